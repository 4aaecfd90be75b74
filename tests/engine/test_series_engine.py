"""A series: dealers in turn, the list, practice, and the journal that survives."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.engine.dealing import deal_seed
from skatdesk.engine.store_journal import take_up
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.skat.actions import Leave
from skatdesk.skat.errors import IllegalAction, SkatError
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.store.records import SavedSeries
from skatdesk.store.store import FILE_NAME, Store
from tests.engine.table import NAMES3, NAMES4, Table, setup_of


def taken_up(store: Store) -> Table:
    """Another table, where what the store has is taken up."""
    saved = store.open_series()
    assert saved is not None
    other = Table()
    take_up(other.series, saved)
    return other


def test_a_series_of_three_has_36_games_and_every_player_deals_in_turn() -> None:
    """Twelve rounds; the next dealer is the one who was forehand (ISkO 3.2)."""
    table = Table()
    table.series.begin(setup_of(NAMES3))
    while table.series.next_deal():
        table.play()
    assert len(table.dealings) == 36
    assert [dealing.seating.dealer for dealing in table.dealings] == [index % 3 for index in range(36)]
    assert len({dealing.start.deal for dealing in table.dealings}) == 36
    assert table.series.score_list is not None
    assert table.series.score_list.is_over


def test_at_a_table_of_four_the_dealer_sits_out() -> None:
    """48 games; the dealer has no seat and no cards."""
    table = Table()
    table.series.begin(setup_of(NAMES4))
    while table.series.next_deal():
        dealing = table.dealings[-1]
        assert dealing.seating.seat_of(dealing.seating.dealer) is None
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


def test_the_human_sees_his_own_cards_whoever_deals() -> None:
    """The audience changes its seat with the deal, and nobody shows the cards of computer players alone."""
    table, watched = Table(), Table()
    table.series.begin(setup_of(NAMES3, human=True))
    for _ in range(3):
        table.series.next_deal()
        assert table.game.audience is not None
        assert table.series.names()[table.game.audience] == "Ada"
        table.game.submit(Leave(table.game.audience))
    watched.series.begin(setup_of(NAMES3))
    watched.series.next_deal()
    assert watched.game.audience is None


def test_the_list_is_told_when_it_begins_and_with_every_game(store: Store) -> None:
    """Also when it is taken up; practice tells nothing."""
    table, begun, told = Table(store), list[None](), list[object]()
    table.series.begun.connect(lambda: begun.append(None))
    table.series.listChanged.connect(told.append)
    table.series.begin(setup_of(NAMES3))
    for games in range(1, 3):
        assert (len(begun), len(told)) == (1, games)
        assert told[-1] == table.series.score_list
        table.series.next_deal()
        table.play()
    table.series.same_cards_again()
    table.play()
    assert len(told) == 3

    saved = store.open_series()
    assert saved is not None
    take_up(table.series, saved)
    assert (len(begun), told[3:]) == (2, [table.series.score_list])


def test_before_the_first_series_there_is_nothing_to_help_in_or_to_rename() -> None:
    """And at a table of computer players nobody is called anew."""
    table, told = Table(), list[None]()
    table.series.practiceBegun.connect(lambda: told.append(None))
    table.series.renamed.connect(lambda: told.append(None))
    table.series.begin_practice()
    table.series.rename("Ada", "Eva")
    assert table.series.setup is None
    assert told == []
    table.series.begin(setup_of(NAMES3))
    table.series.rename("Ada", "Eva")
    assert told == []
    assert table.series.setup == setup_of(NAMES3)


def test_the_same_cards_again_are_practice() -> None:
    """They enter neither the list nor the journal."""
    table = Table()
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    before = table.series.score_list
    table.series.same_cards_again()
    assert table.dealings[-1].start == table.dealings[-2].start
    assert table.dealings[-1].practice
    table.play()
    assert table.series.score_list == before


@pytest.mark.parametrize("rules", [ISKO, HOME], ids=["isko", "home"])
def test_a_series_is_taken_up_again_in_the_middle_of_a_deal(store: Store, rules: RuleSet) -> None:
    """What is on disk gives the same list, the same deal, the same state, and plays on alike."""
    table = Table(store)
    table.series.begin(replace(setup_of(NAMES4, rules), first_dealer=2))
    for _ in range(3):
        table.series.next_deal()
        table.play()
    table.series.next_deal()
    table.play_actions(7)
    other = taken_up(store)
    table.stands_like(other)
    table.play()
    other.play()
    assert other.game.state == table.game.state


def test_undo_is_on_disk_too(store: Store) -> None:
    """After every step, back, forward, and on in another way, the store has what holds now; also when taken up."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, HOME))

    def kept() -> SavedSeries:
        saved = store.open_series()
        assert saved is not None
        return saved

    take_up(table.series, kept(), table.journal)
    for _ in range(2):
        table.series.next_deal()
        table.play()
    table.series.next_deal()
    for _ in range(2):
        table.play_actions(9)
        seat = table.game.actions[-2].seat
        for step in (table.game.undo, table.game.undo, table.game.redo, table.game.redo, table.game.undo):
            step(seat)
            assert kept().deals[-1].actions == table.game.actions
        table.play_actions(2)
        saved = kept()
        assert saved.deals[-1].actions == table.game.actions
        table = Table(store)
        take_up(table.series, saved, table.journal)
        assert kept() == saved
    table.play()
    table.series.next_deal()
    assert [deal.finished for deal in kept().deals] == [True, True, True, False]


