"""The accuracy of reviewed deals, under the filters that hold for all figures."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from skatdesk.skat.seats import BySeat
from skatdesk.store.records import Participant, PlayedDeal, SeriesId, SeriesStart
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.store import Store
from tests.scoring.builders import declared
from tests.store.samples import finished_deal, series
from tests.store.statistics.sittings import SEATINGS, id_of, keep, of


def _series(store: Store, accuracies: Sequence[float | None], start: SeriesStart | None = None) -> SeriesId:
    """A series whose deals Ada, forehand in all of them, has played so; None: not reviewed."""
    kept = store.begin_series(series() if start is None else start)
    for game, accuracy in enumerate(accuracies, 1):
        finished_deal(store, kept, game)
        if accuracy is not None:
            store.accuracies.note(PlayedDeal(kept, game), game, BySeat(accuracy, None, None))
    store.statistics.refresh()
    store.statistics.take_over(100)
    return kept


def test_reviewed_deals_are_found_among_all_games(store: Store) -> None:
    """Written games lie between them; each dot is where its game is."""
    keep(store, [declared(SEATINGS[0], 0, "C", 2, points=75)] * 2, date="2026-11-20")
    kept = _series(store, [80.0, None, 60.0])
    games = of(store, "Ada")
    course = store.statistics.accuracy(games)

    assert len(games) == 5
    assert course.accuracy == (80.0, 60.0)
    assert course.mean == (80.0, 70.0)
    assert [(games.ref(at).series, games.ref(at).number) for at in course.at] == [(kept, 1), (kept, 3)]


def test_the_mean_is_that_of_the_latest_twenty(store: Store) -> None:
    _series(store, [100.0] * 10 + [0.0] * 15)
    course = store.statistics.accuracy(of(store, "Ada"))

    assert course.mean[9] == pytest.approx(100)
    assert course.mean[19] == pytest.approx(50)
    assert course.mean[-1] == pytest.approx(25)


def test_filters_hold(store: Store) -> None:
    _series(store, [80.0], replace(series(), started_at="2025-11-20T19:30:00+01:00"))
    _series(store, [60.0])
    ada = id_of(store, "Ada")
    this_year = of(store, "Ada", Filter(ada, since=date(2026, 1, 1)))
    sitting = this_year.sitting(0).id

    assert store.statistics.accuracy(of(store, "Ada")).accuracy == (80.0, 60.0)
    assert store.statistics.accuracy(this_year).accuracy == (60.0,)
    assert store.statistics.accuracy(of(store, "Ada", Filter(ada, sitting=sitting))).accuracy == (60.0,)
    assert not len(store.statistics.accuracy(of(store, "Ada", Filter(ada, played=False))))
    assert not len(store.statistics.accuracy(of(store, "Ben", Filter(id_of(store, "Ben")))))


def test_a_person_of_two_names_has_one_course(store: Store) -> None:
    _series(store, [80.0])
    _series(store, [60.0], replace(series(), participants=(Participant("Adelheid"), *series().participants[1:])))
    store.statistics.merge(id_of(store, "Adelheid"), into=id_of(store, "Ada"))

    assert store.statistics.accuracy(of(store, "Ada")).accuracy == (80.0, 60.0)


def test_what_was_taken_back_and_not_played_again_is_gone(store: Store) -> None:
    kept = _series(store, [80.0, 60.0])
    saved = store.series(kept)
    assert saved is not None
    store.remove_actions_after(saved.deals[1].id, 3)

    assert store.statistics.accuracy(of(store, "Ada")).accuracy == (80.0,)


@pytest.mark.parametrize("value", [-5.0, 250.0, float("inf")])
def test_a_damaged_value_is_left_out(store: Store, path: Path, value: float) -> None:
    _series(store, [80.0, 60.0])
    with closing(sqlite3.connect(path)) as sql:
        sql.execute("PRAGMA ignore_check_constraints = ON")
        sql.execute("UPDATE accuracies SET accuracy = ? WHERE deal = 1", (value,))
        sql.commit()

    assert store.statistics.accuracy(of(store, "Ada")).accuracy == (60.0,)
