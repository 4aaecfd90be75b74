"""Why an action was worse than the best one, in one sentence for each code of ``coach.reasons``.

Spoken of anybody, so nobody is addressed. Cards, suits and contracts stand where no language has to bend them.
"""

from PySide6.QtCore import QObject

from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.i18n.numbers import number
from skatdesk.ui.sentences.card_words import CardWords


class ReasonSentences(QObject):
    """Speaks for the coach."""

    def __init__(self, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def sentence(self, reason: Reason) -> str:
        """The reason without a full stop: "a ten in the declarer's trick: ten of hearts"."""
        known = (self._hand(reason), self._tricks(reason), self._sides(), self._without_tricks())
        pattern = next(group[reason.why] for group in known if reason.why in group)
        words, blank = self._words, ""
        return pattern.format(
            card=blank if reason.card is None else words.card(reason.card),
            better=blank if reason.better is None else words.card(reason.better),
            cards=words.all_of(reason.cards),
            suit=blank if reason.suit is None else words.suit(reason.suit),
            contract=blank if reason.contract is None else words.contract(reason.contract),
            value=number(reason.value),
        )

    def _hand(self, reason: Reason) -> dict[Why, str]:
        """Bidding, skat, discard and announcement."""
        discard = self.tr("better to put away: {cards}")
        if reason.contract is not None:
            #: {cards} are two cards, {contract} the game they are put away for
            discard = self.tr("better to put away: {cards} ({contract})")
        return {
            Why.OVERBID: self.tr("this hand is too weak to be played at {value}"),
            #: {value} is a bid, {contract} the game that the hand is good for
            Why.UNDERBID: self.tr("this hand is worth {value} ({contract})"),
            #: {contract} is a Hand game
            Why.HAND_GAME_MISSED: self.tr("the hand was strong enough without the skat: {contract}"),
            Why.SKAT_NEEDED: self.tr("taking the skat promised more than a Hand game"),
            Why.WRONG_DISCARD: discard,
            Why.ANOTHER_GAME: self.tr("another game promised more: {contract}"),
        }

    def _tricks(self, reason: Reason) -> dict[Why, str]:
        """Suit games and Grand, whoever plays."""
        led, thrown = self.tr("better to lead trumps"), self.tr("better to part with a trump")
        if reason.suit is not None:
            led = self.tr("better to lead another suit: {suit}")
            thrown = self.tr("better to throw off from another suit: {suit}")
        return {
            Why.DUCKED: self.tr("this trick should be taken: {better}"),
            Why.TRUMP_HELD_BACK: self.tr("the trump that takes this trick was held back: {better}"),
            #: {better} is a trump
            Why.FORCE_MISSED: self.tr("this trump would have forced a higher one: {better}"),
            Why.TOO_HIGH: self.tr("a lower card would have taken the trick too: {better}"),
            Why.TOO_LOW: self.tr("a higher card was needed: {better}"),
            Why.WORTH_KEEPING: self.tr("this card was worth keeping: {card}"),
            Why.TRUMP_WASTED: self.tr("a high trump was spent for nothing: {card}"),
            Why.TOOK_TOO_MUCH: self.tr("this trick was better left to the others: {better}"),
            #: {cards} is a ten, {card} the last card beside it
            Why.GUARD_THROWN: self.tr("the last guard was thrown away: {card}; now this card can be caught: {cards}"),
            Why.WRONG_SUIT_LED: led,
            Why.WRONG_SUIT_THROWN: thrown,
            Why.TRUMP_LED_TOO_SOON: self.tr("too early for a trump: better {better}"),
            Why.TOO_MANY_POINTS: self.tr("too many card points given: {better} was enough"),
            Why.OTHER_CARD: self.tr("another card promised more: {better}"),
        }

    def _sides(self) -> dict[Why, str]:
        """Suit games and Grand, what only the declarer or only a defender does."""
        return {
            Why.TRUMPS_NOT_DRAWN: self.tr("the others still had trumps: draw them first"),
            Why.NO_TRUMPS_LEFT_TO_DRAW: self.tr("the others had no trumps left: there was nothing to draw"),
            Why.POINTS_TO_DEFENDERS: self.tr("a card worth many points in the defenders' trick: {card}"),
            Why.POINTS_TO_DECLARER: self.tr("a card worth many points in the declarer's trick: {card}"),
            Why.POINTS_TRUMPED: self.tr("a card worth many points led into the declarer's trumps: {card}"),
            Why.LED_INTO_TRUMP: self.tr("the declarer can trump this suit: {suit}"),
            Why.SMEAR_MISSED: self.tr("the trick was safe with the partner: put points on it ({better})"),
            #: {better} is a card; to draw trumps is the declarer's work
            Why.TRUMPS_FOR_DECLARER: self.tr("leading trumps does the declarer's work: better {better}"),
            Why.LONG_SUIT_OPENED: self.tr("this is the declarer's long suit: {suit}"),
            Why.PARTNER_COULD_TRUMP: self.tr("the partner could trump this suit: {suit}"),
            Why.PARTNER_OVERTAKEN: self.tr("the trick was the partner's already: {card} took it away"),
        }

    def _without_tricks(self) -> dict[Why, str]:
        """Null and Ramsch."""
        return {
            Why.NULL_TRICK_TAKEN: self.tr("it takes the trick: {better} stays below"),
            Why.NULL_HIGH_KEPT: self.tr("the moment to be rid of a dangerous card: {better}"),
            Why.NULL_WEAK_SUIT_LED: self.tr("the declarer led his own weak suit: {suit}"),
            Why.NULL_WEAK_SUIT_SPARED: self.tr("the declarer is weaker in another suit: {suit}"),
            Why.NULL_RESCUED: self.tr("the trick was the declarer's: {card} took it over"),
            Why.NULL_WAY_OUT: self.tr("the declarer gets out below: {better} leaves less room"),
            Why.RAMSCH_TRICK_TAKEN: self.tr("it takes the trick: {better} leaves it to the others"),
            Why.RAMSCH_HIGH_KEPT: self.tr("the moment to be rid of a dangerous card: {better}"),
        }
