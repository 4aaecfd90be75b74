"""The referee and the series as QObjects that speak through signals.

Imports QtCore and everything below, no widgets. Start with ``game_engine.py``: the only
writer of game state; ``computer_seats.py`` answers for the computer players in worker
threads; ``series_engine.py`` deals one game after the other and keeps the list.
"""
