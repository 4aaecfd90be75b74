"""The referee, the series and what works beside them as QObjects that speak through signals.

Imports QtCore and everything below, no widgets. Start with ``game_engine.py``: the only
writer of game state; ``computer_seats.py`` answers for the computer players in worker
threads (``questions.py``: what they are asked, and whether an answer will do);
``series_engine.py`` deals one game after the other and keeps the list, of what
``dealing.py`` describes. Advice, reviews, trials, deals played again and the search for puzzles run in
the background, each in a file of its own; what they are made of is in ``executor.py`` and ``long_work.py``.
"""
