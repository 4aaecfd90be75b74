"""Exercises: one question about the game each, answered by the rules code.

An exercise is a frozen record of what is asked; its ``answer`` and its ``choices`` (the answer once, among
plausible mistakes) follow from it. Words are the business of whoever shows it.
"""

from dataclasses import dataclass
from enum import StrEnum

from skatdesk.coach.exercises.mistakes import among, hand_mistakes, points_mistakes, score_mistakes
from skatdesk.scoring.entries import DeclaredGame, Entry
from skatdesk.scoring.systems import changes
from skatdesk.skat.auction import BIDS, next_bid
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import SkatError
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ordering import TRUMP, effective_suit
from skatdesk.skat.ruleset import ISKO, ListSystem
from skatdesk.skat.seats import FOREHAND, TABLE_OF_THREE
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.valuation import Valuation, evaluate, matadors, smallest_value

Answer = int | Card | Cards
"""A number, the card that takes a trick, or the cards that may be played, in card order."""


class Kind(StrEnum):
    """What an exercise is about, in the order in which they are learned: the cards first, then the values."""

    TRICK = "trick"
    """Who takes the trick?"""
    FOLLOWING = "following"
    """Which cards may be played?"""
    COUNTING = "counting"
    """How many card points lie here?"""
    HAND = "hand"
    """What is this hand worth?"""
    BIDS = "bids"
    """Which values can be bid?"""
    SCORE = "score"
    """What does this game count in the list?"""


class HandAsk(StrEnum):
    """What is asked about a hand."""

    MATADORS = "matadors"
    VALUE = "value"
    BID = "bid"
    """How far it may bid with any of its games."""


@dataclass(frozen=True, slots=True)
class HandWorth:
    """A hand and the suit game or Grand its player has in mind; ``other``: a second game it could play."""

    cards: Cards
    contract: Contract
    ask: HandAsk = HandAsk.VALUE
    other: Contract | None = None

    @property
    def run(self) -> int:
        """Matadors: with n > 0, without n < 0 (ISkO 2.4)."""
        return matadors(self.contract.game, self.cards)

    @property
    def value(self) -> int:
        """Game value if just made (rules.md §7.2)."""
        return self.value_of(self.contract)

    def value_of(self, contract: Contract) -> int:
        """What this hand is worth in another game."""
        return smallest_value(contract, matadors(contract.game, self.cards), ISKO)

    @property
    def answer(self) -> int:
        """Signed matadors, the game value, or the highest bid a game of this hand reaches."""
        if self.ask is HandAsk.MATADORS:
            return self.run
        if self.ask is HandAsk.BID and self.other is not None:
            return max(self.value, self.value_of(self.other))
        return self.value

    @property
    def choices(self) -> tuple[int, ...]:
        """Four numbers, rising."""
        if self.ask is HandAsk.MATADORS:
            held = sum(card.rank.code == "J" for card in self.cards)
            near = self.run + 1 if self.run > 0 else self.run - 1
            likely = (held, held - 4, -self.run, near, 2 * self.run - near, 1, -1, 2, -2, 3, -3)
            return among(self.run, likely, sum(self.cards), signed=True)
        mistakes = hand_mistakes(self.cards, self.contract, self.run)
        if self.other is not None:
            both = (self.value, self.value_of(self.other))
            mistakes = (min(both), next_bid(max(both)) or 0, sum(both), *mistakes)
        return among(self.answer, mistakes, sum(self.cards))


class LadderAsk(StrEnum):
    """What is asked about the ladder of bids."""

    NO_BID = "no_bid"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class Ladder:
    """Values named in the bidding: which of these can nobody say, or what follows the one given (rules.md §3).

    Raises ``SkatError`` if not exactly one value is no bid, or the value given is none.
    """

    values: tuple[int, ...]
    ask: LadderAsk = LadderAsk.NO_BID

    def __post_init__(self) -> None:
        wrong = [value for value in self.values if value not in BIDS]
        if len(wrong) != (1 if self.ask is LadderAsk.NO_BID else 0):
            raise SkatError(f"not exactly one answer among {self.values}")

    @property
    def answer(self) -> int:
        """The value no game is worth, or the next value of the ladder."""
        if self.ask is LadderAsk.NO_BID:
            return next(value for value in self.values if value not in BIDS)
        return next_bid(self.values[0]) or 0

    @property
    def choices(self) -> tuple[int, ...]:
        """Four numbers, rising."""
        if self.ask is LadderAsk.NO_BID:
            return self.values
        bid, right = self.values[0], self.answer
        later = next_bid(right) or 0
        slips = (bid + 1, bid + 2, later, right + 1, next_bid(later) or 0, right + 2)
        return among(right, slips, 1 + (bid + right) % 3, over=bid)


