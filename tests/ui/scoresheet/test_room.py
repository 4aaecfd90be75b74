"""The room: the shelf and what is done with whole lists."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.look.theme import Deck
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.scoresheet.list_menu import ListMenu
from skatdesk.ui.scoresheet.room import ScoreSheetRoom
from tests.helpers.plain import plain
from tests.helpers.sample_lists import pub, thursday
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import NOW, Keeper, speak, titles

ACTIONS = ("large", "details", "history", "again", "copy", "print_", "export", "import_", "archive", "remove")
"""What the menu of a list offers, in its order."""


def click_list(room: ScoreSheetRoom, row: int) -> None:
    view = room.shelf.view
    at = view.visualRect(room.shelf.model.index(row)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_the_latest_list_is_open(keeper: Keeper) -> None:
    """Who comes back goes on writing at once."""
    assert titles(keeper.room) == ["Thursday round", "Pub evening", "Bierlachs"]
    assert keeper.page.head.headline.title == "\u2068Thursday round\u2069"
    keeper.type("2s2⏎")
    assert len(keeper.page.shown.score_list.entries) == 25


def test_several_lists_are_open_and_stand_as_they_were_left(keeper: Keeper) -> None:
    first = keeper.page
    keeper.type("2s")
    draft = first.entry.draft
    click_list(keeper.room, 1)
    assert plain(keeper.page.head.headline.title) == "Pub evening"
    click_list(keeper.room, 0)
    assert keeper.page is first
    assert first.entry.draft == draft


def test_the_shelf_counts_along(keeper: Keeper) -> None:
    keeper.type("2s2⏎")
    line = keeper.room.shelf.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)

    assert "25 of 36" in plain(str(line))


def test_search_finds_players_and_places(keeper: Keeper) -> None:
    shelf = keeper.room.shelf
    for words, found in (("annem", ["Pub evening"]), ("lion", ["Thursday round"]), ("nobody", [])):
        shelf.field.setText(words)
        assert titles(keeper.room) == found
    assert shelf._nothing.isVisible()


def test_escape_leaves_an_empty_shelf(empty_room: ScoreSheetRoom, qtbot: QtBot) -> None:
    with qtbot.waitSignal(empty_room.backRequested):
        QTest.keyClick(empty_room.empty.new, Qt.Key.Key_Escape)


@pytest.mark.parametrize("from_shelf", [False, True])
def test_without_its_last_list_the_room_takes_keys_as_at_the_beginning(
    keeper: Keeper, qtbot: QtBot, *, from_shelf: bool
) -> None:
    """Enter begins a list, Escape leaves, Undo brings the last one back."""
    room = keeper.room
    for list_id in keeper.ids.values():
        room.open(list_id)
        if from_shelf:
            room.shelf.view.setFocus()
        room.remove(list_id)

    assert room.empty.new.hasFocus()
    with qtbot.waitSignal(room.backRequested):
        keeper.key(Qt.Key.Key_Escape)
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.page is not None


def test_an_empty_shelf_says_what_to_do(empty_room: ScoreSheetRoom) -> None:
    assert empty_room.empty.new.isVisible()
    assert empty_room.empty.new.hasFocus()  # Enter begins a list, and no ring is around the way back
    QTest.mouseClick(empty_room.empty.new, Qt.MouseButton.LeftButton)
    dialog = empty_room.findChild(ListDialog)
    assert dialog is not None
    for field, name in zip(dialog.players, ("Ada", "Ben", "Cem"), strict=False):
        field.setText(name)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    page = empty_room.page
    assert page is not None
    assert plain(page.head.headline.title) == "Ada, Ben and Cem"
    assert titles(empty_room) == ["Ada, Ben and Cem"]


def test_without_a_store_nothing_can_be_begun(shut_room: ScoreSheetRoom) -> None:
    """Two running programs: the second one says why it keeps no lists."""
    assert not shut_room.shelf.new.isEnabled()
    assert not shut_room.empty.new.isVisible()
    assert "another Skatdesk is running" in shut_room.empty._line.text()
    assert not shut_room.shelf._nothing.isVisible()  # it would ask for what cannot be done
    assert not shut_room.shelf.field.isEnabled()
    assert not shut_room.shelf.archive.isEnabled()


def test_a_deleted_list_comes_back(keeper: Keeper) -> None:
    before = keeper.page.shown.score_list
    keeper.room.remove(keeper.ids["thursday"])
    assert titles(keeper.room) == ["Pub evening", "Bierlachs"]
    assert keeper.room.notice.text
    keeper.click(keeper.room.notice.undo)
    assert titles(keeper.room)[0] == "Thursday round"
    assert keeper.page.shown.score_list == before


def test_del_on_the_shelf_deletes(keeper: Keeper) -> None:
    view = keeper.room.shelf.view
    view.setFocus()
    view.setCurrentIndex(keeper.room.shelf.model.index(2))
    keeper.key(Qt.Key.Key_Delete)

    assert titles(keeper.room) == ["Thursday round", "Pub evening"]


def test_lists_go_to_the_archive_and_back(keeper: Keeper) -> None:
    room = keeper.room
    room.archive(keeper.ids["bierlachs"], True)
    assert titles(room) == ["Thursday round", "Pub evening"]
    keeper.click(room.shelf.archive)
    assert titles(room) == ["Bierlachs"]
    room.archive(keeper.ids["bierlachs"], False)
    assert titles(room) == []
    keeper.click(room.shelf.archive)
    assert len(titles(room)) == 3


def test_a_shelf_whose_lists_are_all_in_the_archive_says_so(keeper: Keeper) -> None:
    shelf = keeper.room.shelf
    for list_id in keeper.ids.values():
        keeper.room.archive(list_id, True)
    assert "All lists are in the archive" in shelf._nothing.text()

    keeper.click(shelf.archive)
    for list_id in keeper.ids.values():
        keeper.room.remove(list_id)
    keeper.click(shelf.archive)
    assert "No list yet" in shelf._nothing.text()


def test_a_list_is_begun_again_with_its_players(keeper: Keeper) -> None:
    """Today: the day of the other list is not its own."""
    keeper.room.begin_again(keeper.ids["pub"])
    sheet, head = keeper.page.shown.score_list, keeper.page.shown.head
    assert sheet.players == ("Annemarie", "Ben", "Cem", "Dua")
    assert sheet.entries == ()
    assert head.date == NOW[:10] != pub()[0].date
    assert not keeper.page.shown.is_copy


def test_a_copy_has_a_title_of_its_own_and_says_that_it_does_not_count(keeper: Keeper) -> None:
    """Once: the next change is like any other."""
    keeper.room.duplicate(keeper.ids["pub"])
    page = keeper.page
    assert len(page.shown.score_list.entries) == 15
    assert len(set(titles(keeper.room))) == 4
    assert page.head.headline.title.endswith("(2)\u2069")
    assert "copy" in page.head.headline.chips

    page.shown.move(0, 1)
    assert "The statistics count its games as they were first written" in keeper.room.notice.text
    page.shown.move(0, 1)
    assert not keeper.room.notice.text

    keeper.open("pub").shown.move(0, 1)
    assert "copy" not in keeper.page.head.headline.chips
    assert not keeper.room.notice.text


def test_a_copy_is_none_while_the_list_it_was_made_of_is_deleted(keeper: Keeper) -> None:
    """Its games count then, so nobody is told that they do not; that was never said before the list came back."""
    keeper.room.duplicate(keeper.ids["pub"])
    page = keeper.page
    keeper.room.remove(keeper.ids["pub"])
    assert "copy" not in page.head.headline.chips
    page.shown.move(0, 1)
    assert not keeper.room.notice.text

    keeper.store.lists.restore(keeper.ids["pub"])
    keeper.room.refresh()
    assert "copy" in page.head.headline.chips
    page.shown.move(0, 1)
    assert "The statistics count its games as they were first written" in keeper.room.notice.text


def test_the_menu_does_what_it_says(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ListMenu, "popup", lambda *_: None)  # the offscreen platform has none
    room = keeper.room
    room.shelf.menuRequested.emit(room.shelf.model.summaries[1], QPoint(50, 50))
    room.menu.archive.trigger()
    assert titles(room) == ["Thursday round", "Bierlachs"]
    room.menu.again.trigger()
    assert keeper.page.shown.score_list.entries == ()
    room.menu.history.trigger()
    assert keeper.page.pages.currentWidget() is keeper.page.history
    room.menu.remove.trigger()
    assert "Pub evening" in room.notice.text


def test_the_menu_opens_again_and_again(keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a list on the shelf and of the page in front, in any order, also after a change of language."""
    monkeypatch.setattr(ListMenu, "popup", lambda *_: None)
    room = keeper.room
    row = room.shelf.view.visualRect(room.shelf.model.index(1)).center()
    for language in (Language.ENGLISH, Language.GERMAN, Language.ENGLISH):
        speak(house, language)
        for opened in itertools.product(("page", "shelf"), repeat=3):
            for place in opened:
                if place == "page":
                    keeper.click(keeper.page.head.more)
                else:
                    reason = QContextMenuEvent.Reason.Mouse
                    event = QContextMenuEvent(reason, row, room.shelf.view.viewport().mapToGlobal(row))
                    QCoreApplication.sendEvent(room.shelf.view.viewport(), event)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
                shown = [action.text() for action in room.menu.actions() if action.isVisible() and action.text()]
                page = keeper.page
                deeds = [deed.text() for deed in (page.undo, page.redo, page.copy)] if place == "page" else []
                assert shown[: -len(ACTIONS)] == deeds
                assert shown[-len(ACTIONS) :] == [getattr(room.menu, name).text() for name in ACTIONS]
                assert all(shown)
    room.menu.history.trigger()
    assert plain(keeper.page.head.headline.title) == "Pub evening"


