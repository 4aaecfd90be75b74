"""Draws exercises: a seed gives always the same one, and the three steps get harder.

Cards and games are drawn until they show something: a jack in the suit that was led, a ten under an ace, a
matador that is missing. Step 1 needs the plain rule, step 2 the jacks, Grand and Hand, step 3 the exceptions.
"""

import random
from collections.abc import Callable, Sequence

from skatdesk.coach.exercises.exercise import (
    Counting,
    Exercise,
    Following,
    HandAsk,
    HandWorth,
    Kind,
    Ladder,
    LadderAsk,
    Score,
    TrickTaking,
    Why,
)
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import CARDS, Card, Cards, Rank, Suit
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import POWER, TRUMP, effective_suit, trumps
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.valuation import evaluate, matadors, smallest_value

STEPS = (1, 2, 3)
"""How hard exercises are."""

_LOW = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)
"""A card of these ranks may lie open to attack in a Null that somebody still plays."""

_LOW_BIDS = BIDS[:24]
"""The part of the ladder people use: 18 to 72."""


def draw(kind: Kind, step: int, seed: int) -> Exercise:
    """The exercise of this kind, step (1 to 3) and seed."""
    generator = random.Random(f"{kind}:{step}:{seed}")
    makers: dict[Kind, Callable[[int, random.Random], Exercise]] = {
        Kind.HAND: _hand,
        Kind.BIDS: _ladder,
        Kind.FOLLOWING: _following,
        Kind.TRICK: _trick,
        Kind.COUNTING: _counting,
        Kind.SCORE: _score,
    }
    return makers[kind](step, generator)


def _sample(generator: random.Random, count: int) -> Cards:
    return tuple(generator.sample(CARDS, count))


# -------------------------------------------------------------- what a hand is worth


def _hand(step: int, generator: random.Random) -> HandWorth:
    make = _hand_of if step < 3 or generator.random() < 0.5 else _two_games
    while True:
        cards = tuple(sorted(_sample(generator, 10)))
        exercise = make(cards, step, generator)
        if exercise is not None:
            return exercise


def _hand_of(cards: Cards, step: int, generator: random.Random) -> HandWorth | None:
    game, length = _longest(cards)
    if length < 6:
        return None
    run = matadors(game, cards)
    if step == 1:
        ask = generator.choice((HandAsk.MATADORS, HandAsk.VALUE))
        return HandWorth(cards, Contract(game), ask) if abs(run) <= 3 else None
    if step == 2:
        if generator.random() < 0.4:
            return _grand(cards, generator)
        ask = generator.choice((HandAsk.MATADORS, HandAsk.VALUE, HandAsk.VALUE))
        return HandWorth(cards, Contract(game, ask is HandAsk.VALUE), ask) if abs(run) in (2, 3, 4) else None
    return HandWorth(cards, Contract(game, generator.random() < 0.5)) if abs(run) >= 4 else None


def _two_games(cards: Cards, _: int, generator: random.Random) -> HandWorth | None:
    """A long suit in a hand that might as well play Null."""
    game, length = _longest(cards)
    if length < 6 or not _safe_in_null(cards):
        return None
    null = Contract(Game.NULL, generator.random() < 0.3, ouvert=generator.random() < 0.4)
    return HandWorth(cards, Contract(game), HandAsk.BID, null)


def _longest(cards: Cards) -> tuple[Game, int]:
    """The suit game in which the hand has most trumps, and how many."""
    lengths = {game: sum(card in cards for card in trumps(game)) for game in SUIT_GAMES}
    return max(lengths.items(), key=lambda found: found[1])


def _safe_in_null(cards: Cards) -> bool:
    """Whether somebody might play Null with these cards: at most one of them can be caught, a low one."""
    power = POWER[Game.NULL]
    caught = []
    for suit in Suit:
        own = sorted((card for card in cards if card.suit is suit), key=power.__getitem__)
        others = [power[card] for card in CARDS if card.suit is suit and card not in own]
        caught += [card for place, card in enumerate(own) if sum(low < power[card] for low in others) > place]
    return len(caught) <= 1 and all(card.rank in _LOW for card in caught)


def _grand(cards: Cards, generator: random.Random) -> HandWorth | None:
    jacks = sum(card.rank is Rank.JACK for card in cards)
    aces = sum(card.rank is Rank.ACE for card in cards)
    return HandWorth(cards, Contract(Game.GRAND, generator.random() < 0.3)) if jacks >= 2 and aces >= 2 else None


# -------------------------------------------------------------- bids


def _ladder(step: int, generator: random.Random) -> Ladder:
    most = {1: 12, 2: 18, 3: 24}[step]
    if generator.random() < 0.5:
        return Ladder((generator.choice(_LOW_BIDS[:most]),), LadderAsk.NEXT)
    bids = sorted(generator.sample(_LOW_BIDS[:most], 3))
    gaps = [value for value in range(bids[0] - 1, bids[-1]) if value not in BIDS and value > 16]
    return Ladder(tuple(sorted((*bids, generator.choice(gaps or [17])))))


