"""All games as columns of numbers: read once, then every question is arithmetic on whole columns."""

import sqlite3
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import chain
from typing import get_args

import numpy as np
import numpy.typing as npt

from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import ListSystem
from skatdesk.store.copied_lists import COUNTING
from skatdesk.store.statistics.facts import LAYOUT, LIST_ONLY, NOBODY, OUTSIDE, PASSED_IN
from skatdesk.store.statistics.people import People

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

_DTYPE = np.dtype(
    [
        ("number", "<u2"),
        ("dealer", "i1"),
        ("declarer", "i1"),
        ("game", "i1"),
        ("matadors", "i1"),
        ("bid", "<i2"),
        ("worth", "<i2"),
        ("value", "<i2"),
        ("points", "i1"),
        ("flags", "u1"),
        ("scores", "<i4", 4),
    ]
)
assert _DTYPE.itemsize == LAYOUT.size

_SITTINGS = (
    "SELECT id, series, list, title, day, rules, system, size, player0, player1, player2, player3 FROM sittings"
    f" WHERE (list IS NULL OR list IN ({COUNTING}))"
    " AND EXISTS (SELECT 1 FROM games WHERE sitting = sittings.id) ORDER BY day, id"
)
_LAST_DAY = date.max.toordinal()
_STATE = "SELECT count(*), coalesce(max(id), 0) FROM games"


@dataclass(frozen=True, slots=True)
class Sitting:
    """A series played here (``series`` is its id) or a written list (``list_id``).

    ``day`` is None where the list has no date; ``players`` are the people by place. What is not ``sound`` cannot be.
    """

    id: int
    series: int | None
    list_id: int | None
    title: str
    day: date | None
    rules: str
    system: ListSystem
    players: tuple[int, ...]
    sound: bool


@dataclass(frozen=True)
class Columns:
    """One row for each game, in the order of time; some 40 bytes of memory for each, and as much for what is asked.

    ``at`` is the index in ``sittings``. ``state`` tells of which state of the store this is.
    """

    at: Ints
    facts: npt.NDArray[np.void]
    sittings: tuple[Sitting, ...]
    state: tuple[int, int]

    def __len__(self) -> int:
        return len(self.at)

    def number(self, field: str) -> npt.NDArray[np.signedinteger]:
        """One of the facts of all games."""
        if field not in self._fields:
            self._fields[field] = np.ascontiguousarray(self.facts[field])
        return self._fields[field]

    @cached_property
    def _fields(self) -> dict[str, npt.NDArray[np.signedinteger]]:
        return {}

    @cached_property
    def counts(self) -> Bools:
        """Whether the game says how people play: nobody took anything back in it, nobody was helped."""
        counted: Bools = (self.number("flags") & LIST_ONLY) == 0
        return counted

    @cached_property
    def size(self) -> Ints:
        """Players at the table."""
        return _of([len(sitting.players) for sitting in self.sittings])[self.at]

    @cached_property
    def players(self) -> npt.NDArray[np.int32]:
        """For each sitting the people by place; 0 where a table of three has no fourth."""
        rows = [(*sitting.players, 0)[:4] for sitting in self.sittings]
        return np.array(rows, dtype=np.int32).reshape(-1, 4)

    def place_of(self, player: int) -> Ints:
        """The player's place in each game, -1 where he was not there."""
        here = self.players == player
        place = np.where(here.any(axis=1), here.argmax(axis=1), -1)
        return place[self.at]

    def senseless(self) -> list[int]:
        """The sittings that cannot be, or have a game that cannot: a bad disk has made something else of it."""
        game, declarer, dealer = (self.number(field) for field in ("game", "declarer", "dealer"))
        fits = (game >= 0) & (game <= PASSED_IN) & (dealer >= 0) & (dealer < self.size) & (declarer < self.size)
        fits &= np.where(game < Game.RAMSCH, declarer >= 0, declarer == NOBODY)
        fits &= (self.size == len(self.players.T)) | (self.number("flags") >> OUTSIDE == 0)
        fits &= np.array([sitting.sound for sitting in self.sittings], dtype=np.bool_)[self.at]
        return [self.sittings[at].id for at in np.unique(self.at[~fits])]


def _of(values: list[int]) -> Ints:
    return np.array(values, dtype=np.int64)


NOTHING = Columns(_of([]), np.empty(0, _DTYPE), (), (0, 0))


def read(sql: sqlite3.Connection, people: People, known: Columns) -> Columns:
    """The games as they are now; those read before (``known``) if nothing has changed.

    Games of lists that are removed, or are copies of others that are kept, are not among them.
    """
    sittings = _sittings(sql, people)
    state: tuple[int, int] = sql.execute(_STATE).fetchone()
    if (sittings, state) == (known.sittings, known.state):
        return known
    # Two queries of one column are twice as fast as one of two.
    keys = np.fromiter(chain.from_iterable(sql.execute("SELECT sitting FROM games ORDER BY id")), np.int64, state[0])
    facts = np.frombuffer(b"".join(chain.from_iterable(sql.execute("SELECT facts FROM games ORDER BY id"))), _DTYPE)
    index = np.full(int(keys.max(initial=0)) + 1, -1)
    index[[sitting.id for sitting in sittings]] = np.arange(len(sittings))
    at = index[keys]
    order = np.lexsort((facts["number"], at))[np.count_nonzero(at < 0) :]  # the sittings are in the order of time
    return Columns(at[order], facts[order], sittings, state)


def _sittings(sql: sqlite3.Connection, people: People) -> tuple[Sitting, ...]:
    found = []
    for key, series, list_id, title, day, rules, system, size, *players in sql.execute(_SITTINGS):
        who = tuple(people.person(player or 0) for player in players[:size])
        when = date.fromordinal(day) if 0 < day <= _LAST_DAY else None
        sound = (when is not None or day == 0) and system in get_args(ListSystem) and 0 not in who
        found.append(Sitting(key, series, list_id, title, when, rules, system, who, sound))
    return tuple(found)
