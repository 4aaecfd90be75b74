"""The contract table: what each seat could have played with all cards open."""

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from skatdesk.coach.review.contract_table import ContractRow, ContractTable
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart, listed, named
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, elided, painter_on, plate, write
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import BODY, DENSE, MINI_RATIO, S1, S2, SMALL, TITLE
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.words import ReviewWords

_ROW, _HEAD, _SIDE, _CARD, _GAP = 64, 36, 150, 54, 5
_EDGE = 10
"""Pixels beside the head of a row, with the style sheet's padding."""
_ROLE = Qt.ItemDataRole.UserRole
_BID = 7
"""The column behind the games."""


class _Cell(QStyledItemDelegate):
    """Points and value of a game, with a tick or a cross; or the best bid."""

    def __init__(self, desk: Desk, words: ReviewWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = words

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px, found = look.px, index.data(_ROLE)
        with cell(painter, option):
            rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
            middle = Qt.AlignmentFlag.AlignHCenter
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            if isinstance(found, ContractRow):
                ground = theme.plus_soft if found.won else theme.panel2
                plate(painter, rect, ground, theme.accent if chosen else None, radius=px(6), weight=2.5)
                ink = theme.text if found.won else theme.text2
                upper = QRectF(rect.left(), rect.top() + px(6), rect.width(), px(26))
                text = self._words.short_end(found.result, found.contract.game)
                write(painter, upper, text, ink, look.font(BODY + 2, bold=found.won), middle)
                side = px(14)
                icon = "check" if found.won else "cross"
                draw_icon(painter, icon, QRectF(rect.right() - side - 7, rect.top() + 7, side, side), ink)
                lower = QRectF(rect.left(), rect.top() + px(32), rect.width(), px(20))
                write(painter, lower, self._words.score(found.score), ink, look.font(DENSE), middle)
            else:
                plate(
                    painter,
                    rect,
                    None,
                    theme.accent if chosen else theme.line,
                    radius=px(6),
                    weight=2.5 if chosen else 1,
                )
                bid = number(found) if found else "–"
                write(painter, rect, bid, theme.text, look.font(BODY + 2, bold=True), middle)
            if option.state & QStyle.StateFlag.State_HasFocus:
                plate(painter, rect.adjusted(4, 4, -4, -4), None, theme.accent, radius=px(4), weight=2)


class HandCards(QWidget):
    """Ten small cards, and two beside them that are put away."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._cards: tuple[Cards, Cards] = ((), ())
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self.updateGeometry)
        desk.faces.changed.connect(self.update)

    def show_cards(self, hand: Cards, away: Cards) -> None:
        """The hand in its order, and the two cards."""
        self._cards = hand, away
        self.setVisible(bool(hand))
        words = self._desk.sentences.words
        self.setAccessibleName(apart((words.all_of(hand), words.all_of(away))))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        return QSize(12 * px(_CARD + _GAP) + px(40), round(px(_CARD) * MINI_RATIO) + px(22))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, faces, ratio = self._desk.look, self._desk.faces, self.devicePixelRatioF()
        px, left = look.px, 0.0
        with painter_on(self) as painter:
            for group, cards in enumerate(self._cards):
                if group:
                    left += px(32)
                    head = QRectF(left, px(_CARD) * MINI_RATIO, px(2 * (_CARD + _GAP) + 20), px(22))
                    write(painter, head, self.tr("put away"), look.theme.text2, look.font(SMALL))
                for card in cards:
                    painter.drawPixmap(round(left), 0, faces.mini(card, px(_CARD), ratio, dim=bool(group)))
                    left += px(_CARD + _GAP)


class ContractView(Translated, QWidget):
    """Games by seats; the game the pointer or the keyboard is at is told below.

    Signals:
        playRequested(object): the ``Seat`` whose hand is to be played alone.
    """

    playRequested = Signal(object)

    def __init__(self, desk: Desk, course: Course, words: ReviewWords) -> None:
        super().__init__()
        look = desk.look
        self._desk, self._course, self._words = desk, course, words
        self._pointed_in: ContractTable | None = None
        self.model = QStandardItemModel(len(SEATS), _BID + 1, self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setItemDelegate(_Cell(desk, words, self.table))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setMouseTracking(True)
        self.table.setCornerButtonEnabled(False)
        self.table.setStyleSheet("QTableView { selection-background-color: transparent; }")  # the ring alone tells
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.entered.connect(self.table.setCurrentIndex)
        self.table.selectionModel().currentChanged.connect(self._on_current)
        self.par = RichLine(look, wrap=True, even=True)
        self.note = RichLine(look, size=DENSE, ink="text2", wrap=True, even=True)
        self.title = RichLine(look, size=TITLE - 4, bold=True, wrap=True)
        self.told = RichLine(look, wrap=True, even=True)
        self.hand = HandCards(desk)
        self.play = Button(look, icon="play")
        self.play.clicked.connect(self._on_play)
        self.panel = Panel(look, soft=True)
        for part in (self.par, self.table, self.title, self.told):
            self.panel.body.addWidget(part)
        self._row = QHBoxLayout()
        self._row.addWidget(self.hand)
        self._row.addWidget(self.play, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addStretch(1)
        self.panel.body.addLayout(self._row)
        self.panel.body.addStretch(1)
        self.panel.body.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel)
        look.changed.connect(self._space)
        desk.namer.changed.connect(self._write_words)
        desk.order.changed.connect(self._on_current)
        course.loaded.connect(self._write_words)
        course.completed.connect(self._write_words)
        self._space()
        self._write_words()

    @property
    def chosen(self) -> tuple[Seat, ContractRow] | None:
        """The game that is told below; None at a best bid, and as long as there is no table."""
        index = self.table.currentIndex()
        found = index.data(_ROLE) if index.isValid() and self._course.table is not None else None
        return (SEATS[index.row()], found) if isinstance(found, ContractRow) else None

    def _write_words(self) -> None:
        table = self._course.table
        self.panel.show_title(self.tr("What could have been played"))
        self.panel.show_ask(
            self.tr("If the seat takes the skat, puts the best two cards away, and everybody sees all cards")
        )
        self.table.setAccessibleName(self.tr("What could have been played"))
        self.table.setVisible(table is not None)
        #: button: play one's luck with the hand chosen in the table; the others pass
        self.play.setText(self.tr("Play this hand"))
        told = self.tr("At the table, for practice: the others pass, and you play alone")
        self.play.setToolTip(tip(f"{told} (P)"))
        #: explains the figures in the table: card points, and below them what the declarer wins or loses in the list
        #: against each of the others, at the lowest bid; what these get for a game he loses is in it
        note = self.tr(
            "Large: the declarer's card points. Below: the list score against each of the others at a bid of 18"
        )
        self.note.show_text(note if table is not None else "")
        if table is None:
            self.par.show_text(self._no_table())
            for part in (self.title, self.told, self.hand, self.play):
                part.hide()
            return
        self._fill(table)
        self.par.show_pieces(self._par(table))
        if table is not self._pointed_in:
            self._pointed_in = table
            seat = table.par.declarer if table.par.declarer is not None else self._course.seat
            best = table.par.row or table.best(seat)
            self.table.setCurrentIndex(self.model.index(seat, table.rows[seat].index(best)))
        self._on_current()

    @Slot()
    def _on_play(self) -> None:
        if self.chosen is not None:
            self.playRequested.emit(self.chosen[0])

    def _no_table(self) -> str:
        start = self._course.states[0].start if self._course.states else None
        if start is not None and start.ramsch_round:
            return self.tr("In a Ramsch round nobody bids: there is no contract table")
        return self.tr("The review is not complete yet")  # nor may it ever be

    def _fill(self, table: ContractTable) -> None:
        heads = [self._desk.sentences.words.contract(row.contract) for row in table.rows[0]]
        #: head of a column: the highest bid a seat can reach with a game it wins
        self.model.setHorizontalHeaderLabels([*heads, self.tr("Best bid")])
        self._name_rows()
        for seat, rows in table.rows.items():
            for column, row in enumerate(rows):
                self._write(seat, column, self._spoken(row), row)
            bid = table.best_bid[seat]
            #: read aloud in the column of best bids: this seat wins no game
            spoken = number(bid) if bid else self.tr("Pass")
            self._write(seat, _BID, spoken, bid)

    def _name_rows(self) -> None:
        """A name as far as there is room for it, else Qt would cut it off, in Urdu at its beginning; and the seat."""
        look, names = self._desk.look, self._desk.company.names
        font, room = look.font(SMALL, bold=True), look.px(_SIDE) - 2 * _EDGE
        for seat in SEATS:
            name, place = isolate(elided(names[seat], font, room)), self._desk.namer.seat(seat)
            self.model.setHeaderData(seat, Qt.Orientation.Vertical, f"{name}\n{place}")
            spoken = named(names[seat], place)
            self.model.setHeaderData(seat, Qt.Orientation.Vertical, spoken, Qt.ItemDataRole.AccessibleTextRole)

    def _write(self, seat: Seat, column: int, text: str, shown: object) -> None:
        cell = self.model.index(seat, column)
        self.model.setData(cell, text)
        self.model.setData(cell, shown, _ROLE)

    def _spoken(self, row: ContractRow) -> str:
        ends = self._words.short_end(row.result, row.contract.game)
        return listed((ends, *self._outcome(row), self._words.score(row.score)))

    def _outcome(self, row: ContractRow) -> tuple[str, ...]:
        """Whether a game that ends with card points is won; how a Null ends says so itself."""
        if row.contract.game is Game.NULL:
            return ()
        return (self.tr("won") if row.won else self.tr("lost"),)

    def _par(self, table: ContractTable) -> tuple[Piece, ...]:
        par = table.par
        if par.declarer is None or par.row is None:
            return (Piece(self.tr("With all cards open nobody wins a game: all would pass")),)
        #: what comes out when everybody knows all cards, in the bidding too
        head = self.tr("With all cards open, in the bidding too: ")
        text = self._desk.company.say(
            par.declarer,
            #: {contract} is played at the bid {bid}, which changes the list by {score}
            self.tr("you play {contract} at {bid}, {score}"),
            self.tr("{name} plays {contract} at {bid}, {score}"),
            contract=self._desk.sentences.words.contract(par.row.contract),
            bid=number(par.bid),
            score=self._words.score(par.score),
        )
        return (Piece(head, ink="text2"), Piece(text, bold=True))

    def _on_current(self, *_index: QModelIndex) -> None:
        chosen = self.chosen
        for part in (self.title, self.told, self.hand, self.play):
            part.setVisible(chosen is not None)
        if chosen is None or self._course.record is None:
            return
        seat, row = chosen
        name = self._desk.company.name(seat)
        #: a player and a game: "Ada: Grand"
        title = self.tr("{name}: {contract}")
        contract = self._desk.sentences.words.contract(row.contract)
        self.title.show_text(title.format(name=name, contract=contract))
        parts = [self._words.ends(row.result, row.contract.game), *self._outcome(row)]
        parts += [self.tr("game value {value}").format(value=number(row.value)), self._words.score(row.score)]
        #: the discard was found by comparing all of them
        parts.append(self.tr("best of all discards"))
        self.told.show_text(" · ".join(parts))
        deal = self._course.record.start.deal
        game = row.contract.game
        kept = tuple(card for card in (*deal.hands[seat], *deal.skat) if card not in row.put_away)
        order = self._desk.order
        self.hand.show_cards(order.ordered(kept, game), order.ordered(row.put_away, game))

    def _space(self) -> None:
        px = self._desk.look.px
        self.table.verticalHeader().setDefaultSectionSize(px(_ROW))
        self.table.verticalHeader().setFixedWidth(px(_SIDE))
        self.table.horizontalHeader().setFixedHeight(px(_HEAD))
        self.table.setFixedHeight(px(_HEAD) + 3 * px(_ROW) + 4)
        self.panel.body.setSpacing(px(S1))
        self._row.setSpacing(px(S2))
        self._name_rows()
