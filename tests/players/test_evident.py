"""What is said where no maxim says something true holds of the cards as they really lie, whatever happens."""

import random
from collections import defaultdict
from dataclasses import replace
from functools import cache

from skatdesk.players.cardplay import choose_card, reason_for
from skatdesk.players.choice import Choice
from skatdesk.players.evident import evident
from skatdesk.players.inference import Table
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ordering import POWER, TRUMP, beats, effective_suit
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.tricks import playable
from skatdesk.skat.view import view_of
from tests.players.seats_at_play import BUDGET, at_play, plays_in

_DEALS = 150
Position = tuple[Card, Cards, TrickPlay]
"""A card that may be played, all that may be, and how the cards lie."""


@cache
def _positions() -> dict[str | None, list[Position]]:
    """Every position of suit games and Grands in some deals, whatever a maxim says of it too."""
    player, found = RulesPlayer(), defaultdict[str | None, list[Position]](list)
    for number in range(1, _DEALS + 1):
        state: GameState = begin(GameStart(Deal.of_series(23, number), ISKO))
        seeds = random.Random(number)
        while not isinstance(state, Finished):
            assert state.turn is not None
            options, view = legal_actions(state), view_of(state, state.turn)
            plays = tuple(option.card for option in options if isinstance(option, Play))
            if isinstance(state, TrickPlay) and len(plays) > 1 and state.game is not Game.NULL:
                table = Table(view)
                choices = [Choice(table, one) for one in plays]
                for choice in choices:
                    found[evident(table, choice, choices)].append((choice.card, plays, state))
            state, _ = step(state, player.decide(view, options, BUDGET, seeds.getrandbits(48)).action)
    return found


def _others(state: TrickPlay) -> Cards:
    """What lies in the other hands."""
    return tuple(card for seat in state.trick.turn.others for card in state.hands[seat])


def test_the_rest_is_yours_if_nobody_can_beat_or_trump_any_card() -> None:
    positions = _positions()["rest_is_yours"]
    assert len(positions) > 20
    for _, _, state in positions:
        assert not state.trick.cards
        for card in state.hands[state.trick.turn]:
            assert not any(beats(other, card, state.game) for other in _others(state)), (card, state)


def test_cards_are_the_same_if_they_count_the_same_and_no_other_lies_between() -> None:
    positions = _positions()["all_the_same"]
    assert len(positions) > 20
    for _, plays, state in positions:
        power = POWER[state.game]
        low, high = min(power[card] for card in plays), max(power[card] for card in plays)
        suits = {effective_suit(card, state.game) for card in plays}
        between = [card for card in _others(state) if low < power[card] < high]
        holder = state.trick.card_of(state.trick.winner(state.game)) if state.trick.cards else None
        assert len(suits) == len({card.points for card in plays}) == 1
        assert len({holder is None or beats(card, holder, state.game) for card in plays}) == 1
        assert not any(effective_suit(card, state.game) in suits for card in between), (plays, state)


def test_who_keeps_a_higher_card_has_one_of_the_same_suit() -> None:
    positions = _positions()["keep_a_higher_one"]
    assert len(positions) > 20
    for card, plays, state in positions:
        suit = effective_suit(card, state.game)
        assert any(effective_suit(other, state.game) == suit and beats(other, card, state.game) for other in plays)


def test_where_there_is_nothing_to_win_no_card_takes_the_trick_and_none_is_given_away() -> None:
    positions = _positions()["nothing_to_win"]
    assert len(positions) > 20
    for card, plays, state in positions:
        holder = state.trick.card_of(state.trick.winner(state.game))
        assert holder is not None
        assert card.points == 0
        assert not any(beats(other, holder, state.game) for other in plays), (plays, state)


def test_what_wins_for_sure_is_beaten_by_nobody_who_is_still_to_play() -> None:
    positions = _positions()["win_for_sure"]
    assert len(positions) > 20
    for card, _, state in positions:
        led = state.trick.cards[0] if state.trick.cards else card
        for seat in state.trick.turn.others[: 2 - len(state.trick.cards)]:
            answers = playable(state.hands[seat], led, state.game)
            assert not any(beats(answer, card, state.game) for answer in answers), (card, state)


def _out(state: TrickPlay) -> Cards:
    """What whoever is on turn has not seen."""
    knows_skat = state.trick.turn is state.declarer and not state.contract.hand
    return _others(state) if knows_skat else (*_others(state), *state.skat)


def _of_suit(card: Card, cards: Cards, state: TrickPlay) -> Cards:
    """Those of the cards that follow this one."""
    suit = effective_suit(card, state.game)
    return tuple(one for one in cards if one is not card and effective_suit(one, state.game) == suit)


def test_the_card_kept_for_the_last_trick_beats_more_of_what_is_out() -> None:
    positions = _positions()["keep_the_stronger"]
    assert len(positions) > 20
    for card, plays, state in positions:
        kept = next(other for other in plays if other is not card)
        beaten = {one: sum(beats(one, out, state.game) for out in _out(state)) for one in (card, kept)}
        assert len(state.hands[state.trick.turn]) == 2
        assert beaten[kept] > beaten[card], (card, state)


