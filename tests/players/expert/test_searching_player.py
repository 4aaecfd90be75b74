"""The searching player as a whole."""

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.players import roster
from skatdesk.players.doubling import cannot_lose, own_chance
from skatdesk.players.expert.searching import Effort, Judged
from skatdesk.players.expert.searching_player import SearchingPlayer
from skatdesk.players.expert.situation import Situation
from skatdesk.players.player import Budget, Evaluation
from skatdesk.players.referee import play_deal
from skatdesk.players.solver.compiled import Words
from skatdesk.skat.actions import Announce, Bid, Kontra, Pass, Play, PlayHand
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, BySeat, Seat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from skatdesk.skat.tricks import Trick
from skatdesk.skat.view import Phase, view_of
from tests.players.before_play import dealt_to, won_at
from tests.players.brief_players import brief
from tests.players.seats_at_play import at_play, plays_in

PLAYED = """
import random
from skatdesk.players.referee import play_deal
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart
from tests.players.before_play import dealt_to, won_at
from tests.players.brief_players import brief
names = "expert", "tournament", "beginner"
for number in range(2):
    start = GameStart(Deal.shuffled(random.Random(number)), HOME)
    print(play_deal(start, BySeat(*map(brief, names)), number)[0])
"""


def test_another_process_decides_the_same() -> None:
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=root, env=os.environ | {"PYTHONHASHSEED": "5"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    names = "expert", "tournament", "beginner"
    here = [
        play_deal(GameStart(Deal.shuffled(random.Random(number)), HOME), BySeat(*map(brief, names)), number)[0]
        for number in range(2)
    ]

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [str(actions) for actions in here]


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "tournament", "expert"])
def test_every_decision_is_explained(level: str) -> None:
    player, state = brief(level), begin(GameStart(Deal.shuffled(random.Random(11)), ISKO))
    while not isinstance(state, Finished):
        decision = player.decide(view_of(state, state.turn), legal_actions(state), Budget(5.0), 3)

        assert decision.evaluation is not None
        assert decision.evaluation.reason
        assert decision.evaluation.chance is None or 0 <= decision.evaluation.chance <= 1
        state, _ = step(state, decision.action)


@pytest.mark.parametrize(
    ("hand", "skat", "game"),
    [("HJ DJ SA SK SQ S9 S8 S7 HA D7", "H7 D8", Game.SPADES), ("C7 C8 C9 S7 S8 ST H7 H9 D7 D9", "DQ DK", Game.NULL)],
)
@pytest.mark.parametrize("name", ["rules", "expert"])
def test_who_bids_and_puts_cards_away_says_for_which_game(name: str, hand: str, skat: str, game: Game) -> None:
    """Until it is announced: the same game in every answer."""
    mine, lying = parse_cards(hand), parse_cards(skat)
    rest = [card for card in CARDS if card not in (*mine, *lying)]
    start = GameStart(Deal(BySeat(mine, tuple(rest[:10]), tuple(rest[10:])), lying), ISKO)
    player, state = brief(name), begin(start)
    reasons = []
    while not isinstance(state, Finished) and state.turn is not None:
        options = legal_actions(state)
        if state.turn is not Seat.FOREHAND:
            state, _ = step(state, next(option for option in options if isinstance(option, Pass)))
            continue
        decision = player.decide(view_of(state, state.turn), options, Budget(5.0), 3)
        assert decision.evaluation is not None
        if isinstance(decision.action, Announce):
            assert decision.action.contract.game is game
            break
        assert decision.evaluation.contract is not None
        assert decision.evaluation.contract.game is game
        reasons.append(decision.evaluation.reason)
        state, _ = step(state, decision.action)
    assert reasons[0] == "hand_is_worth_the_bid"
    assert len(reasons) > 1


@pytest.mark.parametrize("name", ["beginner", "casual", "rosa", "karl", "wilma"])
def test_nobody_bids_more_wildly_or_shyly_where_the_list_has_no_bonuses(name: str) -> None:
    """Little changes but what a Ramsch is worth: a game is won or lost just as likely."""
    player, other = roster.make(name), 0
    for number in range(80):
        starts = [GameStart(Deal.shuffled(random.Random(number)), rules) for rules in (ISKO, HOME)]
        views = [(view_of(state, state.turn), legal_actions(state)) for state in map(begin, starts)]
        tournament, home = (player.decide(view, options, Budget(5.0), 3).action for view, options in views)
        other += tournament != home

    assert other <= 5


