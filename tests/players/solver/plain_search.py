"""The solver's questions answered the long way: every line of play, by the rules as ``skatdesk.skat`` has them."""

from dataclasses import dataclass, field
from random import Random

from skatdesk.players.solver import Position
from skatdesk.skat.cards import CARDS, Card, Cards, Rank, points, without
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.tricks import Trick, playable

State = tuple[BySeat[Cards], Trick]


@dataclass
class PlainSearch:
    """All answers about one position and those that follow from it."""

    position: Position
    known: dict[State, BySeat[int]] = field(default_factory=dict)

    @property
    def start(self) -> State:
        return self.position.hands, Trick(self.position.leader, self.position.trick)

    def value(self) -> BySeat[int]:
        """Points each player still gets; in Null, tricks of the declarer, counted to one."""
        return self._value(self.start)

    def by_card(self) -> dict[Card, BySeat[int]]:
        return {card: self._after(self.start, card) for card in self.position.legal}

    def _value(self, state: State) -> BySeat[int]:
        if state not in self.known:
            hands, trick = state
            led = trick.cards[0] if trick.cards else None
            ends = [self._after(state, card) for card in playable(hands[trick.turn], led, self.position.game)]
            self.known[state] = min(ends, key=lambda end: self._unwanted(end, trick.turn)) if ends else BySeat(0, 0, 0)
        return self.known[state]

    def _unwanted(self, end: BySeat[int], turn: Seat) -> tuple[int, ...]:
        """What the player on turn wants to be small."""
        position = self.position
        if position.declarer is None:
            return end[turn], end[turn.next]
        return (end[position.declarer] * (1 if (turn == position.declarer) is (position.game is Game.NULL) else -1),)

    def _after(self, state: State, card: Card) -> BySeat[int]:
        hands, trick = state
        hands = hands.replace(trick.turn, without(hands[trick.turn], card))
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) < 3:
            return self._value((hands, trick))
        winner = trick.winner(self.position.game)
        if self.position.game is Game.NULL:
            if winner is self.position.declarer:
                return BySeat(0, 0, 0).replace(winner, 1)
            return self._value((hands, Trick(winner)))
        later = self._value((hands, Trick(winner)))
        last = self.position.game is Game.RAMSCH and not hands[winner]
        return later.replace(winner, later[winner] + trick.points + (points(self.position.skat) if last else 0))


def random_ending(chance: Random, game: Game, size: int) -> Position:
    """Hands of ``size`` cards before the trick, of which up to two cards are played.

    Every other ending is dealt from one to three suits, the jacks being one, so that suits are
    long and cards lie close to each other.
    """
    deck = chance.sample(CARDS, 32)
    if chance.random() < 0.5:
        turn = chance.sample(range(5), 5)  # jacks count as a suit
        deck.sort(key=lambda card: turn[4 if card.rank is Rank.JACK else card.suit])
        deck = chance.sample(deck[: 3 * size + 2], 3 * size + 2)
    hands = BySeat.of(lambda seat: tuple(sorted(deck[seat * size : seat * size + size])))
    skat = tuple(deck[3 * size : 3 * size + chance.randrange(3)])
    leader = chance.choice(SEATS)
    declarer = None if game is Game.RAMSCH else chance.choice(SEATS)
    position = Position(hands, game, leader, declarer, skat)
    for _ in range(chance.randrange(3)):
        card = chance.choice(position.legal)
        left = position.hands.replace(position.turn, without(position.hands[position.turn], card))
        position = Position(left, game, leader, declarer, skat, (*position.trick, card))
    return position
