"""The headline of each chart: a sentence that says what it shows, and a line below it how it is counted."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number, percent
from skatdesk.skat.ruleset import ListSystem
from skatdesk.store.statistics.accuracy import LATEST, AccuracyCourse
from skatdesk.store.statistics.courses import Beside, Race, close, rolling
from skatdesk.store.statistics.figures import Figures, Share, by_game, by_seat
from skatdesk.store.statistics.references import Reference
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.look.richline import Piece

Headline = tuple[str, str]

ENOUGH = 5
"""Fewer games of a kind say nothing about it."""


class Headlines(QObject):
    """Speaks about one selection of games."""

    def __init__(self, words: ChartWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def race(self, race: Race | None) -> Headline:
        """Who leads, and since when."""
        if race is None:
            return "", ""
        name = isolate(race.names[race.leader])
        since = race.leads_since
        final = sorted((totals[-1] for totals in race.totals), reverse=True)
        if final[0] == final[1]:
            title = self.tr("Nobody leads alone")
        elif since <= 1:
            #: Headline of the course of a list; right also where somebody is called "You"
            title = self.tr("{name} led from the first game on").format(name=name)
        elif since == len(race.games):
            #: Headline of the course of a list; {game} is the number of its latest game; right also of "You"
            title = self.tr("{name} took the lead in game {game}").format(name=name, game=number(since))
        else:
            #: Headline of the course of a list; {game} is the number of a game; right also of "You"
            title = self.tr("{name} took the lead in game {game} and kept it").format(name=name, game=number(since))
        totals = self._totals(race.sitting.system)
        return title, f"{totals} · {self._words.sitting(race.sitting)} · {self._words.games(len(race.games))}"

    def _totals(self, system: ListSystem) -> str:
        match system:
            case "seeger":
                return self.tr("Running totals, Seeger-Fabian")
            case "bierlachs":
                return self.tr("Running totals, Bierlachs")
            case "classic":
                return self.tr("Running totals, classic list")

    def by_game(self, games: Selection, figures: Figures) -> Headline:
        """The best and the weakest game."""
        line = self.tr("Won as declarer by game")
        if figures.won.whole:
            #: {share} is a share of games such as "81%"
            line = self.tr("Won as declarer by game; the line is the average, {share}").format(
                share=self._words.percent(figures.won)
            )
        known = [(found.won, game) for game, found in by_game(games).items() if found.won.whole >= ENOUGH]
        if len({won.ratio for won, _ in known}) < 2:
            #: Headline of a chart
            return self.tr("Won and lost by game"), line
        ordered = sorted(known, key=lambda one: one[0].part / one[0].whole)
        (low, weakest), (high, best) = ordered[0], ordered[-1]
        #: Headline of a chart; {high} and {low} are shares such as "84%", {best} and {weakest} games
        title = self.tr("{best}: {high} won. {weakest}: {low}").format(
            best=self._words.game(best),
            high=self._words.percent(high),
            weakest=self._words.game(weakest),
            low=self._words.percent(low),
        )
        return title, line

    def heat(self, games: Selection, *, by_matadors: bool) -> Headline:
        """The seat where most is won, if there is one."""
        if by_matadors:
            #: Headline of a chart
            return self.tr("How often the jacks decide"), self.tr(
                "Share won in percent, by game and matadors; small figures are the number of games"
            )
        line = self.tr("Share won in percent, by game and seat; small figures are the number of games")
        known = [(found.won, seat) for seat, (_, found) in by_seat(games).items() if found.won.whole >= ENOUGH]
        ordered = sorted(known, key=lambda one: one[0].part / one[0].whole)
        if len(ordered) < 2 or ordered[-1][0].ratio == ordered[-2][0].ratio:
            #: Headline of a chart
            return self.tr("Won by seat and game"), line
        best, seat = ordered[-1]
        #: Headline of a chart; {seat} is forehand, middlehand or rearhand
        title = self.tr("{seat} suits best: {share} won").format(
            seat=isolate(self._words.seat(seat)), share=self._words.percent(best)
        )
        return title, line

    def values(self, games: Selection, figures: Figures, *, of_cards: bool) -> Headline:
        """How games are spread."""
        if of_cards:
            narrow = close(games)
            line = self.tr("Declarer's card points, suit games and Grands whose points are known: {games}").format(
                games=self._words.games(narrow.whole)
            )
            if not narrow.whole:
                return self.tr("Won and lost by card points"), line
            #: Headline of a chart; {share} is a share of games such as "16%"
            title = self.tr("{share} are decided by ten card points or fewer").format(share=self._words.percent(narrow))
            return title, line
        line = self.tr("Games declared by their score in the classic list: {games}").format(
            games=self._words.games(figures.declared.part)
        )
        if figures.mean_score is None:
            #: Headline of a chart
            return self.tr("Won and lost by score"), line
        #: Headline of a chart; {score} is an average list score such as "+21"
        title = self.tr("A game brings {score} on average").format(
            score=self._words.mean(figures.mean_score, 1, plus=True)
        )
        return title, line

    def form(self, games: Selection, figures: Figures, *, is_rolling: bool) -> Headline:
        """Where the line stands now."""
        if not is_rolling:
            #: Headline of a chart; {points} is a sum such as "+12,340"
            title = self.tr("{points} points since the first game").format(
                points=self._words.mean(float(figures.seeger), 0, plus=True)
            )
            return title, self.tr("All Seeger-Fabian points, game by game")
        line = self.tr("What the last 36 games come to in a series, by Seeger-Fabian; dashed: all games")
        heights = rolling(games).height
        #: Headline of a chart; both are points per 36 games, such as "+912"
        title = self.tr("Now {now} in 36 games, {all} on average").format(
            now=self._words.mean(heights[-1], 0, plus=True), all=self._words.per_series(figures.form)
        )
        return title, line

    def accuracy(self, course: AccuracyCourse) -> Headline:
        """How accurately the latest deals were played."""
        if not len(course):
            #: Headline of a chart
            return self.tr("None of these deals has been reviewed yet"), ""
        shown = min(len(course), LATEST)
        #: Headline of a chart: how accurately they were played; {accuracy} is such as "91%"
        title = self.tr("The last %n reviewed deal(s): {accuracy}", "", shown)
        line = self.tr("Accuracy of each deal by what the player could know; the line is the mean of the last 20")
        return title.format(accuracy=percent(course.mean[-1])), line

    def bids(self, figures: Figures) -> Headline:
        """How much of the hand's worth was bid."""
        line = self.tr("Bid to the right, list score upwards; on the dashed line a game brings what was bid")
        if figures.mean_reserve is None:
            #: Headline of a chart
            return self.tr("Bid and result"), line
        if round(figures.mean_reserve, 1) < 0:
            #: Headline of a chart; an average of game values
            title = self.tr("The bids were {value} beyond the worth of the hands")
            return title.format(value=self._words.mean(-figures.mean_reserve)), line
        #: Headline of a chart; an average of game values
        title = self.tr("The hands were worth {value} more than was bid").format(
            value=self._words.mean(figures.mean_reserve)
        )
        return title, line

    def comparison(self, beside: Sequence[Beside], left_out: int) -> Headline:
        """How the player stands among the others, of whom some with fewer games may have been ``left_out``."""
        line = self.tr("In the games shown here; the pale bar holds the true form 95 times in 100")
        if left_out:
            #: Below the headline of a chart in which only so many of all players are shown
            line = self.tr(
                "The %n player(s) with most of these games; the pale bar holds the true form 95 times in 100",
                "",
                len(beside),
            )
        rates = [one.form.per_series for one in beside if one.form.per_series is not None]
        own = next((one for one in beside if one.own and one.form.per_series is not None), None)
        if len(set(rates)) < 2 or own is None:
            #: Headline of a chart
            return self.tr("Players side by side"), line
        ahead = sum(rate > (own.form.per_series or 0) for rate in rates)
        #: Headline of a chart: the player is {rank}th of {count} by points
        title = self.tr("{name}: number {rank} of {count}").format(
            name=isolate(own.person.name), rank=number(ahead + 1), count=number(len(rates))
        )
        return title, line

    def figures(self, player: str) -> Headline:
        """The list of all figures."""
        #: Headline of a list of figures
        return self.tr("All figures: {name}").format(name=isolate(player)), ""

    def share_of_third(self, declared: Share) -> str:
        """Below the share of games declared."""
        #: Below the share of games a player declared: how many, and what would be usual among three
        return self.tr("{games}, a third is par").format(games=self._words.games(declared.part))

    def measured(self, figure: str, moved: int, *, by_others: bool) -> Piece:
        """Below a figure what it is measured by; in colour where it is ``moved`` by more than chance would do."""
        if by_others:
            #: Below a figure: the same figure, such as "78%", of the others at the same tables
            return Piece(self.tr("the others: {figure}").format(figure=figure))
        if not moved:
            #: Below a figure: what it was, such as "78%", in the games before those that are shown
            return Piece(self.tr("before: {figure}").format(figure=figure))
        if moved > 0:
            #: Below a figure that is higher now: what it was, such as "78%", in the games before
            return Piece(self.tr("up from {figure} before").format(figure=figure), ink="plus")
        #: Below a figure that is lower now: what it was, such as "78%", in the games before
        return Piece(self.tr("down from {figure} before").format(figure=figure), ink="minus")

    def measure(self, reference: Reference) -> str:
        """Which games those are: the tip of such a line."""
        before = reference.before
        if before is None:
            return self.tr("All others at the same tables, in the games shown here")
        games = self._words.games(len(before.in_hand))
        since, until = before.filter.since, before.filter.until
        if since is None or until is None:
            #: {games} is "210 games"
            return self.tr("All lists and series before this one: {games}").format(games=games)
        #: The time before the one that is shown; {games} is "210 games"
        return self.tr("From {first} to {last}: {games}").format(
            first=self._words.day(since), last=self._words.day(until), games=games
        )
