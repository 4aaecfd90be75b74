"""Before the play: bidding, skat, discard, announcement, and who doubles."""

import random
from dataclasses import replace

import pytest

from skatdesk.players import doubling
from skatdesk.players.announcing import cannot_be_caught, is_safe_lead, promise, takes_everything
from skatdesk.players.cardsets import set_of
from skatdesk.players.handvalue import chance_of, log_odds, null_log_odds, schneider_log_odds
from skatdesk.players.player import Decision
from skatdesk.skat.actions import (
    Action,
    Announce,
    Bid,
    Concede,
    Discard,
    Hold,
    Kontra,
    Pass,
    PickUp,
    PlayHand,
    Push,
)
from skatdesk.skat.cards import Cards, Rank, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.skat.states import GameStart, GameState, TrickPlay
from skatdesk.skat.view import view_of
from tests.players.seats_at_play import at_play, decided, others_of, plays_in, sorted_cards

STRONG = "CJ SJ HJ SA ST SK S8 HA HT D7"
WEAK = "DJ SK S9 S7 HQ H9 H8 DQ D8 CK"
NULL = "C7 C8 C9 S7 S8 SJ H7 H9 D7 D8"


def _start(seat: Seat, hand: str, skat: str = "", rules: RuleSet = ISKO, *, ramsch_round: bool = False) -> GameStart:
    """A deal in which the seat holds this hand; the others get the rest as it comes."""
    own = sorted_cards(hand)
    lying = sorted_cards(skat)
    rest = list(others_of(own + lying))
    random.Random(hand).shuffle(rest)
    if not lying:
        lying, rest = tuple(rest[:2]), rest[2:]
    others = iter((tuple(rest[:10]), tuple(rest[10:])))
    hands = BySeat.of(lambda place: own if place is seat else next(others))
    return GameStart(Deal(hands, lying), rules, 1, ramsch_round)


def _asked(start: GameStart, *actions: Action) -> Decision:
    """The decision of the seat whose turn it is after these actions."""
    state: GameState = replay(start, actions)
    assert state.turn is not None
    return decided(view_of(state, state.turn), legal_actions(state))


def _won_at(bid: int, seat: Seat = FOREHAND) -> tuple[Action, ...]:
    if seat is FOREHAND:
        return Bid(MIDDLEHAND, bid), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND)
    return Bid(MIDDLEHAND, bid), Pass(FOREHAND), Pass(REARHAND)


def _highest_bid(hand: str, seat: Seat = MIDDLEHAND) -> int:
    """How far the hand goes against an opponent who holds everything."""
    start = _start(seat, hand)
    actions: list[Action] = []
    while True:
        decision = _asked(start, *actions)
        if not isinstance(decision.action, Bid):
            return next((action.value for action in reversed(actions) if isinstance(action, Bid)), 0)
        actions += [decision.action, Hold(FOREHAND)]


# ------------------------------------------------------------------ bidding


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert isinstance(_asked(_start(MIDDLEHAND, STRONG)).action, Bid)
    assert isinstance(_asked(_start(MIDDLEHAND, WEAK)).action, Pass)


def test_the_lowest_value_is_bid_first() -> None:
    assert _asked(_start(MIDDLEHAND, STRONG)).action == Bid(MIDDLEHAND, 18)


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
    evaluation = _asked(_start(MIDDLEHAND, STRONG)).evaluation

    assert evaluation is not None
    assert evaluation.reason == "hand_is_worth_the_bid"
    assert evaluation.chance is not None
    assert 0.9 < evaluation.chance < 1.0


# ------------------------------------------------------------------ skat and discard


def test_most_hands_take_the_skat_and_the_best_leave_it() -> None:
    middling = _start(FOREHAND, "CJ HJ SA SK S9 S8 HA H7 D9 C8")
    safe = _start(FOREHAND, "CJ SJ HJ DJ SA ST SK SQ HA HT")

    assert isinstance(_asked(middling, *_won_at(18)).action, PickUp)
    assert isinstance(_asked(safe, *_won_at(18)).action, PlayHand)


def _discarded(hand: str, skat: str, bid: int = 18) -> Cards:
    action = _asked(_start(FOREHAND, hand, skat), *_won_at(bid), PickUp(FOREHAND)).action
    assert isinstance(action, Discard)
    return action.cards


