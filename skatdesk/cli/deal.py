"""Prints the deal with a number, or the number of a deal.

Every deal has one number, from 1 to 2753294408504640. Cards are written as suit
(C S H D) and rank (A T K Q J 9 8 7), hands as
forehand | middlehand | rearhand | skat.
"""

import argparse
import json

from skatdesk.skat.cards import format_cards
from skatdesk.skat.deals import Deal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One of the two ways to name a deal, and the form of the answer."""
    deal = parser.add_mutually_exclusive_group(required=True)
    deal.add_argument("number", nargs="?", metavar="N", type=_number, help="the deal's number")
    deal.add_argument("--cards", metavar="DEAL", help='the deal\'s cards: "CJ SA … | … | … | …"')
    parser.add_argument("--json", action="store_true", help="print number and cards as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Prints the other name of the deal."""
    deal = Deal.parse(options.cards) if options.cards is not None else Deal.from_number(options.number)
    if options.json:
        forehand, middlehand, rearhand, skat = map(format_cards, (*deal.hands, deal.skat))
        named = {"forehand": forehand, "middlehand": middlehand, "rearhand": rearhand, "skat": skat}
        print(json.dumps({"number": deal.number, **{seat: cards.split() for seat, cards in named.items()}}))
    elif options.cards is not None:
        print(deal.number)
    else:
        print(deal)
    return 0


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise argparse.ArgumentTypeError(f"{text!r} is not the number of a deal")
    return int(text)
