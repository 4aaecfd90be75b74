"""Before the play: bidding, skat, discard, and who doubles."""

from dataclasses import replace

import pytest

from skatdesk.players import doubling
from skatdesk.players.announcing import promise
from skatdesk.players.bidding import chance_in
from skatdesk.players.cardsets import set_of
from skatdesk.players.handvalue import chance_of, log_odds, null_log_odds, schneider_log_odds
from skatdesk.players.player import Evaluation
from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Concede,
    Discard,
    Hold,
    Kontra,
    Pass,
    PickUp,
    Play,
    PlayHand,
)
from skatdesk.skat.cards import Cards, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.skat.view import view_of
from tests.players.before_play import WEAK, asked, dealt_to, won_at
from tests.players.seats_at_play import at_play, decided, plays_in, sorted_cards

STRONG = "CJ SJ HJ SA ST SK S8 HA HT D7"
NULL = "C7 C8 C9 S7 S8 SJ H7 H9 D7 D8"


def _highest_bid(hand: str, seat: Seat = MIDDLEHAND) -> int:
    """How far the hand goes against an opponent who holds everything."""
    start = dealt_to(seat, hand)
    actions: list[Action] = []
    while True:
        decision = asked(start, *actions)
        if not isinstance(decision.action, Bid):
            return next((action.value for action in reversed(actions) if isinstance(action, Bid)), 0)
        actions += [decision.action, Hold(FOREHAND)]


# ------------------------------------------------------------------ bidding


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert isinstance(asked(dealt_to(MIDDLEHAND, STRONG)).action, Bid)
    assert isinstance(asked(dealt_to(MIDDLEHAND, WEAK)).action, Pass)


def test_the_lowest_value_is_bid_first() -> None:
    assert asked(dealt_to(MIDDLEHAND, STRONG)).action == Bid(MIDDLEHAND, 18)


def test_nobody_bids_beyond_the_value_of_his_games() -> None:
    """With three matadors spades are worth 44, from the hand 55, Grand 96; a hand without a Grand stays below."""
    assert _highest_bid("CJ SJ HJ SA ST SK S9 S8 HA D7") >= 44
    assert _highest_bid("DJ SA ST SK S9 S8 HA HT D8 D7") <= 55


def test_a_null_hand_goes_to_the_value_of_its_null_games() -> None:
    assert _highest_bid("C7 C8 CT S7 S9 SJ H7 H8 HJ D8") >= 23
    assert _highest_bid(NULL) == 59


def test_a_jack_that_may_lie_in_the_skat_makes_bidding_without_matadors_riskier() -> None:
    """Without four is worth 60 in clubs, but any jack in the skat would take some of it away."""
    certain = _highest_bid("CJ SJ HJ DJ CA CK C9 SA S7 DA")
    doubtful = _highest_bid("CA CT CK CQ C9 C8 SA ST DA S7")

    assert certain > doubtful


def test_the_answer_tells_chance_and_reason() -> None:
    evaluation = asked(dealt_to(MIDDLEHAND, STRONG)).evaluation

    assert evaluation is not None
    assert evaluation.reason == "hand_is_worth_the_bid"
    assert evaluation.chance is not None
    assert 0.9 < evaluation.chance < 1.0


def test_with_a_hand_game_its_own_chance_is_told() -> None:
    """Not that of the best game the skat may make of the hand, which would be higher."""
    evaluation = asked(dealt_to(MIDDLEHAND, "CA CJ C7 SA S8 HA HT HK H9 DJ")).evaluation

    assert evaluation is not None
    assert evaluation.contract is not None
    assert evaluation.contract.hand
    assert evaluation.chance == chance_in(
        evaluation.contract, set_of(parse_cards("CA CJ C7 SA S8 HA HT HK H9 DJ")), forehand=False
    )


# ------------------------------------------------------------------ skat and discard


def test_most_hands_take_the_skat_and_the_best_leave_it() -> None:
    middling = dealt_to(FOREHAND, "CJ HJ SA SK S9 S8 HA H7 D9 C8")
    safe = dealt_to(FOREHAND, "CJ SJ HJ DJ SA ST SK SQ HA HT")

    assert isinstance(asked(middling, *won_at(18)).action, PickUp)
    assert isinstance(asked(safe, *won_at(18)).action, PlayHand)


