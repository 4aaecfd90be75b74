"""When the file is damaged, its copy of the day before takes its place; a backup does when it is told to."""

import os
import sqlite3
from contextlib import closing
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest

from skatdesk.store.copies import copy_of, day_of_copy, waiting_for
from skatdesk.store.database import Database
from skatdesk.store.errors import OwnFileError, SetAside, StoreError, Trouble
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, SEATING, actions_in, filled, series, start

TODAY = date(2026, 11, 20)


@pytest.fixture
def kept(path: Path) -> Path:
    """A store of three deals, closed, of which there is a copy."""
    filled(path, deals=3)
    store = Store.open(path)
    store.keep_copy(TODAY)
    store.close()
    _date_copy(path, TODAY)
    return path


def _date_copy(path: Path, day: date) -> None:
    noon = datetime.combine(day, time(12)).astimezone().timestamp()
    os.utime(copy_of(path), (noon, noon))


def _actions_in_copy(path: Path) -> int:
    with closing(sqlite3.connect(copy_of(path))) as copy:
        (count,) = copy.execute("SELECT count(*) FROM actions").fetchone()
    return int(count)


def test_what_a_program_has_left_that_was_killed_while_it_copied_is_cleared_away(kept: Path) -> None:
    """Each would be as large as all that was ever played."""
    half = [f"{kept.name}.{kind}.4711.part{log}" for kind in ("copy", "restored") for log in ("", "-journal")]
    others = [f"{kept.name}.4711.part", "backup.copy.4711.part", f"{kept.name}.damaged-1"]
    for name in (*half, *others):
        kept.with_name(name).write_bytes(b"half")

    Store.open(kept).close()

    left = {file.name for file in kept.parent.iterdir()}
    assert left == {kept.name, f"{kept.name}.lock", f"{kept.name}.copy", *others}


def _full_disk(source: Path, target: Path) -> None:
    raise OSError(28, "No space left on device", str(target))


def _actions(store: Store) -> int:
    saved = store.open_series()
    return 0 if saved is None else sum(len(deal.actions) for deal in saved.deals)


@pytest.mark.parametrize("damage", [b"", b"garbage" * 999, None], ids=["empty", "garbage", "cut short"])
def test_copy_takes_the_place_of_a_damaged_file(kept: Path, damage: bytes | None) -> None:
    content = kept.read_bytes()[:8192] if damage is None else damage
    kept.write_bytes(content)

    store = Store.open(kept)

    aside = kept.with_name(f"{kept.name}.damaged-1")
    assert store.set_aside == SetAside(Trouble.DAMAGED, aside, TODAY)
    assert aside.read_bytes() == content
    assert _actions(store) == 3 * len(ACTIONS)
    store.begin_series(series())  # it can be written to
    store.close()
    assert day_of_copy(kept) == TODAY  # and the copy is still there


def test_damaged_copy_is_not_taken(kept: Path) -> None:
    kept.write_bytes(b"garbage")
    copy_of(kept).write_bytes(b"more garbage")

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.DAMAGED, kept.with_name(f"{kept.name}.damaged-1"))
    assert _actions(store) == 0
    store.close()


def test_copy_takes_the_place_of_a_file_that_is_gone(kept: Path) -> None:
    """Else the next copy, of nothing, would take the place of the last that is left."""
    kept.unlink()

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.GONE, kept, TODAY)
    assert _actions(store) == 3 * len(ACTIONS)
    store.keep_copy(TODAY + timedelta(days=1))
    store.close()
    assert _actions_in_copy(kept) == 3 * len(ACTIONS)


@pytest.mark.parametrize("trouble", [Trouble.DAMAGED, Trouble.NEWER])
def test_copy_that_cannot_be_used_is_set_aside_before_the_next_takes_its_place(kept: Path, trouble: Trouble) -> None:
    kept.unlink()
    if trouble is Trouble.DAMAGED:
        copy_of(kept).write_bytes(b"garbage")
    else:
        with closing(sqlite3.connect(copy_of(kept))) as connection:
            connection.execute("PRAGMA user_version = 99")
    content = copy_of(kept).read_bytes()

    store = Store.open(kept)
    store.keep_copy(TODAY + timedelta(days=1))
    store.close()

    aside = kept.with_name(f"{kept.name}.copy.{trouble}-1")
    assert store.set_aside == SetAside(trouble, aside)
    assert aside.read_bytes() == content


