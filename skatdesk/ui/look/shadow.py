"""The one shadow, under whatever lies on felt or on a page."""

from functools import lru_cache
from itertools import pairwise, product
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from skatdesk.ui.look.tokens import RADIUS, Shadow

_STEPS = 10


def shadow(painter: QPainter, rect: QRectF, kind: Shadow, *, radius: float = RADIUS) -> None:
    """The soft shadow of a plate, for whole pixels; paint it first, for the plate has to cover what it leaves out.

    It reaches ``blur / 2 + down`` beyond the plate. It is cast once for all plates of a kind, and its sides are drawn
    out to their length: casting that of a large plate takes longer than painting all that lies on it.
    """
    reach = ceil(kind.blur / 2 + kind.down)
    corner = 2 * reach + ceil(radius)
    place = QRectF(rect.toRect()).adjusted(-reach, -reach, reach, reach)
    if min(place.width(), place.height()) < 2 * corner:
        cast_shadow(painter, rect, kind, radius=radius)
        return
    ratio, side = painter.device().devicePixelRatioF(), 2 * corner + 1
    image = _cast_once(kind, radius, ratio, side, reach)
    columns, rows = _thirds(place.left(), place.right(), corner), _thirds(place.top(), place.bottom(), corner)
    thirds = _thirds(0, side * ratio, corner * ratio)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # it would show where the pieces meet
    for column, row in product(range(3), repeat=2):
        if not column == row == 1:
            target = _piece(columns[column], rows[row])
            painter.drawImage(target, image, _piece(thirds[column], thirds[row]))
    painter.restore()


def cast_shadow(painter: QPainter, rect: QRectF, kind: Shadow, *, radius: float) -> None:
    """The same, cast anew, and under the plate, too: for small plates, and for pictures that are kept."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0, 0, 0, kind.alpha / 255 / _STEPS * 0.8))
    for step in range(_STEPS):
        grow = kind.blur * (1 - step / _STEPS) / 2
        grown = rect.adjusted(-grow, -grow, grow, grow).translated(0, kind.down)
        painter.drawRoundedRect(grown, radius + grow, radius + grow)


@lru_cache(maxsize=32)
def _cast_once(kind: Shadow, radius: float, ratio: float, side: int, reach: int) -> QImage:
    """A square of this side, in logical pixels, with the shadow of a plate that ends ``reach`` before its edges."""
    pixels = ceil(side * ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        cast_shadow(painter, QRectF(reach, reach, side - 2 * reach, side - 2 * reach), kind, radius=radius)
    return image


def _thirds(start: float, end: float, corner: float) -> list[tuple[float, float]]:
    """From where to where a side's first corner, its middle and its other corner reach."""
    return list(pairwise((start, start + corner, end - corner, end)))


def _piece(across: tuple[float, float], down: tuple[float, float]) -> QRectF:
    return QRectF(across[0], down[0], across[1] - across[0], down[1] - down[0])
