"""How a game was counted, checked by reading the figures back out of the sentences."""

import re
from dataclasses import replace

import pytest

from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import ISKO, TCHIBO, RuleSet, profile
from skatdesk.skat.valuation import Defence, Valuation, evaluate
from skatdesk.ui.sentences import Reach, Sentences
from skatdesk.ui.sentences.values import equation
from tests.helpers.plain import plain
from tests.scoring.builders import cases


def valued(case: dict[str, str]) -> tuple[Valuation, RuleSet, int]:
    """The game of a case, its rules, and how often it was doubled."""
    on = {key: case[key] == "1" for key in case}
    contract = Contract(
        Game.parse(case["game"]),
        on["hand"],
        on["schneider_announced"],
        on["schwarz_announced"],
        on["ouvert"],
    )
    rules = profile(case["profile"])
    valuation = evaluate(
        rules,
        contract,
        matadors=int(case["matadors"]),
        bid=int(case["bid"]),
        points=int(case["declarer_points"]),
        tricks=int(case["declarer_tricks"]),
        kontra_factor=int(case["kontra_factor"]),
        bock_factor=int(case["bock_factor"]),
        defence=Defence(on["defenders_schneider_announced"], on["defenders_schwarz_announced"]),
    )
    return valuation, rules, int(case["kontra_factor"]).bit_length() - 1


def figures(line: str) -> list[int]:
    """All numbers of a line, in order."""
    return [int(figure.replace(",", "")) for figure in re.findall(r"\d[\d,]*", line.replace("−", "-"))]


def product(line: str) -> int:
    """Checks the "a × b = c" of a line and returns c."""
    first, second, result = figures(line)[-3:]
    assert first * second == result, line
    return result


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case["id"])
def test_every_step_of_a_derivation_follows_from_the_one_before(case: dict[str, str], sentences: Sentences) -> None:
    """From the matadors to the score: each line goes on with the figure the last one ended with."""
    valuation, rules, kontra = valued(case)
    lines = [plain(line) for line in sentences.values.derivation(valuation, rules, kontra)]

    assert not any("{" in line or "}" in line for line in lines)
    worth = lines.pop(0)
    if valuation.contract.game is Game.NULL:
        assert figures(worth) == [valuation.worth]
    else:
        *counted, base, amount = figures(worth)
        assert counted == sorted(counted)
        assert counted[-1] * base == amount == valuation.worth
        assert ("without" in worth) is (valuation.matadors < 0)
        assert counted[0] == abs(valuation.matadors)
        assert worth.count(",") == len(valuation.levels)
    amount = valuation.worth
    if valuation.overbid:
        amount = figures(lines.pop(0))[-1]
    if not valuation.won:
        amount = product(lines.pop(0)) if valuation.loss_factor > 1 else figures(lines.pop(0))[-1]
    for _ in range(kontra):
        amount = product(lines.pop(0))
    if case["bock_factor"] != "1":
        assert "Bock" in lines[0]
        amount = product(lines.pop(0))
    assert amount == abs(int(case["score"]))
    assert lines == [f"score {int(case['score']):+,}".replace("-", "−")]


def test_counting_names_each_announced_level(sentences: Sentences) -> None:
    contract = Contract(Game.CLUBS, hand=True, schneider=True, schwarz=True, ouvert=True)
    valuation = evaluate(ISKO, contract, matadors=-2, bid=18, points=120, tricks=10)

    assert plain(sentences.values.worth(valuation)) == (
        "without 2, game 3, Hand 4, Schneider 5, Schneider announced 6, Schwarz 7, Schwarz announced 8, Ouvert 9,"
        " × 12 = 108"
    )


def test_simple_game_reads_as_players_say_it(sentences: Sentences) -> None:
    valuation = evaluate(ISKO, Contract(Game.CLUBS, hand=True), matadors=2, bid=18, points=61, tricks=6)

    assert plain(sentences.values.worth(valuation)) == "with 2, game 3, Hand 4, × 12 = 48"


def test_overbid_game_names_the_multiple_it_is_charged(sentences: Sentences) -> None:
    valuation = evaluate(ISKO, Contract(Game.CLUBS, hand=True), matadors=1, bid=46, points=74, tricks=6)

    lines = [plain(line) for line in sentences.values.derivation(valuation, ISKO)]

    assert lines == [
        "with 1, game 2, Hand 3, × 12 = 36",
        "overbid, smallest multiple of 12 that reaches 46 = 48",
        "lost, 2 × 48 = 96",
        "score −96",
    ]


