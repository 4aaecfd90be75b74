"""What is remembered of puzzles survives, and the user's games are found again."""

from datetime import date, timedelta
from pathlib import Path

from skatdesk.store.puzzles import PuzzleStanding
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, filled

DAY = date(2026, 11, 20)


def test_the_last_standing_and_the_days_are_kept(path: Path) -> None:
    store = Store.open(path)
    store.puzzles.note("one", PuzzleStanding(0, DAY), DAY, solved=False)
    store.puzzles.note("one", PuzzleStanding(1, DAY + timedelta(1)), DAY, solved=True)
    store.puzzles.note("two", PuzzleStanding(1, DAY + timedelta(2)), DAY + timedelta(1), solved=True)
    store.close()

    again = Store.open(path)
    assert again.puzzles.standings() == {
        "one": PuzzleStanding(1, DAY + timedelta(1)),
        "two": PuzzleStanding(1, DAY + timedelta(2)),
    }
    assert again.puzzles.days() == (DAY, DAY + timedelta(1))
    again.close()


def test_own_puzzles_are_kept_once_as_found_last(store: Store) -> None:
    store.puzzles.add_own([("b", "second"), ("a", "damaged")])
    store.puzzles.add_own([("a", "first")])

    assert store.puzzles.own() == ("first", "second")


def test_games_come_with_all_their_actions_the_latest_first(path: Path) -> None:
    filled(path, deals=3)
    store = Store.open(path)

    games, damaged = store.puzzles.games(2)
    store.close()

    assert damaged == 0
    assert [start.deal.number for start, _ in games] == [3, 2]
    assert all(actions == ACTIONS for _, actions in games)


def test_a_damaged_game_is_counted_and_the_others_come(path: Path) -> None:
    filled(path, deals=3)
    store = Store.open(path)
    with store._database.writing() as sql:
        sql.execute("UPDATE actions SET action = 'nonsense' WHERE deal = 2 AND number = 0")

    games, damaged = store.puzzles.games(9)
    store.close()

    assert [start.deal.number for start, _ in games] == [3, 1]
    assert damaged == 1