def _discarded(hand: str, skat: str, bid: int = 18) -> Cards:
    action = asked(dealt_to(FOREHAND, hand, skat), *won_at(bid), PickUp(FOREHAND)).action
    assert isinstance(action, Discard)
    return action.cards


def _after_skat(hand: str, skat: str, bid: int = 18, rules: RuleSet = ISKO) -> Contract:
    """What is announced after the player's own discard."""
    start = dealt_to(FOREHAND, hand, skat, rules)
    away = asked(start, *won_at(bid), PickUp(FOREHAND)).action
    action = asked(start, *won_at(bid), PickUp(FOREHAND), away).action
    assert isinstance(action, Announce)
    return action.contract


def test_a_suit_is_made_void() -> None:
    """Two low diamonds go, so that diamonds can be trumped."""
    assert _discarded("CJ HJ SA SK S9 S8 HA HT DQ D7", "S7 CA") == sorted_cards("DQ D7")


def test_a_ten_that_stands_alone_goes_into_safety() -> None:
    assert parse_cards("CT")[0] in _discarded("CJ SJ SA SK S9 S8 HA HK D7 CT", "D8 S7")


def test_aces_and_trumps_stay() -> None:
    away = _discarded("CJ HJ SA SK S9 S8 HA DA CK C8", "H7 D9")

    assert not set(away) & set(parse_cards("CJ HJ SA SK S9 S8 HA DA"))


def test_null_puts_away_what_gets_caught() -> None:
    assert _discarded("C7 C8 C9 S7 S8 SJ H7 H9 D7 D8", "CA HK") == sorted_cards("CA HK")


@pytest.mark.parametrize(
    ("hand", "skat", "away", "contract", "said"),
    [
        pytest.param(
            "CJ HJ SA SK S9 S8 HA HT DQ D7", "S7 CA", "DQ D7", Contract(Game.SPADES), "make_a_suit_void",
            id="diamonds can be trumped",
        ),
        pytest.param(
            "CA CT C8 C7 SK HA HT H7 DA DT", "H8 D8", "SK D8", Contract(Game.GRAND), "put_losers_away",
            id="without a jack nothing is trumped in Grand",
        ),
        pytest.param(
            "CJ ST HA HT HJ H8 H7 DA DJ D7", "S8 S7", "ST S8", Contract(Game.GRAND), "put_the_ten_in_safety",
            id="the ace of spades would catch it",
        ),
        pytest.param(
            "CA CT CQ CJ C9 SA HA HQ DT DQ", "D9 D8", "CQ HQ", Contract(Game.DIAMONDS), "put_points_in_safety",
            id="two queens count six",
        ),
        pytest.param(
            "CA CT CQ C8 C7 SA SJ S8 DA D9", "S9 D7", "S9 S8", Contract(Game.CLUBS), "put_losers_away",
            id="they count nothing, and the ace of spades stays",
        ),
        pytest.param(
            "C7 C8 C9 S7 S8 SJ H7 H9 D7 D8", "CA HK", "CA HK", Contract(Game.NULL, ouvert=True),
            "put_away_what_gets_caught", id="cards are out below either",
        ),
        pytest.param(
            "CT C9 C7 S7 HQ HJ H9 H8 DA DJ", "D9 D7", "CT C9", Contract(Game.NULL), "best_discard",
            id="below the ten only the eight is out, and the seven lets it pass",
        ),
        pytest.param(
            "SA S8 S7 H9 H7 DA DT DQ D8 D7", "SJ HT", "SA SJ", Contract(Game.NULL, ouvert=True), "best_discard",
            id="the ace would be caught, the jack above seven and eight would not",
        ),
    ],
)  # fmt: skip
def test_what_is_said_of_a_discard_is_true_of_it(
    hand: str, skat: str, away: str, contract: Contract, said: str
) -> None:
    decision = asked(dealt_to(FOREHAND, hand, skat), *won_at(18), PickUp(FOREHAND))

    assert decision.action == Discard(FOREHAND, sorted_cards(away))
    assert decision.evaluation is not None
    assert (decision.evaluation.contract, decision.evaluation.reason) == (contract, said)


def test_the_game_announced_is_worth_the_bid() -> None:
    """At 24 no Null below that, at 48 Grand or a suit with enough matadors."""
    assert _after_skat(NULL, "CA HK", 24).ouvert
    assert _after_skat("CJ HJ SA SK S9 S8 HA HT DA DT", "S7 CA", 48).game is Game.GRAND


