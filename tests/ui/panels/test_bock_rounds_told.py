"""What the result says of a game that makes Bock rounds."""

from dataclasses import replace

import pytest

from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.states import Finished
from tests.helpers.plain import plain
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, never, play

DEAR_GAMES = replace(ISKO, name="custom", bock_events=("value_72",))


@pytest.mark.parametrize(("bid", "told"), [(72, True), (18, False)])
def test_the_result_says_that_a_bock_round_follows(t: AtTable, bid: int, told: bool) -> None:
    """Until then a game that counted double came out of the blue."""
    play(t, HEARTS, never, rules=DEAR_GAMES, bid=bid)
    panel = t.asker.result

    assert plain(panel._counted.text()).endswith(" · a Bock round follows") is told
    assert ("Bock round" in panel.accessibleDescription()) is told


def test_a_deal_beside_the_series_makes_no_round(t: AtTable) -> None:
    play(t, HEARTS, never, rules=DEAR_GAMES, bid=72)
    t.series.same_cards_again()
    t.settle()
    while not isinstance(t.engine.state, Finished):
        t.act(legal_actions(t.engine.state)[-1])

    assert "Bock round" not in t.asker.result._counted.text()
