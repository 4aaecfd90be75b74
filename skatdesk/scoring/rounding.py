"""Averages and shares as people round them."""

from decimal import ROUND_HALF_UP, Decimal

_DIGITS = 12
"""What stands behind so many digits of a result came into it by calculating with binary fractions."""


def rounded(value: float, places: int = 0) -> float:
    """The nearest figure with so many places; of two the one farther from nought: 12.5 is 13, −0.285 with two −0.29.

    Nought has no sign.
    """
    if isinstance(value, int):
        return value
    exact = Decimal(f"{value:.{_DIGITS}g}")
    return float(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)) or 0.0


def nearest(value: float) -> int:
    """The nearest whole number; of two the one farther from nought."""
    return int(rounded(value))
