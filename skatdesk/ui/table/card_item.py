"""One card on the table. Thirty-two of these are made once and moved for ever."""

from PySide6.QtCore import Property, QAbstractAnimation, QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CARD_CORNER, CARD_RATIO
from skatdesk.ui.table.layout import Spot

UNIT = 100.0
"""Width of a card in its own coordinates; the item's scale makes it larger or smaller."""

_FACE = QRectF(-UNIT / 2, -UNIT * CARD_RATIO / 2, UNIT, UNIT * CARD_RATIO)
_BOUNDS = _FACE.adjusted(-6, -6, 6, 8)
MOVING_Z = 1000.0


class CardItem(QGraphicsObject):
    """A card that can be moved, turned over, veiled and marked.

    ``card`` is None while nobody at this table may know it. The picture is rendered for
    the width of the spot the card goes to, so that it is sharp when it has arrived.
    """

    def __init__(self, faces: CardFaces, look: Look) -> None:
        super().__init__()
        self._faces = faces
        self._look = look
        self._card: Card | None = None
        self._flip = 0.0
        self._width = UNIT
        self._veil = 0.0
        self._marked = False
        self._label = ""
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

    def set_veil(self, veil: float) -> None:
        """How much felt colour lies over the card, 0 to 1."""
        if self._veil != veil:
            self._veil = veil
            self.update()

    def set_marked(self, marked: bool) -> None:
        """Draws the focus ring, or takes it away."""
        if self._marked != marked:
            self._marked = marked
            self.update()

    def set_label(self, label: str) -> None:
        """A short word on a tab at the card's head ("Skat"), or none."""
        if self._label != label:
            self.prepareGeometryChange()
            self._label = label
            self.update()

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
        self._aim(spot)
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.turn)
        self.setScale(spot.width / UNIT)
        self.setZValue(z)
        self._set_flip(1.0 if face_up else 0.0)

    def glide(self, spot: Spot, z: float, face_up: bool, ms: int) -> list[QAbstractAnimation]:
        """The animations that bring the card there; none if nothing changes. ``ms`` may be 0."""
        self._aim(spot)
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
        self.setZValue(MOVING_Z + z)
        animations: list[QAbstractAnimation] = []
        for name, goal in moving:
            animation = QPropertyAnimation(self, name)
            animation.setDuration(ms)
            animation.setEndValue(goal)
            animation.setEasingCurve(QEasingCurve.Type.OutCubic)
            animations.append(animation)
        self._landing_z = z
        animations[0].finished.connect(self._land)
        return animations

    def _land(self) -> None:
        self.setZValue(self._landing_z)

    def _aim(self, spot: Spot) -> None:
        if self._width != spot.width:
            self._width = spot.width
            self.update()

    # -------------------------------------------------------------- painting

    def boundingRect(self) -> QRectF:
        """The card with its shadow, ring and tab."""
        return _BOUNDS.adjusted(0, -10, 0, 0) if self._label else _BOUNDS

    def contains_scene_point(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the card itself."""
        return _FACE.contains(self.mapFromScene(point))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws shadow, face or back, veil, ring and tab."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        squeeze = abs(2 * self._flip - 1)
        if squeeze < 0.02:
            return
        painter.save()
        painter.scale(squeeze, 1.0)
        self._paint_shadow(painter)
        dpr = widget.devicePixelRatioF() if widget is not None else 1.0
        painter.drawPixmap(_FACE, self._picture(dpr), QRectF(self._picture(dpr).rect()))
        corner = UNIT * CARD_CORNER
        if self._veil:
            veil = QColor(self._look.theme.felt_lo)
            veil.setAlphaF(self._veil)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(_FACE, corner, corner)
        if self._marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.theme.accent), 2.4 * UNIT / self._width))
            painter.drawRoundedRect(_FACE.adjusted(-1.4, -1.4, 1.4, 1.4), corner + 1.4, corner + 1.4)
        if self._label:
            self._paint_label(painter)
        painter.restore()

    def _picture(self, dpr: float) -> QPixmap:
        if self._card is not None and self._flip >= 0.5:
            return self._faces.face(self._card, round(self._width), dpr)
        return self._faces.back(round(self._width), dpr)

    def _paint_shadow(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 10))
        corner = UNIT * CARD_CORNER
        for grow in (0.8, 2.0, 3.2, 4.4):
            painter.drawRoundedRect(_FACE.adjusted(-grow, 1.2 - grow, grow, 1.2 + grow), corner + grow, corner + grow)

    def _paint_label(self, painter: QPainter) -> None:
        unit = UNIT / self._width
        font = self._look.font(12, bold=True)
        font.setPixelSize(max(1, round(font.pixelSize())))
        painter.save()
        painter.translate(_FACE.center().x() - UNIT * 0.17, _FACE.top())
        painter.scale(unit, unit)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(self._label) + 16
        height = painter.fontMetrics().height() + 4
        tab = QRectF(-width / 2, -height / 2, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.accent))
        painter.drawRoundedRect(tab, height / 2, height / 2)
        painter.setPen(QColor(self._look.theme.on_accent))
        painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, self._label)
        painter.restore()