def test_copy_that_cannot_be_taken_up_now_is_taken_up_later(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.unlink()
    with monkeypatch.context() as full:
        full.setattr("shutil.copyfile", _full_disk)
        with pytest.raises(StoreError) as refusal:
            Store.open(kept)
    assert refusal.value.trouble is Trouble.UNAVAILABLE
    assert not kept.exists()

    store = Store.open(kept)

    assert _actions(store) == 3 * len(ACTIONS)
    store.close()


def test_newer_file_is_not_replaced_by_its_copy(kept: Path) -> None:
    """It is sound: whoever goes back to an older program does not go back in time."""
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("PRAGMA user_version = 99")

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.NEWER, kept.with_name(f"{kept.name}.newer-1"))
    assert _actions(store) == 0
    store.close()


def test_one_copy_is_made_a_day(kept: Path) -> None:
    first = copy_of(kept).read_bytes()
    store = Store.open(kept)
    store.begin_series(series())

    store.keep_copy(TODAY)
    assert copy_of(kept).read_bytes() == first

    store.keep_copy(TODAY + timedelta(days=1))
    assert copy_of(kept).read_bytes() != first
    store.close()
    assert sorted(file.name for file in kept.parent.iterdir()) == [
        kept.name,
        f"{kept.name}.copy",
        f"{kept.name}.lock",
    ]


def test_damage_never_gets_into_the_copy(kept: Path) -> None:
    """Found in the copy, as it would be in the file at the next start."""
    before = copy_of(kept).read_bytes()
    database = Database(kept)
    with database.writing() as sql:
        sql.execute("PRAGMA writable_schema = ON")
        sql.execute("UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'actions'")

    with pytest.raises(StoreError) as told:
        database.keep_copy(TODAY + timedelta(days=1))

    assert (told.value.trouble, told.value.path) == (Trouble.DAMAGED, kept)
    assert copy_of(kept).read_bytes() == before
    assert not list(kept.parent.glob("*.part"))
    database.close()


