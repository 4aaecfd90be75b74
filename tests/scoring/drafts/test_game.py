"""A game while it is written down: what may be said of it, and what it comes to."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.scoring.drafts import DealTerms, DraftError, GameDraft, Mark, Missing, Reason
from skatdesk.scoring.entries import DeclaredGame
from skatdesk.skat.auction import BIDS
from skatdesk.skat.contracts import DECLARABLE, Contract, Game, contracts
from skatdesk.skat.ruleset import HOME, ISKO, ISS, TCHIBO, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Defence, evaluate
from tests.helpers.rule_sets import rule_sets
from tests.scoring.builders import cases, entry_of_case
from tests.scoring.drafts.drafted import TERMS, clubs, marked

AT_HOME = DealTerms(Seating(3, 0), HOME)
AT_BEGINNERS = DealTerms(Seating(3, 0), TCHIBO)


def refusal(draft: GameDraft, method: str, *arguments: Any) -> Reason:
    with pytest.raises(DraftError) as caught:
        getattr(draft, method)(*arguments)
    return caught.value.reason


def given_up(taken: int, counted: int) -> tuple[GameDraft, DeclaredGame]:
    """Clubs with ``taken`` card points when somebody gave up, valued as if there had been ``counted``."""
    valued = evaluate(ISS, Contract(Game.CLUBS), matadors=1, bid=18, points=counted, tricks=5)
    game = DeclaredGame(0, valued, points=taken, tricks=4)
    return GameDraft.of(DealTerms(Seating(3, 0), ISS), game), game


@pytest.mark.parametrize(
    ("taken", "counted", "won"),
    [
        pytest.param(40, 61, True, id="defenders"),
        pytest.param(63, 60, False, id="declarer, on the Skat Server"),
        pytest.param(12, 60, False, id="declarer, before he was out of Schneider"),
    ],
)
def test_a_game_that_was_given_up_keeps_its_result_and_its_card_points(taken: int, counted: int, won: bool) -> None:
    """Else who corrects anything in it would enter the opposite, or lose what had been counted."""
    draft, game = given_up(taken, counted)

    assert draft.result is won
    assert draft.entry(won).outcome == game
    corrected = draft.with_declarer(1).with_mark(Mark.HAND, True).with_mark(Mark.SCHNEIDER, True).with_bid(23)
    assert corrected.result is won
    assert corrected.points == taken
    assert corrected.with_offence(True).with_offence(False).points == taken
    assert draft.with_mark(Mark.HAND, True).valuation(won).value == 36  # no Schneider, whatever lay there


@pytest.mark.parametrize(("taken", "counted", "won"), [(40, 61, True), (63, 60, False)])
def test_card_points_of_a_game_that_was_given_up_do_not_tell_of_another_end(
    taken: int, counted: int, won: bool
) -> None:
    """It was played then, or given up by the other side; new card points say who has won, as in any game."""
    draft, _ = given_up(taken, counted)

    other = draft.entry(not won).declared
    assert other is not None
    assert other.points is None
    assert draft.with_result(not won).points is None
    assert draft.with_points(70).against_result(False) is Reason.POINTS_ENOUGH


def test_a_draft_begins_with_the_deal_alone() -> None:
    draft = GameDraft.begin(replace(TERMS, bock_factor=2))

    assert draft.missing == (Missing.DECLARER, Missing.GAME, Missing.MATADORS)
    assert draft.bock_factor == 2
    assert refusal(draft, "entry", True) is Reason.INCOMPLETE


def test_null_lacks_no_matadors() -> None:
    assert GameDraft.begin(TERMS).with_game(Game.NULL).missing == (Missing.DECLARER,)


def test_a_game_has_a_value_once_its_matadors_are_known_and_null_at_once() -> None:
    """Whoever played it."""
    nothing = GameDraft.begin(TERMS)
    known = [nothing.with_matadors(2), nothing.with_game(Game.CLUBS), nothing.with_game(Game.NULL)]

    assert [draft.is_worth_something for draft in (nothing, *known)] == [False, False, False, True]
    assert nothing.with_game(Game.CLUBS).with_matadors(2).is_worth_something


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case["id"])
def test_an_entry_gives_a_draft_that_gives_the_entry(case: dict[str, str]) -> None:
    """Of a game played here card points and tricks are known; they are kept."""
    entry = entry_of_case(case, Seating(3, 0), 1)
    game = entry.declared
    assert game is not None
    rules = {"home": HOME, "tchibo": TCHIBO}.get(case["profile"], ISKO)

    draft = GameDraft.of(DealTerms(Seating(3, 0), rules, game.bock_factor), game)

    assert draft.entry(game.won) == entry
    assert not draft.given_up


def test_schwarz_contains_schneider() -> None:
    draft = marked(clubs(), Mark.SCHWARZ)

    assert draft.marks == {Mark.SCHNEIDER, Mark.SCHWARZ}
    assert draft.with_mark(Mark.SCHNEIDER, False).marks == frozenset()


def test_what_is_announced_counts_whether_reached_or_not() -> None:
    """ISkO 5.2.5: Schwarz announced contains everything below it."""
    draft = marked(clubs(), Mark.SCHWARZ_ANNOUNCED)

    assert draft.marks == {Mark.HAND, Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ_ANNOUNCED}
    assert draft.counts(Mark.SCHNEIDER)
    assert draft.counts(Mark.SCHWARZ)
    assert refusal(draft, "with_mark", Mark.SCHNEIDER, True) is Reason.COUNTS_ANYWAY
    assert (draft.valuation(won=True).value, draft.valuation(won=False).score) == (84, -168)


def test_without_hand_nothing_stays_announced() -> None:
    assert marked(clubs(), Mark.OUVERT).with_mark(Mark.HAND, False).marks == frozenset()


def test_the_beginners_rules_announce_without_hand() -> None:
    terms = DealTerms(Seating(3, 0), TCHIBO)

    assert marked(clubs(terms=terms), Mark.OUVERT).marks == {Mark.OUVERT}


def test_another_game_drops_what_does_not_go_with_it() -> None:
    draft = marked(clubs(7), Mark.SCHNEIDER_ANNOUNCED).with_points(100)

    null = draft.with_game(Game.NULL)
    assert (null.matadors, null.points) == (0, None)
    assert null.marks == {Mark.HAND}
    assert draft.with_game(Game.GRAND).matadors == 0
    assert draft.with_game(Game.SPADES).matadors == 7
    ouvert = marked(null, Mark.OUVERT).with_mark(Mark.HAND, False)
    assert ouvert.with_game(Game.CLUBS).marks == frozenset()


@pytest.mark.parametrize(
    ("method", "arguments", "reason"),
    [
        ("with_matadors", (12,), Reason.ELEVEN_TRUMPS),
        ("with_matadors", (0,), Reason.ELEVEN_TRUMPS),
        ("with_bid", (25,), Reason.NOT_A_BID),
        ("with_bid", (-18,), Reason.NOT_A_BID),
        ("with_bid", (19,), Reason.NOT_A_BID),  # though 192 begins so
        ("with_kontra", (-1,), Reason.NO_KONTRA),
        ("with_kontra", (1,), Reason.NO_KONTRA),
        ("with_points", (-1,), Reason.NOT_CARD_POINTS),
        ("with_points", (121,), Reason.NOT_CARD_POINTS),
        ("with_agreed", (0,), Reason.NOT_A_SCORE),
        ("with_agreed", (10_000,), Reason.NOT_A_SCORE),
        ("with_mark", (Mark.SPITZE, True), Reason.NOT_WITH_THIS_GAME),
        ("with_mark", (Mark.REVOLUTION, True), Reason.NOT_WITH_THIS_GAME),
        ("with_mark", (Mark.DEFENCE_SCHNEIDER, True), Reason.NOT_WITH_THIS_GAME),
    ],
)
def test_what_cannot_be_said_of_a_clubs_game(method: str, arguments: tuple[object, ...], reason: Reason) -> None:
    assert refusal(clubs(), method, *arguments) is reason


def test_every_beginning_of_a_bid_waits_for_what_follows() -> None:
    """By its figures: 1 for 18, 2 for 20, 10 for 100 …"""
    begun = [value for value in range(1, 18) if any(str(bid).startswith(str(value)) for bid in BIDS)]

    assert [value for value in range(1, 300) if clubs().against_bid(value) is Reason.BID_BEGUN] == begun


def test_what_cannot_be_said_of_grand_and_null() -> None:
    assert refusal(clubs().with_game(Game.GRAND), "with_matadors", -5) is Reason.FOUR_JACKS
    null = clubs().with_game(Game.NULL)
    assert refusal(null, "with_matadors", 1) is Reason.NULL_HAS_NO_MATADORS
    assert refusal(null, "with_mark", Mark.SCHNEIDER, True) is Reason.NULL_HAS_NO_LEVELS
    assert refusal(null, "with_points", 60) is Reason.NULL_COUNTS_TRICKS


def test_the_dealer_of_four_sits_out() -> None:
    draft = GameDraft.begin(DealTerms(Seating(4, 2), ISKO))

    assert refusal(draft, "with_declarer", 2) is Reason.SITS_OUT
    assert draft.with_declarer(3).declarer == 3


def test_house_rules_add_their_marks() -> None:
    rules = replace(HOME, name="custom", spitze=1, revolution=True)
    terms = DealTerms(Seating(3, 0), rules)

    assert marked(clubs(terms=terms), Mark.SPITZE).valuation(won=True).value == 36
    revolution = marked(GameDraft.begin(terms).with_game(Game.NULL), Mark.REVOLUTION)
    assert revolution.valuation(won=False).score == -184


def test_a_grand_with_four_jacks_has_no_spitze() -> None:
    terms = DealTerms(Seating(3, 0), replace(HOME, name="custom", spitze=1))
    grand = marked(clubs(terms=terms).with_game(Game.GRAND), Mark.SPITZE)

    assert grand.with_matadors(4).marks == frozenset()
    assert refusal(grand.with_matadors(4), "with_mark", Mark.SPITZE, True) is Reason.NOT_WITH_THIS_GAME
    assert grand.with_matadors(-3).marks == {Mark.SPITZE}


def test_an_overbid_game_can_only_be_lost() -> None:
    draft = clubs(terms=TERMS).with_game(Game.DIAMONDS).with_bid(22)

    assert draft.against_result(True) is Reason.OVERBID
    assert not draft.result
    assert draft.entry(False).scores == (-54, 0, 0)
    assert marked(draft, Mark.SCHNEIDER).entry(True).scores == (27, 0, 0)


def test_what_the_defenders_announced_does_not_save_an_overbid_game() -> None:
    """It counts only against the declarer: clubs with one, Schneider, are worth 36, and more if lost to Schneider."""
    draft = marked(clubs(terms=AT_BEGINNERS).with_bid(40), Mark.SCHNEIDER, Mark.DEFENCE_SCHNEIDER)

    assert draft.against_result(True) is Reason.OVERBID
    assert not draft.valuation(won=False).overbid


def test_points_tell_schneider_and_who_has_won() -> None:
    assert clubs().with_points(90).marks == {Mark.SCHNEIDER}
    assert clubs().with_points(31).marks == frozenset()
    assert clubs().with_points(60).against_result(True) is Reason.POINTS_TOO_FEW
    assert clubs().with_points(61).against_result(False) is Reason.POINTS_ENOUGH
    assert marked(clubs(), Mark.SCHNEIDER_ANNOUNCED).with_points(89).against_result(True) is Reason.POINTS_TOO_FEW


def test_a_level_that_contradicts_the_points_takes_them_away() -> None:
    assert marked(clubs().with_points(75), Mark.SCHNEIDER).points is None
    assert marked(clubs().with_points(119), Mark.SCHWARZ).points is None
    assert marked(clubs().with_points(120), Mark.SCHWARZ).points == 120


def test_announcements_leave_the_points_that_were_counted() -> None:
    """They tell Schneider where it is no longer announced."""
    announced = marked(clubs(), Mark.SCHNEIDER_ANNOUNCED).with_points(100)

    assert marked(announced, Mark.OUVERT).points == 100
    back = announced.with_mark(Mark.SCHNEIDER_ANNOUNCED, False)
    assert back.points == 100
    assert back.marks == {Mark.HAND, Mark.SCHNEIDER}
    schwarz = marked(clubs(), Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ)
    assert Mark.SCHWARZ in schwarz.with_points(120).marks


def test_lost_with_60_points_makes_a_bock_round() -> None:
    """The list knows of the 60 only if somebody counts."""
    entry = clubs(terms=AT_HOME).with_points(60).entry(False)

    assert entry.declared is not None
    assert entry.declared.points == 60


_SILENT: tuple[Mark, ...] = ()


@pytest.mark.parametrize("points", [0, 22, 25, 30, 31, 60, 89, 90, 119])
@pytest.mark.parametrize("announced", [_SILENT, (Mark.SCHNEIDER_ANNOUNCED,), (Mark.SCHWARZ_ANNOUNCED,), (Mark.OUVERT,)])
@pytest.mark.parametrize("defence", [_SILENT, (Mark.DEFENCE_SCHNEIDER,), (Mark.DEFENCE_SCHWARZ,)])
@pytest.mark.parametrize("bid", [0, 60])
def test_a_lost_game_is_worth_what_its_points_say(
    points: int, announced: tuple[Mark, ...], defence: tuple[Mark, ...], bid: int
) -> None:
    """What the defenders announced counts if the declarer has 30 points at most, whatever the declarer announced."""
    draft = marked(clubs(terms=AT_BEGINNERS).with_bid(bid).with_points(points), *announced, *defence)
    tricks = 0 if points <= 22 else 3
    if not tricks and not draft.counts(Mark.SCHWARZ):
        draft = draft.with_mark(Mark.SCHWARZ, True)
    said = Defence(Mark.DEFENCE_SCHNEIDER in draft.marks, Mark.DEFENCE_SCHWARZ in draft.marks)
    expected = evaluate(
        TCHIBO, draft.contract, matadors=1, bid=bid, points=points, tricks=tricks, defence=said, spitze_made=False
    )

    assert draft.points == points
    if not expected.won:
        assert draft.valuation(won=False) == expected
        entry = draft.entry(False)
        assert entry.declared is not None
        assert GameDraft.of(AT_BEGINNERS, entry.declared).entry(False) == entry


def test_an_announcement_of_the_defenders_counts_where_no_points_tell_that_it_was_missed() -> None:
    """For what was announced cannot be marked as suffered, and a missed announcement has no effect."""
    draft = marked(clubs(terms=AT_BEGINNERS), Mark.SCHNEIDER_ANNOUNCED, Mark.DEFENCE_SCHNEIDER)

    assert draft.valuation(won=False).value == 60
    assert draft.with_points(31).valuation(won=False).value == 48
    assert draft.with_offence(True).valuation(won=False).value == 48


def test_an_offence_leaves_the_simple_level() -> None:
    draft = marked(clubs(), Mark.SCHNEIDER).with_offence(True)

    assert draft.marks == frozenset()
    for told in (draft, GameDraft.begin(TERMS).with_offence(True)):
        assert told.against_mark(Mark.SCHNEIDER) is Reason.OFFENCE_IS_SIMPLE
    assert draft.with_bid(36).against_mark(Mark.SCHNEIDER) is None


@pytest.mark.parametrize("points", [25, 60, 61, 95])
def test_after_an_offence_card_points_tell_nothing(points: int) -> None:
    """Who had how many does not matter, either side may have won (rules.md §10)."""
    draft = clubs().with_points(points).with_offence(True)

    assert (draft.against_result(True), draft.against_result(False)) == (None, None)
    assert (draft.entry(True).scores, draft.entry(False).scores) == ((24, 0, 0), (-48, 0, 0))


def test_an_offence_taken_back_leaves_what_the_points_say() -> None:
    draft = clubs().with_points(25)

    assert draft.with_offence(True).with_offence(False) == draft


def test_an_offence_taken_back_leaves_the_points_of_a_null_played_here() -> None:
    null = evaluate(ISKO, Contract(Game.NULL), matadors=0, bid=18, points=7, tricks=1)
    draft = GameDraft.of(TERMS, DeclaredGame(0, null, points=7, tricks=1))

    assert draft.with_offence(True).with_offence(False).with_mark(Mark.HAND, True).points == 7


def test_an_agreed_score_takes_the_sign_of_the_result() -> None:
    draft = clubs().with_bid(264).with_agreed(30)

    assert draft.entry(True).scores == (30, 0, 0)
    assert draft.entry(False).scores == (-30, 0, 0)


def test_a_ramsch_round_leaves_ramsch_and_grand_hand() -> None:
    draft = GameDraft.begin(replace(AT_HOME, ramsch_round=True)).with_declarer(0)

    assert refusal(draft, "with_game", Game.CLUBS) is Reason.RAMSCH_ROUND
    grand = draft.with_game(Game.GRAND)
    assert grand.marks == {Mark.HAND}
    assert refusal(grand, "with_mark", Mark.HAND, False) is Reason.GRAND_HAND
    assert refusal(grand, "with_bid", 18) is Reason.NOBODY_BIDS


_Step = tuple[str, tuple[Any, ...]]

steps = st.lists(
    st.one_of(
        st.tuples(st.just("with_declarer"), st.tuples(st.integers(0, 3))),
        st.tuples(st.just("with_game"), st.tuples(st.sampled_from(DECLARABLE))),
        st.tuples(st.just("with_matadors"), st.tuples(st.integers(-12, 12))),
        st.tuples(st.just("with_mark"), st.tuples(st.sampled_from(Mark), st.booleans())),
        st.tuples(st.just("with_bid"), st.tuples(st.sampled_from((0, 19, *BIDS)))),
        st.tuples(st.just("with_kontra"), st.tuples(st.integers(0, 5))),
        st.tuples(st.just("with_points"), st.tuples(st.none() | st.integers(-1, 121))),
        st.tuples(st.just("with_offence"), st.tuples(st.booleans())),
        st.tuples(st.just("with_agreed"), st.tuples(st.none() | st.integers(0, 500))),
        st.tuples(st.just("with_result"), st.tuples(st.none() | st.booleans())),
    ),
    max_size=14,
)


@given(rule_sets, st.integers(0, 3), st.booleans(), steps)
def test_whatever_is_said_the_game_stays_possible(
    rules: RuleSet, dealer: int, ramsch_round: bool, said: list[_Step]
) -> None:
    """Every draft is a contract of the rules; a complete one can be entered, and its entry drafted again."""
    size = 4 if 4 in rules.tables else 3
    terms = DealTerms(Seating(size, dealer % size), rules, ramsch_round=ramsch_round)
    draft = GameDraft.begin(terms)
    for method, arguments in said:
        try:
            draft = getattr(draft, method)(*arguments)
        except DraftError:
            continue
        if draft.game is not None:
            assert draft.contract in contracts(rules, draft.contract.hand)
            assert not (draft.game is Game.NULL and (draft.matadors or draft.points is not None))
    if not draft.missing:
        entry = draft.entry(draft.result)
        game = entry.declared
        assert game is not None
        assert game.won is draft.result or game.agreed is not None
        assert GameDraft.of(terms, game).entry(game.won) == entry
