"""The list on paper: printed, or as a PDF, in the manner of the official Spielliste.

May import the score sheet's models and words, ``skatdesk.ui.look`` and everything below the interface. Start with
``printing.py``; ``pages.py`` cuts a list into pages, ``grid.py`` rules them, ``sheet.py`` and ``closing.py`` paint.
"""
