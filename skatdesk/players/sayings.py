"""How true of a position is what a maxim says of the card it favours, in suit games and Grand; see ``nullsayings.py``.

A maxim weighs cards, and it does so by shades; the sentence that names it as a reason
(``ui/sentences/hints.py``) says something plainly: that the card wins, that the partner can
trump it. So a maxim is named only where its sentence holds, for sure or at least probably. A
maxim that is not in these tables says no more than what it looks at. The cards chosen are not
touched by any of this.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from skatdesk.players.cardsets import cards_of
from skatdesk.players.choice import Choice, is_fat
from skatdesk.players.inference import Table
from skatdesk.players.maxims import bare_the_ten, break_ace_suit
from skatdesk.players.nullmaxims import NullChoice
from skatdesk.skat.cards import Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.ordering import TRUMP

C = TypeVar("C")
Saying = Callable[[Table, C, Sequence[C]], float]
"""The chance (0 to 1) that the sentence is true of the card; the last argument are all cards that may be played."""

Evident = Callable[[Table, C, Sequence[C]], str | None]
"""What holds of a card for sure and needs no maxim; None where nothing does."""

LIKELY = "likely_"
"""What stands before a reason that holds probably, but not for sure."""

SURE, PROBABLE = 0.999, 0.5
"""From these chances on something is said plainly, or said to be probable."""

_AGAINST_DECLARER = 0.95
"""A card led, or laid on the partner's, has to be so likely to come home where the declarer plays later.

