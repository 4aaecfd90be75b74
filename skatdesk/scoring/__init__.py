"""Score lists: entries, systems, standings, Bock and Ramsch rounds, settlement in money.

Pure and immutable; imports ``skatdesk.skat`` and the standard library only.
Start with ``entries.py`` (one game of a list), then ``scorelist.py`` (the whole list); ``drafts/`` is a game of a
physical list while it is written down.
"""
