"""The command line: simulate, match, engine, replay, value, solve, deal. Works without Qt and without a display.

May import every room below ``coach`` that does not know Qt. Each command is a module
with ``add_arguments`` and ``run``; start with ``deal.py``, the shortest.
"""

from skatdesk.cli.main import COMMANDS, main

__all__ = ["COMMANDS", "main"]
