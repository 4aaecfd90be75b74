"""Exercises: their answers against a reckoning of their own, their choices, their seeds."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.coach.exercises.drawing import STEPS, draw
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
    Taken,
    TrickTaking,
    Why,
    is_right,
)
from skatdesk.skat.cards import CARDS, Card, Cards, Rank, Suit, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import SkatError

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
SUITS = {Game.CLUBS: "C", Game.SPADES: "S", Game.HEARTS: "H", Game.DIAMONDS: "D"}
BASES = {Game.CLUBS: 12, Game.SPADES: 11, Game.HEARTS: 10, Game.DIAMONDS: 9, Game.GRAND: 24}
NULLS = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}

EXERCISES = dict(zip(Kind, (TrickTaking, Following, Counting, HandWorth, Ladder, Score), strict=True))
"""What is drawn of each kind."""

exercises = st.builds(draw, st.sampled_from(Kind), st.sampled_from(STEPS), st.integers(0, 10**6))


def line(game: Game) -> list[str]:
    """The trumps of a game by their codes, highest first."""
    jacks = ["CJ", "SJ", "HJ", "DJ"]
    return jacks + [SUITS[game] + rank for rank in "ATKQ987"] if game in SUITS else jacks


def run_of(cards: Cards, game: Game) -> int:
    """Matadors, counted card by card."""
    held = {card.code for card in cards}
    flags = [code in held for code in line(game)]
    run = next((place for place, flag in enumerate(flags) if flag is not flags[0]), len(flags))
    return run if flags[0] else -run


def worth(cards: Cards, contract: Contract) -> int:
    """The value of a game that is just made."""
    if contract.game is Game.NULL:
        return NULLS[contract.hand, contract.ouvert]
    return (abs(run_of(cards, contract.game)) + 1 + contract.hand) * BASES[contract.game]


def ladder() -> list[int]:
    """Every value a game can have, up to 264."""
    suits = {base * times for base in (9, 10, 11, 12) for times in range(2, 19)}
    return sorted(suits | {24 * times for times in range(2, 12)} | set(NULLS.values()))


def colour(card: Card, game: Game) -> str:
    """The suit a card follows; T for trumps."""
    if game is not Game.NULL and card.code in line(game):
        return "T"
    return card.code[0]


def strength(card: Card, game: Game) -> int:
    """Higher takes lower within one suit."""
    if colour(card, game) == "T":
        return -line(game).index(card.code)
    return -("AKQJT987" if game is Game.NULL else "ATKQ987").index(card.code[1])


def taker(cards: Cards, game: Game) -> Card:
    """Who takes the trick: the highest trump, else the highest of the suit led."""
    suits = [colour(card, game) for card in cards]
    wanted = "T" if "T" in suits else suits[0]
    return max((card for card in cards if colour(card, game) == wanted), key=lambda card: strength(card, game))


def score(exercise: Score) -> int:
    """The declarer's column, by the book (rules.md §7-§8, §11)."""
    contract, points, tricks = exercise.contract, exercise.points, exercise.tricks
    if contract.game is Game.NULL:
        value, won = NULLS[contract.hand, contract.ouvert], tricks == 0
    else:
        schneider = points >= 90 or points <= 30
        announced = contract.schneider + contract.schwarz + contract.ouvert
        reached = schneider or contract.schneider or contract.schwarz
        levels = abs(exercise.matadors) + 1 + contract.hand + announced + reached
        levels += tricks in (0, 10) or contract.schwarz
        base = BASES[contract.game]
        value = levels * base
        needs = points >= (90 if contract.schneider else 61) and (tricks == 10 or not contract.schwarz)
        won = needs and value >= exercise.bid
        if value < exercise.bid:
            value = next(n for n in range(base, 999, base) if n >= exercise.bid)
    total = value if won else -2 * value
    total *= 1 << exercise.kontra
    return total + (50 if won else -50) * (exercise.system == "seeger")


def expected(exercise: Exercise) -> object:
    """The answer, reckoned here."""
    match exercise:
        case HandWorth(cards=cards, contract=contract, ask=HandAsk.MATADORS):
            return run_of(cards, contract.game)
        case HandWorth(cards=cards, contract=contract, other=other):
            return max(worth(cards, one) for one in (contract, other) if one is not None)
        case Ladder(values=values, ask=LadderAsk.NEXT):
            return next(value for value in ladder() if value > values[0])
        case Ladder(values=values):
            return next(value for value in values if value not in ladder())
        case Following(hand=hand, led=led, game=game):
            same = [card for card in hand if colour(card, game) == colour(led, game)]
            return tuple(sorted(same or hand))
        case TrickTaking(cards=cards, game=game):
            return taker(cards, game)
        case Counting(cards=cards):
            return sum(POINTS[card.code[1]] for card in cards)
        case Score():
            return score(exercise)


@given(exercises)
def test_the_answer_is_that_of_an_independent_reckoning(exercise: Exercise) -> None:
    assert exercise.answer == expected(exercise)


@given(exercises)
def test_the_answer_is_among_the_choices_once(exercise: Exercise) -> None:
    if isinstance(exercise, Following):
        assert set(exercise.answer) <= set(exercise.choices) == set(exercise.hand)
        return
    choices = exercise.choices
    assert choices.count(exercise.answer) == 1
    assert len(set(choices)) == len(choices) == (3 if isinstance(exercise, TrickTaking) else 4)
    assert [choice for choice in choices if is_right(exercise, choice)] == [exercise.answer]


