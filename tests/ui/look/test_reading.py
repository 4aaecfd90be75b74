from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.reading import box_in, inset, piece, sign

ROOM = QRectF(10, 20, 100, 30)


def test_a_part_begins_where_reading_begins() -> None:
    assert piece(ROOM, 5, 20, mirrored=False) == QRectF(15, 20, 20, 30)
    assert piece(ROOM, 5, 20, mirrored=True) == QRectF(85, 20, 20, 30)


def test_a_sign_stands_in_the_middle_of_its_row() -> None:
    assert sign(ROOM, 5, 20, mirrored=False) == QRectF(15, 25, 20, 20)
    assert sign(ROOM, 5, 20, mirrored=True) == QRectF(85, 25, 20, 20)


def test_a_box_of_a_widget_begins_where_its_language_does(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(100, 40)
    assert box_in(widget, 5, 3, 20, 30) == QRectF(5, 3, 20, 30)
    widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert box_in(widget, 5, 3, 20, 30) == QRectF(75, 3, 20, 30)


def test_an_inset_room_keeps_its_edges_for_both_ways_of_reading() -> None:
    assert inset(ROOM, 5, 2, mirrored=False) == QRectF(15, 20, 93, 30)
    assert inset(ROOM, 5, 2, mirrored=True) == QRectF(12, 20, 93, 30)


def test_a_room_may_reach_beyond_its_end() -> None:
    assert inset(ROOM, end=-8, mirrored=False) == QRectF(10, 20, 108, 30)
    assert inset(ROOM, end=-8, mirrored=True) == QRectF(2, 20, 108, 30)
