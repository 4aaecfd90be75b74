"""The name plate of another player: avatar, name, what he does, his role, the dealer's button."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import listed
from skatdesk.ui.look.paint import faded, painter_on, plate, square, write
from skatdesk.ui.look.reading import box_in, inset
from skatdesk.ui.look.shadow import shadow
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, GOLD, SHADOW, SMALL, TURN

RING = 6
"""Pixels around an avatar that its ring needs in every size."""
_LEAST_CHIP = 16
"""Pixels a chip needs for the widest letter in the smallest type."""
_LEVEL_GAP, _LEAN, _AIR = 7, 5, 6
"""Between name and level, how far the level may reach towards the role, and how far it stays from the rim below it."""
_DEALER_RIM, _DEALER_CARD, _DEALER_CARD_RIM = "#8A6414", "#FFFDF7", "#5A4210"


@dataclass(frozen=True, slots=True)
class SeatFace:
    """What a plate shows of a player.

    ``colour`` numbers the avatar's colour (0 you, 1 left, 2 right, 3 opposite), ``role`` is the
    seat's letter, ``line`` what he does, ``thinking`` rings the avatar, ``declarer`` the plate.
    ``level`` is the computer player's, ``spoken`` all of that in words.
    """

    name: str = ""
    colour: int = 1
    role: str = ""
    line: str = ""
    dealer: bool = False
    declarer: bool = False
    thinking: bool = False
    level: str = ""
    spoken: str = ""


def paint_avatar(
    painter: QPainter, look: Look, middle: QPointF, radius: float, face: SeatFace, *, on_felt: bool = False
) -> None:
    """A disc with the first letter of the name, ringed while the player thinks or has the turn."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.players[face.colour]))
    painter.drawEllipse(middle, radius, radius)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    font = look.font(BODY, bold=True)
    font.setPixelSize(max(1, round(radius * 0.9)))
    write(painter, box, face.name[:1], look.theme.on_players, font, Qt.AlignmentFlag.AlignHCenter)
    if face.thinking:
        painter.setPen(QPen(QColor(TURN if on_felt or look.theme.dark else look.theme.accent), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius + 3.5, radius + 3.5)


def paint_dealer_button(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A gold disc with two small cards: no letter, so that it cannot be taken for a role."""
    painter.setPen(QPen(QColor(_DEALER_RIM), 1.5))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(_DEALER_CARD_RIM), 1))
    painter.setBrush(QColor(_DEALER_CARD))
    for turn in (-14, 12):
        painter.save()
        painter.translate(middle.x(), middle.y() + radius * 0.18)
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-radius * 0.32, -radius * 0.72, radius * 0.64, radius * 0.95), 1.2, 1.2)
        painter.restore()


class SeatPlate(QLabel):
    """The plate of one other player. Its place is fixed; its inside follows the reading direction."""

    MARGIN = 10
    """Pixels on each side that belong to the shadow."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._face = SeatFace()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    @property
    def face(self) -> SeatFace:
        """What is shown."""
        return self._face

    def show_face(self, face: SeatFace) -> None:
        """Shows another state of the player; tells screen readers."""
        if face != self._face:
            self._face = face
            self.setAccessibleName(face.name)
            self.setAccessibleDescription(face.spoken or face.line)
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            theme, px, face = self._look.theme, self._look.px, self._face
            margin = self.MARGIN
            rect = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
            radius = px(8)
            shadow(painter, rect, SHADOW, radius=radius)
            plate(
                painter,
                rect,
                theme.panel,
                GOLD if face.declarer else theme.line,
                radius=radius,
                weight=2 if face.declarer else 1,
            )
            unit = rect.height() / 64
            mirrored = self.isRightToLeft()

            def x(distance: float) -> float:
                return rect.right() - distance if mirrored else rect.left() + distance

            paint_avatar(painter, self._look, QPointF(x(34 * unit), rect.center().y()), 20 * unit, face)
            if face.dealer:  # at the foot of the avatar, where no words are
                paint_dealer_button(painter, QPointF(x(48 * unit), rect.center().y() + 16 * unit), 10 * unit)
            start, end = max(64 * unit, 54 * unit + RING + 3), rect.width() - 42 * unit
            words = QRectF(min(x(start), x(end)), rect.top(), end - start, rect.height())
            top = QRectF(words.left(), words.top() + 9 * unit, words.width(), 24 * unit)
            write(painter, top, isolate(face.name), theme.text, self._look.font(BODY, bold=True))
            more = 38 * unit  # nothing else stands at the end of the second line
            low = QRectF(words.left() - mirrored * more, words.top() + 32 * unit, words.width() + more, 22 * unit)
            write(painter, low, face.line, theme.text2, self._look.font(SMALL))
            self._paint_level(painter, top, low, mirrored=mirrored)
            if face.role:
                middle = QPointF(x(rect.width() - 20 * unit), rect.top() + 22 * unit)
                chip = square(middle, max(24 * unit, _LEAST_CHIP))
                plate(painter, chip, theme.chip, radius=chip.height() / 2)
                write(
                    painter,
                    chip,
                    face.role,
                    theme.text,
                    self._look.font(SMALL, bold=True),
                    Qt.AlignmentFlag.AlignHCenter,
                )

    def _paint_level(self, painter: QPainter, top: QRectF, low: QRectF, *, mirrored: bool) -> None:
        """Behind the name or below it, where there is room for all of it."""
        small, px = self._look.font(SMALL), self._look.px
        word = QFontMetrics(small).horizontalAdvance
        beside = (top, self._face.name, self._look.font(BODY, bold=True), px(_LEVEL_GAP), px(_LEAN), self._face.level)
        below = (low, self._face.line, small, word(" "), -px(_AIR), f"· {self._face.level}")
        for row, before, font, gap, lean, words in (beside, below):
            taken = QFontMetrics(font).horizontalAdvance(before) + gap
            room = inset(row, taken, -lean, mirrored=mirrored)
            if self._face.level and word(words) <= room.width():
                write(painter, room, words, self._look.theme.text2, small)
                return


class Bubbles(QLabel):
    """What a seat has said, in reading order, as much of it as there is room for; the last word is solid."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words: tuple[str, ...] = ()
        self._room = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    @property
    def words(self) -> tuple[str, ...]:
        """What was said."""
        return self._words

    def show_words(self, words: tuple[str, ...]) -> None:
        """Shows these words."""
        self._words = words
        self.setAccessibleName(listed(words))
        self.update()

    def keep_within(self, room: int) -> None:
        """At most this wide: the oldest words go first, the last one is shortened."""
        self._room = room
        self.resize(self.sizeHint())
        self.update()

    def _widths(self) -> list[int]:
        """The widths of the last words, of as many as there is room for."""
        widths: list[int] = []
        free = self._room
        for word in reversed(self._words):
            font = self._look.font(SMALL, bold=not widths)
            width = QFontMetrics(font).horizontalAdvance(word) + self._look.px(16)
            if free < (width if widths else self._look.px(24)):
                break
            widths.insert(0, min(width, free))
            free -= width + self._look.px(6)
        return widths

    def sizeHint(self) -> QSize:
        widths = self._widths()
        return QSize(sum(widths) + self._look.px(6) * max(len(widths) - 1, 0), self._look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            theme = self._look.theme
            x, widths = 0.0, self._widths()
            words = self._words[len(self._words) - len(widths) :]
            for index, (word, width) in enumerate(zip(words, widths, strict=True), 1):
                last = index == len(words)
                rect = box_in(self, x, 0, width, self.height())
                fill, line = (theme.panel, theme.line) if last else (faded(theme.on_felt, 0.18), None)
                plate(painter, rect, fill, line, radius=rect.height() / 2)
                ink = theme.text if last else theme.on_felt
                write(painter, rect, word, ink, self._look.font(SMALL, bold=last), Qt.AlignmentFlag.AlignHCenter)
                x += width + self._look.px(6)
