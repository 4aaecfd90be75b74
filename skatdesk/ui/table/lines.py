"""The line at the top (game, contract, declarer, deal) and the one at the bottom (you, your turn, buttons)."""

from math import ceil

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.suit_label import SuitLabel
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, ROW, SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.table.seat_plate import RING, Bubbles, SeatFace, paint_avatar, paint_dealer_button

_SHORT_NAME = 48
"""The least that is left of the own name."""


class _Line(Translated, QWidget):
    """A strip over the felt, darkened a little."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.row = QHBoxLayout(self)
        look.changed.connect(self._refresh)
        self._refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(0, 0, 0, 46))

    def _refresh(self) -> None:
        px = self.look.px
        self.row.setContentsMargins(px(12), 0, px(12), 0)
        self.row.setSpacing(px(12))
        self.update()


class _Pill(QWidget):
    """The contract on a light plate."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._game = SuitLabel(look)
        self._more = RichLine(look)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._game)
        self._row.addWidget(self._more)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_contract(self, suit: Suit | None, words: str) -> None:
        """Suit sign and the contract in words."""
        self._game.show_suit(suit, words, bold=True)

    def show_more(self, more: str) -> None:
        """What comes after the contract."""
        self._more.show_text(more)
        self._more.setVisible(bool(more))
        self.updateGeometry()  # at once: the line measures it next

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(36))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            plate(painter, self.rect().toRectF(), self._look.theme.panel, radius=self.height() / 2)

    def _refresh(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(14), 0, px(14), 0)
        self._row.setSpacing(px(6))
        self.update()


