"""What every game of a hand promises: the best discard, the chances, the expected list score.

The kernel goes through all discards of twelve cards, and for the ten cards of the bidding
through all skats; what a bid does to a game is added in ``promise``.
"""

from math import exp

import numpy as np

from skatdesk.players.expert.hands import (
    GAMES,
    GRAND_GAME,
    HIDDEN,
    MOST_ROWS,
    NULL_GAME,
    OPEN_NULL_GAME,
    OUTCOMES,
    REACHES_31,
    REACHES_61,
    REACHES_90,
    in_layout,
    judge,
    kind_of_game,
    net_of,
    notice_hand,
)
from skatdesk.players.expert.kinds import SUIT, TRUMPS
from skatdesk.players.expert.shapes import (
    FIGURE_BLOCK,
    FIGURE_TABLE,
    FIGURES,
    INSIGHT,
    NOTHING,
    NUMBER,
    SCALE_PLACE,
    STAKES_PLACE,
    YES_NO,
    Bench,
    Figures,
    Insight,
)
from skatdesk.players.solver.compiled import Words, compiled, count, part

FIELDS = 8
PROMISE, VALUE, CHANCE, CHANCE_90, CHANCE_31, AWAY, LOGIT, LOGIT_90 = range(FIELDS)
"""Of a game: expected list score if it is not overbid, game value at the simple level, calibrated
chances of winning, of 90 and of 31 card points, the cards to put away (in the game's layout),
and the net's own log-odds."""

BASES, WON, LOST, NULLS, MOST_MATADORS, GRAND_LIKING = 0, 7, 8, 9, 13, 14
STAKES = 15
"""Stakes: base values of the seven games (0 for Null), what the list adds for a game won and takes
for one lost, the values of Null, Null Hand, Null ouvert and Null ouvert Hand, the matadors that count,
and what is added to a Grand for love of it."""

IMPOSSIBLE = -1000.0
PAIRS = 66
"""Pairs of twelve cards."""

FEWEST_TRUMPS = 4
"""Suit games with fewer trumps are not judged: nobody plays them, and the nets have not seen them."""


@part
def chance(logit: float) -> float:
    """The probability of these log-odds."""
    return 1.0 / (1.0 + exp(-logit))


@part
def matadors_in(kind: int, cards: int) -> int:
    """How many matadors with or without, not capped; words in the kind's layout."""
    most = 11 if kind == SUIT else 4
    having = cards >> 31 & 1
    run = 0
    while run < most and (cards >> (31 - run) & 1) == having:
        run += 1
    return run


@part
def new_bench() -> Bench:
    """Room to judge hands in."""
    return Bench(
        np.empty(MOST_ROWS, np.int64),
        np.empty(HIDDEN, np.float32),
        np.empty(OUTCOMES),
        np.empty(FIELDS),
        np.empty(PAIRS, np.int64),
    )


@part
def _calibrated(insight: Insight, kind: int, from_hand: bool, rivals: int, logit: float) -> float:
    row = int(insight[SCALE_PLACE]) + 3 * (kind + (4 if from_hand else 0))
    return chance(insight[row] + insight[row + 1] * logit + insight[row + 2] * rivals)


@part
def value_of(game: int, word: int, from_hand: bool, insight: Insight) -> float:
    """The game value at the simple level, by the declarer's cards as far as they are known (the game's layout)."""
    stakes = int(insight[STAKES_PLACE])
    if game >= NULL_GAME:
        return insight[stakes + NULLS + (2 if game == OPEN_NULL_GAME else 0) + (1 if from_hand else 0)]
    run = min(matadors_in(kind_of_game(game), word), insight[stakes + MOST_MATADORS])
    return insight[stakes + BASES + game] * (run + (2 if from_hand else 1))


@part
def too_short(game: int, word: int) -> bool:
    """Whether nobody would play this suit game with these cards (the game's layout)."""
    return game < GRAND_GAME and count(word & TRUMPS[SUIT]) < FEWEST_TRUMPS


@part
def _loose(game: int, word: int) -> int:
    """The cards of these twelve that may be put away (the game's layout)."""
    others = word & ~TRUMPS[kind_of_game(game)]
    return others if count(others) >= 2 else word


@part
def listed(game: int, word: int, gone: int) -> bool:
    """Whether ``list_discards`` has what was put away from these twelve cards: the nets have seen no other discard."""
    return gone & ~_loose(game, word) == 0


@part
def list_discards(game: int, word: int, pairs: Words) -> int:
    """Writes every two cards that may be put away, and returns how many pairs there are (at most 66).

    Trumps stay in the hand as long as there are two other cards.
    """
    first, number = _loose(game, word), 0
    while first != 0:
        one = first & -first
        first ^= one
        second = first
        while second != 0:
            two = second & -second
            second ^= two
            pairs[number] = one | two
            number += 1
    return number


