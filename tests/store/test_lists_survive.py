"""Whatever happens to the program or its file, a list is what was confirmed."""

import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from skatdesk.notation.lists import json_of
from skatdesk.store.errors import SetAside, StoreError, Trouble
from skatdesk.store.store import Store
from tests.notation.lists.filled import HEAD, empty_list, filled_list
from tests.store.list_samples import edits, line
from tests.store.samples import ROOT

EDITS = 200
OPEN = 120
"""After so many SQL statements the store is open, and the editor at its first edits."""

EDITOR = """
import sys
from pathlib import Path
from skatdesk.store.store import Store
from tests.store.list_samples import edits

store = Store.open(Path(sys.argv[1]))
(kept,) = store.lists.summaries()
for sheet, line in edits(int(sys.argv[2]))[len(store.lists.history(kept.id)):]:
    store.lists.write(kept.id, sheet, line)
    print("confirmed", flush=True)
"""

DYING = """
import os
import sys
statements = 0

def die_before(statement):
    global statements
    statements += 1
    if statements == int(sys.argv[3]):
        os._exit(9)

from skatdesk.store.database_file import sqlite3
connect = sqlite3.connect

def watched(*arguments, **options):
    connection = connect(*arguments, **options)
    if not str(arguments[0]).endswith((".lock", ":memory:")):
        connection.set_trace_callback(die_before)
    return connection

sqlite3.connect = watched
"""
"""Put before the editor: it dies, as when killed, before the SQL statement of the number given."""


