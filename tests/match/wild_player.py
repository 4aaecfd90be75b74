"""A player that does everything the rules allow, jumps in the bidding included."""

import random

from skatdesk.players.player import Budget, Decision
from skatdesk.players.random_player import RandomPlayer
from skatdesk.skat.actions import Action, Bid
from skatdesk.skat.view import SeatView


class WildPlayer(RandomPlayer):
    """Bids one of the next few values; all else at random."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        bids = [option for option in options if isinstance(option, Bid)]
        generator = random.Random(seed)
        if bids and generator.random() < 0.7:
            return Decision(generator.choice(bids[:6]))
        return super().decide(view, options, budget, seed)
