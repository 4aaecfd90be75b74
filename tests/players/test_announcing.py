"""Before the play: which game is announced and what with it; Schieberamsch and Revolution."""

from dataclasses import replace
from typing import Literal

import pytest

from skatdesk.players.announcing import cannot_be_caught, is_safe_lead, schneider_pays, takes_everything, why
from skatdesk.players.cardsets import set_of
from skatdesk.players.roster import make
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Pass, PickUp, PlayHand, Push
from skatdesk.skat.cards import Rank, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.view import SeatView, view_of
from tests.players.before_play import WEAK, asked, dealt_to, revolution_of, won_at
from tests.players.seats_at_play import decided, sorted_cards


def _announced(hand: str, bid: int = 18, rules: RuleSet = ISKO) -> Contract:
    action = asked(dealt_to(FOREHAND, hand, rules=rules), *won_at(bid), PlayHand(FOREHAND)).action
    assert isinstance(action, Announce)
    return action.contract


def test_a_hand_that_wins_every_trick_is_played_open() -> None:
    assert _announced("CJ SJ HJ DJ CA CT CK CQ C9 C8") == Contract(Game.GRAND, True, True, True, True)


def test_nothing_is_announced_with_an_ordinary_hand_game() -> None:
    contract = _announced("CJ SJ HJ SA ST SK S8 HA HT D7")

    assert not contract.schneider
    assert not contract.ouvert


FOUR_JACKS = "CJ SJ HJ DJ CA CT CK SA ST H7"
"""Grand Hand: with 4, game 5, Hand 6, 144; Schneider 168, announced 192."""


def _grand_hand(bid: int) -> tuple[SeatView, Contract]:
    state = replay(dealt_to(FOREHAND, FOUR_JACKS), (*won_at(bid), PlayHand(FOREHAND)))
    return view_of(state, FOREHAND), Contract(Game.GRAND, hand=True, schneider=True)


@pytest.mark.parametrize(
    ("bid", "chance_90", "pays"),
    [
        pytest.param(18, 0.95, False, id="24 more, or 528 less: as likely as that it brings nothing"),
        pytest.param(18, 0.99, True, id="certain enough"),
        pytest.param(160, 0.60, False, id="the bid needs Schneider, but not that it is announced"),
        pytest.param(160, 0.90, True, id="lost without Schneider in any case"),
        pytest.param(180, 0.30, True, id="only announced does it reach the bid"),
        pytest.param(216, 0.99, False, id="not even then"),
    ],
)
def test_schneider_is_announced_where_it_promises_more_than_silence(bid: int, chance_90: float, pays: bool) -> None:
    assert schneider_pays(*_grand_hand(bid), max(chance_90, 0.98), chance_90) is pays


def test_a_game_that_reaches_the_bid_by_schneider_alone_says_so() -> None:
    announced, quiet = Contract(Game.GRAND, hand=True, schneider=True), Contract(Game.GRAND, hand=True)
    said = {
        (bid, contract.schneider): why(_grand_hand(bid)[0], contract)
        for bid in (144, 160, 170)
        for contract in (quiet, announced)
    }

    assert said == {
        (144, False): "best_game_for_the_bid",
        (144, True): "schneider_is_near_certain",
        (160, False): "schneider_reaches_the_bid",
        (160, True): "schneider_reaches_the_bid",
        (170, False): "best_game_for_the_bid",
        (170, True): "schneider_reaches_the_bid",
    }