class Why(StrEnum):
    """Why these cards may be played."""

    FOLLOW_SUIT = "follow_suit"
    FOLLOW_TRUMP = "follow_trump"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class Following:
    """A hand, and the card another player has led."""

    hand: Cards
    led: Card
    game: Game

    @property
    def answer(self) -> Cards:
        """The cards the rules allow, in card order (ISkO 4.2)."""
        return tuple(sorted(playable(self.hand, self.led, self.game)))

    @property
    def choices(self) -> Cards:
        """The whole hand: any number of cards may be right."""
        return self.hand

    @property
    def why(self) -> Why:
        """Which rule applies."""
        suit = effective_suit(self.led, self.game)
        if all(effective_suit(card, self.game) != suit for card in self.hand):
            return Why.FREE
        return Why.FOLLOW_TRUMP if suit == TRUMP else Why.FOLLOW_SUIT


class Taken(StrEnum):
    """Why a card takes a trick."""

    HIGHEST_TRUMP = "highest_trump"
    ONLY_TRUMP = "only_trump"
    HIGHEST_OF_SUIT = "highest_of_suit"
    NOBODY_FOLLOWED = "nobody_followed"


@dataclass(frozen=True, slots=True)
class TrickTaking:
    """Three cards in the order they were played."""

    cards: Cards
    game: Game

    @property
    def answer(self) -> Card:
        """The card that takes the trick (rules.md §5)."""
        return self.cards[Trick(FOREHAND, self.cards).winner(self.game)]

    @property
    def choices(self) -> Cards:
        """The three cards, as played."""
        return self.cards

    @property
    def why(self) -> Taken:
        """Which rule decides."""
        suits = [effective_suit(card, self.game) for card in self.cards]
        if TRUMP in suits:
            return Taken.ONLY_TRUMP if suits.count(TRUMP) == 1 else Taken.HIGHEST_TRUMP
        return Taken.HIGHEST_OF_SUIT if suits.count(suits[0]) > 1 else Taken.NOBODY_FOLLOWED


@dataclass(frozen=True, slots=True)
class Counting:
    """Cards whose points are counted."""

    cards: Cards

    @property
    def answer(self) -> int:
        """Card points (ISkO 1.2)."""
        return points(self.cards)

    @property
    def choices(self) -> tuple[int, ...]:
        """Four numbers, rising."""
        return among(self.answer, points_mistakes(self.cards), sum(self.cards), zero=True)


@dataclass(frozen=True, slots=True)
class Score:
    """A game that was played, for the list.

    ``matadors`` are signed as in ``valuation``; ``points`` and ``tricks`` are the declarer's, skat included. ``system``
    is the list of a table of three, ``kontra`` the doublings said.
    """

    contract: Contract
    matadors: int
    bid: int
    points: int
    tricks: int
    system: ListSystem = "classic"
    kontra: int = 0

    @property
    def valuation(self) -> Valuation:
        """The worth of the game, step by step."""
        return evaluate(
            ISKO,
            self.contract,
            matadors=self.matadors,
            bid=self.bid,
            points=self.points,
            tricks=self.tricks,
            kontra_factor=kontra_factor(self.kontra),
        )

    @property
    def answer(self) -> int:
        """What the declarer's column of the list changes by (rules.md §11.1-11.2)."""
        game = DeclaredGame(0, self.valuation, self.points, self.tricks, self.kontra)
        return changes(self.system, Entry(TABLE_OF_THREE, game))[0]

    @property
    def choices(self) -> tuple[int, ...]:
        """Four numbers, rising."""
        mistakes = score_mistakes(self.valuation, self.answer)
        return among(self.answer, mistakes, self.points + self.tricks + self.bid, signed=True)


Exercise = HandWorth | Ladder | Following | TrickTaking | Counting | Score


def is_right(exercise: Exercise, answer: Answer) -> bool:
    """Whether this is the answer; the order of several cards does not matter."""
    if isinstance(answer, tuple):
        return tuple(sorted(answer)) == exercise.answer
    return answer == exercise.answer
