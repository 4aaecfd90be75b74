"""Card faces drawn ahead, a few between two frames, so that no frame has to wait for ten of them at once."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.table.layout import Side, TableLayout

_EVERY_MS, _SLICE_MS = 6, 2
"""So often faces are drawn, and no further one is begun after so long; a face takes 1 to 4 ms."""


class FaceWarmer(QObject):
    """Draws the faces that will be needed soon, first those needed first; what is drawn stays in ``CardFaces``."""

    def __init__(self, faces: CardFaces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._waiting: deque[tuple[Card, int]] = deque()
        self._ratio = 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self._draw_next)
        faces.changed.connect(self.stop)

    def prepare(self, hand: Cards, table: TableLayout, ratio: float) -> None:
        """For this own hand: as it lies now, with the skat, with every card played, and any card in the trick.

        ``ratio`` is the device pixel ratio of the view.
        """
        held = len(hand)
        counts = (held, held + 2, *range(held - 1, 0, -1)) if held else ()
        widths = dict.fromkeys(round(table.hand(0, count).width) for count in counts)
        trick = round(table.trick(Side.SELF).width)
        first, *later = widths or (trick,)
        others = [card for card in CARDS if card not in hand]
        self._ratio = ratio
        self._waiting.clear()
        for width in (first, trick, *later):
            self._wait(hand, width)
        self._wait(others, trick)
        self._timer.start()

    def hurry(self, cards: Iterable[Card], width: int) -> None:
        """These faces first: they are about to be turned over all at once."""
        self._waiting.extendleft((card, width) for card in cards)
        self._timer.start()

    def _wait(self, cards: Iterable[Card], width: int) -> None:
        self._waiting += [(card, width) for card in cards]

    @Slot()
    def stop(self) -> None:
        """Nothing more is drawn ahead until the next hand."""
        self._waiting.clear()
        self._timer.stop()

    @Slot()
    def _draw_next(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while self._waiting and spent.elapsed() < _SLICE_MS:
            card, width = self._waiting.popleft()
            self._faces.lying(card, width, self._ratio)
        if not self._waiting:
            self._timer.stop()
