"""What figures are measured by: the games before, or the others at the same tables."""

from collections.abc import Sequence
from datetime import date
from typing import Any

import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.skat.ruleset import SERIES_GAMES
from skatdesk.skat.seats import Seating
from skatdesk.store.statistics.figures import Form, Share, form
from skatdesk.store.statistics.references import earlier, form_moved, reference, share_moved
from skatdesk.store.statistics.selection import Filter, Selection
from skatdesk.store.store import Store
from tests.scoring.builders import declared, passed_in
from tests.store.statistics.sittings import id_of, keep, of, twelve

TODAY = date(2026, 11, 20)
THREE = ("Ada", "Ben", "Cem")


def _of_ada(store: Store, **chosen: Any) -> Selection:
    return of(store, "Ada", Filter(id_of(store, "Ada"), **chosen))


def _titles(games: Selection | None) -> list[str]:
    assert games is not None
    return list(dict.fromkeys(games.sitting(at).title for at in range(len(games))))


@pytest.fixture
def evenings(store: Store) -> Store:
    """An evening of 36 games in each of four months."""
    for title, day in (
        ("August", "2026-08-01"),
        ("September", "2026-09-01"),
        ("October", "2026-10-01"),
        ("November", "2026-11-01"),
    ):
        keep(store, twelve() * 3, THREE, title=title, date=day)
    return store


def test_before_a_period_are_as_many_days(evenings: Store) -> None:
    """The 31 days from 1 October on, and the 31 before: from 31 August."""
    october = _of_ada(evenings, since=date(2026, 10, 1), until=date(2026, 10, 31))
    before = earlier(october, TODAY)

    assert before is not None
    assert (before.filter.since, before.filter.until) == (date(2026, 8, 31), date(2026, 9, 30))
    assert _titles(before) == ["September"]


def test_a_period_without_an_end_ends_today(evenings: Store) -> None:
    """From 1 November to the 20th are 20 days."""
    before = earlier(_of_ada(evenings, since=date(2026, 11, 1)), TODAY)

    assert before is not None
    assert (before.filter.since, before.filter.until) == (date(2026, 10, 12), date(2026, 10, 31))


def test_before_a_list_are_all_games_until_then(evenings: Store) -> None:
    """Whatever period is chosen besides; before the first one is nothing."""
    first, *_, third, _ = reversed(evenings.statistics.choices(id_of(evenings, "Ada")).sittings)

    assert _titles(earlier(_of_ada(evenings, sitting=third.id, since=date(2026, 9, 30)), TODAY)) == [
        "August",
        "September",
    ]
    assert _titles(earlier(_of_ada(evenings, sitting=first.id), TODAY)) == []


def test_before_all_games_and_a_list_without_a_day_is_nothing(store: Store) -> None:
    """Lists of earlier versions may have no day."""
    keep(store, twelve())
    with store._database.writing() as sql:
        sql.execute("UPDATE sittings SET day = 0")

    assert earlier(_of_ada(store), TODAY) is None
    assert earlier(_of_ada(store, sitting=1), TODAY) is None
    assert [len(_of_ada(store, **one)) for one in ({"since": TODAY}, {"until": TODAY}, {})] == [0, 0, 12]


def test_the_other_filters_hold_before_too(evenings: Store) -> None:
    keep(evenings, twelve() * 3, ("Ada", "Dua", "Eva"), title="With Dua", date="2026-09-15")
    ben = id_of(evenings, "Ben")
    october = _of_ada(evenings, since=date(2026, 10, 1), until=date(2026, 10, 31), opponent=ben)

    assert _titles(earlier(october, TODAY)) == ["September"]


def test_a_time_before_all_time_is_cut_off_there(evenings: Store) -> None:
    before = earlier(_of_ada(evenings, since=date(100, 1, 1), until=date(9999, 12, 31)), TODAY)

    assert before is not None
    assert len(before) == 0


def test_games_are_measured_by_those_before_where_there_are_enough(evenings: Store) -> None:
    found = reference(_of_ada(evenings, since=date(2026, 10, 1), until=date(2026, 10, 31)), TODAY)

    assert found is not None
    assert found.before is not None
    assert found.won == Share(15, 21)
    assert found.form == form(found.before)


def test_else_they_are_measured_by_the_others(evenings: Store) -> None:
    """In each evening Ben declares six games and loses all, Cem wins three."""
    found = reference(_of_ada(evenings, since=date(2026, 8, 1), until=date(2026, 8, 31)), TODAY)

    assert found is not None
    assert found.before is None
    assert found.won == Share(3, 9)


def test_too_few_games_are_measured_by_nothing(store: Store) -> None:
    keep(store, twelve() * 3)

    assert reference(_of_ada(store), TODAY) is not None
    assert reference(_of_ada(store).those(range(SERIES_GAMES - 1)), TODAY) is None


def _of_four() -> Sequence[Entry]:
    """Forty games, each dealt by the next of four; in some one of the others is away."""
    seatings = [Seating(4, dealer) for dealer in range(4)] + [Seating(4, 0, away=2), Seating(4, 3, away=1)]
    games = []
    for seating in seatings:
        for declarer in seating.places:
            games += [declared(seating, declarer, "C", points=points) for points in (40, 70)]
        games.append(passed_in(seating))
    return games


def test_the_form_of_the_others_is_that_of_all_of_them_together(store: Store) -> None:
    """Each seen by himself: what he got, and the games he had cards in."""
    keep(store, _of_four(), ("Ada", "Ben", "Cem", "Dua"))
    keep(store, twelve() * 2, ("Eva", "Ada", "Ben"), date="2026-11-20")
    games = _of_ada(store)
    seen = [games.as_seen_by(id_of(store, name)) for name in ("Ben", "Cem", "Dua", "Eva")]
    points, hands = sum(int(one.seeger.sum()) for one in seen), sum(len(one.in_hand) for one in seen)

    found = reference(games, TODAY)
    assert found is not None
    assert found.form.per_series == pytest.approx(SERIES_GAMES * points / hands)


def test_a_share_has_moved_where_chance_would_not_do_it() -> None:
    """80 of 100 after 60 of 100: the error is 1.96 times the root of 0.7 · 0.3 · 0.02, which is 0.127."""
    assert share_moved(Share(80, 100), Share(60, 100)) == 1
    assert share_moved(Share(60, 100), Share(80, 100)) == -1
    assert share_moved(Share(74, 100), Share(60, 100)) == 1
    assert share_moved(Share(72, 100), Share(60, 100)) == 0
    assert share_moved(Share(2, 2), Share(60, 100)) == 0
    assert share_moved(Share(0, 0), Share(60, 100)) == 0
    assert share_moved(Share(60, 100), Share(0, 0)) == 0
    assert share_moved(Share(5, 5), Share(9, 9)) == 0


def test_points_have_moved_where_chance_would_not_do_it() -> None:
    """Errors of 30 and 40 are one of 50."""
    now = Form(960.0, 30.0)
    assert form_moved(now, Form(909.0, 40.0)) == 1
    assert form_moved(now, Form(911.0, 40.0)) == 0
    assert form_moved(now, Form(1011.0, 40.0)) == -1
    assert form_moved(now, Form(500.0, None)) == form_moved(Form(500.0, None), now) == 0
