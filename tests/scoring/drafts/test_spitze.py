"""Games announced with Spitze, as they are written down (rules.md §12.5)."""

from dataclasses import replace
from typing import Literal

import pytest

from skatdesk.scoring.drafts import DealTerms, GameDraft, Mark, Reason
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating


def spitze(terms: DealTerms) -> GameDraft:
    """Clubs with 2, played by the first player at the table."""
    return GameDraft.begin(terms).with_declarer(0).with_game(Game.CLUBS).with_matadors(2).with_mark(Mark.SPITZE, True)


@pytest.mark.parametrize(
    ("steps", "kontra", "bock", "won", "score"),
    [
        (1, 0, 1, True, 48),  # 12 × (2 + 1 + 1)
        (1, 0, 1, False, -96),
        (1, 1, 1, False, -192),
        (1, 2, 2, True, 384),
        (1, 2, 2, False, -768),
        (2, 0, 1, True, 60),  # 12 × (2 + 1 + 2)
        (2, 1, 2, False, -480),
    ],
)
def test_spitze_counts_its_steps_before_loss_kontra_and_bock(
    steps: Literal[1, 2], kontra: int, bock: int, won: bool, score: int
) -> None:
    """rules.md §7.3, §12.5: clubs with 2."""
    draft = spitze(DealTerms(Seating(3, 0), replace(HOME, spitze=steps)))

    assert draft.with_kontra(kontra).with_bock(bock).entry(won).scores == (score, 0, 0)


def test_a_grand_hand_of_a_ramsch_round_has_no_spitze() -> None:
    """rules.md §12.3; one that is written down can be taken off."""
    terms = DealTerms(Seating(3, 0), replace(HOME, spitze=1))
    round_of_ramsch = replace(terms, ramsch_round=True)
    draft = GameDraft.begin(round_of_ramsch).with_declarer(0).with_game(Game.GRAND).with_matadors(2)

    assert draft.against_mark(Mark.SPITZE) is Reason.NOT_WITH_THIS_GAME
    assert replace(spitze(terms), terms=round_of_ramsch).against_mark(Mark.SPITZE) is None


@pytest.mark.parametrize(("kontra", "refused"), [("any", False), ("bid18", True), ("tchibo", True)])
def test_who_has_to_have_bid_says_no_kontra_in_a_ramsch_round(
    kontra: Literal["any", "bid18", "tchibo"], refused: bool
) -> None:
    """Nobody bids there (rules.md §15)."""
    terms = DealTerms(Seating(3, 0), replace(HOME, kontra=kontra), ramsch_round=True)

    assert (GameDraft.begin(terms).against_kontra(1) is Reason.NO_KONTRA) is refused


def test_who_misses_the_last_trick_loses_with_any_card_points() -> None:
    """rules.md §12.5: Schneider counts in the lost game, too; the step of Spitze reaches a bid."""
    draft = spitze(DealTerms(Seating(3, 0), replace(HOME, spitze=1))).with_bid(60)

    assert draft.against_result(True) is Reason.OVERBID
    draft = draft.with_points(95)
    assert draft.entry(True).scores == (60, 0, 0)
    assert draft.entry(False).scores == (-120, 0, 0)
    assert draft.with_points(60).against_result(True) is Reason.OVERBID


def test_a_lost_spitze_after_kontra_brings_a_bock_round_of_those_who_are_there() -> None:
    """By the players' own rules at a table of four, one of whom has gone home."""
    rules = replace(HOME, name="custom", spitze=1)
    sheet = replace(ScoreList.begin(("Ada", "Ben", "Cem", "Dua"), rules, 3), away=3)
    for won in (False, True, True, True, True):
        sheet = sheet.with_entry(spitze(DealTerms.of(sheet)).with_kontra(int(not won)).entry(won))

    assert [entry.bock_factor for entry in sheet.entries] == [1, 2, 2, 2, 1]
    assert sheet.totals == (-192 + 3 * 96 + 48, 0, 0, 0)
    assert {entry.seating.away for entry in sheet.entries} == {3}


@pytest.mark.parametrize(("points", "counted"), [(25, True), (95, False)])
def test_of_a_lost_spitze_only_card_points_tell_whether_the_defenders_made_schneider(
    points: int, counted: bool
) -> None:
    """rules.md §12.2, §12.5: it is lost with 90 points, too, and what they announced is missed then."""
    rules = replace(HOME, spitze=1, defender_announcements=True)
    draft = spitze(DealTerms(Seating(3, 0), rules)).with_mark(Mark.DEFENCE_SCHNEIDER, True)
    steps = 2 + 1 + 1  # matadors, game, Spitze

    assert draft.entry(False).scores == (-2 * 12 * steps, 0, 0)
    schneider = draft.with_mark(Mark.SCHNEIDER, True)
    assert schneider.against_result(False) is Reason.WHOSE_SCHNEIDER
    assert schneider.against_result(True) is None
    assert schneider.with_points(points).entry(False).scores == (-2 * 12 * (steps + 1 + counted), 0, 0)


@pytest.mark.parametrize(("game", "matadors"), [(Game.CLUBS, -11), (Game.GRAND, -4), (Game.GRAND, 4)])
def test_who_holds_no_trump_or_all_jacks_of_a_grand_has_announced_no_spitze(game: Game, matadors: int) -> None:
    """rules.md §12.5: it takes the lowest trump in hand."""
    begun = GameDraft.begin(DealTerms(Seating(3, 0), replace(HOME, spitze=1))).with_declarer(0).with_game(game)

    assert begun.with_matadors(matadors).against_mark(Mark.SPITZE) is Reason.NOT_WITH_THIS_GAME
    assert Mark.SPITZE not in begun.with_mark(Mark.SPITZE, True).with_matadors(matadors).marks
    assert Mark.SPITZE in begun.with_mark(Mark.SPITZE, True).with_matadors(matadors + (1 if matadors < 0 else -1)).marks


def test_the_fourth_jack_of_a_grand_hand_may_lie_in_the_skat() -> None:
    """rules.md §12.5: whoever announces Spitze there has not seen it; with the Hand the Spitze goes."""
    grand = GameDraft.begin(DealTerms(Seating(3, 0), replace(HOME, spitze=1))).with_declarer(0).with_game(Game.GRAND)
    announced = grand.with_matadors(4).with_mark(Mark.HAND, True).with_mark(Mark.SPITZE, True)

    assert announced.entry(True).scores == (24 * (4 + 1 + 1 + 1), 0, 0)
    assert announced.with_mark(Mark.HAND, False).marks == frozenset()
    assert Mark.SPITZE in grand.with_mark(Mark.HAND, True).with_mark(Mark.SPITZE, True).with_matadors(4).marks
