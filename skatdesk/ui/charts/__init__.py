"""The statistics page: figures and charts of one player's games, drawn with pyqtgraph and by hand.

Is given dataclasses by ``skatdesk.store.statistics`` and knows no SQL; imported when the page is first opened,
because pyqtgraph is slow to load. Start with ``page.py``; ``plot.py`` is what all pyqtgraph charts share.
"""
