"""What the statistics say about games: figures with their units, one game in short, days and lists."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QLocale, QObject, Qt

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.dates import written
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import decimal, grouped, number, percent, signed
from skatdesk.scoring.rounding import rounded
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import Seat
from skatdesk.store.statistics.columns import Sitting
from skatdesk.store.statistics.courses import MOST_MATADORS
from skatdesk.store.statistics.figures import Form, Share
from skatdesk.store.statistics.people import Person
from skatdesk.store.statistics.selection import Glimpse
from skatdesk.ui.look.richline import SUIT_CHARACTERS, Piece
from skatdesk.ui.look.tokens import Ink
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.sentences.series_words import SeriesWords

NOTHING = "–"
"""Stands for a figure there are no games for."""


class ChartWords(QObject):
    """Speaks in the language and the naming of the moment; nothing is kept."""

    def __init__(self, namer: CardNamer, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._namer = namer
        self._sentences = sentences
        self._series = SeriesWords(self)

    # -------------------------------------------------------------- figures

    def percent(self, share: Share) -> str:
        """A share: "84%"."""
        if share.ratio is None:
            return NOTHING
        return percent(100 * share.ratio)

    def of(self, share: Share) -> str:
        """What a share was taken of: "of 118"."""
        #: Beside a share of games, "84%": how many games there are in all
        return self.tr("of {number}").format(number=number(share.whole))

    def mean(self, value: float | None, places: int = 1, *, plus: bool = False) -> str:
        """An average; ``plus`` for one that always has its sign."""
        if value is None:
            return NOTHING
        if plus and not places:
            return signed(value)
        text = decimal(value, places)
        return left_to_right(f"+{text}") if plus and rounded(value, places) > 0 else text

    def per_series(self, form: Form) -> str:
        """Points per 36 games: "+912"."""
        return self.mean(form.per_series, 0, plus=True)

    def error(self, form: Form) -> str:
        """How sure that is: "± 143"; empty where nobody can say."""
        return "" if form.error is None else left_to_right(f"± {number(form.error)}")

    # -------------------------------------------------------------- names

    def names(self, persons: Iterable[Person]) -> dict[int, str]:
        """What each is called among the others, by number.

        Of several with one name computer players are told apart by level, and who was renamed by the name in the lists.
        """
        some = list(persons)
        count = Counter(person.name for person in some)
        return {person.id: self._known(person) if count[person.name] > 1 else person.name for person in some}

    def _known(self, person: Person) -> str:
        more = self._series.player(person.computer) if person.computer else person.written
        return listed(map(isolate, (person.name, more))) if more not in {"", person.name} else person.name

    def game(self, game: Game) -> str:
        """Clubs, Grand, Null; isolated, for sentences."""
        return self._sentences.words.game(game)

    def label(self, game: Game) -> str:
        """The same for a label of its own."""
        return self._namer.game(game.code)

    def seat(self, seat: Seat) -> str:
        """Forehand, Middlehand, Rearhand."""
        return self._namer.seat(seat)

    def rules(self, name: str) -> str:
        """What a rule set of this name is called."""
        return self._series.rules(replace(ISKO, name=name))[0]

    def day(self, day: date | None) -> str:
        """A day; empty where it is not known."""
        return "" if day is None else isolate(written(day))

    def days(self, since: date, until: date) -> str:
        """A period by its first and its last day."""
        #: a period from one day to another
        return self.tr("{first} – {last}").format(first=self.day(since), last=self.day(until))

    def sitting(self, sitting: Sitting) -> str:
        """A list by its title and day, a series played here by its day."""
        if sitting.series is not None:
            #: A series played in this program on {day}
            return self.tr("Series of {day}").format(day=self.day(sitting.day))
        if not sitting.title:
            #: A written list without a title
            return self.tr("List of {day}").format(day=self.day(sitting.day))
        return self.tr("{title}, {day}").format(title=isolate(sitting.title), day=self.day(sitting.day))

    # -------------------------------------------------------------- one game

    def deal_title(self, deal: int, day: date) -> str:
        """Over the text of a game that was played here: which of its series it was."""
        #: Title: the {number}th game of the series played on {day}
        return self.tr("Game {number} of {day}").format(number=number(deal), day=self.day(day))

    def glimpse(self, seen: Glimpse) -> tuple[Piece, ...]:
        """A game in short: "game 19 ♥ Ada +98"."""
        #: In the tip of a chart: which game of its list or series it is; the game itself follows
        which = self.tr("game {number}").format(number=number(seen.ref.number))
        head = (Piece(f"{which}  ", ink="text2"),)
        if seen.declarer is None:
            what = self._sentences.entries.passed_in() if seen.game is None else self.game(seen.game)
            change = (Piece(f" {signed(seen.change)}", True, _ink(seen.change)),) if seen.change else ()
            return (*head, Piece(what), *change)
        assert seen.game is not None
        sign = SUIT_CHARACTERS[seen.game] if seen.game < Game.GRAND else self.label(seen.game)
        return (
            *head,
            Piece(f"{sign} "),
            Piece(isolate(seen.declarer), bold=True),
            Piece(f" {signed(seen.score)}", True, _ink(seen.score)),
        )

    def below(self, seen: Glimpse) -> str:
        """The second line of a game: the bid, and the day it was played."""
        return " · ".join(filter(None, (self.bid(seen.bid) if seen.bid else "", self.day(seen.day))))

    def latest(self, seen: Glimpse) -> str:
        """Which of several games is the latest: "latest: game 19 ♥ Ada +98"."""
        short = "".join(piece.text for piece in self.glimpse(seen))
        #: In the tip of a chart: the latest of several games
        return self.tr("latest: {game}").format(game=short)

    def bid(self, value: int) -> str:
        """What a game was bought at."""
        #: What a game was bought at: "bid 24"
        return self.tr("bid {value}").format(value=number(value))

    def arrow(self) -> str:
        """From one thing to the next, in the direction in which the language is read."""
        return "←" if QLocale().textDirection() is Qt.LayoutDirection.RightToLeft else "→"

    def games(self, count: int) -> str:
        """A number of games."""
        return grouped(self.tr("%n game(s)", "", count), count)

    def lost_and_won(self) -> tuple[str, str]:
        """The two sides of a histogram."""
        #: chart: games lost are on this side
        lost = self.tr("lost")
        #: chart: games won are on this side
        return lost, self.tr("won")

    def no_such_games(self) -> str:
        """Instead of a chart that would be empty."""
        #: in place of a chart: none of the games chosen belongs into it
        return self.tr("No such games yet")

    def no_review(self) -> str:
        """What to do where no deal was reviewed."""
        return self.tr("Review a deal after playing it: from then on it shows here how accurately you played")

    def won_and_lost(self, won: int, lost: int) -> str:
        """How often each came about: "99 won, 19 lost"."""
        #: Two numbers of games
        return self.tr("{won} won, {lost} lost").format(won=number(won), lost=number(lost))

    def mean_score(self, score: float | None) -> str:
        """The average list score of some games: "average +41"."""
        #: {score} is the average list score of some games
        return self.tr("average {score}").format(score=self.mean(score, 0, plus=True))

    def best(self, change: int) -> str:
        """The button that opens the best game."""
        #: button that opens the game with the highest score
        return self.tr("Best game {score}").format(score=signed(change))

    def worst(self, change: int) -> str:
        """The button that opens the worst game."""
        #: button that opens the game with the lowest score
        return self.tr("Worst game {score}").format(score=signed(change))

    def run(self, matadors: int) -> str:
        """Matadors: "without 4+", "with 1"."""
        if matadors < 0:
            #: head of a column: games without this many matadors
            return self.tr("without {matadors}").format(matadors=self.matadors(-matadors))
        #: head of a column: games with this many matadors
        return self.tr("with {matadors}").format(matadors=self.matadors(matadors))

    def matadors(self, count: int) -> str:
        """So many matadors; the largest number stands for more as well: "4+"."""
        return left_to_right(f"{number(count)}+") if count == MOST_MATADORS else number(count)

    def comparison_heads(self) -> tuple[str, str, str, str, str]:
        """The heads of the columns that compare players."""
        return (
            #: head of a narrow column: number of games
            self.tr("Games"),
            #: head of a narrow column: share of games the player declared
            self.tr("Declared"),
            #: head of a narrow column: share of declared games that were won
            self.tr("Won"),
            #: head of a narrow column: share of games against a declarer in which he lost
            self.tr("Defended"),
            #: head of a column: points by Seeger-Fabian
            self.tr("Points per 36 games"),
        )

    def at_most(self, score: int) -> str:
        """The outermost bar on the side of the losses."""
        return self.tr("{score} or less").format(score=signed(score))

    def at_least(self, score: int) -> str:
        """The outermost bar on the side of the wins."""
        return self.tr("{score} or more").format(score=signed(score))


def _ink(score: int) -> Ink:
    return "plus" if score > 0 else "minus"
