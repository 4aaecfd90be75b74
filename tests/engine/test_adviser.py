"""The adviser sees what the user sees, and answers only the question asked last."""

import pytest

from skatdesk.engine.adviser import Adviser
from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.game_engine import GameEngine, Request
from skatdesk.engine.questions import PlayerFault
from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import SeatView
from tests.engine.players import Cheating, Raising
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.later import Later


class Noting(RulesPlayer):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[SeatView, tuple[Action, ...], int]] = []

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        self.seen.append((view, options, seed))
        return super().decide(view, options, budget, seed)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return True


def _asked() -> tuple[GameEngine, Request]:
    """A deal in which the human, middlehand, is asked; the others are puppets."""
    engine = GameEngine()
    ComputerSeats(engine, InlineExecutor(), parent=engine)
    engine.start(GameStart(Deal.from_number(99), ISKO), FOREHAND.next)
    engine.resume()
    assert engine.request is not None
    return engine, engine.request


def test_the_adviser_is_shown_the_question_and_nothing_more() -> None:
    engine, request = _asked()
    player, advice = Noting(), list[object]()
    adviser = Adviser(lambda: player, InlineExecutor(), engine.accepts, parent=engine)
    adviser.advised.connect(advice.append)
    adviser.ask(request)
    adviser.ask(request)

    assert [(view, options) for view, options, _ in player.seen] == [(request.view, request.options)] * 2
    assert len({seed for _, _, seed in player.seen}) == 1
    assert advice[0] == advice[1]
    assert not adviser.thinking


def test_the_player_is_made_when_it_is_first_asked() -> None:
    engine, request = _asked()
    made: list[int] = []

    def make_player() -> Noting:
        made.append(1)
        return Noting()

    adviser = Adviser(make_player, InlineExecutor(), engine.accepts, parent=engine)
    assert made == []
    adviser.ask(request)
    adviser.ask(request)

    assert made == [1]


def test_late_advice_is_dropped() -> None:
    engine, request = _asked()
    executor, advice = Later(), list[object]()
    adviser = Adviser(Noting, executor, engine.accepts, parent=engine)
    adviser.advised.connect(advice.append)
    adviser.ask(request)
    adviser.ask(request)
    assert len(executor.tasks) == 1
    assert adviser.thinking
    adviser.forget()
    executor.finish_one()

    assert advice == []


@pytest.mark.parametrize(("player", "kind"), [(Raising(), "exception"), (Cheating(), "illegal")])
def test_there_is_no_advice_of_a_player_who_fails(player: Player, kind: str) -> None:
    engine, request = _asked()
    faults, advice = list[PlayerFault](), list[object]()
    adviser = Adviser(lambda: player, InlineExecutor(), engine.accepts, parent=engine)
    adviser.failed.connect(faults.append)
    adviser.advised.connect(advice.append)
    adviser.ask(request)

    assert [(fault.seat, fault.kind) for fault in faults] == [(request.seat, kind)]
    assert advice == []
    assert not adviser.thinking
