"""What the hint and the review say for an action: the maxim that speaks for it."""

from collections import Counter
from dataclasses import replace

import pytest

from skatdesk.coach.reasons.advice import BEST_IN_WORLDS, advice, explained
from skatdesk.coach.reasons.scene import Scene
from skatdesk.players.cardplay import choose_card, reason_for
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.weighing import MOST_PROMISING
from skatdesk.skat.actions import Action, Bid, Discard, Pass, PickUp, Play, PlayHand
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import begin, legal_actions, replay
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.view import SeatView, view_of
from tests.coach.sample_deals import by_rule
from tests.coach.tricks import forehand_plays
from tests.players.before_play import dealt_to, won_at
from tests.players.said_reasons import where

DEAL = "CJ SJ CA CK C9 C7 HK H9 DQ D7 | HJ CT C8 SA SK S9 HA H7 DA DK | DJ CQ ST SQ S8 S7 HT H8 DT D9 | HQ D8"


def test_a_card_found_by_search_is_explained_by_the_maxim_that_speaks_most_for_it() -> None:
    """On lead of a clubs game with both black jacks; the maxims draw trumps, a search may want something else."""
    state = forehand_plays(DEAL, Game.CLUBS, "HQ D8", "")
    view, options = view_of(state, state.turn), legal_actions(state)
    said = {
        option.card: explained(view, options, Decision(option, Evaluation(BEST_IN_WORLDS, 0.7))).evaluation
        for option in options
        if isinstance(option, Play)
    }

    favoured, maxim = choose_card(view, state.hands[state.turn])
    assert said[favoured] == Evaluation(maxim, 0.7)
    assert said[Card.parse("C9")] == Evaluation("drive_from_strength", 0.7)
    assert said[Card.parse("D7")] == Evaluation("keep_a_higher_one", 0.7)


def test_where_nothing_is_true_of_a_card_the_search_alone_is_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    state = forehand_plays(DEAL, Game.CLUBS, "HQ D8", "")
    view, options = view_of(state, state.turn), legal_actions(state)
    monkeypatch.setattr("skatdesk.coach.reasons.advice.reason_for", lambda *_: MOST_PROMISING)

    assert advice(view, options, options[0], 0.7) == Evaluation(BEST_IN_WORLDS, 0.7)


@pytest.mark.parametrize(("chance", "reason"), [(0.9, "good_enough_without_skat"), (0.3, MOST_PROMISING)])
def test_a_hand_that_is_rather_lost_is_not_called_strong_enough(chance: float, reason: str) -> None:
    """Where too much was bid, it may still promise more as it is than with the skat."""
    view, options = (
        view_of(state := replay(dealt_to(FOREHAND, DEAL[:29]), won_at(50)), state.turn),
        legal_actions(state),
    )
    hand = PlayHand(FOREHAND)
    told = Evaluation(reason, chance, Contract(Game.GRAND, hand=True))

    assert explained(view, options, Decision(hand, replace(told, reason="good_enough_without_skat"))).evaluation == told
    assert advice(view, options, hand, chance) == Evaluation(reason, chance)


def test_other_reasons_stay_as_they_are() -> None:
    state = forehand_plays(DEAL, Game.CLUBS, "HQ D8", "")
    view, options = view_of(state, state.turn), legal_actions(state)

    for evaluation in (None, Evaluation("only_card"), Evaluation("draw_from_the_top")):
        decision = Decision(options[0], evaluation)
        assert explained(view, options, decision) is decision


def test_calls_are_explained_by_what_the_hand_is_worth() -> None:
    state = begin(by_rule(1)[0])
    assert state.turn is not None
    view, options = view_of(state, state.turn), legal_actions(state)

    assert advice(view, options, Bid(state.turn, 18), 0.8) == Evaluation("hand_is_worth_the_bid", 0.8)
    assert advice(view, options, Pass(state.turn), 0.0) == Evaluation("hand_is_not_worth_the_bid")


def test_points_laid_on_a_trick_of_ones_own_side_are_the_reason_not_the_low_cards_that_stay() -> None:
    """Middlehand leads the ace of diamonds, rearhand lays the king on it; the declarer has still to play."""
    deal = "CJ SJ HJ DJ CA CT CK CQ S8 D7 | SA ST SK HK HQ H8 H7 DA DQ D8 | HA HT H9 DT DK D9 S9 C9 C8 C7 | SQ S7"
    state = forehand_plays(deal, Game.GRAND, "SQ S7", "S8 SA S9 DA")
    view, options = view_of(state, state.turn), legal_actions(state)
    playable = tuple(option.card for option in options if isinstance(option, Play))
    king = Card.parse("DK")

    assert reason_for(view, playable, king) == "avoid_throw_lowest"
    assert advice(view, options, Play(state.turn, king), None).reason == "partner_may_take"


