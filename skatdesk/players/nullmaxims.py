"""The maxims of Null: the declarer wants no trick at all.

As in ``maxims.py`` each looks at one card and says how far something holds of it, from 0
to about 1; ``nullweights.py`` says how much that counts. In Null a suit runs 7 8 9 10 J Q K A.
"""

from skatdesk.players.cardsets import HIGHER, SUITS, CardSet, cards_of, set_of
from skatdesk.players.inference import Table
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import POWER

_HEIGHT = POWER[Game.NULL]
_SUITS = SUITS[Game.NULL]
_HIGHER = HIGHER[Game.NULL]
_LOWEST_HEIGHT = 43


def lower_than(card: Card) -> CardSet:
    """The cards of the suit below this one."""
    return _SUITS[card.suit] & ~_HIGHER[card] & ~(1 << card)


def exposures(own: list[Card], others: CardSet) -> list[int]:
    """How many lower cards too many the others have, for each of one suit's cards from the lowest up.

    The lowest card is safe if none is lower, the second if at most one is, and so on: 0 is safe.
    """
    return [max(0, (others & lower_than(card)).bit_count() - place) for place, card in enumerate(own)]


def from_low(cards: CardSet) -> list[Card]:
    """The cards of the set, lowest first."""
    return sorted(cards_of(cards), key=_HEIGHT.__getitem__)


class NullChoice:
    """A card that may be played now in Null.

    ``lower`` and ``higher`` count the unseen cards of the suit below and above it, ``below`` the own ones below.
    """

    __slots__ = ("below", "card", "follows", "height", "higher", "length", "lower", "suit", "takes")

    def __init__(self, table: Table, card: Card) -> None:
        self.card = card
        self.suit = int(card.suit)
        self.height = (_HEIGHT[card] - _LOWEST_HEIGHT) / 7
        lower = lower_than(card)
        self.lower = (table.unseen & lower).bit_count()
        self.higher = (table.unseen & _HIGHER[card]).bit_count()
        self.below = (table.mine & lower).bit_count()
        self.length = table.lengths[self.suit]
        self.follows = table.led == self.suit
        self.takes = table.beats_best(card)


# ------------------------------------------------------------------ both sides


def many_lower_out(_: Table, choice: NullChoice) -> float:
    """Many lower cards of the suit are out."""
    return choice.lower / 4


def many_higher_out(_: Table, choice: NullChoice) -> float:
    """Many higher cards of the suit are out."""
    return choice.higher / 4


def long_suit(_: Table, choice: NullChoice) -> float:
    """A long suit."""
    return choice.length / 4


def short_suit(_: Table, choice: NullChoice) -> float:
    """One or two cards of the suit."""
    return float(choice.length <= 2)


def last_of_suit(_: Table, choice: NullChoice) -> float:
    """The last card of the suit."""
    return float(choice.length == 1)


def lowest_of_suit(_: Table, choice: NullChoice) -> float:
    """The lowest own card of the suit."""
    return float(choice.below == 0)


def highest_of_suit(_: Table, choice: NullChoice) -> float:
    """The highest own card of the suit."""
    return float(choice.below == choice.length - 1)


def own_lower_cards(_: Table, choice: NullChoice) -> float:
    """Own cards of the suit below this one."""
    return choice.below / 3


def high_card(_: Table, choice: NullChoice) -> float:
    """A high card, whatever is out."""
    return choice.height


def take_the_trick(_: Table, choice: NullChoice) -> float:
    """The card holds the trick for the moment."""
    return float(choice.takes)


def throw_high_card(table: Table, choice: NullChoice) -> float:
    """A high card of another suit than the one led."""
    return 0.0 if table.led is None or choice.follows else choice.height


# ------------------------------------------------------------------ declarer


def get_stuck(table: Table, choice: NullChoice) -> float:
    """The chance that nobody has to take the trick off the declarer again."""
    if not choice.takes:
        return 0.0
    lower = lower_than(choice.card)
    stuck = 1.0
    for seat in table.waiting:
        stuck *= 1.0 - max(0.0, table.chance_without(seat, lower) - table.chance_void(seat, choice.suit))
    return stuck


def _exposed(table: Table, choice: NullChoice, place: int, least: int, most: int) -> float:
    """By how much the card changes the number of exposed cards at this place of its suit."""
    suit = _SUITS[choice.suit]
    own = from_low(table.mine & suit)
    out = (table.unseen & suit).bit_count()
    rest = [card for card in own if card is not choice.card]

    def count(cards: list[Card]) -> int:
        found = exposures(cards, table.unseen)[:out]
        return sum(least <= exposure <= most for exposure in found[place : place + 1])

    return float(count(rest) - count(own))


def leave_lowest_slightly_exposed(table: Table, choice: NullChoice) -> float:
    """The lowest card left has one lower card too many against it."""
    return _exposed(table, choice, 0, 1, 1)


def leave_lowest_exposed(table: Table, choice: NullChoice) -> float:
    """The lowest card left has more than one lower card against it."""
    return _exposed(table, choice, 0, 2, 7)


