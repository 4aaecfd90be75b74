"""The score lists people keep of games with real cards, and the history of every change."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store import list_rows
from skatdesk.store.database import Database
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import Happening, HistoryLine, KeptList, ListId, ListSummary, SeriesId
from skatdesk.store.searching import found

__all__ = ["Happening", "HistoryLine", "KeptList", "ListHead", "ListId", "ListSummary", "Lists"]


class Lists:
    """Keeps score lists. Reached as ``store.lists``, and like it belongs to one thread.

    What a method has done is on the disk when it returns, and survives the end of the
    program or of the power at any moment. Every method may raise ``StoreError``; then
    nothing has changed and it may be called again. A list that is not there, or was
    removed, is a ``LookupError``. The games of a list count in the statistics from the
    moment they are written; those of a copy or a removed list do not.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    # -------------------------------------------------------------- reading

    def open(self, list_id: ListId) -> KeptList:
        """The list with everything in it; raises ``StoreError`` (``DAMAGED``) if it cannot be understood."""
        with self._database.reading() as sql, self._understanding(f"list {list_id}"):
            return list_rows.read(sql, list_id)

    def summaries(self, search: str = "", archived: bool = False) -> tuple[ListSummary, ...]:
        """The lists of the shelf, or of the archive, the latest first.

        Those with every word of ``search`` in title, place, date or players; case and
        accents make no difference.
        """
        with self._database.reading() as sql, self._understanding("the lists"):
            summaries = list_rows.read_summaries(sql, archived)
        return tuple(
            summary
            for summary in summaries
            if found(search, summary.head.title, summary.head.place, summary.head.date, *summary.players)
        )

    def history(self, list_id: ListId) -> tuple[HistoryLine, ...]:
        """Every change since the list was begun, the first one first."""
        with self._database.reading() as sql, self._understanding(f"list {list_id}"):
            return list_rows.read_history(sql, list_id)

    def known_names(self) -> tuple[str, ...]:
        """The names of all lists and series, those who sat there most often first; no computer players."""
        with self._database.reading() as sql:
            rows = sql.execute(
                "SELECT name FROM players JOIN"
                " (SELECT player FROM list_places JOIN lists ON lists.id = list WHERE NOT is_copy"
                " UNION ALL SELECT player FROM series_places) ON player = players.id"
                " WHERE computer = '' AND name <> '' GROUP BY players.id ORDER BY count(player) DESC, players.id DESC"
            ).fetchall()
        return tuple(name for (name,) in rows)

    # -------------------------------------------------------------- writing

    def begin(self, head: ListHead, score_list: ScoreList) -> ListId:
        """A new list."""
        with self._database.writing(durably=True) as sql:
            return list_rows.add(sql, head, score_list, is_copy=False)

    def bring_in(self, head: ListHead, score_list: ScoreList) -> tuple[ListId, bool]:
        """A list from a file, and whether it is new.

        If exactly this list is kept already, it is that one, so that no game counts twice. A title that another list
        of the day has gets a number; without one the players' names get it.
        """
        numbered, number = head, 1
        name = head.title or ", ".join(score_list.players)
        with self._database.writing(durably=True) as sql:
            while True:
                namesakes = list_rows.with_head(sql, numbered)
                for list_id in namesakes:
                    with self._understanding(f"list {list_id}"):
                        kept = list_rows.read(sql, list_id)
                    if not kept.is_copy and (kept.head, kept.score_list) == (numbered, score_list):
                        return list_id, False
                if not namesakes:
                    return list_rows.add(sql, numbered, score_list, is_copy=False), True
                number += 1
                numbered = replace(head, title=f"{name} ({number})")

    def of_series(self, series: SeriesId, head: ListHead, score_list: ScoreList) -> ListId:
        """The list of a series that was played here, kept from now on. Its games count there, not here."""
        with self._database.writing(durably=True) as sql:
            kept = list_rows.of_series(sql, series)
            return kept or list_rows.add(sql, head, score_list, is_copy=True, series=series)

    def write(self, list_id: ListId, score_list: ScoreList, line: HistoryLine, head: ListHead | None = None) -> None:
        """The list as it is now, with another heading where one is given, and how it came to be so."""
        with self._database.writing(durably=True) as sql:
            list_rows.rewrite(sql, list_id, head or list_rows.read_head(sql, list_id), score_list)
            list_rows.add_history(sql, list_id, line)

    def duplicate(self, list_id: ListId, with_entries: bool) -> ListId:
        """A second list of the same table: with the same games, which do not count again, or to be filled anew."""
        with self._database.writing(durably=True) as sql, self._understanding(f"list {list_id}"):
            kept = list_rows.read(sql, list_id)
            score_list = kept.score_list if with_entries else replace(kept.score_list, entries=())
            return list_rows.add(sql, kept.head, score_list, is_copy=with_entries)

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

    @contextmanager
    def _understanding(self, what: str) -> Iterator[None]:
        """What is in the file but makes no sense is damage."""
        try:
            yield
        except (ValueError, TypeError) as error:
            raise StoreError(Trouble.DAMAGED, self._database.path, f"{what}: {error}") from error
