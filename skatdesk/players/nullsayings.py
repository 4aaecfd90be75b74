"""How true of a position is what a maxim says of a card in Null; see ``sayings.py``."""

from collections.abc import Mapping, Sequence

from skatdesk.players.inference import Table
from skatdesk.players.nullmaxims import (
    NullChoice,
    attack_alone,
    attack_exposed_suit,
    exposures,
    first_exposed,
    from_low,
    get_stuck,
    make_room_for_declarer,
)
from skatdesk.players.sayings import LONG, PROBABLE, Saying, partner_void, wins
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import beats


def _can_be_overtaken(_: Table, choice: NullChoice, __: Sequence[NullChoice]) -> float:
    return float(choice.higher > 0)


def _keeps_low_cards(_: Table, choice: NullChoice, __: Sequence[NullChoice]) -> float:
    """Low ones: the card itself is none, or there is a lower one beside it."""
    return float(choice.below > 0 or choice.higher <= choice.lower)


def _is_not_left_with_it(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    return float(choice.takes and get_stuck(table, choice) < PROBABLE)


def _declares(table: Table, _: NullChoice, __: Sequence[NullChoice]) -> float:
    return float(table.partner is None)


def _may_have_to_take(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    """The declarer may hold a higher card, and none to stay below: an open hand tells."""
    if table.declarer is None or not table.may_hold[table.declarer] & table.higher_out(choice.card):
        return 0.0
    return float(table.chance_without(table.declarer, table.lower_out(choice.card)) > 0.0)


def _is_not_known(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    """Whether the declarer may have the suit, and may not: of an open hand nothing is a guess."""
    return float(table.declarer is not None and 0.0 < table.chance_void(table.declarer, choice.suit) < 1.0)


def _keeps_lower(_: Table, choice: NullChoice, __: Sequence[NullChoice]) -> float:
    return float(choice.below > 0)


def _keeps_the_lowest(_: Table, choice: NullChoice, choices: Sequence[NullChoice]) -> float:
    """Another card below which nobody can go, while others have some above it."""
    return float(any(not other.lower and other.higher for other in choices if other is not choice))


def _is_highest(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    """For the declarer it is a danger only if others have lower ones."""
    dangerous = choice.lower > 0 or table.partner is not None
    return float(dangerous and choice.below == choice.length - 1)


def _soon_gone(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    return float(choice.length == 2 and _can_throw_later(table, choice, ()))


def _can_throw_later(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    """The others may lead the suit again, and there are tricks left for that."""
    return float(bool(table.with_others & table.line(choice.suit)) and len(table.hand) > 2)


def _he_may_have_some(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    """A weakness is attacked by what is led, not by what is thrown."""
    if table.led is not None:
        return 0.0
    return 0.0 if table.declarer is None else float(bool(table.may_hold[table.declarer] & table.line(choice.suit)))


def _leaves_other_suits(_: Table, choice: NullChoice, choices: Sequence[NullChoice]) -> float:
    return float(all(other.suit != choice.suit for other in choices if other is not choice))


def _rest_is_safe(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    line = table.line(choice.suit)
    rest = [card for card in from_low(table.mine & line) if card is not choice.card]
    return float(bool(rest) and not any(exposures(rest, table.unseen)[: (table.unseen & line).bit_count()]))


def _declarer_void(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    return 0.0 if table.declarer is None else table.chance_void(table.declarer, choice.suit)


def _declarer_throws(table: Table, choice: NullChoice, choices: Sequence[NullChoice]) -> float:
    if table.declarer is None:
        return 0.0
    declarer = table.declarer
    others = [table.chance_void(declarer, other.suit) for other in choices if other.suit != choice.suit]
    return float(bool(others) and max(others) >= PROBABLE)


def _is_low(_: Table, choice: NullChoice, __: Sequence[NullChoice]) -> float:
    return float(choice.lower <= choice.higher)


def _long_suit_waits(_: Table, choice: NullChoice, choices: Sequence[NullChoice]) -> float:
    return float(any(other.length >= LONG and other.suit != choice.suit for other in choices))


def _gives_no_room(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    return float(not make_room_for_declarer(table, choice))


def _needs_partner(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    """The open hand can be caught in this suit, but not with the own cards alone."""
    exposed, alone = attack_exposed_suit(table, choice), attack_alone(table, choice)
    return float(table.led is None and exposed > 0 and not alone)


def _too_high_to_catch(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    found = first_exposed(table, choice.suit)
    return float(found is not None and beats(choice.card, found[1], Game.NULL))


def _partner_below(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    if table.partner is None or table.partner not in table.waiting:
        return 0.0
    lower = table.line(choice.suit) & ~table.higher_out(choice.card)
    return 1.0 - table.chance_without(table.partner, lower)


def _partner_above(table: Table, choice: NullChoice, _: Sequence[NullChoice]) -> float:
    if table.partner is None or table.partner not in table.waiting:
        return 0.0
    return float(table.chance_without(table.partner, table.higher_out(choice.card)) < PROBABLE)


NULL_SAYINGS: Mapping[str, Saying[NullChoice]] = {
    "take_the_trick": wins,
    "many_higher_out": _can_be_overtaken,
    "avoid_many_higher_out": _keeps_low_cards,
    "avoid_get_stuck": _is_not_left_with_it,
    "many_lower_out": _declares,
    "nothing_lower_out": _declares,
    "avoid_nothing_lower_out": _keeps_the_lowest,
    "lowest_of_suit": _may_have_to_take,
    "avoid_lowest_of_suit": _keeps_lower,
    "cards_he_may_hold": _is_not_known,
    "highest_of_suit": _is_highest,
    "throw_high_card": _is_highest,
    "short_suit": _soon_gone,
    "last_of_suit": _can_throw_later,
    "he_threw_from_it": _he_may_have_some,
    "avoid_highest_of_suit": _leaves_other_suits,
    "avoid_own_lower_cards": _leaves_other_suits,
    "avoid_leave_lowest_exposed": _rest_is_safe,
    "avoid_leave_lowest_slightly_exposed": _rest_is_safe,
    "avoid_leave_second_exposed": _rest_is_safe,
    "declarer_void": _declarer_void,
    "partner_void": partner_void,
    "avoid_declarer_void": _declarer_throws,
    "partner_below": _partner_below,
    "attack_exposed_suit": _too_high_to_catch,
    "avoid_attack_alone": _needs_partner,
    "avoid_high_card": _is_low,
    "avoid_make_room_for_declarer": _gives_no_room,
    "avoid_long_suit": _long_suit_waits,
    "avoid_partner_below": _partner_above,
}
"""Of the maxims in ``nullmaxims.py``."""
