"""The coach: what was right in a deal, by what a player could know and with all cards open, and why; what to practise.

May import ``skatdesk.players``, ``store``, ``notation``, ``scoring``, ``paths`` and ``skat``; knows no Qt and keeps
nothing. Five subjects, each with the file to start with:

- the review of a deal: ``review/``; ``judging/`` judges each action, ``reasons/`` says why another one was better;
- exercises, answered by the rules: ``exercises/``;
- puzzles, found in games and proved: ``puzzles/``;
- deals by wish (0032-deals-by-wish.md): ``wishes.py``, found by ``wished_deals.py`` and ``demands.py``;
- one deal played more than once: ``duplicate.py`` compares two players of it, ``spread.py`` counts what came of many.
"""
