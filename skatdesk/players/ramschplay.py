"""Ramsch and Schieberamsch: everybody alone, as few card points as possible.

A suit is as dangerous as its cards are high for their place: the lowest card of a suit
ducks the first lead if no more lower cards are out than it can let pass, the second the
next, and so on. Jacks are a suit of their own.
"""

from skatdesk.players.cardsets import ALL, HIGHER, SUITS, CardSet, set_of
from skatdesk.players.claiming import takes_the_rest
from skatdesk.players.inference import Table
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.weighing import ALL_THE_SAME, BEST_DISCARD, MOST_PROMISING, NEGLIGIBLE
from skatdesk.skat.actions import Action, Discard, PickUp, Push
from skatdesk.skat.cards import Card, Cards, without
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP
from skatdesk.skat.seats import FOREHAND, Seat
from skatdesk.skat.view import SeatView

_SUIT_OF = EFFECTIVE_SUIT[Game.RAMSCH]
_POWER = POWER[Game.RAMSCH]
_LINES = SUITS[Game.RAMSCH]
_ABOVE = HIGHER[Game.RAMSCH]

CAUGHT = (0.0, 0.25, 0.5, 0.7, 0.85, 0.95, 1.0)
"""Chance that a card takes a trick, by how many lower cards too many are out."""

LATER = 0.6
"""How much less each further card of a suit matters: the game may be over before."""

COMPANY = 8.0
"""Card points the others lay on a trick somebody has to take."""

VOID_GIFT = 10.0
"""Card points somebody gives who cannot follow."""

FOLLOW_GIFT = 2.0
"""Card points somebody gives who follows below."""

UNKNOWN_OTHERS, WEAK_OTHERS = (15.0, 1.5), (26.0, 1.1)
"""What a Ramsch is worth to a hand without danger, and what each card point of danger takes off (list score)."""

SHED = 0.45
"""What it is worth to part with a card point on another player's trick."""

NOT_THE_LOWEST = 2.0
"""What a lead costs that is not the lowest of its suit (card points)."""

CHEAP = 5
"""A trick of so few card points may be taken to be rid of a card that would cost more later."""

HARDLY = 0.05
"""Cards whose chances to take a trick differ by no more are alike to whoever is told a reason."""


def danger_of_suit(own: list[Card], unseen: CardSet) -> float:
    """Card points the cards of one suit, lowest first, are likely to cost."""
    danger = 0.0
    share = 1.0
    for place, card in enumerate(own):
        lower = (unseen & _LINES[_SUIT_OF[card]] & ~_ABOVE[card]).bit_count()
        danger += share * CAUGHT[max(0, lower - place)] * (card.points + COMPANY)
        share *= LATER
    return danger


def danger(cards: Cards, unseen: CardSet) -> float:
    """Card points a hand is likely to cost against these unseen cards."""
    return sum(danger_of_suit(_line(cards, suit), unseen) for suit in range(TRUMP + 1))


def _line(cards: Cards, suit: int) -> list[Card]:
    return sorted((card for card in cards if _SUIT_OF[card] == suit), key=_POWER.__getitem__)


def outlook(cards: Cards, *, others_passed: bool) -> float:
    """What a game has to promise to be as good for a hand as a Ramsch (list score).

    Where ``others_passed``, they have said that they are weak; else nothing is known of them.
    Both ways to go on were played by rule with 6 700 hands near the border (docs/decisions/0018-searching-players.md).
    """
    harmless, per_danger = WEAK_OTHERS if others_passed else UNKNOWN_OTHERS
    return harmless - per_danger * danger(cards, ALL & ~set_of(cards))


def choose_card(table: Table, playable: Cards) -> tuple[Card, str]:
    """The card that costs least now and later, and why."""
    weigh = cost_of_lead if table.led is None else cost
    costs = {card: weigh(table, card) for card in playable}
    best = min(playable, key=lambda card: (costs[card], card))
    if max(costs.values()) - costs[best] < NEGLIGIBLE:
        return best, ALL_THE_SAME
    return best, reason_for(table, playable, best)


def reason_for(table: Table, playable: Cards, card: Card) -> str:
    """What is true of this card and speaks for it; ``MOST_PROMISING`` if nothing does."""
    return (_why_led if table.led is None else _why_added)(table, card, playable)


def _why_led(table: Table, card: Card, playable: Cards) -> str:
    """The maxim behind a lead, if one says something true of it."""
    held = table.with_others
    higher, lower = held & table.higher_out(card), held & table.lower_out(card)
    if table.is_lowest(card, table.suits[card]) and higher and higher.bit_count() >= lower.bit_count():
        return "ramsch_lead_low" if _is_low(table, card, playable) else "many_higher_out"
    if not any(map(table.higher_out, playable)) and _is_cheapest(card, playable):
        return "ramsch_take"
    if _is_one_of(1, table, card):
        return "ramsch_void"
    if not table.is_lowest(card, table.suits[card]):
        return "ramsch_keep_low"
    return "short_suit" if _is_one_of(2, table, card) else MOST_PROMISING


