"""Words about whole lists: their names, dates and how far they have come."""

from collections.abc import Iterable, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QObject, Qt

from skatdesk.i18n.bidi import isolate, left_to_right, to_be_sent
from skatdesk.i18n.dates import written
from skatdesk.i18n.joins import as_sentences, listed, named
from skatdesk.i18n.numbers import grouped, number
from skatdesk.scoring.heads import NO_DAY, ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.standings import Tally
from skatdesk.store.records import ListSummary
from skatdesk.store.searching import found
from skatdesk.ui.look.short_words import shortest_name
from skatdesk.ui.scoresheet.sheet_rows import left_behind
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.sentences.list_systems import system_name


def local(iso: str) -> QDateTime:
    """A moment on the clocks of the place where the program runs."""
    return QDateTime.fromString(iso, Qt.DateFormat.ISODate).toLocalTime()


def rank_text(rank: int) -> str:
    """A rank, 1 the best: 1st, 2nd, 3rd."""
    #: A rank: 1st, 2nd, 3rd, written with a figure only
    return left_to_right(QCoreApplication.translate("ListWords", "{rank}.").format(rank=number(rank)))


def tally_text(tally: Tally) -> str:
    """Games won and lost, to be read from the left: "7 / 1"."""
    return left_to_right(f"{number(tally.won)} / {number(tally.lost)}")


class ListWords(QObject):
    """Speaks of lists in the interface language."""

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences

    def title(self, head: ListHead, players: Sequence[str]) -> str:
        """What the list is called; one without a title is called after its players."""
        return self.titles(head, players)[0]

    def titles(self, head: ListHead, players: Sequence[str]) -> tuple[str, ...]:
        """The same, and what people say instead where room is scarce: first names."""
        if head.title:
            return (isolate(head.title),)
        whole = [isolate(name) for name in players]
        first = [isolate(shortest_name(name, players)) for name in players]
        both = self._sentences.words.both
        return tuple(dict.fromkeys((both(whole), both(first), listed(first))))

    def date(self, iso: str) -> str:
        """A day: 20 Nov 2026; a dash for the one of a damaged list, which nobody knows."""
        return "–" if iso == NO_DAY else written(date.fromisoformat(iso))

    def found(self, search: str, summaries: Iterable[ListSummary]) -> tuple[ListSummary, ...]:
        """Those with every word of ``search`` in title, place, day or players; case and accents make no difference.

        A day is found as it is shown, by its month, by its weekday, and as files have it.
        """
        return tuple(summary for summary in summaries if not search or found(search, *self._texts(summary)))

    def _texts(self, summary: ListSummary) -> tuple[str, ...]:
        head, day = summary.head, QDate.fromString(summary.head.date, Qt.DateFormat.ISODate)
        called = QLocale().toString(day, "MMMM dddd")
        return head.title, head.place, head.date, self.date(head.date), called, *summary.players

    def moment(self, iso: str) -> str:
        """A day and a time."""
        moment = local(iso)
        day = self.date(moment.date().toString(Qt.DateFormat.ISODate))
        time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
        #: {day} is a date, {time} a time of the day such as 20:15
        return self.tr("{day}, {time}").format(day=day, time=left_to_right(time))

    def table(self, size: int) -> str:
        """How many play."""
        return self.tr("%n players", "at a table; 3 or 4", size)

    def system(self, score_list: ScoreList) -> str:
        """How the list counts."""
        return system_name(score_list.system, score_list.bierlachs_limit)

    def progress(self, score_list: ScoreList) -> str:
        """Which game is due: "game 25 of 36"; or that the series is over."""
        due = score_list.next_deal
        if due is None:
            #: Of a list of games: all are written
            return self.tr("finished")
        if score_list.games is None:
            #: The game that is due in a list without end
            return self.tr("game {k}").format(k=number(due.number))
        #: The game that is due in a list
        return self.tr("game {k} of {n}").format(k=number(due.number), n=number(score_list.games))

    def written(self, summary: ListSummary) -> str:
        """How many games are in the list: "24 of 36", or "12 games" when it is over or has no end.

        So, too, where more are written than the series has deals: a Grand Hand in place of a Ramsch is none.
        """
        if summary.games is None or summary.is_over or summary.written >= summary.games:
            return grouped(self.tr("%n games", "in a score list", summary.written), summary.written)
        #: How many games of a list are written: "24 of 36"
        return self.tr("{k} of {n}").format(k=number(summary.written), n=number(summary.games))

    def left_behind(self, before: ScoreList, after: ScoreList) -> str:
        """What a step has moved away from games that it left as they were; empty where it has not."""
        factors, dealers = left_behind(before, after)
        rounds = self.tr("This moves Bock rounds. Later games keep the factor they were written with until changed")
        turn = self.tr("This moves the turn to deal. Later games keep the dealers they were written with")
        return as_sentences((rounds if factors else "", turn if dealers else ""))

    def result(self, head: ListHead, score_list: ScoreList, money: Sequence[str], payments: Sequence[str]) -> str:
        """How the list stands, to be sent to those who played; ``money`` is what each place gets or pays, if any."""
        heading = (head.place, self.date(head.date))
        lines = [" · ".join((self.title(head, score_list.players), *map(isolate, filter(None, heading))))]
        for standing in score_list.standings:
            place, name = rank_text(standing.rank), isolate(score_list.players[standing.place])
            figures = filter(None, (number(standing.tally.total), money[standing.place]))
            lines.append(f"{place} {named(name, ' · '.join(figures))}")
        return to_be_sent("\n".join((*lines, *payments))) + "\n"

    def winner(self, score_list: ScoreList) -> str:
        """Who has won a series that is over."""
        return self._sentences.results.winner(score_list)

    def ending(self, score_list: ScoreList) -> str:
        """The same, and what might still be played."""
        left = self.tr("A Bock or Ramsch round is not played out: the list can be made longer in its details")
        return as_sentences((self.winner(score_list), left if score_list.breaks_off_round else ""))
