"""The line over a puzzle: the way back, which puzzles are wanted, and puzzles from one's own games."""

from dataclasses import dataclass

from PySide6.QtCore import Signal

from skatdesk.coach.puzzles.puzzle import GRADES, Kind
from skatdesk.coach.puzzles.sitting import Wish
from skatdesk.i18n.numbers import grouped, number
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.button import Kind as ButtonKind
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.room_page import RoomBar
from skatdesk.ui.look.theme import Look
from skatdesk.ui.puzzles.words import PuzzleWords

_KINDS = tuple(Kind)


@dataclass(frozen=True, slots=True)
class Search:
    """How a search through the user's games stands: so many are ``done`` of ``total``, ``new`` puzzles found."""

    done: int = 0
    total: int = 0
    new: int = 0
    running: bool = True
    waiting: bool = False
    """The kernel is being compiled."""


class TopLine(RoomBar):
    """One line.

    Signals:
        wished(object): a ``Wish``: other puzzles are wanted.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: PuzzleWords) -> None:
        super().__init__(look)
        self._words = words
        self._search: Search | None = None
        self.kinds = Choice(look)
        self.grades = Choice(look)
        self.hands = Button(look, kind=ButtonKind.GHOST, key="H")
        self.hands.setCheckable(True)
        self.mine = Button(look, kind=ButtonKind.GHOST)
        for part in (self.kinds, self.grades):
            self.row.addWidget(part)
        self.row.addStretch(1)
        for button in (self.hands, self.mine):
            self.row.addWidget(button)
        self.kinds.activated.connect(self._on_wish)
        self.grades.activated.connect(self._on_wish)
        self.write_words()

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        kind, grade = self.kinds.currentIndex(), self.grades.currentIndex()
        own = kind > len(_KINDS)
        return Wish(
            _KINDS[kind - 1] if 0 < kind <= len(_KINDS) else None, GRADES[grade - 1] if grade > 0 else None, own
        )

    def show_search(self, search: Search) -> None:
        """How far the search in the user's games is, or what it has brought."""
        self._search = search
        self._write_search()

    def write_words(self) -> None:
        """Writes everything in the language and the naming in use."""
        #: title of the page with puzzles
        self.title.show_text(self.tr("Puzzles"))
        #: choice: puzzles of every kind
        kinds = [self.tr("All kinds"), *map(self._words.kind, _KINDS), self.tr("From my games")]
        #: choice: puzzles however hard they are
        grades = [self.tr("All grades"), *map(self._words.grade, GRADES)]
        self.kinds.offer_words(kinds)
        self.grades.offer_words(grades)
        self.kinds.setAccessibleName(self.tr("Kind of puzzle"))
        self.grades.setAccessibleName(self.tr("How hard"))
        #: switch: after the answer all three hands lie open
        self.hands.setText(self.tr("All hands"))
        self.hands.setToolTip(self.tr("Shows all hands once the answer is given"))
        self._write_search()

    def _write_search(self) -> None:
        search = self._search
        running = search is not None and search.running
        self.mine.setText(self._search_told(search))
        self.mine.setToolTip(self.tr("Stop searching") if running else self.tr("Looks for puzzles in your games"))
        self.mine.setAccessibleName(self.mine.text())

    def _search_told(self, search: Search | None) -> str:
        if search is None:
            #: button: look for puzzles in the games the user has played
            return self.tr("Search my games")
        if not search.running:
            #: button: the search in the user's games has brought so many puzzles; pressing it searches once more
            return grouped(self.tr("%n new puzzles · Search again", "", search.new), search.new)
        if search.waiting:
            return self.tr("The strong players are being prepared")
        #: how far the search for puzzles in the user's games is; pressing it stops the search
        pattern = self.tr("{k} of {n} games, {found} new · Cancel")
        return pattern.format(k=number(search.done), n=number(search.total), found=number(search.new))

    def _on_wish(self) -> None:
        self.wished.emit(self.wish)
