"""The alternatives to a move as a small table: what each promised, the chosen one marked."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.i18n.joins import apart, listed, named
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.paint import painter_on, plate, square, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1, SMALL
from skatdesk.ui.review.marks import paint_mark

_ROW, _HEAD, _MARK, _SIGN, _GAP, _AFTER_CARD = 23, 20, 15, 13, 10, 5


@dataclass(frozen=True, slots=True)
class Option:
    """A row: what could be done, its figures, its mark if it has one, whether it was done."""

    text: str
    figures: tuple[str, ...]
    mark: Mark | None
    chosen: bool
    cards: tuple[tuple[Suit, str], ...] = ()
    """Cards told by sign and corner letter before the text, where names would be too long."""
    spoken: str = ""
    """What screen readers say instead of the text."""


class OptionsTable(QWidget):
    """Painted; screen readers get it as one text."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._heads: tuple[str, ...] = ()
        self.options: tuple[Option, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def show_options(self, heads: tuple[str, ...], options: tuple[Option, ...]) -> None:
        """The heads of the columns of figures, and the rows."""
        self._heads, self.options = heads, options
        rows = []
        for one in options:
            figures = (f"{head} {figure}" for head, figure in zip(heads, one.figures, strict=True))
            rows.append(named(one.spoken or one.text, listed(figures)))
        self.setAccessibleName(apart(rows))
        self.setVisible(bool(options))
        self._refresh()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(280), px(_HEAD) + px(_ROW) * len(self.options))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self.sizeHint().height())

    def columns(self) -> list[float]:
        """How wide each column of figures is: as wide as what stands in it, and a gap."""
        head, plain = (QFontMetricsF(self._look.font(size)) for size in (SMALL, DENSE))
        widths = [head.horizontalAdvance(word) for word in self._heads]
        for option in self.options:
            widths = [
                max(width, plain.horizontalAdvance(one)) for width, one in zip(widths, option.figures, strict=True)
            ]
        return [width + self._look.px(_GAP) for width in widths]

    def room_for_text(self, option: Option) -> float:
        """How many pixels the words of a row have, between its cards and its figures."""
        return self.width() - self._after_cards(option) - sum(self.columns())

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, theme = self._look.px, self._look.theme
        with painter_on(self) as painter:
            self._paint_figures(painter, 0, px(_HEAD), self._heads, theme.text2, head=True)
            painter.fillRect(QRectF(0, px(_HEAD) - 1, self.width(), 1), QColor(theme.line))
            for row, option in enumerate(self.options):
                top = px(_HEAD) + row * px(_ROW)
                if option.chosen:
                    ground = QRectF(0, top + 1, self.width(), px(_ROW) - 2)
                    plate(painter, ground, theme.accent_soft, radius=px(5))
                side = px(_MARK)
                box = square(box_in(self, px(4), top, side, px(_ROW)).center(), side)
                if option.mark is not None:
                    paint_mark(painter, self._look, option.mark, box)
                self._paint_cards(painter, option, px(4) + side + px(S1), top)
                room = box_in(self, self._after_cards(option), top, max(0.0, self.room_for_text(option)), px(_ROW))
                write(painter, room, option.text, theme.text, self._look.font(DENSE, bold=option.chosen))
                self._paint_figures(painter, top, px(_ROW), option.figures, theme.text, head=False)

    def _paint_cards(self, painter: QPainter, option: Option, start: float, top: float) -> None:
        """Sign and letter of each card."""
        px, font = self._look.px, self._look.font(DENSE, bold=option.chosen)
        for suit, letter in option.cards:
            side = px(_SIGN)
            box = square(box_in(self, start, top, side, px(_ROW)).center(), side)
            draw_suit(painter, suit, box, self._look.suit_colour(suit), self._look.signs)
            start += side + px(2)
            width = QFontMetricsF(font).horizontalAdvance(letter) + px(2)
            write(painter, box_in(self, start, top, width, px(_ROW)), letter, self._look.theme.text, font)
            start += width + px(_AFTER_CARD)

    def _after_cards(self, option: Option) -> float:
        """Where the words of a row begin."""
        px, metrics = self._look.px, QFontMetricsF(self._look.font(DENSE, bold=option.chosen))
        cards = sum(
            px(_SIGN) + 2 * px(2) + metrics.horizontalAdvance(letter) + px(_AFTER_CARD) for _, letter in option.cards
        )
        return px(4) + px(_MARK) + px(S1) + cards

    def _paint_figures(
        self, painter: QPainter, top: float, height: float, figures: tuple[str, ...], ink: str, *, head: bool
    ) -> None:
        columns, font = self.columns(), self._look.font(SMALL if head else DENSE)
        for column, figure in enumerate(figures):
            start = self.width() - sum(columns[column:])
            room = box_in(self, start, top, columns[column] - self._look.px(4), height)
            write(painter, room, figure, ink, font, Qt.AlignmentFlag.AlignTrailing)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
