"""Play-outs and open cards: they end as the rules count, and exactly where they have to."""

from random import Random

import numpy as np
import pytest

from skatdesk.players.expert import course as c
from skatdesk.players.expert.course import new_course
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.habits import MANNERS, SIZE
from skatdesk.players.expert.kinds import GRAND, NULL, OPEN_NULL, POINTS, RAMSCH, SUIT
from skatdesk.players.expert.playouts import look_into_all, open_end, play_on, play_out, play_out_all
from skatdesk.players.expert.shapes import Means
from skatdesk.players.solver import Position, Solver
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.kernel import STOPPED, begin, new_workspace
from skatdesk.players.solver.layout import BITS, word_of
from skatdesk.skat.cards import CARDS, Rank, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, BySeat, Seat
from tests.players.expert.test_course import KINDS
from tests.players.solver.plain_search import random_ending

HABITS = np.random.default_rng(1).normal(size=(MANNERS, SIZE), scale=0.3).astype(np.float32)
MEMORY = new_workspace(14)
POINTS_UTILITY = np.arange(121.0)


def means(exact: int, seed: int = 1) -> Means:
    begin(MEMORY, -1.0)
    return Means(HABITS, np.full(3, 0.5), 1.0, new_dice(seed), MEMORY, exact)


def course_of(position: Position, kind: int) -> Words:
    course = new_course()
    course[c.KIND], course[c.DECLARER] = kind, int(position.declarer or 0)
    course[c.LEADER], course[c.COUNT], course[c.TRICK] = int(position.leader), len(position.trick), 6
    for place, card in enumerate(position.trick):
        course[c.TABLE + place] = BITS[position.game][card]
    for seat in SEATS:
        course[c.HANDS + seat] = word_of(position.hands[seat], position.game)
    course[c.SKAT], course[c.KNOWS_SKAT] = word_of(position.skat, position.game), 1
    return course


def world_of(course: Words) -> Words:
    return course[[c.HANDS, c.HANDS + 1, c.HANDS + 2, c.SKAT]]


def ramsch_points(end: int) -> tuple[int, ...]:
    return tuple(end >> 8 * seat & 255 for seat in range(3))


def solved(solver: Solver, position: Position, kind: int) -> int:
    """The end with open cards, in the form of ``open_end``."""
    if kind == RAMSCH:
        return sum(number << 8 * seat for seat, number in enumerate(solver.ramsch(position)))
    if kind in (NULL, OPEN_NULL):
        return int(solver.null_is_lost(position))
    return solver.points(position)


def whole_deal(chance: Random, game: Game, kind: int) -> Position:
    deck = chance.sample(CARDS, 32)
    hands = BySeat.of(lambda seat: tuple(sorted(deck[10 * seat : 10 * seat + 10])))
    declarer = None if kind == RAMSCH else chance.choice(SEATS)
    return Position(hands, game, Seat(0), declarer, tuple(deck[30:]))


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_where_only_the_exact_end_is_left_it_is_the_solvers(solver: Solver, game: Game, kind: int) -> None:
    chance = Random(f"ends {game.code}{kind}")
    for _ in range(60):
        position = random_ending(chance, game, chance.randrange(1, 6))
        begin(MEMORY, -1.0)
        expected = solved(solver, position, kind)

        assert open_end(course_of(position, kind), MEMORY) == expected
        if not position.trick:  # a trick that has begun is played to its end by habit
            assert play_on(course_of(position, kind), means(exact=5)) == expected


def test_in_a_null_ouvert_everybody_sees_the_open_hand_at_once(solver: Solver) -> None:
    """From the middle of the first trick on; habit looks at nobody's hand."""
    chance, lost = Random("open hand"), set()
    for _ in range(60):
        low = tuple(chance.sample([card for card in CARDS if card.rank >= Rank.NINE or card.rank is Rank.TEN], 10))
        lead, *others = chance.sample([card for card in CARDS if card not in low], 22)
        hands = BySeat(tuple(others[:9]), low, tuple(others[9:19]))
        position = Position(hands, Game.NULL, Seat(0), Seat(1), tuple(others[19:]), (lead,))
        begin(MEMORY, -1.0)
        expected = solved(solver, position, OPEN_NULL)

        assert play_on(course_of(position, OPEN_NULL), means(exact=10)) == expected
        lost.add(expected)

    assert lost == {0, 1}, "some are won and some are lost"


