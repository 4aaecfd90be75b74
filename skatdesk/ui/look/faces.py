"""Card faces and backs as pixmaps, made from the SVG art and kept until they are no longer needed.

A face is the deck's picture with the corner index laid over it: our own letter, which the card naming chooses, and the
suit sign. Kings and Obers of the German pack have their sign large in the picture, so their index is the letter alone.
Drawing units are tenths of a millimetre, 590 × 910 to a card.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil

from PySide6.QtCore import QMargins, QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from skatdesk.skat.cards import Card, Rank
from skatdesk.ui.look.icons import Signs, draw_suit, tinted
from skatdesk.ui.look.paint import plate
from skatdesk.ui.look.shadow import cast_shadow
from skatdesk.ui.look.theme import Deck, Look
from skatdesk.ui.look.tokens import CARD_CORNER, CARD_RATIO, MINI_RATIO, PAPER, PAPER_DIM, PAPER_EDGE, Shadow

_CARD = QSizeF(590, 910)
_LETTER_X, _LETTER_TOP = 66, 32
_LETTER_SCALE, _NUMBER_SCALE = 1.1, 1.02
_WIDEST = 106
"""Room for the letter; wider ones are drawn smaller."""
_SIGN = QRectF(31, 152.5, 66, 71)
_PAINTED_SIGN = QRectF(25, 149, 78, 81)
"""Signs in several colours need a little more room."""
_LETTER_BOX = 96
"""Height of a letter's drawing, of the 100 its picture has."""
_SHADOW_DOWN, _SHADOW_BLUR, _SHADOW_ALPHA = 0.012, 0.09, 54
"""The shadow under a card: the first two as parts of the card's width."""

Key = tuple[object, ...]


def card_size(width: int) -> QSize:
    """Logical size of a card of this width."""
    return QSize(width, round(width * CARD_RATIO))


def shadow_edge(width: int) -> int:
    """How far the pixmap of a card that lies on its shadow reaches beyond a card of this width, on every side."""
    return ceil(width * 0.06)


def lying_size(width: int) -> QSize:
    """Logical size of a card of this width together with its shadow."""
    edge = shadow_edge(width)
    return card_size(width).grownBy(QMargins(edge, edge, edge, edge))


def _paper(width: int, ratio: float) -> QRectF:
    """The card in its pixmap, but for one device pixel all round: the edges stay smooth when the pixmap is turned."""
    clear = 1 / ratio
    return QRectF(QPointF(), QSizeF(card_size(width))).adjusted(clear, clear, -clear, -clear)


