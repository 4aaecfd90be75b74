"""Practice beside a series, and help inside it: the list goes on where it was."""

from dataclasses import replace

import pytest

from skatdesk.engine.dealing import Origin, SeriesSetup
from skatdesk.engine.store_journal import take_up
from skatdesk.skat.actions import Leave
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, BySeat
from skatdesk.skat.states import GameStart
from skatdesk.store.store import Store
from tests.engine.table import NAMES3, Table, setup_of

BESIDE = SeriesSetup(("Ada", "Xia", "Yan"), (None, "random", "random"), HOME, 1, 2, practice=True)
START = GameStart(Deal.from_number(4711), HOME)


def _statistics(store: Store) -> int:
    """How many games count."""
    store.statistics.take_over(store.statistics.refresh())
    store.statistics.refresh()
    return max((known.games for known in store.statistics.people()), default=0)


def test_a_deal_beside_the_series_leaves_it_as_it_was(store: Store) -> None:
    """In the middle of a deal: its actions come back, and nothing of the other deal is written."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, human=True))
    table.series.next_deal()
    table.play_actions(3)
    open_deal, done = table.dealings[-1], table.game.actions
    score_list = table.series.score_list
    table.series.play_beside(BESIDE, START)

    assert (table.series.beside, table.series.left) == (True, True)
    assert table.series.dealing is not None
    assert (table.series.dealing.counts, table.series.dealing.practice) == (False, True)
    assert table.series.names().forehand == "Ada"
    assert table.series.score_list == score_list
    table.play_actions(2)
    table.game.undo(table.game.actions[-1].seat)

    assert table.series.next_deal()
    assert (table.series.beside, table.series.left) == (False, False)
    assert table.series.setup == setup_of(NAMES3, human=True)
    assert table.series.dealing == open_deal
    assert table.game.actions == done
    assert table.series.score_list == score_list
    saved = store.open_series()
    assert saved is not None
    assert [deal.actions for deal in saved.deals] == [done]


def test_a_person_without_a_name_is_called_anew_in_the_series_that_waits_too() -> None:
    table = Table()
    table.series.begin(replace(setup_of(NAMES3, human=True), names=("You", "Ben", "Cem")))
    table.series.next_deal()
    table.series.play_beside(replace(BESIDE, names=("You", "Xia", "Yan")), START)
    told = list[BySeat[str]]()
    table.series.renamed.connect(lambda: told.append(table.series.names()))
    table.series.rename("You", "Du")
    assert [names.forehand for names in told] == ["Du"]
    assert table.series.names().forehand == "Du"
    table.series.rename("Xia", "Zoe")  # a computer player keeps the name it has
    table.series.rename("Du", "Du")
    assert "Zoe" not in table.series.names()
    assert len(told) == 1
    assert table.series.next_deal()

    assert table.series.score_list is not None
    assert table.series.score_list.players == ("Du", "Ben", "Cem")
    assert sorted(table.series.names()) == ["Ben", "Cem", "Du"]
    table.series.rename("Du", "Tu")
    assert table.series.score_list.players == ("Tu", "Ben", "Cem")


def test_a_deal_that_is_over_lies_on_the_table_again_as_it_ended(store: Store) -> None:
    """It stands in the list once, and the next one follows it."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    done, score_list = table.game.actions, table.series.score_list
    table.series.play_beside(BESIDE, START)
    table.series.play_beside(BESIDE, START)
    table.series.same_cards_again()

    assert table.series.next_deal()
    assert table.series.dealing == table.dealings[0]
    assert table.game.actions == done
    assert table.series.score_list == score_list
    saved = store.open_series()
    assert saved is not None
    assert [deal.actions for deal in saved.deals] == [done]

    assert table.series.next_deal()
    assert table.series.dealing is not None
    assert table.series.dealing.index == 1


def test_a_deal_taken_up_in_its_middle_begins_there_when_it_is_played_again() -> None:
    """One that was over begins with its first bid."""
    table, beside = Table(), setup_of(NAMES3, HOME)
    table.series.play_beside(beside, START)
    table.play_actions(3)
    middle = table.game.actions
    table.play()
    over = table.game.actions
    for position, actions in ((middle, middle), ((), over)):
        table.series.play_beside(beside, START, actions)
        table.series.same_cards_again()
        assert table.game.actions == position


def test_a_series_that_is_over_waits_for_nobody() -> None:
    table = Table()
    table.series.begin(setup_of(NAMES3, replace(ISKO, series_rounds=1)))
    while table.series.next_deal():
        table.play()
    table.series.play_beside(BESIDE, START)

    assert not table.series.left
    assert table.series.score_list is not None
    assert table.series.score_list.players == BESIDE.names
    assert not table.series.next_deal()


def test_before_the_first_deal_of_a_series_it_is_dealt_afterwards() -> None:
    table = Table()
    table.series.begin(setup_of(NAMES3))
    table.series.play_beside(BESIDE, START)

    assert table.series.next_deal()
    assert table.series.dealing is not None
    assert (table.series.dealing.index, table.series.dealing.counts) == (0, True)


