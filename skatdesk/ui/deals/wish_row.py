"""One wish: whose cards, what of them, how many."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from skatdesk.coach.wishes.wish import Place, Wish
from skatdesk.ui.deals.deal_words import JACKS_WISHED, KINDS, USUAL_AMOUNT, DealWords, Kind
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.button import Kind as ButtonKind
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import RADIUS


class WishRow(QWidget):
    """Three lists and a button that takes the wish away.

    Signals:
        changed(): something else is wished.
        removeRequested(object): this ``WishRow`` is to go.
    """

    changed = Signal()
    removeRequested = Signal(object)

    def __init__(self, look: Look, words: DealWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._blamed = False
        self.where, self.what, self.how_many = Choice(look), Choice(look), Choice(look)
        self.remove = Button(look, kind=ButtonKind.GHOST, icon="cross")
        row = self._row = QHBoxLayout(self)
        self.what.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row.addWidget(self.where)
        row.addWidget(self.what, 1)
        row.addWidget(self.how_many)
        row.addWidget(self.remove)
        self.where.addItems([""] * len(Place))
        self.what.addItems([""] * len(KINDS))
        self.what.setCurrentIndex(KINDS.index(JACKS_WISHED))
        self._fill_amounts()
        self.where.activated.connect(self._on_changed)
        self.what.activated.connect(self._on_what)
        self.how_many.activated.connect(self._on_changed)
        self.remove.clicked.connect(self._on_remove)
        look.changed.connect(self._refresh)
        self._refresh()
        self.write_words()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab comes to, from the beginning of the row."""
        return self.where, self.what, self.how_many, self.remove

    @property
    def place(self) -> Place:
        """Whose cards."""
        return Place(self.where.currentIndex())

    @property
    def kind(self) -> Kind:
        """What of them."""
        return KINDS[self.what.currentIndex()]

    @property
    def amount(self) -> tuple[int, int]:
        """How many: least and most; nothing to ask where a hand is judged."""
        amounts = self.kind.amounts
        return amounts[self.how_many.currentIndex()] if amounts else (0, 0)

    @property
    def wish(self) -> Wish:
        """The wish."""
        return self.kind.wish(self.place, self.amount)

    @property
    def line(self) -> str:
        """The wish in words."""
        return self._words.wish(self.place, self.kind, self.amount)

    def set_blamed(self, blamed: bool) -> None:
        """Marks a wish that cannot be fulfilled together with others."""
        self._blamed = blamed
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.tr("cannot be fulfilled") if self._blamed else "")

    def write_words(self) -> None:
        """Everything that is shown, anew."""
        for place in Place:
            self.where.setItemText(place, self._words.place(place))
        for index, kind in enumerate(KINDS):
            self.what.setItemText(index, self._words.kind(kind))
        for index, amount in enumerate(self.kind.amounts):
            self.how_many.setItemText(index, self._words.amount(amount, self.kind))
        self.where.setAccessibleName(self.tr("Whose cards"))
        self.what.setAccessibleName(self.tr("What is wished"))
        self.how_many.setAccessibleName(self.tr("How many"))
        self.remove.explain(self.tr("Take this wish away"))
        for list_ in (self.where, self.what, self.how_many):
            list_.view().setMinimumWidth(list_.sizeHint().width())
        self._fit()
        self.setAccessibleName(self.line)
        self._describe()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._blamed:
            theme = self._look.theme
            with painter_on(self) as painter:
                plate(painter, QRectF(self.rect()), theme.minus_soft, theme.minus, radius=self._look.px(RADIUS))

    def _fill_amounts(self) -> None:
        amounts, rooms = self.kind.amounts, self.place.size
        self.how_many.clear()
        self.how_many.addItems([""] * len(amounts))
        usual = next((at for at, (least, _) in enumerate(amounts) if least == min(USUAL_AMOUNT, rooms)), 0)
        self.how_many.setCurrentIndex(usual if amounts else -1)
        self.how_many.setVisible(bool(amounts))

    def _on_what(self) -> None:
        self._fill_amounts()
        self._on_changed()

    def _on_changed(self) -> None:
        self.set_blamed(False)
        self.write_words()
        self.changed.emit()

    def _on_remove(self) -> None:
        self.removeRequested.emit(self)

    def _fit(self) -> None:
        """Names and amounts stand whole, in columns (only bids are longer); what is wished gets the rest."""
        self.where.setFixedWidth(self.where.width_for(map(self._words.place, Place)))
        kinds = [kind for kind in KINDS if kind.what != "bid" or kind == self.kind]
        amounts = {self._words.amount(amount, kind) for kind in kinds for amount in kind.amounts}
        self.how_many.setFixedWidth(self.how_many.width_for(amounts))

    def _refresh(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(4), px(4), px(4), px(4))
        self._row.setSpacing(px(6))
        self._fit()
        self.update()
