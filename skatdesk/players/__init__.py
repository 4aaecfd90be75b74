"""Computer players: who decides what to do with a ``SeatView`` and the actions offered.

May import ``skatdesk.scoring``, ``paths``, ``files``, ``locks``, ``skat`` and the standard library; ``expert/`` and
``solver/`` numpy and numba too, ``training/`` numpy. Start with ``player.py`` (the interface) and ``rules_player.py``
(who plays by the maxims); ``roster.py`` makes players by name.

- The players: ``rules_player.py``, ``random_player.py``, and those of ``levels.py``, who search (``expert/``).
- Before the cards: ``bidding.py``, ``announcing.py``, ``discarding.py``, ``doubling.py`` and ``revolution.py``; they
  judge by ``handvalue.py``, ``handsense.py`` and ``handweights.py``.
- The cards: ``cardplay.py`` weighs every legal one (``weighing.py``, ``choice.py``) by the maxims (``…maxims.py``),
  which count as ``…weights.py`` says, and know what ``inference.py`` concludes; ``sayings.py`` asks which of them say
  something true of a card. Ramsch stands for itself (``ramschplay.py``).
- At a table: ``referee.py`` has three play a deal; ``understudy.py`` and ``stoppable.py`` stand before a player,
  ``substitute.py`` decides for one who has failed, ``claiming.py`` for any of them when the rest is his beyond doubt.
"""
