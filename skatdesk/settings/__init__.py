"""What the user chose, and what the program remembers between two starts.

May import ``skatdesk.scoring``, ``files``, ``skat`` and the standard library; knows no Qt and no folder.
Start with ``options.py``, the one table of all options; ``settings.py`` holds their values and the file.
"""
