"""The door to everything that can be said about how people play."""

import logging
import sqlite3
from dataclasses import dataclass

import numpy as np

from skatdesk.store import list_rows
from skatdesk.store.database import Database
from skatdesk.store.records import ListId
from skatdesk.store.statistics import people as who
from skatdesk.store.statistics.accuracy import AccuracyCourse, Kept, accuracy_course, read_accuracies
from skatdesk.store.statistics.columns import NOTHING, Sitting, read
from skatdesk.store.statistics.courses import counted
from skatdesk.store.statistics.people import People, Person
from skatdesk.store.statistics.recording import UnenteredList, record_deals, record_list, unentered, untaken
from skatdesk.store.statistics.selection import Filter, Selection

_log = logging.getLogger(__name__)

_OF_A_LIST = 20
"""Games of a list that are entered as quickly as a deal."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person and the number of games he had cards in."""

    person: Person
    games: int


@dataclass(frozen=True, slots=True)
class Choices:
    """What a player's games can be filtered by: lists and series (the latest first), opponents, rule sets."""

    sittings: tuple[Sitting, ...]
    opponents: tuple[Known, ...]
    rules: tuple[str, ...]


class Statistics:
    """Reached as ``store.statistics``, and like it belongs to one thread; every method may raise ``StoreError``.

    Answers are about the games read by the last ``refresh``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._columns = NOTHING
        self._people = People({}, {})
        self._accuracies: Kept = {}
        self._untaken: list[int] = []
        self._unreadable: set[int] = set()
        self._unentered: list[UnenteredList] = []
        self._senseless: set[int] = set()

    def refresh(self) -> int:
        """Reads what is new; returns how many games are still to be taken over.

        What cannot be is among these again: it follows from deals and lists.
        """
        with self._database.reading() as sql:
            self._people = who.read_people(sql, self._database.nameless)
            self._columns = read(sql, self._people, self._columns)
        if senseless := self._columns.senseless():
            _log.warning("%d sittings make no sense and are entered anew", len(senseless))
            with self._database.writing() as sql:
                sql.executemany("DELETE FROM games WHERE sitting = ?", [(sitting,) for sitting in senseless])
                self._columns = read(sql, self._people, NOTHING)
        with self._database.reading() as sql:
            self._accuracies = read_accuracies(sql, self._people)
            self._untaken = [deal for deal in untaken(sql) if deal not in self._unreadable]
            self._unentered = [one for one in unentered(sql) if one.id not in self._senseless]
        return self._left

    @property
    def _left(self) -> int:
        return len(self._untaken) + sum(one.games for one in self._unentered)

    def take_over(self, most: int = 20) -> int:
        """Enters some of what ``refresh`` found, a millisecond for each of ``most``; returns how many games remain.

        The next ``refresh`` reads them.
        """
        deals = self._untaken[:most]
        lists = self._unentered[: max(1, most // _OF_A_LIST)] if not deals else []
        with self._database.writing() as sql:
            self._unreadable.update(record_deals(sql, deals))
            for one in lists:
                self._enter(sql, one)
        del self._untaken[: len(deals)]
        del self._unentered[: len(lists)]
        return self._left

    def _enter(self, sql: sqlite3.Connection, one: UnenteredList) -> None:
        """Enters a list that an older version wrote; one that cannot be understood is logged and left out."""
        try:
            kept = list_rows.read(sql, ListId(one.id), removed=one.removed)
        except LookupError:
            return  # taken away since, or brought back: the next ``refresh`` finds it so
        except (ValueError, TypeError) as error:
            _log.warning("list %d is left out of the statistics: %s", one.id, error)
            self._senseless.add(one.id)
            return
        record_list(sql, one.id, kept.head, kept.score_list)

    # -------------------------------------------------------------- asking

    def select(self, chosen: Filter) -> Selection:
        """The games of a filter."""
        return Selection.of(self._columns, self._people, chosen)

    def accuracy(self, games: Selection) -> AccuracyCourse:
        """How accurately the player asked about played those of these games that were reviewed."""
        return accuracy_course(games, self._accuracies)

    def people(self) -> tuple[Known, ...]:
        """Everybody who has games: people before computer players, most games first."""
        everything = Selection(self._columns, self._people, Filter(0), np.flatnonzero(self._columns.counts))
        known = [Known(self._people.persons[player], games) for player, games in counted(everything)]
        return tuple(sorted(known, key=lambda one: bool(one.person.computer)))

    def known_as(self, name: str) -> int | None:
        """Who sits under this name in lists and series, empty for the nameless; None if nobody did."""
        with self._database.reading() as sql:
            row = sql.execute("SELECT id FROM players WHERE name = ? AND computer = ''", (name,)).fetchone()
        return None if row is None else self.person_of(row[0])

    def person_of(self, player: int) -> int:
        """The person this player is now: another one if he was merged."""
        return self._people.person(player)

    def choices(self, player: int) -> Choices:
        """What this player's games can be filtered by."""
        games = self.select(Filter(player))
        sittings = [self._columns.sittings[at] for at in np.flatnonzero(games.by_sitting)[::-1]]
        others = [(other, count) for other, count in counted(games) if other != player and count]
        opponents = [Known(self._people.persons[other], count) for other, count in others]
        return Choices(tuple(sittings), tuple(opponents), tuple(sorted({sitting.rules for sitting in sittings})))

    # -------------------------------------------------------------- who is who

    def rename(self, player: int, name: str) -> None:
        """Calls a person by another name in the statistics; lists and series keep theirs."""
        with self._database.writing() as sql:
            who.rename(sql, player, name, self._database.nameless)

    def merge(self, player: int, into: int) -> None:
        """From now on the one player is the other; ``part`` takes it back.

        Raises ``MergeError`` where both sat at one table.
        """
        with self._database.writing() as sql:
            who.merge(sql, player, into)

    def part(self, player: int) -> None:
        """Everybody merged into this person is a person again."""
        with self._database.writing() as sql:
            who.part(sql, player)

    def merged(self, player: int) -> tuple[str, ...]:
        """The names of those who were merged into this person."""
        with self._database.reading() as sql:
            rows = sql.execute(
                "SELECT name FROM players WHERE id IN (SELECT player FROM people WHERE same_as = ?)", (player,)
            )
            return tuple(name or self._database.nameless for (name,) in rows)
