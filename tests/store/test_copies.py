"""When the file is damaged, its copy of the day before takes its place."""

import errno
import os
import sqlite3
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from skatdesk.store import copies
from skatdesk.store.copies import copy_of, day_of_copy
from skatdesk.store.database import Database
from skatdesk.store.errors import SetAside, StoreError, Trouble
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, TODAY, actions_of, series


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


@pytest.mark.parametrize("damage", [b"", b"garbage" * 999, None], ids=["empty", "garbage", "cut short"])
def test_copy_takes_the_place_of_a_damaged_file(kept: Path, damage: bytes | None) -> None:
    content = kept.read_bytes()[:8192] if damage is None else damage
    kept.write_bytes(content)

    store = Store.open(kept)

    aside = kept.with_name(f"{kept.name}.damaged-1")
    assert store.set_aside == SetAside(Trouble.DAMAGED, aside, TODAY)
    assert aside.read_bytes() == content
    assert actions_of(store) == 3 * len(ACTIONS)
    store.begin_series(series())  # it can be written to
    store.close()
    assert day_of_copy(kept) == TODAY  # and the copy is still there


def test_damaged_copy_is_not_taken(kept: Path) -> None:
    kept.write_bytes(b"garbage")
    copy_of(kept).write_bytes(b"more garbage")

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.DAMAGED, kept.with_name(f"{kept.name}.damaged-1"))
    assert actions_of(store) == 0
    store.close()


def test_copy_takes_the_place_of_a_file_that_is_gone(kept: Path) -> None:
    """Else the next copy, of nothing, would take the place of the last that is left."""
    kept.unlink()

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.GONE, kept, TODAY)
    assert actions_of(store) == 3 * len(ACTIONS)
    store.keep_copy(TODAY + timedelta(days=1))
    store.close()
    assert _actions_in_copy(kept) == 3 * len(ACTIONS)


def test_copy_of_what_a_backup_has_replaced_comes_never_back(kept: Path, tmp_path: Path) -> None:
    """Not even where the file is damaged on the day of the backup: then there is none until the program ends."""
    store = Store.open(kept)
    store.keep_copy(TODAY)
    store.back_up(tmp_path / "backup.skatdesk")
    store.restore(tmp_path / "backup.skatdesk")
    store.close()
    store = Store.open(kept)

    assert not copy_of(kept).exists()
    store.keep_copy(TODAY)
    store.close()
    assert copy_of(kept).exists()


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

    assert actions_of(store) == 3 * len(ACTIONS)
    store.close()


def test_damaged_file_is_set_aside_once_its_copy_can_take_its_place(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk, or where the program is killed meanwhile, the next start still finds it, and tells of it."""
    kept.write_bytes(b"garbage")
    with monkeypatch.context() as full:
        full.setattr("shutil.copyfile", _full_disk)
        with pytest.raises(StoreError) as refusal:
            Store.open(kept)
    assert refusal.value.trouble is Trouble.UNAVAILABLE
    assert kept.read_bytes() == b"garbage"

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.DAMAGED, kept.with_name(f"{kept.name}.damaged-1"), TODAY)
    assert actions_of(store) == 3 * len(ACTIONS)
    store.close()


def test_newer_file_is_not_replaced_by_its_copy(kept: Path) -> None:
    """It is sound: whoever goes back to an older program does not go back in time."""
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("PRAGMA user_version = 99")

    store = Store.open(kept)

    assert store.set_aside == SetAside(Trouble.NEWER, kept.with_name(f"{kept.name}.newer-1"))
    assert actions_of(store) == 0
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


def test_what_breaks_while_the_file_is_open_does_not_get_into_the_copy(kept: Path) -> None:
    before = copy_of(kept).read_bytes()
    store = Store.open(kept)
    with kept.open("r+b") as file:
        file.seek(4096)
        file.write(bytes(kept.stat().st_size - 4096))

    with pytest.raises(StoreError) as told:
        store.keep_copy(TODAY + timedelta(days=1))

    assert (told.value.trouble, told.value.path) == (Trouble.DAMAGED, kept)
    assert copy_of(kept).read_bytes() == before
    store.close()


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


@pytest.mark.parametrize("seconds", [253_402_300_800, 1e15, -1e12])
def test_a_copy_whose_time_no_calendar_has_is_as_good_as_any(
    kept: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    real = Path.stat

    def stat(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        told = real(self, follow_symlinks=follow_symlinks)
        if self != copy_of(kept):
            return told
        return os.stat_result((*told[:8], seconds, told[9]), {"st_mtime": seconds})

    kept.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", stat)
        store = Store.open(kept)
        assert store.set_aside == SetAside(Trouble.GONE, kept, date(1970, 1, 1))
        assert actions_of(store) == 3 * len(ACTIONS)
        store.begin_series(series())
        before = copy_of(kept).read_bytes()
        store.keep_copy(TODAY)
    assert copy_of(kept).read_bytes() != before
    store.close()


def test_a_copy_from_before_1970_is_as_good_as_any_on_windows(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class WindowsTime(datetime):
        def astimezone(self, _zone: object = None) -> "WindowsTime":
            raise OSError(22, "Invalid argument")

    monkeypatch.setattr(copies, "datetime", WindowsTime)

    assert day_of_copy(kept) == date(1970, 1, 1)


def test_a_disk_that_has_gone_away_is_told_when_a_copy_would_be_made(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not as a defect, after which what still waits would not be written either."""
    store = Store.open(kept)

    def refuse(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(self))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", refuse)
        with pytest.raises(StoreError) as told:
            store.keep_copy(TODAY)
    assert (told.value.trouble, told.value.path) == (Trouble.UNAVAILABLE, copy_of(kept))
    store.close()