def test_null_below_the_bid_is_not_announced_where_the_rules_allow_it_either() -> None:
    rules = replace(TCHIBO, name="custom", null_below_bid="lost_multiple_23")

    contract = _after_skat("C7 C8 C9 S7 S8 SJ H7 H9 D7 D8", "CA HK", 60, rules)

    assert contract.game is not Game.NULL


@pytest.mark.parametrize(
    ("bid", "saved_by"),
    [
        pytest.param(22, "winning", id="with 1, game 2: 22 is reached"),
        pytest.param(23, "Schneider", id="33 would be enough"),
        pytest.param(33, "Schneider", id="33 is enough"),
        pytest.param(35, "nothing", id="44 is out of reach"),
    ],
)
def test_a_game_below_the_bid_is_won_with_schneider_or_not_at_all(bid: int, saved_by: str) -> None:
    """Else the least multiple of the base value that reaches the bid is lost, twice (rules.md §8)."""
    start = dealt_to(FOREHAND, "CJ HJ SA ST S9 S8 HA HT DA D7", "C7 C8")
    view = view_of(replay(start, (*won_at(bid), PickUp(FOREHAND))), FOREHAND)
    worth = 2.0
    chances = {"winning": chance_of(worth), "Schneider": chance_of(schneider_log_odds(Game.SPADES, worth))}

    score, chance = promise(view, Contract(Game.SPADES), worth, view.hand)

    assert chance == chances.get(saved_by, 0.0)
    if saved_by == "nothing":
        assert score == -2 * 44 - 50 - 40  # and what each of the others gets (rules.md §11)
    null = promise(view, Contract(Game.NULL), worth, view.hand)
    assert null[1] == (chance_of(worth) if bid <= 23 else 0.0)
    assert (null[0] > 0) is (bid <= 23)


# ------------------------------------------------------------------ the value of hands


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("CJ SJ HJ SA ST S8 HA HT D7 C8", "SJ HJ DJ SA ST S8 HA HT D7 C8"),
        ("CJ HJ SA ST S9 S8 HA HT D7 D8", "CJ HJ SA ST S9 HA HT D7 D8 C9"),
        ("CJ HJ SA ST S9 S8 HA HT D7 D8", "CJ HJ SK SQ S9 S8 HA HT D7 D8"),
        ("CJ HJ SA ST S9 S8 HA HT D7 D8", "CJ HJ SA ST S9 S8 HK HT D7 D8"),
        ("CJ HJ SA ST S9 S8 HA HT D7 D8", "CJ HJ SA ST S9 S8 HA HT D7 C8"),
    ],
    ids=["old one", "sixth trump", "trump ace and ten", "side ace", "void suit"],
)
def test_what_makes_a_spade_hand_better(better: str, worse: str) -> None:
    first, second = (log_odds(Game.SPADES, set_of(parse_cards(hand)), 10, False) for hand in (better, worse))

    assert first > second


def test_null_hands_are_ordered_by_their_gaps() -> None:
    hands = (NULL, "C7 C9 CJ S7 S9 SQ H8 H9 D7 D9", "C9 CJ CK S9 SQ SA HT HK D8 DA")
    chances = [chance_of(null_log_odds(set_of(parse_cards(hand)))) for hand in hands]

    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert chances[-1] < 0.05


# ------------------------------------------------------------------ doubling and giving up


def _before_first_card(hand: str, rules: RuleSet = HOME) -> Action:
    """What middlehand says or plays to forehand's first lead in a spade game."""
    view = at_play("S", MIDDLEHAND, hand, trick="H7", rules=rules)
    assert view.seat is not None
    return decided(view, (*plays_in(view), Kontra(view.seat))).action


def test_kontra_needs_trumps_and_aces() -> None:
    assert isinstance(_before_first_card("CJ SJ SA ST SK HA HT CA CT DA"), Kontra)
    assert not isinstance(_before_first_card("S9 S8 HK H9 H8 CQ C9 C8 DQ D9"), Kontra)


