"""Random numbers inside the kernel, from one word that the caller seeds (xorshift64*, Vigna 2016)."""

import numpy as np

from skatdesk.players.solver.compiled import Words, part


def new_dice(seed: int) -> Words:
    """Dice that fall the same way for the same seed."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & (1 << 63) - 1
    dice = np.array([mixed or 1], np.int64)
    for _ in range(4):
        share(dice)
    return dice


@part
def _next(dice: Words) -> int:
    x = np.uint64(dice[0])
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    dice[0] = np.int64(x)
    return np.int64((x * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(33))  # type: ignore[return-value]


@part
def below(dice: Words, number: int) -> int:
    """A number from 0 up to, not including, ``number`` (at most 2³¹)."""
    return (_next(dice) * number) >> 31


@part
def share(dice: Words) -> float:
    """A number from 0 up to 1, neither of them reached."""
    return (_next(dice) + 0.5) / 2147483648.0
