"""The kernel's course of play keeps the rules of ``skatdesk.skat``."""

from random import Random

import numpy as np
import pytest

from skatdesk.players.expert import course as c
from skatdesk.players.expert.kinds import GRAND, NULL, OPEN_NULL, RAMSCH, SUIT
from skatdesk.players.solver.layout import BITS, word_of
from skatdesk.skat.cards import CARDS, Cards, points, without
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.tricks import Trick, playable
from tests.players.expert.entries import LEGAL, TURN, follow

KINDS = [
    *((game, SUIT) for game in (Game.CLUBS, Game.SPADES, Game.HEARTS, Game.DIAMONDS)),
    *((Game.GRAND, GRAND), (Game.NULL, NULL), (Game.NULL, OPEN_NULL), (Game.RAMSCH, RAMSCH)),
]


class ByTheRules:
    """A deal as the rules see it, and the course the kernel should have."""

    def __init__(self, game: Game, kind: int, hands: list[Cards], skat: Cards, declarer: Seat) -> None:
        self.game, self.kind, self.declarer, self.skat = game, kind, declarer, skat
        self.hands, self.trick = hands, Trick(Seat(0))
        self.tricks: list[Trick] = []

    @property
    def legal(self) -> Cards:
        led = self.trick.cards[0] if self.trick.cards else None
        return playable(self.hands[self.trick.turn], led, self.game)

    def play(self, card: int) -> None:
        turn = self.trick.turn
        self.hands[turn] = without(self.hands[turn], CARDS[card])
        self.trick = Trick(self.trick.leader, (*self.trick.cards, CARDS[card]))
        if len(self.trick.cards) == 3:
            self.tricks.append(self.trick)
            self.trick = Trick(self.trick.winner(self.game))

    def row(self) -> list[int]:
        """The course with turn and legal cards, from the definitions in ``course.py``."""
        row = [0] * (c.LENGTH + 2)
        row[c.KIND], row[c.DECLARER], row[c.KNOWS_SKAT] = self.kind, int(self.declarer), 1
        row[c.LEADER], row[c.COUNT] = int(self.trick.leader), len(self.trick.cards)
        row[c.TRICK] = len(self.tricks) + 1
        last = self.trick.cards if self.trick.cards or not self.tricks else ()
        for place, card in enumerate(last):
            row[c.TABLE + place] = BITS[self.game][card]
        row[c.SKAT] = word_of(self.skat, self.game)
        row[c.GONE] = sum(word_of(trick.cards, self.game) for trick in self.tricks)
        suits = EFFECTIVE_SUIT[self.game]
        for trick in (*self.tricks, self.trick):
            for place, (seat, card) in enumerate(trick.plays()):
                led = suits[trick.cards[0]]
                whole = word_of(tuple(one for one in CARDS if suits[one] == led), self.game)
                if place == 0:
                    row[c.LED + seat] |= whole
                elif suits[card] != led:
                    row[c.VOID + seat] |= whole
        for trick in self.tricks:
            winner = trick.winner(self.game)
            row[c.PILES + winner] += 0 if self.game is Game.NULL else points(trick.cards)
            row[c.WON + winner] += 1
        for seat in SEATS:
            row[c.HANDS + seat] = word_of(self.hands[seat], self.game)
        row[TURN], row[LEGAL] = int(self.trick.turn), word_of(self.legal, self.game)
        return row


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_course_agrees_with_the_rules_card_by_card(game: Game, kind: int) -> None:
    """Turn, legal cards, hands, tricks, card points, voids and suits led, over whole random deals."""
    chance = Random(f"{game.code}{kind}")
    for _ in range(150):
        deck = chance.sample(CARDS, 32)
        hands = [tuple(sorted(deck[10 * seat : 10 * seat + 10])) for seat in SEATS]
        declarer = Seat(0) if kind == RAMSCH else chance.choice(SEATS)
        deal = ByTheRules(game, kind, hands, tuple(deck[30:]), declarer)
        course = np.array(deal.row()[: c.LENGTH], np.int64)
        rows, played = [deal.row()], []
        for _turn in range(30):
            card = chance.choice(deal.legal)
            played.append(BITS[game][card])
            deal.play(card)
            rows.append(deal.row())

        log = np.zeros((31, c.LENGTH + 2), np.int64)
        follow(course, np.array(played, np.int64), log)

        expected = np.array(rows)
        for place in range(3):  # what lies in a place of the table beyond the count means nothing
            idle = log[:, c.COUNT] <= place
            log[idle, c.TABLE + place] = expected[idle, c.TABLE + place] = 0
        assert (log == expected).all(), np.argwhere(log != expected)[:5]
        if game is not Game.NULL:
            assert log[-1, c.PILES : c.PILES + 3].sum() + points(deal.skat) == 120