@pytest.mark.parametrize(
    ("trick", "declarer", "caught"),
    [
        pytest.param("CJ C7", FOREHAND, True, id="under the jack he led the eight stays, and that was the game"),
        pytest.param("C7 C9", MIDDLEHAND, True, id="so it does under what he laid on the lead"),
        pytest.param("C7 CJ", FOREHAND, False, id="he is below his opponent's card"),
        pytest.param("D7 DJ", MIDDLEHAND, False, id="only the queen is left to follow with"),
    ],
)
def test_the_last_of_the_first_trick_doubles_a_null_that_ends_there(trick: str, declarer: Seat, caught: bool) -> None:
    view = at_play("N", REARHAND, "CK C8 SQ SJ S9 S8 HK HJ H7 DQ", declarer=declarer, trick=trick, rules=HOME)
    said = decided(view, (*plays_in(view), Kontra(REARHAND)))

    assert isinstance(said.action, Kontra) is caught
    if caught:
        assert said.evaluation == Evaluation("strong_enough_to_double", 1.0)
        assert decided(replace(view, kontra=1), plays_in(view)).action == Play(REARHAND, parse_cards("C8")[0])


@pytest.mark.parametrize(
    ("chance", "kontra", "doubles"),
    [
        pytest.param(0.3, 0, False, id="he wins one game in three"),
        pytest.param(
            0.5, 0, True, id="Kontra pays from less than one in two on, for a lost game costs twice its value"
        ),
        pytest.param(0.7, 1, False, id="a declarer who has to win it needs more for Re"),
        pytest.param(0.9, 1, True, id="and says it if he hardly ever loses"),
        pytest.param(0.7, 2, False, id="so do defenders for Supra"),
    ],
)
def test_the_better_the_chance_the_sooner_is_doubled(chance: float, kontra: int, doubles: bool) -> None:
    view = replace(at_play("S", FOREHAND, "CJ SJ SA ST SK HA HT CA CT DA", rules=HOME), kontra=kontra)

    decision = doubling.answer(view, (Pass(FOREHAND), Kontra(FOREHAND)), chance)

    assert isinstance(decision.action, Kontra if doubles else Pass)
    assert decision.evaluation is not None
    assert decision.evaluation.reason == ("strong_enough_to_double" if doubles else "not_worth_doubling")
    assert decision.evaluation.chance == chance


@pytest.mark.parametrize(
    ("chance", "may", "said"),
    [
        (0.3, (Kontra(MIDDLEHAND), AnnounceDefence(MIDDLEHAND)), None),
        (0.5, (Kontra(MIDDLEHAND), AnnounceDefence(MIDDLEHAND)), Kontra(MIDDLEHAND)),
        (0.5, (AnnounceDefence(MIDDLEHAND), AnnounceDefence(MIDDLEHAND, schwarz=True)), None),
        (0.7, (AnnounceDefence(MIDDLEHAND, schwarz=True), AnnounceDefence(MIDDLEHAND)), AnnounceDefence(MIDDLEHAND)),
    ],
)
def test_a_defender_doubles_first_and_announces_schneider_only_as_likely_winner(
    chance: float, may: tuple[Action, ...], said: Action | None
) -> None:
    """Schwarz he never announces."""
    decision = doubling.announcement(may, lambda: chance)

    assert (None if decision is None else decision.action) == said
    if decision is not None:
        doubled = isinstance(said, Kontra)
        reason = "strong_enough_to_double" if doubled else "strong_enough_to_announce"
        assert decision.evaluation == Evaluation(reason, chance)


@pytest.mark.parametrize(
    ("contract", "points", "tricks", "agrees"),
    [
        (Contract(Game.SPADES), 60, 5, False),
        (Contract(Game.SPADES), 61, 5, True),
        (Contract(Game.SPADES, spitze=True), 61, 5, False),
        (Contract(Game.SPADES, hand=True, schneider=True), 89, 8, False),
        (Contract(Game.SPADES, hand=True, schneider=True), 90, 8, True),
        (Contract(Game.SPADES, hand=True, schneider=True, schwarz=True), 100, 9, False),
        (Contract(Game.NULL), 61, 0, False),
    ],
)
def test_a_present_from_the_declarer_is_accepted_and_only_what_he_has_won_given_up(
    contract: Contract, points: int, tricks: int, agrees: bool
) -> None:
    view = at_play("S", MIDDLEHAND, "CJ SJ SA ST SK HA HT CA CT DA", trick="H7")
    taken = replace(view, contract=contract, points=BySeat(points, 0, 0), won=BySeat(tricks, 0, 0))

    assert doubling.consents(taken, Concede(FOREHAND))
    assert doubling.consents(taken, Concede(REARHAND)) is agrees
