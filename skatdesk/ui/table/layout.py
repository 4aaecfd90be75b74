"""Where everything lies on the table: pure arithmetic.

All positions are pixels of the table area (felt without the dock), measured on a
drawing of 1152 × 900. Wider or higher areas keep the sizes of the smaller side:
the top row hangs from the top, the hand stands on the bottom, the trick lies between.
The table is never mirrored: play goes clockwise in every language.
"""

from dataclasses import dataclass
from enum import IntEnum
from math import cos, radians, sin

from skatdesk.ui.look.tokens import (
    BAR_HEIGHT,
    CARD_HAND,
    CARD_OPPONENT,
    CARD_RATIO,
    CARD_TRICK,
    CRAMPED,
    STATUS_HEIGHT,
)

DRAWN_WIDTH, DRAWN_HEIGHT = 1152, 900
CARD_TOP = 66
"""The cards of the player opposite, who has less room."""
_RAISED, _TUCKED = 80, 40
"""Where it is cramped: how much higher the plates at the sides are, and how much deeper behind them the fans."""
_HEAP = 56
"""How far a heap of tricks reaches inwards from the plate beside it."""
_PANEL = 304
"""How high a panel is drawn."""
_WIDENED = 48
"""How much wider the plates are at most, as far as the table is wider than drawn, and by half for larger letters:
for the level beside the name."""


