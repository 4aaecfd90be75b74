"""How a Ramsch ended: who loses, and how the score comes about."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.skat.ramsch import RamschScore
from skatdesk.skat.results import RamschPlayed
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.company import Company
from skatdesk.ui.sentences.values import equation


class RamschSentences(QObject):
    """Headline and derivation of a Ramsch."""

    def __init__(self, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def headline(self, score: RamschScore, company: Company) -> str:
        """Who loses, or who took all tricks."""
        if score.march is not None:
            return company.say(
                score.march,
                #: {march} is the term for taking all tricks of a Ramsch
                self.tr("You take all ten tricks: {march}"),
                self.tr("{name} takes all ten tricks: {march}"),
                march=self._words.term(Term.DURCHMARSCH),
            )
        most = max(score.points)
        if not score.losers:
            # fewer than 40 where the skat is the loser's: there is none
            return self.tr("Nobody loses: %n points each", "card points; never 1", most)
        highest = [seat for seat in SEATS if score.points[seat] == most and seat in score.losers]
        if len(highest) == len(score.losers):
            return self._losers(highest, most, company)
        return self._most_points(highest, most, company)

    def lines(self, result: RamschPlayed, company: Company) -> tuple[str, ...]:
        """How the score of a Ramsch came about, one line for each step; none where the headline has said it all."""
        score, names = result.score, company.names
        told = self.derivation(
            score.points,
            score.scores,
            result.pushes,
            result.bock_factor,
            "" if score.virgin is None else names[score.virgin],
            "" if score.march is None else names[score.march],
        )
        return () if told == (self._card_points(max(score.points)),) else told

    def derivation(
        self,
        points: Sequence[int],
        scores: Sequence[int],
        pushes: int = 0,
        bock_factor: int = 1,
        virgin: str = "",
        march: str = "",
    ) -> tuple[str, ...]:
        """From card points to the score, one line for each step.

        ``points`` and ``scores`` have one value for each player in any order; ``virgin`` and ``march`` are the
        names of the player without a trick and of the one with all, as they stand in the list.
        """
        doubling = 2**pushes * bock_factor
        if march:
            bonus = max(scores) // doubling
            lines = [
                #: {march} is the term for taking all tricks of a Ramsch, {value} what that scores
                self.tr("{march} for {name}, {value}").format(
                    march=self._words.term(Term.DURCHMARSCH), name=isolate(march), value=number(bonus)
                )
            ]
            return (*lines, *self._doublings(bonus, pushes, bock_factor, ""))
        lost = {own: -score for own, score in zip(points, scores, strict=True) if score}
        if not lost:
            return ()
        if len(lost) > 1:
            #: Beginners' Ramsch: there is no single loser
            own_points = self.tr("everybody writes down their own points")
            return (own_points, *self._factor_line(doubling))
        [(own, amount)] = lost.items()
        lines = [self._card_points(own)]
        lines += self._doublings(own, pushes, bock_factor, virgin)
        if amount != own * doubling * (2 if virgin else 1):
            sharing = sum(score < 0 for score in scores)
            #: Several losers of a Ramsch share the loss; {value} is what each of them loses
            lines.append(self.tr("shared by {players}, {value} each").format(players=sharing, value=number(amount)))
        return tuple(lines)

    def _card_points(self, own: int) -> str:
        return self.tr("%n points", "card points of the loser of a Ramsch", own)

    def _losers(self, losers: list[Seat], points: int, company: Company) -> str:
        if len(losers) == 3:
            return self.tr("All three lose with %n points", "card points of each", points)
        if len(losers) == 2:
            return company.say_of_two(
                losers,
                self.tr("You and {name} lose with %n points each", "card points; never 1", points),
                self.tr("{first} and {second} lose with %n points each", "card points; never 1", points),
            )
        return company.say(
            losers[0],
            self.tr("You lose with %n points", "card points; never 1", points),
            self.tr("{name} loses with %n points", "card points; never 1", points),
        )

    def _most_points(self, highest: list[Seat], points: int, company: Company) -> str:
        """Where everybody writes down the own points nobody loses alone."""
        if len(highest) == 2:
            return company.say_of_two(
                highest,
                self.tr("You and {name} have most points: %n each", "card points; never 1", points),
                self.tr("{first} and {second} have most points: %n each", "card points; never 1", points),
            )
        return company.say(
            highest[0],
            self.tr("You have most points: %n", "card points; never 1", points),
            self.tr("{name} has most points: %n", "card points; never 1", points),
        )

    def _doublings(self, amount: int, pushes: int, bock_factor: int, virgin: str) -> tuple[str, ...]:
        lines = []
        if pushes:
            pushed = equation(2**pushes, amount)
            #: The skat was passed on unseen, by one player or several; {product} is "4 × 50 = 200"
            lines.append(self.tr("pushed on unseen, {product}").format(product=pushed))
            amount *= 2**pushes
        if virgin:
            lines.append(
                #: {virgin} is the term for a player without a trick in Ramsch; {product} is "2 × 50 = 100"
                self.tr("{virgin} for {name}, {product}").format(
                    virgin=self._words.term(Term.JUNGFRAU), name=isolate(virgin), product=equation(2, amount)
                )
            )
            amount *= 2
        if bock_factor > 1:
            #: {product} is "2 × 48 = 96": in a Bock round everything counts double
            lines.append(self.tr("Bock round, {product}").format(product=equation(bock_factor, amount)))
        return tuple(lines)

    def _factor_line(self, factor: int) -> tuple[str, ...]:
        #: Everybody's loss is multiplied
        return (self.tr("everything times {factor}").format(factor=factor),) if factor > 1 else ()
