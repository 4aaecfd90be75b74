"""The three hands as they were dealt, each card with the number of the trick it was played in."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart, listed, named
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.results import RamschPlayed
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.paint import painter_on, plate, square, write
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.look.tokens import BODY, CARD_MINI, MINI_RATIO, S1, SMALL
from skatdesk.ui.table.seat_plate import SeatFace, paint_avatar

_ROW, _LOW_ROW, _SPREAD, _NAMES = 103, 90, 22, 196
_SKAT = 140
"""Height of a row, of one without room, how much higher it may be, width of the names, width of the skat's block."""
_LEAST_DISC = 19
"""Pixels a disc needs for a 10 in the smallest type."""
_LEAST_LINE = 15
"""Pixels from one line under a name to the next in the smallest type."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """Under a card: the trick it was played in, whether it won it, and whether for who plays alone or marches."""

    trick: int
    won: bool
    alone: bool


def _put_away(view: SeatView) -> Cards:
    """What the declarer discarded, or what was passed on last in a Schieberamsch."""
    chosen = view.declarer is not None and not view.hand_game
    pushed = view.rules.schieberamsch and isinstance(view.result, RamschPlayed)
    return view.aside if chosen or pushed else ()


def _passed_on(view: SeatView) -> Cards:
    """What was played from another hand than the one it was dealt to: no trick of the one that had it first."""
    if view.revealed is None:
        return ()
    dealt = view.revealed.hands
    plays = (play for trick in view.tricks for play in trick.plays())
    return tuple(card for seat, card in plays if any(card in dealt[other] for other in seat.others))


class DealtHands(QLabel):
    """Painted rows of small cards, the skat and the discards beside them."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._view: SeatView | None = None
        self._marks: dict[Card, _Mark] = {}
        self._away: Cards = ()
        self._gone: Cards = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        desk.look.changed.connect(self._fit)
        self._fit()
        desk.faces.changed.connect(self.update)
        desk.order.changed.connect(self._on_order)

    def show_view(self, view: SeatView) -> None:
        """Shows the deal of a finished view."""
        self._view = view
        game = Game.GRAND if view.game is None else view.game
        self._marks = {}
        self._gone = _passed_on(view)
        alone = view.result.score.march if isinstance(view.result, RamschPlayed) else view.declarer
        for index, trick in enumerate(view.tricks, 1):
            winner = trick.winner(game)
            for seat, card in trick.plays():
                self._marks[card] = _Mark(index, seat is winner and card not in self._gone, winner is alone)
        self._away = _put_away(view)
        self.setAccessibleName(self._spoken(view))
        self.update()

    @Slot()
    def _on_order(self) -> None:
        if self._view is not None:
            self.show_view(self._view)

    def _spoken(self, view: SeatView) -> str:
        """For screen readers: who was dealt what, each card with the number of its trick."""
        if view.revealed is None:
            return ""
        names, dealt, ordered = self._desk.company.names, view.revealed.hands, self._desk.order.ordered
        hands = [(names[seat], ordered(dealt[seat], view.game)) for seat in self._order(view)]
        return apart(named(head, listed(map(self._numbered, cards))) for head, cards in (*hands, *self._blocks(view)))

    def _numbered(self, card: Card) -> str:
        mark = self._marks.get(card)
        return named(self._desk.namer.card(card), "" if mark is None else number(mark.trick))

    def _blocks(self, view: SeatView) -> list[tuple[str, Cards]]:
        """Two cards with a head: the skat as it was dealt, and what lay there in the end."""
        if view.revealed is None:
            return []
        blocks = [(self.tr("Skat"), view.revealed.skat)]
        if self._away and set(self._away) != set(view.revealed.skat):
            #: Head over two cards: put away by the declarer, or passed on in Schieberamsch
            blocks.append((self.tr("Put away") if view.declarer is not None else self.tr("Passed on"), self._away))
        return blocks

    def _fit(self) -> None:
        """Where there is room, the rows stand a little apart."""
        self.setMaximumHeight(self._desk.look.px(3 * (_ROW + _SPREAD)))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        return QSize(px(_NAMES + 10 * (CARD_MINI + 4) + 24 + _SKAT), px(3 * _ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        view = self._view
        if view is None or view.revealed is None:
            return
        with painter_on(self) as painter:
            px = self._desk.look.px
            seats = self._order(view)
            each = max(self.height() // len(seats), px(_LOW_ROW))
            above = max(each - px(_ROW), 0) // 2
            for row, seat in enumerate(seats):
                top = each * row + above
                self._paint_name(painter, view, seat, top)
                room = self.width() - px(_NAMES) - px(_SKAT + 32)
                cards = self._desk.order.ordered(view.revealed.hands[seat], view.game)
                self._paint_cards(painter, cards, px(_NAMES), top, room)
                if row and each >= px(_ROW):
                    painter.setPen(QPen(QColor(self._desk.look.theme.line), 1))
                    width = self.width() - px(_SKAT + 32)
                    left, line = self._x(0, width), each * row - px(5)
                    painter.drawLine(QPointF(left, line), QPointF(left + width, line))
            self._paint_skat(painter, view, above)

    def _order(self, view: SeatView) -> tuple[Seat, ...]:
        """The reader in the middle, the others above and below as they sit."""
        you = self._desk.company.you
        return SEATS if you is None else (you.previous, you, you.next)

    def _x(self, distance: float, width: float) -> float:
        """Left edge of something this far from the reading start."""
        mirrored = self.isRightToLeft()
        return self.width() - distance - width if mirrored else distance

    def _paint_name(self, painter: QPainter, view: SeatView, seat: Seat, top: float) -> None:
        look, company = self._desk.look, self._desk.company
        px, theme = look.px, look.theme
        face = SeatFace(company.names[seat], self._desk.colours[seat])
        paint_avatar(painter, look, QPointF(self._x(px(18), 0), top + px(40)), px(18), face)
        width, step = px(_NAMES - 52), px(18)
        left = self._x(px(46), width)
        more = max(0, _LEAST_LINE - step)
        name = QRectF(left, top + px(18) - more, width, px(22))
        bold = look.font(BODY, bold=True)
        said = short_name(company.names[seat], tuple(company.names), bold, width)
        write(painter, name, isolate(said), theme.text, bold)
        for line, text in enumerate((self._desk.namer.seat(seat), self._part(view, seat))):
            room = QRectF(left, top + px(40) + line * (step + more), width, step)
            write(painter, room, text, theme.text2, look.font(SMALL, bold=bool(line)))

    def _part(self, view: SeatView, seat: Seat) -> str:
        """The part this player had in the deal."""
        if isinstance(view.result, RamschPlayed):
            return self.tr("%n points", "card points", view.result.score.points[seat])
        return self.tr("declarer") if seat is view.declarer else ""

    def _paint_cards(
        self, painter: QPainter, cards: Cards, start: float, top: float, room: int, *, told: bool = True
    ) -> None:
        """From left to right in every language, as on the table; only the block lies at the reading start.

        In a narrow ``room`` they close up. ``told``: of each that was put away a word below it says so.
        """
        px = self._desk.look.px
        step = min(px(CARD_MINI + 4), (room - px(CARD_MINI)) // max(len(cards) - 1, 1))
        left = self._x(start, step * (len(cards) - 1) + px(CARD_MINI))
        for index, card in enumerate(cards):
            self._paint_card(painter, card, left + index * step, top, step, told=told)

    def _paint_card(self, painter: QPainter, card: Card, left: float, top: float, step: int, *, told: bool) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px, width = look.px, look.px(CARD_MINI)
        mark = self._marks.get(card)
        away = card in self._away
        picture = self._desk.faces.mini(card, width, self.devicePixelRatioF(), dim=away or card in self._gone)
        height = width * MINI_RATIO
        painter.drawPixmap(QPointF(left, top), picture)
        middle = left + width / 2
        below = QRectF(middle - px(30), top + height + px(3), px(60), px(20))
        small = look.font(SMALL)
        if told and away and mark is None:
            write(painter, below, self._away_word(small, step), theme.text2, small, Qt.AlignmentFlag.AlignHCenter)
        if mark is None:
            return
        disc = square(below.center(), max(px(20), _LEAST_DISC))
        if not mark.won:
            plate(painter, disc, None, theme.line_strong, radius=disc.height() / 2)
            write(painter, disc, number(mark.trick), theme.text2, small, Qt.AlignmentFlag.AlignHCenter)
        else:
            colour = theme.accent if mark.alone else theme.minus
            plate(painter, disc, colour, radius=disc.height() / 2)
            bold = look.font(SMALL, bold=True)
            write(painter, disc, number(mark.trick), theme.on_accent, bold, Qt.AlignmentFlag.AlignHCenter)

    def _away_word(self, font: QFont, step: int) -> str:
        """Under a card put away: a word, or a dash where it would come near that under a card a ``step`` away."""
        word = self.tr("away")
        return word if QFontMetricsF(font).horizontalAdvance(word) <= step - self._desk.look.px(S1) else "–"

    def _paint_skat(self, painter: QPainter, view: SeatView, above: float) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px = look.px
        start = self.width() - px(_SKAT)
        painter.setPen(QPen(QColor(theme.line), 1))
        line = self._x(start - px(22), 1)
        painter.drawLine(QPointF(line, 0), QPointF(line, self.height() - px(8)))
        for index, (word, cards) in enumerate(self._blocks(view)):
            top = above + index * px(140)
            width = px(_SKAT)
            head = QRectF(self._x(start, width), top, width, px(24))
            write(painter, head, word, theme.text, look.font(BODY, bold=True))
            self._paint_cards(painter, cards, start, top + px(30), width, told=not index)
            if index and view.game is not Game.NULL:
                counted = self.tr("%n points", "card points", points(cards))
                below = QRectF(head.left(), top + px(30) + px(CARD_MINI) * MINI_RATIO + px(3), width, px(20))
                write(painter, below, counted, theme.text2, look.font(SMALL))
