"""The figures of a match, by hand."""

from dataclasses import replace
from itertools import pairwise
from math import sqrt

import pytest

from skatdesk.match.intervals import Estimate, estimate, student
from skatdesk.match.plan import plan_of
from skatdesk.match.records import Fault
from skatdesk.match.report import report_data, report_lines
from skatdesk.match.summary import CONTRACT_KINDS, Declared, Summary, contract_kind, summary
from skatdesk.notation.actions import parse_contract
from skatdesk.skat.contracts import contracts
from skatdesk.skat.ruleset import PROFILES
from tests.match.sample_boards import board, game

PLAN = plan_of(["x", "y", "y"])
BOARDS = [
    board(
        1,
        game((0, 1, 1), declarer=0, value=24),
        game((1, 0, 1), declarer=1, contract="G", value=48),
        game((1, 1, 0), declarer=2, contract="NO", value=-92),
    ),
    board(
        2,
        game((0, 1, 1), declarer=1, contract="CH", value=-72, overbid=True, time=7.0),
        game((1, 0, 1)),
        game((1, 1, 0), declarer=0, contract="C", value=20, time=3.0),
    ),
]


def of() -> Summary:
    """The summary of the boards above, with x called Anna and y Bela."""
    return summary(PLAN, ("Anna", "Bela"), BOARDS)


def test_games_of_each_player() -> None:
    anna, bela = of().players

    assert (of().boards, of().games, of().passed_in) == (2, 6, 1)
    assert (anna.games, bela.games) == (6, 12)
    assert anna.declared == Declared(3, 2, (24 + 48 - 92) / 3)
    assert bela.declared == Declared(2, 1, (20 - 72) / 2)
    assert anna.contracts == {
        "suit": Declared(1, 1, 24.0),
        "grand": Declared(1, 1, 48.0),
        "null ouvert": Declared(1, 0, -92.0),
    }
    assert bela.contracts == {"suit": Declared(1, 1, 20.0), "suit hand": Declared(1, 0, -72.0)}
    assert (anna.overbid, bela.overbid) == (0, 1)


def test_list_scores_are_means_of_boards() -> None:
    anna, bela = of().players
    first, second = (74 + 98 - 142) / 3, (40 + 0 + 0) / 3

    assert anna.seeger.mean == pytest.approx((first + second) / 2)
    assert bela.seeger.mean == pytest.approx(((0 + 0 + 40 + 40) / 6 + (-122 + 40 + 70) / 6) / 2)


def test_difference_is_paired_by_board() -> None:
    (difference,) = of().differences
    first = 10.0 - 80 / 6
    second = 40 / 3 + 12 / 6

    assert (difference.player, difference.other) == ("Anna", "Bela")
    assert difference.seeger.mean == pytest.approx((first + second) / 2)
    assert difference.seeger.margin == pytest.approx(student(1) * abs(first - second) / sqrt(2) / sqrt(2))


def test_times_are_those_of_the_questions() -> None:
    anna, bela = of().players

    assert anna.milliseconds == (4.0, 4.0, 7.0)
    assert bela.milliseconds == (1.5, 1.0, 3.0)


def test_faults_are_counted_by_kind_with_the_first_of_each() -> None:
    faulty = replace(
        BOARDS[1].games[0],
        faults=(Fault(1, "silence", "late"), Fault(2, "silence", "later"), Fault(2, "illegal", "wrong")),
    )
    boards = [BOARDS[0], board(2, faulty, *BOARDS[1].games[1:])]
    anna, bela = summary(PLAN, ("Anna", "Bela"), boards).players

    assert (anna.faults, anna.examples) == ({}, {})
    assert bela.faults == {"silence": 2, "illegal": 1}
    assert bela.examples == {"silence": "board 2: late", "illegal": "board 2: wrong"}
    lines = list(report_lines(PLAN, summary(PLAN, ("Anna", "Bela"), boards)))
    assert lines[-3:] == [
        "Anna: no faults",
        "Bela: illegal answer, 1 time; first on board 2: wrong",
        "Bela: silent, 2 times; first on board 2: late",
    ]


def test_the_report_tells_shares_of_what_they_are_shares_of() -> None:
    """Anna declared three of her six games and won two of them; nought has no sign."""
    lines = [" ".join(line.split()) for line in report_lines(PLAN, of())]
    anna, bela = of().players
    nought = replace(bela, seeger=Estimate(-0.01, 0.1))
    level = list(report_lines(PLAN, replace(of(), players=(anna, nought))))

    assert lines[0].endswith("6 games, 1 passed in (16.7 %)")
    assert next(line for line in lines if line.startswith("Anna 6 ")).startswith("Anna 6 3 50.0 % 66.7 % -6.7 ")
    assert "grand 1 33.3 % 100.0 % +48.0" in lines
    assert next(line for line in level if line.startswith("Bela ")).split()[-4:] == ["+0", "±", "4", "1"]


def test_match_in_which_nothing_was_played() -> None:
    told = summary(PLAN, ("Anna", "Bela"), [board(1, *(game(seats) for seats in PLAN.seatings))])

    assert told.players[0].declared == Declared(0, 0, 0.0)
    assert told.differences[0].seeger.margin is None
    assert report_data(PLAN, told)["passed_in"] == 3
    lines = list(report_lines(PLAN, told))
    assert next(line.split()[3:7] for line in lines if line.startswith("Anna  ")) == ["0.0", "%", "-", "-"]
    assert not any("contract" in line for line in lines)


def test_who_plays_alone_is_compared_with_nobody() -> None:
    lines = list(report_lines(plan_of(["x"]), summary(plan_of(["x"]), ("Anna",), [board(1, game((0, 0, 0), 1))])))

    assert ("", "") not in set(pairwise(lines))


def test_every_contract_has_a_kind() -> None:
    kinds = {contract_kind(contract) for hand in (False, True) for contract in contracts(PROFILES["home"], hand)}

    assert kinds <= set(CONTRACT_KINDS)
    assert contract_kind(parse_contract("CHSZO")) == "suit ouvert"
    assert contract_kind(parse_contract("GHS")) == "grand hand"
    assert contract_kind(parse_contract("NHO")) == "null ouvert hand"
    assert contract_kind(parse_contract("NH")) == "null hand"
    assert contract_kind(parse_contract("NHOR")) == "revolution"


@pytest.mark.parametrize(
    ("freedom", "point", "exact_to"),
    [
        (3, 3.18245, 0.01),
        (5, 2.57058, 0.01),
        (10, 2.22814, 1e-4),
        (30, 2.04227, 1e-5),
        (100, 1.98397, 1e-5),
        (10_000, 1.96020, 1e-5),
    ],
)
def test_students_distribution(freedom: int, point: float, exact_to: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=exact_to)


def test_interval_of_a_mean() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])

    assert found.mean == 2.5
    assert found.margin == pytest.approx(3.182 * sqrt(5 / 3 / 4), rel=0.01)
    assert found.margin is not None
    assert found.times(36) == Estimate(90.0, 36 * found.margin)
    assert estimate([7.0]).margin is None
    assert estimate([7.0]).times(2).margin is None
