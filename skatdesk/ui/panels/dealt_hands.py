"""The three hands as they were dealt, each card with the number of the trick it was played in."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.view import SeatView
from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.tokens import BODY, CARD_MINI, MINI_RATIO, SMALL
from skatdesk.ui.panels.question import Desk
from skatdesk.ui.table.hand_order import ordered
from skatdesk.ui.table.seat_plate import SeatFace, paint_avatar

_ROW, _NAMES = 103, 176


@dataclass(frozen=True, slots=True)
class _Mark:
    """Under a card: the trick it was played in, and whether it won it for declarer or defenders."""

    trick: int
    winner: Seat | None


class DealtHands(QWidget):
    """Painted rows of small cards, the skat and the discards beside them."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._view: SeatView | None = None
        self._marks: dict[Card, _Mark] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self.updateGeometry)
        desk.faces.changed.connect(self.update)

    def show_view(self, view: SeatView) -> None:
        """Shows the deal of a finished view."""
        self._view = view
        game = view.contract.game if view.contract is not None else Game.GRAND
        self._marks = {}
        for index, trick in enumerate(view.tricks, 1):
            winner = trick.winner(game)
            for seat, card in trick.plays():
                self._marks[card] = _Mark(index, winner if seat is winner else None)
        self.setAccessibleName(str(view.revealed) if view.revealed is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        return QSize(px(880), px(3 * _ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        view = self._view
        if view is None or view.revealed is None:
            return
        with painter_on(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            px = self._desk.look.px
            seats = self._order(view)
            game = view.contract.game if view.contract is not None else None
            for row, seat in enumerate(seats):
                top = px(_ROW) * row
                self._paint_name(painter, view, seat, top)
                self._paint_cards(painter, ordered(view.revealed.hands[seat], game), px(_NAMES), top, view)
                if row:
                    painter.setPen(QPen(QColor(self._desk.look.theme.line), 1))
                    painter.drawLine(QPointF(0, top - px(5)), QPointF(self.width() - px(180), top - px(5)))
            self._paint_skat(painter, view)

    def _order(self, view: SeatView) -> tuple[Seat, ...]:
        """The reader in the middle, the others above and below as they sit."""
        you = self._desk.company.you
        return SEATS if you is None else (you.previous, you, you.next)

    def _x(self, distance: float, width: float) -> float:
        """Left edge of something this far from the reading start."""
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return self.width() - distance - width if mirrored else distance

    def _paint_name(self, painter: QPainter, view: SeatView, seat: Seat, top: float) -> None:
        look, company = self._desk.look, self._desk.company
        px, theme = look.px, look.theme
        colour = 0 if seat is company.you else 1 + (company.you is not None and seat is company.you.previous)
        face = SeatFace(company.names[seat], int(colour))
        paint_avatar(painter, look, QPointF(self._x(px(18), 0), top + px(40)), px(18), face)
        width = px(_NAMES - 52)
        left = self._x(px(46), width)
        write(
            painter,
            QRectF(left, top + px(18), width, px(22)),
            company.names[seat],
            theme.text,
            look.font(BODY, bold=True),
        )
        role = self._desk.namer.seat(seat)
        if seat is view.declarer:
            role = self.tr("{seat} · declarer").format(seat=role)
        write(painter, QRectF(left, top + px(40), width, px(18)), role, theme.text2, look.font(SMALL))

    def _paint_cards(self, painter: QPainter, cards: Cards, start: float, top: float, view: SeatView) -> None:
        px = self._desk.look.px
        for index, card in enumerate(cards):
            self._paint_card(painter, card, self._x(start + index * px(CARD_MINI + 4), px(CARD_MINI)), top, view)

    def _paint_card(self, painter: QPainter, card: Card, left: float, top: float, view: SeatView) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px, width = look.px, look.px(CARD_MINI)
        mark = self._marks.get(card)
        away = card in view.put_away
        picture = self._desk.faces.mini(card, width, self.devicePixelRatioF(), dim=away)
        height = width * MINI_RATIO
        painter.drawPixmap(QRectF(left, top, width, height), picture, QRectF(picture.rect()))
        middle = left + width / 2
        below = QRectF(middle - px(30), top + height + px(3), px(60), px(20))
        small = look.font(SMALL)
        if away and mark is None:
            write(painter, below, self.tr("away"), theme.text2, small, Qt.AlignmentFlag.AlignHCenter)
        if mark is None:
            return
        disc = QRectF(0, 0, px(20), px(20))
        disc.moveCenter(below.center())
        if mark.winner is None:
            plate(painter, disc, None, theme.line_strong, radius=disc.height() / 2)
            write(painter, disc, number(mark.trick), theme.text2, small, Qt.AlignmentFlag.AlignHCenter)
        else:
            colour = theme.accent if mark.winner is view.declarer else theme.minus
            plate(painter, disc, colour, radius=disc.height() / 2)
            bold = look.font(SMALL, bold=True)
            write(painter, disc, number(mark.trick), theme.on_accent, bold, Qt.AlignmentFlag.AlignHCenter)

    def _paint_skat(self, painter: QPainter, view: SeatView) -> None:
        assert view.revealed is not None
        look, theme = self._desk.look, self._desk.look.theme
        px = look.px
        start = self.width() - px(150)
        painter.setPen(QPen(QColor(theme.line), 1))
        line = self._x(start - px(22), 1)
        painter.drawLine(QPointF(line, 0), QPointF(line, self.height() - px(8)))
        blocks = [(self.tr("Skat"), view.revealed.skat)]
        if view.put_away and set(view.put_away) != set(view.revealed.skat):
            blocks.append((self.tr("Put away"), view.put_away))
        for index, (word, cards) in enumerate(blocks):
            top = index * px(140)
            width = px(140)
            head = QRectF(self._x(start, width), top, width, px(24))
            write(painter, head, word, theme.text, look.font(BODY, bold=True))
            self._paint_cards(painter, cards, start, top + px(30), view)
