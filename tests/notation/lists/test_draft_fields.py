"""A game that was begun is read back as it was told."""

import json
from dataclasses import replace

import pytest

from skatdesk.notation.lists.draft_fields import draft_fields, draft_of_fields
from skatdesk.notation.lists.errors import Misfit
from skatdesk.notation.lists.fields import Field
from skatdesk.scoring.drafts import DealTerms, Draft, GameDraft, Mark, RamschDraft
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating
from tests.notation.lists.filled import FREE

TERMS = DealTerms(Seating(4, 1), FREE, bock_factor=2)
RAMSCH = DealTerms(Seating(4, 1), HOME)
PUSHED = DealTerms(Seating(3, 1), replace(HOME, schieberamsch=True, ramsch_skat_to="loser"))
GAME = GameDraft.begin(TERMS)
FULL = GAME.with_declarer(0).with_game(Game.CLUBS).with_matadors(-2).with_bid(36).with_kontra(1).with_points(95)


def read(fields: object, terms: DealTerms = TERMS) -> Draft:
    return draft_of_fields(Field(json.loads(json.dumps(fields))), terms)


@pytest.mark.parametrize(
    "draft",
    [
        GAME,
        GAME.with_declarer(0),
        GAME.with_game(Game.NULL),
        FULL,
        FULL.with_mark(Mark.SPITZE, True).with_mark(Mark.DEFENCE_SCHWARZ, True),
        FULL.with_bock(1).with_agreed(48).with_result(False),
        FULL.with_offence(True).with_result(True),
        replace(FULL, tricks=10, given_up=True),
        replace(FULL, points=0, tricks=0),
        RamschDraft.begin(RAMSCH),
        RamschDraft.begin(RAMSCH).with_points(0, 60).with_bock(2).with_last_trick(3),
        RamschDraft.begin(RAMSCH).with_virgin(2),
        RamschDraft.begin(RAMSCH).with_march(0),
        RamschDraft.begin(PUSHED).with_skat(11).with_pushes(3),
    ],
)
def test_what_is_known_of_a_game_is_read_back(draft: Draft) -> None:
    assert read(draft_fields(draft), draft.terms) == draft


def test_what_is_not_known_is_left_out() -> None:
    assert draft_fields(GAME.with_bock(1).with_declarer(0)) == {"dealer": 1, "away": None, "declarer": 0}
    assert draft_fields(GameDraft.begin(DealTerms(Seating(3, 1), FREE)).with_declarer(0)) == {
        "dealer": 1,
        "declarer": 0,
    }


def test_what_is_known_is_always_told_in_the_same_words() -> None:
    assert draft_fields(replace(FULL, marks=frozenset(Mark)))["marks"] == sorted(Mark)


@pytest.mark.parametrize("away", [None, 0, 1, 2, 3])
@pytest.mark.parametrize("was", [None, 0, 2, 3])
def test_who_is_away_in_the_game_alone_is_kept_with_it(away: int | None, was: int | None) -> None:
    """Place 1 deals, and where he is away place 2."""
    usual = TERMS.without(was)
    for draft in (GameDraft.begin(usual.without(away)), RamschDraft.begin(usual.without(away))):
        assert read(draft_fields(draft), usual) == draft


@pytest.mark.parametrize("size", [3, 4])
def test_who_dealt_out_of_turn_is_kept_with_it(size: int) -> None:
    usual = DealTerms(Seating(size, 1), FREE)
    for draft in (GameDraft.begin(usual.dealt_by(2)), RamschDraft.begin(usual.dealt_by(2))):
        assert read(draft_fields(draft), usual) == draft


def test_what_was_kept_before_somebody_could_be_away_in_one_game_is_of_its_deal() -> None:
    assert read({"declarer": 2}, TERMS.without(3)) == GameDraft.begin(TERMS.without(3)).with_bock(1).with_declarer(2)


@pytest.mark.parametrize(
    "fields",
    [
        [],
        {"declarer": 1},
        {"declarer": 4},
        {"away": 4},
        {"dealer": 4},
        {"dealer": 2, "away": 2},
        {"away": 3, "declarer": 3},
        {"game": "R"},
        {"matadors": 12},
        {"bid": -18},
        {"points": -1},
        {"tricks": 11},
        {"marks": ["loud"]},
        {"won": 1},
        {"bock_factor": 3},
        {"later": 1},
        {"ramsch": [60, None]},
        {"ramsch": [60, None, None], "virgin": 1},
        {"ramsch": [60, None, None], "pushes": 4},
        {"ramsch": [60, None, None], "bock_factor": 3},
        {"ramsch": [121, None, None]},
        {"ramsch": [60, None, None], "declarer": 0},
    ],
)
def test_what_cannot_be_known_of_a_game_is_refused(fields: object) -> None:
    """Place 1 deals, and sits out."""
    with pytest.raises(Misfit):
        read(fields)
