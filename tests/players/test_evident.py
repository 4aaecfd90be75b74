"""What is said where no maxim says something true holds of the cards as they really lie, whatever happens."""

import random
from collections import defaultdict
from dataclasses import replace
from functools import cache

from skatdesk.players.cardplay import choose_card
from skatdesk.players.choice import Choice
from skatdesk.players.inference import Table
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.sayings import evident
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ordering import POWER, beats, effective_suit
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.tricks import playable
from skatdesk.skat.view import view_of
from tests.players.seats_at_play import BUDGET, at_play

_DEALS = 150
Position = tuple[Card, Cards, TrickPlay]
"""The card the maxims favour, the cards that may be played, and how the cards lie."""


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
                card, _ = choose_card(view, plays)
                table = Table(view)
                choices = [Choice(table, one) for one in plays]
                saying = evident(table, choices[plays.index(card)], choices)
                found[saying].append((card, plays, state))
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