@pytest.mark.parametrize("player", ["rules", "club"])
@pytest.mark.parametrize(
    ("hand", "spitze", "promised"),
    [
        pytest.param("HJ DJ SA SK SQ S8 S7 HA HK C9", 1, True, id="seven trumps draw the other four"),
        pytest.param("HJ DJ SA SK SQ S8 S7 HA HK C9", 2, True, id="where it counts two steps as well"),
        pytest.param("HJ DJ SA SK SQ S8 S7 HA HK C9", 0, False, id="where nobody plays it"),
        pytest.param("HJ DJ SA SK SQ S9 S8 HA HK C9", 1, False, id="without the lowest trump"),
        pytest.param("CJ SJ HJ SA SK S7 CA CK HA HT", 1, False, id="with six trumps"),
        pytest.param("CJ SJ DJ CA CT CK HA HT SA ST", 1, False, id="in a Grand, which has four trumps"),
    ],
)
def test_spitze_is_promised_with_seven_trumps(player: str, hand: str, spitze: Literal[0, 1, 2], promised: bool) -> None:
    rules = replace(ISKO, name="custom", spitze=spitze)
    state = replay(dealt_to(FOREHAND, hand, rules=rules), (*won_at(18), PlayHand(FOREHAND)))
    decision = decided(view_of(state, FOREHAND), legal_actions(state), make(player))

    assert isinstance(decision.action, Announce)
    assert decision.action.contract.spitze is promised
    assert decision.evaluation is not None
    assert (decision.evaluation.reason == "trumps_enough_for_spitze") is promised


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
    start = dealt_to(MIDDLEHAND, "C7 C9 CJ S7 S9 SJ H7 H9 D7 D9", rules=rules)

    action = asked(start, *won_at(18, MIDDLEHAND), PlayHand(MIDDLEHAND)).action

    assert isinstance(action, Announce)
    assert action.contract.revolution


def test_grand_hand_before_a_ramsch_needs_a_grand() -> None:
    strong = dealt_to(FOREHAND, "CJ SJ HJ DJ SA ST HA HT DA DT", rules=HOME, ramsch_round=True)
    weak = dealt_to(FOREHAND, WEAK, rules=HOME, ramsch_round=True)

    assert isinstance(asked(strong).action, Announce)
    assert isinstance(asked(weak).action, Pass)


def test_who_prefers_a_ramsch_tells_of_which_game_he_has_thought() -> None:
    """The chance beside the reason is that of the Grand Hand, not of the Ramsch."""
    preferred = asked(dealt_to(FOREHAND, "CJ C8 C7 SQ S7 HJ H7 DT DK DJ", rules=HOME, ramsch_round=True))

    assert isinstance(preferred.action, Pass)
    assert preferred.evaluation is not None
    assert preferred.evaluation.reason == "ramsch_is_better"
    assert preferred.evaluation.contract == Contract(Game.GRAND, hand=True)


def test_grand_hand_is_dared_with_a_hand_that_would_lose_the_ramsch() -> None:
    hand = "SJ HJ DJ CT SA S9 S8 HQ H7 DA"
    grand_hand = asked(dealt_to(FOREHAND, hand, rules=HOME, ramsch_round=True))

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
    decision = asked(dealt_to(FOREHAND, hand, rules=HOME), *left_alone)

    assert isinstance(asked(dealt_to(FOREHAND, hand, rules=quiet), *left_alone).action, without_ramsch)
    assert isinstance(decision.action, with_ramsch)
    assert decision.evaluation is not None
    assert decision.evaluation.reason == reason


def test_what_a_ramsch_would_bring_matters_to_nobody_before_forehand_is_alone() -> None:
    hand = "CT CJ C9 C7 ST SQ HK HQ DK DQ"

    assert isinstance(asked(dealt_to(MIDDLEHAND, hand, rules=HOME)).action, Pass)
    assert isinstance(asked(dealt_to(REARHAND, hand, rules=HOME), Pass(MIDDLEHAND)).action, Pass)


# ------------------------------------------------------------------ Schieberamsch and Revolution


def test_a_safe_hand_pushes_the_skat_on_and_a_dangerous_one_or_one_with_three_jacks_takes_it() -> None:
    rules = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
    hands = ("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CJ SJ CA CT SA ST HA HT DA D9", "CQ CJ ST SJ S9 S7 H8 DQ DJ D9")
    said = [asked(dealt_to(FOREHAND, hand, rules=rules, ramsch_round=True)).action for hand in hands]

    assert [type(action) for action in said] == [Push, PickUp, PickUp]


def test_the_worst_cards_are_passed_on() -> None:
    rules = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
    start = dealt_to(FOREHAND, "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CA DA", rules=rules, ramsch_round=True)

    action = asked(start, PickUp(FOREHAND)).action

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
    start, done = revolution_of(declarer, hand, "DK DA")

    play, _ = step(replay(start, done), asked(start, *done).action)

    assert isinstance(play, TrickPlay)
    attacker = MIDDLEHAND if declarer is FOREHAND else FOREHAND
    exposed = next(card.suit for card in parse_cards(hand) if card.rank is Rank.TEN)
    assert sum(card.suit is exposed for card in play.hands[attacker]) == 7
    assert sorted(map(len, play.hands)) == [10, 10, 10]
