"""A review comes step by step, can be given up, waits for the kernel, and answers who tries again."""

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from skatdesk.coach.judging.verdicts import Moment
from skatdesk.coach.review.contract_table import ContractTable
from skatdesk.coach.review.review import Review
from skatdesk.engine.executor import PoolExecutor
from skatdesk.engine.preparation import Preparation
from skatdesk.engine.reviewing import Reviewing
from skatdesk.skat.actions import Action
from skatdesk.skat.game import legal_actions, replay
from skatdesk.skat.states import GameState
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.invented_review import InventedReviewer, played
from tests.helpers.later import Later


class Compiler(Preparation):
    """Compiles nothing; says what the test says."""

    def __init__(self, *, can: bool = True, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.can = can

    def begin(self) -> bool:
        return self.can


class Heard:
    """What a ``Reviewing`` has said."""

    def __init__(self, reviewing: Reviewing) -> None:
        self.found: list[object] = []
        self.progress: list[tuple[int, int]] = []
        self.said: list[str] = []
        reviewing.found.connect(self.found.append)
        reviewing.progressed.connect(lambda known, total: self.progress.append((known, total)))
        reviewing.ended.connect(lambda: self.said.append("ended"))
        reviewing.waiting.connect(lambda: self.said.append("waiting"))
        reviewing.unavailable.connect(lambda: self.said.append("unavailable"))
        reviewing.failed.connect(lambda _error: self.said.append("failed"))


class Told(InventedReviewer):
    """Notes what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def stop(self) -> None:
        self.told.append("stop")
        super().stop()

    def resume(self) -> None:
        self.told.append("resume")
        super().resume()


def _never() -> InventedReviewer:
    raise AssertionError("a judge is made before the kernel is ready")


def test_everything_is_told_in_its_order_with_progress(qtbot: QtBot, owner: QObject) -> None:
    record = played(0)
    reviewing = Reviewing(InlineExecutor(), Compiler(parent=owner), InventedReviewer, lambda: True, owner)
    heard = Heard(reviewing)
    with qtbot.waitSignal(reviewing.ended):
        reviewing.begin(record.start, record.actions)

    assert not reviewing.running
    assert isinstance(heard.found[0], Moment)
    assert isinstance(heard.found[-2], ContractTable)
    assert isinstance(heard.found[-1], Review)
    total = len(heard.found)
    assert heard.progress == [(known, total) for known in range(1, total + 1)]
    assert heard.said == ["ended"]


def test_a_worker_thread_tells_the_same(qtbot: QtBot, owner: QObject) -> None:
    record, executor = played(0), PoolExecutor(owner)
    reviewing = Reviewing(executor, Compiler(parent=owner), InventedReviewer, lambda: True, owner)
    heard = Heard(reviewing)
    with qtbot.waitSignal(reviewing.ended):
        reviewing.begin(record.start, record.actions)
    executor.stop()

    assert isinstance(heard.found[-1], Review)
    assert heard.found[-1].actions == record.actions


def test_nothing_is_told_after_a_stop(qtbot: QtBot, owner: QObject) -> None:
    record, executor, judge = played(0), Later(), InventedReviewer()
    reviewing = Reviewing(executor, Compiler(parent=owner), lambda: judge, lambda: True, owner)
    heard = Heard(reviewing)
    reviewing.begin(record.start, record.actions)
    executor.finish_one()
    qtbot.waitUntil(lambda: len(executor.tasks) == 1)
    reviewing.stop()
    assert judge.stopped
    executor.finish_one()

    assert len(heard.found) == 1
    assert heard.said == ["ended"]
    assert not judge.stopped  # free for the next deal


def test_a_judge_is_told_of_a_stop_between_two_steps_and_is_free_at_once(owner: QObject) -> None:
    """Else it would keep what it remembers of a deal that nobody asks for any more."""
    record, executor, judge = played(0), Later(), Told()
    reviewing = Reviewing(executor, Compiler(parent=owner), lambda: judge, lambda: True, owner)
    reviewing.begin(record.start, record.actions)
    executor.finish_one()
    reviewing.stop()

    assert judge.told == ["stop", "resume"]


def test_another_deal_takes_the_place_of_one_under_way(qtbot: QtBot, owner: QObject) -> None:
    first, second, executor = played(0), played(1), Later()
    reviewing = Reviewing(executor, Compiler(parent=owner), InventedReviewer, lambda: True, owner)
    heard = Heard(reviewing)
    reviewing.begin(first.start, first.actions)
    reviewing.begin(second.start, second.actions)
    assert len(executor.tasks) == 1  # one at a time
    while reviewing.running:
        qtbot.waitUntil(lambda: bool(executor.tasks))
        executor.finish_one()

    assert isinstance(heard.found[-1], Review)
    assert heard.found[-1].actions == second.actions
    assert len(heard.found) == heard.progress[-1][1]


def test_who_tries_again_is_answered_even_while_a_review_runs(qtbot: QtBot, owner: QObject) -> None:
    record, executor = played(0), Later()
    reviewing = Reviewing(executor, Compiler(parent=owner), InventedReviewer, lambda: True, owner)
    answers: list[Moment] = []
    reviewing.tried.connect(answers.append)
    reviewing.begin(record.start, record.actions)
    state = replay(record.start, ())
    for option in legal_actions(state)[:2]:
        reviewing.try_again(state, option, 0)
    while reviewing.running:
        qtbot.waitUntil(lambda: bool(executor.tasks))
        executor.finish_one()

    assert [answer.action for answer in answers] == [legal_actions(state)[1]]  # the last one only


def test_who_tries_again_is_answered_without_a_review_and_once_only(owner: QObject) -> None:
    """While the first attempt is judged another one takes its place; one judge does all."""
    record, executor, made = played(0), Later(), list[InventedReviewer]()

    def make() -> InventedReviewer:
        made.append(InventedReviewer())
        return made[-1]

    reviewing = Reviewing(executor, Compiler(parent=owner), make, lambda: True, owner)
    answers = list[Moment]()
    reviewing.tried.connect(answers.append)
    first, second = legal_actions(replay(record.start, ()))[:2]
    for option in (first, second):
        reviewing.try_again(replay(record.start, ()), option, 0)
    executor.finish_one()
    QCoreApplication.processEvents()
    executor.finish_one()
    QCoreApplication.processEvents()

    assert [answer.action for answer in answers] == [second]
    assert executor.tasks == []
    assert len(made) == 1


def test_a_step_under_way_is_broken_off_for_the_next_deal(owner: QObject) -> None:
    """Whoever waits for the new one does not wait for the old one, which is told to have ended."""
    first, second, executor, judge = played(0), played(1), Later(), Told()
    reviewing = Reviewing(executor, Compiler(parent=owner), lambda: judge, lambda: True, owner)
    heard = Heard(reviewing)
    reviewing.begin(first.start, first.actions)
    executor.finish_one()
    QCoreApplication.processEvents()
    reviewing.begin(second.start, second.actions)

    assert judge.told == ["stop"]
    assert heard.said == ["ended"]
    executor.finish_one()
    assert judge.told == ["stop", "resume"]


def test_who_left_the_review_before_the_kernel_came_hears_no_more_of_it(owner: QObject) -> None:
    record, compiler = played(0), Compiler(parent=owner)
    reviewing = Reviewing(InlineExecutor(), compiler, _never, lambda: False, owner)
    heard = Heard(reviewing)
    reviewing.begin(record.start, record.actions)
    reviewing.stop()
    compiler.ended.emit(False)

    assert heard.said == ["waiting", "ended"]


def test_a_review_waits_until_the_kernel_is_compiled(qtbot: QtBot, owner: QObject) -> None:
    record, compiler, ready = played(0), Compiler(parent=owner), list[bool]()
    reviewing = Reviewing(InlineExecutor(), compiler, InventedReviewer, lambda: bool(ready), owner)
    heard = Heard(reviewing)
    reviewing.begin(record.start, record.actions)
    assert heard.said == ["waiting"]
    assert reviewing.running
    ready.append(True)
    with qtbot.waitSignal(reviewing.ended):
        compiler.ended.emit(True)

    assert isinstance(heard.found[-1], Review)


@pytest.mark.parametrize("begins", [True, False], ids=["it fails", "it cannot begin"])
def test_without_a_kernel_there_is_no_review_and_the_window_is_told(owner: QObject, begins: bool) -> None:
    record, compiler = played(0), Compiler(can=begins, parent=owner)
    reviewing = Reviewing(InlineExecutor(), compiler, _never, lambda: False, owner)
    heard = Heard(reviewing)
    reviewing.begin(record.start, record.actions)
    if begins:
        compiler.ended.emit(False)

    assert heard.said[-1] == "unavailable"
    assert not reviewing.running


def test_a_defect_of_the_judge_ends_the_review(qtbot: QtBot, owner: QObject) -> None:
    def broken() -> InventedReviewer:
        raise RuntimeError("broken")

    record = played(0)
    reviewing = Reviewing(InlineExecutor(), Compiler(parent=owner), broken, lambda: True, owner)
    heard = Heard(reviewing)
    reviewing.begin(record.start, record.actions)

    assert heard.said == ["failed"]
    assert not reviewing.running


def test_an_attempt_nobody_can_judge_is_told_and_the_review_goes_on(qtbot: QtBot, owner: QObject) -> None:
    class Puzzled(InventedReviewer):
        def judged(self, state: GameState, action: Action, index: int = 0) -> Moment:
            raise RuntimeError("broken")

    record = played(0)
    reviewing = Reviewing(InlineExecutor(), Compiler(parent=owner), Puzzled, lambda: True, owner)
    heard = Heard(reviewing)
    reviewing.try_again(replay(record.start, ()), record.actions[0], 0)
    assert heard.said == ["failed"]
    with qtbot.waitSignal(reviewing.ended):
        reviewing.begin(record.start, record.actions)

    assert heard.said == ["failed", "ended"]


def test_who_goes_when_the_whole_review_is_there_hears_of_its_end_once(qtbot: QtBot, owner: QObject) -> None:
    record = played(0)
    reviewing = Reviewing(InlineExecutor(), Compiler(parent=owner), InventedReviewer, lambda: True, owner)
    heard = Heard(reviewing)
    reviewing.found.connect(lambda found: reviewing.stop() if isinstance(found, Review) else None)
    reviewing.begin(record.start, record.actions)
    qtbot.waitUntil(lambda: not reviewing.running)

    assert heard.said == ["ended"]
