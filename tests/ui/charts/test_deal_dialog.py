"""A game that was played here, told from the statistics."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.charts.deal_dialog import DealDialog
from tests.ui.conftest import House

TEXT = "Skat, deal 1\n\nAda wins with 71 points"


@pytest.fixture
def dialog(qtbot: QtBot, house: House) -> DealDialog:
    dialog = DealDialog(house.look, "Game 3 of 20 Nov 2026", TEXT)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_text_can_be_read_and_copied(dialog: DealDialog) -> None:
    assert dialog.windowTitle() == "Game 3 of 20 Nov 2026"
    assert dialog.text.toPlainText() == TEXT
    assert dialog.text.isReadOnly()

    dialog.copy.click()

    assert QGuiApplication.clipboard().text() == TEXT


def test_buttons_follow_the_language(dialog: DealDialog, house: House) -> None:
    house.speak(Language.GERMAN)

    assert dialog.text.toPlainText() == TEXT
    assert dialog.shut.text()


def test_the_text_grows_with_the_dialog(dialog: DealDialog, house: House) -> None:
    house.look.use(scale=1.5)

    assert dialog.text.font().pixelSize() == dialog.shut.font().pixelSize()
    assert dialog.text.width() == house.look.px(620)


def test_in_urdu_every_line_runs_from_the_right(qtbot: QtBot, house: House) -> None:
    """Also one that begins with a Latin name."""
    house.speak(Language.URDU)
    dialog = DealDialog(house.look, "کھیل", "Ada نے 71 پوائنٹس سے جیتا")
    qtbot.addWidget(dialog)

    option = dialog.text.document().defaultTextOption()

    assert option.textDirection() is Qt.LayoutDirection.RightToLeft
    assert option.alignment() & Qt.AlignmentFlag.AlignRight
