"""What is done with a deal: played from a seat, or a hundred times by the computer."""

import random
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import skatdesk.ui.deals.trials_panel as panel
from skatdesk.coach.spread import Declared, Spread
from skatdesk.engine.trials import Trials
from skatdesk.i18n.languages import Language
from skatdesk.players.player import Player
from skatdesk.players.roster import make
from skatdesk.skat.cards import CARDS
from skatdesk.skat.contracts import DECLARABLE
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import MIDDLEHAND, SEATS, BySeat
from skatdesk.ui.deals.draft import Draft
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.deals.spread_view import SpreadView
from skatdesk.ui.deals.trials_panel import TrialsPanel
from skatdesk.ui.desk import Desk
from tests.helpers.inline_executor import InlineExecutor
from tests.ui.conftest import House

LEFT = Qt.MouseButton.LeftButton
DEAL = Deal.shuffled(random.Random(3))


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel, "GAMES", 6)
    monkeypatch.setattr(panel, "is_warm", lambda: True)


@dataclass
class Shown:
    """The panel, the deal it plays, and who plays it."""

    panel: TrialsPanel
    draft: Draft
    trials: Trials


@pytest.fixture
def shown(desk: Desk, qtbot: QtBot) -> Shown:
    """Six games by players who play anything, over a whole deal."""
    draft = Draft(desk.look)
    trials = Trials(InlineExecutor(), lambda _name: make("random"), desk.look)
    widget = TrialsPanel(desk, draft, trials, lambda: ISKO, lambda: 5)
    qtbot.addWidget(widget)
    draft.lay(DEAL)
    widget.resize(560, 600)
    widget.show()
    return Shown(widget, draft, trials)


def test_a_deal_is_played_from_the_seat_chosen(page: DealsPage, qtbot: QtBot) -> None:
    assert not page.play.play.isEnabled()
    page.draft.lay(DEAL)
    QTest.mouseClick(page.play.seat.answers[MIDDLEHAND], LEFT)
    with qtbot.waitSignal(page.playRequested) as played:
        QTest.mouseClick(page.play.play, LEFT)

    assert played.args == [DEAL, MIDDLEHAND]


def test_games_come_in_and_are_counted(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.trials.ended):
        QTest.mouseClick(shown.panel.run, LEFT)
        assert shown.trials.running
        assert shown.panel.progress.isVisible()
    spread = shown.panel.view.spread

    assert spread is not None
    assert spread.games == 6
    assert sum(line.times for line in spread.declared) + spread.passed_in == 6
    assert shown.panel.told.text() == "6 of 6 games"
    assert shown.panel.progress.isHidden()
    assert "Forehand" in shown.panel.view.accessibleDescription()
    shown.panel.grab()


def test_games_are_stopped_and_what_was_played_stays(shown: Shown, qtbot: QtBot) -> None:
    QTest.mouseClick(shown.panel.run, LEFT)
    qtbot.waitUntil(lambda: shown.panel.view.spread is not None)
    QTest.mouseClick(shown.panel.run, LEFT)

    assert not shown.trials.running
    assert shown.panel.view.spread is not None
    assert 1 <= shown.panel.view.spread.games < 6


def test_another_deal_ends_the_games_of_the_old_one(shown: Shown, qtbot: QtBot) -> None:
    QTest.mouseClick(shown.panel.run, LEFT)
    shown.draft.put(CARDS[:1], None)

    assert not shown.trials.running
    assert shown.panel.view.spread is None
    assert not shown.panel.run.isEnabled()


def test_who_sits_in_for_players_who_are_not_ready_is_told(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel, "is_warm", lambda: False)
    QTest.mouseClick(shown.panel.run, LEFT)

    assert "prepared" in shown.panel.told.text()
    shown.trials.stop()


def test_a_player_who_breaks_down_is_told(shown: Shown, qtbot: QtBot) -> None:
    def nobody(name: str) -> Player:
        raise ValueError(name)

    shown.trials._make_player = nobody
    with qtbot.waitSignal(shown.trials.ended), qtbot.waitSignal(shown.trials.failed):
        QTest.mouseClick(shown.panel.run, LEFT)

    assert "could not decide in game 1," in shown.panel.told.text()
    assert shown.panel.run.isEnabled()


def test_results_are_written_in_urdu(shown: Shown, house: House, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.trials.ended):
        QTest.mouseClick(shown.panel.run, LEFT)
    house.speak(Language.URDU)

    assert house.namer.seat(MIDDLEHAND) in shown.panel.view.accessibleDescription()
    shown.panel.grab()


def test_the_spread_paints_every_kind_of_game(desk: Desk, qtbot: QtBot) -> None:
    """More games than lines, a Ramsch, a game passed in; and all at both ends of the points."""
    declared = tuple(Declared(seat, game, 2, 1) for seat in SEATS for game in DECLARABLE)
    spread = Spread(38, declared, 1, 1, (0, 1, 60, 61, 119, 120), BySeat(1.5, -2.25, 0.0))
    view = SpreadView(desk)
    qtbot.addWidget(view)
    view.show_spread(spread)
    view.resize(560, view.sizeHint().height())
    view.show()
    view.grab()

    assert "Other games: 28 ×, won 50%" in view.accessibleDescription()
    assert "Everybody passed: 1 ×" in view.accessibleDescription()
    assert "Rearhand: 0.0" in view.accessibleDescription()
