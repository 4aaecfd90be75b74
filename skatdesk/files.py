"""A file that people keep: its name, its letters, how it is read, how it is written whole or not at all, and why not.

Imports the standard library only.
"""

import codecs
import errno
import os
import stat
import time
import unicodedata
from contextlib import suppress
from glob import escape
from itertools import count
from pathlib import Path

_NAME_KEPT = 200
"""Bytes of a name that stay where more is added to it: 255 are the most that a file system takes."""

_LOOKED_INTO = (5, 32, 33)
"""Numbers of Windows for a file that may not be moved, or be replaced, as long as another program has it open."""

_PAUSES_S = (0.01, 0.03, 0.1, 0.3)
"""How long one waits, in seconds, before it is tried once more."""


def file_name(title: str) -> str:
    """The title as every file system takes it, with room for a day and an ending."""
    composed = unicodedata.normalize("NFC", title)
    return _shortened(" ".join("".join(filter(_is_kept, composed)).split())) or "Skat"


def _shortened(name: str) -> str:
    return name.encode(errors="ignore")[:_NAME_KEPT].decode(errors="ignore").strip()


def _is_kept(character: str) -> bool:
    """Letters, figures, and the marks without which many scripts cannot be read; nothing that goes with a picture."""
    if unicodedata.name(character, "").startswith("VARIATION SELECTOR"):
        return False
    return character.isalnum() or character in " -_" or unicodedata.category(character) in ("Mn", "Mc")


def encoding_of(beginning: bytes) -> str:
    """How a text that begins so is read: as UTF-8, or as UTF-16 where a mark says so, as Windows programs write it."""
    return "utf-16" if beginning.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"


def refusal(error: OSError) -> str:
    """What the system refused, and why, for people: without its number of the error."""
    if error.strerror is None:
        return str(error)
    return error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"


def free_name(path: Path, why: str) -> Path:
    """Where a file that is in the way is kept: ``name.why-1``, the first of these that is free, beside it."""
    names = (path.with_name(f"{path.name}.{why}-{number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def part_of(target: Path) -> Path:
    """Where a file is written before it takes its place: beside it, by a name that no other program uses."""
    return target.with_name(f"{_shortened(target.name)}.{os.getpid()}.part")


def remove_parts_of(target: Path) -> None:
    """Takes away what programs have left that died while they wrote this file; no other one may write it just now."""
    for part in list(target.parent.glob(f"{escape(_shortened(target.name))}.*.part*")):
        with suppress(OSError):  # in nobody's way
            part.unlink()


def move(file: Path, target: Path) -> Path:
    """Gives a file another name, in place of what has that name; raises ``OSError``.

    Windows refuses while a virus scanner, an index or a backup has one of the two open, which they do with every file
    that is new. They are soon done: it is tried again for half a second. (Never run on Windows itself.)
    """
    for pause in _PAUSES_S:
        try:
            return file.replace(target)
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _LOOKED_INTO:
                raise
        time.sleep(pause)
    return file.replace(target)


def read_whole(path: Path) -> bytes:
    """All that is in a file; raises ``OSError``, for a pipe as well, which would be waited for without end."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is no file", str(path))
    return path.read_bytes()


def write_whole(path: Path, data: bytes) -> None:
    """Writes beside the file, waits for the disk, then swaps: never half a file; raises ``OSError`` about ``path``.

    A link stays one, and who may read the file stays as it was.
    """
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    part = part_of(target)
    try:
        with part.open("wb") as file:
            if os.name == "posix":
                with suppress(OSError):  # it is new, or on a disk without modes
                    part.chmod(stat.S_IMODE(target.stat().st_mode))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        move(part, target)
    except BaseException as error:
        with suppress(OSError):  # a disk that may not be written on, or is gone by now, refuses this as well
            part.unlink(missing_ok=True)
        if isinstance(error, OSError):  # which tells of the part, or where the disk is full of no file at all
            error.filename, error.filename2 = str(path), None
        raise
