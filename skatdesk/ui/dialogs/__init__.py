"""The dialogs: a new series, the sheet of keys, about the program.

Each is a ``Page``, opened with ``open()`` and gone when it is closed; what was decided comes out as a signal.
Start with ``page.py``; ``new_series.py`` is the one that asks something,
``file_asker.py`` asks which file.
"""
