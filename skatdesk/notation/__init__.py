"""Games as text: one action at a time (``actions.py``), whole records (``iss/``).

May import ``skatdesk.scoring`` and ``skatdesk.skat``. Start with ``iss/record.py``;
the format and what house rules add to it stand in ``docs/notation.md``.
"""
