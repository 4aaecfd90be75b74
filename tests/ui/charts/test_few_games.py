"""What the page says of a player about whom there is hardly anything to say."""

from skatdesk.store.store import Store
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.table.at_table import plain


def test_who_has_declared_nothing_is_told_so(open_page: Open, store: Store) -> None:
    """No average of nothing in a headline, no empty chart, no certainty where two games count the same."""
    keep(store, [twelve()[3], twelve()[5]])
    board = open_page().board

    assert plain(board.cards["figures"].headline) == "All figures: Ada"
    assert "too few games" in board.tiles[3].accessibleDescription()
    assert "too few lists" in board.tiles[4].accessibleDescription()  # one is the average itself
    assert plain(board.cards["values"].headline) == "Won and lost by score"
    for chart in (board.values, board.bids):
        assert chart.hint.isVisible()
        assert chart.hint.text() == "No such games yet"
