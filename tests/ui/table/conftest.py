"""Tables to sit down at."""

from tests.ui.table.sitting_down import t, tables, unseen

__all__ = ["t", "tables", "unseen"]
