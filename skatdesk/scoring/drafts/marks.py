"""What can be marked of a game besides its matadors, and which marks go together (ISkO 5.2.3-5.2.6)."""

from enum import StrEnum

from skatdesk.skat.cards import DECK_POINTS, SKAT_AT_MOST
from skatdesk.skat.contracts import Contract, Game, contracts
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import is_schneider


class Mark(StrEnum):
    """A column of the list, or a house rule's addition to it.

    ``SCHNEIDER`` and ``SCHWARZ`` are what the play came to, on either side; the two
    ``DEFENCE`` marks are what the defenders announced. The values are those of
    ``valuation.Level``.
    """

    HAND = "hand"
    SCHNEIDER = "schneider"
    SCHNEIDER_ANNOUNCED = "schneider_announced"
    SCHWARZ = "schwarz"
    SCHWARZ_ANNOUNCED = "schwarz_announced"
    OUVERT = "ouvert"
    SPITZE = "spitze"
    REVOLUTION = "revolution"
    DEFENCE_SCHNEIDER = "defence_schneider"
    DEFENCE_SCHWARZ = "defence_schwarz"


Marks = frozenset[Mark]

_FIELDS = {
    Mark.HAND: "hand",
    Mark.SCHNEIDER_ANNOUNCED: "schneider",
    Mark.SCHWARZ_ANNOUNCED: "schwarz",
    Mark.OUVERT: "ouvert",
    Mark.SPITZE: "spitze",
    Mark.REVOLUTION: "revolution",
}
"""The marks that belong to the contract, and their fields."""

ANNOUNCED = frozenset(_FIELDS)
"""What the declarer said before the first card."""
DEFENCE = frozenset({Mark.DEFENCE_SCHNEIDER, Mark.DEFENCE_SCHWARZ})
REACHED = frozenset({Mark.SCHNEIDER, Mark.SCHWARZ})

CONTAINED = {Mark.SCHWARZ: Mark.SCHNEIDER, Mark.DEFENCE_SCHWARZ: Mark.DEFENCE_SCHNEIDER}
"""Schwarz contains Schneider."""

DEFENDED = {Mark.SCHNEIDER: Mark.DEFENCE_SCHNEIDER, Mark.SCHWARZ: Mark.DEFENCE_SCHWARZ}
"""What the defenders announce it with."""


def contract_of(game: Game, marks: Marks) -> Contract:
    """The contract with the announcements among the marks."""
    return Contract(game, **{field: mark in marks for mark, field in _FIELDS.items()})


def marks_of(contract: Contract) -> Marks:
    """What was announced with a contract."""
    return frozenset(mark for mark, field in _FIELDS.items() if getattr(contract, field))


def counts_anyway(mark: Mark, marks: Marks) -> bool:
    """An announced level counts whether it is reached or not (ISkO 5.2.5)."""
    match mark:
        case Mark.SCHNEIDER:
            return bool(marks & {Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ_ANNOUNCED})
        case Mark.SCHWARZ:
            return Mark.SCHWARZ_ANNOUNCED in marks
    return False


def may_be_schwarz(points: int) -> bool:
    """Whether a side may have no trick when the declarer has so many card points."""
    return points == DECK_POINTS or points <= SKAT_AT_MOST


def agree_with_points(marks: Marks, points: int) -> bool:
    """Whether the declarer can have had so many card points with Schneider and Schwarz as marked."""
    schneider = is_schneider(points) is (Mark.SCHNEIDER in marks) or counts_anyway(Mark.SCHNEIDER, marks)
    return schneider and (may_be_schwarz(points) or Mark.SCHWARZ not in marks)


def without_idle_spitze(marks: Marks, game: Game | None, matadors: int) -> Marks:
    """Without a Spitze that cannot be announced (rules.md §12.5).

    The lowest trump of a Grand with four jacks wins any last trick, and who plays without all trumps does not hold it.
    In a Hand game one of the four may lie in the skat, which nobody has seen.
    """
    without_any = game is not None and matadors == -len(trumps(game))
    four_jacks = game is Game.GRAND and matadors == 4 and Mark.HAND not in marks
    return marks - {Mark.SPITZE} if without_any or four_jacks else marks


def nearest(
    rules: RuleSet, game: Game, marks: Marks, *, on: Mark | None = None, off: Mark | None = None
) -> Marks | None:
    """The announcements the rules allow with this game that are nearest to these marks.

    ``on`` must be among them, ``off`` must not; None where no contract is like that. Of
    two that are as near, the one with fewer announcements.
    """
    wanted = marks & ANNOUNCED
    of_game = (
        marks_of(contract) for hand in (False, True) for contract in contracts(rules, hand) if contract.game is game
    )
    fitting = [found for found in of_game if (on is None or on in found) and (off is None or off not in found)]
    return min(fitting, key=lambda found: (len(found ^ wanted), len(found)), default=None)
