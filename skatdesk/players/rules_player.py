"""The rule-based player: bids, announces and plays by the maxims, without searching.

It rolls no dice and needs no time: the same view gives the same decision, whatever the
seed and the budget.
"""

from functools import partial

from skatdesk.players import announcing, bidding, cardplay, discarding, doubling, ramschplay, revolution
from skatdesk.players.player import Budget, Decision
from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.view import Phase, SeatView


class RulesPlayer:
    """Knows what its hand is worth and remembers every card; plays every rule set."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """See ``Player``."""
        match view.phase:
            case Phase.BIDDING:
                return bidding.call(view, options)
            case Phase.SKAT:
                return bidding.skat_or_hand(view, options)
            case Phase.DISCARD:
                return discarding.discard(view, options)
            case Phase.ANNOUNCE | Phase.GRAND_HAND_CALL:
                return announcing.announce(view, options)
            case Phase.PUSHING:
                return ramschplay.push(view, options)
            case Phase.REARRANGE:
                return revolution.rearrange(view)
            case Phase.KONTRA:
                return doubling.answer(view, options, doubling.own_chance(view))
            case Phase.PLAY:
                chance_to_win = partial(doubling.own_chance, view)
                return doubling.announcement(options, chance_to_win) or cardplay.play(view, options)
            case Phase.FINISHED:
                raise ValueError("the deal is over: there is nothing to decide")

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """See ``Player``: takes a present from the declarer, and gives up with the partner only what is lost."""
        return doubling.consents(view, concession)
