"""The games of a file: to be looked at, or to be played with the same cards."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import grouped, number, signed
from skatdesk.notation.iss import GameRecord, RecordError
from skatdesk.skat.game import replay
from skatdesk.skat.results import PassedIn, Played, RamschPlayed
from skatdesk.skat.seats import SEATS
from skatdesk.skat.states import Finished
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.figure_table import INSIDE
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import ENTER, cell, write
from skatdesk.ui.look.quiet import choose_row, ring_row, whole_rows
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.sentences import Company
from skatdesk.ui.user import called, spoken_to

_WIDTH, _ROWS, _ROW, _AIR = 880, 9, 30, 16
_START, _END = Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignTrailing
_MIDDLE, _SIDE = Qt.AlignmentFlag.AlignVCenter, Qt.ItemDataRole.TextAlignmentRole


class _Row(QStyledItemDelegate):
    """Cells with some air, their words below those of the heads; the row in use is marked as a whole, not its cell."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        words = QStyleOptionViewItem(option)
        self.initStyleOption(words, index)
        roles = QPalette.ColorRole
        ink = words.palette.color(roles.HighlightedText if chosen else roles.Text)
        room = QRectF(option.rect).adjusted(INSIDE, 0, -INSIDE, 0)
        with cell(painter, option):
            if chosen:
                painter.fillRect(option.rect, option.palette.highlight())
            write(painter, room, words.text, ink, words.font, words.displayAlignment)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(_AIR, 0)


