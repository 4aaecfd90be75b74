"""What holds of a card for sure and needs no maxim: said where no maxim says something true of it.

What tells most of the card comes first.
"""

from collections.abc import Sequence

from skatdesk.players.cardsets import HIGHER, CardSet
from skatdesk.players.choice import Choice, is_fat
from skatdesk.players.inference import Table
from skatdesk.players.nullmaxims import NullChoice, exposures, from_low
from skatdesk.players.sayings import PROBABLE, SURE, brings_points, stays, told
from skatdesk.skat.cards import Card, Suit
from skatdesk.skat.ordering import TRUMP


def evident(table: Table, choice: Choice, choices: Sequence[Choice]) -> str | None:
    """What holds of the card in a suit game or Grand; None where nothing does."""
    if table.led is None and _takes_the_rest(table):
        return "rest_is_yours"
    if _are_equal(table, choices):
        return "all_the_same"
    if table.led is None and choice.trump and _declarer_probably_has_trumps(table):
        return "declarer_gives_a_trump"
    if table.led is None and _draws_higher_trumps(table, choice):
        return "draws_higher_trumps"
    if any(other.suit == choice.suit and table.power[other.card] > table.power[choice.card] for other in choices):
        return "keep_a_higher_one"
    if stays(table, choice) >= SURE:
        return "win_for_sure"
    if not choice.points and not any(other.takes for other in choices):
        return "nothing_to_win"
    said = _of_points(table, choice, choices)
    if choice.takes and not all(other.takes for other in choices):
        said = said or _of_trick(table, choice)  # it is played to win the trick
    said = said or _of_last_trump(table, choice, choices) or _of_suit(table, choice) or _of_trick(table, choice)
    lower = any(other.suit == choice.suit and other is not choice for other in choices)  # a higher one there is not
    return said or ("own_lower_cards" if lower else None)


def _of_points(table: Table, choice: Choice, choices: Sequence[Choice]) -> str | None:
    """What the card risks, or what the card that is kept is good for."""
    if _keeps_the_stronger(table, choice, choices):
        return "keep_the_stronger"
    if choice.points and _partner_may_take(table, choice):
        return "partner_may_take"
    if choice.points and not choice.takes and table.ours(table.holder) and choice.win:
        return told("bring_home", brings_points(table, choice, choices)) or "partner_may_take"
    least = min(other.points for other in choices)
    if choice.points == least < max(other.points for other in choices) and choice.win < PROBABLE:
        return "fewest_points"
    return None


def _of_last_trump(table: Table, choice: Choice, choices: Sequence[Choice]) -> str | None:
    """Whether the only trump of the hand could be played instead."""
    spared = choice.plain and table.lengths[TRUMP] == 1 and any(other.trump for other in choices)
    return "avoid_lead_last_trump" if spared else None


def _of_suit(table: Table, choice: Choice) -> str | None:
    """What becomes of the suit it belongs to."""
    if choice.trump:
        return None
    if table.led is None and _is_below_one(table, choice):
        return "one_higher_left"
    if choice.out and table.lengths[TRUMP] and choice.length <= 2 < len(table.hand):
        return "make_void" if choice.length == 1 else "from_a_pair"
    if table.led is None and table.partner is None and choice.higher and not is_fat(choice) and table.lengths[TRUMP]:
        return "lead_loser_with_trumps_out"
    return "other_suits_stay" if choice.length == 1 and len(table.hand) > 2 else None


def _of_trick(table: Table, choice: Choice) -> str | None:
    """What the others can do about it."""
    if table.led is None and table.partner is not None and table.waiting[0] is table.declarer and choice.plain:
        return "declarer_before_partner"
    if choice.takes and any(table.chance_beaten_by(seat, choice.card) for seat in table.waiting):
        return "has_to_be_beaten"
    return None


def _takes_the_rest(table: Table) -> bool:
    """Whether no card that is out beats any card of the hand, in whatever order they are led."""
    trumps_out = table.unseen & table.line(TRUMP)
    unbeaten = all(not table.higher_out(card) and (table.suits[card] == TRUMP or not trumps_out) for card in table.hand)
    return unbeaten and not _counts_last_trump(table)


def _are_equal(table: Table, choices: Sequence[Choice]) -> bool:
    """Whether these are cards of one suit that count and beat the same."""
    same = {(choice.suit, choice.points, choice.takes, table.higher_out(choice.card)) for choice in choices}
    return len(same) == 1 and not _counts_last_trump(table)


