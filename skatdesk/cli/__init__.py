"""The command line: simulate, match, engine, replay, review, value, solve, deal. Needs neither Qt nor a display.

May import every room from ``coach`` down. Each command is a module
with ``add_arguments`` and ``run``; start with ``deal.py``, the shortest.
"""

from skatdesk.cli.main import COMMANDS, main

__all__ = ["COMMANDS", "main"]
