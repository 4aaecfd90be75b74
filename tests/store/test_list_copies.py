"""Lists that come a second time: copies, lists from files, the list of a series that was played here."""

from dataclasses import replace
from decimal import Decimal

import pytest

from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.rotation import agreed_anew
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store.records import Happening, HistoryLine, KeptList, ListState
from skatdesk.store.store import Store
from tests.notation.lists.filled import HEAD, empty_list, filled_list
from tests.scoring.builders import begin, declared, due
from tests.store.list_samples import AT, line
from tests.store.samples import series

GAME = filled_list().entries[0]


def test_copy_has_the_same_table_and_its_own_life(store: Store) -> None:
    list_id = store.lists.begin(HEAD, filled_list())

    full, empty = store.lists.duplicate(list_id), store.lists.begin_again(list_id, "2026-12-31")
    store.lists.write(full, empty_list(), line("removed"))

    assert store.lists.open(list_id).score_list == filled_list()
    assert store.lists.open(empty) == KeptList(
        empty, replace(HEAD, date="2026-12-31"), replace(filled_list(), entries=())
    )
    assert store.lists.open(full).is_copy
    assert store.lists.history(list_id) == ()


def test_whoever_went_home_early_is_there_when_the_next_list_begins(store: Store) -> None:
    list_id = store.lists.begin(HEAD, replace(filled_list(4), away=3))

    again = store.lists.begin_again(list_id, "2026-12-31")

    assert store.lists.open(again).score_list == replace(filled_list(4), entries=(), away=None)


def test_file_brought_in_twice_is_one_list(store: Store) -> None:
    first, new = store.lists.bring_in(HEAD, filled_list())

    assert new
    assert store.lists.bring_in(HEAD, filled_list()) == (first, False)
    assert store.lists.open(first) == KeptList(first, HEAD, filled_list())


def test_another_list_of_the_same_title_and_day_gets_a_number(store: Store) -> None:
    first, _ = store.lists.bring_in(HEAD, filled_list())
    second, new = store.lists.bring_in(HEAD, empty_list())
    third, _ = store.lists.bring_in(replace(HEAD, settlement="each"), filled_list())

    assert new
    titles = [store.lists.open(list_id).head.title for list_id in (first, second, third)]
    assert titles == [HEAD.title, f"{HEAD.title} (2)", f"{HEAD.title} (3)"]
    assert store.lists.bring_in(HEAD, empty_list()) == (second, False)


def test_lists_without_a_title_are_numbered_by_their_players(store: Store) -> None:
    nameless = replace(HEAD, title="")
    store.lists.bring_in(nameless, filled_list())
    second, new = store.lists.bring_in(nameless, empty_list())

    assert new
    assert store.lists.open(second).head.title == f"{', '.join(empty_list().players)} (2)"


def test_every_copy_has_a_title_of_its_own(store: Store) -> None:
    """A copy of a copy too; on another day, or at another table, the title is free again."""
    first = store.lists.begin(HEAD, filled_list())
    second = store.lists.duplicate(first)
    third = store.lists.duplicate(second)
    again = store.lists.begin_again(third, HEAD.date)
    later = store.lists.begin_again(first, "2026-12-31")
    nameless = store.lists.begin(replace(HEAD, title=""), filled_list())
    others, _ = store.lists.bring_in(replace(HEAD, title=""), replace(filled_list(), players=("Dua", "Eda", "Fe")))

    lists = (first, second, third, again, later, store.lists.duplicate(nameless), others)
    titles = [store.lists.open(list_id).head.title for list_id in lists]
    assert titles == [HEAD.title, *(f"{HEAD.title} ({n})" for n in (2, 3, 4)), HEAD.title, "Ada, Ben, Cem (2)", ""]


def test_the_first_list_of_a_day_has_no_number_though_the_one_before_had(store: Store) -> None:
    untitled = replace(HEAD, title="")
    store.lists.begin(untitled, filled_list())
    second = store.lists.begin(untitled, filled_list())

    lists = (second, store.lists.begin_again(second, HEAD.date), store.lists.begin_again(second, "2026-12-31"))

    titles = [store.lists.open(list_id).head.title for list_id in lists]
    assert titles == ["Ada, Ben, Cem (2)", "Ada, Ben, Cem (3)", ""]


def test_list_that_was_taken_away_comes_back_with_its_history_when_it_is_brought_in(store: Store) -> None:
    list_id = store.lists.begin(HEAD, empty_list())
    store.lists.write(list_id, filled_list(), line())
    store.lists.remove(list_id)

    assert store.lists.bring_in(HEAD, filled_list()) == (list_id, True)
    assert len(store.lists.history(list_id)) == 1


