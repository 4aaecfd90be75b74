"""The coach: what was right in a deal, with what a player could know and with all cards open, and why.

May import ``skatdesk.players``, ``notation``, ``scoring`` and ``skat``; knows no Qt and keeps nothing.
Start with ``verdicts.py`` (what is said about one action) and ``review.py`` (about a deal);
``reviewer.py`` works it out, docs/decisions/0031-review.md tells how it judges.
"""
