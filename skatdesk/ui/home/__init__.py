"""The home page: the one next step, doors to everything else, the languages and cards to play with.

Knows the looks, the card names and the settings, and no other room. Start with ``page.py``.
"""
