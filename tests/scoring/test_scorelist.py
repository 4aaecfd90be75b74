"""Whole lists: the sample of rules.md §11.8, tallies, changes, the Bierlachs limit."""

from dataclasses import FrozenInstanceError, replace
from decimal import Decimal
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.standings import Tally
from skatdesk.scoring.systems import changes
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, ListSystem
from skatdesk.skat.seats import Seating
from tests.scoring.builders import NAMES, begin, declared, due, listed, passed_in, ramsch, sample

SYSTEMS: tuple[ListSystem, ...] = get_args(ListSystem)


@pytest.mark.parametrize(
    ("system", "size", "totals"),
    [
        ("classic", 3, (90, 0, 46)),
        ("classic", 4, (90, 0, 46, 0)),
        ("seeger", 3, (90, 40, 136)),
        ("seeger", 4, (90, 30, 126, 30)),
        ("bierlachs", 3, (-100, -190, -144)),
        ("bierlachs", 4, (-100, -190, -144, -190)),
    ],
)
def test_the_sample_list(system: ListSystem, size: int, totals: tuple[int, ...]) -> None:
    sheet = listed(replace(begin(size=size), system=system), sample(size))

    assert sheet.totals == totals


def test_the_footer_of_the_sample_list() -> None:
    """Points; won; lost; (won − lost) × 50; lost by others × 30; total (rules.md §11.5)."""
    sheet = listed(begin(size=4), sample(4))

    assert sheet.tallies == (
        Tally(points=90, won=1, lost=1, others_lost=0, own_bonus=0, others_bonus=0, total=90),
        Tally(points=0, won=0, lost=0, others_lost=1, own_bonus=0, others_bonus=30, total=30),
        Tally(points=46, won=1, lost=0, others_lost=1, own_bonus=50, others_bonus=30, total=126),
        Tally(points=0, won=0, lost=0, others_lost=1, own_bonus=0, others_bonus=30, total=30),
    )


def test_the_running_totals_of_the_sample_list() -> None:
    sheet = listed(begin(), sample(3))

    assert [tuple(tally.total for tally in tallies) for tallies in sheet.running] == [
        (194, 0, 0),
        (90, 40, 40),
        (90, 40, 136),
    ]
    assert [tallies[0].points for tallies in sheet.running] == [144, 90, 90]


def test_a_line_has_the_numbers_it_changes_and_the_declarers_also_where_it_stays() -> None:
    """In Bierlachs a game that is won changes the numbers of the others."""
    sheet = listed(begin(), sample(3))
    bierlachs = replace(sheet, system="bierlachs")

    assert [sheet.written(index) for index in range(3)] == [(144, None, None), (90, None, None), (None, None, 46)]
    assert sheet.numbers(1) == ((144, 90), (0, 0), (0, 0))
    assert bierlachs.written(0) == (0, -144, -144)
    assert bierlachs.numbers(2) == ((-54, -100), (-144, -190), (-144, -144))


def test_a_new_list_takes_what_the_rule_set_says() -> None:
    official, home = ScoreList.begin(NAMES, ISKO), ScoreList.begin(NAMES[:3], HOME, first_dealer=2)

    assert (official.system, official.games, official.stake) == ("seeger", 48, Decimal(0))
    assert (home.system, home.games, home.stake) == ("classic", None, Decimal("0.01"))
    limited = replace(HOME, bierlachs_limit=200)
    assert begin(limited).bierlachs_limit is None
    assert begin(replace(limited, list_system="bierlachs")).bierlachs_limit == 200
    assert due(home) == Seating(3, 2)
    assert home.tallies == (Tally(), Tally(), Tally())


def test_bonus_lines_are_for_seeger_fabian_only() -> None:
    for system in SYSTEMS:
        tally = listed(replace(begin(), system=system), sample(3)).tallies[2]
        assert (tally.points, tally.won, tally.others_lost) == (46, 1, 1)
        assert (tally.own_bonus, tally.others_bonus) == ((50, 40) if system == "seeger" else (0, 0))


def test_passed_in_and_ramsch_count_as_nobodys_game() -> None:
    sheet = listed(begin(), [passed_in(Seating(3, 0)), ramsch(Seating(3, 1), 0, -60, 0)])

    assert sheet.totals == (0, -60, 0)
    assert all((tally.won, tally.lost, tally.others_lost) == (0, 0, 0) for tally in sheet.tallies)


# ------------------------------------------------------------------ changing a list


