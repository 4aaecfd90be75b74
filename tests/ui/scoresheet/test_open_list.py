"""An open list: on the disk before it shows, and every step can be taken back."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import HOME
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.scoresheet.open_list import OpenList
from tests.helpers.sample_lists import game, thursday
from tests.scoring.builders import due, passed_in, ramsch
from tests.ui.scoresheet.conftest import NOW


@pytest.fixture
def shown(qapp: QApplication, store: Store) -> Iterator[OpenList]:
    """The list of Thursday."""
    owner = QObject()
    kept = store.lists.open(store.lists.begin(*thursday()))
    yield OpenList(store.lists, kept, lambda: NOW, lambda: "Ada", owner)
    owner.deleteLater()


def on_disk(store: Store, shown: OpenList) -> ScoreList:
    return store.lists.open(shown.id).score_list


def next_game(shown: OpenList) -> Entry:
    return game(shown.score_list, (1, "S", 2, "S", 33, 1))


def test_a_game_is_on_the_disk_before_anybody_hears_of_it(shown: OpenList, store: Store) -> None:
    found: list[int] = []
    shown.changed.connect(lambda: found.append(len(on_disk(store, shown).entries)))
    assert shown.add(next_game(shown))

    assert found == [25]
    assert on_disk(store, shown) == shown.score_list


def test_a_moved_game_is_told_with_the_number_it_has_then(shown: OpenList) -> None:
    """A Grand Hand of a Ramsch round shares its number with the Ramsch that is still owed; elsewhere it has its own."""
    rules = replace(HOME, name="custom", bock_ramsch_round=True)
    sheet = ScoreList.begin(("Ada", "Ben", "Cem"), rules)
    for played in [(0, "C", 1, "KK", 18, 1)] + [(0, "C", 1, "", 18, 1)] * 3 + [(0, "G", 1, "H", 0, 1)]:
        sheet = sheet.with_entry(game(sheet, played))
    for scores in ((-60, 0, 0),) * 3:
        sheet = sheet.with_entry(ramsch(due(sheet), *scores))
    sheet = sheet.with_entry(game(sheet, (0, "S", 1, "", 18, 1)))
    shown.agree(shown.head, sheet)
    numbers = [sheet.deal_due(at).number for at in range(9)]
    assert numbers == [1, 2, 3, 4, 5, 5, 6, 7, 8]
    shown.move(4, 8)
    line = shown.history()[-1]

    assert (line.number, line.moved_to) == (5, shown.score_list.deal_due(8).number) == (5, 9)


def test_who_takes_a_step_back_is_named_for_it(qapp: QApplication, store: Store) -> None:
    """Not who did it: another may have the list before him by then."""
    writer = "Ada"
    kept = store.lists.open(store.lists.begin(*thursday()))
    shown = OpenList(store.lists, kept, lambda: NOW, lambda: writer)
    shown.add(next_game(shown))
    writer = "Ben"
    shown.undo()
    writer = "Cem"
    shown.redo()

    assert [(line.what, line.by) for line in shown.history()] == [
        ("added", "Ada"),
        ("undone", "Ben"),
        ("redone", "Cem"),
    ]


def test_every_step_can_be_taken_back_and_done_again(shown: OpenList, store: Store) -> None:
    """Without limit; the disk follows each time."""
    states = [shown.score_list]
    chance = random.Random(5)
    for _ in range(120):
        count = len(shown.score_list.entries)
        index = chance.randrange(count)
        match chance.randrange(5):
            case 0 if shown.score_list.next_deal is not None:
                shown.add(game(shown.score_list, (chance.randrange(3), "C", 1, "", 18, chance.randrange(2))))
            case 1 if count > 5:
                shown.remove(index)
            case 2:
                shown.move(index, chance.randrange(count))
            case 3 if shown.score_list.next_deal is not None:
                shown.insert(index, passed_in(shown.score_list.entries[index].seating))
            case _:
                shown.change(index, passed_in(shown.score_list.entries[index].seating))
        if shown.score_list != states[-1]:
            states.append(shown.score_list)
            assert on_disk(store, shown) == states[-1]
    seen = [shown.score_list]
    while shown.undo():
        if shown.score_list != seen[-1]:
            seen.append(shown.score_list)
            assert on_disk(store, shown) == seen[-1]
    assert seen == states[::-1]
    while shown.redo():
        pass
    assert on_disk(store, shown) == shown.score_list == states[-1]


def opened_again(store: Store, shown: OpenList) -> OpenList:
    """As after another start of the program."""
    return OpenList(store.lists, store.lists.open(shown.id), lambda: NOW, lambda: "Ada", shown.parent())


@pytest.mark.parametrize("step", ["add", "change", "insert", "remove", "move", "agree"])
def test_the_last_step_can_be_taken_back_after_another_start(shown: OpenList, store: Store, step: str) -> None:
    before = (shown.head, shown.score_list)
    match step:
        case "add":
            shown.add(next_game(shown))
        case "change":
            shown.change(3, shown.score_list.entries[4])
        case "insert":
            shown.insert(3, passed_in(shown.score_list.entries[3].seating))
        case "remove":
            shown.remove(3)
        case "move":
            shown.move(3, 7)
        case "agree":
            shown.agree(replace(shown.head, title="Friday"), replace(shown.score_list, players=("Ada", "Bo", "Cem")))
    after = (shown.head, shown.score_list)
    again = opened_again(store, shown)
    assert again.last_step is not None
    assert again.undo()
    assert (again.head, again.score_list) == before
    assert store.lists.open(shown.id).score_list == before[1]
    assert again.history()[-1].what == "undone"
    assert again.redo()
    assert (again.head, again.score_list) == after
    assert opened_again(store, shown).undo()


def test_after_another_start_the_step_is_the_one_that_was_next(shown: OpenList, store: Store) -> None:
    """One that was taken back already is not taken back again."""
    states = [shown.score_list]
    for index in (1, 5, 9):
        shown.change(index, shown.score_list.entries[0])
        states.append(shown.score_list)
    shown.undo()
    again = opened_again(store, shown)
    assert again.undo()
    assert again.score_list == states[1]
    assert opened_again(store, shown).last_step is None


def test_a_new_step_ends_what_could_be_done_again(shown: OpenList) -> None:
    shown.remove(0)
    shown.undo()
    shown.remove(1)

    assert not shown.redo()
    assert shown.undo()
    assert len(shown.score_list.entries) == 24


def test_a_step_that_cannot_be_written_is_not_done(
    shown: OpenList, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: the list is what it was, and the step can be tried again."""
    troubles: list[StoreError] = []
    shown.failed.connect(troubles.append)
    before, entry = shown.score_list, next_game(shown)
    shown.remove(3)

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.UNAVAILABLE, store.lists._database.path, "disk full")

    with monkeypatch.context() as full:
        full.setattr(store.lists, "write", refuse)
        assert not shown.add(entry)
        assert not shown.undo()
    assert len(troubles) == 2
    assert on_disk(store, shown) == shown.score_list
    assert shown.undo()
    assert shown.score_list == before


