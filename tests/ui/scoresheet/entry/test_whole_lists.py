"""Whole lists entered by keyboard, game by game, compared with lists reckoned by hand."""

from dataclasses import replace
from decimal import Decimal

import pytest

from skatdesk.scoring.settlement import balances
from skatdesk.scoring.standings import Tally
from skatdesk.skat.ruleset import HOME, ISKO, ListSystem
from tests.scoring.builders import begin
from tests.ui.scoresheet.entry.conftest import Keeper

Line = tuple[str, str, int, int]
"""What is typed, who declared, the score, and the declarer's total after it; a passed-in deal has no declarer."""

THREE: tuple[Line, ...] = (
    # first round: Ada deals first
    ("1c1⏎", "Ada", 24, 24),  # with 1, game 2, × 12
    ("2s-2⏎", "Ben", 33, 33),  # without 2, game 3, × 11
    ("3d1l", "Cem", -36, -36),  # with 1, game 2, × 9 = 18, lost
    ("0", "", 0, 0),
    ("1g2⏎", "Ada", 72, 96),  # with 2, game 3, × 24
    ("2n⏎", "Ben", 23, 56),
    ("3nh⏎", "Cem", 35, -1),
    ("1nul", "Ada", -92, 4),  # Null ouvert 46, lost
    ("2nhu⏎", "Ben", 59, 115),
    ("3h4s⏎", "Cem", 60, 59),  # with 4, game 5, Schneider 6, × 10
    ("1c1h⏎", "Ada", 36, 40),  # with 1, game 2, Hand 3, × 12
    ("2d-3hs⏎", "Ben", 54, 169),  # without 3, game 4, Hand 5, Schneider 6, × 9
    # thirteenth game
    ("3c1sl", "Cem", -72, -13),  # with 1, game 2, Schneider 3, × 12 = 36, lost
    ("1c1al", "Ada", -120, -80),  # with 1, game 2, Hand 3, Schneider 4, announced 5, × 12 = 60, lost
    ("2s2a⏎", "Ben", 66, 235),  # with 2, game 3, Hand 4, Schneider 5, announced 6, × 11
    ("3g4zau⏎", "Cem", 264, 251),  # Grand ouvert with 4: 11 × 24
    ("1d1b22⏎", "Ada", -54, -134),  # 18 does not reach 22: overbid, 27 lost
    ("2h1sb22⏎", "Ben", 30, 265),  # Schneider saves it: 3 × 10 = 30
    ("3s10⏎", "Cem", 121, 372),  # with 10, game 11, × 11
    ("1c11⏎", "Ada", 144, 10),  # with 11, game 12, × 12
    ("0", "", 0, 0),
    ("2g-1l", "Ben", -96, 169),  # without 1, game 2, × 24 = 48, lost
    ("3d-4z⏎", "Cem", 63, 435),  # without 4, game 5, Schneider 6, Schwarz 7, × 9
    ("1h3b40⏎", "Ada", 40, 50),  # with 3, game 4, × 10, just reaches the bid
    # twenty-fifth game
    ("2c-1l", "Ben", -48, 121),
    ("3nb24⏎", "Cem", -92, 343),  # Null 23 below the bid: 2 × 23 = 46, lost
    ("1s1⏎", "Ada", 22, 72),
    ("2h2h⏎", "Ben", 40, 161),  # with 2, game 3, Hand 4, × 10
    ("3g1zl", "Cem", -192, 151),  # with 1, game 2, Schneider 3, Schwarz 4, × 24 = 96, lost
    ("1d5⏎", "Ada", 54, 126),  # with 5, game 6, × 9
    ("2c3hza⏎", "Ben", 108, 269),  # with 3, game 4, Hand 5, Schneider 6, ann. 7, Schwarz 8, ann. 9, × 12
    ("3h-1⏎", "Cem", 20, 171),
    ("1g3h⏎", "Ada", 120, 246),  # with 3, game 4, Hand 5, × 24
    ("2s1l", "Ben", -44, 225),
    ("3d2⏎", "Cem", 27, 198),
    ("1c-2sl", "Ada", -96, 150),  # without 2, game 3, Schneider 4, × 12 = 48, lost
)

