"""Ramsch and Schieberamsch (rules.md §12.3)."""

import csv
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.skat.actions import Announce, Claim, Concede, Discard, Pass, PickUp, Push
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.events import ContractAnnounced, Discarded, SkatPushed
from skatdesk.skat.game import begin, free_actions, legal_actions, replay, step
from skatdesk.skat.ramsch import score_ramsch
from skatdesk.skat.results import PassedIn, Played, RamschPlayed
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import Bidding, GameStart, GameState, GrandHandCall, Pushing, TrickPlay
from skatdesk.skat.tricks import Trick
from skatdesk.skat.valuation import evaluate
from skatdesk.skat.view import view_of
from tests.helpers.legal_play import choose
from tests.skat.positions import WITH_ONE, calls, do, finished, play_cards, playing, refusal

CASES = Path(__file__).parent.parent / "cases" / "ramsch.csv"


def _rows() -> list[dict[str, str]]:
    with CASES.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _numbers(text: str) -> BySeat[int]:
    return BySeat(*map(int, text.split()))


@pytest.mark.parametrize("row", _rows(), ids=lambda row: row["id"])
def test_ramsch_cases(row: dict[str, str]) -> None:
    points, tricks = _numbers(row["points"]), _numbers(row["tricks"])
    assert (sum(points) + int(row["skat"]), sum(tricks)) == (120, 10)

    score = score_ramsch(
        RuleSet.from_dict({"base": "home", **json.loads(row["rules"])}),
        points,
        tricks,
        int(row["skat"]),
        SEATS["FMR".index(row["last_trick"])],
        int(row["pushes"]),
        int(row["bock_factor"]),
    )

    assert score.scores == _numbers(row["scores"])


def test_score_tells_who_lost_and_why() -> None:
    score = score_ramsch(HOME, BySeat(70, 40, 0), BySeat(6, 4, 0), 10, MIDDLEHAND, pushes=1)

    assert score.points == (70, 50, 0)
    assert (score.losers, score.virgin, score.march, score.scores) == ((FOREHAND,), REARHAND, None, (-280, 0, 0))


def test_march_has_no_losers() -> None:
    score = score_ramsch(HOME, BySeat(0, 100, 0), BySeat(0, 10, 0), 20, MIDDLEHAND)

    assert (score.losers, score.virgin, score.march, score.points) == ((), None, MIDDLEHAND, (0, 120, 0))
    assert score.scores == (0, 120, 0)


def test_the_skat_goes_where_the_rules_say() -> None:
    """To the last trick or to the loser; where everybody writes his own points, always to the last trick."""
    to_the_loser = replace(HOME, ramsch_skat_to="loser", ramsch_jungfrau=False)

    def scored(rules: RuleSet) -> tuple[BySeat[int], tuple[Seat, ...], BySeat[int]]:
        score = score_ramsch(rules, BySeat(70, 40, 0), BySeat(6, 4, 0), 10, MIDDLEHAND)
        return score.points, score.losers, score.scores

    assert scored(to_the_loser) == ((80, 40, 0), (FOREHAND,), (-80, 0, 0))
    own = replace(to_the_loser, ramsch_score="own")
    assert scored(own) == ((70, 50, 0), (FOREHAND, MIDDLEHAND), (-70, -50, 0))


# ------------------------------------------------------------------ when it is played


def test_e01_all_pass_under_official_rules_is_a_passed_in_game() -> None:
    end = finished(replay(GameStart(WITH_ONE, ISKO), calls("M- R- F-")))

    assert end.result == PassedIn()
    assert end.result.scores == BySeat(0, 0, 0)


def test_e02_all_pass_at_home_is_a_ramsch_with_the_same_cards() -> None:
    before = replay(GameStart(WITH_ONE, HOME), calls("M- R-"))
    state, events = step(before, calls("F-")[0])

    assert isinstance(state, TrickPlay)
    assert (state.game, state.declarer, state.turn, state.hands) == (Game.RAMSCH, None, FOREHAND, WITH_ONE.hands)
    assert ContractAnnounced(None, Contract(Game.RAMSCH)) in events


def test_in_a_ramsch_round_nobody_bids() -> None:
    assert isinstance(begin(GameStart(WITH_ONE, replace(HOME, all_pass="passed_in"))), Bidding)
    assert isinstance(begin(GameStart(WITH_ONE, HOME, ramsch_round=True)), GrandHandCall)
    assert isinstance(begin(GameStart(WITH_ONE, TCHIBO, ramsch_round=True)), TrickPlay)
    assert isinstance(begin(GameStart(WITH_ONE, replace(HOME, schieberamsch=True))), Bidding)