def _why_added(table: Table, card: Card, playable: Cards) -> str:
    """The maxim behind a card that is added to a trick, if one says something true of it."""
    if table.beats_best(card):
        dearer = any(other.points > card.points for other in playable)
        if dearer and all(map(table.beats_best, playable)) and _is_cheapest(card, playable):
            return "ramsch_take"
        if not table.is_lowest(card, table.suits[card]):
            return "ramsch_keep_low"
        cheap = not table.waiting and table.lying + card.points <= CHEAP
        return "ramsch_throw" if cheap and table.with_others & table.lower_out(card) else MOST_PROMISING
    if table.suits[card] == table.led:
        return "ramsch_duck"
    if card.points or table.with_others & table.lower_out(card):
        return "ramsch_throw"
    return "ramsch_void" if _is_one_of(1, table, card) else MOST_PROMISING


def _is_low(table: Table, card: Card, playable: Cards) -> bool:
    """Whether it counts nothing, and hardly any other card is less likely to take the trick it leads."""
    chances = {one: chance_to_take(table, one) for one in playable}
    return not card.points and chances[card] <= min(chances.values()) + HARDLY


def _is_cheapest(card: Card, playable: Cards) -> bool:
    return all(card.points <= other.points for other in playable)


def _is_one_of(number: int, table: Table, card: Card) -> bool:
    """Whether it is one of so many cards here of a plain suit that others may still hold."""
    suit = table.suits[card]
    return suit != TRUMP and table.lengths[suit] == number and bool(table.with_others & table.line(suit))


def cost(table: Table, card: Card) -> float:
    """Card points to expect from this trick, and how much the remaining hand is worth."""
    led = table.suit_to_follow(card)
    gifts = sum(_gift(table, seat, led) for seat in table.waiting)
    take = chance_to_take(table, card)
    now = take * (table.lying + card.points + gifts) - (1.0 - take) * SHED * card.points
    before = _line(table.hand, table.suits[card])
    after = [other for other in before if other is not card]
    return now + danger_of_suit(after, table.unseen) - danger_of_suit(before, table.unseen)


def cost_of_lead(table: Table, card: Card) -> float:
    """The same for a lead: among equals the lowest card of the suit."""
    more = 0.0 if table.is_lowest(card, table.suits[card]) else NOT_THE_LOWEST
    return cost(table, card) + more


def _gift(table: Table, seat: Seat, led: int) -> float:
    void = table.chance_void(seat, led)
    return void * VOID_GIFT + (1.0 - void) * FOLLOW_GIFT


def chance_to_take(table: Table, card: Card) -> float:
    """Probability that the trick is taken with the card: that nobody after has to beat it."""
    if not table.beats_best(card):
        return 0.0
    higher, led = table.higher_out(card), table.suit_to_follow(card)
    chance = 1.0
    for seat in table.waiting:
        ducks = table.line(led) & ~higher
        chance *= 1.0 - max(0.0, table.chance_without(seat, ducks) - table.chance_void(seat, led))
    return chance


SAFE_ENOUGH = 18.0
"""Below this danger a hand pushes the skat on unseen, which doubles what somebody else will pay."""

MANY_JACKS = 3
"""A hand with so many jacks takes too many tricks to be pushed with, however low its other cards are."""


def push(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """Schieberamsch: push a safe hand on unseen, or one that takes all ten tricks, where that pays.

    Else take the skat and pass on the two worst cards.
    """
    unseen = ALL & ~set_of(view.hand)
    if isinstance(options[0], Discard):
        best = min(options, key=lambda option: _danger_without(view.hand, option, unseen))
        assert isinstance(best, Discard)
        return Decision(best, Evaluation(_why_passed_on(view.hand, best.cards)))
    if view.rules.all_ten_pay and view.seat is FOREHAND and takes_the_rest(Game.RAMSCH, view.hand, unseen):
        pushed = next(option for option in options if isinstance(option, Push))
        return Decision(pushed, Evaluation("takes_everything"))
    jacks = len(_line(view.hand, TRUMP))
    safe = jacks < MANY_JACKS and danger(view.hand, unseen) < SAFE_ENOUGH
    action = next(option for option in options if isinstance(option, Push if safe else PickUp))
    return Decision(action, Evaluation("hand_is_safe" if safe else "skat_can_only_help"))


def _why_passed_on(cards: Cards, pair: Cards) -> str:
    """What is true of two cards of twelve: those without card points cost least of all, but a suit may go with them."""
    if all(card.points for card in pair):
        return "pass_on_what_costs_most"
    suits = {_SUIT_OF[card] for card in pair}
    gone = suits.isdisjoint(_SUIT_OF[card] for card in without(cards, *pair))
    return "ramsch_void" if gone and len(suits) == 1 else BEST_DISCARD


def _danger_without(cards: Cards, action: Action, unseen: CardSet) -> float:
    """What the ten cards that stay are likely to cost; a jack above which none is out takes a trick for sure."""
    assert isinstance(action, Discard)
    kept = without(cards, *action.cards)
    highest = (card for card in _line(kept, TRUMP) if not unseen & _LINES[TRUMP] & _ABOVE[card])
    return danger(kept, unseen) + sum(card.points + COMPANY for card in highest)
