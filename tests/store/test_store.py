"""What was given to the store comes back; nothing else does."""

import itertools
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.skat import ruleset
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import GameStart
from skatdesk.store import database_file
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import DealId, PlayedDeal, SavedSeries, SeriesId, SeriesStart
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, FOUR, SEATING, actions_in, finished_deal, played, series, start


def _resumed(store: Store) -> SavedSeries:
    saved = store.open_series()
    assert saved is not None
    return saved


def _rows(path: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    rows = connection.execute(query).fetchall()
    connection.close()
    return rows


def test_new_store_has_nothing_to_resume(store: Store) -> None:
    assert store.open_series() is None
    assert store.set_aside is None


def test_series_and_deals_of_a_later_start_are_new_ones(path: Path) -> None:
    begun, dealt = list[SeriesId](), list[DealId]()
    for _ in range(3):
        with closing(Store.open(path)) as store:
            for _ in range(2):
                begun.append(store.begin_series(series()))
                dealt.append(finished_deal(store, begun[-1]))

    assert (begun, dealt) == ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize("name", PROFILES)
def test_series_comes_back_from_the_file_as_it_stood(path: Path, name: str) -> None:
    rules = PROFILES[name]
    games = [GameStart(Deal.from_number(number), rules) for number in (1, 1_234_567_890_123, DEALS)]
    actions = [played(game, seed) for seed, game in enumerate(games)]
    cut = [actions[0], actions[1], actions[2][:7]]

    store = Store.open(path)
    kept = store.begin_series(series(rules))
    seating = SEATING
    for game, done in zip(games, cut, strict=True):
        deal = store.add_deal(kept, seating, game)
        for action in done:
            store.add_action(deal, action)
        if done is not cut[-1]:
            store.finish_deal(deal)
        seating = seating.next
    store.close()

    store = Store.open(path)
    saved = _resumed(store)
    store.close()

    assert saved.id == kept
    assert saved.start == series(rules)
    assert [deal.start for deal in saved.deals] == games
    assert [deal.seating for deal in saved.deals] == [Seating(3, 2), Seating(3, 0), Seating(3, 1)]
    assert [deal.actions for deal in saved.deals] == cut
    assert [deal.finished for deal in saved.deals] == [True, True, False]


def test_series_keeps_everything_it_began_with(store: Store) -> None:
    rules = RuleSet.from_dict({"base": "home", "spitze": 2, "bock_events": ["lost_60", "passed_in"]})
    begun = SeriesStart(rules, FOUR, 2**63 - 1, "2026-11-20", practice=True)
    round_of_bock = GameStart(Deal.from_number(99), rules, bock_factor=2, ramsch_round=True)

    kept = store.begin_series(begun)
    store.add_deal(kept, Seating(4, 3), round_of_bock)

    assert _resumed(store).start == begun
    assert _resumed(store).deals[0].start == round_of_bock
    assert _resumed(store).deals[0].seating == Seating(4, 3)


def test_series_keeps_its_rules_when_a_profile_changes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played stays what it was, also under the program's next version."""
    store.begin_series(series(HOME))

    monkeypatch.setitem(ruleset.PROFILES, "home", replace(HOME, spitze=2, kontra="off"))

    assert _resumed(store).start.rules == HOME


@pytest.mark.parametrize("places", [2, 5])
def test_nobody_else_fits_at_the_table(places: int) -> None:
    with pytest.raises(ValueError, match=f"{places} players"):
        SeriesStart(ISKO, (FOUR * 2)[:places], 7, "2026-11-20")


def test_actions_taken_back_are_gone(store: Store) -> None:
    deal = store.add_deal(store.begin_series(series(HOME)), SEATING, start(rules=HOME))
    for action in ACTIONS:
        store.add_action(deal, action)

    store.remove_actions_after(deal, 5)
    store.add_action(deal, ACTIONS[9])

    assert _resumed(store).deals[0].actions == (*ACTIONS[:5], ACTIONS[9])


def test_deal_with_actions_taken_back_no_longer_counts(store: Store) -> None:
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    store.add_action(deal, ACTIONS[0])
    store.finish_deal(deal)
    assert _resumed(store).deals[0].finished

    store.remove_actions_after(deal, 0)

    assert not _resumed(store).deals[0].finished


def test_series_begun_last_is_resumed_until_it_is_finished(store: Store) -> None:
    """A practice game put in between leads back to the series it interrupted."""
    first = store.begin_series(series())
    practice = store.begin_series(series(practice=True))
    assert _resumed(store).id == practice

    store.finish_series(practice)
    assert _resumed(store).id == first
    last = store.last_series()
    assert last is not None
    assert last.id == practice

    store.finish_series(first)
    assert store.open_series() is None


def test_players_are_one_in_all_series(path: Path, store: Store) -> None:
    store.begin_series(series())
    store.begin_series(SeriesStart(ISKO, FOUR, 8, "2026-11-21"))

    players = _rows(path, "SELECT name, computer FROM players ORDER BY id")

    assert players == [("Ada", ""), ("Ben", "rules"), ("Cem", "random"), ("Dua", "rules")]


def test_full_disk_costs_no_action(path: Path) -> None:
    """What could not be written is told, kept in mind and written, in its place, with the next."""
    store = Store.open(path)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    (pages,) = store._database._connection.execute("PRAGMA page_count").fetchone()
    store._database._connection.execute(f"PRAGMA max_page_count = {pages}")
    actions = itertools.cycle(ACTIONS)
    accepted = 0
    with pytest.raises(StoreError) as refused:  # noqa: PT012  (how many fit is SQLite's affair)
        for action in actions:
            store.add_action(deal, action)
            accepted += 1
    assert refused.value.trouble is Trouble.UNAVAILABLE
    assert len(_resumed(store).deals[0].actions) == accepted

    with pytest.raises(StoreError):
        store.add_action(deal, next(actions))
    store._database._connection.execute("PRAGMA max_page_count = 100000")
    store.add_action(deal, next(actions))
    store.close()

    assert actions_in(path) == tuple(itertools.islice(itertools.cycle(ACTIONS), accepted + 3))


def test_undo_that_could_not_be_written_is_made_up_for(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "PATIENCE_S", 0)
    store = Store.open(path)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    for action in ACTIONS[:4]:
        store.add_action(deal, action)
    stranger = sqlite3.connect(path, isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError):
        store.remove_actions_after(deal, 2)
    stranger.close()

    store.add_action(deal, ACTIONS[7])
    store.close()

    assert actions_in(path) == (*ACTIONS[:2], ACTIONS[7])


def test_what_waits_is_written_when_the_store_is_closed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger who looks into the file is not another Skatdesk, beside which nothing would be kept."""
    monkeypatch.setattr(database_file, "PATIENCE_S", 0)
    store = Store.open(path)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    stranger = sqlite3.connect(path, isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as refused:
        store.add_action(deal, ACTIONS[0])
    stranger.close()

    store.close()

    assert refused.value.trouble is Trouble.UNAVAILABLE
    assert actions_in(path) == ACTIONS[:1]


def test_defect_does_not_stop_the_saving(store: Store) -> None:
    """An action of a deal that does not exist is the caller's fault; the next is kept all the same."""
    deal = store.add_deal(store.begin_series(series()), SEATING, start())

    with pytest.raises(sqlite3.IntegrityError):
        store.add_action(DealId(99), ACTIONS[0])
    store.add_action(deal, ACTIONS[1])

    assert _resumed(store).deals[0].actions == (ACTIONS[1],)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE actions SET action = 'nonsense'",
        "UPDATE actions SET action = CAST(x'ff' AS TEXT)",
        "UPDATE series SET rules = '{'",
        "UPDATE series SET rules = '{\"spitze\": 7}'",
        "UPDATE deals SET deal_number = 9223372036854775807",
        "DELETE FROM series_places",
        "DROP TABLE actions",
    ],
)
def test_series_that_cannot_be_understood_is_told(path: Path, store: Store, damage: str) -> None:
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    store.add_action(deal, ACTIONS[0])
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(damage)
    connection.close()

    with pytest.raises(StoreError) as refused:
        store.open_series()

    assert refused.value.trouble is Trouble.DAMAGED


