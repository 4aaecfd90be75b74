"""Open judgements are what ``skatdesk solve`` says, and their losses add up to the result."""

import pytest

from skatdesk.cli.solve import solved
from skatdesk.coach.judging.open_cards import OpenCards
from skatdesk.coach.judging.verdicts import OpenResult
from skatdesk.coach.judging.worth import result_at_end
from skatdesk.players.solver import Solver
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import format_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.states import Finished, TrickPlay
from tests.coach.sample_deals import RAMSCH, Played, by_rule, carelessly


def plays(deal: Played) -> tuple[list[tuple[TrickPlay, Play]], Finished]:
    """Every card that was played with the state before it, and the end."""
    state, found = begin(deal[0]), []
    for action in deal[1]:
        if isinstance(state, TrickPlay) and isinstance(action, Play):
            found.append((state, action))
        state, _ = step(state, action)
    assert isinstance(state, Finished)
    return found, state


def asked(play: TrickPlay) -> dict[str, object]:
    """The position as a line for ``skatdesk solve``."""
    return {
        "hands": [format_cards(hand) for hand in play.hands],
        "skat": format_cards(play.skat),
        "game": play.game.code,
        "declarer": None if play.declarer is None else int(play.declarer),
        "leader": int(play.trick.leader),
        "trick": [card.code for card in play.trick.cards],
    }


@pytest.mark.parametrize("seed", range(6))
def test_values_are_those_of_solve(seed: int, solver: Solver) -> None:
    opened = OpenCards(solver)
    for play, action in plays(carelessly(seed))[0]:
        judgement, told = opened.judgement(play, action.card), solved(asked(play), solver, 60.0)
        assert judgement is not None
        assert play.declarer is not None
        if play.game is Game.NULL:
            assert {one.card.code: one.result.won for one in judgement.cards} == told["cards"]
            assert judgement.best.result.won is told["won"]
        else:
            taken = play.points[play.declarer]
            assert {one.card.code: one.result.points - taken for one in judgement.cards} == told["cards"]
            assert judgement.best.result.points - taken == told["points"]


@pytest.mark.parametrize("seed", range(24))
def test_losses_explain_the_result(seed: int, solver: Solver) -> None:
    """From what the first card could bring to what came out: declarer's losses off, defenders' losses on."""
    found, end = plays(carelessly(seed))
    opened = OpenCards(solver)
    if not found:
        return
    outlook, points = opened.outlook(found[0][0]), None
    for play, action in found:
        judgement = opened.judgement(play, action.card)
        assert judgement is not None
        assert outlook is not None
        assert judgement.lost_points >= 0
        assert judgement.lost_score >= 0
        assert judgement.best.result.points == outlook.points
        assert judgement.best.result.won is outlook.won
        if len(legal_actions(play)) == 1:
            assert (judgement.lost_points, judgement.lost_score) == (0, 0)
        side = -1 if play.trick.turn is play.declarer else 1
        points = judgement.best.result.points + side * judgement.lost_points
        assert judgement.chosen.result.points == points
        outlook = judgement.chosen.result
    ending = result_at_end(end)
    assert ending is not None
    assert outlook is not None
    assert (outlook.points, outlook.won) == (ending.points, ending.won)


@pytest.mark.parametrize("seed", range(3))
def test_ramsch_is_judged_once_few_cards_are_left(seed: int, solver: Solver) -> None:
    opened = OpenCards(solver)
    found = [one for one in plays(carelessly(seed, RAMSCH))[0] if one[0].declarer is None]
    judged = [opened.judgement(play, action.card) for play, action in found]
    for (play, _), judgement in zip(found, judged, strict=True):
        assert (judgement is None) is (max(map(len, play.hands)) > 7)
        if judgement is not None:
            assert sum(judgement.chosen.result.by_seat or ()) == 120
            assert judgement.lost_points >= 0


@pytest.mark.parametrize("seed", range(6))
def test_the_best_card_of_a_ramsch_ends_as_the_position_does(seed: int, solver: Solver) -> None:
    """Of cards that cost the player the same, the one that leaves the next player less."""
    opened = OpenCards(solver)
    for play, action in plays(carelessly(seed, RAMSCH))[0]:
        judgement = opened.judgement(play, action.card) if play.declarer is None else None
        if judgement is not None:
            assert judgement.best.result == opened.outlook(play)


def test_a_claimed_or_unplayed_end_has_no_result_of_cards() -> None:
    passed = next(end for seed in range(40) if (end := plays(by_rule(seed))[1]).play is None)

    assert result_at_end(passed) is None


def test_results_are_told_for_the_declarer(solver: Solver) -> None:
    found, end = plays(by_rule(1))
    outlook = OpenCards(solver).outlook(found[-1][0])

    assert isinstance(outlook, OpenResult)
    assert outlook == result_at_end(end)
