"""The maxims of leading in suit games and Grand; see ``maxims.py`` for what a maxim is."""

from skatdesk.players.cardsets import cards_of
from skatdesk.players.choice import Choice, is_bare_ten, is_fat
from skatdesk.players.inference import Table
from skatdesk.skat.cards import Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.ordering import TRUMP

# ------------------------------------------------------------------ trumps


def draw_from_the_top(_: Table, choice: Choice) -> float:
    """Draw trumps with the highest."""
    return float(choice.trump and choice.master and choice.out > 0)


def draw_from_strength(table: Table, choice: Choice) -> float:
    """Draw trumps from the top with more trumps than the others have."""
    return (choice.length - choice.out) / 5 if draw_from_the_top(table, choice) else 0.0


def draw_from_below(_: Table, choice: Choice) -> float:
    """Lead a trump that can be beaten, to drive the high ones out."""
    return float(choice.trump and not choice.master)


def drive_from_strength(table: Table, choice: Choice) -> float:
    """Drive the high trumps out with more trumps than the others have."""
    return (choice.length - choice.out) / 5 if draw_from_below(table, choice) else 0.0


def draw_some_lower(_: Table, choice: Choice) -> float:
    """The trump draws at least one lower trump."""
    return float(choice.trump and choice.out > choice.higher)


def draw_the_last_two(_: Table, choice: Choice) -> float:
    """Two trumps are still out."""
    return float(choice.trump and choice.out == 2)


def trump_majority(_: Table, choice: Choice) -> float:
    """More trumps than all others together."""
    return float(choice.trump and choice.length > choice.out)


def trump_excess(_: Table, choice: Choice) -> float:
    """How many trumps more than all others together."""
    return (choice.length - choice.out) / 5 if choice.trump else 0.0


def trumps_are_drawn(_: Table, choice: Choice) -> float:
    """Lead a trump although no other is out."""
    return float(choice.trump and choice.out == 0)


def draw_from_one_only(table: Table, choice: Choice) -> float:
    """One opponent has no trumps left: drawing takes one for one."""
    if choice.plain or table.partner is not None:
        return 0.0
    return float(any(table.chance_void(seat, TRUMP) > 0.99 for seat in table.opponents))


def lead_fat_trump(_: Table, choice: Choice) -> float:
    """Trump ace or ten that can be beaten."""
    return float(choice.trump and is_fat(choice) and not choice.master)


def lead_trump_picture(_: Table, choice: Choice) -> float:
    """Trump king or queen."""
    return float(choice.trump and choice.rank in (Rank.KING, Rank.QUEEN))


def lead_jack(_: Table, choice: Choice) -> float:
    """A jack."""
    return float(choice.trump and choice.rank is Rank.JACK)


def lead_old_one(_: Table, choice: Choice) -> float:
    """The jack of clubs."""
    return float(choice.trump and choice.rank is Rank.JACK and choice.card.suit == 0)


def lead_last_trump(_: Table, choice: Choice) -> float:
    """The last trump in the hand."""
    return float(choice.trump and choice.length == 1)


# ------------------------------------------------------------------ plain suits, any seat


def cash_points(_: Table, choice: Choice) -> float:
    """The points of a card that is high."""
    return choice.points / 10 if choice.plain and choice.master else 0.0


def cash_high_card(table: Table, choice: Choice) -> float:
    """A card that is high in its suit, as far as the others must follow."""
    return table.chance_all_follow(choice.suit) if choice.plain and choice.master else 0.0


def cash_from_length(_: Table, choice: Choice) -> float:
    """A card that is high in a long suit."""
    return choice.length / 4 if choice.plain and choice.master else 0.0


def into_a_ruff(table: Table, choice: Choice) -> float:
    """A suit an opponent may trump."""
    return 1.0 - table.chance_all_follow(choice.suit) if choice.plain else 0.0


def lead_into_rich_suit(table: Table, choice: Choice) -> float:
    """A card that can be beaten in a suit where others still hold the points."""
    if choice.trump or choice.master:
        return 0.0
    return card_points(cards_of(table.unseen & table.line(choice.suit))) / 10


def lead_loser_with_trumps_out(table: Table, choice: Choice) -> float:
    """A card that can be beaten, while there are trumps to come back with."""
    return min(table.lengths[TRUMP], 4) / 4 if choice.plain and not choice.master else 0.0