def test_details_can_be_changed_and_taken_back(keeper: Keeper, qtbot: QtBot) -> None:
    keeper.room.ask_for_details(keeper.ids["thursday"])
    dialog = keeper.room.findChild(ListDialog)
    assert dialog is not None
    dialog.title.setText("Friday round")
    dialog.players[2].setText("Dua")
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert titles(keeper.room)[0] == "Friday round"
    assert keeper.page.shown.score_list.players[2] == "Dua"
    assert len(keeper.page.shown.score_list.entries) == 24
    keeper.room.activateWindow()
    qtbot.waitUntil(keeper.room.isActiveWindow)
    keeper.page.entry.refocus()
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert titles(keeper.room)[0] == "Thursday round"


def test_the_large_window_follows(keeper: Keeper, qtbot: QtBot) -> None:
    """Every game shows on the second screen as soon as it is written."""
    keeper.room.show_large(keeper.ids["thursday"])
    large = keeper.room.findChild(LargeWindow)
    assert large is not None
    keeper.page.shown.add(thursday()[1].entries[0])
    assert large.model.rowCount() == 26
    assert large.totals.index(0, 1).data() == "190"
    small = large.view.rowHeight(0)
    large.resize(1920, 1080)
    assert large.view.rowHeight(0) > small
    QTest.keyClick(large, Qt.Key.Key_Escape)
    assert not large.isVisible()


