"""A trick as reasons see it: all hands open, before the player on turn adds a card."""

from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.skat.cards import Card, Cards, Rank, Suit
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP, beats
from skatdesk.skat.seats import Seat, other_defender
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.tricks import playable


class Scene:
    """What is asked about a position and two cards that may be played in it.

    ``foes`` are the players against whom the one on turn plays: for a defender the declarer,
    in Ramsch both others; ``partner`` is None for all but defenders. ``holder`` has the
    trick for the moment with ``best``, None on lead.
    """

    def __init__(self, play: TrickPlay) -> None:
        self.game = play.game
        self.hands = play.hands
        self.trick = play.trick
        self.seat: Seat = play.trick.turn
        self.declarer = play.declarer
        self.declares = self.seat is play.declarer
        self.partner = other_defender(self.seat, play.declarer)
        self.foes = tuple(other for other in self.seat.others if other is not self.partner)
        self.waiting = self.seat.others[: 2 - len(self.trick.cards)]
        self.holder = self.trick.winner(self.game) if self.trick.cards else None
        self.best = None if self.holder is None else self.trick.card_of(self.holder)
        self._suits, self._power = EFFECTIVE_SUIT[self.game], POWER[self.game]

    @property
    def leads(self) -> bool:
        """Whether the player on turn opens the trick."""
        return not self.trick.cards

    @property
    def follows(self) -> bool:
        """Whether the player on turn holds a card of the suit that was led."""
        return bool(self.trick.cards) and bool(self.of_suit(self.seat, self.trick.cards[0]))

    @property
    def foe_comes(self) -> bool:
        """Whether somebody on the other side plays to the trick later."""
        return any(seat in self.foes for seat in self.waiting)

    def trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self._suits[card] == TRUMP

    def same_suit(self, card: Card, other: Card) -> bool:
        """Whether two cards follow each other."""
        return self._suits[card] == self._suits[other]

    def suit(self, card: Card) -> Suit | None:
        """The suit a card follows in, None for trumps."""
        return None if self.trump(card) else Suit(self._suits[card])

    def higher(self, card: Card, other: Card) -> bool:
        """Whether the card beats the other one of its suit."""
        return self._power[card] > self._power[other]

    def takes(self, card: Card) -> bool:
        """Whether the card would hold the trick for the moment."""
        return self.best is None or beats(card, self.best, self.game)

    def of_suit(self, seat: Seat, card: Card) -> Cards:
        """What a seat holds of the suit the card follows in."""
        return tuple(held for held in self.hands[seat] if self.same_suit(held, card))

    def trumps(self, seat: Seat) -> Cards:
        """The trumps of a seat."""
        return tuple(held for held in self.hands[seat] if self.trump(held))

    def can_trump(self, seat: Seat, card: Card) -> bool:
        """Whether a seat can trump the suit of a plain card."""
        return not self.trump(card) and not self.of_suit(seat, card) and bool(self.trumps(seat))

    def can_beat(self, seat: Seat, card: Card) -> bool:
        """Whether a seat that has yet to play can take the trick from this card (on lead: if it is led)."""
        led = self.trick.cards[0] if self.trick.cards else card
        return any(beats(held, card, self.game) for held in playable(self.hands[seat], led, self.game))

    def holding_after(self, card: Card) -> Card:
        """The card that holds the trick once this one lies there too."""
        return card if self.best is None or self.takes(card) else self.best

    def is_lost_to_foes(self, card: Card) -> bool:
        """Whether the other side can have the trick with this card in it, whatever the partner does about it."""
        led = self.trick.cards[0] if self.trick.cards else card
        holder = self.seat if self.takes(card) else self.holder
        return self._is_lost(holder, self.holding_after(card), led, self.waiting)

    def _is_lost(self, holder: Seat | None, holding: Card, led: Card, waiting: tuple[Seat, ...]) -> bool:
        """The same, once a seat holds the trick with a card and these have yet to play."""
        if not waiting:
            return holder in self.foes
        seat, later = waiting[0], waiting[1:]
        ends = (
            self._is_lost(*((seat, held) if beats(held, holding, self.game) else (holder, holding)), led, later)
            for held in playable(self.hands[seat], led, self.game)
        )
        return any(ends) if seat in self.foes else all(ends)

    def longest(self, seat: Seat) -> Suit | None:
        """A seat's longest plain suit; None below three cards, or of several equally long ones."""
        lengths = {suit: sum(self._suits[held] == suit for held in self.hands[seat]) for suit in Suit}
        most = max(lengths.values())
        longest = [suit for suit in Suit if lengths[suit] == most]
        return longest[0] if most >= 3 and len(longest) == 1 else None

    def high_trump(self, card: Card) -> bool:
        """Whether the card is a jack among the trumps, or a trump with card points."""
        return self.trump(card) and card.points > 0

    def stays(self, card: Card) -> bool:
        """Whether nobody on the other side can take the trick from this card."""
        return not any(self.can_beat(seat, card) for seat in self.waiting if seat in self.foes)

    def is_left_with(self, card: Card) -> bool:
        """Whether the card has the trick in the end if those who play later stay below it where they can."""
        led = self.trick.cards[0] if self.trick.cards else card
        answers = (playable(self.hands[seat], led, self.game) for seat in self.waiting)
        return self.takes(card) and all(any(not beats(held, card, self.game) for held in hand) for hand in answers)

    def lower_with_others(self, card: Card) -> bool:
        """Whether somebody else holds a lower card of its suit."""
        return any(self.higher(card, held) for seat in self.seat.others for held in self.of_suit(seat, card))

    def exposed(self, seat: Seat, card: Card) -> int:
        """How many of a seat's cards of this suit others can go below, one lead after the other (Null)."""
        own = sorted(self.of_suit(seat, card), key=lambda held: self._power[held])
        others = [held for other in seat.others for held in self.of_suit(other, card)]
        return sum(sum(self.higher(held, low) for low in others) > place for place, held in enumerate(own))

    def guarded_by(self, card: Card) -> Card | None:
        """The ten that this card is the last one to guard, while the other side holds the ace."""
        mine = self.of_suit(self.seat, card)
        ten = next((held for held in mine if held.rank is Rank.TEN), None)
        if self.trump(card) or ten is None or len(mine) != 2 or card is ten:
            return None
        ace = Card.of(ten.suit, Rank.ACE)
        return ten if any(ace in self.hands[seat] for seat in self.foes) else None


def about(why: Why, card: Card, better: Card, **more: object) -> Reason:
    """A reason that speaks of two cards."""
    return Reason(why, card, better, **more)  # type: ignore[arg-type]  # names and types are those of Reason
