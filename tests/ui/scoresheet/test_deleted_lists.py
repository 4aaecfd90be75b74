"""Lists that were deleted can be had back, and a notice speaks of the list in front."""

from dataclasses import replace

from PySide6.QtCore import Qt

from skatdesk.i18n.languages import Language
from skatdesk.store.store import Store
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.scoresheet.shelf_model import LINE_ROLE
from tests.helpers.plain import plain
from tests.helpers.sample_lists import thursday
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak, titles


def test_lists_deleted_one_after_the_other_come_back_by_the_menu(keeper: Keeper, store: Store) -> None:
    """Also when the notice is long gone, and in the next session."""
    room = keeper.room
    gone = [summary.id for summary in room.shelf.model.summaries[:2]]
    for list_id in gone:
        room.remove(list_id)
    keeper.click(room.notice.shut)
    assert set(room.deleted.offered) == set(gone)

    for _ in gone:
        room.deleted.aboutToShow.emit()
        room.deleted.actions()[0].trigger()

    assert (room.deleted.offered, store.lists.removed()) == ((), ())
    assert not room.deleted.menuAction().isVisible()
    assert {summary.id for summary in room.shelf.model.summaries} >= set(gone)


def test_the_list_deleted_last_is_offered_first_however_old_it_is(keeper: Keeper, store: Store) -> None:
    """Also where more were deleted than the menu has room for."""
    room, (head, score_list) = keeper.room, thursday()
    days = [f"2026-{month:02}-01" for month in range(12, 0, -1)] + [f"2025-{month:02}-01" for month in range(12, 0, -1)]
    for day in days:
        room.remove(store.lists.begin(replace(head, date=day), score_list))
    assert [summary.head.date for summary in store.lists.removed()] == days[::-1]

    room.deleted.aboutToShow.emit()
    assert "1 Jan 2025" in plain(room.deleted.actions()[0].text())
    assert room.deleted.offered == tuple(summary.id for summary in store.lists.removed()[:20])


def test_a_list_whose_day_cannot_be_understood_bars_nobody_from_the_shelf(keeper: Keeper, store: Store) -> None:
    """It stands there last, under its title, to be deleted and to come back; who opens it is told."""
    room, (head, score_list) = keeper.room, thursday()
    damaged = store.lists.begin(replace(head, title="Damaged"), score_list)
    with store.lists._database.writing() as sql:
        sql.execute("UPDATE lists SET date = 'today' WHERE id = ?", (damaged,))
    room.enter()
    assert not room.notice.isVisible()
    assert (titles(room)[-1], len(titles(room))) == ("Damaged", 4)
    shelf = room.shelf.model
    assert plain(str(shelf.index(3).data(LINE_ROLE))).startswith("– ·")

    assert room.open(damaged) is None
    assert "cannot be read" in room.notice.text
    room.remove(damaged)
    assert plain(room.notice.text) == "The list Damaged was deleted"
    room.deleted.aboutToShow.emit()
    assert plain(room.deleted.actions()[0].text()).startswith("Damaged · – ·")
    keeper.click(room.notice.undo)
    assert "Damaged" in titles(room)


def test_a_damaged_list_bars_nobody_from_a_new_one_and_can_be_deleted(keeper: Keeper, store: Store) -> None:
    """The latest on the shelf would be where a new one begins; its own file brings the list back."""
    room, (head, score_list) = keeper.room, thursday()
    today = store.lists.begin(replace(head, date="2026-11-20"), score_list)
    with store.lists._database.writing() as sql:
        sql.execute("UPDATE list_entries SET entry = '{' WHERE list = ?", (today,))
    room.refresh()
    assert room.open(today) is None
    assert "cannot be read" in room.notice.text

    room.ask_for_list()
    (dialog,) = room.findChildren(ListDialog)
    assert dialog.isVisible()
    dialog.close()
    assert store.lists.bring_in(replace(head, date="2026-11-20"), score_list)[1]
    room.remove(today)
    assert plain(room.notice.text) == "The list Thursday round was deleted"
    assert [summary.id for summary in store.lists.removed()] == [today]


def test_a_list_that_comes_back_has_all_its_steps(keeper: Keeper) -> None:
    """Those that were done and those taken back; what showed it large is gone."""
    room, shown = keeper.room, keeper.page.shown
    states = [shown.score_list]
    for index in (1, 5, 9):
        shown.remove(index)
        states.append(shown.score_list)
    shown.undo()
    room.show_large(shown.id)
    large = room.findChild(LargeWindow)
    assert large is not None
    room.remove(shown.id)
    assert not large.isVisible()

    keeper.click(room.notice.undo)
    for expected in (states[3], *states[2::-1]):
        (keeper.page.redo if expected is states[3] else keeper.page.undo).trigger()
        assert keeper.page.shown.score_list == expected == keeper.kept()


def test_where_all_lists_are_deleted_the_empty_page_offers_them(keeper: Keeper) -> None:
    room = keeper.room
    assert room.empty.deleted.isHidden()
    lists = list(room.shelf.model.summaries)
    for summary in lists:
        room.remove(summary.id)

    assert room.empty.isVisible()
    assert room.empty.deleted.isVisible()
    assert room.deleted.offered == tuple(summary.id for summary in reversed(lists))
    room.deleted.aboutToShow.emit()
    assert plain(room.deleted.actions()[-1].text()).startswith("Thursday round · 19 Nov 2026")


def test_a_notice_goes_with_the_list_it_speaks_of(keeper: Keeper) -> None:
    """Undo would work on a list nobody sees."""
    keeper.page.corrected.emit("Game 3 deleted".strip)
    assert keeper.room.notice.offers_undo

    keeper.room.open(keeper.ids["pub"])

    assert not keeper.room.notice.offers_undo


def test_what_was_deleted_can_be_taken_back_in_another_language(keeper: Keeper, house: House) -> None:
    """A list, and a game; what else was said is gone with its language."""
    notice, games = keeper.room.notice, keeper.page.shown.score_list.entries
    keeper.point_at(3)
    keeper.key(Qt.Key.Key_Delete)
    speak(house, Language.GERMAN)
    assert plain(notice.text).startswith("Spiel 4 gelöscht: ")
    assert notice.undo.text() == "Rückgängig"
    keeper.click(notice.undo)
    assert keeper.page.shown.score_list.entries == games

    keeper.room.remove(keeper.page.shown.id)
    speak(house, Language.URDU)
    assert "Thursday round" in notice.text
    assert "gelöscht" not in notice.text
    keeper.click(notice.undo)
    assert keeper.page.shown.id == keeper.ids["thursday"]

    notice.say("Written")
    speak(house, Language.ENGLISH)
    assert notice.text == ""
