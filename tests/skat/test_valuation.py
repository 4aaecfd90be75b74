"""Matadors, levels, value, overbid, score (rules.md §6-§8): every worked example, and what lies between them."""

import csv
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet, profile
from skatdesk.skat.valuation import Defence, Level, Valuation, evaluate, matadors, needed, smallest_value
from tests.skat.positions import contract

CASES = Path(__file__).parent.parent / "cases"


def _rows(name: str) -> list[dict[str, str]]:
    with (CASES / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("row", _rows("values.csv"), ids=lambda row: row["id"])
def test_value_cases(row: dict[str, str]) -> None:
    number = {key: int(text) for key, text in row.items() if key not in ("id", "profile", "game", "origin")}
    defence = Defence(bool(number["defenders_schneider_announced"]), bool(number["defenders_schwarz_announced"]))

    valuation = evaluate(
        profile(row["profile"]),
        Contract(
            Game.parse(row["game"]),
            bool(number["hand"]),
            bool(number["schneider_announced"]),
            bool(number["schwarz_announced"]),
            bool(number["ouvert"]),
        ),
        matadors=number["matadors"],
        bid=number["bid"],
        points=number["declarer_points"],
        tricks=number["declarer_tricks"],
        kontra_factor=number["kontra_factor"],
        bock_factor=number["bock_factor"],
        defence=defence,
    )

    assert (valuation.won, valuation.overbid, valuation.value, valuation.score) == (
        bool(number["won"]),
        bool(number["overbid"]),
        number["value"],
        number["score"],
    )
    assert valuation.factor == number["kontra_factor"] * number["bock_factor"]


def test_there_are_105_value_cases() -> None:
    assert len(_rows("values.csv")) == 105


@pytest.mark.parametrize("row", _rows("matadors.csv"), ids=lambda row: row["id"])
def test_matador_cases(row: dict[str, str]) -> None:
    hand, skat = parse_cards(row["hand"]), parse_cards(row["skat"])
    assert (len(hand), len(skat), len({*hand, *skat})) == (10, 2, 12)

    assert matadors(Game.parse(row["game"]), hand + skat) == int(row["matadors"])


def test_matadors_of_every_run() -> None:
    """With n holds the n highest trumps and not the next; without n the other way round."""
    for game in (*SUIT_GAMES, Game.GRAND):
        line = trumps(game)
        for n in range(1, len(line) + 1):
            rest = line[n + 1 :]
            assert matadors(game, (*line[:n], *rest)) == n
            assert matadors(game, (*line[n : n + 1], *rest)) == -n


def test_null_has_no_matadors() -> None:
    assert matadors(Game.NULL, parse_cards("CJ SJ HJ DJ")) == 0


def test_only_jacks_count_in_the_tchibo_profile() -> None:
    counted = evaluate(TCHIBO, Contract(Game.CLUBS), matadors=-7, bid=18, points=61, tricks=6)

    assert counted.matadors == -4
    assert counted.worth == 60


@pytest.mark.parametrize(
    ("run", "values"),
    [
        (1, (24, 22, 20, 18, 48)),
        (2, (36, 33, 30, 27, 72)),
        (3, (48, 44, 40, 36, 96)),
        (4, (60, 55, 50, 45, 120)),
        (5, (72, 66, 60, 54)),
        (6, (84, 77, 70, 63)),
        (7, (96, 88, 80, 72)),
        (8, (108, 99, 90, 81)),
        (9, (120, 110, 100, 90)),
        (10, (132, 121, 110, 99)),
        (11, (144, 132, 120, 108)),
    ],
)
@pytest.mark.parametrize("sign", [1, -1])
def test_grid_of_simple_games(run: int, values: tuple[int, ...], sign: int) -> None:
    """rules.md §14.4: with n is without n."""
    games = (*SUIT_GAMES, Game.GRAND)[: len(values)]

    assert tuple(smallest_value(Contract(game), sign * run, ISKO) for game in games) == values


def _clubs(points: int, tricks: int, text: str = "C", rules: RuleSet = ISKO, bid: int = 18) -> Valuation:
    return evaluate(rules, contract(text, rules), matadors=1, bid=bid, points=points, tricks=tricks)


@pytest.mark.parametrize(
    ("points", "tricks", "won", "levels"),
    [
        (60, 5, False, set()),
        (61, 5, True, set()),
        (89, 9, True, set()),
        (90, 8, True, {Level.SCHNEIDER}),
        (120, 9, True, {Level.SCHNEIDER}),
        (120, 10, True, {Level.SCHNEIDER, Level.SCHWARZ}),
        (31, 1, False, set()),
        (30, 1, False, {Level.SCHNEIDER}),
        (0, 1, False, {Level.SCHNEIDER}),
        (22, 0, False, {Level.SCHNEIDER, Level.SCHWARZ}),
    ],
)
def test_levels_reached_by_either_side(points: int, tricks: int, won: bool, levels: set[Level]) -> None:
    """Schneider goes by points, Schwarz by tricks (ISkO 5.2.2-4)."""
    valuation = _clubs(points, tricks)

    assert valuation.won is won
    assert {level for level, _ in valuation.levels} - {Level.MATADORS, Level.GAME} == levels


@pytest.mark.parametrize(
    ("text", "multiplier"),
    [("C hand", 3), ("C schneider", 5), ("C schwarz", 7), ("C ouvert", 8)],
)
def test_every_announced_level_is_charged_when_missed(text: str, multiplier: int) -> None:
    """Lost with 60 points and five tricks: nothing was reached (ISkO 5.2.5)."""
    valuation = _clubs(60, 5, text)

    assert (valuation.multiplier, valuation.value, valuation.score) == (multiplier, multiplier * 12, multiplier * -24)


def test_schwarz_announced_holds_schneider_but_not_its_announcement_where_each_is_announced() -> None:
    """ISkO 5.2.5, under the rules of the Tchibo guide: what was announced counts, reached or not."""
    announced = Contract(Game.CLUBS, hand=True, schwarz=True)
    missed = evaluate(TCHIBO, announced, matadors=1, bid=18, points=60, tricks=5)

    assert missed.worth == 12 * (1 + 1 + 1 + 1 + 1 + 1)  # with one, game, Hand, Schneider, Schwarz, Schwarz announced


def test_levels_add_up_to_the_value() -> None:
    valuation = _clubs(120, 10, "C ouvert")

    assert dict(valuation.levels) == {
        Level.MATADORS: 1,
        Level.GAME: 1,
        Level.HAND: 1,
        Level.SCHNEIDER: 1,
        Level.SCHNEIDER_ANNOUNCED: 1,
        Level.SCHWARZ: 1,
        Level.SCHWARZ_ANNOUNCED: 1,
        Level.OUVERT: 1,
    }
    assert valuation.worth == valuation.base * valuation.multiplier == 96


def test_lost_hand_games_may_count_once() -> None:
    """The old rules; Null Hand is a Hand game too, a Revolution has its own price."""
    old = replace(ISKO, lost_hand_factor=1, revolution=True)

    assert _clubs(60, 5, "C hand", old).score == -36
    assert _clubs(60, 5, "C", old).score == -48
    assert [
        evaluate(old, contract(text, old), matadors=0, bid=18, points=0, tricks=1).score
        for text in ("N", "N hand", "N ouvert", "N hand ouvert", "N revolution")
    ] == [-46, -35, -92, -59, -184]


def test_grand_ouvert_had_another_base_once() -> None:
    old = replace(ISKO, grand_ouvert_base=36)
    ouvert, closed = contract("G ouvert"), contract("G hand")

    assert evaluate(old, ouvert, matadors=4, bid=18, points=120, tricks=10).value == 36 * 11
    assert evaluate(old, closed, matadors=4, bid=18, points=70, tricks=7).value == 24 * 6


@pytest.mark.parametrize("game", [*SUIT_GAMES, Game.GRAND])
def test_a_lost_game_costs_its_value_or_the_least_multiple_that_reaches_the_bid(game: Game) -> None:
    """rules.md §8.3: max(value, least multiple of the base not below the bid), doubled."""
    for bid, (points, tricks) in product(BIDS, [(60, 5), (30, 2), (10, 0)]):
        valuation = evaluate(ISKO, Contract(game), matadors=-2, bid=bid, points=points, tricks=tricks)
        least = next(value for value in range(bid, bid + game.base) if value % game.base == 0)
        assert not valuation.won
        assert valuation.value == max(valuation.worth, least)
        assert valuation.score == -2 * valuation.value


def test_kontra_and_bock_do_not_lift_a_game_to_the_bid() -> None:
    """rules.md §8.5, case K05."""
    valuation = evaluate(
        HOME, Contract(Game.DIAMONDS), matadors=1, bid=20, points=85, tricks=8, kontra_factor=4, bock_factor=2
    )

    assert valuation.overbid
    assert valuation.score == -2 * 27 * 8


@pytest.mark.parametrize(("run", "jacks"), [(6, 4), (2, 2), (-2, 2), (-6, 4)])
def test_tchibo_overbid_counts_jacks_only(run: int, jacks: int) -> None:
    rules = replace(TCHIBO, max_matadors_suit=11)
    valuation = evaluate(rules, Contract(Game.HEARTS), matadors=run, bid=120, points=70, tricks=6)

    assert (valuation.value, valuation.score) == ((jacks + 3) * 10, -10 * (jacks + 3))


@pytest.mark.parametrize(("bid", "value"), [(24, 46), (46, 46), (48, 69)])
def test_null_below_the_bid_costs_the_least_multiple_of_23_that_reaches_it(bid: int, value: int) -> None:
    rules = replace(ISKO, null_below_bid="lost_multiple_23")
    valuation = evaluate(rules, Contract(Game.NULL), matadors=0, bid=bid, points=0, tricks=0)

    assert (valuation.won, valuation.value, valuation.score) == (False, value, -2 * value)


def test_null_below_the_bid_can_be_ignored() -> None:
    """As the International Skat Server counts."""
    lenient = replace(ISKO, null_below_bid="ignore")

    assert evaluate(lenient, Contract(Game.NULL), matadors=0, bid=24, points=0, tricks=0).score == 23


@pytest.mark.parametrize(
    ("text", "value"),
    [("C", 24), ("C hand", 36), ("C schneider", 60), ("C ouvert", 96), ("N", 23), ("N hand ouvert", 59)],
)
def test_what_a_contract_is_worth_if_just_made(text: str, value: int) -> None:
    assert smallest_value(contract(text), 1, ISKO) == value


def test_defenders_levels_count_only_when_made() -> None:
    """rules.md §12.2; Schwarz contains Schneider."""

    def levels(defence: Defence, points: int, tricks: int) -> set[Level]:
        valuation = evaluate(
            TCHIBO, Contract(Game.DIAMONDS), matadors=1, bid=18, points=points, tricks=tricks, defence=defence
        )
        return {level for level, _ in valuation.levels if level.name.startswith("DEFENCE")}

    schneider, schwarz = Defence(schneider=True), Defence(True, True)
    assert levels(schneider, 31, 2) == set()
    assert levels(schneider, 30, 2) == {Level.DEFENCE_SCHNEIDER}
    assert levels(schwarz, 30, 2) == {Level.DEFENCE_SCHNEIDER}
    assert levels(schwarz, 11, 0) == {Level.DEFENCE_SCHNEIDER, Level.DEFENCE_SCHWARZ}


@pytest.mark.parametrize(
    ("points", "tricks", "score"),
    [
        pytest.param(61, 1, 24, id="E06 a defender revokes: won at the simple level"),
        pytest.param(31, 1, -48, id="E07 the declarer revokes: lost at the simple level, no Schneider"),
    ],
)
def test_offences_are_entered_at_the_simple_level(points: int, tricks: int, score: int) -> None:
    assert _clubs(points, tricks, bid=24).score == score


def test_spitze_adds_its_steps_and_loses_when_missed() -> None:
    for steps in (1, 2):
        rules = replace(HOME, spitze=steps)
        spitze = Contract(Game.CLUBS, spitze=True)
        made = evaluate(rules, spitze, matadors=1, bid=18, points=61, tricks=6)
        missed = evaluate(rules, spitze, matadors=1, bid=18, points=89, tricks=6, spitze_made=False)
        assert made.score == 12 * (2 + steps)
        assert missed.score == -24 * (2 + steps)
        assert evaluate(rules, Contract(Game.CLUBS), matadors=1, bid=18, points=61, tricks=6).score == 24


@pytest.mark.parametrize(
    ("contract", "rules", "points", "tricks"),
    [
        (Contract(Game.CLUBS), ISKO, 61, 0),
        (Contract(Game.GRAND, hand=True), ISKO, 61, 0),
        (Contract(Game.GRAND, hand=True, schneider=True), ISKO, 90, 0),
        (Contract(Game.CLUBS, hand=True, schneider=True, schwarz=True), ISKO, 0, 10),
        (Contract(Game.CLUBS, hand=True, ouvert=True), ISKO, 0, 10),
        (Contract(Game.CLUBS, hand=True, ouvert=True), TCHIBO, 61, 0),
        (Contract(Game.NULL, ouvert=True), ISKO, 0, 0),
    ],
)
def test_what_a_declarer_needs_is_card_points_or_all_tricks(
    contract: Contract, rules: RuleSet, points: int, tricks: int
) -> None:
    """ISkO 5.2.4: Schwarz is about tricks, and an open game is announced Schwarz as well."""
    assert needed(contract, rules) == (points, tricks)


def test_revolution_is_worth_92() -> None:
    revolution = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)

    assert evaluate(HOME, revolution, matadors=0, bid=59, points=0, tricks=0).score == 92
    assert evaluate(HOME, revolution, matadors=0, bid=59, points=0, tricks=1).score == -184


def test_all_twelve_cards_count_whatever_was_discarded() -> None:
    """ISkO 2.4: the run does not care where a card lies."""
    twelve = parse_cards("CJ SJ CA CT CK SA S7 HA H7 DA D8 D7")

    for first in range(12):
        rotated: tuple[Card, ...] = twelve[first:] + twelve[:first]
        assert matadors(Game.CLUBS, rotated) == 2
