"""Cards as people type them: codes, corner letters, or the names in use."""

import re
import unicodedata

from PySide6.QtCore import QCoreApplication

from skatdesk.i18n.card_names import CardNamer
from skatdesk.skat.cards import CARDS, Card, Cards, Rank, parse_cards
from skatdesk.skat.errors import NotationError
from skatdesk.store.searching import fold

_SIGNS = "♣♠♥♦"
_LEAST_PREFIX = 1
_EXAMPLE = parse_cards("CJ HT")


class CardReader:
    """Reads ``CJ``, ``C10``, ``♣J``, in German ``KrB``, ``Kr 10`` without the space, ``Kreuz-Bube``, ``Kreuz Bube``.

    Cards may be joined as the program joins them: "Kreuz-Bube und Herz-Zehn".
    """

    def __init__(self, namer: CardNamer) -> None:
        self._namer = namer

    def read(self, text: str) -> Cards:
        """The cards in the order typed, each once; raises ``NotationError`` whose text is the word nobody knows."""
        known = self._spellings()
        found: list[Card] = []
        for part in re.split(r"[,;،؛|]+", text):
            whole = known.get(_plain(part))
            if whole is not None:
                found.append(whole)
                continue
            words = part.split()
            at = 0
            while at < len(words):
                # names of several words stand before those of one
                for length in range(min(len(words) - at, 4), 0, -1):
                    card = known.get(_plain("".join(words[at : at + length])))
                    if card is not None:
                        found.append(card)
                        at += length
                        break
                else:
                    if _plain(words[at]) != _plain(_and()):
                        raise NotationError(words[at])
                    at += 1
        return tuple(dict.fromkeys(found))

    def example(self) -> str:
        """Two cards in the fewest letters: ``CJ H10``, in German ``KrB H10``."""
        known = self._spellings()
        return " ".join(self._shortest(card, known) for card in _EXAMPLE)

    def _shortest(self, card: Card, known: dict[str, Card]) -> str:
        suit, letters = self._namer.suit(card.suit), self._namer.index(card)
        # letters that join in writing cannot stand for a word
        if unicodedata.bidirectional(suit[0]) != "AL":
            for length in range(_LEAST_PREFIX, len(suit) + 1):
                spelling = suit[:length] + letters
                if known.get(_plain(spelling)) is card:
                    return spelling
        return _codes(card)[-1]

    def _spellings(self) -> dict[str, Card]:
        """Every spelling that names one card and no other; codes before anything else."""
        spelt: dict[str, set[Card]] = {}
        for card in CARDS:
            for spelling in self._names_of(card):
                spelt.setdefault(_plain(spelling), set()).add(card)
        only = {spelling: next(iter(cards)) for spelling, cards in spelt.items() if len(cards) == 1}
        codes = {_plain(spelling): card for card in CARDS for spelling in _codes(card)}
        return only | codes

    def _names_of(self, card: Card) -> list[str]:
        namer = self._namer
        suit = namer.suit(card.suit)
        suits = [_SIGNS[card.suit], *(suit[:length] for length in range(_LEAST_PREFIX, len(suit) + 1))]
        ranks = {namer.index(card), namer.rank(card.rank), *(_codes_of(card.rank))}
        return [namer.card(card), *(suit_word + rank for suit_word in suits for rank in ranks)]


def _codes(card: Card) -> list[str]:
    return [card.suit.code + rank for rank in _codes_of(card.rank)]


def _codes_of(rank: Rank) -> tuple[str, ...]:
    return ("T", "10") if rank is Rank.TEN else (rank.code,)


def _and() -> str:
    """The word that joins the last of several cards in the interface language."""
    return QCoreApplication.translate("CardWords", "{several} and {last}").format(several="", last="").strip()


def _plain(text: str) -> str:
    """Folded, without spaces and hyphens."""
    letters = fold(text).replace("œ", "oe")
    return "".join(letter for letter in letters if not letter.isspace() and letter not in "-.·'’")
