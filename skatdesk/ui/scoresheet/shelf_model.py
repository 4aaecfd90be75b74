"""The lists on the shelf as a Qt model."""

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from skatdesk.i18n.bidi import isolate
from skatdesk.store.records import ListSummary
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.look.tips import tip
from skatdesk.ui.scoresheet.list_words import ListWords

SUMMARY_ROLE = Qt.ItemDataRole.UserRole
LINE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The second line: date, and how many games are written."""
TITLES_ROLE = Qt.ItemDataRole.UserRole + 2
"""The title, and what is said instead where room is scarce."""


class ShelfModel(QAbstractListModel):
    """One list to a row, in the order of the store."""

    def __init__(self, words: ListWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._summaries: tuple[ListSummary, ...] = ()

    @property
    def summaries(self) -> tuple[ListSummary, ...]:
        """All rows."""
        return self._summaries

    def show_summaries(self, summaries: tuple[ListSummary, ...]) -> None:
        """Shows these lists; the same ones in the same order keep their rows."""
        if [summary.id for summary in summaries] != [summary.id for summary in self._summaries]:
            self.beginResetModel()
            self._summaries = summaries
            self.endResetModel()
        else:
            before, self._summaries = self._summaries, summaries
            changed = [row for row, summary in enumerate(summaries) if summary != before[row]]
            if changed:  # the view measures all its rows anew for a single one
                self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def renew(self) -> None:
        """Language or lists have changed."""
        if self._summaries:
            self.dataChanged.emit(self.index(0), self.index(len(self._summaries) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._summaries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        summary = self._summaries[index.row()]
        if role == SUMMARY_ROLE:
            return summary
        if role == TITLES_ROLE:
            return self._words.titles(summary.head, summary.players)
        title, line = self._words.title(summary.head, summary.players), self._line(summary)
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role == LINE_ROLE:
            return line
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            typed = filter(None, (summary.head.place, *summary.players))
            told = " · ".join((title, line, *map(isolate, typed)))
            return tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None

    def _line(self, summary: ListSummary) -> str:
        return f"{isolate(self._words.date(summary.head.date))} · {self._words.written(summary)}"
