"""The own hand: a row of cards, how high each one stands, and which is in focus."""

from collections.abc import Collection, Iterator
from math import cos, radians, sin

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    Signal,
    Slot,
)

from skatdesk.skat.cards import Card, Cards
from skatdesk.ui.look.tokens import CARD_RATIO, LIGHT_VEIL, VEIL
from skatdesk.ui.table import speeds
from skatdesk.ui.table.card_item import CardItem, Dress
from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.layout import DRAWN_HEIGHT, DRAWN_WIDTH, Spot, TableLayout

LIFT, FOCUS_LIFT = 16.0, 30.0
"""How far (px of the drawing) a playable card stands up, and the one in focus."""
TAB_LIFT = 8.0
"""The same where their tabs would come to lie under a panel."""
HAND_Z = 300.0
_REACH = 0.6
"""How far from the row, in heights of a card, a carried card still finds a place in it."""
_SWAY = ((0.0, 0.0), (0.2, -7.0), (0.5, 6.0), (0.8, -3.0), (1.0, 0.0))
"""A shake: parts of its time, and px of the drawing to the side."""


class HandRow(QObject):
    """Keeps the row in order by itself, beside the choreography of the table.

    Pointing at a card lifts it at once and delays nothing; while a step of the
    choreography is on its way, that step brings the cards to their places.

    Signals:
        arranged(object): the ``Cards`` of the hand as the player has put them by hand.
        stepped(object): the ``Card`` the focus has come to by key.
        dressed(): which cards may be chosen, or how they look, may be different.
    """

    arranged = Signal(object)
    stepped = Signal(object)
    dressed = Signal()

    def __init__(self, choreographer: Choreographer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = TableLayout(DRAWN_WIDTH, DRAWN_HEIGHT)
        self._choreographer = choreographer
        self._items: list[CardItem] = []
        self._out: list[CardItem] = []
        self._playable: Collection[Card] | None = None
        self._bright: Collection[Card] | None = None
        self._focus: Card | None = None
        self._low = False
        self._last = 0
        self._tagged: Cards = ()
        self._tag = ""
        self._advised: Cards = ()
        self._brought: Card | None = None
        self._advice = ""
        self._carried: CardItem | None = None
        self._before: list[CardItem] = []
        self._moving: QParallelAnimationGroup | None = None
        choreographer.settled.connect(self.rest)

    # -------------------------------------------------------------- which cards

    def hold(self, items: list[CardItem]) -> None:
        """These items are the own hand from now on, in this order; the list stays the caller's."""
        if self._carried is not None:
            self._carried.setOpacity(1)
        self._carried = None
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

    @property
    def in_sight(self) -> Cards:
        """The cards keys can reach: none of them while a page lies over the row."""
        return tuple(item.card for item in self.items if item.card is not None and item.isVisible())

    def keep_order(self) -> None:
        """The hand has been sorted: in this order it stands again when a card that is carried leaves the row."""
        self._before = list(self._items)

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

    def may_choose(self, item: CardItem) -> bool:
        """Whether this card may be played or put away now."""
        return self._playable is not None and item.card in self._playable

    def set_bright(self, cards: Collection[Card] | None) -> None:
        """Lights these cards (the trumps of a game pointed at); None: all alike."""
        self._bright = cards
        self.rest()

    def set_tagged(self, cards: Cards) -> None:
        """Which cards carry the tag: those from the skat."""
        self._tagged = cards

    def set_advised(self, cards: Cards, word: str = "") -> None:
        """The cards a hint points out: they stand up in a ring of gold, with this word where no tag is on the tab."""
        self._advised, self._advice = cards, word
        if self._brought not in cards:
            self._brought = None
        self.rest()

    @property
    def advised(self) -> Cards:
        """The cards a hint points out."""
        return self._advised

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

    def leave_focus(self) -> None:
        """The pointer is on no card any more: the focus goes back to where a hint brought the keys, if one did."""
        self.set_focus(self._brought if self._brought in self.cards else None)

    def keep_low(self, low: bool) -> None:
        """Whether the card in focus stands no higher than playable ones: on these a panel stands."""
        if low is not self._low:
            self._low = low
            self.rest()

    def step_focus(self, step: int) -> None:
        """Moves the focus to a neighbour; without a focus it begins where a card is asked for."""
        cards = self.cards
        if cards:
            at = self._beginning(step) if self.focus is None else (cards.index(self.focus) + step) % len(cards)
            self.step_to(cards[at])

    def step_to(self, card: Card) -> None:
        """Moves the focus to this card, by key."""
        self.set_focus(card)
        self.stepped.emit(card)

    def bring_focus(self, card: Card) -> None:
        """Moves the focus to the card of a hint, where it stays when the pointer wanders off."""
        self._brought = card
        self.step_to(card)

    def _beginning(self, step: int) -> int:
        """At the card of a hint, else at one that may be played; the nearest to where it was last, or to that end."""
        cards = self.cards
        last = self._last if self._last or step > 0 else len(cards)
        places = [at for at, card in enumerate(cards) if card in self._advised]
        places = places or [at for at, card in enumerate(cards) if card in (self._playable or cards)]
        return min(places or range(len(cards)), key=lambda at: abs(at - last))

    def shift_focus(self, step: int) -> None:
        """Moves the card in focus one place along the row."""
        if self.focus is not None:
            items = self.items
            at = self.cards.index(self.focus)
            if self._shift(items[at], min(max(at + step, 0), len(items) - 1)):
                self._tell_arranged()
            self.stepped.emit(self.focus)

    def _shift(self, item: CardItem, to: int) -> bool:
        """Puts a card of the row at this place; whether that changes anything."""
        line = self.items
        if line.index(item) == to:
            return False
        line.remove(item)
        line.insert(to, item)
        places = iter(line)
        # In place: the list is the pile's.
        self._items[:] = [other if other in self._out else next(places) for other in self._items]
        self._last = to
        self.rest()
        return True

    def _tell_arranged(self) -> None:
        self.arranged.emit(tuple(item.card for item in self._items if item.card is not None))

    def dress(self) -> None:
        """Veils what may not be played, rings the card in focus, tags the cards from the skat."""
        for item in self._items:
            veil = 0.0
            if self._playable is not None:
                veil = 0.0 if item.card in self._playable else VEIL
            elif self._bright is not None:
                veil = 0.0 if item.card in self._bright else LIGHT_VEIL
            marked = self._focus is not None and item.card is self._focus
            advised = item.card in self._advised
            label = self._tag if item.card in self._tagged else self._advice if advised else ""
            shown = self._shown(item) if label else 1.0
            item.dress(Dress(0.0 if advised else veil, marked, advised, label, shown))
        self.dressed.emit()

    # -------------------------------------------------------------- where they stand

    def spots(self) -> Iterator[tuple[CardItem, Spot, float, bool]]:
        """Item, spot, height and that it lies face up, for every card of the row."""
        items = self.items
        for index, item in enumerate(items):
            yield item, self.table.hand(index, len(items), self._lift(item)), HAND_Z + index, True

    def _shown(self, item: CardItem) -> float:
        """The share of the card's width that the next card leaves free at its head; all of it beside a lower one."""
        items = self.items
        at = items.index(item) if item in items else self.count - 1
        if at == self.count - 1 or self._lift(items[at + 1]) < self._lift(item):
            return 1.0
        spot, following = (self.table.hand(index, self.count) for index in (at, at + 1))
        return (following.x - spot.x) / spot.width

    def _lift(self, item: CardItem) -> float:
        stands = TAB_LIFT if self._low and (self._tagged or self._advised) else LIFT
        if item.card is not None and item.card is self._focus:
            return stands if self._low else FOCUS_LIFT
        chosen = self._playable if self._playable is not None else self._bright
        playable = chosen is not None and item.card in chosen and len(chosen) < self.count
        return stands if playable or item.card in self._advised else 0.0

    def at(self, point: QPointF) -> CardItem | None:
        """The topmost card at this point of the scene; a lifted card keeps the room it stood on.

        Of a hand that lies under a page there is none, though it reaches a little beyond that.
        """
        items = self.items
        for index, item in reversed(list(enumerate(items))):
            if not item.isVisible():
                continue
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
        """This card is between the player's fingers, there; None: it has been let go and goes back by itself.

        Over the row the others make room for it, and there it stays when it is let go.
        """
        found = None if card is None else self._find(card)
        if found is None:
            self._put_down()
            return
        item, spot = found
        if item is not self._carried:
            self._put_down()
            self._carried, self._before = item, list(self._items)
            self.rest()
        item.setOpacity(0)
        if abs(middle.y() - spot.y) < spot.width * CARD_RATIO * _REACH:
            self._shift(item, self._place_at(middle.x()))
        elif self._items != self._before and len(self._items) == len(self._before):
            self._items[:] = self._before
            self.rest()
        item.place(Spot(middle.x(), middle.y(), spot.width), HAND_Z, True)

    @property
    def carries(self) -> bool:
        """Whether a card of the row is between the player's fingers."""
        return self._carried is not None

    def _place_at(self, x: float) -> int:
        """Which place of the row is nearest to this x."""
        count = self.count
        return min(range(count), key=lambda index: abs(self.table.hand(index, count).x - x))

    def _put_down(self) -> None:
        carried, self._carried = self._carried, None
        if carried is not None:
            carried.setOpacity(1)
            if self._items != self._before and set(self._items) == set(self._before):
                self._tell_arranged()
        self.rest()

    @Slot()
    def rest(self) -> None:
        """Lets every card go to its place, unless the choreography is about to bring it there."""
        self.dress()
        if self._choreographer.moving:
            return
        self._move(self._to_rest())

    def _to_rest(self, at_once: CardItem | None = None) -> list[QAbstractAnimation]:
        """What brings every card to its place, but the one that is carried; this one is put there ``at_once``."""
        ms = self._choreographer.ms(speeds.LIFT)
        parts: list[QAbstractAnimation] = []
        for item, spot, z, up in self.spots():
            if item is not self._carried:
                parts += item.glide(spot, z, up, 0 if item is at_once else ms)
        return parts

    def shake(self, card: Card) -> None:
        """A short shake: this card may not be played. One that comes back from where it was dragged says so by that."""
        found = self._find(card)
        if found is None or self._choreographer.instant or self._choreographer.moving:
            return
        item, spot = found
        if (item.pos() - QPointF(spot.x, spot.y)).manhattanLength() > spot.width / 2:
            return
        sway = QPropertyAnimation(item, b"x")
        sway.setDuration(self._choreographer.ms(speeds.SHAKE))
        for part, aside in _SWAY:
            sway.setKeyValueAt(part, spot.x + aside * self.table.scale)
        self._move([*self._to_rest(at_once=item), sway])

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
