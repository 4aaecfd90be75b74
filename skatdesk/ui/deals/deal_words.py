"""What places and wishes are called."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from skatdesk.coach.wishes.wish import Counts, GoodFor, Holds, LongestTrumps, Place, Wish, WorthBidding
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.numbers import number
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import CARDS, DECK_POINTS, Cards, Rank, Suit
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.ordering import MOST_TRUMPS, trumps

_JUDGED = ((Game.GRAND,), (Game.NULL,), SUIT_GAMES, *((game,) for game in SUIT_GAMES))


def _of(*ranks: Rank) -> Cards:
    return tuple(card for card in CARDS if card.rank in ranks)


@dataclass(frozen=True, slots=True)
class Kind:
    """What is wished: cards, or "points", "longest", "bid", or games to bid for."""

    what: str
    cards: Cards = ()
    games: tuple[Game, ...] = ()

    @property
    def amounts(self) -> tuple[tuple[int, int], ...]:
        """What can be asked for: least and most."""
        match self.what:
            case "games":
                return ()
            case "points":
                return (
                    *((least, DECK_POINTS) for least in range(10, 91, 10)),
                    *((0, most) for most in range(10, 61, 10)),
                )
            case "bid":
                return tuple((bid, bid) for bid in BIDS if bid <= 144)
            case "longest":
                several: Sequence[int] = range(4, 11)
            case _:
                several = range(min(len(self.cards), 10) + 1)
        most = several[-1]
        return (
            *((n, most) for n in several if 0 < n < most),  # all of them are exactly so many
            *((n, n) for n in several),
            *((0, n) for n in several if 0 < n < most),
        )

    def wish(self, place: Place, amount: tuple[int, int]) -> Wish:
        """The wish for this place; ``amount`` is one of the ``amounts``."""
        match self.what:
            case "games":
                return GoodFor(place, self.games)
            case "points":
                return Counts(place, *amount)
            case "bid":
                return WorthBidding(place, amount[0])
            case "longest":
                return LongestTrumps(place, *amount)
        return Holds(place, self.cards, *amount)


JACKS_WISHED = Kind("cards", _of(Rank.JACK))
KINDS: tuple[Kind, ...] = (
    JACKS_WISHED,
    Kind("cards", _of(Rank.ACE)),
    Kind("cards", _of(Rank.TEN)),
    Kind("cards", _of(Rank.ACE, Rank.TEN)),
    Kind("longest"),
    *(Kind("cards", trumps(game)) for game in SUIT_GAMES),
    Kind("points"),
    *(Kind("games", games=games) for games in _JUDGED),
    Kind("bid"),
)
"""Everything a row offers, in its order."""
USUAL_AMOUNT = 2
"""What a new wish asks for."""


class DealWords(QObject):
    """Short words for lists, and a wish as one line."""

    def __init__(self, namer: CardNamer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._namer = namer

    def place(self, place: Place) -> str:
        """Forehand, Middlehand, Rearhand, Skat."""
        seat = place.seat
        #: the two cards that lie face down
        return self.tr("Skat") if seat is None else self._namer.seat(seat)

    def kind(self, kind: Kind) -> str:
        """What is wished, without how many."""
        namer = self._namer
        match kind.what:
            case "longest":
                #: of a hand: jacks and the cards of its longest suit
                return self.tr("Trumps in the longest suit")
            case "points":
                return self.tr("Card points")
            case "bid":
                #: of a hand: how high the computer would bid with it
                return self.tr("Worth a bid of")
            case "games" if kind.games == SUIT_GAMES:
                return self.tr("A suit game to bid for")
            case "games":
                #: {game} is Grand, Null or a suit: a hand good enough to bid for that game
                return self.tr("{game} to bid for").format(game=isolate(namer.game(kind.games[0].code)))
        ranks = list(dict.fromkeys(card.rank for card in kind.cards))
        if len(kind.cards) == MOST_TRUMPS:
            plain = next(card.suit for card in kind.cards if card.rank is not Rank.JACK)
            #: {suit} is a suit: the four jacks and the seven other cards of that suit
            return self.tr("Trumps in {suit}").format(suit=isolate(namer.suit(Suit(plain))))
        if len(ranks) == 2:
            #: two ranks, such as ace and ten: cards of either
            joined = self.tr("{one} or {other}")
            return joined.format(one=isolate(namer.rank(ranks[0])), other=isolate(namer.rank(ranks[1])))
        return namer.rank(ranks[0])

    def amount(self, amount: tuple[int, int], kind: Kind) -> str:
        """How many: "at least 2", "exactly 2", "at most 2"."""
        least, most = amount
        if kind.what != "bid" and least == most:
            #: how many cards or card points are wished; short
            return self.tr("exactly {n}").format(n=number(least))
        if kind.what != "bid" and least == 0:
            #: how many cards or card points are wished; short, such as "bis 2" in German
            return self.tr("at most {n}").format(n=number(most))
        #: how many cards, card points or what bid is wished; short, such as "ab 2" in German
        return self.tr("at least {n}").format(n=number(least))

    def wish(self, place: Place, kind: Kind, amount: tuple[int, int]) -> str:
        """The whole wish: "Forehand: Jack, at least 2"."""
        where, what = isolate(self.place(place)), isolate(self.kind(kind))
        if not kind.amounts:
            #: {place} is a hand or the skat, {what} a kind of game or of cards
            return self.tr("{place}: {what}").format(place=where, what=what)
        #: {place} is a hand or the skat, {what} a kind of cards, {amount} such as "at least 2"
        pattern = self.tr("{place}: {what}, {amount}")
        return pattern.format(place=where, what=what, amount=self.amount(amount, kind))
