"""What a journal writes into the store, and what it need not write."""

from dataclasses import replace

import pytest

from skatdesk.engine.store_journal import take_up
from skatdesk.skat.actions import Action, Leave
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import REARHAND
from skatdesk.store.records import DealId, SavedSeries
from skatdesk.store.store import Store
from tests.engine.table import NAMES3, Table, setup_of


def kept(store: Store) -> SavedSeries:
    """What the next start of the program would take up."""
    saved = store.open_series()
    assert saved is not None
    return saved


@pytest.mark.parametrize("taken_up", [False, True])
def test_taking_back_writes_no_action_a_second_time(
    store: Store, monkeypatch: pytest.MonkeyPatch, taken_up: bool
) -> None:
    """So a deal whose end is taken back is never shorter on disk than what holds, not even for a moment."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3, HOME))
    table.series.next_deal()
    table.play()
    table.series.next_deal()
    table.play_actions(12)
    if taken_up:
        table = Table(store)
        take_up(table.series, kept(store), table.journal)
    written: list[Action] = []

    def write(store: Store, deal: DealId, action: Action, add: object = Store.add_action) -> None:
        written.append(action)
        assert callable(add)
        add(store, deal, action)

    monkeypatch.setattr(Store, "add_action", write)
    done = table.game.actions
    table.game.undo(done[-3].seat)
    assert written == []
    back = len(table.game.actions)
    table.game.redo(done[-3].seat)
    assert tuple(written) == table.game.actions[back:]
    assert kept(store).deals[-1].actions == table.game.actions


def test_a_deal_taken_back_has_no_others_than_the_actions_it_has_now(store: Store) -> None:
    table = Table(store)
    table.series.begin(setup_of(NAMES3, HOME))
    table.series.next_deal()
    table.play_actions(6)
    now = (*table.game.actions[:3], Leave(REARHAND), *table.game.actions[4:])
    assert table.journal is not None
    table.journal.rewound(now)

    assert kept(store).deals[-1].actions == now


def test_a_series_played_to_its_end_is_not_taken_up_again(store: Store) -> None:
    table = Table(store)
    table.series.begin(setup_of(NAMES3, replace(ISKO, series_rounds=1)))
    for _ in range(3):
        assert table.series.next_deal()
        assert store.open_series() is not None
        table.play()

    assert store.open_series() is None


def test_between_two_deals_there_is_nothing_to_write_when_a_series_is_taken_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(store)
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    other, again = Table(store), list[DealId]()
    monkeypatch.setattr(Store, "finish_deal", lambda _, deal: again.append(deal))
    take_up(other.series, kept(store), other.journal)

    assert again == []
    assert other.series.score_list == table.series.score_list


def test_a_series_nobody_has_dealt_in_is_taken_up_as_it_was_begun(store: Store) -> None:
    table, other = Table(store), Table(store)
    table.series.begin(setup_of(NAMES3, HOME))
    take_up(other.series, kept(store), other.journal)

    assert other.series.setup == table.series.setup
    assert other.series.score_list == table.series.score_list
    assert other.series.next_deal()
    assert len(kept(store).deals) == 1


def test_a_deal_that_was_left_before_a_contract_stood_is_no_game_of_the_series(store: Store) -> None:
    """It does not count (rules.md §10): the same player deals again, now and when the series is taken up."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    table.series.next_deal()
    before = table.series.score_list
    table.game.submit(Leave(REARHAND))
    assert table.series.score_list == before
    at_once = Table()
    take_up(at_once.series, kept(store))
    table.stands_like(at_once)
    table.series.next_deal()
    assert table.dealings[-1].seating == table.dealings[-2].seating
    table.play()
    table.series.next_deal()
    other = Table()
    take_up(other.series, kept(store))

    table.stands_like(other)
    assert len(table.dealings) == 4


def test_a_deal_left_in_its_middle_is_taken_up_by_those_who_were_dealt_to(store: Store) -> None:
    """Even out of turn."""
    table = Table(store)
    table.series.begin(setup_of(NAMES3))
    table.series.next_deal()
    table.play()
    table.series.next_deal()
    *over, left = kept(store).deals
    out_of_turn = replace(left, seating=left.seating.next)
    again = Table()
    take_up(again.series, replace(kept(store), deals=(*over, out_of_turn)))

    assert again.series.dealing is not None
    assert again.series.dealing.seating == out_of_turn.seating