def test_the_deal_finished_last_is_known(store: Store) -> None:
    assert store.last_deal() is None
    first, second = store.begin_series(series()), store.begin_series(series())
    finished_deal(store, first)
    finished_deal(store, first, 2)
    store.add_deal(second, SEATING, start(3))

    assert store.last_deal() == PlayedDeal(first, 2)


def test_a_damaged_deal_leaves_the_others_of_its_series_readable(path: Path, store: Store) -> None:
    kept = store.begin_series(series())
    for number in (1, 2):
        store.add_action(store.add_deal(kept, SEATING, start(number)), ACTIONS[0])
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE actions SET action = 'nonsense' WHERE deal = 1")

    found = store.deal(PlayedDeal(kept, 2))
    assert found is not None
    assert found[0] == series()
    assert (found[1].start, found[1].actions) == (start(2), ACTIONS[:1])
    assert store.deal(PlayedDeal(kept, 3)) is None
    assert store.deal(PlayedDeal(SeriesId(kept + 1), 1)) is None
    for read in (lambda: store.deal(PlayedDeal(kept, 1)), lambda: store.series(kept)):
        with pytest.raises(StoreError) as refused:
            read()
        assert refused.value.trouble is Trouble.DAMAGED


def test_store_belongs_to_its_open_time(path: Path) -> None:
    """Using a closed store is a defect of the program, not a trouble of the file."""
    store = Store.open(path)
    store.close()

    with pytest.raises(sqlite3.ProgrammingError):
        store.open_series()


def test_what_is_written_after_the_folder_was_taken_away_is_told_and_waits(path: Path, tmp_path: Path) -> None:
    """As by somebody who tidies up: SQLite would go on writing into a file that has no name any more."""
    folder = tmp_path / "data"
    folder.mkdir()
    store = Store.open(folder / path.name)
    kept = store.begin_series(series())
    folder.rename(tmp_path / "elsewhere")
    with pytest.raises(StoreError) as told:
        finished_deal(store, kept)
    assert (told.value.trouble, told.value.path) == (Trouble.UNAVAILABLE, folder / path.name)

    store.back_up(tmp_path / "backup.skatdesk")
    assert len(_rows(tmp_path / "backup.skatdesk", "SELECT id FROM series")) == 1
    (tmp_path / "elsewhere").rename(folder)
    store.close()
    assert len(_rows(folder / path.name, "SELECT id FROM deals")) == 1
