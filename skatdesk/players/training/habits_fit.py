"""Learns the habits of card play from games: multinomial logit by AdaGrad (Duchi et al. 2011)."""

from math import log, sqrt

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.course import COUNT, DECLARER, HANDS, KIND, KNOWS_SKAT, LENGTH, SKAT, TRICK, legal_of, play
from skatdesk.players.expert.habits import MARKS, MOST, TABLE_SIZE, Marks, Weights, liking, notice
from skatdesk.players.solver.compiled import Words, compiled, part
from skatdesk.players.training import games

_STEP = 0.05
_SHRINK = 1e-3
_ROOT = 1.0


@part
def lay_out(course: Words, row: Words) -> None:
    """The course of a deal before the first card."""
    course[:] = 0
    course[KIND] = row[games.KIND]
    course[DECLARER] = row[games.DECLARER]
    for seat in range(3):
        course[HANDS + seat] = row[games.HANDS + seat]
    course[SKAT] = row[games.SKAT]
    course[KNOWS_SKAT] = row[games.KNOWS_SKAT]
    course[COUNT] = 0
    course[TRICK] = 1


@part
def _learn(
    weights: Weights,
    squares: Weights,
    cards: Words,
    marks: Marks,
    chances: npt.NDArray[np.float64],
    number: int,
    chosen: int,
) -> None:
    for index in range(number):
        error = chances[index] - (1.0 if cards[index] == chosen else 0.0)
        if abs(error) < 1e-3:
            continue
        for mark in range(MARKS):
            row = marks[index, mark]
            slope = error + _SHRINK * weights[row]
            squares[row] += slope * slope
            weights[row] -= _STEP * slope / sqrt(squares[row] + _ROOT)


@compiled("float64[::1](int64[:, ::1], int64[::1], float32[::1], float32[::1], boolean)")
def go_through(
    rows: npt.NDArray[np.int64], order: Words, weights: Weights, squares: Weights, learn: bool
) -> npt.NDArray[np.float64]:
    """Goes through games once; returns decisions, summed log-loss, hits, and the log-loss of guessing.

    ``learn`` changes the weights by what each decision tells.
    """
    course, cards = np.zeros(LENGTH, np.int64), np.zeros(MOST, np.int64)
    marks, chances = np.zeros((MOST, MARKS), np.int32), np.zeros(MOST, np.float64)
    total = np.zeros(4, np.float64)
    for at in order:
        row = rows[at]
        lay_out(course, row)
        for turn in range(row[games.LENGTH]):
            card = row[games.CARDS + turn]
            legal = legal_of(course)
            if legal & (legal - 1) != 0:
                number = notice(course, cards, marks)
                liking(weights, marks, number, 1.0, chances)
                best = 0
                for index in range(number):
                    if chances[index] > chances[best]:
                        best = index
                for index in range(number):
                    if cards[index] == card:
                        total[0] += 1.0
                        total[1] -= log(max(chances[index], 1e-9))
                        total[2] += 1.0 if best == index else 0.0
                        total[3] += log(float(number))
                if learn:
                    _learn(weights, squares, cards, marks, chances, number, card)
            play(course, card)
    return total


def learn_habits(
    rows: npt.NDArray[np.int64], passes: int, seed: int, weights: Weights | None = None
) -> tuple[Weights, list[tuple[float, float]]]:
    """The weights, and after each pass log-loss and hit rate on a tenth of the games that was held back."""
    generator = np.random.default_rng(seed)
    order = generator.permutation(len(rows)).astype(np.int64)
    held_back, rest = order[: len(rows) // 10], order[len(rows) // 10 :]
    weights = np.zeros(TABLE_SIZE, np.float32) if weights is None else weights.copy()
    squares = np.zeros(TABLE_SIZE, np.float32)
    course = []
    for _ in range(passes):
        go_through(rows, generator.permutation(rest), weights, squares, True)
        decisions, loss, hits, _ = go_through(rows, held_back, weights, squares, False)
        course.append((loss / decisions, hits / decisions))
    return weights, course
