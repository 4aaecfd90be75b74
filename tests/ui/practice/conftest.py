"""A table with a helper."""

from collections.abc import Callable

import pytest

from skatdesk.engine.adviser import Adviser
from skatdesk.players.player import Player
from skatdesk.players.roster import make
from skatdesk.ui.practice.helper import Helper
from tests.helpers.inline_executor import InlineExecutor
from tests.ui.table.at_table import AtTable
from tests.ui.table.sitting_down import t, tables, unseen

__all__ = ["help_at", "helper", "t", "tables", "unseen"]

HelpAt = Callable[[AtTable, Callable[[], Player]], Helper]


def _help_at(t: AtTable, make_player: Callable[[], Player]) -> Helper:
    adviser = Adviser(make_player, InlineExecutor(), t.engine.accepts, parent=t)
    return Helper(t.controller, adviser, t)


@pytest.fixture
def help_at() -> HelpAt:
    """Gives a table a helper who asks this player."""
    return _help_at


@pytest.fixture
def helper(t: AtTable) -> Helper:
    """Asks the player who plays by the maxims."""
    return _help_at(t, lambda: make("rules"))