def _counts_last_trump(table: Table) -> bool:
    """Whether the lowest trump has to take the last trick (Spitze), so that it matters when it is played."""
    contract = table.view.contract
    return contract is not None and contract.spitze


def _declarer_probably_has_trumps(table: Table) -> bool:
    """Whether a defender may expect the declarer to follow if trumps are led."""
    return (
        table.partner is not None and table.declarer is not None and table.chance_void(table.declarer, TRUMP) < PROBABLE
    )


def _draws_higher_trumps(table: Table, choice: Choice) -> bool:
    """Whether the declarer leads a trump below all that are out, of which both others probably have some."""
    both = all(table.chance_void(seat, TRUMP) < PROBABLE for seat in table.seat.others)
    return table.partner is None and choice.trump and choice.higher == choice.out > 1 and both


def _keeps_the_stronger(table: Table, choice: Choice, choices: Sequence[Choice]) -> bool:
    """Whether one trick is left after this one, for which the card kept beats more of what is out."""
    if len(table.hand) != 2 or len(choices) != 2:
        return False
    other = next(other for other in choices if other is not choice)
    return _beaten_by(table, other.card).bit_count() > _beaten_by(table, choice.card).bit_count()


def _beaten_by(table: Table, card: Card) -> CardSet:
    """The unseen cards this card beats if they are led."""
    trumps = table.line(TRUMP)
    lower = table.line(table.suits[card]) & ~HIGHER[table.game][card]
    return table.unseen & (lower | ~trumps if table.suits[card] == TRUMP else lower)


def _partner_may_take(table: Table, choice: Choice) -> bool:
    """Whether the partner plays later and may beat what holds the trick then."""
    if table.partner is None or table.partner not in table.waiting:
        return False
    best = choice.card if choice.takes else table.best
    return best is not None and table.chance_beaten_by(table.partner, best) > 0


def _is_below_one(table: Table, choice: Choice) -> bool:
    """Whether one higher card of its suit is out, and once that is gone another own card is the highest."""
    above = table.higher_out(choice.card)
    rest = [card for card in table.hand if table.suits[card] == choice.suit and card is not choice.card]
    return choice.higher == 1 and any(table.higher_out(card) == above for card in rest)


# ------------------------------------------------------------------ Null


def evident_in_null(table: Table, choice: NullChoice, choices: Sequence[NullChoice]) -> str | None:
    """What holds of the card in a Null; None where nothing does."""
    if table.partner is not None and table.holder is table.declarer and not choice.takes:
        return "stay_with_declarer"
    if len({(other.suit, other.takes, table.higher_out(other.card)) for other in choices}) == 1:
        return "all_the_same"
    if table.partner is None and table.led is not None and not choice.takes and _is_safe_without(table, choice):
        return "cannot_be_caught"
    if not choice.takes and any(other.takes for other in choices):
        return "avoid_take_the_trick"
    if choice.below:
        return "avoid_lowest_of_suit"
    return _of_lead_in_null(table, choice) if table.led is None else _of_answer_in_null(table, choice)


def _is_safe_without(table: Table, choice: NullChoice) -> bool:
    """Whether no card that stays can be caught once this one is gone, in whatever order the others lead."""
    lines = [(table.mine & ~(1 << choice.card) & line, table.unseen & line) for line in map(table.line, Suit)]
    return not any(any(exposures(from_low(own), out)[: out.bit_count()]) for own, out in lines)


def _of_lead_in_null(table: Table, choice: NullChoice) -> str | None:
    if table.partner is None:
        return None if table.lower_out(choice.card) else "nothing_lower_out"
    declarer = table.declarer
    assert declarer is not None
    void = table.chance_void(declarer, choice.suit)
    if void >= PROBABLE:
        return _of_suit_in_null(table, choice)
    return "cards_he_may_hold" if void else "declarer_has_to_follow"


def _of_answer_in_null(table: Table, choice: NullChoice) -> str | None:
    of_suit = None if choice.suit == table.led else _of_suit_in_null(table, choice)
    return of_suit or ("keep_a_higher_one" if table.partner is not None and choice.length > 1 else None)


def _of_suit_in_null(table: Table, choice: NullChoice) -> str | None:
    """What becomes of the suit, if others still have some of it and can lead it again."""
    if len(table.hand) <= 2 or not table.with_others & table.line(choice.suit):
        return None
    return {1: "last_of_suit", 2: "short_suit"}.get(choice.length)
