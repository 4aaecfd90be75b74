"""The guide: chapters from ``resources/guide``, their examples worked out by the rules, in a window of its own.

``text`` reads a chapter, ``examples`` works out what its calls ask for (both without Qt), ``telling`` and ``figures``
put that into words and pictures, ``page`` makes the page. Start with ``room``, the door, and ``window``.
"""
