"""Persons of one name: the program gives its players the same few names, whatever their strength."""

from dataclasses import replace

from PySide6.QtWidgets import QComboBox

from skatdesk.store.records import Participant
from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.charts.people_dialog import PeopleDialog
from tests.helpers.plain import plain
from tests.store.samples import finished_deal, series
from tests.store.statistics.sittings import id_of, keep, twelve
from tests.ui.charts.conftest import Open


def _page(open_page: Open, store: Store) -> StatisticsPage:
    """Ada played with real cards against Ben and Cem, and here against Ben as a club player and as an expert."""
    keep(store, twelve())
    for level in ("club", "expert"):
        table = (Participant("Ada"), Participant("Ben", level), Participant("Emil", "casual"))
        finished_deal(store, store.begin_series(replace(series(), participants=table)))
    return open_page()


def _offered(choice: QComboBox) -> list[str]:
    return [plain(choice.itemText(at)) for at in range(choice.count())]


def test_namesakes_are_told_apart_where_one_is_chosen(open_page: Open, store: Store) -> None:
    page = _page(open_page, store)
    players, opponents = map(_offered, (page.filters.player, page.filters.opponent))

    assert sorted(players) == ["Ada", "Ben", "Ben, Club player", "Ben, Expert", "Cem", "Emil"]
    assert sorted(opponents[1:]) == ["Ben", "Ben, Club player", "Ben, Expert", "Cem", "Emil"]


def test_namesakes_are_told_apart_side_by_side(open_page: Open, store: Store) -> None:
    chart = _page(open_page, store).board.comparison

    names = sorted(plain(chart.name(one)) for one in chart.rows)
    assert names == ["Ada", "Ben", "Ben, Club player", "Ben, Expert", "Cem", "Emil"]
    assert {tuple(row[:2]) for row in chart.table()[1:]} >= {("Ben", ""), ("Ben", "club"), ("Ben", "expert")}


def test_namesakes_are_told_apart_where_they_are_renamed_or_merged(open_page: Open, store: Store) -> None:
    page = _page(open_page, store)
    page.top.people.click()
    dialog = page.window().findChild(PeopleDialog)
    assert isinstance(dialog, PeopleDialog)

    known = _offered(dialog.player)
    assert "Ben, Expert (1 game)" in known
    assert "Emil (2 games)" in known
    assert {"Ben", "Ben, Expert"} <= set(_offered(dialog.into))


def test_whoever_was_renamed_is_told_apart_from_a_newcomer_of_that_name(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    cem = id_of(store, "Cem")
    store.statistics.rename(cem, "Dua")
    keep(store, twelve(), ("Ada", "Ben", "Dua"))
    page = open_page()

    assert sorted(_offered(page.filters.player)) == ["Ada", "Ben", "Dua", "Dua, Cem"]
    store.statistics.rename(cem, "Cem")
    page.refresh()
    assert sorted(_offered(page.filters.player)) == ["Ada", "Ben", "Cem", "Dua"]