def test_overbid_null_is_charged_in_multiples_of_the_plain_one(sentences: Sentences) -> None:
    valuation = evaluate(ISKO, Contract(Game.NULL), matadors=0, bid=24, points=0, tricks=0)

    lines = [plain(line) for line in sentences.values.derivation(valuation, ISKO)]

    assert lines == [
        "fixed value 23",
        "overbid, smallest multiple of 23 that reaches 24 = 46",
        "lost, 2 × 46 = 92",
        "score −92",
    ]


def test_beginners_overbid_counts_jacks_and_three(sentences: Sentences) -> None:
    valuation = evaluate(TCHIBO, Contract(Game.HEARTS), matadors=1, bid=24, points=70, tricks=6)

    lines = [plain(line) for line in sentences.values.derivation(valuation, TCHIBO)]

    assert lines == ["with 1, game 2, × 10 = 20", "overbid, (1 + 3) × 10 = 40", "lost, 40", "score −40"]


def test_beginners_overbid_counts_four_jacks_at_most_where_matadors_are_more(sentences: Sentences) -> None:
    rules = replace(TCHIBO, max_matadors_suit=11)
    valuation = evaluate(rules, Contract(Game.HEARTS), matadors=6, bid=72, points=70, tricks=6)

    assert plain(sentences.values.overbid_line(valuation, rules)) == "overbid, (4 + 3) × 10 = 70"


@pytest.mark.parametrize(
    ("bid", "points", "yours", "line"),
    [
        (18, 61, True, "your bid 18 is reached"),
        (18, 61, False, "the bid 18 is reached"),
        (33, 61, True, "your bid 33 is not reached"),
        (33, 61, False, "the bid 33 is not reached"),
        (0, 61, True, ""),
    ],
)
def test_bid_line_compares_with_the_bid(bid: int, points: int, yours: bool, line: str, sentences: Sentences) -> None:
    valuation = evaluate(ISKO, Contract(Game.CLUBS), matadors=1, bid=bid, points=points, tricks=6)

    assert sentences.values.bid_line(valuation, yours=yours) == line


# ------------------------------------------------------------------ before the play


def test_row_of_the_calculator_is_one_sentence(sentences: Sentences) -> None:
    contracts = Contract(Game.CLUBS), Contract(Game.NULL), Contract(Game.NULL, ouvert=True)
    rows = [plain(sentences.calculator.row(contract, 2, ISKO)) for contract in contracts]

    assert rows == [
        "Clubs: with 2, game 3, × 12 = 36; Hand: 48",
        "Null: fixed value 23; Hand: 35",
        "Null ouvert: fixed value 46; Hand: 59",
    ]


def test_a_row_that_stands_back_says_why(sentences: Sentences) -> None:
    """For those who do not see that it is dim: also as a Hand game it is worth less than the bid."""
    rows = [plain(sentences.calculator.row(Contract(Game.CLUBS), 2, ISKO, bid)) for bid in (36, 48, 50)]

    assert rows == [
        "Clubs: with 2, game 3, × 12 = 36; Hand: 48",
        "Clubs: with 2, game 3, × 12 = 36; Hand: 48",
        "Clubs: with 2, game 3, × 12 = 36; Hand: 48; less than the bid",
    ]


def test_parts_of_a_row_stand_alone(sentences: Sentences) -> None:
    calculator = sentences.calculator

    assert plain(calculator.counted(Contract(Game.GRAND), -4, ISKO)) == "without 4, game 5"
    assert plain(calculator.times(Game.GRAND)) == "× 24"
    assert " " not in calculator.times(Game.GRAND)  # no line breaks there
    assert calculator.times(Game.NULL) == ""


@pytest.mark.parametrize(
    ("run", "words"),
    [
        (2, "with Hearts safe up to 30"),
        (-1, "with Hearts safe up to 20"),
        (-2, "with Hearts up to 30, skat aside"),
        (-5, "with Hearts up to 60, skat aside"),
    ],
)
def test_a_jack_in_the_skat_may_make_a_game_without_two_or_more_worth_less(
    sentences: Sentences, run: int, words: str
) -> None:
    """With ♣J in the skat "without 1" becomes "with" two or more, but "without 2" becomes "with 1" (ISkO 2.4)."""
    assert plain(sentences.calculator.carries(Contract(Game.HEARTS), run, ISKO)) == words


