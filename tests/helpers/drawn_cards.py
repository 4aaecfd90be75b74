"""Cards that an earlier test has drawn with the same art, letters and size are copied: to draw one takes ten times."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap

from skatdesk.skat.cards import Card
from skatdesk.ui.look.faces import CardFaces, Key

_MOST = 300
"""So many are kept, of 30 to 200 KB each."""


class DrawnCards:
    """The cards that all ``CardFaces`` of a run have drawn."""

    def __init__(self) -> None:
        self._drawn: dict[Key, QPixmap] = {}

    def share(self, patch: pytest.MonkeyPatch) -> None:
        """Lets every ``CardFaces`` have them, as long as the patch holds."""
        keep = CardFaces._kept

        def kept(faces: CardFaces, key: Key, size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
            letters = [faces._index_of(part) for part in key if isinstance(part, Card)]
            whole = (faces._look.deck, faces._look.back, *letters, *key)
            known = self._drawn.get(whole)
            if known is not None:
                return keep(faces, key, size, ratio, lambda painter: painter.drawPixmap(QPointF(), known))
            if len(self._drawn) >= _MOST:
                self._drawn.clear()
            return self._drawn.setdefault(whole, keep(faces, key, size, ratio, draw))

        patch.setattr(CardFaces, "_kept", kept)