def _editor(path: Path) -> subprocess.Popen[str]:
    """A program that goes on with the edits where the list stands, and says so after each."""
    command = [sys.executable, "-c", EDITOR, str(path), str(EDITS)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _begun(path: Path) -> None:
    """A store with one empty list."""
    store = Store.open(path)
    store.lists.begin(HEAD, empty_list(4))
    store.close()


def _course() -> list[str]:
    """The list as a text after 0, 1, 2 … edits."""
    return [json_of(HEAD, sheet) for sheet in (empty_list(4), *(sheet for sheet, _ in edits(EDITS)))]


def _found(path: Path) -> tuple[int, str]:
    """How many changes the history tells of, and the list as a text."""
    store = Store.open(path)
    assert store.set_aside is None
    (summary,) = store.lists.summaries()
    kept = store.lists.open(summary.id)
    changes = len(store.lists.history(summary.id))
    store.close()
    assert summary.written == len(kept.score_list.entries)
    return changes, json_of(kept.head, kept.score_list)


def test_killed_editor_loses_nothing_it_had_confirmed(path: Path) -> None:
    """Killed at random moments of 200 random edits, and started again until all are made."""
    course = _course()
    _begun(path)
    done = 0
    kills = 0
    while done < EDITS:
        with _editor(path) as program:
            assert program.stdout is not None
            confirmed = sum(1 for _ in range(random.randrange(1, 50)) if program.stdout.readline())
            program.kill()
            confirmed += len(program.stdout.readlines())
        changes, text = _found(path)

        # It may have died between writing an edit and telling so.
        assert done + confirmed <= changes <= done + confirmed + 1
        assert text == course[changes]
        done = changes
        kills += 1

    assert kills > 1


def test_program_that_dies_inside_an_edit_leaves_the_list_before_or_after_it(path: Path) -> None:
    """Before any statement, also while it opens the store and between those of one edit: never half of one."""
    course = _course()
    _begun(path)
    done = 0
    inside = 0
    for statement in (*random.sample(range(1, OPEN), 6), *random.sample(range(OPEN, 2 * OPEN), 6)):
        command = [sys.executable, "-c", DYING + EDITOR, str(path), str(EDITS), str(statement)]
        died = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert died.returncode == 9, died.stderr
        confirmed = len(died.stdout.splitlines())
        changes, text = _found(path)

        assert changes == done + confirmed
        assert text == course[changes]
        done = changes
        inside += confirmed > 0

    assert inside >= 6


def test_log_cut_short_leaves_the_list_as_it_was_after_some_edit(path: Path, tmp_path: Path) -> None:
    """As a disk that lies about what it has written: an earlier state, but a whole one with its history."""
    course = _course()
    _begun(path)
    store = Store.open(path)
    (kept,) = store.lists.summaries()
    for sheet, change in edits(30):
        store.lists.write(kept.id, sheet, change)
    log = path.with_name(f"{path.name}-wal").read_bytes()
    copy = tmp_path / "copy.sqlite"
    seen = []
    for cut in range(0, len(log) + 1, len(log) // 20):
        shutil.copyfile(path, copy)
        copy.with_name(f"{copy.name}-wal").write_bytes(log[:cut])
        changes, text = _found(copy)
        assert text == course[changes]
        seen.append(changes)
    store.close()

    assert seen == sorted(seen)
    assert len(set(seen)) > 5


def test_two_running_programs_do_not_damage_a_list(path: Path) -> None:
    """The second is refused, whichever it is; the first finishes its work."""
    _begun(path)
    with _editor(path) as first, _editor(path) as second:
        told = [program.communicate() for program in (first, second)]

    assert sum(len(output.splitlines()) for output, _ in told) == EDITS
    for program, (_, error) in zip((first, second), told, strict=True):
        assert program.returncode == 0 or "another running program" in error
    assert _found(path) == (EDITS, _course()[EDITS])


def test_refused_program_does_not_disturb_the_one_that_writes(path: Path, store: Store) -> None:
    sheet = filled_list()
    list_id = store.lists.begin(HEAD, sheet)
    with pytest.raises(StoreError, match="another running program"):
        Store.open(path)

    store.lists.write(list_id, sheet.removed(0), line("removed", 1, sheet.entries[0]))

    assert store.lists.open(list_id).score_list == sheet.removed(0)


def _with_lists(path: Path) -> bytes:
    """A file with some lists in it."""
    store = Store.open(path)
    for _ in range(5):
        list_id = store.lists.begin(HEAD, filled_list(4))
        store.lists.write(list_id, filled_list(4), line())
    store.close()
    return path.read_bytes()


def _set_aside(path: Path) -> SetAside:
    """Opens the store, which must be a new one whose lists work, and tells what was set aside."""
    store = Store.open(path)
    assert store.set_aside is not None
    assert store.lists.summaries() == ()
    list_id = store.lists.begin(HEAD, filled_list())
    assert store.lists.open(list_id).score_list == filled_list()
    store.close()
    return store.set_aside


def test_truncated_lists_are_set_aside_byte_for_byte(path: Path) -> None:
    whole = _with_lists(path)
    cuts = {*range(4096, len(whole), 8192), *random.Random(1).sample(range(len(whole)), 6), len(whole) - 1}
    for number, cut in enumerate(sorted(cuts), 1):
        path.write_bytes(whole[:cut])

        aside = _set_aside(path)

        assert aside == SetAside(Trouble.DAMAGED, path.with_name(f"{path.name}.damaged-{number}"))
        assert aside.path.read_bytes() == whole[:cut]


def test_lists_of_a_newer_program_are_set_aside_and_still_good(path: Path) -> None:
    whole = _with_lists(path)
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("PRAGMA user_version = 99")
    connection.close()

    aside = _set_aside(path)
    assert aside == SetAside(Trouble.NEWER, path.with_name(f"{path.name}.newer-1"))

    connection = sqlite3.connect(aside.path)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    path.write_bytes(aside.path.read_bytes())
    store = Store.open(path)
    kept = [store.lists.open(summary.id).score_list for summary in store.lists.summaries()]
    store.close()
    assert kept == [filled_list(4)] * 5
    assert len(whole) == path.stat().st_size


def test_no_broken_byte_of_a_list_stops_the_program(path: Path) -> None:
    """Whatever a bad disk makes of it: it is read, or told, or set aside."""
    whole = _with_lists(path)
    generator = random.Random(3)
    outcomes = set()
    for _ in range(60):
        broken = bytearray(whole)
        first = generator.randrange(len(whole))
        for place in range(first, min(first + generator.choice((1, 4, 300)), len(whole))):
            broken[place] = generator.randrange(256)
        path.write_bytes(broken)
        outcomes.add(_outcome(path))

    assert {"read", "set aside", "told"} == outcomes


def _outcome(path: Path) -> str:
    """What reading everything that is kept of lists comes to."""
    store = Store.open(path)
    try:
        for summary in store.lists.summaries():
            store.lists.open(summary.id)
            store.lists.history(summary.id)
        store.lists.known_names()
    except StoreError as error:
        return "told" if error.trouble is Trouble.DAMAGED else str(error)
    finally:
        store.close()
    return "read" if store.set_aside is None else "set aside"
