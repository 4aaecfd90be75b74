"""Round numbers for axes."""

from itertools import count
from math import ceil, floor


def steps(low: float, high: float, about: float) -> tuple[float, ...]:
    """Round numbers from just below ``low`` to just above ``high``, roughly ``about`` of them, 1 or more apart."""
    span = max(high - low, 1e-9)
    distances = (float(factor * 10**power) for power in count() for factor in (1, 2, 5))
    step = next(distance for distance in distances if span / distance <= about)
    return tuple(step * n for n in range(floor(low / step), ceil(high / step) + 1))


def around(low: float, high: float, share: float = 0.05) -> tuple[float, float]:
    """A range with a little room at both ends, this share of it."""
    room = max(high - low, 1) * share
    return low - room, high + room
