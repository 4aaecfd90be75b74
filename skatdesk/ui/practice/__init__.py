"""Help at the table: hints, and the demo that plays on for the user.

Both ask the adviser of ``skatdesk/engine``, who sees what the user sees; a game with help is practice.
Start with ``helper.py``.
"""
