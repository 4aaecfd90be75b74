"""A sentence with suit signs and emphasis in it.

Interface fonts have no ♣ ♠ ♥ ♦ or draw them as they like, so these four characters are replaced by our own signs,
in the colours of the deck. Right-to-left sentences and line breaks are left to Qt's text layout.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from skatdesk.i18n.bidi import MARKS
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import Signs, draw_suit
from skatdesk.ui.look.paint import painter_on, square
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, TITLE, Ink

SUIT_CHARACTERS = "♣♠♥♦"
"""In the order of ``Suit``."""

_PARTS = re.compile(f"([{SUIT_CHARACTERS}{MARKS}])")
_DOT, _HELD_DOT = " · ", "\u00a0· "
"""Between what is told side by side, as it is written and as it is wrapped: no line begins with it."""
_OBJECT = QTextFormat.ObjectTypes.UserObject + 1
_SUIT, _COLOUR, _SIDE, _FAMILY = (QTextFormat.Property.UserProperty + n for n in (1, 2, 3, 4))
_OBJECT_CHARACTER = "\ufffc"
_UNSEEN = QTextCharFormat()
"""Marks that nobody sees make no line higher, whichever font they come from."""
_UNSEEN.setProperty(QTextFormat.Property.FontPixelSize, 1)
_LETTERS = 1.36
"""Height of a line that is filled by its letters, relative to their size."""
_COMFORTABLE, _NARROW = 520, 120
"""Width at which a sentence breaks when nothing else decides, and the least it can do with."""
_NEARLY = 4
"""Pixels that do not matter in filling lines alike."""
_APART = 4
"""Pixels, at scale 1, by which a sentence stands below the one before it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a sentence with its own emphasis; ``ink`` None is the sentence's own colour."""

    text: str
    bold: bool = False
    ink: Ink | None = None


def compose(template: str, **values: str | Piece) -> tuple[Piece, ...]:
    """A translated sentence with its places filled: "declarer {name}" with ``name=Piece("Ada", bold=True)``.

    Raises ``KeyError`` for a place without a value.
    """
    pieces = []
    for part in re.split(r"(\{\w+\})", template):
        if part.startswith("{"):
            value = values[part[1:-1]]
            pieces.append(value if isinstance(value, Piece) else Piece(value))
        elif part:
            pieces.append(Piece(part))
    return tuple(pieces)


