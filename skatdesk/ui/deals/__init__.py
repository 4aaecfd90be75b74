"""Any deal: the cards put where one wants them, dealt by wish, played from any seat, played by experts.

May import what ``skatdesk.ui`` may. Start with ``draft.py`` (what lies where), then ``room.py`` (the page) and
``deals_room.py``, which connects it with the table.
"""