def leave_second_exposed(table: Table, choice: NullChoice) -> float:
    """The second lowest card left is exposed."""
    return _exposed(table, choice, 1, 1, 7)


# ------------------------------------------------------------------ defenders


def declarer_void(table: Table, choice: NullChoice) -> float:
    """The declarer does not have the suit."""
    assert table.declarer is not None
    return table.chance_void(table.declarer, choice.suit)


def partner_void(table: Table, choice: NullChoice) -> float:
    """The partner does not have the suit and can throw another."""
    assert table.partner is not None
    return table.chance_void(table.partner, choice.suit)


def partner_below(table: Table, choice: NullChoice) -> float:
    """The partner can stay below the card."""
    assert table.partner is not None
    return 1.0 - table.chance_without(table.partner, lower_than(choice.card))


def catch_declarer(table: Table, choice: NullChoice) -> float:
    """The declarer has the suit, but only above the card, and the partner can stay out of the way."""
    assert table.declarer is not None
    above_only = table.chance_without(table.declarer, lower_than(choice.card)) - declarer_void(table, choice)
    return max(0.0, above_only) * max(partner_void(table, choice), partner_below(table, choice))


def cards_he_may_hold(table: Table, choice: NullChoice) -> float:
    """Many cards of the suit may be with the declarer."""
    assert table.declarer is not None
    return (table.may_hold[table.declarer] & _SUITS[choice.suit]).bit_count() / 4


def nothing_lower_out(_: Table, choice: NullChoice) -> float:
    """No lower card of the suit is out: it may be wanted later."""
    return float(choice.lower == 0)


def he_threw_from_it(table: Table, choice: NullChoice) -> float:
    """The declarer has thrown cards of this suit away: it was his weakness."""
    declarer = table.declarer
    assert declarer is not None
    thrown = 0
    for trick in table.view.tricks:
        card = trick.card_of(declarer)
        thrown += card is not None and card.suit == choice.suit and trick.cards[0].suit != card.suit
    return float(thrown)


def stay_with_declarer(table: Table, choice: NullChoice) -> float:
    """The declarer is left with the trick, unless he can go below."""
    declarer = table.declarer
    assert declarer is not None
    if table.led is None or declarer not in table.waiting:
        return 0.0
    best = choice.card if choice.takes else table.best
    assert best is not None
    return max(0.0, table.chance_without(declarer, lower_than(best)) - table.chance_void(declarer, table.led))


def make_room_for_declarer(table: Table, choice: NullChoice) -> float:
    """The card lets more of the declarer's cards pass below."""
    declarer = table.declarer
    assert declarer is not None
    if table.best is None or not choice.takes or declarer not in table.waiting:
        return 0.0
    room = lower_than(choice.card) & ~lower_than(table.best) & table.may_hold[declarer]
    return room.bit_count() / 3


def rescue_declarer(table: Table, choice: NullChoice) -> float:
    """Take the trick off the declarer."""
    return float(choice.takes and table.holder is table.declarer)


def first_exposed(table: Table, suit: int) -> tuple[int, Card] | None:
    """Null ouvert: the lowest card of the open hand's suit that is exposed, and its place from the lowest up."""
    line = _SUITS[suit]
    held = from_low(set_of(table.view.open_hand) & line)
    exposed = enumerate(exposures(held, (table.unseen | table.mine) & line))
    return next(((place, held[place]) for place, exposure in exposed if exposure), None)


def attack_exposed_suit(table: Table, choice: NullChoice) -> float:
    """Null ouvert: the open hand is exposed in this suit; less so, the more leads it takes."""
    found = first_exposed(table, choice.suit)
    return 0.0 if found is None else 1.0 / (1 + found[0])


def below_open_hand(table: Table, choice: NullChoice) -> float:
    """Null ouvert: the card lies below everything the declarer has of the suit."""
    held = [card for card in table.view.open_hand if card.suit == choice.suit]
    return float(bool(held) and all(_HEIGHT[choice.card] < _HEIGHT[card] for card in held))


def below_open_hand_partner_void(table: Table, choice: NullChoice) -> float:
    """Null ouvert: the same, and the partner does not have the suit."""
    return below_open_hand(table, choice) * partner_void(table, choice)


def throw_what_he_cannot_use(table: Table, choice: NullChoice) -> float:
    """Null ouvert: a card thrown that lies above everything the declarer has of the suit."""
    if table.led is None or choice.follows or not table.view.open_hand:
        return 0.0
    held = [card for card in table.view.open_hand if card.suit == choice.suit]
    return float(all(_HEIGHT[choice.card] > _HEIGHT[card] for card in held))


def attack_alone(table: Table, choice: NullChoice) -> float:
    """Null ouvert: the own cards of the suit suffice against the open hand; less so, the more leads it takes."""
    suit = _SUITS[choice.suit]
    held = (
        from_low(table.may_hold[table.declarer] & suit) if table.view.open_hand and table.declarer is not None else []
    )
    own = from_low(table.mine & suit)
    for place, (his, mine) in enumerate(zip(held, own, strict=False)):
        if _HEIGHT[his] > _HEIGHT[mine]:
            return 1.0 / (1 + place)
    return 0.0