@part
def weigh_game(
    game: int,
    own: int,
    away: int,
    value: float,
    seat: int,
    from_hand: bool,
    rivals: int,
    insight: Insight,
    bench: Bench,
    found: Figures,
) -> None:
    """Writes the fields of a game with these ten cards and this discard (words in the game's layout)."""
    rows, logits = bench.rows, bench.logits
    kind, stakes = kind_of_game(game), int(insight[STAKES_PLACE])
    judge(
        insight, net_of(insight, game), rows, notice_hand(kind, own, away, seat, from_hand, rows), bench.hidden, logits
    )
    p = _calibrated(insight, kind, from_hand, rivals, logits[REACHES_61])
    found[VALUE], found[CHANCE], found[AWAY], found[LOGIT] = value, p, away, logits[REACHES_61]
    found[PROMISE] = p * (value + insight[stakes + WON]) - (1.0 - p) * (2.0 * value + insight[stakes + LOST])
    if game >= NULL_GAME:
        found[CHANCE_90], found[CHANCE_31], found[LOGIT_90] = 0.0, 1.0, 0.0
        return
    p90 = min(p, _calibrated(insight, kind, from_hand, rivals, logits[REACHES_90]))
    p31 = max(p, _calibrated(insight, kind, from_hand, rivals, logits[REACHES_31]))
    found[CHANCE_90], found[CHANCE_31], found[LOGIT_90] = p90, p31, logits[REACHES_90]
    found[PROMISE] += p90 * insight[stakes + BASES + game] - (1.0 - p31) * 2.0 * insight[stakes + BASES + game]
    if game == GRAND_GAME:
        found[PROMISE] += insight[stakes + GRAND_LIKING]


@part
def _best_discard(game: int, cards: int, seat: int, rivals: int, insight: Insight, bench: Bench, best: Figures) -> None:
    """Writes the fields of a game with the best two of these twelve cards (a set) put away."""
    word = in_layout(game, cards)
    best[:] = 0.0
    best[PROMISE] = IMPOSSIBLE
    if too_short(game, word):
        return
    value = value_of(game, word, False, insight)
    for at in range(list_discards(game, word, bench.pairs)):
        away = bench.pairs[at]
        weigh_game(game, word ^ away, away, value, seat, False, rivals, insight, bench, bench.trial)
        if bench.trial[PROMISE] > best[PROMISE]:
            best[:] = bench.trial


@compiled(NUMBER(NUMBER, NUMBER, NUMBER, NUMBER, INSIGHT, FIGURE_TABLE))
def all_discards(game: int, cards: int, seat: int, rivals: int, insight: Insight, found: Figures) -> int:
    """The fields of a game with every two of these twelve cards (a set) put away; returns how many there are."""
    word = in_layout(game, cards)
    if too_short(game, word):
        return 0
    value = value_of(game, word, False, insight)
    bench = new_bench()
    number = list_discards(game, word, bench.pairs)
    for at in range(number):
        away = bench.pairs[at]
        weigh_game(game, word ^ away, away, value, seat, False, rivals, insight, bench, found[at])
    return number


@compiled(NOTHING(NUMBER, NUMBER, NUMBER, NUMBER, YES_NO, NUMBER, INSIGHT, FIGURES))
def one_game(
    game: int, own: int, away: int, seat: int, from_hand: bool, rivals: int, insight: Insight, found: Figures
) -> None:
    """The fields of a game with ten cards and what was put away (sets of cards; nothing away in a Hand game).

    The value of a Hand game counts the matadors of the ten cards alone. A discard the nets have not
    seen, because it was made for another game, is as good as the best they have seen, at most.
    """
    word, gone, bench = in_layout(game, own), in_layout(game, away), new_bench()
    value = value_of(game, word | gone, from_hand, insight)
    weigh_game(game, word, gone, value, seat, from_hand, rivals, insight, bench, found)
    if too_short(game, word | gone):
        found[PROMISE] = IMPOSSIBLE
    elif not listed(game, word | gone, gone):
        best = np.empty(FIELDS)
        _best_discard(game, own | away, seat, rivals, insight, bench, best)
        if best[PROMISE] < found[PROMISE]:
            best[AWAY] = gone
            found[:] = best


@compiled(NUMBER(NUMBER, NUMBER, NUMBER, NUMBER, INSIGHT, FIGURE_BLOCK))
def before_skat(cards: int, seat: int, rivals: int, every: int, insight: Insight, found: Figures) -> int:
    """The seven games of ten cards (a set) with every ``every``-th of the 231 skats, each with its best discard.

    Returns how many skats were looked at.
    """
    bench, number, at = new_bench(), 0, 0
    for high in range(1, 32):
        if cards >> high & 1:
            continue
        for low in range(high):
            if cards >> low & 1:
                continue
            at += 1
            if at % every != 0:
                continue
            twelve = cards | 1 << high | 1 << low
            for game in range(GAMES):
                _best_discard(game, twelve, seat, rivals, insight, bench, found[number, game])
            number += 1
    return number


def promise(found: Figures, bid: int | Figures, stakes: Figures) -> Figures:
    """The expected list score of games found above (any shape, fields last), bought at this bid, or each at its own.

    A game below the bid is lost unless one more level, Schneider, lifts it to the bid.
    """
    bases = stakes[BASES : BASES + GAMES]
    value = found[..., VALUE]
    safe = np.maximum(bases, 1.0)
    at_stake = 2.0 * np.ceil(bid / safe) * safe + stakes[LOST]
    p90 = found[..., CHANCE_90]
    rescued = p90 * (value + bases + stakes[WON]) - (1.0 - p90) * at_stake
    overbid = np.where(value + bases >= bid, rescued, -at_stake)
    overbid = np.where(bases == 0, IMPOSSIBLE, overbid)  # Null below the bid may not be announced
    told = np.where(value >= bid, found[..., PROMISE], overbid)
    return np.where(found[..., PROMISE] <= IMPOSSIBLE, IMPOSSIBLE, told)


def promise_of(found: Figures, game: int, bid: int, stakes: Figures) -> float:
    """The expected list score of one game, from its fields."""
    table = np.zeros((GAMES, FIELDS))
    table[game] = found
    return float(promise(table, bid, stakes)[game])
