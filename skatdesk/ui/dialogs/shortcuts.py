"""The sheet of keys: the actions of the window, and what else works by key."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QStackedLayout, QWidget

from skatdesk.i18n.joins import listed
from skatdesk.ui.dialogs.key_rows import KeyRow, KeyRows, cap, chords
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import key_hint, key_hint_width, painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.tabs import Tabs
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CHIP_ROW, S1, S2, S3

_WIDTH = 960
_COLUMNS = 2
_GAP = 6
_MOST = 2
"""How many keys are shown for one action: systems know up to four, some of them long."""
TABS = {
    "TableWidget": 1,
    "ScoreSheetRoom": 2,
    "StatisticsRoom": 3,
    "ReviewPage": 4,
    **dict.fromkeys(("LearnPage", "ExercisePage", "PuzzlePage", "DuplicatePage"), 5),
    "DealsPage": 6,
}
"""The tab of a page, by the name of its class: whoever looks up a key must not load every room for it."""


class Keys(QWidget):
    """Key caps in a row."""

    def __init__(self, look: Look, keys: Sequence[str]) -> None:
        super().__init__()
        self._look = look
        self._keys = tuple(keys)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(listed(keys))
        look.changed.connect(self._measure_again)

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = sum(key_hint_width(self._look, key) for key in self._keys) + px(_GAP) * (len(self._keys) - 1)
        return QSize(round(width) + 1, px(CHIP_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        mirrored = self.isRightToLeft()
        x = 0.0
        with painter_on(self) as painter:
            for key in self._keys:
                width = key_hint_width(self._look, key)
                left = self.width() - x - width if mirrored else x
                key_hint(painter, self._look, left, self.height() / 2, key, self._look.theme.text)
                x += width + self._look.px(_GAP)

    @Slot()
    def _measure_again(self) -> None:
        """A slot of its own: of a method of Qt PySide keeps the name, with every connection anew, and keys are many."""
        self.updateGeometry()


class ShortcutsDialog(Page):
    """Everything that works by key, a tab for each place.

    Args:
        look: how it looks.
        actions: those of the window, in its order.
        at_table: which of them work at the table only.
        parent: the window it belongs to.
    """

    def __init__(
        self, look: Look, actions: Iterable[QAction], at_table: Iterable[QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._actions = tuple(actions)
        self._at_table = tuple(at_table)
        self._more = KeyRows(self)
        self.tabs = Tabs(look)
        ground = QWidget()
        self._stack = QStackedLayout(ground)
        self._grids: list[QGridLayout] = []
        for _ in self.pages:
            self.tabs.addTab("")
            table = QWidget()
            grid = QGridLayout(table)
            grid.setContentsMargins(0, 0, 0, 0)
            for column in range(0, 3 * _COLUMNS, 3):
                grid.setColumnStretch(column, 1)
            self._grids.append(grid)
            self._stack.addWidget(table)
        self.close_button = Button(look, kind=Kind.PRIMARY)
        self.body.addWidget(self.tabs)
        self.body.addWidget(ground)
        self.add_button(self.close_button, default=True)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self.close_button.clicked.connect(self.accept)
        look.changed.connect(self._space)
        self._space()
        self._write_words()

    @property
    def pages(self) -> dict[str, list[KeyRow]]:
        """What there is to do in each place, and the keys for it."""
        everywhere = [action for action in self._actions if action not in self._at_table]
        return {
            #: tab of the sheet of keys: what works everywhere
            self.tr("Program"): [*_rows(everywhere), *self._more.program()],
            #: tab of the sheet of keys: where the cards are
            self.tr("Table"): [*_rows(self._at_table), *self._more.table()],
            #: tab of the sheet of keys
            self.tr("Score sheet"): self._more.sheet(),
            #: tab of the sheet of keys
            self.tr("Statistics"): self._more.statistics(),
            #: tab of the sheet of keys: the page that shows what was right in a deal
            self.tr("Review"): self._more.review(),
            #: tab of the sheet of keys: exercises, puzzles, duplicate, guide
            self.tr("Learn"): self._more.learning(),
            #: tab of the sheet of keys: the page where a deal is made: any cards, as one likes
            self.tr("Any deal"): self._more.any_deal(),
        }

    def show_keys_of(self, page: QWidget) -> None:
        """Turns to the tab of the page in front."""
        self.tabs.setCurrentIndex(TABS.get(type(page).__name__, 0))

    def _write_words(self) -> None:
        self.show_title(self.tr("Keys"))
        self.close_button.setText(self.tr("Close"))
        for index, (grid, (place, rows)) in enumerate(zip(self._grids, self.pages.items(), strict=True)):
            self.tabs.setTabText(index, place)
            while (item := grid.takeAt(0)) is not None:
                if (old := item.widget()) is not None:
                    old.deleteLater()
            high = -(-len(rows) // _COLUMNS)
            for number, row in enumerate(rows):
                column = 3 * (number // high)
                name = RichLine(self._look, row.words)
                caps = Keys(self._look, row.caps)
                name.setBuddy(caps)
                grid.addWidget(name, number % high, column)
                grid.addWidget(caps, number % high, column + 1)
            grid.setRowStretch(high, 1)

    def _space(self) -> None:
        px = self._look.px
        for grid in self._grids:
            grid.setVerticalSpacing(px(S1) // 2)
            grid.setHorizontalSpacing(px(S2))
            grid.setColumnMinimumWidth(2, px(S3))


def _rows(actions: Iterable[QAction]) -> list[KeyRow]:
    """The actions that have a name and a key."""
    shown = ((action.text(), _keys(action)) for action in actions if action.text())
    return [
        KeyRow(text, tuple(map(cap, keys)), tuple(chords(sequence)[0] for sequence in keys))
        for text, keys in shown
        if keys
    ]


def _keys(action: QAction) -> tuple[QKeySequence, ...]:
    """The shortest keys of an action, but for those that few keyboards have, and the second of two Enter keys."""
    pressed = [(keys, chords(keys)[0].key()) for keys in action.shortcuts()]
    usual = [keys for keys, key in pressed if key <= Qt.Key.Key_F12 and key != Qt.Key.Key_Enter]
    shortest = sorted(usual, key=lambda keys: len(keys.toString()))[:_MOST]
    return tuple(keys for keys in usual if keys in shortest)
