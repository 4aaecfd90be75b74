"""How large text and controls are in a window of this size."""

from PySide6.QtCore import QObject, QSize, QTimer, Slot

from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DOCK_WIDTH, ROW

DRAWN = 1440, 900
"""The window that everything is drawn for."""
_SIZES = (0.6, 0.69, 0.78, 0.84, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.7, 2.0)
"""The largest that fits the window is used, the first two on small screens only."""
_REST_MS = 150
"""An edge of the window that has not moved for so long is no longer dragged."""


class TextSize(QObject):
    """Text and controls grow and shrink with the window; while its edge is dragged, once that rests.

    Every widget of every room is dressed anew, and that takes longer than ten frames.

    Args:
        look: in which the size is used.
        parent: what it goes with.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scale = look.scale
        self._dragged = QTimer(self)
        self._dragged.setSingleShot(True)
        self._dragged.setInterval(_REST_MS)
        self._dragged.timeout.connect(self._use)

    def follow(self, window: QSize, *, folded: bool, by_hand: bool) -> None:
        """The window has this size now, its dock is folded or not; ``by_hand``: the program has not asked for it."""
        drawn = DRAWN[0] - DOCK_WIDTH + ROW if folded else DRAWN[0]
        fits = min(window.width() / drawn, window.height() / DRAWN[1])
        self._scale = max((size for size in _SIZES if size <= fits + 0.005), default=_SIZES[0])
        if not (by_hand and self._dragged.isActive()):
            self._use()
        if by_hand:
            self._dragged.start()

    @Slot()
    def _use(self) -> None:
        self._look.use(scale=self._scale)
