"""Which games count, whose they are, and what they can be filtered by."""

import sqlite3
import time
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from skatdesk.scoring.heads import ListHead
from skatdesk.skat.actions import Action, Discard, Leave, Pass
from skatdesk.skat.contracts import Game
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, Seating
from skatdesk.skat.states import Finished
from skatdesk.store.records import DealId, HistoryLine, ListId, SeriesId, day_of
from skatdesk.store.statistics.courses import race
from skatdesk.store.statistics.selection import Filter, GameRef
from skatdesk.store.store import Store
from tests.scoring.builders import begin, declared, listed, ramsch
from tests.store.samples import SEATING, played, series, start
from tests.store.statistics.sittings import id_of, keep, of, twelve


def _deal(
    store: Store, kept: SeriesId, number: int = 1, seating: Seating = SEATING
) -> tuple[DealId, tuple[Action, ...]]:
    """A finished deal of random play."""
    deal = store.add_deal(kept, seating, start(number, HOME))
    actions = played(start(number, HOME), number)
    for action in actions:
        store.add_action(deal, action)
    store.finish_deal(deal)
    return deal, actions


def _count(store: Store) -> int:
    """How many games of Ada's count."""
    store.statistics.refresh()
    while store.statistics.take_over():
        pass
    store.statistics.refresh()
    people = [known.person.id for known in store.statistics.people() if known.person.name == "Ada"]
    return len(store.statistics.select(Filter(people[0]))) if people else 0


# ---------------------------------------------------------------- deals played here


def test_finished_deals_are_taken_over_in_chunks(store: Store) -> None:
    kept = store.begin_series(series(HOME))
    for number in range(1, 6):
        _deal(store, kept, number)

    assert store.statistics.refresh() == 5
    assert store.statistics.take_over(2) == 3
    assert store.statistics.take_over(20) == 0
    assert store.statistics.refresh() == 0
    assert _count(store) == 5


def test_deal_says_what_its_replay_says(store: Store) -> None:
    kept = store.begin_series(series(HOME))
    _, actions = _deal(store, kept, 2)
    state = replay(start(2, HOME), actions)
    assert isinstance(state, Finished)
    _count(store)

    games = of(store, "Ada")

    assert games.ref(0) == GameRef(1, kept, None)
    assert games.change[0] == state.result.scores[SEATING.seat_of(0) or FOREHAND]
    assert games.sitting(0).day == day_of(series().started_at)


def test_unfinished_deals_do_not_count(store: Store) -> None:
    deal = store.add_deal(store.begin_series(series(HOME)), SEATING, start(1, HOME))
    for action in played(start(1, HOME), 1)[:-1]:
        store.add_action(deal, action)

    assert _count(store) == 0


def test_practice_never_counts(store: Store) -> None:
    _deal(store, store.begin_series(series(HOME, practice=True)))

    assert _count(store) == 0


def test_deal_opened_again_does_not_count_any_more(store: Store) -> None:
    deal, actions = _deal(store, store.begin_series(series(HOME)))
    assert _count(store) == 1

    store.remove_actions_after(deal, len(actions) - 1)

    assert _count(store) == 0


def test_deal_with_something_taken_back_stands_in_its_list_only(store: Store) -> None:
    """Its total is part of the race of the series, but it says nothing about how people play. The others do."""
    kept = store.begin_series(series(HOME))
    _deal(store, kept, 1)
    deal, actions = _deal(store, kept, 2)
    store.remove_actions_after(deal, 5)
    for action in actions[5:]:
        store.add_action(deal, action)
    store.finish_deal(deal)
    _deal(store, kept, 3)

    assert _count(store) == 2
    games = of(store, "Ada")
    assert [games.ref(index).number for index in range(len(games))] == [1, 3]
    course = race(games)
    assert course is not None
    assert len(course.games) == 3


def test_deal_opened_again_before_its_turn_comes_is_entered_when_it_is_finished(store: Store) -> None:
    kept = store.begin_series(series(HOME))
    _deal(store, kept, 1)
    deal, actions = _deal(store, kept, 2)
    store.statistics.refresh()
    store.remove_actions_after(deal, len(actions) - 1)
    assert store.statistics.take_over() == 0
    store.add_action(deal, actions[-1])
    store.finish_deal(deal)

    assert _count(store) == 1
    course = race(of(store, "Ada"))
    assert course is not None
    assert len(course.games) == 2


