"""Who is who: names, and players who are the same person."""

from dataclasses import replace
from datetime import date

import pytest

from skatdesk.scoring.heads import ListHead
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating
from skatdesk.store.records import HistoryLine, ListId, Participant, SeriesId
from skatdesk.store.statistics.people import MergeError
from skatdesk.store.store import Store
from tests.scoring.builders import begin, declared, listed
from tests.store.samples import THREE, finished_deal, series
from tests.store.statistics.sittings import id_of, keep, of, twelve


def test_renamed_player_keeps_the_games(store: Store) -> None:
    keep(store, twelve())
    store.statistics.rename(id_of(store, "Ada"), "Ada Lovelace")

    keep(store, twelve()[:2], date="2026-11-20")

    assert len(of(store, "Ada Lovelace")) == 14
    assert store.lists.open(ListId(1)).score_list.players[0] == "Ada"


def test_a_person_knows_the_name_in_the_lists(store: Store) -> None:
    keep(store, twelve())
    ada = id_of(store, "Ada")
    for name in ("Adelheid", "Ada"):
        store.statistics.rename(ada, name)
        store.statistics.refresh()
        person = next(one.person for one in store.statistics.people() if one.person.id == ada)
        assert (person.name, person.written) == (name, "Ada")


def test_merged_players_are_one_person(store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:3], ("Adele", "Ben", "Cem"), date="2026-11-20")
    store.statistics.merge(id_of(store, "Adele"), id_of(store, "Ada"))

    assert len(of(store, "Ada")) == 15
    assert "Adele" not in [known.person.name for known in store.statistics.people()]
    assert store.statistics.merged(id_of(store, "Ada")) == ("Adele",)
    keep(store, twelve()[:2], ("Adele", "Ben", "Cem"), date="2026-11-21")
    assert len(of(store, "Ada")) == 17

    store.statistics.part(id_of(store, "Ada"))

    assert (len(of(store, "Ada")), len(of(store, "Adele"))) == (12, 5)


def test_merging_goes_on(store: Store) -> None:
    """A is B, then B is C: all are C."""
    for at, name in enumerate(("Ann", "Anna", "Hannah"), 1):
        keep(store, twelve()[:at], (name, "Ben", "Cem"), date=f"2026-11-0{at}")
    store.statistics.merge(id_of(store, "Ann"), id_of(store, "Anna"))
    store.statistics.merge(id_of(store, "Anna"), id_of(store, "Hannah"))

    assert len(of(store, "Hannah")) == 6


def test_who_sits_beside_the_other_is_a_person_again(store: Store) -> None:
    """A table says more than a merge before it."""
    keep(store, twelve())
    keep(store, twelve()[:3], ("Adele", "Ben", "Cem"), date="2026-11-20")
    store.statistics.merge(id_of(store, "Adele"), id_of(store, "Ada"))
    keep(store, twelve()[:2], ("Adele", "Ada", "Cem"), date="2026-11-21")

    assert (len(of(store, "Ada")), len(of(store, "Adele"))) == (14, 5)


def test_players_of_one_table_cannot_be_merged(store: Store) -> None:
    keep(store, twelve())
    ada, ben = id_of(store, "Ada"), id_of(store, "Ben")

    with pytest.raises(MergeError, match="one table"):
        store.statistics.merge(ada, ben)
    with pytest.raises(MergeError, match="himself"):
        store.statistics.merge(ada, ada)
    assert len(of(store, "Ada")) == 12


def test_who_was_merged_with_a_player_cannot_sit_beside_whom_that_one_becomes(store: Store) -> None:
    """Ann is Anna: as Ann sat beside Ben, Anna cannot be Ben, nor Ben Anna."""
    keep(store, twelve()[:2], ("Ann", "Ben", "Cem"))
    keep(store, twelve()[:3], ("Anna", "Dua", "Eva"), date="2026-11-20")
    ann, anna, ben = (id_of(store, name) for name in ("Ann", "Anna", "Ben"))
    store.statistics.merge(ann, anna)

    for one, other in ((anna, ben), (ben, anna)):
        with pytest.raises(MergeError, match="one table"):
            store.statistics.merge(one, other)


def test_the_name_of_a_computer_player_is_nobody_s(store: Store) -> None:
    store.begin_series(series())

    assert store.statistics.known_as("Ada") is not None
    assert store.statistics.known_as("Ben") is None


def test_who_has_no_name_is_one_person_in_every_language(store: Store) -> None:
    for word in ("You", "Du"):
        store.call_nameless(word)
        kept = store.begin_series(replace(series(), participants=(Participant(word), *THREE[1:])))
        finished_deal(store, kept, number=kept)
    store.statistics.refresh()
    store.statistics.take_over()

    assert len(of(store, "Du")) == 2
    store.call_nameless("Sen")
    assert len(of(store, "Sen")) == 2
    first = store.series(SeriesId(1))
    assert first is not None
    assert first.start.participants[0] == Participant("Sen")
    assert store.lists.known_names() == ()
    sen = id_of(store, "Sen")
    store.statistics.rename(sen, "Ada")
    assert len(of(store, "Ada")) == 2
    keep(store, twelve()[:1], ("Eva", "Ben", "Cem"))
    store.statistics.merge(sen, id_of(store, "Eva"))
    assert store.statistics.merged(id_of(store, "Eva")) == ("Sen",)


def test_who_has_no_name_has_none_either_after_a_renaming_to_the_same(store: Store) -> None:
    """The word for the nameless follows the language; so it does when it was given back after another name."""
    store.call_nameless("You")
    kept = store.begin_series(replace(series(), participants=(Participant("You"), *THREE[1:])))
    finished_deal(store, kept)
    store.statistics.refresh()
    store.statistics.take_over()
    nameless = id_of(store, "You")
    for name in ("You", "Eva"):
        store.statistics.rename(nameless, name)
        assert id_of(store, name) == nameless
        store.statistics.rename(nameless, "You")
        store.call_nameless("Du")
        assert id_of(store, "Du") == nameless
        store.call_nameless("You")


def test_a_computer_player_may_be_called_like_a_person_without_a_name(store: Store) -> None:
    store.call_nameless("You")
    kept = store.begin_series(replace(series(), participants=(THREE[0], Participant("You", "rules"), THREE[2])))
    store.call_nameless("Du")
    saved = store.series(kept)

    assert saved is not None
    assert saved.start.participants[1] == Participant("You", "rules")


def test_a_list_is_of_the_people_the_table_and_the_agreements_it_has_now(store: Store) -> None:
    """Also after somebody has come, all are called otherwise, and it is another evening by other rules."""
    first = begin().with_entry(declared(Seating(3, 2), 0, "C"))
    list_id = store.lists.begin(ListHead("Thursday", "", "2026-11-19"), first)
    names = ("Eva", "Fe", "Gero", "Dua")
    both = listed(first.joined("Dua"), [declared(Seating(4, 3), 0, "C"), declared(Seating(4, 0), 3, "C")])
    after = replace(both, players=names, rules=HOME, system="classic")
    store.lists.write(list_id, after, HistoryLine("2026-11-20T20:00:00", "head"), ListHead("Friday", "", "2026-11-20"))
    games = of(store, "Dua")
    sitting = games.sitting(0)

    assert [games.people.name(player) for player in sitting.players] == list(names)
    assert (sitting.title, sitting.day) == ("Friday", date(2026, 11, 20))
    assert (sitting.rules, sitting.system) == (HOME.name, "classic")