def test_a_list_has_one_large_window(keeper: Keeper) -> None:
    """Who asks for it again is shown the one there is, though it was made small."""
    keeper.room.show_large(keeper.ids["thursday"])
    large = keeper.room.findChild(LargeWindow)
    assert large is not None
    large.showMinimized()
    keeper.room.show_large(keeper.ids["thursday"])

    assert keeper.room.findChildren(LargeWindow) == [large]
    assert not large.isMinimized()
    large.close()


def test_the_large_window_closes_as_other_windows_do(keeper: Keeper) -> None:
    keeper.room.show_large(keeper.ids["thursday"])
    large = keeper.room.findChild(LargeWindow)
    assert large is not None
    QTest.keySequence(large, QKeySequence(QKeySequence.StandardKey.Close))

    assert not large.isVisible()


def test_the_large_window_has_the_signs_of_the_deck(keeper: Keeper, house: House) -> None:
    """It paints acorns as the sheet does, and changes with it."""
    house.look.use(deck=Deck.GERMAN)
    keeper.room.show_large(keeper.ids["thursday"])
    large = keeper.room.findChild(LargeWindow)
    assert large is not None
    german = large.grab().toImage()
    house.look.use(deck=Deck.FRENCH)
    assert large.grab().toImage() != german
    large.close()


