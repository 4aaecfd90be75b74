"""The panel in which one game of a physical list is entered in seconds.

It works on a draft of ``skatdesk.scoring.drafts``, which does all arithmetic; nothing here counts.
Start with ``panel.py``; ``reader.py`` reads the quick entry, ``keys.py`` the single keys.
"""

from skatdesk.ui.scoresheet.entry.panel import EntryPanel

__all__ = ["EntryPanel"]