def test_copy_that_cannot_be_written_leaves_the_one_before(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = copy_of(kept).read_bytes()
    store = Store.open(kept)

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(StoreError) as told:
        store.keep_copy(TODAY + timedelta(days=1))
    monkeypatch.undo()

    assert told.value.trouble is Trouble.UNAVAILABLE
    assert copy_of(kept).read_bytes() == before
    store.begin_series(series())
    store.close()


# ---------------------------------------------------------------- backups


def test_backup_is_taken_up_at_the_next_start_and_what_was_here_kept(kept: Path, tmp_path: Path) -> None:
    backup = tmp_path / "elsewhere" / "backup.skatdesk"
    backup.parent.mkdir()
    store = Store.open(kept)
    store.back_up(backup)
    store.begin_series(series())
    store.restore(backup)
    assert _actions(store) == 0  # the new series is the one to resume
    store.close()
    before = kept.read_bytes()

    store = Store.open(kept)

    aside = kept.with_name(f"{kept.name}.replaced-1")
    assert store.set_aside == SetAside(None, aside)
    assert aside.read_bytes() == before
    assert _actions(store) == 3 * len(ACTIONS)
    store.close()
    store = Store.open(kept)
    assert store.set_aside is None
    store.close()


def test_a_log_left_without_its_database_does_not_get_into_the_backup(kept: Path, tmp_path: Path) -> None:
    """SQLite takes a log beside a database for its own."""
    backup, log_path = tmp_path / "backup.skatdesk", kept.with_name(f"{kept.name}-wal")
    store = Store.open(kept)
    store.back_up(backup)
    store.begin_series(series())
    log = log_path.read_bytes()
    store.restore(backup)
    store.close()
    kept.unlink()
    log_path.write_bytes(log)

    store = Store.open(kept)

    assert store.set_aside is None
    assert _actions(store) == 3 * len(ACTIONS)
    assert kept.with_name(f"{kept.name}.replaced-1-wal").read_bytes() == log
    store.close()


def test_backup_comes_to_a_new_computer(kept: Path, tmp_path: Path) -> None:
    """One that has an empty file."""
    backup = tmp_path / "backup.skatdesk"
    store = Store.open(kept)
    store.back_up(backup)
    store.close()
    there = tmp_path / "there.sqlite"
    store = Store.open(there)
    store.restore(backup)
    store.close()

    store = Store.open(there)
    assert _actions(store) == 3 * len(ACTIONS)
    store.close()


@pytest.mark.parametrize(
    ("content", "trouble"),
    [(b"garbage", Trouble.DAMAGED), (None, Trouble.NEWER), (b"", Trouble.UNAVAILABLE)],
    ids=["garbage", "newer", "not there"],
)
def test_what_is_no_backup_changes_nothing(kept: Path, tmp_path: Path, content: bytes | None, trouble: Trouble) -> None:
    other = tmp_path / "other.sqlite"
    filled(other, deals=1)
    if content is None:
        with closing(sqlite3.connect(other)) as connection:
            connection.execute("PRAGMA user_version = 99")
    elif content:
        other.write_bytes(content)
    else:
        other.unlink()
    store = Store.open(kept)

    with pytest.raises(StoreError) as told:
        store.restore(other)

    assert told.value.trouble is trouble
    assert told.value.path.name.startswith("other")
    store.close()
    store = Store.open(kept)
    assert store.set_aside is None
    assert _actions(store) == 3 * len(ACTIONS)
    store.close()


def test_backup_damaged_while_it_waited_is_not_taken(kept: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.skatdesk"
    store = Store.open(kept)
    store.back_up(backup)
    store.restore(backup)
    store.close()
    waiting_for(kept).write_bytes(b"garbage")

    store = Store.open(kept)

    assert store.set_aside is None
    assert _actions(store) == 3 * len(ACTIONS)
    assert not waiting_for(kept).exists()
    store.close()


def test_backup_that_cannot_be_looked_at_now_goes_on_waiting(kept: Path, tmp_path: Path) -> None:
    store = Store.open(kept)
    store.back_up(tmp_path / "backup.skatdesk")
    store.restore(tmp_path / "backup.skatdesk")
    store.close()
    waiting = waiting_for(kept)
    waiting.rename(tmp_path / "elsewhere")
    waiting.mkdir()  # as good as a disk that does not answer

    with pytest.raises(StoreError) as told:
        Store.open(kept)

    assert told.value.trouble is Trouble.UNAVAILABLE
    assert waiting.exists()
    waiting.rmdir()
    (tmp_path / "elsewhere").rename(waiting)
    store = Store.open(kept)
    assert store.set_aside is not None
    store.close()


def test_backup_that_cannot_be_written_leaves_the_file_that_was_there(kept: Path, tmp_path: Path) -> None:
    store = Store.open(kept)

    with pytest.raises(StoreError) as told:
        store.back_up(tmp_path / "nowhere" / "backup.skatdesk")

    assert told.value.trouble is Trouble.UNAVAILABLE
    store.close()


def test_what_another_program_is_loading_beside_a_backup_is_left_alone(kept: Path, tmp_path: Path) -> None:
    """As browsers do, by the name with ``.part`` behind it."""
    backup = tmp_path / "backup.skatdesk"
    loading = tmp_path / "backup.skatdesk.part"
    loading.write_bytes(b"half of it")
    store = Store.open(kept)
    store.back_up(backup)
    store.close()

    assert loading.read_bytes() == b"half of it"
    assert backup.exists()


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal", ".lock", ".copy", ".restored"])
def test_no_backup_takes_the_place_of_what_it_is_made_of(kept: Path, suffix: str) -> None:
    """By whatever way its folder is reached."""
    own = kept.with_name(kept.name + suffix)
    around = kept.parent / "folder" / ".." / own.name
    (kept.parent / "folder").mkdir()
    store = Store.open(kept)
    store.begin_series(series())
    before = own.read_bytes() if own.exists() else None

    for target in (own, around):
        with pytest.raises(OwnFileError) as told:
            store.back_up(target)
        assert told.value.path == target

    assert (own.read_bytes() if own.exists() else None) == before
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    store.add_action(deal, ACTIONS[0])
    store.close()
    assert actions_in(kept) == ACTIONS[:1]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_no_backup_takes_the_place_of_a_database_that_is_linked(kept: Path, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    here = tmp_path / "here" / kept.name
    here.symlink_to(kept)
    store = Store.open(here)

    for target in (kept, kept.with_name(f"{kept.name}-wal"), here):
        with pytest.raises(OwnFileError):
            store.back_up(target)

    store.close()
