"""Learning: the page with its doors, and what lies behind them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.dealing import Origin
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.settings.settings import Settings
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, BySeat
from skatdesk.skat.states import GameStart
from skatdesk.ui.desk import Desk
from skatdesk.ui.games.records import to_play
from skatdesk.ui.learn.first_game import FIRST_DEAL, FirstGame
from skatdesk.ui.learn.first_game_card import BACK_KEY, ON_KEY
from skatdesk.ui.learn.page import LearnPage
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.main_window import MainWindow, MenuPart
from skatdesk.ui.sentences.series_words import SeriesWords
from skatdesk.ui.user import two_others, user_name

if TYPE_CHECKING:
    from skatdesk.ui.learn.exercise_page import ExercisePage

_OPPONENT = "rules"
"""Plays by the maxims: the same cards are answered the same way every time."""


class LearnRoom(QObject):
    """Leads from the first page to whatever helps to learn.

    Args:
        window: shows the pages and has the menu.
        desk: how things look and are called.
        settings: knows the user's name.
        series: deals the first game beside whatever is played.
        first_game: explains it.
        new_seed: a number for a new sitting of exercises.
        parent: who owns it.

    Signals:
        guideRequested(): the guide shall be opened, where it is about what is shown.
    """

    guideRequested = Signal()

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        series: SeriesEngine,
        first_game: FirstGame,
        new_seed: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._series = series
        self._new_seed = new_seed
        self._words = SeriesWords(self)
        self._exercises: ExercisePage | None = None
        self.first_game = first_game
        self.page = LearnPage(desk.look, window)  # the window's from the first, though shown later
        self.page.hide()
        self.page.first_game.clicked.connect(self.begin_first_game)
        self.page.exercises.clicked.connect(self.show_exercises)
        self.page.guide.clicked.connect(self.guideRequested)
        self.page.backRequested.connect(window.show_home)
        first_game.card.leave.clicked.connect(self.show)
        first_game.runningChanged.connect(self._on_running)
        self.following, self.previous = window.command(ON_KEY, *ENTER_KEYS), window.command(BACK_KEY)
        self.end = window.command()
        self.following.triggered.connect(first_game.card.turn)
        self.following.setEnabled(False)
        first_game.card.moreChanged.connect(self.following.setEnabled)  # before anything is answered, it is read
        self.previous.triggered.connect(first_game.card.turn_back)
        self.end.triggered.connect(first_game.end)
        window.learnRequested.connect(self.show)
        window.offer(MenuPart.ADVICE, (self.following, self.previous, self.end), at_table=True)
        window.retranslated.connect(self._write_words)
        self._on_running(first_game.running)
        self._write_words()

    @property
    def exercises(self) -> "ExercisePage":
        """The page of exercises, built when somebody first goes there."""
        if self._exercises is None:
            from skatdesk.ui.learn.exercise_page import ExercisePage

            self._exercises = ExercisePage(self._desk, self._new_seed)
            self._exercises.backRequested.connect(self.show)
            self._exercises.guideRequested.connect(self.guideRequested)
        return self._exercises

    @Slot()
    def show(self) -> None:
        """Brings the page of learning to the front."""
        self._window.show_room(self.page)

    @Slot()
    def show_exercises(self) -> None:
        """Brings the exercises to the front, as they were left."""
        self._window.show_room(self.exercises)

    @Slot()
    def begin_first_game(self) -> None:
        """Deals the first game from its beginning, and explains it."""
        own = user_name(self._settings)
        left, right = two_others(own, self._words.given_names())
        deal = Deal.from_number(FIRST_DEAL)
        setup = to_play(BySeat(own, left, right), ISKO, FOREHAND, own, (_OPPONENT, _OPPONENT))
        self.first_game.begin(deal)
        self._series.play_beside(setup, GameStart(deal, ISKO), origin=Origin.FIRST_GAME)
        self._window.show_table()

    @Slot(bool)
    def _on_running(self, running: bool) -> None:
        for action in (self.following, self.previous, self.end):
            action.setVisible(running)

    @Slot()
    def _write_words(self) -> None:
        #: command: the next page of an explanation
        self.following.setText(self.tr("Next explanation"))
        #: command: the page before of an explanation
        self.previous.setText(self.tr("Previous explanation"))
        #: command: the deal goes on without explanations
        self.end.setText(self.tr("End the explanations"))
