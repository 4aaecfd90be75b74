"""Random numbers inside the kernel, from one word that the caller seeds (xorshift64*, Vigna 2016)."""

import numpy as np

from skatdesk.players.solver.compiled import Words, part

_WORD = (1 << 64) - 1


def new_dice(seed: int) -> Words:
    """Dice that fall the same way for the same seed; the first few throws, which are like the seed, are over."""
    word = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & (1 << 63) - 1 or 1
    for _ in range(4):  # as ``_next``, which called from here would be compiled anew in every process
        word ^= word >> 12
        word ^= word << 25 & _WORD
        word ^= word >> 27
    return np.array([word], np.uint64).view(np.int64)


@part
def _next(dice: Words) -> int:
    x = np.uint64(dice[0])
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    dice[0] = np.int64(x)
    return np.int64((x * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(33))  # type: ignore[return-value]  # numba hands an int64 back as a number


@part
def below(dice: Words, number: int) -> int:
    """A number from 0 up to, not including, ``number`` (at most 2³¹)."""
    return (_next(dice) * number) >> 31


@part
def share(dice: Words) -> float:
    """A number from 0 up to 1, neither of them reached."""
    return (_next(dice) + 0.5) / 2147483648.0
