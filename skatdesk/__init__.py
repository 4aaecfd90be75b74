"""Skatdesk: play Skat, keep its score sheet, learn from both."""

__version__ = "0.1.0"
