"""Whether players can be called so, and can be so many: what the dialog for a new list asks of them too."""

from collections.abc import Sequence

from skatdesk.notation.lists.errors import Fault
from skatdesk.scoring.names import LONGEST_NAME, double_name, told_apart
from skatdesk.skat.ruleset import RuleSet


def wrong_name(names: Sequence[str]) -> tuple[int, Fault, str] | None:
    """The place whose name cannot be, what is wrong with it, and the detail of that; None if all can be."""
    for place, name in enumerate(names):
        if not told_apart(name):
            return place, Fault.NAMELESS, ""
        if len(name) > LONGEST_NAME:
            return place, Fault.LONG_NAME, str(LONGEST_NAME)
        if double_name(names[: place + 1]) is not None:
            return place, Fault.SAME_NAME, name
    return None


def tables_text(rules: RuleSet) -> str:
    """For how many players the rules are."""
    return " / ".join(map(str, rules.tables))
