"""What is said of two cards put away is true of any two of any twelve cards, not only of those that are chosen."""

import random
from collections import Counter
from itertools import combinations

from skatdesk.players.discarding import why
from skatdesk.skat.cards import CARDS, Card, Cards, Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.skat.ordering import beats, effective_suit, trumps


def _is_true(said: str, game: Game, pair: Cards, kept: Cards) -> bool:
    """Whether the sentence is, by the cards that the others may hold."""
    others = [card for card in CARDS if card not in (*pair, *kept)]
    with_suit = [effective_suit(card, game) for card in kept]
    match said:
        case "make_a_suit_void":
            goes = [card for card in pair if effective_suit(card, game) not in with_suit]
            return bool(goes) and any(card in trumps(game) for card in kept)
        case "put_the_ten_in_safety":
            return any(card.rank is Rank.TEN for card in pair)
        case "put_points_in_safety":
            return card_points(pair) >= 6
        case "put_losers_away":
            return all(any(_takes(other, card, game) for other in others) for card in pair)
        case "put_away_what_gets_caught":
            return all(_gets_caught(card, (*pair, *kept), others) for card in pair)
    return said == "best_discard"


def _takes(other: Card, card: Card, game: Game) -> bool:
    """Whether the other one is a higher card of the suit."""
    return effective_suit(other, game) == effective_suit(card, game) and beats(other, card, game)


def _gets_caught(card: Card, held: Cards, others: list[Card]) -> bool:
    """In Null: the suit is led with the lowest card each time, and more are below this one than can be let pass."""
    below = [other for other in others if _takes(card, other, Game.NULL)]
    return len(below) > sum(_takes(card, own, Game.NULL) for own in held)


def test_what_is_said_of_two_cards_put_away_is_true() -> None:
    chance, told = random.Random(12), Counter[str]()
    for _ in range(25):
        twelve = tuple(sorted(chance.sample(CARDS, 12)))
        for game in DECLARABLE:
            for pair in combinations(twelve, 2):
                said = why(game, twelve, pair)
                told[said] += 1
                kept = tuple(card for card in twelve if card not in pair)

                assert _is_true(said, game, pair, kept), (said, game, pair, kept)

    assert min(told.values()) > 100
    assert len(told) == 6
