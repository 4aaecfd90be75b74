"""What a player may do. Actions are stored; everything else about a deal follows from them."""

from collections.abc import Iterable
from dataclasses import dataclass

from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract
from skatdesk.skat.seats import Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """Names a value of the bid ladder."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Says yes to the value just named."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Bids no more; also: no Kontra, no Grand Hand, where one of those was asked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PickUp:
    """Takes the skat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayHand:
    """Leaves the skat unseen: a Hand game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Push:
    """Passes the skat on unseen in Schieberamsch; each push doubles the result."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Puts two cards away, kept in card order."""

    seat: Seat
    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class Announce:
    """Names the contract."""

    seat: Seat
    contract: Contract


@dataclass(frozen=True, slots=True)
class Kontra:
    """Doubles: Kontra by a defender, Re by the declarer, and further where allowed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnnounceDefence:
    """A defender announces Schneider, or Schwarz which contains it (rules.md §12.2)."""

    seat: Seat
    schwarz: bool = False


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Revolution: this defender takes these ten of the defenders' twenty cards."""

    seat: Seat
    hand: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "hand", tuple(sorted(self.hand)))


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Concede:
    """Gives the deal up. ``agreed_by`` is the other player whose consent was needed and given."""

    seat: Seat
    agreed_by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Claims all remaining tricks (in Null the declarer claims to lose them all)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """The declarer ends a deal whose announcement he has missed, with what he has taken so far."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Leaves the table, or runs out of time; the deal ends at this player's cost."""

    seat: Seat
    timed_out: bool = False


Action = (
    Bid
    | Hold
    | Pass
    | PickUp
    | PlayHand
    | Push
    | Discard
    | Announce
    | Kontra
    | AnnounceDefence
    | Rearrange
    | Play
    | Concede
    | Claim
    | ThrowIn
    | Leave
)


def cards_to_play(options: Iterable[Action]) -> Cards:
    """The cards among what may be done, in its order."""
    return tuple(option.card for option in options if isinstance(option, Play))
