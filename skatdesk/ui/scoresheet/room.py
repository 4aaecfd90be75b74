"""The room of the score sheet: the shelf, the open lists, and what is done with whole lists."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QWidget

from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store.errors import StoreError
from skatdesk.store.lists import Lists
from skatdesk.store.records import KeptList, ListId, ListSummary, SeriesId
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.places import bring_forward
from skatdesk.ui.scoresheet.deleted_lists import DeletedLists
from skatdesk.ui.scoresheet.empty_page import EmptyPage
from skatdesk.ui.scoresheet.files import ListFiles
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.list_asker import First, ListAsker
from skatdesk.ui.scoresheet.list_menu import ListMenu
from skatdesk.ui.scoresheet.list_words import ListWords, local
from skatdesk.ui.scoresheet.notice import Notice
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.open_pages import OpenPages
from skatdesk.ui.scoresheet.page import SheetPage
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from skatdesk.ui.scoresheet.shelf import Shelf
from skatdesk.ui.scoresheet.telling import Telling
from skatdesk.ui.troubles import Troubles


class ScoreSheetRoom(QWidget):
    """Everything about lists of games with real cards.

    Args:
        desk: how things look and are called.
        lists: where lists are kept; None where nothing can be kept.
        troubles: says what is wrong with the store.
        now: tells the time, ISO 8601.
        by: who writes, for the history.

    Signals:
        backRequested(): where the player came from.
    """

    backRequested = Signal()

    def __init__(
        self, desk: Desk, lists: Lists | None, troubles: Troubles, now: Callable[[], str], by: Callable[[], str]
    ) -> None:
        super().__init__()
        look = self._look = desk.look
        self._desk = desk
        self._kept_here = lists
        self._troubles = troubles
        self._now = now
        self._by = by
        self._words = ListWords(desk.sentences, self)
        self._telling = Telling(self._on_trouble)
        self.shelf = Shelf(look, self._words)
        self.deleted = DeletedLists(self._words, self)
        self.empty = EmptyPage(look, self.deleted)
        self.paper = ListPaper(desk, self._words, self)
        self.files = ListFiles(self, self.paper, self._today)
        self.asker = ListAsker(look, self._words, self._today, self)
        self.menu = ListMenu(self.deleted, self)
        ground = QWidget()
        self._stack = QStackedLayout(ground)
        self._stack.addWidget(self.empty)
        self.pages = OpenPages(self._stack)
        self.notice = Notice(look, ground)
        look.changed.connect(self._fold_shelf)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.shelf)
        row.addWidget(ground, 1)
        self._connect()

    def _connect(self) -> None:
        shelf, menu = self.shelf, self.menu
        shelf.backRequested.connect(self.backRequested)
        shelf.newRequested.connect(self.ask_for_list)
        shelf.chosen.connect(self.open)
        shelf.removeRequested.connect(self.remove)
        shelf.rankingRequested.connect(self._show_ranking)
        shelf.menuRequested.connect(self._open_shelf_menu)
        shelf.asked.connect(self.refresh)
        shelf.left.connect(self._refocus)
        self.deleted.restoreRequested.connect(self.restore)
        self.empty.new.clicked.connect(self.ask_for_list)
        self.empty.import_.clicked.connect(self.files.ask_to_import)
        self._stack.currentChanged.connect(self._on_front)
        self.notice.shut.clicked.connect(self._refocus)
        self.asker.answered.connect(self.begin)
        self.files.imported.connect(self._bring_in)
        self.files.told.connect(self.notice.say)
        self.files.refused.connect(self.notice.warn)
        menu.import_.triggered.connect(self.files.ask_to_import)
        menu.triggered.connect(self._on_menu)
        self._deeds: dict[QAction, Callable[[ListId], object]] = {
            menu.large: self.show_large,
            menu.details: self.ask_for_details,
            menu.history: partial(self._show_page, SheetPage.show_history),
            menu.copy: self.duplicate,
            menu.again: self.begin_again,
            menu.archive: self._archive_or_back,
            menu.remove: self.remove,
            menu.export: self._export,
            menu.print_: partial(self._show_page, SheetPage.show_paper),
        }

    # -------------------------------------------------------------- coming and going

    @property
    def _lists(self) -> Lists:
        """Where lists are kept; nobody comes so far where none can be."""
        assert self._kept_here is not None
        return self._kept_here

    @property
    def page(self) -> SheetPage | None:
        """The list in front."""
        return self.pages.front

    def enter(self) -> None:
        """The room is shown: the list in front, at first the latest, is ready for its next game."""
        if self.page is not None:
            self.open(self.page.shown.id)  # reads the shelf, too
            return
        self.refresh()
        if self._kept_here is None:
            self.empty.show_unavailable()
            self.shelf.show_unavailable()
        elif self.shelf.model.summaries and not self.shelf.archived:
            self.open(self.shelf.model.summaries[0].id)
        else:
            self._refocus()

    def refresh(self) -> None:
        """Reads the shelf again."""
        if self._kept_here is None:
            return
        with self._telling:
            summaries = self._words.found(self.shelf.search, self._lists.summaries(archived=self.shelf.archived))
            away = not summaries and bool(self._lists.summaries(archived=True))
            self.shelf.show_lists(summaries, self.page.shown.id if self.page is not None else None, all_archived=away)
            self.deleted.offer(self._lists.removed())
            copies = self._lists.copies()
            for page in self.pages:
                page.call_copy(page.shown.id in copies)

    def open(self, list_id: ListId) -> SheetPage | None:
        """Brings a list to the front; one that is open already stands as it was left. None: it cannot be read."""
        page = self.pages.get(list_id)
        if page is None:
            kept = self._read(list_id)
            if kept is None:
                return None
            page = self.pages.deleted(list_id) or self._make_page(kept)
        self.pages.bring(page)
        self.refresh()
        page.refocus()
        announce(self, page.head.headline.accessibleName())
        return page

    def _refocus(self) -> None:
        """The keys are for the list in front again; without one for the button that begins one."""
        if self.page is not None:
            self.page.refocus()
        else:
            self.empty.new.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_keys(self) -> None:
        """Who keeps the shelf goes on there; else what had the keys may be gone."""
        if not self.shelf.view.hasFocus():
            self._refocus()

    def show_game(self, list_id: ListId, number: int) -> None:
        """Brings a list to the front and points at one of its games; ``number`` counts from 1."""
        if (page := self.open(list_id)) is not None:
            page.show_game(number)

    def _read(self, list_id: ListId) -> KeptList | None:
        with self._telling:
            return self._lists.open(list_id)
        return None

    def _make_page(self, kept: KeptList) -> SheetPage:
        shown = OpenList(self._lists, kept, self._now, self._by)
        shown.failed.connect(self._on_trouble)
        shown.changed.connect(self._on_written)  # before the page, which may tell something of the change
        page = SheetPage(self._desk, self._words, self.paper, shown, self._stack.parentWidget())
        shown.setParent(page)
        page.moreRequested.connect(self._open_page_menu)
        page.exportRequested.connect(partial(self._export, kept.id))
        page.pdfRequested.connect(partial(self._export, kept.id, on_paper=True))
        page.detailsRequested.connect(partial(self.ask_for_details, kept.id))
        page.againRequested.connect(partial(self.begin_again, kept.id))
        page.told.connect(self.notice.say)
        page.pages.currentChanged.connect(self._place_notice)
        page.corrected.connect(partial(self._on_corrected, kept.id))
        return page

    def _on_front(self) -> None:
        self.notice.hide()  # it speaks of another list
        self._place_notice()

    def _place_notice(self) -> None:
        self.notice.lie_over(self.empty if self.page is None else self.page.title)

    def _on_corrected(self, list_id: ListId, tell: Callable[[], str]) -> None:
        self.notice.offer(tell, partial(self._take_back, list_id))

    def _on_written(self) -> None:
        self.notice.hide()
        self.refresh()

    # -------------------------------------------------------------- whole lists

    def ask_for_list(self) -> None:
        """Opens the dialog for a new list; it knows what was agreed about the last one."""
        if self._kept_here is None:
            return
        with self._telling:
            self.asker.ask_for_list(self._lists)

    def begin(self, head: ListHead, score_list: ScoreList) -> None:
        """Keeps a new list and opens it."""
        with self._telling:
            self._show_kept(self._lists.begin(head, score_list))
            self.notice.hide()

    def ask_for_details(self, list_id: ListId, first: First | None = None) -> None:
        """Opens the dialog for what was agreed about a list, at what is to be agreed on ``first``."""
        if (page := self.open(list_id)) is not None:
            with self._telling:
                self.asker.ask_for_details(self._lists, page.shown, first)

    def duplicate(self, list_id: ListId) -> None:
        """A second list with the same games, in front."""
        with self._telling:
            self._show_kept(self._lists.duplicate(list_id))

    def begin_again(self, list_id: ListId) -> None:
        """A new list of the same table, of today and in front."""
        with self._telling:
            self._show_kept(self._lists.begin_again(list_id, self._today()))

    def archive(self, list_id: ListId, archived: bool) -> None:
        """Puts a list into the archive, or back on the shelf."""
        with self._telling:
            self._lists.archive(list_id, archived)
            self.refresh()
            self._keep_keys()

    def remove(self, list_id: ListId) -> None:
        """Takes a list away, also one that cannot be read; the notice brings it back, and later the menu."""
        with self._telling:
            self._lists.remove(list_id)
            removed = self._lists.removed()[0]
            self.pages.delete(list_id)
            self.notice.offer(partial(self._deletion, removed), partial(self.restore, list_id))
            self.refresh()
            self._keep_keys()

    def _deletion(self, removed: ListSummary) -> str:
        title = self._words.title(removed.head, removed.players)
        return self.tr("The list {title} was deleted").format(title=title)

    def restore(self, list_id: ListId) -> None:
        """Brings a list back that was deleted."""
        with self._telling:
            self._lists.restore(list_id)
            self.refresh()  # it is there again, also if it cannot be read
            self._show_kept(list_id)

    def _take_back(self, list_id: ListId) -> None:
        if (page := self.open(list_id)) is not None:
            page.shown.undo()

    def show_large(self, list_id: ListId) -> None:
        """The list in a window of its own, which follows every step."""
        if (page := self.open(list_id)) is not None:
            bring_forward(page.findChild(LargeWindow) or LargeWindow(self._desk, self._words, page.shown, page))

    def _show_page(self, show: Callable[[SheetPage], None], list_id: ListId) -> None:
        if (page := self.open(list_id)) is not None:
            show(page)

    def _show_ranking(self) -> None:
        with self._telling:
            self.asker.show_ranking(self._lists, self.shelf.model.summaries)

    def _export(self, list_id: ListId, *, on_paper: bool = False) -> None:
        if (kept := self._read(list_id)) is not None:
            self.files.ask_to_export(kept.head, kept.score_list, on_paper=on_paper)

    def show_series(self, series: SeriesId, day: str, score_list: ScoreList) -> None:
        """Puts the list of a series played here onto the shelf, if it is not there, and brings it to the front."""
        with self._telling:
            self._show_kept(self._lists.of_series(series, ListHead("", "Skatdesk", day), score_list))

    def _bring_in(self, head: ListHead, score_list: ScoreList) -> None:
        if self._kept_here is None:
            return  # a file that was dropped; the page says why nothing comes of it
        with self._telling:
            list_id, new = self._lists.bring_in(head, score_list)
            page = self._show_kept(list_id)
            self.notice.hide()
            if page is not None and not new:
                self.notice.say(self.tr("The list {title} was here already").format(title=page.head.headline.title))
            elif page is not None and page.shown.is_copy:
                page.tell_copy()

    def _show_kept(self, list_id: ListId) -> SheetPage | None:
        """Brings a list to the front, beside the shelf it stands on."""
        kept, page = self._read(list_id), self.pages.get(list_id)
        if kept is not None and not kept.archived:
            self.shelf.show_shelf()
        if kept is not None and page is not None and page.shown.score_list != kept.score_list:
            self.pages.close(page)  # the series was played on since
        return self.open(list_id)

    # -------------------------------------------------------------- menus, messages, the window

    def _on_menu(self, action: QAction) -> None:
        if action in self._deeds and self.menu.list_id is not None:  # else the page of the list does it
            self._deeds[action](self.menu.list_id)

    def _archive_or_back(self, list_id: ListId) -> None:
        self.archive(list_id, not self.menu.archived)

    def _open_shelf_menu(self, summary: ListSummary, at: QPoint) -> None:
        self.menu.open_for(summary.id, archived=summary.archived, at=at)

    def _open_page_menu(self, at: QPoint) -> None:
        if (page := self.page) is not None:
            with self._telling:
                away = {summary.id for summary in self._lists.summaries(archived=True)}  # to read the list takes longer
                self.menu.open_for(page.shown.id, archived=page.shown.id in away, at=at, deeds=page.deeds)

    def _today(self) -> str:
        """The day where the user is, ISO."""
        return local(self._now()).date().toString(Qt.DateFormat.ISODate)

    def _on_trouble(self, error: StoreError) -> None:
        self.notice.warn(self._troubles.of_lists(error))

    def _takes_back(self, event: QEvent) -> bool:
        """Whether this is the key for what the notice offers; what is being told of a game comes before that."""
        telling = self.page is not None and self.page.writing.is_under_way
        return not telling and self.notice.takes_back(event)

    def event(self, event: QEvent) -> bool:
        """Undo is a key of the notice while that offers it, and then of no page."""
        if event.type() is QEvent.Type.ShortcutOverride and self._takes_back(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes back what the notice tells of; Escape leaves where no list is open."""
        if self._takes_back(event):
            self.notice.undo.click()
        elif event.key() == Qt.Key.Key_Escape and self.page is None:
            self.backRequested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window folds the shelf away."""
        super().resizeEvent(event)
        self._fold_shelf()

    @Slot()
    def _fold_shelf(self) -> None:
        self.shelf.fold_beside(self.width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.page))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(1440), self._look.px(844))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
