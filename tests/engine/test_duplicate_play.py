"""Deals are played again one after the other, fairly, and only as long as somebody waits."""

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from skatdesk.engine.duplicate_play import Again, DuplicatePlay, Hindrance, PlayedAgain
from skatdesk.engine.preparation import Preparation
from skatdesk.players.player import Player
from skatdesk.players.roster import make
from skatdesk.skat.game import replay
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished
from skatdesk.store.records import SeriesId
from tests.engine.test_trials import START
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.later import Later

PLAYERS = BySeat("expert", "rules", "random")


def _plain(name: str) -> Player:
    """The expert takes its time."""
    return make("rules" if name == "expert" else name)


def _again(number: int) -> Again:
    return Again(SeriesId(1), number, START, PLAYERS, number)


def test_every_deal_comes_to_its_end_and_none_that_waits_already_is_played_twice(
    qtbot: QtBot, preparation: Preparation
) -> None:
    play = DuplicatePlay(InlineExecutor(), preparation, _plain, lambda: True)
    played: list[PlayedAgain] = []
    play.played.connect(played.append)
    for number in (1, 2, 2, 3):
        play.play(_again(number))
    qtbot.waitUntil(lambda: bool(played) and played[-1].again.number == 3)
    play.stop()

    assert [one.again.number for one in played] == [1, 2, 3]
    assert all(isinstance(replay(START, one.actions), Finished) for one in played)


def test_nothing_is_told_once_it_is_stopped(preparation: Preparation) -> None:
    executor = Later()
    play = DuplicatePlay(executor, preparation, _plain, lambda: True)
    played, hindered = QSignalSpy(play.played), QSignalSpy(play.hindered)
    play.play(_again(1))
    play.play(_again(2))
    play.stop()
    executor.finish_one()

    assert (played.count(), hindered.count()) == (0, 0)
    assert executor.tasks == []


def test_it_waits_until_the_players_are_ready(
    qtbot: QtBot, preparation: Preparation, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: list[bool] = []
    monkeypatch.setattr(preparation, "begin", lambda: True)
    play = DuplicatePlay(InlineExecutor(), preparation, _plain, lambda: bool(ready))
    played = QSignalSpy(play.played)
    play.play(_again(1))
    assert played.count() == 0
    assert play.hindrance is Hindrance.PREPARING

    ready.append(True)
    preparation.ended.emit(True)

    qtbot.waitUntil(lambda: played.count() == 1)
    play.stop()
    assert play.hindrance is None


@pytest.mark.parametrize("begins", [False, True])
def test_it_says_so_where_the_players_cannot_be_made_ready(
    preparation: Preparation, monkeypatch: pytest.MonkeyPatch, begins: bool
) -> None:
    """At once, or when the compiler comes back without success; nothing waits for ever."""
    monkeypatch.setattr(preparation, "begin", lambda: begins)
    play = DuplicatePlay(InlineExecutor(), preparation, _plain, lambda: False)
    hindered = QSignalSpy(play.hindered)
    play.play(_again(1))
    preparation.ended.emit(False)

    assert play.hindrance is Hindrance.UNAVAILABLE
    assert hindered.count() == 1 + begins
    preparation.ended.emit(False)
    assert hindered.count() == 1 + begins


def test_a_player_who_fails_is_told_and_the_next_deal_is_played(qtbot: QtBot, preparation: Preparation) -> None:
    calls = []

    def player(name: str) -> Player:
        calls.append(name)
        if len(calls) == 1:
            raise ValueError(name)
        return _plain(name)

    play = DuplicatePlay(InlineExecutor(), preparation, player, lambda: True)
    told: list[object] = []
    play.hindered.connect(told.append)
    played = QSignalSpy(play.played)
    play.play(_again(1))
    play.play(_again(2))
    qtbot.waitUntil(lambda: played.count() == 1)
    play.stop()

    assert told == [Hindrance.FAILED, None]
