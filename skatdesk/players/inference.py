"""What a player can conclude at his turn from the cards he has seen.

``Table`` is built from the view for one decision. It remembers perfectly: who played
what, who has shown himself void, which cards are still out and who may hold them.
"""

from functools import cache
from math import comb

from skatdesk.players.cardsets import ALL, HIGHER, SUITS, CardSet, set_of
from skatdesk.skat.cards import Card, Rank
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP
from skatdesk.skat.seats import REARHAND, SEATS, Seat
from skatdesk.skat.view import SeatView


@cache
def chance_of_none(cards: int, among: int, drawn: int) -> float:
    """Probability that ``drawn`` cards out of ``among`` contain none of ``cards`` given ones."""
    if cards + drawn > among:
        return 0.0
    return comb(among - cards, drawn) / comb(among, drawn)


class Table:
    """The trick play as one seat knows it, on his turn.

    ``unseen`` are the cards that may be in other hands (or in a skat this seat does not
    know); ``may_hold[seat]`` those of them a seat has not shown it lacks, ``certain[seat]``
    those only that seat can have, where this seat knows the skat. ``best`` is the
    card that holds the trick so far and ``holder`` who played it; ``lying`` the card
    points on the table; ``waiting`` who plays after this seat; ``lengths`` counts this
    seat's cards by suit, trumps last.
    """

    __slots__ = (
        "best",
        "certain",
        "declarer",
        "game",
        "hand",
        "holder",
        "led",
        "lengths",
        "lying",
        "may_hold",
        "mine",
        "partner",
        "power",
        "seat",
        "suits",
        "unseen",
        "view",
        "waiting",
    )

    def __init__(self, view: SeatView) -> None:
        assert view.seat is not None
        assert view.contract is not None
        assert view.trick is not None
        self.view = view
        self.game: Game = view.contract.game
        self.seat: Seat = view.seat
        self.declarer = view.declarer
        self.partner = view.partner
        self.hand = view.hand
        self.suits = EFFECTIVE_SUIT[self.game]
        self.power = POWER[self.game]
        self.mine = set_of(view.hand)
        self.lengths = [0] * 5
        for card in view.hand:
            self.lengths[self.suits[card]] += 1
        self._read_tricks()

    def _read_tricks(self) -> None:
        """Takes in every card played so far."""
        view, suits, power = self.view, self.suits, self.power
        lines = SUITS[self.game]
        # what a player of Schieberamsch passes on is still in play, unless nobody is left to take it
        buried = self.seat is self.declarer or (self.declarer is None and self.seat is REARHAND)
        gone = self.mine | (set_of(view.put_away) if buried else 0)
        may = [ALL, ALL, ALL]
        trick = view.trick
        assert trick is not None
        for past in view.tricks:
            first, second, third = past.cards
            gone |= 1 << first | 1 << second | 1 << third
            led, leader = suits[first], past.leader
            if suits[second] != led:
                may[(leader + 1) % 3] &= ~lines[led]
            if suits[third] != led:
                may[(leader + 2) % 3] &= ~lines[led]
        self.led: int | None = None
        self.best: Card | None = None
        self.holder: Seat | None = None
        self.lying = 0
        cards = trick.cards
        if cards:
            led = self.led = suits[cards[0]]
            best, holder = cards[0], trick.leader
            for card in cards:
                gone |= 1 << card
                self.lying += card.points
            if len(cards) == 2:
                second, seat = cards[1], trick.leader.next
                if suits[second] != led:
                    may[seat] &= ~lines[led]
                if (suits[second] == suits[best] or suits[second] == TRUMP) and power[second] > power[best]:
                    best, holder = second, seat
            self.best, self.holder = best, holder
        self.waiting = self.seat.others[: 2 - len(cards)]
        self.unseen: CardSet = ALL & ~gone
        self.may_hold = [self.unseen & possible for possible in may]
        self.may_hold[self.seat] = 0
        self.certain = [0, 0, 0]
        if view.put_away and buried:
            left, right = self.seat.others
            self.certain[left] = self.unseen & ~self.may_hold[right]
            self.certain[right] = self.unseen & ~self.may_hold[left]
        if view.open_hand and self.declarer is not None:
            self._know(self.declarer, set_of(view.open_hand))
        if view.partner_hand and self.partner is not None:
            self._know(self.partner, set_of(view.partner_hand))

    def _know(self, seat: Seat, cards: CardSet) -> None:
        """This seat's cards lie open."""
        for other in SEATS:
            self.may_hold[other] &= ~cards
        self.may_hold[seat] = cards

    # ------------------------------------------------------------------ who sits where

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Who plays against this seat."""
        if self.partner is None:
            return self.seat.others
        assert self.declarer is not None
        return (self.declarer,)

    def ours(self, seat: Seat | None) -> bool:
        """Whether the seat is this player or his partner."""
        return seat is self.seat or (seat is not None and seat is self.partner)

    # ------------------------------------------------------------------ cards

    @property
    def with_others(self) -> CardSet:
        """The unseen cards that one of the others may hold; those that neither can have lie in the skat."""
        left, right = self.seat.others
        return self.may_hold[left] | self.may_hold[right]

    def line(self, suit: int) -> CardSet:
        """The cards of a suit, or of trumps, in this game."""
        return SUITS[self.game][suit]

    def higher_out(self, card: Card) -> CardSet:
        """The unseen cards of its suit that beat the card."""
        return self.unseen & HIGHER[self.game][card]

    def lower_out(self, card: Card) -> CardSet:
        """The unseen cards of its suit that it beats."""
        return self.unseen & self.line(self.suits[card]) & ~HIGHER[self.game][card] & ~(1 << card)

    def beats_best(self, card: Card) -> bool:
        """Whether the card would take the trick as it lies."""
        if self.best is None:
            return True
        suit = self.suits[card]
        return (suit == self.suits[self.best] or suit == TRUMP) and self.power[card] > self.power[self.best]

    def is_lowest(self, card: Card, suit: int) -> bool:
        """Whether the card is the lowest this seat has of the suit."""
        lower = SUITS[self.game][suit] & ~HIGHER[self.game][card] & ~(1 << card)
        return not self.mine & lower

    def has_ace(self, suit: int) -> bool:
        """Whether this seat holds the ace of the plain suit."""
        return bool(self.mine >> (suit * 8 + Rank.ACE) & 1)

    def has_catchable_ten(self, suit: int) -> bool:
        """Whether this seat holds the ten of the plain suit while its ace is out."""
        return bool(self.mine >> (suit * 8 + Rank.TEN) & 1 and self.unseen >> (suit * 8 + Rank.ACE) & 1)

    def has_beatable_king(self, suit: int) -> bool:
        """Whether this seat holds the king of the plain suit while ace or ten is out."""
        held = self.mine >> (suit * 8)
        return bool(held >> Rank.KING & 1 and self.unseen >> (suit * 8) & (1 << Rank.ACE | 1 << Rank.TEN))

    def led_by(self, suit: int) -> tuple[Seat, ...]:
        """Who has led the suit so far."""
        suits = self.suits
        return tuple([trick.leader for trick in self.view.tricks if suits[trick.cards[0]] == suit])

    # ------------------------------------------------------------------ chances

    def chance_all_follow(self, suit: int) -> float:
        """Probability that no opponent trumps the plain suit if it is led now."""
        chance = 1.0
        for seat in self.opponents:
            chance *= 1.0 - self.chance_ruffs(seat, suit)
        return chance

    def chance_void(self, seat: Seat, suit: int) -> float:
        """Probability that the seat has no card of the suit."""
        return self.chance_without(seat, SUITS[self.game][suit])

    def chance_without(self, seat: Seat, cards: CardSet) -> float:
        """Probability that the seat holds none of these cards."""
        possible, certain = self.may_hold[seat], self.certain[seat]
        if certain:
            if certain & cards:
                return 0.0
            possible &= ~certain
        wanted = (possible & cards).bit_count()
        if not wanted:
            return 1.0
        return chance_of_none(wanted, possible.bit_count(), self.view.cards_left[seat] - certain.bit_count())

    def suit_to_follow(self, card: Card) -> int:
        """The suit the others have to follow in this trick, which the card leads if no other has."""
        return self.suits[card] if self.led is None else self.led

    def chance_beaten_by(self, seat: Seat, card: Card) -> float:
        """Probability that the seat, still to play to the trick, can beat the card."""
        suit, led = self.suits[card], self.suit_to_follow(card)
        higher = HIGHER[self.game][card]
        if suit == led:
            follows = 1.0 - self.chance_without(seat, higher)
            if suit == TRUMP:
                return follows
            return min(1.0, follows + self.chance_ruffs(seat, led))
        # the card is a trump on a plain suit
        void = self.chance_void(seat, led)
        return void * (1.0 - self.chance_without(seat, higher)) if void else 0.0

    def chance_ruffs(self, seat: Seat, suit: int) -> float:
        """Probability that the seat is void in the plain suit and holds a trump."""
        void = self.chance_void(seat, suit)
        return void * (1.0 - self.chance_void(seat, TRUMP)) if void else 0.0
