"""One game of a score list, in the terms of the table: places, not seats.

A game played in this program and one written down at a physical table are the same
``Entry``. Everything a list shows (running points, bonuses, Bock rounds, the next
dealer) is derived from its entries.
"""

from dataclasses import dataclass, replace

from skatdesk.scoring.names import one_line
from skatdesk.skat.contracts import Contract
from skatdesk.skat.errors import SkatError
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.results import Aborted, PassedIn, Played, RamschPlayed, Result
from skatdesk.skat.seats import BySeat, Seating
from skatdesk.skat.valuation import Valuation

LONGEST_REMARK = 60
"""Letters."""


@dataclass(frozen=True, slots=True)
class DeclaredGame:
    """A game with a declarer.

    ``declarer`` is a place. ``points`` and ``tricks`` are the declarer's, None where a
    physical list does not know them. ``kontra`` counts the doublings said.
    ``by_offence``: an offence ended the deal, which is then valued at the simple level
    (rules.md §10). ``agreed`` is a list score the table agreed on; it stands instead of
    the valued one and tells by its sign who won.
    """

    declarer: int
    valuation: Valuation
    points: int | None = None
    tricks: int | None = None
    kontra: int = 0
    by_offence: bool = False
    agreed: int | None = None

    def __post_init__(self) -> None:
        if self.agreed == 0:
            raise SkatError("an agreed score of 0 says neither won nor lost")
        if self.valuation.factor % kontra_factor(self.kontra):
            raise SkatError(f"a factor of {self.valuation.factor} does not contain {self.kontra} doublings")

    @property
    def contract(self) -> Contract:
        """The game and what was announced."""
        return self.valuation.contract

    @property
    def matadors(self) -> int:
        """Counted matadors: with n > 0, without n < 0, Null 0."""
        return self.valuation.matadors

    @property
    def bid(self) -> int:
        """The bid the game was bought at; 0 if unknown, or if nobody bid."""
        return self.valuation.bid

    @property
    def bock_factor(self) -> int:
        """2 in a Bock round, else 1."""
        return self.valuation.factor // kontra_factor(self.kontra)

    @property
    def score(self) -> int:
        """The declarer's change of the classic list."""
        return self.valuation.score if self.agreed is None else self.agreed

    @property
    def won(self) -> bool:
        """Whether the declarer won."""
        return self.valuation.won if self.agreed is None else self.agreed > 0


@dataclass(frozen=True, slots=True)
class RamschGame:
    """A Ramsch. ``points`` are card points and ``scores`` list scores of each place.

    Who has no cards has 0 of both. ``pushes`` counts players who passed the skat
    on unseen; ``virgin`` is the place whose empty hand of tricks doubled the loss,
    ``march`` the place that took all ten.
    """

    points: tuple[int, ...]
    scores: tuple[int, ...]
    pushes: int = 0
    bock_factor: int = 1
    virgin: int | None = None
    march: int | None = None

    @property
    def doublings(self) -> int:
        """What pushing on unseen and a player without a trick multiply the score by; a Bock round comes on top."""
        return (1 << self.pushes) * (1 if self.virgin is None else 2)

    def with_bock(self, factor: int) -> "RamschGame":
        """The same in a Bock round, or in none; losers who share a loss share what it is then (``score_ramsch``)."""
        before, now = (self.doublings * bock for bock in (self.bock_factor, factor))
        losers = max(1, sum(own < 0 for own in self.scores))

        def score(points: int, own: int) -> int:
            if own == -(points * before // losers):
                return -(points * now // losers)
            return own // self.bock_factor * factor

        return replace(self, scores=tuple(map(score, self.points, self.scores)), bock_factor=factor)


@dataclass(frozen=True, slots=True)
class PassedInGame:
    """Nobody bid: nothing is written down, but the deal counts (ISkO 3.2.16)."""


Outcome = DeclaredGame | RamschGame | PassedInGame


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of a list: who dealt, what came of it, and as ``remark`` what somebody wrote beside it.

    Raises ``SkatError`` where the outcome does not fit the table: a declarer who sits
    out, points for a place that does not exist; where the remark is longer than one short line.
    """

    seating: Seating
    outcome: Outcome
    remark: str = ""

    def __post_init__(self) -> None:
        if self.remark != one_line(self.remark) or len(self.remark) > LONGEST_REMARK:
            raise SkatError(f"{self.remark!r} is not one line of at most {LONGEST_REMARK} letters")
        match self.outcome:
            case DeclaredGame(declarer=declarer):
                if declarer not in self.seating.places:
                    raise SkatError(f"place {declarer} does not play when place {self.seating.dealer} deals")
            case RamschGame(points=points, scores=scores):
                if not len(points) == len(scores) == self.seating.size:
                    raise SkatError(f"a Ramsch of {self.seating.size} places needs points and a score for each")
            case PassedInGame():
                pass

    def with_fourth_away(self) -> "Entry":
        """This game of three in a list that a fourth has joined since."""
        seating, outcome = Seating(4, self.seating.dealer, away=3), self.outcome
        if isinstance(outcome, RamschGame):
            outcome = replace(outcome, points=(*outcome.points, 0), scores=(*outcome.scores, 0))
        return replace(self, seating=seating, outcome=outcome)

    @property
    def declared(self) -> DeclaredGame | None:
        """The game, if it had a declarer."""
        return self.outcome if isinstance(self.outcome, DeclaredGame) else None

    @property
    def bock_factor(self) -> int | None:
        """2 where it was played in a Bock round, else 1; None of a deal passed in, which nothing doubles."""
        return None if isinstance(self.outcome, PassedInGame) else self.outcome.bock_factor

    def with_bock(self, factor: int) -> "Entry":
        """This game in a Bock round, or in none. A score the table agreed on stays."""
        outcome = self.outcome
        match outcome:
            case DeclaredGame(valuation=valuation, bock_factor=was):
                times, score = valuation.factor // was * factor, valuation.score // was * factor
                outcome = replace(outcome, valuation=replace(valuation, factor=times, score=score))
            case RamschGame():
                outcome = outcome.with_bock(factor)
        return replace(self, outcome=outcome)

    @property
    def scores(self) -> tuple[int, ...]:
        """Change of the classic list for each place (ISkO 5.5)."""
        match self.outcome:
            case DeclaredGame(declarer=declarer, score=score):
                return tuple(score if place == declarer else 0 for place in range(self.seating.size))
            case RamschGame(scores=scores):
                return scores
            case PassedInGame():
                return (0,) * self.seating.size


def entry_of(result: Result, seating: Seating) -> Entry:
    """The entry for a deal played here.

    Raises ``SkatError`` for an aborted deal: it left nothing to write down.
    """
    match result:
        case Played(declarer, points, tricks, kontra, valuation):
            return Entry(seating, DeclaredGame(seating.places[declarer], valuation, points, tricks, kontra))
        case RamschPlayed(pushes, bock_factor, score):
            places = seating.places
            return Entry(
                seating,
                RamschGame(
                    _by_place(seating, score.points),
                    _by_place(seating, score.scores),
                    pushes,
                    bock_factor,
                    None if score.virgin is None else places[score.virgin],
                    None if score.march is None else places[score.march],
                ),
            )
        case PassedIn():
            return Entry(seating, PassedInGame())
        case Aborted():
            raise SkatError("the deal was broken off: there is nothing to enter in the list")


def _by_place(seating: Seating, values: BySeat[int]) -> tuple[int, ...]:
    """The seats' values at their places; 0 for one without cards."""
    seats = (seating.seat_of(place) for place in range(seating.size))
    return tuple(0 if seat is None else values[seat] for seat in seats)