def test_the_same_cards_come_back_too_as_far_as_they_were_played() -> None:
    """They do not count, and the next deal of the series follows them."""
    table = Table()
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    table.series.same_cards_again()
    table.play_actions(3)
    practice, done, score_list = table.series.dealing, table.game.actions, table.series.score_list
    table.series.play_beside(BESIDE, START)

    assert table.series.next_deal()
    assert (table.series.dealing, table.game.actions) == (practice, done)
    assert table.series.score_list == score_list
    assert table.series.next_deal()
    assert table.series.dealing is not None
    assert (table.series.dealing.index, table.series.dealing.counts) == (1, True)


def test_without_a_series_there_is_nothing_to_come_back_to() -> None:
    """The cards that lie there belong to nothing any more: nobody plays on, and whoever moves them changes no list."""
    table = Table()
    table.series.play_beside(BESIDE, START)
    table.play_actions(1)

    assert (table.series.beside, table.series.left) == (True, False)
    assert not table.series.next_deal()
    done = table.game.actions
    table.game.resume()
    assert table.game.actions == done
    table.game.undo(table.game.actions[0].seat)
    table.game.submit(Leave(FOREHAND))
    assert table.series.score_list is None


def test_a_series_is_under_way_until_its_last_game_though_another_deal_lies_on_the_table() -> None:
    """Its table is known while it waits; a deal that is played for itself is no series."""
    table, rules = Table(), replace(ISKO, series_rounds=1)
    setup = setup_of(NAMES3, rules)

    def series() -> tuple[SeriesSetup | None, bool]:
        return table.series.series_setup, table.series.under_way

    assert series() == (None, False)
    table.series.play_beside(BESIDE, START)
    assert series() == (None, False)
    table.series.begin(setup)
    for _ in range(3):
        assert series() == (setup, True)
        table.series.next_deal()
        table.series.play_beside(BESIDE, START)
        assert table.series.setup == BESIDE
        assert series() == (setup, True)
        table.series.next_deal()
        table.play()
    assert series() == (setup, False)


def test_who_comes_back_from_a_deal_beside_goes_to_the_page_that_laid_it_there() -> None:
    """What a series deals comes from no page."""
    table, origins = Table(), list[Origin]()
    table.series.play_beside(BESIDE, START, origin=Origin.REVIEW)
    origins.append(table.series.origin)
    table.series.begin(setup_of(NAMES3))
    origins.append(table.series.origin)
    table.series.next_deal()
    origins.append(table.series.origin)
    assert origins == [Origin.REVIEW, Origin.TABLE, Origin.TABLE]


def test_a_new_series_forgets_the_one_that_waits() -> None:
    table = Table()
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.series.play_beside(BESIDE, START)
    table.series.begin(setup_of(NAMES3, seed=9))

    assert not table.series.left
    assert table.series.next_deal()
    assert table.series.dealing is not None
    assert table.series.dealing.start.deal == Deal.of_series(9, 1)


def test_a_course_that_does_not_fit_changes_nothing() -> None:
    table = Table()
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    before = table.series.dealing
    other = Table()
    other.series.begin(setup_of(NAMES3, seed=8))
    other.series.next_deal()
    other.play()
    with pytest.raises(IllegalAction):
        table.series.play_beside(BESIDE, START, other.game.actions[::-1])

    assert table.series.dealing is before
    assert not table.series.beside


def test_a_helped_deal_stands_in_the_list_but_not_in_the_statistics(store: Store) -> None:
    table = Table(store)
    begun: list[bool] = []
    table.series.practiceBegun.connect(lambda: begun.append(True))
    table.series.begin(setup_of(NAMES3))
    for helped in (True, False):
        table.series.next_deal()
        if helped:
            table.series.begin_practice()
            table.series.begin_practice()
        table.play()

    assert begun == [True]
    assert table.series.score_list is not None
    assert len(table.series.score_list.entries) == 2
    assert _statistics(store) == 1


def test_nothing_of_a_practice_series_enters_the_statistics(store: Store) -> None:
    table = Table(store)
    table.series.begin(SeriesSetup(NAMES3, ("random",) * 3, ISKO, 3, practice=True))
    table.series.next_deal()
    table.play()

    table.series.next_deal()
    table.play_actions(2)
    saved = store.open_series()
    assert saved is not None
    again = Table()
    take_up(again.series, saved)

    assert [dealing.practice for dealing in (*table.dealings, *again.dealings)] == [True] * 3
    assert _statistics(store) == 0


def test_practice_survives_the_end_of_the_program(store: Store) -> None:
    table = Table(store)
    table.series.begin(setup_of(NAMES3, human=True))
    table.series.next_deal()
    table.series.begin_practice()
    table.play_actions(2)
    saved = store.open_series()
    assert saved is not None
    assert saved.deals[-1].practice
    again = Table()
    take_up(again.series, saved)

    assert again.dealings[-1].practice
    assert again.dealings[-1].counts


def test_the_series_begun_last_is_known_when_it_is_over(store: Store) -> None:
    table = Table(store)
    table.series.begin(setup_of(NAMES3, HOME))
    table.series.next_deal()
    table.play()
    assert table.journal is not None
    table.journal.series_finished()

    assert store.open_series() is None
    saved = store.last_series()
    assert saved is not None
    assert len(saved.deals) == 1
