"""What becomes of the rest of a game when one thing of it is told anew."""

from dataclasses import replace

import pytest

from skatdesk.scoring.drafts import DealTerms, DraftError, GameDraft, Mark, Reason
from skatdesk.scoring.drafts.refusals import MOST_AGREED
from skatdesk.scoring.entries import DeclaredGame
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import evaluate
from tests.scoring.drafts.drafted import TERMS, clubs, marked


def test_the_result_is_the_one_told_unless_it_cannot_be() -> None:
    assert clubs().result
    assert not clubs().with_result(False).result
    assert not clubs().with_bid(27).with_result(True).result
    assert clubs().with_points(60).with_result(False).points == 60
    begun = GameDraft.begin(TERMS)
    assert (begun.result, begun.with_result(False).result) == (True, False)
    nobodys = begun.with_game(Game.CLUBS).with_matadors(1)
    assert [nobodys.with_bid(bid).result for bid in (24, 27)] == [True, False]


def test_tricks_are_those_of_the_game_as_it_was_played() -> None:
    valuation = evaluate(ISKO, Contract(Game.CLUBS), matadors=1, bid=18, points=70, tricks=6)
    draft = GameDraft.of(TERMS, DeclaredGame(0, valuation, points=70, tricks=6))

    assert draft.with_bid(20).tricks == 6
    changed = draft.with_points(71), draft.with_mark(Mark.HAND, True), draft.with_offence(True)
    assert [other.tricks for other in changed] == [None, None, None]
    for won, tricks in ((True, 6), (False, None)):
        game = draft.with_agreed(20).entry(won).declared
        assert game is not None
        assert game.tricks == tricks


def test_card_points_mark_what_they_tell_and_nothing_that_counts_anyway() -> None:
    assert marked(clubs(), Mark.SCHWARZ).with_points(95).marks == {Mark.SCHNEIDER}
    assert clubs().with_offence(True).with_points(95).marks == frozenset()
    announced = marked(clubs(), Mark.SCHNEIDER_ANNOUNCED)
    assert announced.with_points(100).marks == announced.marks
    assert announced.with_mark(Mark.SCHNEIDER, False) == announced


def test_card_points_are_enough_from_what_was_announced() -> None:
    schwarz = marked(clubs(), Mark.SCHWARZ_ANNOUNCED)

    assert clubs().with_points(61).against_result(True) is None
    assert schwarz.with_points(119).against_result(True) is Reason.POINTS_TOO_FEW
    assert schwarz.with_points(120).against_result(True) is None


def test_another_game_keeps_what_goes_with_it() -> None:
    schneider = marked(clubs(4), Mark.SCHNEIDER)

    assert schneider.with_game(Game.SPADES).marks == {Mark.SCHNEIDER}
    assert schneider.with_game(Game.NULL).marks == frozenset()
    assert [clubs(run).with_game(Game.GRAND).matadors for run in (4, -4, -5)] == [4, -4, 0]
    spitze = marked(clubs(4, DealTerms(Seating(3, 0), replace(HOME, spitze=1))), Mark.SPITZE)
    assert spitze.with_game(Game.GRAND).marks == frozenset()
    assert spitze.with_game(Game.SPADES).marks == {Mark.SPITZE}


def test_re_goes_where_null_has_none() -> None:
    draft = clubs(terms=DealTerms(Seating(3, 0), replace(HOME, re_in_null=False))).with_kontra(2)
    null = draft.with_game(Game.NULL)

    assert (null.kontra, draft.with_game(Game.GRAND).kontra, null.with_kontra(0).with_kontra(1).kontra) == (1, 2, 1)
    assert null.against_kontra(2) is Reason.NOT_IN_NULL
    without = clubs(terms=DealTerms(Seating(3, 0), replace(HOME, kontra="off")))
    assert without.against_kontra(1) is Reason.NO_KONTRA


def test_a_null_that_is_closed_after_all_has_no_re_where_the_rules_bar_it() -> None:
    """rules.md §12.1: an open one has."""
    null = GameDraft.begin(DealTerms(Seating(3, 0), replace(HOME, re_in_null=False))).with_declarer(0)
    doubled = null.with_game(Game.NULL).with_mark(Mark.OUVERT, True).with_kontra(2)

    assert doubled.with_mark(Mark.HAND, True).entry(True).scores == (4 * 59, 0, 0)
    assert doubled.with_mark(Mark.OUVERT, False).entry(True).scores == (2 * 23, 0, 0)


