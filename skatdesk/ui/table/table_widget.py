"""The whole table as a widget: the view with the cards, and over it plates, lines, panels."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL
from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.layout import Box, Side
from skatdesk.ui.table.lines import StatusLine, TopBar
from skatdesk.ui.table.message_strip import MessageStrip
from skatdesk.ui.table.scene import TableScene
from skatdesk.ui.table.seat_plate import Bubbles, SeatFace, SeatPlate
from skatdesk.ui.table.view import TableView

OTHERS = (Side.LEFT, Side.TOP, Side.RIGHT)


class TableWidget(QWidget):
    """Places everything that lies over the felt.

    Signals:
        panelResized(): the room for panels has changed.
    """

    panelResized = Signal()

    def __init__(self, look: Look, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.choreographer = Choreographer(self)
        self.scene = TableScene(faces, look, self.choreographer, self)
        self.view = TableView(self.scene, look, self)
        self.bar = TopBar(look, self)
        self.status = StatusLine(look, self)
        self.strip = MessageStrip(look, self)
        self.plates = {side: SeatPlate(look, self) for side in OTHERS}
        self.bubbles = {side: Bubbles(look, self) for side in OTHERS}
        self._heaps = {side: RichLine(look, ink="on_felt_dim", size=SMALL, parent=self) for side in Side}
        self._panel: QWidget | None = None
        self._page = False
        self._present: set[QWidget] = set()
        for widget in (*self.plates.values(), *self.bubbles.values(), *self._heaps.values()):
            widget.hide()
        look.changed.connect(self.arrange)
        self.view.resized.connect(self.arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The view fills the widget; the rest follows it."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.arrange()

    def arrange(self) -> None:
        """Puts plates, lines and the panel where the layout says."""
        table = self.scene.table
        _fit(self.bar, table.bar)
        _fit(self.status, table.status)
        for side, plate in self.plates.items():
            box, edge = table.plate(side), SeatPlate.MARGIN
            _fit(plate, Box(box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge))
        for side in OTHERS:
            self._place_bubbles(side)
        self._place_panel()
        self.strip.adjustSize()
        self.strip.move(round(table.middle - self.strip.width() / 2), round(table.message_y - self.strip.height() / 2))

    # -------------------------------------------------------------- seats

    def show_seats(self, faces: Mapping[Side, SeatFace]) -> None:
        """The plates of the players there are."""
        for side, plate in self.plates.items():
            face = faces.get(side)
            self._mark_present(plate, face is not None)
            if face is not None:
                plate.show_face(face)

    def show_bubbles(self, words: Mapping[Side, tuple[str, ...]]) -> None:
        """What each seat has said in the bidding."""
        for side, bubbles in self.bubbles.items():
            bubbles.show_words(words.get(side, ()))
            self._mark_present(bubbles, bool(words.get(side)))
            self._place_bubbles(side)

    def _mark_present(self, widget: QWidget, present: bool) -> None:
        """Shows or hides a widget of a seat; under a page it stays hidden until the page goes."""
        if present:
            self._present.add(widget)
        else:
            self._present.discard(widget)
        widget.setVisible(present and not self._page)

    def _place_bubbles(self, side: Side) -> None:
        bubbles, plate = self.bubbles[side], self.scene.table.plate(side)
        bubbles.resize(bubbles.sizeHint())
        gap = 12 * self.scene.table.scale
        x = plate.x - gap - bubbles.width() if side is Side.RIGHT else plate.x + plate.width + gap
        bubbles.move(round(x), round(plate.y + 20 * self.scene.table.scale))

    def show_heaps(self, words: Mapping[Side, str]) -> None:
        """The words under the heaps of won tricks."""
        table = self.scene.table
        for side, label in self._heaps.items():
            text = words.get(side, "")
            label.show_text(text)
            label.setVisible(bool(text))
            if text:
                label.adjustSize()
                spot = table.won(side, 0)
                label.move(round(spot.x - label.width() / 2), round(spot.y + 14 * table.scale))

    # -------------------------------------------------------------- panels

    @property
    def panel(self) -> QWidget | None:
        """The panel over the felt, if any."""
        return self._panel

    def show_panel(self, panel: QWidget | None, *, page: bool = False) -> None:
        """Lays a panel over the felt instead of the present one; a ``page`` covers nearly all of it."""
        if self._panel is not None and self._panel is not panel:
            self._panel.hide()
        self._panel, self._page = panel, page
        self.scene.set_cards_visible(not page)
        for widget in (*self.plates.values(), *self.bubbles.values()):
            widget.setVisible(not page and widget in self._present)
        if panel is None:
            return
        panel.setParent(self)
        panel.show()
        panel.raise_()
        self._place_panel()

    def _place_panel(self) -> None:
        panel = self._panel
        if panel is None:
            return
        table = self.scene.table
        room = table.page if self._page else table.panel
        margin = SHADOW_MARGIN
        wide = round(room.width - 16 * table.scale)
        width = min(max(panel.sizeHint().width(), 0), wide)
        if self._page:
            width = min(round(976 * table.scale) + 2 * margin, wide)
        height = panel.heightForWidth(width) if panel.hasHeightForWidth() else panel.sizeHint().height()
        height = round(room.height) + 2 * margin if self._page else min(height, round(room.height) + 2 * margin)
        y = room.y - margin if self._page else room.y + (room.height - height) / 2
        panel.setGeometry(round(table.middle - width / 2), round(y), width, height)
        self.panelResized.emit()

    def set_direction(self, direction: Qt.LayoutDirection) -> None:
        """The reading direction of everything but the felt."""
        self.setLayoutDirection(direction)
        self.view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def _fit(widget: QWidget, box: Box) -> None:
    widget.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
