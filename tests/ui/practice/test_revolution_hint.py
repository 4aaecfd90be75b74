"""A hint for the defenders who may sort their twenty cards anew."""

from skatdesk.ui.practice.helper import Helper
from tests.ui.practice.asked import is_practice, strip_text
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import SITUATIONS


def test_a_hint_in_a_revolution_is_how_a_strong_player_sorts_the_hands(t: AtTable, helper: Helper) -> None:
    """That the cards may stay as they lie is no answer the rules force on anybody (rules.md §12.5)."""
    SITUATIONS["rearrange"](t)
    helper.hint()
    helper.hint()

    assert "allow no other" not in strip_text(t)
    assert is_practice(t)