@pytest.mark.parametrize(("last", "revolution"), [("D7", True), ("D9", False)])
@pytest.mark.parametrize("name", ["rules", "expert"])
def test_a_revolution_is_announced_only_where_nothing_can_happen(name: str, last: str, revolution: bool) -> None:
    mine = parse_cards(f"C7 C8 C9 S7 S8 S9 H7 H8 H9 {last}")
    rest = tuple(card for card in CARDS if card not in mine)
    rules = replace(HOME, name="custom", revolution=True)
    state = begin(GameStart(Deal(BySeat(mine, rest[:10], rest[10:20]), rest[20:]), rules))
    for action in (Pass(Seat.MIDDLEHAND), Pass(Seat.REARHAND), Bid(Seat.FOREHAND, 18), PlayHand(Seat.FOREHAND)):
        state, _ = step(state, action)
    decision = brief(name).decide(view_of(state, Seat.FOREHAND), legal_actions(state), Budget(5.0), 3)

    assert isinstance(decision.action, Announce)
    assert decision.action.contract.revolution is revolution
    assert decision.action.contract.game is Game.NULL


def test_cards_between_which_nothing_lies_are_the_same_and_not_the_only_ones() -> None:
    """A defender in Null has to follow clubs and holds three in a row."""
    view = at_play("N", Seat.REARHAND, "CJ CT C9 HT SK SQ S7 DJ D9 D8", trick="C8 CK")
    options = tuple(Play(Seat.REARHAND, card) for card in parse_cards("CJ CT C9"))

    several = brief("expert").decide(view, options, Budget(5.0), 3)
    alone = brief("expert").decide(view, options[:1], Budget(5.0), 3)

    assert several.evaluation == Evaluation("all_the_same")
    assert alone.evaluation == Evaluation("only_card")


STRONG, WEAK = "CJ SJ SA ST SK HA HT CA CT DA", "S9 S8 HK H9 H8 CQ C9 C8 DQ D9"
"""Of a defender in a spade game."""


@pytest.mark.parametrize("name", ["tournament", "expert"])
def test_kontra_is_said_by_whose_play_outs_the_declarer_loses(name: str) -> None:
    player, said = brief(name), Kontra(Seat.MIDDLEHAND)
    for hand, doubles in ((STRONG, True), (WEAK, False)):
        view = at_play("S", Seat.MIDDLEHAND, hand, trick="H7", rules=HOME)
        decision = player.decide(view, (*plays_in(view), said), Budget(5.0), 3)

        assert (decision.action == said) is doubles


@pytest.mark.parametrize(("hand", "doubles"), [(STRONG, True), (WEAK, False)])
def test_re_is_said_by_whose_play_outs_are_won(hand: str, doubles: bool) -> None:
    """The declarer of a spade game with these ten cards, middlehand having led and said Kontra."""
    seat = Seat.REARHAND
    view = at_play("S", seat, hand, declarer=seat, trick="H7 HQ", put_away="D7 D8", rules=HOME)
    asked = replace(view, phase=Phase.KONTRA, kontra=1)
    said, left = Kontra(seat), Pass(seat)

    decision = roster.make("tournament").decide(asked, (said, left), Budget(5.0), 3)

    assert decision.action == (said if doubles else left)


UNCAUGHT = "SJ S9 S8 S7 H8 H7 DJ D9 D7 C7"
"""No lie of the cards can catch this Null, neither by a lead nor after one of a seven."""


@pytest.mark.parametrize("name", ["rules", "club", "expert"])
@pytest.mark.parametrize(
    ("led", "seat"), [("", Seat.FOREHAND), ("S7", Seat.FOREHAND), ("H7", Seat.FOREHAND), ("", Seat.REARHAND)]
)
def test_whose_null_nobody_can_catch_says_re(name: str, led: str, seat: Seat) -> None:
    """Whoever has said Kontra, he knows less than the declarer sees."""
    own = Trick(seat, parse_cards(led)) if led else Trick(Seat.FOREHAND, ())
    view = at_play("N", Seat.FOREHAND, UNCAUGHT, put_away="HT DA", rules=HOME)
    hand = tuple(card for card in view.hand if card not in own.cards)
    asked = replace(view, seat=seat, declarer=seat, hand=hand, trick=own, phase=Phase.KONTRA, kontra=1)
    decision = brief(name).decide(asked, (Kontra(seat), Pass(seat)), Budget(5.0), 3)

    assert decision.action == Kontra(seat)
    assert decision.evaluation == Evaluation("strong_enough_to_double", 1.0)


