"""The solver agrees with a search that knows nothing but the rules."""

from random import Random

import pytest

from skatdesk.players.solver import Position, Solver
from skatdesk.skat.cards import points
from skatdesk.skat.contracts import SUIT_GAMES, Game
from tests.players.solver.plain_search import PlainSearch, random_ending

POINT_GAMES = (*SUIT_GAMES, Game.GRAND)
SIZES = (1, 2, 3, 3, 3, 4)


def endings(game: Game, number: int) -> list[Position]:
    chance = Random(f"endings of {game.code}")
    return [random_ending(chance, game, SIZES[index % len(SIZES)]) for index in range(number)]


@pytest.mark.parametrize("game", POINT_GAMES, ids=lambda game: game.code)
def test_points_of_every_card_are_those_of_best_play(game: Game, solver: Solver) -> None:
    for position in endings(game, 300):
        assert position.declarer is not None
        plain, skat = PlainSearch(position), points(position.skat)
        best = plain.value()[position.declarer] + skat

        assert solver.reaches(position, best), position
        assert not solver.reaches(position, best + 1), position
        assert solver.points(position) == best, position
        assert solver.cards(position) == {
            card: end[position.declarer] + skat for card, end in plain.by_card().items()
        }, position


def test_null_is_lost_where_a_trick_is_forced(solver: Solver) -> None:
    for position in endings(Game.NULL, 600):
        assert position.declarer is not None
        plain = PlainSearch(position)

        assert solver.null_is_lost(position) == (plain.value()[position.declarer] > 0), position
        assert solver.null_cards(position) == {
            card: end[position.declarer] > 0 for card, end in plain.by_card().items()
        }, position


def test_ramsch_players_take_as_little_as_they_can(solver: Solver) -> None:
    for position in endings(Game.RAMSCH, 300):
        plain = PlainSearch(position)

        assert solver.ramsch(position) == plain.value(), position
        assert solver.ramsch_cards(position) == plain.by_card(), position
