"""What one game changes in a list: classic, Seeger-Fabian, Bierlachs (rules.md §11.1-11.3)."""

from skatdesk.scoring.entries import Entry
from skatdesk.skat.ruleset import ListSystem

OWN_GAME_BONUS = 50
"""Seeger-Fabian: list score for each own game won, taken for each lost; never doubled."""


def others_lost_bonus(present: int) -> int:
    """Seeger-Fabian: list score for each game another player loses; 40 where three are there, 30 where four."""
    return 30 if present == 4 else 40


def changes(system: ListSystem, entry: Entry) -> tuple[int, ...]:
    """What the entry adds to each place's total in this system.

    At a table of four the dealer who sat out takes part: he gets the bonus for a lost
    game and the Bierlachs minus for a won one. Who is away gets neither. Ramsch earns no bonus.
    """
    match system:
        case "classic":
            return entry.scores
        case "seeger":
            return _seeger(entry)
        case "bierlachs":
            return _bierlachs(entry)


def _seeger(entry: Entry) -> tuple[int, ...]:
    game = entry.declared
    if game is None:
        return entry.scores
    own = OWN_GAME_BONUS if game.won else -OWN_GAME_BONUS
    others = 0 if game.won else others_lost_bonus(entry.seating.present)
    bonuses = {game.declarer: own, entry.seating.away: 0}
    return tuple(score + bonuses.get(place, others) for place, score in enumerate(entry.scores))


def _bierlachs(entry: Entry) -> tuple[int, ...]:
    """Minus points only: a plus for one is a minus for all others, the differences stay."""
    plus, away = max(0, *entry.scores), entry.seating.away
    return tuple(0 if place == away else score - plus for place, score in enumerate(entry.scores))
