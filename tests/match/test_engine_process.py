"""What an engine is given to read."""

import io
import subprocess
import sys
from typing import Any

import pytest

from skatdesk.match.engine_process import EngineProcess
from tests.helpers.command_line import command_line

ECHO = "import sys; [print(line, flush=True) for line in sys.stdin.buffer]"


class _WindowsPopen(subprocess.Popen[str]):
    """Text for a process ends its lines as Windows does."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        assert isinstance(self.stdin, io.TextIOWrapper)
        self.stdin.reconfigure(newline="\r\n")


def test_lines_end_with_a_line_feed_on_windows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/protocol.md."""
    monkeypatch.setattr(subprocess, "Popen", _WindowsPopen)
    engine = EngineProcess(command_line(sys.executable, "-I", "-S", "-c", ECHO))
    try:
        assert engine.ask("hello", 30.0) == r"b'hello\n'"
    finally:
        engine.close(politely=False)
