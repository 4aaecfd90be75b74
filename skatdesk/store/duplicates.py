"""Which series are played in duplicate, and how an expert played their deals at the user's place."""

from collections.abc import Sequence

from skatdesk.notation.actions import format_actions, parse_actions
from skatdesk.skat.actions import Action
from skatdesk.store.database import Database
from skatdesk.store.records import SeriesId


class Duplicates:
    """Reached as ``store.duplicates``; every method may raise ``StoreError``, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, series: SeriesId) -> None:
        """This series is played in duplicate."""
        with self._database.writing() as sql:
            sql.execute("INSERT INTO duplicates (series) VALUES (?)", (series,))

    def last(self) -> SeriesId | None:
        """The duplicate series begun last, None if there was none."""
        with self._database.reading() as sql:
            (series,) = sql.execute("SELECT max(series) FROM duplicates").fetchone()
        return None if series is None else SeriesId(series)

    def add(self, series: SeriesId, game: int, actions: Sequence[Action]) -> None:
        """How the expert played a game of the series, counted from 1; a second time changes nothing."""
        with self._database.writing() as sql:
            sql.execute(
                "INSERT INTO duplicate_deals (series, game, actions) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (series, game, format_actions(actions)),
            )

    def played(self, series: SeriesId) -> dict[int, tuple[Action, ...]]:
        """The expert's games so far, by number."""
        with self._database.reading() as sql:
            rows = sql.execute("SELECT game, actions FROM duplicate_deals WHERE series = ?", (series,)).fetchall()
        with self._database.understanding(f"duplicate {series}"):
            return {game: parse_actions(actions) for game, actions in rows}
