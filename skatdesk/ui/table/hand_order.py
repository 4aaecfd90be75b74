"""In which order the cards of a hand are shown."""

from itertools import pairwise, permutations

from skatdesk.skat.cards import Card, Cards, Suit
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP

_BLACK = (Suit.CLUBS, Suit.SPADES)


def ordered(cards: Cards, game: Game | None) -> Cards:
    """The hand for looking at: trumps first, then suits so that black and red alternate.

    Before a game is announced the cards lie as for Grand, jacks first.
    """
    shown = Game.GRAND if game is None or game is Game.RAMSCH else game
    suits, power = EFFECTIVE_SUIT[shown], POWER[shown]
    trumps = [card for card in cards if suits[card] == TRUMP]
    plain = _suit_order(cards, shown, bool(trumps))
    line = {suit: place for place, suit in enumerate(plain)}

    def place(card: Card) -> tuple[int, int]:
        return (-1 if suits[card] == TRUMP else line[card.suit], -power[card])

    return tuple(sorted(cards, key=place))


def _suit_order(cards: Cards, game: Game, has_trumps: bool) -> tuple[Suit, ...]:
    suits = EFFECTIVE_SUIT[game]
    present = [suit for suit in Suit if any(suits[card] == suit for card in cards)]
    before = game.trump_suit if has_trumps else None

    def changes(order: tuple[Suit, ...]) -> int:
        line = order if before is None else (before, *order)
        return sum((a in _BLACK) is not (b in _BLACK) for a, b in pairwise(line))

    return max(permutations(present), key=changes)
