"""The lists that were deleted, as a menu, so that each can be had back."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from skatdesk.store.records import ListId, ListSummary
from skatdesk.ui.look.menu import literal
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.list_words import ListWords

_MOST = 20
"""So many are offered, those deleted last."""


class DeletedLists(Translated, QMenu):
    """A part of other menus that is seen only where there is something in it.

    Signals:
        restoreRequested(object): the ``ListId`` of the list that was chosen.
    """

    restoreRequested = Signal(object)

    def __init__(self, words: ListWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._summaries: tuple[ListSummary, ...] = ()
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._on_triggered)
        self._write_words()
        self.offer(())

    @property
    def offered(self) -> tuple[ListId, ...]:
        """What is in it."""
        return tuple(summary.id for summary in self._summaries)

    def offer(self, summaries: Sequence[ListSummary]) -> None:
        """These lists can be had back, the one deleted last first."""
        self._summaries = tuple(summaries[:_MOST])
        self.menuAction().setVisible(bool(self._summaries))

    def _fill(self) -> None:
        """Not before it opens: what brings a list back must not delete the action that asked for it."""
        self.clear()
        for summary in self._summaries:
            self.addAction(self._line(summary)).setData(summary.id)

    def _line(self, summary: ListSummary) -> str:
        title = self._words.title(summary.head, summary.players)
        return literal(" · ".join((title, self._words.date(summary.head.date), self._words.written(summary))))

    def _on_triggered(self, action: QAction) -> None:
        self.restoreRequested.emit(action.data())

    def _write_words(self) -> None:
        #: Menu of the lists that were deleted; choosing one brings it back
        self.setTitle(self.tr("Deleted lists"))
