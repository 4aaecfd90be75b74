"""What one point may cost (rules.md §11.7)."""

from decimal import Decimal, InvalidOperation

_MOST = 10**9
_DECIMALS = 8
"""With these no list has a balance of more digits than ``Decimal`` reckons exactly."""


def stake_of(text: str) -> Decimal | None:
    """The money for one point that this text means, None where it is no stake."""
    try:
        stake = Decimal(text)
    except InvalidOperation:
        return None
    places = stake.as_tuple().exponent
    if not isinstance(places, int) or places < -_DECIMALS:  # infinite, or finer than any coin
        return None
    return stake if 0 <= stake <= _MOST else None
