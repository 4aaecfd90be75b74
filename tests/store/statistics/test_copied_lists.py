"""Of a list and its copies exactly one counts: the first of those that are kept."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skatdesk.scoring.heads import ListHead
from skatdesk.store.records import ListId
from skatdesk.store.store import Store
from tests.notation.lists.filled import empty_list
from tests.store.list_samples import line
from tests.store.samples import series
from tests.store.statistics.sittings import id_of, keep, of, taken_back_to, taken_over, twelve

FIRST = ListId(1)


def _count(store: Store) -> int:
    """The games of everybody, read anew."""
    store.statistics.refresh()
    return max((known.games for known in store.statistics.people()), default=0)


def _counting(store: Store) -> set[str]:
    """The titles of the lists that count."""
    return {sitting.title for sitting in store.statistics.choices(id_of(store, "Ada")).sittings}


@pytest.fixture
def thursday(store: Store) -> Store:
    keep(store, twelve())
    return store


def test_a_copy_counts_once_its_original_was_deleted(thursday: Store) -> None:
    """Until that is back again; a list that begins to count is no copy any more, and says so."""
    copy = thursday.lists.duplicate(FIRST)

    thursday.lists.remove(FIRST)
    assert (_count(thursday), _counting(thursday)) == (12, {"Thursday round (2)"})
    assert not thursday.lists.open(copy).is_copy

    thursday.lists.restore(FIRST)
    assert (_count(thursday), _counting(thursday)) == (12, {"Thursday round"})
    assert thursday.lists.open(copy).is_copy
    assert not thursday.lists.open(FIRST).is_copy


def test_two_copies_of_a_deleted_list_count_once(thursday: Store) -> None:
    """A copy of a copy too."""
    second = thursday.lists.duplicate(FIRST)
    thursday.lists.duplicate(second)
    thursday.lists.duplicate(FIRST)

    thursday.lists.remove(FIRST)
    assert (_count(thursday), _counting(thursday)) == (12, {"Thursday round (2)"})
    thursday.lists.remove(second)
    assert (_count(thursday), _counting(thursday)) == (12, {"Thursday round (3)"})


def test_what_was_changed_in_a_copy_counts_with_it(thursday: Store) -> None:
    """Players too: whose games they were is told by the list that counts."""
    copy = thursday.lists.duplicate(FIRST)
    sheet = thursday.lists.open(copy).score_list
    fewer = replace(sheet, players=("Ada", "Ben", "Dua"), entries=sheet.entries[1:])
    thursday.lists.write(copy, fewer, line("removed"))
    assert _count(thursday) == 12

    thursday.lists.remove(FIRST)
    assert len(of(thursday, "Dua")) == 11


def test_a_copy_that_counts_follows_who_is_who(thursday: Store) -> None:
    thursday.lists.duplicate(FIRST)
    thursday.lists.remove(FIRST)
    keep(thursday, twelve()[:2], players=("Adele", "Ben", "Cem"), date="2026-11-20", title="Friday")

    thursday.statistics.merge(id_of(thursday, "Adele"), id_of(thursday, "Ada"))
    thursday.statistics.rename(id_of(thursday, "Ben"), "Benno")
    assert len(of(thursday, "Ada")) == len(of(thursday, "Benno")) == 14

    thursday.lists.restore(FIRST)
    assert len(of(thursday, "Ada")) == 14


def test_a_copy_of_the_list_of_a_series_never_counts(store: Store) -> None:
    """The series is still there, and counts where it was played."""
    played = store.begin_series(series())
    sheet = replace(empty_list(), entries=tuple(twelve()))
    kept = store.lists.of_series(played, ListHead("", "", "2026-11-19"), sheet)
    store.lists.duplicate(store.lists.duplicate(kept))

    store.lists.remove(kept)
    assert _count(store) == 0


def test_the_list_of_a_series_counts_no_more_once_a_longer_one_has_come_and_gone(store: Store) -> None:
    head, sheet = ListHead("", "", "2026-11-19"), replace(empty_list(), entries=tuple(twelve()[:6]))
    store.lists.of_series(store.begin_series(series()), head, sheet)
    longer, _ = store.lists.bring_in(head, replace(sheet, entries=tuple(twelve())))
    assert _count(store) == 12

    store.lists.remove(longer)
    assert _count(store) == 0


def test_games_brought_in_again_count_once_when_the_deleted_list_is_restored(thursday: Store) -> None:
    """From the official columns they come under another heading."""
    sheet = thursday.lists.open(FIRST).score_list
    thursday.lists.remove(FIRST)
    came, _ = thursday.lists.bring_in(ListHead("list", "", "2026-12-31"), sheet)
    assert (_count(thursday), thursday.lists.open(came).is_copy) == (12, False)

    thursday.lists.restore(FIRST)
    assert (_count(thursday), thursday.lists.open(came).is_copy) == (12, True)


def test_games_that_somebody_else_keeps_count_here(thursday: Store, tmp_path: Path) -> None:
    """What is a copy in one profile may be the only list of these games in another."""
    kept = thursday.lists.open(thursday.lists.duplicate(FIRST))
    other = Store.open(tmp_path / "other.sqlite")
    other.lists.bring_in(kept.head, kept.score_list)

    assert _count(other) == 12
    other.close()


def test_a_list_copied_before_its_first_game_is_a_list_of_its_own(store: Store) -> None:
    keep(store, ())
    copy = store.lists.duplicate(FIRST)
    assert not store.lists.open(copy).is_copy

    sheet = store.lists.open(copy).score_list
    store.lists.write(copy, replace(sheet, entries=tuple(twelve())), line())
    assert _count(store) == 12


STEPS = st.tuples(st.sampled_from(("copy", "remove", "restore")), st.integers(1, 3))


@settings(max_examples=25)
@given(st.lists(STEPS, max_size=12))
def test_whatever_is_copied_deleted_and_restored_counts_once_while_one_is_kept(steps: list[tuple[str, int]]) -> None:
    with TemporaryDirectory() as folder, closing(Store.open(Path(folder) / "skatdesk.sqlite")) as store:
        keep(store, twelve())
        lists, kept = {FIRST}, {FIRST}
        for what, number in steps:
            one = ListId(number)
            if what == "copy" and one in kept:
                new = store.lists.duplicate(one)
                lists.add(new)
                kept.add(new)
            elif what == "remove" and one in kept:
                store.lists.remove(one)
                kept.remove(one)
            elif what == "restore" and one in lists - kept:
                store.lists.restore(one)
                kept.add(one)
            assert _count(store) == (12 if kept else 0)
            assert [one for one in sorted(kept) if not store.lists.open(one).is_copy] == sorted(kept)[:1]


def test_copies_made_before_this_version_know_their_original(thursday: Store, path: Path) -> None:
    """One that was changed since is of nobody knows which list: it never counts, as before."""
    same, changed = thursday.lists.duplicate(FIRST), thursday.lists.duplicate(FIRST)
    sheet = thursday.lists.open(changed).score_list
    thursday.lists.write(changed, replace(sheet, entries=sheet.entries[1:]), line("removed"))
    thursday.lists.remove(FIRST)
    thursday.close()
    taken_back_to(11, path)

    with closing(Store.open(path)) as store:
        taken_over(store)
        assert (_count(store), _counting(store)) == (12, {"Thursday round (2)"})
        assert store.lists.open(changed).is_copy
        store.lists.remove(same)
        assert _count(store) == 0


def test_copies_of_the_list_of_a_series_made_before_this_version_know_it_too(thursday: Store, path: Path) -> None:
    sheet = thursday.lists.open(FIRST).score_list
    played = replace(sheet, entries=sheet.entries[:3])
    of_series = thursday.lists.of_series(thursday.begin_series(series()), ListHead("", "", "2026-11-20"), played)
    copy = thursday.lists.duplicate(of_series)
    thursday.close()
    taken_back_to(11, path)

    with closing(Store.open(path)) as store:
        taken_over(store)
        assert store.lists.ranking({of_series, copy}, seeger=True).lists == 1
        assert store.lists.ranking({FIRST, copy}, seeger=True).lists == 2


@pytest.mark.parametrize("taken_away", [False, True])
def test_games_of_a_list_that_comes_again_with_more_count_once(thursday: Store, taken_away: bool) -> None:
    """As the one who keeps it sends it after each round; what was here first counts when the last is deleted."""
    kept = thursday.lists.open(FIRST)
    copy = thursday.lists.duplicate(FIRST)
    lists = [FIRST]
    for more in (1, 2):
        if taken_away:
            thursday.lists.remove(lists[-1])
        longer = replace(kept.score_list, entries=(*kept.score_list.entries, *twelve()[:more]))
        lists.append(thursday.lists.bring_in(kept.head, longer)[0])
        assert _count(thursday) == 12 + more
    if taken_away:
        thursday.lists.restore(FIRST)

    assert [thursday.lists.copies() >= {one} for one in (FIRST, copy, lists[-1])] == [True, True, False]
    assert _count(thursday) == 14
    together = thursday.lists.ranking({FIRST, lists[-1]}, seeger=True)
    assert (together.lists, max(ranked.tally.won for ranked in together.players)) == (1, 6)
    thursday.lists.remove(lists[-1])
    assert _count(thursday) == 12


def test_another_evening_that_begins_with_the_same_games_counts(thursday: Store) -> None:
    kept = thursday.lists.open(FIRST)
    longer = replace(kept.score_list, entries=(*kept.score_list.entries, *twelve()))
    thursday.lists.bring_in(replace(kept.head, date="2026-11-26"), longer)

    assert _count(thursday) == 36
