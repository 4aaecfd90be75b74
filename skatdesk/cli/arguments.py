"""Kinds of arguments that more than one command knows."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

RULES = ("isko", "home", "tchibo")
"""Rules to play by; those of the profile ``iss`` are for reading records."""


_MOST, _LONGEST_S = 999_999_999, 1_000_000
"""More of anything, and more seconds, nobody waits for."""


class Help(argparse.HelpFormatter):
    """Breaks what is told of a command to the width of the terminal; a paragraph with indented lines stays as it is."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        fill = super()._fill_text
        paragraphs = text.split("\n\n")
        return "\n\n".join(part if "\n " in part else fill(part, width, indent) for part in paragraphs)


class Parser(argparse.ArgumentParser):
    """Reads a command line; help that cannot be written is an ``OSError``, which argparse keeps to itself."""

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        (file or sys.stderr).write(message)


def count(text: str) -> int:
    """A whole number from 1 on."""
    return count_to(_MOST)(text)


def count_to(most: int) -> Callable[[str], int]:
    """A whole number from 1 to ``most``."""

    def counted(text: str) -> int:
        digits = text.lstrip("0") if text.isascii() and text.isdigit() else ""
        if not digits:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
        if len(digits) > len(str(most)) or int(digits) > most:
            raise argparse.ArgumentTypeError(f"{text!r} is more than {most}")
        return int(digits)

    return counted


def seed(text: str) -> int:
    """Any whole number."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 100):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def seconds(text: str) -> float:
    """A time in seconds, more than none."""
    try:
        given = float(text)
    except ValueError:
        given = 0.0
    if not 0.0 < given <= _LONGEST_S:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from more than 0 to {_LONGEST_S}")
    return given


def folder(text: str) -> Path:
    """A folder, which may be still to be made."""
    if not text:
        raise argparse.ArgumentTypeError(f"{text!r}: a folder has to have a name")
    return Path(text)


def file(text: str) -> Path:
    """A file, which may be still to be made."""
    if not text:
        raise argparse.ArgumentTypeError(f"{text!r}: a file has to have a name")
    return Path(text)
