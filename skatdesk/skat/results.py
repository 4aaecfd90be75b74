"""How a deal ended, for lists, records and the result panel."""

from dataclasses import dataclass

from skatdesk.skat.ramsch import RamschScore
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.valuation import Valuation


@dataclass(frozen=True, slots=True)
class Played:
    """Result of a deal with a declarer. ``points`` and ``tricks`` are the declarer's, as they lay at the end."""

    declarer: Seat
    points: int
    tricks: int
    kontra: int
    valuation: Valuation

    @property
    def scores(self) -> BySeat[int]:
        """Change of the classic list."""
        return BySeat(0, 0, 0).replace(self.declarer, self.valuation.score)


@dataclass(frozen=True, slots=True)
class RamschPlayed:
    """Result of a Ramsch; ``pushes`` counts players who passed the skat on unseen."""

    pushes: int
    bock_factor: int
    score: RamschScore

    @property
    def scores(self) -> BySeat[int]:
        """Change of the classic list."""
        return self.score.scores


@dataclass(frozen=True, slots=True)
class PassedIn:
    """Nobody bid: no score, but the deal counts as a game of the series (ISkO 3.2.16)."""

    @property
    def scores(self) -> BySeat[int]:
        """Nothing changes."""
        return BySeat(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Aborted:
    """The deal ended before there was anything to score."""

    by: Seat

    @property
    def scores(self) -> BySeat[int]:
        """Nothing changes."""
        return BySeat(0, 0, 0)


Result = Played | RamschPlayed | PassedIn | Aborted
