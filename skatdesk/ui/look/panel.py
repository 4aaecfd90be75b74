"""The frame of every panel over the felt: title, one sentence what is asked, content, buttons."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.paint import painter_on, paper
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S2, S3, SHADOW, SOFT_SHADOW, TITLE

SHADOW_MARGIN = 8
"""Pixels on each side of a panel that belong to its shadow."""


class Panel(QFrame):
    """A plate with rounded corners, a hairline and the one shadow.

    Put what the panel is about into ``body``; the buttons' row shows itself with the first button. The widget is
    ``SHADOW_MARGIN`` larger than the plate on each side. ``soft`` is for pages, where the shadow is fainter.
    """

    def __init__(self, look: Look, *, soft: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._soft = soft
        self._title = RichLine(look, size=TITLE, bold=True, wrap=True, even=True)
        self._ask = RichLine(look, ink="text2", wrap=True, even=True)
        self.body = QVBoxLayout()
        self._buttons = QHBoxLayout()
        self._stretch_at = 0
        self._frame = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._corner = QWidget()
        self._corner.hide()
        self._head.addWidget(self._corner)
        self._frame.addLayout(self._head)
        self._frame.addWidget(self._ask)
        self._frame.addLayout(self.body, 1)
        self._frame.addLayout(self._buttons)
        self._buttons.addStretch(1)
        look.changed.connect(self._refresh)
        self._refresh()
        self.show_title("")
        self.show_ask()

    def show_title(self, title: str) -> None:
        """The headline; empty for none. It is the panel's accessible name."""
        self._title.show_text(title)
        self._title.setVisible(bool(title))
        self.setAccessibleName(title)

    def show_ask(self, *ask: str | Piece) -> None:
        """The one sentence that says what is asked; empty for none."""
        self._ask.show_pieces(Piece(part) if isinstance(part, str) else part for part in ask)
        self._ask.setVisible(bool(self._ask.text()))
        self.setAccessibleDescription(self._ask.text())

    def add_button(self, button: Button, *, leading: bool = False) -> None:
        """Adds a button to the row at the bottom, at its end or (``leading``) at its start."""
        if leading:
            self._buttons.insertWidget(self._stretch_at, button)
            self._stretch_at += 1
        else:
            self._buttons.addWidget(button)

    def keep_corner(self) -> None:
        """Leaves the upper corner behind the headline free, for a mark."""
        self._corner.show()

    def use_room(self, width: int) -> None:
        """Takes more room at the sides where there is so much of it; most panels have all they want."""

    def spare(self, width: int, most: int) -> None:
        """Leaves out what can be spared where the panel would be higher than this; most panels need all they have."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            paper(painter, self._look, self.rect(), SHADOW_MARGIN, SOFT_SHADOW if self._soft else SHADOW)

    def _refresh(self) -> None:
        px = self._look.px
        edge = SHADOW_MARGIN + px(S2 if self._look.enlarged else S3)
        bottom = SHADOW_MARGIN + px(S2 if self._look.cramped else S3)
        self._frame.setContentsMargins(edge, SHADOW_MARGIN + px(S2), edge, bottom)
        self._frame.setSpacing(px(S1))
        self._head.setSpacing(0)
        self._corner.setFixedWidth(px(S2))
        self.body.setContentsMargins(0, px(S1), 0, 0)
        self._buttons.setContentsMargins(0, px(S1), 0, 0)
        self._buttons.setSpacing(px(S1 if self._look.enlarged else S2))
        self.update()
