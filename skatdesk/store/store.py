"""The store: series, their deals, and every action of them, written one by one; and the score lists.

Actions are the one truth; results and lists follow from them by replay.
"""

import sqlite3
from contextlib import suppress
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, LiteralString

from skatdesk.notation.actions import format_action
from skatdesk.skat.actions import Action
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import GameStart
from skatdesk.store import series_rows
from skatdesk.store.accuracies import Accuracies
from skatdesk.store.database import Database
from skatdesk.store.duplicates import Duplicates
from skatdesk.store.errors import SetAside, StoreError
from skatdesk.store.lists import Lists
from skatdesk.store.puzzles import Puzzles
from skatdesk.store.records import DealId, PlayedDeal, SavedDeal, SavedSeries, SeriesId, SeriesStart

if TYPE_CHECKING:
    from skatdesk.store.statistics.statistics import Statistics

Change = tuple[str, tuple[object, ...]]
"""A statement and its values."""

FILE_NAME = "skatdesk.sqlite"
"""What the file is called in the user's data folder."""


class Store:
    """Keeps what is played; belongs to the thread that opened it. ``lists`` keeps the score lists,
    ``puzzles`` how well puzzles are known, ``duplicates`` how an expert played the same deals,
    ``accuracies`` what reviews have said about people.

    What a method has accepted survives the end of the program at any moment. Every method
    may raise ``StoreError``; then the file is as it was and the game can go on. A change of
    what is played need not be repeated: what could not be written is kept in mind and
    written before the next change, so no deal and no action is ever missing in between.
    """

    def __init__(self, database: Database) -> None:
        self.lists = Lists(database)
        self.puzzles = Puzzles(database)
        self.duplicates = Duplicates(database)
        self.accuracies = Accuracies(database)
        self._database = database
        self._waiting: list[Change] = []
        with database.reading() as sql:
            (self._series,) = sql.execute("SELECT coalesce(max(id), 0) FROM series").fetchone()
            (self._deal,) = sql.execute("SELECT coalesce(max(id), 0) FROM deals").fetchone()

    @staticmethod
    def open(path: Path) -> "Store":
        """Opens the store, or makes a new one where there is none.

        A file that is damaged or from a newer version is never overwritten but set aside;
        the copy of one that is damaged or gone takes its place, or a new one is begun; ``set_aside`` tells.
        Raises ``StoreError`` when another running program holds the file, or it cannot be read or written.
        """
        return Store(Database(path))

    @cached_property
    def statistics(self) -> "Statistics":
        """How people play, in this store's games; made when first asked for, because numpy is slow to load."""
        from skatdesk.store.statistics.statistics import Statistics

        return Statistics(self._database)

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    @property
    def set_aside(self) -> SetAside | None:
        """What happened to a file that could not be used; None if all was well."""
        return self._database.set_aside

    def call_nameless(self, word: str) -> None:
        """What a person is called from now on who has given no name, in series and statistics, old ones too."""
        self._database.nameless = word

    @property
    def next_series(self) -> SeriesId:
        """What the series that is begun next will be called, even if it cannot be written at once."""
        return SeriesId(self._series + 1)

    @property
    def next_deal(self) -> DealId:
        """What the deal that is added next will be called, even if it cannot be written at once."""
        return DealId(self._deal + 1)

    def begin_series(self, start: SeriesStart) -> SeriesId:
        """A new series. Others that are not finished stay as they are."""
        self._series = series = self.next_series
        rules = series_rows.rules_text(start.rules)
        begin = "INSERT INTO series (id, rules, seed, started_at, practice) VALUES (?, ?, ?, ?, ?)"
        changes: list[Change] = [(begin, (series, rules, start.seed, start.started_at, start.practice))]
        for place, participant in enumerate(start.participants):
            has_name = participant.computer is not None or participant.name != self._database.nameless
            player = (participant.name if has_name else "", participant.computer or "")
            changes += [
                ("INSERT INTO players (name, computer) VALUES (?, ?) ON CONFLICT DO NOTHING", player),
                (
                    "INSERT INTO series_places SELECT ?, ?, id FROM players WHERE name = ? AND computer = ?",
                    (series, place, *player),
                ),
            ]
        self._change(*changes)
        return series

    def add_deal(self, series: SeriesId, seating: Seating, start: GameStart) -> DealId:
        """The next deal of the series; ``start`` has the rules of the series."""
        self._deal = deal = self.next_deal
        add = (
            "INSERT INTO deals (id, series, game, dealer, deal_number, bock_factor, ramsch_round)"
            " SELECT ?1, ?2, count(*) + 1, ?3, ?4, ?5, ?6 FROM deals WHERE series = ?2"
        )
        values = (deal, series, seating.dealer, start.deal.number, start.bock_factor, start.ramsch_round)
        self._change((add, values))
        return deal

    def add_action(self, deal: DealId, action: Action) -> None:
        """The next action of the deal."""
        add = "INSERT INTO actions SELECT ?1, count(*), ?2 FROM actions WHERE deal = ?1"
        self._change((add, (deal, format_action(action))))

    def remove_actions_after(self, deal: DealId, count: int) -> None:
        """Takes actions back: the first ``count`` stay, and the deal is open again."""
        self._change(
            ("DELETE FROM actions WHERE deal = ? AND number >= ?", (deal, count)),
            ("UPDATE deals SET finished = 0 WHERE id = ?", (deal,)),
        )

    def mark_practice(self, deal: DealId) -> None:
        """The user was helped in this deal: it stands in the list, but never enters the statistics."""
        self._change(("UPDATE deals SET practice = 1 WHERE id = ?", (deal,)))

    def finish_deal(self, deal: DealId) -> None:
        """The deal counts in the list from now on, and not even a power failure loses it."""
        self._change(("UPDATE deals SET finished = 1 WHERE id = ?", (deal,)), durably=True)

    def finish_series(self, series: SeriesId) -> None:
        """The series is over, played to its end or given up."""
        self._change(("UPDATE series SET finished = 1 WHERE id = ?", (series,)))

    def leave_open_series(self) -> None:
        """The series to resume is never offered again; everything played of it stays, and counts."""
        self._change(("UPDATE series SET finished = 1 WHERE id = (SELECT max(id) FROM series WHERE NOT finished)", ()))

    def open_series(self) -> SavedSeries | None:
        """The series to resume: of those not finished, the one begun last.

        Raises ``StoreError`` (``DAMAGED``) when it cannot be understood.
        """
        return self._found_series("NOT finished ORDER BY id DESC LIMIT 1")

    def last_series(self) -> SavedSeries | None:
        """The series begun last, finished or not; raises ``StoreError`` as ``open_series``."""
        return self._found_series("TRUE ORDER BY id DESC LIMIT 1")

    def series(self, series: SeriesId) -> SavedSeries | None:
        """This series, None if there is none; raises ``StoreError`` as ``open_series``."""
        return self._found_series("id = ?", series)

    def last_deal(self) -> PlayedDeal | None:
        """The deal that was finished last, None if there is none."""
        with self._database.reading() as sql:
            row = sql.execute("SELECT series, game FROM deals WHERE finished ORDER BY id DESC LIMIT 1").fetchone()
        return None if row is None else PlayedDeal(SeriesId(row[0]), row[1])

    def deal(self, played: PlayedDeal) -> tuple[SeriesStart, SavedDeal] | None:
        """This deal and its series, whatever has become of the other deals; None if there is none.

        Raises ``StoreError`` as ``open_series``.
        """
        found = self._found_series("id = ?", played.series, game=played.game)
        return (found.start, found.deals[0]) if found is not None and found.deals else None

    def _found_series(self, condition: LiteralString, *values: int, game: int | None = None) -> SavedSeries | None:
        """The first series that meets the condition, with all its deals or only that of a game."""
        with self._database.reading() as sql:
            row = series_rows.find(sql, condition, *values)
            if row is None:
                return None
            series = row[0]
            with self._database.understanding(f"series {series}"):
                start = series_rows.read_start(sql, row, self._database.nameless)
                return SavedSeries(series, start, series_rows.read_deals(sql, series, start, game))

    def keep_copy(self, today: date) -> None:
        """Keeps a copy of everything beside the file, one a day; it is taken up when the file is damaged.

        A failure is nobody's loss: raises ``StoreError``, and the copy before it stays.
        """
        self._database.keep_copy(today)

    def back_up(self, target: Path) -> None:
        """Writes everything into a file for ``restore``; raises ``StoreError``, a file that was there stays.

        That is an ``OwnFileError`` where a file of the store itself would be overwritten. What still waits comes
        along, unless it cannot be written even now.
        """
        if self._waiting:
            with suppress(StoreError):  # told when it was not written at first
                self._change()
        self._database.back_up(target)

    def restore(self, backup: Path) -> None:
        """Takes up a backup when the store is opened the next time; what was here till then is set aside.

        Raises ``StoreError`` for a file that is no backup, is damaged or from a newer version; nothing changes then.
        """
        self._database.restore(backup)

    def close(self) -> None:
        """Writes what still waits and lets the file go."""
        try:
            if self._waiting:
                self._change()
        finally:
            self._database.close()

    def _change(self, *changes: Change, durably: bool = False) -> None:
        """One transaction, which begins with the changes that wait."""
        self._waiting += changes
        try:
            with self._database.writing(durably=durably) as sql:
                for statement, values in self._waiting:
                    sql.execute(statement, values)
        except (sqlite3.Error, UnicodeError):
            self._waiting.clear()  # a defect, such as a deal that is not there, will not mend itself
            raise
        self._waiting.clear()
