"""The file a match is written to, board by board, so that it can go on where it stopped.

The first line holds the plan, each further one a finished board, in the order in which
they were finished.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from sqlite3 import Connection
from typing import BinaryIO

from skatdesk.locks import lock
from skatdesk.match.plan import Plan
from skatdesk.match.records import Board, board_from_json, board_to_json
from skatdesk.skat.errors import SkatError

FORMAT = 1
"""The version of the file's form."""

_OPTIONS = {"seconds": "time"}
"""What is agreed for a match and is called otherwise where it is given, as ``--time``."""


def boards_in(path: Path, plan: Plan) -> list[Board]:
    """The boards that this file holds, none if it is not there: it is only read, whoever writes to it meanwhile.

    Raises what opening a ``ResultFile`` does, as far as it is about reading.
    """
    _check_kind(path)
    try:
        with _named(path):
            text = path.read_bytes()
    except FileNotFoundError:
        return []
    return _whole(path, text, plan)[0]


class ResultFile:
    """Opens the file, or makes it; ``boards`` are those it holds.

    Raises ``SkatError`` if it belongs to another match, is in use by one or is no result file,
    ``OSError`` if it cannot be read or written; such a file is left as it is. A last line that
    was only half written is dropped.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        _check_kind(path)
        self._path = path
        with ExitStack() as opened:
            self._file: BinaryIO = opened.enter_context(path.open("ab+"))
            opened.enter_context(closing(_lock(path)))
            with _named(self._path):
                self.boards = self._read(plan)
            self._opened = opened.pop_all()

    def add(self, board: Board) -> None:
        """Writes a board; it is in the file when this returns. Raises ``OSError``."""
        with _named(self._path):
            self._write(board_to_json(board))

    def close(self) -> None:
        """No more boards."""
        with _named(self._path):
            self._opened.close()

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(_line(line))
        self._file.flush()

    def _read(self, plan: Plan) -> list[Board]:
        self._file.seek(0)
        text = self._file.read()
        boards, length = _whole(self._path, text, plan)
        if length < len(text):
            self._file.truncate(length)
        if not length:
            self._write(_head(plan))
        return boards


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """What the system refuses is told with the file's name, which it leaves out once the file is open."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _check_kind(path: Path) -> None:
    if path.exists() and not path.is_file():
        raise SkatError(f"{path}: this is no file that results can be kept in; name another one")


def _whole(path: Path, text: bytes, plan: Plan) -> tuple[list[Board], int]:
    """The boards of a file with this text, and how many bytes of it are whole lines."""
    if _line(_head(plan)).startswith(text):  # new, or stopped while the first line was written
        return [], 0
    head, *lines, rest = text.split(b"\n") if b"\n" in text else (b"", text)
    _check_head(path, head, plan)
    return _boards(path, lines, plan), len(text) - len(rest)


def _check_head(path: Path, line: bytes, plan: Plan) -> None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or type(found.get("match")) is not int:
        raise SkatError(f"{path}: this is not a file of match results; name another one")
    if found["match"] != FORMAT:
        raise SkatError(f"{path}: another version of Skatdesk has written these results; name another file")
    wanted = _head(plan)
    different = [key for key in wanted if found.get(key) != wanted[key]]
    if different:
        told = "; ".join(
            f"{_OPTIONS.get(key, key)} {json.dumps(found.get(key))}, not {json.dumps(wanted[key])}" for key in different
        )
        raise SkatError(f"{path}: the file belongs to another match ({told}); name another one")


def _boards(path: Path, lines: Sequence[bytes], plan: Plan) -> list[Board]:
    boards = {}
    for number, line in enumerate(lines, 2):
        board = _board(line, plan)
        if board is None:
            raise SkatError(
                f"{path}: line {number} is damaged and no board of this match; "
                "take the line out of the file, and the board is played again"
            )
        boards[board.number] = board
    return [boards[number] for number in sorted(boards)]


def _lock(path: Path) -> Connection:
    """Keeps other matches out: both would play the same boards."""
    try:
        return lock(path)
    except BlockingIOError:
        raise SkatError(
            f"{path}: a match that is still running writes to this file; wait for its end, or name another file"
        ) from None


def _board(line: bytes, plan: Plan) -> Board | None:
    """The board of this line, None if it is not a whole one of the plan."""
    try:
        board = board_from_json(json.loads(line))
    except (KeyError, TypeError, ValueError, RecursionError, SkatError):
        return None
    return board if tuple(game.seats for game in board.games) == plan.seatings else None


def _head(plan: Plan) -> dict[str, object]:
    """The first line, as it is read back."""
    head: dict[str, object] = json.loads(json.dumps({"match": FORMAT, **asdict(plan)}))
    return head


def _line(written: dict[str, object]) -> bytes:
    """A line as it stands in the file."""
    return json.dumps(written, separators=(",", ":")).encode() + b"\n"
