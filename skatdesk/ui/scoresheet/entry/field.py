"""A small field for one number, labelled like the segments beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QInputDevice, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.keys import figure
from skatdesk.ui.look.paint import painter_on, square
from skatdesk.ui.look.screens import screen_of
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import SMALL
from skatdesk.ui.look.value_field import ValueField
from skatdesk.ui.scoresheet.entry.labelled import Labelled
from skatdesk.ui.scoresheet.entry.number_menu import NumberMenu

_ARROW = 12


class Digits(ValueField):
    """Takes figures of any script; other letters are left to the panel, whose keys they are.

    Signals:
        tapped(): a finger was on it.
    """

    tapped = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.deviceType() is QInputDevice.DeviceType.TouchScreen:
            self.tapped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if not text or not text.isprintable() or held or text.isdecimal():
            super().keyPressEvent(event)
        elif meant := figure(event):
            super().keyPressEvent(QKeyEvent(event.type(), event.key(), event.modifiers(), meant))
        else:
            event.ignore()


class Opener(QAbstractButton):
    """The arrow in a field, for the mouse: who has the keyboard types, and a finger may tap the whole field."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, box = self._look.theme, square(QRectF(self.rect()).center(), self._look.px(_ARROW))
        pointed = self.isEnabled() and self.underMouse()
        with painter_on(self) as painter:
            draw_icon(painter, "down", box, theme.text if pointed else theme.text2 if self.isEnabled() else theme.off)


class NumberField(Labelled):
    """A label, a field for a number, the key that leads there, and a menu of the numbers there are.

    Signals:
        typed(object): the number as typed so far, None when the field is empty.
    """

    typed = Signal(object)

    def __init__(self, look: Look, numbers: Sequence[int], *, digits: int = 3) -> None:
        edit = Digits(centred=True)
        super().__init__(look, edit)
        self.edit.setMaxLength(digits)
        self.edit.textEdited.connect(self._on_edited)
        self.opener = Opener(look, self.edit)
        self.opener.clicked.connect(self._open_menu)
        self.menu = NumberMenu(look, numbers, self)
        self.menu.chosen.connect(self._on_chosen)
        self.menu.typed.connect(self.type)
        edit.tapped.connect(self._open_menu)  # a finger is wider than the arrow
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._refresh()

    def show_words(self, label: str, key: str = "", name: str = "") -> None:
        super().show_words(label, key, name)
        for part in (self.opener, self.menu):
            part.setAccessibleName(name or label)

    def show_state(self, number: int | None, reason: str = "", hint: str = "", placeholder: str = "") -> None:
        """The number; a field with a reason is barred and tells it. What is being typed is left alone."""
        if number != self.number:
            self.edit.setText("" if number is None else str(number))
        self.edit.setPlaceholderText(placeholder)
        self.edit.setEnabled(not reason)  # and with it the arrow
        self.edit.setToolTip(tip(reason or hint))
        self.edit.setAccessibleDescription(reason or hint)
        self.update()

    @property
    def number(self) -> int | None:
        """The number that stands there, None for none."""
        text = self.edit.text()
        return int(text) if text.isdecimal() else None

    def type(self, figure: str) -> None:
        """This figure, in place of what is selected."""
        self.edit.insert(figure)
        self._on_edited(figure)

    @property
    def _least(self) -> int:
        label = QFontMetrics(self._look.font(SMALL)).horizontalAdvance(self._label)
        return max(self._look.px(self._size.field), label + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_arrow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._place_arrow()

    def _place_arrow(self) -> None:
        """At the reading end of the field."""
        width = self._look.px(_ARROW + 6)
        mirrored = self.isRightToLeft()
        self.edit.setTextMargins(width if mirrored else 0, 0, 0 if mirrored else width, 0)
        self.opener.setGeometry(0 if mirrored else self.edit.width() - width, 0, width, self.edit.height())

    def _open_menu(self) -> None:
        self.menu.grid.current = self.number
        mirrored, size = self.isRightToLeft(), self.menu.sizeHint()
        start = self.edit.width() - size.width() if mirrored else 0
        below = self.edit.mapToGlobal(QPoint(start, self.edit.height()))
        fits = below.y() + size.height() <= screen_of(self).availableGeometry().bottom()
        self.menu.popup(below if fits else self.edit.mapToGlobal(QPoint(start, -size.height())))

    def _on_chosen(self, number: int) -> None:
        self.edit.setText(str(number))
        self.edit.selectAll()
        self.typed.emit(number)

    def _on_edited(self, _text: str) -> None:
        self.typed.emit(self.number)

    def _refresh(self) -> None:
        super()._refresh()
        self.edit.setStyleSheet(f"{self.edit.styleSheet()} padding: 0 4px;")
        self.edit.setFixedWidth(self._look.px(self._size.field))
        self._place_arrow()
