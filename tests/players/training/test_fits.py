"""Learning habits and nets from games."""

import numpy as np
import pytest

from skatdesk.players.expert import course as c
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.habits import SIZE
from skatdesk.players.expert.hands import HIDDEN, MOST_ROWS, TRUMP_ROWS
from skatdesk.players.expert.kinds import NULL, SUIT
from skatdesk.players.expert.shapes import Means
from skatdesk.players.expert.stakes import stakes_of
from skatdesk.players.roster import make
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.kernel import new_workspace
from skatdesk.players.training import games
from skatdesk.players.training.__main__ import main
from skatdesk.players.training.games import play_games, starts_of, table_of
from skatdesk.players.training.habits_fit import go_through, learn_habits
from skatdesk.players.training.hand_fit import SHAPES, chances, fit_net, fit_parts
from skatdesk.players.training.hand_games import LIES, WIDTH, make_samples
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import BySeat
from tests.players.expert.entries import LEGAL, follow
from tests.players.expert.knowing_nothing import with_chances


@pytest.fixture(scope="module")
def rows() -> Words:
    rules = make("rules")
    return table_of(
        row
        for profile, ramsch in ((ISKO, False), (HOME, True))
        for row in play_games(starts_of(profile, 1, 60, ramsch_rounds=ramsch), BySeat(rules, rules, rules), 1)
    )


def test_rows_tell_whole_games_as_they_were_played(rows: Words) -> None:
    for row in rows:
        course, number = c.new_course(), int(row[games.LENGTH])
        course[c.KIND], course[c.DECLARER], course[c.TRICK] = row[games.KIND], row[games.DECLARER], 1
        course[c.HANDS : c.HANDS + 3], course[c.SKAT] = row[games.HANDS : games.HANDS + 3], row[games.SKAT]
        log = np.zeros((number + 1, c.LENGTH + 2), np.int64)
        cards = row[games.CARDS : games.CARDS + number].copy()

        follow(course, cards, log)

        assert all(int(legal) >> int(card) & 1 for legal, card in zip(log[:, LEGAL], cards, strict=False))


def test_habits_are_learned_from_games(rows: Words) -> None:
    weights, course = learn_habits(rows, 1)

    assert np.isfinite(weights).all()
    assert course[-1][0] < course[0][0] < 1.2, "log-loss on games held back"
    assert course[-1][1] > 0.5, "more than every other card is foreseen"
    again, _ = learn_habits(rows, 1)
    assert (again == weights).all()


def test_habits_are_learned_from_the_seats_that_count(rows: Words) -> None:
    nobody, forehand = np.zeros((len(rows), 3), np.bool_), np.arange(3) == np.zeros((len(rows), 1))
    blank = np.zeros(SIZE, np.float32)
    order = np.arange(len(rows))

    assert go_through(rows, nobody, order, blank, blank, 0.0)[0] == 0
    some, all_ = (go_through(rows, counts, order, blank, blank, 0.0)[0] for counts in (forehand, ~nobody))
    assert 0 < some < all_ / 2


def test_net_learns_what_can_be_learned() -> None:
    generator = np.random.default_rng(1)
    seen = np.full((6000, MOST_ROWS), -1, np.int64)
    seen[:, 0], seen[:, 1] = generator.integers(0, 10, 6000), generator.integers(10, 20, 6000)
    truth = ((seen[:, :1] + seen[:, 1:2]) % 2).astype(np.float32)

    parts, loss = fit_parts((20, HIDDEN, 1), seen, truth, 60, 1)

    assert loss < 0.2, "an exclusive or: not to be had without hidden units"
    wide = np.zeros((1, 20), np.float32)
    wide[0, [3, 14]] = 1
    assert chances(parts, wide)[0, 0] > 0.8


def test_samples_are_complete_and_fit_a_net() -> None:
    known = with_chances()
    means = Means(known.habits, np.ones(3), 1.0, new_dice(3), new_workspace(14), 5)
    samples = np.zeros((600, WIDTH), np.int64)

    dealt = make_samples(samples, means, known.insight(stakes_of(ISKO)))

    assert dealt > 600
    assert set(samples[:, 0]) == set(SHAPES)
    for sample in samples:
        number, rows = SHAPES[sample[0]][0], sample[2 : 2 + sample[1]]
        assert ((rows >= 0) & (rows < number)).all()
        assert (sample[2 + sample[1] : 2 + MOST_ROWS] == -1).all()
        at_61, at_90, at_31, at_120, from_hand = sample[2 + MOST_ROWS : 2 + MOST_ROWS + 5]
        assert {at_90, at_31, at_120, from_hand} <= {0, 1}
        if sample[0] == NULL:
            assert 0 <= at_61 <= LIES
            assert not at_90 | at_31 | at_120
        else:
            assert at_120 <= at_90 <= at_61 <= at_31

    net, told = fit_net(SUIT, samples, 2, 1)
    assert net[0] == TRUMP_ROWS
    assert told["samples"] == (samples[:, 0] == SUIT).sum()
    assert np.isfinite(told["log_loss"])


def test_each_step_has_a_line_of_its_own_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "\n    habits       habits of players who play by rule\n" in capsys.readouterr().out
