"""The kernel's types by name, for the signatures of its entries."""

from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

NUMBER: Any = numba.types.int64
SHARE: Any = numba.types.float64
YES_NO: Any = numba.types.boolean
WORDS: Any = NUMBER[::1]
WORD_TABLE: Any = NUMBER[:, ::1]
FIGURES: Any = SHARE[::1]
FIGURE_TABLE: Any = SHARE[:, ::1]
FIGURE_BLOCK: Any = SHARE[:, :, ::1]
WEIGHTS: Any = numba.types.float32[::1]
WEIGHT_TABLE: Any = numba.types.float32[:, ::1]
NOTHING: Any = numba.types.void
_named: Any = numba.types.NamedTuple

Figures = npt.NDArray[np.float64]
Net = npt.NDArray[np.float32]
"""Rows, hidden units and outcomes, then the weights: rows × hidden, hidden, outcomes × hidden, outcomes."""


Insight = Net
"""How hands are judged, in one array (see ``packed``): the hand nets, their calibration, the stakes.

The first words are the places of the nets of suit games, Grand and Null, of the
calibration and of the stakes (see ``prospects``). The calibration has three figures
for each kind with the skat and then from the hand: what to add to the nets' log-odds, what
to multiply them with, what to add for each rival who has bid.
"""

SCALE_PLACE, STAKES_PLACE = 3, 4
INSIGHT: Any = WEIGHTS


def packed(nets: tuple[Net, Net, Net], scale: Figures, stakes: Figures) -> Insight:
    """All of it in one array: the kernel passes one array around much faster than several."""
    parts: list[npt.NDArray[Any]] = [*nets, scale.ravel(), stakes]
    places = np.cumsum([STAKES_PLACE + 1, *(part.size for part in parts[:-1])])
    return np.concatenate([places, *parts]).astype(np.float32)


class Means(NamedTuple):
    """What a play-out needs: habits, dice, the solver's memory, and how many cards are left when it ends exactly.

    ``by_rule`` is for each seat the probability that it plays by rule rather than
    calculating: its manner is drawn anew for every play-out. ``sharpness`` above 1 has the
    habits kept more strictly.
    """

    habits: Net
    by_rule: Figures
    sharpness: float
    dice: npt.NDArray[np.int64]
    memory: npt.NDArray[np.int64]
    exact: int


MEANS: Any = _named((WEIGHT_TABLE, FIGURES, SHARE, WORDS, WORDS, NUMBER), Means)


class Bench(NamedTuple):
    """Where a hand is judged: room for what is noticed, a net's units and answers, the fields of a game, discards."""

    rows: npt.NDArray[np.int64]
    hidden: Net
    logits: Figures
    trial: Figures
    pairs: npt.NDArray[np.int64]
