"""From what the nets say to what happens: log-odds shifted and stretched by the players' own games.

The nets have learned from games played by habit, at contracts drawn by rule. Players who
search win more of some and fewer of others, and they have chosen the contract because it
looked good (the winner's curse); both is taken back here, class by class.
"""

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.shapes import Figures

CLASSES = 8
"""Suit game, Grand, Null, Null ouvert; then the same from the hand."""

AS_SAID = (0.0, 1.0, 0.0)
_BINS = 10
_DOUBT = (2.0, 12.0, 12.0)
"""How hard the data have to argue: the precision of each of the three numbers before them."""


def calibrate(classes: npt.NDArray[np.int64], logits: Figures, contested: Figures, won: Figures) -> Figures:
    """The ``scale`` of ``Knowledge``: for each class what to add, to multiply, and to add for each rival bidder.

    Logistic regression by Newton's method, with a normal prior: around ``AS_SAID`` where the
    skat is taken, and for Hand games around what was found for the same game with the skat.
    A class without games stays at its prior.
    """
    scale = np.tile(AS_SAID, (CLASSES, 1))
    doubt = np.diag(_DOUBT)
    for number in range(CLASSES):
        expected = np.array(AS_SAID) if number < CLASSES // 2 else scale[number - CLASSES // 2].copy()
        scale[number] = expected
        mine = classes == number
        inputs = np.column_stack([np.ones(mine.sum()), logits[mine], contested[mine]])
        for _ in range(30):
            said = 1.0 / (1.0 + np.exp(-inputs @ scale[number]))
            slope = inputs.T @ (won[mine] - said) - doubt @ (scale[number] - expected)
            bend = (inputs * (said * (1 - said))[:, None]).T @ inputs + doubt
            scale[number] += np.linalg.solve(bend, slope)
    return scale


def said_and_won(said: Figures, won: Figures) -> list[tuple[float, float, int]]:
    """For each tenth of the scale: mean probability said, share won, and number of games."""
    at = np.minimum((said * _BINS).astype(int), _BINS - 1)
    return [
        (float(said[at == bin_].mean()), float(won[at == bin_].mean()), int((at == bin_).sum()))
        for bin_ in range(_BINS)
        if (at == bin_).any()
    ]
