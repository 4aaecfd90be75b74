"""The page of puzzles: the position, the question beside it, what is due, and which puzzles are wanted."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout

from skatdesk.coach.puzzles.puzzle import Answer, BidPuzzle, CardPuzzle, DiscardPuzzle, HoldingPuzzle, Puzzle
from skatdesk.coach.puzzles.sitting import Noted, PuzzleSitting, Stand, Wish
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.seats import BySeat
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.tricks_model import TricksModel
from skatdesk.ui.dock.tricks_view import TricksPage
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.keys import ENTER_KEYS, figure_place, key_of
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.room_page import RoomPage
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.puzzles.chapters import chapter_of_puzzle
from skatdesk.ui.puzzles.position import can_be_opened, position_of
from skatdesk.ui.puzzles.sheet import PuzzleSheet
from skatdesk.ui.puzzles.top import TopLine
from skatdesk.ui.puzzles.words import PuzzleWords
from skatdesk.ui.review.board import Board
from skatdesk.ui.review.words import ReviewWords
from skatdesk.ui.sentences import Company

_SIDE = 372
_SHEET = 460
"""High enough for nearly every answer with its reasons; what is left belongs to the tricks."""


class PuzzlePage(RoomPage):
    """One puzzle after the other.

    Args:
        desk: how things look and are called; the page sets its company.
        sitting: which puzzles come, and how far they are.
        names: what the player on turn and the others, clockwise, are called now.

    Signals:
        backRequested(): back to where one came from.
        noted(object): a ``Noted``: what is to be kept of a first answer.
        guideRequested(): the guide, at the chapter about this puzzle.
    """

    guideRequested = Signal()
    noted = Signal(object)

    def __init__(
        self,
        desk: Desk,
        sitting: PuzzleSitting,
        names: Callable[[], tuple[str, str, str]],
    ) -> None:
        super().__init__(desk.look)
        self._desk = desk
        self._names = names
        self._picked: Cards = ()
        self.sitting = sitting
        self.words = PuzzleWords(desk, self)
        self._board_words = ReviewWords(desk, self)
        self.top = TopLine(desk.look, self.words)
        self.board = Board(desk)
        self.sheet = PuzzleSheet(desk, self.words)
        self.tricks = TricksPage(desk.look, desk.faces, TricksModel(desk.sentences, self))
        self._side = QVBoxLayout()
        self._side.addWidget(self.sheet)
        self._side.addWidget(self.tricks, 1)
        self._middle = QHBoxLayout()
        self._left = QVBoxLayout()
        self._left.addWidget(self.board)
        self._middle.addLayout(self._left, 1)
        self._middle.addLayout(self._side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addLayout(self._middle, 1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to its parts, which show that they have the keys
        self._connect()
        self._space()
        self._show()

    def _connect(self) -> None:
        top, sheet = self.top, self.sheet
        top.backRequested.connect(self.backRequested)
        top.wished.connect(self.choose)
        top.hands.toggled.connect(self._refill)
        sheet.chosen.connect(self._on_choice)
        sheet.confirm.clicked.connect(self._confirm)
        sheet.again.clicked.connect(self.try_again)
        sheet.show_answer.clicked.connect(self.show_answer)
        sheet.next.clicked.connect(self.go_on)
        sheet.guide.clicked.connect(self.guideRequested)
        self.board.cardClicked.connect(self.pick)
        self._desk.namer.changed.connect(self._write_words)
        self._desk.order.changed.connect(self._refill)
        self._desk.look.changed.connect(self._space)

    @property
    def guide_chapter(self) -> str:
        """The chapter of the guide about this puzzle."""
        return chapter_of_puzzle(self.sitting.current)

    # -------------------------------------------------------------- answers

    @Slot(object)
    def choose(self, wish: Wish) -> None:
        """Other puzzles are wished for."""
        self.sitting.choose(wish)
        self._show()

    @Slot(object)
    def pick(self, card: Card) -> None:
        """A card of the hand: the answer, or one of the two that go into the skat."""
        puzzle = self.sitting.current
        if self.sitting.stand is not Stand.OPEN:
            return
        if isinstance(puzzle, CardPuzzle):
            self.answer(card)
        elif isinstance(puzzle, DiscardPuzzle):
            kept = tuple(other for other in self._picked if other is not card)
            self._picked = kept if len(kept) < len(self._picked) else (*kept, card)[-2:]
            self._refill()

    def answer(self, answer: Answer) -> None:
        """Takes the answer; tells whether it is right."""
        if self.sitting.stand is Stand.OPEN:
            self._note(self.sitting.answer(answer))

    @Slot()
    def show_answer(self) -> None:
        """Tells what is right."""
        if self.sitting.current is not None and not self.sitting.answered:
            self._note(self.sitting.show())

    @Slot()
    def try_again(self) -> None:
        """The wrong answer is forgotten."""
        if self.sitting.stand is Stand.WRONG:
            self.sitting.try_again()
            self._show()

    @Slot()
    def go_on(self) -> None:
        """The next puzzle."""
        if self.sitting.answered:
            self.sitting.go_on()
            self._show()

    def _note(self, noted: Noted | None) -> None:
        self._refill()
        announce(self, self.sheet.spoken)
        button = self.sheet.next if self.sitting.answered else self.sheet.again
        button.setFocus(Qt.FocusReason.OtherFocusReason)
        if noted is not None:
            self.noted.emit(noted)

    @Slot(int)
    def _on_choice(self, place: int) -> None:
        puzzle = self.sitting.current
        if isinstance(puzzle, BidPuzzle | HoldingPuzzle) and place < len(puzzle.choices):
            self.answer(puzzle.choices[place])

    @Slot()
    def _confirm(self) -> None:
        if isinstance(self.sitting.current, DiscardPuzzle) and len(self._picked) == 2:
            self.answer(tuple(sorted(self._picked)))

    # -------------------------------------------------------------- what is shown

    def refresh_puzzles(self) -> None:
        """More puzzles have come in."""
        if self.board.isHidden():
            self._show()
        self.sheet.show_tally(self.sitting)

    def _show(self) -> None:
        """A new puzzle, or the same once more."""
        self._picked = ()
        puzzle, focus = self.sitting.current, QApplication.focusWidget()
        if puzzle is not None:
            self._seat(puzzle)
        self._refill()
        self.tricks.view.scrollToBottom()
        if puzzle is not None and self.isVisible():
            takes_cards = isinstance(puzzle, CardPuzzle | DiscardPuzzle)
            (self.board if takes_cards else self.sheet.answers[0]).setFocus(Qt.FocusReason.OtherFocusReason)
        elif focus is not None and self.isAncestorOf(focus) and not focus.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt would hand the keys on to the way back

    def _seat(self, puzzle: Puzzle) -> None:
        seat = puzzle.moment.seat
        own, left, right = self._names()
        called = {seat: own, seat.next: left, seat.previous: right}
        self._desk.company = Company.of(lambda other: called[other], seat)
        self._desk.colours = BySeat.of(lambda other: (other - seat) % 3)

    def _refill(self) -> None:
        sitting, puzzle = self.sitting, self.sitting.current
        self.sheet.show_sitting(sitting, len(self._picked))
        self.top.hands.setEnabled(can_be_opened(sitting))
        self.board.setVisible(puzzle is not None)
        # Alone, the sheet lies in the middle and is no higher than its words.
        self._side.setAlignment(self.sheet, Qt.AlignmentFlag.AlignVCenter if puzzle is None else Qt.AlignmentFlag(0))
        if puzzle is None:
            self.tricks.hide()
            return
        opened = self.top.hands.isChecked()
        view = position_of(sitting, puzzle, self._desk, self._board_words, self._picked, opened=opened)
        offered: Cards = ()
        if sitting.stand is Stand.OPEN and isinstance(puzzle, CardPuzzle | DiscardPuzzle):
            offered = puzzle.choices
        self.board.show_view(view, self.words.spoken(puzzle), offered)
        self.board.leave_enter(len(self._picked) == 2)  # it puts them away, as the button says
        seen = puzzle.moment.view
        rules = replace(seen.rules, last_trick_view="always", point_counter=True)
        self.tricks.setVisible(bool(seen.tricks))
        self.tricks.show_view(replace(seen, rules=rules), self._desk.company)

    def name_players(self) -> None:
        """Everybody at the table is called as of now."""
        if self.sitting.current is not None:
            self._seat(self.sitting.current)
        self._refill()

    @Slot()
    def _write_words(self) -> None:
        self.top.write_words()
        self.tricks.write_words()
        self.name_players()

    # -------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures answer, Enter confirms and goes on, R tries again, S tells, H then opens the hands; each once."""
        key = key_of(event)
        if event.isAutoRepeat():  # Enter held down would go past what is told of the answer
            super().keyPressEvent(event)
        elif key in ENTER_KEYS:
            self._on_enter()
        elif key is Qt.Key.Key_R:
            self.try_again()
        elif key is Qt.Key.Key_S:
            self.show_answer()
        elif key is Qt.Key.Key_H:
            self.top.hands.click()
        elif (place := figure_place(event)) is not None:
            self._on_choice(place)
        else:
            super().keyPressEvent(event)

    def _on_enter(self) -> None:
        if self.sitting.answered:
            self.go_on()
        elif self.sitting.stand is Stand.WRONG:
            self.try_again()
        else:
            self._confirm()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the height out anew."""
        super().resizeEvent(event)
        self._share_height()

    def showEvent(self, event: QShowEvent) -> None:
        """The keys answer at once; another day may have begun, with other puzzles due."""
        super().showEvent(event)
        self._refill()
        takes_cards = isinstance(self.sitting.current, CardPuzzle | DiscardPuzzle)
        (self.board if takes_cards else self).setFocus(Qt.FocusReason.OtherFocusReason)
        self.tricks.view.scrollToBottom()  # what was filled while hidden had no height to scroll in

    def _space(self) -> None:
        px = self._desk.look.px
        edge, side, end = SHADOW_MARGIN, max(px(12) - SHADOW_MARGIN, 0), max(px(S1) - SHADOW_MARGIN, 0)
        self._middle.setContentsMargins(side, end, side, end)
        self._middle.setSpacing(0)
        self._left.setContentsMargins(edge, edge, edge, edge)  # edges on one line with the plate of the sheet
        self._side.setContentsMargins(0, 0, 0, edge)
        self._side.setSpacing(px(S1))
        for part in (self.sheet, self.tricks):
            part.setFixedWidth(max(px(_SIDE), self._desk.look.dock_width))
        self._share_height()
        self.update()

    def _share_height(self) -> None:
        """The tricks have room for whole rows, the same for every puzzle, so that buttons stay where they are."""
        px, tricks = self._desk.look.px, self.tricks
        names, row = tricks.height_of(0), tricks.height_of(1) - tricks.height_of(0)
        left = self.height() - self.top.sizeHint().height() - 3 * px(S1) - px(_SHEET) - names
        tricks.setMinimumHeight(tricks.height_of(1))
        tricks.setMaximumHeight(tricks.height_of(max(1, left // row)))
