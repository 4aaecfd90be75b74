"""Which announcements the rule sets allow (rules.md §4)."""

from dataclasses import replace

import pytest

from skatdesk.skat.actions import Announce, Discard, PickUp, PlayHand
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game, contracts, contracts_at
from skatdesk.skat.errors import NotationError
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import HOME, ISKO, ISS, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from tests.skat.positions import WITH_ONE, after_bidding, announcing, bare_contract, contract, do, refusal

TRUMP_GAMES = (*SUIT_GAMES, Game.GRAND)


def _additions(rules: RuleSet, game: Game, *, hand: bool) -> set[str]:
    """Announcements with this game, as letters: S Schneider, Z Schwarz, O ouvert."""
    found = [each for each in contracts(rules, hand) if each.game is game]
    assert all(each.hand is hand for each in found)
    return {"S" * each.schneider + "Z" * each.schwarz + "O" * each.ouvert for each in found}


@pytest.mark.parametrize("rules", [ISKO, HOME, ISS])
@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_official_announcements_need_hand_and_contain_each_other(rules: RuleSet, game: Game) -> None:
    assert _additions(rules, game, hand=False) == {""}
    assert _additions(rules, game, hand=True) == {"", "S", "SZ", "SZO"}


@pytest.mark.parametrize("game", TRUMP_GAMES)
@pytest.mark.parametrize("hand", [False, True])
def test_tchibo_announcements_combine_freely(game: Game, hand: bool) -> None:
    assert _additions(TCHIBO, game, hand=hand) == {"", "S", "Z", "SZ", "O", "SO", "ZO", "SZO"}


@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO, ISS])
@pytest.mark.parametrize("hand", [False, True])
def test_null_is_closed_or_ouvert_and_nothing_else(rules: RuleSet, hand: bool) -> None:
    assert _additions(rules, Game.NULL, hand=hand) == {"", "O"}


def test_number_of_contracts() -> None:
    """Seven after taking the skat, 5 x 4 + 2 as Hand games; 5 x 8 + 2 where announcements are free."""
    assert [len(contracts(ISKO, hand)) for hand in (False, True)] == [7, 22]
    assert [len(contracts(TCHIBO, hand)) for hand in (False, True)] == [42, 42]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        pytest.param("C schwarz", "C hand schneider schwarz", id="E11 Schwarz sets Schneider and Hand"),
        pytest.param("G ouvert", "G hand schneider schwarz ouvert", id="ouvert sets all"),
        pytest.param("D schneider", "D hand schneider", id="Schneider sets Hand"),
        pytest.param("N ouvert", "N ouvert", id="Null ouvert needs no Hand"),
    ],
)
def test_announcements_imply_others(said: str, meant: str) -> None:
    assert contract(said) == bare_contract(meant)


def test_tchibo_announcements_imply_nothing() -> None:
    assert contract("C schwarz", TCHIBO) == Contract(Game.CLUBS, schwarz=True)
    assert contract("G ouvert", TCHIBO) == Contract(Game.GRAND, ouvert=True)


@pytest.mark.parametrize("said", ["schneider", "schwarz", "ouvert"])
def test_each_announcement_needs_hand_also_where_it_implies_no_other(said: str) -> None:
    rules = replace(TCHIBO, announcements_require_hand=True)

    assert contract(f"C {said}", rules) == bare_contract(f"C hand {said}")


@pytest.mark.parametrize(
    ("bid", "hand", "offered"),
    [
        (18, False, {"", "O"}),
        (23, False, {"", "O"}),
        pytest.param(24, False, {"O"}, id="E09 no Null at 24"),
        (46, False, {"O"}),
        (48, False, set()),
        (35, True, {"", "O"}),
        (36, True, {"O"}),
        (59, True, {"O"}),
        (60, True, set()),
    ],
)
def test_null_below_the_bid_is_not_offered(bid: int, hand: bool, offered: set[str]) -> None:
    nulls = [each for each in contracts_at(ISKO, hand, bid) if each.game is Game.NULL]

    assert {"O" * each.ouvert for each in nulls} == offered
    assert len(contracts_at(ISKO, hand, bid)) - len(nulls) == (20 if hand else 5)


