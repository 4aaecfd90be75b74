"""Puzzles: a moment of a deal at which one answer is clearly right, with the proof of it.

A puzzle is a frozen record: the deal and the actions up to the moment, from which the rules
rebuild everything, and the answer. What was found out when it was mined goes with it, so that
nothing has to be computed to show it; ``proof.py`` proves it again.
"""

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from skatdesk.coach.puzzles.holdings import SKAT, Holder, Holding
from skatdesk.coach.reasons.reason import Reason
from skatdesk.coach.reasons.why import reason_for
from skatdesk.notation.actions import format_actions
from skatdesk.skat.actions import Action, Bid, Discard, Hold, Pass, Play, cards_to_play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import legal_actions, replay
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Bidding, GameStart, GameState, SkatExchange, TrickPlay
from skatdesk.skat.view import SeatView, view_of


class Kind(StrEnum):
    """What a puzzle asks."""

    CLOSED = "closed"
    """Which card, by what the player may know?"""
    OPEN = "open"
    """Which card keeps the win, all hands open?"""
    DISCARD = "discard"
    """Which two cards go into the skat?"""
    BID = "bid"
    """Go on, or pass?"""
    HOLDING = "holding"
    """What does he hold?"""


GRADES = (1, 2, 3)
"""How hard puzzles are: 1 for those most weaker players solve, 3 for those hardly one does."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a deal: how it began, and all that was done until then."""

    start: GameStart
    actions: tuple[Action, ...]

    @property
    def state(self) -> GameState:
        """The state then, by the rules."""
        return _state_at(self)

    @property
    def seat(self) -> Seat:
        """Whose turn it is. A puzzle never stands at the end of a deal."""
        seat = self.state.turn
        assert seat is not None
        return seat

    @property
    def view(self) -> SeatView:
        """What the player on turn may know."""
        return view_of(self.state, self.seat)

    @property
    def options(self) -> tuple[Action, ...]:
        """What the rules allow."""
        return legal_actions(self.state)


@lru_cache(maxsize=8)
def _state_at(moment: Moment) -> GameState:
    return replay(moment.start, moment.actions)


@dataclass(frozen=True, slots=True)
class CardPuzzle:
    """Which card? In a closed one by what the player may know, in an open one with all hands seen.

    Closed: ``best`` is the share (0 to 1) of ``worlds`` lies of the cards in which the player's
    side wins with the card, ``next`` that of the next best card. Open: ``worlds`` is 0, and
    ``best`` and ``next`` are the card points with which the game ends for the declarer (in
    Ramsch for the player on turn; in Null 0), every card played best after the answer, or
    after the best of the others.
    """

    moment: Moment
    answer: Card
    opened: bool
    worlds: int
    best: float
    next: float
    grade: int

    @property
    def kind(self) -> Kind:
        """See ``Kind``."""
        return Kind.OPEN if self.opened else Kind.CLOSED

    @property
    def choices(self) -> Cards:
        """The cards the rules allow."""
        return cards_to_play(self.moment.options)


@dataclass(frozen=True, slots=True)
class DiscardPuzzle:
    """Which two of twelve cards go into the skat, for this game? Figures as in a closed ``CardPuzzle``."""

    moment: Moment
    answer: Cards
    contract: Contract
    worlds: int
    best: float
    next: float
    grade: int

    @property
    def kind(self) -> Kind:
        """See ``Kind``."""
        return Kind.DISCARD

    @property
    def choices(self) -> Cards:
        """The twelve cards."""
        return self.moment.view.hand


