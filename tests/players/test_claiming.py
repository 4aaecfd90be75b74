"""A computer player claims the rest when he knows that it is decided, whatever the others hold (rules.md §10)."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from skatdesk.players.claiming import certain_claim
from skatdesk.players.roster import make
from skatdesk.skat.actions import Action, Claim
from skatdesk.skat.claims import loses_the_rest, takes_the_rest
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.results import Result
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import SeatView, view_of
from tests.helpers.redeal import redeal
from tests.players.seats_at_play import BUDGET, at_play

F, M, _ = Seat

# ---------------------------------------------------------------- what can be known

DRAWN = ("CJ C7 C8", "SJ C9 CT", "HJ CK D7", "DA D8 H7")
"""Of eleven trumps the last jack, ace and queen are left; rearhand has none. Forehand has led and won."""
ONE_IS_LOST = (*DRAWN, "H8 HA HQ")
TWO_LEFT = (*DRAWN, "DJ CQ DK", "SA S7 S8", "ST S9 SQ")
DUCKED = ("C7 C8 CT",)
"""Null: rearhand has overtaken forehand's seven."""


def alone(hand: str, played: tuple[str, ...] = DRAWN, trick: str = "") -> SeatView:
    """Clubs, seen by forehand, who plays alone and has put two nines away."""
    return at_play("C", F, hand, trick=trick, played=played, put_away="D9 H9")


def null(hand: str, trick: str = "S9", *, hand_game: bool = False) -> SeatView:
    """Null, seen by forehand, who plays alone; two clubs are put away, or unknown ones lie in the skat."""
    put_away = "" if hand_game else "CK CA"
    return at_play("N", F, hand, trick=trick, played=DUCKED, put_away=put_away, hand_game=hand_game)


CERTAIN = [
    pytest.param(alone("DJ CA CQ SA ST HA"), id="all trumps, and suits from the top"),
    pytest.param(alone("DJ CA SA ST HA HT"), id="the jack draws the last trump"),
    pytest.param(alone("DJ CA ST SQ", (*DRAWN, "SA S7 S8", "HA H8 S9")), id="the king of spades falls under the ten"),
    pytest.param(at_play("C", F, "DJ CA CQ SA ST HA", played=DRAWN, hand_game=True), id="Hand, all the same"),
    pytest.param(alone("DJ CA CQ SA ST", ONE_IS_LOST, "HT HK"), id="last to play, he trumps"),
    pytest.param(alone("CA HA", (*TWO_LEFT, "SK HT HK")), id="the last two cards"),
    pytest.param(null("S7 S8 ST H7 H9 HJ D7 D9 DJ"), id="Null with gaps filled below"),
    pytest.param(null("S7 S8 ST H7 H9 HJ D7 D9 DJ", hand_game=True), id="Null Hand, all the same"),
    pytest.param(null("H7 H9 HJ HK D7 D9 DJ DK S8"), id="Null with every second card"),
]

UNCERTAIN = [
    pytest.param(alone("DJ CA SA SQ S7 HA"), id="the king of spades may stay above the queen"),
    pytest.param(alone("SA ST SK SQ HA HT"), id="trumps are out, and he has none"),
    pytest.param(alone("CQ SA ST SK HA HT"), id="two higher trumps are out"),
    pytest.param(alone("CQ SA ST SK SQ", ONE_IS_LOST, "HT HK"), id="he trumps, and trumps stay out"),
    pytest.param(null("S7 S8 ST H7 H9 HQ D7 D9 DJ"), id="Null: the queen of hearts is one too high"),
    pytest.param(
        at_play("C", F, "CA HQ", played=(*TWO_LEFT, "SK HT HA"), put_away="D9 DT"),
        id="of three hearts that are out the king may be kept",
    ),
    pytest.param(null("ST SQ SA H7 H9 HJ D7 D9 DJ"), id="Null: he has to take this trick"),
    pytest.param(null("SA H7 H9 HJ HK D7 D9 DJ DK"), id="Null: he has to take this trick, though no other one"),
]


@pytest.mark.parametrize("view", CERTAIN)
def test_what_no_cards_of_the_others_can_change_is_claimed(view: SeatView) -> None:
    assert certain_claim(view) == Claim(F)


@pytest.mark.parametrize("view", UNCERTAIN)
def test_what_depends_on_hidden_cards_is_played(view: SeatView) -> None:
    assert certain_claim(view) is None


