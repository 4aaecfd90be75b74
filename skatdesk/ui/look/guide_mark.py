"""A question mark in the upper corner of a panel."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.look.translated import Translated

_SIDE = 24


class GuideMark(Translated, QAbstractButton):
    """Opens the guide. It takes no focus: from the keyboard F1 does the same."""

    def __init__(self, look: Look, panel: Panel) -> None:
        super().__init__(panel)
        self._look = look
        self._panel = panel
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        panel.keep_corner()
        panel.installEventFilter(self)
        look.changed.connect(self._place)
        self._write_words()
        self._place()
        self.show()

    def sizeHint(self) -> QSize:
        side = self._look.px(_SIDE)
        return QSize(side, side)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in the corner."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutDirectionChange):
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            theme, rect = self._look.theme, QRectF(self.rect())
            ground = theme.accent_soft if self.underMouse() else None
            ink = theme.accent_text if self.underMouse() else theme.text2
            plate(painter, rect, ground, theme.line_strong, radius=rect.height() / 2)
            write(painter, rect, "?", ink, self._look.font(SMALL, bold=True), Qt.AlignmentFlag.AlignHCenter)

    def _place(self) -> None:
        panel, size = self._panel, self.sizeHint()
        edge = SHADOW_MARGIN + self._look.px(S1) + 2
        mirrored = self.isRightToLeft()
        left = edge if mirrored else panel.width() - edge - size.width()
        self.setGeometry(left, edge, size.width(), size.height())
        self.raise_()
        self.update()

    def _write_words(self) -> None:
        #: button on a panel: opens the guide at the chapter about it
        words = self.tr("Explain this")
        self.setToolTip(words)
        self.setAccessibleName(words)
