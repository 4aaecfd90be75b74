"""The window: home page, the table with its dock, other rooms; the menu and the keys that work everywhere."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeyEvent, QKeySequence, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu, QStackedLayout, QWidget

from skatdesk.settings.options import TEXT_SIZE, WINDOW_GEOMETRY
from skatdesk.settings.settings import Settings
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.home.page import HomePage
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.focus_in_sight import FocusInSight
from skatdesk.ui.look.keys import ENTER_KEYS, Key, command
from skatdesk.ui.look.menu import Menu
from skatdesk.ui.look.screens import ScreenWatch, fit_on_screen, room_on_screen
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S3
from skatdesk.ui.look.touch import tell_by_finger
from skatdesk.ui.places import remember_place
from skatdesk.ui.table.message_strip import MessageStrip
from skatdesk.ui.table.table_widget import TableWidget
from skatdesk.ui.text_size import DRAWN, TextSize
from skatdesk.ui.view_menu import ViewMenu

SMALLEST = 1024, 700


class MenuPart(Enum):
    """Groups of the menu that rooms add to."""

    ADVICE = auto()
    DEALS = auto()
    RECORDS = auto()


def fit_text(look: Look, settings: Settings) -> None:
    """Text and controls are as large as the window is going to need them, before any of them is built."""
    window = QMainWindow()
    _place(window, settings)
    size = TextSize(look)
    size.choose(settings.get(TEXT_SIZE))
    size.follow(window.size(), by_hand=False)


class MainWindow(QMainWindow):
    """Shows one page at a time, and has the commands; what each of them does is its room's to say.

    Signals:
        newSeriesRequested(): the player wants a new series.
        learnRequested(): to first game, exercises and guide.
        sheetRequested(), statisticsRequested(): to the score sheet, to the statistics.
        retranslated(): the interface language is another one; its menu and keys have their words.
        closing(): the window is about to close.
    """

    newSeriesRequested = Signal()
    learnRequested = Signal()
    sheetRequested = Signal()
    statisticsRequested = Signal()
    retranslated = Signal()
    closing = Signal()

    def __init__(self, look: Look, settings: Settings, table: TableWidget, dock: Dock, home: HomePage) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._text_size = TextSize(look, self)
        self._text_size.choose(settings.get(TEXT_SIZE))
        self.table = table
        self.dock = dock
        self.home = home
        ground = QWidget(self)
        self._play_page = QWidget(ground)
        row = QHBoxLayout(self._play_page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(table, 1)
        row.addWidget(dock)
        self._pages = QStackedLayout(ground)  # a stacked widget is a pane without a name to screen readers
        self._pages.addWidget(home)
        self._pages.addWidget(self._play_page)
        self.setCentralWidget(ground)
        self.strip = MessageStrip(look, self)
        self.strip.sized.connect(self._place_strip)
        self._make_actions()
        self._pages.currentChanged.connect(self._on_page)
        self._on_page()
        self._menu = Menu(self)
        self._submenus: list[QMenu] = []
        self._offered: dict[MenuPart, list[QAction]] = {part: [] for part in MenuPart}
        table.bar.menuRequested.connect(self._open_menu)
        home.menuRequested.connect(self._open_menu)
        home.playRequested.connect(self.newSeriesRequested)
        home.continueRequested.connect(self.show_table)
        home.learnRequested.connect(self.learnRequested)
        home.sheetRequested.connect(self.sheetRequested)
        home.statisticsRequested.connect(self.statisticsRequested)
        settings.watch(TEXT_SIZE, self._on_text_size)
        _place(self, settings)
        ScreenWatch(self).changed.connect(self._on_screens)
        tell_by_finger(self)
        FocusInSight(self)
        self._write_words()

    # -------------------------------------------------------------- pages

    def show_home(self) -> None:
        """The first page."""
        self._pages.setCurrentWidget(self.home)

    def show_table(self) -> None:
        """The table."""
        self._pages.setCurrentWidget(self._play_page)
        self.table.take_keyboard()

    def show_room(self, room: QWidget) -> None:
        """Another room, which stays in the window from then on."""
        if self._pages.indexOf(room) < 0:
            self._pages.addWidget(room)
        self._pages.setCurrentWidget(room)

    def tell(self, sentence: str) -> None:
        """One sentence for a few seconds, also for screen readers: over the table, or else at the foot of the page."""
        (self.table.strip if self.table_shown else self.strip).say(sentence, outlasts=True)
        announce(self, sentence)

    def _place_strip(self) -> None:
        width, height = self.width(), self.height()
        self.strip.fit(round(width * 0.8))
        self.strip.move((width - self.strip.width()) // 2, height - self.strip.height() - self._look.px(S3))
        self.strip.raise_()

    def _on_page(self) -> None:
        # what has come asks to be painted; else a scene on it has the window painted before, and it is painted again
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)
        self._at_table.setEnabled(self.table_shown)
        for action in (self.new_series, self.menu):
            action.setEnabled(self._pages.currentWidget() in (self.home, self._play_page))

    @property
    def page(self) -> QWidget:
        """The page in front."""
        page = self._pages.currentWidget()
        assert page is not None
        return page

    @property
    def table_shown(self) -> bool:
        """Whether the table is the page in front."""
        return self._pages.currentWidget() is self._play_page

    # -------------------------------------------------------------- actions

    def command(self, *keys: Key, repeats: bool = False) -> QAction:
        """A command that these keys give in the whole window; held down they say it once, unless it ``repeats``."""
        action = command(self, *keys)
        action.setAutoRepeat(repeats)
        return action

    def _make_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.new_series = self.command(standard.New)
        self.go_home = self.command("Alt+Home")
        self.learn = self.command("Ctrl+Shift+E")
        self.sheet = self.command("Ctrl+Shift+L")
        self.statistics = self.command("Ctrl+Shift+S")
        self.undo = self.command(standard.Undo, "Z", repeats=True)
        self.redo = self.command(standard.Redo, "Ctrl+Y", repeats=True)
        self.give_up = self.command("Ctrl+G")
        self.claim = self.command("Ctrl+R")
        self.throw_in = self.command("Ctrl+T")
        self.last_trick = self.command("L")
        self.to_result = self.command("R")
        self.say = self.command("B")
        self.pass_ = self.command("P")
        self.kontra = self.command("K")
        self.copy_deal = self.command("Ctrl+Shift+C")
        self.fold_dock = self.command("F9")
        self.menu = self.command("F10")
        self.full_screen = self.command(standard.FullScreen, "F11")
        # at another page its keys belong to that page
        self._at_table = QActionGroup(self)
        self._at_table.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for action in (self.undo, self.redo, self.give_up, self.claim, self.throw_in, self.last_trick, self.to_result):
            self._at_table.addAction(action)
        for action in (self.say, self.pass_, self.kontra, self.copy_deal, self.fold_dock):
            self._at_table.addAction(action)
        self.settings = self.command(standard.Preferences, "Ctrl+,")
        self.guide = self.command("F1")
        self.shortcuts = self.command("Ctrl+?")
        self.about = self.command()
        self.quit = self.command(standard.Quit, "Ctrl+Q")
        for action, done in (
            (self.new_series, self.newSeriesRequested),
            (self.go_home, self.show_home),
            (self.learn, self.learnRequested),
            (self.sheet, self.sheetRequested),
            (self.statistics, self.statisticsRequested),
            (self.last_trick, self._show_tricks),
            (self.copy_deal, self.table.bar.copyRequested),
            (self.fold_dock, self._toggle_dock),
            (self.menu, self._open_menu_by_key),
            (self.full_screen, self._toggle_full_screen),
            (self.quit, self.close),
        ):
            action.triggered.connect(done)

    @property
    def table_actions(self) -> tuple[QAction, ...]:
        """What works at the table only."""
        return tuple(self._at_table.actions())

    def offer(self, part: MenuPart, actions: Sequence[QAction], *, at_table: bool = False) -> None:
        """More for a part of the menu; ``at_table``: only while the table is in front."""
        self._offered[part] += actions
        for action in actions if at_table else ():
            self._at_table.addAction(action)

    def _fill_menu(self) -> None:
        self._menu.clear()
        for submenu in self._submenus:
            submenu.deleteLater()
        for actions in (
            (self.new_series, self.go_home, self.learn, self.sheet, self.statistics),
            (self.undo, self.redo, self.last_trick, self.give_up, self.throw_in, self.claim),
            self._offered[MenuPart.ADVICE],
        ):
            self._menu.addActions(self._of_page(actions))
            self._menu.addSeparator()
        self._submenus = [self._deals_menu(), self._view_menu()]
        for submenu in self._submenus:
            self._menu.addMenu(submenu)
        self._menu.addAction(self.settings)
        self._menu.addSeparator()
        self._menu.addActions((self.guide, self.shortcuts, self.about, self.quit))

    def _of_page(self, actions: Sequence[QAction]) -> list[QAction]:
        """Those of the table are shown there only, and so is the way to the home page."""
        return [action for action in actions if self.table_shown or action not in (*self.table_actions, self.go_home)]

    def _deals_menu(self) -> Menu:
        menu = Menu(self._menu)
        #: menu: deals of one's own choice, games read from files and written to them
        menu.setTitle(self.tr("Deals and files"))
        menu.addActions(self._of_page((*self._offered[MenuPart.DEALS], self.copy_deal)))
        menu.addSeparator()
        menu.addActions(self._of_page(self._offered[MenuPart.RECORDS]))
        return menu

    def _view_menu(self) -> Menu:
        menu = ViewMenu(self._settings, self._menu)
        #: menu: how everything looks: language, cards, colours, full screen
        menu.setTitle(self.tr("View"))
        menu.addActions(self._of_page((self.fold_dock, self.full_screen)))
        return menu

    def _open_menu(self) -> None:
        button = (self.table.bar if self.table_shown else self.home).menu_button
        self._fill_menu()
        mirrored = self.isRightToLeft()
        corner = button.rect().bottomRight() if mirrored else button.rect().bottomLeft()
        at = button.mapToGlobal(corner)
        self._menu.popup(at - QPoint(self._menu.sizeHint().width(), 0) if mirrored else at)

    def _open_menu_by_key(self) -> None:
        self._open_menu()
        self._menu.setActiveAction(self._menu.actions()[0])

    def _show_tricks(self) -> None:
        self.dock.show_tricks()
        announce(self, self.dock.tricks_page.last_told)

    def _toggle_dock(self) -> None:
        self.dock.folding.set_folded(not self.dock.folding.folded)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # -------------------------------------------------------------- the window itself

    def moveEvent(self, event: QMoveEvent) -> None:
        """It may be on another screen now."""
        super().moveEvent(event)
        _limit(self)

    @Slot()
    def _on_screens(self) -> None:
        _limit(self)
        fit_on_screen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Text and controls follow; a narrow window folds the dock away."""
        super().resizeEvent(event)
        self._fit_text(by_hand=event.spontaneous())

    def _on_text_size(self, size: str) -> None:
        self._text_size.choose(size)
        self._fit_text(by_hand=False)

    def _fit_text(self, *, by_hand: bool) -> None:
        self.dock.folding.fit(narrow=self._text_size.is_narrow(self.width()))
        self._text_size.follow(self.size(), by_hand=by_hand)
        if self.strip.isVisible():
            self._place_strip()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.strip.clear()
            self._write_words()
            self.retranslated.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on at the table also where the keys are beside it, in the dock, and it means nothing else."""
        if self.table_shown and event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.table.choreographer.hurry()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers size and place."""
        remember_place(self, self._settings, WINDOW_GEOMETRY)
        self.closing.emit()
        super().closeEvent(event)

    def _write_words(self) -> None:
        self.setWindowTitle("Skatdesk")
        self.new_series.setText(self.tr("New series…"))
        #: menu: back to the first page
        self.go_home.setText(self.tr("Home"))
        #: menu: to the page with first game, exercises and guide
        self.learn.setText(self.tr("Learn"))
        #: menu: to the lists of games played with real cards
        self.sheet.setText(self.tr("Score sheet"))
        #: menu: to the page with charts and averages
        self.statistics.setText(self.tr("Statistics"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.give_up.setText(self.tr("Give up this deal"))
        #: menu: the declarer ends a deal he cannot win any more, with what he has taken so far
        self.throw_in.setText(self.tr("Throw the cards in"))
        self.claim.setText(self.tr("Claim the remaining tricks"))
        self.last_trick.setText(self.tr("Last trick"))
        #: command and button of who sits out at a table of four: the deal is played to its end without a pause
        self.to_result.setText(self.tr("To the result"))
        self.copy_deal.setText(self.tr("Copy the deal number"))
        self.fold_dock.setText(self.tr("Score list beside the table"))
        self.menu.setText(self.tr("Menu"))
        self.full_screen.setText(self.tr("Full screen"))
        #: menu: opens the dialog of all options
        self.settings.setText(self.tr("Settings…"))
        #: menu: opens the window of the guide, at the chapter that belongs to this place
        self.guide.setText(self.tr("Guide"))
        self.shortcuts.setText(self.tr("Keys"))
        self.about.setText(self.tr("About Skatdesk"))
        #: menu: end the program
        self.quit.setText(self.tr("Quit"))


def _place(window: QMainWindow, settings: Settings) -> None:
    """Where it was, else as it is drawn, never larger than its screen."""
    _limit(window)
    geometry = settings.get(WINDOW_GEOMETRY)
    if not geometry or not window.restoreGeometry(geometry):
        window.resize(QSize(*DRAWN).boundedTo(room_on_screen(window)))


def _limit(window: QMainWindow) -> None:
    """Never larger than its screen, which has few pixels of its own where text is shown large."""
    window.setMinimumSize(QSize(*SMALLEST).boundedTo(room_on_screen(window)))
