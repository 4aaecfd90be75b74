"""The page of learning: a few doors, and how they lead on."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.home.door import Door
from skatdesk.ui.look.button import Kind
from skatdesk.ui.look.keys import ENTER_KEYS, figure_place
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.room_page import RoomBar, RoomPage
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import FIGURE, S1, S2, S3

_WIDTH = 880

Words = Callable[[], tuple[str, str]]
"""Title and line of a door, in the language of the moment."""


class LearnPage(RoomPage):
    """The first door, and the others in two columns below it; ``add_door`` makes more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._doors: list[tuple[Door, Words]] = []
        self._bar = RoomBar(look)
        self._bar.row.addStretch(1)
        self.back = self._bar.back
        self._headline = RichLine(look, size=FIGURE, bold=True, wrap=True)
        self._line = RichLine(look, ink="text2", wrap=True)
        self._frame = QWidget()
        self._words = QVBoxLayout()
        self._words.addWidget(self._headline)
        self._words.addWidget(self._line)
        self._column = QVBoxLayout(self._frame)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._words)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._middle = QHBoxLayout()
        self._middle.addStretch(1)
        self._middle.addWidget(self._frame)
        self._middle.addStretch(1)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._bar)
        self._rows.addStretch(2)
        self._rows.addLayout(self._middle)
        self._rows.addStretch(3)
        self.first_game = self.add_door("play", "1", self._first_game_words)
        self._column.addLayout(self._grid)
        self.exercises = self.add_door("check", "2", self._exercise_words)
        self.guide = self.add_door("learn", "3", self._guide_words)
        self.first_game.set_kind(Kind.PRIMARY)
        self.first_game.set_key(ENTER)
        self.back.clicked.connect(self.backRequested)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def add_door(self, icon: str, key: str, words: Words) -> Door:
        """One more door after the others; ``key`` is the digit that opens it. Connect its ``clicked``."""
        door = Door(self._look, icon, key=key)
        self._doors.append((door, words))
        others = len(self._doors) - 2
        if others < 0:
            self._column.addWidget(door)
        else:
            self._grid.addWidget(door, others // 2, others % 2)
        door.show_words(*words())
        return door

    def _first_game_words(self) -> tuple[str, str]:
        #: page of learning: a whole game at the table in which every step is explained
        return self.tr("First game"), self.tr("A whole deal, every step explained as it comes")

    def _exercise_words(self) -> tuple[str, str]:
        #: page of learning: questions about the game with answers
        return self.tr("Exercises"), self.tr("Short questions about hands, tricks and scores")

    def _guide_words(self) -> tuple[str, str]:
        #: page of learning: opens the guide to the game
        return self.tr("Guide"), self.tr("The rules and how to play well, to read and to search")

    def _write_words(self) -> None:
        #: title of the page with first game, exercises and guide
        self._bar.title.show_text(self.tr("Learn"))
        self._headline.show_text(self.tr("Learn Skat"))
        self._line.show_text(self.tr("Try things out, take them back, ask again"))
        for door, words in self._doors:
            door.show_words(*words())

    # -------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the first door, digits the others."""
        place = figure_place(event)
        if event.key() in ENTER_KEYS:
            self.first_game.click()
        elif place is not None and place < len(self._doors):
            self._doors[place][0].click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The first door is ready for Enter."""
        super().showEvent(event)
        self.first_game.setFocus(Qt.FocusReason.MouseFocusReason)  # without a ring

    def _refresh(self) -> None:
        px = self._look.px
        self._rows.setContentsMargins(0, 0, 0, px(S3))
        self._middle.setContentsMargins(px(S3), 0, px(S3), 0)
        self._frame.setFixedWidth(px(_WIDTH))
        self._column.setSpacing(px(S1) // 2)
        self._grid.setSpacing(px(S1) // 2)
        self._words.setContentsMargins(8, 0, 8, px(S2))
        self.update()
