"""What the page says of a player about whom there is hardly anything to say."""

from dataclasses import replace

import pyqtgraph as pg
import pytest
from PySide6.QtGui import QColor

from skatdesk.i18n.languages import Language
from skatdesk.skat.seats import Seating
from skatdesk.store.statistics.figures import figures
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.store import Store
from tests.helpers.plain import plain
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, id_of, keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def test_who_has_declared_nothing_is_told_so(open_page: Open, store: Store) -> None:
    """No average of nothing in a headline, no empty chart, no certainty where two games count the same."""
    keep(store, [twelve()[3], twelve()[5]])
    board = open_page().board

    assert plain(board.cards["figures"].headline) == "All figures: Ada"
    assert "too few games" in board.tiles[3].accessibleDescription()
    assert "too few lists" in board.tiles[4].accessibleDescription()  # one is the average itself
    assert board.tiles[4].accessibleName() == "Latest lists: –"
    assert not board.trend.isVisible()
    assert plain(board.cards["values"].headline) == "Won and lost by score"
    assert board.by_game.accessibleDescription() == "Won as declarer by game"
    for chart in (board.values, board.bids):
        assert chart.hint.isVisible()
        assert chart.hint.text() == "No such games yet"


def test_a_lead_of_the_latest_game_was_not_kept_yet(open_page: Open, store: Store) -> None:
    keep(store, [twelve()[5], twelve()[0], twelve()[3]])  # Cem +22, Ada +36, passed in
    assert plain(open_page().board.cards["race"].headline) == "Ada took the lead in game 2 and kept it"

    keep(store, [twelve()[5], twelve()[0]], date="2026-11-20")
    assert plain(open_page().board.cards["race"].headline) == "Ada took the lead in game 2"


@pytest.mark.parametrize(
    ("language", "word", "latest", "kept", "always"),
    [
        (
            Language.GERMAN,
            "Du",
            "Nach Spiel 2 vorn: Du",
            "Seit Spiel 2 vorn: Du",
            "Von Anfang an vorn: Du",
        ),
        (
            Language.FRENCH,
            "Vous",
            "En tête à la partie 2 : Vous",
            "En tête depuis la partie 2 : Vous",
            "En tête depuis la première partie : Vous",
        ),
    ],
)
def test_who_has_no_name_leads_in_a_sentence_without_a_verb(
    open_page: Open, store: Store, house: House, language: Language, word: str, latest: str, kept: str, always: str
) -> None:
    """ "You led" is English, but "Du führte" is no German."""
    house.speak(language)
    players = (word, "Ben", "Cem")
    ada, cem, nobody = twelve()[0], twelve()[5], twelve()[3]
    lists = (([cem, ada], latest), ([cem, ada, nobody], kept), ([ada, cem], always))
    for day, (games, told) in enumerate(lists, 18):
        keep(store, games, players, date=f"2026-11-{day}")
        assert plain(open_page().board.cards["race"].headline) == told


def test_the_line_of_the_player_lies_over_one_that_goes_the_same_way(open_page: Open, store: Store) -> None:
    """Neither Ada nor Ben has a point yet."""
    keep(store, [declared(SEATINGS[0], 2, "C", 2, bid=24, points=61)])
    race = open_page().board.race
    lines = [item for item in race.drawn if isinstance(item, pg.PlotDataItem)]
    names = [item.toPlainText() for item in race.drawn if isinstance(item, pg.TextItem)]

    assert len({line.opts["pen"].color().name() for line in lines}) == len(lines) == 3
    assert lines[-1].opts["pen"].color() == QColor(race.theme.plus)
    assert "Ada" in names[-1]


