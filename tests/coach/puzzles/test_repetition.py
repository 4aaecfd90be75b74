"""Spaced repetition: right answers come later and later, wrong ones at once, and nothing is lost."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from skatdesk.coach.puzzles.repetition import INTERVALS, after, due, next_of, streak
from skatdesk.store.puzzles import PuzzleStanding

TODAY = date(2026, 11, 20)
DAYS = st.dates(min_value=date(2026, 1, 1), max_value=date(2027, 12, 31))
STANDINGS = st.builds(PuzzleStanding, st.integers(0, len(INTERVALS) - 1), DAYS)
KEYS = st.lists(st.sampled_from("abcdefgh"), unique=True)


@given(STANDINGS | st.none(), DAYS)
def test_a_wrong_answer_comes_again_the_same_day(standing: PuzzleStanding | None, today: date) -> None:
    assert after(standing, today, right=False) == PuzzleStanding(0, today)


@given(STANDINGS | st.none(), DAYS)
def test_a_right_answer_is_never_due_sooner_than_before(standing: PuzzleStanding | None, today: date) -> None:
    later = after(standing, today, right=True)

    assert later.due > today
    assert standing is None or (later.box >= standing.box and later.due >= standing.due)


@given(st.integers(0, len(INTERVALS) - 1))
def test_the_distance_grows_with_each_right_answer_in_time(box: int) -> None:
    standing = after(PuzzleStanding(box, TODAY), TODAY, right=True)
    again = after(standing, standing.due, right=True)

    assert again.due - standing.due >= standing.due - TODAY


@given(STANDINGS)
def test_practice_ahead_of_time_changes_nothing(standing: PuzzleStanding) -> None:
    early = standing.due - timedelta(1)

    assert after(standing, early, right=True) == standing


def test_a_new_puzzle_solved_at_once_comes_the_next_day() -> None:
    assert after(None, TODAY, right=True) == PuzzleStanding(1, TODAY + timedelta(1))


@given(KEYS, st.dictionaries(st.sampled_from("abcdefgh"), STANDINGS), DAYS)
def test_what_is_due_was_tried_and_the_longest_waiting_comes_first(
    keys: list[str], standings: dict[str, PuzzleStanding], today: date
) -> None:
    waiting = due(keys, standings, today)

    assert set(waiting) == {key for key in keys if key in standings and standings[key].due <= today}
    assert [standings[key].due for key in waiting] == sorted(standings[key].due for key in waiting)


@given(KEYS, st.dictionaries(st.sampled_from("abcdefgh"), STANDINGS), st.lists(st.sampled_from("abcdefgh"), max_size=3))
def test_there_is_always_a_next_puzzle_and_never_the_same_twice_without_need(
    keys: list[str], standings: dict[str, PuzzleStanding], just_now: list[str]
) -> None:
    chosen = next_of(keys, standings, TODAY, just_now)

    assert (chosen is None) is (not keys)
    if chosen is not None and len(keys) > 1 and just_now:
        assert chosen != just_now[-1]


def test_due_ones_come_before_new_ones_and_those_before_the_rest() -> None:
    tomorrow = TODAY + timedelta(1)
    standings = {"later": PuzzleStanding(2, tomorrow), "due": PuzzleStanding(1, TODAY)}

    assert next_of(["new", "later", "due"], standings, TODAY, ()) == "due"
    assert next_of(["new", "later", "due"], standings, TODAY, ("due",)) == "new"
    assert next_of(["later"], standings, TODAY, ("later",)) == "later"


def test_where_nothing_is_due_or_new_what_is_due_soonest_comes_first() -> None:
    standings = {key: PuzzleStanding(2, TODAY + timedelta(days)) for key, days in (("a", 5), ("b", 2), ("c", 9))}

    assert next_of("abc", standings, TODAY, ()) == "b"


def test_all_that_were_tried_just_now_rest_while_there_are_others() -> None:
    standings = dict.fromkeys("abc", PuzzleStanding(0, TODAY))

    assert next_of("abcd", standings, TODAY, tuple("abc")) == "d"
    assert next_of("abc", standings, TODAY, tuple("abc")) != "c"


def test_days_in_a_row_count_up_to_today_or_yesterday() -> None:
    days = [TODAY - timedelta(back) for back in (1, 2, 3, 5)]

    assert streak(days, TODAY) == 3
    assert streak([*days, TODAY], TODAY) == 4
    assert streak(days, TODAY + timedelta(1)) == 0
    assert streak([], TODAY) == 0
