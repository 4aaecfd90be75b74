"""A player that does anything legal, for tests and as the yardstick nobody should fall below."""

import random
from itertools import groupby

from skatdesk.players.player import Budget, Decision
from skatdesk.skat.actions import Action, Bid, Concede, Rearrange
from skatdesk.skat.view import SeatView


class RandomPlayer:
    """Draws the kind of action first, then one of that kind, so that rare kinds happen too.

    Values are bid in steps of the ladder: a draw among all of them would end most auctions at 100 and more.
    """

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """One of the options, or in Revolution one of all ways to sort the defenders' cards."""
        generator = random.Random(seed)
        kinds = [list(group) for _, group in groupby(options, key=type)]
        kind = generator.choice(kinds)
        action = kind[0] if isinstance(kind[0], Bid) else generator.choice(kind)
        if isinstance(action, Rearrange):
            both = view.hand + view.partner_hand
            action = Rearrange(action.seat, tuple(generator.sample(both, 10)))
        return Decision(action)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """Always: it does not care."""
        return True
