"""What survives the program: players, series, deals and their actions, score lists, in one SQLite file.

May import ``skatdesk.notation``, ``scoring``, ``files``, ``locks``, ``skat`` and the standard library, ``statistics/``
numpy too; knows no Qt, no clock and no folder.
Start with ``store.py`` (series and deals) and ``lists.py`` (score lists), which lie in the file as ``series_rows.py``
and ``list_rows.py`` say; ``database_file.py`` opens it, ``copies.py`` keeps a copy of it, ``migrations.py`` shapes it.
"""
