"""The five figures at the top of the page."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.joins import named
from skatdesk.ui.charts.card import EDGE
from skatdesk.ui.look.paint import painter_on, paper, plate
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import FIGURE, S2, SMALL, Ink

_HEIGHT, _FIGURE_ROW = 110, 48


class Tile(QWidget):
    """A name, one large figure, a line below; or small bars where there is no figure."""

    def __init__(self, look: Look, content: QWidget | None = None) -> None:
        super().__init__()
        self._look = look
        self._name = RichLine(look, size=SMALL, ink="text2", bold=True, wrap=True)
        self._content = content
        self._figures: dict[Ink, RichLine] = {}
        self._line = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._name)
        if content is not None:
            self._column.addWidget(content, 1)
        for ink in ("text", "plus", "minus"):
            figure = RichLine(look, size=FIGURE, ink=ink, bold=True)
            self._figures[ink] = figure
            self._column.addWidget(figure, 1, Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(self._line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._refresh)
        self._refresh()

    def say(self, name: str, figure: str, line: str | Piece, ink: Ink = "text", more: str = "") -> None:
        """Shows the figure, in the colour of plus or minus where it has a sign; a tip says ``more`` of the line."""
        below = Piece(line) if isinstance(line, str) else line
        self._name.show_text(name)
        self._line.show_pieces((below,))
        self.setToolTip(tip(more))
        if self._content is not None:
            self._content.setVisible(not figure)
        for colour, label in self._figures.items():
            label.setVisible(bool(figure) and colour == ink)
            label.show_text(figure if colour == ink else "")
        self.setAccessibleName(named(name, figure))
        self.setAccessibleDescription("\n".join(filter(None, (below.text, more))))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(150), self.sizeHint().height())

    def sizeHint(self) -> QSize:
        # a name on two lines or a font with high lines needs more than designed
        lines = self._column.heightForWidth(self.width())
        return QSize(self._look.px(220), max(self.minimumHeight(), lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            paper(painter, self._look, self.rect(), EDGE)

    def _refresh(self) -> None:
        px = self._look.px
        # where a layout asks how high a width is, it asks the lines in here, not the hint
        self.setMinimumHeight(px(_HEIGHT) + 2 * EDGE)
        for figure in self._figures.values():
            figure.setMinimumHeight(px(_FIGURE_ROW))
        edge = EDGE + px(S2)
        self._column.setContentsMargins(edge, EDGE + px(10), edge, EDGE + px(10))
        self._column.setSpacing(0)
        self.updateGeometry()
        self.update()


class TrendBars(QWidget):
    """One small bar for each of the latest lists, above or below the line of the average."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._values: tuple[float, ...] = ()
        self._average = 0.0
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        look.changed.connect(self.update)

    def show_values(self, values: Sequence[float], average: float) -> None:
        """The values in the order of time; the line is drawn at the average."""
        self._values, self._average = tuple(values), average
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(150), self._look.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._values:
            return
        theme, px = self._look.theme, self._look.px
        above = [value - self._average for value in self._values]
        reach = max(1.0, *map(abs, above))
        with painter_on(self) as painter:
            room = QRectF(0, px(3), self.width(), self.height() - px(6))
            step = room.width() / max(10, len(above))
            middle = room.center().y()
            for at, value in enumerate(above):
                height = max(px(2), abs(value) / reach * room.height() / 2)
                top = middle - height if value >= 0 else middle
                bar = QRectF(room.left() + at * step, top, step * 0.75, height)
                plate(painter, bar, theme.plus if value >= 0 else theme.minus, radius=px(2))
            painter.setPen(QPen(QColor(theme.line_strong), 1))
            painter.drawLine(QPointF(room.left(), middle), QPointF(room.right(), middle))