def test_who_has_shown_that_he_has_no_trump_takes_no_trick_with_one() -> None:
    """Both defenders have thrown hearts on a trump: the two that are out lie in the skat of a Hand game."""
    drawn = ("CJ C7 C8", "SJ C9 CT", "HJ H7 H8")

    def view(played: tuple[str, ...]) -> SeatView:
        return at_play("C", F, "SA ST SK SQ HA HT HK", played=played, hand_game=True)

    assert certain_claim(view(drawn)) == Claim(F)
    assert certain_claim(view((*drawn[:2], "HJ H7 CK"))) is None


def test_nothing_is_claimed_before_everybody_could_say_kontra_nor_for_the_last_card() -> None:
    first = at_play("C", F, "CJ SJ HJ DJ CA CT CK CQ C9 C8", put_away="D9 H9")
    last = alone("CA", (*DRAWN, "DJ CQ H8", "SA S7 S8", "ST S9 SQ", "SK DK DQ", "HA HT HK"))

    assert certain_claim(first) is None
    assert certain_claim(last) is None


def test_nothing_is_claimed_where_there_is_no_claim() -> None:
    view = alone("DJ CA CQ SA ST HA")
    assert view.contract is not None

    assert certain_claim(replace(view, contract=replace(view.contract, spitze=True))) is None
    assert certain_claim(replace(view, declarer=None)) is None
    assert certain_claim(replace(view, turn=M)) is None


# ---------------------------------------------------------------- what is claimed stands


def _claims(rules: RuleSet, player: str, deals: int) -> list[tuple[GameStart, tuple[Action, ...], TrickPlay]]:
    """The moments at which somebody claims, in deals played by three such players."""
    found = []
    for number in range(deals):
        start = GameStart(Deal.shuffled(random.Random(number)), rules)
        state: GameState = begin(start)
        actions: list[Action] = []
        while not isinstance(state, Finished):
            view = view_of(state, state.turn)
            if isinstance(state, TrickPlay) and certain_claim(view) is not None:
                found.append((start, tuple(actions), state))
                break
            action = make(player).decide(view, legal_actions(state), BUDGET, number * 100 + len(actions)).action
            state, _ = step(state, action)
            actions.append(action)
    return found


def _claimed(play: TrickPlay) -> Result:
    state, _ = step(play, Claim(play.turn))
    assert isinstance(state, Finished)
    return state.result


def _stands(before: TrickPlay, after: GameState, claimer: Seat) -> bool:
    """Whether a card of the claimer has kept his word: that trick, if it is over, and the rest are as he said."""
    play = after.play if isinstance(after, Finished) else after
    assert isinstance(play, TrickPlay)
    is_null = play.game is Game.NULL
    wins = [trick.winner(play.game) is claimer for trick in play.tricks[len(before.tricks) :]]
    return is_null not in wins and (loses_the_rest if is_null else takes_the_rest)(play, claimer)


def _played_out(play: TrickPlay, claimer: Seat, others: str, seed: int) -> Result:
    """The result if the claimer plays on as he has claimed to, and the others as they like."""
    state: GameState = play
    while isinstance(state, TrickPlay):
        before, options = state, legal_actions(state)
        if before.turn is claimer:
            state = next(after for option in options if _stands(before, after := step(before, option)[0], claimer))
        else:
            action = make(others).decide(view_of(before, before.turn), options, BUDGET, seed).action
            state, _ = step(before, action)
    assert isinstance(state, Finished)
    return state.result


@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO], ids=lambda rules: rules.name)
def test_what_is_claimed_stands_in_every_world_and_changes_no_result(rules: RuleSet) -> None:
    """The referee, who sees all cards, accepts it; and so would have ended what is played to the end."""
    generator = random.Random(rules.name)
    sides: Counter[str] = Counter()
    for player, deals in (("rules", 60), ("random", 60)):
        for start, actions, play in _claims(rules, player, deals):
            claimer = play.turn
            result = _claimed(play)
            for others in ("rules", "random", "random"):
                assert _played_out(play, claimer, others, generator.getrandbits(32)) == result
            for _ in range(4):
                world = replay(*redeal(start, actions, claimer, generator, swaps=8))
                assert isinstance(world, TrickPlay)
                assert certain_claim(view_of(world, claimer)) is not None
                _claimed(world)
            sides["Null" if play.game is Game.NULL else "declarer" if claimer is play.declarer else "defender"] += 1

    assert min(sides.values()) > 0
    assert sides["declarer"] > 20
    assert sides["defender"] > 5
