"""A chart with its headline on a plate, what to see of it, and the menu that saves it."""

from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from skatdesk.ui.charts.chart import Chart
from skatdesk.ui.charts.export import DOTS, FileKind, save_picture, save_table
from skatdesk.ui.charts.figure_list import FigureList
from skatdesk.ui.charts.headlines import Headline
from skatdesk.ui.dialogs.file_asker import FileAsker
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import painter_on, paper
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, S1, S2, SMALL
from skatdesk.ui.look.translated import Translated

EDGE = 6
"""Pixels on each side of a card that belong to its shadow."""


class ChartCard(Translated, QFrame):
    """Holds one chart, or the list of figures.

    Signals:
        sideChosen(int): another side of the chart is wanted, 0 or 1; only where ``offer_sides`` was called.
        written(str): the path of a file that was saved.
        failed(object): an ``OSError``: the file could not be written.
    """

    sideChosen = Signal(int)
    written = Signal(str)
    failed = Signal(object)

    def __init__(self, look: Look, name: str, content: Chart | FigureList) -> None:
        """``name`` is that of the files, without suffix."""
        super().__init__()
        self._look = look
        self._name = name
        self.asker = FileAsker(self)
        self.content = content
        self._title = RichLine(look, size=BODY, bold=True, wrap=True, even=True)
        self._line = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self.sides: list[Button] = []
        self.side = 0
        self.more = Button(look, kind=Kind.GHOST, icon="more", row=28)
        self.more.clicked.connect(self._open_menu)
        self._menu = QMenu(self)
        self._png, self._svg, self._csv = (
            self._menu.addAction("", partial(self.ask_for_file, kind)) for kind in FileKind
        )
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.more)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self._line)
        self._column.addWidget(content, 1)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def show_headline(self, headline: Headline) -> None:
        """The sentence over the chart, and the line below it; they are its accessible name and description."""
        title, line = headline
        self._title.show_text(title)
        self._line.show_text(line)
        self._line.setVisible(bool(line))
        self.setAccessibleName(title)
        self.content.setAccessibleName(title)
        self.content.setAccessibleDescription(line)

    @property
    def headline(self) -> str:
        """What stands over the chart."""
        return self._title.text()

    def needed_height(self, width: int) -> int:
        """Pixels for all lines of what it holds, where the card is so wide."""
        return self._column.totalHeightForWidth(width) if self._column.hasHeightForWidth() else 0

    def offer_sides(self) -> None:
        """Makes two small buttons, for two sides of the same chart; their words come from ``name_sides``."""
        for _ in range(2):
            button = Button(self._look, kind=Kind.GHOST, text_size=SMALL, row=28)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.toggled.connect(self._on_side)
            self._head.insertWidget(self._head.count() - 1, button)
            self.sides.append(button)
        self.sides[0].setChecked(True)

    def order_tabs(self) -> None:
        """Tab comes to what stands over the chart from its beginning, then to the chart; in its window only."""
        for before, after in pairwise((*self.sides, self.more, self.content)):
            self.setTabOrder(before, after)

    def name_sides(self, *words: str) -> None:
        """The words of the two buttons."""
        for button, word in zip(self.sides, words, strict=True):
            button.setText(word)

    def _on_side(self, _checked: bool) -> None:
        side = next((at for at, button in enumerate(self.sides) if button.isChecked()), self.side)
        if side != self.side:
            self.side = side
            self.sideChosen.emit(side)

    # -------------------------------------------------------------- saving

    def file_name(self, kind: FileKind) -> str:
        """What a file of it is called: after the program, and so like no table of games beside it."""
        return f"skatdesk-{self._name}.{kind.value}"

    def save(self, path: Path, kind: FileKind) -> None:
        """Writes the card as a picture, without its buttons, or its figures; raises ``OSError``."""
        if kind is FileKind.CSV:
            save_table(self.content.table(), path)
            return
        buttons = [button for button in (self.more, *self.sides) if not button.isHidden()]
        focused = next((part for part in self.findChildren(QWidget) if part.hasFocus()), None)
        if focused is not None:
            focused.clearFocus()  # a chart that has the keys, or got them now, would tell something over itself
        for button in buttons:
            button.hide()
        try:
            self.content.draw_for(DOTS if kind is FileKind.PNG else 1)
            self._column.activate()
            save_picture(self, path, kind, self._look.theme.panel)
        finally:
            self.content.draw_for(None)
            for button in buttons:
                button.show()
            if focused is not None:
                focused.setFocus()

    def _open_menu(self) -> None:
        self._menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def ask_for_file(self, kind: FileKind) -> None:
        """Asks where the card shall be saved."""
        kinds = (f"{kind.name} (*.{kind.value})",)
        self.asker.ask_for_target(self.headline, kinds, self.file_name(kind), partial(self._write, kind))

    def _write(self, kind: FileKind, path: str) -> None:
        try:
            self.save(Path(path), kind)
        except OSError as error:
            self.failed.emit(error)
        else:
            self.written.emit(path)

    # -------------------------------------------------------------- words and look

    def _write_words(self) -> None:
        #: menu of a chart
        self._png.setText(self.tr("Save as picture (PNG)…"))
        #: menu of a chart
        self._svg.setText(self.tr("Save as drawing (SVG)…"))
        #: menu of a chart
        self._csv.setText(self.tr("Save the figures (CSV)…"))
        #: button with three dots beside a chart
        self.more.explain(self.tr("Save the chart"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            paper(painter, self._look, self.rect(), EDGE)

    def _refresh(self) -> None:
        px = self._look.px
        edge = EDGE + px(S2)
        self._column.setContentsMargins(edge, EDGE + px(8), edge, EDGE + px(12))
        self._column.setSpacing(px(2))
        self._head.setSpacing(px(4))
        self.content.setContentsMargins(0, px(S1), 0, 0)
        self.update()
