"""A file that cannot be used is kept, byte for byte, and never in the way."""

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skatdesk.store.copies import copy_of
from skatdesk.store.database import Database
from skatdesk.store.errors import SetAside, StoreError, Trouble, errors_told
from skatdesk.store.migrations import MIGRATIONS
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, SEATING, actions_in, filled, series, start


def _set_aside(path: Path) -> SetAside:
    """Opens the store, which must be a new one that works, and tells what was set aside."""
    store = Store.open(path)
    assert store.set_aside is not None
    assert store.open_series() is None
    store.begin_series(series())
    store.close()
    return store.set_aside


@pytest.mark.parametrize("content", [b"", b"x", b"garbage" * 5000, bytes(20_000), b"SQLite format 3\0"])
def test_file_that_is_no_database_is_set_aside(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    aside = _set_aside(path)

    assert aside == SetAside(Trouble.DAMAGED, path.with_name(f"{path.name}.damaged-1"))
    assert aside.path.read_bytes() == content


def test_truncated_database_is_set_aside_wherever_it_was_cut(path: Path) -> None:
    filled(path, deals=5)
    whole = path.read_bytes()
    cuts = {*range(4096, len(whole), 4096), *random.Random(1).sample(range(len(whole)), 8), len(whole) - 1}

    for number, cut in enumerate(sorted(cuts), 1):
        path.write_bytes(whole[:cut])
        aside = _set_aside(path)

        assert aside == SetAside(Trouble.DAMAGED, path.with_name(f"{path.name}.damaged-{number}"))
        assert aside.path.read_bytes() == whole[:cut]


def test_a_broken_page_is_found_before_anybody_looks_for_what_stood_there(path: Path) -> None:
    filled(path, deals=3)
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'deals'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    whole = bytearray(path.read_bytes())
    whole[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(whole)

    assert _set_aside(path).trouble is Trouble.DAMAGED


def test_other_peoples_database_is_set_aside(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    content = path.read_bytes()

    aside = _set_aside(path)

    assert aside.trouble is Trouble.DAMAGED
    assert aside.path.read_bytes() == content


def test_newer_database_is_set_aside_and_still_good(path: Path) -> None:
    filled(path, deals=2)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    content = path.read_bytes()

    aside = _set_aside(path)

    assert aside == SetAside(Trouble.NEWER, path.with_name(f"{path.name}.newer-1"))
    assert aside.path.read_bytes() == content


@pytest.mark.parametrize("table", ["players", "lists", "games", "puzzles"])
@pytest.mark.parametrize("version", [len(MIGRATIONS), len(MIGRATIONS) - 1])
def test_database_that_lacks_a_table_is_set_aside(path: Path, version: int, table: str) -> None:
    """Whether it would have been brought up to date first or not."""
    filled(path, deals=1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"DROP TABLE {table}")
        connection.execute(f"PRAGMA user_version = {version}")
    content = path.read_bytes()

    aside = _set_aside(path)

    assert aside == SetAside(Trouble.DAMAGED, path.with_name(f"{path.name}.damaged-1"))
    assert aside.path.read_bytes() == content


def test_database_that_cannot_be_brought_up_to_date_is_set_aside_and_its_copy_too(path: Path) -> None:
    """As one of which a broken byte says that it were older than it is; the steps themselves are good."""
    filled(path, deals=1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")
    shutil.copyfile(path, copy_of(path))

    assert _set_aside(path) == SetAside(Trouble.DAMAGED, path.with_name(f"{path.name}.damaged-1"))
    assert not list(path.parent.glob("*.new*"))


def test_log_of_a_damaged_database_goes_with_it(path: Path) -> None:
    """A log left beside the new database would be taken for its own."""
    filled(path, deals=6)
    whole = path.read_bytes()
    store = Store.open(path)
    store.begin_series(series())
    log_path = path.with_name(f"{path.name}-wal")
    log = log_path.read_bytes()
    store.close()
    path.write_bytes(whole[:8192])
    log_path.write_bytes(log)

    aside = _set_aside(path)

    assert aside.path.read_bytes() == whole[:8192]
    assert aside.path.with_name(f"{aside.path.name}-wal").read_bytes() == log


def test_log_without_a_database_is_set_aside(path: Path, store: Store) -> None:
    store.begin_series(series())
    log = path.with_name(f"{path.name}-wal").read_bytes()
    store.close()
    path.unlink()
    path.with_name(f"{path.name}-wal").write_bytes(log)

    aside = _set_aside(path)

    assert aside.path.with_name(f"{aside.path.name}-wal").read_bytes() == log


def test_what_was_being_written_without_a_log_is_taken_back(path: Path, tmp_path: Path) -> None:
    """Killed within a transaction on a disk that allows no write-ahead log."""
    filled(path)
    copy = tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")  # so that the file is written to before the end
        connection.execute("BEGIN")
        connection.execute("UPDATE actions SET action = action || action")
        for suffix in ("", "-journal"):
            shutil.copy(path.with_name(path.name + suffix), copy.with_name(copy.name + suffix))
        connection.execute("ROLLBACK")

    assert actions_in(copy) == actions_in(path) == ACTIONS * 30


@pytest.mark.parametrize("copied", [False, True])
@pytest.mark.parametrize("name", ["skatdesk.sqlite-journal", "skatdesk.sqlite.new-journal"])
def test_no_journal_without_a_database_gets_into_another_one(path: Path, name: str, copied: bool) -> None:
    """SQLite would roll it back into whatever takes the place of the database, a new one or the copy."""
    filled(path)
    if copied:
        shutil.copyfile(path, copy_of(path))
    journal = _journal_of(path)
    path.unlink()
    left = path.with_name(name)
    left.write_bytes(journal)

    store = Store.open(path)
    aside = store.set_aside
    assert (store.open_series() is not None) is copied
    store.begin_series(series())
    store.close()

    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM series").fetchone() == (1 + copied,)
    assert not left.exists()
    if name == f"{path.name}-journal":
        assert aside is not None
        assert aside.path.with_name(f"{aside.path.name}-journal").read_bytes() == journal


def _journal_of(path: Path) -> bytes:
    """The rollback journal of a program that is just changing all pages of the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")  # so that the file is written to before the end
        connection.execute("BEGIN")
        connection.execute("UPDATE actions SET action = action || action")
        journal = path.with_name(f"{path.name}-journal").read_bytes()
        connection.execute("ROLLBACK")
    return journal


def test_a_lock_file_with_something_else_in_it_is_made_anew(path: Path) -> None:
    filled(path, deals=1)
    path.with_name(f"{path.name}.lock").write_bytes(b"something else" * 100)

    assert actions_in(path) == ACTIONS


def test_a_lock_file_that_cannot_be_written_keeps_everybody_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite would let two programs hold it at once."""
    filled(path, deals=1)
    monkeypatch.setattr("skatdesk.locks.os.access", lambda *_: False)

    with pytest.raises(StoreError, match=r"write-protected.*\.lock") as refused:
        Store.open(path)

    assert refused.value.trouble is Trouble.UNAVAILABLE


def test_a_file_that_is_write_protected_is_not_opened_to_be_read_only(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would: then all is well until the first write, and each fails, also when writing is allowed again."""
    filled(path, deals=1)
    before = path.read_bytes()
    with monkeypatch.context() as protected:
        protected.setattr(os, "access", lambda file, mode: Path(file) != path)
        with pytest.raises(StoreError, match="write-protected") as refused:
            Store.open(path)

    assert refused.value.trouble is Trouble.UNAVAILABLE
    assert path.read_bytes() == before
    store = Store.open(path)
    store.close()


def test_half_made_database_is_made_anew(path: Path) -> None:
    """Killed while it made its first database, the program finds nothing to mend."""
    path.with_name(f"{path.name}.new").write_bytes(b"half")
    path.with_name(f"{path.name}.new-journal").write_bytes(b"half")

    store = Store.open(path)
    store.begin_series(series())
    store.close()

    assert store.set_aside is None
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]


def test_log_cut_short_loses_only_its_end(path: Path, tmp_path: Path) -> None:
    """As after a power failure: what is left is the beginning of what was played."""
    store = Store.open(path)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    for action in ACTIONS:
        store.add_action(deal, action)
    log = path.with_name(f"{path.name}-wal").read_bytes()
    copy = tmp_path / "copy.sqlite"
    found = []
    for cut in range(0, len(log) + 1, len(log) // 25):
        shutil.copyfile(path, copy)
        copy.with_name(f"{copy.name}-wal").write_bytes(log[:cut])
        actions = actions_in(copy)
        assert actions == ACTIONS[: len(actions)]
        found.append(len(actions))
    store.close()

    assert found == sorted(found)
    assert len(set(found)) > 5


def test_no_broken_byte_stops_the_program(path: Path) -> None:
    """Whatever a bad disk makes of the file: it is read, or told, or set aside."""
    filled(path, deals=3)
    whole = path.read_bytes()
    generator = random.Random(2)
    outcomes = set()
    for _ in range(40):
        broken = bytearray(whole)
        first = generator.randrange(len(whole)) if generator.random() < 0.5 else generator.randrange(100)
        for place in range(first, min(first + generator.choice((1, 4, 300)), len(whole))):
            broken[place] = generator.randrange(256)
        path.write_bytes(broken)
        store = Store.open(path)
        try:
            store.open_series()
            outcomes.add("read" if store.set_aside is None else f"{store.set_aside.trouble}: set aside")
        except StoreError as error:
            outcomes.add(f"{error.trouble}: told")
        store.close()

    expected = {"read", "damaged: set aside"}
    assert expected <= outcomes <= expected | {"newer: set aside", "damaged: told"}


def test_a_report_of_damage_that_is_no_text_is_damage(path: Path) -> None:
    """SQLite names in it what it has found in the file, whatever the bytes."""
    with pytest.raises(StoreError) as told, errors_told(path):
        b"malformed database schema (\xa8)".decode()

    assert told.value.trouble is Trouble.DAMAGED


def test_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        Store.open(tmp_path / "nowhere" / "skatdesk.sqlite")

    assert refused.value.trouble is Trouble.UNAVAILABLE


def test_file_that_cannot_be_set_aside_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    path.write_bytes(b"garbage")
    monkeypatch.setattr(Path, "replace", refuse)

    with pytest.raises(StoreError, match="Permission denied") as refused:
        Store.open(path)

    assert refused.value.trouble is Trouble.UNAVAILABLE
    assert path.read_bytes() == b"garbage"
    monkeypatch.undo()
    Database(path).close()


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_a_link_to_a_disk_that_is_not_there_stays_a_link(path: Path, tmp_path: Path) -> None:
    """A new database in its place would hide the games that are there again tomorrow."""
    away = tmp_path / "away.sqlite"
    path.symlink_to(away)
    with pytest.raises(StoreError) as told:
        Store.open(path)

    assert told.value.trouble is Trouble.UNAVAILABLE
    assert path.is_symlink()
    filled(away, deals=1)
    store = Store.open(path)
    assert store.set_aside is None
    store.close()


@pytest.mark.skipif(os.name == "nt", reason="pipes are no files there")
def test_what_is_no_file_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(StoreError) as told:
        Store.open(path)

    assert told.value.trouble is Trouble.UNAVAILABLE


@pytest.mark.skipif(os.name == "nt", reason="pipes are no files there")
def test_a_backup_that_is_no_file_is_not_waited_for(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.skatdesk"
    os.mkfifo(backup)
    store = Store.open(path)
    with pytest.raises(StoreError) as told:
        store.restore(backup)
    store.close()

    assert told.value.trouble is Trouble.UNAVAILABLE
