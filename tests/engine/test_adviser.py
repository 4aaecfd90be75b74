"""The adviser sees what the user sees, and answers only the question asked last."""

import pytest

from skatdesk.coach.reasons.advice import BEST_IN_WORLDS
from skatdesk.engine.adviser import Adviser
from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.game_engine import ConsentRequest, GameEngine, Request
from skatdesk.engine.questions import PlayerFault
from skatdesk.players.bidding import reason_of_call
from skatdesk.players.player import Budget, Decision, Evaluation, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Concede, Pass
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import SeatView
from tests.engine.players import Cheating, Raising, Speechless, Unyielding
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


class Searching(RulesPlayer):
    """Passes, for that is best in most worlds."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        return Decision(Pass(options[0].seat), Evaluation(BEST_IN_WORLDS, 0.5))


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


def test_what_a_searching_player_found_is_said_in_the_maxims_of_the_table() -> None:
    """That it was best in most worlds tells nobody why."""
    engine, request = _asked()
    advice = list[Decision]()
    adviser = Adviser(Searching, InlineExecutor(), engine.accepts, parent=engine)
    adviser.advised.connect(advice.append)
    adviser.ask(request)

    assert [given.action for given in advice] == [Pass(request.seat)]
    assert advice[0].evaluation is not None
    assert advice[0].evaluation.reason == reason_of_call(request.view, Pass(request.seat))


@pytest.mark.parametrize("agrees", [True, False])
def test_who_is_asked_for_consent_is_told_whether_to_agree(agrees: bool) -> None:
    engine, request = _asked()
    advice, faults = list[bool](), list[PlayerFault]()
    adviser = Adviser(Noting if agrees else Unyielding, InlineExecutor(), engine.accepts, parent=engine)
    adviser.consentAdvised.connect(advice.append)
    adviser.failed.connect(faults.append)
    adviser.ask(ConsentRequest(1, request.seat, request.view, Concede(FOREHAND)))

    assert (advice, faults) == ([agrees], [])


@pytest.mark.parametrize(
    ("player", "kind"), [(Raising(), "exception"), (Cheating(), "illegal"), (Speechless(), "illegal")]
)
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
