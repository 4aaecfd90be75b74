"""The card table: felt, cards, seats, and how they move.

Knows what is shown, not the rules: it gets views, events and the cards that may be
played. Start with ``layout.py`` (where everything lies) and ``scene.py`` (the cards).

A click on a card: ``view.py`` finds the card, ``controller.py`` makes an action of it, the engine has the last word.
"""
