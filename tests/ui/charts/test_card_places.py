"""Where the cards of the page stand, also before Qt has found the time to lay them out."""

from itertools import combinations

from PySide6.QtWidgets import QApplication

from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open


def _overlapping(page: StatisticsPage) -> list[tuple[str, str]]:
    cards = page.board.cards.items()
    return [(a, b) for (a, one), (b, other) in combinations(cards, 2) if one.geometry().intersects(other.geometry())]


def test_no_card_lies_on_another_one_while_the_window_grows(open_page: Open, store: Store) -> None:
    """On a busy machine people see the page before the cards have found their places."""
    keep(store, twelve())
    page = open_page(height=700)
    QApplication.processEvents()

    for height in (1200, 800, 1100):
        page.resize(1440, height)
        assert not _overlapping(page)
        QApplication.processEvents()
        assert not _overlapping(page)


def test_the_card_of_accuracy_is_low_as_long_as_it_is_a_sentence(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    page = open_page()
    QApplication.processEvents()

    assert page.board.cards["accuracy"].height() == 160
    assert page.board.cards["race"].height() >= 320
