"""Days as they are typed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.day_field import DayField
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import ROW


def test_a_day_is_typed_in_the_figures_of_any_language(qtbot: QtBot) -> None:
    field = DayField()
    qtbot.addWidget(field)
    field.setDisplayFormat("dd.MM.yyyy")
    field.show()
    for typed, day in (("۱۵", "2026-11-15"), ("٠٧", "2026-11-07"), ("23", "2026-11-23")):
        field.choose("2026-11-30")
        field.setSelectedSection(DayField.Section.DaySection)
        for figure in typed:
            event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, figure)
            QApplication.sendEvent(field, event)
        assert field.iso == day


@pytest.mark.parametrize("scale", [0.73, 0.78, 1.0, 1.15, 1.3, 1.5])
def test_it_is_as_high_as_what_stands_beside_it(qtbot: QtBot, look: Look, scale: float) -> None:
    look.use(scale=scale)
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    fields = DayField(), QSpinBox(), TextField("")
    for field in fields:
        row.addWidget(field)
    window.show()

    assert {field.height() for field in fields} == {look.px(ROW)}
