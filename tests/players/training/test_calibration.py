"""Calibration finds the numbers that games were made with."""

import numpy as np
import pytest

from skatdesk.players.training.calibration import AS_SAID, CLASSES, calibrate, said_and_won


def test_known_numbers_are_recovered() -> None:
    generator = np.random.default_rng(1)
    truth = np.column_stack(
        [np.linspace(-0.8, 0.9, CLASSES), np.linspace(0.6, 1.3, CLASSES), np.linspace(-0.3, 0.3, 8)]
    )
    classes = generator.integers(0, CLASSES, 80_000)
    logits, rivals = generator.normal(size=80_000) * 1.8, generator.integers(0, 3, 80_000).astype(float)
    shift, stretch, contested = truth[classes].T
    won = generator.random(80_000) < 1 / (1 + np.exp(-(shift + stretch * logits + contested * rivals)))

    scale = calibrate(classes, logits, rivals, won.astype(float))

    assert scale == pytest.approx(truth, abs=0.13)


def test_class_without_games_stays_as_it_is_and_few_games_change_little() -> None:
    few = np.array([3, 3, 3])

    scale = calibrate(few, np.array([2.0, 1.5, 2.5]), np.zeros(3), np.zeros(3))

    assert scale[0].tolist() == list(AS_SAID)
    assert 0.3 < scale[3][1] < 1
    assert -2 < scale[3][0] < 0


def test_table_of_what_was_said_and_won() -> None:
    said, won = np.array([0.05, 0.55, 0.58, 1.0]), np.array([0.0, 1.0, 0.0, 1.0])

    assert said_and_won(said, won) == [(0.05, 0.0, 1), (pytest.approx(0.565), 0.5, 2), (1.0, 1.0, 1)]
