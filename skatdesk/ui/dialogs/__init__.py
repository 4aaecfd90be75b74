"""The dialogs: a new series and its rules, a deal by number, the games of a file, settings, the keys, about.

Each is a ``Page``, opened with ``open()`` and gone when it is closed; what was decided comes out as a signal.
Start with ``page.py``; ``new_series.py`` is the one that asks most, ``file_asker.py`` asks which file.
"""
