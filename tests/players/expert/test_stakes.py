"""What is at stake: the players' expectations are those of the rules' own valuation."""

from dataclasses import replace

import numpy as np
import pytest

from skatdesk.players.bidding import SEEGER_LOST, SEEGER_WON
from skatdesk.players.cardsets import set_of
from skatdesk.players.expert import prospects as p
from skatdesk.players.expert.hands import GAMES, GRAND_GAME, NULL_GAME, OPEN_NULL_GAME
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.stakes import CLASSES, at_every_end, foreseen, stakes_of, utility_of
from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.skat.valuation import evaluate, matadors
from tests.players.expert.knowing_nothing import with_chances
from tests.players.seats_at_play import at_play

RULES = {rules.name: rules for rules in (ISKO, HOME, TCHIBO, replace(ISKO, name="custom", list_system="classic"))}
HANDS = (
    ("CJ SJ CA CT CK C9 HA HT D9 D8", "S7 H7"),
    ("SJ DJ CA CK CQ C9 SA ST D9 D8", "CJ H7"),
    ("HJ DJ CA CT CK CQ C9 C8 C7 DA", "SA ST"),
    ("CJ SJ HJ DJ CA CT CK CQ SA HA", "S7 H7"),
)
CHANCES = (0.62, 0.23, 0.91)
"""Of 61, 90 and 31 card points."""

NULL_CHANCE = 0.44


def contract_of(game: int, *, from_hand: bool) -> Contract:
    return Contract(Game(min(game, Game.NULL)), from_hand, ouvert=game == OPEN_NULL_GAME)


def score(rules: RuleSet, contract: Contract, run: int, bid: int, points: int, tricks: int) -> float:
    """What the game is worth in the list, with what it adds for a game won and takes for one lost."""
    valuation = evaluate(rules, contract, matadors=run, bid=bid, points=points, tricks=tricks)
    if rules.list_system != "seeger":
        return valuation.score
    return valuation.score + (SEEGER_WON if valuation.won else -SEEGER_LOST)


def expected(rules: RuleSet, game: int, hand: str, skat: str, bid: int, *, from_hand: bool) -> float:
    """The expectation over how the game can end, by the rules."""
    contract = contract_of(game, from_hand=from_hand)
    if contract.game is Game.NULL:
        won, lost = (score(rules, contract, 0, bid, 0, tricks) for tricks in (0, 1))
        return NULL_CHANCE * won + (1 - NULL_CHANCE) * lost
    run = matadors(contract.game, parse_cards(hand) + (() if from_hand else parse_cards(skat)))
    reached = dict(zip((61, 90, 31), CHANCES, strict=True))
    ends = {95: reached[90], 75: reached[61] - reached[90], 45: reached[31] - reached[61], 20: 1 - reached[31]}
    return sum(share * score(rules, contract, run, bid, points, 5) for points, share in ends.items())


def told(rules: RuleSet, game: int, hand: str, skat: str, *, from_hand: bool) -> Figures:
    stakes = stakes_of(rules)
    insight, found = with_chances(CHANCES, NULL_CHANCE).insight(stakes), np.zeros(p.FIELDS)
    away = 0 if from_hand else set_of(parse_cards(skat))
    p.one_game(game, set_of(parse_cards(hand)), away, 1, from_hand, 0, insight, found)
    return found


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize(("hand", "skat"), HANDS)
@pytest.mark.parametrize("from_hand", [False, True], ids=["with skat", "from hand"])
def test_promise_is_the_expected_score(rules: RuleSet, hand: str, skat: str, from_hand: bool) -> None:
    for game in range(GAMES):
        found = told(rules, game, hand, skat, from_hand=from_hand)
        if found[p.PROMISE] == p.IMPOSSIBLE:
            continue
        promised = p.promise_of(found, game, 18, stakes_of(rules))

        assert promised == pytest.approx(expected(rules, game, hand, skat, 18, from_hand=from_hand), abs=0.02)


@pytest.mark.parametrize("rules", [ISKO, RULES["custom"]], ids=["seeger", "classic"])
def test_overbid_game_is_lost_unless_schneider_lifts_it_to_the_bid(rules: RuleSet) -> None:
    """With one matador a Spades game is worth 22: at 23 to 33 only Schneider wins it, beyond nothing does."""
    hand, skat, game = "CJ HJ SA SK SQ S9 DA DT D9 D8", "C7 H7", int(Game.SPADES)
    found = told(rules, game, hand, skat, from_hand=False)
    assert found[p.VALUE] == 22

    for bid in (18, 22, 23, 27, 30, 33, 35, 36, 44, 60):
        promised = p.promise_of(found, game, bid, stakes_of(rules))
        by_rule = expected(rules, game, hand, skat, bid, from_hand=False)

        assert promised == pytest.approx(by_rule, abs=0.02), bid
    assert p.promise_of(found, game, 22, stakes_of(rules)) > p.promise_of(found, game, 23, stakes_of(rules))
    assert p.promise_of(found, game, 33, stakes_of(rules)) > p.promise_of(found, game, 35, stakes_of(rules))


