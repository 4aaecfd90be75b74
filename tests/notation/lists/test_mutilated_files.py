"""A thousand files of each kind with something broken: each is told by line, and nothing changes."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.decoding import decoded
from skatdesk.notation.lists.errors import ListFileError
from skatdesk.notation.lists.json_text import json_of, read_json
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store.store import Store
from tests.notation.lists.filled import FREE, HEAD, filled_list


def _ending_with_points(sheet: ScoreList) -> ScoreList:
    """A list without its last game, were that passed in or still to come, would be a list without error."""
    return replace(sheet, entries=sheet.entries[::-1], games=None)


SHEETS = (
    _ending_with_points(filled_list(3, FREE)),
    _ending_with_points(replace(filled_list(4, FREE), system="seeger", bierlachs_limit=None)),
    _ending_with_points(replace(filled_list(4, FREE), system="classic", bierlachs_limit=None)),
)

Damage = Callable[[bytes, random.Random], bytes]


def _cut(data: bytes, generator: random.Random) -> bytes:
    """The end is missing, not only its line end and empty cells before that."""
    return data[: generator.randrange(len(data.rstrip().rstrip(b";")))]


def _broken_letter(data: bytes, generator: random.Random) -> bytes:
    place = generator.randrange(len(data))
    return data[:place] + bytes([generator.randrange(0x80, 0xC0)]) + data[place + 1 :]


def _line_dropped(data: bytes, generator: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[generator.randrange(len(lines))]
    return b"".join(lines)


def _line_doubled(data: bytes, generator: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    number = generator.randrange(len(lines))
    return b"".join([*lines[: number + 1], *lines[number:]])


def _mark_dropped(marks: bytes) -> Damage:
    """Something that holds the file together is missing."""

    def damage(data: bytes, generator: random.Random) -> bytes:
        place = generator.choice([place for place, byte in enumerate(data) if byte in marks])
        return data[:place] + data[place + 1 :]

    return damage


def _cell_lost(data: bytes, generator: random.Random) -> bytes:
    """Two cells have become one; not among those that are empty and the last of their line: nobody would miss one."""
    places = [place for place, byte in enumerate(data) if byte == ord(";")]
    place = generator.choice([place for place in places if data[place:].splitlines()[0].strip(b";")])
    return data[:place] + data[place + 1 :]


def _words_for_number(data: bytes, generator: random.Random) -> bytes:
    place = generator.choice([place for place, byte in enumerate(data) if chr(byte).isdigit()])
    return data[:place] + generator.choice((b"x", b" ", b"one", b"-", b"1e9", b"0x")) + data[place + 1 :]


def _slice_lost(data: bytes, generator: random.Random) -> bytes:
    first = generator.randrange(len(data) - 60)
    return data[:first] + data[first + generator.randrange(2, 60) :]


def _random_bytes(data: bytes, generator: random.Random) -> bytes:
    broken = bytearray(data)
    for _ in range(generator.randrange(1, 9)):
        broken[generator.randrange(len(broken))] = generator.randrange(256)
    return bytes(broken)


ANY_FILE: tuple[Damage, ...] = (_cut, _broken_letter)
JSON_DAMAGE = (*ANY_FILE, _mark_dropped(b'{}[]:,"'))
CSV_DAMAGE = (*ANY_FILE, _line_dropped, _line_doubled, _cell_lost, _words_for_number)
WILD_DAMAGE: tuple[Damage, ...] = (_line_dropped, _line_doubled, _words_for_number, _slice_lost, _random_bytes)


def _read_json(data: bytes) -> ScoreList:
    return read_json(decoded(data))[1]


def _read_csv(data: bytes) -> ScoreList:
    return read_csv(decoded(data), FREE)


def _json(sheet: ScoreList) -> bytes:
    return json_of(HEAD, sheet).encode()


def _csv(sheet: ScoreList) -> bytes:
    return csv_of(sheet).encode()


@pytest.mark.parametrize(
    ("write", "read", "kinds"), [(_json, _read_json, JSON_DAMAGE), (_csv, _read_csv, CSV_DAMAGE)], ids=["json", "csv"]
)
def test_thousand_mutilated_files_give_an_error_by_line_and_change_nothing(
    tmp_path: Path, write: Callable[[ScoreList], bytes], read: Callable[[bytes], ScoreList], kinds: tuple[Damage, ...]
) -> None:
    store = Store.open(tmp_path / "skatdesk.sqlite")
    kept = store.lists.begin(HEAD, SHEETS[0])
    files = [write(sheet) for sheet in SHEETS]
    for seed in range(1000):
        generator = random.Random(seed)
        whole = generator.choice(files)
        damage = generator.choice(kinds)
        data = damage(whole, generator)
        with pytest.raises(ListFileError) as told:
            store.lists.bring_in(HEAD, read(data))

        assert 1 <= told.value.line <= max(1, len(data.splitlines())), (seed, damage)
    lists = store.lists.summaries()
    same = store.lists.open(kept).score_list
    store.close()

    assert [summary.id for summary in lists] == [kept]
    assert same == SHEETS[0]


def _what_is_told(read: Callable[[bytes], ScoreList], data: bytes) -> ListFileError | ScoreList:
    try:
        return read(data)
    except ListFileError as told:
        return told


def test_wild_damage_is_told_by_line_or_leaves_a_list_that_holds_together() -> None:
    """A lost game or another letter in a name makes another list, which is one."""
    refused = 0
    for seed in range(1000):
        generator = random.Random(seed)
        write, read = generator.choice([(_json, _read_json), (_csv, _read_csv)])
        data = generator.choice(WILD_DAMAGE)(write(generator.choice(SHEETS)), generator)
        match _what_is_told(read, data):
            case ListFileError(line=line):
                assert 1 <= line <= max(1, len(data.splitlines())), seed
                refused += 1
            case ScoreList() as sheet:
                assert read(write(sheet)) == sheet, seed

    assert refused > 800
