"""What becomes of the other answers of the dialog for a list when its rules are others."""

from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.scoring.heads import ListHead
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from tests.ui.conftest import House, ShowDialog


def test_who_passes_a_rule_set_for_three_on_his_way_still_sits_at_four(
    show_dialog: ShowDialog, qtbot: QtBot, house: House, window: QWidget
) -> None:
    """With the arrow keys: the fourth name and a stake that was typed are where they were."""
    dialog = show_dialog(ListDialog(house.look, ListHead("", "", "2026-11-20"), None, (), parent=window))
    dialog.table.answers[1].click()
    for field, name in zip(dialog.players, ("Ada", "Ben", "Cem", "Dua"), strict=True):
        field.setText(name)
    dialog.stake.setFocus()
    dialog.stake.selectAll()
    QTest.keyClicks(dialog.stake, "0.05")
    dialog.rules.setCurrentIndex(1)
    dialog.rules.setFocus()
    QTest.keyClick(dialog.rules, Qt.Key.Key_Down)
    assert dialog.table.seats == 3
    QTest.keyClick(dialog.rules, Qt.Key.Key_Up)
    assert dialog.table.seats == 4

    with qtbot.waitSignal(dialog.answered) as told:
        dialog.start.click()
    assert (told.args[1].players, told.args[1].stake) == (("Ada", "Ben", "Cem", "Dua"), Decimal("0.05"))