def test_of_a_game_overbid_only_card_points_tell_whether_the_defenders_made_schneider() -> None:
    """rules.md §8.1, §12.2: with 90 points it is lost, too, and what the defenders announced is missed then."""
    begun = GameDraft.begin(DealTerms(Seating(3, 0), TCHIBO)).with_declarer(0).with_game(Game.DIAMONDS)
    draft = marked(begun.with_matadors(1), Mark.SCHNEIDER, Mark.DEFENCE_SCHNEIDER)

    assert draft.with_bid(27).against_result(False) is None
    overbid = draft.with_bid(30)
    assert overbid.against_result(False) is Reason.WHOSE_SCHNEIDER
    assert overbid.with_points(25).entry(False).scores == (-2 * 9 * 4, 0, 0)  # game, matador, Schneider, announced
    assert overbid.with_points(95).entry(False).scores == (-9 * 4, 0, 0)  # rules.md §8.7
    assert overbid.with_mark(Mark.SCHNEIDER, False).entry(False).scores == (-9 * 4, 0, 0)
    assert overbid.with_mark(Mark.DEFENCE_SCHNEIDER, False).against_result(False) is None


def test_a_mark_taken_off_leaves_those_it_is_no_part_of() -> None:
    draft = marked(clubs(terms=DealTerms(Seating(3, 0), TCHIBO)), Mark.SCHWARZ, Mark.DEFENCE_SCHNEIDER)

    assert draft.with_mark(Mark.DEFENCE_SCHNEIDER, False).marks == {Mark.SCHNEIDER, Mark.SCHWARZ}
    assert draft.with_mark(Mark.SCHWARZ, False).marks == {Mark.SCHNEIDER, Mark.DEFENCE_SCHNEIDER}


def test_no_offence_changes_nothing() -> None:
    """Nor does one that is taken back, where only Schneider brought the game up to its bid."""
    overbid = marked(clubs().with_bid(36).with_offence(True), Mark.SCHNEIDER)

    assert marked(clubs(), Mark.SCHNEIDER).with_offence(False).marks == {Mark.SCHNEIDER}
    assert overbid.with_offence(False).marks == {Mark.SCHNEIDER}


def test_what_is_announced_next_is_schneider_then_schwarz() -> None:
    """Where all tricks were taken it is Schwarz at once."""
    schneider = clubs().announcing()

    assert schneider.marks == {Mark.HAND, Mark.SCHNEIDER_ANNOUNCED}
    schwarz = schneider.announcing()
    assert schwarz.marks == {Mark.HAND, Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ_ANNOUNCED}
    assert marked(clubs(), Mark.SCHWARZ).announcing().counts(Mark.SCHWARZ_ANNOUNCED)
    assert not marked(clubs(), Mark.SCHNEIDER).announcing().counts(Mark.SCHWARZ_ANNOUNCED)


def test_after_an_offence_announcements_may_still_be_marked() -> None:
    assert marked(clubs().with_offence(True), Mark.HAND).marks == {Mark.HAND}


def test_a_grand_hand_in_a_ramsch_round_has_its_levels_and_an_unknown_bid() -> None:
    draft = GameDraft.begin(DealTerms(Seating(3, 0), HOME, ramsch_round=True)).with_game(Game.GRAND)

    assert marked(draft, Mark.SCHNEIDER).marks == {Mark.HAND, Mark.SCHNEIDER}
    assert draft.with_bid(0) == draft


def test_an_agreed_score_is_told_without_its_sign() -> None:
    for won in (True, False):
        entry = clubs().with_agreed(30).entry(won)
        assert entry.declared is not None
        assert GameDraft.of(TERMS, entry.declared).agreed == 30
    assert [clubs().with_agreed(score).agreed for score in (1, MOST_AGREED)] == [1, MOST_AGREED]
    with pytest.raises(DraftError):
        clubs().with_agreed(MOST_AGREED + 1)


def test_a_level_made_before_it_was_announced_does_not_tell_after_an_offence_what_the_defenders_made() -> None:
    """rules.md §10, §12.2: what is taken up again for a correction is worth as much as before."""
    terms = DealTerms(Seating(3, 0), TCHIBO)
    needed = marked(clubs(terms=terms).with_bid(36).with_offence(True), Mark.SCHNEIDER)
    entry = marked(needed, Mark.SCHNEIDER_ANNOUNCED, Mark.DEFENCE_SCHNEIDER).entry(False)

    assert entry.scores == (-2 * 12 * 4, 0, 0)  # game, matador, Schneider, announced
    assert entry.declared is not None
    assert GameDraft.of(terms, entry.declared).entry(False) == entry


def test_a_suit_game_may_have_all_eleven_trumps() -> None:
    assert [clubs(run).matadors for run in (11, -11)] == [11, -11]
