"""The view onto the table: paints the felt and turns mouse and keys into cards."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.theme import Look
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.felt import felt_picture
from skatdesk.ui.table.layout import Spot
from skatdesk.ui.table.scene import TableScene

_DIGITS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)
_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(QGraphicsView):
    """Shows the scene at one pixel to one, pinned left to right.

    A click, a drag upwards, Enter or a digit chooses a card of the own hand; arrow keys
    move the focus along it. A click on the felt hurries what moves.

    Signals:
        cardChosen(object): a ``Card`` of the own hand.
        cardDropped(object, QPointF): a ``Card`` was dragged and let go at this point of the view.
        confirmed(): Enter was pressed with no card in focus.
        resized(): the table area has a new size.
    """

    cardChosen = Signal(object)
    cardDropped = Signal(object, QPointF)
    confirmed = Signal()
    resized = Signal()

    def __init__(self, scene: TableScene, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._look = look
        self._felt: QPixmap | None = None
        self._pressed: Card | None = None
        self._dragged: CardItem | None = None
        self._press_at = QPointF()
        # Right-to-left would shift the scene; play is clockwise in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self._repaint_felt)

    # -------------------------------------------------------------- painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out anew."""
        super().resizeEvent(event)
        size = self.viewport().size()
        if size.width() > 0 and size.height() > 0:
            self._table.resize_table(size.width(), size.height())
        self._felt = None
        self.resized.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """The felt."""
        dpr = self.devicePixelRatioF()
        if self._felt is None or self._felt.devicePixelRatio() != dpr:
            self._felt = felt_picture(self._table.table, self._look.theme, dpr)
        painter.drawPixmap(0, 0, self._felt)

    def _repaint_felt(self) -> None:
        self._felt = None
        self.viewport().update()

    # -------------------------------------------------------------- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of a card, or hurries what moves."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        item = self._table.card_at(event.position().x(), event.position().y())
        if self._table.choreographer.busy:
            self._table.choreographer.finish_now()
        self._pressed = item.card if item is not None else None
        self._press_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lifts the card under the pointer; drags the one that is held."""
        if self._dragged is not None:
            self._drag_to(event.position())
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            distance = (event.position() - self._press_at).manhattanLength()
            item = self._table.card_at(self._press_at.x(), self._press_at.y())
            if distance >= QApplication.startDragDistance() and item is not None:
                self._dragged = item
                self._drag_to(event.position())
            return
        item = self._table.card_at(event.position().x(), event.position().y())
        self._table.set_focus_card(item.card if item is not None else None)

    def _drag_to(self, where: QPointF) -> None:
        assert self._dragged is not None
        width = self._table.table.hand(0, self._table.hand_size).width
        self._dragged.place(Spot(where.x(), where.y(), width), 2000, True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Chooses the card that was clicked, or dragged out of the hand."""
        if self._dragged is not None and self._dragged.card is not None:
            card = self._dragged.card
            self._dragged = self._pressed = None
            self._table.back_to_hand()
            self.cardDropped.emit(card, event.position())
            return
        item = self._table.card_at(event.position().x(), event.position().y())
        pressed, self._pressed = self._pressed, None
        if pressed is not None and item is not None and item.card is pressed:
            self.cardChosen.emit(pressed)

    # -------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move along the hand, Enter or Space chooses, digits choose the n-th card."""
        cards = self._table.hand_cards()
        key = Qt.Key(event.key())
        if not cards or event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
            return
        focus = self._table.focus_card
        at = cards.index(focus) if focus in cards else None
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key is Qt.Key.Key_Right else -1
            first = 0 if step > 0 else len(cards) - 1
            self._table.set_focus_card(cards[first if at is None else (at + step) % len(cards)])
        elif key is Qt.Key.Key_Home:
            self._table.set_focus_card(cards[0])
        elif key is Qt.Key.Key_End:
            self._table.set_focus_card(cards[-1])
        elif key in _CHOOSE:
            if self._table.choreographer.busy:
                self._table.choreographer.finish_now()
            if at is not None:
                self.cardChosen.emit(cards[at])
            else:
                self.confirmed.emit()
        elif key in _DIGITS and _DIGITS.index(key) < len(cards):
            self.cardChosen.emit(cards[_DIGITS.index(key)])
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Puts the lifted card down."""
        super().focusOutEvent(event)
        self._table.set_focus_card(None)