def _after_skat(hand: str, skat: str, bid: int = 18, rules: RuleSet = ISKO) -> Contract:
    """What is announced after the player's own discard."""
    start = _start(FOREHAND, hand, skat, rules)
    away = _asked(start, *_won_at(bid), PickUp(FOREHAND)).action
    action = _asked(start, *_won_at(bid), PickUp(FOREHAND), away).action
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
    start = _start(FOREHAND, "CJ HJ SA ST S9 S8 HA HT DA D7", "C7 C8")
    view = view_of(replay(start, (*_won_at(bid), PickUp(FOREHAND))), FOREHAND)
    worth = 2.0
    chances = {"winning": chance_of(worth), "Schneider": chance_of(schneider_log_odds(Game.SPADES, worth))}

    score, chance = promise(view, Contract(Game.SPADES), worth, view.hand)

    assert chance == chances.get(saved_by, 0.0)
    if saved_by == "nothing":
        assert score == -2 * 44 - 50 - 40  # and what each of the others gets (rules.md §11)
    null = promise(view, Contract(Game.NULL), worth, view.hand)
    assert null[1] == (chance_of(worth) if bid <= 23 else 0.0)
    assert (null[0] > 0) is (bid <= 23)


# ------------------------------------------------------------------ announcements


def _announced(hand: str, bid: int = 18, rules: RuleSet = ISKO) -> Contract:
    action = _asked(_start(FOREHAND, hand, rules=rules), *_won_at(bid), PlayHand(FOREHAND)).action
    assert isinstance(action, Announce)
    return action.contract


def test_a_hand_that_wins_every_trick_is_played_open() -> None:
    assert _announced("CJ SJ HJ DJ CA CT CK CQ C9 C8") == Contract(Game.GRAND, True, True, True, True)


def test_nothing_is_announced_with_an_ordinary_hand_game() -> None:
    contract = _announced("CJ SJ HJ SA ST SK S8 HA HT D7")

    assert not contract.schneider
    assert not contract.ouvert


def test_spitze_is_never_promised() -> None:
    rules = replace(HOME, name="custom", spitze=1)

    assert not _announced("CJ SJ HJ SA ST SK S7 HA HT HK", rules=rules).spitze


@pytest.mark.parametrize(
    ("game", "hand", "forehand", "certain"),
    [
        pytest.param(Game.GRAND, "CJ SJ HJ DJ CA CT CK CQ C9 C8", True, True, id="four jacks and six from the top"),
        pytest.param(
            Game.GRAND, "CJ SJ HJ DJ CA CT CK CQ C9 C8", False, True, id="another suit that is led is trumped"
        ),
        pytest.param(Game.GRAND, "CJ SJ HJ CA CT CK CQ C9 C8 C7", False, False, id="or the fourth jack is led"),
        pytest.param(Game.GRAND, "CJ SJ HJ CA CT CK CQ C9 C8 C7", True, True, id="three jacks draw the fourth"),
        pytest.param(Game.GRAND, "CJ SJ HJ DJ CA CK CQ C9 C8 C7", True, True, id="the ace catches a bare ten"),
        pytest.param(Game.GRAND, "CJ SJ HJ DJ CA CK CQ C9 C8 HA", True, False, id="the ten is out, and guarded"),
        pytest.param(Game.GRAND, "CJ SJ CA CT CK CQ C9 C8 C7 SA", True, True, id="two of four jacks draw the others"),
        pytest.param(Game.GRAND, "CJ CA CT CK CQ C9 C8 C7 SA ST", True, False, id="one jack draws two of three"),
        pytest.param(Game.GRAND, "CJ SJ HJ DJ CA CT CK CQ C9 HT", False, False, id="the ace of hearts is led"),
        pytest.param(Game.SPADES, "CJ SJ HJ DJ SA ST SK SQ S9 S8", True, True, id="all trumps but one"),
        pytest.param(Game.SPADES, "CJ SJ HJ SA ST SK SQ S9 HA CA", True, True, id="trumps and aces"),
        pytest.param(Game.SPADES, "CJ SJ SA ST SK SQ S9 S8 S7 HA", True, True, id="two jacks draw the other two"),
        pytest.param(Game.SPADES, "CJ HJ SA ST SK SQ S9 S8 S7 HA", True, False, id="the second jack is out"),
    ],
)
def test_what_takes_everything(game: Game, hand: str, forehand: bool, certain: bool) -> None:
    assert takes_everything(game, set_of(parse_cards(hand)), 0, forehand) is certain


