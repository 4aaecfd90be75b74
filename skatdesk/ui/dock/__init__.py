"""The dock beside the table: the list of games with its totals, and the tricks of the deal.

Shows what it is given and asks for nothing. Start with ``dock.py``; ``list_model.py`` is the list as a Qt model.
"""
