"""Computer players: who decides what to do with a ``SeatView`` and the actions offered.

May import ``skatdesk.skat`` and the standard library. Start with ``player.py`` (the
interface) and ``rules_player.py`` (who plays by the maxims); ``roster.py`` makes players by name.
"""
