"""Help and games in the whole program: commands, single deals, files dropped on the window."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, format_record, iter_records
from skatdesk.settings.options import LANGUAGE, LAST_NAMES, PLAYER_NAME, SPEED
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO, TCHIBO
from skatdesk.skat.seats import FOREHAND, BySeat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import Phase
from skatdesk.ui.dialogs.games import GamesDialog
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from tests.helpers.whole_program import Hand, series
from tests.ui.games.conftest import records

__all__ = ["records"]

pytestmark = pytest.mark.usefixtures("plain_players")

LEFT = Qt.MouseButton.LeftButton


def _dialog(program: Application, kind: type[Page]) -> Page:
    found = [dialog for dialog in program.window.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1
    return found[0]


def _sees(qtbot: QtBot, happened: Callable[[], bool]) -> None:
    qtbot.waitUntil(happened)


def _play_deal(program: Application, number: int) -> None:
    program.practice.deal.trigger()
    dialog = _dialog(program, PlayDealDialog)
    assert isinstance(dialog, PlayDealDialog)
    dialog.number.setText(str(number))
    QTest.mouseClick(dialog.play, LEFT)


def test_one_deal_from_the_home_page_and_back(program: Application, qtbot: QtBot) -> None:
    program.settings.set(PLAYER_NAME, "Ben")
    program.settings.set(LAST_NAMES, ("Ben", "Zoe"))
    _play_deal(program, 4711)
    hand = Hand(program, qtbot)

    assert program.window.table_shown
    assert program.series.dealing is not None
    assert program.series.dealing.start.deal == Deal.from_number(4711)
    assert program.series.names().forehand == "Ben"
    assert len({*program.series.names()}) == 3
    assert program.table.bar._game.text() == "Practice"

    hand.play_deal()
    assert program.asker.result.next.text() == "Done"
    program.asker.result.next.click()

    assert not program.window.table_shown


def test_a_deal_for_practice_is_left_before_it_is_over(program: Application, qtbot: QtBot) -> None:
    """The series stands where it stood; where none waits one is at the first page."""
    _play_deal(program, 4711)
    assert program.practice.leave.text() == "Leave this deal"
    assert program.home._line.text() == "A deal for practice is on the table"
    program.practice.leave.trigger()
    left = program.window.table_shown
    program.begin(series(ISKO))
    hand = Hand(program, qtbot)
    assert hand.wait_for_question()
    assert not program.practice.leave.isVisible()
    hand.answer()
    hand.wait_for_question()
    before, dealing = program.engine.actions, program.series.dealing
    _play_deal(program, 4711)
    assert program.home._line.text() == "A deal for practice is on the table; your series goes on after it"
    program.practice.leave.trigger()

    assert (program.series.dealing, program.engine.actions) == (dealing, before)
    assert (left, program.window.table_shown) == (False, True)
    assert not program.practice.leave.isVisible()
    assert program.home._line.text() == "Your series goes on where you left off"


def test_of_a_deal_that_was_left_nothing_is_heard_any_more(program: Application, qtbot: QtBot) -> None:
    """Neither the card that was on its way, nor whose turn it is."""
    _play_deal(program, 4711)
    hand = Hand(program, qtbot)
    while hand.wait_for_question() and program.engine.view.phase is not Phase.PLAY:
        hand.answer()
    program.settings.set(SPEED, "normal")
    hand.answer()
    assert program.table.choreographer.moving
    shown: list[object] = []
    program.practice.leave.trigger()
    program.controller.eventShown.connect(shown.append)
    program.controller.asked.connect(partial(shown.append, "asked"))
    for _ in range(3):
        QCoreApplication.processEvents()

    assert not program.table.choreographer.busy
    assert program.engine.request is None
    assert not shown


def test_a_series_waits_while_one_deal_is_played(program: Application, qtbot: QtBot) -> None:
    hand = Hand(program, qtbot)
    program.begin(series(ISKO))
    assert hand.wait_for_question()
    hand.answer()
    hand.wait_for_question()
    before, dealing = program.engine.actions, program.series.dealing
    _play_deal(program, 4711)
    hand.play_deal()
    assert program.asker.result.next.text() == "Back to the series"
    program.asker.result.next.click()

    assert program.series.dealing == dealing
    assert program.engine.actions == before


def test_a_finished_practice_deal_can_be_taken_back(program: Application, qtbot: QtBot) -> None:
    hand = Hand(program, qtbot)
    _play_deal(program, 4711)
    hand.play_deal()
    assert program.window.undo.isEnabled()
    whole = program.engine.actions
    program.window.undo.trigger()
    assert hand.wait_for_question()
    assert program.engine.actions == whole[: len(program.engine.actions)]
    while program.window.redo.isEnabled():
        program.window.redo.trigger()
        qtbot.waitUntil(lambda: not program.table.choreographer.busy)

    assert program.engine.actions == whole


def test_nothing_can_be_done_before_the_cards_lie_there(program: Application, qtbot: QtBot) -> None:
    window, hand = program.window, Hand(program, qtbot)
    steps = (window.undo, window.redo, window.last_trick, window.give_up, window.throw_in, window.claim)
    seen = []
    program.series.dealStarted.connect(lambda _: seen.append([step.isEnabled() for step in steps]))
    window.show_table()
    assert not any(step.isEnabled() for step in steps)
    program.begin(series(ISKO))
    hand.play_deal()
    assert window.last_trick.isEnabled()
    program.next_deal()

    assert seen == [[False] * len(steps)] * 2


def test_help_is_offered_while_a_deal_is_on(program: Application, qtbot: QtBot) -> None:
    """Beside a result there is nothing to help with; a deal that is taken back can be helped with again."""
    hand = Hand(program, qtbot)
    _play_deal(program, 4711)
    assert program.practice.hint.isEnabled()
    hand.play_deal()
    assert not program.practice.hint.isEnabled()
    assert not program.practice.demo.isEnabled()
    program.window.show_home()
    program.window.show_table()
    assert not program.practice.hint.isEnabled()
    program.window.undo.trigger()
    assert hand.wait_for_question()

    assert program.practice.hint.isEnabled()


@pytest.mark.parametrize("language", Language)
def test_the_bottom_line_has_room_for_all_that_can_be_said(
    program: Application, qtbot: QtBot, language: Language
) -> None:
    """A defender of beginners' rules may say three things; the buttons of help keep icon and key, and tell the rest."""
    program.window.resize(1440, 900)
    program.settings.set(LANGUAGE, language.value)
    program.begin(replace(series(TCHIBO), practice=True))
    Hand(program, qtbot).wait_for_question()
    said, line, (_, _, *help_buttons) = program.controller.say_buttons, program.table.status, program.practice.buttons
    for button in (said.kontra, said.schneider, said.schwarz):
        button.show()
    QCoreApplication.processEvents()

    assert line.row.minimumSize().width() <= line.width()
    assert line._line.width() >= line._line.sizeHint().width()
    for button in help_buttons:
        assert button._words() in ("", button.text())
        assert button._words() or button.toolTip()


