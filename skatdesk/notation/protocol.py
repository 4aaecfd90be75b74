"""The words of the line protocol between a referee and an engine, and an engine's answers (docs/protocol.md).

What a referee says stands in ``protocol_telling.py``, what an engine makes of it in
``skatdesk/match/known_deal.py``.
"""

from collections.abc import Sequence

from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import Card, Cards, format_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import Bidding, GameState, SkatExchange, TrickPlay

VERSION = 1
"""Of the protocol; the referee names it when it greets."""

ANNOUNCEMENTS = ("hand", "schneider", "schwarz", "ouvert")
"""The words that may follow a game type, in the order they are written."""


def parse_seat(word: str) -> Seat:
    """``0`` forehand, ``1`` middlehand, ``2`` rearhand; raises ``NotationError``."""
    if word not in ("0", "1", "2"):
        raise NotationError(f"{word!r} is not a seat (0, 1, 2)")
    return SEATS[int(word)]


def parse_value(word: str) -> int:
    """A value of the bid ladder; raises ``NotationError``."""
    value = int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else 0
    if value not in BIDS:
        raise NotationError(f"{word!r} is not a value of the bid ladder")
    return value


def parse_different_cards(words: Sequence[str], count: int) -> Cards:
    """So many different cards, sorted; raises ``NotationError``."""
    cards = {Card.parse(word) for word in words}
    if len(words) != count or len(cards) != count:
        raise NotationError(f"{' '.join(words)!r} are not {count} different cards")
    return tuple(sorted(cards))


def format_contract(contract: Contract) -> str:
    """Game type and announcements: ``C hand schneider``."""
    said = [word for word in ANNOUNCEMENTS if getattr(contract, word)]
    return " ".join((contract.game.code, *said))


def parse_contract(words: Sequence[str], *, hand: bool) -> Contract:
    """The contract of these words; ``hand`` if the skat was left, whether the words say so or not.

    In a Hand game announcements bring those they contain. Raises ``NotationError``.
    """
    if not words or words[0] not in ("C", "S", "H", "D", "G", "N"):
        raise NotationError(f"{' '.join(words[:1])!r} is not a game type (C S H D G N)")
    unknown = set(words[1:]) - set(ANNOUNCEMENTS)
    if unknown:
        raise NotationError(f"{' '.join(sorted(unknown))!r} cannot be announced ({', '.join(ANNOUNCEMENTS)})")
    said = {word: word in words[1:] for word in ANNOUNCEMENTS}
    contract = Contract(Game.parse(words[0]), **{**said, "hand": hand or said["hand"]})
    return contract.normalised(ISKO) if contract.hand else contract


# ------------------------------------------------------------------ answers


def format_answer(actions: Sequence[Action]) -> str:
    """The answer that says this: one action, or ``Discard`` and ``Announce`` together."""
    match actions:
        case (Bid(value=value),):
            return f"bid {value}"
        case (Hold(),):
            return "hold"
        case (Pass(),):
            return "pass"
        case (PickUp(),):
            return "pickup"
        case (PlayHand(),):
            return "hand"
        case (Play(card=card),):
            return f"play {card}"
        case (Announce(contract=contract),):
            return f"declare {format_contract(contract)}"
        case (Discard(cards=cards), Announce(contract=contract)):
            return f"declare {format_contract(contract)} discard {format_cards(cards)}"
    raise NotationError(f"the protocol has no words for {actions}")


def parse_answer(state: GameState, line: str) -> tuple[Action, ...]:
    """What the player whose turn it is answers; whether it is legal is not looked at.

    Raises ``NotationError`` for a line that is no answer to the question.
    """
    words, seat = line.split(), state.turn
    assert seat is not None
    match state, words:
        case Bidding(), ["pass"]:
            return (Pass(seat),)
        case Bidding(), ["bid", value] if not state.auction.answering:
            return (Bid(seat, parse_value(value)),)
        case Bidding(), ["hold"] if state.auction.answering:
            return (Hold(seat),)
        case SkatExchange(stage="skat"), ["hand"]:
            return (PlayHand(seat),)
        case SkatExchange(stage="skat"), ["pickup"]:
            return (PickUp(seat),)
        case SkatExchange(stage="discard"), ["declare", *named, "discard", first, second]:
            cards = parse_different_cards((first, second), 2)
            return Discard(seat, cards), Announce(seat, parse_contract(named, hand=False))
        case SkatExchange(stage="announce"), ["declare", *named]:
            return (Announce(seat, parse_contract(named, hand=True)),)
        case TrickPlay(), ["play", card]:
            return (Play(seat, Card.parse(card)),)
    raise NotationError("that is no answer to the question")
