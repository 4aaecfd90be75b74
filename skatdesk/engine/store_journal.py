"""The journal that outlives a crash: every action goes into the store before the next is asked for."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile

from PySide6.QtCore import QObject, Signal

from skatdesk.engine.dealing import Dealing, Interrupted, SeriesSetup
from skatdesk.engine.series_engine import Journal, SeriesEngine
from skatdesk.players.roster import PLAYERS
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Action
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import replay
from skatdesk.skat.results import Aborted, Result
from skatdesk.skat.states import Finished
from skatdesk.store.errors import StoreError
from skatdesk.store.records import DealId, Participant, SavedDeal, SavedSeries, SeriesId, SeriesStart
from skatdesk.store.store import Store


class StoreJournal(QObject, Journal):
    """Writes a series into the store.

    Signals:
        failed(object): a ``StoreError``; what could not be written is written with the next action, play goes on.
    """

    failed = Signal(object)

    def __init__(self, store: Store, now: Callable[[], str], parent: QObject | None = None) -> None:
        """``now`` tells the present time as ISO 8601 text."""
        super().__init__(parent)
        self._store = store
        self._now = now
        self.last_series: SeriesId | None = None
        """The series told of last, also when it is over."""
        self._series: SeriesId | None = None
        self._deal: DealId | None = None
        self._written: list[Action] = []

    def go_on_with(self, saved: SavedSeries, *, ended_late: bool) -> None:
        """What follows belongs to this series; ``ended_late``: that its last deal is over has still to be written."""
        self._series = self.last_series = saved.id
        last = saved.deals[-1] if saved.deals else None
        self._deal = None if last is None else last.id
        self._written = [] if last is None else list(last.actions)
        if ended_late:
            self.deal_finished()

    def series_begun(self, setup: SeriesSetup) -> None:
        """Closes the series before, opens this one."""
        self.series_finished()
        with self._telling():
            people = tuple(map(Participant, setup.names, setup.players))
            start = SeriesStart(setup.rules, people, setup.seed, self._now(), setup.practice)
            self._series = self.last_series = self._store.next_series
            self._store.begin_series(start)

    def deal_begun(self, dealing: Dealing) -> None:
        """A new deal of the series."""
        self._written.clear()
        with self._telling():
            if self._series is not None:
                self._deal = self._store.next_deal
                self._store.add_deal(self._series, dealing.seating, dealing.start)

    def practice_begun(self) -> None:
        """The deal does not enter the statistics."""
        with self._telling():
            if self._deal is not None:
                self._store.mark_practice(self._deal)

    def action_taken(self, action: Action) -> None:
        """One more action."""
        self._written.append(action)
        with self._telling():
            if self._deal is not None:
                self._store.add_action(self._deal, action)

    def rewound(self, actions: Sequence[Action]) -> None:
        """The deal has these actions, no more and no others; taking back is one step on disk."""
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self._written, actions, strict=False)))
        deal = self._deal
        if deal is None:
            return
        with self._telling():
            self._store.remove_actions_after(deal, same)
        del self._written[same:]
        for action in actions[same:]:
            self.action_taken(action)

    def deal_finished(self) -> None:
        """The deal stands in the list."""
        with self._telling():
            if self._deal is not None:
                self._store.finish_deal(self._deal)

    def series_finished(self) -> None:
        """The series is over, played to its end or given up."""
        series, self._series, self._deal = self._series, None, None
        with self._telling():
            if series is not None:
                self._store.finish_series(series)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except StoreError as error:
            self.failed.emit(error)


def take_up(series: SeriesEngine, saved: SavedSeries, journal: StoreJournal | None = None) -> None:
    """Lets the series engine stand where the saved series was left, and the journal go on with it.

    A deal that was played to its end counts, even if the program was stopped before it was written that it does.
    Raises ``SkatError`` when what is saved does not fit the rules, or a computer player of it is not known here;
    nothing is changed then.
    """
    participants = saved.start.participants
    unknown = {participant.computer for participant in participants} - {None, *PLAYERS}
    if unknown:
        raise SkatError(f"nobody here plays like {', '.join(sorted(map(str, unknown)))}")
    setup = SeriesSetup(
        tuple(participant.name for participant in participants),
        tuple(participant.computer for participant in participants),
        saved.start.rules,
        saved.start.seed,
        _first_dealer(saved),
        saved.start.practice,
    )
    last = saved.deals[-1] if saved.deals else None
    ended_late = last is not None and not last.finished and _result_of(last) is not None
    over = [deal for deal in saved.deals if deal.finished or (ended_late and deal is last)]
    left = None if last is None or last in over else Interrupted(last.seating, last.start, last.actions, last.practice)
    score_list = _list_of(saved, over)
    if journal is not None:
        journal.go_on_with(saved, ended_late=ended_late)
    series.take_up(setup, score_list, left)


def score_list_of(saved: SavedSeries) -> ScoreList:
    """The list of a series as far as it was played; raises ``IllegalAction`` when what is saved does not fit."""
    return _list_of(saved, [deal for deal in saved.deals if deal.finished])


def _first_dealer(saved: SavedSeries) -> int:
    return saved.deals[0].seating.dealer if saved.deals else 0


def _list_of(saved: SavedSeries, over: Sequence[SavedDeal]) -> ScoreList:
    """The list with these of its deals; raises ``IllegalAction``."""
    names = tuple(participant.name for participant in saved.start.participants)
    score_list = ScoreList.begin(names, saved.start.rules, _first_dealer(saved))
    for deal in over:
        result = _result_of(deal)
        if result is not None:
            score_list = score_list.with_entry(entry_of(result, deal.seating))
    return score_list


def _result_of(deal: SavedDeal) -> Result | None:
    """What the deal left for the list, None if it is not over or was broken off; raises ``IllegalAction``."""
    state = replay(deal.start, deal.actions)
    return state.result if isinstance(state, Finished) and not isinstance(state.result, Aborted) else None
