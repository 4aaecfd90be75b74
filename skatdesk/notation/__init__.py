"""Games as text: one action at a time (``actions.py``), whole records (``iss/``), score lists (``lists/``), and what
programs that play against each other say (``protocol.py``).

May import ``skatdesk.scoring``, ``files`` and ``skat``. Start with ``iss/record.py``; the formats stand in
``docs/notation.md`` and ``docs/protocol.md``.
"""
