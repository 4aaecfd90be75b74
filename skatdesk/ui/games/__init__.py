"""Games as files and as text: written and read as records of the International Skat Server, copied as plain words.

Start with ``records.py`` (what a game at this table is as a record, and how a record comes to the table), then
``files.py``. The dialog over the games of a file is ``ui/dialogs/games.py``.
"""
