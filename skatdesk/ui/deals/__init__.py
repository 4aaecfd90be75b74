"""Any deal: the cards put where one wants them, dealt by wish, played from any seat, played by experts.

May import what ``skatdesk.ui`` may. Start with ``draft.py`` (what lies where), then ``page.py`` (the page) and
``room.py``, which connects it with the table.
"""
