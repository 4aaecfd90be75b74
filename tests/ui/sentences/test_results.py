"""The headline of a deal, for declarer, defender and onlooker."""

import itertools
import re
from dataclasses import replace
from typing import Literal, get_args

import pytest

from skatdesk.i18n.numbers import number
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.events import Claimed, Conceded, Event, PlayerLeft, ThrownIn
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ramsch import score_ramsch
from skatdesk.skat.results import Aborted, PassedIn, Played, RamschPlayed
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND as ADA
from skatdesk.skat.seats import MIDDLEHAND as BEN
from skatdesk.skat.seats import REARHAND as CEM
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.valuation import evaluate
from skatdesk.ui.sentences import Company, Sentences
from tests.helpers.plain import plain

CLUBS = Contract(Game.CLUBS)
NULL = Contract(Game.NULL)
SCHNEIDER = Contract(Game.CLUBS, hand=True, schneider=True)
SCHWARZ = Contract(Game.CLUBS, hand=True, schneider=True, schwarz=True)
SPITZE = Contract(Game.CLUBS, spitze=True)


def played(
    points: int, *, contract: Contract = CLUBS, tricks: int = 6, bid: int = 18, declarer: Seat = ADA, made: bool = True
) -> Played:
    """A deal played to the end."""
    valuation = evaluate(ISKO, contract, matadors=1, bid=bid, points=points, tricks=tricks, spitze_made=made)
    return Played(declarer, points, tricks, 0, valuation)


def as_if(points: int, won: bool, declarer: Seat = ADA) -> Played:
    """A deal given up at these points and counted as simply won or lost."""
    valuation = evaluate(ISKO, CLUBS, matadors=1, bid=18, points=61 if won else 60, tricks=6)
    return Played(declarer, points, 3, 0, valuation)


@pytest.mark.parametrize(
    ("result", "headline"),
    [
        (played(79), "You win with 79 points"),
        (played(79, declarer=BEN), "Ben wins with 79 points"),
        (played(45), "You lose with 45 points"),
        (played(45, declarer=BEN), "Ben loses with 45 points"),
        (played(60), "60 : 60, you lose"),
        (played(60, declarer=BEN), "60 : 60, Ben loses"),
        (played(120, tricks=10), "You win all ten tricks"),
        (played(120, tricks=9), "You win with 120 points"),
        (played(89, bid=33), "You lose with 89 points: overbid"),
        (played(89, bid=33, declarer=BEN), "Ben loses with 89 points: overbid"),
        (played(85, contract=SCHNEIDER), "You lose with 85 points: Schneider announced"),
        (played(45, contract=SCHNEIDER), "You lose with 45 points"),
        (played(92, contract=SCHNEIDER), "You win with 92 points"),
        (played(120, contract=SCHWARZ, tricks=9), "You lose with 120 points: Schwarz announced"),
        (played(80, contract=SPITZE, made=False), "You lose with 80 points: Spitze missed"),
        (played(61, contract=SPITZE, made=False), "You lose with 61 points: Spitze missed"),
        (played(45, contract=SPITZE, made=False), "You lose with 45 points"),
        (played(0, contract=NULL, tricks=0), "You win without a trick"),
        (played(0, contract=NULL, tricks=0, declarer=BEN), "Ben wins without a trick"),
        (played(0, contract=NULL, tricks=1), "You take a trick and lose"),
        (played(0, contract=NULL, tricks=0, bid=24), "You lose: overbid"),
        (PassedIn(), "Passed in: nobody bid"),
        (Aborted(ADA), "You have left the table: the deal does not count"),
        (Aborted(BEN), "Ben has left the table: the deal does not count"),
    ],
)
def test_headline_says_who_won_and_by_what(
    result: Played | PassedIn | Aborted, headline: str, sentences: Sentences, company: Company
) -> None:
    assert plain(sentences.results.headline(result, company)) == headline


