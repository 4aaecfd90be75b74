"""One game of a list, from a deal played here or from a physical table."""

from dataclasses import FrozenInstanceError, replace
from typing import Literal

import pytest

from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame, entry_of
from skatdesk.scoring.systems import changes
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ramsch import score_ramsch
from skatdesk.skat.results import Aborted, PassedIn, Played, RamschPlayed
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat, Seating
from skatdesk.skat.valuation import evaluate
from tests.scoring.builders import declared, passed_in


def test_a_played_game_stands_at_the_place_of_its_declarer() -> None:
    contract = Contract(Game.HEARTS, hand=True)
    valuation = evaluate(HOME, contract, matadors=-2, bid=30, points=72, tricks=7, kontra_factor=4, bock_factor=2)

    entry = entry_of(Played(REARHAND, 72, 7, 2, valuation), Seating(4, 2))

    game = entry.declared
    assert game is not None
    assert game.declarer == 1  # dealer 2: forehand sits at 3, middlehand at 0
    assert (game.contract, game.matadors, game.bid, game.points, game.tricks) == (contract, -2, 30, 72, 7)
    assert (game.kontra, game.bock_factor, game.won, game.score) == (2, 2, True, 40 * 8)
    assert entry.scores == (0, 320, 0, 0)


def test_a_played_ramsch_stands_at_the_places_of_its_seats() -> None:
    score = score_ramsch(HOME, BySeat(70, 50, 0), BySeat(6, 4, 0), 0, FOREHAND, pushes=1, bock_factor=2)

    entry = entry_of(RamschPlayed(1, 2, score), Seating(4, 0))

    assert entry.outcome == RamschGame((0, 70, 50, 0), (0, -560, 0, 0), pushes=1, bock_factor=2, virgin=3)
    assert entry.scores == (0, -560, 0, 0)
    assert entry.outcome.doublings == 4  # pushed once, and a player without a trick
    assert entry.declared is None


def test_a_march_is_kept_with_its_place() -> None:
    score = score_ramsch(HOME, BySeat(0, 110, 0), BySeat(0, 10, 0), 10, MIDDLEHAND)

    entry = entry_of(RamschPlayed(0, 1, score), Seating(3, 1))

    assert entry.outcome == RamschGame((120, 0, 0), (120, 0, 0), march=0)


def test_a_game_counts_twice_in_a_bock_round_and_once_again_outside() -> None:
    """Kontra stays, and so does a score the table agreed on."""
    seating, contract = Seating(3, 0), Contract(Game.CLUBS)
    single, double = (
        evaluate(HOME, contract, matadors=1, bid=18, points=20, tricks=2, kontra_factor=2, bock_factor=factor)
        for factor in (1, 2)
    )
    once, twice = (Entry(seating, DeclaredGame(1, worth, kontra=1)) for worth in (single, double))
    assert (once.bock_factor, twice.bock_factor) == (1, 2)
    assert (once.with_bock(2), twice.with_bock(1), once.with_bock(1)) == (twice, once, once)

    agreed = Entry(seating, DeclaredGame(1, single, kontra=1, agreed=-48)).with_bock(2)
    assert (agreed.scores, agreed.bock_factor) == ((0, -48, 0), 2)
    ramsch = Entry(seating, RamschGame((70, 50, 0), (-140, 0, 0), virgin=2))
    assert ramsch.with_bock(2).outcome == RamschGame((70, 50, 0), (-280, 0, 0), bock_factor=2, virgin=2)
    nobody = passed_in(seating)
    assert (nobody.bock_factor, nobody.with_bock(2)) == (None, nobody)


@pytest.mark.parametrize("tie", ["split", "both"])
@pytest.mark.parametrize("pushes", [0, 1])
def test_a_loss_that_is_shared_is_shared_anew_in_a_bock_round(tie: Literal["split", "both"], pushes: int) -> None:
    """Half a point is written down nowhere, so half of what counts twice is not twice the half."""
    rules = replace(HOME, ramsch_tie=tie, ramsch_skat_to="last")
    _counts_twice_in_a_bock_round(rules, BySeat(45, 45, 27), BySeat(4, 4, 2), 3, REARHAND, pushes)


@pytest.mark.parametrize(
    "rules",
    [HOME, replace(HOME, ramsch_score="own"), replace(HOME, ramsch_three_way="all_lose"), TCHIBO],
    ids=["home", "own", "three lose", "tchibo"],
)
@pytest.mark.parametrize(
    ("points", "tricks"),
    [
        (BySeat(70, 40, 10), BySeat(6, 3, 1)),
        (BySeat(80, 40, 0), BySeat(6, 4, 0)),
        (BySeat(40, 40, 40), BySeat(4, 3, 3)),
        (BySeat(0, 120, 0), BySeat(0, 10, 0)),
    ],
    ids=["one loses", "a virgin", "all have as much", "a march"],
)
@pytest.mark.parametrize("pushes", [0, 2])
def test_every_ramsch_counts_twice_in_a_bock_round(
    rules: RuleSet, points: BySeat[int], tricks: BySeat[int], pushes: int
) -> None:
    """Whatever the table takes for a loss, a march included."""
    _counts_twice_in_a_bock_round(rules, points, tricks, 0, MIDDLEHAND, pushes)


