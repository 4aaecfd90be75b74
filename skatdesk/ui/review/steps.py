"""The buttons that go through the deal: to its ends, by trick, by card. Left to right in every language."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.ui.dialogs.key_rows import cap
from skatdesk.ui.look.button import Button, offer_ways
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.review.course import Course

_ICONS = ("first", "rewind", "left", "right", "forward", "end")
KEYS = (("Home",), ("PgUp", "Ctrl+Left"), ("Left",), ("Right",), ("PgDown", "Ctrl+Right"), ("End",))
"""The keys of each button; the first one stands in its tool tip."""


class Steps(Translated, QWidget):
    """Six buttons, and where one stands."""

    def __init__(self, look: Look, course: Course) -> None:
        super().__init__()
        self._look = look
        self._course = course
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.buttons = [Button(look, icon=icon) for icon in _ICONS]
        self._where = RichLine(look, size=SMALL, ink="text2")
        self._row, self._beside = QHBoxLayout(), QHBoxLayout(self)
        self._beside.setContentsMargins(0, 0, 0, 0)
        for button in self.buttons:
            button.setAutoRepeat(button in self.buttons[2:4])
            self._row.addWidget(button)
        self._beside.addLayout(self._row)
        self._beside.addWidget(self._where)
        ways = (
            partial(course.go, 0),
            partial(course.go_tricks, -1),
            partial(course.go_on, -1),
            partial(course.go_on, 1),
            partial(course.go_tricks, 1),
            course.go_to_end,
        )
        for button, way in zip(self.buttons, ways, strict=True):
            button.clicked.connect(way)
        look.changed.connect(self._space)
        self._space()
        self._write_words()

    def refresh(self) -> None:
        """Another position: what can be done there."""
        at, end = self._course.at, self._course.end
        for back, on in zip(self.buttons[:3], reversed(self.buttons[3:]), strict=True):
            offer_ways(back, on, at > 0, at < end)
        #: {k} of {n} moves of the deal have been done
        self._where.show_text(self.tr("{k} of {n}").format(k=number(at), n=number(end)))

    def _write_words(self) -> None:
        words = (
            self.tr("To the beginning"),
            self.tr("Trick back"),
            self.tr("Card back"),
            self.tr("Card on"),
            self.tr("Trick on"),
            self.tr("To the end"),
        )
        for button, word, (key, *_) in zip(self.buttons, words, KEYS, strict=True):
            button.setAccessibleName(word)
            button.setToolTip(f"{word} ({cap(QKeySequence(key))})")

    def _space(self) -> None:
        px = self._look.px
        self._row.setSpacing(px(1 if self._look.enlarged else S1 // 2))
        self._beside.setSpacing(px(S1 // 2 if self._look.cramped else S1))
