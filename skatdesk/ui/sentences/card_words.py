"""Contracts, cards and lists of cards for the middle of a sentence."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import CardNamer, Term
from skatdesk.skat.cards import Card, Cards, Rank, Suit
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.kontra import KONTRA_NAMES
from skatdesk.skat.seats import Seat


class CardWords(QObject):
    """The naming's words, each isolated: they may run the other way than the sentence."""

    def __init__(self, namer: CardNamer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._namer = namer

    def contract(self, contract: Contract) -> str:
        """A contract with all that was announced: Clubs Hand, Schneider announced."""
        return isolate(self._namer.contract(contract))

    def likely(self, contract: Contract) -> str:
        """The game that a hand becomes with more skats than any other, before the skat is taken: most likely Grand."""
        #: {game} is a game that a hand may become: "most likely Grand"
        return self.tr("most likely {game}").format(game=self.contract(contract))

    def game(self, game: Game) -> str:
        """A game without announcements: Clubs, Grand, Null, Ramsch."""
        return isolate(self._namer.game(game.code))

    def suit(self, suit: Suit) -> str:
        """A suit: Hearts."""
        return isolate(self._namer.suit(suit))

    def rank(self, rank: Rank) -> str:
        """A rank: Jack."""
        return isolate(self._namer.rank(rank))

    def card(self, card: Card) -> str:
        """A card: jack of clubs."""
        return isolate(self._namer.card(card))

    def term(self, term: Term) -> str:
        """A word of announcing or counting: Hand, Schneider."""
        return isolate(self._namer.term(term))

    def seat(self, seat: Seat) -> str:
        """A seat: Forehand."""
        return isolate(self._namer.seat(seat))

    def doubling(self, level: int) -> str:
        """Kontra, Re, Bock or Hirsch by its level, 1 to 4."""
        return self.term(Term(KONTRA_NAMES[level - 1]))

    def all_of(self, cards: Cards) -> str:
        """Cards that belong together: jack of clubs and ten of hearts."""
        #: Joins the last of several cards or players: "ten of hearts, ace of spades and jack of clubs"
        return self._listed([self.card(card) for card in cards], self.tr("{several} and {last}"))

    def one_of(self, cards: Cards) -> str:
        """Cards to choose from: jack of clubs or ten of hearts."""
        #: Joins the last of several cards to choose from: "ten of hearts, ace of spades or jack of clubs"
        return self._listed([self.card(card) for card in cards], self.tr("{several} or {last}"))

    def both(self, names: Sequence[str]) -> str:
        """Players who share something: Ada and Ben. The names are isolated already."""
        return self._listed(names, self.tr("{several} and {last}"))

    def _listed(self, items: Sequence[str], ending: str) -> str:
        if not items:
            return ""
        *first, last = items
        if not first:
            return last
        several = first[0]
        for item in first[1:]:
            #: Joins several cards or players but for the last: "ten of hearts, ace of spades"
            several = self.tr("{several}, {next}").format(several=several, next=item)
        return ending.format(several=several, last=last)
