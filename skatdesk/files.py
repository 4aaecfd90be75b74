"""A file that people keep: its name, and how it is written, whole or not at all.

Imports the standard library only.
"""

import os
from pathlib import Path


def file_name(title: str) -> str:
    """The title as every file system takes it, without an ending."""
    kept = "".join(character if character.isalnum() or character in " -_" else "" for character in title)
    return " ".join(kept.split()) or "Skat"


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
