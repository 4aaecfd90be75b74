"""In which order the cards of a hand are shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations

from PySide6.QtCore import QObject, Signal

from skatdesk.skat.cards import Card, Cards, Rank, Suit
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP

_BLACK = (Suit.CLUBS, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class Sorting:
    """How a player likes his hand.

    ``suits`` are all four from the trumps' end on, None lets black and red alternate. ``sorted_for`` says whether jacks
    stand by the game announced ("game"), before that as in Null ("null_first"), or always apart ("grand").
    """

    suits: tuple[Suit, ...] | None = None
    trumps_right: bool = False
    rising: bool = False
    sorted_for: str = "game"

    def game_shown(self, game: Game | None) -> Game:
        """The game as for which the cards lie; before a game is announced that is Grand or Null."""
        if game is None:
            return Game.NULL if self.sorted_for == "null_first" else Game.GRAND
        return Game.GRAND if game is Game.RAMSCH or self.sorted_for == "grand" else game

    def short(self) -> str:
        """The arrangement in a few letters, for the settings: "CSHD>-"."""
        suits = "".join(suit.code for suit in self.suits or ())
        return suits + ("<" if self.trumps_right else ">") + ("+" if self.rising else "-")

    def arranged_as(self, short: str) -> "Sorting":
        """This sorting with the arrangement ``short`` tells; itself when that is none."""
        letters, marks = short[:-2], short[-2:]
        suits = [suit for letter in letters for suit in Suit if suit.code == letter]
        if len(marks) < 2 or marks[0] not in "<>" or marks[1] not in "+-" or sorted(suits) != list(Suit):
            return self
        return replace(self, suits=tuple(suits), trumps_right=marks[0] == "<", rising=marks[1] == "+")


USUAL = Sorting()
"""How hands are sorted as long as nobody wishes otherwise."""


def ordered(cards: Cards, game: Game | None, sorting: Sorting = USUAL, played: Sequence[Card] = ()) -> Cards:
    """The hand for looking at: trumps at one end, then suit by suit, from the highest card or from the lowest.

    The suits stand as they stood with the cards ``played`` from it.
    """
    shown = sorting.game_shown(game)
    suits, power = EFFECTIVE_SUIT[shown], POWER[shown]
    plain = sorting.suits or _alternating((*cards, *played), shown)
    line = {suit: place for place, suit in enumerate(plain)}
    # Everything from the trumps' end, read from the other side where that end is on the right.
    upwards = sorting.rising is not sorting.trumps_right

    def place(card: Card) -> tuple[int, int]:
        return (-1 if suits[card] == TRUMP else line[card.suit], power[card] if upwards else -power[card])

    row = tuple(sorted(cards, key=place))
    return row[::-1] if sorting.trumps_right else row


class HandOrder(QObject):
    """The order the user wants his hands in, wherever they are shown.

    Signals:
        changed(): they stand otherwise from now on.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sorting = USUAL

    def use(self, sorting: Sorting) -> None:
        """Sorts hands like this from now on."""
        if sorting != self.sorting:
            self.sorting = sorting
            self.changed.emit()

    def ordered(self, cards: Cards, game: Game | None, played: Sequence[Card] = ()) -> Cards:
        """See the function of this name."""
        return ordered(cards, game, self.sorting, played)


def _alternating(cards: Cards, game: Game) -> tuple[Suit, ...]:
    suits = EFFECTIVE_SUIT[game]
    present = [suit for suit in Suit if any(suits[card] == suit for card in cards)]
    before = game.trump_suit if any(suits[card] == TRUMP for card in cards) else None

    def changes(order: tuple[Suit, ...]) -> int:
        line = order if before is None else (before, *order)
        return sum((a in _BLACK) is not (b in _BLACK) for a, b in pairwise(line))

    return max(permutations(present), key=changes)


def as_arranged(cards: Cards, arranged: Sequence[Card], row: Cards) -> Cards:
    """The hand as its player arranged it; what came to it since stands where ``row``, the sorted hand, has it."""
    line = [card for card in arranged if card in cards]
    for at, card in enumerate(row):
        if card not in line:
            before = row[at - 1] if at else None
            line.insert(0 if before is None else line.index(before) + 1, card)
    return tuple(line)


def learned(arranged: Cards, sorting: Sorting, game: Game | None) -> Sorting:
    """The sorting an arranged hand shows: its suits in the order they stand, its jacks' end, its direction.

    A suit the hand has not stands behind the others; where nothing can be seen of a part, that part stays as it is:
    in Null jacks have no end.
    """
    shown = sorting.game_shown(game)
    plain = [card for card in arranged if shown is Game.NULL or card.rank is not Rank.JACK]
    jacks = [at for at, card in enumerate(arranged) if card not in plain]
    right = sorting.trumps_right
    if jacks and plain:
        right = 2 * sum(jacks) > len(jacks) * (len(arranged) - 1)
    means = {
        suit: sum(places) / len(places)
        for suit in Suit
        if (places := [at for at, card in enumerate(arranged) if card in plain and card.suit is suit])
    }
    line = sorted(means, key=lambda suit: -means[suit] if right else means[suit])
    line += [suit for suit in Suit if suit not in line]
    power = POWER[shown]
    steps = [power[b] - power[a] for a, b in pairwise(plain) if a.suit is b.suit]
    rising = sum(step > 0 for step in steps) * 2 > len(steps) if steps else sorting.rising
    return replace(sorting, suits=tuple(line), trumps_right=right, rising=rising)