def test_other_discards_before_the_announcement_take_nothing_back(store: Store) -> None:
    """Every rule set allows them, and they show nothing new."""
    kept = store.begin_series(series(HOME))
    deals = (played(start(number, HOME), number) for number in range(1, 50))
    number, actions = next(
        (at, deal) for at, deal in enumerate(deals, 1) if any(isinstance(one, Discard) for one in deal)
    )
    at = next(index for index, action in enumerate(actions) if isinstance(action, Discard))
    deal = store.add_deal(kept, SEATING, start(number, HOME))
    for action in actions[: at + 1]:
        store.add_action(deal, action)
    store.remove_actions_after(deal, at)
    for action in actions[at:]:
        store.add_action(deal, action)
    store.finish_deal(deal)

    assert _count(store) == 1


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process cannot be changed here")
def test_a_series_counts_on_the_day_it_was_here(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half an hour after midnight in Berlin is the day before by universal time."""
    with monkeypatch.context() as berlin:
        berlin.setenv("TZ", "CET-1CEST")  # in its own words: not every system knows the cities
        time.tzset()
        begun = replace(series(HOME), started_at="2026-12-31T23:30:00+00:00")
        _deal(store, store.begin_series(begun))
        assert _count(store) == 1
    time.tzset()
    ada = id_of(store, "Ada")

    assert len(store.statistics.select(Filter(ada, since=date(2027, 1, 1)))) == 1


@pytest.mark.parametrize("action", [Leave(FOREHAND), Pass(MIDDLEHAND)], ids=["broken off", "in its middle"])
def test_deal_that_came_to_nothing_is_left_out(store: Store, action: Action, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody left before there was a declarer, or the end is missing; the store says it is finished."""
    kept = store.begin_series(series(HOME))
    deal = store.add_deal(kept, SEATING, start(1, HOME))
    store.add_action(deal, action)
    store.finish_deal(deal)
    _deal(store, kept, 2)

    assert _count(store) == 1
    assert "left out" in caplog.text
    assert store.statistics.refresh() == 0


def test_store_of_an_older_version_is_taken_over(path: Path) -> None:
    """As the first version left it: deals and actions, and nothing of the tables of today."""
    store = Store.open(path)
    kept = store.begin_series(series(HOME))
    for number in (1, 2, 3):
        _deal(store, kept, number)
    store.close()
    connection = sqlite3.connect(path)
    connection.executescript(
        "DROP TRIGGER opened_again; DROP TRIGGER took_back; DROP TRIGGER no_longer_accurate; PRAGMA foreign_keys = OFF"
    )
    first = ("players", "series", "series_places", "deals", "actions")
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    for (name,) in tables.fetchall():
        if name not in first:
            connection.execute(f"DROP TABLE {name}")
    connection.execute("ALTER TABLE deals DROP COLUMN practice")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()

    store = Store.open(path)
    assert store.set_aside is None
    assert _count(store) == 3
    store.close()


# ---------------------------------------------------------------- written lists


def test_written_list_counts_at_once_and_follows_its_changes(store: Store) -> None:
    keep(store, twelve())
    assert _count(store) == 12

    sheet = listed(begin(), twelve()[:5])
    store.lists.write(ListId(1), sheet, HistoryLine("2026-11-20T20:00:00", "removed", 6, None, None))

    assert _count(store) == 5
    assert of(store, "Ada").ref(4) == GameRef(5, None, 1)


def test_removed_list_does_not_count_until_it_is_restored(store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:2], date="2026-11-20")
    assert _count(store) == 14

    store.lists.remove(ListId(1))
    assert _count(store) == 2
    assert [one.players for one in store.statistics.choices(id_of(store, "Ada")).sittings] == [(1, 2, 3)]

    store.lists.restore(ListId(1))
    assert _count(store) == 14


def test_archived_list_counts(store: Store) -> None:
    keep(store, twelve())
    store.lists.archive(ListId(1), True)

    assert _count(store) == 12


def test_copy_of_a_list_does_not_count_again(store: Store) -> None:
    keep(store, twelve())
    store.lists.duplicate(ListId(1))

    assert _count(store) == 12


def test_games_are_in_the_order_of_time(store: Store) -> None:
    keep(store, twelve()[:2], date="2026-11-20")
    keep(store, twelve()[:3], date="2026-11-18")
    keep(store, twelve()[:1], date="2026-11-19")

    games = of(store, "Ada")

    assert [(games.ref(at).list_id, games.ref(at).number) for at in range(len(games))] == [
        (2, 1),
        (2, 2),
        (2, 3),
        (3, 1),
        (1, 1),
        (1, 2),
    ]


def test_reading_again_reads_what_is_new(store: Store) -> None:
    keep(store, twelve())
    before = _count(store)
    keep(store, twelve()[:2], date="2026-11-20")
    keep(store, twelve()[:1], ("Eva", "Fritz", "Gül"), date="2026-11-21")

    assert (before, _count(store)) == (12, 14)
    assert [known.games for known in store.statistics.people()] == [14, 14, 14, 1, 1, 1]


def test_glimpse_tells_of_one_game(store: Store) -> None:
    keep(store, twelve())
    games = of(store, "Ben")

    first, passed, ramsch = games.glimpse(0), games.glimpse(3), games.glimpse(8)

    assert (first.game, first.declarer, first.bid, first.score, first.change) == (Game.CLUBS, "Ada", 24, 36, 0)
    assert first.day == date(2026, 11, 19)
    assert (passed.game, passed.declarer) == (None, None)
    assert (ramsch.game, ramsch.declarer, ramsch.score, ramsch.change) == (Game.RAMSCH, None, 0, -80)
    assert passed.bid == ramsch.bid == 0