def _counts_twice_in_a_bock_round(
    rules: RuleSet, points: BySeat[int], tricks: BySeat[int], skat: int, last_trick: Seat, pushes: int
) -> None:
    """A Ramsch put into a Bock round, or out of it, is worth what the same cards come to there."""
    once, twice = (
        entry_of(
            RamschPlayed(pushes, bock, score_ramsch(rules, points, tricks, skat, last_trick, pushes, bock)),
            Seating(3, 2),
        )
        for bock in (1, 2)
    )
    assert (once.with_bock(2), twice.with_bock(1), twice.with_bock(2)) == (twice, once, twice)


def test_a_passed_in_deal_changes_nothing() -> None:
    entry = entry_of(PassedIn(), Seating(3, 2))

    assert entry == Entry(Seating(3, 2), PassedInGame())
    assert entry.scores == (0, 0, 0)


def test_a_deal_broken_off_is_no_entry() -> None:
    with pytest.raises(SkatError, match="broken off"):
        entry_of(Aborted(FOREHAND), Seating(3, 0))


def test_the_dealer_of_four_cannot_declare() -> None:
    with pytest.raises(SkatError, match="place 2 does not play"):
        declared(Seating(4, 2), 2, "C")
    with pytest.raises(SkatError, match="place 3 does not play"):
        declared(Seating(3, 2), 3, "C")


def test_a_ramsch_names_every_place_of_the_table() -> None:
    with pytest.raises(SkatError, match="a Ramsch of 4 places"):
        Entry(Seating(4, 0), RamschGame((50, 40, 30), (-50, 0, 0)))


def test_a_fourth_who_was_away_has_nothing_of_a_ramsch() -> None:
    entry = Entry(Seating(3, 0), RamschGame((50, 40, 30), (-50, 0, 0)))

    assert entry.with_fourth_away().outcome == RamschGame((50, 40, 30, 0), (-50, 0, 0, 0))


def test_a_remark_is_one_short_line() -> None:
    Entry(Seating(3, 0), PassedInGame(), "x" * 60)
    for remark in ("x" * 61, "two\nlines"):
        with pytest.raises(SkatError, match="not one line of at most 60 letters"):
            Entry(Seating(3, 0), PassedInGame(), remark)


def test_an_agreed_score_stands_instead_of_the_valued_one() -> None:
    """A correction: the table settles on something else than the rules give."""
    entry = declared(Seating(3, 0), 1, "C", 1)
    valued = entry.declared
    assert valued is not None

    agreed = Entry(entry.seating, replace(valued, agreed=-100))

    assert entry.scores == (0, 24, 0)
    assert agreed.scores == (0, -100, 0)
    assert agreed.declared is not None
    assert not agreed.declared.won
    assert changes("seeger", agreed) == (40, -150, 40)


def test_an_agreed_score_says_who_won() -> None:
    valued = declared(Seating(3, 0), 1, "C", 1).declared
    assert valued is not None
    assert [replace(valued, agreed=score).won for score in (1, -1)] == [True, False]
    with pytest.raises(SkatError, match="neither won nor lost"):
        replace(valued, agreed=0)


def test_an_offence_is_valued_at_the_simple_level_without_card_points() -> None:
    """E06, E07: what was taken until the offence does not matter."""
    contract = Contract(Game.CLUBS)
    by_defender = evaluate(ISKO, contract, matadors=1, bid=24, points=61, tricks=1)
    by_declarer = evaluate(ISKO, contract, matadors=1, bid=24, points=60, tricks=1)

    won = Entry(Seating(3, 0), DeclaredGame(1, by_defender, by_offence=True))
    lost = Entry(Seating(3, 0), DeclaredGame(1, by_declarer, by_offence=True))

    assert (won.scores, lost.scores) == ((0, 24, 0), (0, -48, 0))


def test_more_doublings_than_the_score_holds_are_refused() -> None:
    valued = declared(Seating(3, 0), 1, "C", 1, kontra=1).declared
    assert valued is not None
    with pytest.raises(SkatError, match="does not contain 2 doublings"):
        replace(valued, kontra=2)


def test_entries_never_change() -> None:
    entry = passed_in(Seating(3, 0))
    with pytest.raises(FrozenInstanceError):
        entry.seating = Seating(3, 1)  # type: ignore[misc]  # mypy knows it too
    assert len({entry, passed_in(Seating(3, 0))}) == 1
