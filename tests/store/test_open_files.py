"""Windows moves no file that somebody has open: the store never asks it to, and forgives what it refuses.

What lies elsewhere it reads only.
"""

import os
import shutil
from datetime import date
from pathlib import Path

import pytest

from skatdesk.store.errors import Trouble
from skatdesk.store.store import Store
from tests.helpers.windows import looked_into, windows_files
from tests.store.samples import filled


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="imitates Windows on Linux")
def test_copies_and_backups_are_taken_up_where_no_open_file_can_be_moved(path: Path, tmp_path: Path) -> None:
    filled(path, deals=3)
    backup = tmp_path / "backup.skatdesk"
    with windows_files():
        store = Store.open(path)
        for _ in range(2):  # the second takes the place of the first
            store.back_up(backup)
        store.keep_copy(date(2026, 11, 20))
        store.restore(backup)
        store.close()
        store = Store.open(path)
        replaced = store.set_aside
        store.keep_copy(date(2026, 11, 20))
        store.close()
        path.write_bytes(b"garbage")
        store = Store.open(path)
        damaged = store.set_aside
        series = store.open_series()
        store.close()

    assert replaced is not None
    assert replaced.path.name == f"{path.name}.replaced-1"
    assert damaged is not None
    assert damaged.trouble is Trouble.DAMAGED
    assert damaged.copied is not None
    assert series is not None


def test_what_cannot_be_cleared_away_keeps_nobody_from_the_games(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path, deals=1)
    left = path.with_name(f"{path.name}.copy.4711.part")
    left.write_bytes(b"half")
    unlink = os.unlink

    def refuse(file: Path) -> None:
        if Path(file) == left:
            raise looked_into(file)
        unlink(file)

    monkeypatch.setattr(os, "unlink", refuse)
    store = Store.open(path)

    assert store.open_series() is not None
    assert left.exists()
    store.close()


def test_nothing_is_written_beside_a_backup(path: Path, tmp_path: Path) -> None:
    """Not even where it is the file of another computer, copied by hand: its folder may be a disk one only reads."""
    filled(path, deals=1)
    folder = tmp_path / "stick"
    folder.mkdir()
    by_hand = folder / "by hand.sqlite"
    shutil.copy(path, by_hand)
    store = Store.open(path)
    store.back_up(folder / "backup.skatdesk")

    for backup in (by_hand, folder / "backup.skatdesk"):
        store.restore(backup)

    assert {file.name for file in folder.iterdir()} == {"by hand.sqlite", "backup.skatdesk"}
    store.close()
