"""The one command: ``skatdesk``, or ``python -m skatdesk``.

Loads nothing before Ctrl+C is safe, and then ``skatdesk.command``.
"""

import signal
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Runs Skatdesk with these arguments, by default the process's; returns the exit code."""
    _end_at_once_if_interrupted()
    from skatdesk import command

    return command.main(argv)


def _end_at_once_if_interrupted() -> None:
    """Ctrl+C, until a command or the window hears it: there is nothing to put away yet, and no module, Qt least of
    all, may be loaded by halves. Where it is ignored, as in the background of a shell, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    sys.exit(main())
