"""Duplicate: a set of deals the user plays, and an expert at the user's place in the background.

What is compared stands in ``skatdesk/coach/duplicate.py``. Start with ``room.py``.
"""
