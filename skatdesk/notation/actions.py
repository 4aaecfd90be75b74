"""Actions as short words: ``1:18``, ``0:y``, ``2:put.D9.SA``, ``2:game.CHS``, ``0:CJ``.

Every action has exactly one word, without spaces; ``parse_action(format_action(a)) == a``.
Records use the words for what the moves of ISS cannot say, the store for every action.
The list of all words stands in ``docs/notation.md``.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Claim,
    Concede,
    Discard,
    Hold,
    Kontra,
    Leave,
    Pass,
    PickUp,
    Play,
    PlayHand,
    Push,
    Rearrange,
    ThrowIn,
)
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import NotationError
from skatdesk.skat.seats import SEATS, Seat

_PLAIN: dict[str, type[Hold | Pass | PickUp | PlayHand | Push | Kontra | Claim | ThrowIn]] = {
    "y": Hold,
    "p": Pass,
    "s": PickUp,
    "hand": PlayHand,
    "push": Push,
    "kontra": Kontra,
    "claim": Claim,
    "throwin": ThrowIn,
}
_PLAIN_WORDS = {kind: word for word, kind in _PLAIN.items()}

_ANNOUNCEMENTS = {"H": "hand", "S": "schneider", "Z": "schwarz", "O": "ouvert", "P": "spitze", "R": "revolution"}
_CONTRACT = re.compile(r"([CSHDGNR])(H?S?Z?O?P?R?)")
_WORD = re.compile(r"([012]):([A-Za-z0-9.]+)")
_VALUE = re.compile(r"0|[1-9][0-9]{0,2}")


def format_action(action: Action) -> str:
    """The word of this action."""
    return f"{action.seat:d}:{_move(action)}"


def format_actions(actions: Iterable[Action]) -> str:
    """The words of these actions, separated by single spaces."""
    return " ".join(map(format_action, actions))


@lru_cache(maxsize=1024)
def parse_action(word: str) -> Action:
    """The action of this word; raises ``NotationError`` for any other text."""
    match = _WORD.fullmatch(word)
    action = None if match is None else _parse_move(SEATS[int(match[1])], match[2])
    if action is None:
        raise NotationError(f"{word!r} is not an action")
    return action


def parse_actions(text: str) -> tuple[Action, ...]:
    """The actions of words separated by spaces; raises ``NotationError``."""
    return tuple(map(parse_action, text.split()))


def format_contract(contract: Contract) -> str:
    """The game's letter, then one for each thing announced with it: ``CHSZO``, ``N``, ``NHO``.

    H Hand, S Schneider, Z Schwarz, O ouvert, P Spitze, R Revolution. Nothing is implied:
    the letters are the contract, whatever the rule set.
    """
    return contract.game.code + "".join(code for code, name in _ANNOUNCEMENTS.items() if getattr(contract, name))


def parse_contract(text: str) -> Contract:
    """The contract with these letters; raises ``NotationError``."""
    match = _CONTRACT.fullmatch(text)
    if match is None:
        raise NotationError(f"{text!r} is not a contract")
    return Contract(Game.parse(match[1]), **{name: code in match[2] for code, name in _ANNOUNCEMENTS.items()})


def _move(action: Action) -> str:
    match action:
        case Play(card=card):
            return card.code
        case Bid(value=value):
            return str(value)
        case Discard(cards=cards):
            return _with_cards("put", cards)
        case Rearrange(hand=cards):
            return _with_cards("take", cards)
        case Announce(contract=contract):
            return f"game.{format_contract(contract)}"
        case AnnounceDefence(schwarz=schwarz):
            return "schwarz" if schwarz else "schneider"
        case Concede(agreed_by=agreed_by):
            return "resign" if agreed_by is None else f"resign.{agreed_by:d}"
        case Leave(timed_out=timed_out):
            return "timeout" if timed_out else "leave"
        case _:
            return _PLAIN_WORDS[type(action)]


def _with_cards(name: str, cards: Cards) -> str:
    return ".".join((name, *(card.code for card in cards)))


def _parse_move(seat: Seat, move: str) -> Action | None:
    if move in _PLAIN:
        return _PLAIN[move](seat)
    if move in ("schneider", "schwarz"):
        return AnnounceDefence(seat, move == "schwarz")
    if move in ("leave", "timeout"):
        return Leave(seat, move == "timeout")
    if _VALUE.fullmatch(move):
        return Bid(seat, int(move))
    name, dot, rest = move.partition(".")
    match name:
        case "put" if dot:
            return Discard(seat, _cards(rest))
        case "take" if dot:
            return Rearrange(seat, _cards(rest))
        case "game" if dot:
            return Announce(seat, parse_contract(rest))
        case "resign" if not dot:
            return Concede(seat)
        case "resign" if rest in ("0", "1", "2"):
            return Concede(seat, SEATS[int(rest)])
    return Play(seat, Card.parse(move)) if len(move) == 2 else None


def _cards(text: str) -> Cards:
    return tuple(map(Card.parse, text.split(".")))
