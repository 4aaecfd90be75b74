"""What stands where the statistics are shown: the page, once it is made, and room for what went wrong."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, TITLE
from skatdesk.ui.scoresheet.notice import Notice

if TYPE_CHECKING:
    from skatdesk.ui.charts.page import StatisticsPage


class StatisticsRoom(QWidget):
    """The statistics, and under their bar what went wrong; until they stand, that they are being made."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.page: StatisticsPage | None = None
        self._busy = RichLine(look, size=TITLE, ink="text2", centred=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._busy, 1)
        self._strip = _NoticeStrip(look, self)
        self.notice = self._strip.notice

    def show_busy(self) -> None:
        """Says so at once, before the work begins."""
        self._busy.show_text(self.tr("Reading the games…"))
        self._column.activate()
        self.repaint()
        self._busy.repaint()

    def show_page(self, page: "StatisticsPage") -> None:
        """The statistics, from now on."""
        self.page = page
        page.lay_below_bar(self._strip)
        self._column.replaceWidget(self._busy, page)
        self._busy.hide()
        self._busy.deleteLater()
        page.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.page))


class _NoticeStrip(QWidget):
    """Room for a notice where the bar has no title that it could cover; none while nothing is said."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.notice = Notice(look, self)
        self.notice.installEventFilter(self)
        self.setFixedHeight(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Is as high as the notice needs."""
        kind = QEvent.Type
        if watched is self.notice and event.type() in (kind.ShowToParent, kind.HideToParent, kind.Resize):
            notice = self.notice
            self.setFixedHeight(0 if notice.isHidden() else notice.height() + 2 * self._look.px(S1))
        return super().eventFilter(watched, event)
