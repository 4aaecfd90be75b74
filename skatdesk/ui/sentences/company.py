"""Who is spoken of, and who reads."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from skatdesk.i18n.bidi import isolate
from skatdesk.skat.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Company:
    """The players of a deal by seat; ``you`` is the reader's seat, None for an onlooker."""

    names: BySeat[str]
    you: Seat | None = None

    @staticmethod
    def of(name_of: Callable[[Seat], str], you: Seat | None = None) -> "Company":
        """The company whose names this function knows."""
        return Company(BySeat.of(name_of), you)

    def name(self, seat: Seat) -> str:
        """The player's name for the middle of a sentence of any direction."""
        return isolate(self.names[seat])

    def say(self, seat: Seat, to_you: str, of_others: str, **words: str) -> str:
        """One of two translated sentences: to the reader, or of a player named ``{name}``; then its words filled in."""
        if seat is self.you:
            return to_you.format(**words)
        return of_others.format(name=self.name(seat), **words)

    def say_of_two(self, seats: Sequence[Seat], with_you: str, of_others: str) -> str:
        """The same of two: the reader and ``{name}``, or ``{first}`` and ``{second}``."""
        first, second = seats
        if self.you in seats:
            return with_you.format(name=self.name(second if first is self.you else first))
        return of_others.format(first=self.name(first), second=self.name(second))
