"""A long list of wishes in little room: whole rows, and the row that has the keys is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.deals.wish_panel import MOST
from skatdesk.ui.deals.wish_row import WishRow


@pytest.fixture
def long(page: DealsPage) -> DealsPage:
    page.resize(1024, 620)
    for _ in range(MOST):
        page.wishes.add_wish()
        QApplication.processEvents()
    return page


def _seen(page: DealsPage, row: WishRow) -> int:
    """How many pixels of its height are seen."""
    return row.visibleRegion().boundingRect().height()


def _rows_seen(page: DealsPage) -> list[WishRow]:
    QApplication.processEvents()
    return [row for row in page.wishes.rows if _seen(page, row)]


def test_of_no_row_a_part_is_seen(long: DealsPage) -> None:
    bar = long.wishes._scroller.verticalScrollBar()
    for value in range(0, bar.maximum() + 1, 7):
        bar.setValue(value)
        seen = _rows_seen(long)
        assert len(seen) >= 2
        assert all(_seen(long, row) == row.height() for row in seen), value


def test_a_new_wish_is_seen(long: DealsPage) -> None:
    assert long.wishes.rows[-1] in _rows_seen(long)


def test_tab_and_shift_tab_bring_the_row_that_gets_the_keys_into_sight(long: DealsPage) -> None:
    for step in (Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        for _ in range(20):
            QTest.keyClick(long.window(), step)
            focused = QApplication.focusWidget()
            assert focused is not None
            row = next((row for row in long.wishes.rows if row.isAncestorOf(focused)), None)
            assert row is None or row in _rows_seen(long)


def test_the_bar_reaches_the_last_row(long: DealsPage) -> None:
    bar = long.wishes._scroller.verticalScrollBar()
    bar.setValue(bar.maximum())

    assert bar.value() == bar.maximum()
    assert _rows_seen(long)[-1] is long.wishes.rows[-1]


def test_tab_comes_to_the_wishes_before_what_stands_below_them(page: DealsPage) -> None:
    """Also to those that were added later."""
    for _ in range(3):
        page.wishes.add_wish()
        QApplication.processEvents()
    page.number.field.setFocus()
    stops: list[QWidget | None] = []
    while page.wishes.add not in stops and len(stops) < 30:
        QTest.keyClick(page.window(), Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())

    rows = [stop for row in page.wishes.rows for stop in row.stops]
    assert stops[-13:] == [*rows, page.wishes.add]
