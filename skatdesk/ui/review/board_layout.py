"""Where things lie on the board of the review: arithmetic alone. The cards grow with the board."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QPointF, QRectF, QSize

from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.seats import Seat
from skatdesk.ui.look.faces import card_size
from skatdesk.ui.look.tokens import CARD_RATIO, MINI_RATIO, S1, S2, S3

HEAD, VALUE = 36, 24
"""Heights of avatar and name, and of what stands below a card."""

_HAND, _MINI, _TRICK = 84, 46, 76
"""Widths of cards on the smallest board drawn: of the hand at the bottom, of others' and in the skat, in the trick."""
_SPREAD, _DROP, _LIFT = 66, 26, 12
"""How far the cards of a trick lie from its middle, the own one below the others, and a chosen one above its hand."""
_GAP, _WORDS = 4, 118
"""Between small cards and around names, and the least room for contract and points."""
_LEAST = 22
"""Pixels of a card that stay visible under the next one."""
_ROW = 10
"""Cards of a hand, for which there is always room; only a declarer with the skat has more."""
_SHOWN = 0.75
"""As much of a card at the bottom is seen, unless the board is small."""
_MOST_GROWTH, _LEAST_GROWTH = 16, 5
"""In tenths, so that a window whose edge is dragged does not need new faces for every pixel; less than ten only where
larger letters leave the cards less room than is drawn."""


class BoardLayout:
    """A board of this size, with ``px`` for designed lengths, seen from the seat at the ``bottom``, who has ``cards``.

    ``hand``, ``trick`` and ``mini`` are the widths of cards (px); the skat lies as small as the others' hands.
    ``enlarged``: with larger letters than the window is drawn for.
    """

    def __init__(
        self, size: QSize, px: Callable[[float], int], bottom: Seat, cards: int, *, enlarged: bool = False
    ) -> None:
        self._width, self._height, self._px, self._bottom = size.width(), size.height(), px, bottom
        growth = _growth(size, px, _LEAST_GROWTH if enlarged else 10)
        own = (self._width - 2 * px(S2)) / (1 + _SHOWN * (max(_ROW, cards) - 1))
        other = (self._width / 2 - 2 * px(S2) + px(_GAP)) / _ROW - px(_GAP)
        least = min(growth, 1)
        self.hand = int(max(px(_HAND) * least, min(px(_HAND) * growth, own)))
        self.mini = int(max(px(_MINI) * least, min(px(_MINI) * growth, other)))
        self.trick = int(px(_TRICK) * growth)
        self._spread, self._drop = px(_SPREAD) * growth, px(_DROP) * growth

    @property
    def mini_height(self) -> float:
        """The height of a small card."""
        return self.mini * MINI_RATIO

    @property
    def hand_top(self) -> float:
        """Where the cards at the bottom begin, as long as none is lifted."""
        return self._height - self._px(S1) - self._px(VALUE) - card_size(self.hand).height()

    @property
    def middle(self) -> QPointF:
        """The middle of the trick."""
        above = self._px(S1 + HEAD) + self.mini_height + self._px(VALUE)
        below = self.hand_top - self._px(HEAD + _LIFT)
        return QPointF(self._width / 2, (above + below) / 2)

    @property
    def line_of_others(self) -> float:
        """How high the others' cards of the trick lie, and beside them the skat and the words."""
        return self.middle.y() - self._drop

    def head_box(self, *, right: bool) -> QRectF:
        """Where avatar and name of another player stand: above his cards, from their outer end on."""
        half = self._width / 2
        return QRectF((half if right else 0) + self._px(S2), self._px(_GAP), half - 2 * self._px(S2), self._px(HEAD))

    def own_head_box(self, name: float) -> QRectF:
        """The same of the own seat, whose avatar and name are so wide: over the middle of the cards, lifted or not."""
        left = max(self._px(S2), (self._width - name) / 2)
        top = self.hand_top - self._px(_LIFT + HEAD) - self._px(_GAP)
        return QRectF(left, top, self._width - left - self._px(S2), self._px(HEAD))

    def hand_boxes(self, cards: Cards, chosen: Collection[Card]) -> dict[Card, QRectF]:
        """Where the cards at the bottom lie, from left to right."""
        size = card_size(self.hand)
        room = self._width - 2 * self._px(S2) - size.width()
        step = min(self.hand + self._px(S1), room / max(1, len(cards) - 1))
        left = (self._width - size.width() - step * (len(cards) - 1)) / 2
        boxes = {}
        for place, card in enumerate(cards):
            lift = self._px(_LIFT) if card in chosen else 0
            boxes[card] = QRectF(left + place * step, self.hand_top - lift, size.width(), size.height())
        return boxes

    def mini_boxes(self, count: int, *, right: bool) -> list[QRectF]:
        """Where so many cards of another player lie, from left to right."""
        room = self._width / 2 - 2 * self._px(S2) - self.mini
        step = min(self.mini + self._px(_GAP), max(_LEAST, room / max(_ROW - 1, count - 1)))
        block = self.mini + step * (count - 1)
        left = self._width - self._px(S2) - block if right else self._px(S2)
        top = self._px(S1 + HEAD)
        return [QRectF(left + place * step, top, self.mini, self.mini_height) for place in range(count)]

    def trick_box(self, seat: Seat) -> QRectF:
        """Where the card lies that this seat plays."""
        aside = 0.0 if seat is self._bottom else -self._spread if seat is self._bottom.next else self._spread
        box = QRectF(QPointF(), card_size(self.trick).toSizeF())
        box.moveCenter(self.middle + QPointF(aside, self._drop if seat is self._bottom else -self._drop))
        return box

    def skat_boxes(self, count: int) -> list[QRectF]:
        """Where the skat lies, at the left."""
        left, top = self._px(S2), self.line_of_others - self.mini_height / 2
        return [
            QRectF(left + place * (self.mini + self._px(_GAP)), top, self.mini, self.mini_height)
            for place in range(count)
        ]

    @property
    def words_left(self) -> float:
        """From where on the felt at the right is free for words."""
        return self.middle.x() + self._spread + self.trick / 2 + self._px(S3)


def _growth(size: QSize, px: Callable[[float], int], least: int) -> float:
    """How much larger than on the smallest board cards can be: by what lies below each other, and beside the trick."""
    lines = px(2 * S1 + 2 * HEAD + 2 * VALUE + _LIFT + 2 * S1 + _GAP)
    cards = px(_MINI) * MINI_RATIO + (px(_TRICK) + px(_HAND)) * CARD_RATIO + 2 * px(_DROP)
    high = (size.height() - lines) / cards
    wide = (size.width() / 2 - px(S2 + S3 + _WORDS)) / (px(_SPREAD) + px(_TRICK) / 2)
    return max(least, min(_MOST_GROWTH, int(10 * min(high, wide)))) / 10
