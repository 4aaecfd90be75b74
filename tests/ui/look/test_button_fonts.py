"""A button has its own font wherever it comes to, and is dressed once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.look.tokens import BODY, SMALL


@pytest.mark.parametrize("scale", [0.78, 1, 1.5])
def test_the_main_button_is_bold_wherever_it_comes_to(qtbot: QtBot, look: Look, scale: float) -> None:
    """In a window or a dialog, at the start as after a change of the look."""
    look.use(scale=scale)
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    main, other = Button(look, "Start", kind=Kind.PRIMARY), Button(look, "Cancel")
    for button in (main, other):
        row.addWidget(button)
    window.show()
    shown = main.font().bold(), other.font().bold()
    look.use(scheme=Scheme.DARK)

    assert shown == (True, False) == (main.font().bold(), other.font().bold())


def test_button_keeps_its_small_words_in_a_layout(qtbot: QtBot, look: Look) -> None:
    """A widget that gets a parent is dressed anew, in the font of the application."""
    panel = QWidget()
    qtbot.addWidget(panel)
    button = Button(look, "Sum", text_size=SMALL)

    QHBoxLayout(panel).addWidget(button)
    panel.show()

    assert button.font().pixelSize() == SMALL


def test_a_button_is_dressed_when_it_is_shown(qtbot: QtBot, look: Look) -> None:
    """Each time a dressed widget is put somewhere else Qt dresses it once more: a page took half as long again."""
    page = QWidget()
    qtbot.addWidget(page)
    button = Button(look, "Deal")
    QHBoxLayout(page).addWidget(button)

    assert not button.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)


@pytest.mark.parametrize("shown_before", [False, True])
def test_a_button_has_the_size_of_the_text_though_that_changed_while_it_was_hidden(
    qtbot: QtBot, look: Look, shown_before: bool
) -> None:
    """Also where it comes to another place."""
    page, other = QWidget(), QWidget()
    qtbot.addWidget(other)
    qtbot.addWidget(page)
    button = Button(look, "Deal", kind=Kind.PRIMARY)
    QHBoxLayout(page).addWidget(button)
    page.setVisible(shown_before)
    page.hide()
    look.use(scale=1.5)
    button.set_kind(Kind.PLAIN)
    QHBoxLayout(other).addWidget(button)
    other.show()
    look.use(scale=1.2)

    assert (button.font().pixelSize(), button.font().bold()) == (look.font(BODY).pixelSize(), False)
