"""Players' discs."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, qGreen

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.fonts import families
from skatdesk.ui.scoresheet.players import draw_disc
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import speak

SIDE = 80


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
@pytest.mark.parametrize("scale", [0.78, 0.93, 1.0, 1.09, 1.3])
def test_the_letter_stands_in_the_middle_of_its_disc(house: House, language: Language, scale: float) -> None:
    """Wherever that is: half a pixel off at most, in Urdu too, whose lines are higher above Latin letters."""
    house.look.use(scale=scale, families=families(urdu=language is Language.URDU, nastaliq=False))
    speak(house, language)
    off = []
    for eighth in range(8):
        middle = QPointF(SIDE / 2, SIDE / 2 + eighth / 8)
        disc, empty = _drawn(house, middle, "E"), _drawn(house, middle, " ")
        inked = [y for y in range(SIDE) if _differ(disc, empty, y)]
        off.append((inked[0] + inked[-1] + 1) / 2 - middle.y())

    assert max(map(abs, off)) <= 0.5


def _drawn(house: House, middle: QPointF, name: str) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_disc(painter, house.look, middle, 0, name)
    return image


def _differ(one: QImage, other: QImage, y: int) -> bool:
    """Whether a row differs by so much that it is seen as a part of the letter."""
    return any(abs(qGreen(one.pixel(x, y)) - qGreen(other.pixel(x, y))) > 60 for x in range(SIDE))
