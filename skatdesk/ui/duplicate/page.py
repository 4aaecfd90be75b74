"""The page of duplicate: the deals of the set one below the other, the total, and a new set."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTableView, QVBoxLayout

from skatdesk.coach.duplicate import Board, total
from skatdesk.engine.duplicate_play import Hindrance
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import as_sentences
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import DeclaredGame, Entry
from skatdesk.ui.desk import Desk
from skatdesk.ui.duplicate.new_set import NewSet
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.quiet import choose_row, whole_rows
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.room_page import RoomBar, RoomPage
from skatdesk.ui.look.tokens import S1, S2, S3, SMALL

_WIDTH = 820
_COLUMNS = 6
_NUMBERS = (0, 2, 4, 5)
"""Columns with figures."""


class DuplicatePage(RoomPage):
    """Shows the set played last, and offers a new one.

    Args:
        desk: how things look and are called.
        new_seed: draws a number for a set.
        todays_seed: the number of the set of the day.

    Signals:
        beginRequested(int, str, object): a new set of so many deals, against opponents of this level; its number.
        continueRequested(): back to the table, where the set is being played.
        backRequested(): back to where one came from.
    """

    beginRequested = Signal(int, str, object)
    continueRequested = Signal()

    def __init__(self, desk: Desk, new_seed: Callable[[], int], todays_seed: Callable[[], int]) -> None:
        super().__init__(desk.look, takes_keys=True)
        self._desk = desk
        look = desk.look
        self._boards: tuple[Board, ...] = ()
        self._size = 0
        self._names: tuple[str, ...] = ()
        self._place = 0
        self._running = False
        self._hindrance: Hindrance | None = None
        self._bar = RoomBar(look)
        self._bar.row.addStretch(1)
        self.back = self._bar.back
        self.panel = Panel(look, soft=True)
        self.result = RichLine(look, wrap=True, even=True)
        self.model = QStandardItemModel(0, _COLUMNS, self)
        self.table = _table(self.model)
        self.hindrance = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self.ending = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self.new_set = NewSet(look, new_seed, todays_seed)
        self.begin = self.new_set.begin
        self.go_on = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.new_set.row.addWidget(self.go_on)
        self.panel.body.addWidget(self.result, 0, Qt.AlignmentFlag.AlignTop)
        self.panel.body.addWidget(self.table, 1)
        self.panel.body.addWidget(self.hindrance)
        self.panel.body.addWidget(self.ending)
        self.panel.body.addWidget(self.new_set)
        self._middle = QHBoxLayout()
        self._middle.addStretch(1)
        self._middle.addWidget(self.panel)
        self._middle.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._bar)
        self._column.addLayout(self._middle, 1)
        self.back.clicked.connect(self.backRequested)
        self.new_set.begun.connect(self.beginRequested)
        self.go_on.clicked.connect(self.continueRequested)
        look.changed.connect(self._space)
        look.changed.connect(self._refill)
        desk.namer.changed.connect(self._write_words)
        self._write_words()
        self._space()

    def show_names(self, names: tuple[str, ...], place: int) -> None:
        """Who sits at the table, by place, and the place of the user."""
        self._names, self._place = names, place

    def show_hindrance(self, hindrance: Hindrance | None) -> None:
        """Tells why the expert does not play along; nothing where he does."""
        self._hindrance = hindrance
        self._refill()

    def show_ending(self, *, under_way: bool) -> None:
        """Tells that a new set ends the series ``under_way`` at the table."""
        self.ending.setVisible(under_way)

    def show_boards(self, boards: Sequence[Board], size: int, number: int | None, *, running: bool) -> None:
        """Shows a set of so many deals; ``running``: it is being played at the table. No boards: none was begun."""
        self._boards, self._size, self._running = tuple(boards), size, running
        self.new_set.deals.offer_last(number)
        self._refill()

    # -------------------------------------------------------------- what is shown

    @Slot()
    def _refill(self) -> None:
        boards, bar = self._boards, self.table.verticalScrollBar()
        chosen, rolled = self.table.currentIndex().row(), bar.value()
        self.model.setRowCount(0)
        for board in boards:
            items = [_item(text, column) for column, text in enumerate(self._row(board))]
            if board.difference:
                theme = self._look.theme
                items[-1].setForeground(QColor(theme.plus if board.difference > 0 else theme.minus))
            self.model.appendRow(items)
        if 0 <= chosen < len(boards):
            choose_row(self.table, chosen)
            bar.setValue(rolled)
        self.table.setVisible(bool(boards))
        # as high as the page only for the table's sake
        self._middle.setAlignment(self.panel, Qt.AlignmentFlag(0) if boards else Qt.AlignmentFlag.AlignVCenter)
        self.hindrance.setVisible(bool(boards) and self._hindrance is not None)
        self.hindrance.show_text(self._why(self._hindrance) if self._hindrance else "")
        self.go_on.setVisible(self._running)
        self.begin.set_kind(Kind.PLAIN if self._running else Kind.PRIMARY)
        compared = [board for board in boards if board.difference is not None]
        if not boards:
            told = self.tr(
                "You play a set of deals; an expert plays the same cards in your seat, against the same players"
            )
            self.result.show_text(told)
        elif not compared:
            self.result.show_text(self.tr("The first deals will be compared here when both have played them"))
        else:
            ahead = total(compared)
            #: {k} of {n} deals are played by both; {points} is list points with sign
            pattern = self.tr("{k} of {n} deals compared; you against the expert: {points}")
            line = pattern.format(k=number(len(compared)), n=number(self._size), points=signed(ahead))
            self.result.show_pieces(
                (Piece(line, bold=True, ink="minus" if ahead < 0 else "plus" if ahead else "text"),)
            )
        self.setAccessibleName(as_sentences((self._bar.title.text(), self.result.text())))

    def _why(self, hindrance: Hindrance) -> str:
        match hindrance:
            case Hindrance.PREPARING:
                return self.tr("The strong players are being prepared; the expert plays then")
            case Hindrance.UNAVAILABLE:
                return self.tr("The strong players cannot be prepared on this machine: the expert does not play along")
            case Hindrance.FAILED:
                return self.tr("The expert could not play one of the deals")

    def _row(self, board: Board) -> tuple[str, ...]:
        difference = board.difference
        return (
            number(board.number),
            #: in a table of games: who declared, at the user's place the user
            self._game(board.yours, self.tr("You")),
            "" if board.yours is None else signed(board.points),
            #: in a table of games: who declared, at the user's place the expert
            self._game(board.experts, self.tr("Expert")) if board.yours is not None else "",
            "" if difference is None else signed(board.expert_points),
            "" if difference is None else signed(difference),
        )

    def _game(self, entry: Entry | None, own: str) -> str:
        """Who played what; ``own`` is who sits at the user's place."""
        if entry is None:
            #: in place of a game that is not finished yet
            return self.tr("not yet")
        game = self._desk.sentences.entries.game(entry)
        if not isinstance(entry.outcome, DeclaredGame):
            return game
        place = entry.outcome.declarer
        #: {name} declared, {game} is what was played
        pattern = self.tr("{name}: {game}")
        return pattern.format(name=isolate(own if place == self._place else self._names[place]), game=game)

    @Slot()
    def _write_words(self) -> None:
        #: title of the page: the same deals are played by the user and by an expert
        self._bar.title.show_text(self.tr("Duplicate"))
        self.panel.show_title(self.tr("The same deals, you and an expert"))
        self.new_set.write_words()
        self.ending.show_text(self.tr("A new set ends the series you are playing"))
        #: button: back to the table
        self.go_on.setText(self.tr("Play on"))
        self.table.setAccessibleName(self.tr("Deals of the set"))
        heads = (
            #: heading of a column: number of the deal
            self.tr("Deal"),
            #: heading of a column: what was played when the user sat there
            self.tr("With you"),
            #: heading of a column: list points of the user
            self.tr("Your points"),
            #: heading of a column: what was played when the expert sat there
            self.tr("With the expert"),
            #: heading of a column: list points of the expert
            self.tr("Expert's points"),
            #: heading of a column: own points less the expert's
            self.tr("Difference"),
        )
        self.model.setHorizontalHeaderLabels(list(heads))
        for column in range(_COLUMNS):
            self.model.horizontalHeaderItem(column).setTextAlignment(_side(column) | Qt.AlignmentFlag.AlignVCenter)
        self._refill()

    # -------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on with the set."""
        if event.key() in ENTER_KEYS:
            if not event.isAutoRepeat():  # held down it would go past what came of the set before
                (self.go_on if self._running else self.begin).click()
        else:
            super().keyPressEvent(event)

    def _space(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, 0, 0, px(S2))
        self._middle.setContentsMargins(px(S3), 0, px(S3), 0)
        self.panel.body.setSpacing(px(S1))
        self.panel.setFixedWidth(px(_WIDTH))
        self.update()


def _table(model: QStandardItemModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    whole_rows(table)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionsClickable(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    for column in (1, 3):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    return table


def _item(text: str, column: int) -> QStandardItem:
    item = QStandardItem(text)
    item.setTextAlignment(_side(column) | Qt.AlignmentFlag.AlignVCenter)
    return item


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignHCenter if column in _NUMBERS else Qt.AlignmentFlag.AlignLeading
