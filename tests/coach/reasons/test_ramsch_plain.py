"""What is plain about a card of a Ramsch of which no maxim says something true."""

import random
from collections import defaultdict
from functools import cache

from skatdesk.coach.reasons.advice import BEST_IN_WORLDS, advice
from skatdesk.players.player import Budget
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ordering import TRUMP, beats, effective_suit
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import view_of

_DEALS = 60
Position = tuple[Card, TrickPlay]


@cache
def _positions() -> dict[str, list[Position]]:
    """Every card that may be played where there is a choice, by the reason that is given for it."""
    player, found = RulesPlayer(), defaultdict[str, list[Position]](list)
    for number in range(1, _DEALS + 1):
        state: GameState = begin(GameStart(Deal.of_series(31, number), HOME, ramsch_round=True))
        seeds = random.Random(number)
        while not isinstance(state, Finished):
            assert state.turn is not None
            options, view = legal_actions(state), view_of(state, state.turn)
            plays = [option for option in options if isinstance(option, Play)]
            if isinstance(state, TrickPlay) and state.game is Game.RAMSCH and len(plays) > 1:
                for play in plays:
                    found[advice(view, options, play, None).reason].append((play.card, state))
            state, _ = step(state, player.decide(view, options, Budget(1), seeds.getrandbits(48)).action)
    return found


def _holding(state: TrickPlay) -> Card | None:
    return state.trick.card_of(state.trick.winner(state.game)) if state.trick.cards else None


def _takes(card: Card, state: TrickPlay) -> bool:
    holding = _holding(state)
    return holding is None or beats(card, holding, state.game)


def _others(state: TrickPlay) -> Cards:
    return tuple(card for seat in state.trick.turn.others for card in state.hands[seat])


def _above(card: Card, state: TrickPlay) -> int:
    """How many of the cards that are out, with the skat, beat this one in its suit."""
    suit = effective_suit(card, state.game)
    out = (*_others(state), *state.skat)
    return sum(effective_suit(other, state.game) == suit and beats(other, card, state.game) for other in out)


def test_a_card_that_is_sure_to_take_a_trick_is_beaten_by_no_other_of_any_suit() -> None:
    positions = _positions()["ramsch_must_take"]
    assert len(positions) > 20
    for card, state in positions:
        assert not any(beats(other, card, state.game) for other in _others(state))
        assert all(beats(card, other, state.game) for other in _others(state) if not _is_trump(other))


def _is_trump(card: Card) -> bool:
    return effective_suit(card, Game.RAMSCH) == TRUMP


def test_points_are_kept_for_another_player_than_the_one_who_takes_the_trick() -> None:
    positions = _positions()["ramsch_keep_points"]
    assert len(positions) > 10
    for card, state in positions:
        view, holder, turn = view_of(state, state.trick.turn), state.trick.winner(state.game), state.trick.turn
        third = next(seat for seat in turn.others if seat is not holder)
        own = [held.points for held in state.hands[turn]]
        assert not _takes(card, state)
        assert view.points[third] > view.points[holder] + points(state.trick.cards) + card.points
        assert view.points[third] > view.points[turn]
        assert card.points < max(own)


def test_more_cards_are_out_above_the_card_kept_for_the_last_trick() -> None:
    positions = _positions()["ramsch_keep_safer"]
    assert positions
    for card, state in positions:
        (kept,) = (held for held in state.hands[state.trick.turn] if held is not card)
        assert _above(kept, state) > _above(card, state)


def test_a_trick_that_counts_little_so_far_is_taken_from_somebody() -> None:
    positions = _positions()["ramsch_cheap"]
    assert len(positions) > 10
    for card, state in positions:
        assert len(state.trick.cards) == 1
        assert _takes(card, state)
        assert points(state.trick.cards) + card.points <= 5


def test_who_takes_the_trick_and_leads_next_is_the_last_to_play() -> None:
    positions = _positions()["take_the_trick"]
    assert positions
    assert all(len(state.trick.cards) == 2 and _takes(card, state) for card, state in positions)


def test_of_nearly_all_cards_something_true_is_said() -> None:
    """Of all that may be played, good or bad."""
    positions = _positions()
    assert len(positions[BEST_IN_WORLDS]) < 0.05 * sum(map(len, positions.values()))