class RichLine(QLabel):
    """A label that draws suit signs; ``text()`` is the plain sentence, for screen readers too.

    In the size ``TITLE`` it is a heading, which may have a font of its own (``Look.heading_font``). To be ``centred``
    is its own business: a layout that aligns it gives it the width of its hint, but the height of its whole line.
    ``even`` fills all lines of each wrapped sentence alike, so that none of them is a lone word.
    ``dense`` is for the cells of a table: they stand as close as their letters allow, whatever the font.
    """

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        size: int = BODY,
        ink: Ink = "text",
        bold: bool = False,
        wrap: bool = False,
        centred: bool = False,
        even: bool = False,
        dense: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._even = even
        self._dense = dense
        self._size = size
        self._ink: Ink = ink
        self._bold = bold
        self._side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeading
        self._pieces: tuple[Piece, ...] = (Piece(text),) if text else ()
        self._written: QTextDocument | None = None
        """The sentence with its signs; made when it is first measured or painted, as many are never shown."""
        self._stale = True
        self._families: list[str] = []
        self._indented = False
        self._broken: tuple[float, float] | None = None
        """The width for which the lines are broken at present, and how wide they have become."""
        self._line_width = 0
        """Of the sentence in one line; 0: to be measured."""
        self._heights: dict[int, int] = {}
        """By width, as far as measured: layouts ask for the same again and again."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        look.changed.connect(self._rebuild)
        self.setText(text)
        self._rebuild()

    def show_text(self, text: str) -> None:
        """Shows a sentence without emphasis."""
        self.show_pieces((Piece(text),) if text else ())

    def show_pieces(self, pieces: Iterable[Piece]) -> None:
        """Shows a sentence made of pieces."""
        shown = tuple(pieces)
        if shown != self._pieces:
            self._pieces = shown
            self.setText("".join(piece.text for piece in shown))
            self._rebuild()

    def sizeHint(self) -> QSize:
        if not self._line_width:
            self._line_width = ceil(self._measured(-1).width()) + 1
        width = min(self._line_width, self._look.px(_COMFORTABLE)) if self.wordWrap() else self._line_width
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._look.px(_NARROW)) if self.wordWrap() else hint.width(), hint.height())

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._break_lines(width)
            self._heights[width] = ceil(self._document.size().height() - self._air())
        return self._heights[width]

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            # a single line that has not enough room loses its end, in every direction
            whole = 0 if self.wordWrap() else self.sizeHint().width()
            side = self._side if whole <= self.width() else Qt.AlignmentFlag.AlignLeading
            width = self._break_lines(max(self.width(), whole))
            size = self._document.size()
            lines = QSize(ceil(width), self.height())
            left = QStyle.alignedRect(self.layoutDirection(), side, lines, self.rect()).left()
            painter.translate(left, max(-self._air() / 2, (self.height() - size.height()) / 2))
            self._document.drawContents(painter)

    def changeEvent(self, event: QEvent) -> None:
        family_changed = event.type() is QEvent.Type.FontChange and self.font().families() != self._families
        if family_changed or event.type() is QEvent.Type.LayoutDirectionChange:
            self._rebuild()
        super().changeEvent(event)

    def evened(self, width: float) -> float:
        """The least width, nearly, in which the sentence has no more lines than in this one, and each has room."""
        lines = self._lines(width)
        low, high = width / 2, float(width)
        while lines > self._document.blockCount() and high - low > _NEARLY:
            middle = (low + high) / 2
            if self._lines(middle) > lines or self._document.idealWidth() > middle:
                low = middle
            else:
                high = middle
        return high

    def _break_lines(self, width: float) -> float:
        """Breaks the lines as they are drawn; how wide they are altogether."""
        if self._broken is not None and self._broken[0] == width:
            return self._broken[1]
        room = width
        if width >= self._look.px(_NARROW) and self.wordWrap() and self._measured(width).width() > width:
            self._measured(width, within_words=True)
        elif not self._even or width <= 0:
            self._measured(width)
        elif self._document.blockCount() == 1:
            width = self.evened(width)
            self._measured(width)
        else:
            self._measured(width)
            for at in range(self._document.blockCount()):
                self._fill_alike(at, width)
        self._broken = room, width
        return width

    def _fill_alike(self, at: int, width: float) -> None:
        """Makes one of several sentences as narrow as its lines allow: a long one does not decide for the others."""
        lines = self._lines_of(at)
        low, high = width / 2, float(width)
        while lines > 1 and high - low > _NEARLY:
            middle = (low + high) / 2
            self._indent(at, width - middle)
            if self._lines_of(at) > lines or self._widest_of(at) > middle:
                low = middle
            else:
                high = middle
        if lines > 1:
            self._indent(at, width - high)

    def _indent(self, at: int, margin: float) -> None:
        """Leaves this much room empty where the lines of a sentence end."""
        shape = QTextBlockFormat()
        if self.isRightToLeft():
            shape.setLeftMargin(margin)
        else:
            shape.setRightMargin(margin)
        QTextCursor(self._document.findBlockByNumber(at)).mergeBlockFormat(shape)
        self._indented = True

    def _lines(self, width: float) -> int:
        """Counted, not told by the height: in Urdu lines are of different heights."""
        self._measured(width)
        return sum(map(self._lines_of, range(self._document.blockCount())))

    def _lines_of(self, at: int) -> int:
        self._document.size()  # lays out what has changed
        return self._document.findBlockByNumber(at).layout().lineCount()

    def _widest_of(self, at: int) -> float:
        layout = self._document.findBlockByNumber(at).layout()
        return max(layout.lineAt(line).naturalTextWidth() for line in range(layout.lineCount()))

    def _measured(self, width: float, *, within_words: bool = False) -> QSizeF:
        """How much room the sentence takes in this width; ``within_words``: a word that is wider is broken, too."""
        self._broken = None
        self._let_break(within_words)
        for at in range(self._document.blockCount() if self._indented else 0):
            self._indent(at, 0)
        self._indented = False
        self._document.setTextWidth(width if width > 0 else -1)
        return QSizeF(self._document.idealWidth(), self._document.size().height())

    def _let_break(self, within_words: bool) -> None:
        """Whether lines may end in the middle of a word that is wider than they are, such as a path on Windows."""
        wrap, option = QTextOption.WrapMode, self._document.defaultTextOption()
        mode = wrap.WrapAtWordBoundaryOrAnywhere if within_words else wrap.WordWrap
        if self.wordWrap() and option.wrapMode() is not mode:
            option.setWrapMode(mode)
            self._document.setDefaultTextOption(option)

    def _air(self) -> float:
        """What a font with high lines leaves empty over the first line and under the last.

        Spared where it is cramped, and in a ``dense`` line always. Measured at the font for text in Urdu: all letters
        of both scripts fit into the rest. The letters of headings in Nastaliq fill their lines.
        """
        own_font = self.font().families() != self._look.font(self._size).families()
        if own_font or not (self._dense or self._look.cramped):
            return 0
        font = QFontMetricsF(self.font())
        return max(0.0, ceil(font.ascent()) + ceil(font.descent()) - _LETTERS * self.font().pixelSize())

    def _rebuild(self) -> None:
        self.setFont(self._font_of(self._size, self._bold))
        self._families = self.font().families()
        self._stale = True
        self._broken = None
        self._line_width = 0
        self._heights.clear()
        self.updateGeometry()
        self.update()

    @property
    def _font_of(self) -> Callable[[int, bool], QFont]:
        return self._look.heading_font if self._size == TITLE else self._look.font

    @property
    def _document(self) -> QTextDocument:
        if self._written is None:
            self._written = QTextDocument(self)
            self._written.setDocumentMargin(0)
            self._written.setUndoRedoEnabled(False)
            self._signs = _Signs(self._written)
            self._written.documentLayout().registerHandler(_OBJECT, self._signs)
        if self._stale:
            self._stale = False
            self._write(self._written)
        return self._written

    def _write(self, document: QTextDocument) -> None:
        document.clear()
        document.setDefaultFont(self.font())
        option = QTextOption(self._side)
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap if self.wordWrap() else QTextOption.WrapMode.NoWrap)
        document.setDefaultTextOption(option)
        cursor = QTextCursor(document)
        cursor.beginEditBlock()  # else everything is laid out anew with each part
        for piece in self._pieces:
            style = QTextCharFormat()
            style.setFont(self._font_of(self._size, self._bold or piece.bold))
            style.setForeground(QColor(self._look.theme.ink(piece.ink or self._ink)))
            for part in filter(None, _PARTS.split(piece.text)):
                if part in SUIT_CHARACTERS:
                    self._insert_sign(cursor, Suit(SUIT_CHARACTERS.index(part)))
                else:
                    cursor.insertText(part.replace(_DOT, _HELD_DOT), _UNSEEN if part in MARKS else style)
        if self._even:
            self._part_sentences(cursor)
        cursor.endEditBlock()

    def _part_sentences(self, cursor: QTextCursor) -> None:
        """Of several sentences, which have no full stops, each begins a little lower where they may be wrapped."""
        apart = QTextBlockFormat()
        apart.setTopMargin(self._look.px(_APART))
        for at in range(1, self._document.blockCount()):
            cursor.setPosition(self._document.findBlockByNumber(at).position())
            cursor.mergeBlockFormat(apart)

    def _insert_sign(self, cursor: QTextCursor, suit: Suit) -> None:
        sign = QTextCharFormat()
        sign.setObjectType(_OBJECT)
        sign.setProperty(_SUIT, int(suit))
        on_felt = self._ink.startswith("on_felt")
        sign.setProperty(_COLOUR, self._look.suit_colour(suit, on_felt=on_felt))
        sign.setProperty(_FAMILY, self._look.signs.value)
        sign.setProperty(_SIDE, self.font().pixelSize() * 0.92)  # letters do not shrink as far as the scale
        cursor.insertText(_OBJECT_CHARACTER, sign)


class _Signs(QPyTextObject):
    """Draws the suit signs of a document."""

    def intrinsicSize(self, _document: QTextDocument, _position: int, style: QTextFormat) -> QSizeF:
        side = style.doubleProperty(_SIDE)
        return QSizeF(side * 1.16, side)

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, _document: QTextDocument, _position: int, style: QTextFormat
    ) -> None:
        side = style.doubleProperty(_SIDE)
        rect = QRectF(rect)
        box = square(QPointF(rect.center().x(), rect.bottom() - side * 0.42), side)
        signs = Signs(style.stringProperty(_FAMILY))
        draw_suit(painter, Suit(style.intProperty(_SUIT)), box, style.stringProperty(_COLOUR), signs)
