"""Which command runs, and what becomes of its errors."""

import argparse
import importlib
import io
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, cast

from skatdesk.cli.arguments import Help, Parser
from skatdesk.cli.streams import forget, have_errors_go_somewhere, is_unread, settle, tell
from skatdesk.files import refusal
from skatdesk.skat.errors import SkatError

COMMANDS: Mapping[str, str] = {
    "simulate": "play a series without a screen and print the list",
    "match": "play a duplicate match between players, and tell who is better",
    "engine": "seat a player of ours at another program's table",
    "replay": "replay recorded games and compare the results",
    "review": "tell what was right in recorded deals, and why",
    "value": "value played games",
    "solve": "solve positions with open cards",
    "deal": "print the deal with a number, or the number of a deal",
}
"""The names of all commands, with what each does; written here so that none has to be imported to name it."""

FAILED = 2
"""Exit code when a command could not do its work; also argparse's for a wrong command line."""

INTERRUPTED = 130
"""Exit code after Ctrl+C, as shells expect it."""


class Command(Protocol):
    """A module of this package that is a command. Its docstring is its help."""

    __doc__: str | None

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Adds the command's arguments."""

    def run(self, options: argparse.Namespace) -> int:
        """Does the work and returns the exit code; errors are raised."""


def main(arguments: Sequence[str]) -> int:
    """Runs a command, named first of these arguments; returns the exit code.

    Errors end in one line on standard error, never in a traceback.
    """
    name, *own = arguments
    have_errors_go_somewhere()
    if isinstance(sys.stdout, io.TextIOWrapper):  # a name this terminal cannot show is no reason to stop
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        return _run(name, own)
    except OSError as error:
        if is_unread(error):
            forget(sys.stdout)
            return 0
        tell(f"skatdesk {name}: {refusal(error)}")
        return FAILED
    except SkatError as error:
        tell(f"skatdesk {name}: {error}")
        return FAILED
    except MemoryError:
        tell(f"skatdesk {name}: this is more than fits into the memory; give it less at a time")
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        settle()


def _run(name: str, own: Sequence[str]) -> int:
    """Does the work, and sees that all of its output has been taken."""
    command = _load(name)
    try:
        options = _parser(name, command).parse_args(own)
    except SystemExit as stop:  # argparse has said why
        code = stop.code if isinstance(stop.code, int) else FAILED
    else:
        if sys.stdout is None:
            raise SkatError("standard output is closed")
        with _interrupts_heard():
            code = command.run(options)
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


@contextmanager
def _interrupts_heard() -> Iterator[None]:
    """Ctrl+C, which ends a process at once while it loads, is a ``KeyboardInterrupt`` within: work is put away."""
    ends_at_once = signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    if ends_at_once:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if ends_at_once:
            signal.signal(signal.SIGINT, signal.SIG_DFL)


def _parser(name: str, command: Command) -> argparse.ArgumentParser:
    summary, _, details = (command.__doc__ or "").partition("\n")
    parser = Parser(
        prog=f"skatdesk {name}",
        description=summary,
        epilog=details,
        allow_abbrev=False,
        formatter_class=Help,
    )
    command.add_arguments(parser)
    return parser


def _load(name: str) -> Command:
    """The command's module; only the one that runs is imported."""
    return cast(Command, importlib.import_module(f"skatdesk.cli.{name}"))
