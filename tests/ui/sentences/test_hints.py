"""The adviser's sentences: one for every reason a player can give."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import skatdesk.players
from skatdesk.coach.reasons import ramsch_standing
from skatdesk.coach.reasons.advice import advice
from skatdesk.players import evident, grandweights, nullweights, suitweights
from skatdesk.players.nullsayings import NULL_SAYINGS
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.sayings import LIKELY, SAID_IF_LIKELY, SAYINGS
from skatdesk.players.weighing import AVOIDING
from skatdesk.skat.actions import Bid, Discard, Hold, Kontra, Pass, Play
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import Phase, SeatView, view_of
from skatdesk.ui.sentences import Sentences
from tests.coach.tricks import forehand_plays
from tests.helpers.plain import plain

F = Seat.FOREHAND


def _maxims() -> set[str]:
    tables = (
        *suitweights.SUIT_WEIGHTS.values(),
        *grandweights.GRAND_WEIGHTS.values(),
        *nullweights.NULL_WEIGHTS.values(),
        *nullweights.OPEN_HAND_WEIGHTS.values(),
    )
    return {maxim.__name__ if weight > 0 else AVOIDING + maxim.__name__ for table in tables for maxim, weight in table}


def _written() -> set[str]:
    """Reasons that stand as words in the source of the players and of the coach."""
    folder = Path(skatdesk.players.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    files = evident.__file__, ramsch_standing.__file__
    plain_to_see = "\n".join(Path(file).read_text(encoding="utf-8") for file in files)
    return {*re.findall(r'Evaluation\(\s*"(\w+)"', source), *re.findall(r'"([a-z]+(?:_[a-z]+)+)"', plain_to_see)}


@pytest.fixture
def view() -> SeatView:
    return view_of(begin(GameStart(Deal.from_number(1), ISKO)), F)


def test_every_reason_has_a_sentence(sentences: Sentences) -> None:
    reasons = _maxims() | _written() | {LIKELY + reason for reason in SAID_IF_LIKELY}

    assert len(reasons) > 140
    nameless = sentences.hints.reason(Evaluation("from_a_later_version"))
    assert sorted(key for key in reasons if sentences.hints.reason(Evaluation(key)) == nameless) == []


def test_what_is_weighed_before_it_is_said_is_a_maxim() -> None:
    assert (set(SAYINGS) | set(NULL_SAYINGS)) - _maxims() == set()


def test_a_reason_nobody_knows_still_gives_a_sentence(sentences: Sentences) -> None:
    assert plain(sentences.hints.reason(Evaluation("from_a_later_version", 0.618))) == (
        "it promises most (chance of winning the game about 62%)"
    )
    assert sentences.hints.reason(None) == "it looks best"


@pytest.mark.parametrize(
    ("deal", "put_away", "cards", "advised", "expected"),
    [
        (
            "CJ SJ S9 S8 HA HJ H9 H8 H7 DA | CA CQ ST SK S7 HT HQ DQ DJ D8 | CT C9 C8 SA SQ HK DT DK D9 D7 | CK C7",
            "CK C7",
            "H7 HT HK CA",
            "CT",
            # a higher one lies on the table, the partner's, and the declarer, who has none of the suit, has jacks
            "your partner may take this trick, and then the points of this card count for you",
        ),
        (
            "CJ SA SQ HA HJ H8 DA DT DQ D7 | CT CQ C9 C7 SK HK DK D9 D8 H9 | CK C8 ST SJ S9 S8 S7 HT H7 HQ | CA DJ",
            "",
            "",
            "DT",
            "nobody else has a higher card of the suit: take the points while the others must follow",
        ),
    ],
)
def test_what_is_said_of_a_card_below_another_of_the_own_side(
    sentences: Sentences, deal: str, put_away: str, cards: str, advised: str, expected: str
) -> None:
    state = forehand_plays(deal, Game.GRAND, put_away, cards)
    action = Play(state.turn, Card.parse(advised))
    evaluation = advice(view_of(state, state.turn), legal_actions(state), action, None)

    assert sentences.hints.reason(evaluation) == expected


def test_a_re_that_is_not_worth_it_is_not_called_a_game_the_others_win(sentences: Sentences) -> None:
    """Re is said from a chance of four in five on."""
    assert plain(sentences.hints.reason(Evaluation("not_worth_doubling", 0.55))) == (
        "you are not likely enough to win, and it would count double (chance of winning the game about 55%)"
    )


def test_a_hand_that_wins_more_often_than_not_may_still_lose_more(sentences: Sentences) -> None:
    """The sentence weighs what is lost and won, it does not count how often."""
    assert plain(sentences.hints.reason(Evaluation("hand_is_not_worth_the_bid", 0.55))) == (
        "what this hand loses would cost more than its wins bring (chance of winning the game about 55%)"
    )


def test_a_game_that_is_as_good_as_lost_promises_nothing(sentences: Sentences) -> None:
    assert plain(sentences.hints.reason(Evaluation("best_game_for_the_bid", 0.004))) == (
        "hardly any game that reaches the bid can be won: this one costs least (chance of winning the game about 0%)"
    )
    assert "promises most" in sentences.hints.reason(Evaluation("best_game_for_the_bid", 0.3))


def test_of_a_game_that_only_schneider_lifts_to_the_bid_so_much_is_said(sentences: Sentences) -> None:
    assert plain(sentences.hints.reason(Evaluation("schneider_reaches_the_bid", 0.3))) == (
        "this game reaches the bid with Schneider, and no other promises more (chance of winning the game about 30%)"
    )
    assert "costs least" in sentences.hints.reason(Evaluation("schneider_reaches_the_bid", 0.01))


def test_a_trick_that_is_won_is_not_mistaken_for_the_game(sentences: Sentences) -> None:
    assert plain(sentences.hints.reason(Evaluation(LIKELY + "win_the_trick", 0.0))) == (
        "it will probably win the trick (chance of winning the game about 0%)"
    )


def test_a_null_from_the_hand_is_not_told_in_steps(sentences: Sentences) -> None:
    """A Null has no steps: its values are fixed."""
    hand = Evaluation("good_enough_without_skat", 1.0, Contract(Game.NULL, hand=True, ouvert=True))

    assert plain(sentences.hints.reason(hand)) == (
        "the hand is strong enough as it is, and a Hand game counts more "
        "(Null ouvert Hand, chance of winning about 100%)"
    )


def test_who_bids_or_puts_away_is_told_for_which_game(sentences: Sentences) -> None:
    hand = Evaluation("hand_is_worth_the_bid", 0.7, Contract(Game.HEARTS, hand=True))
    assert plain(sentences.hints.reason(hand)) == (
        "this hand is worth the bid (Hearts Hand, chance of winning about 70%)"
    )
    away = Evaluation("best_discard", 0.8, Contract(Game.NULL, ouvert=True))
    assert plain(sentences.hints.reason(away)) == (
        "the ten cards that stay promise most (Null ouvert, chance of winning about 80%)"
    )


@pytest.mark.parametrize("reason", ["hand_is_worth_the_bid", "hand_is_not_worth_the_bid", "skat_helps"])
def test_before_the_skat_is_taken_the_chance_is_not_told_as_that_of_one_game(sentences: Sentences, reason: str) -> None:
    """It is that of the best game with every skat: of a Grand with three skats in ten, it says little of that Grand."""
    said = plain(sentences.hints.reason(Evaluation(reason, 0.84, Contract(Game.GRAND))))

    assert said.endswith(" (chance of winning about 84%, most likely Grand)")


def test_a_card_is_named_with_its_reason(sentences: Sentences, view: SeatView) -> None:
    decision = Decision(Play(F, Card.parse("HA")), Evaluation("take_what_lies"))

    assert plain(sentences.hints.sentence(decision, view)) == (
        "Hint · ace of hearts: it takes the points that lie in the trick"
    )


def test_answers_are_named_like_their_buttons(sentences: Sentences, view: SeatView) -> None:
    moves = [
        plain(sentences.hints.move(action, view))
        for action in (Bid(F, 20), Hold(F), Pass(F), Kontra(F), Discard(F, parse_cards("HT D7")))
    ]

    assert moves == ["Say 20", "Hold 0", "Pass", "Kontra", "ten of hearts and seven of diamonds"]
    no = {phase: plain(sentences.hints.move(Pass(F), replace(view, phase=phase))) for phase in Phase}
    assert {no.pop(Phase.KONTRA), no.pop(Phase.GRAND_HAND_CALL)} == {"No", "Play on"}
    assert set(no.values()) == {"Pass"}
