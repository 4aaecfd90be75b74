"""The push button of all panels: its kinds, an icon, a hint at its key."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import faded, hint_pen, key_hint, key_hint_width, mixed, painter_on, plate, write
from skatdesk.ui.look.reading import piece, sign
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, RADIUS, ROW, S1, S2

_ICON, _ICON_GAP, _RING, _GLOW = 20, 8, 3, 4


class Kind(Enum):
    """What a button is for."""

    PLAIN = auto()
    PRIMARY = auto()
    """The one next step; at most one on a panel."""
    ON = auto()
    """Offered or switched on, without being a default; what a checkable button shows when checked."""
    WRONG = auto()
    """An answer that was given and is not right."""
    GHOST = auto()
    """No frame, for lists and bars."""
    FELT = auto()
    """No frame, lying on the felt."""


class Button(QPushButton):
    """A button in the program's own look, 40 px high at scale 1.

    ``key`` is shown as a hint only; whoever owns the panel makes the shortcut. ``icon`` names a file of
    ``resources/icons``. Enter presses a focused button, as Space does; nothing is ever pressed by default.
    """

    def __init__(
        self,
        look: Look,
        text: str = "",
        kind: Kind = Kind.PLAIN,
        *,
        icon: str = "",
        key: str = "",
        text_size: int = BODY,
        row: int = ROW,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon = icon
        self._key = key
        self._text_size = text_size
        self._row = row
        self._ring = False
        self._advised = False
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._refresh)
        self.setText(text)
        self._refresh()

    def setText(self, text: str) -> None:
        super().setText(text)
        if "&" in text:
            self.setShortcut(QKeySequence())  # of what people have written, it marks no key

    def set_kind(self, kind: Kind) -> None:
        """Changes what the button is for."""
        self._kind = kind
        self._refresh()

    @property
    def advised(self) -> bool:
        """Whether a hint points at the button."""
        return self._advised

    def set_advised(self, advised: bool) -> None:
        """A ring of gold while a hint points at the button."""
        self._advised = advised
        self.update()

    def explain(self, words: str) -> None:
        """What a button without words is for: under the pointer, and for screen readers."""
        self.setToolTip(words)
        self.setAccessibleName(words)

    def set_icon(self, icon: str) -> None:
        """Changes the icon; empty for none."""
        self._icon = icon
        self._refresh()

    def set_key(self, key: str) -> None:
        """Changes the hint at the key; empty for none."""
        self._key = key
        self._refresh()

    def sizeHint(self) -> QSize:
        return self._size_with(self.text())

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(hint.width() - self._look.px(S1), hint.height())

    def _size_with(self, words: str) -> QSize:
        pad = 2 * self._look.px(S2 if words else S1 + 2)
        return QSize(pad + round(sum(self._widths(words))) + 1, self._look.px(self._row))

    def _words(self) -> str:
        """What is written on the button at its present size."""
        return self.text()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            rect = QRectF(self.rect())
            ink = self._paint_ground(painter, rect)
            self._paint_content(painter, rect, ink)
            if self._advised:
                half, radius = _GLOW / 2, self._look.px(RADIUS)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(hint_pen(self._look.theme, _GLOW))
                painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
            if self._ring and self.hasFocus():
                self._paint_ring(painter, rect)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A click needs no ring; coming back to the window leaves things as they were.
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._ring = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._ring = False
        super().focusOutEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt does not tell a button that has opened a menu when the pointer leaves it."""
        super().mouseReleaseEvent(event)
        if QApplication.activePopupWidget() is not None:
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._ring = self.hasFocus()
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self.update()
        elif event.type() is QEvent.Type.FontChange and not self._has_own_font():
            self.setFont(self._own_font())  # the style sheet of a new parent brings the application's
        super().changeEvent(event)

    def _own_font(self) -> QFont:
        return self._look.font(self._text_size, self._shown_kind() is Kind.PRIMARY or self._text_size > BODY)

    def _has_own_font(self) -> bool:
        now, own = self.font(), self._own_font()
        return (now.pixelSize(), now.bold()) == (own.pixelSize(), own.bold())

    def _refresh(self) -> None:
        self.setFont(self._own_font())
        self.updateGeometry()
        self.update()

    def _shown_kind(self) -> Kind:
        return Kind.ON if self.isChecked() else self._kind

    def _widths(self, words: str) -> tuple[float, float, float]:
        """Widths of icon, words and key, with the gaps between them."""
        text = QFontMetricsF(self.font()).horizontalAdvance(words)
        gap = self._look.px(_ICON_GAP)
        icon = self._look.px(_ICON) + (gap if words or self._key else 0) if self._icon else 0
        key = key_hint_width(self._look, self._key) + (gap if words else 0) if self._key else 0
        return icon, text, key

    def _touch(self) -> float:
        """How much of another colour goes into the plate while it is pressed or pointed at, 0 to 1."""
        if not self.isEnabled():
            return 0.0
        return 0.12 if self.isDown() else 0.06 if self.underMouse() else 0.0

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        """Paints the plate and returns the colour of what stands on it."""
        theme, kind, touch = self._look.theme, self._shown_kind(), self._touch()
        radius = self._look.px(RADIUS)
        if kind in (Kind.GHOST, Kind.FELT):
            ink, off = (theme.on_felt, mixed(theme.felt, theme.on_felt, 0.4).name())
            if kind is Kind.GHOST:
                ink, off = theme.text, theme.off
            if touch:
                plate(painter, rect, faded(ink, touch), radius=radius)
            return ink if self.isEnabled() else off
        if not self.isEnabled():
            if self.isChecked():
                plate(painter, rect, theme.accent_soft, theme.line_strong, radius=radius)
                return theme.text2
            plate(painter, rect, theme.panel, theme.line, radius=radius)
            return theme.off
        if kind is Kind.PRIMARY:
            plate(painter, rect, mixed(theme.accent, theme.text, touch * 1.5), radius=radius)
            return theme.on_accent
        if kind is Kind.ON:
            plate(painter, rect, mixed(theme.accent_soft, theme.accent, touch), theme.accent, radius=radius, weight=1.5)
            return theme.accent_text
        if kind is Kind.WRONG:
            plate(painter, rect, mixed(theme.minus_soft, theme.minus, touch), theme.minus, radius=radius, weight=1.5)
            return theme.on_minus_soft
        plate(painter, rect, mixed(theme.field, theme.text, touch), theme.line_strong, radius=radius)
        return theme.text

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        look = self._look
        words = self._words()
        icon, text, key = self._widths(words)
        room = rect.width() - 2 * look.px(S1)
        shown = bool(self._icon) and (not words or icon + text + key <= room)
        icon = icon if shown else 0.0  # it gives way before words do
        text = max(0.0, min(text, room - icon - key))
        whole, mirrored = icon + text + key, self.isRightToLeft()
        line = QRectF(rect.center().x() - whole / 2, rect.top(), whole, rect.height())
        if shown:
            draw_icon(painter, self._icon, sign(line, 0, look.px(_ICON), mirrored=mirrored), ink, mirrored=mirrored)
        write(painter, piece(line, icon, text, mirrored=mirrored), words, ink, self.font())
        if self._key:
            width = key_hint_width(look, self._key)
            place = piece(line, whole - width, width, mirrored=mirrored)
            key_hint(painter, look, place.left(), place.center().y(), self._key, ink)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        """The focus ring, inside the button so that no neighbour can cover it."""
        theme, kind = self._look.theme, self._shown_kind()
        colour = {Kind.PRIMARY: theme.on_accent, Kind.FELT: theme.on_felt}.get(kind, theme.accent)
        inner = rect.adjusted(_RING, _RING, -_RING, -_RING)
        plate(painter, inner, None, colour, radius=self._look.px(RADIUS) - _RING, weight=2)


def offer_ways(back: Button, on: Button, can_back: bool, can_on: bool) -> None:
    """Two buttons that lead through a row of things: the one at its end hands the keys to the other.

    Qt would hand them to whatever comes next, which one more stroke would then press.
    """
    for button, other, ends in ((back, on, can_on and not can_back), (on, back, can_back and not can_on)):
        if ends and button.hasFocus():
            other.setEnabled(True)
            other.setFocus()
    back.setEnabled(can_back)
    on.setEnabled(can_on)
