"""A file that people keep: its name, its letters, how it is written, whole or not at all, and why it cannot be.

Imports the standard library only.
"""

import codecs
import os
from pathlib import Path


def file_name(title: str) -> str:
    """The title as every file system takes it, without an ending."""
    kept = "".join(character if character.isalnum() or character in " -_" else "" for character in title)
    return " ".join(kept.split()) or "Skat"


def encoding_of(beginning: bytes) -> str:
    """How a text that begins so is read: as UTF-8, or as UTF-16 where a mark says so, as Windows programs write it."""
    return "utf-16" if beginning.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"


def refusal(error: OSError) -> str:
    """What the system refused, and why, for people: without its number of the error."""
    if error.strerror is None:
        return str(error)
    return error.strerror if error.filename is None else f"{error.filename}: {error.strerror}"


def write_whole(path: Path, data: bytes) -> None:
    """Writes beside the file, waits for the disk, then swaps: never half a file; raises ``OSError``."""
    target = path.resolve()  # a link stays one
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
