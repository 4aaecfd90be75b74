"""Fields for names and titles, which have no more letters than a list has room for."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter

from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.ui.look.text_field import TextField


class NameField(TextField):
    """A player's name; proposes those that are known."""

    def __init__(self, known: Sequence[str], called: str) -> None:
        super().__init__(called)
        self.setMaxLength(room_for(called, LONGEST_NAME))
        completer = QCompleter(list(known), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        self.setCompleter(completer)


def room_for(text: str, longest: int) -> int:
    """How many letters of Qt a field takes: what came from a file is not cut."""
    return max(longest, len(text.encode("utf-16-le")) // 2)
