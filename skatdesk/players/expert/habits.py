"""How Skat players usually play: a probability for every legal card, learned from games, without any search.

A small net: the rows of what is noticed (see ``attention``) are added up, cut off at 0 and
weighed into one figure for each card; its probability is its share after the exponential
function. Play-outs and the reading of past plays use the same habits.
"""

from math import exp

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.attention import CARD_MARKS, ROWS, SCENE_MARKS, UNITS, Attention
from skatdesk.players.solver.compiled import part

Weights = npt.NDArray[np.float32]
"""The weights of one manner: rows × units, then units; or several manners, one in each row."""

BY_RULE, CALCULATING = range(2)
MANNERS = 2
"""Two manners of play: of players who follow maxims, and of players who search and so are harder to foresee."""

CALCULATING_IN_RAMSCH = MANNERS
"""In a Ramsch those who search have a net of their own, for no other game is like it; it lies behind the two."""

NETS = MANNERS + 1
"""How many nets there are: of the two manners, and of Ramsch."""

OUTER = ROWS * UNITS
"""Where the weights of the hidden units begin."""

SIZE = OUTER + UNITS
"""How many weights a manner has."""


@part
def see_table(weights: Weights, attention: Attention) -> None:
    """Adds up the rows of the table, in the second half of the hidden units."""
    hidden = attention.hidden
    for unit in range(UNITS):
        hidden[UNITS + unit] = 0.0
    for mark in range(SCENE_MARKS):
        row = attention.scene[mark] * UNITS
        for unit in range(UNITS):
            hidden[UNITS + unit] += weights[row + unit]


@part
def see_card(weights: Weights, attention: Attention, index: int) -> None:
    """Adds the rows of a card to those of the table, in the first half of the hidden units."""
    hidden = attention.hidden
    for unit in range(UNITS):
        hidden[unit] = hidden[UNITS + unit]
    for mark in range(CARD_MARKS):
        row = attention.marks[index, mark] * UNITS
        for unit in range(UNITS):
            hidden[unit] += weights[row + unit]


@part
def _weigh(weights: Weights, attention: Attention, number: int) -> None:
    """Writes how much each card is liked: the logarithm of its probability, but for a common summand."""
    hidden = attention.hidden
    see_table(weights, attention)
    for index in range(number):
        see_card(weights, attention, index)
        for unit in range(UNITS):
            hidden[unit] = max(hidden[unit], np.float32(0.0)) * weights[OUTER + unit]
        width = UNITS // 2
        while width > 0:  # in halves, so that the processor adds many at once
            for unit in range(width):
                hidden[unit] += hidden[width + unit]
            width //= 2
        attention.chances[index] = hidden[0]


@part
def liking(weights: Weights, attention: Attention, number: int, sharpness: float) -> None:
    """Writes the probability of each of ``number`` noticed cards; ``sharpness`` over 1 makes likely ones likelier."""
    _weigh(weights, attention, number)
    chances = attention.chances
    most = chances[0]
    for index in range(1, number):
        most = max(most, chances[index])
    whole = 0.0
    for index in range(number):
        chances[index] = exp((chances[index] - most) * sharpness)
        whole += chances[index]
    for index in range(number):
        chances[index] /= whole
