"""One open list: the sheet, where a game is entered, the totals; and beside them the money and the history."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.numbers import number
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.keys import sequences_of
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1, S2, S3
from skatdesk.ui.scoresheet.card import Card
from skatdesk.ui.scoresheet.entry import EntryPanel
from skatdesk.ui.scoresheet.game_menu import GameMenu
from skatdesk.ui.scoresheet.history_page import HistoryPage
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.page_head import PageHead
from skatdesk.ui.scoresheet.settlement_page import SettlementPage
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_rows import OpenLine
from skatdesk.ui.scoresheet.sheet_view import SheetView
from skatdesk.ui.scoresheet.side_page import SidePage
from skatdesk.ui.scoresheet.totals_model import TotalsModel
from skatdesk.ui.scoresheet.totals_view import TotalsView
from skatdesk.ui.sentences import Sentences


class SheetPage(QWidget):
    """A list to read and to write.

    Signals:
        moreRequested(QPoint): everything that can be done with the list, at this place of the screen.
        exportRequested(), printRequested(), detailsRequested(): give the list away, put it on paper, agree on more.
        told(str): what a change has not changed.
        removed(str): which game was taken out; the step can be undone.
    """

    moreRequested = Signal(QPoint)
    exportRequested = Signal()
    printRequested = Signal()
    detailsRequested = Signal()
    told = Signal(str)
    removed = Signal(str)

    def __init__(
        self,
        look: Look,
        namer: CardNamer,
        sentences: Sentences,
        words: ListWords,
        shown: OpenList,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self.shown = shown
        self._line = OpenLine()
        self._begun = shown.begun
        self._is_told = False
        self.model = SheetModel(namer, sentences, self)
        self.totals = TotalsModel(self)
        self.view = SheetView(look, self.model)
        self.footer = TotalsView(look, self.totals)
        self.entry = EntryPanel(look, namer, sentences)
        self.head = PageHead(look)
        self._what = RichLine(look, bold=True)
        self.cancel = Button(look, row=32, text_size=DENSE)
        self._over = RichLine(look, bold=True, wrap=True)
        self.settlement = SettlementPage(look, words, sentences, shown)
        self.history = HistoryPage(look, words, sentences, shown)
        self._menu = GameMenu(self)
        self._make_actions()
        self._build()
        self._connect()
        self._write_words()
        self._refresh()
        self._on_changed()

    # -------------------------------------------------------------- making

    def _action(self, *keys: str | QKeySequence.StandardKey) -> QAction:
        action = QAction(self)
        action.setShortcuts(sequences_of(*keys))
        self.addAction(action)
        return action

    def _make_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.undo = self._action(standard.Undo)
        self.redo = self._action(standard.Redo, "Ctrl+Y")
        self.to_sheet = self._action("Ctrl+L")
        self.to_entry = self._action("Ctrl+E")
        self._action(standard.Print).triggered.connect(self.printRequested)

    def _build(self) -> None:
        sheet, totals = Card(self._look), Card(self._look)
        sheet.body.addWidget(self.view)
        totals.body.addWidget(self.footer)
        self._notice = QWidget()
        self._notice_row = QHBoxLayout(self._notice)
        self._notice_row.addWidget(self._what, 1)
        self._notice_row.addWidget(self.cancel)
        self._done = Card(self._look, pad=S2)
        self._done.body.addWidget(self._over)
        self._writing = QWidget()
        self._sheet_column = QVBoxLayout(self._writing)
        self._sheet_column.setContentsMargins(0, 0, 0, 0)
        self._sheet_column.addWidget(sheet, 1)
        self._sheet_column.addWidget(self._notice)
        self._sheet_column.addWidget(self.entry)
        self._sheet_column.addWidget(self._done)
        self._sheet_column.addWidget(totals)
        self.pages = QStackedWidget()
        for page in (self._writing, self.settlement, self.history):
            self.pages.addWidget(page)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(self.pages, 1)

    def _connect(self) -> None:
        view, entry, head = self.view, self.entry, self.head
        entry.entered.connect(self._on_entered)
        entry.previewed.connect(self._on_previewed)
        for source in (view, self._menu):
            source.changeRequested.connect(self.change_game)
            source.insertRequested.connect(self.insert_game)
            source.removeRequested.connect(self._remove)
            source.moveRequested.connect(self._move)
        self._menu.bockRequested.connect(self._count_in_bock)
        view.menuRequested.connect(self._open_menu)
        view.leaveRequested.connect(self.new_game)
        view.typed.connect(self._type)
        self.cancel.clicked.connect(self.new_game)
        head.settle.clicked.connect(self.show_settlement)
        head.export.clicked.connect(self.exportRequested)
        head.print_.clicked.connect(self.printRequested)
        head.moreRequested.connect(self.moreRequested)
        self.settlement.backRequested.connect(self.show_sheet)
        self.settlement.detailsRequested.connect(self.detailsRequested)
        self.history.backRequested.connect(self.show_sheet)
        self.undo.triggered.connect(self.shown.undo)
        self.redo.triggered.connect(self.shown.redo)
        self.to_sheet.triggered.connect(self._focus_sheet)
        self.to_entry.triggered.connect(self.show_sheet)
        self.shown.changed.connect(self._on_changed)
        self.shown.changed.connect(self._tell_copy_once)
        self.shown.stepped.connect(self.view.choose)
        stack = self.shown.stack
        for action, can, told in (
            (self.undo, stack.canUndo(), stack.canUndoChanged),
            (self.redo, stack.canRedo(), stack.canRedoChanged),
        ):
            action.setEnabled(can)
            told.connect(action.setEnabled)
        self._look.changed.connect(self._refresh)

    # -------------------------------------------------------------- pages

    def show_sheet(self) -> None:
        """The sheet, ready for the next game."""
        self.pages.setCurrentWidget(self._writing)
        self.refocus()

    def refocus(self) -> None:
        """Takes the keyboard to where one goes on: the entry, the sheet of a list that is over, or the way back."""
        shown = self.pages.currentWidget()
        if isinstance(shown, SidePage):
            shown.back.setFocus(Qt.FocusReason.MouseFocusReason)
        elif self.entry.isHidden():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.entry.refocus()

    def show_game(self, number: int) -> None:
        """The sheet, with the game of this number, the first is 1, as the current line."""
        self.pages.setCurrentWidget(self._writing)
        if 1 <= number <= len(self.shown.score_list.entries):
            self.view.choose(number - 1)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_settlement(self) -> None:
        """Who pays whom."""
        self.settlement.refresh()
        self._show_side(self.settlement)

    def show_history(self) -> None:
        """Who changed what."""
        self.history.refresh()
        self._show_side(self.history)

    def _show_side(self, page: SidePage) -> None:
        focused = self.pages.focusWidget()
        if focused is not None:
            focused.clearFocus()  # else the stack hands it on, and with a ring
        self.pages.setCurrentWidget(page)
        self.refocus()

    # -------------------------------------------------------------- writing

    def new_game(self) -> None:
        """Asks for the next game of the list; a change that was begun is dropped."""
        self._ask(OpenLine())
        self.refocus()

    def change_game(self, index: int) -> None:
        """Asks what the game at this index was instead."""
        self._ask(OpenLine("change", index))
        self.entry.refocus()

    def insert_game(self, index: int) -> None:
        """Asks for a game that was forgotten before the one at this index."""
        self._ask(OpenLine("insert", index))
        self.entry.refocus()

    def _ask(self, line: OpenLine) -> None:
        """A game that was begun is put by while another one is changed, and taken up again."""
        begun, self._begun = self._begun, ()
        if line.kind != "new":
            self._begun = self.entry.begun if self._line.kind == "new" else begun
        self._line = line
        score_list = self.shown.score_list
        if line.kind == "change":
            self.entry.ask(score_list, line.index)
        elif line.kind == "insert":
            # what is due there follows from the games before it
            self.entry.ask(score_list.before(line.index), None)
        elif score_list.next_deal is not None:
            self.entry.ask(score_list, None, begun)
        self._show()
        self.view.follow()

    def _type(self, key: str) -> None:
        """What is typed at the sheet is meant for the entry, which shows these keys."""
        if self.entry.isHidden():
            self.told.emit(self.tr("This list is over: no game is entered any more"))
        else:
            self.entry.type(key)

    def _on_entered(self, entry: Entry) -> None:
        line, before = self._line, self.shown.score_list
        if line.kind == "change":
            done = self.shown.change(line.index, entry)
        else:
            done = self.shown.insert(line.index, entry) if line.kind == "insert" else self.shown.add(entry)
        if not done:
            return
        if self._line.kind != "new":  # the same game again: the list has not changed
            self._ask(OpenLine())
        if line.kind != "new":
            self.view.choose(line.index)
        if self.entry.isHidden() or not self.entry.types_a_line:
            self.refocus()
        self._tell_left_behind(before)

    def _tell_left_behind(self, before: ScoreList) -> None:
        if told := self._words.left_behind(before, self.shown.score_list):
            self.told.emit(told)

    def _on_previewed(self, entry: Entry | None) -> None:
        self._line = replace(self._line, entry=entry)
        self.shown.put_by(self.entry.begun if self._line.kind == "new" else self._begun)
        self.model.show_list(self.shown.score_list, self._shown_line())
        if self.entry.begun:
            self.view.follow()

    def _on_changed(self) -> None:
        """The list is another one; a game that was begun goes on if it was not entered and its deal is still due."""
        before = self.model.score_list
        if self._line.kind == "new" and before and len(self.shown.score_list.entries) <= len(before.entries):
            self._begun = self.entry.begun
        self._ask(OpenLine())

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

    def _remove(self, index: int) -> None:
        before = self.shown.score_list
        if self.shown.remove(index):
            self.view.choose(min(index, len(self.shown.score_list.entries) - 1))
            told = self.history.sentence(self.shown.last_step)
            self.removed.emit(self._words.both(told, self._words.left_behind(before, self.shown.score_list)))

    def _move(self, index: int, to: int) -> None:
        before = self.shown.score_list
        if self.shown.move(index, to):
            self.view.choose(to)
            self._tell_left_behind(before)

    def _count_in_bock(self, index: int, factor: int) -> None:
        """Counts a game as one of a Bock round, or as one of none."""
        before = self.shown.score_list
        if self.shown.change(index, before.entries[index].with_bock(factor)):
            self.view.choose(index)
            self._tell_left_behind(before)

    def _focus_sheet(self) -> None:
        self.pages.setCurrentWidget(self._writing)
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _open_menu(self, index: int, at: QPoint) -> None:
        score_list = self.shown.score_list
        factor = score_list.entries[index].bock_factor if score_list.rules.bock_events else None
        self._menu.open_for(index, len(score_list.entries), at, bock_factor=factor)

    # -------------------------------------------------------------- showing

    def _shown_line(self) -> OpenLine | None:
        """The line shown open; none in a list that is over, unless one of its games is being changed."""
        over = self.shown.score_list.next_deal is None
        return None if over and self._line.kind == "new" else self._line

    def _show(self) -> None:
        score_list, line = self.shown.score_list, self._shown_line()
        self.model.show_list(score_list, line)
        self.totals.show_list(score_list)
        if line is None and self.entry.holds_focus:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt hands it on, to a button that leads away
        self.entry.setVisible(line is not None)
        self._done.setVisible(line is None)
        self._notice.setVisible(line is not None and line.kind != "new")
        self._write_states()

    def _write_states(self) -> None:
        score_list, words, head = self.shown.score_list, self._words, self.shown.head
        table, day, system = words.table(len(score_list.players)), words.date(head.date), words.system(score_list)
        #: Of a list: its games are those of another list, or of a series that was played here
        copy = self.tr("copy") if self.shown.is_copy else ""
        chips = (head.place, table, day, copy, system, words.progress(score_list))
        self.head.show_words(words.title(head, score_list.players), tuple(filter(None, chips)))
        if score_list.next_deal is None:
            self._over.show_text(words.ending(score_list))
        if self._line.kind != "new":
            k = number(score_list.deal_due(self._line.index).number)
            changing = self.tr("Game {k} is being changed").format(k=k)
            inserting = self.tr("A game is being inserted before game {k}").format(k=k)
            self._what.show_text(changing if self._line.kind == "change" else inserting)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._write_words()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves a change or an insertion that was begun."""
        if event.key() == Qt.Key.Key_Escape and self._line.kind != "new":
            self.new_game()
        else:
            super().keyPressEvent(event)

    def _write_words(self) -> None:
        self.cancel.setText(self.tr("Cancel"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.view.setAccessibleName(self.tr("Score sheet"))
        self.footer.setAccessibleName(self.tr("Totals of the list"))
        self._menu.write_words()
        self.model.renew()
        self.totals.renew()
        self._write_states()

    def _refresh(self) -> None:
        px = self._look.px
        edge = px(S3) - SHADOW_MARGIN
        self._column.setContentsMargins(edge, px(12), edge, px(S1))
        self._column.setSpacing(px(S1) - 4)
        self._sheet_column.setSpacing(0)
        self._notice_row.setContentsMargins(px(S2), 0, px(S2), 0)
