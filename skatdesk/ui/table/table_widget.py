"""The whole table as a widget: the view with the cards, and over it plates, lines, panels."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.look.keys import figure_place
from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CRAMPED, S1, S2, SMALL
from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.held_card import HeldCard
from skatdesk.ui.table.layout import DRAWN_WIDTH, Box, Side, Spot
from skatdesk.ui.table.lines import StatusLine, TopBar
from skatdesk.ui.table.message_strip import MessageStrip
from skatdesk.ui.table.scene import TableScene
from skatdesk.ui.table.seat_plate import Bubbles, SeatFace, SeatPlate
from skatdesk.ui.table.view import TableView

_PAGE = 976
"""Width of the result on the drawing of the table."""
_PLACED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)
OTHERS = (Side.LEFT, Side.TOP, Side.RIGHT)


class TableWidget(QWidget):
    """Places everything that lies over the felt.

    Signals:
        retranslated(): the interface language is another one.
        shown(): the table has come into sight.
    """

    retranslated = Signal()
    shown = Signal()

    def __init__(self, look: Look, faces: CardFaces, order: HandOrder) -> None:
        super().__init__()
        self._look = look
        self.choreographer = Choreographer(self)
        self.scene = TableScene(faces, look, order, self.choreographer, self)
        self.view = TableView(self.scene, look, self)
        self.bar = TopBar(look, self)
        self.status = StatusLine(look, self)
        self.strip = MessageStrip(look, self)
        self._held = HeldCard(faces, self)
        self.plates = {side: SeatPlate(look, self) for side in OTHERS}
        self.bubbles = {side: Bubbles(look, self) for side in Side}
        self._heaps = {side: RichLine(look, ink="on_felt_dim", size=SMALL, parent=self) for side in Side}
        self._panel: Panel | None = None
        self._page = False
        self._note: QWidget | None = None
        self._keys_for: QWidget = self.view
        self._present: set[QWidget] = set()
        for widget in (*self.plates.values(), *self.bubbles.values(), *self._heaps.values()):
            widget.hide()
        look.changed.connect(self.arrange)
        self.view.resized.connect(self.arrange)
        self.view.cardHeld.connect(self._show_held)
        self.strip.sized.connect(self._place_strip)
        self.status.roomChanged.connect(self._place_own_words)
        self._name_hand()

    def _name_hand(self) -> None:
        #: For screen readers: the part of the table where keys move along the own cards
        words = self.tr("Your cards")
        for widget in (self.view, self.view.viewport()):
            widget.setAccessibleName(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The view fills the widget; the rest follows it."""
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Tells that the table is in sight."""
        super().showEvent(event)
        self.shown.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Tells of another language; the felt keeps its direction, everything else has followed by itself."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.strip.clear()
            self._name_hand()
            self.retranslated.emit()
            self.arrange()

    def arrange(self) -> None:
        """Puts plates, lines and the panel where the layout says."""
        table = self.scene.table
        _fit(self.bar, table.bar)
        _fit(self.status, table.status)
        for side, plate in self.plates.items():
            box, edge = table.plate(side), SeatPlate.MARGIN
            _fit(plate, Box(box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge))
        for side in Side:
            self._place_bubbles(side)
            self._place_heap_word(side)
        self._show_present()
        self._place_panel()
        self._place_strip()

    @Slot()
    def _place_strip(self) -> None:
        """Over everything, where it hides neither the hand, nor what a panel asks or tells, nor commands.

        One that says nothing is placed when it does.
        """
        if self.strip.isHidden():
            return
        table, middle = self.scene.table, self.scene.table.middle
        noted = self._note is not None and not self._note.isHidden()
        widest = round(table.width * 0.8)
        self.strip.fit(widest)
        if self._panel is None:
            y = table.message_y
        elif not (self._page or noted):
            room = table.message_beside_panel(opposite=self.plates[Side.TOP] in self._present)
            self.strip.fit(min(widest, round(room.width)))
            if self.strip.height() > room.height:
                self.strip.fit(widest)
            y = room.y + room.height / 2
        else:
            found = self._fit_on_status()
            middle = table.middle if found is None else found
            y = table.message_above_page_y if found is None and self._page else table.message_below_page_y
        top = min(round(y - self.strip.height() / 2), self.height() - self.strip.height())
        self.strip.move(round(middle - self.strip.width() / 2), max(0, top))
        self.strip.raise_()

    def _fit_on_status(self) -> float | None:
        """Fits the message between words and buttons of the bottom line; its middle there, None without room for it."""
        room, wide, page = self.status.free_room, self.strip.width(), self.scene.table.page
        self.strip.fit(room.width())
        if self.strip.width() > room.width() or self.strip.height() > self.height() - page.y - page.height:
            self.strip.fit(wide)
            return None
        half = self.strip.width() / 2
        return min(max(self.scene.table.middle, room.x() + half), room.x() + room.width() - half)

    # -------------------------------------------------------------- seats

    def show_seats(self, faces: Mapping[Side, SeatFace]) -> None:
        """The plates of the players there are."""
        for side, plate in self.plates.items():
            face = faces.get(side)
            self._mark_present(plate, face is not None)
            if face is not None:
                plate.show_face(face)
        self._show_present()

    def show_bubbles(self, words: Mapping[Side, tuple[str, ...]]) -> None:
        """What each seat has said in the bidding."""
        for side, bubbles in self.bubbles.items():
            bubbles.show_words(words.get(side, ()))
            self._mark_present(bubbles, bool(words.get(side)))
            self._place_bubbles(side)
        self._show_present()

    def _mark_present(self, widget: QWidget, present: bool) -> None:
        """Whether a widget of a seat is there, for the next ``_show_present``."""
        if present:
            self._present.add(widget)
        else:
            self._present.discard(widget)

    def _show_present(self) -> None:
        """All that is there, unless a page lies over it; words that a note would cover in part are left out."""
        words = (*self.bubbles.values(), *self._heaps.values())
        covered = self._note_box()
        for widget in (*self.plates.values(), *words):
            hidden = self._page or (widget in words and covered.intersects(widget.geometry()))
            widget.setVisible(widget in self._present and not hidden)
        self.bar.leave_clear(covered)

    def _note_box(self) -> QRect:
        """What the note covers; empty where there is none."""
        if self._note is None or self._note.isHidden():
            return QRect()
        edge = SHADOW_MARGIN
        return self._note.geometry().adjusted(edge, edge, -edge, -edge)

    @Slot()
    def _place_own_words(self) -> None:
        self.status.place_beside_words(self.bubbles[Side.SELF])
        self._place_strip()

    def _place_bubbles(self, side: Side) -> None:
        if side is Side.SELF:
            self._place_own_words()
            return
        bubbles = self.bubbles[side]
        opposite, heap = self.plates[Side.TOP] in self._present, self._heaps[side] in self._present
        room = self.scene.table.said(side, opposite=opposite, heap=heap)
        bubbles.keep_within(int(room.width))
        x = room.x + room.width - bubbles.width() if side is Side.RIGHT else room.x
        bubbles.move(round(x), round(room.y))

    def show_heaps(self, words: Mapping[Side, str]) -> None:
        """The words under the heaps of won tricks."""
        for side, label in self._heaps.items():
            label.show_text(words.get(side, ""))
            self._mark_present(label, bool(words.get(side)))
            self._place_heap_word(side)
            self._place_bubbles(side)
        self._show_present()

    def _place_heap_word(self, side: Side) -> None:
        """Under the heap, where that is clear of the plate beside it."""
        label, table = self._heaps[side], self.scene.table
        label.adjustSize()
        spot = table.won(side, 0)
        left = spot.x - label.width() / 2
        if side is not Side.SELF:
            plate, gap = table.plate(side), 8 * table.scale
            if side is Side.RIGHT:
                left = min(left, plate.x - gap - label.width())
            else:
                left = max(left, plate.x + plate.width + gap)
        label.move(round(left), round(spot.y + 14 * table.scale))

    # -------------------------------------------------------------- panels

    @property
    def panel(self) -> Panel | None:
        """The panel over the felt, if any."""
        return self._panel

    def keep_clear(self, note: QWidget) -> None:
        """Messages leave this widget, which lies above the panels, readable while it is shown."""
        self._note = note
        note.installEventFilter(self)

    def show_panel(self, panel: Panel | None, *, page: bool = False) -> None:
        """Lays a panel over the felt instead of the present one; a ``page`` covers nearly all of it."""
        if self._panel is not None and self._panel is not panel:
            # Hidden with the focus inside, the panel would send it on as if Tab had been pressed.
            focus = self.focusWidget()
            if focus is self._panel or self._panel.isAncestorOf(focus):
                self.focus_on(self.view)
            self._panel.hide()
            self._panel.removeEventFilter(self)
        self._panel, self._page = panel, page
        self.scene.set_cards_visible(not page)
        self.scene.row.keep_low(panel is not None)
        # Tab finds nothing in a hand that lies under a page
        self.view.setFocusPolicy(Qt.FocusPolicy.ClickFocus if page else Qt.FocusPolicy.StrongFocus)
        self._show_present()
        if panel is not None:
            panel.installEventFilter(self)
            panel.show()
            panel.raise_()
            self._place_panel()
        self._place_strip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A panel whose content has become larger or smaller gets the room it needs; a note hides what it covers."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._panel:
            self._place_panel()
        elif watched is self._note and event.type() in _PLACED:
            self._show_present()
        return super().eventFilter(watched, event)

    def _place_panel(self) -> None:
        panel = self._panel
        if panel is None:
            return
        table, margin = self.scene.table, SHADOW_MARGIN
        room = table.page if self._page else table.panel
        wide = round(room.width - (S1 if self._look.enlarged else S2) * table.scale)
        panel.use_room(wide)
        wanted = panel.sizeHint().width()
        # where it is cramped, by its letters: the whole felt, unless that is far wider than they need
        page = DRAWN_WIDTH * max(self._look.scale, CRAMPED) if table.cramped else _PAGE * table.scale
        width = min(max(round(page) + 2 * margin, wanted) if self._page else wanted, wide)
        most = round(room.height + table.panel_reserve) + 2 * margin
        panel.spare(width, most)
        needed = panel.heightForWidth(width) if panel.hasHeightForWidth() else panel.sizeHint().height()
        low = panel.sizePolicy().verticalPolicy() is QSizePolicy.Policy.Maximum
        usual = round(room.height if self._page else table.panel_height) + 2 * margin
        height = min(needed if low else max(needed, usual), most)
        # Panels stand on the hand; what lies above a low one stays in sight.
        bottom = round(room.y + room.height) + margin
        panel.setGeometry(round(table.middle - width / 2), bottom - height, width, height)

    def place_of(self, widget: QWidget) -> Spot:
        """Where a part of a panel lies on the table, as a place for a card."""
        corner = widget.mapTo(self, QPoint())
        middle = QPointF(corner) + QPointF(widget.width() / 2, widget.height() / 2)
        return Spot(middle.x(), middle.y(), widget.width())

    # -------------------------------------------------------------- the keyboard

    def focus_on(self, part: QWidget) -> None:
        """Keys are for this part of the table; as long as another page is in front they are left to that page."""
        self._keys_for = part
        if self.isVisible():
            part.setFocus()

    def take_keyboard(self) -> None:
        """The table has come to the front: keys are for what is asked there, else for the cards."""
        self.focus_on(self._keys_for if self._keys_for.isVisible() else self.view)

    # -------------------------------------------------------------- cards in the hand

    @Slot(object, QPointF)
    def _show_held(self, card: Card | None, middle: QPointF) -> None:
        """A dragged card floats over the panels; let go, it lies on the table where it was."""
        self._held.setVisible(card is not None)
        if card is not None:
            self._held.show_at(card, self.scene.table.hand(0, max(self.scene.row.count, 1)).width, middle)
        self.scene.row.carry(card, middle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys the cards have no use for are for the open panel; figures choose cards wherever the keyboard is."""
        if self._panel is not None and self.view.hasFocus():
            self._panel.keyPressEvent(event)
        elif self.view.digits_choose and figure_place(event) is not None:
            self.view.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _fit(widget: QWidget, box: Box) -> None:
    widget.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
