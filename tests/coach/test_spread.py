"""The spread of results: counted against the results one by one."""

import random

from skatdesk.coach.spread import Declared, spread_of
from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.skat.actions import Action, Concede, Pass
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.results import PassedIn, Played, RamschPlayed
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import SeatView


class Passer:
    """Bids nothing, and plays by the maxims."""

    def __init__(self) -> None:
        self._player = make("rules")

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        passing = next((option for option in options if isinstance(option, Pass)), None)
        return self._player.decide(view, options, budget, seed) if passing is None else Decision(passing)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return self._player.consents(view, concession)


def _ends(rules: RuleSet, games: int, player: Player | None = None) -> list[Finished]:
    """Different deals, so that there is something of everything."""
    player = player or make("rules")
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(games)]
    return [play_deal(GameStart(deal, rules), BySeat(player, player, player), 1)[1] for deal in deals]


def test_nothing_played_is_an_empty_spread() -> None:
    spread = spread_of([])

    assert (spread.games, spread.declared, spread.points, spread.mean) == (0, (), (), BySeat(0.0, 0.0, 0.0))


def test_every_game_is_counted_once() -> None:
    ends = _ends(ISKO, 30)
    spread = spread_of(ends)
    played = [end.result for end in ends if isinstance(end.result, Played)]

    assert spread.games == 30
    assert sum(line.times for line in spread.declared) == len(played)
    assert spread.passed_in == sum(isinstance(end.result, PassedIn) for end in ends) == 30 - len(played)
    assert sum(line.won for line in spread.declared) == sum(result.valuation.won for result in played)
    assert sorted(spread.points) == sorted(r.points for r in played if r.valuation.contract.game is not Game.NULL)
    assert [line.times for line in spread.declared] == sorted((line.times for line in spread.declared), reverse=True)


def test_the_list_score_is_that_of_the_rules() -> None:
    """Seeger-Fabian: won 50 more, lost 50 less and 40 for each of the others (rules.md §11.2)."""
    ends = _ends(ISKO, 30)
    total = sum(sum(spread_of([end]).mean) for end in ends)
    expected = sum(
        end.result.valuation.score + (50 if end.result.valuation.won else -50 + 80)
        for end in ends
        if isinstance(end.result, Played)
    )

    assert total == expected
    assert abs(sum(spread_of(ends).mean) * 30 - total) < 1e-6


def test_deals_that_all_passed_count_as_passed_in() -> None:
    """They bring nobody anything."""
    spread = spread_of(_ends(ISKO, 4, Passer()))

    assert (spread.games, spread.passed_in, spread.declared, spread.ramsch) == (4, 4, (), 0)
    assert spread.mean == BySeat(0.0, 0.0, 0.0)


def test_ramsch_has_no_declarer() -> None:
    ends = [end for end in _ends(HOME, 4, Passer()) if isinstance(end.result, RamschPlayed)]

    assert ends
    assert spread_of(ends).ramsch == len(ends)
    assert spread_of(ends).declared == ()


def test_a_line_is_a_seat_and_a_game() -> None:
    end = next(end for end in _ends(ISKO, 30) if isinstance(end.result, Played))
    assert isinstance(end.result, Played)
    result = end.result

    assert spread_of([end, end]).declared == (
        Declared(Seat(result.declarer), result.valuation.contract.game, 2, 2 * result.valuation.won),
    )
