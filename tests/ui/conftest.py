"""What pages and dialogs are made of: a look, English card words, faces; and how they are shown."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.card_names import CardNamer, CardNaming
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.paths import translations_folder
from skatdesk.settings.settings import Settings
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.fonts import add_bundled_fonts
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.sentences import Sentences
from tests.helpers.drawn_cards import DrawnCards
from tests.helpers.finger import Finger
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application

Press = Callable[[QWidget, Qt.Key], None]
Shown = TypeVar("Shown", bound=QWidget)
Opened = TypeVar("Opened", bound=QDialog)


class ShowPage(Protocol):
    """Shows a page for as long as the test lasts, if not told otherwise as in the smallest window."""

    def __call__(self, page: Shown, width: int = 1024, height: int = 700) -> Shown: ...


class ShowDialog(Protocol):
    """Opens a dialog for as long as the test lasts."""

    def __call__(self, dialog: Opened) -> Opened: ...


@pytest.fixture(scope="session")
def drawn_cards(qapp: QApplication) -> DrawnCards:
    """The cards that were drawn by now."""
    return DrawnCards()


@pytest.fixture(autouse=True)
def _cards_drawn_once(drawn_cards: DrawnCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card looks the same in every test; what draws it is looked at where this fixture is another."""
    drawn_cards.share(monkeypatch)


@pytest.fixture(scope="session")
def finger(qapp: QApplication) -> Finger:
    """A finger on the screen."""
    return Finger()


@dataclass(frozen=True)
class House:
    """One of everything a page or dialog is given."""

    look: Look
    namer: CardNamer
    faces: CardFaces
    settings: Settings
    translations: Translations

    def speak(self, language: Language) -> None:
        """Changes the interface language, and the card words with it."""
        self.translations.use(language)
        self.namer.use(CardNaming(language))


@pytest.fixture
def house(qapp: QApplication) -> Iterator[House]:
    """Speaks English, looks light."""
    add_bundled_fonts()
    look = Look(qapp)
    look.use(scheme=Scheme.LIGHT)
    translations = Translations(translations_folder(), look)
    translations.use(Language.ENGLISH)
    namer = CardNamer(translations_folder(), CardNaming(Language.ENGLISH), look)
    faces = CardFaces(look, namer.index, parent=look)
    namer.changed.connect(faces.renew)
    yield House(look, namer, faces, Settings(), translations)
    translations.use(Language.ENGLISH)
    look.use(scheme=Scheme.SYSTEM)
    look.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def desk(house: House) -> Desk:
    """English words, French cards."""
    return Desk(house.look, house.namer, Sentences(house.namer, house.look), house.faces, HandOrder(house.look))


@pytest.fixture
def show_page(qtbot: QtBot) -> ShowPage:
    """See ``ShowPage``."""

    def show_page(page: Shown, width: int = 1024, height: int = 700) -> Shown:
        qtbot.addWidget(page)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return show_page


@pytest.fixture
def window(show_page: ShowPage, house: House) -> QWidget:
    """What a dialog lies over."""
    return show_page(QWidget())


@pytest.fixture
def show_dialog(qtbot: QtBot) -> Iterator[ShowDialog]:
    """See ``ShowDialog``."""
    opened: list[QDialog] = []

    def show_dialog(dialog: Opened) -> Opened:
        opened.append(dialog)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog

    yield show_dialog
    for dialog in opened:
        if shiboken6.isValid(dialog):
            dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, store: Store) -> Iterator[Application]:
    """The whole program, in front of its home page."""
    application = open_application(qapp, qtbot, store)
    yield application
    application.stop()


@pytest.fixture
def plain_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who advises, and plays what a file or the editor lays on the table: the best of the roster takes its time."""
    monkeypatch.setattr("skatdesk.app.PLAYERS", ("rules",))
    monkeypatch.setattr("skatdesk.ui.games.records.PLAYERS", ("rules",))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that a screen reader is told to say, from now on."""
    sentences: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            sentences.append(plain(event.message()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))  # as where somebody listens
    return sentences


@pytest.fixture
def press(qtbot: QtBot) -> Press:
    """Presses a key in the window of a widget, as a keyboard does: whoever has the focus gets it."""

    def press(widget: QWidget, key: Qt.Key) -> None:
        window = widget.window()
        if not window.isActiveWindow():
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window.windowHandle(), key)

    return press
