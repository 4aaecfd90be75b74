"""The shelf at the reading start: every list that is kept, found, opened and put away."""

from math import ceil

from PySide6.QtCore import QModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from skatdesk.store.records import ListId, ListSummary
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.folding import Folding
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.keys import ENTER_KEYS, asks_for_menu, command
from skatdesk.ui.look.paint import cell, fitting, lines_height, painter_on, plate, write, write_lines
from skatdesk.ui.look.quiet import quiet_list
from skatdesk.ui.look.reading import box_in, inset, piece
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.room_page import BackButton
from skatdesk.ui.look.search_field import SearchField
from skatdesk.ui.look.short_words import fitting_way
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import BODY, DENSE, S1, S2, SMALL, TITLE
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.shelf_model import LINE_ROLE, SUMMARY_ROLE, TITLES_ROLE, ShelfModel

_WIDTH, _FOLDED, _ITEM, _MARGIN = 240, 48, 60, 24

_FOLDS_BELOW, _ENLARGED_BELOW = 1200, 1400
"""A narrower page, in px, gives the shelf's room to the sheet; in larger text it needs more, measured in text."""


class Shelf(Translated, QWidget):
    """Search, the lists, a new one; folded it is a strip with the buttons only.

    Signals:
        backRequested(): where the player came from.
        newRequested(): a new list.
        chosen(object): the ``ListId`` of a list to open.
        removeRequested(object): the ``ListId`` of one to put away.
        rankingRequested(): how everybody stands in the lists that are shown.
        menuRequested(object, QPoint): what can be done with the list of this ``ListSummary``.
        asked(): the search or the archive switch asks for other lists; read ``search`` and ``archived``.
        left(): the keyboard goes back to the list in front.
    """

    backRequested = Signal()
    newRequested = Signal()
    chosen = Signal(object)
    removeRequested = Signal(object)
    rankingRequested = Signal()
    menuRequested = Signal(object, QPoint)
    asked = Signal()
    left = Signal()

    def __init__(self, look: Look, words: ListWords) -> None:
        super().__init__()
        self._look = look
        self._all_archived = False
        self.back = BackButton(look)
        self._title = RichLine(look, size=TITLE, bold=True, wrap=True)
        self.folding = Folding(look, ("list", "list"), self)
        self.field = SearchField(look)
        self.model = ShelfModel(words, self)
        self.view = _ShelfView(look, self.model)
        self._nothing = RichLine(look, ink="text2", wrap=True)
        self.archive = Button(look, kind=Kind.GHOST, row=36, text_size=DENSE)
        self.archive.setCheckable(True)
        self.ranking = Button(look, kind=Kind.GHOST, row=36, text_size=DENSE)
        self.ranking.setEnabled(False)  # until there is a list with games
        self.new = Button(look, icon="plus")
        self.new_folded = Button(look, kind=Kind.GHOST, icon="plus", row=36)
        self.ranking_folded = Button(look, kind=Kind.GHOST, icon="trophy", row=36)
        self.ranking_folded.setEnabled(False)
        self._head = QHBoxLayout()
        self._head.addWidget(self.back)
        self._head.addWidget(self._title, 1)
        self._search_row = QHBoxLayout()
        self._search_row.addWidget(self.field, 1)
        self._search_row.addWidget(self.folding.fold)
        self._foot = QVBoxLayout()
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in (self.ranking, self.archive):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # else the wider one gives all
            self._pair.addWidget(button)
        self._foot.addLayout(self._pair)
        self._foot.addWidget(self.new)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.folding.unfold)
        self._column.addWidget(self.new_folded)
        self._column.addWidget(self.ranking_folded)
        self._column.addLayout(self._search_row)
        self._column.addWidget(self.view, 1)
        self._room = QVBoxLayout()
        self._room.addWidget(self._nothing)
        self._room.addStretch(1)
        self._column.addLayout(self._room)
        self._column.addLayout(self._foot)
        self._connect()
        self._write_words()
        self._refresh()

    def _connect(self) -> None:
        self.back.clicked.connect(self.backRequested)
        self.new.clicked.connect(self.newRequested)
        self.new_folded.clicked.connect(self.newRequested)
        self.folding.changed.connect(self._refresh)
        self.field.textChanged.connect(self.asked)
        self.archive.toggled.connect(self._on_archive)
        for ranking in (self.ranking, self.ranking_folded):
            ranking.clicked.connect(self.rankingRequested)
        self.view.activated.connect(self._on_activated)
        self.view.clicked.connect(self._on_activated)
        self.view.menuRequested.connect(self.menuRequested)
        self.view.removeRequested.connect(self.removeRequested)
        self._look.changed.connect(self._refresh)
        keys = QKeySequence.StandardKey
        for key, done in ((keys.Find, self._find), (keys.New, self.new.click)):
            command(self, key).triggered.connect(done)

    @property
    def search(self) -> str:
        """What is searched for."""
        return self.field.text().strip()

    @property
    def archived(self) -> bool:
        """Whether the archive shows instead of the shelf."""
        return self.archive.isChecked()

    def show_lists(self, summaries: tuple[ListSummary, ...], current: ListId | None, *, all_archived: bool) -> None:
        """Shows these lists, and which of them is open; with none, ``all_archived`` tells whether there are any."""
        self._all_archived = all_archived
        self.model.show_summaries(summaries)
        for ranking in (self.ranking, self.ranking_folded):
            ranking.setEnabled(any(summary.written for summary in summaries))
        self.view.current = current
        self.view.viewport().update()
        self._say_nothing()
        if self.search and not summaries:
            announce(self, self._nothing.text())

    def show_unavailable(self) -> None:
        """No list can be begun, and none be looked for."""
        for part in (self.new, self.new_folded, self.field, self.archive):
            part.setEnabled(False)
        self._say_nothing()

    def fold_beside(self, width: int) -> None:
        """Folds where the page is too narrow for shelf and sheet, and is as it was where it is no longer, px."""
        self.folding.fit(narrow=width < (self._look.px(_ENLARGED_BELOW) if self._look.enlarged else _FOLDS_BELOW))

    def show_shelf(self) -> None:
        """Back from the archive to the shelf, and no search."""
        self.archive.setChecked(False)
        self.field.clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.panel))
            painter.fillRect(box_in(self, self.width() - 1, 0, 1, self.height()), QColor(self._look.theme.line))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves; in the search Return opens the first list that was found, the arrow goes on to it."""
        first, searching = self.model.index(0), self.field.hasFocus()
        if event.key() == Qt.Key.Key_Escape:
            self.field.clear()
            self.left.emit()
        elif searching and first.isValid() and event.key() in ENTER_KEYS:
            self._on_activated(first)
        elif searching and first.isValid() and event.key() == Qt.Key.Key_Down:
            self.view.setCurrentIndex(first)
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def _on_archive(self) -> None:
        self._write_words()
        self.asked.emit()

    def _on_activated(self, index: QModelIndex) -> None:
        summary: ListSummary = index.data(SUMMARY_ROLE)
        self.chosen.emit(summary.id)

    def _find(self) -> None:
        self.folding.set_folded(False)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _say_nothing(self) -> None:
        if self.search:
            words = self.tr("No list has these words")
        elif self.archived:
            words = self.tr("The archive is empty. Lists you do not need every day can be put here")
        elif self._all_archived:
            words = self.tr("All lists are in the archive. The button below shows them")
        else:
            words = self.tr("No list yet. Begin one, and write the first game")
        self._nothing.show_text(words)
        empty = not self.model.summaries
        self._nothing.setVisible(empty and not self.folding.folded and self.new.isEnabled())
        self.view.setVisible(not empty and not self.folding.folded)

    def _write_words(self) -> None:
        #: Title of the shelf with all score lists
        lists = self.tr("Score lists")
        #: Title of the shelf with the score lists that were put away
        archive = self.tr("Archive")
        self._title.show_text(archive if self.archived else lists)
        self.view.setAccessibleName(self._title.text())
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search"))
        self.archive.setText(self.tr("Archive"))
        #: button: the players of all lists shown, the best first
        ranking = self.tr("Ranking")
        self.ranking.setText(ranking)
        self.ranking.setToolTip(tip(self.tr("How everybody stands in the lists shown here, all of them added up")))
        #: button: begins a new score list
        new = self.tr("New list")
        self.new.setText(new)
        for button, words in (
            (self.folding.fold, self.tr("Fold the lists away")),
            (self.folding.unfold, self.tr("Show all lists")),
            (self.new_folded, new),
            (self.ranking_folded, ranking),
        ):
            button.explain(words)
        self._arrange_foot()
        self.model.renew()
        self._say_nothing()

    def _refresh(self) -> None:
        px, open_ = self._look.px, not self.folding.folded
        for part in (self._title, self.field, self.ranking, self.archive, self.new):
            part.setVisible(open_)
        for part in (self.new_folded, self.ranking_folded):
            part.setVisible(not open_)
        edge = px(S2) if open_ else 0
        self._column.setContentsMargins(1, px(12), 1, px(S2) if open_ else px(S1))  # leaves the line at its edge free
        self._column.setSpacing(px(S1))
        self._head.setContentsMargins(px(6), 0, px(6), 0)
        self._head.setSpacing(px(2))
        self._search_row.setContentsMargins(edge, 0, edge, px(4) if open_ else 0)  # margins are not mirrored
        self._search_row.setSpacing(px(2))
        self._foot.setContentsMargins(edge, 0, edge, 0)
        self._foot.setSpacing(px(S1))
        self._pair.setSpacing(px(S1))
        self._arrange_foot()
        self._room.setContentsMargins(edge, px(S1), edge, 0)
        self.setFixedWidth(px(_WIDTH if open_ else _FOLDED))
        self._say_nothing()
        self.view.scheduleDelayedItemsLayout()
        self.update()

    def _arrange_foot(self) -> None:
        """Ranking and archive stand beside each other where both words are whole there, else below each other."""
        px, way = self._look.px, QBoxLayout.Direction
        least = sum(button.minimumSizeHint().width() for button in (self.ranking, self.archive)) + px(S1)
        room = px(_WIDTH) - 2 * px(S2) - 2
        self._pair.setDirection(way.LeftToRight if least <= room else way.TopToBottom)


class _ShelfView(QListView):
    """The lists; see ``Shelf`` for the signals."""

    menuRequested = Signal(object, QPoint)
    removeRequested = Signal(object)

    def __init__(self, look: Look, model: ShelfModel) -> None:
        super().__init__()
        self.current: ListId | None = None
        quiet_list(self)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setModel(model)
        self.setItemDelegate(_Items(look, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() == Qt.Key.Key_Delete:
            self.removeRequested.emit(index.data(SUMMARY_ROLE).id)
        elif index.isValid() and event.key() in ENTER_KEYS:
            self.activated.emit(index)
        elif index.isValid() and asks_for_menu(event):
            self._ask_for_menu(index, self.visualRect(index).center())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            self._ask_for_menu(index, self.visualRect(index).center() if by_key else event.pos())

    def _ask_for_menu(self, index: QModelIndex, at: QPoint) -> None:
        self.menuRequested.emit(index.data(SUMMARY_ROLE), self.viewport().mapToGlobal(at))


_LEADING = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter


class _Items(QStyledItemDelegate):
    """Paints a list: title, and below it date and games; the open one on a soft ground.

    A long title, or many names, are smaller, and stand on as many lines as they need.
    """

    def __init__(self, look: Look, view: _ShelfView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """One height for a list whether it is the open one or not."""
        width = self._view.viewport().width() - 2 * self._look.px(_MARGIN)
        title, font = self._title(index, width, bold=True)
        one_line = lines_height(title, QFontMetricsF(font).horizontalAdvance(title) + 1, font)
        more = ceil(lines_height(title, width, font) - one_line)
        return QSize(self._look.px(_ITEM), self._look.px(_ITEM) + more)

    def _title(self, index: Index, width: float, *, bold: bool) -> tuple[str, QFont]:
        """What a list is called in so much room, and the font it is written in."""
        title = fitting_way(index.data(TITLES_ROLE), self._look.font(BODY, bold), width)
        return title, fitting(self._look, title, width, BODY, DENSE, bold=bold)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme, px = self._look, self._look.theme, self._look.px
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            rect = QRectF(option.rect)
            band = rect.adjusted(px(S1), 2, -px(S1), -2)
            summary: ListSummary = index.data(SUMMARY_ROLE)
            shown = summary.id == self._view.current
            if shown:
                plate(painter, band, theme.accent_soft, radius=px(S1))
                stripe = piece(band, 0, 3, mirrored=mirrored).adjusted(0, px(12), 0, -px(12))
                plate(painter, stripe, theme.accent, radius=1.5)
            elif option.state & QStyle.StateFlag.State_MouseOver:
                plate(painter, band, theme.panel2, radius=px(S1))
            if option.state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
                plate(painter, band, None, theme.accent, radius=px(S1), weight=2)
            inner = rect.adjusted(px(_MARGIN), px(6), -px(_MARGIN), -px(6))
            half = px(_ITEM) / 2 - px(6)
            title, line = inner.adjusted(0, 0, 0, -half), inner.adjusted(0, inner.height() - half, 0, 0)
            line = inset(line, end=px(S1) - px(_MARGIN), mirrored=mirrored)  # a long one may fill the band
            words, font = self._title(index, title.width(), bold=shown)
            write_lines(painter, title, words, theme.text, font, _LEADING)
            write(painter, line, index.data(LINE_ROLE), theme.text2, look.font(SMALL))
