"""Lists that are kept, put together."""

from dataclasses import replace

import pytest

from skatdesk.scoring.ranking import Ranked, Sitter
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import Seating
from skatdesk.store.records import ListId
from skatdesk.store.statistics.facts import facts_of
from skatdesk.store.statistics.tallies import tallies_of
from skatdesk.store.store import Store
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.notation.lists.filled import HEAD, empty_list, filled_list, game
from tests.store.list_samples import line
from tests.store.samples import series
from tests.store.statistics.sittings import id_of


def totals(store: Store, *chosen: ListId, seeger: bool = True) -> dict[str, int]:
    return {one.player.name: one.tally.total for one in store.lists.ranking(chosen, seeger=seeger).players}


def _one_away_and_lost() -> ScoreList:
    """At a table of four: what is lost while one is away brings two others 40 each, and him nothing."""
    seatings = (Seating(4, 2, away=3), Seating(4, 3, away=1), Seating(4, 0, away=1))
    entries = tuple(game(one, 2, Contract(Game.CLUBS), 1, points=50) for one in seatings)
    return replace(empty_list(4), entries=entries)


@pytest.mark.parametrize("seeger", [True, False])
@pytest.mark.parametrize(
    "sheet", [filled_list(3), filled_list(4), _one_away_and_lost(), thursday()[1], pub()[1], bierlachs()[1]]
)
def test_the_games_that_are_entered_come_to_what_the_list_itself_comes_to(sheet: ScoreList, seeger: bool) -> None:
    facts = [facts_of(number, entry) for number, entry in enumerate(sheet.entries, 1)]
    counted = replace(sheet, system="seeger" if seeger else "classic")

    assert tallies_of(facts, len(sheet.players), seeger=seeger) == counted.tallies


def test_lists_of_three_and_of_four_are_added_up(store: Store) -> None:
    """In the order of what was gathered, each list counted in the system that is asked for."""
    ids = [store.lists.begin(*thursday()), store.lists.begin(*pub())]
    sheets = [replace(store.lists.open(one).score_list, system="seeger") for one in ids]

    found = store.lists.ranking(ids, seeger=True)

    wanted: dict[str, int] = {}
    for sheet in sheets:
        for name, total in zip(sheet.players, sheet.totals, strict=True):
            wanted[name] = wanted.get(name, 0) + total
    assert found.lists == 2
    assert {one.player.name: one.tally.total for one in found.players} == wanted
    assert [one.tally.total for one in found.players] == sorted(wanted.values(), reverse=True)


def test_copies_and_lists_without_games_count_nothing(store: Store) -> None:
    first = store.lists.begin(HEAD, filled_list())
    copy, empty = store.lists.duplicate(first), store.lists.begin(HEAD, empty_list())
    alone = totals(store, first)

    assert totals(store, first, copy, empty) == totals(store, copy) == alone
    assert store.lists.ranking([empty], seeger=True).players == ()


def test_who_was_merged_is_one_player_and_who_was_renamed_has_the_new_name(store: Store) -> None:
    """As in the statistics."""
    ids = [store.lists.begin(*thursday())]
    head, sheet = thursday()
    ids.append(store.lists.begin(head, replace(sheet, players=("Adelheid", "Ben", "Cem"))))
    statistics = store.statistics
    statistics.refresh()
    people = {known.person.name: known.person.id for known in statistics.people()}
    statistics.merge(people["Adelheid"], people["Ada"])
    statistics.rename(people["Ben"], "Benjamin")

    found: dict[str, Ranked] = {one.player.name: one for one in store.lists.ranking(ids, seeger=True).players}

    assert set(found) == {"Ada", "Benjamin", "Cem"}
    assert (found["Ada"].lists, found["Ada"].tally.total) == (2, 2 * sheet.totals[0])


def test_a_newcomer_with_the_new_name_of_somebody_is_told_apart(store: Store) -> None:
    ids = [store.lists.begin(*thursday())]
    statistics = store.statistics
    statistics.refresh()
    people = {known.person.name: known.person.id for known in statistics.people()}
    statistics.rename(people["Ben"], "Dua")
    ids.append(store.lists.begin(*pub()))

    assert {"Ben", "Dua"} <= set(totals(store, *ids))


def test_a_name_that_nobody_of_these_lists_has_any_more_is_free(store: Store) -> None:
    """It was typed by mistake in a list that is gone."""
    head, sheet = thursday()
    store.lists.remove(store.lists.begin(head, replace(sheet, players=("Peter", "Ben", "Cem"))))
    kept = store.lists.begin(head, replace(sheet, players=("Petr", "Ben", "Cem")))
    store.statistics.rename(id_of(store, "Petr"), "Peter")

    assert set(totals(store, kept)) == {"Peter", "Ben", "Cem"}


def test_two_players_are_never_one_though_one_has_the_old_name_of_the_other(store: Store) -> None:
    """Ben, called Dua, is Ben again beside the Dua of another list; and who is called Ben since is not him."""
    ids = [store.lists.begin(*thursday())]
    for name, new in (("Ben", "Dua"), ("Cem", "Ben")):
        store.statistics.rename(id_of(store, name), new)
    ids.append(store.lists.begin(*pub()))

    found = {one.player.name: one.lists for one in store.lists.ranking(ids, seeger=True).players}

    assert found == {"Ada": 1, "Ben": 2, "Cem": 2, "Annemarie": 1, "Dua": 1}


def test_a_computer_player_takes_nobodys_new_name_away(store: Store) -> None:
    """It sits at no written list."""
    one = store.lists.begin(*thursday())
    store.begin_series(series())
    for name, new in (("Cem", "Rules"), ("Ben", "Benno"), ("Ada", "Cem")):
        store.statistics.rename(id_of(store, name), new)

    assert set(totals(store, one)) == {"Cem", "Benno", "Rules"}


def test_a_list_that_is_not_entered_yet_counts_all_the_same(store: Store) -> None:
    """An older version may have written it."""
    one = store.lists.begin(HEAD, filled_list(4))
    before = totals(store, one)
    with store.lists._database.writing() as sql:
        sql.execute("DELETE FROM games")

    assert totals(store, one) == before


def test_a_computer_player_of_a_series_is_nobody_who_is_called_so(store: Store) -> None:
    """As in the statistics; somebody who was renamed in the list of the series is who he is called there."""
    start, sheet = series(), thursday()[1]
    played = replace(sheet, players=tuple(one.name for one in start.participants))
    computers = [one for one in start.participants if one.computer]
    own = replace(sheet, players=("Ada", "Eda", computers[0].name))
    of_series = store.lists.of_series(store.begin_series(start), HEAD, played)
    both = [of_series, store.lists.begin(HEAD, own)]

    alike = [one for one in store.lists.ranking(both, seeger=True).players if one.player.name == computers[0].name]
    assert {(one.player.computer, one.lists) for one in alike} == {("", 1), (computers[0].computer, 1)}

    renamed = replace(played, players=tuple("Zoe" if one in computers[:1] else one.name for one in start.participants))
    store.lists.write(of_series, renamed, line("head", 0))
    assert Sitter("Zoe") in {one.player for one in store.lists.ranking(both, seeger=True).players}


def test_two_lists_of_one_series_count_once(store: Store) -> None:
    """One had been taken away when the other was made."""
    series_id = store.begin_series(series())
    first = store.lists.of_series(series_id, HEAD, filled_list())
    alone = totals(store, first)
    store.lists.remove(first)
    second = store.lists.of_series(series_id, HEAD, filled_list())
    store.lists.restore(first)

    assert totals(store, first, second) == totals(store, second) == alone
