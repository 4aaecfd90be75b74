"""Puzzles: the page that asks them, tells what is right and why, and brings them back when they are due.

What a puzzle is and which comes next is the business of ``skatdesk/coach``; the board is that of the review.
Start with ``room.py``.
"""
