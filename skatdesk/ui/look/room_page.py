"""What every room has: the page that fills the window, and over it the row or bar with the way out."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, TITLE


class BackButton(Button):
    """The arrow before a headline: to where one came from."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, kind=Kind.GHOST, icon="left")
        self._write_words()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._write_words()

    def _write_words(self) -> None:
        #: button with an arrow: to the page one came from
        self.setAccessibleName(self.tr("Back"))
        self.setToolTip(self.tr("Back"))


class HeadRow(QHBoxLayout):
    """The way back and the headline, at the same place in every room; what else belongs there is added after them.

    It lies at the top of the page, from edge to edge.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.back = BackButton(look)
        self.title = RichLine(look, size=TITLE, bold=True)
        self.addWidget(self.back)
        self.addWidget(self.title)
        look.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        px = self._look.px
        self.setContentsMargins(px(S1), px(S1), px(S1), 0)  # the same at both ends: Qt does not mirror margins
        self.setSpacing(px(S1))


class _InRoom(QWidget):
    """Something of a room that leads out of it and follows the interface language.

    Signals:
        backRequested(): to where one came from.
    """

    backRequested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def _write_words(self) -> None:
        """Writes every word of its own, now and whenever the language changes; each room has others."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._write_words()


class RoomPage(_InRoom):
    """A page in the page's colour."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.page))


class RoomBar(_InRoom):
    """The head of a room on a ground of its own, with a line below; more rows are added to ``_rows``."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._row = HeadRow(look)
        self.back = self._row.back
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._row)
        self.back.clicked.connect(self.backRequested)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            theme = self._look.theme
            painter.fillRect(self.rect(), QColor(theme.panel))
            painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))
