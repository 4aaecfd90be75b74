"""A table without a window, at which a series is played."""

from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.dealing import Dealing, SeriesSetup
from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.engine.store_journal import StoreJournal
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.store.store import Store
from tests.helpers.inline_executor import InlineExecutor

NAMES3, NAMES4 = ("Ada", "Ben", "Cem"), ("Ada", "Ben", "Cem", "Dua")


def setup_of(names: tuple[str, ...], rules: RuleSet = ISKO, seed: int = 3, *, human: bool = False) -> SeriesSetup:
    """A table of random players; with a human the first name is his."""
    players: tuple[str | None, ...] = tuple("random" for _ in names)
    return SeriesSetup(names, (None, *players[1:]) if human else players, rules, seed)


class Table:
    """Engines with computer players that answer at once."""

    def __init__(self, store: Store | None = None) -> None:
        self.game = GameEngine()
        self.seats = ComputerSeats(self.game, InlineExecutor(), parent=self.game)
        self.journal = StoreJournal(store, lambda: "2026-01-01T00:00:00+00:00", self.game) if store else None
        self.series = SeriesEngine(self.game, self.seats, self.journal, self.game)
        self.dealings: list[Dealing] = []
        self.series.dealStarted.connect(self.dealings.append)

    def play(self) -> None:
        """Plays the deal on the table to its end."""
        while self.game.running:
            self.game.resume()

    def play_actions(self, count: int) -> None:
        """Lets so many actions happen."""
        for _ in range(count):
            self.game.resume()

    def stands_like(self, other: "Table") -> None:
        """The same list, the same deal, the same state."""
        assert other.series.score_list == self.series.score_list
        assert other.series.dealing == self.series.dealing
        assert other.game.state == self.game.state