def test_null_below_the_bid_may_be_let_to_the_score() -> None:
    rules = replace(ISKO, null_below_bid="lost_multiple_23")

    assert contracts_at(rules, False, 264) == contracts(rules, False)


def test_declarer_always_has_something_to_announce() -> None:
    assert {each.game for each in contracts_at(ISKO, False, 264)} == set(TRUMP_GAMES)


def test_what_the_declarer_does_in_turn() -> None:
    """Skat or Hand, two cards away out of twelve, then the announcement."""
    exchange = after_bidding()
    assert legal_actions(exchange) == (PickUp(FOREHAND), PlayHand(FOREHAND))

    taken = do(exchange, PickUp(FOREHAND))
    assert len(taken.hands[FOREHAND]) == 12
    assert len(legal_actions(taken)) == 66

    put = do(taken, Discard(FOREHAND, parse_cards("CJ D8")))
    assert put.hands[FOREHAND] == tuple(sorted(parse_cards("HJ CA CT CK HA HT HK SA DA D7")))
    assert {type(action) for action in legal_actions(put)} == {Announce}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (PickUp(MIDDLEHAND), "not_your_turn"),
        (Discard(FOREHAND, WITH_ONE.skat), "wrong_phase"),
        (Announce(FOREHAND, Contract(Game.CLUBS)), "wrong_phase"),
    ],
)
def test_before_the_skat_is_taken(action: PickUp | Discard | Announce, rule: str) -> None:
    assert refusal(after_bidding(), action) == rule


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("CJ", "two_cards"),
        ("CJ CJ", "two_cards"),
        ("CJ CJ D8", "two_cards"),
        ("CJ HJ D8", "two_cards"),
        ("CJ SJ", "not_held"),
    ],
)
def test_discards_the_rules_forbid(cards: str, rule: str) -> None:
    taken = do(after_bidding(), PickUp(FOREHAND))

    assert refusal(taken, Discard(FOREHAND, parse_cards(cards))) == rule


@pytest.mark.parametrize(
    ("hand", "bid", "said", "rule"),
    [
        pytest.param(False, 18, Contract(Game.DIAMONDS, ouvert=True), "needs_hand", id="E10 ouvert after the skat"),
        pytest.param(False, 18, Contract(Game.GRAND, schneider=True), "needs_hand", id="Schneider after the skat"),
        pytest.param(False, 24, Contract(Game.NULL), "null_below_bid", id="E09 Null at 24"),
        pytest.param(False, 18, Contract(Game.CLUBS, hand=True), "hand_after_skat", id="Hand after the skat"),
        pytest.param(True, 18, Contract(Game.CLUBS), "hand_not_said", id="the skat unseen but Hand not said"),
        pytest.param(True, 18, Contract(Game.CLUBS, hand=True, schwarz=True), "announcement", id="Schwarz alone"),
        pytest.param(True, 18, Contract(Game.NULL, hand=True, schneider=True), "announcement", id="Null Schneider"),
        pytest.param(False, 18, Contract(Game.RAMSCH), "announcement", id="Ramsch is not announced"),
        pytest.param(False, 18, Contract(Game.CLUBS, spitze=True), "announcement", id="Spitze is off"),
    ],
)
def test_announcements_the_rules_forbid(hand: bool, bid: int, said: Contract, rule: str) -> None:
    state = announcing(bid=bid, hand=hand)

    assert Announce(FOREHAND, said) not in legal_actions(state)
    assert refusal(state, Announce(FOREHAND, said)) == rule


@pytest.mark.parametrize("game", Game)
def test_codes_of_games_read_back(game: Game) -> None:
    assert Game.parse(game.code) is game


@pytest.mark.parametrize("text", ["", "X", "CS", "c"])
def test_other_texts_are_no_games(text: str) -> None:
    with pytest.raises(NotationError, match="is not a game"):
        Game.parse(text)
