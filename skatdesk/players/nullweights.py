"""How much the maxims count in Null; see ``nullmaxims.py``.

Fitted to what a search through many possible lies of the hidden cards prefers, in some
nine thousand positions of play; rounded to a tenth. The strongest come first.
"""

from skatdesk.players import nullmaxims
from skatdesk.players.nullmaxims import NullChoice
from skatdesk.players.weighing import Weights

NULL_WEIGHTS: dict[str, Weights[NullChoice]] = {
    "declarer leads": (
        (nullmaxims.leave_lowest_exposed, -2.1),
        (nullmaxims.last_of_suit, 2.1),
        (nullmaxims.leave_lowest_slightly_exposed, -1.6),
        (nullmaxims.get_stuck, -1.2),
        (nullmaxims.short_suit, 1.0),
        (nullmaxims.many_higher_out, 1.0),
        (nullmaxims.high_card, -0.9),
    ),
    "declarer second": (
        (nullmaxims.get_stuck, -3.6),
        (nullmaxims.many_lower_out, 2.5),
        (nullmaxims.leave_lowest_exposed, -2.1),
        (nullmaxims.take_the_trick, -2.1),
        (nullmaxims.short_suit, 1.6),
        (nullmaxims.long_suit, -1.4),
        (nullmaxims.throw_high_card, 1.2),
        (nullmaxims.leave_lowest_slightly_exposed, -1.2),
        (nullmaxims.leave_second_exposed, -1.0),
    ),
    "declarer third": (
        (nullmaxims.get_stuck, -4.7),
        (nullmaxims.many_lower_out, 2.8),
        (nullmaxims.leave_lowest_exposed, -2.2),
        (nullmaxims.long_suit, -1.5),
        (nullmaxims.leave_lowest_slightly_exposed, -1.4),
        (nullmaxims.highest_of_suit, 1.3),
        (nullmaxims.leave_second_exposed, -1.1),
        (nullmaxims.own_lower_cards, -0.9),
    ),
    "defender leads, partner next": (
        (nullmaxims.lowest_of_suit, 2.3),
        (nullmaxims.declarer_void, -1.3),
        (nullmaxims.many_lower_out, 1.2),
        (nullmaxims.catch_declarer, 1.2),
        (nullmaxims.own_lower_cards, -1.2),
        (nullmaxims.cards_he_may_hold, 1.0),
        (nullmaxims.many_higher_out, -1.0),
        (nullmaxims.partner_void, 1.0),
        (nullmaxims.nothing_lower_out, -0.9),
        (nullmaxims.he_threw_from_it, 0.8),
    ),
    "defender leads, declarer next": (
        (nullmaxims.lowest_of_suit, 2.2),
        (nullmaxims.cards_he_may_hold, 1.4),
        (nullmaxims.nothing_lower_out, -1.3),
        (nullmaxims.own_lower_cards, -1.3),
        (nullmaxims.declarer_void, -1.1),
        (nullmaxims.many_lower_out, 1.1),
        (nullmaxims.catch_declarer, 1.0),
        (nullmaxims.partner_void, 0.8),
        (nullmaxims.he_threw_from_it, 0.7),
        (nullmaxims.partner_below, 0.6),
    ),
    "defender second, partner next": (
        (nullmaxims.rescue_declarer, -2.6),
        (nullmaxims.nothing_lower_out, -2.4),
        (nullmaxims.partner_below, 1.6),
        (nullmaxims.many_lower_out, 0.9),
        (nullmaxims.many_higher_out, -0.8),
    ),
    "defender second, declarer next": (
        (nullmaxims.stay_with_declarer, 2.1),
        (nullmaxims.make_room_for_declarer, -1.8),
        (nullmaxims.many_higher_out, -1.1),
        (nullmaxims.highest_of_suit, -1.0),
        (nullmaxims.many_lower_out, 1.0),
        (nullmaxims.partner_below, 0.7),
        (nullmaxims.throw_high_card, 0.7),
        (nullmaxims.short_suit, -0.6),
    ),
    "defender third, trick is ours": (
        (nullmaxims.lowest_of_suit, -1.3),
        (nullmaxims.nothing_lower_out, -1.2),
        (nullmaxims.many_higher_out, -1.2),
        (nullmaxims.partner_below, 1.2),
    ),
    "defender third, trick is his": (
        (nullmaxims.rescue_declarer, -5.0),
        (nullmaxims.highest_of_suit, 0.8),
        (nullmaxims.many_lower_out, 0.8),
        (nullmaxims.many_higher_out, -0.8),
    ),
}

_LEADS_AGAINST_OPEN_HAND: Weights[NullChoice] = (
    (nullmaxims.declarer_void, -3.4),
    (nullmaxims.lowest_of_suit, 1.9),
    (nullmaxims.partner_void, 1.8),
    (nullmaxims.catch_declarer, 1.8),
    (nullmaxims.below_open_hand_partner_void, 1.4),
    (nullmaxims.nothing_lower_out, -1.4),
    (nullmaxims.own_lower_cards, -1.3),
    (nullmaxims.attack_alone, -1.1),
    (nullmaxims.many_higher_out, -1.0),
    (nullmaxims.attack_exposed_suit, -0.8),
)

OPEN_HAND_WEIGHTS: dict[str, Weights[NullChoice]] = {
    "defender leads, partner next": _LEADS_AGAINST_OPEN_HAND,
    "defender leads, declarer next": _LEADS_AGAINST_OPEN_HAND,
    "defender second, declarer next": (
        (nullmaxims.stay_with_declarer, 4.1),
        (nullmaxims.attack_exposed_suit, 2.7),
        (nullmaxims.throw_what_he_cannot_use, 2.4),
        (nullmaxims.make_room_for_declarer, -1.6),
        (nullmaxims.many_lower_out, 1.5),
        (nullmaxims.below_open_hand_partner_void, -1.2),
        (nullmaxims.attack_alone, -1.2),
        (nullmaxims.many_higher_out, -1.0),
        (nullmaxims.partner_below, -0.8),
        (nullmaxims.he_threw_from_it, 0.6),
        (nullmaxims.take_the_trick, 0.5),
        (nullmaxims.lowest_of_suit, -0.4),
        (nullmaxims.highest_of_suit, -0.2),
    ),
    "defender third, trick is ours": (
        (nullmaxims.lowest_of_suit, -2.4),
        (nullmaxims.own_lower_cards, 1.8),
        (nullmaxims.below_open_hand, -1.5),
        (nullmaxims.cards_he_may_hold, -1.4),
        (nullmaxims.nothing_lower_out, 1.4),
        (nullmaxims.many_higher_out, -1.3),
        (nullmaxims.partner_below, -1.1),
        (nullmaxims.declarer_void, 0.9),
        (nullmaxims.take_the_trick, 0.8),
        (nullmaxims.he_threw_from_it, 0.4),
    ),
}
"""Where the open hand makes a difference; elsewhere the same maxims hold."""
