"""A backup is made of everything, never of half, and takes the place of the file when it is told to."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skatdesk.files import part_of
from skatdesk.store import database_file
from skatdesk.store.copies import waiting_for
from skatdesk.store.errors import OwnFileError, SetAside, StoreError, Trouble
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, SEATING, actions_in, actions_of, filled, series, start


def test_backup_is_taken_up_at_the_next_start_and_what_was_here_kept(kept: Path, tmp_path: Path) -> None:
    backup = tmp_path / "elsewhere" / "backup.skatdesk"
    backup.parent.mkdir()
    store = Store.open(kept)
    store.back_up(backup)
    store.begin_series(series())
    store.restore(backup)
    assert actions_of(store) == 0  # the new series is the one to resume
    store.close()
    before = kept.read_bytes()

    store = Store.open(kept)

    aside = kept.with_name(f"{kept.name}.replaced-1")
    assert store.set_aside == SetAside(None, aside)
    assert aside.read_bytes() == before
    assert actions_of(store) == 3 * len(ACTIONS)
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
    assert actions_of(store) == 3 * len(ACTIONS)
    assert kept.with_name(f"{kept.name}.replaced-1-wal").read_bytes() == log
    store.close()


@pytest.mark.parametrize("busy", [False, True])
def test_what_could_not_be_written_when_it_was_played_is_in_the_backup(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: bool
) -> None:
    """If it can be written by now; else what there is, is saved all the same."""
    monkeypatch.setattr(database_file, "PATIENCE_S", 0)
    backup = tmp_path / "backup.skatdesk"
    store = Store.open(kept)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    stranger = sqlite3.connect(kept, isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError):
        store.add_action(deal, ACTIONS[0])
    if not busy:
        stranger.close()

    store.back_up(backup)

    stranger.close()
    with closing(sqlite3.connect(backup)) as saved:
        (found,) = saved.execute("SELECT count(*) FROM actions WHERE deal = ?", (deal,)).fetchone()
    assert found == (not busy)
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
    assert actions_of(store) == 3 * len(ACTIONS)
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
    assert actions_of(store) == 3 * len(ACTIONS)
    store.close()


def test_what_still_lies_in_the_log_of_a_file_copied_by_hand_comes_along(path: Path, tmp_path: Path) -> None:
    """As from the folder of a program that was killed: the last deal is nowhere else."""
    filled(tmp_path / "killed.sqlite", deals=1)
    killed = Store.open(tmp_path / "killed.sqlite")
    deal = killed.add_deal(killed.begin_series(series()), SEATING, start(2))
    killed.add_action(deal, ACTIONS[0])
    by_hand = tmp_path / "by hand"
    by_hand.mkdir()
    for file in tmp_path.glob("killed.sqlite*"):
        shutil.copy(file, by_hand)
    killed.close()
    store = Store.open(path)
    store.restore(by_hand / "killed.sqlite")
    store.close()

    store = Store.open(path)
    assert actions_of(store) == 1
    store.close()


@pytest.mark.parametrize(
    "marks", [{"user_version": 0}, {"application_id": 1}, {"application_id": 1, "user_version": 99}], ids=str
)
def test_a_database_that_is_not_marked_as_ours_is_no_backup(kept: Path, tmp_path: Path, marks: dict[str, int]) -> None:
    """Whatever number another program counts its versions by: nobody is told to get a newer Skatdesk for it."""
    other = tmp_path / "other.sqlite"
    filled(other, deals=1)
    with closing(sqlite3.connect(other)) as connection:
        for mark, value in marks.items():
            connection.execute(f"PRAGMA {mark} = {value}")
    store = Store.open(kept)

    with pytest.raises(StoreError) as told:
        store.restore(other)

    assert told.value.trouble is Trouble.DAMAGED
    assert not waiting_for(kept).exists()
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
    assert actions_of(store) == 3 * len(ACTIONS)
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
    assert told.value.path == tmp_path / "nowhere" / "backup.skatdesk"
    store.close()


def test_a_backup_is_one_file_also_while_somebody_looks_into_it(kept: Path, tmp_path: Path) -> None:
    """So it can be read where nothing can be written beside it."""
    backup = tmp_path / "elsewhere" / "backup.skatdesk"
    backup.parent.mkdir()
    part_of(backup).write_bytes(b"left by a program that died")
    store = Store.open(kept)
    store.back_up(backup)
    store.close()

    with closing(sqlite3.connect(backup)) as stranger:
        assert stranger.execute("SELECT count(*) FROM deals").fetchone() == (3,)
        assert list(backup.parent.iterdir()) == [backup]


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


def test_no_backup_takes_the_place_of_a_database_by_another_name_of_it(kept: Path, tmp_path: Path) -> None:
    """As in other capitals, where a disk does not tell them apart."""
    other = tmp_path / "other.skatdesk"
    other.hardlink_to(kept)
    store = Store.open(kept)

    with pytest.raises(OwnFileError):
        store.back_up(other)

    store.close()


def test_a_backup_of_the_longest_name_can_be_restored(kept: Path, tmp_path: Path) -> None:
    """Beside it there is no room for the name of a log."""
    backup = tmp_path / f"{'ö' * 120}.skatdesk"
    store = Store.open(kept)
    store.back_up(backup)
    store.restore(backup)
    store.close()


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_a_backup_is_written_where_a_link_leads(kept: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real.skatdesk", tmp_path / "link.skatdesk"
    real.write_bytes(b"old")
    link.symlink_to(real)
    store = Store.open(kept)
    store.back_up(link)
    store.restore(real)
    store.close()

    assert link.is_symlink()
