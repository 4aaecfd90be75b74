"""What just happened, for whoever shows or counts it. Derived by ``step``, never stored."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.auction import Call
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract
from skatdesk.skat.results import Result
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.tricks import Trick


@dataclass(frozen=True, slots=True)
class BidNamed:
    """A value was named."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class BidHeld:
    """The value was held."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed: in the bidding, or when asked about Grand Hand or Kontra."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The declarer is found, at the last value named."""

    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class SkatTaken:
    """The skat was picked up; ``cards`` is None for those who may not see them."""

    seat: Seat
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class HandChosen:
    """The declarer leaves the skat unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SkatPushed:
    """Schieberamsch: the skat went on unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded:
    """Two cards were put away; ``cards`` is None for those who may not see them.

    ``passed_on``: in Schieberamsch, to the player who comes next.
    """

    seat: Seat
    cards: Cards | None
    passed_on: bool = False


@dataclass(frozen=True, slots=True)
class ContractAnnounced:
    """The contract stands; ``seat`` is None when a Ramsch begins."""

    seat: Seat | None
    contract: Contract


@dataclass(frozen=True, slots=True)
class KontraSaid:
    """A doubling; ``level`` 1 Kontra, 2 Re, 3 Bock, 4 Hirsch."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class DefenceAnnounced:
    """A defender announced Schneider or Schwarz."""

    seat: Seat
    schwarz: bool


@dataclass(frozen=True, slots=True)
class HandExposed:
    """The declarer's cards lie open."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class HandsRearranged:
    """Revolution: the defenders' hands changed; ``hands`` is None for the declarer."""

    hands: BySeat[Cards] | None
    declarer: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies in the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete; ``points`` are its card points, None in Null, where cards count nothing."""

    seat: Seat
    trick: Trick
    points: int | None


@dataclass(frozen=True, slots=True)
class Conceded:
    """A side gave up."""

    seat: Seat
    agreed_by: Seat | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player took the remaining tricks by a proven claim, or in Null ``none`` of them; ``cards`` are his."""

    seat: Seat
    cards: Cards
    none: bool = False


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The declarer threw his cards in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left the table or ran out of time."""

    seat: Seat
    timed_out: bool


@dataclass(frozen=True, slots=True)
class DealFinished:
    """The deal is over."""

    result: Result


Event = (
    BidNamed
    | BidHeld
    | Passed
    | AuctionWon
    | SkatTaken
    | HandChosen
    | SkatPushed
    | Discarded
    | ContractAnnounced
    | KontraSaid
    | DefenceAnnounced
    | HandExposed
    | HandsRearranged
    | CardPlayed
    | TrickWon
    | Conceded
    | Claimed
    | ThrownIn
    | PlayerLeft
    | DealFinished
)


def heard(calls: Iterable[Call]) -> tuple[BidNamed | BidHeld | Passed, ...]:
    """What these calls of the bidding tell, from the first one on: with the value that each of them holds."""
    events: list[BidNamed | BidHeld | Passed] = []
    value = 0
    for call in calls:
        match call:
            case Bid(seat, value):
                events.append(BidNamed(seat, value))
            case Hold(seat):
                events.append(BidHeld(seat, value))
            case Pass(seat):
                events.append(Passed(seat))
    return tuple(events)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event as this seat may know it; None is somebody who only watches."""
    if isinstance(event, SkatTaken | Discarded) and event.seat is not seat:
        return replace(event, cards=None)
    if isinstance(event, HandsRearranged) and (seat is None or seat is event.declarer):
        return replace(event, hands=None)
    return event
