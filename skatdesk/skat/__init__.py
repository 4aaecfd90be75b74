"""The game of Skat: cards, rules, one deal from the first bid to its value.

Imports the standard library only; no I/O, no clock, no global random generator.
Start with ``cards.py``, then ``game.py``: ``step`` folds actions into states.
"""
