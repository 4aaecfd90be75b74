"""What a hand may bid, and what an announcement promises: said before the cards are played."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import unbroken
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import SCHNEIDER_POINTS, WIN_POINTS, Valuation, evaluate, needed
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.values import ValueSentences


class Reach(Enum):
    """Whether a game comes up to the bid."""

    REACHED = auto()
    """If it is just made."""
    WITH_SCHNEIDER = auto()
    WITH_SCHWARZ = auto()
    NEVER = auto()


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an announcement means for the bid; ``sentence`` says it."""

    reach: Reach
    sentence: str


class CalculatorSentences(QObject):
    """The rows beside the bids and the live line under an announcement.

    ``run`` are matadors as ``valuation.matadors`` counts them, with n > 0, without n < 0.
    """

    def __init__(self, words: CardWords, values: ValueSentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._values = values

    def counted(self, contract: Contract, run: int, rules: RuleSet) -> str:
        """What is counted: "with 2, game 3"; for Null "fixed value"."""
        return self._values.counted(_just_made(contract, run, rules))

    def worth(self, contract: Contract, run: int, rules: RuleSet) -> str:
        """The value counted out: "without 1, game 2, Hand 3, × 10 = 30"; for Null "fixed value 23"."""
        return self._values.worth(_just_made(contract, run, rules))

    def times(self, game: Game) -> str:
        """The factor by which a game is multiplied: "× 12"; empty for Null."""
        return unbroken(f"× {number(game.base)}") if game.base else ""

    def row(self, contract: Contract, run: int, rules: RuleSet, bid: int = 0) -> str:
        """A row of the calculator as one sentence: "Clubs: with 2, game 3, × 12 = 36; Hand: 48; less than the bid"."""
        hand = _just_made(replace(contract, hand=True), run, rules).worth
        #: A game with its value counted out, and what it counts as a Hand game
        row = self.tr("{game}: {worth}; {hand}: {hand_value}").format(
            game=self._words.contract(contract),
            worth=self.worth(contract, run, rules),
            hand=self._words.term(Term.HAND),
            hand_value=number(hand),
        )
        if max(_just_made(contract, run, rules).worth, hand) >= bid:
            return row
        #: {row} is a game with its values: "Clubs: with 2, game 3, × 12 = 36; Hand: 48"
        return self.tr("{row}; less than the bid").format(row=row)

    def carries(self, contract: Contract, run: int, rules: RuleSet) -> str:
        """As far as this game carries the bidding: "with Hearts safe up to 30".

        Without two matadors or more it is not safe, for one of them may lie in the skat (ISkO 2.4).
        """
        value = _just_made(contract, run, rules).worth
        if run <= -2:
            #: {game} is a game such as Hearts, played without two jacks or more, one of which may lie in the skat
            pattern = self.tr("with {game} up to {value}, skat aside")
        else:
            #: {game} is a game such as Hearts or Null ouvert
            pattern = self.tr("with {game} safe up to {value}")
        return pattern.format(game=self._words.contract(contract), value=number(value))

    def need(self, contract: Contract, rules: RuleSet, reach: Reach) -> str:
        """What the declarer has to do, also to come up to his bid: "you need 61 points"; empty if nothing helps."""
        if reach is Reach.NEVER:
            return ""
        if contract.game is Game.NULL:
            return self.tr("you must not take a trick")
        if contract.spitze:
            #: {need} is what the declarer needs besides: "you need 61 points" or "you need all ten tricks"
            pattern = self.tr("{need}, the last trick with the lowest trump")
            return pattern.format(need=self.need(replace(contract, spitze=False), rules, reach))
        points, tricks = needed(contract, rules)
        if tricks or reach is Reach.WITH_SCHWARZ:
            return self.tr("you need all ten tricks")
        points = SCHNEIDER_POINTS if reach is Reach.WITH_SCHNEIDER else points
        return self.tr("you need %n points", "card points; 61 or 90", points)

    def outlook(self, contract: Contract, run: int, rules: RuleSet, bid: int) -> Outlook:
        """Whether the contract reaches the bid, and if not at once, what it takes.

        In a Hand game a matador in the unseen skat counts, too: it turns without 2 or more into with 1 (rules.md §4.1).
        """
        outlook = self._outlook(contract, run, rules, bid)
        unseen = contract.hand and contract.game is not Game.NULL
        if not unseen or _reaches(contract, 1 if run <= -2 else run, rules, bid):
            return outlook
        #: {outlook} is "your bid 30 is reached", or that it is not; a jack in the skat of a Hand game may change that
        pattern = self.tr("{outlook}, skat aside")
        return replace(outlook, sentence=pattern.format(outlook=outlook.sentence))

    def _outlook(self, contract: Contract, run: int, rules: RuleSet, bid: int) -> Outlook:
        if _reaches(contract, run, rules, bid):
            return Outlook(Reach.REACHED, self.tr("your bid {bid} is reached").format(bid=number(bid)))
        if contract.game is not Game.NULL:
            if _reaches(contract, run, rules, bid, SCHNEIDER_POINTS, 9):
                return Outlook(Reach.WITH_SCHNEIDER, self._only_with(Term.SCHNEIDER, bid))
            if _reaches(contract, run, rules, bid, DECK_POINTS, 10):
                return Outlook(Reach.WITH_SCHWARZ, self._only_with(Term.SCHWARZ, bid))
        return Outlook(Reach.NEVER, self.tr("this game cannot reach your bid {bid}").format(bid=number(bid)))

    def _only_with(self, level: Term, bid: int) -> str:
        #: {level} is Schneider or Schwarz
        pattern = self.tr("your bid {bid} is reached only with {level}")
        return pattern.format(bid=number(bid), level=self._words.term(level))


def _just_made(contract: Contract, run: int, rules: RuleSet) -> Valuation:
    """Nothing counted but what is announced."""
    return evaluate(rules, contract, matadors=run, bid=0, points=WIN_POINTS, tricks=6)


def _reaches(contract: Contract, run: int, rules: RuleSet, bid: int, points: int = WIN_POINTS, tricks: int = 6) -> bool:
    return not evaluate(rules, contract, matadors=run, bid=bid, points=points, tricks=tricks).overbid
