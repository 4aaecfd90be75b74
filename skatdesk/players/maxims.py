"""The maxims of card play in suit games and Grand, for a card that follows or is thrown in.

Each looks at one card and says how far something holds of it, from 0 to about 1;
``suitweights.py`` and ``grandweights.py`` say how much that speaks for the card, or
against it, at which place in the trick. Card points are given in tens.
"""

from skatdesk.players.choice import Choice, is_bare_ten, is_fat
from skatdesk.players.inference import Table
from skatdesk.skat.cards import Rank
from skatdesk.skat.ordering import TRUMP

# ------------------------------------------------------------------ the trick on the table


def take_what_lies(table: Table, choice: Choice) -> float:
    """Take tricks that are worth something."""
    return choice.win * table.lying / 10


def bring_home(_: Table, choice: Choice) -> float:
    """Put points where they stay: on tricks of this side (smear, or win with the dear card)."""
    return choice.win * choice.points / 10


def give_away(_: Table, choice: Choice) -> float:
    """Points on a trick the other side takes."""
    return (1.0 - choice.win) * choice.points / 10


def win_the_trick(_: Table, choice: Choice) -> float:
    """Win the trick, whatever is in it."""
    return choice.win


def win_it_myself(_: Table, choice: Choice) -> float:
    """Hold the trick with the own card, and have the lead afterwards."""
    return choice.win if choice.takes else 0.0


def win_for_sure(_: Table, choice: Choice) -> float:
    """Nobody can beat the card any more."""
    return 1.0 if choice.takes and choice.win > 0.999 else 0.0


# ------------------------------------------------------------------ trumps


def spend_low_trump(_: Table, choice: Choice) -> float:
    """A trump that many others beat is the one to part with."""
    return min(choice.higher, 3) / 3 if choice.trump else 0.0


def spend_top_trump(_: Table, choice: Choice) -> float:
    """The highest trump takes any trick later."""
    return float(choice.trump and choice.master)


def spend_fat_top_trump(_: Table, choice: Choice) -> float:
    """Trump ace or ten, once nothing beats it."""
    return float(choice.trump and choice.master and is_fat(choice))


def spend_jack(_: Table, choice: Choice) -> float:
    """A jack is worth more than the trick it usually takes."""
    return float(choice.trump and choice.rank is Rank.JACK)


def spend_trump(_: Table, choice: Choice) -> float:
    """Any trump at all."""
    return float(choice.trump)


def play_lowest_trump(table: Table, choice: Choice) -> float:
    """Of several trumps the lowest."""
    return float(choice.trump and table.is_lowest(choice.card, choice.suit))


def play_last_trump(_: Table, choice: Choice) -> float:
    """The last trump in the hand."""
    return float(choice.trump and choice.length == 1)


def risk_fat_trump(table: Table, choice: Choice) -> float:
    """Trump ace or ten on a trump trick that may be lost."""
    return 1.0 - choice.win if choice.trump and table.led == TRUMP and is_fat(choice) else 0.0


def overtake_jack(table: Table, choice: Choice) -> float:
    """Beat a jack with a higher one."""
    return float(choice.takes and choice.trump and table.best is not None and table.best.rank is Rank.JACK)


def ruff_what_is_dear(table: Table, choice: Choice) -> float:
    """Trump tricks with points in them."""
    return choice.win * table.lying / 10 if choice.trump and table.led != TRUMP else 0.0


def ruff_with_points(table: Table, choice: Choice) -> float:
    """Trump with ace or ten where it cannot be overtrumped: it brings its own points home."""
    return choice.win if choice.trump and table.led != TRUMP and is_fat(choice) else 0.0


def ruff_with_jack(table: Table, choice: Choice) -> float:
    """Trump with a jack."""
    return float(choice.trump and table.led != TRUMP and choice.rank is Rank.JACK)


# ------------------------------------------------------------------ plain suits


def part_with_master(table: Table, choice: Choice) -> float:
    """The highest card of a plain suit, as far as the others will have to follow it."""
    return table.chance_all_follow(choice.suit) if choice.plain and choice.master else 0.0


def part_with_master_points(_: Table, choice: Choice) -> float:
    """The points of the highest card of a plain suit."""
    return choice.points / 10 if choice.plain and choice.master else 0.0


def throw_master(table: Table, choice: Choice) -> float:
    """The highest card of a plain suit thrown on another suit."""
    return float(choice.plain and choice.master and table.led != choice.suit)


def follow_with_master(table: Table, choice: Choice) -> float:
    """The highest card of the suit led."""
    return float(choice.plain and choice.master and table.led == choice.suit)


def follow_and_win(table: Table, choice: Choice) -> float:
    """A card of the suit led that beats what lies."""
    return float(choice.plain and choice.takes and table.led == choice.suit)


def bare_the_ten(table: Table, choice: Choice) -> float:
    """The only card that guards a ten against the ace."""
    return float(
        choice.plain and choice.length == 2 and choice.rank is not Rank.TEN and table.has_catchable_ten(choice.suit)
    )


def break_ace_suit(table: Table, choice: Choice) -> float:
    """A low card of a suit whose ace is in the hand."""
    return float(choice.plain and choice.rank is not Rank.ACE and table.has_ace(choice.suit))


def throw_weak_cards(_: Table, choice: Choice) -> float:
    """A plain card that many others beat."""
    return min(choice.higher, 3) / 3 if choice.plain else 0.0


def throw_lowest(table: Table, choice: Choice) -> float:
    """The lowest card of its plain suit."""
    return float(choice.plain and table.is_lowest(choice.card, choice.suit))


def throw_blank(_: Table, choice: Choice) -> float:
    """A card without points."""
    return float(choice.plain and choice.points == 0)


def play_king_or_queen(_: Table, choice: Choice) -> float:
    """King or queen that others can beat."""
    return float(choice.plain and choice.rank in (Rank.KING, Rank.QUEEN) and not choice.master)


def make_void(table: Table, choice: Choice) -> float:
    """The last card of a plain suit: from now on it can be trumped, or other suits thrown on it."""
    return float(choice.plain and choice.length == 1 and table.led != choice.suit)


def trump_next_time(table: Table, choice: Choice) -> float:
    """The last card of a plain suit, with trumps in the hand; not a ten to be caught by leading it."""
    if choice.trump or choice.length > 1 or table.lengths[TRUMP] == 0:
        return 0.0
    return float(table.led is not None or not is_bare_ten(choice))


def from_a_pair(_: Table, choice: Choice) -> float:
    """One of two cards of a plain suit."""
    return float(choice.plain and choice.length == 2)


def suit_still_out(_: Table, choice: Choice) -> float:
    """A plain suit of which others hold many cards."""
    return choice.out / 5 if choice.plain else 0.0


def smear_what_he_ruffs(table: Table, choice: Choice) -> float:
    """Points of a suit the declarer would trump later."""
    return throw_what_he_ruffs(table, choice) * choice.points / 10


def throw_what_he_ruffs(table: Table, choice: Choice) -> float:
    """A suit the declarer would trump later."""
    if choice.trump or table.declarer is None or table.partner is None:
        return 0.0
    return table.chance_void(table.declarer, choice.suit)
