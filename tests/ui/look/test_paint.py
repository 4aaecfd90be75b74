"""What every painter needs."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.ui.look.paint import write


def _written(text: str, size: int) -> QImage:
    image = QImage(160, 40, QImage.Format.Format_ARGB32)
    image.fill("white")
    font = QFont()
    font.setPixelSize(size)
    with QPainter(image) as painter:
        write(painter, QRectF(4, 0.5, 150, 30), text, "black", font)
    return image


@pytest.mark.parametrize("size", [11, 13, 15, 18, 24])
def test_a_name_stands_on_the_line_of_the_figures_beside_it(qapp: QApplication, size: int) -> None:
    """Marks of direction are not seen, and move nothing."""
    for marked in (isolate, left_to_right):
        assert _written(marked("Ada 160"), size) == _written("Ada 160", size)
