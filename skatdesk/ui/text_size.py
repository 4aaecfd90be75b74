"""How large text and controls are: as the window is, and larger where the user wants them so."""

from PySide6.QtCore import QObject, QSize, QTimer, Slot

from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CRAMPED, DOCK_WIDTH, ROW

DRAWN = 1440, 900
"""The window that everything is drawn for."""
_SIZES = (0.6, 0.69, 0.78, 0.84, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.7, 2.0)
"""The largest that fits the window is used, the first two on small screens only."""
LARGER = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""By how much, for each choice of ``options.TEXT_SIZE``."""
_LEAST = 1100, 690
"""What the user's choice makes of the window is not smaller, measured in text: every page is looked at in this room."""
_DOCK_FOLDS_BELOW = 1200
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
        self._spare = 0
        self._larger = LARGER["normal"]
        self._dragged = QTimer(self, singleShot=True, interval=_REST_MS)
        self._dragged.timeout.connect(self._use)

    def choose(self, size: str) -> None:
        """The user's choice, of ``LARGER``; holds from the next ``follow`` on."""
        self._larger = LARGER[size]

    def is_narrow(self, width: int) -> bool:
        """Whether a window of this width has no room for the dock."""
        return width < _DOCK_FOLDS_BELOW * self._larger

    def follow(self, window: QSize, *, by_hand: bool) -> None:
        """The window has this size now; ``by_hand``: the program has not asked for it."""
        width, height = window.width(), window.height()
        drawn = DRAWN[0] - DOCK_WIDTH + ROW if self.is_narrow(width) else DRAWN[0]
        fits = min(width / drawn, height / DRAWN[1])
        self._spare = round(width - (DRAWN[0] - DOCK_WIDTH) * height / DRAWN[1])
        self._scale = max((size for size in _SIZES if size <= fits + 0.005), default=_SIZES[0])
        if self._larger > 1:
            least = min(width / _LEAST[0], height / _LEAST[1])
            self._scale = max(self._scale, round(min(max(self._scale, CRAMPED) * self._larger, least), 2))
        if not (by_hand and self._dragged.isActive()):
            self._use()
        if by_hand:
            self._dragged.start()

    @Slot()
    def _use(self) -> None:
        self._look.use(scale=self._scale, enlarged=self._larger > 1, spare=self._spare)
