"""Words over pages of which one is in front; its word is bold and underlined."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QTabBar

from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BAR_HEIGHT, BODY

_GAP, _UNDERLINE = 28, 3


class Tabs(QTabBar):
    """A tab bar as high as the table's top line, in the program's own look.

    The keys for the next and the last tab (Ctrl+Tab) work wherever the focus is in its window.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._ring = False
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        QShortcut(QKeySequence.StandardKey.NextChild, self).activated.connect(self._turn)
        back = QShortcut(QKeySequence.StandardKey.PreviousChild, self)
        back.setKeys([*back.keys(), QKeySequence("Ctrl+Shift+Tab")])  # as X11 tells it, but Qt does not list
        back.activated.connect(self._turn_back)
        look.changed.connect(self._refresh)

    def tabSizeHint(self, index: int) -> QSize:
        return QSize(round(self._width(index)) + self._look.px(_GAP), self._look.px(BAR_HEIGHT))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            for index in filter(self.isTabVisible, range(self.count())):
                self._paint_tab(painter, index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # as for buttons: a click needs no ring, and coming back to the window leaves things as they were
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._ring = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._refresh()

    @Slot()
    def _turn(self) -> None:
        self._step(1)

    @Slot()
    def _turn_back(self) -> None:
        self._step(-1)

    def _step(self, step: int) -> None:
        """To the next tab there is, round and round."""
        shown = [index for index in range(self.count()) if self.isTabVisible(index)]
        self.setCurrentIndex(shown[(shown.index(self.currentIndex()) + step) % len(shown)])

    def _paint_tab(self, painter: QPainter, index: int) -> None:
        look, theme = self._look, self._look.theme
        rect = QRectF(self.tabRect(index))
        chosen = index == self.currentIndex()
        ink = theme.text if chosen else theme.text2
        write(painter, rect, self.tabText(index), ink, look.font(BODY, chosen), Qt.AlignmentFlag.AlignHCenter)
        if not chosen:
            return
        width = self._width(index)
        line = QRectF(rect.center().x() - width / 2, rect.bottom() - _UNDERLINE, width, _UNDERLINE)
        plate(painter, line, theme.accent, radius=_UNDERLINE / 2)
        if self._ring and self.hasFocus():
            inner = look.px(12)
            plate(painter, rect.adjusted(4, inner, -4, -inner), None, theme.accent, weight=2)

    def _width(self, index: int) -> float:
        return QFontMetricsF(self._look.font(BODY, bold=True)).horizontalAdvance(self.tabText(index))

    def _refresh(self) -> None:
        # a tab bar measures its tabs again only when one of them changes
        for index in range(self.count()):
            self.setTabText(index, self.tabText(index))
        self.updateGeometry()
        self.update()