def test_a_total_stands_behind_the_name_whatever_that_is_written_in(open_page: Open, store: Store) -> None:
    """At the same side of the line for all, as plots are read from the left."""
    keep(store, twelve(), ("Ada", "Ben", "عائشہ بیگم"))
    race = open_page().board.race
    for item in race.drawn:
        if isinstance(item, pg.TextItem):
            line = item.textItem.document().firstBlock().layout().lineAt(0)
            text = item.toPlainText()
            figure = max(at for at, letter in enumerate(text) if letter.isdecimal())
            assert line.cursorToX(figure)[0] > line.naturalTextWidth() / 2


def test_no_seat_suits_best_where_there_is_one_only_or_two_are_equal(open_page: Open, store: Store) -> None:
    """Five games won in forehand say nothing about middlehand."""
    keep(store, [declared(SEATINGS[0], 0, "C", 2, bid=24, points=61)] * 5)
    assert plain(open_page().board.cards["seats"].headline) == "Won by seat and game"

    keep(store, [declared(SEATINGS[1], 0, "C", 2, bid=24, points=61)] * 5, date="2026-11-20")
    assert plain(open_page().board.cards["seats"].headline) == "Won by seat and game"

    keep(store, [declared(SEATINGS[2], 0, "C", 2, bid=24, points=50)] * 5, date="2026-11-21")
    keep(store, [declared(SEATINGS[1], 0, "C", 2, bid=24, points=50)], date="2026-11-22")
    assert plain(open_page().board.cards["seats"].headline) == "Forehand suits best: 100% won"


def test_nobody_is_number_one_of_players_who_are_all_equal(open_page: Open, store: Store) -> None:
    keep(store, [twelve()[3]])  # passed in
    assert plain(open_page().board.cards["players"].headline) == "Players side by side"


def test_a_place_among_some_of_the_players_says_which_they_are(open_page: Open, store: Store) -> None:
    """Ada and eight others: one of them is not in the chart."""
    names = ("Ben", "Cem", "Dua", "Eva", "Fritz", "Gül", "Hanna", "Ida")
    keep(store, twelve(), ("Ada", "Ben", "Cem"))
    for pair in (names[2:4], names[4:6]):
        keep(store, twelve(), ("Ada", *pair))
    players = open_page().board.comparison
    assert players.accessibleDescription().startswith("In the games shown here; ")

    keep(store, twelve()[:4], ("Ada", *names[6:8]))
    players = open_page().board.comparison
    assert len(players.rows) == 8
    assert players.accessibleDescription().startswith("The 8 players with most of these games; ")


def test_who_has_only_dealt_sees_no_chart_without_a_line(open_page: Open, store: Store) -> None:
    """And no figure that is none in the colour of a gain."""
    keep(store, [declared(Seating(4, 3), 0, "C", 2, bid=24, points=75)], ("Ada", "Ben", "Cem", "Dua"))
    page = open_page()
    page.filters.player.choose(id_of(store, "Dua"))
    page.filters.playerChanged.emit()
    board = page.board

    assert board.form.hint.isVisible()
    assert board.form.hint.text() == "No such games yet"
    assert board.tiles[3].accessibleName() == "Points per 36 games: –"
    assert board.tiles[3]._figures["text"].isVisible()


def test_many_lists_are_counted_with_thousands(open_page: Open, store: Store) -> None:
    """As the games and the deals passed in are that stand beside them."""
    keep(store, twelve())
    board, games = open_page().board, store.statistics.select(Filter(id_of(store, "Ada")))
    board._show_tiles(games, replace(figures(games), sittings=1234))

    assert "1,234 lists" in board.tiles[0].accessibleDescription()


def test_of_games_that_are_all_won_none_is_the_best(open_page: Open, store: Store) -> None:
    """And none the weakest, as no seat is the best then."""
    first, _, third = SEATINGS
    games = [declared(first, 0, "C", 2, bid=18, points=75), declared(third, 0, "G", 1, bid=18, points=75)]
    keep(store, games * 5)
    board = open_page().board

    assert plain(board.cards["games"].headline) == "Won and lost by game"
    assert plain(board.cards["seats"].headline) == "Won by seat and game"
