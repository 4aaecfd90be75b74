"""Duplicate matches between players, ours and other programs, and a seat at another referee's table.

May import ``skatdesk.players``, ``notation``, ``scoring``, ``files``, ``locks``, ``skat`` and the standard library;
knows no Qt.
Start with ``plan.py`` (what is played), ``referee.py`` (one game) and ``match.py`` (all of them);
``engine.py`` is the other side, a player of ours behind the line protocol of docs/protocol.md.
"""
