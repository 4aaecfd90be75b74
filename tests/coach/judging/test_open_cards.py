"""Open judgements are what ``skatdesk solve`` says, and their losses add up to the result."""

from dataclasses import replace
from typing import Any, Literal

import pytest

from skatdesk.cli.solve import solved
from skatdesk.coach.judging.marks import mark_of_open
from skatdesk.coach.judging.open_cards import OpenCards
from skatdesk.coach.judging.verdicts import Mark, OpenResult
from skatdesk.coach.judging.worth import result_at_end, result_of_ramsch, result_with_points
from skatdesk.players.solver import Solver
from skatdesk.skat.actions import Concede, Play
from skatdesk.skat.cards import Card, format_cards, parse_cards
from skatdesk.skat.cards import points as points_of
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.results import RamschPlayed
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from tests.coach.sample_deals import RAMSCH, Played, at_random, by_rule, carelessly
from tests.coach.tricks import forehand_plays


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


def of_ramsch(seed: int, rules: RuleSet = RAMSCH) -> Played:
    """A Ramsch in which nobody thinks about anything."""
    start = GameStart(Deal.of_series(seed, 1), rules, ramsch_round=True)
    return start, at_random(start, seed)


@pytest.mark.parametrize("seed", range(3))
def test_ramsch_is_judged_once_few_cards_are_left(seed: int, solver: Solver) -> None:
    opened, found = OpenCards(solver), plays(of_ramsch(seed))[0]
    judged = [opened.judgement(play, action.card) for play, action in found]

    assert len(found) == 30
    for (play, _), judgement in zip(found, judged, strict=True):
        assert (judgement is None) is (max(map(len, play.hands)) > 7)
        if judgement is not None:
            assert sum(judgement.chosen.result.by_seat or ()) == 120


@pytest.mark.parametrize("seed", range(6))
def test_of_cards_of_a_ramsch_that_cost_as_much_the_best_leaves_who_plays_it_fewest_points(
    seed: int, solver: Solver
) -> None:
    """It ends as the position does; each other card costs what it takes more (rules.md §12.3)."""
    opened = OpenCards(solver)
    for play, action in plays(of_ramsch(seed))[0]:
        judgement = opened.judgement(play, action.card)
        if judgement is not None:
            best, chosen = judgement.best.result, judgement.chosen.result
            assert best == opened.outlook(play)
            assert best.points == min(one.result.points for one in judgement.cards if one.result.won is best.won)
            assert judgement.lost_points == max(0, chosen.points - best.points)


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"ramsch_skat_to": "loser"},
        {"ramsch_score": "own"},
        {"ramsch_score": "own", "ramsch_skat_to": "loser"},  # the own points have it with the last trick all the same
        {"schieberamsch": True},
    ],
)
def test_a_ramsch_ends_with_open_cards_as_the_list_has_it(rules: dict[str, Any], solver: Solver) -> None:
    """With doublings, a Jungfrau, and the skat where the rules send it (rules.md §12.3)."""
    opened = OpenCards(solver)
    for seed in range(12):
        start = GameStart(Deal.of_series(seed, 1), replace(RAMSCH, **rules), bock_factor=2, ramsch_round=True)
        found, end = plays((start, at_random(start, seed)))
        last = found[-1][0]
        assert isinstance(end.result, RamschPlayed)
        ending, score = result_at_end(end), end.result.score
        assert ending == opened.outlook(last)
        assert ending is not None
        assert (ending.by_seat, ending.score) == (score.points, score.scores[last.trick.turn])
        assert ending.won is (last.trick.turn not in score.losers or rules.get("ramsch_score") == "own")


@pytest.mark.parametrize(
    ("seed", "points", "losers"),
    [
        (260, (50, 20, 50), (FOREHAND,)),
        (310, (58, 58, 4), (FOREHAND,)),
        (226, (60, 60, 0), (MIDDLEHAND,)),
        (182, (46, 46, 28), (FOREHAND, MIDDLEHAND)),  # rearhand has won the last trick
    ],
)
def test_of_two_with_equal_points_in_a_ramsch_the_one_who_wins_the_last_trick_loses(
    seed: int, points: tuple[int, int, int], losers: tuple[Seat, ...], solver: Solver
) -> None:
    """All is forced in the last trick, so each of the three knows who wins it (rules.md §12.3)."""
    opened = OpenCards(solver)
    found, _ = plays(of_ramsch(seed, replace(RAMSCH, ramsch_tie="last")))
    for play, action in found[-3:]:
        judgement = opened.judgement(play, action.card)
        assert judgement is not None
        result = judgement.chosen.result
        assert result.by_seat == points
        assert (result.won, result.score) == ((False, -points[action.seat]) if action.seat in losers else (True, 0)), (
            action.seat
        )


