"""Cards of a question, side by side: to look at, or to choose from with the mouse and the keys."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from skatdesk.skat.cards import Card, Cards
from skatdesk.ui.look.faces import CardFaces, card_size
from skatdesk.ui.look.paint import faded, key_hint, painter_on, plate
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CARD_CORNER, Ink
from skatdesk.ui.sentences.card_words import CardWords

_CARD, _GAP, _LIFT, _FRAME, _KEYS = 104, 12, 16, 4, 28
_LEAST = 26
"""How much of a covered card must stay in sight, in px at scale 1."""


class CardButton(QAbstractButton):
    """One card. Checked it is lifted; a ring marks it as right or wrong."""

    def __init__(self, look: Look, faces: CardFaces, card: Card, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._key = key
        self._width = _CARD
        self.card = card
        self.ring: Ink | None = None
        self.veiled = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def offer(self, *, several: bool) -> None:
        """Lets the card be chosen; ``several`` may be chosen together."""
        self.setCheckable(several)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def draw(self, width: int) -> None:
        """Draws the card in this width, px; the button has the size for it."""
        self._width = width
        self.resize(self.sizeHint())

    def mark(self, ring: Ink | None, *, veiled: bool) -> None:
        """Marks the card as the answer is known."""
        self.ring, self.veiled = ring, veiled
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.update()

    def nextCheckState(self) -> None:
        """Once the answer is known the card lies as it was chosen, whoever still clicks it."""
        if self.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            super().nextCheckState()

    def sizeHint(self) -> QSize:
        return _room_for(self._look, self._width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, px = self._look, self._look.px
        size = card_size(self._width)
        top = _FRAME + (0 if self.isChecked() else px(_LIFT))
        box = QRectF(_FRAME, top, size.width(), size.height())
        radius = size.width() * CARD_CORNER + 2
        with painter_on(self) as painter:
            painter.drawPixmap(
                QPointF(_FRAME, top), self._faces.face(self.card, size.width(), self.devicePixelRatioF())
            )
            if self.veiled:
                plate(painter, box, faded(look.theme.panel, 1 - look.theme.faint), radius=radius)
            if self.ring is not None:
                plate(painter, _grown(box), None, look.theme.ink(self.ring), radius=radius + _FRAME, weight=_FRAME)
            elif self.hasFocus() or self.isChecked():
                plate(painter, _grown(box), None, look.theme.accent, radius=radius + _FRAME, weight=3)
            if self._key and self.isEnabled() and self.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                middle = self.height() - px(_KEYS) / 2
                key_hint(painter, look, _FRAME + px(2), middle, self._key, look.theme.text2)


def _grown(box: QRectF) -> QRectF:
    return box.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)


def _room_for(look: Look, width: int) -> QSize:
    """A card of this width in px with its ring, lifted, and its key below."""
    size = card_size(width)
    return QSize(size.width() + 2 * _FRAME, size.height() + 2 * _FRAME + look.px(_LIFT) + look.px(_KEYS))


class CardRow(QWidget):
    """Cards cover one another where they do not fit; those to choose from get smaller, so that their rings are whole.

    They lie the same way in every language.

    Signals:
        chosen(object): the ``Card`` that was pressed; not where several may be chosen.
        drawn(int): the cards are so wide, px; for the cards of another row beside it.
    """

    chosen = Signal(object)
    drawn = Signal(int)

    def __init__(self, look: Look, faces: CardFaces, words: CardWords) -> None:
        super().__init__()
        self._look = look
        self._faces = faces
        self._words = words
        self._several = False
        self._offered = self._apart = False
        self._most: int | None = None
        self.buttons: list[CardButton] = []
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._place)
        faces.changed.connect(self.update)

    def show_cards(self, cards: Cards, *, offered: bool = False, several: bool = False) -> None:
        """Shows cards in this order; ``offered`` ones can be chosen, ``several`` of them where so said."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self._offered = self._apart = offered
        self._several = several
        self.buttons = []
        for place, card in enumerate(cards, 1):
            button = CardButton(self._look, self._faces, card, str(place % 10) if offered else "", self)
            if offered:
                button.offer(several=several)
                button.clicked.connect(partial(self._on_clicked, card))
            button.show()
            self.buttons.append(button)
        self.name_cards()
        self._place()

    @Slot(int)
    def draw_no_wider(self, width: int) -> None:
        """Draws the cards in this width at most, px."""
        if width != self._most:
            self._most = width
            self._place()

    @property
    def checked(self) -> Cards:
        """The cards that are chosen."""
        return tuple(button.card for button in self.buttons if button.isChecked())

    def press(self, place: int) -> bool:
        """Presses the card at this place from 0; False if there is none to press."""
        if not self._offered or not 0 <= place < len(self.buttons):
            return False
        self.buttons[place].click()
        return True

    def move_focus(self, step: int) -> None:
        """Goes along the row, from its nearer end if the focus is elsewhere."""
        if self._offered and self.buttons:
            at = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
            if at is None:
                at = -1 if step > 0 else len(self.buttons)
            self.buttons[max(0, min(len(self.buttons) - 1, at + step))].setFocus(Qt.FocusReason.OtherFocusReason)

    def mark(self, right: Iterable[Card], wrong: Iterable[Card]) -> None:
        """Rings round the right cards and those chosen wrongly; the others step back."""
        self._offered = False
        right, wrong = set(right), set(wrong)
        for button in self.buttons:
            ring: Ink | None = "ok" if button.card in right else "minus" if button.card in wrong else None
            button.mark(ring, veiled=ring is None)

    def name_cards(self) -> None:
        """Names for screen readers, in the naming in use."""
        self.setAccessibleName(self._words.all_of(tuple(button.card for button in self.buttons)))
        for button in self.buttons:
            button.setAccessibleName(self._words.card(button.card))
            button.setToolTip(self._words.card(button.card))

    def sizeHint(self) -> QSize:
        card = self._look.px(_CARD)
        return QSize(card * 3, _room_for(self._look, card).height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if not self.buttons:
            return
        px, card = self._look.px, self._look.px(_CARD)
        if self._most is not None:
            card = min(card, self._most)
        if self._apart:
            card = max(px(_LEAST), min(card, self.width() // len(self.buttons) - 2 * _FRAME))
        size = _room_for(self._look, card)
        room = self.width() - size.width()
        step = card + px(_GAP)
        if len(self.buttons) > 1:
            step = max(px(_LEAST), min(step, room // (len(self.buttons) - 1)))
        start = max(0, (room - step * (len(self.buttons) - 1)) // 2)
        for place, button in enumerate(self.buttons):
            button.draw(card)
            button.move(start + place * step, 0)
            button.raise_()
        self.updateGeometry()
        self.drawn.emit(card)

    def _on_clicked(self, card: Card) -> None:
        if self._offered and not self._several:
            self.chosen.emit(card)
