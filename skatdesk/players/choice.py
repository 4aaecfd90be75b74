"""One card a player might play, with what every maxim asks about it."""

from skatdesk.players.cardsets import HIGHER, SUITS
from skatdesk.players.inference import Table
from skatdesk.skat.cards import Card, Rank
from skatdesk.skat.ordering import TRUMP

PARTNER_HELPS = 0.4
"""How often a partner who beats the own card also beats the declarer's."""

FAT = 10
"""Card points from which a card is fat: aces and tens."""


class Choice:
    """A card that may be played now.

    ``win`` is the probability that this side takes the trick if the card is played,
    ``takes`` tells that the card itself holds the trick for the moment. ``higher`` counts
    the unseen cards of its suit that beat it (none: ``master``), ``out`` the unseen cards
    of its suit, ``length`` the own ones including this.
    """

    __slots__ = (
        "card",
        "higher",
        "length",
        "master",
        "out",
        "plain",
        "points",
        "rank",
        "suit",
        "takes",
        "trump",
        "win",
    )

    def __init__(self, table: Table, card: Card) -> None:
        self.card = card
        self.rank = card.rank
        self.points = card.points
        self.suit = table.suits[card]
        self.trump = self.suit == TRUMP
        self.plain = not self.trump
        self.higher = (table.unseen & HIGHER[table.game][card]).bit_count()
        self.master = self.higher == 0
        self.out = (table.unseen & SUITS[table.game][self.suit]).bit_count()
        self.length = table.lengths[self.suit]
        self.takes = table.beats_best(card)
        self.win = chance_to_win(table, card, self.takes)


def chance_to_win(table: Table, card: Card, takes: bool) -> float:
    """Probability that this side takes the trick after the card, which ``takes`` it for the moment or not."""
    best = card if takes else table.best
    assert best is not None
    ours = takes or table.ours(table.holder)
    waiting = table.waiting
    if not waiting:
        return float(ours)
    if len(waiting) == 1:
        last = waiting[0]
        if table.ours(last):
            return 1.0 if ours else table.chance_beaten_by(last, best)
        return 1.0 - table.chance_beaten_by(last, best) if ours else 0.0
    first_beats, last_beats = (table.chance_beaten_by(seat, best) for seat in waiting)
    if table.partner is None:
        return (1.0 - first_beats) * (1.0 - last_beats)
    # A partner who can beat the card cannot always beat the declarer's answer as well.
    if table.ours(waiting[0]):
        return 1.0 - last_beats * (1.0 - PARTNER_HELPS * first_beats)
    return 1.0 - first_beats * (1.0 - PARTNER_HELPS * last_beats)


def is_fat(choice: Choice) -> bool:
    """Whether the card is an ace or a ten."""
    return choice.points >= FAT


def is_bare_ten(choice: Choice) -> bool:
    """Whether the card is a lone ten that an unseen ace can catch."""
    return choice.rank is Rank.TEN and choice.length == 1 and not choice.master
