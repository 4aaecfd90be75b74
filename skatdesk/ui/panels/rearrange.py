"""Revolution: the defenders' twenty cards in two lines, to be shared out anew (rules.md §12.5)."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.joins import apart, named
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Action, Rearrange
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.hand_order import ordered
from skatdesk.ui.look.keys import PRESS_KEYS
from skatdesk.ui.look.paint import ENTER, painter_on, plate, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.tokens import BODY, MINI_RATIO, RADIUS
from skatdesk.ui.panels.question import Question

_HAND, _NAME, _CARD, _GAP, _RING = 10, 112, 46, 4, 3


class CardLine(QWidget):
    """The cards of one defender in small; a click, or Enter on the one in focus, hands a card over.

    They lie from left to right in every language, as on the table; the name stands where reading begins.

    Signals:
        cardChosen(object): a ``Card`` of the line.
    """

    cardChosen = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._name = ""
        self._cards: Cards = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self.updateGeometry)
        desk.faces.changed.connect(self.update)

    @property
    def cards(self) -> Cards:
        """The cards in the line, in the order shown."""
        return self._cards

    def show_cards(self, name: str, cards: Cards) -> None:
        """Whose cards these are, and which."""
        self._name, self._cards = name, ordered(cards, Game.NULL)
        self._at = max(0, min(self._at, len(cards) - 1))
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._desk.sentences.words.all_of(self._cards))
        self.update()

    def place_of(self, index: int) -> QRectF:
        """The rectangle of the card at this place."""
        px = self._desk.look.px
        start, step, width = float(px(_NAME)), self._step(), px(_CARD)
        if self.isRightToLeft():
            start = self.width() - start - width - (len(self._cards) - 1) * step
        return QRectF(start + index * step, _RING, width, round(width * MINI_RATIO))

    def _step(self) -> float:
        px = self._desk.look.px
        room = self.width() - px(_NAME) - px(_CARD)
        return min(px(_CARD + _GAP), room / max(len(self._cards) - 1, 1))

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        width = px(_NAME) + (_HAND + 3) * px(_CARD + _GAP)
        return QSize(width, round(px(_CARD) * MINI_RATIO) + 2 * _RING)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses the topmost card there."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        for index in reversed(range(len(self._cards))):
            if self.place_of(index).contains(event.position()):
                self._at = index
                self.cardChosen.emit(self._cards[index])
                return

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Is no second click: the card it meant is gone, and another lies in its place."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key, 0)
        if not self._cards:
            super().keyPressEvent(event)
        elif step:
            self._at = (self._at + step) % len(self._cards)
            self._tell_card()
            self.update()
        elif key in PRESS_KEYS:
            if not event.isAutoRepeat():
                self.cardChosen.emit(self._cards[self._at])
                self._tell_card()
        else:
            super().keyPressEvent(event)

    def _tell_card(self) -> None:
        """Tells screen readers at which card the keys are now."""
        if self._cards:
            announce(self, self._desk.namer.card(self._cards[self._at]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            look, px = self._desk.look, self._desk.look.px
            room = box_in(self, 0, 0, px(_NAME - 8), self.height())
            write(painter, room, self._name, look.theme.text, look.font(BODY, bold=True))
            for index, card in enumerate(self._cards):
                rect = self.place_of(index)
                picture = self._desk.faces.mini(card, round(rect.width()), self.devicePixelRatioF())
                painter.drawPixmap(QPointF(rect.topLeft()), picture)
                if self.hasFocus() and index == self._at:
                    ring = rect.adjusted(-_RING, -_RING, _RING, _RING)
                    plate(painter, ring, None, look.theme.accent, radius=px(RADIUS), weight=2)


class RearrangePanel(Question):
    """Hands cards from one defender to the other until both have ten."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._declarer, self.partner, self.own = CardLine(desk), CardLine(desk), CardLine(desk)
        self._declarer.setEnabled(False)
        self.confirm = Button(desk.look, kind=Kind.PRIMARY, key=ENTER)
        lines = QVBoxLayout()
        for line in (self._declarer, self.partner, self.own):
            lines.addWidget(line)
        for line in (self.partner, self.own):
            line.cardChosen.connect(self._hand_over)
        row = QHBoxLayout()
        row.addLayout(lines, 1)
        row.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignBottom)
        self.body.addLayout(row)
        self.confirm.clicked.connect(self.confirm_choice)
        self._mine: Cards = ()

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Begins with the cards as they are."""
        self._mine = view.hand
        super().ask(view, options)

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes the question and both lines."""
        if view.declarer is None or view.seat is None:
            return
        other = next(seat for seat in view.declarer.others if seat is not view.seat)
        name = self.desk.company.name
        self.show_title(self.tr("Share your twenty cards out anew: a click hands a card over"))
        self._declarer.show_cards(name(view.declarer), view.open_hand)
        theirs = tuple(card for card in view.hand + view.partner_hand if card not in self._mine)
        self.partner.show_cards(name(other), theirs)
        self.own.show_cards(name(view.seat), self._mine)
        self.confirm.setText(self.tr("Play with these"))
        self.confirm.setEnabled(len(self._mine) == _HAND)

    def show_hand(self, cards: Cards) -> None:
        """Lays these ten into the own line, as a proposal."""
        self._mine = cards
        if self.view is not None:
            self.fill(self.view, self.options)

    def _hand_over(self, card: Card) -> None:
        mine = self._mine
        self._mine = tuple(held for held in mine if held is not card) if card in mine else (*mine, card)
        if self.view is not None:
            self.fill(self.view, self.options)
            self._tell_handed_over(card)

    def _tell_handed_over(self, card: Card) -> None:
        """Tells screen readers who has the card now, and how many each of the two has."""
        receiver = self.own if card in self._mine else self.partner
        counts = (named(line.accessibleName(), number(len(line.cards))) for line in (self.partner, self.own))
        announce(self, apart((named(receiver.accessibleName(), self.desk.namer.card(card)), *counts)))

    def confirm_choice(self) -> None:
        """Plays on with the hands as they lie."""
        if len(self._mine) == _HAND and self.view is not None and self.view.seat is not None and self.options:
            self.options = ()
            self.actionChosen.emit(Rearrange(self.view.seat, self._mine))