@pytest.mark.parametrize("taken_away", [False, True])
def test_copy_that_is_brought_in_from_its_file_does_not_begin_to_count(store: Store, taken_away: bool) -> None:
    """Nor does the list of a series, whose games count where they were played."""
    played = store.lists.of_series(store.begin_series(series()), replace(HEAD, title=""), filled_list())
    copy = store.lists.duplicate(store.lists.begin(HEAD, filled_list()))
    for list_id in (played, copy):
        head = store.lists.open(list_id).head
        if taken_away:
            store.lists.remove(list_id)
        assert store.lists.bring_in(head, filled_list()) == (list_id, taken_away)
        assert store.lists.open(list_id).is_copy


@pytest.mark.parametrize("kept", ["list", "copy of a list taken away", "series taken away", "list taken away", "no"])
def test_games_that_are_written_here_come_as_a_copy_under_any_heading(store: Store, kept: str) -> None:
    """From the official columns, which have no heading; what is written nowhere any more counts again."""
    if kept == "series taken away":
        store.lists.remove(store.lists.of_series(store.begin_series(series()), HEAD, filled_list()))
    elif kept != "no":
        first = store.lists.begin(HEAD, filled_list())
        if kept == "copy of a list taken away":
            store.lists.duplicate(first)
        if kept != "list":
            store.lists.remove(first)
    came, new = store.lists.bring_in(ListHead("list", "", "2026-12-31"), replace(filled_list(), stake=Decimal(0)))

    assert new
    assert store.lists.open(came).is_copy == (kept not in ("list taken away", "no"))


@pytest.mark.parametrize("taken_away", [False, True])
def test_a_list_as_it_stood_earlier_comes_as_a_copy(store: Store, taken_away: bool) -> None:
    """From a file that was written before the evening was over; another evening may begin with the same game."""
    sheet = filled_list()
    earlier = replace(sheet, entries=sheet.entries[:2])
    written = store.lists.begin(HEAD, sheet)
    if taken_away:
        store.lists.remove(written)
    came, new = store.lists.bring_in(HEAD, earlier)
    other, _ = store.lists.bring_in(replace(HEAD, date="2026-12-31"), replace(sheet, entries=sheet.entries[:1]))

    assert new
    assert store.lists.open(came).is_copy is not taken_away
    assert not store.lists.open(other).is_copy


@pytest.mark.parametrize("other", ["no games yet", "fewer games", "other games", "other players"])
def test_another_list_is_no_copy(store: Store, other: str) -> None:
    sheet = filled_list()
    others = {
        "no games yet": replace(sheet, entries=()),
        "fewer games": replace(sheet, entries=sheet.entries[1:]),
        "other games": replace(sheet, entries=sheet.entries[::-1]),
        "other players": replace(sheet, players=("Dua", "Eda", "Fe")),
    }
    store.lists.begin(HEAD, sheet)
    store.lists.begin(HEAD, empty_list())
    came, _ = store.lists.bring_in(replace(HEAD, title="list"), others[other])

    assert not store.lists.open(came).is_copy


def test_list_that_is_begun_gets_a_number_where_another_is_called_so(store: Store) -> None:
    nameless = replace(HEAD, title="")
    lists = [store.lists.begin(head, empty_list()) for head in (HEAD, HEAD, nameless, nameless)]

    titles = [store.lists.open(list_id).head.title for list_id in lists]
    assert titles == [HEAD.title, f"{HEAD.title} (2)", "", "Ada, Ben, Cem (2)"]


def test_list_of_a_series_has_what_was_played_since_it_was_shown(store: Store) -> None:
    """With what was agreed about it here; games that were changed here stay as they are."""
    played, sheet = store.begin_series(series()), filled_list()
    begun = replace(sheet, entries=sheet.entries[:2])
    list_id = store.lists.of_series(played, HEAD, begun)
    store.lists.write(list_id, replace(begun, stake=Decimal(1)), line("head", 0), replace(HEAD, title="Tonight"))

    assert store.lists.of_series(played, HEAD, sheet) == list_id
    assert store.lists.open(list_id).score_list == replace(sheet, stake=Decimal(1))
    assert store.lists.open(list_id).head.title == "Tonight"

    changed = replace(sheet, entries=sheet.entries[1:])
    store.lists.write(list_id, changed, line("removed"))
    store.lists.of_series(played, HEAD, sheet)
    assert store.lists.open(list_id).score_list == changed


