"""What speaks for a card of a Ramsch that no maxim of the trick knows: how the whole deal stands.

The maxims (``players/ramschplay.py``) speak of danger. Who cannot lose any more, or has won every trick so far, is
in none, and what they say is not true of him. The keys are those of ``Evaluation.reason``.
"""

from skatdesk.players.inference import Table
from skatdesk.players.ramschplay import chance_to_take
from skatdesk.players.sayings import PROBABLE
from skatdesk.skat.cards import DECK_POINTS, Card, Cards
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.seats import Seat

_MANY_TRICKS = 5
"""So many tricks in one hand, and none elsewhere, may become all ten."""


def by_standing(table: Table, playable: Cards, card: Card) -> str | None:
    """What the points and tricks taken so far say for the card, before any maxim; None if nothing."""
    marching = _who_marches(table)
    if marching is table.seat:
        return "ramsch_march" if _probably_takes(table, card) else None
    if marching is not None:
        keeps = not table.beats_best(card) and any(_is_above(table, other, card) for other in playable)
        return "ramsch_keep_stopper" if keeps else None
    if _cannot_lose(table):
        return "ramsch_cannot_lose"
    return "cannot_be_caught" if _takes_nothing_more(table, playable) else None


def by_trumps(table: Table, card: Card) -> str | None:
    """What the jacks of the others say for one that is led, where no maxim does; None if nothing."""
    trumps = table.line(TRUMP)
    if table.led is not None or table.suits[card] != TRUMP or (table.unseen & trumps).bit_count() < len(table.waiting):
        return None
    follow = all(table.chance_void(seat, TRUMP) < PROBABLE for seat in table.waiting)
    return "ramsch_trumps_follow" if follow else None


def _who_marches(table: Table) -> Seat | None:
    """Who has won all tricks so far, several of them, where all ten pay (rules.md §12.3)."""
    view = table.view
    if not view.rules.ramsch_durchmarsch or view.rules.ramsch_score != "loser" or len(view.tricks) < _MANY_TRICKS:
        return None
    return next((seat for seat in Seat if view.won[seat] == len(view.tricks)), None)


def _probably_takes(table: Table, card: Card) -> bool:
    return chance_to_take(table, card, table.suits[card] if table.led is None else table.led) >= PROBABLE


def _is_above(table: Table, other: Card, card: Card) -> bool:
    return table.suits[other] == table.suits[card] and table.power[other] > table.power[card]


def _cannot_lose(table: Table) -> bool:
    """Whether another player has more points than this one can still get, with all that is out and the skat.

    Where everybody writes down the own points each one counts.
    """
    points, own = table.view.points, table.view.points[table.seat]
    out = DECK_POINTS - sum(points)
    most = max(points[seat] for seat in table.seat.others)
    return table.view.rules.ramsch_score == "loser" and most > own + out


def _takes_nothing_more(table: Table, playable: Cards) -> bool:
    """Whether no trick can be forced on this hand: it does not lead, has no jack, and nobody a card below its own."""
    if table.led is None or table.lengths[TRUMP] or any(map(table.beats_best, playable)):
        return False
    return not any(table.unseen & table.line(table.suits[card]) & ~table.higher_out(card) for card in table.hand)
