"""Places measured from where reading begins: from the left, or mirrored from the right."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from skatdesk.ui.look.paint import square


def piece(room: QRectF, start: float, width: float, *, mirrored: bool) -> QRectF:
    """The piece of this width that begins ``start`` from the reading start, as high as the room."""
    left = room.right() - start - width if mirrored else room.left() + start
    return QRectF(left, room.top(), width, room.height())


def sign(room: QRectF, start: float, side: float, *, mirrored: bool) -> QRectF:
    """The square with sides of this length that begins ``start`` from the reading start, in the middle of the room."""
    return square(piece(room, start, side, mirrored=mirrored).center(), side)


def box_in(widget: QWidget, start: float, top: float, width: float, height: float) -> QRectF:
    """The box that begins ``start`` from the reading start of a widget."""
    return piece(QRectF(0, top, widget.width(), height), start, width, mirrored=widget.isRightToLeft())


def inset(room: QRectF, start: float = 0, end: float = 0, *, mirrored: bool) -> QRectF:
    """The room without so much at its reading start, and at its end; less than 0 reaches beyond it."""
    return room.adjusted(end, 0, -start, 0) if mirrored else room.adjusted(start, 0, -end, 0)
