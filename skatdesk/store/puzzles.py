"""What is remembered of puzzles: how well each is known, when it is due, and puzzles from the user's own games."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from skatdesk.skat.actions import Action
from skatdesk.skat.states import GameStart
from skatdesk.store import series_rows
from skatdesk.store.database import Database

PlayedGame = tuple[GameStart, tuple[Action, ...]]
"""How a deal began, and all that was done in it."""


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """How well a puzzle is known: the ``box`` it lies in, from 0 (new or wrong), and the day it is ``due``."""

    box: int
    due: date


class Puzzles:
    """Reached as ``store.puzzles``; every method may raise ``StoreError``, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def standings(self) -> dict[str, PuzzleStanding]:
        """All puzzles that were ever tried, by key."""
        with self._database.reading() as sql:
            rows = sql.execute("SELECT key, box, due FROM puzzles").fetchall()
        with self._database.understanding("puzzles"):
            return {key: PuzzleStanding(box, date.fromisoformat(due)) for key, box, due in rows}

    def days(self) -> tuple[date, ...]:
        """The days on which puzzles were tried, the first one first."""
        with self._database.reading() as sql:
            rows = sql.execute("SELECT day FROM puzzle_days ORDER BY day").fetchall()
        with self._database.understanding("days of puzzles"):
            return tuple(date.fromisoformat(day) for (day,) in rows)

    def note(self, key: str, standing: PuzzleStanding, day: date, *, solved: bool) -> None:
        """A puzzle was tried on this day, and stands so now."""
        with self._database.writing() as sql:
            sql.execute(
                "INSERT INTO puzzles (key, box, due, tried, solved) VALUES (?1, ?2, ?3, 1, ?4)"
                " ON CONFLICT (key) DO UPDATE SET box = ?2, due = ?3, tried = tried + 1, solved = solved + ?4",
                (key, standing.box, standing.due.isoformat(), solved),
            )
            sql.execute(
                "INSERT INTO puzzle_days (day, tried, solved) VALUES (?1, 1, ?2)"
                " ON CONFLICT (day) DO UPDATE SET tried = tried + 1, solved = solved + ?2",
                (day.isoformat(), solved),
            )

    def own(self) -> tuple[str, ...]:
        """The puzzles from the user's own games, each a line."""
        with self._database.reading() as sql:
            return tuple(line for (line,) in sql.execute("SELECT puzzle FROM own_puzzles ORDER BY key"))

    def add_own(self, puzzles: Iterable[tuple[str, str]]) -> None:
        """Keeps puzzles, by key and line; one that is there already is written anew."""
        with self._database.writing() as sql:
            sql.executemany("INSERT OR REPLACE INTO own_puzzles (key, puzzle) VALUES (?, ?)", puzzles)

    def games(self, number: int) -> tuple[tuple[PlayedGame, ...], int]:
        """The last games of all series that were played to their end, the latest first; and how many of them
        cannot be read.
        """
        with self._database.reading() as sql:
            rows = sql.execute(
                "SELECT deals.id, rules, deal_number, bock_factor, ramsch_round FROM deals"
                " JOIN series ON series.id = series WHERE deals.finished ORDER BY deals.id DESC LIMIT ?",
                (number,),
            ).fetchall()
            games = tuple(self._game(sql, *row) for row in rows)
        readable = tuple(game for game in games if game is not None)
        return readable, len(games) - len(readable)

    def _game(
        self, sql: sqlite3.Connection, deal: int, rules: str, number: int, bock: int, ramsch: int
    ) -> PlayedGame | None:
        try:
            start = series_rows.start_of(series_rows.rules_of(rules), number, bock, ramsch)
            return start, series_rows.read_actions(sql, deal)
        except (ValueError, TypeError):
            return None
