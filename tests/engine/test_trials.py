"""A deal played again and again in the background."""

import random

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.engine.executor import PoolExecutor
from skatdesk.engine.trials import Trials
from skatdesk.players.player import Player
from skatdesk.players.roster import make
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.states import Finished, GameStart
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.later import Later

START = GameStart(Deal.shuffled(random.Random(3)), ISKO)


def _ends(trials: Trials) -> list[Finished]:
    ends: list[Finished] = []
    trials.stepped.connect(ends.append)
    return ends


@pytest.mark.parametrize("player", ["rules", "random"])
def test_every_game_comes_in_as_it_is_over(qtbot: QtBot, player: str) -> None:
    trials = Trials(InlineExecutor(), make)
    ends = _ends(trials)
    with qtbot.waitSignal(trials.ended):
        trials.begin(START, player, 5, 1)

    assert len(ends) == 5
    assert all(end.start == START for end in ends)
    assert not trials.running


def test_the_same_seed_gives_the_same_games_and_each_game_its_own(qtbot: QtBot) -> None:
    found = []
    for _ in range(2):
        trials = Trials(InlineExecutor(), make)
        ends = _ends(trials)
        with qtbot.waitSignal(trials.ended):
            trials.begin(START, "random", 4, 7)
        found.append([end.result for end in ends])

    assert found[0] == found[1]
    assert len({repr(result) for result in found[0]}) > 1


def test_games_are_played_in_another_thread(qtbot: QtBot) -> None:
    executor = PoolExecutor()
    trials = Trials(executor, make)
    ends = _ends(trials)
    with qtbot.waitSignal(trials.ended):
        trials.begin(START, "random", 3, 1)
    executor.stop()

    assert len(ends) == 3


def test_stopping_breaks_the_game_under_way_off(qtbot: QtBot) -> None:
    asked = []

    def player(name: str) -> Player:
        asked.append(name)
        return make("rules")

    executor = Later()
    trials = Trials(executor, player)
    ends = _ends(trials)
    trials.begin(START, "expert", 10, 1)
    with qtbot.waitSignal(trials.ended):
        trials.stop()
    executor.finish_one()

    assert asked == ["expert"]
    assert ends == []
    assert executor.tasks == []


def test_a_new_hundred_replaces_the_old(qtbot: QtBot) -> None:
    executor = Later()
    trials = Trials(executor, make)
    ends = _ends(trials)
    trials.begin(START, "rules", 10, 1)
    trials.begin(START, "rules", 1, 2)
    executor.finish_one()
    assert ends == []
    executor.finish_one()
    assert len(ends) == 1
    qtbot.waitUntil(lambda: bool(executor.tasks))
    executor.finish_one()
    assert not trials.running


def test_games_begun_while_the_next_is_due_are_played_one_after_the_other(qtbot: QtBot) -> None:
    """Not two at once, by the same player."""
    executor = Later()
    trials = Trials(executor, make)
    trials.begin(START, "rules", 10, 1)
    executor.finish_one()
    trials.begin(START, "rules", 10, 2)
    qtbot.wait(10)

    assert len(executor.tasks) == 1
    trials.stop()


def test_a_player_who_raises_ends_it(qtbot: QtBot) -> None:
    def nobody(name: str) -> Player:
        raise ValueError(name)

    trials = Trials(InlineExecutor(), nobody)
    with qtbot.waitSignal(trials.ended), qtbot.waitSignal(trials.failed) as failed:
        trials.begin(START, "rules", 3, 1)

    assert isinstance(failed.args[0], ValueError)
    assert not trials.running
