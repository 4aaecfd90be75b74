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

    ``size`` places are at the table, 3 or 4; ``dealer`` is the place that deals. At a
    table of four the dealer sits out, at a table of three the dealer is rearhand.
    """

    size: int
    dealer: int

    def __post_init__(self) -> None:
        if self.size not in (3, 4) or not 0 <= self.dealer < self.size:
            raise ValueError(f"no table with {self.size} places and dealer {self.dealer}")

    @property
    def places(self) -> BySeat[int]:
        """The place of each seat; forehand sits to the dealer's left."""
        return BySeat.of(lambda seat: (self.dealer + 1 + seat) % self.size)

    @property
    def sitting_out(self) -> int | None:
        """The place that watches this deal: the dealer at a table of four."""
        return self.dealer if self.size == 4 else None

    def seat_of(self, place: int) -> Seat | None:
        """The seat of this place in the deal, None for the dealer of four."""
        seat = (place - self.dealer - 1) % self.size
        return SEATS[seat] if seat < 3 else None

    @property
    def next(self) -> "Seating":
        """The next deal: the next player clockwise deals (ISkO 3.2)."""
        return Seating(self.size, (self.dealer + 1) % self.size)
