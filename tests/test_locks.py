"""Keeping a second program out of a file."""

from contextlib import closing
from pathlib import Path

import pytest

from skatdesk.locks import lock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results"


def test_who_comes_second_is_refused_until_the_first_has_gone(path: Path) -> None:
    with closing(lock(path)):
        assert [file.name for file in path.parent.iterdir()] == ["results.lock"]
        with pytest.raises(BlockingIOError, match=r"another running program is using it.*results"):
            lock(path)

    lock(path).close()
    assert [file.name for file in path.parent.iterdir()] == ["results.lock"]


def test_a_lock_with_something_else_in_it_is_made_anew(path: Path) -> None:
    path.with_name("results.lock").write_bytes(b"something else" * 100)

    lock(path).close()


def test_what_cannot_be_locked_is_told_with_the_name_of_the_lock(path: Path) -> None:
    with pytest.raises(OSError, match=r"unable to open.*results\.lock"):
        lock(path / "deeper" / "results")


def test_a_lock_that_is_write_protected_keeps_everybody_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite would let two programs hold it at once."""
    lock(path).close()
    with monkeypatch.context() as protected:
        protected.setattr("skatdesk.locks.os.access", lambda *_: False)
        with pytest.raises(PermissionError, match=r"write-protected.*results\.lock") as refused:
            lock(path)

    lock(path).close()
    assert refused.value.filename == str(path.with_name("results.lock"))
