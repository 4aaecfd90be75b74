"""The home page: the one next step, a new series, and the languages and cards to play with."""

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skatdesk import __version__
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number
from skatdesk.scoring.names import name_of
from skatdesk.settings.options import CARD_NAMING, DECK, LANGUAGE, PLAYER_NAME
from skatdesk.settings.settings import Settings
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.valuation import WIN_POINTS
from skatdesk.ui.home.card_points import CardPoints
from skatdesk.ui.home.chooser import Chooser, Choosers
from skatdesk.ui.home.door import Door
from skatdesk.ui.home.jacks import Jacks
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.keys import ENTER_KEYS, key_of
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import FIGURE, S1, S2, S3, S4, S6, SMALL, TITLE
from skatdesk.ui.look.translated import Translated

_PAGE, _MARGIN = 696, 76
"""Width of the page beside the felt, and its margins."""
_CLOSE_PAGE, _CLOSE_MARGIN, _CLOSE_FELT = 612, 34, 16
"""The same where letters are larger than the window is drawn for, and the felt's margins."""
_EDGE = 8
"""Pixels by which doors are larger than they look."""
_WORDMARK = "♣♠♥♦  Skatdesk"


class HomePage(Translated, QWidget):
    """The first page.

    Signals:
        playRequested(): the player wants a new series.
        continueRequested(): the player wants back to the running series.
        listRequested(): the player wants back to the list that is being written.
        learnRequested(): first game, exercises, guide.
        sheetRequested(): the score sheet for a table with real cards.
        statisticsRequested(): how people play.
        puzzleRequested(): the puzzle that comes next.
        menuRequested(): the menu button was pressed.
        shown(): it has come to the front.
    """

    playRequested = Signal()
    continueRequested = Signal()
    listRequested = Signal()
    learnRequested = Signal()
    sheetRequested = Signal()
    statisticsRequested = Signal()
    puzzleRequested = Signal()
    menuRequested = Signal()
    shown = Signal()

    def __init__(self, look: Look, namer: CardNamer, faces: CardFaces, settings: Settings) -> None:
        super().__init__()
        self._look = look
        self._namer = namer
        self._settings = settings
        self._running, self._list = ("", ""), ("", "")
        self._beginning, self._next_puzzle, self._figures = "", "", ""
        self.continue_ = Door(look, "play", key=ENTER)
        self.list = Door(look, "list", key=ENTER)
        self.play = Door(look, "cards")
        self.learn = Door(look, "learn", key="L")
        self.sheet = Door(look, "list", key="S")
        self.statistics = Door(look, "chart", key="T")
        self.puzzle = Door(look, "hint", key="U")
        for door in (self.continue_, self.list):
            door.set_kind(Kind.PRIMARY)
        self.continue_.clicked.connect(self.continueRequested)
        self.list.clicked.connect(self.listRequested)
        self.play.clicked.connect(self.playRequested)
        self.learn.clicked.connect(self.learnRequested)
        self.sheet.clicked.connect(self._on_sheet)
        self.statistics.clicked.connect(self.statisticsRequested)
        self.puzzle.clicked.connect(self.puzzleRequested)
        self.menu_button = Button(look, kind=Kind.GHOST, icon="menu")
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Enter goes on as before
        self.menu_button.clicked.connect(self.menuRequested)
        self._greeting = RichLine(look, size=FIGURE, bold=True, wrap=True)
        self._line = RichLine(look, ink="text2", wrap=True, even=True)
        self._counting = RichLine(look, bold=True, wrap=True)
        self._counting_line = RichLine(look, ink="text2", wrap=True)
        self._rule = QFrame()
        self._footer = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self._preparing = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True, parent=self)
        self._preparing.hide()
        self._caption = RichLine(look, ink="on_felt_dim", wrap=True, centred=True)
        self.language = Chooser(look, LANGUAGE, "globe")
        self.naming = Chooser(look, CARD_NAMING)
        self.deck = Chooser(look, DECK, "cards")
        for chooser in (self.language, self.naming, self.deck):
            chooser.chosen.connect(settings.set)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._page = self._make_page(CardPoints(look, namer, faces))
        row.addWidget(self._page)
        row.addWidget(self._make_felt(faces), 1)
        look.changed.connect(self._refresh)
        namer.changed.connect(self._show_choices)
        self.destroyed.connect(settings.watch(PLAYER_NAME, self._greet))
        self._refresh()
        self._write_words()

    def _make_page(self, card_points: CardPoints) -> QWidget:
        page = QWidget()
        self._words = QVBoxLayout()
        self._words.addWidget(self._greeting)
        self._words.addWidget(self._line)
        counting = QVBoxLayout()
        counting.setSpacing(0)
        counting.addWidget(self._counting)
        counting.addWidget(self._counting_line)
        counting.addStretch(1)
        beside = QHBoxLayout()
        beside.addLayout(counting, 1)
        beside.addWidget(card_points, 0, Qt.AlignmentFlag.AlignTop)
        self._for_newcomers = QWidget()
        self._foot = QVBoxLayout(self._for_newcomers)
        self._foot.addWidget(self._rule)
        self._foot.addLayout(beside)
        self._low = QGridLayout()
        self._low.addWidget(self._footer, 0, 0)
        self._top = QHBoxLayout()
        self._top.addWidget(RichLine(self._look, _WORDMARK, size=TITLE, bold=True), 1)
        self._top.addWidget(self.menu_button)
        self._column = QVBoxLayout(page)
        self._column.addLayout(self._top)
        self._column.addStretch(2)
        self._column.addLayout(self._words)
        self._column.addWidget(self.continue_)
        self._column.addWidget(self.list)
        self._first_steps = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._first_steps.addWidget(self.play, 1)
        self._first_steps.addWidget(self.learn, 1)
        self._column.addLayout(self._first_steps)
        self._beside = QHBoxLayout()
        self._beside.addWidget(self.sheet, 1)
        self._beside.addWidget(self.statistics, 1)
        self._column.addLayout(self._beside)
        self._column.addWidget(self.puzzle)
        self._column.addWidget(self._for_newcomers)
        self._column.addStretch(3)
        self._column.addLayout(self._low)
        return page

    def _make_felt(self, faces: CardFaces) -> QWidget:
        felt = Jacks(self._look, faces)
        self._felt_column = QVBoxLayout(felt)
        self._felt_column.addWidget(Choosers(self._look, self.language, self.naming, self.deck))
        self._felt_column.addStretch(1)
        self._felt_column.addWidget(self._caption)
        return felt

    def show_running(self, title: str, line: str, beginning: str = "") -> None:
        """Offers to continue what lies on the table, with this title and line; ``("", "")`` when nothing does.

        ``beginning`` stands below the greeting: how the series stands, or what else waits.
        """
        self._running, self._beginning = (title, line), beginning
        self._offer_anew()

    @property
    def offers_to_continue(self) -> bool:
        """Whether it leads to what lies on the table."""
        return bool(self._running[0])

    def show_list(self, title: str, game: str) -> None:
        """Offers to go on with the list called so, whose next game this is; ``("", "")`` when none is being written.

        What lies on the table comes before it: then the door to the score sheet leads to the list, and names the game.
        """
        if (title, game) != self._list:
            self._list = title, game
            self._offer_anew()

    def _offer_anew(self) -> None:
        """The one next step may be another; who had it under his finger has it still."""
        had_focus = any(door.hasFocus() for door in (self.continue_, self.list, self.play))
        self._write_words()
        if had_focus:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_puzzle(self, line: str) -> None:
        """Offers the next puzzle, with this line, to those who have been here before; "" when there is none."""
        if line != self._next_puzzle:
            self._next_puzzle = line
            self._write_words()

    def show_figures(self, line: str) -> None:
        """Says at the door to the statistics how the user plays; "" where nothing is known of that."""
        if line != self._figures:
            self._figures = line
            self._write_words()

    def show_preparing(self, preparing: bool) -> None:
        """Says at the foot of the page that the players who search are being prepared, or no longer.

        Where one sentence has been the other has as much room: nothing on the page moves.
        """
        if preparing:
            self._low.addWidget(self._preparing, 0, 0)
            for line in (self._footer, self._preparing):
                policy = line.sizePolicy()
                policy.setRetainSizeWhenHidden(True)
                line.setSizePolicy(policy)
        self._footer.setVisible(not preparing)
        self._preparing.setVisible(preparing)

    @property
    def _first(self) -> Door:
        """The one next step."""
        if self.offers_to_continue:
            return self.continue_
        return self.list if self._list[0] else self.play

    @property
    def _goes_on(self) -> bool:
        """Whether there is anything to go on with."""
        return self._first is not self.play

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        first, goes_on = self._first, self._goes_on
        self.menu_button.explain(self.tr("Menu"))
        for door in (self.continue_, self.list):
            door.setVisible(door is first)
        self.continue_.show_words(*self._running)
        title, game = self._list
        #: home page: {list} is its title, {game} the next one: "Thursday round · Game 13 of 36"
        called = self.tr("{list} · {game}").format(list=title, game=game)
        #: home page: button that leads back to the score sheet somebody was writing
        self.list.show_words(self.tr("Continue the list"), called)
        #: home page, beside another button: at most about 14 letters
        short = self.tr("New series")
        #: home page: button that opens the dialog for a new series
        play = self.tr("Play")
        self.play.show_words(play, short if goes_on else self.tr("New series, for three or four"))
        self.play.set_kind(Kind.PLAIN if goes_on else Kind.PRIMARY)
        self.play.set_key("P" if goes_on else ENTER)
        # below what goes on play and learn stand side by side; else to play is the next step, and wide
        directions = QBoxLayout.Direction
        self._first_steps.setDirection(directions.LeftToRight if goes_on else directions.TopToBottom)
        #: home page: button that opens the lists of games played with real cards
        self.sheet.show_words(self.tr("Score sheet"), game if self._leads_to_list else self.tr("For your own table"))
        #: home page: button that opens the page with charts and averages
        self.statistics.show_words(self.tr("Statistics"), self._figures or self.tr("How you play"))
        #: home page: button that opens the puzzle that comes next
        self.puzzle.show_words(self.tr("Next puzzle"), self._next_puzzle)
        waiting = self.tr("The cards are shuffled, and somebody is waiting at the table")
        if first is self.list:
            waiting = self.tr("Your list waits for its next game")
        self._line.show_text(self._beginning or waiting)
        self._counting.show_text(self.tr("What the cards count"))
        self._counting_line.show_text(
            self.tr("{all} card points in all, {won} win").format(all=number(DECK_POINTS), won=number(WIN_POINTS))
        )
        self._caption.show_text(self.tr("The highest trumps, in this order: ♣ ♠ ♥ ♦"))
        keys = QKeySequence("Ctrl+?").toString(QKeySequence.SequenceFormat.NativeText)
        self._preparing.show_text(
            self.tr("The strong players are being prepared, this once; until then others sit in for them")
        )
        self._footer.show_text(
            self.tr("Version {version} · free software · all keys: {keys}").format(
                version=isolate(__version__), keys=isolate(keys)
            )
        )
        self._greet(self._settings.get(PLAYER_NAME))
        self._show_choices()

    def _greet(self, name: str) -> None:
        """Who has given no name yet has played nothing, and may not know how to."""
        name = name_of(name)
        if self._goes_on:
            #: home page, beside another button: at most about 16 letters
            first_steps = self.tr("Step by step")
        elif name:
            first_steps = self.tr("A first game, exercises, the guide")
        else:
            #: home page, below "Learn", at the first start
            first_steps = self.tr("New to Skat? Begin here")
        #: home page: button that opens the page with first game, exercises and guide
        self.learn.show_words(self.tr("Learn"), first_steps)
        self._greeting.show_text(
            self.tr("Welcome back, {name}").format(name=isolate(name)) if name else self.tr("Welcome")
        )
        puzzle = bool(self._next_puzzle) and bool(name or self._goes_on)
        self.puzzle.setVisible(puzzle)
        self._for_newcomers.setVisible(not puzzle)

    def _show_choices(self) -> None:
        """What is in use, whether it was chosen or came from the system."""
        here = QLocale().language()
        spoken = next((one for one in Language if one.locale.language() == here), Language.ENGLISH)
        self.language.show_value(spoken)
        self.naming.show_value(self._namer.naming.language)
        self.deck.show_value(self._look.deck)

    @property
    def _leads_to_list(self) -> bool:
        """Whether the door to the score sheet is the way to the list that is being written."""
        return bool(self._list[0]) and self._first is not self.list

    def _on_sheet(self) -> None:
        (self.listRequested if self._leads_to_list else self.sheetRequested).emit()

    # -------------------------------------------------------------- events

    def event(self, event: QEvent) -> bool:
        """Keeps the page's own keys from being taken for the table's."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._door(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on; a letter opens what it stands at."""
        door = self._door(event)
        if door is None or event.isAutoRepeat():
            super().keyPressEvent(event)
        else:
            door.click()

    def _door(self, event: QKeyEvent) -> Door | None:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return None
        if event.key() in ENTER_KEYS:
            return self._first
        doors = {Qt.Key.Key_P: self.play, Qt.Key.Key_L: self.learn, Qt.Key.Key_S: self.sheet}
        door = {**doors, Qt.Key.Key_T: self.statistics, Qt.Key.Key_U: self.puzzle}.get(key_of(event))
        return door if door is not None and door.isVisible() else None

    def showEvent(self, event: QShowEvent) -> None:
        """The next step is ready for Enter."""
        super().showEvent(event)
        self.shown.emit()  # what the next step is may be told now only
        self._first.setFocus(Qt.FocusReason.MouseFocusReason)  # without a ring

    def _refresh(self) -> None:
        px = self._look.px
        width, margin, felt = (_PAGE, _MARGIN, 40)
        if self._look.enlarged:
            width, margin, felt = _CLOSE_PAGE, _CLOSE_MARGIN, _CLOSE_FELT
        self._page.setFixedWidth(px(width))
        above, between, below, gap = (S3, S2, S2, 0) if self._look.cramped else (S6, S3, S4, S1)
        self._column.setContentsMargins(px(margin) - _EDGE, px(above), px(margin) - _EDGE, px(below))
        for row in (self._column, self._beside, self._first_steps):
            row.setSpacing(px(gap))
        for part, above, below in (
            (self._top, 0, 0),
            (self._words, 0, px(S2)),
            (self._foot, px(between), 0),
            (self._low, 0, 0),
        ):
            part.setContentsMargins(_EDGE, above, _EDGE, below)
        self._foot.setSpacing(px(S2))
        self._rule.setFixedHeight(1)
        self._rule.setStyleSheet(f"background: {self._look.theme.line_strong}")
        self._felt_column.setContentsMargins(px(felt), px(S3), px(felt), px(64))
        self._show_choices()
