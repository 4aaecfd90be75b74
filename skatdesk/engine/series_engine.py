"""A series: deal after deal at one table, with its list.

The series decides who deals, what the next deal is and what the list says; the play of
a deal is the ``GameEngine``'s. Everything done is told to a journal before the next
question is asked, so that a series can be taken up again wherever it was left.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.dealing import Dealing, Interrupted, Origin, SeriesSetup, deal_seed
from skatdesk.engine.game_engine import GameEngine
from skatdesk.players.player import Player
from skatdesk.players.roster import seated
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.rounds import NextDeal
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.results import Aborted
from skatdesk.skat.seats import BySeat, Seating
from skatdesk.skat.states import Finished, GameStart


@dataclass(frozen=True, slots=True)
class _Left:
    """The table of a series while a deal is played beside it, and the deal that lay there, in its middle or over.

    Its list stays where it is.
    """

    setup: SeriesSetup
    dealing: Dealing | None
    actions: tuple[Action, ...]


def _renamed(setup: SeriesSetup, name: str, new: str) -> SeriesSetup:
    if setup.human is None or setup.names[setup.human] != name:
        return setup
    return replace(setup, names=(*setup.names[: setup.human], new, *setup.names[setup.human + 1 :]))


class Journal:
    """Is told what happens in a series; this one keeps nothing, a ``StoreJournal`` outlives a crash."""

    def series_begun(self, setup: SeriesSetup) -> None:
        """A series begins."""

    def deal_begun(self, dealing: Dealing) -> None:
        """A deal that counts is on the table."""

    def practice_begun(self) -> None:
        """The deal on the table is practice from now on."""

    def action_taken(self, action: Action) -> None:
        """An action was accepted; on disk when this returns."""

    def rewound(self, actions: Sequence[Action]) -> None:
        """The deal's actions are now these."""

    def deal_finished(self) -> None:
        """The deal is over and stands in the list."""

    def series_finished(self) -> None:
        """The series is over."""


