"""What is plain about a card of a Ramsch of which no maxim says something true."""

import random
from collections import defaultdict
from dataclasses import replace
from functools import cache

from skatdesk.coach.reasons.advice import BEST_IN_WORLDS, advice, explained
from skatdesk.players.player import Budget
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.weighing import ALL_THE_SAME, MOST_PROMISING
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ordering import TRUMP, beats, effective_suit
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import view_of
from tests.players.said_reasons import playable_now
from tests.players.seats_at_play import at_play, plays_in

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


@cache
def _hints_by_rule() -> tuple[tuple[str, str, Position], ...]:
    """What a player who goes by rule says of his card, what the hint says of it, and where it was."""
    player, found = RulesPlayer(), list[tuple[str, str, Position]]()
    for number in range(1, _DEALS + 1):
        state: GameState = begin(GameStart(Deal.of_series(31, number), HOME, ramsch_round=True))
        while not isinstance(state, Finished):
            assert state.turn is not None
            options, view = legal_actions(state), view_of(state, state.turn)
            decision = player.decide(view, options, Budget(1), number)
            if isinstance(state, TrickPlay) and state.game is Game.RAMSCH and isinstance(decision.action, Play):
                said, told = decision.evaluation, explained(view, options, decision).evaluation
                assert said is not None
                assert told is not None
                found.append((said.reason, told.reason, (decision.action.card, state)))
            state, _ = step(state, decision.action)
    return tuple(found)


def _holding(state: TrickPlay) -> Card | None:
    return state.trick.card_of(state.trick.winner(state.game)) if state.trick.cards else None


def _takes(card: Card, state: TrickPlay) -> bool:
    holding = _holding(state)
    return holding is None or beats(card, holding, state.game)


def _others(state: TrickPlay) -> Cards:
    return tuple(card for seat in state.trick.turn.others for card in state.hands[seat])


def _below(card: Card, state: TrickPlay) -> int:
    """How many of the cards that are out, with the skat, it beats in its suit."""
    suit = effective_suit(card, state.game)
    out = (*_others(state), *state.skat)
    return sum(effective_suit(other, state.game) == suit and beats(card, other, state.game) for other in out)


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
        assert any(other.points > card.points and not _takes(other, state) for other in playable_now(state))
        assert view.points[third] > view.points[holder] + points(state.trick.cards) + card.points
        assert view.points[third] > view.points[turn]
        assert card.points < max(own)


def test_where_everybody_writes_down_the_own_points_none_are_kept_for_whoever_has_most() -> None:
    own = replace(HOME, name="custom", ramsch_score="own")
    for card, state in _positions()["ramsch_keep_points"]:
        view = replace(view_of(state, state.trick.turn), rules=own)
        told = advice(view, legal_actions(state), Play(state.trick.turn, card), None)

        assert told.reason != "ramsch_keep_points"


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


def test_who_keeps_a_low_card_keeps_one_that_may_let_a_trick_pass() -> None:
    found = _positions()["ramsch_keep_low"]
    assert found
    assert all(_keeps_a_low_card(card, state) for card, state in found)


def test_a_hint_of_a_player_who_goes_by_rule_praises_no_low_card_that_is_none() -> None:
    keeping = [(told, position) for said, told, position in _hints_by_rule() if said == "ramsch_keep_low"]
    assert all(_keeps_a_low_card(*position) for told, position in keeping if told == "ramsch_keep_low")
    assert any(told != "ramsch_keep_low" for told, _ in keeping)


def test_hardly_any_hint_of_a_player_who_goes_by_rule_is_without_a_reason() -> None:
    hints = _hints_by_rule()
    assert sum(told == MOST_PROMISING for _, told, _ in hints) < 0.01 * len(hints)
    assert all(told == said for said, told, _ in hints if said in ("only_card", ALL_THE_SAME))


def _keeps_a_low_card(card: Card, state: TrickPlay) -> bool:
    suit = effective_suit(card, state.game)
    held = [own for own in state.hands[state.trick.turn] if effective_suit(own, state.game) == suit]
    lowest = next(own for own in held if not any(beats(own, other, state.game) for other in held))
    return lowest != card and _above(lowest, state) >= max(1, _below(lowest, state))


def test_others_are_thrown_on_a_suit_that_is_gone_where_some_are_left_that_are_no_jacks() -> None:
    positions = _positions()["ramsch_void"]
    assert positions
    for card, state in positions:
        suit = effective_suit(card, state.game)
        assert any(effective_suit(held, state.game) not in (TRUMP, suit) for held in state.hands[state.trick.turn])


def test_what_does_not_get_safer_is_led_while_lower_cards_are_out_and_no_higher_one() -> None:
    positions = _positions()["many_lower_out"]
    assert len(positions) > 20
    for card, state in positions:
        assert not state.trick.cards
        assert not _above(card, state)
        assert _below(card, state) > 1


def test_what_stays_below_does_not_take_the_trick() -> None:
    positions = _positions()["ramsch_duck"]
    assert positions
    assert not any(_takes(card, state) for card, state in positions)


def test_of_a_suit_that_both_others_have_shown_to_lack_nobody_is_said_to_hold_higher_cards() -> None:
    """Nobody followed the seven of diamonds; ten and king of it lie in the skat."""
    played = ("D7 HA SA", "S7 SK SQ", "DJ HJ CJ", "S9 S8 CA")
    view = at_play("R", FOREHAND, "ST SJ DA DQ D9 D8", declarer=None, played=played)
    said = {play.card.code: advice(view, plays_in(view), play, None).reason for play in plays_in(view)}

    assert not {"ramsch_lead_low", "many_higher_out"} & {said["D8"], said["D9"], said["DQ"]}, said


def test_no_cards_are_thrown_later_on_a_suit_that_nobody_else_has() -> None:
    """Both others have thrown off on spades: the king lies in the skat."""
    played = (
        "C8 HA C7", "D8 D7 HK", "CJ SJ HJ", "H7 HQ H8", "S7 CA S9", "SQ S8 CT", "H9 DA CK", "ST DK CQ",
    )  # fmt: skip
    view = at_play("R", FOREHAND, "SA HT", declarer=None, played=played)
    ace = next(play for play in plays_in(view) if play.card.code == "SA")

    assert advice(view, plays_in(view), ace, None).reason != "ramsch_void"