@pytest.mark.parametrize(
    ("contract", "reach", "need"),
    [
        (Contract(Game.CLUBS), Reach.REACHED, "you need 61 points"),
        (Contract(Game.CLUBS, True, True), Reach.REACHED, "you need 90 points"),
        (Contract(Game.CLUBS, True, True, True), Reach.REACHED, "you need all ten tricks"),
        (Contract(Game.CLUBS, True, True, True, True), Reach.REACHED, "you need all ten tricks"),
        (Contract(Game.NULL), Reach.REACHED, "you must not take a trick"),
        (Contract(Game.CLUBS), Reach.WITH_SCHNEIDER, "you need 90 points"),
        (Contract(Game.CLUBS), Reach.WITH_SCHWARZ, "you need all ten tricks"),
        (Contract(Game.CLUBS, True, True), Reach.WITH_SCHWARZ, "you need all ten tricks"),
        (Contract(Game.CLUBS, spitze=True), Reach.REACHED, "you need 61 points, the last trick with the lowest trump"),
        (Contract(Game.CLUBS), Reach.NEVER, ""),
        (Contract(Game.NULL), Reach.NEVER, ""),
    ],
)
def test_need_says_what_the_declarer_has_to_do(
    contract: Contract, reach: Reach, need: str, sentences: Sentences
) -> None:
    """rules.md §8: with fewer points than reach the bid the game is overbid, and lost."""
    assert sentences.calculator.need(contract, ISKO, reach) == need


@pytest.mark.parametrize(
    ("contract", "bid", "reach", "sentence"),
    [
        (Contract(Game.DIAMONDS), 18, Reach.REACHED, "your bid 18 is reached"),
        (Contract(Game.DIAMONDS), 27, Reach.WITH_SCHNEIDER, "your bid 27 is reached only with Schneider"),
        (Contract(Game.DIAMONDS), 33, Reach.WITH_SCHWARZ, "your bid 33 is reached only with Schwarz"),
        (Contract(Game.DIAMONDS), 40, Reach.NEVER, "this game cannot reach your bid 40"),
        (Contract(Game.NULL), 23, Reach.REACHED, "your bid 23 is reached"),
        (Contract(Game.NULL), 24, Reach.NEVER, "this game cannot reach your bid 24"),
    ],
)
def test_outlook_says_what_reaches_the_bid(
    contract: Contract, bid: int, reach: Reach, sentence: str, sentences: Sentences
) -> None:
    outlook = sentences.calculator.outlook(contract, 1 if contract.game is not Game.NULL else 0, ISKO, bid)

    assert (outlook.reach, plain(outlook.sentence)) == (reach, sentence)


@pytest.mark.parametrize(
    ("run", "bid", "sentence"),
    [
        (-4, 60, "your bid 60 is reached, skat aside"),
        (-2, 40, "your bid 40 is reached, skat aside"),
        (-2, 30, "your bid 30 is reached"),  # with 1, Hand, too
        (-1, 30, "your bid 30 is reached"),
        (2, 40, "your bid 40 is reached"),
        (1, 40, "your bid 40 is reached only with Schneider, skat aside"),
        (1, 60, "this game cannot reach your bid 60, skat aside"),
    ],
)
def test_an_outlook_without_the_skat_says_so(run: int, bid: int, sentence: str, sentences: Sentences) -> None:
    """rules.md §4.1: in a Hand game the skat counts unseen; a jack in it can make a game longer, or with 1."""
    outlook = sentences.calculator.outlook(Contract(Game.HEARTS, hand=True), run, ISKO, bid)

    assert plain(outlook.sentence) == sentence


def test_a_null_below_the_bid_reaches_it_where_the_rules_say_so(sentences: Sentences) -> None:
    rules = replace(ISKO, null_below_bid="ignore")
    assert sentences.calculator.outlook(Contract(Game.NULL), 0, rules, 24).reach is Reach.REACHED


def test_a_product_stands_in_one_line() -> None:
    """Broken over two, from right to left its halves would be read in the wrong order."""
    assert equation(2, 48) == "\u20662\u00a0×\u00a048\u00a0=\u00a096\u2069"
