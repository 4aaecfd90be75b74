"""The pictures of the guide: cards in the deck and naming in use, suit signs."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTextCursor, QTextDocument

from skatdesk.skat.cards import Card, Cards, Suit
from skatdesk.ui.guide.seats_picture import HIGH, WIDE, draw_seats
from skatdesk.ui.look.faces import CardFaces, card_size
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.paint import faded, plate, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, MINI_RATIO, SMALL

FACE, LARGE_FACE, MINI = 62, 84, 22
"""Widths of cards, px at scale 1 without zoom."""
_ROOM = 500
"""A row that is wider lets its cards overlap."""
_GAP, _MINI_GAP = 6, 3
_CAPTION = 24
_RING = 3
PICTURE = "\ufffc"
"""Where a picture stands in a text."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, from the left in every language.

    ``dim`` are shown faded, ``captions`` stand below the cards, ``marked`` is the place of a card with a ring.
    """

    cards: Cards
    width: int = FACE
    dim: Cards = ()
    captions: tuple[str, ...] = ()
    marked: int = -1


@dataclass(frozen=True, slots=True)
class MiniRow:
    """Small cards in the middle of a line."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Sign:
    """The deck's sign of a suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class SeatsAround:
    """A table from above; ``names`` go clockwise from the dealer."""

    names: tuple[str, ...]


Picture = CardRow | MiniRow | Sign | SeatsAround


class Pictures:
    """Measures and draws pictures; ``zoom`` enlarges them with the text around."""

    def __init__(self, look: Look, faces: CardFaces) -> None:
        self._look = look
        self._faces = faces
        self.zoom = 1.0

    def px(self, length: float) -> int:
        """A designed length in pixels of the present scale and zoom."""
        return round(self._look.px(length) * self.zoom)

    def size(self, picture: Picture) -> QSize:
        """Logical size."""
        match picture:
            case CardRow():
                width = round(self._step(picture) * (len(picture.cards) - 1)) + self._slot(picture)
                height = card_size(self.px(picture.width)).height() + 2 * self._edge(picture)
                return QSize(width, height + (self.px(_CAPTION) if picture.captions else 0))
            case MiniRow(cards=cards):
                each = self.px(MINI)
                width = each * len(cards) + self.px(_MINI_GAP) * (len(cards) - 1)
                return QSize(width, round(each * MINI_RATIO))
            case Sign():
                side = self.px(BODY)
                return QSize(round(side * 1.1), side)
            case SeatsAround():
                return QSize(self.px(WIDE), self.px(HIGH))

    def draw(self, picture: Picture, ratio: float) -> QPixmap:
        """The picture for this device pixel ratio."""
        pixmap = QPixmap(self.size(picture) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            match picture:
                case CardRow():
                    self._draw_row(painter, picture, ratio)
                case MiniRow(cards=cards):
                    for index, card in enumerate(cards):
                        left = index * (self.px(MINI) + self.px(_MINI_GAP))
                        painter.drawPixmap(QPointF(left, 0), self._faces.mini(card, self.px(MINI), ratio))
                case Sign(suit=suit):
                    box = QRectF(QPointF(), self.size(picture))
                    draw_suit(painter, suit, box, self._look.suit_colour(suit), self._look.signs)
                case SeatsAround(names=names):
                    draw_seats(painter, self._look, self._look.scale * self.zoom, names)
        return pixmap

    def _draw_row(self, painter: QPainter, row: CardRow, ratio: float) -> None:
        edge, step = self._edge(row), self._step(row)
        for index, card in enumerate(row.cards):
            slot = QRectF(round(index * step), 0, self._slot(row), self.size(row).height())
            self._draw_card(painter, row, card, QPointF(slot.center().x() - self.px(row.width) / 2, edge), ratio)
            if index == row.marked:
                size = card_size(self.px(row.width))
                ring = QRectF(slot.center().x() - size.width() / 2, edge, size.width(), size.height())
                grow = edge
                ring.adjust(-grow, -grow, grow, grow)
                plate(painter, ring, None, self._look.theme.accent, radius=self.px(8), weight=self.px(_RING))
            if row.captions:
                room = QRectF(slot.left(), slot.bottom() - self.px(_CAPTION), slot.width(), self.px(_CAPTION))
                bold = index == row.marked
                font = self._look.font(SMALL, bold)
                font.setPixelSize(self.px(SMALL + 1))
                ink = self._look.theme.text if bold else self._look.theme.text2
                write(painter, room, row.captions[index], ink, font, Qt.AlignmentFlag.AlignHCenter)

    def _draw_card(self, painter: QPainter, row: CardRow, card: Card, corner: QPointF, ratio: float) -> None:
        painter.drawPixmap(corner, self._faces.face(card, self.px(row.width), ratio))
        if card in row.dim:
            size, theme = card_size(self.px(row.width)), self._look.theme
            veil = QRectF(corner, size).adjusted(0.5, 0.5, -0.5, -0.5)
            plate(painter, veil, faded(theme.panel2, 1 - theme.faint), radius=self.px(row.width) * 0.06)

    def _slot(self, row: CardRow) -> int:
        """The width each card has for itself and its caption."""
        return self.px(row.width * 1.5 if row.captions else row.width) + 2 * self._edge(row)

    def _step(self, row: CardRow) -> float:
        """From one card to the next."""
        wide = self._slot(row) + self.px(_GAP)
        if len(row.cards) < 2:
            return wide
        return min(wide, (self.px(_ROOM) - self._slot(row)) / (len(row.cards) - 1))

    def _edge(self, row: CardRow) -> int:
        """Room for the ring."""
        return self.px(_RING + 2) if row.marked >= 0 else 0


class Album:
    """Pictures by the addresses under which a page asks for them."""

    def __init__(self) -> None:
        self._first = 0
        self._addresses: dict[Picture, str] = {}
        self._pictures: dict[str, tuple[Picture, str]] = {}

    def add(self, picture: Picture, text: str) -> str:
        """The address of this picture; ``text`` is what it shows, for whoever searches or copies it."""
        address = self._addresses.setdefault(picture, f"picture:{self._first + len(self._addresses)}")
        self._pictures[address] = picture, text
        return address

    def read(self, document: QTextDocument) -> list[str]:
        """What stands at each place of a page: a character or the words of a picture.

        A picture without words takes the space behind it along.
        """
        told = list(document.toRawText())  # it keeps no-break spaces
        cursor = QTextCursor(document)
        for place, character in enumerate(told):
            if character == PICTURE:
                cursor.setPosition(place + 1)
                _, told[place] = self._pictures[cursor.charFormat().toImageFormat().name()]
                if not told[place]:
                    told[place + 1] = ""
        return told

    def clear(self) -> None:
        """Forgets all; addresses given before lead nowhere."""
        self._first += len(self._addresses)
        self._addresses.clear()
        self._pictures.clear()

    def find(self, address: str) -> Picture | None:
        """The picture with this address."""
        found = self._pictures.get(address)
        return None if found is None else found[0]
