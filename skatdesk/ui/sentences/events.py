"""What a seat has just said or done: whole sentences for screen readers, a word for the bubble at the seat."""

from PySide6.QtCore import QObject

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Cards
from skatdesk.skat.events import (
    AuctionWon,
    BidHeld,
    BidNamed,
    CardPlayed,
    Claimed,
    Conceded,
    ContractAnnounced,
    DealFinished,
    DefenceAnnounced,
    Discarded,
    Event,
    HandChosen,
    HandExposed,
    HandsRearranged,
    KontraSaid,
    Passed,
    PlayerLeft,
    SkatPushed,
    SkatTaken,
    ThrownIn,
    TrickWon,
)
from skatdesk.skat.seats import Seat
from skatdesk.skat.tricks import Trick
from skatdesk.skat.view import SeatView
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.company import Company
from skatdesk.ui.sentences.results import ResultSentences


class EventSentences(QObject):
    """Tells events as they may be known: give it what ``seen_by`` lets the reader see."""

    def __init__(self, words: CardWords, results: ResultSentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._results = results

    def bubble(self, event: Event) -> str:
        """The word at the seat: "20", "20 ✓", "Pass", "Kontra"; empty for an event nobody says aloud."""
        match event:
            case BidNamed(value=value):
                return number(value)
            case BidHeld(value=value):
                return f"{number(value)} ✓"
            case Passed():
                #: Said at the table: bids no more
                return self.tr("Pass")
            case HandChosen():
                return self._words.term(Term.HAND)
            case SkatPushed():
                #: Said at the table: passes the skat on unseen (Schieberamsch)
                return self.tr("Push")
            case ContractAnnounced(seat=seat, contract=contract) if seat is not None:
                return self._words.contract(contract)
            case KontraSaid(level=level):
                return self._words.doubling(level)
            case Claimed(none=none):
                #: Said at the table by who lays his cards open: all remaining tricks are his
                rest = self.tr("The rest is mine")
                #: The same in Null, where he must not take a trick
                return self.tr("I take no trick") if none else rest
            case DefenceAnnounced(schwarz=schwarz):
                return self._words.term(Term.SCHWARZ if schwarz else Term.SCHNEIDER)
        return ""

    def announced(self, view: SeatView, company: Company) -> str:
        """Who plays what, for somebody who comes to it later; empty while nothing is announced."""
        if view.contract is None:
            return ""
        return self.what_happened(ContractAnnounced(view.declarer, view.contract), company)

    def what_happened(self, event: Event, company: Company) -> str:
        """What happened, as one sentence."""
        match event:
            case BidNamed() | BidHeld() | Passed() | AuctionWon():
                return self._bidding(event, company)
            case SkatTaken() | HandChosen() | SkatPushed() | Discarded():
                return self._skat(event, company)
            case ContractAnnounced() | KontraSaid() | DefenceAnnounced() | HandExposed() | HandsRearranged():
                return self._announcing(event, company)
            case CardPlayed() | TrickWon():
                return self._playing(event, company)
            case Conceded() | Claimed() | ThrownIn() | PlayerLeft():
                return self._ending(event, company)
            case DealFinished(result=result):
                return self._results.headline(result, company)

    def taken_back(self, cards: Cards) -> str:
        """Which own cards a move that was taken back has brought to the hand again."""
        #: For screen readers, after a move was taken back
        return self.tr("Back in your hand: {cards}").format(cards=self._words.all_of(cards))

    def trick(self, nth: int, trick: Trick, winner: Seat, company: Company, *, counted: bool) -> str:
        """A whole trick: "Trick 3: Ben ace of hearts, you ten of hearts …"; ``counted``: with its card points."""
        plays = ""
        for seat, card in trick.plays():
            #: A player and the card played to a trick, in the middle of a sentence
            play = company.say(seat, self.tr("you {card}"), self.tr("{name} {card}"), card=self._words.card(card))
            #: Joins the plays of a trick
            plays = self.tr("{plays}, {play}").format(plays=plays, play=play) if plays else play
        #: {number} counts the tricks, {plays} are the cards played, {end} tells who takes the trick
        end = self.taken(winner, trick.points if counted else None, company)
        return self.tr("Trick {number}: {plays}. {end}").format(number=number(nth), plays=plays, end=end)

    def taken(self, seat: Seat, points: int | None, company: Company) -> str:
        """Who takes a trick, with its card points unless None."""
        if points is None:
            return company.say(seat, self.tr("You take the trick"), self.tr("{name} takes the trick"))
        return company.say(
            seat,
            self.tr("You take the trick with %n points", "card points; 0 but never 1", points),
            self.tr("{name} takes the trick with %n points", "card points; 0 but never 1", points),
        )

    def _bidding(self, event: BidNamed | BidHeld | Passed | AuctionWon, company: Company) -> str:
        match event:
            case BidNamed(seat=seat, value=value):
                return company.say(seat, self.tr("You bid {bid}"), self.tr("{name} bids {bid}"), bid=number(value))
            case BidHeld(seat=seat, value=value):
                return company.say(seat, self.tr("You hold {bid}"), self.tr("{name} holds {bid}"), bid=number(value))
            case Passed(seat=seat):
                return company.say(seat, self.tr("You pass"), self.tr("{name} passes"))
            case AuctionWon(seat=seat, bid=bid):
                return company.say(
                    seat, self.tr("You play alone at {bid}"), self.tr("{name} plays alone at {bid}"), bid=number(bid)
                )

    def _skat(self, event: SkatTaken | HandChosen | SkatPushed | Discarded, company: Company) -> str:
        match event:
            case SkatTaken(seat=seat, cards=cards) if cards and seat is company.you:
                return self.tr("You take the skat: {cards}").format(cards=self._words.all_of(cards))
            case SkatTaken(seat=seat):
                return company.say(seat, self.tr("You take the skat"), self.tr("{name} takes the skat"))
            case HandChosen(seat=seat):
                return company.say(
                    seat,
                    #: {hand} is the word for a Hand game: the skat stays unseen
                    self.tr("You play {hand}"),
                    self.tr("{name} plays {hand}"),
                    hand=self._words.term(Term.HAND),
                )
            case SkatPushed(seat=seat):
                return company.say(
                    seat, self.tr("You push the skat on unseen"), self.tr("{name} pushes the skat on unseen")
                )
            case Discarded(seat=seat, cards=cards, passed_on=True) if cards and seat is company.you:
                #: Schieberamsch: to the next player
                return self.tr("You pass on {cards}").format(cards=self._words.all_of(cards))
            case Discarded(seat=seat, passed_on=True):
                return company.say(seat, self.tr("You pass two cards on"), self.tr("{name} passes two cards on"))
            case Discarded(seat=seat, cards=cards) if cards and seat is company.you:
                return self.tr("You put away {cards}").format(cards=self._words.all_of(cards))
            case Discarded(seat=seat, cards=cards) if cards:
                told = self.tr("{name} puts away {cards}")
                return told.format(name=company.name(seat), cards=self._words.all_of(cards))
            case Discarded(seat=seat):
                return company.say(seat, self.tr("You put two cards away"), self.tr("{name} puts two cards away"))

    def _announcing(
        self,
        event: ContractAnnounced | KontraSaid | DefenceAnnounced | HandExposed | HandsRearranged,
        company: Company,
    ) -> str:
        match event:
            case ContractAnnounced(seat=None, contract=contract):
                #: {game} is Ramsch
                return self.tr("{game}: everybody plays alone").format(game=self._words.contract(contract))
            case ContractAnnounced(seat=seat, contract=contract) if seat is not None:
                return company.say(
                    seat,
                    #: {contract} is a game with everything announced: "Clubs Hand, Schneider announced"
                    self.tr("You announce {contract}"),
                    self.tr("{name} announces {contract}"),
                    contract=self._words.contract(contract),
                )
            case KontraSaid(seat=seat, level=level):
                return company.say(
                    seat,
                    #: {doubling} is Kontra, Re, Bock or Hirsch
                    self.tr("You say {doubling}"),
                    self.tr("{name} says {doubling}"),
                    doubling=self._words.doubling(level),
                )
            case DefenceAnnounced(seat=seat, schwarz=schwarz):
                return company.say(
                    seat,
                    #: A defender announces to hold the declarer to Schneider or Schwarz
                    self.tr("You announce {level} for the defenders"),
                    self.tr("{name} announces {level} for the defenders"),
                    level=self._words.term(Term.SCHWARZ if schwarz else Term.SCHNEIDER),
                )
            case HandExposed(seat=seat, cards=cards):
                return company.say(
                    seat,
                    self.tr("Your cards lie open"),
                    #: {cards} are all cards of an open hand
                    self.tr("{name}'s cards lie open: {cards}"),
                    cards=self._words.all_of(cards),
                )
        return self.tr("The defenders have sorted their cards")

    def _playing(self, event: CardPlayed | TrickWon, company: Company) -> str:
        match event:
            case CardPlayed(seat=seat, card=card):
                return company.say(
                    seat, self.tr("You play {card}"), self.tr("{name} plays {card}"), card=self._words.card(card)
                )
            case TrickWon(seat=seat, points=points):
                return self.taken(seat, points, company)

    def _ending(self, event: Conceded | Claimed | ThrownIn | PlayerLeft, company: Company) -> str:
        match event:
            case Conceded(seat=seat, agreed_by=other) if other is company.you and other is not None:
                return self.tr("{name} gives up, and you agree").format(name=company.name(seat))
            case Conceded(seat=seat, agreed_by=other) if other is not None:
                return company.say(
                    seat,
                    #: {other} is the player whose consent was needed
                    self.tr("You give up, and {other} agrees"),
                    self.tr("{name} gives up, and {other} agrees"),
                    other=company.name(other),
                )
            case Conceded(seat=seat):
                return company.say(seat, self.tr("You give up"), self.tr("{name} gives up"))
            case Claimed(seat=seat, none=True):
                return company.say(
                    seat,
                    #: Null: the declarer can prove that he will not take a trick, and the deal ends
                    self.tr("You claim to take no more tricks"),
                    self.tr("{name} claims to take no more tricks"),
                )
            case Claimed(seat=seat):
                return company.say(
                    seat, self.tr("You claim the remaining tricks"), self.tr("{name} claims the remaining tricks")
                )
            case ThrownIn(seat=seat):
                return company.say(seat, self.tr("You throw the cards in"), self.tr("{name} throws the cards in"))
            case PlayerLeft(seat=seat, timed_out=True):
                return company.say(seat, self.tr("You have run out of time"), self.tr("{name} has run out of time"))
            case PlayerLeft(seat=seat):
                return company.say(seat, self.tr("You have left the table"), self.tr("{name} has left the table"))
