"""What the points and tricks taken so far say for a card of a Ramsch."""

from dataclasses import replace

import pytest

from skatdesk.coach.reasons.advice import advice
from skatdesk.skat.actions import Pass, Play
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat
from skatdesk.skat.states import GameStart, GameState, TrickPlay
from skatdesk.skat.view import SeatView, view_of

STRONG = "CJ SJ HJ DJ CA CT CK CQ SA ST | C9 C8 SK SQ HA HT HK DA DT DK | C7 S9 S8 S7 HQ H9 H8 DQ D9 D8 | H7 D7"
"""Forehand may win every trick."""
FIVE_TRICKS = "CJ HA H8 SJ HT H9 HJ HK HQ DJ DA D8 CA C8 C7"
LOW = "CJ CA CT SA ST HA HT DA DT DJ | C7 C8 S7 S8 S9 H7 H8 H9 D7 D8 | SJ HJ CK CQ C9 SK SQ HK DK D9 | HQ DQ"
"""Nobody has a card below one of middlehand's."""
EVEN = "CJ C9 C7 SK H8 H7 DT DK D9 D7 | CA CT CQ ST SQ S8 S7 HA HK HJ | CK SA SJ S9 HT HQ H9 DA DQ D8 | C8 DJ"


def ramsch(deal: str, cards: str = "") -> GameState:
    """The state after these cards of a Ramsch."""
    state: GameState = begin(GameStart(Deal.parse(deal), HOME))
    for seat in (MIDDLEHAND, REARHAND, FOREHAND):
        state, _ = step(state, Pass(seat))
    for card in parse_cards(cards):
        assert isinstance(state, TrickPlay)
        state, _ = step(state, Play(state.turn, card))
    return state


def said(state: GameState, card: str, view: SeatView | None = None) -> str:
    """What speaks for this card in the view of whose turn it is."""
    assert state.turn is not None
    seen = view or view_of(state, state.turn)
    return advice(seen, legal_actions(state), Play(state.turn, Card.parse(card)), None).reason


def test_of_a_ramsch_no_chance_of_winning_is_told() -> None:
    """What is known there is how likely it is not to be the loser, and two of three win nothing by that."""
    state = ramsch(EVEN)

    assert advice(view_of(state, FOREHAND), legal_actions(state), Play(FOREHAND, Card.parse("C7")), 0.7).chance is None


def test_who_has_won_every_trick_goes_for_all_ten() -> None:
    assert said(ramsch(STRONG, FIVE_TRICKS), "CT") == "ramsch_march"


def test_whose_cards_take_every_trick_is_told_so_from_the_first_one_on() -> None:
    """The lead is no danger here, whatever maxims say of it."""
    assert said(ramsch(STRONG), "CQ") == "takes_everything"
    assert said(ramsch(STRONG, "CQ C9 C7 CK C8 S7"), "ST") == "takes_everything"


def test_whose_cards_may_lose_a_trick_is_not_told_that_they_take_all() -> None:
    assert said(ramsch(STRONG.replace("SA ST", "SK ST").replace("SK SQ", "SA SQ")), "CQ") != "takes_everything"
    state = ramsch(STRONG)
    unpaid = replace(HOME, name="custom", ramsch_durchmarsch=0)
    assert said(state, "CQ", replace(view_of(state, FOREHAND), rules=unpaid)) != "takes_everything"


def test_who_has_lost_a_trick_does_not_go_for_all_ten() -> None:
    state = ramsch(STRONG, FIVE_TRICKS)
    view = replace(view_of(state, FOREHAND), won=BySeat(4, 1, 0))

    assert said(state, "CT", view) != "ramsch_march"


def test_whoever_may_stop_that_keeps_what_can_do_it() -> None:
    state = ramsch(STRONG, f"{FIVE_TRICKS} CT C9")

    assert said(state, "S7") == "ramsch_keep_stopper"
    assert said(state, "S9") != "ramsch_keep_stopper"


def test_whoever_has_been_stopped_need_not_be_stopped_later() -> None:
    """Middlehand has just gone above forehand's ten."""
    beaten = STRONG.replace("SA ST", "SK ST").replace("SK SQ", "SA SQ")
    state = ramsch(beaten, f"{FIVE_TRICKS} ST SA")

    assert said(state, "S7") != "ramsch_keep_stopper"


def test_where_all_ten_tricks_pay_nothing_nobody_is_told_to_go_for_them() -> None:
    state = ramsch(STRONG, FIVE_TRICKS)
    view = view_of(state, FOREHAND)
    own = replace(view, rules=replace(HOME, name="custom", ramsch_durchmarsch=0))

    assert said(state, "CT", own) != "ramsch_march"


@pytest.mark.parametrize(
    ("points", "settled"), [((14, 52, 18), True), ((14, 51, 18), False), ((51, 20, 14), False), ((13, 13, 60), True)]
)
def test_whoever_cannot_catch_up_cannot_lose(points: tuple[int, int, int], settled: bool) -> None:
    """Forehand may still get all that is out: 36 points in the first case; in the second one both may have 51."""
    state = ramsch(EVEN)
    view = replace(view_of(state, FOREHAND), points=BySeat(*points))

    assert (said(state, "C9", view) == "ramsch_cannot_lose") is settled


def test_where_everybody_writes_down_the_own_points_each_one_counts() -> None:
    state = ramsch(EVEN)
    rules = replace(HOME, name="custom", ramsch_score="own", ramsch_jungfrau=False, ramsch_durchmarsch=0)
    view = replace(view_of(state, FOREHAND), points=BySeat(0, 90, 0), rules=rules)

    assert said(state, "C9", view) != "ramsch_cannot_lose"


def test_whoever_stays_below_in_every_suit_cannot_be_caught() -> None:
    assert said(ramsch(LOW, "CA"), "C8") == "cannot_be_caught"
    assert said(ramsch(LOW, "CA C8"), "C9") != "cannot_be_caught"  # rearhand has jacks


def test_a_king_and_a_ten_that_stay_are_no_low_cards() -> None:
    """Of ace, ten, king and queen every other club is below; of ace, king and seven the seven lets a trick pass."""
    high = "CA CT CK CQ SA ST HA HT DA DT | CJ C9 C8 SK SQ S9 HK HQ DK DQ | C7 SJ S8 S7 H9 H8 H7 D9 D8 D7 | HJ DJ"
    assert said(ramsch(high), "CA") != "ramsch_keep_low"
    guarded = "CA CK C7 SA ST HA HT DA DT DK | CJ CT C9 SK SQ S9 HK HQ DQ D9 | C8 CQ SJ S8 S7 H9 H8 H7 D8 D7 | HJ DJ"
    assert said(ramsch(guarded), "CA") == "ramsch_keep_low"


def test_a_jack_is_led_while_the_others_have_some() -> None:
    assert said(ramsch(EVEN), "CJ") == "ramsch_trumps_follow"
