"""Fields for names and titles, which have no more letters than a list has room for."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter

from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.store.searching import fold
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.text_field import TextField

_FOLDED = Qt.ItemDataRole.UserRole
"""A name without what people leave out when they type."""


class NameField(TextField):
    """A player's name; proposes those that are known."""

    def __init__(self, known: Sequence[str], called: str) -> None:
        super().__init__(called)
        self.setMaxLength(room_for(called, LONGEST_NAME))
        self.proposals = _Proposals(known, self)
        self.setCompleter(self.proposals)


class _Proposals(QCompleter):
    """The names that begin as what is typed, in a list below the field: "ir" finds İrem, "isi" finds Işıl.

    Qt would tell both i of Turkish apart, and a letter from the keys of another keyboard.
    Who has typed a whole one needs none of them: Enter is meant for the dialog then, and Qt would only close the list.
    """

    def __init__(self, known: Sequence[str], field: NameField) -> None:
        names = QStandardItemModel(field)
        super().__init__(names, field)
        for name in known:
            item = QStandardItem(name)
            item.setData(fold(name), _FOLDED)
            names.appendRow(item)
        self.setCompletionRole(_FOLDED)
        self._known = frozenset(known)
        self._field = field
        self.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        below = self.popup()
        assert below is not None  # Qt makes one
        below.setObjectName("proposals")
        self.below = below

    def splitPath(self, path: str) -> list[str]:
        """What is sought."""
        return [fold(path)]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """What is written when a name is chosen."""
        return str(index.data(Qt.ItemDataRole.DisplayRole))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or not self._is_told(event):
            return super().eventFilter(watched, event)
        self.below.hide()
        return QCoreApplication.sendEvent(self._field, event)

    def _is_told(self, event: QKeyEvent) -> bool:
        """Whether Enter is pressed behind a name that is known, and none is chosen in the list."""
        is_open = self.below.isVisible() and not self.below.currentIndex().isValid()
        return is_open and event.key() in ENTER_KEYS and self._field.text() in self._known


def room_for(text: str, longest: int) -> int:
    """How many letters of Qt a field takes: what came from a file is not cut."""
    return max(longest, len(text.encode("utf-16-le")) // 2)
