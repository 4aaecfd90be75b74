"""The pages of open lists: which of them stay while others are in front."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout

from skatdesk.store.records import ListId
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.page import SheetPage

KEPT = 3
"""So many lists that were in front last stand as they were left."""


class OpenPages:
    """The lists that are open, each on a page of its own.

    Colours, language, size of text and of the window reach every page, in sight or not. So one that was only looked at
    goes when others have come since: read again it is the same. One that was written on stays, for nobody else knows
    which steps can still be taken back.
    """

    def __init__(self, stack: QStackedLayout) -> None:
        """They lie in this stack, beside what is there already."""
        self._stack = stack
        self._open: dict[ListId, SheetPage] = {}  # the one in front is the last
        self._deleted: dict[ListId, SheetPage] = {}  # they wait, for their steps can still be taken back

    def __iter__(self) -> Iterator[SheetPage]:
        return iter(self._open.values())

    @property
    def front(self) -> SheetPage | None:
        """The list in front."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, SheetPage) else None

    def get(self, list_id: ListId) -> SheetPage | None:
        """The page of an open list."""
        return self._open.get(list_id)

    def deleted(self, list_id: ListId) -> SheetPage | None:
        """The page of a list that was deleted while it was open."""
        return self._deleted.get(list_id)

    def bring(self, page: SheetPage) -> None:
        """A page comes to the front, a new one or one that was there."""
        list_id = page.shown.id
        self._deleted.pop(list_id, None)
        if self._open.pop(list_id, None) is None:
            self._stack.addWidget(page)
        self._open[list_id] = page
        self._stack.setCurrentWidget(page)
        for old in list(self)[:-KEPT]:
            if old.shown.is_as_read and not old.writing.is_under_way and old.findChild(LargeWindow) is None:
                self.close(old)

    def delete(self, list_id: ListId) -> None:
        """The list is deleted; its page waits, if it was open."""
        if (page := self._open.get(list_id)) is not None:
            self._shut(page)
            self._deleted[list_id] = page

    def close(self, page: SheetPage) -> None:
        """A page is not needed any more."""
        self._shut(page)
        page.setWindowFlags(Qt.WindowType.Window)  # else the page in front is painted once more when this one goes
        page.deleteLater()

    def _shut(self, page: SheetPage) -> None:
        del self._open[page.shown.id]
        self._stack.removeWidget(page)
        if (large := page.findChild(LargeWindow)) is not None:
            large.close()
