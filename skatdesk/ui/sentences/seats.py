"""What a seat is about: the small line on each player's plate, and the line below the hand."""

from PySide6.QtCore import QObject

from skatdesk.skat.results import PassedIn, Played, RamschPlayed
from skatdesk.skat.seats import REARHAND, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.company import Company


class SeatSentences(QObject):
    """Lines of two or three words. They describe a seat, so they hold for the reader's own as well."""

    def __init__(self, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def line(self, view: SeatView, seat: Seat) -> str:
        """What this seat does: "speaks", "plays alone", "your partner". ``view`` is the reader's."""
        match view.phase:
            case Phase.BIDDING:
                return self._bidding(view, seat)
            case Phase.GRAND_HAND_CALL | Phase.PUSHING:
                return self._before_ramsch(view, seat)
            case Phase.FINISHED:
                return self._finished(view, seat)
        if seat is view.declarer:
            return self._declarer(view)
        if view.phase is Phase.REARRANGE and seat is view.turn:
            #: Of a defender, before a Revolution
            return self.tr("sorts the cards")
        if view.asked[:1] == (seat,):
            #: Of a defender who is asked whether he doubles; {kontra} is Kontra, or what defenders say later (Bock)
            return self.tr("asked about {kontra}").format(kontra=self._words.doubling(view.kontra + 1))
        if view.declarer is None:
            #: In Ramsch, where nobody has a partner
            return self.tr("plays against both")
        if view.seat is None or seat is view.seat or view.declarer is view.seat:
            return self.tr("defends")
        return self.tr("your partner")

    def own_line(self, view: SeatView, company: Company) -> str:
        """The reader's line below the hand: "Forehand · your turn"."""
        if view.seat is None:
            #: The dealer at a table of four
            return self.tr("You sit this deal out")
        #: {seat} is Forehand, Middlehand or Rearhand
        return self.tr("{seat} · {what}").format(
            seat=self._words.seat(view.seat), what=self._what(view, view.seat, company)
        )

    def _what(self, view: SeatView, you: Seat, company: Company) -> str:
        if view.phase is Phase.FINISHED:
            return self.tr("deal finished")
        if view.turn is you:
            return self.tr("your turn")
        if view.phase is Phase.BIDDING and view.auction.passed[you]:
            return self.tr("you have passed")
        return self.tr("{name}'s turn").format(name=company.name(view.turn)) if view.turn is not None else ""

    def _bidding(self, view: SeatView, seat: Seat) -> str:
        auction = view.auction
        if auction.passed[seat]:
            #: Of a player who bids no more
            return self.tr("has passed")
        if seat is auction.speaker:
            #: Of the player who names values in the bidding
            return self.tr("speaks")
        if seat is auction.hearer:
            #: Of the player who answers in the bidding
            return self.tr("listens")
        assert seat is REARHAND
        #: Of rearhand, who goes on speaking when one of the others has passed
        return self.tr("speaks next")

    def _before_ramsch(self, view: SeatView, seat: Seat) -> str:
        assert view.turn is not None
        if seat is view.turn:
            #: Of a player who thinks about Grand Hand or about the skat
            return self.tr("decides")
        if seat > view.turn:
            #: Of a player whose turn comes later
            return self.tr("waits")
        if view.phase is Phase.GRAND_HAND_CALL:
            #: Of a player who leaves it at Ramsch, where others are still asked whether they play Grand Hand
            return self.tr("plays on")
        #: Schieberamsch: the skat went on unseen
        pushed = self.tr("has pushed")
        #: Schieberamsch: took the skat and passed two cards on
        passed_on = self.tr("passed cards on")
        return pushed if seat in view.pushed else passed_on

    def _declarer(self, view: SeatView) -> str:
        match view.phase:
            case Phase.SKAT:
                #: Of the declarer, who takes the skat or plays Hand
                return self.tr("has the skat")
            case Phase.DISCARD:
                #: Of the declarer, who puts two cards away
                return self.tr("discards")
            case Phase.ANNOUNCE:
                #: Of the declarer, who chooses the game
                return self.tr("announces")
        return self.tr("plays alone")

    def _finished(self, view: SeatView, seat: Seat) -> str:
        match view.result:
            case Played(declarer=declarer, valuation=valuation) if seat is declarer:
                return self.tr("has won") if valuation.won else self.tr("has lost")
            case Played():
                #: Of a defender, when the deal is over
                return self.tr("defended")
            case RamschPlayed(score=score) if seat in score.losers:
                return self.tr("has lost")
            case RamschPlayed(score=score) if seat is score.march:
                return self.tr("has won")
            case RamschPlayed():
                return self.tr("has not lost")
            case PassedIn():
                return self.tr("has passed")
        return ""
