"""What makes a lead promising: sums of a few numbers, fitted to the cost of searching on after each lead.

The first index is always the declarer's place in the trick: leader, second hand, third hand.
How the numbers were found is told in docs/decisions/0010-solver.md.
"""

import numpy as np

from skatdesk.players.solver.compiled import Words

NEXT: Words = np.array(
    [
        [[0, -169], [-140, 0], [154, 141], [140, -33], [-55, -13]],
        [[0, -147], [-122, 0], [223, 62], [70, -10], [2, -59]],
        [[0, 76], [-26, 0], [-41, 59], [-2, 17], [-44, 4]],
    ],
    np.int64,
)
"""What the second hand has of the suit (``following.length_class``), and whether it can beat the card."""

LAST: Words = np.array(
    [
        [[0, -73], [-126, 0], [152, 113], [84, -14], [43, -136]],
        [[0, 100], [-32, 0], [-82, -2], [-71, 81], [-48, 54]],
        [[0, -182], [-42, 0], [133, 37], [93, -41], [22, -93]],
    ],
    np.int64,
)
"""The same for the third hand."""

OWN: Words = np.array(
    [
        [[0, -60], [-50, -34], [31, 82], [16, 22]],
        [[0, 38], [3, 45], [-24, 17], [-2, -40]],
        [[0, 85], [23, 37], [-50, 34], [-170, -13]],
    ],
    np.int64,
)
"""How long the suit is in the leader's hand (one to four), and whether the card is the highest of it there."""

_LOW_TO_ACE: tuple[tuple[int, ...], ...] = (
    (-6, -108, 12, 81, 28, -19, -14, -48, -22, -2, 99),
    (-64, -33, -15, 45, 56, -7, 52, 15, 78, -64, 51),
    (-70, -46, -24, -10, 62, 13, 2, 18, 52, 69, -49),
)
"""By rank: blank, queen, king, ten, ace; the same of trumps; jack."""


def _by_card(trump_suit: bool) -> list[list[int]]:
    """The ranks spread over the bits of the cards."""
    places = (0, 0, 0, 1, 2, 3, 4)
    shift = [5 if trump_suit and bit >= 21 else 0 for bit in range(28)]
    return [[row[places[bit % 7] + shift[bit]] for bit in range(28)] + [row[10]] * 4 for row in _LOW_TO_ACE]


RANK: Words = np.array([_by_card(trump_suit=False), _by_card(trump_suit=True)], np.int64).swapaxes(0, 1).copy()
"""The card itself, after whether the game has a trump suit."""
