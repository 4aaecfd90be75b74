"""A few cards as they look and are called with the present settings."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.joins import listed
from skatdesk.skat.cards import Card, Rank, Suit
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CARD_RATIO
from skatdesk.ui.look.translated import Translated

SHOWN = tuple(
    Card.of(suit, rank)
    for suit, rank in (
        (Suit.CLUBS, Rank.JACK),
        (Suit.SPADES, Rank.QUEEN),
        (Suit.HEARTS, Rank.KING),
        (Suit.DIAMONDS, Rank.ACE),
    )
)
"""One of each suit and each rank with a face or a letter."""
_CARD, _GAP = 88, 10


class CardPreview(Translated, QWidget):
    """Four faces and the back, side by side from the reading start, as their names below."""

    def __init__(self, look: Look, namer: CardNamer, faces: CardFaces) -> None:
        super().__init__()
        self._look = look
        self._namer = namer
        self._faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        faces.changed.connect(self.update)
        namer.changed.connect(self._write_words)
        self._write_words()

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = (len(SHOWN) + 1) * px(_CARD) + len(SHOWN) * px(_GAP)
        return QSize(width, round(px(_CARD) * CARD_RATIO))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            px, dpr = self._look.px, self.devicePixelRatioF()
            mirrored = self.isRightToLeft()
            for index, card in enumerate((None, *reversed(SHOWN)) if mirrored else (*SHOWN, None)):
                width = px(_CARD)
                picture = self._faces.back(width, dpr) if card is None else self._faces.face(card, width, dpr)
                corner = QPointF(index * (width + px(_GAP)), 0)
                painter.drawPixmap(corner, picture)

    def names(self) -> tuple[str, ...]:
        """What the cards are called."""
        return tuple(self._namer.card(card) for card in SHOWN)

    def _write_words(self) -> None:
        self.setAccessibleName(listed(self.names()))

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
