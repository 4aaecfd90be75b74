"""What the parts of a hand are worth, in log-odds, and how they add up."""

from skatdesk.players.cardsets import CardSet
from skatdesk.skat.cards import Rank
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import NULL_RANKS

_ALL_RANKS = 0xFF
_JACK = 1 << Rank.JACK
_PLAIN = _ALL_RANKS & ~_JACK


class TrumpSense:
    """The worth of hands in suit games, or in Grand.

    ``jacks`` counts by suit and ``jack_count`` by number, ``trump_count`` by the number
    of trumps with jacks; ``trump_tops`` are ace, ten and king of trumps. ``side`` counts
    each plain suit by its honours and its length: ``side["AT"][3]`` is ace, ten and a low
    one. ``put_away`` goes with every ten card points in the discard, ``hand`` with a
    Hand game, ``forehand`` with the first lead.
    """

    def __init__(
        self,
        *,
        base: float,
        jacks: tuple[float, ...],
        jack_count: tuple[float, ...] = (0.0,) * 5,
        trump_count: tuple[float, ...] = (),
        trump_tops: tuple[float, ...] = (0.0,) * 3,
        side: dict[str, tuple[float, ...]],
        put_away: float = 0.0,
        hand: float = 0.0,
        forehand: float = 0.0,
    ) -> None:
        self.base = base
        self.jacks = jacks
        self.jack_count = jack_count
        self.trump_count = trump_count
        self.put_away = put_away / 10
        self.hand = hand
        self.forehand = forehand
        patterns = range(_ALL_RANKS + 1)
        self.tops = tuple(sum(top for rank, top in enumerate(trump_tops) if held >> rank & 1) for held in patterns)
        self.side = tuple(_side_worth(side, held) for held in patterns)

    def log_odds(self, game: Game, cards: CardSet, put_away: int | None, *, forehand: bool) -> float:
        """The worth of ten cards; ``put_away`` are the card points discarded, None in a Hand game."""
        worth = self.base + (self.hand if put_away is None else self.put_away * put_away)
        if forehand:
            worth += self.forehand
        side, jacks = self.side, self.jacks
        count = 0
        for suit in range(4):
            held = cards >> 8 * suit & _ALL_RANKS
            if held & _JACK:
                worth += jacks[suit]
                count += 1
            if suit != game:
                worth += side[held]
        worth += self.jack_count[count]
        if game is Game.GRAND:
            return worth
        trumps = cards >> 8 * game & _ALL_RANKS
        return worth + self.tops[trumps] + self.trump_count[count + (trumps & _PLAIN).bit_count()]


def _side_worth(side: dict[str, tuple[float, ...]], held: int) -> float:
    honours = "".join(rank.code for rank in (Rank.ACE, Rank.TEN, Rank.KING) if held >> rank & 1)
    by_length = side[honours]
    return by_length[min((held & _PLAIN).bit_count(), len(by_length) - 1)]


class NullSense:
    """The worth of hands in Null.

    ``length`` counts each suit by its length. ``exposed[place][n]`` counts the card at
    that place of its suit, the lowest first, if ``n`` lower cards too many are out: none
    for the lowest, one for the second, two for the third can be borne. ``no_gap`` goes
    with a hand in which no card is exposed.

    ``suits`` is the worth of each set of ranks held (bit *n* is rank *n*), and ``gaps`` whether any card of it is
    exposed.
    """

    def __init__(
        self, *, base: float, length: tuple[float, ...], exposed: tuple[tuple[float, ...], ...], no_gap: float
    ) -> None:
        self.base = base
        self.no_gap = no_gap
        patterns = range(_ALL_RANKS + 1)
        self.suits = tuple(_null_worth(held, length, exposed) for held in patterns)
        self.gaps = tuple(any(_excess(held)) for held in patterns)

    def log_odds(self, cards: CardSet) -> float:
        """The worth of ten cards."""
        suits = (cards & _ALL_RANKS, cards >> 8 & _ALL_RANKS, cards >> 16 & _ALL_RANKS, cards >> 24)
        worth = self.base
        gaps = False
        for held in suits:
            worth += self.suits[held]
            gaps |= self.gaps[held]
        return worth if gaps else worth + self.no_gap


def _excess(held: int) -> list[int]:
    """How many lower cards too many are out for each card of the suit, the lowest first."""
    heights = (height for height, rank in enumerate(reversed(NULL_RANKS)) if held >> rank & 1)
    return [max(0, height - 2 * place) for place, height in enumerate(heights)]


def _null_worth(held: int, length: tuple[float, ...], exposed: tuple[tuple[float, ...], ...]) -> float:
    excess = _excess(held)
    worth = length[min(len(excess), len(length) - 1)]
    for place, number in enumerate(excess):
        row = exposed[min(place, len(exposed) - 1)]
        worth += row[min(number, len(row) - 1)]
    return worth