@pytest.mark.parametrize(
    ("hand", "forehand", "certain"),
    [
        pytest.param("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", True, True, id="the lowest of every suit"),
        pytest.param("C7 C9 CJ S7 S9 SJ H7 H9 D7 D9", False, True, id="every gap filled below"),
        pytest.param("C7 C9 CJ S7 S9 SJ H7 H9 D8 D9", False, False, id="a seven is missing"),
        pytest.param("C7 C9 CJ S7 S9 SJ H7 H9 HJ D9", False, False, id="a bare nine"),
        pytest.param("C7 C9 CJ S7 S9 SJ H7 H9 D7 D9", True, False, id="without a seven to spare for the lead"),
    ],
)
def test_what_cannot_be_caught(hand: str, forehand: bool, certain: bool) -> None:
    assert cannot_be_caught(set_of(parse_cards(hand)), forehand) is certain


@pytest.mark.parametrize(
    ("lead", "others", "safe"),
    [
        pytest.param("D7", "", True, id="a seven of which nothing else is held"),
        pytest.param("C7", "C8 C9", True, id="a seven with the next ones"),
        pytest.param("C7", "C9 CJ", False, id="a seven that is needed below the nine"),
        pytest.param("C7", "C8 C9 CT CJ", True, id="two of three that are out may lie in the skat"),
        pytest.param("C7", "C8 C9 CT CJ CQ", False, id="both that are out may lie in the skat"),
        pytest.param("C8", "C9", False, id="the seven is out"),
    ],
)
def test_what_is_a_safe_lead_in_null(lead: str, others: str, safe: bool) -> None:
    """An opponent has to overtake it, and nothing else is caught for that."""
    assert is_safe_lead(parse_cards(lead)[0], set_of(parse_cards(f"{lead} {others}"))) is safe


def test_revolution_is_announced_only_if_nothing_can_happen() -> None:
    rules = replace(HOME, name="custom", revolution=True)

    assert _announced("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", rules=rules).revolution
    assert not _announced("C7 C8 C9 S7 S8 S9 H7 H8 H9 D9", rules=rules).revolution


def test_without_the_first_lead_revolution_needs_no_safe_card_to_lead() -> None:
    rules = replace(HOME, name="custom", revolution=True)
    start = _start(MIDDLEHAND, "C7 C9 CJ S7 S9 SJ H7 H9 D7 D9", rules=rules)

    action = _asked(start, *_won_at(18, MIDDLEHAND), PlayHand(MIDDLEHAND)).action

    assert isinstance(action, Announce)
    assert action.contract.revolution


def test_grand_hand_before_a_ramsch_needs_a_grand() -> None:
    strong = _start(FOREHAND, "CJ SJ HJ DJ SA ST HA HT DA DT", rules=HOME, ramsch_round=True)
    weak = _start(FOREHAND, WEAK, rules=HOME, ramsch_round=True)

    assert isinstance(_asked(strong).action, Announce)
    assert isinstance(_asked(weak).action, Pass)


def test_who_prefers_a_ramsch_tells_of_which_game_he_has_thought() -> None:
    """The chance beside the reason is that of the Grand Hand, not of the Ramsch."""
    preferred = _asked(_start(FOREHAND, "CJ C8 C7 SQ S7 HJ H7 DT DK DJ", rules=HOME, ramsch_round=True))

    assert isinstance(preferred.action, Pass)
    assert preferred.evaluation is not None
    assert preferred.evaluation.reason == "ramsch_is_better"
    assert preferred.evaluation.contract == Contract(Game.GRAND, hand=True)


