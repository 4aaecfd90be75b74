"""What everybody gets or pays, as it is painted: name, list score, a bar from nought, the amount."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.i18n.bidi import bare
from skatdesk.i18n.joins import apart, listed, named
from skatdesk.ui.look.paint import fitting, painter_on, plate, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, S1, S2, SMALL, TITLE
from skatdesk.ui.scoresheet.players import disc_side, draw_disc

_ROW, _HEAD, _BAR = 48, 28, 12
_NAME, _LONGEST_NAME, _TOTAL, _AMOUNT = 190, 340, 110, 130


@dataclass(frozen=True, slots=True)
class Balance:
    """One player's line: what is written, and the amount the bar shows."""

    name: str
    total: str
    amount: str
    worth: Decimal


class Balances(QWidget):
    """As high as its lines; ``heads`` stand over name, list score and amount."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._heads = ("", "", "")
        self._lines: tuple[Balance, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    @property
    def lines(self) -> tuple[Balance, ...]:
        """What is shown, by place."""
        return self._lines

    def show_lines(self, heads: tuple[str, str, str], lines: Sequence[Balance]) -> None:
        """Shows these lines, in the order of the places."""
        self._heads, self._lines = heads, tuple(lines)
        self.setAccessibleName(apart(named(line.name, listed((line.total, line.amount))) for line in lines))
        self._refresh()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(640), px(_HEAD) + len(self._lines) * px(_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme, px = self._look, self._look.theme, self._look.px
        with painter_on(self) as painter:
            font = look.font(SMALL, bold=True)
            name, total, amount = self._heads
            names = self._name_width()
            write(painter, box_in(self, 0, 0, names, px(_HEAD)), name, theme.text2, font)
            write(painter, box_in(self, names, 0, px(_TOTAL), px(_HEAD)), total, theme.text2, font)
            above = box_in(self, self._end() - px(_AMOUNT), 0, 2 * px(_AMOUNT), px(_HEAD))
            write(painter, above, amount, theme.text2, font, _TRAILING)
            for place, line in enumerate(self._lines):
                self._paint_line(painter, place, line)

    def _paint_line(self, painter: QPainter, place: int, line: Balance) -> None:
        look, theme, px = self._look, self._look.theme, self._look.px
        top, height = px(_HEAD) + place * px(_ROW), px(_ROW)
        painter.fillRect(QRectF(0, top, self.width(), 1), QColor(theme.line))
        disc = box_in(self, 0, top, disc_side(look), height)
        draw_disc(painter, look, disc.center(), place, bare(line.name))
        lead, names = self._lead(), self._name_width()
        name = box_in(self, lead, top, names - lead - px(S2), height)
        write(painter, name, line.name, theme.text, look.font(BODY, True))
        write(painter, box_in(self, names, top, px(_TOTAL), height), line.total, theme.text, look.font(BODY))
        colour = theme.plus if line.worth > 0 else theme.minus if line.worth < 0 else theme.text2
        amount = box_in(self, self._end(), top, px(_AMOUNT), height)
        write(painter, amount, line.amount, colour, self._amount_font(amount.width()), _TRAILING)
        self._paint_bar(painter, line.worth, top + height / 2, colour)

    def _paint_bar(self, painter: QPainter, worth: Decimal, middle: float, colour: str) -> None:
        px, theme = self._look.px, self._look.theme
        start, end = self._name_width() + px(_TOTAL + S2), self._end() - px(S2)
        if end - start < px(40) or not worth:
            return
        lowest = min(Decimal(0), *(line.worth for line in self._lines))
        highest = max(Decimal(0), *(line.worth for line in self._lines))
        step = (end - start) / float(highest - lowest)
        nought = start - float(lowest) * step
        reach = float(worth) * step
        height = px(_BAR)
        bar = box_in(self, min(nought, nought + reach), middle - height / 2, max(abs(reach), 2), height)
        plate(painter, bar, colour, radius=height / 2 if abs(reach) > height else 1)
        painter.fillRect(box_in(self, nought - 0.5, middle - height, 1, 2 * height), QColor(theme.line_strong))

    def _amount_font(self, room: float) -> QFont:
        """The same for all amounts: the one that needs most figures is not written smallest."""
        metrics = QFontMetricsF(self._look.font(TITLE, bold=True))
        longest = max((line.amount for line in self._lines), key=metrics.horizontalAdvance)
        return fitting(self._look, longest, room, TITLE, BODY, bold=True)

    def _lead(self) -> float:
        """Where a name begins, behind its disc."""
        return disc_side(self._look) + self._look.px(S1)

    def _name_width(self) -> float:
        """The column of names: room for the longest, and a gap behind it."""
        px, metrics = self._look.px, QFontMetricsF(self._look.font(BODY, True))
        longest = max((metrics.horizontalAdvance(line.name) for line in self._lines), default=0.0)
        return min(max(self._lead() + longest + px(S2), px(_NAME)), px(_LONGEST_NAME))

    def _end(self) -> float:
        """Where the column of amounts begins, from the reading start."""
        return self.width() - self._look.px(_AMOUNT)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()


_TRAILING = Qt.AlignmentFlag.AlignTrailing
