"""A series: dealers in turn, the list, practice, and the journal that survives."""

import pytest

from skatdesk.engine.computer_seats import ComputerSeats, InlineExecutor
from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.series_engine import Dealing, SeriesEngine, SeriesSetup
from skatdesk.engine.store_journal import StoreJournal, take_up
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.states import Finished
from skatdesk.store.store import Store

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


def test_a_series_of_three_has_36_games_and_every_player_deals_in_turn() -> None:
    """Twelve rounds; the next dealer is the one who was forehand (ISkO 3.2)."""
    table = Table()
    table.series.begin(setup_of(NAMES3))
    finished: list[object] = []
    table.series.seriesFinished.connect(finished.append)
    while table.series.next_deal():
        table.play()
    assert len(table.dealings) == 36
    assert [dealing.seating.dealer for dealing in table.dealings] == [index % 3 for index in range(36)]
    assert len({dealing.start.deal for dealing in table.dealings}) == 36
    assert finished == [table.series.score_list]


def test_at_a_table_of_four_the_dealer_sits_out() -> None:
    """48 games; the dealer has no seat and no cards."""
    table = Table()
    table.series.begin(setup_of(NAMES4))
    while table.series.next_deal():
        dealing = table.dealings[-1]
        assert table.series.seat_of(dealing.seating.dealer) is None
        assert NAMES4[dealing.seating.dealer] not in table.series.names()
        table.play()
    assert len(table.dealings) == 48


def test_the_human_of_four_watches_when_he_deals() -> None:
    """The audience of that deal is an onlooker."""
    table = Table()
    table.series.begin(setup_of(NAMES4, human=True))
    table.series.next_deal()
    assert table.game.audience is None
    assert table.game.view.hand == ()


def test_the_same_cards_again_are_practice() -> None:
    """They enter neither the list nor the journal."""
    table = Table()
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    before = table.series.score_list
    table.series.same_cards_again()
    assert table.dealings[-1].start == table.dealings[-2].start
    table.play()
    assert table.series.score_list == before


@pytest.mark.parametrize("rules", [ISKO, HOME], ids=["isko", "home"])
def test_a_series_is_taken_up_again_in_the_middle_of_a_deal(store: Store, rules: RuleSet) -> None:
    """What is on disk gives the same list, the same deal, the same state, and plays on alike."""
    table = Table(store)
    table.series.begin(setup_of(NAMES4, rules))
    for _ in range(3):
        table.series.next_deal()
        table.play()
    table.series.next_deal()
    table.play_actions(7)
    saved = store.open_series()
    assert saved is not None
    other = Table()
    take_up(other.series, saved)
    assert other.series.score_list == table.series.score_list
    assert other.game.state == table.game.state
    assert other.series.dealing == table.series.dealing
    table.play()
    other.play()
    assert other.game.state == table.game.state


def test_undo_is_on_disk_too(store: Store) -> None:
    """After taking back and playing differently the store has the new course only."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, HOME))
    table.series.next_deal()
    while len(table.game.actions) < 9:
        table.game.resume()
    seat = table.game.actions[-2].seat
    table.game.undo(seat)
    table.game.redo(seat)
    table.game.undo(seat)
    table.play_actions(2)
    saved = store.open_series()
    assert saved is not None
    assert saved.deals[-1].actions == table.game.actions


def test_a_new_series_ends_the_old_one_in_the_store(store: Store) -> None:
    """Only the latest series is taken up again."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, seed=1))
    table.series.begin(setup_of(NAMES3, seed=2))
    table.series.next_deal()
    saved = store.open_series()
    assert saved is not None
    assert saved.start.seed == 2
    table.series.begin(setup_of(NAMES3, seed=4))
    assert isinstance(table.game.state, Finished) or table.game.running
