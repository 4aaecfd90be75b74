"""Somebody plays until the real player is ready."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

from skatdesk.players.player import Budget, Decision, Evaluation, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.understudy import Understudy
from skatdesk.skat.actions import Action, Concede, Pass
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions
from skatdesk.skat.ruleset import profile
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import SeatView, view_of

START = begin(GameStart(Deal.of_series(1, 1), profile("isko")))


class Star(RulesPlayer):
    """Passes always, so that it can be told from its stand-in."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        return Decision(next(option for option in options if isinstance(option, Pass)), Evaluation("star"))

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return True


def test_the_stand_in_plays_until_the_player_is_ready_and_never_again() -> None:
    ready, made = [False], []

    def make() -> Player:
        made.append(Star())
        return made[-1]

    understudy = Understudy(make, lambda: ready[0])

    def decides() -> Decision:
        view = view_of(START, Seat.MIDDLEHAND)
        return understudy.decide(view, legal_actions(START), Budget(1.0), 1)

    by_rule = RulesPlayer().decide(view_of(START, Seat.MIDDLEHAND), legal_actions(START), Budget(1.0), 1)
    assert decides() == replace(by_rule, by_stand_in=True)
    assert not made
    ready[0] = True
    for _ in range(2):
        decision = decides()
        assert decision.evaluation is not None
        assert decision.evaluation.reason == "star"
        assert not decision.by_stand_in
    assert len(made) == 1


def test_of_two_questions_at_the_same_time_each_has_a_player_of_its_own() -> None:
    """A search has its memory to itself, also beside one that nobody waits for any more."""
    both, made, asked = Barrier(2, timeout=20), [], []

    class Slow(Star):
        """Thinks until another one thinks too."""

        def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
            asked.append(self)
            if budget.seconds:
                both.wait()
            return super().decide(view, options, budget, seed)

    def make() -> Player:
        made.append(Slow())
        return made[-1]

    understudy = Understudy(make, lambda: True)

    def decide(seconds: float) -> Decision:
        return understudy.decide(view_of(START, Seat.MIDDLEHAND), legal_actions(START), Budget(seconds), 1)

    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(decide, (1.0, 1.0)))

    assert answers[0] == answers[1]
    assert len({id(player) for player in asked}) == 2
    decide(0.0)
    assert len(made) == 2, "those who are free are asked again"
