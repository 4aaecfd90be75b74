"""The entries of the kernel. Importing this module compiles them, or loads what was compiled before."""

from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.null import null_lost
from skatdesk.players.solver.questions import bound, value
from skatdesk.players.solver.ramsch import points_at, ramsch_value
from skatdesk.players.solver.workspace import NODES, STOP, STOPPED, TABLE, begin, new_workspace

__all__ = [
    "NODES",
    "STOP",
    "STOPPED",
    "TABLE",
    "Words",
    "begin",
    "bound",
    "new_workspace",
    "null_lost",
    "points_at",
    "ramsch_value",
    "value",
]
