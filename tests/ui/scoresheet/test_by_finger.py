"""The score sheet on a touch screen."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.helpers.finger import Finger
from tests.ui.scoresheet.conftest import Keeper


def test_a_finger_scrolls_the_sheet_and_moves_no_game(keeper: Keeper, finger: Finger) -> None:
    keeper.room.resize(1024, 640)
    QApplication.processEvents()
    view, before = keeper.page.view, keeper.page.shown.score_list
    start = keeper.row_at(1)
    view.verticalScrollBar().setValue(0)
    finger.draw(view.viewport(), start + QPoint(0, 80), start)
    QTest.qWait(50)

    assert view.verticalScrollBar().value() > 0
    assert keeper.page.shown.score_list == before


def test_a_tap_chooses_a_game(keeper: Keeper, finger: Finger) -> None:
    finger.tap(keeper.page.view.viewport(), keeper.row_at(2))

    assert keeper.page.view.chosen == 2


def test_two_quick_taps_on_two_games_choose_the_second_and_change_nothing(keeper: Keeper, finger: Finger) -> None:
    for entry in (2, 4):
        finger.tap(keeper.page.view.viewport(), keeper.row_at(entry))

    assert keeper.page.view.chosen == 4
    assert keeper.page.model.open_row == 24


def test_two_taps_on_one_game_change_it(keeper: Keeper, finger: Finger) -> None:
    for _ in range(2):
        finger.tap(keeper.page.view.viewport(), keeper.row_at(2))

    assert keeper.page.model.open_row == 2


def test_a_resting_finger_opens_the_menu_of_a_game(keeper: Keeper, finger: Finger) -> None:
    """Inserting, deleting and remarks are nowhere else for who has no keys."""
    viewport, at = keeper.page.view.viewport(), keeper.row_at(2)
    finger.put_down(viewport, at)
    QTest.qWait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 100)
    menu = QApplication.activePopupWidget()
    finger.lift(viewport, at)

    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    assert keeper.page.view.chosen == 2
    menu.close()


def test_a_resting_finger_opens_the_menu_of_a_list_and_not_the_list(keeper: Keeper, finger: Finger) -> None:
    view = keeper.room.shelf.view
    opened = keeper.page.shown.id
    at = view.visualRect(view.model().index(0, 0)).center()
    finger.put_down(view.viewport(), at)
    QTest.qWait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 100)
    menu = QApplication.activePopupWidget()
    finger.lift(view.viewport(), at)

    assert isinstance(menu, QMenu)
    menu.close()
    assert keeper.page.shown.id == opened
