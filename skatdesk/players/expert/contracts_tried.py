"""Trying contracts: the same lies of the cards, and the same dice, for every candidate.

Games with trumps are played by habit, Null with open cards, as the nets have learned them.
"""

import numpy as np

from skatdesk.players.expert.course import HANDS, LENGTH, SKAT, lay_out
from skatdesk.players.expert.hands import NULL_GAME, OUTCOMES, REACHES, in_layout, kind_of_game
from skatdesk.players.expert.playouts import open_end, play_on
from skatdesk.players.expert.shapes import FIGURE_TABLE, MEANS, NUMBER, WORD_TABLE, WORDS, YES_NO, Figures, Means
from skatdesk.players.expert.worlds import Worlds
from skatdesk.players.solver.compiled import Words, compiled
from skatdesk.players.solver.workspace import QUESTION, STOPPED

GAME, OWN, PUT_AWAY, FROM_HAND = range(4)
"""Of a candidate: one of the seven games, the ten cards and the two put away as sets of cards, 1 for a Hand game."""


@compiled(YES_NO(WORD_TABLE, NUMBER, WORDS, MEANS, FIGURE_TABLE))
def try_contracts(candidates: Worlds, seat: int, world: Words, means: Means, reached: Figures) -> bool:
    """Plays every candidate in one world and counts the outcomes reached (see ``hands``); False if stopped.

    ``world`` are sets of cards: the hands of the seats and the skat, the declarer's own not among them.
    """
    fallen = thrown = means.dice[0]
    course = np.zeros(LENGTH, np.int64)
    means.memory[QUESTION] += 1
    ends = np.zeros(len(candidates), np.int64)
    for index in range(len(candidates)):
        means.dice[0] = fallen
        game, from_hand = candidates[index, GAME], candidates[index, FROM_HAND]
        lay_out(course, kind_of_game(game), seat, 1 - from_hand)
        for other in range(3):
            course[HANDS + other] = in_layout(game, candidates[index, OWN] if other == seat else world[other])
        course[SKAT] = in_layout(game, world[3] if from_hand != 0 else candidates[index, PUT_AWAY])
        if game >= NULL_GAME:
            ends[index] = open_end(course, means.memory)
        else:
            ends[index], thrown = play_on(course, means), means.dice[0]
        if means.memory[STOPPED] != 0:
            return False
    means.dice[0] = thrown  # a Null throws none: where it came last, the same would fall in every world
    for index in range(len(candidates)):
        end = ends[index]
        if candidates[index, GAME] >= NULL_GAME:
            reached[index, 0] += 1 - end
            continue
        for outcome in range(OUTCOMES):
            reached[index, outcome] += 1 if end >= REACHES[outcome] else 0
    return True