@pytest.mark.parametrize("what", ["head", "undone", "redone"])
def test_what_was_agreed_and_taken_back_keeps_no_games_of_a_series_away(store: Store, what: Happening) -> None:
    """Told with the list as it was and as it became; older versions told of it with no number, and nothing else."""
    played, sheet = store.begin_series(series()), filled_list()
    begun = replace(sheet, entries=sheet.entries[:2])
    list_id, state = store.lists.of_series(played, HEAD, begun), ListState(HEAD, replace(begun, entries=()))
    for was, became in ((state, state), (state, None), (None, state)):
        store.lists.write(list_id, begun, HistoryLine(AT, what, 3, was, became))
    store.lists.write(list_id, begun, HistoryLine(AT, what))

    store.lists.of_series(played, HEAD, sheet)
    assert store.lists.open(list_id).score_list == sheet


@pytest.mark.parametrize("what", ["changed", "undone", "redone"])
def test_one_game_changed_by_hand_keeps_the_others_of_a_series_away(store: Store, what: Happening) -> None:
    """A game may be told as it was, as it became, or both."""
    for game in (HistoryLine(AT, what, 1, GAME), HistoryLine(AT, what, 1, None, GAME)):
        played, sheet = store.begin_series(series()), filled_list()
        begun = replace(sheet, entries=sheet.entries[:2])
        list_id = store.lists.of_series(played, HEAD, begun)
        store.lists.write(list_id, begun, game)

        store.lists.of_series(played, HEAD, sheet)
        assert store.lists.open(list_id).score_list == begun


def _played_by_three(games: int) -> ScoreList:
    sheet = begin()
    for _ in range(games):
        sheet = sheet.with_entry(declared(due(sheet), due(sheet).places[0], "C"))
    return sheet


def test_a_step_that_was_taken_back_and_a_remark_keep_no_games_of_a_series_away(store: Store) -> None:
    played, sheet = store.begin_series(series()), _played_by_three(5)
    begun = replace(sheet, entries=sheet.entries[:2])
    list_id = store.lists.of_series(played, HEAD, begun)
    noted = replace(begun.entries[0], remark="Hear, hear")
    for happening in ("added", "undone", "redone", "undone"):
        store.lists.write(list_id, begun, HistoryLine(AT, happening, 3, None, GAME))
    store.lists.write(list_id, begun.replaced(0, noted), HistoryLine(AT, "changed", 1, begun.entries[0], noted))

    store.lists.of_series(played, HEAD, sheet)
    assert store.lists.open(list_id).score_list == sheet.replaced(0, noted)

    store.lists.write(list_id, sheet, HistoryLine(AT, "redone", 3, None, GAME))
    store.lists.of_series(played, HEAD, begun)
    assert store.lists.open(list_id).score_list == sheet


def test_games_of_a_series_come_to_the_table_that_was_agreed_in_its_list(store: Store) -> None:
    """A fourth player has come to it, who is away in all of them, or another one began to deal."""
    played, sheet = store.begin_series(series()), _played_by_three(5)
    begun = replace(sheet, entries=sheet.entries[:2])
    list_id = store.lists.of_series(played, HEAD, begun)
    store.lists.write(list_id, agreed_anew(begun, replace(begun, first_dealer=1)), line("head", 0))
    store.lists.of_series(played, HEAD, sheet)
    kept = store.lists.open(list_id).score_list

    assert [entry.seating.dealer for entry in kept.entries] == [1, 2, 0, 1, 2]
    assert [entry.outcome for entry in kept.entries] == [entry.outcome for entry in sheet.entries]

    store.lists.write(list_id, kept.joined("Dua"), line("head", 0))
    store.lists.of_series(played, HEAD, sheet)
    assert store.lists.open(list_id).score_list == kept.joined("Dua")


def test_two_series_of_a_day_are_told_apart_on_the_shelf(store: Store) -> None:
    head = replace(HEAD, title="")
    lists = [store.lists.of_series(store.begin_series(series()), head, filled_list()) for _ in range(2)]

    assert [store.lists.open(list_id).head.title for list_id in lists] == ["", "Ada, Ben, Cem (2)"]


def test_list_of_a_series_is_kept_once_and_does_not_count_again(store: Store) -> None:
    """Its games count where they were played; who played there as a computer is no guest of a table."""
    played = store.begin_series(series())
    list_id = store.lists.of_series(played, HEAD, filled_list())
    store.lists.write(list_id, empty_list(), line("removed"), replace(HEAD, title="Another title"))

    assert store.lists.of_series(played, HEAD, filled_list()) == list_id
    assert store.lists.open(list_id).is_copy
    assert set(store.lists.known_names()) == {person.name for person in series().participants if not person.computer}

    store.lists.remove(list_id)
    assert store.lists.of_series(played, HEAD, filled_list()) != list_id
    assert len(store.lists.summaries()) == 1
