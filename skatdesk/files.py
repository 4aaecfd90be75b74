"""Writing a file that people keep: it is whole, or as it was before.

Imports the standard library only.
"""

import os
from pathlib import Path


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
