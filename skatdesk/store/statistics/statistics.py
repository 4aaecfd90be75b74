"""The door to everything that can be said about how people play."""

from dataclasses import dataclass

import numpy as np

from skatdesk.store.database import Database
from skatdesk.store.statistics import people as who
from skatdesk.store.statistics.accuracy import AccuracyCourse, Kept, accuracy_course, read_accuracies
from skatdesk.store.statistics.columns import NOTHING, Sitting, read
from skatdesk.store.statistics.courses import counted
from skatdesk.store.statistics.people import People, Person
from skatdesk.store.statistics.recording import record_deals, untaken
from skatdesk.store.statistics.selection import Filter, Selection


@dataclass(frozen=True, slots=True)
class Known:
    """A person and the number of games at whose table he sat."""

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

    def refresh(self) -> int:
        """Reads what is new; returns how many deals played here are still to be taken over."""
        with self._database.reading() as sql:
            self._people = who.read_people(sql, self._database.nameless)
            self._columns = read(sql, self._people, self._columns)
            self._accuracies = read_accuracies(sql, self._people)
            self._untaken = [deal for deal in untaken(sql) if deal not in self._unreadable]
        return len(self._untaken)

    def take_over(self, most: int = 20) -> int:
        """Enters some of the deals that ``refresh`` found, a millisecond each; returns how many remain.

        The next ``refresh`` reads them.
        """
        some = self._untaken[:most]
        with self._database.writing() as sql:
            self._unreadable.update(record_deals(sql, some))
        del self._untaken[:most]
        return len(self._untaken)

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

    def person_of(self, player: int) -> int:
        """The person this player is now: another one if he was merged."""
        return self._people.person(player)

    def choices(self, player: int) -> Choices:
        """What this player's games can be filtered by."""
        games = self.select(Filter(player))
        sittings = [self._columns.sittings[at] for at in np.flatnonzero(games.by_sitting)[::-1]]
        opponents = [Known(self._people.persons[who], count) for who, count in counted(games) if who != player]
        return Choices(tuple(sittings), tuple(opponents), tuple(sorted({sitting.rules for sitting in sittings})))

    # -------------------------------------------------------------- who is who

    def rename(self, player: int, name: str) -> None:
        """Calls a person by another name in the statistics; lists and series keep theirs."""
        with self._database.writing() as sql:
            who.rename(sql, player, name)

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