class SeriesEngine(QObject):
    """Deals one game after the other and keeps the list.

    Signals:
        begun(): a series was begun, or taken up again.
        dealStarted(object): a ``Dealing``, just before the first question.
        practiceBegun(): the deal on the table has become practice.
        renamed(): somebody at the table is called by another name.
        listChanged(object): the ``ScoreList``.
    """

    begun = Signal()
    dealStarted = Signal(object)
    practiceBegun = Signal()
    renamed = Signal()
    listChanged = Signal(object)

    def __init__(
        self,
        engine: GameEngine,
        computers: ComputerSeats,
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._computers = computers
        self._journal = journal or Journal()
        self._setup: SeriesSetup | None = None
        self._players: tuple[Player | None, ...] = ()
        self._list: ScoreList | None = None
        self._dealing: Dealing | None = None
        self._beside = False
        self._left: _Left | None = None
        engine.actionAccepted.connect(self._on_action)
        engine.rewound.connect(self._on_rewound)
        engine.finished.connect(self._on_finished)

    @property
    def setup(self) -> SeriesSetup | None:
        """The table, None before the first series."""
        return self._setup

    @property
    def series_setup(self) -> SeriesSetup | None:
        """The table of the series, though it waits while a deal is played beside it; None without a series."""
        if self._left is not None:
            return self._left.setup
        return None if self._beside else self._setup

    @property
    def score_list(self) -> ScoreList | None:
        """The list as it stands."""
        return self._list

    @property
    def dealing(self) -> Dealing | None:
        """The deal on the table."""
        return self._dealing

    @property
    def origin(self) -> Origin:
        """Which page has laid the cards on the table; none where nothing lies there."""
        return self._dealing.origin if self._dealing is not None else Origin.TABLE

    @property
    def beside(self) -> bool:
        """Whether the deal on the table belongs to no series."""
        return self._beside

    @property
    def left(self) -> bool:
        """Whether a series waits while a deal is played beside it."""
        return self._left is not None

    @property
    def under_way(self) -> bool:
        """Whether a series is being played, or waits while a deal is played beside it."""
        return self.left or not (self._beside or self._list is None or self._list.is_over)

    def begin(self, setup: SeriesSetup) -> None:
        """Starts a series; ``next_deal`` deals its first game."""
        self._left, self._beside = None, False
        self._set_up(setup, ScoreList.begin(setup.names, setup.rules, setup.first_dealer))
        self._journal.series_begun(setup)
        self.listChanged.emit(self._list)

    def _set_up(self, setup: SeriesSetup, score_list: ScoreList) -> None:
        self._sit_down(setup)
        self._list = score_list
        self.begun.emit()

    def _sit_down(self, setup: SeriesSetup) -> None:
        self._setup = setup
        self._players = tuple(None if name is None else seated(name) for name in setup.players)
        self._dealing = None

    def take_up(self, setup: SeriesSetup, score_list: ScoreList, interrupted: Interrupted | None) -> None:
        """Goes on with a series: its list, and the deal that was left (None: between deals)."""
        self._set_up(setup, score_list)
        self.listChanged.emit(score_list)
        if score_list.is_over:
            self._journal.series_finished()
        elif interrupted is not None:
            dealing = self._next()
            due = replace(dealing.due, seating=interrupted.seating)
            practice = interrupted.practice or setup.practice
            self._deal(replace(dealing, due=due, start=interrupted.start, practice=practice), interrupted.actions)

    def next_deal(self) -> bool:
        """Deals the next game, or comes back to the series that was left; False when there is no more to play."""
        if self._beside:
            self._beside = False
            if self._left is None:
                self._computers.stop()  # the deal may have been left in its middle
                self._setup = self._list = self._dealing = None
                return False
            if self._come_back(self._left):
                return True
        assert self._list is not None
        if self._list.next_deal is None:
            return False
        dealing = self._next()
        self._journal.deal_begun(dealing)
        self._deal(dealing, ())
        return True

    def same_cards_again(self) -> None:
        """Lays the present deal on the table once more as it began, for practice: it does not count."""
        assert self._dealing is not None
        self._deal(replace(self._dealing, counts=False, practice=True), self._dealing.position)

    def play_beside(
        self, setup: SeriesSetup, start: GameStart, actions: Sequence[Action] = (), origin: Origin = Origin.TABLE
    ) -> None:
        """A deal for practice beside the series, after ``actions`` if there are any; ``next_deal`` comes back to that.

        Raises ``IllegalAction`` if the actions do not fit; then nothing has changed.
        """
        over = isinstance(replay(start, actions), Finished)
        if not self._beside and self._setup is not None and self._list is not None and not self._list.is_over:
            self._left = _Left(self._setup, self._dealing, self._engine.actions)
        self._beside = True
        self._sit_down(setup)
        if self._left is None:
            self._list = ScoreList.begin(setup.names, setup.rules, setup.first_dealer)
        due = NextDeal(Seating(len(setup.names), setup.first_dealer))
        position = () if over else tuple(actions)
        self._deal(Dealing(0, due, start, counts=False, practice=True, origin=origin, position=position), actions)

    def _come_back(self, left: _Left) -> bool:
        """The series as it was left; False if its next deal has to be dealt."""
        self._left = None
        self._sit_down(left.setup)
        if left.dealing is None:
            return False
        self._deal(left.dealing, left.actions)
        return True

    def begin_practice(self) -> None:
        """The user is helped in the deal on the table: it does not enter the statistics."""
        if self._dealing is None or self._dealing.practice:
            return
        self._dealing = replace(self._dealing, practice=True)
        self._journal.practice_begun()
        self.practiceBegun.emit()

    def rename(self, name: str, new: str) -> None:
        """The human who is called ``name`` is called ``new`` from now on, in the series that waits too."""
        if self._setup is None or self._list is None:
            return
        before = self._setup, self._left
        setup = self._setup = _renamed(self._setup, name, new)
        if self._left is not None:
            setup = _renamed(self._left.setup, name, new)
            self._left = replace(self._left, setup=setup)
        if (self._setup, self._left) == before:
            return
        self._list = replace(self._list, players=setup.names)
        self.renamed.emit()

    def _next(self) -> Dealing:
        assert self._setup is not None
        assert self._list is not None
        due = self._list.next_deal
        assert due is not None
        index = len(self._list.entries)
        deal = Deal.of_series(self._setup.seed, index + 1)
        start = GameStart(deal, self._setup.rules, due.bock_factor, due.ramsch_round)
        return Dealing(index, due, start, practice=self._setup.practice)

    def _deal(self, dealing: Dealing, actions: Sequence[Action]) -> None:
        assert self._setup is not None
        self._dealing = dealing
        places, human = dealing.seating.places, self._setup.human
        audience = None if human is None else dealing.seating.seat_of(human)
        players = places.map(lambda place: self._players[place])
        self._computers.seat_players(players, deal_seed(self._setup.seed, dealing.index))
        self.dealStarted.emit(dealing)
        self._engine.start(dealing.start, audience, actions)

    def names(self) -> BySeat[str]:
        """The players' names by seat of the present deal."""
        assert self._setup is not None
        assert self._dealing is not None
        names = self._setup.names
        return self._dealing.seating.places.map(lambda place: names[place])

    # -------------------------------------------------------------- what the game tells

    @Slot(object)
    def _on_action(self, action: Action) -> None:
        if self._dealing is not None and self._dealing.counts:
            self._journal.action_taken(action)

    @Slot()
    def _on_rewound(self) -> None:
        if self._dealing is not None and self._dealing.counts:
            self._journal.rewound(self._engine.actions)

    @Slot(object)
    def _on_finished(self, state: Finished) -> None:
        if self._dealing is None or not self._dealing.counts or isinstance(state.result, Aborted):
            return
        assert self._list is not None
        self._list = self._list.with_entry(entry_of(state.result, self._dealing.seating))
        self._journal.deal_finished()
        self.listChanged.emit(self._list)
        if self._list.is_over:
            self._journal.series_finished()
