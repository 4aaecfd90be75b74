"""From room to room: the way back, and from the statistics to the game that was meant."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE, LAST_OPPONENTS
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, Seating
from skatdesk.store.statistics.selection import GameRef
from skatdesk.store.store import Store
from skatdesk.ui.charts.deal_dialog import DealDialog
from skatdesk.ui.charts.export import FileKind
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.shortcuts import ShortcutsDialog
from skatdesk.ui.look.room_page import BackButton
from skatdesk.ui.scoresheet.notice import Notice
from tests.helpers.invented_review import played as played_for_review
from tests.helpers.whole_program import Hand, open_application
from tests.helpers.whole_program import series as series_of
from tests.notation.lists.filled import HEAD, filled_list
from tests.store.samples import finished_deal, played, series, start


@pytest.fixture
def store(store: Store) -> Store:
    """With two deals in it, the dealer changing as at a table."""
    kept = store.begin_series(series())
    for number, dealer in ((1, 2), (2, 0)):
        deal = store.add_deal(kept, Seating(3, dealer), start(number))
        for action in played(start(number), seed=number):
            store.add_action(deal, action)
        store.finish_deal(deal)
    return store


def test_a_game_played_here_is_told_in_words(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """With every trick, its result, and the record at the end."""
    application = open_application(qapp, qtbot, store)
    application.statistics.show()
    page = application.statistics.page
    assert page is not None
    saved = store.last_series()
    assert saved is not None

    page.gameRequested.emit(GameRef(2, series=int(saved.id)))

    dialog = application.window.findChild(DealDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.windowTitle().startswith("Game 2 of ")
    told = dialog.text.toPlainText()
    assert all(participant.name in told for participant in saved.start.participants)
    assert "-2]" in told
    dialog.shut.click()
    application.stop()


@pytest.mark.parametrize("action", ["nonsense", "0:hand"])
def test_a_damaged_game_is_alone_in_being_unreadable(
    qapp: QApplication, qtbot: QtBot, store: Store, tmp_path: Path, action: str
) -> None:
    """One without sense, or that breaks the rules; the series' list is made of all its games, and unreadable too."""
    application = open_application(qapp, qtbot, store)
    application.statistics.show()
    page, saved = application.statistics.page, store.last_series()
    assert page is not None
    assert saved is not None
    with closing(sqlite3.connect(tmp_path / "skatdesk.sqlite", isolation_level=None)) as connection:
        connection.execute("UPDATE actions SET action = ? WHERE deal = 1 AND number = 1", (action,))
    notice = application.window.findChild(Notice)
    assert notice is not None

    page.gameRequested.emit(GameRef(2, series=int(saved.id)))
    dialog = application.window.findChild(DealDialog)
    assert dialog is not None
    assert "-2]" in dialog.text.toPlainText()
    assert notice.isHidden()
    dialog.list.click()
    assert "cannot be read" in notice.text
    notice.hide()
    page.gameRequested.emit(GameRef(1, series=int(saved.id)))
    assert "cannot be read" in notice.text
    application.stop()


