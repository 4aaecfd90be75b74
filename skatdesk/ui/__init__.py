"""What people see: the window, the home page, the table with its panels and dock, the rooms, the dialogs.

May import every room below ``app``, which builds all of this; knows what is shown and asked, never a rule.
Start with ``main_window.py``; ``look/`` has the base widgets, ``sentences/`` the words, ``table/`` the cards.
"""
