"""The open-card solver: what a position is worth when all cards are known and played best.

May import ``skatdesk.paths``, ``files``, ``locks``, ``skat``, numpy and numba; nothing else in ``players`` may
be needed by it. Start with ``position.py`` (the question) and ``solver.py`` (the answers);
``search.py`` is the heart of the kernel, docs/decisions/0010-solver.md tells how it works.

Importing this package loads neither numba nor the kernel; making a ``Solver`` does.
"""

from skatdesk.players.solver.position import Position, PositionError
from skatdesk.players.solver.solver import Solver, Stopped
from skatdesk.players.solver.warming import SOLVER, WarmUpError, is_warm

__all__ = ["SOLVER", "Position", "PositionError", "Solver", "Stopped", "WarmUpError", "is_warm"]
