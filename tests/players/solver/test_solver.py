"""How the solver is asked: limits, threads, questions that make no sense."""

import subprocess
import sys
import threading
from random import Random

import pytest

from skatdesk.players.solver import Position, PositionError, Solver, Stopped
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from tests.players.solver.plain_search import random_ending


def position(
    hands: str, game: Game = Game.CLUBS, declarer: Seat | None = FOREHAND, skat: str = "", trick: str = ""
) -> Position:
    """Forehand | middlehand | rearhand, forehand leading."""
    forehand, middlehand, rearhand = (parse_cards(hand) for hand in hands.split("|"))
    by_seat = BySeat(forehand, middlehand, rearhand)
    return Position(by_seat, game, FOREHAND, declarer, parse_cards(skat), parse_cards(trick))


def whole_deal(seed: str, game: Game, declarer: Seat | None) -> Position:
    deck = Random(seed).sample(CARDS, 32)
    hands = BySeat.of(lambda seat: tuple(deck[10 * seat : 10 * seat + 10]))
    return Position(hands, game, FOREHAND, declarer, tuple(deck[30:]))


def test_skat_counts_for_the_declarer(solver: Solver) -> None:
    asked = position("CJ | C7 | D8", skat="HT SA")

    assert solver.points(asked) == 2 + 10 + 11
    assert solver.reaches(asked, 23)
    assert not solver.reaches(asked, 24)
    assert solver.cards(asked) == {asked.hands.forehand[0]: 23}


def test_skat_of_ramsch_goes_to_the_last_trick(solver: Solver) -> None:
    asked = position("CA C7 | C9 C8 | H9 H8", Game.RAMSCH, None, skat="HT SA")

    assert solver.ramsch(asked) == BySeat(11, 21, 0), "forehand leads the ace first and is beaten in the last trick"


def test_nothing_is_left_to_play(solver: Solver) -> None:
    assert solver.points(position("||", skat="CA")) == 11
    assert solver.cards(position("||")) == {}
    assert not solver.null_is_lost(position("||", Game.NULL))
    assert solver.ramsch(position("||", Game.RAMSCH, None)) == BySeat(0, 0, 0)


def test_null_with_the_lowest_cards_cannot_be_lost(solver: Solver) -> None:
    low = "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7"
    others = [card for card in CARDS if card not in parse_cards(low)]
    asked = Position(
        BySeat(parse_cards(low), tuple(others[:10]), tuple(others[10:20])), Game.NULL, MIDDLEHAND, FOREHAND
    )

    assert not solver.null_is_lost(asked)
    assert not any(solver.null_cards(asked).values())


def test_questions_of_another_game_are_refused(solver: Solver) -> None:
    with pytest.raises(PositionError, match="not of N"):
        solver.points(position("CJ | C7 | D8", Game.NULL))
    with pytest.raises(PositionError, match="not of C"):
        solver.null_is_lost(position("CJ | C7 | D8"))
    with pytest.raises(PositionError, match="not of G"):
        solver.ramsch_cards(position("CJ | C7 | D8", Game.GRAND))


def test_time_is_kept() -> None:
    solver = Solver()
    with pytest.raises(Stopped, match="time"):
        solver.ramsch(whole_deal("long", Game.RAMSCH, None), seconds=0.01)
    with pytest.raises(Stopped, match="time"):
        solver.cards(whole_deal("long", Game.GRAND, MIDDLEHAND), seconds=0.0)

    assert solver.points(whole_deal("long", Game.GRAND, MIDDLEHAND)) == solver.points(
        whole_deal("long", Game.GRAND, MIDDLEHAND), seconds=60
    ), "what was begun and given up is not remembered"


def test_another_thread_stops_a_question() -> None:
    solver = Solver()
    asked = whole_deal("long", Game.RAMSCH, None)
    answers: list[object] = []

    def ask() -> None:
        try:
            answers.append(solver.ramsch(asked))
        except Stopped as stopped:
            answers.append(str(stopped))

    thread = threading.Thread(target=ask)
    thread.start()
    solver.stop()
    thread.join()

    assert answers == ["the solver was told to stop"]
    with pytest.raises(Stopped):
        solver.points(position("CJ | C7 | D8"))
    solver.resume()
    assert solver.points(position("CJ | C7 | D8")) == 2


def test_threads_with_a_solver_each_do_not_meet(solver: Solver) -> None:
    asked = [whole_deal(f"deal {number}", Game.GRAND, SEATS[number % 3]) for number in range(8)]
    expected = [solver.points(each) for each in asked]
    found: dict[int, list[int]] = {}

    def ask(thread: int) -> None:
        own = Solver(table_size=12)
        found[thread] = [own.points(each) for each in asked]

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert found == dict.fromkeys(range(4), expected)


def test_cards_played_measures_the_work(solver: Solver) -> None:
    asked = random_ending(Random("work"), Game.GRAND, 5)
    solver.forget()
    solver.points(asked)
    fresh = solver.cards_played
    solver.points(asked)

    assert fresh > 0
    assert solver.cards_played < fresh


def test_what_only_ramsch_needs_is_given_back() -> None:
    own = Solver()
    asked = random_ending(Random("given back"), Game.RAMSCH, 4)
    before = own.ramsch(asked)
    own.forget()

    assert own._ramsch_memory is None
    assert own.ramsch(asked) == before


def test_players_do_without_numba_until_a_solver_is_made() -> None:
    check = (
        "import sys, skatdesk.players.roster, skatdesk.players.solver as s, skatdesk.cli.main; s.is_warm(); "
        "assert not {'numba', 'numpy', 'llvmlite'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", check], check=True)


@pytest.mark.parametrize(
    ("hands", "more", "reason"),
    [
        ("CJ | C7 | CJ", {}, "CJ is there twice"),
        ("CJ | C7 | D8", {"skat": "D8"}, "D8 is there twice"),
        ("CJ SA | C7 HT | D8", {}, "hands of 2, 2 and 1 cards"),
        ("CJ SA | C7 HT | D8 D9", {"trick": "HA"}, "hands of 2, 2 and 2 cards"),
        ("SA | C7 HT | D8", {"trick": "HA CK"}, "hands of 1, 2 and 1 cards"),
        ("SA | HT | D8", {"trick": "HA SJ D9"}, "at most two cards"),
        ("SA | HT | D8", {"skat": "HA SJ D9"}, "the skat has two cards"),
        ("SA | H7 | C8 C9", {"trick": "HA CT"}, "middlehand played CT on HA with H7 in hand"),
        ("CA CK CQ C9 C8 C7 SA SK SQ S9 S8 | |", {}, "hands of 11, 0 and 0 cards"),
    ],
)
def test_impossible_positions_are_refused(hands: str, more: dict[str, str], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position(hands, skat=more.get("skat", ""), trick=more.get("trick", ""))


def test_declarers_belong_to_every_game_but_ramsch() -> None:
    with pytest.raises(PositionError, match="needs a declarer"):
        position("CJ | C7 | D8", declarer=None)
    with pytest.raises(PositionError, match="no declarer"):
        position("CJ | C7 | D8", Game.RAMSCH, REARHAND)


@pytest.mark.parametrize("size", [1, 29])
def test_memory_has_a_sensible_size(size: int) -> None:
    with pytest.raises(ValueError, match="no table"):
        Solver(table_size=size)
