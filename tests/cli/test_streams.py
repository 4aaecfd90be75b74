"""What is told where nobody can be told."""

import errno
import io
import os
import sys
from pathlib import Path

import pytest

from skatdesk.cli import main
from skatdesk.cli.streams import is_unread
from tests.notation.sheets import FOREHAND_PLAYS, played_on, sheet

GOOD = sheet(played_on(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7", 30), "d:0 win v:156 m:10 bidok p:120 t:10")


class Full(io.StringIO):
    """A file on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_what_cannot_be_told_does_not_end_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "good.sgf").write_text(GOOD, encoding="utf-8")
    monkeypatch.setattr(sys, "stderr", Full())

    assert main(["replay", "no such file", str(tmp_path / "good.sgf")]) == 2
    assert capsys.readouterr().out == "7 ok\n1 ok, 0 differ, 0 unscored, 0 unreadable\n"


@pytest.mark.parametrize(
    ("error", "unread"),
    [
        (OSError(errno.EINVAL, "Invalid argument"), True),
        (OSError(errno.EINVAL, "Invalid argument", "a?b"), False),
        (OSError(errno.ENOSPC, "No space left on device"), False),
    ],
)
def test_windows_has_a_word_of_its_own_for_nobody_reads(
    error: OSError, unread: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "name", "nt")

    assert is_unread(error) is unread
