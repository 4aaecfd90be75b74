"""What a review has said about people is kept once for each deal, and never about practice."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skatdesk.skat.seats import BySeat, Seating
from skatdesk.skat.states import GameStart
from skatdesk.store.database import Database
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.migrations import MIGRATIONS, migrate
from skatdesk.store.records import Participant, PlayedDeal, SeriesId, SeriesStart
from skatdesk.store.store import Store
from tests.store.samples import FOUR, SEATING, THREE, finished_deal, series

BEFORE = 6
"""The version that knew no accuracies."""

BY_SEAT = BySeat[float | None](90.0, 80.0, 70.0)


def _kept(path: Path) -> list[tuple[int, str, float]]:
    """Deal, player and accuracy."""
    with closing(sqlite3.connect(path)) as sql:
        return sql.execute(
            "SELECT deal, name, accuracy FROM accuracies JOIN players ON players.id = player ORDER BY deal, name"
        ).fetchall()


def test_people_are_kept_and_computer_players_are_not(store: Store, path: Path) -> None:
    """Ada, who alone is no computer player, is forehand, then rearhand."""
    kept = store.begin_series(series())
    for game, dealer in enumerate((2, 0), 1):
        finished_deal(store, kept, game, Seating(3, dealer))
        store.accuracies.note(PlayedDeal(kept, game), game, BY_SEAT)

    assert _kept(path) == [(1, "Ada", 90.0), (2, "Ada", 70.0)]


def test_who_watches_or_had_nothing_to_decide_has_no_accuracy(store: Store, path: Path) -> None:
    people = tuple(Participant(one.name) for one in FOUR)
    kept = store.begin_series(SeriesStart(series().rules, people, 7, "2026-11-20T19:30:00+01:00"))
    finished_deal(store, kept, 1, Seating(4, 1))
    store.accuracies.note(PlayedDeal(kept, 1), 1, BySeat(90.0, None, 70.0))

    assert _kept(path) == [(1, "Ada", 70.0), (1, "Cem", 90.0)]


def test_a_later_review_takes_the_place_of_an_earlier_one(store: Store, path: Path) -> None:
    kept = store.begin_series(series())
    finished_deal(store, kept)
    for value in (50.0, 95.5):
        store.accuracies.note(PlayedDeal(kept, 1), 1, BySeat(value, None, None))

    assert _kept(path) == [(1, "Ada", 95.5)]


def test_practice_and_deals_that_are_not_over_do_not_count(store: Store, path: Path) -> None:
    helped, beside = store.begin_series(series()), store.begin_series(series(practice=True))
    store.mark_practice(finished_deal(store, helped))
    store.add_deal(helped, SEATING, _start_of(store, helped))
    finished_deal(store, beside)
    for played in (PlayedDeal(helped, 1), PlayedDeal(helped, 2), PlayedDeal(beside, 1), PlayedDeal(helped, 9)):
        store.accuracies.note(played, 1, BY_SEAT)

    assert _kept(path) == []


def _start_of(store: Store, kept: SeriesId) -> GameStart:
    saved = store.series(kept)
    assert saved is not None
    return saved.deals[0].start


def test_a_review_of_other_cards_is_not_one_of_this_deal(store: Store, path: Path) -> None:
    kept = store.begin_series(series())
    finished_deal(store, kept, 4)
    store.accuracies.note(PlayedDeal(kept, 1), 5, BY_SEAT)

    assert _kept(path) == []


def test_a_deal_that_is_opened_again_loses_its_accuracy(store: Store, path: Path) -> None:
    kept = store.begin_series(series())
    deal = finished_deal(store, kept)
    store.accuracies.note(PlayedDeal(kept, 1), 1, BY_SEAT)
    store.remove_actions_after(deal, 3)

    assert _kept(path) == []


def test_a_store_of_the_version_before_is_taken_over(path: Path) -> None:
    """Its deals are there, and reviews of them are kept from now on."""
    with closing(sqlite3.connect(path, isolation_level=None)) as sql:
        migrate(sql, MIGRATIONS[:BEFORE])
        sql.execute("INSERT INTO players (name, computer) VALUES ('Ada', '')")
        sql.execute("INSERT INTO series VALUES (1, '{}', 7, '2026-11-20T19:30:00+01:00', 0, 0)")
        sql.executemany("INSERT INTO series_places VALUES (1, ?, 1)", [(place,) for place in range(len(THREE))])
        sql.execute(
            "INSERT INTO deals (series, game, dealer, deal_number, bock_factor, ramsch_round, finished)"
            " VALUES (1, 1, 2, 4, 1, 0, 1)"
        )
    store = Store.open(path)
    assert store.set_aside is None
    played = store.last_deal()
    assert played == PlayedDeal(SeriesId(1), 1)
    store.accuracies.note(played, 4, BySeat(88.0, None, None))
    store.close()

    assert _kept(path) == [(1, "Ada", 88.0)]


@pytest.mark.parametrize("value", [-0.1, 100.1, float("nan"), "much"])
def test_no_value_beyond_its_range_comes_in(store: Store, path: Path, value: float) -> None:
    kept = store.begin_series(series())
    finished_deal(store, kept)
    with pytest.raises(sqlite3.IntegrityError):
        store.accuracies.note(PlayedDeal(kept, 1), 1, BySeat(value, None, None))

    assert _kept(path) == []


def test_a_deal_without_a_table_is_damaged(store: Store, path: Path) -> None:
    kept = store.begin_series(series())
    finished_deal(store, kept)
    with closing(sqlite3.connect(path)) as sql:
        sql.execute("DELETE FROM series_places")
        sql.commit()
    with pytest.raises(StoreError) as told:
        store.accuracies.note(PlayedDeal(kept, 1), 1, BY_SEAT)

    assert told.value.trouble is Trouble.DAMAGED


def test_the_table_goes_with_its_deals(path: Path) -> None:
    database = Database(path)
    with database.writing() as sql:
        sql.execute("INSERT INTO players (name, computer) VALUES ('Ada', '')")
        sql.execute("INSERT INTO series VALUES (1, '{}', 7, '', 0, 0)")
        sql.execute(
            "INSERT INTO deals (series, game, dealer, deal_number, bock_factor, ramsch_round) VALUES (1, 1, 2, 4, 1, 0)"
        )
        sql.execute("INSERT INTO accuracies VALUES (1, 1, 50)")
        sql.execute("DELETE FROM series")
        left = sql.execute("SELECT count(*) FROM accuracies").fetchone()
    database.close()

    assert left == (0,)
