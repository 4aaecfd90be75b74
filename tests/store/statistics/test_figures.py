"""Figures of small lists, each computed by hand from the lines of ``sittings.py``."""

from math import isclose, sqrt
from statistics import stdev

import numpy as np
import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seating
from skatdesk.store.statistics.figures import (
    Figures,
    Form,
    Share,
    Streaks,
    by_game,
    by_seat,
    by_seat_and_game,
    figures,
    form,
    streaks,
)
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.store import Store
from tests.scoring.builders import declared, passed_in, ramsch
from tests.store.statistics.sittings import id_of, keep, of, twelve


@pytest.fixture
def ada(store: Store) -> Figures:
    """What the twelve games say about Ada."""
    keep(store, twelve())
    return figures(of(store, "Ada"))


def test_games_are_counted(ada: Figures) -> None:
    assert (ada.games, ada.watched, ada.sittings, ada.passed_in, ada.ramsch) == (12, 0, 1, 1, 1)


def test_shares(ada: Figures) -> None:
    """Seven games declared, five of them won; three of others, of which she beat Ben twice."""
    assert ada.declared == Share(7, 12)
    assert ada.won == Share(5, 7)
    assert ada.hand == Share(1, 7)
    assert ada.defended == Share(2, 3)
    assert ada.overbid == Share(1, 7)


def test_schneider_is_counted_without_null(ada: Figures) -> None:
    """Of six suit games and Grands one was won with 92 points and one lost with 28."""
    assert ada.schneider_made == Share(1, 6)
    assert ada.schneider_suffered == Share(1, 6)


def test_means(ada: Figures) -> None:
    """Values 36 72 23 27 36 36 24, scores +36 +72 +23 −54 −72 +36 +24, bids 24 20 23 20 22 18 18."""
    assert ada.mean_value == 254 / 7
    assert ada.mean_score == 65 / 7
    assert ada.mean_bid == 145 / 7
    # the hands were worth 36 72 23 18 36 36 24; the game of 18 was overbid at 20
    assert ada.mean_reserve == (245 - 145) / 7


def test_a_bid_that_nobody_noted_down_is_no_bid(store: Store) -> None:
    """With 1 Clubs are worth 24."""
    keep(store, [declared(Seating(3, 2), 0, "C", 1, bid=bid) for bid in (18, 0)])

    found = figures(of(store, "Ada"))

    assert (found.mean_bid, found.mean_reserve) == (18, 6)


def test_best_and_worst_game(ada: Figures) -> None:
    """The Grand with Schneider, and the clubs lost in Schneider."""
    assert (ada.best, ada.worst) == (2, 7)


def test_streaks_are_of_games_declared(ada: Figures) -> None:
    """Won, won, won, lost, lost, won, won."""
    assert ada.streaks == Streaks(won=3, lost=2, now=2)


@pytest.mark.parametrize(
    ("course", "expected"),
    [("", (0, 0, 0)), ("-", (0, 1, -1)), ("++", (2, 0, 2)), ("+--+---", (1, 3, -3)), ("-+-", (1, 1, -1))],
)
def test_streaks_of_any_course(course: str, expected: tuple[int, int, int]) -> None:
    assert streaks(np.array([sign == "+" for sign in course], dtype=np.bool_)) == Streaks(*expected)


def test_seeger_fabian_with_its_uncertainty(ada: Figures) -> None:
    """65 points, (5 − 2) · 50, Ben lost two games: 2 · 40. The scatter of the single games gives the error."""
    each = [36 + 50, 40, 72 + 50, 0, 23 + 50, 0, -54 - 50, -72 - 50, 0, 36 + 50, 24 + 50, 40]
    assert ada.points == 65
    assert ada.seeger == 65 + 150 + 80 == sum(each)
    assert ada.form.per_series is not None
    assert isclose(ada.form.per_series, 295 / 12 * 36)
    assert ada.form.error is not None
    assert isclose(ada.form.error, 1.96 * 36 * stdev(each) / sqrt(12))


def _four() -> list[Entry]:
    """A round of four: Ada wins, then deals and watches Ben lose, then Cem and Dua win."""
    first = Seating(4, 3)
    second, third = first.next, first.next.next
    return [
        declared(first, 0, "C", 2, bid=24, points=75),  # Ada +36
        declared(second, 1, "H", -1, bid=20, points=50),  # Ben −40; Ada deals and watches
        declared(third, 2, "S", 1, bid=18, points=70),  # Cem +22
        declared(third.next, 3, "S", 1, bid=18, points=70),  # Dua +22
    ]


