"""Puzzles (docs/decisions/0037-puzzles.md): moments of a deal at which one answer is clearly right.

``puzzle.py`` is what is asked and answered, ``text.py`` a puzzle as a line of a file, ``sitting.py`` goes through
them, and ``repetition.py`` says which come again. ``miner.py`` finds them in games and ``proof.py`` proves them: by the
solver, by playing bids out (``forecast.py``), or by counting what somebody must hold (``holdings.py``).
``python -m skatdesk.coach.puzzles`` mines those the program comes with.
"""
