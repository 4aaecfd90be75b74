"""Card and contract words: the one door through which they reach people.

Everybody keeps the words they grew up with: a naming is a language, French- or
German-suited words, and the choice of corner letters. It follows neither the interface
language nor the deck. The words are in ``cards_*.qm``, read by a translator that is never
installed. Files and logs hold codes ("CJ"); whole names are stored whole, because
"چڑیا کی بیگم" and "Sinek kızı" cannot be put together from a suit and a rank.

A name in a sentence of the interface needs ``bidi.isolate``: it may run the other way.
"""

import logging
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, QTranslator, Signal

from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import Card, Rank, Suit
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import Seat

_log = logging.getLogger(__name__)


class SuitWords(StrEnum):
    """Which pack the words belong to."""

    FRENCH = "french"
    """Clubs, spades, hearts, diamonds; king, queen, jack."""
    GERMAN = "german"
    """Acorns, leaves, hearts, bells; king, Ober, Unter."""


class CornerLetters(StrEnum):
    """Which letters stand in the corner of a card."""

    PRINTED = "printed"
    """As usually printed on packs: Turkish players know B D K from the German pack."""
    SPOKEN = "spoken"
    """Initials of the words people say, where they differ: Turkish V K P, German D for Daus, Urdu in its own script."""


@dataclass(frozen=True, slots=True)
class CardNaming:
    """One way of naming cards."""

    language: Language
    suits: SuitWords = SuitWords.FRENCH
    letters: CornerLetters = CornerLetters.PRINTED


class Term(StrEnum):
    """Words of announcing and counting; ``valuation.Level`` and ``kontra.KONTRA_NAMES`` are among the values."""

    GAME = "game"
    MATADORS = "matadors"
    HAND = "hand"
    OUVERT = "ouvert"
    SCHNEIDER = "schneider"
    SCHNEIDER_ANNOUNCED = "schneider_announced"
    SCHWARZ = "schwarz"
    SCHWARZ_ANNOUNCED = "schwarz_announced"
    DEFENCE_SCHNEIDER = "defence_schneider"
    DEFENCE_SCHWARZ = "defence_schwarz"
    SPITZE = "spitze"
    REVOLUTION = "revolution"
    KONTRA = "kontra"
    RE = "re"
    BOCK = "bock"
    HIRSCH = "hirsch"
    SCHIEBERAMSCH = "schieberamsch"
    JUNGFRAU = "jungfrau"
    DURCHMARSCH = "durchmarsch"


class CardNamer(QObject):
    """The words of the naming in use.

    Signals:
        changed(): the naming is another one; whoever shows words of it renews them.
    """

    changed = Signal()

    def __init__(self, directory: Path, naming: CardNaming, parent: QObject | None = None) -> None:
        """``directory`` holds the compiled catalogues, ``cards_de.qm`` and so on."""
        super().__init__(parent)
        self._directory = directory
        self._naming = naming
        self._catalogue = self._load(naming.language)

    @property
    def naming(self) -> CardNaming:
        """The naming in use."""
        return self._naming

    def use(self, naming: CardNaming) -> None:
        """Changes the naming; a missing catalogue is logged and codes show instead of words."""
        if naming == self._naming:
            return
        if naming.language is not self._naming.language:
            self._catalogue.deleteLater()
            self._catalogue = self._load(naming.language)
        self._naming = naming
        self.changed.emit()

    def suit(self, suit: Suit) -> str:
        """A suit on its own: Clubs, Kreuz, Eichel, Sinek, چڑیا, Trèfle."""
        return self._word(f"suit.{self._naming.suits}", suit.code)

    def rank(self, rank: Rank) -> str:
        """A rank on its own: Jack, Bube, Unter, Vale, غلام, Valet."""
        return self._word(f"rank.{self._naming.suits}", rank.code)

    def card(self, card: Card) -> str:
        """The whole name, for the middle of a sentence: jack of clubs, Kreuz-Bube, valet de trèfle."""
        return self._word(f"card.{self._naming.suits}", card.code)

    def index(self, card: Card) -> str:
        """The corner letter or number; ``resources/cards/index`` has a picture of each."""
        label = "10" if card.rank is Rank.TEN else card.rank.code
        return self._word(f"index.{self._naming.letters}.{self._naming.suits}", label)

    def game(self, code: str) -> str:
        """A game by its code: C S H D the suits, G Grand, N Null, R Ramsch."""
        return self._word(f"game.{self._naming.suits}", code)

    def contract(self, contract: Contract) -> str:
        """A contract with all that was announced: "Clubs Hand, Schneider announced".

        Ouvert with everything it implies is just "Grand ouvert".
        """
        hand, ouvert, schwarz = contract.hand, contract.ouvert, contract.schwarz
        if contract.game is Game.NULL and contract.revolution:
            return self.game("N revolution")
        complete = hand and ouvert and schwarz
        key = contract.game.code + " ouvert" * ouvert + " hand" * (hand and not complete)
        name = self.game(key)
        if schwarz and not complete:
            name = self._join(name, Term.SCHWARZ_ANNOUNCED)
        elif contract.schneider and not complete:
            name = self._join(name, Term.SCHNEIDER_ANNOUNCED)
        return self._join(name, Term.SPITZE) if contract.spitze else name

    def term(self, term: Term) -> str:
        """A word of announcing or counting: Hand, Schneider, Kontra, Bock …"""
        return self._word("term", term.value)

    def seat(self, seat: Seat) -> str:
        """Forehand, Middlehand, Rearhand."""
        return self._word("seat", seat.name.lower())

    def seat_letter(self, seat: Seat) -> str:
        """One letter for the seat's chip: F M R, V M H, D K İ …"""
        return self._word("seat.letter", seat.name.lower())

    def _join(self, contract: str, announcement: Term) -> str:
        pattern = self._word("contract", "{contract}, {announcement}")
        return pattern.format(contract=contract, announcement=self.term(announcement))

    def _word(self, context: str, key: str) -> str:
        return self._catalogue.translate(context, key) or key

    def _load(self, language: Language) -> QTranslator:
        catalogue = QTranslator(self)
        name = f"cards_{language}.qm"
        if not catalogue.load(str(self._directory / name)):
            _log.warning("no catalogue %s", name)
        return catalogue