def test_ramsch_cannot_be_conceded_claimed_or_doubled() -> None:
    state = begin(GameStart(WITH_ONE, TCHIBO, ramsch_round=True))

    assert free_actions(state, FOREHAND) == ()
    assert refusal(state, Concede(FOREHAND)) == "no_concession_in_ramsch"
    assert refusal(state, Claim(FOREHAND)) == "no_claim"
    assert len(legal_actions(state)) == 10


def test_a_ramsch_played_out() -> None:
    state = begin(GameStart(WITH_ONE, TCHIBO, bock_factor=2, ramsch_round=True))
    generator = random.Random(1)
    while isinstance(state, TrickPlay):
        state = do(state, choose(state, generator))
    result = finished(state).result

    assert isinstance(result, RamschPlayed)
    assert result.bock_factor == 2
    assert sum(result.score.points) == 120
    assert result.scores == tuple(-2 * points for points in result.score.points)


# ------------------------------------------------------------------ Grand Hand instead


def _calls_in_ramsch_round(rules: RuleSet = HOME) -> GrandHandCall:
    state = begin(GameStart(WITH_ONE, rules, ramsch_round=True))
    assert isinstance(state, GrandHandCall)
    return state


def test_each_player_may_take_a_grand_hand_forehand_first() -> None:
    """Without Spitze."""
    state = _calls_in_ramsch_round(replace(HOME, spitze=1))
    offered = legal_actions(state)

    assert [action.contract.game for action in offered if isinstance(action, Announce)] == [Game.GRAND] * 4
    assert offered[-1] == Pass(FOREHAND)
    assert state.turn is FOREHAND
    assert do(state, Pass(FOREHAND)).turn is MIDDLEHAND
    assert isinstance(do(state, *map(Pass, SEATS)), TrickPlay)


def test_e12_grand_hand_in_a_ramsch_round_is_played_as_usual() -> None:
    assert evaluate(HOME, Contract(Game.GRAND, hand=True), matadors=2, bid=0, points=70, tricks=7).score == 96


def test_grand_hand_in_a_ramsch_round_is_never_overbid() -> None:
    state = do(_calls_in_ramsch_round(), Announce(FOREHAND, Contract(Game.GRAND, hand=True)))

    assert isinstance(state, TrickPlay)
    assert (state.declarer, state.auction.bid) == (FOREHAND, 0)
    end = finished(do(state, Concede(FOREHAND)))
    assert isinstance(end.result, Played)
    assert not end.result.valuation.overbid
    assert end.result.scores == (-2 * 3 * 24, 0, 0)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Announce(FOREHAND, Contract(Game.CLUBS, hand=True)), "grand_hand_only"),
        (Announce(FOREHAND, Contract(Game.GRAND)), "grand_hand_only"),
        (Announce(MIDDLEHAND, Contract(Game.GRAND, hand=True)), "not_your_turn"),
        (PickUp(FOREHAND), "wrong_phase"),
    ],
)
def test_what_may_not_be_said_instead_of_a_ramsch(action: Announce | PickUp, rule: str) -> None:
    assert refusal(_calls_in_ramsch_round(), action) == rule


# ------------------------------------------------------------------ Schieberamsch

PUSHING = replace(HOME, schieberamsch=True, grand_hand_before_ramsch_round=False)


def _pushing(rules: RuleSet = PUSHING) -> Pushing:
    state = begin(GameStart(WITH_ONE, rules, ramsch_round=True))
    assert isinstance(state, Pushing)
    return state


def test_each_takes_the_skat_or_pushes_it_on_unseen() -> None:
    state = _pushing()
    assert legal_actions(state) == (Push(FOREHAND), PickUp(FOREHAND))

    taken = do(state, PickUp(FOREHAND))
    assert len(taken.hands[FOREHAND]) == 12
    assert len(legal_actions(taken)) == 45  # pairs of ten cards: two of the twelve are jacks

    passed = do(taken, Discard(FOREHAND, parse_cards("CA D7")), PickUp(MIDDLEHAND))
    assert set(parse_cards("CA D7")) < set(passed.hands[MIDDLEHAND])


def test_nobody_has_pushed_where_somebody_declares() -> None:
    assert playing("C", rules=PUSHING).pushed == ()


def test_what_rearhand_leaves_is_the_skat() -> None:
    state = do(_pushing(), Push(FOREHAND), Push(MIDDLEHAND), PickUp(REARHAND), Discard(REARHAND, parse_cards("C8 D8")))

    assert isinstance(state, TrickPlay)
    assert state.skat == parse_cards("C8 D8")
    assert state.pushed == (FOREHAND, MIDDLEHAND)
    assert state.turn is FOREHAND


def test_two_cards_go_to_the_next_player_and_those_of_rearhand_are_put_away() -> None:
    state = begin(GameStart(WITH_ONE, PUSHING, ramsch_round=True))
    for seat in SEATS:
        state, events = step(do(state, PickUp(seat)), Discard(seat, WITH_ONE.skat))
        assert events[0] == Discarded(seat, WITH_ONE.skat, passed_on=seat is not REARHAND)


