"""One of several answers, each a button that stays pressed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from skatdesk.i18n.joins import named
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1


class Answer(Button):
    """One answer. Space or an arrow key chooses it; Enter is left to the dialog."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # for screen readers a radio button, else a check box
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class OneOf(QWidget):
    """Answers in a row; Tab leads to the chosen one, from both sides.

    Signals:
        changed(): the user chose another answer.
    """

    changed = Signal()

    def __init__(self, look: Look, count: int) -> None:
        super().__init__()
        self._look = look
        self.answers = [Answer(look) for _ in range(count)]
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for index, answer in enumerate(self.answers):
            self._group.addButton(answer, index)
            self._row.addWidget(answer, 1)
        self._group.buttonClicked.connect(self.changed)
        self._group.idToggled.connect(self._lead_to_chosen)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def index(self) -> int:
        """Which answer is chosen, -1 for none yet."""
        return self._group.checkedId()

    def choose(self, index: int) -> None:
        """Chooses an answer without a signal."""
        self.answers[index].setChecked(True)

    def show_words(self, words: Sequence[str], question: str) -> None:
        """The answers, and for screen readers what they answer."""
        for answer, text in zip(self.answers, words, strict=True):
            answer.setText(text)
            answer.setAccessibleName(named(question, text))

    def _lead_to_chosen(self) -> None:
        """Qt sees to that itself, but only once the keyboard was in the group."""
        for answer in self.answers:
            answer.setFocusPolicy(Qt.FocusPolicy.StrongFocus if answer.isChecked() else Qt.FocusPolicy.ClickFocus)

    def _refresh(self) -> None:
        self._row.setSpacing(self._look.px(S1))