def test_a_list_is_changed_by_making_another() -> None:
    first, second, third = sample(3)
    sheet = listed(begin(), [first, second])

    assert sheet.with_entry(third).entries == (first, second, third)
    assert sheet.replaced(1, third).entries == (first, third)
    assert sheet.removed(0).entries == (second,)
    assert sheet.inserted(1, third).entries == (first, third, second)
    assert sheet.inserted(2, third).entries == (first, second, third)
    assert sheet.entries == (first, second)


def test_a_list_cannot_be_changed_in_place() -> None:
    sheet = begin()
    with pytest.raises(FrozenInstanceError):
        sheet.entries = ()  # type: ignore[misc]  # mypy knows it too
    assert sheet == begin()
    assert hash(sheet) == hash(begin())


@pytest.mark.parametrize("index", [-1, 2])
def test_only_entries_that_are_there_can_be_changed_or_asked_for(index: int) -> None:
    sheet = listed(begin(), sample(3)[:2])
    for asked in (sheet.removed, sheet.deal_due, sheet.before, sheet.numbers, sheet.written):
        with pytest.raises(SkatError, match="no entry"):
            asked(index)
    with pytest.raises(SkatError, match="no entry"):
        sheet.replaced(index, sample(3)[0])
    with pytest.raises(SkatError, match="no entry"):
        sheet.inserted(-1, sample(3)[0])


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(SkatError, match="is for 3 players, not for 4"):
        begin(TCHIBO, size=4)
    with pytest.raises(SkatError, match="not for 2"):
        begin(size=2)
    with pytest.raises(SkatError, match="no place 3"):
        begin(first_dealer=3)
    with pytest.raises(SkatError, match="no place -1"):
        begin(first_dealer=-1)
    with pytest.raises(SkatError, match="another table"):
        begin().with_entry(passed_in(Seating(4, 0)))
    with pytest.raises(SkatError, match="series of 0"):
        replace(begin(), games=0)
    with pytest.raises(SkatError, match="limit"):
        replace(begin(), bierlachs_limit=0)
    with pytest.raises(SkatError, match="stake"):
        replace(begin(), stake=Decimal("-0.1"))
    with pytest.raises(SkatError, match="stake"):
        replace(begin(), stake=Decimal("NaN"))


# ------------------------------------------------------------------ Bierlachs to a limit


def _bierlachs(limit: int | None) -> ScoreList:
    return replace(begin(HOME), system="bierlachs", bierlachs_limit=limit)


def test_the_first_to_reach_the_limit_loses_and_ends_the_series() -> None:
    sheet = _bierlachs(100)
    sheet = sheet.with_entry(declared(due(sheet), 1, "D", 1, points=50))  # place 1: −36
    sheet = sheet.with_entry(declared(due(sheet), 0, "D", 1, points=50))  # place 0: −36
    assert sheet.losers == ()
    assert not sheet.is_over

    over = sheet.with_entry(declared(due(sheet), 2, "G", 1, points=70))  # others −48
    assert over.totals == (-84, -84, 0)
    assert not over.is_over

    over = over.with_entry(declared(due(over), 1, "D", 1, points=70))  # place 0: −102
    assert over.losers == (0,)
    assert over.is_over
    assert over.next_deal is None
    assert over.with_entry(declared(Seating(3, 1), 1, "G", 4, points=50)).losers == (0,)


def test_of_two_at_the_limit_the_lower_loses_and_equals_lose_together() -> None:
    equal = _bierlachs(48).with_entry(declared(Seating(3, 0), 2, "G", 1))
    lower = _bierlachs(60).with_entry(declared(Seating(3, 0), 0, "D", 1, points=50))
    lower = lower.with_entry(declared(Seating(3, 1), 2, "G", 2))

    assert equal.losers == (0, 1)
    assert lower.totals == (-108, -72, 0)
    assert lower.losers == (0,)


def test_without_limit_or_in_another_system_nobody_loses() -> None:
    lost = declared(Seating(3, 0), 0, "G", 4, points=50)

    assert _bierlachs(None).with_entry(lost).losers == ()
    assert replace(_bierlachs(100), system="classic").with_entry(lost).losers == ()


# ------------------------------------------------------------------ whatever is played


@st.composite
def games(draw: st.DrawFn, seating: Seating) -> Entry:
    """Any game of a home table."""
    kind = draw(st.sampled_from(("declared", "declared", "ramsch", "passed in")))
    if kind == "passed in":
        return passed_in(seating)
    place = draw(st.sampled_from(seating.places))
    if kind == "ramsch":
        return ramsch(seating, *(-draw(st.integers(40, 120)) if at == place else 0 for at in range(seating.size)))
    game = draw(st.sampled_from("CSHDG"))
    points = draw(st.integers(1, 119))
    return declared(seating, place, game, draw(st.integers(1, 4)), points=points, kontra=draw(st.integers(0, 2)))


