"""The door to the guide: F1 and a quiet mark on the panels open it at the chapter of the place."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from skatdesk.i18n.catalogues import Translations
from skatdesk.settings.settings import Settings
from skatdesk.ui.guide.places import chapter_of
from skatdesk.ui.look.guide_mark import GuideMark
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.places import bring_forward
from skatdesk.ui.table.controller import TableController

if TYPE_CHECKING:
    from skatdesk.ui.guide.window import GuideWindow


class GuideRoom(QObject):
    """Opens the guide's window, which has no parent: a dialog in front of the main window does not block it.

    Args:
        window: has the command, F1; when it closes, the guide does.
        settings: remember size and zoom.
        translations: know the language.
        controller: knows the deal on the table, and has the panels over it; each gets a mark that opens the guide.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        translations: Translations,
        controller: TableController,
    ) -> None:
        super().__init__(window)  # it goes with the window, whose command it hands on
        self._main = window
        self._settings = settings
        self._translations = translations
        self._controller = controller
        self.window: GuideWindow | None = None
        # not on the result: its score stands in that corner
        asker = controller.asker
        for panel in (asker.bidding, asker.choice, asker.discard, asker.announce, asker.rearrange):
            GuideMark(controller.desk.look, panel).clicked.connect(partial(self._open_for, panel))
        window.guide.triggered.connect(self.open_here)
        window.closing.connect(self._on_closing)
        app = QGuiApplication.instance()
        assert isinstance(app, QApplication)
        self._app: QApplication | None = app
        app.focusChanged.connect(self._on_focus)

    @Slot()
    def open_here(self) -> None:
        """At the chapter that belongs to where the user is."""
        self._open_for(self._place())

    @Slot(str)
    def open_at(self, chapter: str) -> None:
        """At this chapter; empty: where it was left, or at its beginning."""
        if self.window is None:
            from skatdesk.ui.guide.window import GuideWindow

            self.window = GuideWindow(self._controller.desk, self._settings, self._translations)
        if chapter or not self.window.chapter:
            self.window.show_chapter(chapter)
        bring_forward(self.window)
        self.window.browser.setFocus()

    @Slot()
    def close(self) -> None:
        """Shuts the guide's window for good."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    @Slot()
    def _on_closing(self) -> None:
        """The main window goes, and F1 with it."""
        self.close()
        if self._app is not None:
            self._app.focusChanged.disconnect(self._on_focus)
            self._app = None

    def _open_for(self, place: QWidget | None) -> None:
        self.open_at(chapter_of(place, self._controller.view))

    @Slot(QWidget, QWidget)
    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Takes F1 along into every window that comes to the front; a menu would show it as a line of its own."""
        window = new.window() if new is not None else None
        if window is None or window.windowType() is Qt.WindowType.Popup:
            return
        if self._main.guide not in window.actions():
            window.addAction(self._main.guide)

    def _place(self) -> QWidget | None:
        """Where the user is: what has the focus, unless a panel of the table is open."""
        focus = QApplication.focusWidget() or QApplication.activeWindow()
        if focus is not None and focus.window() is not self._main:
            return focus
        page = self._main.page
        if focus is None or not page.isAncestorOf(focus):
            focus = page
        if self._main.table_shown and not self._main.dock.isAncestorOf(focus):
            return self._main.table.panel or self._main.table
        return focus
