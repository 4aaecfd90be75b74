"""What can be done with a whole list, as a menu."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from skatdesk.store.records import ListId
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.deleted_lists import DeletedLists


class ListMenu(Translated, QMenu):
    """Opens for one list at a time, ``list_id``; what its actions do with that the room knows."""

    def __init__(self, deleted: DeletedLists, parent: QWidget) -> None:
        super().__init__(parent)
        self._deleted = deleted
        self.list_id: ListId | None = None
        self.archived = False
        # not this menu's own: those it would delete whenever it is filled anew
        self.large, self.details, self.history = QAction(parent), QAction(parent), QAction(parent)
        self.again, self.copy, self.archive = QAction(parent), QAction(parent), QAction(parent)
        self.remove, self.export, self.import_, self.print_ = (QAction(parent) for _ in range(4))
        self._write_words()

    def open_for(self, list_id: ListId, *, archived: bool, at: QPoint, deeds: Sequence[Sequence[QAction]] = ()) -> None:
        """Opens for this list; ``deeds`` are what its own page can do besides, in groups."""
        self.list_id, self.archived = list_id, archived
        self._write_words()
        self.clear()
        for group in (
            *deeds,
            (self.large, self.details, self.history),
            (self.again, self.copy),
            (self.print_, self.export, self.import_),
            (self.archive, self.remove, self._deleted.menuAction()),
        ):
            self.addActions(group)
            self.addSeparator()
        self.popup(at)

    def _write_words(self) -> None:
        #: menu of a score list: in a window of its own, for a second screen
        self.large.setText(self.tr("Show large in a window"))
        #: menu of a score list: title, players, stake …
        self.details.setText(self.tr("Details…"))
        #: menu of a score list: every change of it
        self.history.setText(self.tr("History"))
        #: menu of a score list: the same players and agreements, no games
        self.again.setText(self.tr("New list with these players"))
        #: menu of a score list: a second one with the same games
        self.copy.setText(self.tr("Duplicate with all games"))
        self.print_.setText(self.tr("Print…"))
        self.export.setText(self.tr("Export…"))
        self.import_.setText(self.tr("Import…"))
        #: menu of a score list: put it into the archive
        into = self.tr("Put into the archive")
        #: menu of a score list: bring it back from the archive
        back = self.tr("Back on the shelf")
        self.archive.setText(back if self.archived else into)
        self.remove.setText(self.tr("Delete"))
