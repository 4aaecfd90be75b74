"""Learns the habits of card play from games: a small net, by AdaGrad (Duchi et al. 2011), decision by decision."""

from math import log, sqrt

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.attention import (
    CARD_MARKS,
    SCENE_MARKS,
    UNITS,
    Attention,
    new_attention,
    notice,
)
from skatdesk.players.expert.course import HANDS, LENGTH, SKAT, lay_out, legal_of, play, turn_of
from skatdesk.players.expert.habits import OUTER, SIZE, Weights, liking, see_card, see_table
from skatdesk.players.solver.compiled import Words, compiled, part
from skatdesk.players.training import games

_STEPS = (0.05, 0.03, 0.02, 0.01, 0.005)
"""The length of a step, pass for pass."""

_SHRINK = 1e-3
_NEGLIGIBLE = 1e-3


@part
def _stepped(weights: Weights, squares: Weights, at: int, slope: float, step: float) -> None:
    squares[at] += slope * slope
    weights[at] -= step * slope / sqrt(squares[at] + 1.0)


@part
def _learn(
    weights: Weights, squares: Weights, attention: Attention, number: int, chosen: int, step: float, slopes: Weights
) -> None:
    """One step towards the card that was chosen; ``slopes`` has room for twice the units."""
    scene, outer, sums = slopes[:UNITS], slopes[UNITS:], attention.hidden
    see_table(weights, attention)
    scene[:] = 0.0
    outer[:] = 0.0
    for index in range(number):
        error = attention.chances[index] - (1.0 if attention.cards[index] == chosen else 0.0)
        if abs(error) < _NEGLIGIBLE:
            continue
        see_card(weights, attention, index)
        for unit in range(UNITS):
            if sums[unit] > 0.0:
                outer[unit] += error * sums[unit]
                scene[unit] += error * weights[OUTER + unit]
        for mark in range(CARD_MARKS):
            row = attention.marks[index, mark] * UNITS
            for unit in range(UNITS):
                if sums[unit] > 0.0:
                    slope = error * weights[OUTER + unit] + _SHRINK * weights[row + unit]
                    _stepped(weights, squares, row + unit, slope, step)
    for mark in range(SCENE_MARKS):
        row = attention.scene[mark] * UNITS
        for unit in range(UNITS):
            if scene[unit] != 0.0:
                _stepped(weights, squares, row + unit, scene[unit] + _SHRINK * weights[row + unit], step)
    for unit in range(UNITS):
        _stepped(weights, squares, OUTER + unit, outer[unit], step)


@compiled("float64[::1](int64[:, ::1], boolean[:, ::1], int64[::1], float32[::1], float32[::1], float64)")
def go_through(
    rows: npt.NDArray[np.int64],
    counts: npt.NDArray[np.bool_],
    order: Words,
    weights: Weights,
    squares: Weights,
    step: float,
) -> npt.NDArray[np.float64]:
    """Goes through games once; returns decisions, summed log-loss, hits, and the log-loss of guessing.

    ``counts`` says for each game (rows) and seat (columns) whether its decisions are looked
    at. The weights learn from each in a step of this length; 0: they stay.
    """
    course, attention = np.zeros(LENGTH, np.int64), new_attention()
    slopes, total = np.zeros(2 * UNITS, np.float32), np.zeros(4, np.float64)
    for at in order:
        row = rows[at]
        lay_out(course, row[games.KIND], row[games.DECLARER], row[games.KNOWS_SKAT])
        for seat in range(3):
            course[HANDS + seat] = row[games.HANDS + seat]
        course[SKAT] = row[games.SKAT]
        for turn in range(row[games.LENGTH]):
            card = row[games.CARDS + turn]
            legal = legal_of(course)
            if legal & (legal - 1) != 0 and counts[at, turn_of(course)]:
                number = notice(course, attention)
                liking(weights, attention, number, 1.0)
                best = chosen = 0
                for index in range(number):
                    if attention.chances[index] > attention.chances[best]:
                        best = index
                    if attention.cards[index] == card:
                        chosen = index
                total[0] += 1.0
                total[1] -= log(max(attention.chances[chosen], 1e-9))
                total[2] += 1.0 if best == chosen else 0.0
                total[3] += log(float(number))
                if step > 0.0:
                    _learn(weights, squares, attention, number, card, step, slopes)
            play(course, card)
    return total


def learn_habits(rows: npt.NDArray[np.int64], seed: int) -> tuple[Weights, list[tuple[float, float]]]:
    """The weights, and after each pass log-loss and hit rate on a tenth of the games that was held back."""
    generator = np.random.default_rng(seed)
    counts = np.ones((len(rows), 3), np.bool_)  # all seats are learned from
    order = generator.permutation(len(rows)).astype(np.int64)
    held_back, rest = order[: len(rows) // 10], order[len(rows) // 10 :]
    weights = np.concatenate([generator.normal(0.0, 0.1, OUTER), generator.normal(0.0, 0.5, UNITS)]).astype(np.float32)
    squares = np.zeros(SIZE, np.float32)
    course = []
    for step in _STEPS:
        go_through(rows, counts, generator.permutation(rest), weights, squares, step)
        decisions, loss, hits, _ = go_through(rows, counts, held_back, weights, squares, 0.0)
        course.append((loss / decisions, hits / decisions))
    return weights, course