@pytest.mark.parametrize("pushers", [(), (FOREHAND,), (MIDDLEHAND, REARHAND), SEATS])
def test_each_unseen_push_doubles(pushers: tuple[Seat, ...]) -> None:
    state = begin(GameStart(WITH_ONE, PUSHING, ramsch_round=True))
    for seat in SEATS:
        if seat in pushers:
            state, events = step(state, Push(seat))
            assert events[0] == SkatPushed(seat)
        else:
            state = do(state, PickUp(seat), Discard(seat, WITH_ONE.skat))
    assert isinstance(state, TrickPlay)
    assert state.pushed == pushers
    generator = random.Random(2)
    while isinstance(state, TrickPlay):
        state = do(state, choose(state, generator))
    result = finished(state).result
    assert isinstance(result, RamschPlayed)
    assert result.pushes == len(pushers)
    score, doubling = result.score, 2 ** len(pushers) * (1 if result.score.virgin is None else 2)
    (loser,) = score.losers
    assert score.scores[loser] == -score.points[loser] * doubling


def test_jacks_stay_unless_the_rule_set_lets_them_go() -> None:
    taken = do(_pushing(), PickUp(FOREHAND))
    free = do(_pushing(replace(PUSHING, schieberamsch_jacks=True)), PickUp(FOREHAND))
    jack = Discard(FOREHAND, parse_cards("CJ D7"))

    assert refusal(taken, jack) == "no_jacks_on"
    assert refusal(free, jack) == "allowed"
    assert len(legal_actions(free)) == 66


@pytest.mark.parametrize(
    ("picked_up", "action", "rule"),
    [
        (False, Discard(FOREHAND, WITH_ONE.skat), "wrong_phase"),
        (True, Push(FOREHAND), "wrong_phase"),
        (True, PickUp(FOREHAND), "wrong_phase"),
        (True, Discard(FOREHAND, parse_cards("D7")), "two_cards"),
        (True, Discard(FOREHAND, parse_cards("D7 C7")), "not_held"),
        (False, Push(MIDDLEHAND), "not_your_turn"),
    ],
)
def test_pushing_has_its_order(picked_up: bool, action: Discard | Push | PickUp, rule: str) -> None:
    state = do(_pushing(), PickUp(FOREHAND)) if picked_up else _pushing()

    assert refusal(state, action) == rule


def test_each_remembers_his_own_cards_and_nobody_elses() -> None:
    """Forehand passes two on, middlehand pushes, rearhand takes them and leaves two others."""
    first, last = parse_cards("CA D7"), parse_cards("C8 D7")
    state = do(_pushing(), PickUp(FOREHAND), Discard(FOREHAND, first), Push(MIDDLEHAND))
    assert view_of(state, REARHAND).taken == ()
    state = do(state, PickUp(REARHAND))
    assert view_of(state, MIDDLEHAND).taken == ()
    in_hand = view_of(state, REARHAND)
    assert (in_hand.taken, in_hand.put_away, in_hand.pushed) == (first, (), (MIDDLEHAND,))
    assert view_of(state, FOREHAND).put_away == first

    state = play_cards(do(state, Discard(REARHAND, last)), "CJ SJ C7")
    seen = {seat: view_of(state, seat) for seat in (*SEATS, None)}
    assert {seat: view.taken for seat, view in seen.items()} == {
        FOREHAND: WITH_ONE.skat,
        MIDDLEHAND: (),
        REARHAND: first,
        None: (),
    }
    assert {seat: view.put_away for seat, view in seen.items()} == {
        FOREHAND: first,
        MIDDLEHAND: (),
        REARHAND: last,
        None: (),
    }
    assert {view.pushed for view in seen.values()} == {(MIDDLEHAND,)}
    assert not any(view.may_view_put_away for view in seen.values())


def test_each_takes_what_the_one_before_passed_on() -> None:
    """All three take the skat; rearhand finds middlehand's cards, not forehand's."""
    away = [parse_cards(text) for text in ("CA D7", "CQ D7", "C8 D7")]
    state: GameState = _pushing()
    for seat, cards in zip(SEATS, away, strict=True):
        state = do(state, PickUp(seat), Discard(seat, cards))

    assert [view_of(state, seat).taken for seat in SEATS] == [WITH_ONE.skat, *away[:2]]
    assert [view_of(state, seat).put_away for seat in SEATS] == away


def test_ramsch_trick_goes_by_the_trumps_of_grand() -> None:
    trick = Trick(FOREHAND, parse_cards("CA DJ CT"))

    assert trick.winner(Game.RAMSCH) is MIDDLEHAND