def test_in_practice_card_points_are_counted_under_official_rules_too(program: Application, qtbot: QtBot) -> None:
    """As the guide says."""
    hand, rows = Hand(program, qtbot), program.dock.tricks_page.model
    program.begin(series(ISKO))
    while hand.wait_for_question() and not rows.rows:
        hand.answer()
    assert rows.rows[-1].points is None
    for _ in range(2):
        QTest.keyClick(program.window, Qt.Key.Key_H)

    assert rows.rows[-1].points == rows.rows[-1].trick.points


def test_the_keys_of_help(program: Application, qtbot: QtBot) -> None:
    hand = Hand(program, qtbot)
    program.begin(series(ISKO))
    hand.wait_for_question()
    assert not program.window.undo.isEnabled()
    assert "becomes practice" in program.practice.buttons[2].toolTip()
    for _ in range(2):
        QTest.keyClick(program.window, Qt.Key.Key_H)

    assert program.table.strip.text.startswith("Hint")
    assert program.table.bar._game.text() == "Game 1 of 36 · practice"
    assert program.practice.buttons[2].text() == "Hint"
    assert "becomes practice" not in program.practice.buttons[2].toolTip()  # it is by now

    QTest.keyClick(program.window, Qt.Key.Key_D)
    assert program.practice.demo.isChecked()
    assert program.practice.buttons[0].isVisible()
    QTest.keyClick(program.window, Qt.Key.Key_D)
    assert not program.practice.helper.demo

    QTest.keyClick(program.window, Qt.Key.Key_D)
    _sees(qtbot, lambda: program.table.panel is program.asker.result)

    assert not program.practice.demo.isChecked()
    assert not program.practice.buttons[0].isVisible()


def test_who_ends_the_demo_by_its_button_has_the_keys_at_what_is_asked(program: Application, qtbot: QtBot) -> None:
    """The button goes; the one beside it would have them, and give a hint at the next press."""
    program.begin(series(ISKO))
    Hand(program, qtbot).wait_for_question()
    program.settings.set(SPEED, "leisurely")
    demo, panel = program.practice.buttons[0], program.table.panel
    assert panel is not None
    for _ in range(2):
        QTest.keyClick(program.window, Qt.Key.Key_D)
    demo.setFocus()
    QTest.keyClick(demo, Qt.Key.Key_Space)

    assert not program.practice.helper.demo
    assert not demo.isVisible()
    assert panel.isAncestorOf(program.window.focusWidget())