class CardFaces(QObject):
    """Pixmaps of faces, backs and small cards.

    Args:
        look: knows deck and back.
        index_of: the corner letter of a card, one of the pictures in ``resources/cards/index``.
        budget: how many bytes of pixmaps are kept; the least recently used go first. At 1440 × 900 one deal needs
            11 MB, on a screen of twice the density 44 MB.

    Signals:
        changed(): deck, back or corner letters are others; fetch pixmaps again.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        index_of: Callable[[Card], str],
        *,
        budget: int = 48 * 1024 * 1024,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._index_of = index_of
        self._budget = budget
        self._used = 0
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()
        self._drawn_with = (look.deck, look.back)
        look.changed.connect(self._on_look_changed)

    @property
    def used(self) -> int:
        """Bytes of pixmaps kept at present."""
        return self._used

    def renew(self) -> None:
        """Forgets all pixmaps: call it when the card naming gives other letters."""
        self._pixmaps.clear()
        self._used = 0
        self.changed.emit()

    def face(self, card: Card, width: int, ratio: float) -> QPixmap:
        """The card's face, ``width`` logical pixels wide, for this device pixel ratio."""
        draw = partial(self._draw_face, card, _paper(width, ratio))
        return self._kept(("face", card, width, ratio), card_size(width), ratio, draw)

    def back(self, width: int, ratio: float) -> QPixmap:
        """The back in use, as large as a face."""
        draw = partial(self._draw_back, _paper(width, ratio))
        return self._kept(("back", width, ratio), card_size(width), ratio, draw)

    def lying(self, card: Card | None, width: int, ratio: float) -> QPixmap:
        """The face, or for None the back, on its shadow; larger by ``shadow_edge`` on every side.

        On the table everything is painted this often that card and shadow are better painted in one.
        """
        paper = _paper(width, ratio).translated(shadow_edge(width), shadow_edge(width))

        def draw(painter: QPainter) -> None:
            painter.drawPixmap(QPointF(), self._shadow(width, ratio))
            if card is None:
                self._draw_back(paper, painter)
            else:
                self._draw_face(card, paper, painter)

        return self._kept(("lying", card, width, ratio), lying_size(width), ratio, draw)

    def _shadow(self, width: int, ratio: float) -> QPixmap:
        """The shadow alone, which all cards of this width share."""
        edge = shadow_edge(width)
        size = lying_size(width)

        def draw(painter: QPainter) -> None:
            kind = Shadow(width * _SHADOW_DOWN, width * _SHADOW_BLUR, _SHADOW_ALPHA)
            place = QRectF(QPointF(), QSizeF(size)).adjusted(edge, edge, -edge, -edge)
            cast_shadow(painter, place, kind, radius=width * CARD_CORNER)

        return self._kept(("shadow", width, ratio), size, ratio, draw)

    def mini(self, card: Card, width: int, ratio: float, *, dim: bool = False) -> QPixmap:
        """A small card with letter and sign only, for widths below 64; ``dim`` for one that was put away."""
        size = QSize(width, round(width * MINI_RATIO))

        def draw(painter: QPainter) -> None:
            self._draw_mini(painter, card, size, PAPER_DIM if dim else PAPER)

        return self._kept(("mini", card, width, ratio, dim), size, ratio, draw)

    def _draw_face(self, card: Card, paper: QRectF, painter: QPainter) -> None:
        with _card_units(painter, paper):
            tinted(f"cards/{self._look.deck}/{card.code}").render(painter, QRectF(QPointF(), _CARD))
            for _ in range(2):
                self._draw_corner(painter, card)
                painter.translate(_CARD.width(), _CARD.height())
                painter.rotate(180)

    def _draw_back(self, paper: QRectF, painter: QPainter) -> None:
        with _card_units(painter, paper):
            tinted(f"cards/backs/{self._look.back}").render(painter, QRectF(QPointF(), _CARD))

    def _draw_corner(self, painter: QPainter, card: Card) -> None:
        colour = self._look.card_suits[card.suit]
        label = self._index_of(card)
        letter = _letter(label, colour)
        scale = min(_LETTER_SCALE if len(label) == 1 else _NUMBER_SCALE, _WIDEST / letter.defaultSize().width())
        width, height = letter.defaultSize().width() * scale, letter.defaultSize().height() * scale
        letter.render(painter, QRectF(_LETTER_X - width / 2, _LETTER_TOP, width, height))
        if self._look.deck is not Deck.GERMAN:
            draw_suit(painter, card.suit, _SIGN, colour)
        elif card.rank not in (Rank.KING, Rank.QUEEN):
            draw_suit(painter, card.suit, _PAINTED_SIGN, colour, Signs.PAINTED)

    def _draw_mini(self, painter: QPainter, card: Card, size: QSize, paper: str) -> None:
        """In logical pixels: line and corner do not shrink with the card."""
        colour = self._look.card_suits[card.suit]
        width, height = size.width(), size.height()
        plate(painter, QRectF(0, 0, width, height), paper, PAPER_EDGE, radius=max(3, width * 0.09))
        letter = _letter(self._index_of(card), colour)
        scale = height * 0.40 / _LETTER_BOX
        box = QRectF(0, height * 0.10, letter.defaultSize().width() * scale, letter.defaultSize().height() * scale)
        box.moveLeft((width - box.width()) / 2)
        letter.render(painter, box)
        side = width * 0.40
        box = QRectF((width - side) / 2, height * 0.74 - side / 2, side, side)
        draw_suit(painter, card.suit, box, colour, Signs.PAINTED if self._look.deck is Deck.GERMAN else Signs.FRENCH)

    def _kept(self, key: Key, size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = _drawn(size, ratio, draw)
            self._pixmaps[key] = pixmap
            self._used += _bytes(pixmap)
            while self._used > self._budget and len(self._pixmaps) > 1:
                self._used -= _bytes(self._pixmaps.popitem(last=False)[1])
        self._pixmaps.move_to_end(key)
        return pixmap

    def _on_look_changed(self) -> None:
        drawn_with = (self._look.deck, self._look.back)
        if drawn_with != self._drawn_with:
            self._drawn_with = drawn_with
            self.renew()


def index_picture(label: str) -> str:
    """Where the picture of a corner letter lies; files of letters that are not ASCII are named by code points."""
    return "index/" + (label if label.isascii() else "-".join(f"{ord(character):04x}" for character in label))


def _letter(label: str, colour: str) -> QSvgRenderer:
    return tinted(f"cards/{index_picture(label)}", colour)


def _drawn(size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A pixmap of this logical size."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    # Left open by an exception, a painter crashes the program.
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
    return pixmap


@contextmanager
def _card_units(painter: QPainter, paper: QRectF) -> Iterator[None]:
    """Paints in the units of a card that fills this place."""
    painter.save()
    painter.translate(paper.topLeft())
    painter.scale(paper.width() / _CARD.width(), paper.height() / _CARD.height())
    yield
    painter.restore()


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
