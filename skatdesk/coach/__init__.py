"""The coach: what was right in a deal, by what a player could know and with all cards open, and why; what to practise.

May import ``skatdesk.players``, ``store``, ``notation``, ``scoring``, ``paths`` and ``skat``; knows no Qt and keeps
nothing. Its subjects:

- ``review/``: what was right in a deal; ``judging/`` judges each action, ``reasons/`` says why another one was better;
- ``exercises/``: one question about the game each, answered by the rules;
- ``puzzles/``: positions with one right answer, found in games and proved;
- ``wishes/``: deals that have what was wished of them;
- one deal played more than once: ``duplicate.py`` compares two players of it, ``spread.py`` counts what came of many.
"""
