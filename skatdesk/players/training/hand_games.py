"""Games for fitting the hand nets: random deals, plausible contracts and discards, played by habit.

Null is not played by habit: how many of ``LIES`` lies of the other cards are won with open cards says as much and is
no matter of luck. Bids and discards look for the best of many hands, and found just those the net took for good
because nobody would play them; so it is shown some of these, too.
"""

from math import log

import numpy as np

from skatdesk.players.expert.course import HANDS, LENGTH, SKAT, lay_out
from skatdesk.players.expert.dice import below, share
from skatdesk.players.expert.hands import (
    GRAND_GAME,
    MOST_ROWS,
    NULL_GAME,
    OUTCOMES,
    REACHES,
    in_layout,
    judge,
    kind_of_game,
    net_of,
    notice_hand,
)
from skatdesk.players.expert.playouts import open_end, play_on
from skatdesk.players.expert.prospects import list_discards, new_bench
from skatdesk.players.expert.shapes import INSIGHT, MEANS, NUMBER, WORD_TABLE, Bench, Insight, Means
from skatdesk.players.expert.worlds import Worlds, shuffle
from skatdesk.players.solver.compiled import Words, compiled, count, lowest, part

WIDTH = MOST_ROWS + 8
"""Of a sample: kind of play, number of rows, rows, outcomes (of a Null the lies won), from hand."""

LIES = 30
"""In so many lies of the other cards is a Null looked into."""

_HAND_GAMES = 0.15
_WILD = 0.3
"""The share of discards that are chosen with much noise, so that bad ones are known too."""

_ODD_NULLS = 0.1
"""So many of the Nulls that nobody would play are looked into all the same."""


@part
def _noise(dice: Words) -> float:
    """Gumbel noise."""
    return -log(-log(share(dice)))


@part
def _normal(dice: Words) -> float:
    return share(dice) + share(dice) + share(dice) + share(dice) - 2.0  # of width 0.58


@part
def _holes(cards: int) -> float:
    """How far a Null hand's cards lie above where they are safe."""
    bad = 0.0
    for suit in range(4):
        held, nth = cards >> 8 * suit & 255, 0
        while held != 0:
            rank = lowest(held)
            bad += max(0.0, (rank - 2 * nth - 1) * 0.5)
            held &= held - 1
            nth += 1
    return bad


@part
def _plausible(game: int, cards: int, from_hand: bool, seat: int, dice: Words) -> bool:
    """Whether to play this game with these cards: somebody might, or it is one of the odd Nulls."""
    word = in_layout(game, cards)
    if game == NULL_GAME:
        return share(dice) < _ODD_NULLS or _holes(word) < (0.1 if from_hand else 1.3) + share(dice)
    jacks, aces, tens = count(word >> 28), 0, 0
    for suit in range(4):
        aces += word >> (7 * suit + 6) & 1
        tens += word >> (7 * suit + 5) & 1
    if game == GRAND_GAME:
        return jacks * 1.1 + aces + 0.4 * tens + (0.7 if seat == 0 else 0.0) + 1.2 * _normal(dice) > 4.2
    trumps = count(word >> 21)
    return trumps + 0.5 * aces + 1.2 * _normal(dice) > (5.4 if from_hand else 5.7) and trumps >= 4


@part
def _discard(game: int, cards: int, seat: int, insight: Insight, bench: Bench, dice: Words) -> int:
    """Two cards to put away, about as the net likes it; trumps only where nothing else is left."""
    kind, word = kind_of_game(game), in_layout(game, cards)
    scale = 0.25 if share(dice) > _WILD else 1.2
    best, chosen = -1e30, 0
    for at in range(list_discards(game, word, bench.pairs)):
        away = bench.pairs[at]
        number = notice_hand(kind, word ^ away, away, seat, False, bench.rows)
        judge(insight, net_of(insight, game), bench.rows, number, bench.hidden, bench.logits)
        liked = bench.logits[0] + scale * _noise(dice)
        if liked > best:
            best, chosen = liked, away
    return chosen


