"""The review of a deal (docs/decisions/0031-review.md): every action judged, with a reason where another was better.

``review.py`` is what is said about a deal; ``reviewer.py`` works it out, step by step. ``contract_table.py`` tells
what each seat could have played with all cards open, and ``contracts_compared.py`` works that out.
"""
