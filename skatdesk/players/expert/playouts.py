"""Playing a deal on: by habit for some tricks, then exactly with open cards.

By habit nobody looks into another hand, so a card that only works if one knows where
everything lies gains nothing; the exact end is short enough for the players at a table to
see it too. Nor does habit look at a hand that lies open: a Null ouvert is exact from the next card on.
"""

import numpy as np

from skatdesk.players.expert.attention import Attention, new_attention, notice
from skatdesk.players.expert.course import (
    COUNT,
    DECLARER,
    HANDS,
    KIND,
    LEADER,
    LENGTH,
    PILES,
    SKAT,
    TABLE,
    WON,
    enter,
    is_settled,
    legal_of,
    play,
    table_points,
    turn_of,
)
from skatdesk.players.expert.dice import share
from skatdesk.players.expert.habits import BY_RULE, CALCULATING, Weights, liking
from skatdesk.players.expert.kinds import NULL, OPEN_NULL, RAMSCH, TRUMPS, points_of_kind
from skatdesk.players.expert.shapes import FIGURES, MEANS, NUMBER, WORDS, YES_NO, Figures, Means
from skatdesk.players.solver.compiled import Words, compiled, count, lowest, part
from skatdesk.players.solver.kernel import bound, null_lost, points_at, ramsch_value, value
from skatdesk.players.solver.workspace import QUESTION, STOPPED
from skatdesk.skat.valuation import WIN_POINTS


@part
def habitual(course: Words, means: Means, weights: Weights, attention: Attention) -> int:
    """A card the player on turn would play by habit."""
    legal = legal_of(course)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    number = notice(course, attention)
    liking(weights, attention, number, means.sharpness)
    cards = attention.cards
    left = share(means.dice)
    for index in range(number - 1):
        left -= attention.chances[index]
        if left < 0.0:
            return cards[index]
    return cards[number - 1]


@part
def _table_word(course: Words) -> int:
    """The cards on the table as the solver takes them."""
    word = 0
    for place in range(course[COUNT]):
        word |= (course[TABLE + place] + 1) << 6 * place
    return word


@compiled(NUMBER(WORDS, WORDS))
def open_end(course: Words, memory: Words) -> int:
    """How the deal ends with open cards: the declarer's points with the skat; in Null 1 if he takes a trick.

    In Ramsch the points of seat ``s`` are in bits ``8 * s`` and up. Means nothing if the
    solver was stopped.
    """
    kind, leader, declarer = course[KIND], course[LEADER], course[DECLARER]
    h0, h1, h2 = (course[HANDS + leader], course[HANDS + (leader + 1) % 3], course[HANDS + (leader + 2) % 3])
    place = (declarer - leader) % 3
    if kind == RAMSCH:
        skat = points_of_kind(kind, course[SKAT])
        points = 0
        for seat in range(3):
            points += course[PILES + seat] << 8 * seat
        if h0 | h1 | h2 == 0:
            return points + (skat << 8 * leader)
        rest = points_of_kind(kind, h0 | h1 | h2) + table_points(course)
        found = ramsch_value(memory, h0, h1, h2, _table_word(course), rest, skat)
        for index in range(3):
            points += points_at(found, index) << 8 * ((leader + index) % 3)
        return points
    if kind in (NULL, OPEN_NULL):
        if course[WON + declarer] > 0:
            return 1
        return 0 if h0 | h1 | h2 == 0 else null_lost(memory, h0, h1, h2, place, _table_word(course))
    got = course[PILES + declarer] + points_of_kind(kind, course[SKAT])
    if h0 | h1 | h2 == 0:
        return got
    guess = max(1, WIN_POINTS - got)
    return got + value(memory, TRUMPS[kind], h0, h1, h2, place, _table_word(course), guess)


@compiled(NUMBER(WORDS, MEANS))
def play_on(course: Words, means: Means) -> int:
    """Plays the deal on by habit until ``means.exact`` cards are left in each hand, then exactly; as ``open_end``.

    A Null ouvert is exact at once.
    """
    if course[KIND] == OPEN_NULL:
        return open_end(course, means.memory)
    manner, attention = np.empty(3, np.int64), new_attention()
    for seat in range(3):
        manner[seat] = BY_RULE if share(means.dice) < means.by_rule[seat] else CALCULATING
    while not is_settled(course) and (course[COUNT] != 0 or count(course[HANDS]) > means.exact):
        play(course, habitual(course, means, means.habits[manner[turn_of(course)]], attention))
    return open_end(course, means.memory)


