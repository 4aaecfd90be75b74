"""A game that is dragged along the sheet."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.theme import Look
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper

LEFT = Qt.MouseButton.LeftButton


def _is_line(keeper: Keeper, look: Look, y: int) -> bool:
    """Whether the line that shows where a game would come lies at this height."""
    viewport = keeper.page.view.viewport()
    colour = viewport.grab().toImage().pixelColor(viewport.width() // 2, y)
    return colour.name() == look.theme.accent.lower()


def test_a_game_is_dragged_to_its_place(keeper: Keeper) -> None:
    entries = keeper.page.shown.score_list.entries
    viewport = keeper.page.view.viewport()
    keeper.page.view.verticalScrollBar().setValue(0)
    start, end = keeper.row_at(3), keeper.row_at(6) + QPoint(0, 6)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start + (end - start) * step / 4)
    QTest.mouseRelease(viewport, LEFT, pos=end)

    moved = keeper.page.shown.score_list.entries
    assert moved[6].outcome == entries[3].outcome
    assert moved[3].outcome == entries[4].outcome
    assert keeper.kept() == keeper.page.shown.score_list


@pytest.mark.parametrize(("half", "gap"), [(-6, 6), (6, 7)], ids=["upper half", "lower half"])
def test_a_line_shows_between_which_games_it_would_come(keeper: Keeper, house: House, half: int, gap: int) -> None:
    viewport = keeper.page.view.viewport()
    keeper.page.view.verticalScrollBar().setValue(0)
    start, end = keeper.row_at(3), keeper.row_at(6) + QPoint(0, half)
    top = keeper.page.view.visualRect(keeper.page.model.index(gap, 1)).top()
    QTest.mousePress(viewport, LEFT, pos=start)
    assert not _is_line(keeper, house.look, top)
    QTest.mouseMove(viewport, end)

    assert _is_line(keeper, house.look, top)
    QTest.mouseRelease(viewport, LEFT, pos=end)
    assert not _is_line(keeper, house.look, top)


@pytest.mark.parametrize("beyond", [-60, 60])
def test_who_drags_beyond_the_sheet_drops_among_the_games_that_are_seen(keeper: Keeper, beyond: int) -> None:
    """Each move brings one more game into view; none goes to the far end of the list unseen."""
    view, entries = keeper.page.view, keeper.page.shown.score_list.entries
    viewport, bar = view.viewport(), view.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum() if beyond < 0 else 0)
    source = view.rowAt(view.viewport().height() // 2)
    start = view.visualRect(keeper.page.model.index(source, 1)).center()
    edge = 0 if beyond < 0 else viewport.height() - 1
    QTest.mousePress(viewport, LEFT, pos=start)
    before = bar.value()
    for step in (1, 2):
        QTest.mouseMove(viewport, QPoint(start.x(), edge + step * beyond // 2))
    seen = view.rowAt(edge)
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(start.x(), edge + beyond))

    assert (bar.value() < before) if beyond < 0 else (bar.value() > before)
    outcomes = [entry.outcome for entry in keeper.page.shown.score_list.entries]
    assert abs(outcomes.index(entries[source].outcome) - seen) <= 1


def test_a_game_whose_release_another_window_gets_stays_where_it_was(
    keeper: Keeper, house: House, qtbot: QtBot
) -> None:
    viewport, entries, other = keeper.page.view.viewport(), keeper.page.shown.score_list.entries, QWidget()
    qtbot.addWidget(other)
    keeper.page.view.verticalScrollBar().setValue(0)
    start, end = keeper.row_at(3), keeper.row_at(6) + QPoint(0, 6)
    top = keeper.page.view.visualRect(keeper.page.model.index(7, 1)).top()
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, end)
    assert _is_line(keeper, house.look, top)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)

    assert not _is_line(keeper, house.look, top)
    QTest.mouseRelease(viewport, LEFT, pos=end)
    assert keeper.page.shown.score_list.entries == entries
