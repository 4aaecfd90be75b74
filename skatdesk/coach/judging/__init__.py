"""Judging one action: by what its player could know, and with all cards open.

``verdicts.py`` is what is said about an action. The fair judgement tries cards (``fair_cards.py``) and bids, skat and
announcements (``fair_hands.py``) in many worlds, as an expert does it; ``marks.py`` says from where on a loss is a
mistake. The open one asks the solver (``open_cards.py``). ``worth.py`` is the scale both are told on.
"""
