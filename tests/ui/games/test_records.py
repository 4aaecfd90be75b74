"""Records of games at this table, and tables made of records."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.engine.dealing import Dealing, SeriesSetup
from skatdesk.notation.iss import GameRecord, format_record
from skatdesk.players.roster import PLAYERS
from skatdesk.scoring.rounds import NextDeal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import SEATS, Seat, Seating
from skatdesk.store.store import Store
from skatdesk.ui.games.records import record_of, records_of, to_play, to_watch
from tests.engine.table import NAMES4, Table, setup_of
from tests.helpers.one_record import read_record
from tests.ui.games.conftest import NAMES

NOW = "2026-11-20T18:30:00+00:00"


def test_a_game_at_the_table_becomes_a_record(records: list[GameRecord]) -> None:
    """At a table of four the dealer is not in it."""
    setup = SeriesSetup(NAMES4, (None, "rules", "rules", "rules"), ISKO, 815)
    game = records[0]
    record = record_of(setup, Dealing(6, NextDeal(Seating(4, 2)), game.start), game.actions, NOW)

    assert record.header.names == ("Dua", "Ada", "Ben")
    assert (record.header.series, record.header.id) == ("815", "815-7")
    assert record.header.date == "2026-11-20/18:30:00/UTC"
    assert read_record(format_record(record)) == record


def test_a_game_that_does_not_count_has_no_place_in_a_series(records: list[GameRecord]) -> None:
    setup = SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), ISKO, 815)
    dealing = Dealing(0, NextDeal(Seating(3, 0)), records[0].start, counts=False)

    assert record_of(setup, dealing, records[0].actions, NOW).header.series == ""


def test_the_finished_games_of_a_series_become_records(tmp_path: Path, qapp: QApplication) -> None:
    store = Store.open(tmp_path / "skatdesk.sqlite")
    table = Table(store)
    table.series.begin(setup_of(("Ada", "Ben", "Cem"), seed=3))
    for _ in range(2):
        table.series.next_deal()
        table.play()
    table.series.next_deal()
    table.play_actions(2)
    saved = store.last_series()
    assert saved is not None
    records = records_of(saved)
    store.close()

    assert [record.header.id for record in records] == ["3-1", "3-2"]
    assert [record.header.names for record in records] == [("Ben", "Cem", "Ada"), ("Cem", "Ada", "Ben")]
    assert all(read_record(format_record(record)) == record for record in records)


@pytest.mark.parametrize("own", SEATS)
def test_the_user_takes_the_seat_he_asked_for(own: Seat) -> None:
    setup = to_play(NAMES, ISKO, own, "You", ("beginner",))
    seating = Seating(3, setup.first_dealer)

    assert seating.seat_of(0) is own
    assert setup.practice
    assert setup.human == 0
    for seat in own.others:
        assert setup.names[seating.places[seat]] == NAMES[seat]
    assert setup.players == (None, "beginner", PLAYERS[0])


def test_an_opponent_who_is_not_known_any_more_gives_way() -> None:
    assert to_play(NAMES, ISKO, Seat.FOREHAND, "You", ("gone", "club")).players == (None, PLAYERS[0], "club")


def test_nobody_of_our_own_sits_at_a_table_to_be_watched(records: list[GameRecord]) -> None:
    setup = to_watch(records[0])
    seating = Seating(3, setup.first_dealer)

    assert setup.human is None
    assert seating.places.map(lambda place: setup.names[place]) == NAMES
