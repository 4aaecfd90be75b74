"""Parts of the kernel as entries of their own, so that tests can ask them, and kept like the rest."""

from math import log

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert import course as c
from skatdesk.players.expert.attention import new_attention, notice
from skatdesk.players.expert.habits import Weights, liking
from skatdesk.players.expert.hands import in_layout, judge, notice_hand
from skatdesk.players.expert.inference import FLOOR, announced_so, as_set, bid_so, shares_of_discards
from skatdesk.players.expert.prospects import PAIRS, list_discards, new_bench
from skatdesk.players.expert.rule_of_thumb import announced_by_rule, shares_by_rule
from skatdesk.players.expert.shapes import (
    FIGURES,
    NOTHING,
    NUMBER,
    SHARE,
    WEIGHTS,
    WORD_TABLE,
    WORDS,
    YES_NO,
    Figures,
    Insight,
    Net,
)
from skatdesk.players.solver.compiled import Words, compiled

TURN, LEGAL = c.LENGTH, c.LENGTH + 1


@compiled(NOTHING(WORDS, WORDS, WORD_TABLE))
def follow(course: Words, cards: Words, log: npt.NDArray[np.int64]) -> None:
    """Plays the cards one after the other; row ``n`` of the log is the course before card ``n``, turn, legal cards."""
    for index in range(len(cards) + 1):
        for field in range(c.LENGTH):
            log[index, field] = course[field]
        log[index, TURN], log[index, LEGAL] = c.turn_of(course), c.legal_of(course)
        if index < len(cards):
            c.play(course, cards[index])


@compiled(NUMBER(WORDS, WORDS, WORDS, WORD_TABLE))
def noticed(course: Words, cards: Words, scene: Words, marks: npt.NDArray[np.int64]) -> int:
    """As ``notice``, with what was noticed written into the arrays."""
    attention = new_attention()
    number = notice(course, attention)
    scene[:] = attention.scene
    for index in range(number):
        cards[index], marks[index] = attention.cards[index], attention.marks[index]
    return number


@compiled(NOTHING(WEIGHTS, WORDS, WORD_TABLE, NUMBER, SHARE, FIGURES))
def liked(
    weights: Weights, scene: Words, marks: npt.NDArray[np.int64], number: int, sharpness: float, chances: Figures
) -> None:
    """As ``liking``, of what was noticed."""
    attention = new_attention()
    attention.scene[:] = scene
    attention.marks[:] = marks
    attention.chances[:] = chances
    liking(weights, attention, number, sharpness)
    chances[:] = attention.chances


@compiled(NOTHING(WEIGHTS, NUMBER, WORDS, NUMBER, WEIGHTS, FIGURES))
def judged(nets: Net, net: int, rows: Words, number: int, hidden: Net, logits: Figures) -> None:
    """As ``judge``."""
    judge(nets, net, rows, number, hidden, logits)


@compiled(NUMBER(NUMBER, NUMBER, NUMBER, NUMBER, YES_NO, WORDS))
def noticed_hand(kind: int, hand: int, put_away: int, seat: int, from_hand: bool, rows: Words) -> int:
    """As ``notice_hand``."""
    return notice_hand(kind, hand, put_away, seat, from_hand, rows)


@compiled(NUMBER(NUMBER, NUMBER))
def word(game: int, cards: int) -> int:
    """As ``in_layout``."""
    return in_layout(game, cards)


@compiled(NUMBER(NUMBER, NUMBER))
def card_set(game: int, cards: int) -> int:
    """As ``as_set``."""
    return as_set(game, cards)


@compiled(SHARE(NUMBER, NUMBER, NUMBER, NUMBER, WEIGHTS))
def bid_chance(cards: int, seat: int, said: int, refused: int, net: Net) -> float:
    """As ``bid_so``."""
    return bid_so(cards, seat, said, refused, net, new_bench())


@compiled(SHARE(NUMBER, NUMBER, NUMBER, NUMBER, WEIGHTS))
def announcement_by_rule(game: int, twelve: int, away: int, seat: int, insight: Insight) -> float:
    """As ``announced_by_rule``, and just these two are put away."""
    bench, shares, share = new_bench(), np.empty(PAIRS), 0.0
    number = list_discards(game, in_layout(game, twelve), bench.pairs)
    shares_by_rule(game, twelve, seat, bench.pairs, number, insight, shares)
    for at in range(number):
        if bench.pairs[at] == in_layout(game, away):
            share = shares[at]
    return announced_by_rule(game, twelve, seat, insight) + log(share + FLOOR)


@compiled(SHARE(NUMBER, NUMBER, NUMBER, NUMBER, WEIGHTS))
def announcement_by_nets(game: int, ten: int, away: int, seat: int, insight: Insight) -> float:
    """As ``announced_so`` of a game with the skat, and just these two are put away; for sets of cards."""
    bench, shares, share = new_bench(), np.empty(PAIRS), 0.0
    own, gone = in_layout(game, ten), in_layout(game, away)
    for at in range(shares_of_discards(game, own | gone, seat, insight, bench, shares)):
        if bench.pairs[at] == gone:
            share = shares[at]
    return announced_so(game, own, gone, seat, False, insight, bench) + log(share + FLOOR)
