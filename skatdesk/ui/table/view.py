"""The view onto the table: paints the felt and turns mouse and keys into cards."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QInputDevice, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.keys import ENTER_KEYS, PRESS_KEYS, figure_place
from skatdesk.ui.look.theme import Look
from skatdesk.ui.table.felt import felt_picture
from skatdesk.ui.table.scene import TableScene

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TableView(QGraphicsView):
    """Shows the scene at one pixel to one, pinned left to right.

    A click, a drag upwards, Space or a digit chooses a card of the own hand, and so does Enter unless it confirms;
    arrow keys move the focus along it, with Ctrl the card in focus. While the choreography is on its way, a click or
    Enter hurries it and chooses nothing. Keys with no meaning here go on to the parent.

    Signals:
        cardChosen(object): a ``Card`` of the own hand.
        cardHeld(object, QPointF): a ``Card`` is dragged, its middle at this point of the view; None: let go.
        cardDropped(object, QPointF): a ``Card`` was dragged and let go at this point of the view.
        entered(object): Enter was pressed, or Space with no card in focus; with the ``Card`` in focus, or None.
        resized(): the table area has a new size.
    """

    cardChosen = Signal(object)
    cardHeld = Signal(object, QPointF)
    cardDropped = Signal(object, QPointF)
    entered = Signal(object)
    resized = Signal()

    def __init__(self, scene: TableScene, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._look = look
        self._felt: QPixmap | None = None
        self._inlaid = True
        self._pressed: Card | None = None
        self._dragging = False
        self._press_at, self._press_time = QPointF(), 0
        self._grip = QPointF()
        self.digits_choose = False
        """Whether the digits are for the cards; else they go on to the parent."""
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
        # later, for the scene is in the middle of it
        scene.row.dressed.connect(self._keep_hold, Qt.ConnectionType.QueuedConnection)

    # -------------------------------------------------------------- painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the table out anew."""
        super().resizeEvent(event)
        size = self.viewport().size()
        if size.width() > 0 and size.height() > 0:
            self._table.resize_table(size.width(), size.height())
            self._settle()
        self._felt = None
        self.resized.emit()

    def _settle(self) -> None:
        """Has the scene tell now what has moved; it would after the window is painted, and all be painted twice."""
        window = self.window()
        window.setUpdatesEnabled(False)  # else the scene has it painted at once, with the rest not yet in place
        self._tell_moved()
        window.setUpdatesEnabled(True)
        # the scene has used up the request to paint the window, and Qt thinks that it still waits
        QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest))

    def _tell_moved(self) -> None:
        QCoreApplication.sendPostedEvents(self._table, QEvent.Type.MetaCall.value)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Has the scene tell what has moved before the window is painted.

        While a card is painted where it is now, Qt forgets where it was, and its picture would stay there.
        Where another window comes to the front, nobody may tell that a card was let go.
        """
        if event.type() is QEvent.Type.UpdateRequest:
            self._tell_moved()
        elif event.type() is QEvent.Type.WindowDeactivate:
            self._let_go()
        return super().eventFilter(watched, event)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """The felt, or one plain colour."""
        dpr = self.devicePixelRatioF()
        if self._felt is None or self._felt.devicePixelRatio() != dpr:
            self._felt = felt_picture(self._table.table, self._look.theme, dpr, self._look.signs, inlaid=self._inlaid)
        painter.drawPixmap(0, 0, self._felt)

    def show_inlay(self, inlaid: bool) -> None:
        """Felt with its inlay, or one plain colour."""
        self._inlaid = inlaid
        self._repaint_felt()

    def _repaint_felt(self) -> None:
        self._felt = None
        self.viewport().update()

    # -------------------------------------------------------------- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of a card, or hurries what moves.

        Pressed twice in one place, the second time chooses nothing: another card may lie there by now.
        """
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._let_go()  # the release of a finger was lost
        again = event.timestamp() - self._press_time < QApplication.doubleClickInterval() and not self._is_far(event)
        self._press_at, self._press_time = event.position(), event.timestamp()
        if self._hurry() or again:
            return
        item = self._table.row.at(event.position())
        self._pressed = item.card if item is not None else None
        self._grip = item.pos() - event.position() if item is not None else QPointF()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A press like others: which two taps of a finger are one depends on the version of Qt, not on their places."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lifts the card under the pointer; drags the one that is held."""
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if self._dragging or self._is_far(event):
                self._dragging = True
                self.cardHeld.emit(self._pressed, event.position() + self._grip)
            return
        self._let_go()  # the release was lost: another window came between
        item = self._table.row.at(event.position())
        if item is not None:
            self._table.row.set_focus(item.card)
        else:
            self._table.row.leave_focus()

    def _is_far(self, event: QMouseEvent) -> bool:
        return (event.position() - self._press_at).manhattanLength() >= QApplication.startDragDistance()

    def _let_go(self) -> bool:
        """Holds no card any longer; whether one was dragged."""
        self._pressed = None
        dragging, self._dragging = self._dragging, False
        if dragging:
            self.cardHeld.emit(None, QPointF())
        return dragging

    @Slot()
    def _keep_hold(self) -> None:
        """A card that has left the hand, played by itself for example, or lies under a page is held no longer.

        Nor is one whose hand was laid anew, when a move is taken back for example.
        """
        row = self._table.row
        if (self._pressed is not None and self._pressed not in row.in_sight) or (self._dragging and not row.carries):
            self._let_go()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Chooses the card that was clicked, or dragged out of the hand."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        card = self._pressed
        if event.deviceType() is QInputDevice.DeviceType.TouchScreen:
            self._table.row.leave_focus()  # the finger points at nothing any more
        if self._let_go():
            self.cardDropped.emit(card, event.position())
            return
        item = self._table.row.at(event.position())
        if card is not None and item is not None and item.card is card:
            self.cardChosen.emit(card)

    def leaveEvent(self, event: QEvent) -> None:
        """Puts the card under the pointer down."""
        super().leaveEvent(event)
        if not self._dragging:
            self._table.row.leave_focus()

    def _hurry(self) -> bool:
        """Brings what moves to its end, or lets go of what is held; whether there was anything."""
        moving = self._table.choreographer.moving
        self._table.choreographer.hurry()
        return moving

    # -------------------------------------------------------------- keys

    def event(self, event: QEvent) -> bool:
        """While a card is dragged Escape belongs to it, whatever else it may mean in the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and self._dragging:
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End move along the hand, Enter or Space chooses, digits choose the n-th card.

        Escape gives a card back that is being dragged.
        """
        row = self._table.row
        cards = row.in_sight
        key = Qt.Key(event.key())
        chord = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if key in PRESS_KEYS and not chord and not event.isAutoRepeat() and self._hurry():
            return
        if key is Qt.Key.Key_Escape and self._dragging:
            self._let_go()
        elif chord == Qt.KeyboardModifier.ControlModifier and key in _STEPS and cards:
            row.shift_focus(_STEPS[key])
        elif chord or not cards:
            super().keyPressEvent(event)
        elif key in _STEPS:
            row.step_focus(_STEPS[key])
        elif key is Qt.Key.Key_Home:
            row.step_to(cards[0])
        elif key is Qt.Key.Key_End:
            row.step_to(cards[-1])
        elif key in PRESS_KEYS:
            if not event.isAutoRepeat():
                self._choose(row.focus, key)
        elif self.digits_choose and (at := figure_place(event)) is not None:
            if at < len(cards) and not event.isAutoRepeat() and not self._hurry():
                self._choose(cards[at], key)
        else:
            super().keyPressEvent(event)

    def _choose(self, card: Card | None, key: Qt.Key) -> None:
        if card is None or key in ENTER_KEYS:
            self.entered.emit(card)
        else:
            self.cardChosen.emit(card)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes here by key sees at once where the keys work."""
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self._table.row.focus is None:
            self._table.row.step_focus(1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Puts the lifted card down, and one that is dragged where a menu comes between, which takes its release."""
        super().focusOutEvent(event)
        if event.reason() is Qt.FocusReason.PopupFocusReason:
            self._let_go()
        self._table.row.set_focus(None)
