"""Who changed what, and when: the whole history of a list, the latest first."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
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

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.joins import apart, named
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import Entry
from skatdesk.store.errors import StoreError
from skatdesk.store.records import HistoryLine
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import cell, plate, write
from skatdesk.ui.look.reading import inset, piece
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import DENSE, SMALL
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.side_page import SidePage
from skatdesk.ui.sentences import Sentences

_ICONS = {"added": "plus", "inserted": "plus", "removed": "minus", "undone": "undo", "redone": "again", "head": "gear"}
_ROW, _ICON, _MOMENT = 36, 18, 232
_MOST = 0.5
"""Share of a row that says when and by whom, at most."""
_LINE = Qt.ItemDataRole.UserRole


class HistoryPage(SidePage):
    """One line for each change."""

    def __init__(
        self, look: Look, words: ListWords, sentences: Sentences, shown: OpenList, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._words = words
        self._sentences = sentences
        self._shown = shown
        self._lines: tuple[HistoryLine, ...] = ()
        self.list = QListWidget()
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows = _Rows(look, self.list)
        self.list.setItemDelegate(self._rows)
        self._nothing = RichLine(look, ink="text2", wrap=True)
        self.card.body.addWidget(self._nothing)
        self.card.body.addWidget(self.list, 1)
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

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._write_words()

    def sentence(self, line: HistoryLine) -> str:
        """What was done."""
        k, before, after = number(line.number), self._entry(line.before), self._entry(line.after)
        match line.what:
            case "added":
                return self.tr("Game {k} written: {after}").format(k=k, after=after)
            case "inserted":
                return self.tr("Game {k} inserted: {after}").format(k=k, after=after)
            case "changed":
                return self.tr("Game {k} changed: {before} became {after}").format(k=k, before=before, after=after)
            case "removed":
                return self.tr("Game {k} deleted: {before}").format(k=k, before=before)
            case "moved":
                to = number(line.moved_to or line.number)
                return self.tr("Game {k} moved, now game {to}: {after}").format(k=k, to=to, after=after)
            case "head":
                return self.tr("Title, players or agreements changed")
        return self._taken_back(line, k, before, after)

    def _taken_back(self, line: HistoryLine, k: str, before: str, after: str) -> str:
        if not line.number:
            undone, redone = (
                self.tr("Undone: title, players or agreements"),
                self.tr("Redone: title, players or agreements"),
            )
            return undone if line.what == "undone" else redone
        if line.what == "undone":
            if line.after is None:
                return self.tr("Undone, game {k} taken out: {before}").format(k=k, before=before)
            return self.tr("Undone, game {k} is once more: {after}").format(k=k, after=after)
        if line.after is None:
            return self.tr("Redone, game {k} deleted: {before}").format(k=k, before=before)
        return self.tr("Redone, game {k} is: {after}").format(k=k, after=after)

    def _entry(self, entry: Entry | None) -> str:
        """A game in few words: "Ada, Clubs Hand × 2, +96", "Ramsch; Ben: −50"."""
        if entry is None:
            return ""
        played, names = self._sentences.entries.game(entry), self._shown.score_list.players
        game = entry.declared
        if game is None:
            scores = (named(isolate(names[at]), signed(won)) for at, won in enumerate(entry.scores) if won)
            return apart((played, *scores))
        if game.valuation.factor > 1:
            played = f"{played} {left_to_right(f'× {number(game.valuation.factor)}')}"
        #: A game of the list in few words: who declared, what, and what it brought
        return self.tr("{name}, {game}, {score}").format(
            name=isolate(names[game.declarer]), game=played, score=signed(game.score)
        )

    def _fill(self) -> None:
        self.list.clear()
        for line in reversed(self._lines):
            moment = isolate(self._words.moment(line.at))
            if line.by:
                #: When a change was made and by whom
                moment = self.tr("{moment} · {name}").format(moment=moment, name=isolate(line.by))
            item = QListWidgetItem(self.sentence(line))
            item.setData(_LINE, (line, moment))
            item.setToolTip(tip(item.text()))
            self.list.addItem(item)
        moments = [self.list.item(row).data(_LINE)[1] for row in range(self.list.count())]
        self._rows.keep_room(moments)
        self.list.setVisible(bool(self._lines))
        self._nothing.setVisible(not self._lines)

    def _write_words(self) -> None:
        #: Title of a page: every change of the list
        self.show_title(self.tr("History"), self.tr("Back to the sheet"))
        self._nothing.show_text(self.tr("Nothing has been written yet. Every change will be shown here"))
        self.list.setAccessibleName(self.tr("History"))
        self._fill()


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

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self._look.px(_ROW), self._look.px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        with cell(painter, option):
            look, theme, px = self._look, self._look.theme, self._look.px
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            rect = QRectF(option.rect)
            line, moment = index.data(_LINE)
            side = px(_ICON)
            sign = QRectF(0, 0, side, side)
            sign.moveCenter(piece(rect, 0, side, mirrored=mirrored).center())
            draw_icon(painter, _ICONS.get(line.what, "right"), sign, theme.text2, mirrored=mirrored)
            lead, wide = side + px(12), min(self._wide, rect.width() * _MOST)
            write(painter, piece(rect, lead, wide, mirrored=mirrored), moment, theme.text2, look.font(SMALL))
            rest = inset(rect, lead + wide + px(8), mirrored=mirrored)
            write(painter, rest, index.data(), theme.text, look.font(DENSE))
            painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), theme.line)
            if option.state & QStyle.StateFlag.State_HasFocus:
                plate(painter, rect.adjusted(0, 1, 0, -1), None, theme.accent, radius=px(6), weight=1.5)
