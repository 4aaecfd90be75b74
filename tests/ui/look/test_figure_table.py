"""Tables of names and figures."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QStandardItem, QStandardItemModel
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


@pytest.mark.parametrize("density", [1.25, 1.5, 1.75])
def test_the_line_below_the_heads_has_no_gaps_on_fine_screens(qtbot: QtBot, look: Look, density: float) -> None:
    """Where columns end between two of their points, too."""
    look.use(scheme=Scheme.CONTRAST)
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels(["#", "Forehand", "Middlehand", "Rearhand", "Game"])
    table = FigureTable(look, model, (1, 2, 3), wide=4)
    qtbot.addWidget(table)
    table.arrange()
    table.resize(731, 200)
    table.show()
    heads = table.horizontalHeader()
    image = QImage(heads.size() * density, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(density)
    heads.render(image)
    assert {heads.sectionPosition(column) * density % 1 for column in range(1, 5)} != {0.0}
    last = range(image.height() - 4, image.height())  # it may cover some of them in part only
    rows = [{image.pixelColor(x, y).name() for x in range(image.width())} for y in last]
    assert {look.theme.line_strong.lower()} in rows
    assert [len(row) for row in rows] == [1, 1, 1, 1]


@pytest.mark.parametrize("scale", [0.78, 1.0, 1.3])
def test_words_and_figures_stand_right_below_their_heads(qtbot: QtBot, look: Look, scale: float) -> None:
    look.use(scale=scale)
    model = QStandardItemModel()
    model.appendRow([QStandardItem("HHHH"), QStandardItem("88")])
    model.setHorizontalHeaderLabels(["HHHH", "8888"])
    table = FigureTable(look, model, (0,), wide=0)
    qtbot.addWidget(table)
    for column in (0, 1):
        model.horizontalHeaderItem(column).setTextAlignment(table.side(column))
    table.arrange()
    table.resize(400, table.height())
    table.show()

    def edges(widget: QWidget, column: int) -> tuple[int, int]:
        """The first and last pixel of the letters, below each other in heads and cells."""
        left, width = table.columnViewportPosition(column), table.columnWidth(column)
        image = widget.grab(QRect(left, 2, width, table.rowHeight(0) - 6)).toImage()
        rows = range(image.height())
        inked = [x for x in range(width) if any(image.pixelColor(x, y).lightness() < 150 for y in rows)]
        return inked[0], inked[-1]

    heads, cells = table.horizontalHeader().viewport(), table.viewport()
    assert abs(edges(heads, 0)[0] - edges(cells, 0)[0]) <= 1
    assert abs(edges(heads, 1)[1] - edges(cells, 1)[1]) <= 1