def test_undo_in_practice_leaves_what_counts_as_it_was(store: Store) -> None:
    """The same cards again, with other moves: on disk stands what was played first."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, HOME))
    table.series.next_deal()
    table.play()
    before = store.open_series()
    table.series.same_cards_again()
    table.play_actions(5)
    table.game.undo(table.game.actions[-1].seat)

    assert store.open_series() == before


def test_a_series_with_a_player_nobody_knows_changes_nothing(store: Store) -> None:
    """As one that a later version has kept."""
    table = Table(store)
    assert table.journal is not None
    table.journal.series_begun(replace(setup_of(NAMES3), players=("random", "random", "of tomorrow")))
    saved = store.open_series()
    assert saved is not None
    with pytest.raises(SkatError, match="of tomorrow"):
        take_up(table.series, saved)
    assert table.series.setup is None


def test_a_new_series_ends_the_old_one_in_the_store(store: Store) -> None:
    """Only the latest series is taken up again."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, seed=1))
    table.series.begin(setup_of(NAMES3, seed=2))
    table.series.next_deal()
    saved = store.open_series()
    assert saved is not None
    assert saved.start.seed == 2
    store.leave_open_series()
    assert store.open_series() is None


@contextmanager
def stranger(path: Path) -> Iterator[None]:
    """Another program, such as a backup, holds the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize("refused", [0, 1, 3])
def test_what_could_not_be_written_when_it_began_is_written_later(store: Store, tmp_path: Path, refused: int) -> None:
    """The series (0) or one of its deals: the store tells at once, and nothing is missing in the end."""
    table, told = Table(store), list[object]()
    assert table.journal is not None
    table.journal.failed.connect(told.append)
    with stranger(tmp_path / FILE_NAME) if refused == 0 else nullcontext():
        table.series.begin(setup_of(NAMES4, HOME))
    for game in range(1, 4):
        with stranger(tmp_path / FILE_NAME) if refused == game else nullcontext():
            table.series.next_deal()
        table.play()
    table.series.next_deal()
    table.play_actions(7)
    assert len(told) == 1
    table.stands_like(taken_up(store))


def test_a_deal_played_to_its_end_counts_even_if_that_was_not_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped between the last card and the line of the list: the next deal is another one."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    table.series.next_deal()
    monkeypatch.setattr(Store, "finish_deal", lambda *_: None)
    table.play()
    monkeypatch.undo()
    saved = store.open_series()
    assert saved is not None
    assert [deal.finished for deal in saved.deals] == [True, False]
    other = Table(store)
    take_up(other.series, saved, other.journal)
    assert other.series.score_list == table.series.score_list
    assert other.series.dealing is None
    again = store.open_series()
    assert again is not None
    assert [deal.finished for deal in again.deals] == [True, True]
    assert other.series.next_deal()
    assert other.dealings[-1].start.deal not in {deal.start.deal for deal in again.deals}


def test_a_series_whose_last_deal_was_not_noted_as_its_end_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped between the last line of the list and the end of the series: nothing is left to take up."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, replace(ISKO, series_rounds=1)))
    monkeypatch.setattr(Store, "finish_series", lambda *_: None)
    while table.series.next_deal():
        table.play()
    monkeypatch.undo()
    saved = store.open_series()
    assert saved is not None
    other = Table(store)
    take_up(other.series, saved, other.journal)
    assert not other.series.next_deal()
    assert store.open_series() is None


@pytest.mark.parametrize("which", [0, 1], ids=["a deal that is over", "the deal that was left"])
def test_a_series_that_does_not_fit_changes_nothing(store: Store, which: int) -> None:
    """The engine has no table, nobody was told, and the journal goes on with nothing."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    table.series.next_deal()
    table.play_actions(5)
    saved = store.open_series()
    assert saved is not None
    deals = list(saved.deals)
    deals[which] = replace(deals[which], actions=deals[which].actions[1:])
    damaged = replace(saved, deals=tuple(deals))
    other = Table(store)
    with pytest.raises(IllegalAction):
        take_up(other.series, damaged, other.journal)
    assert other.series.setup is None
    assert other.dealings == []
    assert other.journal is not None
    other.journal.series_finished()
    assert store.open_series() == saved


def test_a_deal_is_played_again_with_the_chance_the_table_had() -> None:
    """What duplicate lives by: in the same situation the same players do the same."""
    table = Table()
    table.series.begin(setup_of(NAMES3, seed=5))
    for index in range(3):
        table.series.next_deal()
        table.play()
        start, seat = table.dealings[-1].start, make("random")

        assert play_deal(start, BySeat(seat, seat, seat), deal_seed(5, index))[0] == table.game.actions


def test_deals_of_a_series_and_of_those_that_began_with_near_seeds_are_left_to_other_chance() -> None:
    """Else the same cards would be thought about alike in the second deal of one series and the first of another."""
    assert len({deal_seed(seed, index) for seed in range(50) for index in range(50)}) == 50 * 50
