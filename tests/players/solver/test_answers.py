"""The solver agrees with a search that knows nothing but the rules, and with itself."""

from random import Random

import pytest

from skatdesk.players.solver import Position, Solver
from skatdesk.skat.cards import points
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.seats import FOREHAND, SEATS
from tests.players.solver.plain_search import PlainSearch, random_ending

POINT_GAMES = (*SUIT_GAMES, Game.GRAND)
SIZES = (1, 2, 3, 3, 3, 4)


def endings(game: Game, number: int) -> list[Position]:
    chance = Random(f"endings of {game.code}")
    return [random_ending(chance, game, SIZES[index % len(SIZES)]) for index in range(number)]


@pytest.mark.parametrize("game", POINT_GAMES, ids=lambda game: game.code)
def test_points_are_those_of_best_play_for_every_card(game: Game, solver: Solver) -> None:
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
    for position in endings(Game.NULL, 900):
        assert position.declarer is not None
        plain = PlainSearch(position)

        assert solver.null_is_lost(position) == (plain.value()[position.declarer] > 0), position
        assert solver.null_cards(position) == {
            card: end[position.declarer] > 0 for card, end in plain.by_card().items()
        }, position


def test_ramsch_players_take_as_little_as_they_can(solver: Solver) -> None:
    for position in endings(Game.RAMSCH, 600):
        plain = PlainSearch(position)

        assert solver.ramsch(position) == plain.value(), position
        assert solver.ramsch_cards(position) == plain.by_card(), position


# Worked out by another program, written in another language from the same rules.
WHOLE_DEALS = (
    (
        "CA CQ C9 C7 SK S8 HQ HJ DK D9 | CK CJ C8 HT HK H9 H8 H7 DT DQ | SA ST SQ SJ S9 S7 DA DJ D8 D7 | CT HA",
        "S",
        2,
        88,
    ),
    (
        "CT CJ C9 C7 SA SQ HA HT HK DJ | CA C8 ST SJ S9 HQ H9 H8 D9 D8 | CK CQ S8 S7 HJ H7 DA DT DQ D7 | SK DK",
        "C",
        0,
        87,
    ),
    (
        "CT CQ C9 ST SK S8 H9 H8 DA DJ | C8 C7 SA SJ S9 HA H7 DT DQ D9 | CA CK CJ HT HK HQ HJ DK D8 D7 | SQ S7",
        "H",
        2,
        51,
    ),
    (
        "CK CQ C7 ST SJ HA HQ DT D9 D7 | C9 C8 S9 S8 S7 HT HJ H8 H7 DJ | CA CT CJ SA SK SQ HK H9 DA D8 | DK DQ",
        "S",
        1,
        19,
    ),
    (
        "CA CQ C9 C7 SK S8 HQ HJ DK D9 | CK CJ C8 HT HK H9 H8 H7 DT DQ | SA ST SJ S9 S7 HA DA DJ D8 D7 | CT SQ",
        "G",
        2,
        85,
    ),
    (
        "CJ C9 C7 SA SK SQ HA HT HK DJ | CA C8 ST SJ S9 HQ H9 H8 D9 D8 | CK CQ S8 S7 HJ H7 DA DT DQ D7 | CT DK",
        "G",
        0,
        82,
    ),
    (
        "CQ C9 SK S8 S7 HK H9 H8 DA DJ | C8 C7 SA SJ S9 HA H7 DT DQ D9 | CA CK CJ SQ HT HQ HJ DK D8 D7 | CT ST",
        "G",
        0,
        31,
    ),
    (
        "CA C9 C7 ST SK S8 HQ H8 DJ D9 | SA S9 S7 HA HJ H9 H7 DA DT D8 | CT CK CQ CJ SQ SJ HT HK DK D7 | C8 DQ",
        "G",
        1,
        46,
    ),
)


@pytest.mark.parametrize(("cards", "game", "declarer", "best"), WHOLE_DEALS)
def test_whole_deals(cards: str, game: str, declarer: int, best: int, solver: Solver) -> None:
    deal = Deal.parse(cards)
    position = Position(deal.hands, Game.parse(game), FOREHAND, SEATS[declarer], deal.skat)
    by_card = solver.cards(position)

    assert solver.points(position) == best
    assert solver.reaches(position, best)
    assert not solver.reaches(position, best + 1)
    assert (max if position.declarer is FOREHAND else min)(by_card.values()) == best
    assert set(by_card) == set(deal.hands.forehand)


def test_answers_do_not_depend_on_what_is_remembered(solver: Solver) -> None:
    deal = Deal.parse(WHOLE_DEALS[0][0])
    small = Solver(table_size=2)
    for game in POINT_GAMES:
        for declarer in SEATS:
            position = Position(deal.hands, game, FOREHAND, declarer, deal.skat)
            remembered = solver.reaches(position, 61)
            solver.forget()

            assert solver.reaches(position, 61) == remembered == (small.points(position) >= 61)
