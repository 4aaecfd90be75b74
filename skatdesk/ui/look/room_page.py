"""What every room has: the page that fills the window, and over it the row or bar with the way out."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, TITLE
from skatdesk.ui.look.translated import Translated


class BackButton(Translated, Button):
    """The arrow before a headline: to where one came from."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, kind=Kind.GHOST, icon="left")
        self._write_words()

    def _write_words(self) -> None:
        #: button with an arrow: to the page one came from
        self.explain(self.tr("Back"))


class _InRoom(Translated, QWidget):
    """Something of a room that leads out of it.

    Signals:
        backRequested(): to where one came from.
    """

    backRequested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look


class RoomPage(_InRoom):
    """A page in the page's colour. Escape leaves it, where no part of it has a use for the key.

    A page that ``takes_keys`` itself has them as soon as it is shown, and not its way back.
    """

    def __init__(self, look: Look, parent: QWidget | None = None, *, takes_keys: bool = False) -> None:
        super().__init__(look, parent)
        if takes_keys:
            self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to its parts, which show that they have the keys
        self._takes_keys = takes_keys

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._takes_keys:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.backRequested.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.page))


class RoomBar(_InRoom):
    """The head of a room, from edge to edge: the way back and the headline, at the same place in every room.

    What else belongs there is added to ``row``, more lines to ``rows``. Has it words but the headline, it writes them
    itself.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.back = BackButton(look)
        self.title = RichLine(look, size=TITLE, bold=True)
        self.row = QHBoxLayout()
        self.row.addWidget(self.back)
        self.row.addWidget(self.title)
        self.rows = QVBoxLayout(self)
        self.rows.addLayout(self.row)
        self.back.clicked.connect(self.backRequested)
        look.changed.connect(self._space_rows)
        self._space_rows()

    def _write_words(self) -> None:
        """The headline is the page's to write, unless the room has a bar of its own."""

    def _space_rows(self) -> None:
        px = self._look.px
        self.rows.setContentsMargins(0, 0, 0, px(S1))
        self.rows.setSpacing(px(S1))
        self.row.setContentsMargins(px(S1), px(S1), px(S1), 0)  # the same at both ends: Qt does not mirror margins
        self.row.setSpacing(px(S1))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            theme = self._look.theme
            painter.fillRect(self.rect(), QColor(theme.panel))
            painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))
