"""What a seat knows while cards are played, in the kernel's words: the course so far, and room for the unseen."""

import numpy as np

from skatdesk.players.expert import course as c
from skatdesk.players.expert import reading as r
from skatdesk.players.expert.course import new_course
from skatdesk.players.expert.hand_judge import game_of
from skatdesk.players.expert.kinds import RAMSCH, TRUMPS, kind_of
from skatdesk.players.expert.stakes import matadors_needed, stakes_of
from skatdesk.players.expert.worlds import Worlds
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.layout import BITS, word_of
from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.auction import next_bid
from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.tricks import Trick
from skatdesk.skat.valuation import matadors
from skatdesk.skat.view import SeatView


class Situation:
    """A view of card play, turned into words.

    ``course`` is the deal as it stands, with the viewer's hand (and an open one) in it;
    ``beginning`` the deal before the first card, without hands. ``played`` and ``players``
    are the cards played so far and by whom, ``bids`` for each seat the highest value it said
    yes to and the value it refused (0 for none). ``room``, ``allowed`` and ``known`` say how
    the ``unseen`` cards may lie (see ``deal_worlds``).
    """

    def __init__(self, view: SeatView) -> None:
        assert view.contract is not None
        assert view.seat is not None
        assert view.trick is not None
        self.view = view
        self.seat: Seat = view.seat
        self.kind = kind_of(view.contract)
        self.game: Game = view.contract.game
        self._bits = BITS[self.game]
        self.declares = view.declarer is self.seat
        self.course = self._course_so_far()
        history = [play for trick in (*view.tricks, view.trick) for play in trick.plays()]
        self.played: Words = np.array([self._bits[card] for _, card in history], np.int64)
        self.players: Words = np.array([int(seat) for seat, _ in history], np.int64)
        self.beginning = new_course()
        for field in (c.KIND, c.DECLARER, c.KNOWS_SKAT):
            self.beginning[field] = self.course[field]
        self.beginning[c.TRICK] = 1
        self._lay_out_unseen()
        self.stakes = stakes_of(view.rules)
        self.bids = _bids(view)

    def facts(self, unnoticed: int) -> Words:
        """What was said, for ``read_worlds``; ``unnoticed`` are cards played that the seat has forgotten."""
        view, facts = self.view, np.zeros(r.FACTS, np.int64)
        assert view.contract is not None
        facts[r.VIEWER], facts[r.GAME] = int(self.seat), -1 if self.kind == RAMSCH else game_of(view.contract)
        facts[r.FROM_HAND] = int(view.hand_game)
        if not self.declares and not view.open_hand:
            facts[r.READS_CONTRACT] = r.BEFORE_RAMSCH if view.ramsch_round else 1
            facts[r.NEEDS] = matadors_needed(view)
        facts[r.UNNOTICED] = unnoticed
        if view.declarer is not None:
            facts[r.MAY_HOLD] = self.allowed[view.declarer]
        if self.kind == RAMSCH and view.rules.schieberamsch:
            return facts  # the hands of the bidding are those of the play no more
        for seat, (said, refused) in enumerate(self.bids):
            facts[r.SAID + seat], facts[r.REFUSED + seat] = said, refused
        return facts

    def word(self, cards: Cards) -> int:
        """The cards as one word of the game's layout."""
        return word_of(cards, self.game)

    def card(self, bit: int) -> Card:
        """The card of a bit."""
        return CARDS[self._bits.index(bit)]

    def words_of(self, cards: Cards) -> Words:
        """The bits of the cards, one after the other."""
        return np.array([self._bits[card] for card in cards], np.int64)

    def matadors_in(self, worlds: Worlds) -> Words:
        """The matadors the declarer is with or without in each of these worlds, signed as in ``Valuation``."""
        assert self.view.declarer is not None
        declarer, held = int(self.view.declarer), 0
        for bit in self.played[self.players == declarer].tolist():
            held |= 1 << bit
        trumps = (worlds[:, declarer] | worlds[:, 3] | held) & TRUMPS[self.kind]
        different, which = np.unique(trumps, return_inverse=True)
        runs = [matadors(self.game, [card for card in CARDS if word >> self._bits[card] & 1]) for word in different]
        return np.array(runs, np.int64)[which]

    def _course_so_far(self) -> Words:
        view, course = self.view, new_course()
        assert view.trick is not None
        course[c.KIND] = self.kind
        course[c.DECLARER] = 0 if view.declarer is None else int(view.declarer)
        course[c.KNOWS_SKAT] = int(view.declarer is not None and not view.hand_game)
        course[c.LEADER] = int(view.trick.leader)
        course[c.TRICK] = len(view.tricks) + 1
        for seat in SEATS:
            course[c.PILES + seat] = view.points[seat]
            course[c.WON + seat] = view.won[seat]
        for trick in (*view.tricks, view.trick):
            self._note(course, trick)
        for trick in view.tricks:
            course[c.GONE] |= self.word(trick.cards)
        for place, card in enumerate(view.trick.cards):
            course[c.TABLE + place] = self._bits[card]
        course[c.COUNT] = len(view.trick.cards)
        course[c.HANDS + self.seat] = self.word(view.hand)
        if self.declares and not view.hand_game:
            course[c.SKAT] = self.word(view.put_away)
        return course

    def _note(self, course: Words, trick: Trick) -> None:
        suits = EFFECTIVE_SUIT[self.game]
        for place, (seat, card) in enumerate(trick.plays()):
            led = suits[trick.cards[0]]
            whole = self.word(tuple(other for other in CARDS if suits[other] == led))
            if place == 0:
                course[c.LED + seat] |= whole
            elif suits[card] != led:
                course[c.VOID + seat] |= whole

    def _lay_out_unseen(self) -> None:
        view = self.view
        self.room: Words = np.zeros(4, np.int64)
        self.allowed: Words = np.zeros(4, np.int64)
        self.known: Words = np.zeros(4, np.int64)
        everything = (1 << 32) - 1
        gone = int(self.course[c.GONE]) | self.word(view.trick.cards if view.trick is not None else ())
        opened = self.word(view.open_hand)
        put_away = self.word(view.put_away)
        for seat in SEATS:
            if seat is self.seat:
                self.known[seat] = self.word(view.hand)
            elif view.open_hand and seat is view.declarer:
                self.known[seat] = opened
            elif view.partner_hand:
                self.known[seat] = self.word(view.partner_hand)
            else:
                self.room[seat] = view.cards_left[seat]
                self.allowed[seat] = everything & ~int(self.course[c.VOID + seat])
        self.known[3] = put_away
        self.room[3] = 2 - put_away.bit_count()
        self.allowed[3] = everything
        self.unseen = everything & ~(gone | put_away) & ~int(self.known[0] | self.known[1] | self.known[2])
        if self.kind == RAMSCH and view.rules.schieberamsch:
            self._lay_out_passed_on(put_away, gone)

    def _lay_out_passed_on(self, put_away: int, gone: int) -> None:
        """Schieberamsch: what the seat passed on lies with a later player who took it up, or in the skat."""
        pushed = self.view.pushed
        takers = [seat for seat in SEATS[self.seat + 1 :] if seat not in pushed]
        if put_away and takers:
            self.known[3], self.room[3] = 0, 2
            self.unseen |= put_away & ~gone
            for seat in SEATS:
                if seat not in takers:
                    self.allowed[seat] &= ~put_away
        if len(pushed) < 3 and not self.view.rules.schieberamsch_jacks:
            self.allowed[3] &= ~int(TRUMPS[RAMSCH])  # somebody has put the skat away, and jacks stay in the hand


def _bids(view: SeatView) -> tuple[tuple[int, int], ...]:
    said, refused, value = [0, 0, 0], [0, 0, 0], 0
    asked = False
    for call in view.auction.calls:
        match call:
            case Bid(seat, value):
                said[seat], asked = value, True
            case Hold(seat):
                said[seat], asked = value, False
            case Pass(seat):
                refused[seat] = value if asked else next_bid(value) or 0
                asked = False
    return tuple(zip(said, refused, strict=True))
