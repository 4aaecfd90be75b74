"""The disc of a player, the same in sheet, totals and settlement."""

from PySide6.QtCore import QLocale, QPointF, Qt
from PySide6.QtGui import QPainter

from skatdesk.ui.look.paint import plate, square, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL


def initial(name: str) -> str:
    """What stands in a player's disc; a Turkish i keeps its dot where the program speaks Turkish."""
    return QLocale().toUpper(name.strip()[:1])


def draw_disc(painter: QPainter, look: Look, middle: QPointF, place: int, name: str) -> None:
    """A disc of the place's colour around this point, with the first letter of the name."""
    rect, theme = square(middle, disc_side(look)), look.theme
    plate(painter, rect, theme.players[place], radius=rect.height() / 2)
    write(painter, rect.adjusted(-2, 0, 2, 0), initial(name), theme.on_players, look.font(SMALL, bold=True), _MIDDLE)


def disc_side(look: Look) -> int:
    """Width of a disc in px."""
    return look.px(20)


_MIDDLE = Qt.AlignmentFlag.AlignHCenter
