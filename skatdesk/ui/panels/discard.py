"""Putting two cards away: two slots above the hand, cards by click or drag, undone until confirmed."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.joins import apart
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Action, Discard
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.seats import Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.bar import Bar
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.keys import PRESS_KEYS
from skatdesk.ui.look.paint import BACKSPACE, ENTER, painter_on, plate, write, write_lines
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.tokens import CARD_RATIO, FIGURE, S1, SMALL
from skatdesk.ui.panels.question import Question

_SLOT_WIDTH = 104


class Slot(QAbstractButton):
    """A place for one card.

    Signals:
        emptied(object): the ``Card`` in it shall go back to the hand.
    """

    emptied = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._card: Card | None = None
        self._word = ""
        self._from_skat = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._on_pressed)  # by a screen reader: mouse and keys have their own way below
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self.updateGeometry)
        desk.faces.changed.connect(self.update)

    @property
    def card(self) -> Card | None:
        """The card in the slot."""
        return self._card

    def show_card(self, card: Card | None, word: str, *, from_skat: bool = False) -> None:
        """Shows a card, or with ``word`` what is to be put here."""
        self._card, self._word, self._from_skat = card, word, from_skat
        self.setAccessibleName(word if card is None else self._desk.namer.card(card))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        return QSize(px(_SLOT_WIDTH), round(px(_SLOT_WIDTH) * CARD_RATIO) + px(10))

    def _on_pressed(self) -> None:
        if self._card is not None:
            self.emptied.emit(self._card)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold of the mouse; letting go, here or after dragging out, gives the card back."""
        event.setAccepted(self._card is not None and event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._card is not None and event.button() is Qt.MouseButton.LeftButton:
            self.emptied.emit(self._card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._card is not None and event.key() in (*PRESS_KEYS, Qt.Key.Key_Delete):
            self.emptied.emit(self._card)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            look, theme = self._desk.look, self._desk.look.theme
            top = look.px(10)
            rect = QRectF(0, top, self.width(), self.height() - top).adjusted(1, 0, -1, -1)
            if self._card is not None:
                picture = self._desk.faces.face(self._card, round(rect.width()), self.devicePixelRatioF())
                painter.drawPixmap(rect.topLeft(), picture)
                if self._from_skat:
                    font, word = look.font(SMALL, bold=True), self.tr("Skat")
                    wide = QFontMetricsF(font).horizontalAdvance(word) + look.px(12)
                    tab = QRectF(0, 0, max(wide, rect.width() * 0.5), look.px(20))
                    tab.moveCenter(QPointF(rect.center().x(), top))
                    plate(painter, tab, theme.accent, radius=tab.height() / 2)
                    write(painter, tab, word, theme.on_accent, font, Qt.AlignmentFlag.AlignHCenter)
            else:
                painter.setPen(QPen(QColor(theme.line_strong), 1.6, Qt.PenStyle.DashLine))
                painter.setBrush(QColor(theme.panel2))
                painter.drawRoundedRect(rect, 6, 6)
                side = look.px(28)
                sign = QRectF(rect.center().x() - side / 2, rect.center().y() - side, side, side)
                draw_icon(painter, "plus", sign, theme.text2)
                words = rect.adjusted(4, rect.height() / 2 + look.px(8), -4, -4)
                start = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                write_lines(painter, words, self._word, theme.text2, look.font(SMALL), start)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect, 6, 6)


class DiscardPanel(Question):
    """Two slots, the card points in them, undo and confirm.

    Signals:
        slotsChanged(object): the cards in the slots, which are no longer shown in the hand.
    """

    slotsChanged = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        look = desk.look
        self.slots = [Slot(desk), Slot(desk)]
        self._chosen: list[Card] = []
        self._word = RichLine(look, size=SMALL, ink="text2")
        self._figure = RichLine(look, size=FIGURE, bold=True)
        self._of = RichLine(look, ink="text2")
        self._gauge = Bar(look, thin=True)
        self.undo = Button(look, icon="undo", key=BACKSPACE)
        self.confirm = Button(look, kind=Kind.PRIMARY, key=ENTER)
        figures = QHBoxLayout()
        figures.addWidget(self._figure)
        figures.addWidget(self._of, 1, Qt.AlignmentFlag.AlignBottom)
        self._answers = QHBoxLayout()
        self._answers.addWidget(self.undo)
        self._answers.addWidget(self.confirm, 1)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self._word)
        right.addLayout(figures)
        right.addWidget(self._gauge)
        right.addStretch(1)
        right.addLayout(self._answers)
        self._pair = QHBoxLayout()
        for slot in self.slots:
            self._pair.addWidget(slot)
            slot.emptied.connect(self._give_back)
        self._row = QHBoxLayout()
        self._row.addLayout(self._pair)
        self._row.addWidget(self._right, 1)
        self.body.addLayout(self._row)
        look.changed.connect(self._size_row)
        self._size_row()
        self.undo.clicked.connect(self._take_back)
        self.confirm.clicked.connect(self.confirm_choice)

    def _size_row(self) -> None:
        px = self.desk.look.px
        self._pair.setSpacing(px(12))
        self._row.setSpacing(px(28))
        self._answers.setSpacing(px(S1))
        self._right.setMinimumWidth(px(384))

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Begins with empty slots."""
        self._chosen.clear()
        super().ask(view, options)

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes the question for the skat, or for cards passed on in Schieberamsch; rearhand's become the skat."""
        passing_on = self._passing_on(view)
        self.show_title(self.tr("Pass two cards on") if passing_on else self.tr("Put two cards away"))
        self.show_ask(self.tr("Choose two cards of your hand: click them or drag them up"))
        self._word.show_text(self._about_points(view, passing_on=passing_on))
        self._gauge.setVisible(view.phase is not Phase.PUSHING)
        self.undo.setText(self.tr("Take back"))
        self.confirm.setText(self.tr("Pass them on") if passing_on else self.tr("Put them away"))
        self._show_chosen()

    @staticmethod
    def _passing_on(view: SeatView) -> bool:
        return view.phase is Phase.PUSHING and view.seat is not Seat.REARHAND

    def _about_points(self, view: SeatView, *, passing_on: bool) -> str:
        if passing_on:
            return self.tr("Card points passed on")
        if view.phase is Phase.PUSHING:
            #: Schieberamsch: rearhand's two cards become the skat
            return self.tr("Card points put into the skat")
        return self.tr("Card points put away; they count for you")

    @property
    def choosable(self) -> Cards:
        """The cards that may be put away: in Schieberamsch jacks may have to stay."""
        assert self.view is not None
        pairs = [option.cards for option in self.options if isinstance(option, Discard)]
        return tuple(card for card in self.view.hand if any(card in pair for pair in pairs))

    @property
    def full(self) -> bool:
        """Whether two cards lie in the slots."""
        return len(self._chosen) == len(self.slots)

    def put(self, card: Card) -> IllegalAction | None:
        """Puts a card of the hand into a free slot; or tells why it may not go there."""
        if card not in self.choosable:
            return IllegalAction("no_jacks_on", "jacks may not be passed on", (card,))
        if self.full:
            return IllegalAction("two_cards", "exactly two cards are put away")
        self._chosen.append(card)
        self._show_change()
        return None

    def _give_back(self, card: Card) -> None:
        self._chosen.remove(card)
        self._show_change()

    def _show_change(self) -> None:
        """Shows what lies in the slots now, and tells screen readers."""
        self._show_chosen()
        lying = self.desk.sentences.words.all_of(tuple(self._chosen)) if self._chosen else ""
        announce(self, apart((lying, f"{self._figure.text()} {self._of.text()}", self._how_on() if self.full else "")))

    def _how_on(self) -> str:
        """For screen readers, which do not read the keys on the buttons."""
        assert self.view is not None
        if self._passing_on(self.view):
            #: For screen readers, when two cards are chosen in Schieberamsch
            return self.tr("Enter passes them on, Backspace takes the last one back")
        #: For screen readers, when two cards are chosen for the skat
        return self.tr("Enter puts them away, Backspace takes the last one back")

    def _show_chosen(self) -> None:
        assert self.view is not None
        words = (self.tr("First card"), self.tr("Second card"))
        for index, slot in enumerate(self.slots):
            card = self._chosen[index] if index < len(self._chosen) else None
            slot.show_card(card, words[index], from_skat=card in self.view.taken)
        self._figure.show_text(number(points(self._chosen)))
        self._of.show_text(self.tr("of 120"))
        self._gauge.show_points(points(self._chosen))
        for button, enabled in ((self.undo, bool(self._chosen)), (self.confirm, self.full)):
            if button.hasFocus() and not enabled:
                self.setFocus()  # switched off with the keys on it, it would hand them on to anything
            button.setEnabled(enabled)
        self.slotsChanged.emit(tuple(self._chosen))

    def _take_back(self) -> None:
        if self._chosen:
            self._give_back(self._chosen[-1])

    def confirm_choice(self) -> None:
        """Puts the two cards away."""
        if self.view is not None and self.view.seat is not None and self.full:
            self.choose(Discard(self.view.seat, tuple(self._chosen)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace takes the last card back."""
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._take_back()
        else:
            super().keyPressEvent(event)
