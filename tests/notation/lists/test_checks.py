"""What cannot be true of one game together."""

from dataclasses import replace
from typing import Any

import pytest

from skatdesk.notation.lists.checks import first_conflict
from skatdesk.scoring.entries import DeclaredGame, Entry, RamschGame
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level, Valuation, evaluate

THREE, FOUR = Seating(3, 0), Seating(4, 0)


def _worth(contract: Contract, points: int = 70) -> Valuation:
    return evaluate(ISKO, contract, matadors=1, bid=18, points=points, tricks=0 if contract.game is Game.NULL else 7)


CLUBS, NULL = _worth(Contract(Game.CLUBS)), _worth(Contract(Game.NULL))
SCHNEIDER = _worth(Contract(Game.CLUBS), 90)
OUVERT = _worth(Contract(Game.GRAND, True, True, True, True))
TWICE = tuple((level, 2 if level is Level.SCHNEIDER else steps) for level, steps in SCHNEIDER.levels)


def _conflict(entry: Entry) -> str | None:
    found = first_conflict(entry)
    return None if found is None else f"{found.field}: {found.expected}".removesuffix(": ")


@pytest.mark.parametrize("valuation", [CLUBS, NULL, SCHNEIDER, OUVERT, replace(CLUBS, bid=24)])
def test_what_was_valued_goes_together(valuation: Valuation) -> None:
    assert _conflict(Entry(THREE, DeclaredGame(0, valuation))) is None


@pytest.mark.parametrize(
    ("valuation", "changes", "conflict"),
    [
        (CLUBS, {"bid": 19}, "bid: 20"),
        (CLUBS, {"bid": 265}, "bid: 264"),
        (CLUBS, {"base": 11, "worth": 22, "value": 22, "score": 22}, "base: 12"),
        (CLUBS, {"contract": Contract(Game.CLUBS, revolution=True)}, "said: hand, schneider, schwarz, ouvert, spitze"),
        (CLUBS, {"overbid": True, "won": False, "score": -48}, "overbid: false"),
        (SCHNEIDER, {"levels": TWICE, "worth": 48, "value": 48, "score": 48}, "levels: schneider 1"),
        (CLUBS, {"levels": ((Level.MATADORS, 2),)}, "levels: matadors 1"),
        (CLUBS, {"levels": ((Level.MATADORS, 1), (Level.HAND, 1))}, "levels: game 1"),
        (CLUBS, {"levels": (*CLUBS.levels, (Level.HAND, 1))}, "levels: hand 0"),
        (CLUBS, {"levels": (*CLUBS.levels, (Level.SPITZE, 1))}, "levels: spitze 0"),
        (CLUBS, {"contract": Contract(Game.CLUBS, spitze=True)}, "levels: spitze 1"),
        (OUVERT, {"base": 36, "worth": OUVERT.multiplier * 36}, f"value: {OUVERT.multiplier * 36}"),
        (OUVERT, {"base": 30}, "base: 24, 36"),
        (NULL, {"contract": Contract(Game.NULL, schneider=True)}, "said: hand, ouvert"),
        (NULL, {"contract": Contract(Game.NULL, schwarz=True)}, "said: hand, ouvert"),
        (NULL, {"contract": Contract(Game.NULL, spitze=True)}, "said: hand, ouvert"),
        (NULL, {"base": 23}, "base: 0"),
        (NULL, {"matadors": 1}, "matadors: 0"),
        (NULL, {"levels": ((Level.GAME, 1),)}, "levels: {}"),
        (NULL, {"worth": 46, "value": 46, "score": 46}, "worth: 23"),
        (NULL, {"won": False, "overbid": True, "value": 0, "score": 0}, "score: ≠ 0"),
    ],
)
def test_a_valuation_that_cannot_be_is_told_by_its_field(
    valuation: Valuation, changes: dict[str, Any], conflict: str
) -> None:
    assert _conflict(Entry(THREE, DeclaredGame(0, replace(valuation, **changes)))) == conflict


@pytest.mark.parametrize(
    ("seating", "ramsch", "conflict"),
    [
        (THREE, RamschGame((60, 40, 20), (-60, 0, 0), pushes=3), None),
        (THREE, RamschGame((60, 40, 20), (-60, 0, 0), pushes=4), "pushes: 0 … 3"),
        (THREE, RamschGame((90, 40, -10), (-90, 0, 0)), "ramsch: Σ 120"),
        (THREE, RamschGame((71, 71, 0), (-71, -71, 0)), None),  # the 22 points of a skat counted for both
        (THREE, RamschGame((71, 71, 1), (-71, -71, 0)), "ramsch: Σ 120"),
        (THREE, RamschGame((42, 42, 42), (-42, -42, -42)), None),  # 3 points for each of three: 6 more than 120
        (THREE, RamschGame((41, 41, 41), (-41, -41, -41)), "ramsch: Σ 120"),
        (FOUR, RamschGame((0, 60, 40, 20), (0, -60, 0, 0)), None),
        (FOUR, RamschGame((20, 60, 40, 0), (0, -60, 0, 0)), "ramsch"),
        (FOUR, RamschGame((0, 60, 40, 20), (-60, 0, 0, 0)), "scores"),
        (FOUR, RamschGame((0, 60, 40, 20), (0, -120, 0, 0), virgin=0), "virgin"),
        (FOUR, RamschGame((0, 120, 0, 0), (0, 120, 0, 0), march=0), "march"),
    ],
)
def test_a_ramsch_that_cannot_be_is_told_by_its_field(
    seating: Seating, ramsch: RamschGame, conflict: str | None
) -> None:
    """Place 0 deals, and has no cards at a table of four."""
    assert _conflict(Entry(seating, ramsch)) == conflict


@pytest.mark.parametrize(
    ("taken", "conflict"),
    [({"points": 120, "tricks": 10}, None), ({"points": 121}, "points: 0 … 120"), ({"tricks": 11}, "tricks: 0 … 10")],
)
def test_nobody_takes_more_than_there_is(taken: dict[str, Any], conflict: str | None) -> None:
    assert _conflict(Entry(THREE, DeclaredGame(0, CLUBS, **taken))) == conflict