def test_a_null_is_not_sure_any_more_once_another_card_than_a_safe_seven_was_led() -> None:
    """Under the eight of spades lies only the own seven; the diamonds keep their nine through the seven."""
    view = at_play("N", Seat.FOREHAND, UNCAUGHT, put_away="HT DA", rules=HOME)
    for card in view.hand:
        hand = tuple(other for other in view.hand if other is not card)
        assert cannot_lose(replace(view, hand=hand, trick=Trick(Seat.FOREHAND, (card,)))) is (card.code in "S7 H7 C7")

    assert cannot_lose(view)
    assert not cannot_lose(replace(view, declarer=Seat.REARHAND))
    assert not cannot_lose(replace(view, contract=Contract(Game.SPADES)))


def test_who_tries_no_lies_of_the_cards_doubles_by_rule() -> None:
    view = at_play("S", Seat.MIDDLEHAND, STRONG, trick="H7", rules=HOME)
    decision = brief("club").decide(view, (*plays_in(view), Kontra(Seat.MIDDLEHAND)), Budget(5.0), 3)

    assert decision.evaluation == Evaluation("strong_enough_to_double", own_chance(view))


def test_without_any_time_the_player_still_decides() -> None:
    player = brief("expert")
    for number in range(3):
        start = GameStart(Deal.shuffled(random.Random(number)), HOME)
        actions, _ = play_deal(start, BySeat(player, player, player), number, Budget(0.0))

        assert actions


def test_a_search_ends_before_the_time_of_the_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    player, given = brief("expert"), list[float]()
    assert isinstance(player, SearchingPlayer)
    judge = player._search.judge

    def noting(
        situation: Situation, candidates: Words, effort: Effort, seconds: float, seed: int, unnoticed: int = 0
    ) -> Judged:
        given.append(seconds)
        return judge(situation, candidates, effort, seconds, seed, unnoticed)

    monkeypatch.setattr(player._search, "judge", noting)
    view = at_play("S", Seat.MIDDLEHAND, STRONG, trick="H7", rules=ISKO)
    player.decide(view, plays_in(view), Budget(2.0), 3)

    assert given
    assert all(0.0 < seconds < 2.0 for seconds in given)


def test_what_is_forgotten_stays_forgotten() -> None:
    """A card that was not noticed does not come to mind later in the deal, and own cards are always known."""
    player = brief("casual")
    assert isinstance(player, SearchingPlayer)
    state = begin(GameStart(Deal.shuffled(random.Random(2)), ISKO))
    rng, before = random.Random(1), dict.fromkeys(range(3), 0)
    while not isinstance(state, Finished):
        if isinstance(state, TrickPlay) and not state.asked:
            view = view_of(state, state.turn)
            forgotten = player._overlooked(view)
            seen = {card for trick in view.tricks for seat, card in trick.plays() if seat is not view.seat}
            assert before[state.turn] & ~forgotten == 0
            assert not forgotten or all(card in seen for card in range(32) if forgotten >> card & 1)
            before[state.turn] = forgotten
        options = legal_actions(state)
        state, _ = step(state, options[0] if not isinstance(state, TrickPlay) else rng.choice(options))

    assert any(before.values())


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        pytest.param("CJ SJ HJ DJ CA CT CK CQ SA ST", "takes_everything", id="every trick"),
        pytest.param("CJ SJ HJ DJ CA CT CK CQ SA H7", "schneider_is_near_certain", id="all but a trick in hearts"),
        pytest.param("CJ SJ HJ CA CT CK SA ST H9 D7", "best_game_for_the_bid", id="all but three"),
    ],
)
def test_with_a_grand_hand_goes_what_is_near_certain(hand: str, reason: str) -> None:
    """The chance is that of the game as it is announced."""
    state = replay(dealt_to(FOREHAND, hand), (*won_at(18), PlayHand(FOREHAND)))
    decision = roster.make("expert").decide(view_of(state, FOREHAND), legal_actions(state), Budget(5.0), 3)

    assert isinstance(decision.action, Announce)
    contract, evaluation = decision.action.contract, decision.evaluation
    assert evaluation is not None
    assert evaluation.chance is not None
    assert (contract.game, contract.schneider) == (Game.GRAND, reason != "best_game_for_the_bid")
    assert evaluation.reason == reason
    assert (evaluation.chance == 1.0) is (reason == "takes_everything")
    assert evaluation.chance > 0.85
