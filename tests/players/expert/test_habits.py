"""Habits of card play: learned weights over what a player sees, and nothing else."""

from random import Random

import numpy as np
import pytest

from skatdesk.players.expert import course as c
from skatdesk.players.expert.attention import CARD_MARKS, MOST, ROWS, SCENE_MARKS, UNITS
from skatdesk.players.expert.habits import OUTER, SIZE
from skatdesk.players.expert.kinds import RAMSCH
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.layout import BITS
from skatdesk.skat.cards import CARDS
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, Seat
from tests.players.expert.entries import LEGAL, TURN, liked, noticed
from tests.players.expert.test_course import KINDS, ByTheRules


def courses(game: Game, kind: int, deals: int) -> list[Words]:
    """Courses before each card of random deals."""
    chance = Random(f"habits {game.code}{kind}")
    found = []
    for _ in range(deals):
        deck = chance.sample(CARDS, 32)
        hands = [tuple(sorted(deck[10 * seat : 10 * seat + 10])) for seat in SEATS]
        declarer = Seat(0) if kind == RAMSCH else chance.choice(SEATS)
        deal = ByTheRules(game, kind, hands, tuple(deck[30:]), declarer)
        knows = int(chance.random() < 0.5 and kind != RAMSCH)
        for _turn in range(30):
            row = np.array(deal.row(), np.int64)
            row[c.KNOWS_SKAT] = knows
            found.append(row)
            deal.play(BITS[game].index(BITS[game][chance.choice(deal.legal)]))
    return found


def seen_in(course: Words) -> tuple[list[int], list[list[int]]]:
    """The legal cards, and the rows noticed of the table and of each card."""
    cards, scene = np.zeros(MOST, np.int64), np.zeros(SCENE_MARKS, np.int64)
    marks = np.zeros((MOST, CARD_MARKS), np.int64)
    number = noticed(course[: c.LENGTH].copy(), cards, scene, marks)
    return cards[:number].tolist(), [scene.tolist(), *marks[:number].tolist()]


def exchanged(course: Words, chance: Random) -> Words:
    """The same course with all cards mixed that the player on turn cannot see."""
    turn, other = int(course[TURN]), course.copy()
    hidden = [c.HANDS + seat for seat in range(3) if seat != turn]
    if turn != course[c.DECLARER] or not course[c.KNOWS_SKAT]:
        hidden.append(c.SKAT)
    cards = [bit for place in hidden for bit in range(32) if course[place] >> bit & 1]
    chance.shuffle(cards)
    for place in hidden:
        size = int(course[place]).bit_count()
        other[place] = sum(1 << card for card in cards[:size])
        del cards[:size]
    return other


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_exchanging_unseen_cards_changes_nothing_that_is_noticed(game: Game, kind: int) -> None:
    chance = Random(3)
    for course in courses(game, kind, 12):
        assert seen_in(exchanged(course, chance)) == seen_in(course)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_all_legal_cards_are_noticed_and_no_others(game: Game, kind: int) -> None:
    for course in courses(game, kind, 5):
        cards, marks = seen_in(course)

        assert sum(1 << card for card in cards) == course[LEGAL]
        assert all(0 <= row < ROWS for card in marks for row in card)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_each_thing_noticed_has_rows_of_its_own(game: Game, kind: int) -> None:
    """No two questions share a row: what one learns is not lost on another."""
    owners: dict[int, tuple[bool, int]] = {}
    for course in courses(game, kind, 20):
        _, (scene, *marks) = seen_in(course)
        for of_scene, rows in ((True, scene), *((False, card) for card in marks)):
            for question, row in enumerate(rows):
                assert owners.setdefault(row, (of_scene, question)) == (of_scene, question)


def test_habits_are_shares_of_the_exponential_function() -> None:
    generator = np.random.default_rng(4)
    weights = generator.normal(size=SIZE).astype(np.float32)
    inner, outer = weights[:OUTER].reshape(ROWS, UNITS).astype(np.float64), weights[OUTER:]
    for sharpness in (0.0, 0.5, 1.0, 2.0):
        scene = generator.integers(0, ROWS, SCENE_MARKS)
        marks = generator.integers(0, ROWS, (MOST, CARD_MARKS))
        chances = np.full(MOST, -1.0)

        liked(weights, scene, marks, 7, sharpness, chances)

        hidden = np.maximum(inner[scene].sum(axis=0) + inner[marks[:7]].sum(axis=1), 0.0)
        sums = (hidden @ outer) * sharpness
        sums -= sums.max()
        assert chances[:7] == pytest.approx(np.exp(sums) / np.exp(sums).sum(), rel=1e-4)
        assert (chances[7:] == -1).all()