def test_grand_hand_is_dared_with_a_hand_that_would_lose_the_ramsch() -> None:
    hand = "SJ HJ DJ CT SA S9 S8 HQ H7 DA"
    grand_hand = _asked(_start(FOREHAND, hand, rules=HOME, ramsch_round=True))

    assert isinstance(grand_hand.action, Announce)
    assert grand_hand.evaluation is not None
    assert grand_hand.evaluation.reason == "better_than_a_ramsch"
    assert grand_hand.evaluation.chance == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("hand", "without_ramsch", "with_ramsch", "reason"),
    [
        ("CT CJ C9 C7 ST SQ HK HQ DK DQ", Pass, Bid, "better_than_a_ramsch"),
        ("CT CQ C9 C8 C7 S8 S7 H9 DJ D9", Bid, Pass, "ramsch_is_better"),
    ],
)
def test_forehand_left_alone_asks_what_a_ramsch_would_bring(
    hand: str, without_ramsch: type[Action], with_ramsch: type[Action], reason: str
) -> None:
    left_alone = Pass(MIDDLEHAND), Pass(REARHAND)
    quiet = replace(HOME, name="custom", all_pass="passed_in")
    decision = _asked(_start(FOREHAND, hand, rules=HOME), *left_alone)

    assert isinstance(_asked(_start(FOREHAND, hand, rules=quiet), *left_alone).action, without_ramsch)
    assert isinstance(decision.action, with_ramsch)
    assert decision.evaluation is not None
    assert decision.evaluation.reason == reason


def test_what_a_ramsch_would_bring_matters_to_nobody_before_forehand_is_alone() -> None:
    hand = "CT CJ C9 C7 ST SQ HK HQ DK DQ"

    assert isinstance(_asked(_start(MIDDLEHAND, hand, rules=HOME)).action, Pass)
    assert isinstance(_asked(_start(REARHAND, hand, rules=HOME), Pass(MIDDLEHAND)).action, Pass)


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


# ------------------------------------------------------------------ Schieberamsch and Revolution


def test_a_safe_hand_pushes_the_skat_on_and_a_dangerous_one_or_one_with_three_jacks_takes_it() -> None:
    rules = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
    hands = ("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CJ SJ CA CT SA ST HA HT DA D9", "CQ CJ ST SJ S9 S7 H8 DQ DJ D9")
    said = [_asked(_start(FOREHAND, hand, rules=rules, ramsch_round=True)).action for hand in hands]

    assert [type(action) for action in said] == [Push, PickUp, PickUp]


def test_the_worst_cards_are_passed_on() -> None:
    rules = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
    start = _start(FOREHAND, "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CA DA", rules=rules, ramsch_round=True)

    action = _asked(start, PickUp(FOREHAND)).action

    assert action == Discard(FOREHAND, sorted_cards("CA DA"))


@pytest.mark.parametrize(
    ("declarer", "hand"),
    [
        pytest.param(REARHAND, "C7 C8 C9 S7 S8 S9 D7 D8 D9 HT", id="hearts, by forehand, who leads"),
        pytest.param(MIDDLEHAND, "CT S7 S8 S9 H7 H8 H9 D7 D8 D9", id="clubs, for forehand, who leads"),
        pytest.param(FOREHAND, "C7 C8 C9 ST H7 H8 H9 D7 D8 D9", id="spades, by middlehand, after the declarer's lead"),
    ],
)
def test_revolution_gathers_the_suit_in_which_the_declarer_can_be_caught(declarer: Seat, hand: str) -> None:
    """The defender who leads first gets it whole, whoever of the two sorts the cards (rules.md §12.5)."""
    rules = replace(HOME, name="custom", revolution=True, kontra="off")
    start = _start(declarer, hand, "DK DA", rules=rules)
    contract = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
    bidding: dict[Seat, tuple[Action, ...]] = {
        FOREHAND: (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18)),
        MIDDLEHAND: (Bid(MIDDLEHAND, 18), Pass(FOREHAND), Pass(REARHAND)),
        REARHAND: (Pass(MIDDLEHAND), Bid(REARHAND, 18), Pass(FOREHAND)),
    }
    done = (*bidding[declarer], PlayHand(declarer), Announce(declarer, contract))

    play, _ = step(replay(start, done), _asked(start, *done).action)

    assert isinstance(play, TrickPlay)
    attacker = MIDDLEHAND if declarer is FOREHAND else FOREHAND
    exposed = next(card.suit for card in parse_cards(hand) if card.rank is Rank.TEN)
    assert sum(card.suit is exposed for card in play.hands[attacker]) == 7
    assert sorted(map(len, play.hands)) == [10, 10, 10]
