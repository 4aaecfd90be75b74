"""Commands as people type them."""

import os
import shlex
import subprocess


def command_line(*words: str) -> str:
    """A command and what it is given, quoted as the system wants it."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
