"""Which rule forbids an action, in a sentence to the player who tried it."""

from PySide6.QtCore import QObject

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Card, Cards, Rank
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.seats import Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.company import Company

_GRAND_HAND = Contract(Game.GRAND, hand=True)


class RefusalSentences(QObject):
    """A sentence for every rule ``IllegalAction`` can name."""

    def __init__(self, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def sentence(self, error: IllegalAction, view: SeatView, company: Company) -> str:
        """What the player is told; ``view`` is the deal as it stood and still stands.

        A rule that is not known here, which a test excludes, speaks with the error's own words.
        """
        cards = tuple(card for card in error.cards if isinstance(card, Card))
        return (
            self._general(error.rule, view, company)
            or self._cards(error.rule, cards, view)
            or self._bidding(error.rule, view)
            or self._announcing(error.rule, view)
            or self._doubling(error.rule, view)
            or self._ending(error.rule, view, company)
            or str(error)
        )

    def _general(self, rule: str, view: SeatView, company: Company) -> str:
        match rule:
            case "deal_over":
                return self.tr("This deal is over")
            case "not_your_turn" if view.turn is not None and view.turn is not company.you:
                return self.tr("It is {name}'s turn").format(name=company.name(view.turn))
            case "not_your_turn":
                return self.tr("It is not your turn")
            case "wrong_phase":
                return self._now(view)
            case "not_an_option":
                return self.tr("That is not possible now")
        return ""

    def _now(self, view: SeatView) -> str:
        """What has to be done at this point of the deal."""
        match view.phase:
            case Phase.BIDDING:
                return self.tr("The bidding comes first")
            case Phase.GRAND_HAND_CALL:
                grand_hand = self._words.contract(_GRAND_HAND)
                #: {contract} is Grand Hand, which may be played instead of a compulsory Ramsch
                return self.tr("First everybody says {contract} or passes").format(contract=grand_hand)
            case Phase.PUSHING if view.taken and view.seat is not Seat.REARHAND:
                return self.tr("Pass two cards on")
            case Phase.PUSHING if not view.taken:
                return self.tr("Take the skat, or push it on unseen")
            case Phase.SKAT:
                return self.tr("Take the skat, or play {hand}").format(hand=self._words.term(Term.HAND))
            case Phase.DISCARD | Phase.PUSHING:
                return self.tr("Put two cards away")
            case Phase.ANNOUNCE:
                return self.tr("The game has to be announced first")
            case Phase.REARRANGE:
                return self.tr("The defenders are sorting their cards")
            case Phase.KONTRA:
                return self._answer_doubling(view)
            case Phase.PLAY:
                return self.tr("The cards are being played")
            case Phase.FINISHED:
                return self.tr("This deal is over")

    def _cards(self, rule: str, cards: Cards, view: SeatView) -> str:
        match rule:
            case "follow_suit":
                led = view.trick.cards[0].suit if view.trick is not None and view.trick.cards else cards[0].suit
                #: {suit} is the suit led, {cards} what may be played: "king of hearts or eight of hearts"
                pattern = self.tr("The lead is {suit}: follow with {cards}")
                return pattern.format(suit=self._words.suit(led), cards=self._words.one_of(cards))
            case "follow_trump":
                #: {cards} are the trumps held: "jack of clubs or seven of hearts"
                return self.tr("The lead is a trump: follow with {cards}").format(cards=self._words.one_of(cards))
            case "not_held":
                return self.tr("You do not hold {cards}").format(cards=self._words.one_of(cards))
            case "two_cards":
                return self.tr("Exactly two cards: take one back to choose another")
            case "no_jacks_on":
                #: {rank} is the word for jack; Schieberamsch, when cards are passed on or put away
                return self.tr("No {rank} may be given away: choose another card").format(
                    rank=self._words.rank(Rank.JACK)
                )
            case "ten_of_both":
                return self.tr("Take ten of the defenders' twenty cards")
        return ""

    def _bidding(self, rule: str, view: SeatView) -> str:
        match rule:
            case "auction_closed":
                return self.tr("The bidding is over")
            case "passed":
                return self.tr("You have passed and are out of the bidding")
            case "nothing_to_hold":
                return self.tr("There is no value to hold: name one or pass")
            case "answer":
                return self.tr("Hold {bid} or pass").format(bid=number(view.bid))
            case "no_such_bid":
                return self.tr("No game is worth this value, so it cannot be bid")
            case "bid_higher":
                return self.tr("Name a value above {bid}, or pass").format(bid=number(view.bid))
            case "opening_18":
                return self.tr("Both others have passed: play at 18 or pass")
        return ""

    def _announcing(self, rule: str, view: SeatView) -> str:
        words = self._words
        match rule:
            case "grand_hand_only":
                #: {contract} is Grand Hand, {ramsch} the game of a compulsory Ramsch round
                return self.tr("Only {contract} may take the place of {ramsch}").format(
                    contract=words.contract(_GRAND_HAND), ramsch=words.game(Game.RAMSCH)
                )
            case "hand_not_said":
                #: {hand} is the word for a Hand game
                return self.tr("You left the skat unseen: announce {hand}").format(hand=words.term(Term.HAND))
            case "hand_after_skat":
                pattern = self.tr("You have taken the skat: {hand} is no longer possible")
                return pattern.format(hand=words.term(Term.HAND))
            case "spitze":
                #: {spitze} promises to win the last trick with the lowest trump; {grand} is the game
                return self.tr("{spitze} needs the lowest trump, and is not for {grand} with all four trumps").format(
                    spitze=words.term(Term.SPITZE), grand=words.game(Game.GRAND)
                )
            case "null_below_bid":
                #: {null} is the game Null
                pattern = self.tr("This {null} game is worth less than your bid {bid}")
                return pattern.format(null=words.game(Game.NULL), bid=number(view.bid))
            case "needs_hand":
                return self.tr("{schneider}, {schwarz} and {ouvert} can be announced only together with {hand}").format(
                    schneider=words.term(Term.SCHNEIDER),
                    schwarz=words.term(Term.SCHWARZ),
                    ouvert=words.term(Term.OUVERT),
                    hand=words.term(Term.HAND),
                )
            case "announcement":
                return self.tr("The rules do not allow this announcement, or it leaves out one that belongs to it")
        return ""

    def _doubling(self, rule: str, view: SeatView) -> str:
        kontra = self._words.term(Term.KONTRA)
        match rule:
            case "no_kontra":
                return self.tr("You have no right to {kontra} in this deal").format(kontra=kontra)
            case "kontra_said":
                return self.tr("{kontra} has been said already").format(kontra=kontra)
            case "kontra_too_late":
                return self.tr("{kontra} had to be said before the first card").format(kontra=kontra)
            case "kontra_own_first_card":
                return self.tr("{kontra} is said in turn, before your own first card").format(kontra=kontra)
            case "answer_kontra":
                return self._answer_doubling(view)
            case "no_announcement":
                return self.tr("A defender can announce this only before playing a card")
        return ""

    def _answer_doubling(self, view: SeatView) -> str:
        """Whoever is asked about Re is not told that it is Kontra."""
        pattern = self.tr("The question about {kontra} has to be answered first")
        return pattern.format(kontra=self._words.doubling(view.kontra + 1))

    def _ending(self, rule: str, view: SeatView, company: Company) -> str:
        match rule:
            case "consent" if view.declarer is company.you:
                return self.tr("You can give up now only if a defender agrees")
            case "consent":
                return self.tr("You can give up now only if your partner agrees")
            case "no_concession":
                return self.tr("This deal cannot be given up now")
            case "no_concession_in_ramsch":
                pattern = self.tr("In {ramsch} everybody plays alone: nobody can give up")
                return pattern.format(ramsch=self._words.game(Game.RAMSCH))
            case "not_missed":
                return self.tr("Only a declarer who can no longer make the announced game may throw the cards in")
            case "no_claim":
                return self.tr("There is nothing to claim in this game now")
            case "claim_unproven":
                return self.tr("This cannot be proved against every play: please play on")
        return ""
