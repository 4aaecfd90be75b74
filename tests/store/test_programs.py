"""One program at a time holds the store, and may die at any moment."""

import random
import sqlite3
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from skatdesk.store.database_file import uri_of
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, SEATING, actions_in, series, start, writer


def test_killed_program_loses_nothing_it_had_accepted(path: Path) -> None:
    """Killed after a random number of actions, seven times, each time resuming."""
    known = 0
    for _ in range(7):
        wanted = random.randrange(1, 150)
        with writer(path) as program:
            assert program.stdout is not None
            for _ in range(wanted):
                program.stdout.readline()
            program.kill()
            told = wanted + len(program.stdout.readlines())
        actions = actions_in(path)

        # It may have died between writing an action and telling so.
        assert known + told <= len(actions) <= known + told + 1
        known = len(actions)

    store = Store.open(path)
    saved = store.open_series()
    store.close()
    assert saved is not None
    assert all(deal.actions == ACTIONS[: len(deal.actions)] for deal in saved.deals)
    assert sum(deal.actions != ACTIONS for deal in saved.deals) <= 7


def test_second_program_is_refused_until_the_first_is_gone(path: Path) -> None:
    with writer(path) as program:
        assert program.stdout is not None
        program.stdout.readline()
        with pytest.raises(StoreError, match="another running program") as refused:
            Store.open(path)
        program.kill()

    assert refused.value.trouble is Trouble.LOCKED
    assert actions_in(path)


def test_refusal_does_not_disturb_the_one_that_holds_it(path: Path, store: Store) -> None:
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    with pytest.raises(StoreError):
        Store.open(path)

    store.add_action(deal, ACTIONS[0])
    store.close()

    assert actions_in(path) == ACTIONS[:1]


def test_readers_see_what_was_accepted_while_the_store_is_open(path: Path, store: Store) -> None:
    """Statistics are read beside the game, through a connection of their own."""
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    reader = sqlite3.connect(path)
    counts = []
    for action in ACTIONS[:3]:
        store.add_action(deal, action)
        counts += reader.execute("SELECT count(*) FROM actions").fetchone()
    reader.close()

    assert counts == [1, 2, 3]


@pytest.mark.parametrize(
    ("file", "uri"),
    [
        (PurePosixPath("/games/Skat & more?.sqlite"), "file:///games/Skat%20%26%20more%3F.sqlite"),
        (PureWindowsPath(r"D:\games\skat.sqlite"), "file:///D:/games/skat.sqlite"),
        # SQLite opens no file of another computer that is named before the path, and the store would pass for damaged
        (PureWindowsPath(r"\\server\games\skat.sqlite"), "file:////server/games/skat.sqlite"),
    ],
)
def test_sqlite_finds_the_file_wherever_it_lies(file: PurePath, uri: str) -> None:
    assert uri_of(file) == uri


def test_nothing_but_the_database_and_its_lock_is_left(path: Path) -> None:
    Store.open(path).close()

    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]
