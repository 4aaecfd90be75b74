"""A play that came to just what is marked: a list knows levels, their value needs card points and tricks."""

from skatdesk.scoring.drafts.marks import DEFENDED, Mark, Marks, counts_anyway
from skatdesk.skat.cards import DECK_POINTS, SKAT_AT_MOST
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, SOME_TRICKS, WIN_POINTS, Defence, needed


def taken(rules: RuleSet, contract: Contract, marks: Marks, *, won: bool, by_offence: bool) -> tuple[int, int]:
    """The declarer's card points and tricks."""
    if contract.game is Game.NULL:
        return 0, 0 if won else 1
    need_points, need_tricks = needed(contract, rules)
    if not won:
        if _suffered(Mark.SCHWARZ, marks, by_offence=by_offence):
            return 0, 0
        schneider = _suffered(Mark.SCHNEIDER, marks, by_offence=by_offence)
        return (SCHNEIDER_AT_MOST if schneider else WIN_POINTS - 1), SOME_TRICKS
    if Mark.SCHWARZ in marks or need_tricks:
        return DECK_POINTS, 10
    return (SCHNEIDER_POINTS if Mark.SCHNEIDER in marks else need_points), SOME_TRICKS


def _suffered(mark: Mark, marks: Marks, *, by_offence: bool) -> bool:
    """Whether the declarer who lost was made Schneider or Schwarz, as far as the marks tell.

    What the declarer announced cannot be marked, and a mark made before tells nothing; then the defenders'
    announcement tells, for one that was missed has no effect and need not be marked (rules.md §12.2). An offence
    keeps them from making it.
    """
    if counts_anyway(mark, marks):
        return DEFENDED[mark] in marks and not by_offence
    return mark in marks


def defence_made(marks: Marks, points: int | None) -> Defence:
    """What the defenders announced and, by the declarer's card points if these are known, can have made."""
    most = 0 if points is None else points
    return Defence(
        Mark.DEFENCE_SCHNEIDER in marks and most <= SCHNEIDER_AT_MOST,
        Mark.DEFENCE_SCHWARZ in marks and most <= SKAT_AT_MOST,
    )
