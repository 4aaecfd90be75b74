"""About the program: what it says, and what can be copied into a report."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from skatdesk import __version__
from skatdesk.i18n.languages import Language
from skatdesk.ui.dialogs.about import AboutDialog
from tests.ui.conftest import House, Press, ShowDialog


@pytest.fixture
def about(show_dialog: ShowDialog, house: House) -> AboutDialog:
    return show_dialog(AboutDialog(house.look))


def test_details_are_copied_with_one_click(about: AboutDialog) -> None:
    QTest.mouseClick(about.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()

    assert f"Skatdesk {__version__}" in copied
    assert "PySide6-Essentials" in copied
    assert about.copy_button.text() == "Copied"


def test_details_tell_nothing_about_the_user(about: AboutDialog) -> None:
    details = about.details.toPlainText()

    assert str(Path.home()) not in details
    assert "(unknown)" not in details


def test_details_are_read_as_they_are_in_every_language(about: AboutDialog, house: House) -> None:
    """Whoever reads the report need not read Urdu."""
    before = about.details.toPlainText().splitlines()
    house.speak(Language.URDU)
    QCoreApplication.sendPostedEvents()

    assert about.details.toPlainText().splitlines()[:-1] == before[:-1]
    assert about.details.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_all_details_are_in_view(about: AboutDialog) -> None:
    assert not about.details.verticalScrollBar().isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_closes_it(about: AboutDialog, press: Press, key: Qt.Key) -> None:
    press(about, key)

    assert not shiboken6.isValid(about)