@pytest.mark.parametrize(
    ("seed", "played", "hands", "card", "points", "last"),
    [
        # the queen takes it; then the jack takes the ace that is thrown, and the ten the last trick with the skat
        pytest.param(15, 21, "C8 S9 HQ | HA HT H7 | HK HJ H9", "H7", (38, 41, 41), MIDDLEHAND, id="three tricks left"),
        # middlehand throws the king, which leaves rearhand less, and then the ace on forehand's jack
        pytest.param(230, 24, "DA DJ | SA SK | HK HJ", "DA", (41, 38, 41), FOREHAND, id="two tricks left"),
    ],
)
def test_who_wins_the_last_trick_of_a_ramsch_is_known_before_it_is_forced(
    seed: int, played: int, hands: str, card: str, points: tuple[int, int, int], last: Seat, solver: Solver
) -> None:
    """All play as the solver does: who leads here has as many points as another, and loses by the last trick."""
    play, _ = plays(of_ramsch(seed, replace(RAMSCH, ramsch_tie="last")))[0][played]
    assert " | ".join(map(format_cards, play.hands)) == hands
    assert play.trick.turn is last
    judgement = OpenCards(solver).judgement(play, Card.parse(card))
    assert judgement is not None

    assert judgement.chosen.result.by_seat == points
    assert (judgement.chosen.result.won, judgement.chosen.result.score) == (False, -points[last])


def ramsch(deal: str, cards: str, rules: RuleSet = RAMSCH) -> GameState:
    """A Ramsch round after these cards."""
    state = begin(GameStart(Deal.parse(deal), rules, ramsch_round=True))
    for card in parse_cards(cards):
        assert isinstance(state, TrickPlay)
        state, _ = step(state, Play(state.turn, card))
    return state


def test_not_to_lose_a_ramsch_comes_before_few_points(solver: Solver) -> None:
    """Who takes the trick with the jack has 48 points, but rearhand 51 in the end; else forehand loses with 43."""
    deal = "CA CJ SK S7 HA HK HQ H7 DQ DJ | CK CQ C9 SQ SJ H9 DT DK D9 D7 | CT C8 C7 SA ST S8 HT HJ DA D8 | S9 H8"
    played = "H7 H9 HT CT CA CQ HK SQ D8 HA DK HJ DA DQ D7 C7 HQ C9 D9 C8 SK SJ ST DJ CK SA"
    play = ramsch(deal, played)
    assert isinstance(play, TrickPlay)
    judgement = OpenCards(solver).judgement(play, Card.parse("S7"))
    assert judgement is not None

    ends = {one.card.code: one.result.by_seat for one in judgement.cards}
    assert ends == {"CJ": (48, 21, 51), "S7": (43, 36, 41)}
    assert judgement.best.card.code == "CJ"
    assert (judgement.lost_points, judgement.lost_score) == (0, 43)
    assert mark_of_open(judgement, judgement.chosen) is Mark.BLUNDER


MARCH = "CJ SJ HJ DJ CA SA HA DA DT D7 | CT CK CQ ST SK HT HK HQ DK DQ | C9 C8 C7 SQ S9 S8 H9 H8 D9 D8 | S7 H7"
"""Forehand takes every trick, unless it leads its seven too early."""

THREE_TRICKS = "CJ CT C9 SJ CK C8 HJ CQ C7"


def test_a_player_who_may_take_all_tricks_of_a_ramsch_is_not_told_to_lose_one(solver: Solver) -> None:
    opened, ace = OpenCards(solver), Card.parse("DA")
    play = ramsch(MARCH, THREE_TRICKS)
    without = ramsch(MARCH, THREE_TRICKS, replace(RAMSCH, ramsch_durchmarsch=0))
    lost = ramsch(MARCH, f"{THREE_TRICKS} D7 DK D8")
    assert isinstance(play, TrickPlay)
    assert isinstance(without, TrickPlay)
    assert isinstance(lost, TrickPlay)

    assert opened.judgement(play, ace) is None
    assert opened.outlook(play) is None
    assert opened.judgement(without, ace) is not None
    assert opened.outlook(lost) is not None


@pytest.mark.parametrize(
    ("points", "rules", "score"),
    [
        ((70, 50, 0), {}, -140),  # rearhand has no trick so far, and will have none
        ((70, 45, 5), {}, -70),
        ((70, 50, 0), {"ramsch_jungfrau": False}, -70),
        ((120, 0, 0), {}, -240),  # middlehand has a trick: no Durchmarsch
        ((70, 50, 0), {"ramsch_score": "own"}, -70),
    ],
)
def test_a_player_who_stays_without_a_trick_doubles_what_a_ramsch_costs(
    points: tuple[int, int, int], rules: dict[str, Any], score: int
) -> None:
    play = ramsch(MARCH, f"{THREE_TRICKS} D7 DK D8", replace(RAMSCH, **rules))
    assert isinstance(play, TrickPlay)

    assert result_of_ramsch(play, BySeat(*points), FOREHAND, FOREHAND).score == score


