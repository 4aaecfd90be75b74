"""The review of a deal: its course on the felt, what was right and why, the contract table, learning from mistakes.

May import what ``skatdesk.ui`` may; judges nothing itself, that is the coach's.
Start with ``room.py`` (the ways in), ``course.py`` (the deal and where one stands in it) and ``page.py``.
"""
