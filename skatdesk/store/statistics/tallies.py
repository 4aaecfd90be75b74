"""What the entered games of a list come to for its players, without the list itself being read."""

from collections.abc import Iterable

from skatdesk.scoring.standings import Tally
from skatdesk.scoring.systems import OWN_GAME_BONUS, others_lost_bonus
from skatdesk.store.statistics.facts import LAYOUT, NOBODY, OUTSIDE, WON


def tallies_of(facts: Iterable[bytes], size: int, *, seeger: bool) -> tuple[Tally, ...]:
    """For each place the same tally as in the list, by Seeger-Fabian or in the classic list (rules.md §11.1, §11.2)."""
    tallies = [_Sum() for _ in range(size)]
    for packed in facts:
        _, dealer, declarer, *_, flags, first, second, third, fourth = LAYOUT.unpack(packed)
        outside = flags >> OUTSIDE
        away = (dealer + outside) % size if outside else None
        lost_bonus = others_lost_bonus(size if away is None else size - 1)
        for place, score in enumerate((first, second, third, fourth)[:size]):
            own = tallies[place]
            own.points += score
            if place == declarer:
                own.won += bool(flags & WON)
                own.lost += not flags & WON
            elif declarer != NOBODY and not flags & WON and place != away:
                own.others_lost += 1
                own.others_bonus += lost_bonus
    return tuple(tally.tally(seeger=seeger) for tally in tallies)


class _Sum:
    """What one player has so far."""

    def __init__(self) -> None:
        self.points = self.won = self.lost = self.others_lost = self.others_bonus = 0

    def tally(self, *, seeger: bool) -> Tally:
        own, others = ((self.won - self.lost) * OWN_GAME_BONUS, self.others_bonus) if seeger else (0, 0)
        total = self.points + own + others
        return Tally(self.points, self.won, self.lost, self.others_lost, own, others, total)
