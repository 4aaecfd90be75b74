"""The headline of a finished deal, and of a finished series."""

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import Conceded, Event, PlayerLeft, ThrownIn
from skatdesk.skat.results import Aborted, PassedIn, Played, RamschPlayed, Result
from skatdesk.skat.valuation import SCHNEIDER_POINTS, WIN_POINTS
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.company import Company
from skatdesk.ui.sentences.ramsch import RamschSentences


class ResultSentences(QObject):
    """Who won or lost, and by what."""

    def __init__(self, words: CardWords, ramsch: RamschSentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._ramsch = ramsch

    def headline(self, result: Result, company: Company, ending: Event | None = None) -> str:
        """Who won: "You win with 79 points". ``ending``, the event before ``DealFinished``, tells who gave up."""
        match result:
            case Played():
                return self._early(result, company, ending) or self._played(result, company)
            case RamschPlayed(score=score):
                return self._ramsch.headline(score, company)
            case PassedIn():
                return self.tr("Passed in: nobody bid")
            case Aborted(by=seat):
                return company.say(
                    seat,
                    self.tr("You have left the table: the deal does not count"),
                    self.tr("{name} has left the table: the deal does not count"),
                )

    def tells(self, ending: Event, result: Result | None, company: Company) -> bool:
        """Whether the headline tells of this event too, which has ended the deal: who gave up, threw in or left."""
        return isinstance(result, Played) and bool(self._early(result, company, ending))

    def winner(self, score_list: ScoreList) -> str:
        """Who has won a series that is over."""
        names = score_list.players
        if score_list.losers:
            lost = self._words.both([isolate(names[place]) for place in score_list.losers])
            #: A Bierlachs is over: {names} reached the agreed minus first, and pay
            return self.tr("The agreed minus is reached by {names}").format(names=lost)
        best = [standing for standing in score_list.standings if standing.rank == 1]
        won = self._words.both([isolate(names[standing.place]) for standing in best])
        #: A list is over: {names} are first with {total} points
        return self.tr("First with {total}: {names}").format(total=number(best[0].tally.total), names=won)

    def bock_rounds(self, rounds: int) -> str:
        """What a game leads to that makes Bock rounds, at least one."""
        #: After a game, or after its new total: it makes rounds of games that count double
        return self.tr("%n Bock round(s) follow", "", rounds)

    def sides(self, result: Played, company: Company) -> tuple[str, str]:
        """Names and card points of the declarer and the defenders: "You 79", "Ben and Cem 41"."""
        declarer = result.declarer
        first, second = declarer.others
        own, other = number(result.points), number(DECK_POINTS - result.points)
        #: A player and the card points of that side
        side = company.say(declarer, self.tr("You {points}"), self.tr("{name} {points}"), points=own)
        if company.you in declarer.others:
            partner = second if company.you is first else first
            #: Both defenders and their card points
            together = self.tr("You and {name} {points}").format(name=company.name(partner), points=other)
        else:
            names = self._words.both([company.name(first), company.name(second)])
            together = self.tr("{name} {points}").format(name=names, points=other)
        return side, together

    def _played(self, result: Played, company: Company) -> str:
        valuation = result.valuation
        if valuation.contract.game is Game.NULL:
            return self._null(result, company)
        if valuation.overbid:
            return company.say(
                result.declarer,
                self.tr("You lose with %n points: overbid", "card points; never 1", result.points),
                self.tr("{name} loses with %n points: overbid", "card points; never 1", result.points),
            )
        return self._won(result, company) if valuation.won else self._lost(result, company)

    def _won(self, result: Played, company: Company) -> str:
        if result.tricks == 10:
            return company.say(
                result.declarer, self.tr("You win all ten tricks"), self.tr("{name} wins all ten tricks")
            )
        if result.points < WIN_POINTS:
            # too few for a win: the defenders must have given up
            return self._defenders_give_up(result, company)
        return company.say(
            result.declarer,
            self.tr("You win with %n points", "card points; never 1", result.points),
            self.tr("{name} wins with %n points", "card points; never 1", result.points),
        )

    def _lost(self, result: Played, company: Company) -> str:
        contract, points = result.valuation.contract, result.points
        missed = ""
        if contract.schwarz and result.tricks < 10:
            missed = self._words.term(Term.SCHWARZ_ANNOUNCED)
        elif contract.schneider and WIN_POINTS <= points < SCHNEIDER_POINTS:
            missed = self._words.term(Term.SCHNEIDER_ANNOUNCED)
        elif contract.spitze and points >= WIN_POINTS:
            #: {spitze} was to win the last trick with the lowest trump and did not; goes in place of {announced}
            missed = self.tr("{spitze} missed").format(spitze=self._words.term(Term.SPITZE))
        if missed:
            return company.say(
                result.declarer,
                #: {announced} is what was announced and not made: "Schneider announced"
                self.tr("You lose with %n points: {announced}", "card points; never 1", points),
                self.tr("{name} loses with %n points: {announced}", "card points; never 1", points),
                announced=missed,
            )
        if points == WIN_POINTS - 1:
            return company.say(
                result.declarer,
                #: {ratio} is 60 : 60, the nearest a game can be lost by
                self.tr("{ratio}, you lose"),
                self.tr("{ratio}, {name} loses"),
                ratio=left_to_right("60 : 60"),
            )
        return company.say(
            result.declarer,
            self.tr("You lose with %n points", "card points; never 1", points),
            self.tr("{name} loses with %n points", "card points; never 1", points),
        )

    def _null(self, result: Played, company: Company) -> str:
        if result.valuation.won:
            return company.say(
                result.declarer, self.tr("You win without a trick"), self.tr("{name} wins without a trick")
            )
        if result.valuation.overbid:
            return company.say(result.declarer, self.tr("You lose: overbid"), self.tr("{name} loses: overbid"))
        return company.say(
            result.declarer,
            #: Null: the first trick of the declarer ends the game
            self.tr("You take a trick and lose"),
            self.tr("{name} takes a trick and loses"),
        )

    def _early(self, result: Played, company: Company, ending: Event | None) -> str:
        """The headline where somebody gave up, threw in or left; empty where the points tell more."""
        won = result.valuation.won
        match ending:
            case Conceded(seat=seat) if seat is result.declarer and not won:
                return company.say(seat, self.tr("You give up and lose"), self.tr("{name} gives up and loses"))
            case Conceded(seat=seat) if seat is not result.declarer and won:
                return self._defenders_give_up(result, company)
            case ThrownIn(seat=seat):
                return company.say(
                    seat, self.tr("You throw the cards in and lose"), self.tr("{name} throws the cards in and loses")
                )
            case PlayerLeft(seat=seat, timed_out=timed_out) if seat is result.declarer and not won:
                if timed_out:
                    return company.say(
                        seat, self.tr("You run out of time and lose"), self.tr("{name} runs out of time and loses")
                    )
                return company.say(
                    seat, self.tr("You leave the table and lose"), self.tr("{name} leaves the table and loses")
                )
            case PlayerLeft(seat=seat) if seat is not result.declarer and won:
                return self._defender_leaves(ending, result, company)
        return ""

    def _defenders_give_up(self, result: Played, company: Company) -> str:
        if company.you in result.declarer.others:
            return self.tr("Your side gives up: {name} wins").format(name=company.name(result.declarer))
        return company.say(
            result.declarer,
            self.tr("The defenders give up: you win"),
            self.tr("The defenders give up: {name} wins"),
        )

    def _defender_leaves(self, ending: PlayerLeft, result: Played, company: Company) -> str:
        declarer, late = result.declarer, ending.timed_out
        if ending.seat is company.you:
            late_words, left_words = (
                self.tr("You run out of time: {name} wins"),
                self.tr("You leave the table: {name} wins"),
            )
            return (late_words if late else left_words).format(name=company.name(declarer))
        leaver = company.name(ending.seat)
        if late:
            to_you = self.tr("{leaver} runs out of time: you win")
            of_others = self.tr("{leaver} runs out of time: {name} wins")
        else:
            to_you = self.tr("{leaver} leaves the table: you win")
            of_others = self.tr("{leaver} leaves the table: {name} wins")
        return company.say(declarer, to_you, of_others, leaver=leaver)
