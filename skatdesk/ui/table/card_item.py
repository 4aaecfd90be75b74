"""One card on the table. Thirty-two of these are made once and moved for ever."""

from typing import NamedTuple

from PySide6.QtCore import Property, QAbstractAnimation, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.faces import CardFaces, shadow_edge
from skatdesk.ui.look.paint import faded, hint_pen, plate
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CARD_CORNER, CARD_RATIO, SMALL
from skatdesk.ui.table.layout import Spot

MOVING_Z = 1000.0

UNIT = 100.0
"""Width of a card in its own coordinates; an item's scale makes it larger or smaller."""

_FACE = QRectF(-UNIT / 2, -UNIT * CARD_RATIO / 2, UNIT, UNIT * CARD_RATIO)
_BOUNDS, _GLOWING = _FACE.adjusted(-7, -7, 7, 7), _FACE.adjusted(-12, -12, 12, 12)
_TAB, _ABOVE = 18, 0.65
"""How far a tab reaches beyond the head of the card at most, and which share of it: the index below stays free."""
_ASIDE = 0.07
"""So far to the left of the middle a tab lies where there is room (share of the card's width)."""
_OUTSIDE = 0.05
"""So far it may reach beyond the side of the card."""


class Dress(NamedTuple):
    """What a card wears; without anything it lies as it is.

    ``veil`` is how much felt colour (0 to 1) lies over it, ``marked`` the focus ring, ``advised`` that of a hint,
    ``label`` a word on a tab at its head, in the share (0 to 1) of its width that is ``shown`` beside the next card.
    """

    veil: float = 0.0
    marked: bool = False
    advised: bool = False
    label: str = ""
    shown: float = 1.0