class _Table(QTableView):
    """Shows at which row the keys are."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ring_row(self, self._look)


class GamesDialog(Page):
    """A row for each game; one that cannot be read says why, and in which line of the file.

    Args:
        desk: how things look and are called.
        name: of the file.
        found: its games and errors, in their order; one at least.
        parent: the window it belongs to.
        more: whether the file has others, which are not shown.

    Signals:
        watchRequested(object): a ``GameRecord`` to be laid on the table as it ended.
        reviewRequested(object): a ``GameRecord`` to be reviewed.
        playRequested(object, object): a ``GameRecord`` whose cards are to be played, and the user's ``Seat``.
    """

    watchRequested = Signal(object)
    reviewRequested = Signal(object)
    playRequested = Signal(object, object)

    def __init__(
        self,
        desk: Desk,
        name: str,
        found: Sequence[GameRecord | RecordError],
        parent: QWidget | None = None,
        *,
        more: bool = False,
    ) -> None:
        super().__init__(desk.look, _WIDTH, parent)
        look = desk.look
        self._namer = desk.namer
        self._sentences = desk.sentences
        self._name = name
        self._found = tuple(found)
        self._more = more
        self._line = RichLine(look, ink="text2", wrap=True, even=True)
        self.model = QStandardItemModel(self)
        self.table = _Table(look)
        self.seat = OneOf(look, len(SEATS))
        self._seat = Captioned(look, self.seat)
        self.play = Button(look, icon="cards")
        self.review = Button(look, icon="search")
        self.close_button = Button(look)
        self.watch = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self._build()
        self._write_words()
        readable = (row for row, one in enumerate(self._found) if isinstance(one, GameRecord))
        self.choose(next(readable, 0))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._check()

    def _build(self) -> None:
        table = self.table
        table.setModel(self.model)
        whole_rows(table)
        table.setItemDelegate(_Row(table))
        table.horizontalHeader().setHighlightSections(False)
        table.selectionModel().selectionChanged.connect(self._check)
        table.doubleClicked.connect(self._on_watch)
        for part in (self._line, table, self._seat):
            self.body.addWidget(part)
        self.seat.choose(0)
        self.add_button(self.play, leading=True)
        self.add_button(self.review, leading=True)
        self.add_button(self.close_button)
        self.add_button(self.watch, default=True)
        self.watch.clicked.connect(self._on_watch)
        self.play.clicked.connect(self._on_play)
        self.review.clicked.connect(self._on_review)
        self.close_button.clicked.connect(self.reject)
        self._look.changed.connect(self._dress)
        self._namer.changed.connect(self._write_words)

    # -------------------------------------------------------------- answers

    @property
    def chosen(self) -> GameRecord | None:
        """The game in the row chosen, None for one that cannot be read."""
        row = self.table.currentIndex().row()
        found = self._found[row] if 0 <= row < len(self._found) else None
        return found if isinstance(found, GameRecord) else None

    def choose(self, row: int) -> None:
        """Chooses a row."""
        choose_row(self.table, row)

    def _on_watch(self) -> None:
        record = self.chosen
        if record is not None:
            self.accept()
            self.watchRequested.emit(record)

    def _on_review(self) -> None:
        record = self.chosen
        if record is not None:
            self.accept()
            self.reviewRequested.emit(record)

    def _on_play(self) -> None:
        record = self.chosen
        if record is not None:
            self.accept()
            self.playRequested.emit(record, SEATS[self.seat.index])

    def _check(self) -> None:
        for button in (self.watch, self.play, self.review):
            button.setEnabled(self.chosen is not None)
        record = self.chosen
        words = [self._namer.seat(seat) for seat in SEATS]
        if record is not None:
            names = called(record.header.names)
            words = [f"{word} · {isolate(names[seat])}" for seat, word in zip(SEATS, words, strict=True)]
        self.seat.show_words(words, self.tr("Your seat"))

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        self.show_title(self.tr("Games in {file}").format(file=isolate(self._name)))
        errors = sum(isinstance(one, RecordError) for one in self._found)
        readable = len(self._found) - errors
        games = grouped(self.tr("%n game(s)", "", readable), readable)
        #: after the number of games of a file that can be read
        unread = grouped(self.tr("%n cannot be read", "", errors), errors) if errors else ""
        #: after the number of games of a file: only so many are read
        left_out = self.tr("there are more in the file: cut it into smaller files") if self._more else ""
        self._line.show_text(" · ".join(filter(None, (games, unread, left_out))))
        heads = (
            #: head of a column: number of the game
            self.tr("#"),
            *(self._namer.seat(seat) for seat in SEATS),
            #: head of a column: what was played
            self.tr("Game"),
            #: head of a column: change of the list
            self.tr("Score"),
        )
        self.model.setColumnCount(len(heads))
        self.model.setHorizontalHeaderLabels(list(heads))
        chosen = max(0, self.table.currentIndex().row())
        self.model.setRowCount(0)
        for index, one in enumerate(self._found, 1):
            self.model.appendRow(self._error_row(index, one) if isinstance(one, RecordError) else self._row(index, one))
            if isinstance(one, RecordError):
                self.table.setSpan(index - 1, 1, 1, len(heads) - 1)
        self.choose(chosen)
        header = self.table.horizontalHeader()
        for column in range(len(heads)):
            side = _END if column in (0, len(heads) - 1) else _START
            self.model.setHeaderData(column, Qt.Orientation.Horizontal, side | _MIDDLE, _SIDE)
            wide = column == len(heads) - 2
            mode = QHeaderView.ResizeMode.Stretch if wide else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        self.table.setAccessibleName(self.tr("Games"))
        self._seat.show_caption(self.tr("Your seat, to play the same cards yourself"))
        self.play.setText(self.tr("Play these cards"))
        #: button: what was right in the game, and what was not
        self.review.setText(self.tr("Review"))
        #: button: the game is shown as it was played
        self.watch.setText(self.tr("Show the game"))
        self.close_button.setText(self.tr("Close"))
        self._dress()  # the header is as high as its words
        self._check()

    def _row(self, index: int, record: GameRecord) -> list[QStandardItem]:
        game, score = self._outcome(record)
        names = called(record.header.names)
        cells = [_cell(number(index), _END), *(_cell(isolate(name)) for name in names), _cell(game), _cell(score, _END)]
        cells[0].setToolTip(tip(" · ".join(filter(None, (record.header.place, left_to_right(record.header.date))))))
        return cells

    def _error_row(self, index: int, error: RecordError) -> list[QStandardItem]:
        text = self.tr("Line {line} cannot be read").format(line=number(error.line))
        cells = [_cell(number(index), _END), _cell(text)]
        cells[1].setToolTip(tip(left_to_right(error.reason)))  # for whoever wrote the file: technical, in English
        return cells

    def _outcome(self, record: GameRecord) -> tuple[str, str]:
        """What was played by whom, and what it counted."""
        names = record.header.names
        company = Company(called(names), spoken_to(names))
        state = replay(record.start, record.actions)
        if not isinstance(state, Finished):
            return self.tr("broken off"), ""
        match state.result:
            case Played(declarer=declarer, valuation=valuation):
                contract = self._sentences.words.contract(valuation.contract)
                #: who played alone, and which game: "Ada: Clubs Hand"
                return (
                    self.tr("{name}: {contract}").format(name=company.name(declarer), contract=contract),
                    signed(valuation.score),
                )
            case RamschPlayed() as result:
                # what the loser loses, or gains who took all tricks
                return self._sentences.results.headline(result, company), signed(max(result.scores, key=abs))
            case PassedIn():
                return self._sentences.entries.passed_in(), ""
        return self._sentences.results.headline(state.result, company), ""

    def _dress(self) -> None:
        px, red = self._look.px, QBrush(QColor(self._look.theme.minus))
        for row, one in enumerate(self._found):
            if isinstance(one, RecordError):
                self.model.item(row, 1).setForeground(red)
        self.table.verticalHeader().setDefaultSectionSize(px(_ROW))
        rows = min(len(self._found), _ROWS)
        self.table.setFixedHeight(self.table.horizontalHeader().sizeHint().height() + rows * px(_ROW) + px(8))


def _cell(text: str, side: Qt.AlignmentFlag = _START) -> QStandardItem:
    item = QStandardItem(text)
    item.setTextAlignment(side | _MIDDLE)
    return item
