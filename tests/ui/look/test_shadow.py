"""The shadow that is drawn out looks like one that is cast anew."""

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skatdesk.ui.look.paint import plate
from skatdesk.ui.look.shadow import cast_shadow, shadow
from skatdesk.ui.look.tokens import PAPER, SHADOW, SOFT_SHADOW, Shadow

WIDTH, HEIGHT = 200, 120
HALF_A_PIXEL = 8
"""So much, of 255, the darkest shadow changes from one pixel to the middle of the next."""


def opacities(rect: QRectF, kind: Shadow, ratio: float, *, anew: bool) -> bytes:
    """Of every pixel of a picture with the shadow and its plate, 0 to 255."""
    image = QImage(int(WIDTH * ratio), int(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (cast_shadow if anew else shadow)(painter, rect, kind, radius=8)
        plate(painter, rect, PAPER, radius=8)
    told = image.convertToFormat(QImage.Format.Format_RGBA8888)  # has to live as long as its bits are read
    return bytes(told.constBits())[3::4]


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("kind", [SHADOW, SOFT_SHADOW], ids=["felt", "page"])
@pytest.mark.parametrize("place", [QRect(20, 20, 160, 80), QRect(20, 20, 150, 41), QRect(30, 30, 20, 20)], ids=str)
def test_drawn_out_it_is_as_cast(qapp: QApplication, place: QRect, kind: Shadow, ratio: float) -> None:
    drawn, cast = (opacities(QRectF(place), kind, ratio, anew=anew) for anew in (False, True))
    apart = max(abs(one - other) for one, other in zip(drawn, cast, strict=True))

    assert any(2 < opacity < 50 for opacity in cast)
    assert apart <= (0 if ratio in (1, 2) else HALF_A_PIXEL)
