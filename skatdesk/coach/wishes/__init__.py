"""Deals by wish (docs/decisions/0032-deals-by-wish.md): what can be wished of a deal, and one that has it.

``wish.py`` is what can be wished; ``finding.py`` finds a deal that fulfils it. What can be counted is counted and
drawn exactly (``demands.py``), the rest drawn until those who judge hands agree.
"""