def test_a_game_played_here_leads_to_the_list_of_its_series(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """On the shelf from then on, and the same one the next time."""
    application = open_application(qapp, qtbot, store)
    saved = store.last_series()
    assert saved is not None
    for _ in range(2):
        application.statistics.show()
        page = application.statistics.page
        assert page is not None
        page.gameRequested.emit(GameRef(2, series=int(saved.id)))
        dialog = next(dialog for dialog in application.window.findChildren(DealDialog) if dialog.isVisible())
        QTest.mouseClick(dialog.list, Qt.MouseButton.LeftButton)

    sheet = application.sheet.room.page
    assert sheet is not None
    assert sheet.isVisible()
    assert len(sheet.shown.score_list.entries) == 2
    (summary,) = store.lists.summaries()
    assert summary.players == tuple(person.name for person in saved.start.participants)
    application.stop()


def test_the_list_of_a_series_grows_with_it(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """Looked at while the series goes on, it does not stand still; a correction that was begun in it goes on."""
    application = open_application(qapp, qtbot, store)
    for games in (2, 3):
        saved = store.last_series()
        assert saved is not None
        application.sheet.show_series(saved)
        sheet = application.sheet.room.page
        assert sheet is not None
        assert len(sheet.shown.score_list.entries) == games
        assert bool(sheet.entry.begun) == (games == 3)
        sheet.writing.change(0)
        sheet.entry.type("h")
        finished_deal(store, saved.id, 3, Seating(3, 1))

    assert len(store.lists.summaries()) == 1
    application.stop()


def test_a_game_that_is_gone_opens_nothing(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    application = open_application(qapp, qtbot, store)
    application.statistics.show()
    page = application.statistics.page
    assert page is not None

    page.gameRequested.emit(GameRef(1, series=99))
    page.gameRequested.emit(GameRef(99, series=1))

    assert application.window.findChild(DealDialog) is None
    application.stop()


def _ways_in(application: Application) -> list[Callable[[], None]]:
    """Into every room that has a way back and nothing to type in."""

    def review() -> None:
        application.review.lay_out(played_for_review(0), FOREHAND)
        application.window.show_room(application.review.page)

    return [
        application.learn.show,
        application.learn.show_exercises,
        application.deals.show,
        application.puzzles.show,
        application.duplicate.show,
        application.statistics.show,
        review,
    ]


@pytest.mark.parametrize("language", [Language.FRENCH, Language.URDU])
def test_the_way_back_stands_at_the_same_place_in_every_room(
    qapp: QApplication, qtbot: QtBot, store: Store, language: Language
) -> None:
    application = open_application(qapp, qtbot, store)
    application.settings.set(LANGUAGE, language.value)
    window = application.window

    places = set()
    for enter in _ways_in(application):
        enter()
        qapp.processEvents()
        (back,) = [button for button in window.findChildren(BackButton) if button.isVisible()]
        places.add((back.mapTo(window, QPoint()).toTuple(), back.size().toTuple()))

    assert len(places) == 1, places
    application.stop()


def test_escape_leaves_every_room(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    application = open_application(qapp, qtbot, store)
    for enter in _ways_in(application):
        enter()
        qapp.processEvents()
        page = application.window.page
        focused = QApplication.focusWidget()
        assert focused is not None
        assert page.isAncestorOf(focused) or focused is page
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        assert application.window.page is not page
    application.stop()


def test_who_has_no_name_is_one_person_in_every_language(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    """ "You" of the first series is "Du" of the second, and called in the language of the moment."""
    store = Store.open(tmp_path / "nameless.sqlite")
    application = open_application(qapp, qtbot, store)
    application.settings.set(LAST_OPPONENTS, ("rules", "rules"))
    hand = Hand(application, qtbot)
    for language in (Language.ENGLISH, Language.GERMAN):
        application.settings.set(LANGUAGE, language.value)
        application.ask_for_series()
        dialog = next(one for one in application.window.findChildren(NewSeriesDialog) if one.isVisible())
        hand.click(dialog.start)
        hand.play_deal()
    application.statistics.show()
    page = application.statistics.page
    assert page is not None

    def people() -> list[tuple[str, int]]:
        return [(known.person.name, known.games) for known in store.statistics.people() if not known.person.computer]

    assert people() == [("Du", 2)]
    application.settings.set(LANGUAGE, Language.TURKISH.value)
    QCoreApplication.sendPostedEvents()
    assert people() == [("Sen", 2)]
    assert page.filters.player.currentText() == "Sen"
    application.stop()
    store.close()


def test_f10_opens_the_menu_at_its_first_line(qapp: QApplication, qtbot: QtBot) -> None:
    application = open_application(qapp, qtbot, None)
    application.begin(series_of(ISKO))
    Hand(application, qtbot).wait_for_question()
    before = qapp.focusWidget()
    QTest.keyClick(application.window, Qt.Key.Key_F10)
    menu = qapp.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0]
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert qapp.focusWidget() is before
    application.stop()


def test_the_menu_of_the_home_page_leads_to_the_settings(qapp: QApplication, qtbot: QtBot) -> None:
    """Who has no keyboard at hand, and no table yet, gets there too; what does nothing here is not offered."""
    application = open_application(qapp, qtbot, None)
    window = application.window
    window.show_home()
    Hand(application, qtbot).click(application.home.menu_button)
    menu = qapp.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = [action for part in (menu, *menu.findChildren(QMenu)) for action in part.actions()]
    assert not set(offered) & {*window.table_actions, window.go_home}
    assert window.settings in offered
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert qapp.activePopupWidget() is menu
    menu.close()
    application.stop()


@pytest.mark.parametrize(("before", "word"), [(Language.ENGLISH, "You"), (Language.FRENCH, "Vous")])
def test_who_has_no_name_is_called_anew_at_the_table_too(
    qapp: QApplication, qtbot: QtBot, before: Language, word: str
) -> None:
    """Plate, list and home page of a series under way speak the language of the moment."""
    application = open_application(qapp, qtbot, None, before)
    application.ask_for_series()
    dialog = next(one for one in application.window.findChildren(NewSeriesDialog) if one.isVisible())
    Hand(application, qtbot).click(dialog.start)
    model = application.dock.list_page.model
    assert application.table.status.accessibleName() == word
    application.settings.set(LANGUAGE, Language.GERMAN.value)
    QCoreApplication.sendPostedEvents()

    assert application.table.status.accessibleName() == "Du"
    headers = " ".join(str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(model.columnCount()))
    for words in (headers, application.home.continue_.accessibleDescription()):
        assert "Du" in words
        assert word not in words
    application.stop()


def test_from_a_game_of_a_list_the_way_back_leads_to_the_statistics(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    store = Store.open(tmp_path / "written.sqlite")
    written = store.lists.begin(HEAD, filled_list())
    application = open_application(qapp, qtbot, store)
    application.statistics.show()
    page = application.statistics.page
    assert page is not None
    hand = Hand(application, qtbot)

    page.gameRequested.emit(GameRef(1, list_id=written))
    assert not page.isVisible()
    assert application.sheet.room.shelf.back.toolTip() == "Back"
    hand.click(application.sheet.room.shelf.back)
    assert page.isVisible()

    application.sheet.show()
    hand.click(application.sheet.room.shelf.back)
    assert application.home.isVisible()
    application.stop()
    store.close()


def test_the_sheet_of_keys_opens_at_the_page_in_front(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    application = open_application(qapp, qtbot, store)
    window = application.window
    ways: dict[str, Callable[[], object]] = {
        "Program": window.show_home,
        "Table": window.show_table,
        "Score sheet": application.sheet.show,
        "Statistics": application.statistics.show,
        "Learn": window.learn.trigger,
        "Any deal": application.deals.edit.trigger,
    }
    for tab, go in ways.items():
        go()
        window.shortcuts.trigger()
        dialog = window.findChildren(ShortcutsDialog)[-1]
        assert dialog.tabs.tabText(dialog.tabs.currentIndex()) == tab
        dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.stop()


def test_what_the_statistics_have_written_is_told(
    qapp: QApplication, qtbot: QtBot, store: Store, tmp_path: Path
) -> None:
    """One chart, all of them in a folder, the games as a table; what lay in the folder stays there."""
    application = open_application(qapp, qtbot, store)
    application.statistics.show()
    page, room = application.statistics.page, application.statistics._room
    assert page is not None
    assert room is not None
    games, chart, folder = tmp_path / "all.csv", tmp_path / "race.png", tmp_path / "charts"
    folder.mkdir()
    own = folder / "race.svg"
    own.write_text("a race of the user's own")

    page.top.gamesRequested.emit(str(games))
    assert room.notice.text == f"Written: {isolate(str(games))}"
    page.board.cards["race"].ask_for_file(FileKind.PNG)
    dialog = page.board.cards["race"].asker.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(chart))
    assert room.notice.text == f"Written: {isolate(str(chart))}"
    page.top.chartsRequested.emit(FileKind.SVG, str(folder))
    assert room.notice.text == f"Written: {isolate(str(folder))}"

    assert games.exists()
    assert chart.exists()
    assert len(list(folder.iterdir())) == len(page.board.cards)  # without the accuracy; with the race that was there
    assert own.read_text() == "a race of the user's own"
    dialog.close()
    application.stop()


def test_where_there_are_no_games_yet_the_statistics_lead_to_where_games_come_from(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """And back."""
    none = Store.open(tmp_path / "none.sqlite")
    program = open_application(qapp, qtbot, none)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None

    page.empty.sheet.click()
    assert program.sheet.room.isVisible()
    QTest.keyClick(program.sheet.room, Qt.Key.Key_Escape)
    assert page.isVisible()
    page.empty.series.click()
    assert program.window.findChild(NewSeriesDialog) is not None
    program.stop()
    none.close()