def test_points_that_count_for_sure_are_told_with_whose_trick_it_is() -> None:
    """Held against how the cards really lie."""
    told = Counter[str]()
    for card, state in where("bring_home"):
        view, options = view_of(state, state.turn), legal_actions(state)
        reason = advice(view, options, Play(state.turn, card), None).reason
        told[reason] += 1
        scene = Scene(state)
        lying = card_points(state.trick.cards)
        if reason in ("win_with_points", "take_what_lies"):
            assert scene.takes(card)
            assert not any(scene.can_beat(seat, card) for seat in scene.waiting), (card, state)
            assert (reason == "take_what_lies") == (lying > card.points), (card, state)
        elif reason == "points_to_partner":
            assert scene.holder is scene.partner
            assert not scene.takes(card)
            assert not scene.is_lost_to_foes(card), (card, state)

    assert min(told["win_with_points"], told["points_to_partner"]) > 100
    assert told["take_what_lies"] > 40
    assert told["bring_home"] < 0.1 * told.total()


def test_a_trump_on_the_partners_ten_is_played_for_the_ten() -> None:
    """Middlehand has led the ten of diamonds, which rearhand can trump; the declarer has still to play."""
    deal = "CJ SJ HJ CA CT CK S8 HA DK D7 | SA ST SK SQ DT DA D9 HK H9 H8 | DJ CQ C9 C8 C7 S9 S7 HQ H7 HT | DQ D8"
    state = forehand_plays(deal, Game.CLUBS, "DQ D8", "S8 SA S7 DT")
    view, options = view_of(state, state.turn), legal_actions(state)
    said = {code: advice(view, options, Play(state.turn, Card.parse(code)), None).reason for code in ("DJ", "HT")}

    assert said == {"DJ": "likely_take_what_lies", "HT": "partner_may_take"}


TWELVE = "CJ SJ CA CT CK C9 SA HT H8 DK", "D9 D7"


def _putting_away(codes: str) -> tuple[SeatView, tuple[Action, ...], Discard]:
    state = replay(dealt_to(FOREHAND, *TWELVE), (*won_at(18), PickUp(FOREHAND)))
    action = Discard(FOREHAND, tuple(sorted(parse_cards(codes))))
    assert action in legal_actions(state)
    return view_of(state, FOREHAND), legal_actions(state), action


@pytest.mark.parametrize(
    ("away", "game", "said"),
    [
        ("HT H8", Game.CLUBS, "make_a_suit_void"),
        ("HT DK", Game.CLUBS, "put_the_ten_in_safety"),
        ("D9 D7", Game.CLUBS, "put_losers_away"),
        ("SA HT", Game.NULL, "put_away_what_gets_caught"),
        ("DK D7", Game.NULL, "best_discard"),
        ("CK C9", Game.CLUBS, "best_discard"),
    ],
)
def test_cards_put_away_are_explained_by_the_maxim_that_speaks_most_for_them(away: str, game: Game, said: str) -> None:
    """The game is the one that was thought of; a trump, or the seven of a Null, is put away for no maxim's sake."""
    view, options, action = _putting_away(away)
    found = Evaluation("best_discard", 0.7, Contract(game))

    assert explained(view, options, Decision(action, found)).evaluation == replace(found, reason=said)
    assert advice(view, options, action, 0.7, Contract(game)) == Evaluation(said, 0.7)
    assert advice(view, options, action, 0.7) == Evaluation("best_discard", 0.7)


def test_what_holds_of_the_cards_put_away_too_is_no_reason_for_better_ones() -> None:
    view, options, better = _putting_away("HT H8")
    contract = Contract(Game.CLUBS)
    for done, said in (("SA HT", "best_discard"), ("DK HT", "make_a_suit_void"), ("D9 D7", "make_a_suit_void")):
        worse = _putting_away(done)[2]

        assert advice(view, options, better, 0.7, contract, worse).reason == said


def test_what_holds_of_the_card_played_too_is_no_reason_for_a_better_one() -> None:
    state = forehand_plays(DEAL, Game.CLUBS, "HQ D8", "")
    view, options = view_of(state, state.turn), legal_actions(state)
    plays = [option for option in options if isinstance(option, Play)]
    alone = {play: advice(view, options, play, 0.7).reason for play in plays}
    assert len(set(alone.values())) < len(plays)

    for better in plays:
        for done in plays:
            said = advice(view, options, better, 0.7, done=done).reason
            assert said == (BEST_IN_WORLDS if alone[done] == alone[better] else alone[better])