def lead_loser_after_trumps(table: Table, choice: Choice) -> float:
    """A card that can be beaten, once all trumps are drawn."""
    return float(choice.plain and not choice.master and not table.unseen & table.line(TRUMP))


def lead_late_loser(table: Table, choice: Choice) -> float:
    """A card that can be beaten, in the last four tricks."""
    return float(choice.plain and not choice.master and len(table.view.tricks) >= 6)


def lead_from_guarded_king(table: Table, choice: Choice) -> float:
    """The only card beside a king."""
    return float(
        choice.plain and choice.length == 2 and choice.rank is not Rank.KING and table.has_beatable_king(choice.suit)
    )


def lead_new_suit(table: Table, choice: Choice) -> float:
    """A suit nobody has led yet."""
    return float(choice.plain and not table.led_by(choice.suit))


def lead_single(_: Table, choice: Choice) -> float:
    """The only card of its suit, unless it is a ten that the ace can catch."""
    return float(choice.plain and choice.length == 1 and not is_bare_ten(choice))


def lead_new_single(table: Table, choice: Choice) -> float:
    """The same, of a suit nobody has led yet."""
    return float(lead_single(table, choice) and not table.led_by(choice.suit))


def lead_ten_below_ace(_: Table, choice: Choice) -> float:
    """A ten that the ace can catch."""
    return float(choice.plain and choice.rank is Rank.TEN and not choice.master)


def lead_from_ten(table: Table, choice: Choice) -> float:
    """A low card of a suit whose ten the ace can catch."""
    return float(choice.plain and choice.rank is not Rank.TEN and table.has_catchable_ten(choice.suit))


def lead_from_nothing(table: Table, choice: Choice) -> float:
    """A suit without a single point in the hand."""
    if choice.trump or choice.points:
        return 0.0
    return float(all(card.points == 0 for card in table.hand if table.suits[card] == choice.suit))


def lead_from_the_middle(table: Table, choice: Choice) -> float:
    """A card that can be beaten, neither fat nor the lowest of the suit."""
    return float(
        choice.plain and not choice.master and not is_fat(choice) and not table.is_lowest(choice.card, choice.suit)
    )


# ------------------------------------------------------------------ defenders


def lead_ace_ten(table: Table, choice: Choice) -> float:
    """The ace with the ten behind it."""
    return float(choice.plain and choice.rank is Rank.ACE and bool(table.mine >> (choice.suit * 8 + Rank.TEN) & 1))


def lead_ace_from_two(_: Table, choice: Choice) -> float:
    """The ace from two cards."""
    return float(choice.plain and choice.rank is Rank.ACE and choice.length == 2)


def lead_ace(_: Table, choice: Choice) -> float:
    """An ace."""
    return float(choice.plain and choice.rank is Rank.ACE)


def lead_long_suit(_: Table, choice: Choice) -> float:
    """A long suit without its master: "lang zum Feind"."""
    return choice.length / 4 if choice.plain and not choice.master else 0.0


def lead_where_partner_is_void(table: Table, choice: Choice) -> float:
    """A suit the partner cannot follow: he trumps or throws points on."""
    return table.chance_void(table.partner, choice.suit) if choice.plain and table.partner is not None else 0.0


def lead_for_partner_to_ruff(table: Table, choice: Choice) -> float:
    """A suit the partner can trump."""
    return table.chance_ruffs(table.partner, choice.suit) if choice.plain and table.partner is not None else 0.0


def lead_low_for_partner_to_ruff(table: Table, choice: Choice) -> float:
    """A suit the partner can trump, without risking a fat card."""
    return 0.0 if is_fat(choice) else lead_for_partner_to_ruff(table, choice)


def lead_where_declarer_is_void(table: Table, choice: Choice) -> float:
    """A suit the declarer does not have."""
    return table.chance_void(table.declarer, choice.suit) if choice.plain and table.declarer is not None else 0.0


def repeat_own_suit(table: Table, choice: Choice) -> float:
    """The suit led before by this seat."""
    return float(choice.plain and table.seat in table.led_by(choice.suit))


def declarer_can_beat(table: Table, choice: Choice) -> float:
    """The declarer may hold a higher card of the suit."""
    if choice.trump or table.declarer is None:
        return 0.0
    return 1.0 - table.chance_without(table.declarer, table.higher_out(choice.card))
