"""A deal in the making: which card lies where, with undo and redo."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.coach.wishes.wish import Place
from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.seats import BySeat


@dataclass(frozen=True, slots=True)
class Laid:
    """One state of the draft: the place of each card, None for the tray; ``loose`` cards were dealt at random."""

    places: tuple[Place | None, ...] = (None,) * len(CARDS)
    loose: frozenset[Card] = frozenset()

    def at(self, place: Place | None) -> Cards:
        """The cards that lie there."""
        return tuple(card for card in CARDS if self.places[card] is place)

    def room(self, place: Place) -> int:
        """How many more cards fit there."""
        return place.size - len(self.at(place))

    def moved(self, cards: Iterable[Card], place: Place | None) -> "Laid":
        """With these cards there; they are no longer loose."""
        moved = frozenset(cards)
        places = tuple(place if card in moved else lies for card, lies in zip(CARDS, self.places, strict=True))
        return Laid(places, self.loose - moved)

    @property
    def fixed(self) -> dict[Place, Cards]:
        """What was put down by hand."""
        return {place: tuple(card for card in self.at(place) if card not in self.loose) for place in Place}

    @property
    def deal(self) -> Deal | None:
        """The deal, None as long as a card is missing."""
        if None in self.places:
            return None
        return Deal(BySeat(*(self.at(place) for place in Place if place is not Place.SKAT)), self.at(Place.SKAT))

    @staticmethod
    def of(deal: Deal) -> "Laid":
        """A deal as it is; nothing in it is loose."""
        by_card = {card: place for place in Place for card in place.cards_of(deal)}
        return Laid(tuple(by_card[card] for card in CARDS))


class Draft(QObject):
    """What lies where, and every state before.

    Signals:
        changed(): a card lies elsewhere.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = Laid()
        self._before: list[Laid] = []
        self._after: list[Laid] = []

    @property
    def now(self) -> Laid:
        """The present state."""
        return self._now

    @property
    def deal(self) -> Deal | None:
        """The deal, None as long as a card is missing."""
        return self._now.deal

    @property
    def can_undo(self) -> bool:
        """Whether there is a state before."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._after)

    def put(self, cards: Iterable[Card], place: Place | None) -> bool:
        """Lays cards down, or back into the tray (None); False, and nothing has changed, where they do not fit."""
        laid = self._now.moved(cards, place)
        if place is not None and laid.room(place) < 0:
            return False
        self._show(laid)
        return True

    def swap(self, card: Card, other: Card) -> None:
        """Each card goes where the other lies."""
        places = self._now.places
        self._show(self._now.moved((card,), places[other]).moved((other,), places[card]))

    def lay(self, deal: Deal) -> None:
        """All cards as in this deal."""
        self._show(Laid.of(deal))

    def deal_rest(self, deal: Deal) -> None:
        """A deal with the fixed cards where they are; all others are loose."""
        fixed = {card for cards in self._now.fixed.values() for card in cards}
        self._show(replace(Laid.of(deal), loose=frozenset(CARDS) - fixed))

    @Slot()
    def clear(self) -> None:
        """All cards back into the tray."""
        self._show(Laid())

    @Slot()
    def undo(self) -> None:
        """The state before."""
        if self._before:
            self._after.append(self._now)
            self._now = self._before.pop()
            self.changed.emit()

    @Slot()
    def redo(self) -> None:
        """What was taken back."""
        if self._after:
            self._before.append(self._now)
            self._now = self._after.pop()
            self.changed.emit()

    def _show(self, laid: Laid) -> None:
        if laid != self._now:
            self._before.append(self._now)
            self._after.clear()
            self._now = laid
            self.changed.emit()
