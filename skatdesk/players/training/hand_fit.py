"""Fits the hand nets: one hidden layer, log-loss, Adam (Kingma & Ba 2015)."""

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.hands import HEAD, HIDDEN, MOST_ROWS, NULL_ROWS, OUTCOMES, TRUMP_ROWS
from skatdesk.players.expert.kinds import GRAND, NULL, SUIT
from skatdesk.players.expert.shapes import Net
from skatdesk.players.training.hand_games import LIES

Floats = npt.NDArray[np.float32]

_BATCH = 1024
_RATE = 3e-3
_SHRINK = 1e-3

SHAPES = {
    SUIT: (TRUMP_ROWS, HIDDEN, OUTCOMES),
    GRAND: (TRUMP_ROWS, HIDDEN, OUTCOMES),
    NULL: (NULL_ROWS, HIDDEN // 2, 1),
}


def packed(parts: list[Floats]) -> Net:
    """A net as one array (see ``hands.Net``)."""
    first, bias, second, last = parts
    head = np.array([first.shape[0], first.shape[1], second.shape[1]], np.float32)
    assert len(head) == HEAD
    return np.concatenate([head, first.ravel(), bias, second.T.ravel(), last]).astype(np.float32)


def blank_net(shape: tuple[int, int, int]) -> Net:
    """A net of this shape (rows, hidden units, outcomes) that knows nothing."""
    rows, units, outcomes = shape
    return packed([np.zeros(size, np.float32) for size in ((rows, units), units, (units, outcomes), outcomes)])


def _dense(rows: npt.NDArray[np.int64], width: int) -> Floats:
    """How often each row was noticed; -1 fills up and counts for nothing."""
    at = np.arange(len(rows))[:, None] * (width + 1) + np.where(rows < 0, width, rows)
    counts = np.bincount(at.ravel(), minlength=len(rows) * (width + 1))
    return counts.reshape(len(rows), width + 1)[:, :width].astype(np.float32)


def chances(parts: list[Floats], inputs: Floats) -> Floats:
    """The probabilities of the outcomes."""
    hidden = np.maximum(inputs @ parts[0] + parts[1], 0)
    said: Floats = 1.0 / (1.0 + np.exp(-(hidden @ parts[2] + parts[3])))
    return said


def log_loss(truth: Floats, said: Floats) -> float:
    """Mean log-loss of probabilities."""
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-(truth * np.log(said) + (1 - truth) * np.log(1 - said)).mean())


def fit_parts(
    shape: tuple[int, int, int], rows: npt.NDArray[np.int64], truth: Floats, passes: int, seed: int
) -> tuple[list[Floats], float]:
    """The parts of a net of this shape, and its log-loss on the first eighth, which is held back."""
    generator = np.random.default_rng(seed)
    width, units, outcomes = shape
    held_back = len(rows) // 8
    parts: list[Floats] = [
        (generator.normal(size=(width, units)) * 0.15).astype(np.float32),
        np.zeros(units, np.float32),
        (generator.normal(size=(units, outcomes)) * 0.2).astype(np.float32),
        np.zeros(outcomes, np.float32),
    ]
    means, squares = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    steps, step = passes * -(-(len(rows) - held_back) // _BATCH), 0
    for _ in range(passes):
        order = held_back + generator.permutation(len(rows) - held_back)
        for begin in range(0, len(order), _BATCH):
            batch = order[begin : begin + _BATCH]
            inputs = _dense(rows[batch], width)
            hidden = np.maximum(inputs @ parts[0] + parts[1], 0)
            error = (1.0 / (1.0 + np.exp(-(hidden @ parts[2] + parts[3]))) - truth[batch]) / len(batch)
            back = (error @ parts[2].T) * (hidden > 0)
            slopes = [inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
            step += 1
            rate = _RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            for at, slope in enumerate(slopes):
                means[at] += 0.1 * (slope - means[at])
                squares[at] += 0.001 * (slope**2 - squares[at])
                moved = means[at] / (1 - 0.9**step) / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
                shrunk = _SHRINK * parts[at] if parts[at].ndim == 2 else 0
                parts[at] -= (rate * (moved + shrunk)).astype(np.float32)
    return parts, log_loss(truth[:held_back], chances(parts, _dense(rows[:held_back], width)))


def fit_net(kind: int, samples: npt.NDArray[np.int64], passes: int, seed: int) -> tuple[Net, dict[str, float]]:
    """The net for one kind of play, and how it fares on an eighth of the samples that was held back."""
    mine = samples[samples[:, 0] == kind]
    mine = mine[np.random.default_rng(seed).permutation(len(mine))]
    outcomes = SHAPES[kind][2]
    truth = mine[:, 2 + MOST_ROWS :][:, :outcomes].astype(np.float32) / (LIES if kind == NULL else 1)
    parts, loss = fit_parts(SHAPES[kind], mine[:, 2 : 2 + MOST_ROWS], truth, passes, seed)
    mean = truth.mean(axis=0, keepdims=True)
    return packed(parts), {
        "samples": float(len(mine)),
        "won": float(mean[0, 0]),
        "log_loss": loss,
        "log_loss_of_the_mean": log_loss(truth, np.repeat(mean, len(truth), axis=0)),
    }
