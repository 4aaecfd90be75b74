"""Pages and dialogs where the user wants larger text than the window is drawn for."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import TEXT_SIZE
from skatdesk.skat.ruleset import ISKO
from skatdesk.store.store import Store
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.look import button, screens
from skatdesk.ui.look.button import Button
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.sample_lists import thursday
from tests.helpers.whole_program import open_application
from tests.ui.conftest import House, Press


def place_of(widget: QWidget, where: QWidget) -> QRect:
    """Where it lies in one of its parents."""
    return QRect(widget.mapTo(where, QPoint()), widget.size())


def opened(qapp: QApplication, qtbot: QtBot, store: Store | None, language: Language, text: str) -> Application:
    application = open_application(qapp, qtbot, store, language)
    application.settings.set(TEXT_SIZE, text)
    application.window.resize(1440, 900)
    QCoreApplication.sendPostedEvents()
    return application


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1366, 768), QSize(1440, 900)])
@pytest.mark.parametrize("language", Language)
def test_dialogs_lie_on_their_screen(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: Language, size: QSize
) -> None:
    """What is higher is scrolled between headline and buttons; the buttons stay."""
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: size))
    house.look.use(scale={1024: 0.93, 1366: 1.01, 1440: 1.3}[size.width()], enlarged=True)
    house.speak(language)
    new_series = NewSeriesDialog(house.look, house.settings, lambda: 5, under_way=True)
    settings = SettingsDialog(house.look, house.settings, house.namer, house.faces)
    for dialog, last in ((new_series, new_series.start), (settings, settings.close_button)):
        qtbot.addWidget(dialog)
        dialog.show()
        QCoreApplication.sendPostedEvents()
        assert dialog.width() <= size.width()
        assert dialog.height() <= size.height() - 40  # room for the title of its window
        assert dialog.rect().contains(place_of(last, dialog))


@pytest.mark.parametrize("language", Language)
def test_what_starting_does_and_what_is_in_its_way_is_never_scrolled_away(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """They stand above the buttons with the switch for practice, and the dialog still lies on the screen."""
    size = QSize(1024, 700)
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: size))
    house.look.use(scale=0.93, enlarged=True)
    house.speak(language)
    dialog = NewSeriesDialog(house.look, house.settings, lambda: 5, under_way=True)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for name in ("", dialog.others.names[0].text()):
        dialog.others.names[1].setText(name)
        QCoreApplication.sendPostedEvents()
        kept = (
            [dialog.practice, dialog.ending, dialog._obstacle] if dialog.obstacle else [dialog.practice, dialog.ending]
        )
        assert bool(dialog.obstacle) is bool(name)
        assert all(part.visibleRegion().boundingRect() == part.rect() for part in kept)
        assert dialog.height() <= size.height() - 40  # room for the title of its window


def test_tab_brings_what_is_scrolled_away_into_sight(
    house: House, qtbot: QtBot, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: QSize(1024, 500)))
    dialog = NewSeriesDialog(house.look, house.settings, lambda: 5)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    last = dialog.deals.copy
    assert last.visibleRegion().isEmpty()
    dialog.name.setFocus()
    for _ in range(40):
        if last.hasFocus():
            break
        press(dialog, Qt.Key.Key_Tab)
    assert last.visibleRegion().boundingRect() == last.rect()


def test_a_dialog_grows_with_the_text_while_it_is_open(house: House, qtbot: QtBot) -> None:
    """The size of text is chosen in one."""
    dialog = SettingsDialog(house.look, house.settings, house.namer, house.faces)
    qtbot.addWidget(dialog)
    dialog.show()
    QCoreApplication.sendPostedEvents()
    before = dialog.width()
    house.look.use(scale=1.15, enlarged=True)
    QCoreApplication.sendPostedEvents()
    assert dialog.width() > before
    assert dialog.rect().contains(place_of(dialog.close_button, dialog))


def test_the_shelf_gives_its_room_to_the_sheet(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """And takes it again."""
    store.lists.begin(*thursday())
    application = opened(qapp, qtbot, store, Language.ENGLISH, "normal")
    application.window.sheet.trigger()
    shelf = application.sheet.room.shelf
    for text, seen in (("normal", True), ("large", False), ("normal", True), ("largest", False)):
        application.settings.set(TEXT_SIZE, text)
        QCoreApplication.sendPostedEvents()
        assert shelf.view.isVisible() is seen
    application.stop()


def test_wishes_stand_below_the_cards_in_the_editor(house: House, desk: Desk, qtbot: QtBot) -> None:
    """Beside them there is no room; what is left is scrolled upwards only."""
    page = DealsPage(desk, InlineExecutor(), lambda: ISKO)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    house.look.use(scale=1.3, enlarged=True)
    QCoreApplication.sendPostedEvents()
    assert page.wishes.mapTo(page, QPoint()).y() > page.board.mapTo(page, QPoint()).y() + page.board.height()
    assert place_of(page.wishes, page).right() <= page.width()
    house.look.use(scale=1.0, enlarged=False)
    QCoreApplication.sendPostedEvents()
    assert page.wishes.mapTo(page, QPoint()).x() > page.board.mapTo(page, QPoint()).x() + page.board.width()
    page.trials.stop()


def test_an_icon_gives_way_before_the_words_do(house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[float] = []
    monkeypatch.setattr(button, "write", lambda _painter, room, *_rest: written.append(room.width()))
    again = Button(house.look, "Same cards again", icon="again")
    qtbot.addWidget(again)
    for missing in (0, 30):
        again.resize(again.sizeHint().width() - missing, again.sizeHint().height())
        again.grab()
    assert written[0] == written[1]
