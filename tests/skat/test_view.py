"""What one seat may know, and that it is all it knows."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skatdesk.skat.actions import Action, Announce, Discard, Leave, PickUp, PlayHand
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import Discarded, HandsRearranged, SkatTaken, seen_by
from skatdesk.skat.game import begin, free_actions, legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from skatdesk.skat.states import NOTHING, Finished, GameStart, GameState
from skatdesk.skat.view import Phase, SeatView, view_of
from tests.helpers.legal_play import choose, played
from tests.helpers.redeal import redeal, unseen
from tests.helpers.rule_sets import rule_sets
from tests.skat.positions import (
    WITH_ONE,
    after_bidding,
    announcing,
    calls,
    contract,
    do,
    ending,
    finished,
    play_cards,
    playing,
)

# ------------------------------------------------------------------ what is seen when


def test_before_the_skat_is_taken_nobody_sees_it() -> None:
    for seat in (*SEATS, None):
        view = view_of(after_bidding(), seat)
        assert (view.taken, view.put_away, view.declarer, view.phase) == ((), (), FOREHAND, Phase.SKAT)
        assert view.hand == (WITH_ONE.hands[seat] if seat is not None else ())


def test_defenders_are_partners_and_nobody_else() -> None:
    partners = {seat: view_of(after_bidding(), seat).partner for seat in (*SEATS, None)}

    assert partners == {FOREHAND: None, MIDDLEHAND: REARHAND, REARHAND: MIDDLEHAND, None: None}


def test_only_the_declarer_sees_the_skat_and_his_discards() -> None:
    away = parse_cards("CK DA")
    states = {
        "discard": do(after_bidding(), PickUp(FOREHAND)),
        "announce": do(after_bidding(), PickUp(FOREHAND), Discard(FOREHAND, away)),
    }
    states["play"] = do(states["announce"], Announce(FOREHAND, contract("G")))

    for stage, state in states.items():
        view = view_of(state, FOREHAND)
        assert view.taken == WITH_ONE.skat
        assert view.put_away == (() if stage == "discard" else away)
        for seat in (MIDDLEHAND, REARHAND, None):
            assert (view_of(state, seat).taken, view_of(state, seat).put_away) == ((), ())
    assert view_of(states["discard"], MIDDLEHAND).cards_left == (12, 10, 10)


def test_in_a_hand_game_the_declarer_does_not_see_the_skat_either() -> None:
    for state in (do(after_bidding(), PlayHand(FOREHAND)), playing("C hand")):
        view = view_of(state, FOREHAND)
        assert view.hand_game
        assert (view.taken, view.put_away) == ((), ())


def test_ouvert_is_open_to_all_but_the_others_stay_hidden() -> None:
    state = playing("N ouvert")

    for seat in (MIDDLEHAND, REARHAND, None):
        assert view_of(state, seat).open_hand == state.hands[FOREHAND]
    assert view_of(state, FOREHAND).open_hand == ()
    assert view_of(state, FOREHAND).put_away == WITH_ONE.skat
    assert view_of(state, MIDDLEHAND).put_away == ()


def test_the_deal_is_revealed_with_the_result() -> None:
    passed_in = replay(GameStart(WITH_ONE, ISKO), calls("M- R- F-"))
    for end in (finished(do(playing("C"), Leave(FOREHAND))), finished(passed_in)):
        for seat in (*SEATS, None):
            view = view_of(end, seat)
            assert (view.phase, view.revealed, view.turn) == (Phase.FINISHED, WITH_ONE, None)
            assert view.result == end.result
            assert (view.held, view.aside) == (end.hands, WITH_ONE.skat)
    running = view_of(playing("C"), MIDDLEHAND)
    assert (running.revealed, running.held, running.aside) == (None, NOTHING, ())


def test_events_hide_what_the_seat_may_not_know() -> None:
    taken, put = SkatTaken(FOREHAND, WITH_ONE.skat), Discarded(FOREHAND, WITH_ONE.skat)
    sorted_anew = HandsRearranged(WITH_ONE.hands, FOREHAND)

    assert [seen_by(taken, seat) == taken for seat in (*SEATS, None)] == [True, False, False, False]
    assert [seen_by(put, seat) == put for seat in (*SEATS, None)] == [True, False, False, False]
    assert [seen_by(sorted_anew, seat) == sorted_anew for seat in (*SEATS, None)] == [False, True, True, False]
    assert seen_by(taken, None) == SkatTaken(FOREHAND, None)


# ------------------------------------------------------------------ the last trick


def _after_one_trick(rules: RuleSet) -> GameState:
    """Forehand has won the first trick and leads to the second."""
    return play_cards(playing("C", rules=rules), "CJ SJ C7")


def _viewers(state: GameState) -> set[object]:
    return {seat for seat in (*SEATS, None) if view_of(state, seat).may_view_last_trick}


def test_e17_the_last_trick_is_shown_until_the_own_card_is_played() -> None:
    """ISkO 4.4.3."""
    state = _after_one_trick(ISKO)
    assert _viewers(state) == set(SEATS)
    assert _viewers(play_cards(state, "CA")) == {MIDDLEHAND, REARHAND}
    assert _viewers(play_cards(state, "CA CQ")) == {REARHAND}
    assert _viewers(play_cards(state, "CA CQ C8")) == set(SEATS)


def test_at_home_the_last_trick_is_always_shown() -> None:
    assert _viewers(play_cards(_after_one_trick(HOME), "CA")) == {*SEATS, None}


def test_discards_are_shown_again_at_home_and_to_the_declarer_alone() -> None:
    """rules.md §4.7."""

    def viewers(state: GameState) -> set[object]:
        return {seat for seat in (*SEATS, None) if view_of(state, seat).may_view_put_away}

    for after in (playing("C", rules=HOME), _after_one_trick(HOME), do(playing("C", rules=HOME), Leave(FOREHAND))):
        assert viewers(after) == {FOREHAND}
    assert viewers(playing("C hand", rules=HOME)) == set()
    assert viewers(after_bidding()) == viewers(playing("C")) == set()


@pytest.mark.parametrize("rules", [ISKO, HOME])
def test_before_the_first_trick_there_is_nothing_to_show(rules: RuleSet) -> None:
    assert _viewers(playing("C", rules=rules)) == set()
    assert _viewers(begin(GameStart(WITH_ONE, rules))) == set()


def test_after_the_end_everything_may_be_shown() -> None:
    assert _viewers(do(_after_one_trick(ISKO), Leave(FOREHAND))) == {*SEATS, None}


# ------------------------------------------------------------------ nothing leaks


def _options(state: GameState, view: SeatView) -> list[tuple[Action, ...]]:
    if view.seat is None:
        return []
    in_turn = legal_actions(state) if state.turn is view.seat else ()
    return [in_turn, free_actions(state, view.seat)]


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(rule_sets, st.integers(0, 2**32), st.booleans())
def test_exchanging_unseen_cards_changes_neither_view_nor_options(rules: RuleSet, seed: int, ramsch: bool) -> None:
    """Whatever the others may hold in its place, the seat sees and may do the same, from first to last."""
    generator = random.Random(seed)
    start = GameStart(Deal.shuffled(generator), rules, ramsch_round=ramsch)
    actions = played(start, generator)
    upto = generator.randrange(len(actions))
    before = actions[:upto]
    here = replay(start, before)
    assert not isinstance(here, Finished)
    for seat in SEATS:
        other_start, other_actions = redeal(start, before, seat, generator, swaps=12)
        there = replay(other_start, other_actions)
        view = view_of(here, seat)
        assert view_of(there, seat) == view
        assert _options(there, view) == _options(here, view)


def test_the_exchange_really_deals_other_cards() -> None:
    """Else the property above would show nothing: in the middle of a deal most worlds differ."""
    generator = random.Random(17)
    differing = 0
    for _ in range(60):
        start = GameStart(Deal.shuffled(generator), ISKO)
        actions = played(start, generator)[:20]
        differing += redeal(start, actions, MIDDLEHAND, generator, swaps=12)[0].deal != start.deal

    assert differing > 50


def test_a_seat_knows_its_own_cards_and_those_on_the_table() -> None:
    state = play_cards(playing("C"), "SA ST")

    hidden = unseen(view_of(state, FOREHAND))

    assert len(hidden) == 32 - 10 - 2 - 1  # his ten, the two he put away, middlehand's ten of spades
    assert set(hidden) == set(CARDS) - set(WITH_ONE.hands[FOREHAND]) - set(WITH_ONE.skat) - set(parse_cards("ST"))


@given(rule_sets, st.integers(0, 2**32), st.booleans())
def test_an_onlooker_sees_no_card_before_it_is_played(rules: RuleSet, seed: int, ramsch: bool) -> None:
    """The dealer of four knows what lies on the table and nothing else."""
    generator = random.Random(seed)
    state = begin(GameStart(Deal.shuffled(generator), rules, ramsch_round=ramsch))
    while not isinstance(state, Finished):
        view = view_of(state, None)
        assert (view.hand, view.taken, view.put_away, view.partner_hand) == ((), (), (), ())
        assert view.revealed is None
        assert view.result is None
        state, _ = step(state, choose(state, generator))


def test_a_claim_is_offered_whether_or_not_it_can_be_proved() -> None:
    """The list of what may be asked must not tell how the trumps lie."""
    good = ending("C", ("CJ SJ HA", "C9 H7 S7", "C8 H8 S8"), rules=TCHIBO)
    bad = replace(good, hands=good.hands.replace(MIDDLEHAND, parse_cards("HJ C9 C7")))

    assert free_actions(good, FOREHAND) == free_actions(bad, FOREHAND)


def test_view_tells_the_round_and_the_rules() -> None:
    start = GameStart(WITH_ONE, HOME, bock_factor=2, ramsch_round=True)
    view = view_of(begin(start), MIDDLEHAND)

    assert (view.rules, view.bock_factor, view.ramsch_round) == (HOME, 2, True)
    assert (view.phase, view.turn, view.bid) == (Phase.GRAND_HAND_CALL, FOREHAND, 0)
    assert view_of(announcing(bid=24), REARHAND).bid == 24
    assert view_of(begin(GameStart(WITH_ONE, HOME)), MIDDLEHAND).phase is Phase.BIDDING


def test_view_tells_whose_turn_it_is_and_what_everybody_has_taken() -> None:
    view = view_of(play_cards(_after_one_trick(ISKO), "CA"), None)

    assert (view.turn, view.points, view.won) == (MIDDLEHAND, (4, 0, 0), (1, 0, 0))
