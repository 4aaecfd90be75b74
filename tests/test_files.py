"""A file that people keep is whole, or as it was before, and has a name that can be."""

from pathlib import Path

import pytest

from skatdesk.files import file_name, write_whole
from tests.helpers.disks import full_disk


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    for data in (b"long enough", b"short", b""):
        write_whole(path, data)
        assert path.read_bytes() == data

    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_leaves_the_file_that_was_there_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    write_whole(path, b"before")

    with full_disk(), pytest.raises(OSError, match="No space left"):
        write_whole(path, b"after")

    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "list.json", b"")


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ('Thursday / with slash: and "quote"', "Thursday with slash and quote"),
        ("جمعرات کی محفل", "جمعرات کی محفل"),
        ("2026-11-20 a_b", "2026-11-20 a_b"),
        (" /:*? ", "Skat"),
        ("", "Skat"),
    ],
)
def test_a_title_names_a_file(title: str, name: str) -> None:
    """Without anything a file system refuses or takes for a folder."""
    assert file_name(title) == name
