"""The cards of a deal in the making: three hands, the skat and the tray, and what mouse and keys do with them."""

from functools import partial

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from skatdesk.coach.wishes.wish import Place
from skatdesk.i18n.bidi import isolate
from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.ui.deals.card_cells import CARD, CardCells
from skatdesk.ui.deals.deal_words import DealWords
from skatdesk.ui.deals.draft import Draft
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.keys import figure_place
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import S1, S2
from skatdesk.ui.look.translated import Translated

_NAME = 134
_TRAY_COLUMNS = 8
_PLACES = dict(enumerate(Place))


class Board(Translated, QWidget):
    """Cards are chosen and then put somewhere, or a place is chosen and filled with every card clicked.

    ``target`` is the place that is being filled, ``chosen`` the card that goes where the next click is.
    The page puts what belongs beside the skat and the tray into ``beside_skat`` and ``beside_tray``. A card that is
    dragged is drawn over the whole page: the board would cut it off at its edge.

    Signals:
        targetChanged(): another place, or none, is being filled.
        refused(str): why a card did not go where it was told to, in one sentence.
    """

    targetChanged = Signal()
    refused = Signal(str)

    def __init__(self, desk: Desk, draft: Draft, words: DealWords, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self._draft = draft
        self._words = words
        self.target: Place | None = Place.FOREHAND
        self._full = False
        self._handed_on = False
        self.chosen: Card | None = None
        self.heads = {place: Button(desk.look, key=str(place + 1)) for place in Place}
        self.cells = {place: CardCells(desk, place.size, 1) for place in Place}
        self.tray = CardCells(desk, _TRAY_COLUMNS, len(CARDS) // _TRAY_COLUMNS)
        self.beside_skat, self.beside_tray = QVBoxLayout(), QVBoxLayout()
        self._grid = QGridLayout()
        for place in Place:
            head, cells = self.heads[place], self.cells[place]
            head.setCheckable(True)
            self._grid.addWidget(head, place, 0)
            # not by alignment: that goes by the direction of the cells, which is that of cards in every language
            row = QHBoxLayout()
            row.addWidget(cells)
            row.addStretch(1)
            self._grid.addLayout(row, place, 1, 1, 1 if place is Place.SKAT else 2)
            head.clicked.connect(partial(self.choose_place, place))
            cells.emptyClicked.connect(partial(self.choose_place, place))
            cells.cardClicked.connect(self._on_laid_card)
        self._grid.addLayout(self.beside_skat, Place.SKAT, 2)
        self._grid.setColumnStretch(2, 1)
        self._below = QHBoxLayout()
        self._below.addWidget(self.tray, 0, Qt.AlignmentFlag.AlignTop)
        self._below.addLayout(self.beside_tray, 1)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addLayout(self._below)
        self._flying = QLabel(page)
        self._flying.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._flying.hide()
        self._all = (*self.cells.values(), self.tray)
        for cells in self._all:
            cells.cardTaken.connect(self.take_back)
            cells.dragged.connect(self._on_dragged)
            cells.dropped.connect(self._on_dropped)
            cells.released.connect(self._flying.hide)
        self.tray.cardClicked.connect(self._on_tray_card)
        self.tray.emptyClicked.connect(self._take_chosen_back)
        draft.changed.connect(self._on_draft)
        desk.look.changed.connect(self._refresh)
        desk.namer.changed.connect(self._write_words)
        desk.order.changed.connect(self._show)
        self._refresh()
        self._write_words()
        self._show()

    # -------------------------------------------------------------- choosing and putting

    def choose_place(self, place: Place) -> None:
        """Puts the chosen card there, or fills this place from now on; once more: no place.

        Who chooses the place to which the filling was just handed on means it, and does not put it off.
        """
        if self.chosen is not None:
            self.put(self.chosen, place)
        else:
            self.target = None if self.target is place and not self._handed_on else place
            self._handed_on = False
            self._show()
            self.targetChanged.emit()

    def put(self, card: Card, place: Place) -> None:
        """Lays a card down, or says why that cannot be."""
        self.chosen = None
        if not self._draft.put((card,), place):
            self._refuse(place)
        self._show()

    def put_all(self, cards: Cards, place: Place) -> bool:
        """Lays several cards down together; False where they do not fit."""
        done = self._draft.put(cards, place)
        if not done:
            self._refuse(place)
        return done

    def take_back(self, card: Card) -> None:
        """The card goes back into the tray."""
        self.chosen = None
        self._draft.put((card,), None)
        self._show()

    def _on_tray_card(self, card: Card) -> None:
        lies = self._draft.now.places[card]
        if self.target is not None and lies is None and self.chosen is None:
            self.put(card, self.target)
        else:
            self._choose(card)

    def _on_laid_card(self, card: Card) -> None:
        chosen = self.chosen
        places = self._draft.now.places
        if chosen is None or chosen is card or places[chosen] is places[card]:
            self._choose(card)
            return
        place = places[card]
        assert place is not None
        if self._draft.now.room(place):
            self.put(chosen, place)
        else:
            self._exchange(chosen, card)

    def _exchange(self, card: Card, other: Card) -> None:
        self.chosen = None
        self._draft.swap(card, other)
        self._show()

    def _choose(self, card: Card) -> None:
        self.chosen = None if self.chosen is card else card
        self._show()

    def _take_chosen_back(self) -> None:
        if self.chosen is not None:
            self.take_back(self.chosen)

    def _refuse(self, place: Place) -> None:
        full = self.tr("{place} is full: take a card away first, or drag the new one onto another to exchange them")
        self.refused.emit(full.format(place=isolate(self._words.place(place))))

    # -------------------------------------------------------------- dragging

    def _on_dragged(self, card: Card, at: QPoint) -> None:
        width = self._desk.look.px(CARD)
        if self._flying.isHidden():
            self._flying.setPixmap(self._desk.faces.mini(card, width, self.devicePixelRatioF()))
            self._flying.adjustSize()
            self._flying.show()
            self._flying.raise_()
        self._flying.move(self._page.mapFromGlobal(at) - self._flying.rect().center())

    def _on_dropped(self, card: Card, at: QPoint) -> None:
        self._flying.hide()
        inside = QPointF(self.mapFromGlobal(at))
        places = self._draft.now.places
        for place, cells in self.cells.items():
            row = cells.geometry().united(self.heads[place].geometry())
            if not row.contains(inside.toPoint()):
                continue
            under = cells.card_at(QPointF(cells.mapFromGlobal(at)))
            full = not self._draft.now.room(place) and places[card] is not place
            if full and under is not None:
                self._exchange(card, under)
            else:
                self.put(card, place)
            return
        if self.tray.geometry().contains(inside.toPoint()):
            self.take_back(card)

    # -------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 4 put the card in focus somewhere, or choose what is filled; Escape lets go."""
        figure = figure_place(event)
        place = None if figure is None else _PLACES.get(figure)
        focused = next((cells for cells in self._all if cells.hasFocus()), None)
        if place is not None and focused is not None:
            card = focused.current
            if card is not None and self._draft.now.places[card] is not place:
                self.put(card, place)
            else:
                self.choose_place(place)
        elif place is not None:
            self.choose_place(place)
        elif event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self._choose(self.chosen)
        else:
            super().keyPressEvent(event)

    # -------------------------------------------------------------- what is shown

    def _on_draft(self) -> None:
        now = self._draft.now
        self.chosen = None
        # where nothing was left to fill, the first place that has room again is filled
        self._handed_on = self._full or (self.target is not None and not now.room(self.target))
        if self._handed_on:
            self.target = next((place for place in Place if now.room(place)), None)
            self._full = self.target is None
            self.targetChanged.emit()
        self._show()

    def _show(self) -> None:
        now = self._draft.now
        chosen = frozenset() if self.chosen is None else frozenset((self.chosen,))
        marked = frozenset(CARDS) - now.loose if now.loose else frozenset()
        for place, cells in self.cells.items():
            cells.show_cards(self._desk.order.ordered(now.at(place), None), chosen=chosen, fixed=marked)
            self.heads[place].setChecked(place is self.target)
            self.heads[place].setAccessibleDescription(cells.accessibleDescription())
        laid = frozenset(card for card in CARDS if now.places[card] is not None)
        self.tray.show_cards(CARDS, chosen=chosen, ghosts=laid)

    def _write_words(self) -> None:
        told = self.tr(
            "A click chooses a card, a double click or Del takes it back. "
            "Cards with a bar stay when the rest is dealt anew"
        )
        for place in Place:
            name = self._words.place(place)
            self.heads[place].setText(name)
            self.cells[place].setAccessibleName(name)
            self.cells[place].setToolTip(tip(told))
        self.tray.setAccessibleName(self.tr("Cards that can be dealt"))
        self.tray.setToolTip(
            tip(self.tr("A click deals the card to the hand being filled, 1 to 4 to a hand or the skat. Or drag it"))
        )
        self._show()

    def _refresh(self) -> None:
        px = self._desk.look.px
        self._grid.setHorizontalSpacing(px(S1))
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnMinimumWidth(0, px(_NAME))  # letters do not shrink as far: words may be wider
        self._column.setSpacing(px(S2))
        self._below.setSpacing(px(S2))