def test_seeger_fabian_at_a_table_of_four(store: Store) -> None:
    """Who sits out takes part: 30 for a lost game of another. Of 48 deals a series has 36 with cards in hand."""
    keep(store, _four(), ("Ada", "Ben", "Cem", "Dua"))

    found = figures(of(store, "Ada"))

    assert (found.games, found.watched, found.seeger) == (3, 1, 36 + 50 + 30)
    assert found.form.per_series is not None
    assert isclose(found.form.per_series, 116 * 12)  # twelve such rounds are a series
    assert found.form.error is not None
    assert isclose(found.form.error, 1.96 * 36 * stdev([116, 0, 0]) / sqrt(3))


def test_a_filter_that_leaves_no_deal_sat_out_leaves_36_games_in_a_series(store: Store) -> None:
    """One Ramsch of −100 at a table of four is −3,600 in 36 games; who dealt it has no game of the kind."""
    keep(store, [ramsch(Seating(4, 3), -100, 0, 0, 0), *_four()[1:]], ("Ada", "Ben", "Cem", "Dua"), rules=HOME)
    ada, dua = id_of(store, "Ada"), id_of(store, "Dua")

    assert form(of(store, "Ada", Filter(ada, game=Game.RAMSCH))) == Form(-3600, None)
    assert form(of(store, "Dua", Filter(dua, game=Game.RAMSCH))) == Form(None, None)


def test_what_is_watched_counts_with_the_game_before_it(store: Store) -> None:
    """Ada watches the first deal, which Ben loses, and the fifth, which he loses again."""
    dealt = Seating(4, 0)
    lost = declared(dealt, 1, "H", -1, bid=20, points=50)  # 30 for Ada
    keep(store, [lost, *_four()[2:], _four()[0], lost], ("Ada", "Ben", "Cem", "Dua"))

    assert of(store, "Ada").in_hand.tolist() == [1, 2, 3]
    assert of(store, "Ada").seeger_in_hand.tolist() == [30, 0, 86 + 30]


def test_form_needs_two_games_for_its_error(store: Store) -> None:
    keep(store, twelve()[:2])
    games = of(store, "Ada")

    found = form(games.where(games.won))

    assert found.per_series is not None
    assert isclose(found.per_series, 86 * 36)
    assert found.error is None
    error = form(games).error
    assert error is not None
    assert isclose(error, 1.96 * 36 * stdev([86, 40]) / sqrt(2))


def test_games_that_all_brought_the_same_tell_no_error(store: Store) -> None:
    """Whoever has neither declared nor beaten anybody in three games will not stay at 0 for certain."""
    keep(store, [passed_in(Seating(3, dealer)) for dealer in range(3)])

    assert form(of(store, "Cem")) == Form(0, None)


def test_by_game(store: Store) -> None:
    keep(store, twelve())

    found = by_game(of(store, "Ada"))

    assert found[Game.CLUBS].won == Share(3, 4)
    assert found[Game.CLUBS].hand == Share(1, 4)
    assert found[Game.CLUBS].mean_score == (36 - 72 + 36 + 24) / 4
    assert found[Game.CLUBS].which == (0, 7, 9, 10)
    assert found[Game.NULL].won == Share(1, 1)
    assert found[Game.SPADES].won == Share(0, 0)
    assert found[Game.SPADES].mean_score is None


def test_by_seat(store: Store) -> None:
    """Of the twelve games Ada was four times in each seat."""
    keep(store, twelve())
    games = of(store, "Ada")

    found = by_seat(games)

    assert [found[seat][0] for seat in (FOREHAND, MIDDLEHAND, REARHAND)] == [Share(3, 4), Share(1, 4), Share(3, 4)]
    assert [found[seat][1].won for seat in (FOREHAND, MIDDLEHAND, REARHAND)] == [Share(2, 3), Share(1, 1), Share(2, 3)]
    assert by_seat_and_game(games)[FOREHAND, Game.CLUBS].won == Share(2, 2)
    assert by_seat_and_game(games)[REARHAND, Game.CLUBS].won == Share(1, 2)


def test_ramsch_is_nobodys_game(store: Store) -> None:
    """Ben's 80 points count in his list, and are no game he declared."""
    keep(store, twelve(), rules=HOME)

    found = figures(of(store, "Ben"))

    assert found.declared == Share(2, 12)
    assert found.points == -40 - 48 - 80


def test_one_deal_passed_in_says_little_but_counts(store: Store) -> None:
    keep(store, [passed_in(Seating(3, 2))])

    found = figures(of(store, "Ada"))

    assert (found.games, found.passed_in, found.declared) == (1, 1, Share(0, 1))
    assert found.won.ratio is None
    assert found.mean_value is found.mean_bid is found.best is found.worst is None
