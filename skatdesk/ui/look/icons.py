"""Suit signs and the program's own line icons, painted sharp at every pixel ratio.

Both are SVG files whose ``currentColor`` is replaced by the colour asked for.
"""

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from skatdesk.paths import resources_folder
from skatdesk.skat.cards import Suit

MIRRORED = frozenset({"undo", "right", "left", "list"})
"""Icons that turn round where text runs from right to left."""


class Signs(StrEnum):
    """Families of suit signs; the values are folders of ``resources/cards``."""

    FRENCH = "pips"
    GERMAN = "pips/german"
    """Acorns, leaves, hearts, bells in one colour."""
    PAINTED = "pips/painted"
    """The German signs in their own colours, for the white face of a card."""


@lru_cache(maxsize=512)
def tinted(name: str, colour: str = "") -> QSvgRenderer:
    """The picture ``resources/NAME.svg`` in this colour; raises ``FileNotFoundError`` if there is none."""
    text = (resources_folder() / f"{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(text.replace(b"currentColor", colour.encode())))


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: str, *, mirrored: bool = False) -> None:
    """Paints a line icon into a square; ``mirrored`` where text runs from right to left."""
    drawing = tinted(f"icons/{name}", colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mirrored and name in MIRRORED:
        painter.translate(2 * rect.center().x(), 0)
        painter.scale(-1, 1)
    drawing.render(painter, rect)
    painter.restore()


def draw_suit(painter: QPainter, suit: Suit, rect: QRectF, colour: str, signs: Signs = Signs.FRENCH) -> None:
    """Paints a suit sign as large as the rectangle allows, in the middle; ``Look.signs`` knows the deck's signs."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sign = tinted(f"cards/{signs}/{suit.code}", colour)
    box = QRectF(QPointF(), QSizeF(sign.defaultSize()).scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio))
    box.moveCenter(rect.center())
    sign.render(painter, box)
    painter.restore()
