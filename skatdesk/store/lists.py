"""The score lists people keep of games with real cards, and the history of every change."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from skatdesk.scoring.drafts import Draft
from skatdesk.scoring.heads import ListHead, called_after, numbered
from skatdesk.scoring.ranking import Ranking, ranking
from skatdesk.scoring.rotation import played_on
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store import list_rows
from skatdesk.store.copied_lists import COUNTING
from skatdesk.store.database import Database
from skatdesk.store.errors import StoreError
from skatdesk.store.rankings import read_results
from skatdesk.store.records import Correction, HistoryLine, KeptList, ListId, ListSummary, SeriesId, Step


class Lists:
    """Keeps score lists. Reached as ``store.lists``, and like it belongs to one thread.

    What a method has done is on the disk when it returns, and survives the end of the
    program or, but for ``put_by``, of the power at any moment. Every method may raise ``StoreError``; then
    nothing has changed and it may be called again. A list that is not there, or was
    removed, is a ``LookupError``, but to ``put_by``. The games of a list count in the statistics from the
    moment they are written; those of a removed list do not, nor those of a copy while
    the list it was made of, or an earlier copy, is kept.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    # -------------------------------------------------------------- reading

    def open(self, list_id: ListId) -> KeptList:
        """The list with everything in it; raises ``StoreError`` (``DAMAGED``) if it cannot be understood."""
        with self._database.reading() as sql, self._database.understanding(f"list {list_id}"):
            return list_rows.read(sql, list_id)

    def summaries(self, *, archived: bool = False) -> tuple[ListSummary, ...]:
        """The lists of the shelf, or of the archive, the latest first."""
        with self._database.reading() as sql, self._database.understanding("the lists"):
            return list_rows.read_summaries(sql, archived)

    def under_way(self, since: str, until: str) -> KeptList | None:
        """The list that is being written: of those on the shelf that go on the one written last.

        ``since`` and ``until``: it was written between these moments; ISO 8601, in the time zone of the history.
        None: there is no such list. One of a series that was played here goes on at the table, not on the shelf.
        """
        with self._database.reading() as sql, self._database.understanding("the lists"):
            written_last = list_rows.under_way(sql, since, until)
            return None if written_last is None else list_rows.read(sql, written_last)

    def removed(self) -> tuple[ListSummary, ...]:
        """The lists that were taken away, the one that was last first."""
        with self._database.reading() as sql, self._database.understanding("the lists"):
            return list_rows.read_summaries(sql, None)

    def copies(self) -> frozenset[ListId]:
        """The lists whose games count elsewhere: in another list that is kept, or in a series."""
        with self._database.reading() as sql:
            return list_rows.copies(sql)

    def history(self, list_id: ListId) -> tuple[HistoryLine, ...]:
        """Every change since the list was begun, the first one first."""
        with self._database.reading() as sql, self._database.understanding(f"list {list_id}"):
            return list_rows.read_history(sql, list_id)

    def ranking(self, chosen: Iterable[ListId], *, seeger: bool) -> Ranking:
        """Everybody of these lists together, all counted by Seeger-Fabian, or all in the classic list.

        Of a list and its copies among them one counts. People are who they are in the statistics.
        """
        with self._database.reading() as sql, self._database.understanding("the lists"):
            return ranking(read_results(sql, chosen, self._database.nameless, seeger=seeger))

    def known_names(self) -> tuple[str, ...]:
        """The names of all series, and of the lists that are kept, those who sat there most often first.

        No computer players; and nobody who was only typed into a list that was taken away.
        """
        with self._database.reading() as sql:
            rows = sql.execute(
                "SELECT name FROM players JOIN"
                f" (SELECT player FROM list_places WHERE list IN ({COUNTING})"
                " UNION ALL SELECT player FROM series_places) ON player = players.id"
                " WHERE computer = '' AND name <> '' GROUP BY players.id ORDER BY count(player) DESC, players.id DESC"
            ).fetchall()
        return tuple(name for (name,) in rows)

    # -------------------------------------------------------------- writing

    def begin(self, head: ListHead, score_list: ScoreList) -> ListId:
        """A new list; a title that another list of the day has gets a number."""
        with self._database.writing(durably=True) as sql:
            return list_rows.add(sql, _free(sql, head, score_list), score_list)

    def bring_in(self, head: ListHead, score_list: ScoreList) -> tuple[ListId, bool]:
        """A list from a file, and whether it is new on the shelf.

        If exactly this list is kept already, or was taken away, it is that one, so that no game counts twice: a copy
        stays a copy. Games of a list that is kept here under another heading come as a copy of it, as columns of the
        official list have no heading, and so does a list as it stood before its last games; one that was kept as it
        stood then becomes a copy of what comes. A title that another list of the day has gets a number.
        """
        with self._database.writing(durably=True) as sql:
            heads = numbered(head, score_list.players)
            while True:
                meant = next(heads)
                kept = self._same(sql, meant, score_list, removed=False)
                if kept is not None:
                    return kept, False
                if not list_rows.namesakes(sql, meant, score_list.players):
                    break
            taken_away = self._same(sql, meant, score_list, removed=True)
            if taken_away is not None:
                list_rows.set_removed(sql, taken_away, False)
                return taken_away, True
            original = list_rows.original_of(sql, head, score_list)
            list_id = list_rows.add(sql, meant, score_list, copy_of=original)
            if original is None:
                list_rows.outgrow(sql, list_id, head, score_list)
            return list_id, True

    def of_series(self, series: SeriesId, head: ListHead, score_list: ScoreList) -> ListId:
        """The list of a series that was played here, kept from now on. Its games count there, not here.

        If it is kept already, the games played since come into it under what is agreed in it, unless games were
        changed in it by hand. A correction that was begun goes on.
        """
        with self._database.writing(durably=True) as sql:
            list_id = list_rows.of_series(sql, series)
            if list_id is None:
                return list_rows.add(sql, _free(sql, head, score_list), score_list, series=series)
            with self._database.understanding(f"list {list_id}"):
                kept = list_rows.read(sql, list_id)
                played = played_on(kept.score_list, score_list)
                if played != kept.score_list and not _changed_by_hand(list_rows.read_history(sql, list_id)):
                    list_rows.rewrite(sql, list_id, kept.head, played)
                    list_rows.put_by(sql, list_id, (), kept.correction)  # of a game that is still there
            return list_id

    def write(
        self,
        list_id: ListId,
        score_list: ScoreList,
        line: HistoryLine,
        head: ListHead | None = None,
        last_step: Step | None = None,
    ) -> None:
        """The list as it is now, with another heading where one is given, and how it came to be so.

        ``last_step`` is what can be taken back from now on.
        """
        with self._database.writing(durably=True) as sql:
            list_rows.rewrite(sql, list_id, head or list_rows.read_head(sql, list_id), score_list, last_step)
            list_rows.add_history(sql, list_id, line)

    def put_by(self, list_id: ListId, begun: tuple[Draft, ...], correction: Correction | None = None) -> None:
        """Keeps what was told, step by step, and is not entered yet; with the next ``write`` it is gone.

        Survives the end of the program. The last steps may be lost with the power: they come with every key.
        Of a list that is not there nothing is kept, and nothing said.
        """
        with self._database.writing() as sql:
            list_rows.put_by(sql, list_id, begun, correction)

    def duplicate(self, list_id: ListId) -> ListId:
        """A second list with the same games, which do not count again; without games it is a list of its own."""
        with self._database.writing(durably=True) as sql, self._database.understanding(f"list {list_id}"):
            kept = list_rows.read(sql, list_id)
            head = _free(sql, kept.head, kept.score_list)
            first = list_rows.first_of(sql, list_id) if kept.score_list.entries else None
            return list_rows.add(sql, head, kept.score_list, copy_of=first)

    def begin_again(self, list_id: ListId, date: str) -> ListId:
        """A new list of the same table with the same agreements, begun on this day; everybody is there."""
        with self._database.writing(durably=True) as sql, self._database.understanding(f"list {list_id}"):
            kept = list_rows.read(sql, list_id)
            score_list = replace(kept.score_list, entries=(), away=None)
            head = replace(called_after(kept.head, score_list.players), date=date)
            return list_rows.add(sql, _free(sql, head, score_list), score_list)

    def archive(self, list_id: ListId, archived: bool) -> None:
        """Puts the list into the archive, or back on the shelf."""
        with self._database.writing(durably=True) as sql:
            list_rows.set_archived(sql, list_id, archived)

    def remove(self, list_id: ListId) -> None:
        """Takes the list away; ``restore`` brings it back as it was, with its history."""
        with self._database.writing(durably=True) as sql:
            list_rows.set_removed(sql, list_id, True)

    def restore(self, list_id: ListId) -> None:
        """Brings a removed list back."""
        with self._database.writing(durably=True) as sql:
            list_rows.set_removed(sql, list_id, False)

    def _same(self, sql: sqlite3.Connection, head: ListHead, score_list: ScoreList, *, removed: bool) -> ListId | None:
        """Exactly this list among those that are kept, or among those that were taken away; it can be read."""
        for list_id in list_rows.namesakes(sql, head, score_list.players, removed=removed):
            with suppress(StoreError), self._database.understanding(f"list {list_id}"):
                kept = list_rows.read(sql, list_id, removed=removed)
                if (kept.head, kept.score_list) == (head, score_list):
                    return list_id
        return None


def _changed_by_hand(history: Iterable[HistoryLine]) -> bool:
    """Whether the games are other ones than at first: what was taken back is as if it had not been."""
    return sum(-1 if line.what == "undone" else 1 for line in history if line.changes_game) != 0


def _free(sql: sqlite3.Connection, head: ListHead, score_list: ScoreList) -> ListHead:
    """The heading, with a number where another list is called so."""
    heads = numbered(head, score_list.players)
    return next(free for free in heads if not list_rows.namesakes(sql, free, score_list.players))
