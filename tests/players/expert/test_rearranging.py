"""Revolution: whoever searches sorts the defenders' cards so that the declarer is caught where he can be."""

from random import Random

import pytest

from skatdesk.players.expert.rearranging import rearrange
from skatdesk.players.player import Decision
from skatdesk.players.revolution import rearrange as by_rule
from skatdesk.players.roster import make
from skatdesk.players.solver.position import Position
from skatdesk.players.solver.solver import Solver
from skatdesk.skat.actions import Rearrange
from skatdesk.skat.contracts import Game
from skatdesk.skat.game import legal_actions, replay, step
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import GameState, Rearranging, TrickPlay
from skatdesk.skat.view import view_of
from tests.players.before_play import revolution_of
from tests.players.seats_at_play import BUDGET


def _sorting(declarer: Seat, hand: str, skat: str) -> Rearranging:
    start, done = revolution_of(declarer, hand, skat)
    state: GameState = replay(start, done)
    assert isinstance(state, Rearranging)
    return state


def _is_caught(state: Rearranging, decision: Decision) -> bool:
    """Whether the declarer has to take a trick after this, all cards open."""
    play, _ = step(state, decision.action)
    assert isinstance(play, TrickPlay)
    return Solver().null_is_lost(Position(play.hands, Game.NULL, FOREHAND, state.declarer))


@pytest.mark.parametrize(
    ("declarer", "hand", "skat", "rule_catches"),
    [
        pytest.param(FOREHAND, "CT CQ C9 C8 C7 H8 DT DQ DJ D8", "HQ S9", False, id="two suits with one card too high"),
        pytest.param(FOREHAND, "C9 C7 SA S8 S7 H7 DQ D9 D8 D7", "H9 CA", False, id="an ace over eight and seven"),
        pytest.param(FOREHAND, "CT C9 C8 ST S9 S8 HT H9 H8 H7", "HA DA", False, id="no seven in two suits"),
        pytest.param(REARHAND, "C7 C8 C9 S7 S8 S9 D7 D8 D9 HT", "DK DA", True, id="a ten alone, and not on lead"),
    ],
)
@pytest.mark.parametrize("player", ["beginner", "expert"])
def test_the_declarer_is_caught_where_he_can_be(
    player: str, declarer: Seat, hand: str, skat: str, rule_catches: bool
) -> None:
    state = _sorting(declarer, hand, skat)
    view = view_of(state, state.turn)
    decision = make(player).decide(view, legal_actions(state), BUDGET, 1)

    assert _is_caught(state, by_rule(view)) is rule_catches
    assert _is_caught(state, decision)
    assert decision.evaluation is not None
    assert decision.evaluation.reason == ("keep_exposed_suits_together" if rule_catches else "sorted_to_catch")


def test_a_hand_nobody_can_catch_is_sorted_against_by_rule() -> None:
    state = _sorting(MIDDLEHAND, "C7 C8 C9 S7 S8 S9 D7 D8 D9 H7", "DK DA")
    view = view_of(state, state.turn)

    assert rearrange(view) == by_rule(view)


@pytest.mark.parametrize(
    ("declarer", "hand", "skat"),
    [
        (FOREHAND, "CJ C7 SQ S8 S7 HT HJ H9 H7 D7", "D8 SA"),
        (MIDDLEHAND, "C8 HQ HJ H9 H7 DA DT DK D9 D7", "CA D8"),
        (REARHAND, "C7 C8 C9 S7 S8 S9 H7 H8 H9 D9", "CA D8"),
        (FOREHAND, "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", "D8 D9"),
    ],
)
def test_no_way_at_random_catches_a_declarer_who_was_let_go(declarer: Seat, hand: str, skat: str) -> None:
    state, chance = _sorting(declarer, hand, skat), Random(hand)
    view = view_of(state, state.turn)
    cards = list(view.hand + view.partner_hand)

    caught = _is_caught(state, rearrange(view))

    for _ in range(100):
        chance.shuffle(cards)
        other = Decision(Rearrange(state.turn, tuple(cards[:10])), None)
        assert caught or not _is_caught(state, other)