@st.composite
def lists(draw: st.DrawFn) -> ScoreList:
    """A list of any games in any system."""
    sheet = replace(begin(HOME, draw(st.sampled_from((3, 4)))), system=draw(st.sampled_from(SYSTEMS)))
    for _ in range(draw(st.integers(0, 12))):
        sheet = sheet.with_entry(draw(games(due(sheet))))
    return sheet


@st.composite
def coming_and_going(draw: st.DrawFn) -> ScoreList:
    """A list of players who are not there all the time; at the beginning the fourth may be unknown."""
    sheet = draw(lists())
    if len(sheet.players) == 3:
        sheet = sheet.joined("Dua")
    for _ in range(draw(st.integers(1, 3))):
        sheet = replace(sheet, away=draw(st.sampled_from((None, 0, 1, 2, 3))))
        for _ in range(draw(st.integers(1, 4))):
            sheet = sheet.with_entry(draw(games(due(sheet))))
    return sheet


@given(lists() | coming_and_going())
def test_totals_are_the_sum_of_the_changes(sheet: ScoreList) -> None:
    summed = [sum(column) for column in zip(*(changes(sheet.system, entry) for entry in sheet.entries), strict=True)]

    assert list(sheet.totals) == (summed or [0] * len(sheet.players))
    for tally in sheet.tallies:
        if sheet.system != "bierlachs":
            assert tally.total == tally.points + tally.own_bonus + tally.others_bonus


@given(lists())
def test_bierlachs_keeps_the_differences_of_the_classic_list(sheet: ScoreList) -> None:
    classic, bierlachs = replace(sheet, system="classic").totals, replace(sheet, system="bierlachs").totals

    assert {plus - minus for plus, minus in zip(classic, bierlachs, strict=True)} == {classic[0] - bierlachs[0]}
    assert max(bierlachs) <= 0


@given(lists() | coming_and_going(), st.data())
def test_an_edited_list_equals_one_written_anew(sheet: ScoreList, data: st.DataObject) -> None:
    """Nothing is remembered but the entries."""
    if sheet.entries:
        index = data.draw(st.integers(0, len(sheet.entries) - 1))
        entry = data.draw(games(sheet.entries[index].seating))
        sheet = sheet.replaced(index, entry).inserted(index, entry).removed(index + 1)
    for anew in (listed(replace(sheet, entries=()), sheet.entries), replace(sheet)):
        assert anew == sheet
        assert anew.running == sheet.running
        assert anew.next_deal == sheet.next_deal
        for index in range(len(sheet.entries)):
            assert anew.deal_due(index) == sheet.deal_due(index)


@given(lists() | coming_and_going(), st.data())
def test_a_list_as_it_was_before_a_game_stands_as_it_stood_then(sheet: ScoreList, data: st.DataObject) -> None:
    if sheet.entries:
        index = data.draw(st.integers(0, len(sheet.entries) - 1))
        before = sheet.before(index)

        assert before.entries == sheet.entries[:index]
        assert before.next_deal == replace(before).next_deal == sheet.deal_due(index)
        assert before.tallies == replace(before).tallies


@given(lists())
def test_a_fourth_who_joins_changes_nothing_that_was(sheet: ScoreList) -> None:
    """He begins with nothing, deals when it is his turn, and until then the others had their list of three."""
    if len(sheet.players) == 4:
        with pytest.raises(SkatError, match="a fifth"):
            sheet.joined("Eda")
        return

    joined = sheet.joined("Dua")

    assert joined.players == (*sheet.players, "Dua")
    assert [tallies[:3] for tallies in joined.running] == list(sheet.running)
    assert joined.tallies[3] == Tally()
    assert [joined.deal_due(at).number for at in range(len(sheet.entries))] == [
        sheet.deal_due(at).number for at in range(len(sheet.entries))
    ]
    last = sheet.entries[-1].seating.dealer if sheet.entries else None
    assert due(joined) == Seating(4, sheet.first_dealer if last is None else last + 1)


