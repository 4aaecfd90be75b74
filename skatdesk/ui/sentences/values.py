"""How a game was counted: "with 2, game 3, Hand 4, × 12 = 48", and what became of it in the list."""

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import unbroken
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.cards import JACKS
from skatdesk.skat.contracts import NULL_VALUES, Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import Level, Valuation
from skatdesk.ui.sentences.card_words import CardWords


def equation(factor: int, value: int) -> str:
    """A product to be read from the left in every language: "2 × 48 = 96"."""
    return unbroken(f"{number(factor)} × {number(value)} = {number(factor * value)}")


class ValueSentences(QObject):
    """Tells how the worth of a game with a declarer comes about."""

    def __init__(self, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def counted(self, valuation: Valuation) -> str:
        """What is counted, each level with the sum so far: "with 2, game 3, Hand 4"; Null: "fixed value"."""
        if valuation.contract.game is Game.NULL:
            #: Of a Null game, whose value is not counted out: "fixed value 23" without the number
            return self.tr("fixed value")
        text, total = "", 0
        for level, steps in valuation.levels:
            total += steps
            if level is Level.MATADORS:
                #: Start of counting out a game: "with 2, game 3, × 12 = 36"
                with_words = self.tr("with {matadors}")
                #: Start of counting out a game: "without 2, game 3, × 12 = 36"
                without_words = self.tr("without {matadors}")
                text = (with_words if valuation.matadors > 0 else without_words).format(matadors=number(steps))
            else:
                step = f"{self._words.term(Term(level.value))}\u00a0{number(total)}"
                #: One more step of counting out a game: {counted} "with 2, game 3", {step} "Hand 4"
                text = self.tr("{counted}, {step}").format(counted=text, step=step)
        return text

    def worth(self, valuation: Valuation) -> str:
        """The game value counted out, before it is compared with the bid: "with 2, game 3, × 12 = 36"."""
        if valuation.contract.game is Game.NULL:
            #: Of a Null game, whose value is not counted out
            return self.tr("fixed value {value}").format(value=number(valuation.worth))
        product = unbroken(f"× {number(valuation.base)} = {number(valuation.worth)}")
        #: End of counting out a game: "with 2, game 3" and then "× 12 = 36"
        return self.tr("{counted}, {product}").format(counted=self.counted(valuation), product=product)

    def bid_line(self, valuation: Valuation, *, yours: bool = False) -> str:
        """Whether the bid was reached: "your bid 24 is reached"; empty where nobody bid."""
        if not valuation.bid:
            return ""
        if valuation.overbid:
            line = self.tr("your bid {bid} is not reached") if yours else self.tr("the bid {bid} is not reached")
        else:
            line = self.tr("your bid {bid} is reached") if yours else self.tr("the bid {bid} is reached")
        return line.format(bid=number(valuation.bid))

    def overbid_line(self, valuation: Valuation, rules: RuleSet) -> str:
        """What an overbid game is charged: "smallest multiple of 12 that reaches 46 = 48"; empty if not overbid."""
        if not valuation.overbid:
            return ""
        if valuation.contract.game is not Game.NULL and rules.overbid_rule == "jacks_plus_3_single":
            jacks = min(abs(valuation.matadors), len(JACKS))
            product = f"({number(jacks)} + {number(3)}) × {number(valuation.base)} = {number(valuation.value)}"
            #: {product} is "(1 + 3) × 10 = 40": the matadors and three more times the base value
            return self.tr("overbid, {product}").format(product=unbroken(product))
        base = valuation.base or NULL_VALUES[False, False]  # an overbid Null is charged in multiples of the plain one
        return self.tr("overbid, smallest multiple of {base} that reaches {bid} = {value}").format(
            base=number(base), bid=number(valuation.bid), value=number(valuation.value)
        )

    def list_lines(self, valuation: Valuation, kontra: int) -> tuple[str, ...]:
        """From the value to the list: loss, doublings, Bock round, each "2 × 48 = 96"."""
        lines, amount = [], valuation.value
        if not valuation.won:
            #: {product} is "2 × 48 = 96": a lost game costs twice its value
            lost = self.tr("lost, {product}").format(product=equation(valuation.loss_factor, amount))
            lines.append(lost if valuation.loss_factor > 1 else self.tr("lost, {value}").format(value=number(amount)))
            amount *= valuation.loss_factor
        factor = valuation.factor
        for level in range(kontra):
            #: {doubling} is Kontra, Re …, {product} "2 × 48 = 96"
            pattern = self.tr("{doubling}, {product}")
            lines.append(pattern.format(doubling=self._words.doubling(level + 1), product=equation(2, amount)))
            amount, factor = amount * 2, factor // 2
        if factor > 1:
            #: {product} is "2 × 48 = 96": in a Bock round everything counts double
            lines.append(self.tr("Bock round, {product}").format(product=equation(factor, amount)))
        return tuple(lines)

    def score_line(self, score: int) -> str:
        """The change of the list: "score +48"."""
        return self.tr("score {score}").format(score=signed(score))

    def derivation(self, valuation: Valuation, rules: RuleSet, kontra: int = 0) -> tuple[str, ...]:
        """All of it, one line for each step, from the matadors to the score."""
        overbid = self.overbid_line(valuation, rules)
        lines = (self.worth(valuation), overbid, *self.list_lines(valuation, kontra), self.score_line(valuation.score))
        return tuple(line for line in lines if line)
