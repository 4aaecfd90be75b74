"""What came of one deal played many times: who declared what, how often it was won, what it brought."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.systems import changes
from skatdesk.skat.contracts import Game
from skatdesk.skat.results import Aborted, Played, RamschPlayed
from skatdesk.skat.seats import SEATS, TABLE_OF_THREE, BySeat, Seat
from skatdesk.skat.states import Finished


@dataclass(frozen=True, slots=True)
class Declared:
    """A seat's game, with or without Hand and announcements: how often it was played, and won."""

    seat: Seat
    game: Game
    times: int
    won: int


@dataclass(frozen=True, slots=True)
class Spread:
    """The results of ``games`` games.

    ``declared`` stand the most frequent first; in the other games nobody declared:
    ``passed_in`` and ``ramsch`` count them. ``points`` are the declarer's card points in
    each game but Null, ``mean`` the list score of each seat in the system of the rules.
    """

    games: int
    declared: tuple[Declared, ...]
    passed_in: int
    ramsch: int
    points: tuple[int, ...]
    mean: BySeat[float]


def spread_of(ends: Sequence[Finished]) -> Spread:
    """Counts the results; what was broken off counts as passed in."""
    times, won = Counter[tuple[Seat, Game]](), Counter[tuple[Seat, Game]]()
    points: list[int] = []
    passed_in = ramsch = 0
    sums = [0] * len(SEATS)
    for end in ends:
        result = end.result
        match result:
            case Played(declarer=declarer, points=taken, valuation=valuation):
                line = declarer, valuation.contract.game
                times[line] += 1
                won[line] += valuation.won
                if valuation.contract.game is not Game.NULL:
                    points.append(taken)
            case RamschPlayed():
                ramsch += 1
            case _:
                passed_in += 1
        if not isinstance(result, Aborted):
            brought = changes(end.start.rules.list_system, entry_of(result, TABLE_OF_THREE))
            sums = [total + change for total, change in zip(sums, brought, strict=True)]
    declared = tuple(Declared(*line, number, won[line]) for line, number in times.most_common())
    mean = BySeat.of(lambda seat: sums[seat] / len(ends) if ends else 0.0)
    return Spread(len(ends), declared, passed_in, ramsch, tuple(points), mean)
