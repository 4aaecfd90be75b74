"""Who is who: every player of the store as a person with one name, also where two players are the same person."""

import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """``id`` is a player of the store; ``computer`` names the computer player, empty for a human being.

    ``written`` is the name in lists and series, also of somebody who was given another one; empty for the nameless.
    """

    id: int
    name: str
    computer: str = ""
    written: str = ""


class MergeError(ValueError):
    """Two players cannot be the same person."""


@dataclass(frozen=True, slots=True)
class People:
    """Everybody, by the number of the player."""

    persons: Mapping[int, Person]
    same: Mapping[int, int]

    def person(self, player: int) -> int:
        """The person this player is."""
        return self.same.get(player, player)

    def name(self, player: int) -> str:
        """What the person is called."""
        return self.persons[self.person(player)].name


def read_people(sql: sqlite3.Connection, nameless: str = "") -> People:
    """Everybody as they are known now; whoever has given no name is called ``nameless``."""
    persons, same = {}, {}
    for key, name, computer, same_as, called in sql.execute(
        "SELECT id, players.name, computer, same_as, people.name FROM players LEFT JOIN people ON player = id"
    ):
        if same_as is None:
            persons[key] = Person(key, called or name or nameless, computer, name)
        else:
            same[key] = same_as
    return People(persons, same)


def rename(sql: sqlite3.Connection, player: int, name: str, nameless: str = "") -> None:
    """Calls the person by another name; lists and series keep the one they were written with.

    With that one again the person has no other; so has one without a name who is called ``nameless`` again, a word
    that follows the language.
    """
    sql.execute(
        "INSERT INTO people (player, name)"
        " SELECT id, nullif(?2, coalesce(nullif(name, ''), ?3)) FROM players WHERE id = ?1"
        " ON CONFLICT (player) DO UPDATE SET name = excluded.name",
        (player, name, nameless),
    )


def merge(sql: sqlite3.Connection, player: int, into: int) -> None:
    """From now on the one player is the other; ``part`` takes it back.

    Raises ``MergeError`` where both sat at one table, or are one already.
    """
    if player == into:
        raise MergeError("a player cannot be merged with himself")
    alike = "(SELECT ?1 UNION SELECT player FROM people WHERE same_as = ?1)"
    other = alike.replace("?1", "?2")
    tables = "SELECT count(*) FROM sittings WHERE {} AND {}"
    seats = "(player0 IN {0} OR player1 IN {0} OR player2 IN {0} OR player3 IN {0})"
    (together,) = sql.execute(tables.format(seats.format(alike), seats.format(other)), (player, into)).fetchone()
    if together:
        raise MergeError(f"they sat at one table {together} times")
    sql.execute("UPDATE people SET same_as = ?2 WHERE same_as = ?1", (player, into))
    sql.execute(
        "INSERT INTO people (player, same_as) VALUES (?, ?)"
        " ON CONFLICT (player) DO UPDATE SET same_as = excluded.same_as",
        (player, into),
    )


def part_those_at_one_table(sql: sqlite3.Connection, players: Sequence[int]) -> None:
    """Takes back every merge that these players contradict by sitting together."""
    people = read_people(sql)
    seats = Counter(people.person(player) for player in players)
    for player in players:
        if seats[people.person(player)] > 1:
            sql.execute("UPDATE people SET same_as = NULL WHERE player = ?", (player,))


def part(sql: sqlite3.Connection, player: int) -> None:
    """Everybody who was merged into this person is a person again."""
    sql.execute("UPDATE people SET same_as = NULL WHERE same_as = ?", (player,))
