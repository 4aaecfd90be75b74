"""The own hand: a row of cards, how high each one stands, and which is in focus."""

from collections.abc import Collection, Iterator
from math import cos, radians, sin

from PySide6.QtCore import QAbstractAnimation, QObject, QParallelAnimationGroup, QPointF, QPropertyAnimation, Slot

from skatdesk.skat.cards import Card, Cards
from skatdesk.ui.look.tokens import CARD_RATIO, LIGHT_VEIL, VEIL
from skatdesk.ui.table import speeds
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.layout import DRAWN_HEIGHT, DRAWN_WIDTH, Spot, TableLayout

LIFT, FOCUS_LIFT = 16.0, 30.0
"""How far (px of the drawing) a playable card stands up, and the one in focus."""
HAND_Z = 300.0
_SWAY = ((0.0, 0.0), (0.2, -7.0), (0.5, 6.0), (0.8, -3.0), (1.0, 0.0))
"""A shake: parts of its time, and px of the drawing to the side."""


class HandRow(QObject):
    """Keeps the row in order by itself, beside the choreography of the table.

    Pointing at a card lifts it at once and delays nothing; while a step of the
    choreography is on its way, that step brings the cards to their places.
    """

    def __init__(self, choreographer: Choreographer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = TableLayout(DRAWN_WIDTH, DRAWN_HEIGHT)
        self._choreographer = choreographer
        self._items: list[CardItem] = []
        self._out: list[CardItem] = []
        self._playable: Collection[Card] | None = None
        self._bright: Collection[Card] | None = None
        self._focus: Card | None = None
        self._last = 0
        self._tagged: Cards = ()
        self._tag = ""
        self._carried: CardItem | None = None
        self._moving: QParallelAnimationGroup | None = None
        choreographer.settled.connect(self.rest)

    # -------------------------------------------------------------- which cards

    def hold(self, items: list[CardItem]) -> None:
        """These items are the own hand from now on, in this order; the list stays the caller's."""
        self._items = items
        self._out = []

    @property
    def items(self) -> list[CardItem]:
        """The items in the row, from left to right."""
        return [item for item in self._items if item not in self._out]

    @property
    def count(self) -> int:
        """How many cards stand in the row."""
        return len(self.items)

    @property
    def cards(self) -> Cards:
        """The cards in the row, from left to right."""
        return tuple(item.card for item in self.items if item.card is not None)

    def lift_out(self, cards: Collection[Card]) -> None:
        """Takes these cards out of the row, because they are shown elsewhere; all others are in it."""
        self._out = [item for item in self._items if item.card in cards]
        for item in self._items:
            item.setVisible(item not in self._out)
        self.rest()

    def is_out(self, item: CardItem) -> bool:
        """Whether this card is shown elsewhere."""
        return item in self._out

    # -------------------------------------------------------------- how they look

    def set_playable(self, cards: Collection[Card] | None) -> None:
        """Which cards may be played: they stand up, the others are veiled; None: nobody is asked."""
        self._playable = cards
        self.rest()

    def set_bright(self, cards: Collection[Card] | None) -> None:
        """Lights these cards (the trumps of a game pointed at); None: all alike."""
        self._bright = cards
        self.rest()

    def set_tagged(self, cards: Cards) -> None:
        """Which cards carry the tag: those from the skat."""
        self._tagged = cards

    def set_tag(self, word: str) -> None:
        """What the tag says."""
        self._tag = word
        self.dress()

    @property
    def focus(self) -> Card | None:
        """The card in focus, if it still is in the row."""
        return self._focus if self._focus in self.cards else None

    def set_focus(self, card: Card | None) -> None:
        """Lifts and rings one card, None for none."""
        if self._focus is not card:
            self._focus = card
            if card in self.cards:
                self._last = self.cards.index(card)
            self.rest()

    def step_focus(self, step: int) -> None:
        """Moves the focus to a neighbour; without a focus it begins where it was last, or at that end."""
        cards = self.cards
        if not cards:
            return
        if self.focus is None:
            at = min(self._last, len(cards) - 1) if self._last or step > 0 else len(cards) - 1
        else:
            at = (cards.index(self.focus) + step) % len(cards)
        self.set_focus(cards[at])

    def dress(self) -> None:
        """Veils what may not be played, rings the card in focus, tags the cards from the skat."""
        for item in self._items:
            veil = 0.0
            if self._playable is not None:
                veil = 0.0 if item.card in self._playable else VEIL
            elif self._bright is not None:
                veil = 0.0 if item.card in self._bright else LIGHT_VEIL
            marked = self._focus is not None and item.card is self._focus
            item.dress(veil, marked=marked, label=self._tag if item.card in self._tagged else "")

    # -------------------------------------------------------------- where they stand

    def spots(self) -> Iterator[tuple[CardItem, Spot, float, bool]]:
        """Item, spot, height and that it lies face up, for every card of the row."""
        items = self.items
        for index, item in enumerate(items):
            yield item, self.table.hand(index, len(items), self._lift(item)), HAND_Z + index, True

    def _lift(self, item: CardItem) -> float:
        if item.card is not None and item.card is self._focus:
            return FOCUS_LIFT
        chosen = self._playable if self._playable is not None else self._bright
        return LIFT if chosen is not None and item.card in chosen and len(chosen) < self.count else 0.0

    def at(self, point: QPointF) -> CardItem | None:
        """The topmost card at this point of the scene; a lifted card keeps the room it stood on."""
        items = self.items
        for index, item in reversed(list(enumerate(items))):
            spot = self.table.hand(index, len(items))
            away = point - QPointF(spot.x, spot.y)
            turn = radians(spot.turn)
            x = away.x() * cos(turn) + away.y() * sin(turn)
            y = away.y() * cos(turn) - away.x() * sin(turn)
            half = spot.width / 2
            if abs(x) <= half and -half * CARD_RATIO - self._lift(item) * self.table.scale <= y <= half * CARD_RATIO:
                return item
        return None

    def _find(self, card: Card) -> tuple[CardItem, Spot] | None:
        return next(((item, spot) for item, spot, _, _ in self.spots() if item.card is card), None)

    # -------------------------------------------------------------- movement

    def carry(self, card: Card | None, middle: QPointF) -> None:
        """This card is between the player's fingers, there; None: it has been let go and goes back by itself."""
        carried, self._carried = self._carried, None
        if carried is not None:
            carried.setOpacity(1)
        found = None if card is None else self._find(card)
        if found is None:
            self.rest()
            return
        self._carried, spot = found
        self.halt()
        self._carried.setOpacity(0)
        self._carried.place(Spot(middle.x(), middle.y(), spot.width), HAND_Z, True)

    @Slot()
    def rest(self) -> None:
        """Lets every card go to its place, unless the choreography is about to bring it there."""
        self.dress()
        if self._choreographer.moving:
            return
        ms = self._choreographer.ms(speeds.LIFT)
        self._move([part for item, spot, z, up in self.spots() for part in item.glide(spot, z, up, ms)])

    def shake(self, card: Card) -> None:
        """A short shake: this card may not be played."""
        found = self._find(card)
        if found is None or self._choreographer.instant or self._choreographer.moving:
            return
        item, spot = found
        sway = QPropertyAnimation(item, b"x")
        sway.setDuration(self._choreographer.ms(speeds.SHAKE))
        for part, aside in _SWAY:
            sway.setKeyValueAt(part, spot.x + aside * self.table.scale)
        self._move([sway])

    def halt(self) -> None:
        """Stops where it is whatever moves in the row."""
        if self._moving is not None:
            self._moving.stop()
            self._moving.deleteLater()
            self._moving = None

    def _move(self, parts: list[QAbstractAnimation]) -> None:
        self.halt()
        if not parts:
            return
        self._moving = QParallelAnimationGroup(self)
        for part in parts:
            self._moving.addAnimation(part)
        self._moving.finished.connect(self.halt)
        self._moving.start()