@pytest.mark.parametrize(("game", "kind"), KINDS)
@pytest.mark.parametrize("exact", [0, 3])
def test_play_outs_give_out_all_card_points(game: Game, kind: int, exact: int) -> None:
    chance = Random(f"points {game.code}{kind}{exact}")
    for seed in range(60):
        position = whole_deal(chance, game, kind)
        course = course_of(position, kind)

        end = play_on(course, means(exact, seed))

        if kind in (NULL, OPEN_NULL):
            assert end in (0, 1)
            assert end == 1 or course[c.WON + course[c.DECLARER]] == 0
            continue
        left = int(course[c.HANDS] | course[c.HANDS + 1] | course[c.HANDS + 2])
        assert left.bit_count() == 3 * exact
        worth = sum(int(POINTS[kind, bit]) for bit in range(32) if left >> bit & 1)
        assert course[c.PILES : c.PILES + 3].sum() + worth + points(position.skat) == 120
        if kind == RAMSCH:
            assert sum(ramsch_points(end)) == 120
        else:
            got = int(course[c.PILES + course[c.DECLARER]]) + points(position.skat)
            assert got <= end <= got + worth
            assert exact or end == got


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_world_is_played_out_on_a_course_of_its_own(game: Game, kind: int) -> None:
    chance = Random(f"worlds {game.code}{kind}")
    for seed in range(20):
        course = course_of(whole_deal(chance, game, kind), kind)
        world, untouched = world_of(course), course.copy()

        end = play_out(course, world, means(3, seed))

        assert (course == untouched).all()
        assert end == play_on(course, means(3, seed))


def test_play_outs_depend_on_the_dice_alone() -> None:
    deals = [whole_deal(Random(number), Game.GRAND, GRAND) for number in range(20)]
    ends = [[play_on(course_of(deal, GRAND), means(0, seed)) for deal in deals] for seed in (5, 5, 6)]

    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_candidates_score_what_the_solver_says_of_them(solver: Solver, game: Game, kind: int) -> None:
    """With open cards always, in play-outs if the candidate ends its trick and then few cards are left."""
    chance = Random(f"cards {game.code}{kind}")
    for _ in range(40):
        position = random_ending(chance, game, chance.randrange(2, 6))
        if not position.legal:
            continue
        course, bits = course_of(position, kind), [BITS[game][card] for card in position.legal]
        if kind == RAMSCH:
            by_card = {card: float(each[position.turn]) for card, each in solver.ramsch_cards(position).items()}
        elif kind in (NULL, OPEN_NULL):
            by_card = {card: float(lost) for card, lost in solver.null_cards(position).items()}
        else:
            by_card = {card: float(found) for card, found in solver.cards(position).items()}
        expected = [by_card[card] for card in position.legal]
        for open_cards in (True, False) if len(position.trick) == 2 else (True,):
            scores = np.full(len(bits), 2.0)
            asked = course.copy(), world_of(course), np.array(bits, np.int64)
            if open_cards:
                begin(MEMORY, -1.0)
                assert look_into_all(*asked, MEMORY, POINTS_UTILITY, 0, scores)
            else:
                assert play_out_all(*asked, means(exact=5), POINTS_UTILITY, scores)

            assert (scores - 2.0).tolist() == expected


@pytest.mark.parametrize(("game", "kind"), [(Game.SPADES, SUIT), (Game.GRAND, GRAND)])
def test_three_questions_tell_the_class_of_the_points(solver: Solver, game: Game, kind: int) -> None:
    """About the points: whether they are reached, and whether eight more are, or all but eight."""
    chance = Random(f"about {game.code}")
    for _ in range(80):
        position = random_ending(chance, game, chance.randrange(3, 6))
        course = course_of(position, kind)
        won_before = chance.randrange(60)
        course[c.PILES + course[c.DECLARER]] = won_before
        scores = np.zeros(len(position.legal))
        bits = np.array([BITS[game][card] for card in position.legal], np.int64)
        begin(MEMORY, -1.0)

        assert look_into_all(course, world_of(course), bits, MEMORY, POINTS_UTILITY, 61, scores)

        for about, card in zip(scores, position.legal, strict=True):
            exact = won_before + solver.cards(position)[card]
            assert (about >= 61) == (exact >= 61)
            assert abs(about - exact) <= 8 or (about > 68) == (exact >= 69) or (about < 53) == (exact < 53)


def test_stopped_search_adds_nothing() -> None:
    position = whole_deal(Random(8), Game.CLUBS, SUIT)
    course = course_of(position, SUIT)
    bits = np.array([BITS[Game.CLUBS][card] for card in position.legal], np.int64)
    scores = np.zeros(len(bits))
    begin(MEMORY, 0.0)  # the time is over before it begins

    assert not look_into_all(course, world_of(course), bits, MEMORY, POINTS_UTILITY, 0, scores)
    assert MEMORY[STOPPED] != 0
    assert not scores.any()
