"""A Ramsch while it is written down: points of each, and what the rules make of them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skatdesk.scoring.drafts import DealTerms, DraftError, RamschDraft, Reason
from skatdesk.scoring.entries import PassedInGame, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import Seating
from tests.scoring.builders import begin, declared, listed, passed_in, ramsch

Tie = Literal["both", "last", "split"]
ThreeWay = Literal["zero", "all_lose"]
TERMS = DealTerms(Seating(3, 2), HOME)
FOUR = DealTerms(Seating(4, 1), HOME)
OWN = DealTerms(Seating(3, 2), TCHIBO)


def told(*points: int, terms: DealTerms = TERMS) -> RamschDraft:
    """The points of the active places in their order."""
    draft = RamschDraft.begin(terms)
    for place, own in zip(terms.active, points, strict=False):
        draft = draft.with_points(place, own)
    return draft


def test_the_third_player_follows_from_two() -> None:
    assert told(50, 40).points == (50, 40, 30)
    assert told(50).points is None
    assert told(50).refusal is Reason.INCOMPLETE


def test_all_points_come_to_120() -> None:
    assert told(50, 40, 31).refusal is Reason.NOT_120
    assert told(80, 60).refusal is Reason.NOT_120
    assert told(80, 60).left == -20
    assert told(50, 40, 20).refusal is Reason.NOT_120
    assert told(120).refusal is Reason.INCOMPLETE  # the other two may yet be told of


def test_each_of_the_three_may_push_the_skat_on_unseen() -> None:
    """Each doubles (rules.md §12.3)."""
    pushing = replace(TERMS, rules=replace(HOME, name="custom", schieberamsch=True))

    assert told(70, 40, terms=pushing).with_pushes(3).entry().scores == (-560, 0, 0)
    assert told(70, 40, terms=pushing).with_pushes(3).with_pushes(0) == told(70, 40, terms=pushing)
    for terms, pushes in ((pushing, 4), (pushing, -1), (TERMS, 1)):
        with pytest.raises(DraftError) as caught:
            told(70, 40, terms=terms).with_pushes(pushes)
        assert caught.value.reason is Reason.NOT_WITH_THIS_GAME


def test_a_ramsch_of_a_bock_round_counts_twice() -> None:
    assert told(70, 40, terms=replace(TERMS, bock_factor=2)).entry().scores == (-140, 0, 0)


def test_what_cannot_have_been_is_refused() -> None:
    refused: list[tuple[Callable[[], object], Reason]] = [
        (lambda: told(121), Reason.NOT_CARD_POINTS),
        (lambda: told(-1), Reason.NOT_CARD_POINTS),
        (lambda: told(70, 40).with_virgin(2), Reason.VIRGIN_HAS_POINTS),
        (lambda: told(120, 0, terms=OWN).with_virgin(2), Reason.NOT_WITH_THIS_GAME),
        (lambda: told(120, 0, terms=OWN).with_march(0), Reason.NOT_WITH_THIS_GAME),
        (lambda: RamschDraft.begin(FOUR).with_virgin(1), Reason.SITS_OUT),
        (lambda: RamschDraft.begin(FOUR).with_last_trick(1), Reason.SITS_OUT),
        (lambda: told(50).entry(), Reason.INCOMPLETE),
        (lambda: told(50, 40, 31).entry(), Reason.NOT_120),
    ]
    for change, reason in refused:
        with pytest.raises(DraftError) as caught:
            change()
        assert caught.value.reason is reason


def test_what_was_told_can_be_taken_back() -> None:
    march = RamschDraft.begin(TERMS).with_march(1)

    assert march.with_march(None) == RamschDraft.begin(TERMS)
    assert told(120, 0).with_virgin(2).with_virgin(None) == told(120, 0, 0)
    assert told(50).with_last_trick(1).with_last_trick(None) == told(50)
    assert march.with_points(1, None).march is None


def test_places_of_a_table_of_four_stand_at_their_places() -> None:
    draft = told(20, 60, 40, terms=FOUR)

    assert draft.entry().scores == (0, 0, -60, 0)
    assert isinstance(draft.entry().outcome, RamschGame)
    with pytest.raises(DraftError):
        draft.with_points(1, 0)


def test_virgin_and_march_exclude_each_other() -> None:
    march = RamschDraft.begin(TERMS).with_march(1)

    assert march.entry().scores == (0, 120, 0)
    assert march.against_virgin(0) is Reason.ALL_TRICKS
    assert RamschDraft.begin(FOUR).against_virgin(1) is Reason.SITS_OUT
    virgin = told(70, 50).with_virgin(2)
    assert virgin.entry().scores == (-140, 0, 0)
    assert virgin.with_march(0).virgin is None
    assert virgin.with_points(2, 10).virgin is None
    assert virgin.with_points(2, 0).virgin == virgin.with_points(0, 60).virgin == 2
    assert virgin.with_points(2, None).with_points(1, 40).refusal is Reason.VIRGIN_HAS_POINTS
    assert told(70, 40).against_virgin(2) is Reason.VIRGIN_HAS_POINTS


def test_virgin_and_march_are_switches_of_the_rule_set() -> None:
    """rules.md §12.3."""
    terms = replace(TERMS, rules=replace(HOME, name="custom", ramsch_jungfrau=False, ramsch_durchmarsch=0))
    draft = told(70, 50, terms=terms)

    assert (draft.knows_virgin, draft.knows_march) == (False, False)
    assert draft.against_virgin(2) is Reason.NOT_WITH_THIS_GAME
    assert draft.entry().scores == (-70, 0, 0)


def test_the_last_trick_is_asked_only_where_it_decides() -> None:
    terms = replace(TERMS, rules=replace(HOME, name="custom", ramsch_tie="last"))

    assert not told(50, 40, terms=terms).asks_last_trick
    tie = told(45, 45, terms=terms)
    assert tie.refusal is Reason.LAST_TRICK
    assert tie.with_last_trick(1).entry().scores == (0, -45, 0)
    assert not told(45, 45).asks_last_trick


def test_who_took_the_last_trick_was_not_without_one() -> None:
    """rules.md §12.3: of two with 60 points each one took it, when the third had no trick."""
    tie = told(60, 60, terms=replace(TERMS, rules=replace(HOME, name="custom", ramsch_tie="last")))

    assert tie.with_virgin(2).with_last_trick(2).virgin is None
    assert tie.with_virgin(2).with_last_trick(1).entry().scores == (0, -120, 0)
    assert tie.with_last_trick(2).with_virgin(2).refusal is Reason.LAST_TRICK
    assert tie.with_last_trick(1).with_virgin(2).last_trick == 1


@pytest.mark.parametrize(
    "rules", [TCHIBO, replace(HOME, name="custom", ramsch_score="own", ramsch_skat_to="loser", ramsch_tie="last")]
)
def test_where_everybody_writes_own_points_there_is_no_loser_and_neither_virgin_nor_march(rules: RuleSet) -> None:
    draft = told(50, 50, terms=DealTerms(Seating(3, 2), rules))

    assert (draft.knows_virgin, draft.knows_march, draft.knows_skat) == (False, False, False)
    assert not draft.asks_last_trick
    assert draft.entry().scores == (-50, -50, -20)


def test_the_skat_is_told_apart_only_where_it_goes_to_the_loser() -> None:
    to_the_loser = replace(TERMS, rules=replace(HOME, name="custom", ramsch_skat_to="loser"))

    assert told(50, 40, terms=to_the_loser).with_skat(22).points == (50, 40, 8)
    assert told(50, terms=to_the_loser).with_skat(22).with_march(0).entry().scores == (120, 0, 0)
    for terms, points, reason in (
        (TERMS, 10, Reason.NOT_WITH_THIS_GAME),
        (to_the_loser, 23, Reason.NOT_SKAT_POINTS),
        (to_the_loser, -1, Reason.NOT_SKAT_POINTS),
    ):
        with pytest.raises(DraftError) as caught:
            told(50, 40, terms=terms).with_skat(points)
        assert caught.value.reason is reason


@given(st.integers(0, 120), st.integers(0, 120), st.sampled_from((TERMS, FOUR)), st.integers(0, 2))
def test_an_entry_gives_a_draft_that_gives_the_entry(first: int, second: int, terms: DealTerms, empty: int) -> None:
    draft = told(first, min(second, 120 - first), terms=terms)
    place = terms.active[empty]
    if draft.against_virgin(place) is None:
        draft = draft.with_virgin(place)
    entry = draft.entry()

    assert isinstance(entry.outcome, RamschGame)
    assert RamschDraft.of(terms, entry.outcome).entry() == entry


@given(
    st.integers(0, 22),
    st.integers(0, 120),
    st.integers(0, 120),
    st.sampled_from(("both", "last", "split")),
    st.sampled_from(("zero", "all_lose")),
)
@example(10, 50, 50, "both", "zero")
@example(0, 40, 40, "both", "all_lose")
@example(9, 37, 37, "split", "all_lose")
@example(12, 36, 36, "both", "zero")
@example(0, 0, 60, "last", "zero")
@example(0, 40, 40, "last", "all_lose")
def test_a_skat_that_went_to_the_losers_is_not_lost(
    skat: int, first: int, second: int, tie: Tie, three_way: ThreeWay
) -> None:
    rules = replace(HOME, ramsch_skat_to="loser", ramsch_tie=tie, ramsch_three_way=three_way)
    terms = DealTerms(Seating(3, 2), rules)
    first = min(first, 120 - skat)
    draft = told(first, min(second, 120 - skat - first), terms=terms).with_skat(skat).with_last_trick(0)
    entry = draft.entry()

    assert isinstance(entry.outcome, RamschGame)
    assert RamschDraft.of(terms, entry.outcome).entry() == entry


def test_terms_come_from_the_list() -> None:
    lost = declared(Seating(3, 0), 2, "C", points=60, rules=HOME)
    sheet = listed(begin(HOME), [lost, ramsch(Seating(3, 1), 0, -50, 0)])

    assert DealTerms.of(sheet) == DealTerms(Seating(3, 2), HOME, bock_factor=2)
    assert DealTerms.of(sheet, 0) == DealTerms(Seating(3, 0), HOME)
    assert DealTerms.of(sheet, 1) == DealTerms(Seating(3, 1), HOME)


def test_a_deal_is_passed_in_where_the_rules_know_no_ramsch() -> None:
    terms = DealTerms(Seating(3, 0), ISKO)

    assert terms.passed_in() == passed_in(Seating(3, 0))
    assert isinstance(terms.passed_in().outcome, PassedInGame)
    assert terms.against_passing_in is None
    assert TERMS.against_passing_in is Reason.RULES_PLAY_RAMSCH


def test_a_ramsch_is_told_only_where_the_rules_play_one() -> None:
    """When all pass, after a Bock round, or because its round is on (rules.md §12.3, §12.4)."""
    official = DealTerms(Seating(3, 0), ISKO)
    after_bock = replace(official, rules=replace(ISKO, name="custom", bock_ramsch_round=True))
    in_round = replace(official, ramsch_round=True)

    assert official.against_game(Game.RAMSCH) is Reason.RULES_PASS_IN
    assert [terms.against_game(Game.RAMSCH) for terms in (TERMS, after_bock, in_round)] == [None, None, None]
    assert (after_bock.against_passing_in, in_round.against_passing_in) == (None, Reason.RULES_PLAY_RAMSCH)


def test_what_was_passed_in_in_a_bock_round_was_dealt_in_it() -> None:
    """A deal that nobody bid on has no factor of its own; who corrects it tells of a game that counts twice."""
    rules = replace(HOME, all_pass="passed_in")
    sheet = listed(begin(rules), [declared(Seating(3, 0), 2, "C", points=60, rules=rules), passed_in(Seating(3, 1))])

    assert DealTerms.of(sheet, 1).bock_factor == 2


def test_who_has_no_cards_is_away_or_deals() -> None:
    assert DealTerms(Seating(4, 1), HOME).against_playing(1) is Reason.SITS_OUT
    assert DealTerms(Seating(4, 1, away=2), HOME).against_playing(2) is Reason.AWAY
    assert DealTerms(Seating(4, 1, away=2), HOME).against_playing(1) is None


def test_a_series_that_is_over_has_no_terms() -> None:
    sheet = replace(ScoreList.begin(("Ada", "Ben", "Cem"), ISKO), games=1).with_entry(passed_in(Seating(3, 0)))

    with pytest.raises(SkatError, match="over"):
        DealTerms.of(sheet)