@pytest.mark.parametrize("language", list(Language))
def test_a_small_window_shows_nine_games_beside_the_entry(keeper: Keeper, house: House, language: Language) -> None:
    """At 1024 × 700, whatever the table and the rules; also while a game is being changed."""
    speak(house, language)
    house.look.use(scale=0.78)  # that of the main window at this size
    keeper.room.resize(1024, 700)
    for name in ("thursday", "pub", "bierlachs"):
        page = keeper.open(name)
        for _ in range(2):
            QCoreApplication.processEvents()
            assert page.view.viewport().height() >= 9 * page.view.rowHeight(0), name
            page.writing.change(2)


def test_the_shelf_folds_in_a_narrow_window(keeper: Keeper) -> None:
    keeper.room.resize(1024, 700)
    assert keeper.room.shelf.folding.unfold.isVisible()
    keeper.click(keeper.room.shelf.folding.unfold)
    assert keeper.room.shelf.view.isVisible()
    keeper.room.resize(1440, 900)
    assert keeper.room.shelf.view.isVisible()


@pytest.mark.parametrize("language", list(Language))
def test_every_language_has_its_words(keeper: Keeper, house: House, language: Language) -> None:
    """The room changes language while lists are open."""
    speak(house, language)
    keeper.page.show_settlement()
    keeper.page.show_history()
    keeper.page.show_sheet()
    speak(house, Language.ENGLISH)

    assert keeper.page.head.headline.chips[-1] == "game 25 of 36"


# -------------------------------------------------------------- trouble


def test_trouble_with_the_store_is_told(keeper: Keeper, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise StoreError(Trouble.UNAVAILABLE, Path("lists.sqlite"), "disk full")

    for name in (
        "summaries",
        "begin",
        "begin_again",
        "duplicate",
        "archive",
        "remove",
        "restore",
        "bring_in",
        "known_names",
    ):
        monkeypatch.setattr(store.lists, name, refuse)
    room, list_id = keeper.room, keeper.ids["pub"]
    for attempt in (
        room.refresh,
        room.ask_for_list,
        lambda: room.begin(*thursday()),
        lambda: room.duplicate(list_id),
        lambda: room.begin_again(list_id),
        lambda: room.archive(list_id, True),
        lambda: room.remove(list_id),
        lambda: room.ask_for_details(list_id),
    ):
        room.notice.hide()
        attempt()
        assert "cannot be written" in room.notice.text


def test_the_buttons_give_way_to_a_title_that_has_become_long(keeper: Keeper) -> None:
    """At once, and come back when it is short again."""
    page = keeper.page
    head, title = page.head, page.shown.head.title
    keeper.room.resize(1200, 800)
    QCoreApplication.sendPostedEvents()
    assert head.settle.text() == "Settle up"
    for changed, shown in (
        ("The long Thursday round of the Golden Lion, at the large table", ""),
        (title, "Settle up"),
    ):
        page.shown.agree(replace(page.shown.head, title=changed), page.shown.score_list)
        assert head.settle.text() == shown
    assert head.settle.accessibleName() == "Settle up"