def test_a_game_that_nobody_played_alone_has_no_score_at_a_table_of_four_either(store: Store) -> None:
    keep(store, [ramsch(Seating(4, 2), 0, 0, 0, -80)], ("Ada", "Ben", "Cem", "Dua"), rules=HOME)

    glimpse = of(store, "Dua").glimpse(0)

    assert (glimpse.declarer, glimpse.score, glimpse.change) == (None, 0, -80)


# ---------------------------------------------------------------- filters


@pytest.fixture
def filled(store: Store) -> Store:
    """Two lists and a series: 12 games of official rules, 4 of the pub in 2025, 2 played here."""
    keep(store, twelve())
    keep(store, twelve()[:4], ("Ada", "Dua", "Eva"), date="2025-06-01", rules=HOME)
    kept = store.begin_series(series(HOME))
    _deal(store, kept, 1)
    _deal(store, kept, 2)
    _count(store)
    return store


@pytest.mark.parametrize(
    ("change", "count"),
    [
        ({}, 18),
        ({"since": date(2026, 1, 1)}, 14),
        ({"until": date(2025, 12, 31)}, 4),
        ({"since": date(2025, 6, 1), "until": date(2025, 6, 1)}, 4),
        ({"sitting": 1}, 12),
        ({"played": True}, 2),
        ({"played": False}, 16),
        ({"rules": "isko"}, 12),
        ({"rules": "home"}, 6),
        ({"game": Game.GRAND}, 2),
        ({"game": Game.GRAND, "rules": "isko"}, 1),
        ({"rules": "isko", "played": True}, 0),
    ],
)
def test_filters(filled: Store, change: dict[str, object], count: int) -> None:
    chosen = replace(Filter(id_of(filled, "Ada")), **change)  # type: ignore[arg-type]  # chosen in the table above
    games = filled.statistics.select(chosen)
    if "game" in change:
        assert {games.glimpse(at).game for at in range(len(games))} <= {Game.GRAND}
        here = sum(game.game is Game.GRAND for game in map(of(filled, "Ada").glimpse, (16, 17)))
        count += here if "rules" not in change else 0

    assert len(games) == count


def test_filter_by_opponent(filled: Store) -> None:
    chosen = Filter(id_of(filled, "Ada"), opponent=id_of(filled, "Dua"))

    assert len(filled.statistics.select(chosen)) == 4


def test_choices_are_what_there_is(filled: Store) -> None:
    choices = filled.statistics.choices(id_of(filled, "Ada"))

    assert [(one.list_id, one.series) for one in choices.sittings] == [(None, 1), (1, None), (2, None)]
    assert [known.person.name for known in choices.opponents[:2]] == ["Ben", "Cem"]
    assert {known.person.name for known in choices.opponents} == {"Ben", "Cem", "Dua", "Eva"}
    assert choices.rules == ("home", "isko")


def test_people_come_before_computer_players(filled: Store) -> None:
    """Also who has played less than they."""
    keep(filled, twelve()[:1], ("Ada", "Fe", "Gero"))
    filled.statistics.refresh()
    people = filled.statistics.people()

    assert people[0].person.name == "Ada"
    assert [bool(known.person.computer) for known in people] == [False] * 7 + [True] * 2


def test_person_at_the_table_and_on_lists_is_the_same(filled: Store) -> None:
    assert [known.games for known in filled.statistics.people() if known.person.name == "Ada"] == [18]


def test_list_without_games_is_nobodys(store: Store) -> None:
    store.lists.begin(ListHead("Empty", "", "2026-11-20"), begin(ISKO))

    assert store.statistics.refresh() == 0
    assert store.statistics.people() == ()
    assert len(store.statistics.select(Filter(1))) == 0


def test_an_opponent_was_at_none_of_the_games_before_he_came(store: Store) -> None:
    first = begin().with_entry(declared(Seating(3, 2), 0, "C"))
    both = listed(first.joined("Dua"), [declared(Seating(4, 3), 0, "C"), declared(Seating(4, 0), 1, "C")])
    store.lists.begin(ListHead("", "", "2026-11-19"), both)
    chosen = Filter(id_of(store, "Ada"), opponent=id_of(store, "Dua"))
    games = store.statistics.select(chosen)

    assert [games.ref(at).number for at in range(len(games))] == [2, 3]


def test_who_came_after_the_last_game_is_no_opponent(store: Store) -> None:
    store.lists.begin(ListHead("", "", "2026-11-19"), begin().with_entry(declared(Seating(3, 2), 0, "C")).joined("Dua"))
    opponents = store.statistics.choices(id_of(store, "Ada")).opponents

    assert [known.person.name for known in opponents] == ["Ben", "Cem"]