@dataclass(frozen=True, slots=True)
class BidPuzzle:
    """Go on or pass?

    The hand was played so often (``worlds``) at the next value, other cards falling each
    time; ``chance`` is the share of games won, ``score`` the mean list score as in
    ``judging/worth.py``: where Seeger-Fabian is kept, a lost game costs what the others get for it, too.
    ``contract`` is the game it was good for most often.
    """

    moment: Moment
    answer: Bid | Hold | Pass
    contract: Contract
    worlds: int
    chance: float
    score: float
    grade: int

    @property
    def kind(self) -> Kind:
        """See ``Kind``."""
        return Kind.BID

    @property
    def choices(self) -> tuple[Bid | Hold, Pass]:
        """The next value, or yes to the one just named; and passing."""
        onward, *_, last = self.moment.options
        assert isinstance(onward, Bid | Hold)
        assert isinstance(last, Pass)
        return onward, last

    @property
    def value(self) -> int:
        """The value in question."""
        return self.moment.view.value_of(self.choices[0])


@dataclass(frozen=True, slots=True)
class HoldingPuzzle:
    """What does he hold? ``question`` is about a card or a suit; every lie of the cards gives the same answer."""

    moment: Moment
    question: Holding
    answer: Holder | int
    grade: int

    @property
    def kind(self) -> Kind:
        """See ``Kind``."""
        return Kind.HOLDING

    @property
    def choices(self) -> tuple[Holder | int, ...]:
        """Who may hold the card, or how many cards it may be: four numbers, fewer where the hand is smaller."""
        view = self.moment.view
        if self.question.seat is None:
            others = self.moment.seat.others
            return others if view.put_away else (*others, SKAT)
        assert isinstance(self.answer, int)
        left = view.cards_left[self.question.seat]
        first = max(0, min(self.answer - 1, left - 3))
        return tuple(range(first, min(first + 3, left) + 1))


Puzzle = CardPuzzle | DiscardPuzzle | BidPuzzle | HoldingPuzzle
Answer = Card | Cards | Action | Holder | int


@lru_cache(maxsize=1024)
def key_of(puzzle: Puzzle) -> str:
    """By what a puzzle is known for ever: its kind and a short sum of deal and actions."""
    moment, question = puzzle.moment, puzzle.question if isinstance(puzzle, HoldingPuzzle) else ""
    told = f"{moment.start.deal.number} {moment.start.ramsch_round} {format_actions(moment.actions)} {question}"
    return f"{puzzle.kind}-{hashlib.blake2s(told.encode(), digest_size=5).hexdigest()}"


def is_right(puzzle: Puzzle, answer: Answer) -> bool:
    """Whether this is the answer; the order of two cards does not matter."""
    if isinstance(puzzle, DiscardPuzzle) and isinstance(answer, tuple):
        return sorted(answer) == sorted(puzzle.answer)
    return answer == puzzle.answer


def can_be_asked(puzzle: Puzzle) -> bool:
    """Whether the rules allow what was done up to the moment, and then the answer."""
    try:
        state = puzzle.moment.state
    except SkatError:
        return False
    if state.turn is None:
        return False
    match puzzle:
        case CardPuzzle(answer=card):
            return isinstance(state, TrickPlay) and card in puzzle.choices
        case DiscardPuzzle(answer=pair):
            asked = isinstance(state, SkatExchange) and state.stage == "discard"
            return asked and len(set(pair) & set(puzzle.choices)) == len(pair) == 2
        case BidPuzzle(answer=call):
            return isinstance(state, Bidding) and call in puzzle.choices
    return isinstance(state, TrickPlay)


def why_not(puzzle: Puzzle, answer: Answer) -> Reason | None:
    """Why another answer than the right one is worse; None where counting alone decides."""
    moment = puzzle.moment
    match puzzle, answer:
        case CardPuzzle(answer=right), Card():
            return reason_for(moment.state, Play(moment.seat, answer), Play(moment.seat, right))
        case DiscardPuzzle(answer=pair, contract=contract), tuple():
            return reason_for(moment.state, Discard(moment.seat, answer), Discard(moment.seat, pair), contract)
        case BidPuzzle(answer=call, contract=contract), Bid() | Hold() | Pass():
            return reason_for(moment.state, answer, call, contract)
    return None
