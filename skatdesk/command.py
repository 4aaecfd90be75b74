"""What the command line asks for, and its exit code.

A sub-command goes to ``skatdesk.cli``, which never loads Qt; everything else opens
the window, a file with the list, games or backup in it. ``--profile DIR`` before
either keeps the user's files in that folder.
"""

import argparse
import errno
import gc
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from skatdesk import __version__, cli, paths, preflight
from skatdesk.cli.arguments import Help, Parser, folder
from skatdesk.cli.streams import forget, have_errors_go_somewhere, is_unread, settle, tell
from skatdesk.files import refusal

SMOKE = "--smoke"
"""Shows the window once and ends: to see that it would open."""

WRONG, NO_WINDOW = 2, 3
"""Exit codes for a wrong command line, or messages that cannot be written, and when no window can be opened."""

_ERROR_SIGN = 0x10
"""What Windows shows in a box besides its text."""


@dataclass(frozen=True, slots=True)
class _Window:
    """What the window is wanted for: ``smoke`` to see that it opens, ``file`` to be opened in it."""

    smoke: bool
    file: Path | None


def main(argv: Sequence[str] | None = None) -> int:
    """Runs Skatdesk with these arguments, by default the process's; returns the exit code."""
    try:
        done = _run(argv)
        return _open(done) if isinstance(done, _Window) else done
    finally:
        settle()


def _run(argv: Sequence[str] | None) -> int | _Window:
    """Does what needs no window, and returns the exit code; or the window that is wanted."""
    have_errors_go_somewhere()
    try:
        try:
            return _obey(argv)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:  # a message that cannot be written
        if is_unread(error):
            forget(sys.stdout)
            return 0
        tell(f"skatdesk: {refusal(error)}")
        return WRONG


def _obey(argv: Sequence[str] | None) -> int | _Window:
    parser = _parser()
    known, others = parser.parse_known_args(argv)
    if known.profile is not None:
        try:
            paths.use_profile(known.profile)
        except OSError as error:
            parser.error(f"argument --profile: {refusal(error)}")
    is_file = others[:1] == ["--"]  # what follows, whatever it is called
    others = others[is_file:]
    first = others[0] if others else "-"
    if first in cli.COMMANDS and not is_file:
        return cli.main(others)
    if first in ("-h", "--help") and not is_file:
        parser.print_help()
        return 0
    file = Path(first) if others and (is_file or not first.startswith("-")) else None
    if file is not None and not file.is_file():
        if first and file.is_dir():
            parser.error(f"{first!r} is a folder; name the file in it")
        if first and file.exists():
            parser.error(f"{first!r} is a pipe or a device; name a file")
        parser.error(f"there is no command and no file {first!r}; commands are {', '.join(cli.COMMANDS)}")
    unknown = [option for option in others[file is not None :] if option != SMOKE]
    if unknown:
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    return _Window(SMOKE in others, file)


def _open(window: _Window) -> int:
    obstacle = preflight.obstacle(preflight.this_machine())
    if obstacle is not None:
        _tell_no_window(obstacle)
        _show(obstacle)
        return NO_WINDOW
    homeless = _homeless()
    if homeless is not None:
        _tell_no_window(f"Skatdesk cannot keep its files: {refusal(homeless)}")
        if window.smoke or _in_terminal():
            return NO_WINDOW
    gc.disable()  # nothing is garbage yet: 50 ms of a start; later the window has it searched (ui.garbage)
    # Only now is it safe to load Qt.
    from skatdesk import start

    if homeless is not None:
        start.tell_homeless(homeless)
        return NO_WINDOW
    return start.main(smoke=window.smoke, file=window.file)


def _tell_no_window(reason: str) -> None:
    commands = ", ".join(f"skatdesk {name}" for name in cli.COMMANDS)
    tell(f"{reason}\nThese commands need no window: {commands}")


def _in_terminal() -> bool:
    """Whether somebody reads what is told there; nobody does where the program was started from the desktop's menu."""
    return sys.stderr is not None and sys.stderr.isatty()


def _show(reason: str) -> None:
    """Says it in a box, where Windows has started the program without a console (``pythonw``).

    The box has never been seen: Skatdesk was run with Wine, and never on Windows itself.
    """
    if sys.platform == "win32" and sys.__stderr__ is None:
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, reason, "Skatdesk", _ERROR_SIGN)


def _homeless() -> OSError | None:
    """What keeps the window from keeping the user's files; None if nothing does."""
    try:
        paths.config_folder()
        paths.data_folder()
        log = paths.log_folder()
    except OSError as error:
        return error
    return None if os.access(log, os.W_OK) else PermissionError(errno.EACCES, "it is write-protected", str(log))


def _parser() -> argparse.ArgumentParser:
    """Knows what stands before a command; the rest is left to the command or the window."""
    width = max(map(len, cli.COMMANDS))
    commands = "\n".join(f"  {name:{width}}  {does}" for name, does in cli.COMMANDS.items())
    parser = Parser(
        prog="skatdesk",
        usage="%(prog)s [--profile DIR] [COMMAND ... | FILE]",
        description="Without a command, opens the table on screen; with a file, the list, games or backup in it.",
        epilog=f"commands that need no window ('skatdesk COMMAND --help' explains each):\n{commands}",
        formatter_class=Help,
        allow_abbrev=False,
        add_help=False,
    )
    parser.add_argument("--version", action="version", version=f"Skatdesk {__version__}")
    parser.add_argument(
        "--profile",
        metavar="DIR",
        type=folder,
        help=f"keep settings, games and lists in this folder, as the variable {paths.HOME_VARIABLE} does",
    )
    return parser
