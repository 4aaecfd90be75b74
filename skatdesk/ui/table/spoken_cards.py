"""The cards as a screen reader finds them: widgets stand for the items of the scene, of which Qt tells nothing."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QRect, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Card
from skatdesk.skat.seats import SEATS
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.tokens import CARD_RATIO
from skatdesk.ui.table.card_item import UNIT, CardItem
from skatdesk.ui.table.table_widget import TableWidget


class SpokenCard(QAbstractButton):
    """Stands where a card lies, sees no mouse and paints nothing; pressing it chooses the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card itself is painted by the scene."""


class SpokenCards(QObject):
    """Keeps a widget over every card that lies face up, as long as a screen reader listens.

    A card of the own hand is enabled while it may be played; its description says the place in the hand. What lies in
    the trick or in an open hand says whose it is.
    """

    def __init__(self, table: TableWidget, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._desk = desk
        self._widgets = [SpokenCard(table) for _ in range(32)]
        for widget in self._widgets:
            widget.clicked.connect(self._on_clicked)
            widget.stackUnder(table.bar)  # over the cards, under everything else
        scene = table.scene
        table.choreographer.settled.connect(self.refresh)
        table.view.resized.connect(self.refresh)
        table.retranslated.connect(self.refresh)
        desk.namer.changed.connect(self.refresh)
        scene.row.dressed.connect(self.refresh)
        scene.row.stepped.connect(self._on_stepped)

    @property
    def shown(self) -> list[SpokenCard]:
        """The widgets of the cards that can be read now."""
        return [widget for widget in self._widgets if not widget.isHidden()]

    @Slot()
    def refresh(self) -> None:
        """Every widget where its card lies, with its words."""
        if not QAccessible.isActive():
            return
        spare = iter(self._widgets)
        for item, words, enabled in self._readable():
            if item.card is None or not item.isVisible():
                continue
            widget = next(spare)
            widget.card = item.card
            widget.setGeometry(_box(item))
            widget.setAccessibleName(self._desk.namer.card(item.card))
            widget.setAccessibleDescription(words)
            widget.setEnabled(enabled)
            widget.show()
        for widget in spare:
            widget.card = None
            widget.hide()

    def _readable(self) -> Iterator[tuple[CardItem, str, bool]]:
        """Each card that lies open, what there is to say about it, and whether it may be chosen."""
        scene, names = self._table.scene, self._desk.company.names
        own = scene.row.items
        for place, item in enumerate(own, 1):
            #: For screen readers: which card of the hand this is; "3 of 10 in your hand"
            words = self.tr("{place} of {count} in your hand").format(place=number(place), count=number(len(own)))
            yield item, words, scene.row.may_choose(item)
        for seat, item in scene.piles.trick:
            #: For screen readers, about a card of the trick
            yield item, self.tr("played by {name}").format(name=names[seat]), False
        for seat in SEATS:
            for item in scene.piles.hands[seat]:
                if item not in own and item.face_up:
                    #: For screen readers, about a card of a hand that lies open
                    yield item, self.tr("in the hand of {name}").format(name=names[seat]), False

    @Slot(object)
    def _on_stepped(self, card: Card) -> None:
        """Keys have come to a card: the reader is told that the focus is there, though the view keeps the keys."""
        self.refresh()
        for widget in self.shown:
            if widget.card is card:
                QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Focus))

    @Slot()
    def _on_clicked(self) -> None:
        pressed = self.sender()
        if isinstance(pressed, SpokenCard) and pressed.card is not None:
            self._table.view.cardChosen.emit(pressed.card)


def _box(item: CardItem) -> QRect:
    """The card's place on the table, upright."""
    width = item.scale() * UNIT
    height = width * CARD_RATIO
    return QRect(round(item.x() - width / 2), round(item.y() - height / 2), round(width), round(height))