def test_the_history_tells_who_did_what(shown: OpenList) -> None:
    first, second = shown.score_list.entries[:2]
    shown.add(next_game(shown))
    shown.change(0, passed_in(first.seating))
    shown.move(1, 3)
    shown.undo()
    lines = shown.history()

    assert [(line.what, line.number, line.by) for line in lines] == [
        ("added", 25, "Ada"),
        ("changed", 1, "Ada"),
        ("moved", 2, "Ada"),
        ("undone", 2, "Ada"),
    ]
    assert lines[1].before == first
    assert lines[2].moved_to == 4
    assert lines[3].after == second


def test_the_same_again_is_no_step(shown: OpenList) -> None:
    assert shown.change(4, shown.score_list.entries[4])
    assert shown.move(2, 2)
    assert shown.agree(shown.head, shown.score_list)
    assert shown.last_step is None


def test_heading_and_agreements_are_a_step_like_others(shown: OpenList, store: Store) -> None:
    head = replace(shown.head, title="Friday round")
    renamed = replace(shown.score_list, players=("Ada", "Ben", "Dua"))
    assert shown.agree(head, renamed)
    kept = store.lists.open(shown.id)
    assert (kept.head, kept.score_list) == (head, renamed)
    shown.undo()
    kept = store.lists.open(shown.id)
    assert (kept.head.title, kept.score_list.players) == ("Thursday round", ("Ada", "Ben", "Cem"))


def test_who_is_away_in_one_game_stays_so_until_something_else_is_agreed(shown: OpenList, store: Store) -> None:
    """A remark, or a game that is changed, is nothing about who is there, nor is it that the list is opened again."""
    four = replace(shown.score_list.joined("Dua"), games=48, away=3)
    shown.agree(shown.head, four)
    shown.agree(shown.head, replace(four, away=None), after_next=True)
    shown.change(0, replace(shown.score_list.entries[0], remark="Hear, hear"))
    assert (shown.score_list.away, shown.next_list.away) == (None, 3)
    again = OpenList(store.lists, store.lists.open(shown.id), lambda: NOW, lambda: "Ada", shown)
    assert again.next_list.away == 3
    again.undo()
    assert again.next_list.away == 3
    again.redo()

    shown.agree(shown.head, replace(shown.score_list, away=1))
    assert shown.next_list.away == 1

    shown.undo()
    last = shown.next_list
    assert last.away == 3
    assert shown.add(passed_in(due(last)))
    after = shown.next_list
    assert after.away is None

    shown.change(0, replace(shown.score_list.entries[0], remark=""))
    again = OpenList(store.lists, store.lists.open(shown.id), lambda: NOW, lambda: "Ada", shown)
    assert again.next_list.away is None


def test_the_deal_goes_round_when_a_game_is_inserted_or_taken_out(shown: OpenList) -> None:
    shown.insert(2, passed_in(shown.score_list.entries[2].seating))
    dealers = [entry.seating.dealer for entry in shown.score_list.entries]
    assert dealers == [(2 + turn) % 3 for turn in range(25)]
    shown.remove(0)
    assert shown.score_list.entries[0].seating.dealer == 2


@pytest.mark.parametrize("correct", ["remove", "insert", "insert again"])
@pytest.mark.parametrize("once", [False, True])
def test_who_is_away_is_known_when_a_list_is_opened_again_after_a_correction(
    shown: OpenList, store: Store, *, once: bool, correct: str
) -> None:
    """From now on, or in the next game only, whose number is another one once a game before it is put in or out."""
    four = replace(shown.score_list.joined("Dua"), games=48, away=3)
    shown.agree(shown.head, four)
    shown.agree(shown.head, replace(four, away=None if once else 2), after_next=once)
    away = shown.next_list.away
    assert away == (3 if once else 2)
    if correct == "remove":
        shown.remove(0)
    else:
        shown.insert(1, passed_in(shown.score_list.entries[1].seating))
    if correct == "insert again":
        shown.undo()
        shown.redo()
    again = OpenList(store.lists, store.lists.open(shown.id), lambda: NOW, lambda: "Ada", shown)

    assert again.next_list.away == away
    again.undo()
    assert again.next_list.away == away