FOUR: tuple[Line, ...] = (
    # in each round of four Ada, Ben, Cem and Dua deal in turn, and whoever deals sits out
    ("2c1⏎", "Ben", 24, 24),
    ("3s-1⏎", "Cem", 22, 22),
    ("4h2⏎", "Dua", 30, 30),
    ("1d3l", "Ada", -72, -72),  # with 3, game 4, × 9 = 36, lost
    ("3g1⏎", "Cem", 48, 70),
    ("4n⏎", "Dua", 23, 53),
    ("1c2⏎", "Ada", 36, -36),
    ("2h-2l", "Ben", -60, -36),
    ("4d1⏎", "Dua", 18, 71),
    ("1s4⏎", "Ada", 55, 19),
    ("2g2h⏎", "Ben", 96, 60),  # with 2, game 3, Hand 4, × 24
    ("0", "", 0, 0),
    ("2nul", "Ben", -92, -32),
    ("3c1s⏎", "Cem", 36, 106),
    ("4s3h⏎", "Dua", 55, 126),
    ("1h-1l", "Ada", -40, -21),
    ("3d-2b33⏎", "Cem", -72, 34),  # 27 does not reach 33: overbid, 36 lost
    ("4c-1⏎", "Dua", 24, 150),
    ("1g4s⏎", "Ada", 144, 123),
    ("2s1⏎", "Ben", 22, -10),
    ("4h1l", "Dua", -40, 110),
    ("1nh⏎", "Ada", 35, 158),
    ("2c3⏎", "Ben", 48, 38),
    ("3h6⏎", "Cem", 70, 104),
    ("2d2⏎", "Ben", 27, 65),
    ("0", "", 0, 0),
    ("4g1l", "Dua", -96, 14),
    ("1c1a⏎", "Ada", 60, 218),  # with 1, game 2, Hand 3, Schneider 4, announced 5, × 12
    ("3nu⏎", "Cem", 46, 150),
    ("4s-3⏎", "Dua", 44, 58),
    ("1h2s⏎", "Ada", 40, 258),
    ("2c-4⏎", "Ben", 60, 125),
    ("4d1zl", "Dua", -72, -14),  # with 1, game 2, Schneider 3, Schwarz 4, × 9 = 36, lost
    ("3s2⏎", "Cem", 33, 183),
    ("2g1⏎", "Ben", 48, 173),
    ("1s-1l", "Ada", -44, 214),
    ("2h5⏎", "Ben", 60, 233),
    ("1c1⏎", "Ada", 24, 238),
    ("4nhul", "Dua", -118, -132),
    ("3d4h⏎", "Cem", 54, 237),
    ("3g-2⏎", "Cem", 72, 309),
    ("4h3⏎", "Dua", 40, -92),
    ("2s1sl", "Ben", -66, 167),
    ("1d1⏎", "Ada", 18, 256),
    ("4c2zau⏎", "Dua", 108, 16),  # ouvert with 2: 9 × 12
    ("3n⏎", "Cem", 23, 332),
    ("1h1sb22⏎", "Ada", 30, 286),
    ("2c1l", "Ben", -48, 119),
)


def enter(keeper: Keeper, lines: tuple[Line, ...]) -> list[tuple[str, str, int, int]]:
    """Types all games; returns what the list says of each, in the same form."""
    found = []
    for typed, _, _, _ in lines:
        keeper.type(typed)
        game = keeper.last.declared
        if game is None:
            found.append((typed, "", 0, 0))
        else:
            points = keeper.list.tallies[game.declarer].points
            found.append((typed, keeper.list.players[game.declarer], game.score, points))
    return found