class TopBar(_Line):
    """Menu, game number, contract, who plays, deal number.

    Signals:
        menuRequested(): the menu button was pressed.
        copyRequested(): the deal number shall go to the clipboard.
    """

    menuRequested = Signal()
    copyRequested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.menu_button = Button(look, kind=Kind.FELT, icon="menu")
        self.copy_button = Button(look, kind=Kind.FELT, icon="copy")
        self._game = RichLine(look, ink="on_felt", bold=True)
        self._pill = _Pill(look)
        self._who = RichLine(look, ink="on_felt_dim")
        self._deal = RichLine(look, ink="on_felt_dim", size=SMALL)
        for button in (self.menu_button, self.copy_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard with hand or panel
        for part in (self.menu_button, self._game, self._pill, self._who):
            self.row.addWidget(part)
        self.row.addStretch(1)
        self.row.addWidget(self._deal)
        self.row.addWidget(self.copy_button)
        self._pill.hide()
        self._more: tuple[str, ...] = ("",)
        self._covered = QRect()
        self.menu_button.clicked.connect(self.menuRequested)
        self.copy_button.clicked.connect(self.copyRequested)
        self._write_words()

    @property
    def game(self) -> str:
        """The game in the series, as it is shown."""
        return self._game.text()

    def show_game(self, game: str, deal: str) -> None:
        """The game in the series, and the number of the deal."""
        self._game.show_text(game)
        self._deal.show_text(deal)
        self.copy_button.setVisible(bool(deal))
        self._make_room()

    def show_contract(self, suit: Suit | None, words: str, *more: str) -> None:
        """The contract on its plate, and after it the first of ``more`` for which there is room, else the last.

        Empty words take the plate away.
        """
        self._pill.show_contract(suit, words)
        self._more = more or ("",)
        self._pill.setVisible(bool(words))
        self._make_room()

    def show_who(self, *pieces: Piece) -> None:
        """Who plays alone, or how the bidding stands."""
        self._who.show_pieces(pieces)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What matters least goes where there is no room."""
        super().resizeEvent(event)
        self._make_room()

    def leave_clear(self, covered: QRect) -> None:
        """Words that something on the table covers, even in part, are not shown; empty if nothing lies there."""
        self._covered = covered.translated(-self.pos())
        self._make_room()

    def _make_room(self) -> None:
        """The number of the deal, then the declarer's name, then the game give way; contract and buttons stay.

        Where there is still no room less is said after the contract.
        """
        for part in (self._game, self._who, self._deal):
            part.show()
        self._pill.show_more(self._more[0])
        for part in (self._deal, self._who, self._game):
            if self._is_full():
                part.hide()
        for shorter in self._more[1:]:
            if self._is_full():
                self._pill.show_more(shorter)
        self.row.activate()
        for part in (self._deal, self._who):
            if part.geometry().intersects(self._covered):
                part.hide()

    def _is_full(self) -> bool:
        return self.row.sizeHint().width() > self.width()

    def _write_words(self) -> None:
        self.menu_button.explain(self.tr("Menu"))
        self.copy_button.explain(self.tr("Copy the deal number"))


class _Avatar(QWidget):
    """The own avatar, with the dealer's button beside it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._face = SeatFace(colour=0)
        look.changed.connect(self.updateGeometry)

    def show_face(self, face: SeatFace) -> None:
        """Shows the own state."""
        self._face = face
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(74) if self._face.dealer else px(44), px(44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            px, middle = self._look.px, self.height() / 2
            where = box_in(self, px(22), 0, 0, self.height()).center()
            radius = min(px(16), middle - RING)
            paint_avatar(painter, self._look, where, radius, self._face, on_felt=True)
            if self._face.dealer:
                paint_dealer_button(painter, box_in(self, px(60), 0, 0, self.height()).center(), px(11))


class _OwnName(QLabel):
    """The own name: the one part of the line that is shortened where the others need the room."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        font = self._look.font(BODY, bold=True)
        return QSize(ceil(QFontMetricsF(font).horizontalAdvance(self.text())), self._look.px(ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(self._look.px(_SHORT_NAME), self._look.px(ROW)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = self._look
        with painter_on(self) as painter:
            write(painter, QRectF(self.rect()), isolate(self.text()), look.theme.on_felt, look.font(BODY, bold=True))


class StatusLine(_Line):
    """You: avatar, name, role, turn; beside it the buttons of the moment.

    Signals:
        sortRequested(): the hand shall be sorted again.
        roomChanged(): there is more or less room between words and buttons.
    """

    sortRequested = Signal()
    roomChanged = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._avatar = _Avatar(look)
        self._name = _OwnName(look)
        self._line = RichLine(look, ink="on_felt")
        self._free = QWidget()
        self._free.installEventFilter(self)
        for part in (self._avatar, self._name, self._line):
            self.row.addWidget(part)
        self.row.addWidget(self._free, 1)
        self.sort_button = Button(look, kind=Kind.FELT, icon="cards")
        self.add_button(self.sort_button)
        self.sort_button.hide()
        self.sort_button.clicked.connect(self.sortRequested)
        self._write_words()

    def _write_words(self) -> None:
        #: Button, while the player has arranged his cards by hand: sorts them again
        self.sort_button.setText(self.tr("Sort the cards"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tells when what you have said has to move."""
        if watched is self._free and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.roomChanged.emit()
        return super().eventFilter(watched, event)

    @property
    def free_room(self) -> QRect:
        """The room between words and buttons, on the table."""
        self.row.activate()
        return self._free.geometry().translated(self.pos())

    def place_beside_words(self, bubbles: Bubbles) -> None:
        """Puts what you have said, which lies over the line, between its words and its buttons."""
        free = self.free_room
        bubbles.keep_within(free.width())
        mirrored = self.isRightToLeft()
        x = free.right() + 1 - bubbles.width() if mirrored else free.left()
        bubbles.move(x, self.y() + (self.height() - bubbles.height()) // 2)

    def add_button(self, button: Button) -> None:
        """Adds a button at the end of the line; a click on it leaves the keyboard with hand or panel."""
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.row.addWidget(button)

    def show_face(self, face: SeatFace) -> None:
        """Shows the own state."""
        self._avatar.show_face(face)
        self._name.setText(face.name)
        self._name.updateGeometry()
        self._line.show_text(face.line)
        self.setAccessibleName(face.name)
        self.setAccessibleDescription(face.line)
