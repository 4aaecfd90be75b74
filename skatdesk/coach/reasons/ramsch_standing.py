"""What speaks for a card of a Ramsch that no maxim of the trick knows: how the whole deal stands.

The maxims (``players/ramschplay.py``) speak of danger. Who cannot lose any more, or has won every trick so far, is
in none, and what they say is not true of him. The keys are those of ``Evaluation.reason``.
"""

from skatdesk.players.claiming import takes_the_rest
from skatdesk.players.inference import Table
from skatdesk.players.ramschplay import CHEAP, chance_to_take
from skatdesk.players.sayings import PROBABLE
from skatdesk.skat.cards import DECK_POINTS, Card, Cards
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.seats import BySeat, Seat

_MANY_TRICKS = 5
"""So many tricks in one hand, and none elsewhere, may become all ten."""


def by_standing(table: Table, playable: Cards, card: Card) -> str | None:
    """What the points and tricks taken so far say for the card, before any maxim; None if nothing."""
    marching = _who_marches(table)
    if marching is table.seat:
        return "ramsch_march" if _probably_takes(table, card) else None
    if marching is not None and table.holder is marching:
        keeps = not table.beats_best(card) and any(_is_above(table, other, card) for other in playable)
        return "ramsch_keep_stopper" if keeps else None
    if _will_march(table):
        return "takes_everything"
    if _cannot_lose(table, card):
        return "ramsch_cannot_lose"
    return "cannot_be_caught" if _takes_nothing_more(table, playable) else None


def by_what_is_left(table: Table, playable: Cards, card: Card) -> str | None:
    """What is plain about the card where no maxim says something true of it; None if nothing is."""
    if table.suits[card] == TRUMP:
        led = _by_trumps_led(table)
        if led is not None or not table.higher_out(card):
            return led or "ramsch_must_take"
    if _spares_who_has_least(table, playable, card):
        return "ramsch_keep_points"
    if len(table.hand) == 2 and _keeps_the_safer(table, card):
        return "ramsch_keep_safer"
    if table.led is None:
        if table.with_others & table.higher_out(card):
            return "many_higher_out"
        return "many_lower_out" if _others_follow_below(table, card) else None
    if not table.beats_best(card):
        return "short_suit" if _will_soon_be_void(table, card) else "ramsch_duck"
    if not table.waiting:
        return "take_the_trick"
    return "ramsch_cheap" if table.lying + card.points <= CHEAP else None


def is_untrue(table: Table, card: Card, maxim: str) -> bool:
    """Whether what a maxim says of the cards that stay is not so: that low ones do, or some to be thrown."""
    if maxim == "ramsch_keep_low":
        return not _keeps_a_low_card(table, card)
    stay = {table.suits[held] for held in table.hand} - {TRUMP, table.suits[card]}
    return maxim == "ramsch_void" and not stay


def _keeps_a_low_card(table: Table, card: Card) -> bool:
    """Whether the lowest card of its suit that stays may well let a trick pass: as many are out above it as below."""
    suit = table.suits[card]
    lowest = min((held for held in table.hand if table.suits[held] == suit), key=table.power.__getitem__)
    above, below = table.higher_out(lowest), table.lower_out(lowest)
    return lowest is not card and above.bit_count() >= max(1, below.bit_count())


def _by_trumps_led(table: Table) -> str | None:
    """What the jacks of the others say for one that is led."""
    if table.led is not None or (table.unseen & table.line(TRUMP)).bit_count() < len(table.waiting):
        return None
    follow = all(table.chance_void(seat, TRUMP) < PROBABLE for seat in table.waiting)
    return "ramsch_trumps_follow" if follow else None


def _who_marches(table: Table) -> Seat | None:
    """Who has won all tricks so far, several of them, where all ten pay (rules.md §12.3)."""
    view = table.view
    if not view.rules.all_ten_pay or len(view.tricks) < _MANY_TRICKS:
        return None
    return next((seat for seat in Seat if view.won[seat] == len(view.tricks)), None)


def _will_march(table: Table) -> bool:
    """Whether all tricks so far and all that are left are this player's, whatever the others hold, and that pays."""
    view, seat = table.view, table.seat
    if table.led is not None or view.won[seat] < len(view.tricks) or not view.rules.all_ten_pay:
        return False
    return takes_the_rest(table.game, table.hand, table.unseen)


def _probably_takes(table: Table, card: Card) -> bool:
    return chance_to_take(table, card) >= PROBABLE


def _is_above(table: Table, other: Card, card: Card) -> bool:
    return table.suits[other] == table.suits[card] and table.power[other] > table.power[card]


def _cannot_lose(table: Table, card: Card) -> bool:
    """Whether another player has more points than this one can still get, with all that is out and the skat.

    A trick that goes to another player with this card is as good as his. Where everybody writes down the own points
    each one counts.
    """
    points = _points_after(table, card)
    own, out = points[table.seat], DECK_POINTS - sum(points)
    most = max(points[seat] for seat in table.seat.others)
    return table.view.rules.ramsch_score == "loser" and most > own + out


def _points_after(table: Table, card: Card) -> BySeat[int]:
    """The points of each player, with those of a trick that is another player's whatever comes."""
    points = table.view.points
    if table.waiting or table.holder is None or table.beats_best(card):
        return points
    return points.replace(table.holder, points[table.holder] + table.lying + card.points)


def _spares_who_has_least(table: Table, playable: Cards, card: Card) -> bool:
    """Whether the trick goes to a player who does not lose by it, and a card with more points stays for who may.

    Where everybody writes down the own points it is the same who gets them.
    """
    if table.view.rules.ramsch_score != "loser":
        return False
    after = _points_after(table, card)
    below = [other.points for other in playable if not table.beats_best(other)]
    if after is table.view.points or card.points >= max(below, default=0):
        return False
    worst = max(after)
    return table.holder is not None and after[table.holder] < worst and after[table.seat] < worst


def _keeps_the_safer(table: Table, card: Card) -> bool:
    """Whether more cards are out above the last card than above this one, as far as others may hold them."""
    kept, held = next(other for other in table.hand if other is not card), table.with_others
    return (held & table.higher_out(kept)).bit_count() > (held & table.higher_out(card)).bit_count()


def _others_follow_below(table: Table, card: Card) -> bool:
    """Whether both others probably have to follow with a lower card; later they would throw what they like."""
    return all(table.chance_without(seat, table.lower_out(card)) <= 1.0 - PROBABLE for seat in table.waiting)


def _will_soon_be_void(table: Table, card: Card) -> bool:
    """Whether one more card of the plain suit stays here while others may still hold some."""
    suit = table.suits[card]
    return (
        suit not in (TRUMP, table.led)
        and table.lengths[suit] == 2 < len(table.hand)
        and bool(table.with_others & table.line(suit))
    )


def _takes_nothing_more(table: Table, playable: Cards) -> bool:
    """Whether no trick can be forced on this hand: it does not lead, has no jack, and nobody a card below its own."""
    if table.led is None or table.lengths[TRUMP] or any(map(table.beats_best, playable)):
        return False
    return not any(map(table.lower_out, table.hand))