class CardItem(QGraphicsObject):
    """A card that can be moved, turned over, veiled and marked.

    ``card`` is None while nobody at this table may know it. The picture is rendered for the width of the spot where
    the card lies, and on its way for the wider one of two: it is never larger than it was drawn.
    """

    def __init__(self, faces: CardFaces, look: Look) -> None:
        super().__init__()
        self._faces = faces
        self._look = look
        self._card: Card | None = None
        self._flip = 0.0
        self._width = UNIT
        self.worn = Dress()
        self._landing = 0.0, UNIT
        """Height and width of the spot the card goes to."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges, False)

    @property
    def card(self) -> Card | None:
        """The card's face, None if unknown."""
        return self._card

    def show_card(self, card: Card | None) -> None:
        """Gives the item a face, or takes it away."""
        if self._card is not card:
            self._card = card
            self.update()

    def dress(self, worn: Dress = Dress()) -> None:
        """Changes what the card wears."""
        if worn == self.worn:
            return
        if (worn.advised, worn.label) != (self.worn.advised, self.worn.label):
            self.prepareGeometryChange()
        self.worn = worn
        self.update()

    def tab(self) -> QRectF:
        """Where the word lies, on screen pixels from the middle of the head."""
        metrics = QFontMetricsF(self._look.font(SMALL, bold=True))
        width, height = metrics.horizontalAdvance(self.worn.label) + 16, metrics.height() + 4
        right = min(width / 2 - _ASIDE * self._width, (self.worn.shown - 0.5) * self._width - 1)
        left = max(right - width, -self._width * (0.5 + _OUTSIDE))
        return QRectF(left, -height * _ABOVE, width, height)

    @property
    def face_up(self) -> bool:
        """Whether the card lies with its face up and is not being turned."""
        return self._flip == 1

    def _get_flip(self) -> float:
        return self._flip

    def _set_flip(self, flip: float) -> None:
        if self._flip != flip:
            self._flip = flip
            self.update()

    flip = Property(float, _get_flip, _set_flip)
    """0 shows the back, 1 the face."""

    # -------------------------------------------------------------- moving

    def place(self, spot: Spot, z: float, face_up: bool) -> None:
        """Puts the card there at once."""
        self._draw_for(spot.width)
        self.setPos(spot.x, spot.y)
        # Qt paints a card anew that is told to turn or to grow, even if it is as it was.
        if self.rotation() != spot.turn:
            self.setRotation(spot.turn)
        if self.scale() != spot.width / UNIT:
            self.setScale(spot.width / UNIT)
        self.setZValue(z)
        self._set_flip(1.0 if face_up else 0.0)

    def glide(self, spot: Spot, z: float, face_up: bool, ms: int) -> list[QAbstractAnimation]:
        """The animations that bring the card there; none if nothing changes. ``ms`` may be 0.

        A card that goes a long way flies over all others and lands at height ``z``.
        """
        goals: list[tuple[bytes, object, object]] = [
            (b"pos", self.pos(), QPointF(spot.x, spot.y)),
            (b"rotation", self.rotation(), spot.turn),
            (b"scale", self.scale(), spot.width / UNIT),
            (b"flip", self._flip, 1.0 if face_up else 0.0),
        ]
        moving = [(name, goal) for name, now, goal in goals if now != goal]
        if not moving or ms == 0:
            self.place(spot, z, face_up)
            return []
        self._draw_for(max(spot.width, self._width))
        far = (QPointF(spot.x, spot.y) - self.pos()).manhattanLength() > spot.width
        self.setZValue(MOVING_Z + z if far else z)
        animations: list[QAbstractAnimation] = []
        for name, goal in moving:
            animation = QPropertyAnimation(self, name)
            animation.setDuration(ms)
            animation.setEndValue(goal)
            animation.setEasingCurve(QEasingCurve.Type.OutCubic)
            animations.append(animation)
        self._landing = z, spot.width
        animations[0].finished.connect(self._land)
        return animations

    def _land(self) -> None:
        z, width = self._landing
        self.setZValue(z)
        self._draw_for(width)

    def _draw_for(self, width: float) -> None:
        if self._width != width:
            self._width = width
            self.update()

    # -------------------------------------------------------------- painting

    def boundingRect(self) -> QRectF:
        """The card with its shadow, ring and tab."""
        return (_GLOWING if self.worn.advised else _BOUNDS).adjusted(0, -_TAB if self.worn.label else 0, 0, 0)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws face or back on its shadow, veil, ring and tab."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        squeeze = abs(2 * self._flip - 1)
        if squeeze < 0.02:
            return
        painter.save()
        painter.scale(squeeze, 1.0)
        width, dpr = round(self._width), widget.devicePixelRatioF() if widget is not None else 1.0
        picture = self._faces.lying(self._card if self._flip >= 0.5 else None, width, dpr)
        edge = shadow_edge(width) * UNIT / width
        painter.drawPixmap(_FACE.adjusted(-edge, -edge, edge, edge), picture, QRectF(picture.rect()))
        corner = UNIT * CARD_CORNER
        if self.worn.veil:
            plate(painter, _FACE, faded(self._look.theme.felt_lo, self.worn.veil), radius=corner)
        if self.worn.advised:
            self._paint_glow(painter, corner)
        if self.worn.marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.theme.accent), 2.4 * UNIT / self._width))
            painter.drawRoundedRect(_FACE.adjusted(-1.4, -1.4, 1.4, 1.4), corner + 1.4, corner + 1.4)
        if self.worn.label:
            self._paint_label(painter)
        painter.restore()

    def _paint_glow(self, painter: QPainter, corner: float) -> None:
        """A ring that fades outwards."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        unit = UNIT / self._width
        for away, strength in ((6.5, 0.16), (4.2, 0.34), (1.6, 1.0)):
            pen, edge = hint_pen(self._look.theme, 3.2 * unit), away * unit
            colour = pen.color()
            colour.setAlphaF(strength)
            pen.setColor(colour)
            painter.setPen(pen)
            painter.drawRoundedRect(_FACE.adjusted(-edge, -edge, edge, edge), corner + edge, corner + edge)

    def _paint_label(self, painter: QPainter) -> None:
        unit, tab = UNIT / self._width, self.tab()
        painter.save()
        painter.translate(_FACE.center().x(), _FACE.top())
        painter.scale(unit, unit)
        painter.setFont(self._look.font(SMALL, bold=True))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.accent))
        painter.drawRoundedRect(tab, tab.height() / 2, tab.height() / 2)
        painter.setPen(QColor(self._look.theme.on_accent))
        painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, self.worn.label)
        painter.restore()
