"""Chance: where the numbers come from that nobody has chosen. All else follows from such a number."""

import secrets

_NUMBERS = 1_000_000_000
"""So many there are: more than anybody plays, and nine digits that can be read out."""


def new_seed() -> int:
    """A number from 0 on, below 1,000,000,000, for a series, a set, a deal or an exercise."""
    return secrets.randbelow(_NUMBERS)