@compiled(NUMBER(WORDS, WORDS, MEANS))
def play_out(course: Words, world: Words, means: Means) -> int:
    """How the deal ends in this world if all play on by habit; as ``open_end``."""
    spare = np.empty(LENGTH, np.int64)
    means.memory[QUESTION] += 1
    enter(course, world, spare)
    return play_on(spare, means)


_NEAR = 8


@part
def _reaches(course: Words, memory: Words, wanted: int, rest: int) -> bool:
    leader, kind = course[LEADER], course[KIND]
    h0, h1, h2 = (course[HANDS + leader], course[HANDS + (leader + 1) % 3], course[HANDS + (leader + 2) % 3])
    place = (course[DECLARER] - leader) % 3
    return bound(memory, TRUMPS[kind], h0, h1, h2, place, _table_word(course), wanted, rest) >= wanted


@part
def _roughly(course: Words, memory: Words, need: int) -> int:
    """About the declarer's points with open cards: a figure in the same class as the true one."""
    kind = course[KIND]
    got = course[PILES + course[DECLARER]] + points_of_kind(kind, course[SKAT])
    rest = points_of_kind(kind, course[HANDS] | course[HANDS + 1] | course[HANDS + 2]) + table_points(course)
    wanted = need - got
    if _reaches(course, memory, wanted, rest):
        if wanted + _NEAR <= rest and _reaches(course, memory, wanted + _NEAR, rest):
            return min(need + _NEAR + 6, 120)
        return min(need + 3, 120)
    if wanted - _NEAR <= 0 or _reaches(course, memory, wanted - _NEAR, rest):
        return max(need - 4, 0)
    return max(need - _NEAR - 7, 0)


@part
def _worth(utility: Figures, course: Words, end: int) -> float:
    """What an end is worth to the seat on turn.

    Where a card was forgotten and turns up again, its points may count twice, in the pile
    and in the play-out; more than all there are is worth as much as all.
    """
    points = end >> 8 * turn_of(course) & 255 if course[KIND] == RAMSCH else end
    return utility[min(points, len(utility) - 1)]


@compiled(YES_NO(WORDS, WORDS, WORDS, MEANS, FIGURES, FIGURES))
def play_out_all(
    course: Words, world: Words, candidates: Words, means: Means, utility: Figures, scores: Figures
) -> bool:
    """Adds to the scores what each candidate is worth in this world; False if the solver was stopped meanwhile.

    The same dice fall for every candidate. ``world`` has the three hands and the skat.
    """
    fallen, spare = means.dice[0], np.empty(LENGTH, np.int64)
    means.memory[QUESTION] += 1
    worths = np.empty(len(candidates), np.float64)
    for index in range(len(candidates)):
        means.dice[0] = fallen
        enter(course, world, spare)
        play(spare, candidates[index])
        worths[index] = _worth(utility, course, play_on(spare, means))
        if means.memory[STOPPED] != 0:
            return False
    for index in range(len(candidates)):
        scores[index] += worths[index]
    return True


@compiled(YES_NO(WORDS, WORDS, WORDS, WORDS, FIGURES, NUMBER, FIGURES))
def look_into_all(
    course: Words, world: Words, candidates: Words, memory: Words, utility: Figures, need: int, scores: Figures
) -> bool:
    """As ``play_out_all``, with open cards from the next card on.

    ``need`` is 0 for exact points. Else only three questions are asked of each candidate:
    whether the declarer reaches ``need`` card points, and then eight more or eight fewer.
    """
    spare = np.empty(LENGTH, np.int64)
    memory[QUESTION] += 1
    worths = np.empty(len(candidates), np.float64)
    for index in range(len(candidates)):
        enter(course, world, spare)
        play(spare, candidates[index])
        exactly = need == 0 or is_settled(spare)
        end = open_end(spare, memory) if exactly else _roughly(spare, memory, need)
        if memory[STOPPED] != 0:
            return False
        worths[index] = _worth(utility, course, end)
    for index in range(len(candidates)):
        scores[index] += worths[index]
    return True