@given(exercises)
def test_numbers_rise_and_only_scores_and_matadors_have_a_sign(exercise: Exercise) -> None:
    if isinstance(exercise, Following | TrickTaking):
        return
    assert list(exercise.choices) == sorted(exercise.choices)
    signed = isinstance(exercise, Score) or (isinstance(exercise, HandWorth) and exercise.ask is HandAsk.MATADORS)
    assert signed or min(exercise.choices) >= 0


@given(st.sampled_from(Kind), st.sampled_from(STEPS), st.integers(0, 10**6))
def test_a_seed_gives_the_same_exercise_again(kind: Kind, step: int, seed: int) -> None:
    assert draw(kind, step, seed) == draw(kind, step, seed)
    assert isinstance(draw(kind, step, seed), EXERCISES[kind])


@given(exercises)
def test_no_card_lies_twice(exercise: Exercise) -> None:
    match exercise:
        case Following(hand=hand, led=led):
            cards: Cards = (*hand, led)
        case HandWorth(cards=cards) | TrickTaking(cards=cards) | Counting(cards=cards):
            pass
        case _:
            return
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CARDS)


@pytest.mark.parametrize(("kind", "step"), [pair for pair in product(Kind, STEPS) if pair[0] is not Kind.FOLLOWING])
def test_the_place_of_the_answer_says_nothing(kind: Kind, step: int) -> None:
    """No place holds the answer most of the time."""
    drawn = [draw(kind, step, seed) for seed in range(200)]
    places = Counter(exercise.choices.index(exercise.answer) for exercise in drawn)

    assert max(places.values()) < 150
    assert len(places) >= 2


@pytest.mark.parametrize(("kind", "step"), list(product(Kind, STEPS)))
def test_exercises_differ(kind: Kind, step: int) -> None:
    assert len({repr(draw(kind, step, seed)) for seed in range(60)}) > 20


def test_harder_steps_ask_for_more() -> None:
    """Step 1 leaves Null, Grand and Hand out; step 3 has overbids and Seeger-Fabian."""
    easy = [draw(kind, 1, seed) for kind in Kind for seed in range(80)]
    hard = [draw(Kind.SCORE, 3, seed) for seed in range(80)]

    assert not any(isinstance(one, Following | TrickTaking) and one.game in (Game.GRAND, Game.NULL) for one in easy)
    assert not any(isinstance(one, HandWorth | Score) and one.contract.hand for one in easy)
    assert any(isinstance(one, Score) and one.valuation.overbid for one in hard)
    assert any(isinstance(one, Score) and one.system == "seeger" for one in hard)
    following = [draw(Kind.FOLLOWING, 3, seed) for seed in range(80)]
    assert {one.why for one in following if isinstance(one, Following)} >= {Why.FREE, Why.FOLLOW_SUIT}


def test_reasons_of_tricks() -> None:
    def why(cards: str, game: Game) -> Taken:
        return TrickTaking(parse_cards(cards), game).why

    assert why("HA H7 HT", Game.SPADES) is Taken.HIGHEST_OF_SUIT
    assert why("HA SJ HT", Game.CLUBS) is Taken.ONLY_TRUMP
    assert why("CJ SJ HT", Game.GRAND) is Taken.HIGHEST_TRUMP
    assert why("H7 SA DA", Game.CLUBS) is Taken.NOBODY_FOLLOWED
    assert why("HJ HK DJ", Game.NULL) is Taken.HIGHEST_OF_SUIT


def test_the_order_of_chosen_cards_does_not_matter() -> None:
    exercise = Following(parse_cards("CA CK C8 DA"), Card.parse("C9"), Game.HEARTS)

    assert is_right(exercise, parse_cards("C8 CA CK"))
    assert not is_right(exercise, parse_cards("C8 CA"))
    assert not is_right(exercise, parse_cards("C8 CA CK DA"))


@pytest.mark.parametrize("bid", ladder()[:-1])
def test_the_next_value_is_asked_for_among_values_above_the_bid(bid: int) -> None:
    """Later ones of the ladder, and such as no game is worth: nothing can be told by what is lower."""
    exercise = Ladder((bid,), LadderAsk.NEXT)

    assert min(exercise.choices) == bid + 1
    assert len(exercise.choices) == 4
    assert bid + 1 == exercise.answer or bid + 1 not in ladder()


def test_who_is_asked_which_value_is_no_bid_chooses_among_those() -> None:
    assert Ladder((18, 20, 21, 22)).choices == (18, 20, 21, 22)


@pytest.mark.parametrize(("values", "ask"), [((18, 20, 22, 23), LadderAsk.NO_BID), ((25,), LadderAsk.NEXT)])
def test_a_question_without_one_answer_cannot_be_asked(values: tuple[int, ...], ask: LadderAsk) -> None:
    with pytest.raises(SkatError):
        Ladder(values, ask)


def test_nobody_is_asked_about_a_null_that_nobody_would_play() -> None:
    """In no suit is the lowest card a picture, a ten or an ace, and no ace lies open to attack."""
    asked = [draw(Kind.HAND, 3, seed) for seed in range(80)]
    nulls = [one for one in asked if isinstance(one, HandWorth) and one.ask is HandAsk.BID]

    assert len(nulls) > 20
    for one in nulls:
        for suit in Suit:
            held = [card.rank for card in one.cards if card.suit is suit]
            assert not held or set(held) & {Rank.SEVEN, Rank.EIGHT, Rank.NINE}, one.cards
            assert Rank.ACE not in held or len(held) > 3, one.cards
