"""The card on which the first game explains itself, on the felt between the other two players."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.joins import as_sentences
from skatdesk.i18n.numbers import number
from skatdesk.ui.dialogs.key_rows import cap
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, S1, S2, SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.table_widget import TableWidget

_WIDTH, _TOP = 492, 60
"""Room between the fans of the other players, and below the top line, on the drawing of the table."""
_CRAMPED_WIDTH = 700
"""Where it is cramped the card is wider; and over the middle of the top line, when there is a panel below."""
_LOW = 28
BACK_KEY, ON_KEY = QKeySequence("PgUp"), QKeySequence("PgDown")
"""They turn the pages wherever the keyboard is at the table."""


class FirstGameCard(Translated, Panel):
    """Pages to leaf through, and below them what would be good to do now.

    Signals:
        moreChanged(bool): there is more to read, or all has been read.
    """

    moreChanged = Signal(bool)

    def __init__(self, look: Look, table: TableWidget) -> None:
        super().__init__(look, parent=table)
        self._table = table
        self._pages: tuple[tuple[str, str], ...] = ()
        self._at = self._line = 0
        self._unread = False
        self.headline = RichLine(look, size=BODY, bold=True, wrap=True, even=True)
        self.count = RichLine(look, size=SMALL, ink="text2")
        self.text = RichLine(look, wrap=True, even=True)
        self.advice = RichLine(look, ink="accent_text", wrap=True, even=True)
        self.previous = Button(look, kind=Kind.GHOST, icon="left", row=_LOW)
        self.following = Button(look, kind=Kind.GHOST, icon="right", row=_LOW)
        self.leave = Button(look, kind=Kind.GHOST, icon="learn", row=_LOW)
        self.end = Button(look, kind=Kind.GHOST, icon="cross", row=_LOW)
        self._row = QHBoxLayout()
        self._row.addWidget(self.headline, 1)
        for part in (self.previous, self.count, self.following, self.leave, self.end):
            self._row.addWidget(part)
        for button in (self.previous, self.following, self.leave, self.end):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard with hand or panel
        self.body.addLayout(self._row)
        self.body.addWidget(self.text)
        self.body.addWidget(self.advice)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Maximum)
        self.setSizePolicy(policy)
        self.previous.clicked.connect(self.turn_back)
        self.following.clicked.connect(self.turn)
        look.changed.connect(self.place)
        table.view.resized.connect(self.place)
        table.keep_clear(self)
        self._write_words()
        self.hide()

    def show_pages(self, pages: Sequence[tuple[str, str]], *, keep: bool = False) -> None:
        """Shows pages of headline and text from the first; with ``keep``, in another language, from what is read.

        A language with longer words has more pages, but all together the same lines.
        """
        self._pages = tuple(pages)
        if not keep:
            self._line = 0
        self._at = max(0, bisect_right(self._starts(), self._line) - 1)
        self._unread = bool(pages) and (self._unread or not keep)
        self._show_page()
        self.show()
        self.raise_()
        self.place()
        self._read()

    def show_advice(self, advice: str) -> None:
        """What would be good to do; empty for none."""
        self.advice.show_text(advice)
        self.advice.setVisible(bool(advice))
        self.place()

    @property
    def page(self) -> tuple[str, str]:
        """Headline and text of the page that is open."""
        return self._pages[self._at] if self._pages else ("", "")

    def turn(self) -> None:
        """To the next page, if there is one."""
        if self._at + 1 < len(self._pages):
            self._open(self._at + 1)
            announce(self, as_sentences(self.page))

    def turn_back(self) -> None:
        """To the page before, if there is one."""
        if self._at:
            self._open(self._at - 1)

    def _open(self, at: int) -> None:
        self._at, self._line = at, self._starts()[at]
        self._show_page()

    def _starts(self) -> list[int]:
        """The number of each page's first line among the lines of all pages."""
        return list(accumulate((text.count("\n") + 1 for _, text in self._pages), initial=0))[:-1]

    def place(self) -> None:
        """Between the fans, as high as it must be."""
        table = self._table.scene.table
        width = round((_CRAMPED_WIDTH if table.cramped else _WIDTH) * table.scale) + 2 * SHADOW_MARGIN
        if table.enlarged:  # the plates are far from each other
            left = table.plate(Side.LEFT)
            width = min(width, round(table.plate(Side.RIGHT).x - left.x - left.width))
        self.setFixedWidth(width)
        self._row.setSpacing(self._look.px(S1))
        if (layout := self.layout()) is not None:
            layout.activate()
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        over_line = table.cramped and self._table.panel is not None
        top = round(0 if over_line else _TOP * table.scale) - SHADOW_MARGIN // 2
        self.setGeometry(round(table.middle - width / 2), top, width, height)

    def _show_page(self) -> None:
        headline, text = self.page
        self.headline.show_text(headline)
        self.text.show_text(text)
        several = len(self._pages) > 1
        self.count.show_text(left_to_right(f"{number(self._at + 1)}/{number(len(self._pages))}") if several else "")
        for part in (self.count, self.previous, self.following):
            part.setVisible(several)
        back, on = self._at > 0, self._at + 1 < len(self._pages)
        if self.following.hasFocus() and back and not on:
            self.previous.setFocus()  # Qt would hand the keys on to the button that leaves
        if self.previous.hasFocus() and on and not back:
            self.following.setFocus()
        self.previous.setEnabled(back)
        self.following.setEnabled(on)
        self.following.set_kind(Kind.ON if on else Kind.GHOST)  # there is more to read before anything is answered
        self.following.set_key(ENTER if on else "")
        self.moreChanged.emit(on)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(text)
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def _read(self) -> None:
        """Has a page read that comes by itself, as soon as the table is in sight."""
        if self._unread and self.isVisible():
            self._unread = False
            announce(self, as_sentences(self.page))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():  # and not only the page it is on
            self.moreChanged.emit(False)

    def _write_words(self) -> None:
        for button, words, key in (
            #: button at an explanation: the page before
            (self.previous, self.tr("Previous page"), BACK_KEY),
            #: button at an explanation: the next page
            (self.following, self.tr("Next page"), ON_KEY),
            #: button at an explanation: leave the table for the page of learning
            (self.leave, self.tr("Back to learning"), None),
            #: button at an explanation: the deal goes on without explanations
            (self.end, self.tr("Play on without explanations"), None),
        ):
            button.setAccessibleName(words)
            button.setToolTip(words if key is None else f"{words} ({cap(key)})")

    def _refresh(self) -> None:
        super()._refresh()
        px = self._look.px
        edge = SHADOW_MARGIN + px(S2)
        self._frame.setContentsMargins(edge, SHADOW_MARGIN + px(S1) // 2, edge, SHADOW_MARGIN + px(S1))
        self._frame.setSpacing(0)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(px(S1) // 2)


class ClosingNote(QWidget):
    """The last page of the first game, in the result of the deal."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.headline = RichLine(look, bold=True)
        self.text = RichLine(look, wrap=True, even=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.headline)
        column.addWidget(self.text)
        self.hide()

    def show_page(self, headline: str, text: str) -> None:
        """Shows it."""
        self.headline.show_text(headline)
        self.text.show_text(text)
        self.show()
