"""Languages: interface catalogues, card and contract words, numbers, days and money, text direction.

Three axes that know nothing of each other: the interface language (``catalogues.py``), the
card naming (``card_names.py``, the only door for card words) and the deck, which is art.
May import ``skatdesk.settings``, ``scoring``, ``skat``, QtCore and QtGui. Start with ``languages.py``.
"""
