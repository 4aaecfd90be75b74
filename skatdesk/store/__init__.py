"""What survives the program: players, series, deals and their actions, in one SQLite file.

May import ``skatdesk.notation``, ``skatdesk.skat`` and the standard library; knows no Qt, no clock and no folder.
Start with ``store.py``, which speaks of series and deals; ``database.py`` opens the file, ``migrations.py`` shapes it.
"""
