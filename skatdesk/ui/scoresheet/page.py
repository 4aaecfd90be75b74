"""One open list: the sheet, where a game is entered, the totals; and beside them the money and the history."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import as_sentences, named
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store.records import Step
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.keys import command
from skatdesk.ui.look.menu import literal
from skatdesk.ui.look.paint import elided
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.tokens import BODY, S1, S3
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.change_line import ChangeLine
from skatdesk.ui.scoresheet.entry import EntryPanel
from skatdesk.ui.scoresheet.game_menu import GameMenu
from skatdesk.ui.scoresheet.history_page import HistoryPage
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.over_plate import OverPlate
from skatdesk.ui.scoresheet.page_head import PageHead
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from skatdesk.ui.scoresheet.paper_page import PaperPage
from skatdesk.ui.scoresheet.plate import Plate
from skatdesk.ui.scoresheet.player_menu import PlayerMenu
from skatdesk.ui.scoresheet.remark_dialog import RemarkDialog
from skatdesk.ui.scoresheet.settlement_page import SettlementPage
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_view import SheetView
from skatdesk.ui.scoresheet.side_page import SidePage
from skatdesk.ui.scoresheet.totals_model import TotalsModel
from skatdesk.ui.scoresheet.totals_view import TotalsView
from skatdesk.ui.scoresheet.writing import Writing

_STEP = 480
"""Width of a step in the menu, at most."""


class SheetPage(Translated, QWidget):
    """A list to read and to write.

    Signals:
        moreRequested(QPoint): everything that can be done with the list, at this place of the screen.
        exportRequested(), pdfRequested(): give the list away, as a sheet of paper.
        detailsRequested(object): agree on more, to begin with on a ``First``, or None.
        againRequested(): a new list of the same players.
        told(str): what a change has not changed.
        corrected(object): a function that tells what was changed but the next game; the step can be undone.
    """

    moreRequested = Signal(QPoint)
    exportRequested = Signal()
    pdfRequested = Signal()
    detailsRequested = Signal(object)
    againRequested = Signal()
    told = Signal(str)
    corrected = Signal(object)

    def __init__(
        self,
        desk: Desk,
        words: ListWords,
        paper: ListPaper,
        shown: OpenList,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        look = self._look = desk.look
        self._namer = desk.namer
        self._words = words
        self.shown = shown
        self._is_told = False
        self.model = SheetModel(desk.namer, desk.sentences, shown.score_list, self)
        self.totals = TotalsModel(shown.score_list, self)
        # each in its place from the start: what is put there later is dressed once more with all that lies in it
        self.head = PageHead(look, self)
        ground = QWidget(self)
        self._sheet = QWidget(ground)
        sheet = Plate(look, parent=self._sheet)
        self.view = SheetView(look, self.model, parent=sheet)
        self.change_line = ChangeLine(look, self._sheet)
        self.entry = EntryPanel(desk, shown.score_list, self._sheet)
        self.over = OverPlate(look, self._sheet)
        totals = Plate(look, parent=self._sheet)
        self.footer = TotalsView(look, self.totals, totals)
        self.settlement = SettlementPage(desk, words, shown, ground)
        self.history = HistoryPage(desk, words, shown, ground)
        self.on_paper = PaperPage(look, paper, shown, ground)
        self._menu = GameMenu(self)
        self.player_menu = PlayerMenu(self)
        self.writing = Writing(shown, self.entry, self.model, self.view, self)
        self._make_actions()
        self._build(ground, sheet, totals)
        self._connect()
        self._write_words()
        self._refresh()
        self.writing.begin()

    # -------------------------------------------------------------- making

    def _make_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.undo = command(self, standard.Undo)
        self.redo = command(self, standard.Redo, "Ctrl+Y")
        self.to_sheet = command(self, "Ctrl+L")
        self.to_entry = command(self, "Ctrl+E")
        command(self, standard.Print).triggered.connect(self.show_paper)
        self.copy = command(self, standard.Copy)
        # named here and not by their group alone: what only Qt names is gone when the menu they were in is filled anew
        self.presences = tuple(command(self, f"Alt+{place}") for place in range(1, 5))
        self._group = QActionGroup(self)
        for action in self.presences:
            self._group.addAction(action)

    def _build(self, ground: QWidget, sheet: Plate, totals: Plate) -> None:
        sheet.body.addWidget(self.view)
        totals.body.addWidget(self.footer)
        self._sheet_column = QVBoxLayout(self._sheet)
        self._sheet_column.setContentsMargins(0, 0, 0, 0)
        self._sheet_column.addWidget(sheet, 1)
        self._sheet_column.addWidget(self.change_line)
        self._sheet_column.addWidget(self.entry)
        self._sheet_column.addWidget(self.over)
        self._sheet_column.addWidget(totals)
        self.pages = QStackedLayout(ground)
        for page in (self._sheet, self.settlement, self.history, self.on_paper):
            self.pages.addWidget(page)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(ground, 1)

    def _connect(self) -> None:
        view, writing, head = self.view, self.writing, self.head
        writing.asked.connect(self._show)
        writing.done.connect(self.refocus)
        writing.told.connect(self.told)
        writing.corrected.connect(self._tell_corrected)
        for source in (view, self._menu):
            source.changeRequested.connect(writing.change)
            source.insertRequested.connect(writing.insert)
            source.removeRequested.connect(writing.remove)
            source.moveRequested.connect(writing.move)
        self._menu.bockRequested.connect(writing.count_in_bock)
        self._menu.remarkRequested.connect(self.ask_for_remark)
        view.menuRequested.connect(self._open_menu)
        view.leaveRequested.connect(writing.ask_next)
        view.typed.connect(self._type)
        view.playerRequested.connect(self._open_player_menu)
        self._group.triggered.connect(self._on_presence)
        self.player_menu.answered.connect(writing.say_who_is_there)
        self.player_menu.dealsRequested.connect(writing.say_who_deals)
        self.player_menu.detailsRequested.connect(self.detailsRequested)
        self.change_line.anew.clicked.connect(self._tell_anew)
        self.change_line.cancel.clicked.connect(writing.ask_next)
        self.over.again.clicked.connect(self.againRequested)
        head.settle.clicked.connect(self.show_settlement)
        head.export.clicked.connect(self.exportRequested)
        head.print_.clicked.connect(self.show_paper)
        head.moreRequested.connect(self.moreRequested)
        for page in (self.settlement, self.history, self.on_paper):
            page.backRequested.connect(self.show_sheet)
        self.settlement.detailsRequested.connect(partial(self.detailsRequested.emit, "stake"))
        self.on_paper.pdf.clicked.connect(self.pdfRequested)
        self.undo.triggered.connect(writing.take_back)
        self.redo.triggered.connect(self.shown.redo)
        self.copy.triggered.connect(self._copy)
        self.to_sheet.triggered.connect(self._focus_sheet)
        self.to_entry.triggered.connect(self.show_sheet)
        self.shown.changed.connect(self._tell_copy_once)
        self.entry.previewed.connect(self._allow_steps)
        self._namer.changed.connect(self.model.renew)
        self._look.changed.connect(self._refresh)

    # -------------------------------------------------------------- pages

    @property
    def title(self) -> QWidget:
        """What tells where one is: the headline of the list, or the title of the page that lies over the sheet."""
        shown = self.pages.currentWidget()
        return shown.title if isinstance(shown, SidePage) else self.head.headline

    def show_sheet(self) -> None:
        """The sheet, ready for the next game."""
        self.pages.setCurrentWidget(self._sheet)
        self.refocus()

    def refocus(self) -> None:
        """Takes the keyboard to where one goes on: the entry, the sheet of a list that is over, or the way back."""
        shown = self.pages.currentWidget()
        if isinstance(shown, SidePage):
            shown.refocus()
        elif self.entry.isHidden():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.entry.refocus()

    def show_game(self, number: int) -> None:
        """The sheet, with the game of this number, the first is 1, as the current line."""
        self.pages.setCurrentWidget(self._sheet)
        if 1 <= number <= len(self.shown.score_list.entries):
            self.view.choose(number - 1)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_settlement(self) -> None:
        """Who pays whom."""
        self._show_side(self.settlement)

    def show_history(self) -> None:
        """Who changed what."""
        self._show_side(self.history)

    def show_paper(self) -> None:
        """The list as it will be printed."""
        self._show_side(self.on_paper)

    def _show_side(self, page: SidePage) -> None:
        page.refresh()
        shown = self.pages.currentWidget()
        if shown is not None and (focused := shown.focusWidget()) is not None:
            focused.clearFocus()  # else the stack hands it on, and with a ring
        self.pages.setCurrentWidget(page)
        self.refocus()
        announce(self, page.accessibleName())

    # -------------------------------------------------------------- telling

    def _type(self, key: str) -> None:
        """What is typed at the sheet is meant for the entry, which shows these keys."""
        if self.entry.isHidden():
            self.told.emit(self.tr("This list is over: no game is entered any more"))
        else:
            self.entry.type(key)

    def _tell_corrected(self) -> None:
        if (step := self.shown.last_step) is not None:
            self.corrected.emit(partial(self._correction, step, self.shown.score_list))

    def _correction(self, step: Step, after: ScoreList) -> str:
        left_behind = self._words.left_behind(step.before.score_list, after)
        return as_sentences((self.history.sentence(step.line), left_behind))

    def call_copy(self, is_copy: bool) -> None:
        """Says whether the games count elsewhere; that changes when the list they were written in is deleted."""
        if is_copy != self.shown.is_copy:
            self.shown.is_copy = is_copy
            self._write_states()

    def tell_copy(self) -> None:
        """Says what a copy means for the statistics."""
        self.told.emit(self.tr("This list is a copy. The statistics count its games as they were first written"))

    def _tell_copy_once(self) -> None:
        """At the first change; the next one is like any other."""
        if self.shown.is_copy and not self._is_told:
            self._is_told = True
            self.tell_copy()

    @property
    def deeds(self) -> tuple[tuple[QAction, ...], ...]:
        """What can be done with the list here only, in groups."""
        can_be_away = len(self.shown.score_list.players) == 4 and self.writing.game is not None
        presences = self.presences if can_be_away else ()
        return (self.undo, self.redo), presences, (self.copy,)

    def _allow_steps(self) -> None:
        """Undo and redo say which step of the list they mean; what is only told is in sight."""
        writing, shown = self.writing, self.shown
        self.undo.setEnabled(writing.can_take_back)
        self.redo.setEnabled(writing.can_do_again)
        for action, word, step in (
            (self.undo, self.tr("Undo"), None if writing.is_under_way else shown.last_step),
            (self.redo, self.tr("Redo"), shown.undone_step if writing.can_do_again else None),
        ):
            words = word if step is None else named(word, self.history.sentence(step.line))
            action.setText(literal(elided(words, self._look.font(BODY), self._look.px(_STEP))))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.model.as_text())
        self.told.emit(self.tr("Copied: all games, as a table"))

    def _tell_anew(self) -> None:
        self.entry.tell_anew()
        self.entry.refocus()

    def _focus_sheet(self) -> None:
        self.pages.setCurrentWidget(self._sheet)
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_presence(self, action: QAction) -> None:
        self._open_player_menu(self.presences.index(action))

    def _open_player_menu(self, place: int) -> None:
        writing, at, players = self.writing, self.view.below_name(place), self.shown.score_list.players
        self.player_menu.open_for(
            place,
            players[place],
            writing.presence(place),
            writing.deals(place),
            writing.game or 0,
            at,
            lasts=writing.line.kind == "new",
            can_join=len(players) < max(self.shown.score_list.rules.tables),
        )

    def _open_menu(self, index: int, at: QPoint) -> None:
        score_list = self.shown.score_list
        factor = score_list.entries[index].bock_factor if score_list.rules.bock_events else None
        self._menu.open_for(index, len(score_list.entries), at, bock_factor=factor)

    def ask_for_remark(self, index: int) -> None:
        """Opens the dialog for a few words beside a game."""
        score_list = self.shown.score_list
        game, remark = score_list.deal_due(index).number, score_list.entries[index].remark
        dialog = RemarkDialog(self._look, game, remark, self.window())
        dialog.answered.connect(partial(self.writing.remark, index))
        dialog.finished.connect(self.refocus)
        dialog.open()

    # -------------------------------------------------------------- showing

    def _show(self) -> None:
        """What is asked stands in the sheet already."""
        score_list, line = self.shown.score_list, self.writing.shown_line
        self.totals.show_list(score_list)
        self.entry.setVisible(line is not None)
        self.over.setVisible(line is None)
        self.change_line.setVisible(line is not None and line.kind != "new")
        self.change_line.anew.setVisible(line is not None and line.kind == "change")
        self._write_states()

    def _write_states(self) -> None:
        score_list, words, head = self.shown.score_list, self._words, self.shown.head
        for place, action in enumerate(self.presences):
            action.setEnabled(place < len(score_list.players))
            if action.isEnabled():
                name = isolate(score_list.players[place])
                #: menu: whether a player of four is there, or away for some games
                action.setText(literal(self.tr("{name}: there or away…").format(name=name)))
        table, day, system = words.table(len(score_list.players)), words.date(head.date), words.system(score_list)
        #: Of a list: its games are those of another list, or of a series that was played here
        copy = self.tr("copy") if self.shown.is_copy else ""
        chips = (head.place, table, day, copy, system, words.progress(score_list))
        self.head.show_words(words.titles(head, score_list.players), tuple(filter(None, chips)))
        if score_list.next_deal is None:
            self.over.ending.show_text(words.ending(score_list))
        self.change_line.show_line(score_list, self.writing.line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves a change or an insertion that was begun; Up leads from the entry to the games above it."""
        if event.key() == Qt.Key.Key_Escape and self.writing.line.kind != "new":
            self.writing.ask_next()
        elif event.key() == Qt.Key.Key_Up and self.entry.hasFocus():
            self._focus_sheet()
        else:
            super().keyPressEvent(event)

    def _write_words(self) -> None:
        #: menu of a score list: all its games to the clipboard
        self.copy.setText(self.tr("Copy as a table"))
        self.view.setAccessibleName(self.tr("Score sheet"))
        self.footer.setAccessibleName(self.tr("Totals of the list"))
        self.model.renew()
        self.totals.renew()
        self._allow_steps()
        self._write_states()

    def _refresh(self) -> None:
        px = self._look.px
        edge = px(S3) - SHADOW_MARGIN
        self._column.setContentsMargins(edge, px(12), edge, px(S1))
        self._column.setSpacing(px(S1) - 4)
        self._sheet_column.setSpacing(0)
