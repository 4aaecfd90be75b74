"""The names that are proposed while a player's name is typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.scoresheet.name_field import NameField
from tests.ui.conftest import House, ShowDialog

KNOWN = ("Annemarie", "Anne", "Ben")
FINGER = 28
"""The height of a line in any list that opens below a field, px."""
HEAD = ListHead("", "", "2026-11-20")


@pytest.fixture
def dialog(show_dialog: ShowDialog, qtbot: QtBot, house: House, window: QWidget) -> ListDialog:
    """Only the first name is missing."""
    last = ScoreList.begin(("", "Ben", "Cem"), ISKO)
    shown = show_dialog(ListDialog(house.look, HEAD, last, KNOWN, parent=window))
    qtbot.waitUntil(shown.players[0].hasFocus)
    return shown


def _press(dialog: ListDialog, *keys: Qt.Key) -> None:
    """As they come to whoever has them: to the proposals while these are shown."""
    for key in keys:
        below = dialog.players[0].proposals.below
        QTest.keyClick(below if below.isVisible() else dialog.players[0], key)


def test_a_known_name_that_is_typed_whole_needs_enter_once(dialog: ListDialog, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.players[0], "Anne")
    below = dialog.players[0].proposals.below
    assert below.isVisible()
    assert below.sizeHintForRow(0) >= FINGER

    with qtbot.waitSignal(dialog.answered) as told:
        _press(dialog, Qt.Key.Key_Return)
    assert told.args[1].players == ("Anne", "Ben", "Cem")


def test_enter_takes_a_name_that_is_chosen_below(dialog: ListDialog) -> None:
    QTest.keyClicks(dialog.players[0], "Anne")
    _press(dialog, Qt.Key.Key_Down, Qt.Key.Key_Return)

    assert dialog.players[0].text() == "Annemarie"
    assert dialog.isVisible()


def test_half_a_name_is_not_taken_for_one(dialog: ListDialog) -> None:
    """Enter closes the proposals; only a second one begins with a name that nobody knew."""
    QTest.keyClicks(dialog.players[0], "Ann")
    _press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.players[0].text() == "Ann"

    _press(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("irem", "İrem"),
        ("ışıl", "Işıl"),
        ("isil", "Işıl"),
        ("çağ", "Çağla"),
        ("cag", "Çağla"),
        ("elo", "Élodie"),
        ("weiss", "Weiß"),
        ("علي", "علی"),
        ("ada l", "Ada Lovelace"),
    ],
)
def test_a_name_is_found_by_what_people_type(qtbot: QtBot, typed: str, name: str) -> None:
    """Small letters of Turkish, no accents, the keys of another keyboard."""
    field = NameField(["İrem", "Işıl", "Çağla", "Élodie", "Weiß", "علی", "Ada Lovelace", "Adam"], "")
    qtbot.addWidget(field)

    field.proposals.setCompletionPrefix(typed)

    assert field.proposals.completionCount() == 1
    assert field.proposals.currentCompletion() == name
