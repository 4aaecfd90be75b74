"""The score sheet for a table with real cards: lists that are kept, read and written, shown large, and settled.

``entry/`` asks for one game, ``paper/`` prints. May import everything below ``skatdesk.ui`` and the other parts of it.
Start with ``room.py``, which holds everything; ``open_list.py`` is one list in memory and on disk,
``sheet_model.py`` the list as a Qt model.
"""