@pytest.mark.parametrize(
    ("declarer", "won", "ending", "headline"),
    [
        (ADA, False, Conceded(ADA, None), "You give up and lose"),
        (BEN, False, Conceded(BEN, None), "Ben gives up and loses"),
        (ADA, True, Conceded(BEN, CEM), "The defenders give up: you win"),
        (BEN, True, Conceded(ADA, CEM), "Your side gives up: Ben wins"),
        (BEN, True, Conceded(CEM, ADA), "Your side gives up: Ben wins"),
        (ADA, True, None, "The defenders give up: you win"),
        (ADA, False, Conceded(BEN, CEM), "You lose with 20 points"),
        (ADA, False, ThrownIn(ADA), "You throw the cards in and lose"),
        (BEN, False, ThrownIn(BEN), "Ben throws the cards in and loses"),
        (ADA, False, Claimed(BEN, ()), "You lose with 20 points"),
        (ADA, False, PlayerLeft(ADA, False), "You leave the table and lose"),
        (BEN, False, PlayerLeft(BEN, True), "Ben runs out of time and loses"),
        (ADA, True, PlayerLeft(BEN, False), "Ben leaves the table: you win"),
        (ADA, False, PlayerLeft(BEN, False), "You lose with 20 points"),
        (BEN, True, PlayerLeft(CEM, True), "Cem runs out of time: Ben wins"),
        (BEN, True, PlayerLeft(ADA, True), "You run out of time: Ben wins"),
        (BEN, True, PlayerLeft(ADA, False), "You leave the table: Ben wins"),
    ],
)
def test_early_end_says_how_it_came(
    declarer: Seat,
    won: bool,
    ending: Event | None,
    headline: str,
    sentences: Sentences,
    company: Company,
) -> None:
    assert plain(sentences.results.headline(as_if(20, won, declarer), company, ending)) == headline


def test_declarer_who_gives_up_a_won_game_has_won(sentences: Sentences, company: Company) -> None:
    assert plain(sentences.results.headline(played(64), company, Conceded(ADA, BEN))) == "You win with 64 points"


@pytest.mark.parametrize(
    ("declarer", "you", "sides"),
    [
        (ADA, ADA, ("You 79", "Ben and Cem 41")),
        (BEN, ADA, ("Ben 79", "You and Cem 41")),
        (BEN, None, ("Ben 79", "Cem and Ada 41")),
    ],
)
def test_sides_share_the_points(
    declarer: Seat, you: Seat | None, sides: tuple[str, str], sentences: Sentences, company: Company
) -> None:
    told = sentences.results.sides(played(79, declarer=declarer), Company(company.names, you))

    assert tuple(map(plain, told)) == sides


# ------------------------------------------------------------------ Ramsch


def ramsch(
    rules: RuleSet, points: tuple[int, int, int], tricks: tuple[int, int, int], pushes: int = 0, bock: int = 1
) -> RamschPlayed:
    """A Ramsch with these card points, the skat in them."""
    return RamschPlayed(pushes, bock, score_ramsch(rules, BySeat(*points), BySeat(*tricks), 0, ADA, pushes, bock))


@pytest.mark.parametrize(
    ("result", "headline"),
    [
        (ramsch(HOME, (50, 40, 30), (4, 3, 3)), "You lose with 50 points"),
        (ramsch(HOME, (40, 50, 30), (4, 3, 3)), "Ben loses with 50 points"),
        (ramsch(HOME, (45, 45, 30), (4, 3, 3)), "You and Ben lose with 45 points each"),
        (ramsch(HOME, (30, 45, 45), (4, 3, 3)), "Ben and Cem lose with 45 points each"),
        (ramsch(HOME, (40, 40, 40), (4, 3, 3)), "Nobody loses: 40 points each"),
        (ramsch(HOME, (120, 0, 0), (10, 0, 0)), "You take all ten tricks: March"),
        (ramsch(HOME, (0, 120, 0), (0, 10, 0)), "Ben takes all ten tricks: March"),
        (ramsch(TCHIBO, (50, 40, 30), (4, 3, 3)), "You have most points: 50"),
        (ramsch(TCHIBO, (30, 40, 50), (4, 3, 3)), "Cem has most points: 50"),
        (ramsch(TCHIBO, (45, 30, 45), (4, 3, 3)), "You and Cem have most points: 45 each"),
        (ramsch(TCHIBO, (30, 45, 45), (4, 3, 3)), "Ben and Cem have most points: 45 each"),
        (ramsch(TCHIBO, (40, 40, 40), (4, 3, 3)), "All three lose with 40 points"),
    ],
)
def test_headline_of_a_ramsch_says_who_loses(
    result: RamschPlayed, headline: str, sentences: Sentences, company: Company
) -> None:
    assert plain(sentences.results.headline(result, company)) == headline


def test_nobody_has_forty_points_of_a_ramsch_whose_skat_is_the_loser_s(sentences: Sentences, company: Company) -> None:
    rules = replace(HOME, ramsch_skat_to="loser")
    score = score_ramsch(rules, BySeat(38, 38, 38), BySeat(4, 3, 3), 6, ADA)

    assert sentences.results.headline(RamschPlayed(0, 1, score), company) == "Nobody loses: 38 points each"


