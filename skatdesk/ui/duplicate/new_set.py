"""What a new set is like: which deals, how many, against whom."""

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.coach.duplicate import BOARDS
from skatdesk.players.levels import LEVELS
from skatdesk.ui.dialogs.deal_source import TODAY, DealSource
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.sentences.series_words import SeriesWords

_USUAL_LEVEL = "club"


class NewSet(QWidget):
    """Everything has an answer already.

    Args:
        look: how it looks.
        new_seed: draws a number for a set.
        todays_seed: the number of the set of the day.

    Signals:
        begun(int, str, object): so many deals, against opponents of this level; the number of the set.
    """

    begun = Signal(int, str, object)

    def __init__(self, look: Look, new_seed: Callable[[], int], todays_seed: Callable[[], int]) -> None:
        super().__init__()
        self._look = look
        self._words = SeriesWords(self)
        self.deals = DealSource(look, new_seed, todays_seed=todays_seed)
        self._about = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self.boards = Choice(look)
        self.level = Choice(look)
        self.begin = Button(look)
        self.row = QHBoxLayout()
        for part in (self.boards, self.level, self.begin):
            self.row.addWidget(part)
        self.row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.deals)
        self._column.addWidget(self._about)
        self._column.addLayout(self.row)
        self.deals.changed.connect(self._on_number)
        self.deals.copy.clicked.connect(self._copy_invitation)
        self.begin.clicked.connect(self._on_begin)
        look.changed.connect(self._space)
        self.write_words()
        self.level.setCurrentIndex(LEVELS.index(_USUAL_LEVEL))
        self._space()

    def write_words(self) -> None:
        """Writes everything in the language of the moment."""
        #: what is asked: at random, by number, as last time, today's deals
        self.deals.write_words(self.tr("Which deals"))
        self._tell_about()
        self.boards.offer_words([self.tr("%n deals", "length of a set", boards) for boards in BOARDS])
        self.level.offer_words([self._words.player(level) for level in LEVELS])
        self.boards.setAccessibleName(self.tr("Length of the set"))
        self.level.setAccessibleName(self.tr("Opponents"))
        #: button: begins a new set of deals
        self.begin.setText(self.tr("New set"))

    def _tell_about(self) -> None:
        if self.deals.source.index == TODAY:
            self._about.show_text(self.tr("Today everybody gets these cards: compare your results with your friends"))
        else:
            self._about.show_text(
                self.tr("The same number deals the same cards: pass it on, and compare your results with your friends")
            )

    @Slot()
    def _on_number(self) -> None:
        self.begin.setEnabled(self.deals.seed is not None)
        self._tell_about()

    @Slot()
    def _on_begin(self) -> None:
        self.deals.follow_day()
        self.begun.emit(BOARDS[self.boards.currentIndex()], LEVELS[self.level.currentIndex()], self.deals.seed)
        self.deals.draw_number()

    @Slot()
    def _copy_invitation(self) -> None:
        """Everything a friend needs to play the same set."""
        self.deals.follow_day()
        #: an invitation to be sent to friends: {boards} "12 deals", {level} "Club player"; {number} fixes the deals:
        #: the first figure after "Skatdesk", where it is found when the invitation is pasted
        text = self.tr("Skatdesk, duplicate, number {number}: {boards}, {level}")
        boards, level = self.boards.currentText(), self.level.currentText()
        QGuiApplication.clipboard().setText(text.format(number=self.deals.seed, boards=boards, level=level))
        self._about.show_text(self.tr("Copied: whoever begins with this number gets the same deals"))

    def _space(self) -> None:
        self._column.setSpacing(self._look.px(S1))
        self.row.setSpacing(self._look.px(S1))