def test_a_list_of_three_with_36_games(keeper: Keeper) -> None:
    keeper.sit_down(begin(ISKO, 3))

    assert enter(keeper, THREE) == list(THREE)
    assert len(keeper.list.entries) == 36
    # points, won, lost, games the others lost, (won − lost) × 50, × 40, total
    assert keeper.list.tallies == (
        Tally(150, 8, 4, 7, 200, 280, 630),
        Tally(225, 8, 3, 8, 250, 320, 795),
        Tally(198, 7, 4, 7, 150, 280, 628),
    )
    assert [(standing.rank, standing.place) for standing in keeper.list.standings] == [(1, 1), (2, 0), (3, 2)]
    assert keeper.list.is_over
    assert keeper.said == "The series is over"
    keeper.type("1c1⏎")
    assert len(keeper.entered) == 36


def test_a_list_of_four_with_48_games(keeper: Keeper) -> None:
    keeper.sit_down(begin(ISKO, 4))

    assert enter(keeper, FOUR) == list(FOUR)
    assert len(keeper.list.entries) == 48
    # × 30 at a table of four, for the dealer who sat out too
    assert keeper.list.tallies == (
        Tally(286, 9, 3, 9, 300, 270, 856),
        Tally(119, 8, 4, 8, 200, 240, 559),
        Tally(332, 9, 1, 11, 400, 330, 1062),
        Tally(16, 8, 4, 8, 200, 240, 456),
    )
    assert [standing.place for standing in keeper.list.standings] == [2, 0, 1, 3]
    assert keeper.list.is_over


@pytest.mark.parametrize(
    ("size", "system", "totals"),
    [
        (3, "classic", (90, 0, 46)),
        (4, "classic", (90, 0, 46, 0)),
        (3, "seeger", (90, 40, 136)),
        (4, "seeger", (90, 30, 126, 30)),
        (3, "bierlachs", (-100, -190, -144)),
    ],
)
def test_the_sample_list_in_every_system(
    keeper: Keeper, size: int, system: ListSystem, totals: tuple[int, ...]
) -> None:
    """rules.md §11.8; Ben deals first, so that at a table of four Dua never declares."""
    keeper.sit_down(replace(begin(ISKO, size, first_dealer=1), system=system))

    keeper.type("1g4s⏎")
    keeper.type("1d-2l")
    keeper.type("3nu⏎")

    assert keeper.list.totals == totals


def test_the_sample_list_in_money(keeper: Keeper) -> None:
    """rules.md §11.8, each against each, one unit for a point."""
    systems: tuple[tuple[ListSystem, tuple[int, ...]], ...] = (("classic", (134, -136, 2)), ("seeger", (4, -146, 142)))
    for system, paid in systems:
        keeper.sit_down(replace(begin(ISKO, 3, first_dealer=1), system=system))
        for typed in ("1g4s⏎", "1d-2l", "3nu⏎"):
            keeper.type(typed)

        assert balances(keeper.list.totals, Decimal(1)) == tuple(map(Decimal, paid))


def test_a_list_at_home_with_kontra_ramsch_and_bock_rounds(keeper: Keeper) -> None:
    """A game lost with 60 card points makes the next three games count double."""
    keeper.sit_down(begin(HOME, 3))

    keeper.type("1c1p60⏎")  # 60 are not enough: lost, 2 × 24
    keeper.type("2s1k⏎")  # 22, Kontra, Bock: × 4
    keeper.type("3h-1kkl")  # 20 lost, Kontra, Re, Bock: × 2 × 4 × 2, and Kontra lost makes another Bock round
    keeper.type("r50⇥40⏎")  # Ramsch, doubled: Ada loses 50

    assert [entry.scores for entry in keeper.entered] == [(-48, 0, 0), (0, 88, 0), (0, 0, -320), (-100, 0, 0)]
    assert keeper.list.totals == (-148, 88, -320)
