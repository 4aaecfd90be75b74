"""The disc of a player, the same in sheet, totals and settlement."""

from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from skatdesk.ui.look.paint import plate, square
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL


def initial(name: str) -> str:
    """What stands in a player's disc; a Turkish i keeps its dot where the program speaks Turkish."""
    return QLocale().toUpper(name.strip()[:1])


def draw_disc(painter: QPainter, look: Look, middle: QPointF, place: int, name: str) -> None:
    """A disc of the place's colour around this point, with the first letter of the name."""
    rect, theme, letter, font = square(middle, disc_side(look)), look.theme, initial(name), look.font(SMALL, bold=True)
    plate(painter, rect, theme.players[place], radius=rect.height() / 2)
    # its ink, for Latin letters are not in the middle of Urdu lines
    at = middle - QFontMetricsF(font).tightBoundingRect(letter).center()
    painter.setFont(font)
    painter.setPen(QColor(theme.on_players))
    painter.drawText(QPointF(at.x(), round(at.y())), letter)


def disc_side(look: Look) -> int:
    """Width of a disc in px."""
    return look.px(20)
