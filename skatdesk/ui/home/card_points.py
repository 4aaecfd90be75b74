"""What the cards count, as a row of small cards with their points."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import parse_cards
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.paint import painter_on, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, MINI_RATIO
from skatdesk.ui.look.translated import Translated

_CARDS = parse_cards("CA ST HK DQ CJ")
_CARD, _STEP, _LABEL = 42, 50, 24


class CardPoints(Translated, QWidget):
    """Ace 11, ten 10, king 4, queen 3, jack 2; each suit appears, the highest points come first."""

    def __init__(self, look: Look, namer: CardNamer, faces: CardFaces) -> None:
        super().__init__()
        self._look = look
        self._namer = namer
        self._faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        faces.changed.connect(self.update)
        namer.changed.connect(self._write_words)
        self._write_words()

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = px(_STEP) * (len(_CARDS) - 1) + px(_CARD)
        return QSize(width, round(px(_CARD) * MINI_RATIO) + px(_LABEL))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, ratio = self._look.px, self.devicePixelRatioF()
        side = px(_CARD)
        with painter_on(self) as painter:
            for index, card in enumerate(_CARDS):
                label = box_in(self, index * px(_STEP), side * MINI_RATIO, side, px(_LABEL))
                painter.drawPixmap(QPointF(label.left(), 0), self._faces.mini(card, side, ratio))
                font, ink = self._look.font(BODY, bold=True), self._look.theme.text
                write(painter, label, number(card.points), ink, font, Qt.AlignmentFlag.AlignHCenter)

    def _write_words(self) -> None:
        """For screen readers."""
        words = (f"{self._namer.rank(card.rank)} {number(card.points)}" for card in _CARDS)
        self.setAccessibleName(listed(words))
        self.update()
