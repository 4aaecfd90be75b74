"""Places measured from where reading begins: from the left, or mirrored from the right."""

from PySide6.QtCore import QRectF


def piece(room: QRectF, start: float, width: float, *, mirrored: bool) -> QRectF:
    """The piece of this width that begins ``start`` from the reading start, as high as the room."""
    left = room.right() - start - width if mirrored else room.left() + start
    return QRectF(left, room.top(), width, room.height())


def inset(room: QRectF, start: float = 0, end: float = 0, *, mirrored: bool) -> QRectF:
    """The room without so much at its reading start, and at its end; less than 0 reaches beyond it."""
    return room.adjusted(end, 0, -start, 0) if mirrored else room.adjusted(start, 0, -end, 0)
