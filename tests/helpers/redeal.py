"""Other deals that look the same from one seat.

A seat that has seen some cards cannot tell the others apart: any exchange of unseen
cards which leaves every public action legal is a world it must reckon with.
"""

import random
from collections.abc import Iterable
from dataclasses import replace

from skatdesk.skat.actions import Action, Discard, Rearrange
from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.game import replay
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import SeatView, view_of

World = tuple[GameStart, tuple[Action, ...]]


def unseen(view: SeatView) -> Cards:
    """The cards this seat cannot place: everything but what it holds, took, put away or saw played."""
    seen = {*view.hand, *view.taken, *view.put_away, *view.open_hand, *view.partner_hand}
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        seen.update(trick.cards)
    return tuple(card for card in CARDS if card not in seen)


def redeal(start: GameStart, actions: Iterable[Action], seat: Seat, generator: random.Random, swaps: int) -> World:
    """A world reached by that many random exchanges of two unseen cards, each kept if play stays legal."""
    world = start, tuple(actions)
    hidden = unseen(view_of(replay(*world), seat))
    for _ in range(swaps if len(hidden) >= 2 else 0):
        first, second = generator.sample(hidden, 2)
        other = _exchanged(world, first, second)
        try:
            replay(*other)
        except IllegalAction:
            continue
        world = other
    return world


def _exchanged(world: World, first: Card, second: Card) -> World:
    start, actions = world
    names = {first: second, second: first}

    def renamed(cards: Cards) -> Cards:
        return tuple(names.get(card, card) for card in cards)

    def moved(action: Action) -> Action:
        match action:
            case Discard():
                return Discard(action.seat, renamed(action.cards))
            case Rearrange():
                return Rearrange(action.seat, renamed(action.hand))
            case _:
                return action

    deal = Deal(start.deal.hands.map(renamed), renamed(start.deal.skat))
    return replace(start, deal=deal), tuple(map(moved, actions))
