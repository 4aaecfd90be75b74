"""Tables of names and figures."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.figure_table import FigureTable
from skatdesk.ui.look.theme import Look, Scheme


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_a_ring_shows_at_which_row_the_keys_are(qtbot: QtBot, look: Look, scheme: Scheme) -> None:
    """Of a table in which no row is chosen yet, too; it goes with the keys."""
    look.use(scheme=scheme)
    model = QStandardItemModel()
    for name in ("Ada", "Ben"):
        model.appendRow([QStandardItem(name), QStandardItem("36")])
    page = QWidget()
    qtbot.addWidget(page)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table = FigureTable(look, model, (0,), wide=0)
    table.arrange()
    QVBoxLayout(page).addWidget(table)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()

    def rings() -> list[bool]:
        """Of each row, whether something is painted along its left edge."""
        image = table.viewport().grab().toImage()
        ring = look.theme.accent.lower()
        heights = [QRect(0, table.rowViewportPosition(row), 3, table.rowHeight(row)) for row in (0, 1)]
        return [image.pixelColor(1, rect.center().y()).name() == ring for rect in heights]

    page.setFocus()
    assert rings() == [False, False]
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert rings() == [True, False]
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert rings() == [False, True]
    page.setFocus()
    assert rings() == [False, False]
