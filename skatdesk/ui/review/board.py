"""The felt of the review: three hands, the trick, the skat, and what each playable card is worth."""

from collections.abc import Mapping
from itertools import pairwise
from math import inf

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.seats import Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.felt import felt_light
from skatdesk.ui.look.keys import PRESS_KEYS, figure_place
from skatdesk.ui.look.paint import faded, painter_on, plate, square, write
from skatdesk.ui.look.tokens import BODY, GOLD, RADIUS, S1, S2, SMALL, TITLE, TURN, VEIL
from skatdesk.ui.look.wheel import Notches
from skatdesk.ui.review.board_layout import VALUE, BoardLayout
from skatdesk.ui.review.board_view import BoardView
from skatdesk.ui.review.marks import paint_mark, tone_of
from skatdesk.ui.table.seat_plate import SeatFace, paint_avatar

_DISC, _AVATAR = 19, 13
_ROUND, _ROUND_MINI = 14, 9
"""The corners of a card, and of a small one, have so small a part of its width."""
_APART = 4
"""Pixels at least between the figures of two cards."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
"""Sides of the board, whatever way the words run."""


class Board(QWidget):
    """Painted anew for each position; left to right in every language, as the table is, but for the words.

    Signals:
        stepRequested(int): the wheel was turned: one card on or back.
        cardClicked(object): a ``Card`` of the hand at the bottom was clicked, or chosen with the keyboard.
    """

    stepRequested = Signal(int)
    cardClicked = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.view: BoardView | None = None
        """What is shown."""
        self._offered: Cards = ()
        self._cursor: Card | None = None
        self._notches = Notches()
        self._choosing_keys: tuple[Qt.Key, ...] = PRESS_KEYS
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        desk.look.changed.connect(self._refresh)
        desk.faces.changed.connect(self.update)

    def show_view(self, view: BoardView, spoken: str, offered: Cards = ()) -> None:
        """Shows a position; ``spoken`` tells it to screen readers, ``offered`` cards can be clicked."""
        self.view, self._offered = view, offered
        self._point_at(self._cursor if self._cursor in offered else None)  # by its name of the moment
        self.setAccessibleName(spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offered else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def leave_enter(self, leave: bool) -> None:
        """Whether Enter belongs to a button beside the board now; Space still chooses."""
        self._choosing_keys = (Qt.Key.Key_Space,) if leave else PRESS_KEYS

    def sizeHint(self) -> QSize:
        return QSize(self._desk.look.px(900), self._desk.look.px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._desk.look.px(560), self._desk.look.px(440))

    # -------------------------------------------------------------- mouse and keys

    def card_at(self, at: QPointF) -> Card | None:
        """The card of the hand at the bottom that is seen at this point."""
        boxes = self.hand_boxes()
        return next((card for card, box in reversed(boxes.items()) if box.contains(at)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card = self.card_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and card is not None and card in self._offered:
            self._point_at(None)
            self.cardClicked.emit(card)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Is no second click: of two cards to be put away it would take back the one just chosen."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One card for each notch."""
        notches = self._notches.turned(event)
        if notches:
            self.stepRequested.emit(-notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go from card to card, Enter or Space chooses; a figure chooses the card at that place.

        A key held down chooses once: again it would take a card back that is to be put away.
        """
        key, shown = Qt.Key(event.key()), tuple(self.hand_boxes())
        if not self._offered:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._move_cursor(1 if key is Qt.Key.Key_Right else -1, shown)
        elif key in self._choosing_keys and self._cursor is not None:
            self._choose(self._cursor, event)
        elif (place := figure_place(event)) is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if place < len(shown) and shown[place] in self._offered:
                self._choose(shown[place], event)
        else:
            super().keyPressEvent(event)

    def _choose(self, card: Card, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.cardClicked.emit(card)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes here by key sees at once where the keys work."""
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self._cursor is None:
            self._move_cursor(1, tuple(self.hand_boxes()))

    def _move_cursor(self, step: int, shown: Cards) -> None:
        stops = [card for card in shown if card in self._offered]
        if stops:
            at = stops.index(self._cursor) + step if self._cursor in stops else (0 if step > 0 else len(stops) - 1)
            self._point_at(stops[max(0, min(at, len(stops) - 1))])

    def _point_at(self, card: Card | None) -> None:
        """The keys stand on this card from now on, on none without one."""
        self._cursor = card
        self.setAccessibleDescription("" if card is None else self._desk.namer.card(card))
        self.update()

    # -------------------------------------------------------------- where things lie

    def _layout(self, view: BoardView) -> BoardLayout:
        look, cards = self._desk.look, len(view.hands[view.bottom])
        return BoardLayout(self.size(), look.px, view.bottom, cards, enlarged=look.enlarged)

    def hand_boxes(self) -> dict[Card, QRectF]:
        """Where the cards of the hand at the bottom lie, from left to right."""
        view = self.view
        if view is None:
            return {}
        return self._layout(view).hand_boxes(view.hands[view.bottom], view.chosen)

    def sign_middles(self) -> dict[Card, float]:
        """Where the signs of the cards at the bottom stand, across: in the middle of what the next card leaves."""
        boxes = self.hand_boxes()
        covers = {card: after.left() for card, after in zip(boxes, list(boxes.values())[1:], strict=False)}
        return {card: (box.left() + min(box.right(), covers.get(card, box.right()))) / 2 for card, box in boxes.items()}

    def name_box(self, seat: Seat, view: BoardView) -> QRectF:
        """Where avatar and name stand: over the outer end of the others' cards, over the middle of the own ones."""
        layout = self._layout(view)
        if seat is not view.bottom:
            return layout.head_box(right=seat is view.bottom.previous)
        lead = self._desk.look.px(2 * _AVATAR + S1)
        return layout.own_head_box(lead + QFontMetricsF(self._name_font).horizontalAdvance(self._name(seat)))

    def _name(self, seat: Seat) -> str:
        return f"{isolate(self._desk.company.names[seat])} · {self._desk.sentences.words.seat(seat)}"

    @property
    def _name_font(self) -> QFont:
        return self._desk.look.font(SMALL + 1, bold=True)

    # -------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        view = self.view
        with painter_on(self) as painter:
            painter.setLayoutDirection(QLocale().textDirection())
            self._paint_felt(painter)
            if view is None:
                return
            for seat in (view.bottom.next, view.bottom.previous):
                self._paint_other(painter, view, seat, right=seat is view.bottom.previous)
            self._paint_middle(painter, view)
            self._paint_trick(painter, view)
            self._paint_own(painter, view)

    def _paint_felt(self, painter: QPainter) -> None:
        theme = self._desk.look.theme
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(felt_light(theme, rect.center(), rect.width(), rect.height()))
        painter.drawRoundedRect(rect, self._desk.look.px(RADIUS), self._desk.look.px(RADIUS))

    def _paint_name(self, painter: QPainter, view: BoardView, seat: Seat, box: QRectF, *, right: bool = False) -> None:
        """Avatar, name, what the player does, and what was said in the bidding; the avatar at this end of the box."""
        look, desk = self._desk.look, self._desk
        px, theme = look.px, look.theme
        face = SeatFace(desk.company.names[seat], desk.colours[seat], thinking=view.turn is seat)
        radius = px(_AVATAR)
        middle = QPointF(box.right() - radius if right else box.left() + radius, box.center().y())
        paint_avatar(painter, look, middle, radius, face, on_felt=True)
        if seat is view.declarer:
            painter.setPen(QPen(QColor(GOLD), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius + 1, radius + 1)
        lead, align = 2 * radius + px(S1), _RIGHT if right else _LEFT
        words = box.adjusted(0, 0, -lead, 0) if right else box.adjusted(lead, 0, 0, 0)
        top = QRectF(words.left(), words.top(), words.width(), words.height() / 2)
        write(painter, top, self._name(seat), theme.on_felt, self._name_font, align)
        line = " · ".join(filter(None, (view.lines[seat], *map(left_to_right, view.said[seat]))))
        write(painter, top.translated(0, words.height() / 2), line, theme.on_felt_dim, look.font(SMALL), align)

    def _paint_other(self, painter: QPainter, view: BoardView, seat: Seat, *, right: bool) -> None:
        layout = self._layout(view)
        boxes = layout.mini_boxes(len(view.hands[seat]), right=right)
        self._paint_name(painter, view, seat, self.name_box(seat, view), right=right)
        ratio = self.devicePixelRatioF()
        for card, box in zip(view.hands[seat], boxes, strict=True):
            if view.visible[seat]:
                painter.drawPixmap(box.topLeft(), self._desk.faces.mini(card, layout.mini, ratio))
            else:
                self._paint_back(painter, box)
        middles = {card: box.center().x() for card, box in zip(view.hands[seat], boxes, strict=True)}
        figures = self._figures(view, middles)
        for card, box in zip(view.hands[seat], boxes, strict=True):
            if view.visible[seat]:
                foot = QPointF(middles[card], box.bottom())
                state = card, box, layout.mini / _ROUND_MINI, foot, figures.get(card, "")
                self._paint_state(painter, view, seat, *state)

    def _paint_back(self, painter: QPainter, box: QRectF) -> None:
        """A small card face down; backs are made for taller cards."""
        back = self._desk.faces.back(round(box.width()), self.devicePixelRatioF())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, back, QRectF(back.rect()))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)

    def _paint_own(self, painter: QPainter, view: BoardView) -> None:
        seat, width = view.bottom, self._layout(view).hand
        boxes, middles = self.hand_boxes(), self.sign_middles()
        figures = self._figures(view, middles)
        ratio = self.devicePixelRatioF()
        lowest = max((box.bottom() for box in boxes.values()), default=0.0)
        for card, box in boxes.items():
            faces = self._desk.faces
            shown = faces.face(card, width, ratio) if view.visible[seat] else faces.back(width, ratio)
            painter.drawPixmap(box.topLeft(), shown)
            if view.visible[seat]:
                state = card, box, width / _ROUND, QPointF(middles[card], lowest), figures.get(card, "")
                self._paint_state(painter, view, seat, *state)
        self._paint_name(painter, view, seat, self.name_box(seat, view))

    def _figures(self, view: BoardView, middles: Mapping[Card, float]) -> dict[Card, str]:
        """What stands under each card of a hand, at these places across: all of it, or what has room there."""
        values = {card: view.values[card] for card in middles if card in view.values}
        letters = QFontMetricsF(self._desk.look.font(SMALL, bold=True))
        wide = max((letters.horizontalAdvance(value.text) for value in values.values()), default=0.0)
        apart = min(
            (after - before for before, after in pairwise(sorted(middles[card] for card in values))), default=inf
        )
        return {card: value.text if wide + _APART <= apart else value.short for card, value in values.items()}

    def _paint_state(
        self,
        painter: QPainter,
        view: BoardView,
        seat: Seat,
        card: Card,
        box: QRectF,
        radius: float,
        foot: QPointF,
        figure: str,
    ) -> None:
        """Ring, veil, mark and ``figure`` of a card that lies open; the two stand at ``foot``, across.

        The figure stands below all cards of the hand: under a lifted one it would lie on its neighbour.
        """
        look, theme = self._desk.look, self._desk.look.theme
        px, value = look.px, view.values.get(card)
        barred = view.possible is not None and seat is view.turn and card not in view.possible
        barred = barred or (bool(self._offered) and seat is view.bottom and card not in self._offered)
        if barred:
            plate(painter, box, faded(theme.felt, VEIL), radius=radius)
        if card in view.chosen and seat is view.turn:
            colour = TURN if view.mark is None else tone_of(view.mark, theme).line
            plate(painter, box.adjusted(-2, -2, 2, 2), None, colour, radius=radius + 2, weight=3)
        if card is self._cursor and self.hasFocus():
            plate(painter, box.adjusted(-4, -4, 4, 4), None, GOLD, radius=radius + 3, weight=3)
        if value is None or seat is not view.turn:
            return
        side = px(_DISC)
        disc = square(QPointF(foot.x(), box.bottom() - side * 0.2), side)
        paint_mark(painter, look, value.mark, disc)
        below = QRectF(foot.x() - px(34), foot.y() + side * 0.3, px(68), px(VALUE) - side * 0.6)
        bold = card in view.chosen
        write(painter, below, figure, theme.on_felt, look.font(SMALL, bold), Qt.AlignmentFlag.AlignHCenter)

    def _paint_trick(self, painter: QPainter, view: BoardView) -> None:
        px, ratio, theme = self._desk.look.px, self.devicePixelRatioF(), self._desk.look.theme
        layout = self._layout(view)
        for seat, card in view.trick:
            painter.drawPixmap(layout.trick_box(seat).topLeft(), self._desk.faces.face(card, layout.trick, ratio))
        if view.next_card is not None:
            seat, card = view.next_card
            box = layout.trick_box(seat)
            painter.drawPixmap(box.topLeft(), self._desk.faces.face(card, layout.trick, ratio))
            colour = TURN if view.mark is None else tone_of(view.mark, theme).line
            plate(painter, box.adjusted(-3, -3, 3, 3), None, colour, radius=layout.trick / _ROUND + 2, weight=3.5)
            if view.mark is not None:
                side = px(26)
                disc = square(QPointF(box.right() - side * 0.1, box.top() + side * 0.1), side)
                paint_mark(painter, self._desk.look, view.mark, disc)

    def _paint_middle(self, painter: QPainter, view: BoardView) -> None:
        """The skat at the left, contract and points at the right."""
        look, theme = self._desk.look, self._desk.look.theme
        px, ratio, layout = look.px, self.devicePixelRatioF(), self._layout(view)
        skat = layout.skat_boxes(len(view.skat))
        if skat:
            head = QRectF(skat[0].left(), skat[0].top() - px(24), px(160), px(22))
            write(painter, head, self.tr("Skat"), theme.on_felt_dim, look.font(SMALL, bold=True), _LEFT)
        for card, box in zip(view.skat, skat, strict=True):
            if view.skat_visible:
                painter.drawPixmap(box.topLeft(), self._desk.faces.mini(card, layout.mini, ratio))
            else:
                self._paint_back(painter, box)
        line, left = px(26), layout.words_left
        top = layout.line_of_others - line * len(view.middle) / 2
        for place, text in enumerate(view.middle):
            box = QRectF(left, top + place * line, self.width() - px(S2) - left, line)
            font = look.font(TITLE - 4 if place == 0 else BODY - 1, bold=place == 0)
            ink = theme.on_felt if place == 0 else theme.on_felt_dim
            write(painter, box, text, ink, font, _RIGHT)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