def test_who_has_taken_all_tricks_of_a_ramsch_has_won_it() -> None:
    end = ramsch(MARCH, f"{THREE_TRICKS} DJ ST S8 CA SK S9 SA HT SQ HA HK H8 DA DK D8 DT DQ D9 D7 HQ H9")
    assert isinstance(end, Finished)
    ending = result_at_end(end)
    assert ending is not None

    assert ending.by_seat == (120, 0, 0)
    assert ending.won


def test_a_card_of_a_null_is_judged_by_whether_the_null_is_made_after_it(solver: Solver) -> None:
    """Forehand leads the queen of diamonds; under it lie the jack and smaller ones, and no other trick can be forced.

    Made it brings 23 and 50 to the list, lost it costs 46, 50, and the 40 by which each of the others gets ahead.
    """
    deal = "C7 C8 C9 S7 S8 S9 H7 H8 H9 DQ | DA DK D7 CA CK CQ SA SK HA HK | DJ DT D9 D8 CJ CT SJ ST HJ HT | SQ HQ"
    play = forehand_plays(deal, Game.NULL, "SQ HQ", "DQ")
    right, wrong = (OpenCards(solver).judgement(play, Card.parse(code)) for code in ("D7", "DA"))
    assert right is not None
    assert wrong is not None

    assert {one.card.code: one.result.won for one in wrong.cards} == {"D7": False, "DK": True, "DA": True}
    assert right.best is right.chosen
    assert (right.lost_score, wrong.lost_score) == (0, 73 + 136)
    assert [judgement.chosen.result.score for judgement in (right, wrong)] == [-136, 73]
    assert [judgement.lost_points for judgement in (right, wrong)] == [0, 0]


def test_a_null_ends_with_the_declarers_first_trick_and_another_game_with_its_tenth(solver: Solver) -> None:
    """What was given up before that has no result of cards. Nor are the points of a Null told before its end."""
    deal = "C7 C8 C9 S7 S8 S9 H7 H8 H9 DQ | DA DK D7 CA CK CQ SA SK HA HK | DJ DT D9 D8 CJ CT SJ ST HJ HT | SQ HQ"
    before, jack = forehand_plays(deal, Game.NULL, "SQ HQ", "DQ D7"), Card.parse("DJ")
    judgement, (lost, _) = OpenCards(solver).judgement(before, jack), step(before, Play(REARHAND, jack))
    unlost, _ = step(forehand_plays(deal, Game.NULL, "SQ HQ", ""), Concede(FOREHAND))
    given_up, _ = step(forehand_plays(MARCH, Game.CLUBS, "S7 H7", "CJ CT C9"), Concede(FOREHAND))
    assert isinstance(lost, Finished)
    assert isinstance(unlost, Finished)
    assert isinstance(given_up, Finished)
    ending = result_at_end(lost)

    assert ending is not None
    assert (ending.won, ending.points) == (False, 0)
    assert judgement is not None
    assert judgement.chosen.result == ending
    assert result_at_end(unlost) is None
    assert result_at_end(given_up) is None


def test_a_claimed_or_unplayed_end_has_no_result_of_cards() -> None:
    passed = next(end for seed in range(40) if (end := plays(by_rule(seed))[1]).play is None)

    assert result_at_end(passed) is None


@pytest.mark.parametrize(
    ("cards", "points", "value"),
    [
        ("CJ CT C7", 120, 12 * 8),  # with five, game, Schneider, Schwarz
        ("CJ CT C7", 119, 12 * 7),
        ("CJ CT C7", 89, 12 * 6),
        ("CJ CT C7", 12, 12 * 7),  # a trick was won, and nothing after it
        ("D7 DK D8", 120, 12 * 7),  # a trick was lost
        ("D7 DK D8", 0, 12 * 8),  # none was won so far, nor will be
        ("CJ CT C7", 15, 12 * 7),  # Schneider
    ],
)
def test_who_gets_all_points_or_none_but_the_skats_is_schwarz_if_all_tricks_went_so(
    cards: str, points: int, value: int
) -> None:
    """The solver counts points, not tricks."""
    deal = "CJ SJ HJ DJ CA CK CQ SA DA D7 | CT C9 C8 ST SK HT HK HQ DK DQ | C7 SQ S9 S8 H9 H8 DT D9 D8 HA | S7 H7"

    assert result_with_points(forehand_plays(deal, Game.CLUBS, "S7 H7", cards), points).value == value


@pytest.mark.parametrize("skat_to", ["last", "loser"])
def test_results_are_told_for_the_declarer(skat_to: Literal["last", "loser"], solver: Solver) -> None:
    """Whose skat counts wherever the rules send that of a Ramsch (rules.md §12.3)."""
    found, end = plays(by_rule(1, replace(ISKO, ramsch_skat_to=skat_to)))
    outlook = OpenCards(solver).outlook(found[-1][0])

    assert isinstance(outlook, OpenResult)
    assert outlook == result_at_end(end)
    assert points_of(found[-1][0].skat) > 0
