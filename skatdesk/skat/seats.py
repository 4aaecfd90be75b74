"""Seats of a deal and places at the table (ISkO 3.3.2).

A *seat* is a role in one deal: forehand, middlehand, rearhand. A *place* (0, 1, 2
and at a table of four 3) is a chair that keeps its player for the whole series.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Seat(IntEnum):
    """The three active players of a deal, clockwise."""

    FOREHAND = 0
    MIDDLEHAND = 1
    REARHAND = 2

    @property
    def next(self) -> "Seat":
        """The player to the left, who acts after this one."""
        return _NEXT[self]

    @property
    def previous(self) -> "Seat":
        """The player to the right."""
        return _NEXT[_NEXT[self]]

    @property
    def others(self) -> tuple["Seat", "Seat"]:
        """The two other players, clockwise; for a declarer: the defenders."""
        return _OTHERS[self]


FOREHAND, MIDDLEHAND, REARHAND = SEATS = tuple(Seat)
_NEXT = (MIDDLEHAND, REARHAND, FOREHAND)
_OTHERS = ((MIDDLEHAND, REARHAND), (REARHAND, FOREHAND), (FOREHAND, MIDDLEHAND))


def other_defender(seat: Seat | None, declarer: Seat | None) -> Seat | None:
    """The partner of a defender; None for the declarer, for onlookers and in Ramsch."""
    if seat is None or declarer is None or seat is declarer:
        return None
    return next(other for other in seat.others if other is not declarer)


class BySeat(NamedTuple, Generic[T]):
    """One value for each seat; ``values[seat]`` reads it."""

    forehand: T
    middlehand: T
    rearhand: T

    def replace(self, seat: Seat, value: T) -> "BySeat[T]":
        """The same values but for one seat."""
        if seat is FOREHAND:
            return BySeat(value, self[1], self[2])
        if seat is MIDDLEHAND:
            return BySeat(self[0], value, self[2])
        return BySeat(self[0], self[1], value)

    def map(self, function: Callable[[T], U]) -> "BySeat[U]":
        """The function's result for each seat."""
        return BySeat(function(self[0]), function(self[1]), function(self[2]))

    def items(self) -> Iterator[tuple[Seat, T]]:
        """Pairs of seat and value, forehand first."""
        return zip(SEATS, self, strict=True)

    @staticmethod
    def of(function: Callable[[Seat], U]) -> "BySeat[U]":
        """The function's result for each seat."""
        return BySeat(function(FOREHAND), function(MIDDLEHAND), function(REARHAND))


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in one deal.

    ``size`` places are at the table, 3 or 4; ``dealer`` is the place that deals. Of four
    one may be ``away``: not yet come, or gone before the others. Where four are there the
    dealer sits out, of three he is rearhand.
    """

    size: int
    dealer: int
    away: int | None = None

    def __post_init__(self) -> None:
        if self.size not in (3, 4) or not 0 <= self.dealer < self.size:
            raise ValueError(f"no table with {self.size} places and dealer {self.dealer}")
        if self.away is not None and (self.size == 3 or self.away == self.dealer or not 0 <= self.away < self.size):
            raise ValueError(f"place {self.away} cannot be away when place {self.dealer} of {self.size} deals")

    @property
    def present(self) -> int:
        """How many are there, 3 or 4."""
        return self.size if self.away is None else self.size - 1

    @property
    def places(self) -> BySeat[int]:
        """The place of each seat; forehand sits to the dealer's left."""
        forehand = _left_of(self.dealer, self.size, self.away)
        middlehand = _left_of(forehand, self.size, self.away)
        return BySeat(forehand, middlehand, _left_of(middlehand, self.size, self.away))

    @property
    def sitting_out(self) -> int | None:
        """The place that watches this deal: the dealer where four are there."""
        return self.dealer if self.present == 4 else None

    @property
    def without_cards(self) -> int | None:
        """The place that has no cards in this deal, at a table of four: who is away, or the dealer."""
        return self.sitting_out if self.away is None else self.away

    def seat_of(self, place: int) -> Seat | None:
        """The seat of this place in the deal, None for one without cards."""
        places = self.places
        return SEATS[places.index(place)] if place in places else None

    @property
    def next(self) -> "Seating":
        """The next deal: the next player clockwise deals (ISkO 3.2)."""
        return self.next_without(self.away)

    def next_without(self, away: int | None) -> "Seating":
        """The next deal, with somebody else away, or nobody."""
        return Seating(self.size, _left_of(self.dealer, self.size, away), away)

    def again_without(self, away: int | None) -> "Seating":
        """This deal once more, with somebody else away, or nobody; for a dealer who is away the next one deals."""
        return Seating(self.size, self.dealer, away) if self.dealer != away else self.next_without(away)

    def is_in_turn(self, due: "Seating") -> bool:
        """Whether this is the deal that was due, though somebody else may be away."""
        return self == due.again_without(self.away)


TABLE_OF_THREE = Seating(3, 2)
"""Its places have the numbers of the seats."""


def _left_of(place: int, size: int, away: int | None) -> int:
    """The next player clockwise who is there."""
    left = (place + 1) % size
    return left if left != away else (left + 1) % size