# -------------------------------------------------------------- cards


def _game(step: int, generator: random.Random) -> Game:
    more: Sequence[Game] = {1: (), 2: (Game.GRAND,), 3: (Game.GRAND, Game.NULL, Game.NULL)}[step]
    return generator.choice((*SUIT_GAMES, *more))


def _following(step: int, generator: random.Random) -> Following:
    while True:
        cards = _sample(generator, {1: 6, 2: 8, 3: 9}[step])
        exercise = Following(tuple(sorted(cards[1:])), cards[0], _game(step, generator))
        if _shows_following(exercise, step):
            return exercise


def _shows_following(exercise: Following, step: int) -> bool:
    led, game, hand = exercise.led, exercise.game, exercise.hand
    if step == 1:
        return exercise.why is Why.FOLLOW_SUIT and led.rank is not Rank.JACK and len(exercise.answer) > 1
    same_sign = [card for card in hand if card.suit is led.suit]
    misleading = any(effective_suit(card, game) != effective_suit(led, game) for card in same_sign)
    if step == 2:
        return misleading and exercise.why is not Why.FREE
    if game is Game.NULL:
        return any(card.rank is Rank.JACK for card in same_sign) and len(exercise.answer) < len(hand)
    return exercise.why is Why.FREE and (misleading or led.rank is Rank.JACK)


def _trick(step: int, generator: random.Random) -> TrickTaking:
    while True:
        exercise = TrickTaking(_sample(generator, 3), _game(step, generator))
        if _shows_trick(exercise, step):
            return exercise


def _shows_trick(exercise: TrickTaking, step: int) -> bool:
    cards, game = exercise.cards, exercise.game
    suits = [effective_suit(card, game) for card in cards]
    first = cards[0]
    if step == 1:
        plain = first.rank is not Rank.JACK and suits[0] != TRUMP
        ten = any(card.rank is Rank.TEN for card in cards) and any(card.rank in _COURT for card in cards)
        return plain and suits.count(suits[0]) >= 2 and ten
    if step == 2:
        fat = any(card.rank in (Rank.ACE, Rank.TEN) for card in cards if effective_suit(card, game) != TRUMP)
        return suits.count(TRUMP) == 1 and suits[0] != TRUMP and fat
    if game is Game.NULL:
        return suits.count(suits[0]) >= 2 and any(card.rank in (Rank.TEN, Rank.JACK) for card in cards)
    jacks = sum(card.rank is Rank.JACK for card in cards)
    twice_trumped = suits.count(TRUMP) >= 2 and jacks >= 1 and suits[0] != TRUMP
    return twice_trumped or (len(set(suits)) == 3 and TRUMP not in suits)


_COURT = (Rank.KING, Rank.QUEEN)


def _counting(step: int, generator: random.Random) -> Counting:
    while True:
        cards = _sample(generator, {1: 3, 2: 6, 3: 9}[step])
        counting: list[Card] = [card for card in cards if card.points]
        if len({card.rank for card in counting}) >= step + 1 and len(counting) < len(cards):
            return Counting(cards)


# -------------------------------------------------------------- scores


def _score(step: int, generator: random.Random) -> Score:
    game = generator.choice(SUIT_GAMES if step == 1 else (*SUIT_GAMES, *SUIT_GAMES, Game.GRAND, Game.NULL))
    run = generator.choice((-3, -2, -1, 1, 1, 2, 3))
    contract = _contract(game, step, generator)
    if game is Game.NULL:
        points, tricks = 0, generator.choice((0, 0, 1))
        return Score(contract, 0, 18, points, tricks, "seeger" if step == 3 else "classic")
    points, tricks = _course(step, generator)
    worth = evaluate(ISKO, contract, matadors=run, bid=0, points=points, tricks=tricks).worth
    safe = smallest_value(Contract(game, contract.hand), run, ISKO)
    overbid = step == 3 and generator.random() < 0.4
    bids = [bid for bid in BIDS if worth < bid <= worth + 2 * game.base] if overbid else []
    bid = generator.choice(bids or [bid for bid in BIDS if bid <= safe])
    seeger = step == 3 and not overbid and generator.random() < 0.6
    return Score(contract, run, bid, points, tricks, "seeger" if seeger else "classic")


def _contract(game: Game, step: int, generator: random.Random) -> Contract:
    hand = step > 1 and generator.random() < 0.5
    if game is Game.NULL:
        return Contract(game, hand, ouvert=generator.random() < 0.4)
    schneider = step == 3 and hand and generator.random() < 0.4
    return Contract(game, hand, schneider=schneider)


def _course(step: int, generator: random.Random) -> tuple[int, int]:
    """Card points and tricks of the declarer."""
    plain = [(generator.randint(61, 89), generator.randint(5, 8)), (generator.randint(31, 60), generator.randint(3, 5))]
    edges = [(60, 5), (61, 5), (generator.randint(90, 112), 8), (generator.randint(12, 30), 2), (90, 8), (89, 7)]
    return generator.choice(plain if step == 1 else plain + edges)
