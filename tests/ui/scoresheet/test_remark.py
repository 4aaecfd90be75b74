"""A few words beside a game: written from its menu, kept with it, and told wherever the game is."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.scoresheet.game_menu import GameMenu
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.paper.words import PaperWords
from skatdesk.ui.scoresheet.remark_dialog import RemarkDialog
from skatdesk.ui.sentences import Sentences
from tests.helpers.plain import plain
from tests.scoring.builders import due, passed_in
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper


def _asked(keeper: Keeper, game: int) -> RemarkDialog:
    """The dialog, opened from the menu of the game at this index."""
    menu = keeper.page.findChild(GameMenu)
    assert menu is not None
    menu.open_for(game, 24, QPoint())
    menu.remark.trigger()
    menu.close()
    dialog = keeper.room.window().findChild(RemarkDialog)
    assert dialog is not None
    return dialog


def _write(keeper: Keeper, qtbot: QtBot, game: int, remark: str) -> None:
    dialog = _asked(keeper, game)
    dialog.remark.setText(remark)
    keeper.click(dialog.save)
    qtbot.waitUntil(lambda: keeper.room.window().findChild(RemarkDialog) is None)
    keeper.room.window().activateWindow()
    qtbot.waitUntil(keeper.room.window().isActiveWindow)


def test_a_remark_is_kept_told_and_taken_back(keeper: Keeper, qtbot: QtBot) -> None:
    page, before = keeper.page, keeper.page.shown.score_list
    _write(keeper, qtbot, 0, "  Cards  were shown ")

    after = page.shown.score_list
    assert after.entries[0].remark == "Cards were shown"
    assert (after.entries[1:], after.totals) == (before.entries[1:], before.totals)
    assert keeper.kept() == after
    assert plain(page.model.told(0)[-1]) == "Remark: Cards were shown"
    assert plain(keeper.room.notice.text) == "Remark on game 1: Cards were shown"
    assert page.entry.hasFocus()

    keeper.click(keeper.room.notice.undo)
    assert page.shown.score_list == before


def test_the_menu_of_a_game_opens_by_keys_of_every_keyboard(keeper: Keeper) -> None:
    """Nothing else leads to a remark, and many keyboards have no key for menus."""
    menu = keeper.page.findChild(GameMenu)
    assert menu is not None
    keeper.point_at(3)
    QTest.keyClick(keeper.page.view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert menu.isVisible()
    menu.close()


def test_a_remark_stays_when_its_game_is_changed(keeper: Keeper, qtbot: QtBot) -> None:
    _write(keeper, qtbot, 0, "Cards were shown")
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("l")

    entry = keeper.page.shown.score_list.entries[0]
    assert (entry.scores, entry.remark) == ((-44, 0, 0), "Cards were shown")


def test_what_is_told_of_a_correction_outlives_a_remark_on_any_game(keeper: Keeper, qtbot: QtBot) -> None:
    """It moves no game, and changes none."""
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.key(Qt.Key.Key_Backspace)
    keeper.type("3h")
    for game in (3, 0):
        _write(keeper, qtbot, game, "Cards were shown")
        assert keeper.page.model.open_row == 0
        correction = keeper.store.lists.open(keeper.page.shown.id).correction
        assert correction is not None
        assert correction.told
    keeper.type("1⏎")

    entries = keeper.page.shown.score_list.entries
    assert keeper.cells(0)[:3] == ["1", "Cem", "Hearts"]
    assert [entry.remark for entry in entries[:4]] == ["Cards were shown", "", "", "Cards were shown"]


def test_a_remark_is_mended_and_taken_away(keeper: Keeper, qtbot: QtBot) -> None:
    _write(keeper, qtbot, 3, "Cards were shown")
    dialog = _asked(keeper, 3)
    assert dialog.remark.text() == dialog.remark.selectedText() == "Cards were shown"
    assert plain(dialog.windowTitle()) == "Remark on game 4"
    keeper.click(dialog.cancel)
    qtbot.waitUntil(lambda: keeper.room.window().findChild(RemarkDialog) is None)
    assert keeper.page.shown.score_list.entries[3].remark == "Cards were shown"

    _write(keeper, qtbot, 3, " ")
    assert keeper.page.shown.score_list.entries[3].remark == ""
    assert plain(keeper.room.notice.text) == "Remark on game 4 taken away: Cards were shown"


def test_the_same_remark_changes_nothing(keeper: Keeper, qtbot: QtBot) -> None:
    before = keeper.page.shown.score_list
    _write(keeper, qtbot, 0, "")
    assert keeper.page.shown.score_list is before
    assert not keeper.room.notice.isVisible()


def test_remarks_stand_below_a_printed_list(house: House) -> None:
    sentences = Sentences(house.namer, house.look)
    words = PaperWords(sentences, ListWords(sentences, house.look), house.look)
    sheet = ScoreList.begin(("Ada", "Ben", "Cem"), ISKO)
    for remark in ("cards shown", "", "forgot to follow", "cards shown"):
        sheet = sheet.with_entry(replace(passed_in(due(sheet)), remark=remark))

    assert plain(words.remarks(sheet)) == "Remarks (by game) – cards shown: 1, 4 · forgot to follow: 3"


def test_a_remark_begins_on_the_right_in_urdu(keeper: Keeper, house: House) -> None:
    """In letters of any script."""
    house.speak(Language.URDU)
    line = _asked(keeper, 0).remark
    line.setText("Ada")
    line.grab()

    assert line.cursorRect().center().x() > line.width() / 2
