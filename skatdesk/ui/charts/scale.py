"""Round numbers for axes."""

from collections.abc import Iterator
from itertools import count
from math import ceil, floor


def steps(low: float, high: float, about: float, *, whole: bool = True) -> tuple[float, ...]:
    """Round numbers from just below ``low`` to just above ``high``, roughly ``about`` of them, at equal distances.

    ``whole`` allows no distance below 1.
    """
    span = max(high - low, 1e-9)
    step = next(step for step in _round_steps(1.0 if whole else 1e-3) if span / step <= about)
    return tuple(step * n for n in range(floor(low / step), ceil(high / step) + 1))


def around(low: float, high: float, share: float = 0.05) -> tuple[float, float]:
    """A range with a little room at both ends, this share of it."""
    room = max(high - low, 1) * share
    return low - room, high + room


def _round_steps(smallest: float) -> Iterator[float]:
    for power in count():
        for factor in (1, 2, 5):
            yield smallest * factor * 10**power