def test_nobody_is_paid_for_what_was_lost_while_he_was_away() -> None:
    """Ada loses three games; Cem is away in the second, which she deals and plays herself."""
    sheet = replace(begin(size=4, first_dealer=3), system="seeger")
    for away in (None, 2, None):
        sheet = replace(sheet, away=away)
        sheet = sheet.with_entry(declared(due(sheet), 0, "D", 1, points=50))  # -36 and -50

    assert [entry.seating for entry in sheet.entries] == [Seating(4, 3), Seating(4, 0, away=2), Seating(4, 1)]
    assert sheet.totals == (-258, 30 + 40 + 30, 30 + 30, 30 + 40 + 30)
    assert [tally.others_lost for tally in sheet.tallies] == [0, 3, 2, 3]
    assert sheet.others_lost_bonuses == (40, 30)
    assert replace(sheet, entries=sheet.entries[:1]).others_lost_bonuses == (30,)
    assert replace(sheet, entries=(), away=2).others_lost_bonuses == (40,)


def test_a_game_forgotten_is_one_of_those_who_were_there() -> None:
    sheet = replace(begin(size=4), away=1)
    sheet = sheet.with_entry(passed_in(due(sheet)))
    later = replace(sheet, away=None)

    assert due(later.before(0)) == Seating(4, 0, away=1)
    assert due(later) == Seating(4, 1)


def test_who_was_away_in_one_game_alone_is_there_again() -> None:
    """Three games of four at the table, but for the second."""
    sheet = begin(size=4, first_dealer=3)
    for away in (None, 2, None):
        without = replace(sheet, away=away)
        sheet = sheet.with_entry(declared(due(without), 0, "D", 1, points=50))

    assert sheet.away is None
    assert [entry.seating for entry in sheet.entries] == [Seating(4, 3), Seating(4, 0, away=2), Seating(4, 1)]
    assert due(sheet) == Seating(4, 2)
    assert sheet.tallies[2].others_lost == 2


def test_in_bierlachs_who_is_away_gets_no_minus() -> None:
    sheet = replace(begin(size=4, first_dealer=3), system="bierlachs", away=2)

    assert sheet.with_entry(declared(due(sheet), 0, "D", 1)).totals == (0, -18, 0, -18)


def test_a_round_is_one_deal_of_everybody_who_is_there() -> None:
    """A Bock round of three, where one of four is away."""
    sheet = replace(begin(HOME, 4), away=1)
    sheet = sheet.with_entry(declared(due(sheet), 0, "D", 1, points=60))

    assert sheet.next_deal is not None
    assert (sheet.next_deal.round, sheet.next_deal.left) == ("bock", 3)


@pytest.mark.parametrize(("size", "away"), [(3, 0), (4, 4), (4, -1)])
def test_only_one_of_four_can_be_away(size: int, away: int) -> None:
    assert [replace(begin(size=4), away=place).away for place in range(4)] == [0, 1, 2, 3]
    with pytest.raises(SkatError, match="cannot be away"):
        replace(begin(size=size), away=away)


@pytest.mark.parametrize(("games", "breaks_off"), [(1, False), (2, True), (4, True), (5, False)])
def test_a_series_that_ends_in_a_bock_round_breaks_it_off(games: int, breaks_off: bool) -> None:
    """Also where the round would only begin: the second game was lost with 60, three more count double."""
    sheet = replace(begin(HOME), games=games)
    for points in (61, 60, 61, 61, 61)[:games]:
        assert not sheet.breaks_off_round
        sheet = sheet.with_entry(declared(due(sheet), 0, "C", points=points, rules=HOME))

    assert sheet.is_over
    assert sheet.breaks_off_round is breaks_off
    assert not replace(sheet, games=None).breaks_off_round


def test_who_reaches_the_limit_breaks_no_round_off() -> None:
    sheet = _bierlachs(36)
    sheet = sheet.with_entry(declared(due(sheet), 0, "D", points=60, rules=HOME))

    assert sheet.is_over
    assert not sheet.breaks_off_round


def test_a_game_forgotten_behind_the_agreed_end_can_be_put_in() -> None:
    """There is a deal due where it was, as if no end had been agreed; before the end the list is as it was."""
    sheet = replace(begin(), games=2)
    sheet = listed(sheet, [passed_in(due(sheet)), passed_in(due(sheet).next)])
    longer = sheet.inserted(1, passed_in(sheet.entries[1].seating))

    assert longer.before(1).games == 2
    assert longer.before(2).next_deal is not None
    assert longer.inserted(2, passed_in(longer.entries[2].seating)).games == 2


def test_a_game_played_behind_the_bierlachs_limit_has_a_deal_to_be_put_in() -> None:
    sheet = _bierlachs(None)
    for _ in range(2):
        sheet = sheet.with_entry(declared(due(sheet), 0, "C", rules=HOME))

    assert replace(sheet, bierlachs_limit=10).before(1).next_deal is not None