def derived(result: RamschPlayed, sentences: Sentences) -> list[str]:
    score, names = result.score, BySeat("Ada", "Ben", "Cem")
    told = sentences.ramsch.derivation(
        score.points,
        score.scores,
        result.pushes,
        result.bock_factor,
        "" if score.virgin is None else names[score.virgin],
        "" if score.march is None else names[score.march],
    )
    return [plain(line) for line in told]


@pytest.mark.parametrize(
    ("result", "lines"),
    [
        (ramsch(HOME, (50, 40, 30), (4, 3, 3)), ["50 points"]),
        (ramsch(HOME, (70, 50, 0), (5, 5, 0)), ["70 points", "Virgin for Cem, 2 × 70 = 140"]),
        (
            ramsch(HOME, (70, 50, 0), (5, 5, 0), pushes=2, bock=2),
            [
                "70 points",
                "pushed on unseen, 4 × 70 = 280",
                "Virgin for Cem, 2 × 280 = 560",
                "Bock round, 2 × 560 = 1,120",
            ],
        ),
        (ramsch(HOME, (40, 40, 40), (4, 3, 3)), []),
        (ramsch(HOME, (120, 0, 0), (10, 0, 0), pushes=1), ["March for Ada, 120", "pushed on unseen, 2 × 120 = 240"]),
        (ramsch(TCHIBO, (50, 40, 30), (4, 3, 3)), ["everybody writes down their own points"]),
    ],
)
def test_derivation_of_a_ramsch_ends_with_its_score(
    result: RamschPlayed, lines: list[str], sentences: Sentences
) -> None:
    assert derived(result, sentences) == lines


@pytest.mark.parametrize(
    ("points", "tricks"),
    [((95, 25, 0), (6, 4, 0)), ((60, 60, 0), (5, 5, 0)), ((40, 40, 40), (4, 3, 3)), ((120, 0, 0), (10, 0, 0))],
)
def test_by_every_rule_of_ramsch_the_last_line_ends_with_what_the_loser_writes(
    points: tuple[int, int, int], tricks: tuple[int, int, int], sentences: Sentences
) -> None:
    """A rule that changes the score is told in ``RamschSentences``."""
    kinds = {switch: kind for switch, kind in RuleSet.__annotations__.items() if switch.startswith("ramsch_")}
    kinds["ramsch_score"] = Literal["loser"]
    for values in itertools.product(*(get_args(kind) or (False, True) for kind in kinds.values())):
        rules = RuleSet.from_dict({"base": "home", **dict(zip(kinds, values, strict=True))})
        result = ramsch(rules, points, tricks, pushes=1, bock=2)

        last = (derived(result, sentences) or ["0"])[-1]
        assert re.findall(r"[\d,]+", last)[-1] == number(max(map(abs, result.score.scores))), rules
        assert ("shared" in last) is (rules.ramsch_tie == "split" and len(result.score.losers) == 2), rules


@pytest.mark.parametrize(("pushes", "lines"), [(0, []), (1, ["50 points", "pushed on unseen, 2 × 50 = 100"])])
def test_what_the_headline_of_a_ramsch_says_is_not_said_again_below(
    pushes: int, lines: list[str], sentences: Sentences, company: Company
) -> None:
    result = ramsch(HOME, (50, 40, 30), (4, 3, 3), pushes)

    assert [plain(line) for line in sentences.ramsch.lines(result, company)] == lines


def test_shared_loss_of_a_ramsch(sentences: Sentences) -> None:
    rules = RuleSet.from_dict({"base": "home", "ramsch_tie": "split"})
    result = ramsch(rules, (45, 45, 30), (4, 3, 3))

    told = sentences.ramsch.derivation(result.score.points, result.score.scores)

    assert [plain(line) for line in told] == ["45 points", "shared by 2, 22 each"]


def test_kontra_is_named_step_by_step(sentences: Sentences) -> None:
    valuation = evaluate(
        HOME, CLUBS, matadors=1, bid=18, points=61, tricks=6, kontra_factor=kontra_factor(2), bock_factor=2
    )

    assert [plain(line) for line in sentences.values.list_lines(valuation, 2)] == [
        "Kontra, 2 × 24 = 48",
        "Re, 2 × 48 = 96",
        "Bock round, 2 × 96 = 192",
    ]
