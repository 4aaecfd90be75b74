"""How accurately people played the deals that were reviewed."""

from skatdesk.skat.seats import SEATS, BySeat, Seating
from skatdesk.store.database import Database
from skatdesk.store.records import PlayedDeal

_COUNTS = (
    "SELECT deals.id, dealer, (SELECT count(*) FROM series_places WHERE series = series.id)"
    " FROM deals JOIN series ON series.id = series"
    " WHERE series = ? AND game = ? AND deal_number = ?"
    " AND deals.finished AND NOT deals.practice AND NOT series.practice"
)
_INSERT = (
    "INSERT INTO accuracies (deal, player, accuracy) SELECT ?, player, ? FROM series_places"
    " JOIN players ON players.id = player WHERE series = ? AND place = ? AND computer = ''"
)


class Accuracies:
    """Reached as ``store.accuracies``; every method may raise ``StoreError``, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, played: PlayedDeal, deal_number: int, accuracy: BySeat[float | None]) -> None:
        """A review is complete: how accurately each seat has played, 0 to 100, None where there was nothing to decide.

        Kept for the people of the deal, not for computer players, in place of what an earlier review said. A deal
        that is not finished, is practice, or has other cards than those of ``deal_number`` is passed over.
        """
        with self._database.writing() as sql:
            found = sql.execute(_COUNTS, (played.series, played.game, deal_number)).fetchone()
            if found is None:
                return
            deal, dealer, size = found
            with self._database.understanding(f"deal {deal}"):
                places = Seating(size, dealer).places
            sql.execute("DELETE FROM accuracies WHERE deal = ?", (deal,))
            kept = [(deal, accuracy[seat], played.series, places[seat]) for seat in SEATS if accuracy[seat] is not None]
            sql.executemany(_INSERT, kept)
