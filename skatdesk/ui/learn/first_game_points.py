"""What there is to explain at each moment of a deal, from what happened and what the learner may know.

Nothing here knows which deal is played: another bid, another game, a lost trick lead to other points. What is
explained once is not explained again.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from skatdesk.coach.exercises.exercise import Taken, TrickTaking
from skatdesk.skat.cards import Card, Cards, Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.events import AuctionWon, BidHeld, BidNamed, ContractAnnounced, Event, Passed, TrickWon
from skatdesk.skat.ordering import TRUMP, effective_suit, trumps
from skatdesk.skat.view import Phase, SeatView


class Topic(Enum):
    """What one page of the first game is about."""

    GAME = auto()
    """What Skat is about, for who has never seen it."""
    CARDS = auto()
    """The hand, and which of its cards would be trumps."""
    WORTH = auto()
    """How far the hand may bid."""
    LISTEN = auto()
    SPEAK = auto()
    BID_AGAIN = auto()
    SKAT = auto()
    ORDER = auto()
    """Which card is higher, and what each counts."""
    DISCARD = auto()
    ANNOUNCE = auto()
    GOAL = auto()
    """What both sides need, once the game is announced."""
    LEAD = auto()
    FOLLOW = auto()
    TRICK = auto()
    """The trick that was just taken."""
    END = auto()


class Remark(Enum):
    """What is worth saying about a trick when it happens for the first time."""

    ACE_HOLDS = auto()
    ACE_FALLS = auto()
    RUFFED = auto()
    OURS = auto()
    THEIRS = auto()


@dataclass(frozen=True, slots=True)
class Point:
    """A page: its topic, what the learner knows, the trick it is about, and what to remark on that."""

    topic: Topic
    view: SeatView
    first: bool = True
    trick: TrickWon | None = None
    remark: Remark | None = None
    event: Event | None = None


class Course:
    """Remembers what was explained, and gathers what has happened since the learner was last asked.

    Who has taken something back is told the same again.
    """

    def __init__(self) -> None:
        self._told: set[Topic | Remark] = set()
        self._given: dict[SeatView, tuple[Point, ...]] = {}
        self._events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Something has happened."""
        self._events.append(event)

    def forget(self) -> None:
        """What has happened was taken back."""
        self._events.clear()

    def points(self, view: SeatView) -> tuple[Point, ...]:
        """The pages for the question the learner is asked with this view; or for the end of the deal."""
        events, self._events = tuple(self._events), []
        if view not in self._given:
            self._given[view] = self._new_points(view, events)
        return self._given[view]

    def _new_points(self, view: SeatView, events: tuple[Event, ...]) -> tuple[Point, ...]:
        match view.phase:
            case Phase.BIDDING:
                return self._bidding(view, events)
            case Phase.SKAT:
                return (self._point(Topic.SKAT, view),)
            case Phase.DISCARD:
                return (*self._order(view), self._point(Topic.DISCARD, view))
            case Phase.ANNOUNCE:
                return (self._point(Topic.ANNOUNCE, view),)
            case Phase.PLAY:
                return self._play(view, events)
            case Phase.FINISHED:
                return (self._point(Topic.END, view),)
        return ()

    def _point(self, topic: Topic, view: SeatView, event: Event | None = None) -> Point:
        first = topic not in self._told
        self._told.add(topic)
        return Point(topic, view, first, event=event)

    def _bidding(self, view: SeatView, events: tuple[Event, ...]) -> tuple[Point, ...]:
        said = next((event for event in reversed(events) if isinstance(event, BidNamed | BidHeld | Passed)), None)
        now = Topic.LISTEN if view.auction.answering else Topic.SPEAK
        if Topic.CARDS in self._told:
            topic = now if now not in self._told else Topic.BID_AGAIN
            return (self._point(topic, view, said),)
        opening = tuple(self._point(topic, view) for topic in (Topic.GAME, Topic.CARDS, Topic.WORTH))
        return (*opening, self._point(now, view, said))

    def _order(self, view: SeatView) -> tuple[Point, ...]:
        """Once, before it matters; in Null cards stand in another order, and none counts."""
        return () if view.game is Game.NULL or Topic.ORDER in self._told else (self._point(Topic.ORDER, view),)

    def _play(self, view: SeatView, events: tuple[Event, ...]) -> tuple[Point, ...]:
        found = []
        if Topic.GOAL not in self._told or any(isinstance(event, ContractAnnounced | AuctionWon) for event in events):
            found.append(self._point(Topic.GOAL, view))
        found += self._order(view)
        found.append(self._point(Topic.FOLLOW if view.trick is not None and view.trick.cards else Topic.LEAD, view))
        taken = [event for event in events if isinstance(event, TrickWon)]
        if taken:
            point = Point(Topic.TRICK, view, trick=taken[-1], remark=self._remark(view, taken[-1]))
            # what is new comes first, what was said before can be looked up
            found.insert(0 if point.remark is not None else len(found), point)
        return tuple(found)

    def _remark(self, view: SeatView, taken: TrickWon) -> Remark | None:
        ours = is_ours(view, taken)
        game = view.game
        if game is None or game is Game.NULL:
            return None
        winner = taken.trick.card_of(taken.seat)
        trumped = taking(taken, game).why in (Taken.ONLY_TRUMP, Taken.HIGHEST_TRUMP)
        led = effective_suit(taken.trick.cards[0], game)
        aces = [card for card in taken.trick.cards if card.rank is Rank.ACE and effective_suit(card, game) == led]
        remarks: list[Remark] = []
        if led != TRUMP and winner in aces:
            remarks.append(Remark.ACE_HOLDS)
        elif led != TRUMP and aces:  # one of another suit was thrown away
            remarks.append(Remark.ACE_FALLS)
        if trumped and led != TRUMP:
            remarks.append(Remark.RUFFED)
        remarks.append(Remark.OURS if ours else Remark.THEIRS)
        new = next((remark for remark in remarks if remark not in self._told), None)
        if new is not None:
            self._told.add(new)
        return new


def is_ours(view: SeatView, taken: TrickWon) -> bool:
    """Whether the learner's side took the trick."""
    if view.seat is None or view.declarer is None:
        return taken.seat is view.seat
    return (taken.seat is view.declarer) is (view.seat is view.declarer)


def taking(taken: TrickWon, game: Game) -> TrickTaking:
    """The trick as an exercise, which knows why its winner takes it."""
    return TrickTaking(taken.trick.cards, game)


def best_suit_game(hand: Cards) -> Game:
    """The suit game in which the hand has most trumps; of two the one with more points in them."""

    def strength(game: Game) -> tuple[int, int]:
        held = trumps_in(hand, game)
        return len(held), card_points(held)

    return max(SUIT_GAMES, key=strength)


def trumps_in(hand: Iterable[Card], game: Game) -> Cards:
    """The trumps among these cards, highest first."""
    held = set(hand)
    return tuple(card for card in trumps(game) if card in held)


def own_points(view: SeatView) -> int:
    """Card points of the learner's side so far; a declarer's with what he put away."""
    if view.seat is None:
        return 0
    if view.seat is view.declarer:
        return view.points[view.seat] + card_points(view.put_away)
    if view.declarer is None:
        return view.points[view.seat]
    return sum(view.points[seat] for seat in view.declarer.others)
