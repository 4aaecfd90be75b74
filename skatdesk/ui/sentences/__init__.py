"""Every sentence people read about the game, whole and translatable; card words come from the naming in use.

Knows the game, the entries of lists, the reasons that players and coach give, the naming and QtCore; nothing of
widgets. Lines of one sentence have no full stop. Start with ``Sentences``, which holds one speaker for each subject,
and ``Company``, who is spoken of; ``series_words.py`` and ``list_systems.py`` stand by themselves: series and lists
are spoken of where no cards are.
"""

from PySide6.QtCore import QObject

from skatdesk.i18n.card_names import CardNamer
from skatdesk.ui.sentences.calculator import CalculatorSentences, Outlook, Reach
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.company import Company
from skatdesk.ui.sentences.entries import EntrySentences
from skatdesk.ui.sentences.events import EventSentences
from skatdesk.ui.sentences.hints import HintSentences
from skatdesk.ui.sentences.ramsch import RamschSentences
from skatdesk.ui.sentences.reasons import ReasonSentences
from skatdesk.ui.sentences.refusals import RefusalSentences
from skatdesk.ui.sentences.results import ResultSentences
from skatdesk.ui.sentences.seats import SeatSentences
from skatdesk.ui.sentences.values import ValueSentences

__all__ = ["Company", "Outlook", "Reach", "Sentences"]


class Sentences(QObject):
    """The speakers, by subject. Nothing is kept: ask again when language or naming change.

    ``words``: contracts and lists of cards. ``calculator``: what a hand may bid, what an announcement promises.
    ``values``: how a played game was counted, ``ramsch``: the same for a Ramsch, ``entries``: for any game of a list.
    ``refusals``: which rule forbids an action. ``events``: what a seat said or did. ``results``: the headline.
    ``seats``: what a seat is about. ``hints``: what the adviser would do, and why. ``reasons``: why something was
    worse than that, in the review.
    """

    def __init__(self, namer: CardNamer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = CardWords(namer, self)
        self.values = ValueSentences(self.words, self)
        self.calculator = CalculatorSentences(self.words, self.values, self)
        self.ramsch = RamschSentences(self.words, self)
        self.entries = EntrySentences(self.words, self.values, self.ramsch, self)
        self.refusals = RefusalSentences(self.words, self)
        self.results = ResultSentences(self.words, self.ramsch, self)
        self.events = EventSentences(self.words, self.results, self)
        self.seats = SeatSentences(self.words, self)
        self.hints = HintSentences(self.words, self)
        self.reasons = ReasonSentences(self.words, self)