class Side(IntEnum):
    """Where a player sits, seen from the bottom of the table; clockwise."""

    SELF = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre and width in px, its turn in degrees."""

    x: float
    y: float
    width: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in px."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Positions for a table area of this size in px; ``enlarged``: with larger letters than it is drawn for."""

    width: float
    height: float
    enlarged: bool = False

    @property
    def scale(self) -> float:
        """Size of everything relative to the drawing."""
        return min(self.width / DRAWN_WIDTH, self.height / DRAWN_HEIGHT)

    @property
    def cramped(self) -> bool:
        """Whether letters are larger than things are drawn for; panels need more of the felt then."""
        return self.enlarged or self.scale < CRAMPED

    @property
    def middle(self) -> float:
        """The x of the vertical axis."""
        return self.width / 2

    @property
    def trick_y(self) -> float:
        """The y of the middle of the trick."""
        return (400 * self.scale + self.height - 500 * self.scale) / 2

    def hand(self, index: int, count: int, lift: float = 0.0) -> Spot:
        """Your card ``index`` of ``count``: an even row on a shallow arc."""
        scale = self.scale
        card = {11: 128, 12: 128, 10: 132, 9: 134}.get(count, CARD_HAND)
        step = {11: 84, 12: 84, 10: 92, 9: 94}.get(count, 96)
        curve = 0.45 if count > 10 else 0.75 if count < 10 else 0.5
        offset = index - (count - 1) / 2
        base = self.height - (DRAWN_HEIGHT - 738) * scale
        return Spot(
            self.middle + offset * step * scale,
            base + (offset * offset * curve - lift) * scale,
            card * scale,
            offset * curve * 1.05,
        )

    @property
    def hand_top(self) -> float:
        """The y above which a dragged card counts as played."""
        return self.height - (DRAWN_HEIGHT - 610) * self.scale

    def fan(self, side: Side, index: int, count: int) -> Spot:
        """A card of another player's fan, held behind the seat plate; at the top it opens downwards."""
        scale = self.scale
        plate = self.plate(side)
        spread = 46 * count / 10 + 8
        turn = 0.0 if count < 2 else spread * (index / (count - 1) - 0.5)
        card = (CARD_OPPONENT if side is not Side.TOP else CARD_TOP) * scale
        reach = card * CARD_RATIO * 0.80
        x, dx, dy = plate.x + plate.width / 2, reach * sin(radians(turn)), reach * cos(radians(turn))
        if side is Side.TOP:
            return Spot(x - dx, plate.y + plate.height - 36 * scale + dy, card, turn)
        behind = 36 + self.cramped * _TUCKED
        return Spot(x + dx, plate.y + behind * scale - dy, card, turn)

    def open_hand(self, side: Side, index: int, count: int) -> Spot:
        """A card of another player's hand that lies open: a row under the plate, every index free."""
        scale = self.scale
        plate = self.plate(side)
        card, most = (72, 26) if side is Side.TOP else (100, 31)
        x = plate.x + plate.width / 2 + (index - (count - 1) / 2) * most * scale
        return Spot(x, plate.y + plate.height + (12 + card / 2 * CARD_RATIO) * scale, card * scale)

    def trick(self, side: Side) -> Spot:
        """A card in the trick, leaning to its owner."""
        scale = self.scale
        dx, dy, turn = {
            Side.SELF: (4, 46, -1.0),
            Side.LEFT: (-66, -10, -9.0),
            Side.TOP: (0, -42, 2.0),
            Side.RIGHT: (66, -22, 8.0),
        }[side]
        return Spot(self.middle + dx * scale, self.trick_y + dy * scale, CARD_TRICK * scale, turn)

    def won(self, side: Side, trick: int) -> Spot:
        """The heap of tricks this player has won."""
        scale = self.scale
        rise = min(trick, 9) * 3 * scale
        if side is Side.SELF:
            return Spot(self.width - 96 * scale, self.height - 200 * scale - rise, 30 * scale, 90)
        plate = self.plate(side)
        if side is Side.RIGHT:
            return Spot(plate.x - 36 * scale, plate.y + 32 * scale - rise, 26 * scale, 90)
        return Spot(plate.x + plate.width + 36 * scale, plate.y + 32 * scale - rise, 26 * scale, 90)

    def skat(self, index: int) -> Spot:
        """The skat while it belongs to nobody: above the middle; never half under a panel of usual height."""
        scale, room = self.scale, self.panel
        card = CARD_OPPONENT * CARD_RATIO * scale
        spare = room.height - self.panel_height
        in_sight, behind = room.y + spare / 2, room.y + spare + card / 2
        # larger letters make the question for it higher, and the plates make way for both
        y = in_sight if spare > card else max(self.trick_y - (28 + self.enlarged * _RAISED) * scale, behind)
        return Spot(self.middle + (index - 0.5) * 40 * scale, y, CARD_OPPONENT * scale, (index - 0.5) * 8)

    def skat_shown(self, index: int) -> Spot:
        """The skat turned over at the end, while cards of an unfinished trick lie in the middle."""
        scale = self.scale
        return Spot(
            self.middle + (176 + index * 44) * scale,
            self.trick_y + 128 * scale,
            CARD_OPPONENT * scale,
            (index - 0.5) * 8,
        )

    def skat_aside(self, index: int) -> Spot:
        """The skat of a Ramsch, small, out of the way of the tricks."""
        scale = self.scale
        return Spot(self.middle + (150 + index * 14) * scale, self.trick_y + 128 * scale, 40 * scale)

    def put_away(self, side: Side, index: int) -> Spot:
        """The discarded skat, small beside the declarer."""
        scale = self.scale
        if side is Side.SELF:
            return Spot((44 + index * 12) * scale, self.height - 200 * scale, 30 * scale)
        plate = self.plate(side)
        x = plate.x - 32 * scale if side is not Side.RIGHT else plate.x + plate.width + 24 * scale
        return Spot(x + index * 8 * scale, plate.y + 32 * scale, 26 * scale)

    def dealer(self, side: Side) -> Spot:
        """Where the pack is dealt from."""
        if side is Side.SELF:
            return Spot(self.middle, self.height + 120 * self.scale, CARD_OPPONENT * self.scale)
        plate = self.plate(side)
        return Spot(plate.x + plate.width / 2, plate.y + plate.height / 2, CARD_OPPONENT * self.scale)

    def plate(self, side: Side) -> Box:
        """The name plate of another player."""
        scale = self.scale
        wider = min(_WIDENED, (self.width / scale - DRAWN_WIDTH) / 4 + self.enlarged * _WIDENED / 2)
        width, height = (224 + wider) * scale, 64 * scale
        top = (224 - self.cramped * _RAISED) * scale
        if side is Side.TOP:
            return Box(self.middle - width / 2, (BAR_HEIGHT + 24) * scale, width, height)
        x = self.width * 208 / DRAWN_WIDTH - width / 2
        return Box(x if side is Side.LEFT else self.width - x - width, top, width, height)

    def said(self, side: Side, *, opposite: bool, heap: bool = False) -> Box:
        """The room for what another player has said: from his plate or ``heap`` inwards, as far as the next cards.

        The cards of a player ``opposite`` lie between the plates at the sides only where it is cramped.
        """
        plate, gap = self.plate(side), 12 * self.scale
        past = gap + heap * _HEAP * self.scale
        y, height = plate.y + 20 * self.scale, 24 * self.scale
        inner = self._fan_left(Side.TOP) if opposite and self.cramped else self.middle
        if side is Side.RIGHT:
            start = 2 * self.middle - inner + gap
            return Box(start, y, plate.x - past - start, height)
        start = plate.x + plate.width + past
        end = self._fan_left(Side.RIGHT) if side is Side.TOP else inner
        return Box(start, y, end - gap - start, height)

    def _fan_left(self, side: Side) -> float:
        """The x of the outermost corner of a whole fan."""
        card = self.fan(side, 9 if side is Side.TOP else 0, 10)
        lean = radians(abs(card.turn))
        return card.x - card.width / 2 * (cos(lean) + CARD_RATIO * sin(lean))

    @property
    def bar(self) -> Box:
        """The line at the top."""
        return Box(0, 0, self.width, BAR_HEIGHT * self.scale)

    @property
    def status(self) -> Box:
        """The line at the bottom."""
        height = STATUS_HEIGHT * self.scale
        return Box(0, self.height - height, self.width, height)

    @property
    def panel(self) -> Box:
        """The room for a panel: under the plates, above the raised hand."""
        scale = self.scale
        top = (308 - self.cramped * _RAISED) * scale
        return Box(0, top, self.width, self.height - (DRAWN_HEIGHT - 612) * scale - top)

    @property
    def panel_height(self) -> float:
        """What a panel takes of its room unless its content needs more: in a high window felt stays in sight."""
        return min((_PANEL + self.enlarged * _RAISED) * self.scale, self.panel.height)

    @property
    def panel_reserve(self) -> float:
        """So much higher than its room a panel may be where a font has high lines."""
        return 12 * self.scale

    @property
    def page(self) -> Box:
        """The room for the result: nearly the whole felt."""
        if self.cramped:
            return Box(0, self.bar.height, self.width, self.status.y - self.bar.height)
        edge = 72 * self.scale
        return Box(0, edge, self.width, self.height - 2 * edge)

    @property
    def message_y(self) -> float:
        """The y of the middle of the message strip: between trick and hand."""
        return self.height - (DRAWN_HEIGHT - 572) * self.scale

    def message_beside_panel(self, *, opposite: bool) -> Box:
        """The room for the message strip while a panel takes that: between the fans, clear of every plate.

        Where it is cramped, a plate ``opposite`` leaves no room there: then on the line at the top.
        """
        if self.cramped and opposite:
            return self.bar
        left, right = self.plate(Side.LEFT), self.plate(Side.RIGHT)
        above = self.bar if self.cramped else self.plate(Side.TOP)
        x, y = left.x + left.width, above.y + above.height
        return Box(x, y, right.x - x, left.y - y)

    @property
    def message_below_page_y(self) -> float:
        """The y of its middle while a page covers the felt: on the bottom line, between its words and its buttons."""
        return self.status.y + self.status.height / 2

    @property
    def message_above_page_y(self) -> float:
        """The y of its middle where that has no room: on the line at the top, whose buttons stand at its ends."""
        return self.bar.height / 2
