"""Several lists together, those of an evening or of a season: what everybody has gathered, and who leads."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from operator import attrgetter

from skatdesk.scoring.standings import Tally, standings


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sat at a table; ``computer`` names the computer player, empty for a human being."""

    name: str
    computer: str = ""


@dataclass(frozen=True, slots=True)
class ListResult:
    """What one list has come to: who sat there, and each one's tally."""

    players: tuple[Sitter, ...]
    tallies: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Ranked:
    """One player: ``rank`` as in a list, 1 the best; the tallies of his ``lists`` added up; his ``best`` total."""

    rank: int
    player: Sitter
    lists: int
    tally: Tally
    best: int

    @property
    def average(self) -> float:
        """The total that one of his lists brought on average."""
        return self.tally.total / self.lists


@dataclass(frozen=True, slots=True)
class Ranking:
    """All players of so many ``lists``, the best first."""

    lists: int
    players: tuple[Ranked, ...]

    def by_average(self) -> "Ranking":
        """The same players by what one list brought them on average, where not all have been there every time."""
        ordered = sorted(self.players, key=attrgetter("average"), reverse=True)
        ranks = (1 + sum(other.average > ranked.average for other in ordered) for ranked in ordered)
        return Ranking(
            self.lists, tuple(replace(ranked, rank=rank) for ranked, rank in zip(ordered, ranks, strict=True))
        )


def ranking(results: Sequence[ListResult]) -> Ranking:
    """Ranks everybody of these lists by what they have gathered, equals as in one list (rules.md §11.6)."""
    gathered: dict[Sitter, list[Tally]] = {}
    for result in results:
        for player, tally in zip(result.players, result.tallies, strict=True):
            gathered.setdefault(player, []).append(tally)
    players, tallies = list(gathered), list(gathered.values())
    ranked = []
    for standing in standings([_summed(own) for own in tallies]):
        own = tallies[standing.place]
        best = max(tally.total for tally in own)
        ranked.append(Ranked(standing.rank, players[standing.place], len(own), standing.tally, best))
    return Ranking(len(results), tuple(ranked))


def _summed(tallies: Sequence[Tally]) -> Tally:
    return Tally(*map(sum, zip(*map(astuple, tallies), strict=True)))
