"""Worlds: how the unseen cards may lie, as far as one seat can know, and how likely each of them is.

A world is four words: the hands of the three seats now, and the skat.
"""

from math import exp, log

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.attention import new_attention, notice
from skatdesk.players.expert.course import HANDS, LENGTH, enter, play
from skatdesk.players.expert.dice import below
from skatdesk.players.expert.habits import BY_RULE, CALCULATING, MANNERS, Weights, liking
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.solver.compiled import Words, compiled, count, lowest, part

Worlds = npt.NDArray[np.int64]
"""A table of worlds, four words in each row."""

_TRIES = 40


@part
def shuffle(cards: Words, first: int, last: int, dice: Words) -> None:
    """Puts the cards from one place up to, not including, another in another order."""
    for index in range(last - 1, first, -1):
        other = first + below(dice, index - first + 1)
        cards[index], cards[other] = cards[other], cards[index]


@part
def _hardest_first(unseen: int, room: Words, allowed: Words, dice: Words, order: Words) -> int:
    """Writes the unseen cards, those with fewest possible owners first, equals mixed; returns their number."""
    number = 0
    for owners in range(1, 5):
        first, rest = number, unseen
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            possible = 0
            for place in range(4):
                if room[place] > 0 and (allowed[place] >> card) & 1:
                    possible += 1
            if possible == owners:
                order[number] = card
                number += 1
        shuffle(order, first, number, dice)
    return number


@part
def _owner_by_lot(card: int, allowed: Words, left: Words, dice: Words) -> int:
    """The place (a seat, or 3 for the skat) that gets the card, by lot among all that is free; -1 if nothing is."""
    free = 0
    for place in range(4):
        if (allowed[place] >> card) & 1:
            free += left[place]
    if free == 0:
        return -1
    drawn = below(dice, free)
    for place in range(4):
        if (allowed[place] >> card) & 1:
            if drawn < left[place]:
                return place
            drawn -= left[place]
    return -1


@part
def _deal_once(unseen: int, room: Words, allowed: Words, dice: Words, order: Words, left: Words, world: Words) -> bool:
    """Deals the unseen cards; False if somebody is left without room, or with too much."""
    number = _hardest_first(unseen, room, allowed, dice, order)
    for place in range(4):
        left[place] = room[place]
    for index in range(number):
        place = _owner_by_lot(order[index], allowed, left, dice)
        if place < 0:
            return False
        world[place] |= 1 << order[index]
        left[place] -= 1
    return left[0] + left[1] + left[2] + left[3] == 0


@compiled("int64(int64, int64, int64[::1], int64[::1], int64[::1], int64[::1], int64[:, ::1])")
def deal_worlds(
    unseen: int,
    forgotten: int,
    room: Words,
    allowed: Words,
    known: Words,
    dice: Words,
    worlds: Worlds,
) -> int:
    """Fills the table of worlds at random; returns how many could be dealt.

    ``room`` is how many unseen cards each of the seats 0 to 2 and the skat get, ``allowed``
    the cards they may hold, ``known`` those they are known to hold. ``forgotten`` are cards
    already played that the seat does not remember: they may turn up in a hand again.
    """
    order, left = np.zeros(32, np.int64), np.zeros(4, np.int64)
    made = 0
    for _world in range(len(worlds)):
        world = worlds[made]
        for _ in range(_TRIES):
            cards = unseen | forgotten
            for _again in range(count(forgotten)):  # as many as are forgotten are out of play, but which?
                skip, rest = below(dice, count(cards)), cards
                for _step in range(skip):
                    rest &= rest - 1
                cards &= ~(rest & -rest)
            for place in range(4):
                world[place] = known[place]
            if _deal_once(cards, room, allowed, dice, order, left, world):
                made += 1
                break
    return made


@part
def familiarity(
    course: Words,
    world: Words,
    played: Words,
    players: Words,
    viewer: int,
    unnoticed: int,
    habits: Weights,
    floor: float,
    by_rule: Figures,
) -> float:
    """Logarithm of the likelihood of all cards the others have played, had they held these hands.

    Nobody knows who sits there: each of them may play in either manner, but keeps to it.
    ``course`` is the deal before its first card, its hands empty; ``floor`` is the share of
    cards that are played against all habit. Writes for each seat how likely it plays by
    rule in this world, a half where nothing tells.
    """
    spare = np.empty(LENGTH, np.int64)
    enter(course, world, spare)
    for index in range(len(played)):
        spare[HANDS + players[index]] |= 1 << played[index]
    likely, attention = np.zeros((3, MANNERS), np.float64), new_attention()
    for index in range(len(played)):
        card, player = played[index], players[index]
        if player != viewer and (unnoticed >> card) & 1 == 0:
            choices = notice(spare, attention)
            for manner in range(MANNERS if choices > 1 else 0):
                liking(habits[manner], attention, choices, 1.0)
                for at in range(choices):
                    if attention.cards[at] == card:
                        likely[player, manner] += log((1.0 - floor) * attention.chances[at] + floor / choices)
        play(spare, card)
    total = 0.0
    for player in range(3):
        most = max(likely[player, BY_RULE], likely[player, CALCULATING])
        rule, other = exp(likely[player, BY_RULE] - most), exp(likely[player, CALCULATING] - most)
        total += most + log(rule + other)
        by_rule[player] = rule / (rule + other)
    return total
