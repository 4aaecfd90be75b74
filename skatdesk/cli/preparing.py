"""Why a command is silent at its first start after an installation."""

import sys

from skatdesk.cli.streams import tell
from skatdesk.players.solver.warming import PLAYERS, SOLVER, is_warm

_TOLD = {
    SOLVER: "Preparing the solver. This takes some seconds, once after an installation.",
    PLAYERS: "Preparing the players. This takes about a minute, once after an installation.",
}


def explain_wait(kernel: str = PLAYERS) -> None:
    """Tells people at a terminal, if this kernel has still to be compiled; said before what needs it is made."""
    if not is_warm(kernel) and sys.stderr.isatty():
        tell(_TOLD[kernel])
