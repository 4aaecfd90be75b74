"""The window on screens with little room, as where text is shown large."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE
from skatdesk.skat.ruleset import ISKO
from skatdesk.store.store import Store
from skatdesk.ui.look import screens
from skatdesk.ui.main_window import SMALLEST
from tests.helpers.sample_lists import thursday
from tests.helpers.whole_program import open_application, series

SMALL, LARGE = QSize(960, 600), QSize(1920, 1080)
"""1440 × 900 where everything is half as large again; a large one."""


def test_a_small_screen_makes_a_small_window(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never larger than its screen; moved to a larger one it has its own smallest size again."""
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: SMALL))
    application = open_application(qapp, qtbot, None)
    window = application.window
    assert window.size().boundedTo(SMALL) == window.size()
    window.resize(10, 10)
    assert window.size().boundedTo(SMALL) == window.size()

    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: LARGE))
    window.move(window.pos().x() + 40, window.pos().y())
    qtbot.waitUntil(lambda: window.size() == QSize(*SMALLEST))
    application.stop()


def test_windows_become_smaller_with_their_screen(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the scale of a screen is raised on Wayland, no window is told."""
    application = open_application(qapp, qtbot, None)
    application.guide.open_at("play")
    window, guide = application.window, application.guide.window
    assert guide is not None
    window.resize(1024, 720)
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: SMALL))
    for screen in QGuiApplication.screens():
        screen.availableGeometryChanged.emit(screen.availableGeometry())
    for one in (window, guide):
        assert one.size() == one.size().boundedTo(SMALL)

    window.showFullScreen()
    qtbot.waitUntil(lambda: window.width() > SMALL.width())
    filled = window.size()
    screens.fit_on_screen(window)
    assert window.size() == filled
    application.stop()


def test_screens_that_come_and_go_are_looked_after(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a computer that is taken off its desk."""
    application = open_application(qapp, qtbot, None)
    window, screen = application.window, QGuiApplication.primaryScreen()
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: SMALL))
    for happens in (qapp.screenAdded, qapp.screenRemoved):
        window.setMinimumSize(1, 1)
        window.resize(1024, 720)
        happens.emit(screen)
        assert window.size() == window.size().boundedTo(SMALL)
    application.stop()


def test_the_last_screen_may_go(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for a moment where a cable is pulled: nothing is told until another one comes."""
    watch = screens.ScreenWatch(parent := QObject())
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    screen = app.primaryScreen()
    with monkeypatch.context() as none, qtbot.assertNotEmitted(watch.changed):
        none.setattr(QGuiApplication, "screens", list)
        app.screenRemoved.emit(screen)
    with qtbot.waitSignal(watch.changed):
        app.screenAdded.emit(screen)
    parent.deleteLater()


@pytest.mark.parametrize("language", Language)
def test_everything_is_in_reach_on_a_small_screen(
    qapp: QApplication, qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """The hand and the line below it; the sheet with entry and totals."""
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: SMALL))
    store.lists.begin(*thursday())
    application = open_application(qapp, qtbot, store)
    application.settings.set(LANGUAGE, language.value)
    window, table = application.window, application.table

    def in_reach(widget: QWidget) -> bool:
        corner = widget.mapTo(window, widget.rect().bottomRight())
        return widget.isVisible() and window.rect().contains(corner)

    application.begin(series(ISKO))
    QCoreApplication.processEvents()
    assert in_reach(table.view)
    assert in_reach(table.status)
    card = table.scene.table.hand(0, 10)
    assert card.y + card.width / 2 < table.status.y()

    window.sheet.trigger()
    QCoreApplication.processEvents()
    page = application.sheet.room.page
    assert page is not None
    assert all(map(in_reach, (page.view, page.entry, page.entry.outcome.won, page.footer, page.head.more)))
    assert page.view.viewport().height() >= 4 * page.view.rowHeight(0)
    application.stop()


@pytest.mark.parametrize("language", Language)
def test_the_menu_is_one_column_in_the_smallest_window(qapp: QApplication, qtbot: QtBot, language: Language) -> None:
    """So are the menus it opens; a second column would cover the table."""
    application = open_application(qapp, qtbot, None)
    application.settings.set(LANGUAGE, language.value)
    application.window.resize(*SMALLEST)
    application.begin(series(ISKO))
    application.table.bar.menu_button.click()
    menu = qapp.activePopupWidget()
    assert isinstance(menu, QMenu)
    for part in (menu, *menu.findChildren(QMenu)):
        shown = [action for action in part.actions() if action.isVisible() and not action.isSeparator()]
        assert len({part.actionGeometry(action).left() for action in shown}) == 1
    menu.close()
    application.stop()


@pytest.mark.parametrize("size", [SMALL, QSize(960, 620), QSize(1024, 700)])
def test_every_card_of_a_deal_that_is_made_is_whole(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: QSize
) -> None:
    """Not all around the cards gets smaller with the window."""
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: size))
    application = open_application(qapp, qtbot, None)
    application.window.resize(size)
    application.deals.edit.trigger()
    QCoreApplication.sendPostedEvents()
    assert all(cells.width() >= cells.sizeHint().width() for cells in application.deals.page.board.cells.values())
    application.stop()


@pytest.mark.parametrize("language", Language)
def test_both_ways_to_judge_are_whole_on_a_small_screen(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Letters are larger there than everything around them."""
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: SMALL))
    application = open_application(qapp, qtbot, None)
    application.window.resize(SMALL)
    page = application.review.page
    application.window.show_room(page)
    application.settings.set(LANGUAGE, language.value)
    for _ in range(4):  # from the innermost widget to the page
        QCoreApplication.processEvents()
    assert all(answer.width() >= answer.minimumSizeHint().width() for answer in page.judged.answers)
    assert page.minimumSizeHint().width() <= SMALL.width()
    application.stop()
