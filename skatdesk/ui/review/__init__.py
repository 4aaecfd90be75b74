"""The review of a deal: its course on the felt, what was right and why, the contract table, learning from mistakes.

May import the look, the sentences, the panels' desk, ``engine.reviewing`` and the coach's types; judges nothing itself.
Start with ``room.py`` (the ways in), ``course.py`` (the deal and where one stands in it) and ``page.py``.
"""
