"""Numbers to choose with the mouse or a finger: a menu that shows them all in rows."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from skatdesk.i18n.numbers import number
from skatdesk.ui.look.keys import figure as typed_figure
from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE

_ACROSS = 10
"""Numbers in a row: the tens of card points stand below each other."""
_WIDTH, _HEIGHT = 36, 26


class NumberMenu(QMenu):
    """Stays until a number is chosen, something else is clicked, or somebody types.

    Signals:
        chosen(int): one of the numbers.
        typed(str): a figure, which is for the field.
    """

    chosen = Signal(int)
    typed = Signal(str)

    def __init__(self, look: Look, numbers: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.grid = NumberGrid(look, numbers, self)
        self.grid.chosen.connect(self._on_chosen)
        action = QWidgetAction(self)
        action.setDefaultWidget(self.grid)
        self.addAction(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if meant := typed_figure(event):
            self.close()
            self.typed.emit(meant)
        else:
            super().keyPressEvent(event)

    def _on_chosen(self, figure: int) -> None:
        self.close()
        self.chosen.emit(figure)


class NumberGrid(QWidget):
    """The numbers, in the reading direction.

    Signals:
        chosen(int): the number that was clicked.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, numbers: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._numbers = tuple(numbers)
        self._pointed: int | None = None
        self.current: int | None = None
        """The number that stands there now."""
        self.setMouseTracking(True)

    def place_of(self, figure: int) -> QRectF:
        """Where a number stands."""
        row, column = divmod(self._numbers.index(figure), _ACROSS)
        across, down = self._cell()
        return box_in(self, column * across, row * down, across, down)

    def sizeHint(self) -> QSize:
        across, down = self._cell()
        rows = -(-len(self._numbers) // _ACROSS)
        return QSize(min(len(self._numbers), _ACROSS) * across, rows * down)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        with painter_on(self) as painter:
            for figure in self._numbers:
                place, here = self.place_of(figure), figure in (self.current, self._pointed)
                if here:
                    plate(painter, place.adjusted(1, 1, -1, -1), theme.accent_soft, radius=look.px(6))
                ink = theme.accent_text if here else theme.text
                write(painter, place, number(figure), ink, look.font(DENSE), Qt.AlignmentFlag.AlignHCenter)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._number_at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        figure = self._number_at(event)
        if figure is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(figure)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, figure: int | None) -> None:
        if figure != self._pointed:
            self._pointed = figure
            self.update()

    def _number_at(self, event: QMouseEvent) -> int | None:
        return next((figure for figure in self._numbers if self.place_of(figure).contains(event.position())), None)

    def _cell(self) -> tuple[int, int]:
        return self._look.px(_WIDTH), self._look.px(_HEIGHT)