He has more than his share of high cards and suits he lacks: of cards with smaller chances hardly 4 in 10 did.
"""

_MANY, _FEW = 4, 2
"""So many cards of a suit with others are many, and so many are few."""

_NEARLY_ALL = 0.75
"""So large a part of the other cards has to do what is said of "other cards"."""

LONG = 3
"""A suit of so many cards is long: it has something behind its highest."""


def told(reason: str, chance: float) -> str | None:
    """The reason as it may be given where it holds with this chance; None where it may not."""
    if chance >= SURE:
        return reason
    return LIKELY + reason if reason in SAID_IF_LIKELY and chance >= PROBABLE else None


SAID_IF_LIKELY = frozenset(
    (
        "take_what_lies",
        "bring_home",
        "win_the_trick",
        "win_it_myself",
        "follow_and_win",
        "lead_for_partner_to_ruff",
        "lead_low_for_partner_to_ruff",
        "lead_where_partner_is_void",
        "lead_where_declarer_is_void",
        "smear_what_he_ruffs",
        "throw_what_he_ruffs",
        "declarer_void",
        "partner_void",
        "partner_below",
    )
)
"""The reasons for which there is a second sentence with "probably" in it."""


def stays(table: Table, choice: Choice | NullChoice) -> float:
    """The chance that the card has the trick in the end."""
    if not choice.takes:
        return 0.0
    chance = 1.0
    for seat in table.waiting:
        chance *= 1.0 - table.chance_beaten_by(seat, choice.card)
    return chance


def _takes_points(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    return choice.win if choice.takes and table.lying else 0.0


def brings_points(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """A partner who can take the trick off the declarer may think it worth no trump."""
    played_higher = table.led is not None and choice.takes
    doubtful = table.partner is not None and table.declarer in table.waiting and not played_higher
    if not choice.points or (doubtful and choice.win < _AGAINST_DECLARER):
        return 0.0
    held = choice.takes or table.ours(table.holder)
    return choice.win if held else min(choice.win, PROBABLE)


def wins(table: Table, choice: Choice | NullChoice, _: Sequence[object]) -> float:
    """The same, as a saying."""
    return stays(table, choice)


def _draws(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """Somebody on the other side may still have a trump: those left over may all lie in the skat."""
    trumps = table.line(TRUMP)
    return float(choice.trump and any(table.may_hold[seat] & trumps for seat in table.opponents))


def _draws_lower(table: Table, choice: Choice, __: Sequence[Choice]) -> float:
    """No more trumps are out above it than below: else it rather brings out higher ones."""
    held = table.with_others
    higher, lower = (held & out for out in (table.higher_out(choice.card), table.lower_out(choice.card)))
    return float(choice.trump and lower.bit_count() >= max(1, higher.bit_count()))


def _draws_two(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    trumps = table.line(TRUMP)
    likely = all(table.chance_void(seat, TRUMP) < PROBABLE for seat in table.seat.others)
    return float(choice.trump and likely and (table.unseen & trumps).bit_count() > 1)


def _draws_last_two(table: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    """They may fall together: neither of the others has shown that he has none."""
    both = all(table.may_hold[seat] & table.line(TRUMP) for seat in table.seat.others)
    return _draws(table, choice, choices) if both else 0.0


def _holds_the_trick(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return float(choice.takes)


def _can_trump_later(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """The others may lead the suit again, and there are tricks left for that."""
    led_again = choice.plain and bool(table.with_others & table.line(choice.suit))
    return float(led_again and table.lengths[TRUMP] > 0 and len(table.hand) > 2)


def _led_to_trump_later(table: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    return _can_trump_later(table, choice, choices) if choice.higher else 0.0  # a high card is led to win


def _cashes(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    line = table.line(choice.suit)
    must_follow = all(table.may_hold[seat] & line for seat in table.opponents)
    return float(choice.plain and choice.points > 0 and must_follow and choice.win >= PROBABLE)


def _is_long(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return float(choice.length >= LONG and choice.length > choice.out)


def partner_void(table: Table, choice: Choice | NullChoice, _: Sequence[object]) -> float:
    """The partner does not have the suit."""
    return 0.0 if table.partner is None else table.chance_void(table.partner, choice.suit)


def _declarer_trumps(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    return 0.0 if table.declarer is None else table.chance_ruffs(table.declarer, choice.suit)


def _points_are_out(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """More card points of the suit may be with others than are in the own hand."""
    line = table.line(choice.suit)
    return float(card_points(cards_of(table.with_others & line)) > card_points(cards_of(table.mine & line)))


def _forces_high(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    return float(bool(table.with_others & table.higher_out(choice.card)))


def _safe_points(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return choice.win


def _weakest(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    return float(all(other.higher <= choice.higher for other in choices if other.plain))


def _loses_low(table: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    """The maxim looks at the card's own suit; to play low is to have no other that counts less, trumps apart.

    There is something to win where points lie and another card would take them.
    """
    lower = any(other.plain and other.points < choice.points for other in choices)
    loses = not choice.takes and choice.win < PROBABLE and not is_fat(choice)
    return float(loses and not lower and not (table.lying and any(other.takes for other in choices)))


def _keeps_low(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    return float(any(other.plain and other.points < choice.points and not is_fat(other) for other in choices))


def _is_weak(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return float(not is_fat(choice))


def _loses_later(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return float(choice.plain and choice.out >= _MANY and choice.higher > 0)


def _few_out(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return float(choice.plain and choice.out <= _FEW)


def _low_trump(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """The lowest of several trumps probably takes the trick; one that is led is enough for nothing yet."""
    lowest_of_some = choice.trump and choice.length > 1 and table.is_lowest(choice.card, choice.suit)
    takes = table.led is not None and choice.takes and choice.win >= PROBABLE
    return float(lowest_of_some and takes and not choice.master)


def _no_trumps_to_draw(table: Table, _: Choice, __: Sequence[Choice]) -> float:
    return float(all(table.chance_void(seat, TRUMP) >= SURE for seat in table.opponents))


def _keeps_fat(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    return float(choice.rank in (Rank.KING, Rank.QUEEN) and any(map(is_fat, choices)))


def _risks_no_points(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """It is no card worth many points itself that somebody may take."""
    return float(not is_fat(choice) or stays(table, choice) >= SURE)


def _long_suit_waits(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    long = [other for other in choices if other.plain and other.length >= LONG and not other.master]
    return float(choice.plain and any(other.suit != choice.suit for other in long))


def _no_trump(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return float(choice.plain)


def _costs_as_much(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    return float(choice.plain and bool(table.unseen & table.line(TRUMP)))


def _keeps_trumps(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    """Of a single one it is said that it is the last."""
    return float(choice.plain and table.lengths[TRUMP] > 1)


def _keeps_highest_trump(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    kept = [other for other in choices if other.trump and other is not choice]
    return float(len(kept) > 1 if choice.plain else any(other.higher < choice.higher for other in kept))


def _guards_another(table: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    return float(any(bare_the_ten(table, other) for other in choices if other.suit != choice.suit))


def _leaves_a_pair(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    return float(any(other.plain and other.length == 2 and other.suit != choice.suit for other in choices))


def _leaves_ace_suit(table: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    breaks = choice.plain and table.has_ace(choice.suit)
    return float(not breaks and any(break_ace_suit(table, other) for other in choices if other.suit != choice.suit))


def _declarer_stays_below(table: Table, choice: Choice, _: Sequence[Choice]) -> float:
    if table.declarer is None:
        return 0.0
    return float(table.chance_without(table.declarer, table.higher_out(choice.card)) >= PROBABLE)


def _others_give_away(_: Table, choice: Choice, choices: Sequence[Choice]) -> float:
    others = [_gives_away(other) for other in choices if other is not choice]
    loses = not choice.takes or choice.win < PROBABLE  # a card that wins is played for that
    return float(loses and not _gives_away(choice) and sum(others) >= _NEARLY_ALL * len(others))


def _gives_away(choice: Choice) -> bool:
    return choice.points > 0 and choice.win < PROBABLE


def _wins_anyhow(_: Table, choice: Choice, __: Sequence[Choice]) -> float:
    return choice.win if choice.takes else 0.0


SAYINGS: Mapping[str, Saying[Choice]] = {
    "take_what_lies": _takes_points,
    "bring_home": brings_points,
    "win_the_trick": wins,
    "follow_and_win": wins,
    "win_it_myself": wins,
    "win_for_sure": wins,
    "follow_with_master": _holds_the_trick,
    "draw_from_the_top": _draws,
    "draw_from_strength": _draws,
    "draw_some_lower": _draws_lower,
    "draw_the_last_two": _draws_last_two,
    "drive_from_strength": _draws,
    "trump_majority": _draws,
    "trump_excess": _draws,
    "lead_jack": _draws_two,
    "lead_new_single": _led_to_trump_later,
    "lead_single": _led_to_trump_later,
    "make_void": _can_trump_later,
    "trump_next_time": _can_trump_later,
    "from_a_pair": _can_trump_later,
    "cash_points": _cashes,
    "cash_high_card": _cashes,
    "cash_from_length": _is_long,
    "lead_for_partner_to_ruff": partner_void,
    "lead_low_for_partner_to_ruff": partner_void,
    "lead_where_partner_is_void": partner_void,
    "lead_where_declarer_is_void": _declarer_trumps,
    "smear_what_he_ruffs": _declarer_trumps,
    "throw_what_he_ruffs": _declarer_trumps,
    "lead_into_rich_suit": _points_are_out,
    "lead_from_the_middle": _forces_high,
    "ruff_with_points": _safe_points,
    "throw_weak_cards": _weakest,
    "throw_lowest": _loses_low,
    "avoid_throw_lowest": _keeps_low,
    "avoid_throw_blank": _keeps_low,
    "lead_loser_after_trumps": _is_weak,
    "lead_loser_with_trumps_out": _is_weak,
    "suit_still_out": _loses_later,
    "avoid_suit_still_out": _few_out,
    "spend_low_trump": _low_trump,
    "play_lowest_trump": _low_trump,
    "lead_last_trump": _no_trumps_to_draw,
    "play_last_trump": _no_trumps_to_draw,
    "play_king_or_queen": _keeps_fat,
    "avoid_spend_trump": _keeps_trumps,
    "avoid_play_lowest_trump": _keeps_trumps,
    "avoid_lead_trump_picture": _keeps_trumps,
    "avoid_lead_new_suit": _no_trump,
    "avoid_into_a_ruff": _no_trump,
    "avoid_lead_long_suit": _long_suit_waits,
    "avoid_lead_ace": _is_weak,
    "avoid_lead_ace_from_two": _is_weak,
    "avoid_lead_ten_below_ace": _risks_no_points,
    "avoid_from_a_pair": _no_trump,
    "avoid_draw_from_below": _costs_as_much,
    "avoid_draw_from_one_only": _costs_as_much,
    "avoid_trump_majority": _costs_as_much,
    "avoid_spend_top_trump": _keeps_highest_trump,
    "avoid_spend_fat_top_trump": _keeps_highest_trump,
    "avoid_spend_jack": _keeps_highest_trump,
    "avoid_lead_old_one": _keeps_highest_trump,
    "avoid_ruff_with_jack": _keeps_highest_trump,
    "avoid_bare_the_ten": _guards_another,
    "avoid_lead_from_guarded_king": _leaves_a_pair,
    "avoid_break_ace_suit": _leaves_ace_suit,
    "avoid_declarer_can_beat": _declarer_stays_below,
    "avoid_give_away": _others_give_away,
    "avoid_win_for_sure": _wins_anyhow,
}
"""Of the maxims in ``maxims.py`` and ``leadmaxims.py``."""
