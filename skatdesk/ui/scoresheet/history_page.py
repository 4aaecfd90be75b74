"""Who changed what, and when: the whole history of a list, the latest first."""

from collections.abc import Callable, Iterable
from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from skatdesk.i18n.bidi import isolate
from skatdesk.store.errors import StoreError
from skatdesk.store.records import HistoryLine
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, plate, write
from skatdesk.ui.look.reading import inset, piece, sign
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import DENSE, SMALL
from skatdesk.ui.look.touch import scroll_by_finger
from skatdesk.ui.scoresheet.history_words import HistoryWords, everybody
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.side_page import SidePage

_ICONS = {"added": "plus", "inserted": "plus", "removed": "minus", "undone": "undo", "redone": "again", "head": "gear"}
_ROW, _ICON, _MOMENT = 36, 18, 232
_MOST = 0.5
"""Share of a row that says when and by whom, at most."""
_LINE = Qt.ItemDataRole.UserRole


class HistoryPage(SidePage):
    """One line for each change."""

    def __init__(self, desk: Desk, words: ListWords, shown: OpenList, parent: QWidget | None = None) -> None:
        super().__init__(desk.look, parent)
        look = desk.look
        self._words = words
        self._changes = HistoryWords(words, desk.sentences, self)
        self._shown = shown
        self._lines: tuple[HistoryLine, ...] = ()
        self.list = QListWidget()
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_finger(self.list)
        self._rows = _Rows(look, self.list)
        self.list.setItemDelegate(self._rows)
        self._nothing = RichLine(look, ink="text2", wrap=True)
        self.plate.body.addWidget(self._nothing)
        self.plate.body.addWidget(self.list, 1)
        look.changed.connect(self._fill)
        self._write_words()

    def refresh(self) -> None:
        """Reads the history again."""
        try:
            self._lines = self._shown.history()
        except StoreError as error:
            self._lines = ()
            self._shown.failed.emit(error)
        self._fill()

    def sentence(self, line: HistoryLine) -> str:
        """What was done."""
        return self._changes.sentence(line, everybody(self._lines, self._shown.score_list.players))

    def _fill(self) -> None:
        self.list.clear()
        players = everybody(self._lines, self._shown.score_list.players)
        for line in reversed(self._lines):
            moment = isolate(self._words.moment(line.at))
            if line.by:
                #: When a change was made and by whom
                moment = self.tr("{moment} · {name}").format(moment=moment, name=isolate(line.by))
            item = _Change(partial(self._changes.sentence, line, players))
            item.setData(_LINE, (line, moment))
            self.list.addItem(item)
        moments = [self.list.item(row).data(_LINE)[1] for row in range(self.list.count())]
        self._rows.keep_room(moments)
        self.list.setVisible(bool(self._lines))
        self._nothing.setVisible(not self._lines)

    def _write_words(self) -> None:
        #: Title of a page: every change of the list
        self.show_title(self.tr("History"))
        self._nothing.show_text(self.tr("Nothing has been written yet. Every change will be shown here"))
        self.list.setAccessibleName(self.tr("History"))
        self._fill()


class _Change(QListWidgetItem):
    """Tells what was done when somebody looks: a long list has a thousand changes, most of them never in sight."""

    def __init__(self, tell: Callable[[], str]) -> None:
        super().__init__()
        self._tell = tell

    def data(self, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._tell()
        return tip(self._tell()) if role == Qt.ItemDataRole.ToolTipRole else super().data(role)


class _Rows(QStyledItemDelegate):
    """Paints a change: a sign, when and by whom, what."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._wide = 0.0

    def keep_room(self, moments: Iterable[str]) -> None:
        """As much as the longest of these needs, for all of them."""
        metrics = QFontMetricsF(self._look.font(SMALL))
        longest = max(map(metrics.horizontalAdvance, moments), default=0.0)
        self._wide = max(self._look.px(_MOMENT), ceil(longest) + 1)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._look.px(_ROW), self._look.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme, px = self._look, self._look.theme, self._look.px
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            rect = QRectF(option.rect)
            line, moment = index.data(_LINE)
            side = px(_ICON)
            icon, place = _ICONS.get(line.what, "right"), sign(rect, 0, side, mirrored=mirrored)
            draw_icon(painter, icon, place, theme.text2, mirrored=mirrored)
            lead, wide = side + px(12), min(self._wide, rect.width() * _MOST)
            write(painter, piece(rect, lead, wide, mirrored=mirrored), moment, theme.text2, look.font(SMALL))
            rest = inset(rect, lead + wide + px(8), mirrored=mirrored)
            write(painter, rest, index.data(), theme.text, look.font(DENSE))
            painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), theme.line)
            if option.state & QStyle.StateFlag.State_HasFocus:
                plate(painter, rect.adjusted(0, 1, 0, -1), None, theme.accent, radius=px(6), weight=1.5)
