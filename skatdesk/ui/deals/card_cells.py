"""Places for cards in rows: a hand, the skat, or the tray with all thirty-two."""

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.keys import PRESS_KEYS
from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.tokens import MINI_RATIO, RADIUS

CARD = 46
"""The width of a card at scale 1."""
_GAP, _RING, _LIFT = 5, 3, 5
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_TAKEN_BACK = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class CardCells(QWidget):
    """Cells for cards; they run from left to right in every language, as cards do.

    A click or Enter chooses, Delete or a double click takes a card away, arrows go from cell to cell; a card
    can be dragged, and whoever owns the cells finds out where it is let go.

    Signals:
        cardClicked(object): a ``Card``.
        emptyClicked(): a cell without a card.
        cardTaken(object): the ``Card`` is to go back into the tray.
        dragged(object, QPoint), dropped(object, QPoint): a ``Card``, and where on the screen it is held or let go.
        released(): nothing is held any more; wherever it was let go, nobody will tell.
    """

    cardClicked = Signal(object)
    emptyClicked = Signal()
    cardTaken = Signal(object)
    dragged = Signal(object, QPoint)
    dropped = Signal(object, QPoint)
    released = Signal()

    def __init__(self, desk: Desk, columns: int, rows: int) -> None:
        super().__init__()
        self._desk = desk
        self._columns, self._rows = columns, rows
        self.cells: tuple[Card | None, ...] = (None,) * (columns * rows)
        """What lies in the cells, row by row."""
        self._chosen: frozenset[Card] = frozenset()
        self._ghosts: frozenset[Card] = frozenset()
        self._fixed: frozenset[Card] = frozenset()
        self._at = 0
        self._held: Card | None = None
        self._pressed = self._dragging = False
        self._pressed_at, self._press_time = QPoint(), -inf
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self._refresh)
        desk.faces.changed.connect(self.update)

    @property
    def current(self) -> Card | None:
        """The card in the cell the keys stand on."""
        return self.cells[self._at]

    def show_cards(
        self,
        cards: Sequence[Card],
        *,
        chosen: frozenset[Card] = frozenset(),
        ghosts: frozenset[Card] = frozenset(),
        fixed: frozenset[Card] = frozenset(),
    ) -> None:
        """Fills the cells; ``ghosts`` lie elsewhere, ``fixed`` cards have a bar below them."""
        self.cells = (*cards, *(None,) * (self._columns * self._rows - len(cards)))
        self._chosen, self._ghosts, self._fixed = chosen, ghosts, fixed
        shown = tuple(card for card in cards if card not in ghosts)
        self.setAccessibleDescription(self._desk.sentences.words.all_of(shown))
        self.update()

    def rect_of(self, index: int) -> QRectF:
        """The cell with this number."""
        row, column = divmod(index, self._columns)
        width, height = self._size()
        px = self._desk.look.px
        step = px(_GAP)
        top = px(_LIFT) + _RING + row * (height + step + px(_RING))
        return QRectF(_RING + column * (width + step), top, width, height)

    def card_at(self, position: QPointF) -> Card | None:
        """The card there, None for an empty cell or none."""
        index = self._index_at(position)
        return None if index is None else self.cells[index]

    def sizeHint(self) -> QSize:
        last = self.rect_of(self._columns * self._rows - 1)
        return QSize(round(last.right()) + _RING, round(last.bottom()) + _RING + self._desk.look.px(_LIFT))

    # -------------------------------------------------------------- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pressed twice, a card is taken back; letting go of the place that is empty by then is no click."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._release()
        index = self._index_at(event.position())
        card = None if index is None else self.cells[index]
        again = index == self._at and event.timestamp() - self._press_time < QApplication.doubleClickInterval()
        self._held, self._pressed = card, True
        self._pressed_at, self._press_time = event.position().toPoint(), event.timestamp()
        if index is not None:
            self._at = index
            self.update()
        if again and card is not None:
            self._held, self._pressed, self._press_time = None, False, -inf
            self.cardTaken.emit(card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        moved = (event.position().toPoint() - self._pressed_at).manhattanLength()
        self._dragging = self._dragging or moved >= QApplication.startDragDistance()
        if self._dragging:
            self.dragged.emit(self._held, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or not self._pressed:
            return
        held, self._held, self._pressed = self._held, None, False
        if self._dragging and held is not None:
            self._dragging = False
            self.dropped.emit(held, event.globalPosition().toPoint())
        elif held is not None:
            self.cardClicked.emit(held)
        elif self.rect().contains(event.position().toPoint()):
            self.emptyClicked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Another window may get the release of what is held here."""
        super().focusOutEvent(event)
        if not self.isActiveWindow():
            self._release()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._release()

    def _release(self) -> None:
        """Puts what is held back where it was."""
        dragging = self._dragging
        self._held, self._pressed, self._dragging = None, False, False
        if dragging:
            self.released.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A press like others: which two taps of a finger are one depends on the version of Qt, not on their places."""
        self.mousePressEvent(event)

    # -------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        card = self.current
        if key in _STEPS:
            self._step(*_STEPS[key])
        elif key in PRESS_KEYS and card is not None:
            self.cardClicked.emit(card)
        elif key in PRESS_KEYS:
            self.emptyClicked.emit()
        elif key in _TAKEN_BACK and card is not None:
            self.cardTaken.emit(card)
        else:
            super().keyPressEvent(event)

    def _step(self, across: int, down: int) -> None:
        row, column = divmod(self._at, self._columns)
        row, column = (row + down) % self._rows, (column + across) % self._columns
        self._at = row * self._columns + column
        card = self.current
        announce(self, self.tr("empty") if card is None else self._desk.namer.card(card))
        self.update()

    # -------------------------------------------------------------- look

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            for index, card in enumerate(self.cells):
                self._paint_cell(painter, self.rect_of(index), card, focus=self.hasFocus() and index == self._at)

    def _paint_cell(self, painter: QPainter, rect: QRectF, card: Card | None, *, focus: bool) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px = look.px
        if card is None or card in self._ghosts:
            painter.setBrush(QColor(theme.panel2))
            painter.setPen(QPen(QColor(theme.line_strong), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(5), px(5))
        chosen = card in self._chosen
        if card is not None:
            ghost = card in self._ghosts
            if chosen and not ghost:
                rect = rect.translated(0, -px(_LIFT))
            picture = self._desk.faces.mini(card, round(rect.width()), self.devicePixelRatioF())
            painter.setOpacity(theme.faint if ghost else 1.0)
            painter.drawPixmap(rect.topLeft(), picture)
            painter.setOpacity(1.0)
            if card in self._fixed:
                bar = QRectF(rect.center().x() - px(8), rect.bottom() + px(2), px(16), px(3))
                plate(painter, bar, theme.accent, radius=px(2))
        if chosen or focus:
            ring = rect.adjusted(-_RING, -_RING, _RING, _RING)
            plate(painter, ring, None, theme.accent if focus else theme.accent_text, radius=px(RADIUS), weight=2)

    def _size(self) -> tuple[int, int]:
        width = self._desk.look.px(CARD)
        return width, round(width * MINI_RATIO)

    def _index_at(self, position: QPointF) -> int | None:
        half = self._desk.look.px(_GAP) / 2
        for index in range(len(self.cells)):
            if self.rect_of(index).adjusted(-half, -half, half, half).contains(position):
                return index
        return None

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
