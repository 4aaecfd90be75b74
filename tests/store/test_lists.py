"""Score lists come back as they were written, are found again, and nothing of them is ever lost."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import get_args

import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.heads import NO_DAY, ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, ListSystem, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import HistoryLine, KeptList, ListId, ListState
from skatdesk.store.store import Store
from tests.notation.lists.filled import FREE, HEAD, empty_list, every_kind, filled_list, game
from tests.store.list_samples import AT, line
from tests.store.samples import ACTIONS, SEATING, series, start


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("rules", [ISKO, HOME, FREE], ids=["isko", "home", "free"])
def test_list_comes_back_from_the_file_with_every_field(path: Path, size: int, rules: RuleSet) -> None:
    store = Store.open(path)
    list_id = store.lists.begin(HEAD, filled_list(size, rules))
    store.close()

    store = Store.open(path)
    kept = store.lists.open(list_id)
    store.close()

    assert kept == KeptList(list_id, HEAD, filled_list(size, rules))


def test_list_without_end_limit_and_stake_comes_back(store: Store) -> None:
    sheet = ScoreList.begin(("Ada", "Ada", "Cem"), PROFILES["tchibo"])

    assert store.lists.open(store.lists.begin(HEAD, sheet)).score_list == sheet


@pytest.mark.parametrize("system", get_args(ListSystem))
def test_every_way_of_keeping_lists_is_kept(store: Store, system: ListSystem) -> None:
    list_id = store.lists.begin(HEAD, replace(empty_list(), system=system))

    assert store.lists.open(list_id).score_list.system == system


def test_stake_keeps_its_cents(store: Store) -> None:
    """0.10 is not 0.1000000000000000055, and not 0.1 either."""
    list_id = store.lists.begin(HEAD, replace(empty_list(), stake=Decimal("0.10")))

    assert str(store.lists.open(list_id).score_list.stake) == "0.10"


def test_each_entry_is_written_with_its_history(store: Store) -> None:
    sheet = empty_list()
    list_id = store.lists.begin(HEAD, sheet)
    lines = []
    for number, entry in enumerate(every_kind(3), 1):
        sheet = sheet.with_entry(entry)
        lines.append(line("added", number, after=entry))
        store.lists.write(list_id, sheet, lines[-1])

        assert store.lists.open(list_id).score_list == sheet
        assert store.lists.history(list_id) == tuple(lines)


def test_history_of_a_list_that_a_fourth_has_joined_is_still_read(store: Store) -> None:
    """Its first games were of three: the dealer declared, and a Ramsch had points of three."""
    sheet = replace(empty_list(), first_dealer=0)
    list_id = store.lists.begin(HEAD, sheet)
    dealers = game(Seating(3, 0), 0, Contract(Game.CLUBS), 1)
    lines = [line("added", number, after=entry) for number, entry in enumerate((dealers, *every_kind(3)), 1)]
    for change in lines:
        assert isinstance(change.after, Entry)
        sheet = sheet.with_entry(change.after)
        store.lists.write(list_id, sheet, change)
    before = ListState(HEAD, replace(sheet, entries=()))
    sheet = replace(sheet.joined("Dua"), away=2)
    after = ListState(HEAD, replace(sheet, entries=()))
    lines.append(HistoryLine(AT, "head", len(sheet.entries) + 1, before, after))
    store.lists.write(list_id, sheet, lines[-1])

    assert store.lists.history(list_id) == tuple(lines)
    assert store.lists.open(list_id).score_list == sheet


def test_history_tells_every_kind_of_change(store: Store) -> None:
    sheet = filled_list()
    first, second = sheet.entries[:2]
    list_id = store.lists.begin(HEAD, sheet)
    lines = (
        HistoryLine(AT, "changed", 1, first, second),
        HistoryLine(AT, "inserted", 2, None, first),
        HistoryLine(AT, "moved", 2, first, first, moved_to=7),
        HistoryLine(AT, "removed", 7, first, None, by="Ben"),
        HistoryLine(AT, "undone", 7, None, first),
        HistoryLine(AT, "redone", 7, first, None),
        HistoryLine(AT, "head"),
    )
    for change in lines:
        store.lists.write(list_id, sheet, change)

    assert store.lists.history(list_id) == lines


def test_heading_changes_alone(store: Store) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    other = ListHead("Club evening", "", "2026-11-21", "each")

    store.lists.write(list_id, filled_list(), line("head", 0), other)

    assert store.lists.open(list_id) == KeptList(list_id, other, filled_list())
    assert [change.what for change in store.lists.history(list_id)] == ["head"]


def test_heading_and_agreements_change_in_one_step(store: Store) -> None:
    """One transaction: a program that dies leaves both or neither."""
    list_id = store.lists.begin(HEAD, filled_list())
    head, sheet = ListHead("Club evening", "", "2026-11-21", "box"), replace(filled_list(), stake=Decimal(1))

    store.lists.write(list_id, sheet, line("head", 0), head)

    assert store.lists.open(list_id) == KeptList(list_id, head, sheet)
    assert len(store.lists.history(list_id)) == 1


def test_players_and_agreements_may_be_corrected(store: Store) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    other = replace(filled_list(), players=("Ada", "Bo", "Cem"), system="classic", games=None, stake=Decimal(1))

    store.lists.write(list_id, other, line("head", 0))

    assert store.lists.open(list_id).score_list == other


def test_shelf_shows_the_latest_list_first(store: Store) -> None:
    days = ["2026-11-20", "2026-11-27", "2025-01-03", "2026-11-20"]
    ids = [store.lists.begin(replace(HEAD, date=day), empty_list()) for day in days]

    assert [summary.id for summary in store.lists.summaries()] == [ids[1], ids[3], ids[0], ids[2]]


def test_summary_says_how_far_a_list_has_come(store: Store) -> None:
    sheet = replace(filled_list(), bierlachs_limit=None, games=15)
    store.lists.begin(HEAD, sheet)
    store.lists.begin(HEAD, replace(sheet, games=16))
    store.lists.begin(HEAD, replace(sheet, bierlachs_limit=1))

    limit, going_on, complete = store.lists.summaries()

    assert (complete.written, complete.games, complete.is_over) == (15, 15, True)
    assert (going_on.written, going_on.games, going_on.is_over) == (15, 16, False)
    assert limit.is_over
    assert (limit.head.place, limit.players, limit.system) == (HEAD.place, ("Ada", "Ben", "Cem"), "bierlachs")


def test_list_under_way_is_the_one_written_last_that_goes_on(store: Store) -> None:
    def write(list_id: ListId, at: str, *, over: bool = False) -> None:
        sheet = replace(filled_list(), bierlachs_limit=None, games=15 if over else None)
        store.lists.write(list_id, sheet, replace(line(), at=at))

    night = "2026-11-21T09:00:00"
    older, newer = (store.lists.begin(replace(HEAD, title=title), empty_list()) for title in ("Older", "Newer"))
    assert store.lists.under_way("", night) is None  # nothing was written yet

    write(newer, "2026-11-20T20:00:00")
    write(older, "2026-11-20T21:00:00")
    found = store.lists.under_way("2026-11-20T09:00:00", night)
    assert found == store.lists.open(older)
    assert store.lists.under_way("2026-11-20T21:00:01", night) is None
    write(store.lists.of_series(store.begin_series(series()), HEAD, empty_list()), "2026-11-20T21:30:00")
    assert store.lists.under_way("2026-11-20T09:00:00", night) == found  # a series goes on at the table

    assert store.lists.under_way("2026-11-20T09:00:00", "2026-11-20T20:59:59") == store.lists.open(newer)

    write(older, "2026-11-20T22:00:00", over=True)
    assert store.lists.under_way("2026-11-20T09:00:00", night) == store.lists.open(newer)
    store.lists.archive(newer, True)
    assert store.lists.under_way("2026-11-20T09:00:00", night) is None
    store.lists.archive(newer, False)
    store.lists.remove(newer)
    assert store.lists.under_way("2026-11-20T09:00:00", night) is None


def test_archived_list_is_in_the_archive_and_can_be_opened(store: Store) -> None:
    list_id = store.lists.begin(HEAD, filled_list())

    store.lists.archive(list_id, True)
    assert store.lists.summaries() == ()
    assert [summary.id for summary in store.lists.summaries(archived=True)] == [list_id]
    assert store.lists.open(list_id).archived

    store.lists.archive(list_id, False)
    assert [summary.archived for summary in store.lists.summaries()] == [False]


def test_removed_list_comes_back_whole(store: Store) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    store.lists.write(list_id, filled_list(), line())
    before = store.lists.open(list_id), store.lists.history(list_id)

    store.lists.remove(list_id)
    assert store.lists.summaries() == store.lists.summaries(archived=True) == ()
    with pytest.raises(LookupError):
        store.lists.open(list_id)

    store.lists.restore(list_id)
    assert (store.lists.open(list_id), store.lists.history(list_id)) == before


def test_names_are_offered_by_how_often_they_sat_down(store: Store) -> None:
    """People only: the computer players of a series are no guests of a table."""
    store.begin_series(series())
    for players in (("Dua", "Eda", "Cem"), ("Cem", "Dua", "Ada"), ("Cem", "Ada", "Fe")):
        store.lists.begin(HEAD, replace(empty_list(), players=players))

    names = store.lists.known_names()

    assert set(names[:2]) == {"Ada", "Cem"}
    assert names[2] == "Dua"
    assert set(names[3:]) == {"Eda", "Fe"}


def test_the_list_that_was_taken_away_last_is_the_first_to_be_brought_back(store: Store) -> None:
    first, second, third = (store.lists.begin(HEAD, filled_list()) for _ in range(3))
    for list_id in (second, third, first):
        store.lists.remove(list_id)
    assert [summary.id for summary in store.lists.removed()] == [first, third, second]

    store.lists.restore(third)
    store.lists.remove(third)
    assert [summary.id for summary in store.lists.removed()] == [third, first, second]


@pytest.mark.parametrize("damage", ["date = 'Thursday'", "date = ''", "currency = 'florins'"])
def test_a_list_whose_heading_cannot_be_understood_bars_nobody_from_the_others(store: Store, damage: str) -> None:
    lists = [store.lists.begin(HEAD, empty_list()) for _ in range(2)]
    with store.lists._database.writing() as sql:
        sql.execute(f"UPDATE lists SET {damage} WHERE id = ?", (lists[1],))

    assert [one.head.date for one in store.lists.summaries()] == [HEAD.date, NO_DAY if "date" in damage else HEAD.date]
    with pytest.raises(StoreError):
        store.lists.open(lists[1])
    for list_id in lists:
        store.lists.remove(list_id)
    assert [summary.id for summary in store.lists.removed()] == lists[::-1]


def test_names_of_a_list_that_was_taken_away_are_not_offered(store: Store) -> None:
    """They may be typed wrongly; those of a copy of it that is kept are."""
    first = store.lists.begin(HEAD, filled_list())
    wrong = store.lists.begin(HEAD, replace(empty_list(), players=("Bne", "Eda", "Fe")))
    store.lists.duplicate(first)

    for list_id in (first, wrong):
        store.lists.remove(list_id)
    assert set(store.lists.known_names()) == {"Ada", "Ben", "Cem"}

    store.lists.restore(wrong)
    assert "Bne" in store.lists.known_names()


def test_list_that_is_not_there_is_a_defect(store: Store) -> None:
    nowhere = ListId(9)
    for ask in (
        lambda: store.lists.open(nowhere),
        lambda: store.lists.write(nowhere, empty_list(), line()),
        lambda: store.lists.write(nowhere, empty_list(), line(), HEAD),
        lambda: store.lists.duplicate(nowhere),
        lambda: store.lists.begin_again(nowhere, "2026-11-20"),
        lambda: store.lists.archive(nowhere, True),
        lambda: store.lists.remove(nowhere),
        lambda: store.lists.restore(nowhere),
        lambda: store.lists.history(nowhere),
    ):
        with pytest.raises(LookupError, match="no list 9"):
            ask()


@pytest.mark.parametrize("date", ["", "20.11.2026", "2026-02-30", "20261120"])
def test_heading_needs_a_date(date: str) -> None:
    with pytest.raises(ValueError, match="not a date"):
        ListHead("", "", date)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE list_entries SET entry = 'nonsense' WHERE number = 3",
        "UPDATE list_entries SET entry = '{}' WHERE number = 3",
        "UPDATE list_entries SET entry = '{\"dealer\": 3}' WHERE number = 3",
        "UPDATE list_entries SET entry = CAST(x'ff' AS TEXT)",
        "UPDATE lists SET rules = '{'",
        "UPDATE lists SET rules = '[]'",
        "UPDATE lists SET stake = 'much'",
        "UPDATE lists SET date = 'today'",
        "DELETE FROM list_places",
        "DROP TABLE list_entries",
    ],
)
def test_list_that_cannot_be_understood_is_told(path: Path, store: Store, damage: str) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(damage)
    connection.close()

    with pytest.raises(StoreError) as refused:
        store.lists.open(list_id)

    assert refused.value.trouble is Trouble.DAMAGED


def test_full_disk_changes_nothing_and_the_write_can_be_repeated(path: Path) -> None:
    store = Store.open(path)
    sheet = empty_list()
    list_id = store.lists.begin(HEAD, sheet)
    (pages,) = store._database._connection.execute("PRAGMA page_count").fetchone()
    store._database._connection.execute(f"PRAGMA max_page_count = {pages}")
    confirmed = sheet
    entries = every_kind(3) * 20
    with pytest.raises(StoreError) as refused:  # noqa: PT012  (how many fit is SQLite's affair)
        for entry in entries:
            sheet = sheet.with_entry(entry)
            store.lists.write(list_id, sheet, line(after=entry))
            confirmed = sheet
    assert refused.value.trouble is Trouble.UNAVAILABLE
    assert store.lists.open(list_id).score_list == confirmed

    store._database._connection.execute("PRAGMA max_page_count = 100000")
    store.lists.write(list_id, sheet, line(after=sheet.entries[-1]))

    assert store.lists.open(list_id).score_list == sheet
    assert len(store.lists.history(list_id)) == len(sheet.entries)
    store.close()


def test_games_are_recorded_for_the_statistics_as_they_are_written(path: Path, store: Store) -> None:
    sheet = filled_list()
    list_id = store.lists.begin(HEAD, sheet)
    store.lists.write(list_id, sheet.with_entry(sheet.entries[0]), line())
    connection = sqlite3.connect(path)
    (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
    connection.close()

    assert games == 16


def test_change_waits_until_the_disk_has_it(store: Store) -> None:
    """Synchronous writing is on when the transaction of a list, or of the end of a deal, is committed.

    Not so for what comes with every card and every key.
    """
    list_id = store.lists.begin(HEAD, empty_list())
    played = store.begin_series(series())
    deal = store.add_deal(played, SEATING, start())
    changes: tuple[Callable[[], object], ...] = (
        lambda: store.lists.begin(HEAD, empty_list()),
        lambda: store.lists.bring_in(HEAD, filled_list()),
        lambda: store.lists.of_series(played, HEAD, empty_list()),
        lambda: store.lists.write(list_id, empty_list(), line()),
        lambda: store.lists.duplicate(list_id),
        lambda: store.lists.begin_again(list_id, "2026-12-31"),
        lambda: store.lists.archive(list_id, True),
        lambda: store.lists.remove(list_id),
        lambda: store.lists.restore(list_id),
        lambda: store.finish_deal(deal),
        lambda: store.add_action(deal, ACTIONS[0]),
        lambda: store.lists.put_by(list_id, ()),
    )
    modes = []
    for change in changes:
        statements: list[str] = []
        store._database._connection.set_trace_callback(statements.append)
        change()
        store._database._connection.set_trace_callback(None)
        assert statements[-1] == "COMMIT"
        modes.append(next(text for text in statements if "synchronous" in text))

    full, normal = "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"
    assert modes == [full] * 10 + [normal] * 2


def test_an_entry_that_would_come_back_as_another_is_not_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on the disk stays as it was."""
    sheet = filled_list()
    list_id = store.lists.begin(HEAD, sheet)
    changed = sheet.replaced(2, replace(sheet.entries[2], remark="Cards were shown"))
    with monkeypatch.context() as patch:
        patch.setattr("skatdesk.store.list_rows._entry", lambda *_: sheet.entries[1])
        with pytest.raises(ValueError, match="has an entry that cannot be kept"):
            store.lists.write(list_id, changed, line("changed", 3, sheet.entries[2], changed.entries[2]))

    assert store.lists.open(list_id).score_list == sheet
    assert store.lists.history(list_id) == ()
