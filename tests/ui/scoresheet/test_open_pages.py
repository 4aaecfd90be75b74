"""Many lists opened one after the other: what stays in the window, and what nobody may lose by that."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.store.records import HistoryLine, ListId, ListState, Step
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.open_pages import KEPT
from skatdesk.ui.scoresheet.page import SheetPage
from tests.helpers.paintings import Paintings
from tests.helpers.sample_lists import thursday
from tests.ui.scoresheet.conftest import NOW, Keeper


@pytest.fixture
def others(keeper: Keeper) -> tuple[ListId, ...]:
    """Six lists of other evenings."""
    head, score_list = thursday()
    days = (f"2026-10-{day:02}" for day in range(1, 7))
    return tuple(keeper.store.lists.begin(replace(head, date=day), score_list) for day in days)


def settle() -> None:
    """Until nothing is left to be laid out, painted or taken away."""
    for _ in range(10):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def look_at(keeper: Keeper, lists: tuple[ListId, ...], qtbot: QtBot) -> None:
    """Opens one list after the other; what goes then is gone."""
    for list_id in lists:
        keeper.room.open(list_id)
    pages = keeper.room.findChildren(SheetPage)
    qtbot.waitUntil(lambda: len(keeper.room.findChildren(SheetPage)) < len(pages))


def test_lists_that_were_only_looked_at_do_not_stay_in_the_window(
    keeper: Keeper, others: tuple[ListId, ...], qtbot: QtBot
) -> None:
    """Each would be dressed anew with every change of the window's size, its colours and its language."""
    look_at(keeper, others, qtbot)

    pages = keeper.room.findChildren(SheetPage)
    assert {page.shown.id for page in pages} == set(others[-KEPT:])
    assert keeper.page.shown.id == others[-1]


def test_the_lists_that_were_in_front_last_stand_as_they_were_left(
    keeper: Keeper, others: tuple[ListId, ...], qtbot: QtBot
) -> None:
    left = keeper.page
    left.show_settlement()
    for list_id in (others[0], left.shown.id, others[1], others[2], left.shown.id):
        keeper.room.open(list_id)

    assert keeper.page is left
    assert left.pages.currentWidget() is left.settlement


def test_every_step_can_be_taken_back_however_many_lists_were_opened_since(
    keeper: Keeper, others: tuple[ListId, ...], qtbot: QtBot
) -> None:
    before = keeper.page.shown.score_list
    keeper.type("2s2⏎1h2⏎")
    assert len(keeper.page.shown.score_list.entries) == 26
    look_at(keeper, others, qtbot)

    page = keeper.open("thursday")
    page.undo.trigger()
    page.undo.trigger()
    assert page.shown.score_list == before == keeper.kept()


def test_a_list_read_again_knows_its_last_step(keeper: Keeper, others: tuple[ListId, ...], qtbot: QtBot) -> None:
    """One that was written on another day, and now only looked at."""
    first, *rest = others
    kept = keeper.store.lists.open(first)
    line = HistoryLine(NOW, "removed", 1, before=kept.score_list.entries[0])
    step = Step(line, ListState(kept.head, kept.score_list), 0)
    keeper.store.lists.write(first, kept.score_list.removed(0), line, kept.head, step)
    keeper.room.open(first)
    look_at(keeper, tuple(rest), qtbot)

    page = keeper.room.open(first)
    assert page is not None
    page.undo.trigger()
    assert page.shown.score_list == kept.score_list == keeper.kept()


@pytest.mark.parametrize("told", ["2s", "2"])
def test_a_game_that_was_begun_is_still_told(
    keeper: Keeper, others: tuple[ListId, ...], qtbot: QtBot, told: str
) -> None:
    keeper.type(told)
    draft = keeper.page.entry.draft
    look_at(keeper, others, qtbot)

    assert keeper.open("thursday").entry.draft == draft


def test_a_list_in_a_large_window_stays(keeper: Keeper, others: tuple[ListId, ...], qtbot: QtBot) -> None:
    keeper.room.show_large(keeper.ids["thursday"])
    large = keeper.room.findChild(LargeWindow)
    assert large is not None
    look_at(keeper, others, qtbot)

    assert large.isVisible()
    keeper.open("thursday").shown.remove(0)
    assert large.model.score_list == keeper.page.shown.score_list
    large.close()


def test_a_list_that_is_opened_is_painted_once(keeper: Keeper, others: tuple[ListId, ...]) -> None:
    """Its columns get their widths, and another list goes: neither paints it once more."""
    for list_id in others:
        page = keeper.room.open(list_id)
        assert page is not None
        paintings = [Paintings() for _ in range(3)]
        for counted, view in zip(paintings, (page.view.viewport(), page.footer.viewport(), page), strict=True):
            view.installEventFilter(counted)
        settle()
        assert [counted.count for counted in paintings] == [1, 1, 1]


def test_totals_whose_width_changes_are_painted_once(keeper: Keeper) -> None:
    page = keeper.page
    settle()
    paintings = Paintings()
    page.footer.viewport().installEventFilter(paintings)
    keeper.room.resize(keeper.room.width() - 8, keeper.room.height())
    settle()
    assert paintings.count == 1