@part
def _cards_dealt(deck: Words, first: int, number: int) -> int:
    """So many cards of the deck, as a set."""
    cards = 0
    for index in range(first, first + number):
        cards |= 1 << deck[index]
    return cards


@part
def _game_by_lot(held: int, dice: Words) -> int:
    """One of the games; if it is to be a suit game, in one of the longest suits of these cards (a set)."""
    draw = share(dice)
    if draw < 0.5:
        return NULL_GAME
    if draw < 0.68:
        return GRAND_GAME
    game, longest = 0, -1.0
    for suit in range(4):
        length = count(in_layout(suit, held) >> 21) + _normal(dice)
        if length > longest:
            game, longest = suit, length
    return game


@part
def _begin(course: Words, game: int, seat: int, from_hand: bool, own: int, away: int, deck: Words) -> None:
    """The game before its first card: the declarer's cards and the skat, in its layout, the others as in the deck."""
    lay_out(course, kind_of_game(game), seat, 0 if from_hand else 1)
    course[HANDS + seat], course[SKAT] = own, away
    for place in range(2):
        course[HANDS + (seat + place + 1) % 3] = in_layout(game, _cards_dealt(deck, 12 + 10 * place, 10))


@part
def _end_of(
    course: Words, game: int, seat: int, from_hand: bool, own: int, away: int, deck: Words, means: Means
) -> int:
    """The declarer's card points by habit; in how many of ``LIES`` lies of the unseen cards he wins an open Null."""
    if game != NULL_GAME:
        _begin(course, game, seat, from_hand, own, away, deck)
        return play_on(course, means)
    won = 0
    for _ in range(LIES):
        shuffle(deck, 10 if from_hand else 12, 32, means.dice)
        _begin(course, game, seat, from_hand, own, away, deck)
        won += 1 - open_end(course, means.memory)
    return won


@part
def _note(sample: Words, game: int, own: int, away: int, seat: int, from_hand: bool, end: int, rows: Words) -> None:
    """Writes a sample: what is noticed about the hand, and what it came to (see ``_end_of``)."""
    kind = kind_of_game(game)
    sample[0] = kind
    sample[1] = notice_hand(kind, own, 0 if from_hand else away, seat, from_hand, rows)
    for index in range(MOST_ROWS):
        sample[2 + index] = rows[index] if index < sample[1] else -1
    at = 2 + MOST_ROWS
    if game == NULL_GAME:
        sample[at] = end
    else:
        for outcome in range(OUTCOMES):
            sample[at + outcome] = 1 if end >= REACHES[outcome] else 0
    sample[at + OUTCOMES] = 1 if from_hand else 0


@compiled(NUMBER(WORD_TABLE, MEANS, INSIGHT))
def make_samples(samples: Worlds, means: Means, insight: Insight) -> int:
    """Fills the table with samples; returns how many deals were looked at."""
    dice = means.dice
    deck, course = np.arange(32), np.zeros(LENGTH, np.int64)
    bench = new_bench()
    made = dealt = 0
    while made < len(samples):
        dealt += 1
        shuffle(deck, 0, 32, dice)
        seat, from_hand = below(dice, 3), share(dice) < _HAND_GAMES
        hand, skat = _cards_dealt(deck, 0, 10), _cards_dealt(deck, 10, 2)
        held = hand if from_hand else hand | skat
        game = _game_by_lot(held, dice)
        if not _plausible(game, held, from_hand, seat, dice):
            continue
        away = in_layout(game, skat) if from_hand else _discard(game, held, seat, insight, bench, dice)
        own = in_layout(game, held) & ~away
        end = _end_of(course, game, seat, from_hand, own, away, deck, means)
        _note(samples[made], game, own, away, seat, from_hand, end, bench.rows)
        made += 1
    return dealt