def test_null_below_the_bid_is_impossible() -> None:
    stakes = stakes_of(ISKO)
    values = {(NULL_GAME, False): 23, (NULL_GAME, True): 35, (OPEN_NULL_GAME, False): 46, (OPEN_NULL_GAME, True): 59}
    for (game, from_hand), value in values.items():
        found = told(ISKO, game, *HANDS[0], from_hand=from_hand)

        assert found[p.VALUE] == value
        assert p.promise_of(found, game, value, stakes) > p.IMPOSSIBLE
        assert p.promise_of(found, game, value + 1, stakes) == p.IMPOSSIBLE


def test_suit_game_with_hardly_a_trump_is_not_judged() -> None:
    found = told(ISKO, int(Game.DIAMONDS), "CA CT CK CQ SA ST SK DA DT DK", "S7 H7", from_hand=False)

    assert found[p.PROMISE] == p.IMPOSSIBLE


def test_love_of_grand_is_added_to_grands_alone() -> None:
    plain, fond = (with_chances().insight(stakes_of(ISKO, love)) for love in (0.0, 35.0))
    for game in range(GAMES):
        rows = np.zeros((2, p.FIELDS))
        for row, insight in zip(rows, (plain, fond), strict=True):
            p.one_game(game, set_of(parse_cards(HANDS[0][0])), 0, 0, True, 0, insight, row)

        assert rows[1, p.PROMISE] - rows[0, p.PROMISE] == pytest.approx(35.0 if game == GRAND_GAME else 0.0, abs=1e-3)


# ------------------------------------------------------------------ the scale cards are judged on


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_what_card_points_are_worth_is_what_the_list_pays(rules: RuleSet) -> None:
    """In the middle of each class of results, but for the little that a card point is worth by itself."""
    hand, skat = HANDS[0]
    view = at_play("C", FOREHAND, hand, put_away=skat, rules=rules)
    view = replace(view, auction=Auction((), 20, 4, declarer=FOREHAND))
    worth = utility_of(view)
    run = matadors(Game.CLUBS, view.hand + view.put_away)

    for points in (15, 46, 75, 105):
        by_rule = score(rules, Contract(Game.CLUBS), run, view.bid, points, 5)
        assert worth[points] - 0.3 * points == pytest.approx(by_rule, abs=4)
    assert (np.diff(worth) > 0).all(), "every card point is worth something"


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize(
    "contract", [Contract(Game.CLUBS), Contract(Game.CLUBS, hand=True, schneider=True), Contract(Game.NULL)]
)
def test_nothing_changes_within_a_class_of_card_points(rules: RuleSet, contract: Contract) -> None:
    """So figures for all card points follow from those of the first of each class."""
    rest = "SA ST SK SQ S9 S8 H9 H8 D7 DQ"
    view = at_play(contract.game.code, MIDDLEHAND, rest, declarer=FOREHAND, trick="CJ", rules=rules)
    view = replace(view, contract=contract)
    every = [foreseen(view, points, 2).score for points in range(121)]

    assert at_every_end([foreseen(view, points, 2).score for points in CLASSES]).tolist() == every


def test_defenders_want_the_opposite() -> None:
    rest = "SA ST SK SQ S9 S8 H9 H8 D7 DQ"
    view = at_play("C", MIDDLEHAND, rest, declarer=FOREHAND, trick="CJ")
    worth = utility_of(replace(view, auction=Auction((), 22, 4, declarer=FOREHAND)))

    assert (np.diff(worth) < 0).all()
    assert worth[50] - worth[70] > 100


def test_of_an_open_hand_a_defender_counts_the_matadors_and_not_his_own() -> None:
    """The declarer is with 2; the next jack lies with the defender."""
    shown, own = "SJ CA CT CK CQ C9 C8 C7 SA", "HJ ST SK SQ S9 H9 H8 D7 DQ DA"
    view = at_play("C", MIDDLEHAND, own, trick="CJ", open_hand=shown, hand_game=True)

    assert foreseen(view, 120).matadors == 2


def test_in_null_only_the_first_trick_counts() -> None:
    view = at_play("N", FOREHAND, "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7", put_away="CA CK")
    worth = utility_of(replace(view, auction=Auction((), 18, 4, declarer=FOREHAND)))

    assert worth[0] == 23 + SEEGER_WON
    assert set(worth[1:]) == {-2 * 23 - SEEGER_LOST}


def test_in_ramsch_points_hurt_more_the_more_there_are_but_all_are_a_march() -> None:
    view = at_play("R", FOREHAND, "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7", declarer=None, rules=HOME)
    worth = utility_of(view)

    assert (np.diff(worth[:120]) < 0).all()
    assert worth[60] - worth[70] > worth[10] - worth[20]
    assert worth[120] > worth[0]


@pytest.mark.parametrize("rules", [replace(HOME, name="custom", ramsch_durchmarsch=0), TCHIBO], ids=["unpaid", "own"])
def test_a_march_is_worth_nothing_where_it_is_not_paid(rules: RuleSet) -> None:
    """``score_ramsch``: who writes his own points writes all 120 of them."""
    view = at_play("R", FOREHAND, "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7", declarer=None, rules=rules)

    assert (np.diff(utility_of(view)) < 0).all()