def test_points_count_for_the_partner_only_while_he_can_still_get_the_trick() -> None:
    positions = _positions()["partner_may_take"]
    assert len(positions) > 20
    for card, _, state in positions:
        turn = state.trick.turn
        partner = next(seat for seat in turn.others if seat is not state.declarer)
        assert card.points
        assert turn is not state.declarer
        if state.trick.card_of(partner) is not None:  # the declarer comes last
            assert state.trick.winner(state.game) is partner
            assert len(state.trick.cards) == 1


def test_points_laid_on_a_trick_that_the_declarer_can_take_are_meant_for_the_partner() -> None:
    view = at_play("G", MIDDLEHAND, "CA CQ C8 C7 SK HT H8 DK DQ D8", declarer=REARHAND, trick="DT")

    assert reason_for(view, tuple(play.card for play in plays_in(view)), Card.parse("DK")) == "partner_may_take"


def test_no_card_risks_fewer_points_than_the_one_of_which_that_is_said() -> None:
    positions = _positions()["fewest_points"]
    assert len(positions) > 20
    for card, plays, _ in positions:
        assert card.points == min(other.points for other in plays) < max(other.points for other in plays)


def test_once_the_one_higher_card_is_gone_the_own_next_is_the_highest() -> None:
    positions = _positions()["one_higher_left"]
    assert len(positions) > 20
    for card, _, state in positions:
        out = _of_suit(card, _out(state), state)
        above = [other for other in out if beats(other, card, state.game)]
        own = _of_suit(card, state.hands[state.trick.turn], state)
        assert len(above) == 1
        assert any(all(beats(one, other, state.game) for other in out if other not in above) for one in own)


def test_the_other_suits_stay_where_the_card_was_alone_in_its_own() -> None:
    positions = _positions()["other_suits_stay"]
    assert len(positions) > 20
    assert not any(_of_suit(card, state.hands[state.trick.turn], state) for card, _, state in positions)


def test_a_suit_is_trumped_later_by_who_has_trumps_and_only_if_others_have_it() -> None:
    for saying, left in (("make_void", 0), ("from_a_pair", 1)):
        positions = _positions()[saying]
        assert len(positions) > 20
        for card, _, state in positions:
            hand = state.hands[state.trick.turn]
            assert len(_of_suit(card, hand, state)) == left
            assert any(effective_suit(held, state.game) == TRUMP for held in hand)
            assert _of_suit(card, _out(state), state)


def test_the_declarer_plays_before_the_partner_where_that_is_said() -> None:
    positions = _positions()["declarer_before_partner"]
    assert positions
    assert all(not state.trick.cards and state.trick.turn.next is state.declarer for _, _, state in positions)


def test_a_low_trump_of_the_declarer_brings_out_higher_ones_only() -> None:
    positions = _positions()["draws_higher_trumps"]
    assert len(positions) > 20
    for card, _, state in positions:
        assert state.declarer is state.trick.turn
        assert not state.trick.cards
        trumps = [other for other in _others(state) if effective_suit(other, state.game) == TRUMP]
        assert all(beats(other, card, state.game) for other in trumps), (card, state)


def test_the_declarer_gives_a_trump_to_a_defender_who_leads_one_nearly_always() -> None:
    positions = _positions()["declarer_gives_a_trump"]
    follows = 0
    for card, _, state in positions:
        assert state.declarer not in (None, state.trick.turn)
        assert not state.trick.cards
        assert effective_suit(card, state.game) == TRUMP
        follows += bool(_of_suit(card, state.hands[state.declarer], state))
    assert follows > 0.8 * len(positions) > 80


def test_what_has_to_be_beaten_holds_the_trick_and_somebody_is_still_to_play() -> None:
    positions = _positions()["has_to_be_beaten"]
    assert len(positions) > 20
    for card, _, state in positions:
        holder = state.trick.card_of(state.trick.winner(state.game)) if state.trick.cards else None
        assert holder is None or beats(card, holder, state.game)
        assert len(state.trick.cards) < 2


def test_who_is_told_that_lower_cards_stay_has_some() -> None:
    positions = _positions()["own_lower_cards"]
    assert len(positions) > 20
    for card, plays, state in positions:
        assert any(beats(card, other, state.game) for other in _of_suit(card, plays, state))


def test_hardly_any_card_is_left_of_which_nothing_is_evident() -> None:
    positions = _positions()
    assert len(positions[None]) < 0.03 * sum(map(len, positions.values()))


def test_nothing_is_the_same_where_the_last_trick_is_bound_to_the_lowest_trump() -> None:
    for saying in ("rest_is_yours", "all_the_same"):
        for card, plays, state in _positions()[saying]:
            view = view_of(state, state.turn)
            assert view.contract is not None
            table = Table(replace(view, contract=replace(view.contract, spitze=True)))
            choices = [Choice(table, one) for one in plays]
            assert evident(table, choices[plays.index(card)], choices) != saying


def test_what_is_evident_is_said_where_no_maxim_says_something_true() -> None:
    """The last three tricks of a hearts game: the declarer has three trumps, the others none."""
    view = at_play(
        "H",
        FOREHAND,
        "HA HT H8",
        played=("CJ H7 H9", "SJ HQ DJ", "HJ HK C7", "CA C8 C9", "CT CQ CK", "SA S7 S8", "ST S9 SQ"),
        put_away="D7 D8",
    )

    assert choose_card(view, view.hand)[1] == "rest_is_yours"
