"""A row of segments under a label: the answers to one question, with the keys that choose them below."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import named
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import even_width, lines_height, mixed, painter_on, plate, square, write, write_lines
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import RADIUS, SMALL, SMALLEST_TEXT
from skatdesk.ui.scoresheet.entry.sizes import LABEL, ROOMY, Size, hint_height, key_below

_LEFT_TO_OTHERS = {
    *ENTER_KEYS,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
}


class Segment(Button):
    """One answer: a word or a suit sign. Space chooses it; Enter, arrows and letters are left to others.

    Signals:
        attended(): the keyboard came or left.
    """

    attended = Signal()

    def __init__(self, look: Look, *, joined: bool, parent: QWidget | None = None) -> None:
        super().__init__(look, row=ROOMY.row, text_size=ROOMY.text, parent=parent)
        self._size = ROOMY
        self._joined = joined
        self._suit: Suit | None = None
        self._people: Sequence[str] = ()
        self.setCheckable(True)
        self.setAutoExclusive(joined)  # a radio button for screen readers; who holds is the business of Segments
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_suit(self, suit: Suit | None) -> None:
        """A suit's sign instead of the word, which screen readers still read."""
        self._suit = suit
        self.updateGeometry()
        self.update()

    def name_among(self, people: Sequence[str]) -> None:
        """The word is the name of one of these people: where it is too long it is said as people say it."""
        self._people = people
        self.update()

    def use_size(self, size: Size) -> None:
        """Roomy or tight."""
        self._size = size
        self.updateGeometry()
        self.update()

    @property
    def whole(self) -> int:
        """The width that shows the whole word, or several on two lines where one would be long."""
        px, size = self._look.px, self._size
        inner = px(size.sign) if self._suit is not None else ceil(self._two_lines or self._one_line)
        return max(px(size.narrowest), inner + 2 * px(size.pad))

    @property
    def _one_line(self) -> float:
        """How wide the words are, as wide as they get when they are chosen."""
        return QFontMetricsF(self._look.font(self._size.text, bold=True)).horizontalAdvance(self.text())

    @property
    def _two_lines(self) -> float:
        """How wide they are on two lines; 0 where one is enough, or two are too high."""
        px, size, text = self._look.px, self._size, self.text()
        if self._people or self._one_line + 2 * px(size.pad) <= px(size.widest):
            return 0
        font = self._look.font(SMALLEST_TEXT, bold=True)
        width = even_width(text, QFontMetricsF(font).horizontalAdvance(text) - 1, font)
        return width if lines_height(text, width, font) <= px(size.row) else 0

    def sizeHint(self) -> QSize:
        """Only names are cut."""
        px, size = self._look.px, self._size
        return QSize(min(self.whole, px(size.widest)) if self._people else self.whole, px(size.row))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.attended.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_TO_OTHERS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        if self._suit is not None:
            box = square(rect.center(), self._look.px(self._size.sign))
            colour = self._look.suit_colour(self._suit) if self.isEnabled() else ink
            draw_suit(painter, self._suit, box, colour, self._look.signs)
            return
        room, said = rect.adjusted(4, 0, -4, 0), self.text()
        if self._two_lines:
            write_lines(painter, room, said, ink, self._look.font(SMALLEST_TEXT, bold=self.isChecked()))
            return
        font = self._look.font(self._size.text, bold=self.isChecked())
        if self._people:
            said = isolate(short_name(said, self._people, font, room.width()))
        write(painter, room, said, ink, font, Qt.AlignmentFlag.AlignHCenter)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        theme, radius, touch = self._look.theme, self._look.px(RADIUS), self._touch()
        if self.isChecked():
            ground = mixed(theme.accent_soft, theme.accent, touch)
            if self.isEnabled():
                plate(painter, rect, ground, theme.accent, radius=radius, weight=1.5)
                return theme.accent_text
            plate(painter, rect, ground, theme.line_strong, radius=radius)
            return theme.text2
        if not self._joined:
            line = theme.line_strong if self.isEnabled() else theme.line
            ground = mixed(theme.field if self.isEnabled() else theme.panel, theme.text, touch)
            plate(painter, rect, ground, line, radius=radius)
        elif touch:
            plate(painter, rect.adjusted(2, 2, -2, -2), mixed(theme.field, theme.text, touch), radius=radius - 2)
        return theme.text if self.isEnabled() else theme.off


