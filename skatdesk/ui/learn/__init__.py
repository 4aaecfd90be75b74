"""Learning Skat: the page with its doors, the exercises, the first game with explanations.

Questions and answers come from ``skatdesk/coach``, sentences from ``skatdesk/ui/sentences``.
Start with ``room.py``.
"""