def test_kontra_has_a_key(program: Application, qtbot: QtBot) -> None:
    """At the table, as the other things said there."""
    said: list[bool] = []
    program.window.kontra.triggered.connect(lambda: said.append(True))
    program.begin(series(ISKO))
    Hand(program, qtbot).wait_for_question()
    QTest.keyClick(program.window, Qt.Key.Key_K)

    assert said == [True]


def test_settings_are_a_command(program: Application) -> None:
    program.window.settings.trigger()

    assert _dialog(program, SettingsDialog).windowTitle() == "Settings"


def test_the_dialog_of_the_series_leads_to_one_deal(program: Application) -> None:
    program.ask_for_series()
    dialog = _dialog(program, NewSeriesDialog)
    assert isinstance(dialog, NewSeriesDialog)
    QTest.mouseClick(dialog.one_deal, LEFT)

    assert _dialog(program, PlayDealDialog).isVisible()


# ---------------------------------------------------------------- games


def test_a_game_is_copied_when_it_is_over(program: Application, qtbot: QtBot) -> None:
    hand = Hand(program, qtbot)
    program.begin(series(ISKO))
    hand.wait_for_question()
    QGuiApplication.clipboard().setText("before")
    program.games.copy.trigger()
    assert QGuiApplication.clipboard().text() == "before"
    hand.play_deal()
    program.games.copy.trigger()
    text = QGuiApplication.clipboard().text()

    assert text.startswith("Skat, deal ")
    record = next(iter_records(text.strip().splitlines()[-1]))
    assert isinstance(record, GameRecord)
    assert record.actions == program.engine.actions


def test_the_games_of_a_series_are_saved(program: Application, qtbot: QtBot, tmp_path: Path) -> None:
    hand = Hand(program, qtbot)
    program.begin(series(ISKO))
    program.games.save_series.trigger()
    assert not program.window.findChildren(QFileDialog)
    for _ in range(2):
        hand.play_deal()
        program.next_deal()
    program.games.save_series.trigger()
    dialog = program.games.files.asker.dialog
    assert dialog is not None
    path = tmp_path / "series.sgf"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    qtbot.waitUntil(lambda: program.games.files.asker.dialog is None)

    found = list(iter_records(path.read_text(encoding="utf-8")))
    assert [one.header.id for one in found if isinstance(one, GameRecord)] == ["11-1", "11-2"]


def test_a_dropped_game_is_shown_or_played(
    program: Application, qtbot: QtBot, records: list[GameRecord], tmp_path: Path
) -> None:
    path = tmp_path / "evening.sgf"
    path.write_text("".join(format_record(record) + "\n" for record in records), encoding="utf-8")
    program.games.take(str(path))
    dialog = _dialog(program, GamesDialog)
    assert isinstance(dialog, GamesDialog)
    QTest.mouseClick(dialog.watch, LEFT)
    _sees(qtbot, lambda: program.table.panel is program.asker.result)

    assert program.series.names() == ("Ada", "Ben", "Cem")

    program.games.take(str(path))
    dialog = _dialog(program, GamesDialog)
    assert isinstance(dialog, GamesDialog)
    QTest.mouseClick(dialog.play, LEFT)
    Hand(program, qtbot).play_deal()

    assert program.series.names() == ("You", "Ben", "Cem")
    assert program.series.dealing is not None
    assert program.series.dealing.start == records[0].start


@pytest.mark.parametrize("spelt", ["ZOË", "Zoe\u0308", "Zo\u200dë"], ids=["capitals", "in pieces", "unseen mark"])
def test_the_user_has_one_place_however_a_record_spells_the_name(program: Application, spelt: str) -> None:
    program.settings.set(PLAYER_NAME, "Zoë")
    program.practice.play(BySeat("Ada", spelt, "Cem"), GameStart(Deal.from_number(4711), ISKO), FOREHAND)

    assert program.series.names() == ("Zoë", "Ada", "Cem")


def test_a_file_without_games_says_so(program: Application, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada", encoding="utf-8")
    program.games.take(str(path))
    note = _dialog(program, NoteDialog)
    assert isinstance(note, NoteDialog)

    assert "letter.txt" in note.line.text()
    note.close()


def test_games_dropped_together_are_in_one_dialog(
    program: Application, records: list[GameRecord], tmp_path: Path
) -> None:
    paths = [tmp_path / f"{number}.sgf" for number in range(5)]
    for path in paths:
        path.write_text(format_record(records[0]), encoding="utf-8")
    program.games.take_all(list(map(str, paths)))
    (dialog,) = program.window.findChildren(GamesDialog)

    assert dialog.model.rowCount() == 5
    dialog.close()


def test_a_list_goes_to_the_score_sheet(program: Application, tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text("{}", encoding="utf-8")
    program.games.take(str(path))

    assert program.sheet.room.isVisible()