class Segments(QWidget):
    """Answers in a row. ``joined`` ones share a frame: one of them holds; single ones are on or off each.

    Long names are cut, but for as much room as the widget is given beyond its hint.

    One of them is a stop of the Tab key, the arrow keys go from one to the next.

    Signals:
        chosen(int): the user pressed this answer.
        attended(): the keyboard came to one of the answers, or left it.
    """

    chosen = Signal(int)
    attended = Signal()

    def __init__(self, look: Look, count: int, *, joined: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._joined = joined
        self._label = ""
        self._keys: tuple[str, ...] = ()
        self._size = ROOMY
        self.segments = [Segment(look, joined=joined, parent=self) for _ in range(count)]
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._group.idClicked.connect(self.chosen)
        self._row = QHBoxLayout(self)
        for index, segment in enumerate(self.segments):
            self._group.addButton(segment, index)
            segment.attended.connect(self.attended)
            self._row.addWidget(segment)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def use_size(self, size: Size) -> None:
        """Roomy or tight."""
        self._size = size
        for segment in self.segments:
            segment.use_size(size)
        self._refresh()

    def show_words(self, label: str, words: Sequence[str], names: Sequence[str] = ()) -> None:
        """The question and its answers; ``names`` are what screen readers say where a word is shortened."""
        self._label = label
        self.setAccessibleName(label)
        for segment, word, name in zip(self.segments, words, names or words, strict=True):
            segment.setText(word)
            segment.setAccessibleName(named(label, name))
        self._refresh()

    def show_people(self, label: str, people: Sequence[str]) -> None:
        """The question, and the players as its answers."""
        self.show_words(label, people)
        for segment in self.segments:
            segment.name_among(people)

    def show_state(self, on: Sequence[bool], reasons: Sequence[str] = (), hints: Sequence[str] = ()) -> None:
        """Which answers hold; an answer with a reason is barred and tells it; ``hints`` are tips for the others."""
        nothing = [""] * len(self.segments)
        for segment, holds, reason, hint in zip(self.segments, on, reasons or nothing, hints or nothing, strict=True):
            segment.setChecked(holds)
            segment.setEnabled(not reason)
            told = reason or hint
            segment.setToolTip(tip(told))
            segment.setAccessibleDescription(told)
        self._mind_tab()
        self.update()

    def show_keys(self, keys: Sequence[str]) -> None:
        """The keys that choose the answers at present; empty ones are not shown."""
        self._keys = tuple(keys)
        self.update()

    @property
    def holds_focus(self) -> bool:
        """Whether the keyboard is at one of the answers."""
        return any(segment.hasFocus() for segment in self.segments)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys shown under the answers."""
        return self._keys

    @property
    def _label_width(self) -> int:
        return ceil(QFontMetricsF(self._look.font(SMALL)).horizontalAdvance(self._label)) + 1

    def sizeHint(self) -> QSize:
        """As wide as the answers, and as the label over them."""
        hint, margins = super().sizeHint(), self._row.contentsMargins()
        return QSize(max(hint.width() - margins.left() - margins.right(), self._label_width), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go to the next answer that can be chosen."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        key = Qt.Key(event.key())
        focused = next((i for i, segment in enumerate(self.segments) if segment.hasFocus()), None)
        if key not in steps or focused is None:
            event.ignore()
            return
        step = steps[key] * (-1 if self.isRightToLeft() else 1)
        count = len(self.segments)
        ahead = (self.segments[(focused + step * n) % count] for n in range(1, count))
        target = next((segment for segment in ahead if segment.isEnabled() and segment.isVisible()), None)
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
            self._mind_tab()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        with painter_on(self) as painter:
            label = QRectF(0, 0, self.width(), look.px(LABEL - 3))
            write(painter, label, self._label, theme.text2, look.font(SMALL))
            shown = [segment for segment in self.segments if segment.isVisibleTo(self)]
            if self._joined and shown:
                frame = QRectF(0, look.px(LABEL), self.width(), look.px(self._size.row))
                enabled = any(segment.isEnabled() for segment in shown)
                ground, line = (theme.field, theme.line_strong) if enabled else (theme.panel, theme.line)
                plate(painter, frame, ground, line, radius=look.px(RADIUS))
                self._paint_separators(painter, shown)
            for segment, key in zip(self.segments, self._keys, strict=False):
                if key and segment.isVisibleTo(self) and segment.isEnabled():
                    below = key_below(look, self._size, segment.x(), segment.width())
                    write(painter, below, key, theme.text2, look.font(SMALL), Qt.AlignmentFlag.AlignHCenter)

    def _paint_separators(self, painter: QPainter, shown: Sequence[Segment]) -> None:
        """Hairlines between two answers neither of which is chosen."""
        for one, other in pairwise(shown):
            if not one.isChecked() and not other.isChecked():
                left = max(one.x(), other.x())
                inset = self._look.px(8)
                line = QRectF(left - 0.5, one.y() + inset, 1, one.height() - 2 * inset)
                painter.fillRect(line, self._look.theme.line)

    def _mind_tab(self) -> None:
        """Lets the Tab key stop once: where the focus is, else at what is chosen, else at the first."""
        possible = [segment for segment in self.segments if segment.isEnabled() and segment.isVisibleTo(self)]
        stop = next((s for s in possible if s.hasFocus()), None)
        stop = stop or next((s for s in possible if s.isChecked()), None) or next(iter(possible), None)
        for segment in self.segments:
            segment.setFocusPolicy(Qt.FocusPolicy.TabFocus if segment is stop else Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_at_start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._stand_at_start()

    def _stand_at_start(self) -> None:
        """Under the beginning of a label that is longer than the answers."""
        label, hint = self._look.px(LABEL), hint_height(self._look)
        shown = [segment for segment in self.segments if segment.isVisibleTo(self)]
        whole = sum(segment.maximumWidth() for segment in shown) + self._row.spacing() * (len(shown) - 1)
        spare = max(0, min(self.width(), self._label_width) - whole)
        before, after = (spare, 0) if self.isRightToLeft() else (0, spare)
        self._row.setContentsMargins(before, label, after, hint)

    def _refresh(self) -> None:
        self._row.setSpacing(0 if self._joined else self._look.px(4))
        for segment in self.segments:
            segment.setMaximumWidth(segment.whole)
        self._stand_at_start()
        self.updateGeometry()
        self.update()
