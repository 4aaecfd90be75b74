"""Deals in which forehand has promised to win the last trick with the lowest trump."""

from collections.abc import Iterator
from dataclasses import replace

from skatdesk.skat.actions import Action, Announce, Bid, Pass, PlayHand
from skatdesk.skat.contracts import SUIT_GAMES, Contract
from skatdesk.skat.deals import Deal
from skatdesk.skat.endings import lowest_trump
from skatdesk.skat.game import replay
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart, TrickPlay

RULES = replace(HOME, name="custom", spitze=1, kontra="off", kontra_levels=0)


def promised(seed: int) -> Iterator[tuple[GameStart, tuple[Action, ...], TrickPlay]]:
    """Deals of a series in which forehand may, with seven trumps at least: what was said, and the state then."""
    for number in range(1, 100_000):
        deal = Deal.of_series(seed, number)
        hand = deal.hands[FOREHAND]
        for game in SUIT_GAMES:
            if lowest_trump(game) in hand and sum(card in trumps(game) for card in hand) >= 7:
                start, contract = GameStart(deal, RULES), Contract(game, hand=True, spitze=True)
                said = (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18), PlayHand(FOREHAND))
                actions = (*said, Announce(FOREHAND, contract))
                state = replay(start, actions)
                assert isinstance(state, TrickPlay)
                yield start, actions, state
