"""Where a typed line begins."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QDateEdit, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.look.tokens import BODY

Direction = Qt.LayoutDirection


@pytest.mark.parametrize("typed", ["", "Thursday", "جمعرات"], ids=["nothing", "latin", "urdu"])
def test_a_line_begins_where_the_language_begins(qtbot: QtBot, typed: str) -> None:
    """Whatever is typed; and it turns round with the language."""
    window = QWidget()
    qtbot.addWidget(window)
    field = TextField(typed)
    field.setParent(window)
    field.resize(300, 40)
    sides = []
    for direction in (Direction.LeftToRight, Direction.RightToLeft, Direction.LeftToRight):
        window.setLayoutDirection(direction)
        field.grab()  # only now it knows where its line lies
        sides.append("left" if field.cursorRect().center().x() < 150 else "right")

    assert sides == ["left", "right", "left"]


def test_a_line_in_the_middle_stays_there(qtbot: QtBot) -> None:
    field = TextField("24", centred=True)
    qtbot.addWidget(field)
    field.setLayoutDirection(Direction.RightToLeft)

    assert field.alignment() & Qt.AlignmentFlag.AlignHCenter


@pytest.mark.parametrize("direction", [Direction.LeftToRight, Direction.RightToLeft], ids=["ltr", "rtl"])
@pytest.mark.parametrize("scale", [0.78, 1.0, 1.3])
def test_what_is_typed_begins_where_the_words_of_a_list_begin(
    qtbot: QtBot, look: Look, scale: float, direction: Direction
) -> None:
    """Fields and lists stand below one another, in the settings for example."""
    look.use(scale=scale)
    field, choice = TextField("HH"), Choice(look, ("HH",))
    starts = []
    for control in (field, choice):
        qtbot.addWidget(control)
        control.setFont(look.font(BODY))
        control.setLayoutDirection(direction)
        control.resize(200, look.px(40))
        image = control.grab().toImage()
        inked = [
            x
            for x in range(4, image.width() - 4)
            if any(_dark(image.pixelColor(x, y)) for y in range(image.height() // 2 - 2, image.height() // 2 + 2))
        ]
        starts.append(inked[0] if direction is Direction.LeftToRight else max(x for x in inked if x > 100))
    look.use(scale=1.0)

    assert starts[0] == pytest.approx(starts[1], abs=2)


def _dark(colour: QColor) -> bool:
    return colour.lightness() < 128


@pytest.mark.parametrize("scale", [0.78, 1.0, 1.3])
@pytest.mark.parametrize("kind", [TextField, QComboBox, QDateEdit, QSpinBox, QPushButton])
def test_a_control_is_as_high_with_the_keys_as_without(
    qtbot: QtBot, look: Look, kind: Callable[[], QWidget], scale: float
) -> None:
    """Its frame is thicker then, and it would grow with the next change of colours."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    control, other = kind(), QLineEdit()
    row.addWidget(control)
    row.addWidget(other)
    heights = []
    schemes: dict[QWidget, Scheme] = {other: Scheme.LIGHT, control: Scheme.DARK}
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for focused, scheme in schemes.items():
        focused.setFocus()
        look.use(scale=scale, scheme=scheme)
        QCoreApplication.sendPostedEvents()
        heights.append(control.sizeHint().height())

    assert control.hasFocus()
    assert heights[0] == heights[1]
