"""The frame of every dialog: headline, content, buttons."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.quiet import quiet_area
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.screens import room_on_screen, stay_on_screen
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2, S3, S4, TITLE
from skatdesk.ui.look.translated import Translated

_NOTE_CHANGED = QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.Resize
"""What tells that a note needs other room."""


class _Middle(QScrollArea):
    """What a dialog is about: as high as its ``column`` must be, or as the dialog has room for."""

    def __init__(self) -> None:
        super().__init__()
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        quiet_area(self, content)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        needed, page = self._needed(width), self.window()
        return min(needed, page.room_for_middle()) if isinstance(page, Page) else needed

    def sizeHint(self) -> QSize:
        width = self.column.totalSizeHint().width()
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.column.totalMinimumSize().width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A scroll bar goes where all has room without it.

        It comes when the content has grown and the dialog not yet; beside it lines may be more, so that it would stay.
        """
        super().resizeEvent(event)
        if self.verticalScrollBar().isVisible() and self._needed(self.width()) <= self.height():
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def _needed(self, width: int) -> int:
        """How high the content is in this width, px."""
        column = self.column
        needed = column.totalHeightForWidth(width) if column.hasHeightForWidth() else column.totalSizeHint().height()
        return max(needed, column.totalMinimumSize().height())  # of a row a layout may ask for less than it needs

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Content that has become larger or smaller has other room; so it has over a note that has."""
        if event.type() in ((QEvent.Type.LayoutRequest,) if watched is self.widget() else _NOTE_CHANGED):
            self.updateGeometry()
            page = self.window()
            if isinstance(page, Page):
                page.fit()
        return super().eventFilter(watched, event)


class Page(Translated, QDialog):
    """As wide as it is told and as high as it must be; gone when closed. Open it with ``open()``, never ``exec()``.

    It is wider where words do not get smaller with everything else. Where it were higher than the screen, the content
    between headline and buttons is scrolled.

    Fill ``body``, and call ``_write_words`` when all is built.
    """

    def __init__(self, look: Look, width: int, parent: QWidget | None = None) -> None:
        """``width`` is that of the content, at scale 1."""
        super().__init__(parent)
        self._look = look
        self._width = width
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._headline = RichLine(look, size=TITLE, bold=True, wrap=True, even=True)
        self._middle = _Middle()
        self.body = self._middle.column
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._leading = 0
        self._notes: list[QWidget] = []
        # A layout of the dialog itself would not ask wrapping lines how high they are.
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._headline)
        column.addWidget(self._middle)
        column.addLayout(self._buttons)
        self._column = column
        self._frame = QVBoxLayout(self)
        self._frame.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self._frame.addWidget(self._content)
        look.changed.connect(self._refresh)
        self._refresh()

    def add_button(self, button: Button, *, leading: bool = False, default: bool = False) -> None:
        """Adds a button to the row at the bottom, at its end or (``leading``) at its start.

        Enter presses the ``default`` one, and the keys are with it at first.
        """
        button.setAutoDefault(False)
        if leading:
            self._buttons.insertWidget(self._leading, button)
            self._leading += 1
        else:
            self._buttons.addWidget(button)
        if default:
            button.setDefault(True)
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_note(self, note: QWidget) -> None:
        """Adds what stays in sight above the buttons whatever is scrolled: what they do, or why they rest."""
        self._notes.append(note)
        self._column.insertWidget(self._column.count() - 1, note)
        note.installEventFilter(self._middle)

    def show_title(self, title: str) -> None:
        """The headline, and the title of the window."""
        self._headline.show_text(title)
        self.setWindowTitle(title)

    def room_for_middle(self) -> int:
        """How high the content may be for the dialog to lie on the screen, px."""
        around, between, width = self._frame.contentsMargins(), self._column.spacing(), self._content.width()
        others = around.top() + self._buttons.sizeHint().height() + around.bottom() + between
        for part in (self._headline, *(note for note in self._notes if not note.isHidden())):
            wraps = part.hasHeightForWidth()
            others += (part.heightForWidth(width) if wraps else part.sizeHint().height()) + between
        return room_on_screen(self.parentWidget() or self).height() - others

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What grows while it is open, as with larger text, keeps its buttons in sight."""
        super().resizeEvent(event)
        if self.isVisible():
            stay_on_screen(self)

    def fit(self) -> None:
        """As wide as it is told, or as its content must be."""
        around = self._frame.contentsMargins()
        most = room_on_screen(self.parentWidget() or self).width() - around.left() - around.right()
        needed = min(self._column.totalMinimumSize().width(), most)
        self._content.setFixedWidth(max(self._look.px(self._width), needed))

    def _refresh(self) -> None:
        px = self._look.px
        self._frame.setContentsMargins(px(S4), px(S3), px(S4), px(S3))
        self._column.setSpacing(px(12))
        self.body.setSpacing(px(12))
        self._buttons.setContentsMargins(0, px(S2), 0, 0)
        self._buttons.setSpacing(px(S2))
        self.fit()
