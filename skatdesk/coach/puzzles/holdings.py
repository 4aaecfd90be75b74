"""What somebody must hold, by counting: the cards played, suits not followed, and how many are left.

Every way in which the unseen cards can lie is counted, suit by suit; what is the same in all of
them is known for sure.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from skatdesk.players.inference import Table
from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.skat.ordering import EFFECTIVE_SUIT, TRUMP
from skatdesk.skat.seats import Seat
from skatdesk.skat.view import SeatView


class _Skat(Enum):
    """Where a card lies that nobody holds."""

    SKAT = "skat"


SKAT = _Skat.SKAT
"""The skat, among those who may hold a card."""

Holder = Seat | _Skat

_SUITS = range(TRUMP + 1)
"""The four plain suits, then trumps."""

Lie = tuple[tuple[int, int, int], ...]
"""How many of the unseen cards of each suit are at three places: the next seat, the one after it, the skat."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Who holds this card (``card``)? Or how many cards of a suit (4: trumps) does this ``seat`` hold?"""

    card: Card | None = None
    seat: Seat | None = None
    suit: int = 0


@dataclass(frozen=True, slots=True)
class Known:
    """Something that is known for sure, and how hard it is to see.

    ``unseen`` is how many cards are out, ``counted`` tells that suits not followed do not
    say it alone: the cards left have to be counted.
    """

    question: Holding
    answer: Holder | int
    unseen: int
    counted: bool


class Unseen:
    """The unseen cards of a player in the middle of the card play, by suit, and where they may lie.

    Not for a declarer who lies open, nor for Ramsch with cards passed on.
    """

    def __init__(self, view: SeatView) -> None:
        assert view.seat is not None
        assert view.contract is not None
        table = Table(view)
        suits = self._suits = EFFECTIVE_SUIT[view.contract.game]
        self.others = view.seat.others
        self.cards = tuple(
            tuple(card for card in CARDS if table.unseen >> card & 1 and suits[card] == suit) for suit in _SUITS
        )
        left = tuple(view.cards_left[seat] for seat in self.others)
        self.room = (*left, 2 - len(view.put_away))
        self.may = tuple(
            (
                any(table.may_hold[self.others[0]] >> card & 1 for card in cards),
                any(table.may_hold[self.others[1]] >> card & 1 for card in cards),
                self.room[2] > 0,
            )
            for cards in self.cards
        )

    @property
    def number(self) -> int:
        """How many cards are unseen."""
        return sum(map(len, self.cards))

    def of_suit(self, question: Holding) -> Cards:
        """The unseen cards of the suit that is asked about."""
        return self.cards[question.suit if question.card is None else self._suits[question.card]]

    def not_followed(self, seat: Seat) -> tuple[int, ...]:
        """Suits of which cards are unseen that this seat has shown it lacks."""
        place = self.others.index(seat)
        return tuple(suit for suit in _SUITS if self.cards[suit] and not self.may[suit][place])

    def lies(self) -> tuple[Lie, ...]:
        """Every way in which the suits can lie."""
        return _lies(tuple(map(len, self.cards)), self.may, self.room)

    def known(self) -> Iterator[Known]:
        """All that is known for sure of cards and suits, but for what a suit not followed says by itself."""
        lies = self.lies()
        for suit in _SUITS:
            cards, may = self.cards[suit], self.may[suit]
            if not cards:
                continue
            for place, seat in enumerate(self.others):
                counts = {lie[suit][place] for lie in lies}
                if len(counts) != 1 or not may[place]:
                    continue
                (count,) = counts
                counted = sum(may) > 1
                yield Known(Holding(seat=seat, suit=suit), count, self.number, counted)
            holders: tuple[Holder, ...] = (*self.others, SKAT)
            for place, holder in enumerate(holders):
                if all(lie[suit][place] == len(cards) for lie in lies):
                    for card in cards:
                        yield Known(Holding(card=card), holder, self.number, sum(may) > 1)


@lru_cache(maxsize=64)
def _lies(numbers: tuple[int, ...], may: tuple[tuple[bool, bool, bool], ...], room: tuple[int, ...]) -> tuple[Lie, ...]:
    if not numbers:
        return ((),) if not any(room) else ()
    found: list[Lie] = []
    for first in range(min(numbers[0], room[0]) + 1 if may[0][0] else 1):
        for second in range(min(numbers[0] - first, room[1]) + 1 if may[0][1] else 1):
            third = numbers[0] - first - second
            if third and (not may[0][2] or third > room[2]):
                continue
            rest = (room[0] - first, room[1] - second, room[2] - third)
            found += [((first, second, third), *lie) for lie in _lies(numbers[1:], may[1:], rest)]
    return tuple(found)


def answer_to(view: SeatView, question: Holding) -> Holder | int | None:
    """The one answer all lies of the cards give; None if they differ."""
    for known in Unseen(view).known():
        if known.question == question:
            return known.answer
    return None
