"""What each player has gathered in a list, and who leads (rules.md §11.5, §11.6)."""

from collections.abc import Sequence
from dataclasses import dataclass

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.systems import changes
from skatdesk.skat.ruleset import ListSystem


@dataclass(frozen=True, slots=True)
class Tally:
    """The footer of a list for one place.

    ``points`` are game points (the classic list), ``won`` and ``lost`` the games he
    declared, ``others_lost`` those another player declared and lost while he was there. ``own_bonus`` and
    ``others_bonus`` are what Seeger-Fabian pays for them, 0 in the other systems;
    ``total`` is the list score by which the list is ranked and settled.
    """

    points: int = 0
    won: int = 0
    lost: int = 0
    others_lost: int = 0
    own_bonus: int = 0
    others_bonus: int = 0
    total: int = 0

    def written(self, system: ListSystem) -> int:
        """The running number that is written on paper: game points, in Bierlachs the minus."""
        return self.total if system == "bierlachs" else self.points


@dataclass(frozen=True, slots=True)
class Standing:
    """A place's rank, 1 the best; equal ranks are shared, and the next ones left out."""

    rank: int
    place: int
    tally: Tally


def tallied(system: ListSystem, tallies: Sequence[Tally], entry: Entry) -> tuple[Tally, ...]:
    """The tallies of all places after one more entry."""
    game = entry.declared
    after = []
    for place, (tally, score, change) in enumerate(zip(tallies, entry.scores, changes(system, entry), strict=True)):
        declared = game is not None and game.declarer == place
        by_others = game is not None and not declared and not game.won and place != entry.seating.away
        bonus = change - score if system == "seeger" else 0
        after.append(
            Tally(
                tally.points + score,
                tally.won + (game is not None and declared and game.won),
                tally.lost + (game is not None and declared and not game.won),
                tally.others_lost + by_others,
                tally.own_bonus + declared * bonus,
                tally.others_bonus + (not declared) * bonus,
                tally.total + change,
            )
        )
    return tuple(after)


def standings(tallies: Sequence[Tally]) -> tuple[Standing, ...]:
    """All places, the best first.

    Equal totals: more games won minus lost, then more game points, then fewer lost,
    else the rank is shared (rules.md §11.6).
    """
    keys = [_worth(tally) for tally in tallies]
    order = sorted(range(len(tallies)), key=lambda place: keys[place], reverse=True)
    return tuple(Standing(1 + sum(key > keys[place] for key in keys), place, tallies[place]) for place in order)


def _worth(tally: Tally) -> tuple[int, int, int, int]:
    """Greater is better."""
    return tally.total, tally.won - tally.lost, tally.points, -tally.lost
