"""Pictures of cards drawn ahead, one or two between two frames, so that no frame has to wait for ten of them."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.table.layout import Side, Spot, TableLayout

_SLICE_MS = 2
"""No further picture is begun after so long; one takes 1 to 5 ms. What follows it has as long for itself."""

Picture = tuple[Card | None, Spot]
"""A face, or for None the back, as large as it lies there."""


class FaceWarmer(QObject):
    """Draws the pictures that will be needed soon, first those needed first; they stay in ``CardFaces``."""

    def __init__(self, faces: CardFaces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._urgent: deque[Picture] = deque()
        self._waiting: deque[Picture] = deque()
        self._ratio = 1.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw_next)
        faces.changed.connect(self.stop)

    def prepare(self, hand: Cards, table: TableLayout, ratio: float) -> None:
        """For this own hand: as it lies now, with the skat, with every card played, and any card in the trick.

        ``ratio`` is the device pixel ratio of the view.
        """
        held = len(hand)
        counts = (held, held + 2, *range(held - 1, 0, -1)) if held else ()
        own = [table.hand(0, count) for count in counts]
        trick = table.trick(Side.SELF)
        fans, heaps = (table.dealer(Side.SELF), table.fan(Side.TOP, 0, 1)), (Side.SELF, Side.LEFT)
        self._ratio = ratio
        self._waiting.clear()
        # backs: the own cards are dealt so, the skat comes to them so, and so others' cards set out for the trick
        self._waiting += [(None, spot) for spot in (*own[:2], *fans, trick, *(table.won(side, 0) for side in heaps))]
        for spot in (*own[:1], trick, *own[1:]):
            self._waiting += [(card, spot) for card in hand]
        self._waiting += [(card, trick) for card in CARDS if card not in hand]
        self._timer.start(0)

    def hurry(self, pictures: Iterable[Picture], ratio: float) -> None:
        """These first: the cards are about to be turned over, all at once."""
        self._ratio = ratio
        self._urgent += pictures
        self._timer.start(0)

    @property
    def hurrying(self) -> bool:
        """Whether something urgent is still to be drawn."""
        return bool(self._urgent)

    @Slot()
    def stop(self) -> None:
        """Nothing more is drawn ahead until the next hand."""
        self._urgent.clear()
        self._waiting.clear()
        self._timer.stop()

    @Slot()
    def _draw_next(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while (waiting := self._urgent or self._waiting) and spent.elapsed() < _SLICE_MS:
            card, spot = waiting.popleft()
            self._faces.lying(card, round(spot.width), self._ratio)
        if waiting:
            self._timer.start(max(_SLICE_MS, spent.elapsed()))
