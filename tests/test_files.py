"""A file that people keep is whole, or as it was before, and has a name that can be."""

import errno
import os
from contextlib import nullcontext
from pathlib import Path

import pytest

from skatdesk.files import file_name, move, read_whole, refusal, write_whole
from tests.helpers.disks import full_disk
from tests.helpers.windows import looked_into, windows_files


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    for data in (b"long enough", b"short", b""):
        write_whole(path, data)
        assert path.read_bytes() == data

    assert list(tmp_path.iterdir()) == [path]


def test_a_file_has_its_name_only_when_all_of_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "list.json", list[tuple[int, bool]]()
    monkeypatch.setattr(os, "fsync", lambda file: synced.append((os.fstat(file).st_size, path.exists())))
    write_whole(path, b"whole")

    assert synced == [(5, False)]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError("nothing more is known"), "nothing more is known"),
        (OSError(28, "the disk is full"), "the disk is full"),
        (OSError(28, "the disk is full", "list.json"), "list.json: the disk is full"),
    ],
)
def test_a_refusal_of_the_system_is_told_without_its_number(error: OSError, told: str) -> None:
    assert refusal(error) == told


def test_what_cannot_be_written_leaves_the_file_that_was_there_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    write_whole(path, b"before")

    with full_disk(), pytest.raises(OSError, match="No space left"):
        write_whole(path, b"after")

    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "full", "why"),
    [("list", True, "No space"), ("nowhere/list", False, "No such"), ("", False, "directory|denied")],
)
def test_what_is_told_names_the_file_that_was_asked_for(tmp_path: Path, name: str, full: bool, why: str) -> None:
    """Not the part beside it, which nobody knows; and a full disk names no file by itself."""
    path = tmp_path / name
    with full_disk() if full else nullcontext(), pytest.raises(OSError, match=why) as told:
        write_whole(path, b"a list")

    assert (told.value.filename, told.value.filename2) == (str(path), None)


def test_what_is_told_on_a_disk_that_may_not_be_written_on_names_the_file_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system refuses to take away a part there, too, though there is none."""

    def refuse(part: Path, *_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(part))

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(OSError, match="Read-only") as told:
        write_whole(tmp_path / "list", b"a list")

    assert told.value.filename == str(tmp_path / "list")


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting."""
    waited: list[float] = []
    monkeypatch.setattr("skatdesk.files.time.sleep", waited.append)
    return waited


def _refuse(monkeypatch: pytest.MonkeyPatch, times: int, error: OSError) -> None:
    """The next moves fail, as many as ``times``."""
    replace, errors = os.replace, [error] * times

    def refused(*paths: Path) -> None:
        if errors:
            raise errors.pop()
        replace(*paths)

    monkeypatch.setattr(os, "replace", refused)


def test_a_file_that_a_virus_scanner_looks_into_is_written_a_moment_later(
    tmp_path: Path, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.json"
    _refuse(monkeypatch, 3, looked_into(path))
    write_whole(path, b"a list")

    assert path.read_bytes() == b"a list"
    assert len(pauses) == 3
    assert sum(pauses) < 0.2


def test_a_file_that_stays_open_is_told_after_half_a_second(
    tmp_path: Path, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.json"
    write_whole(path, b"before")
    _refuse(monkeypatch, 99, looked_into(path))
    with pytest.raises(PermissionError, match="another process"):
        write_whole(path, b"after")

    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]
    assert 0.2 < sum(pauses) < 1


def test_what_may_never_be_written_is_told_at_once(
    tmp_path: Path, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    _refuse(monkeypatch, 99, PermissionError(13, "Permission denied"))
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "list.json", b"")

    assert not pauses


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="imitates Windows on Linux")
def test_a_file_is_written_where_no_open_file_can_be_moved(tmp_path: Path, pauses: list[float]) -> None:
    path, other = tmp_path / "list.json", tmp_path / "other"
    write_whole(other, b"")
    with windows_files():
        write_whole(path, b"before")
        write_whole(path, b"after")
        with path.open("rb"), pytest.raises(PermissionError):
            move(other, path)
        move(other, path)

    assert path.read_bytes() == b""
    assert pauses


@pytest.mark.skipif(os.name == "nt", reason="there are no such files on Windows")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    """Nobody may ever write into a pipe; a folder is told as one."""
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path):
        with pytest.raises(OSError, match="it is no file"):
            read_whole(path)
    write_whole(tmp_path / "list.json", b"a list")

    assert read_whole(tmp_path / "list.json") == b"a list"
    with pytest.raises(FileNotFoundError):
        read_whole(tmp_path / "gone")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "list.json", b"")


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_a_link_that_leads_to_itself_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.symlink_to(path)

    with pytest.raises(OSError, match="symbolic link") as told:
        write_whole(path, b"")

    assert told.value.filename == str(path)
    assert path.is_symlink()


@pytest.mark.parametrize("letter", ["a", "ü", "😀"])
def test_a_name_may_be_as_long_as_the_system_takes_it(tmp_path: Path, letter: str) -> None:
    path = tmp_path / (letter * (250 // len(letter.encode())) + ".csv")
    write_whole(path, b"before")
    write_whole(path, b"after")

    assert path.read_bytes() == b"after"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="names are no bytes on Windows")
def test_a_name_may_be_no_text(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff\xfe.csv")
    write_whole(path, b"")

    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="there is no such mode on Windows")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o444])
def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "list.json"
    path.touch()
    path.chmod(mode)
    write_whole(path, b"after")

    assert path.stat().st_mode & 0o777 == mode


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ('Thursday / with slash: and "quote"', "Thursday with slash and quote"),
        ("جمعرات کی محفل", "جمعرات کی محفل"),
        ("2026-11-20 a_b", "2026-11-20 a_b"),
        ("Jo\u0308rg: I\u0307pek", "Jörg İpek"),
        ("हिन्दी / ताश", "हिन्दी ताश"),
        ("مُحَمَّد", "مُحَمَّد"),
        (" /:*? ", "Skat"),
        ("❤\ufe0f", "Skat"),
        ("♠\ufe0f Abend 1\ufe0f\u20e3", "Abend 1"),
        ("", "Skat"),
    ],
)
def test_a_title_names_a_file(title: str, name: str) -> None:
    """Without anything a file system refuses or takes for a folder."""
    assert file_name(title) == name


@pytest.mark.parametrize("word", ["Thursday", "जमावड़ा", "星期四"])
def test_a_long_title_leaves_room_for_a_day_and_an_ending(tmp_path: Path, word: str) -> None:
    """Lists from elsewhere may have a title of a thousand letters, and one without is called after its players."""
    name = file_name(f"{word} " * 40)
    write_whole(tmp_path / f"{name} 2026-11-20.json", b"")

    assert name.startswith(f"{word} {word} ")
    assert name == name.strip()
