"""What the page counts where one of four deals and sits out."""

from skatdesk.skat.seats import Seating
from skatdesk.store.statistics.selection import GameRef
from skatdesk.store.store import Store
from skatdesk.ui.charts.people_dialog import PeopleDialog
from tests.helpers.plain import plain
from tests.scoring.builders import declared, passed_in
from tests.store.statistics.sittings import keep, of
from tests.ui.charts.conftest import Open


def test_games_are_everywhere_those_with_cards_in_hand(open_page: Open, store: Store) -> None:
    """A series of 48 deals, of which Ada wins the 1st, 5th … and deals the 2nd, 6th …"""
    first = Seating(4, 3)
    won, seatings = declared(first, 0, "C", 2, bid=24, points=75), (first.next, first.next.next, Seating(4, 2))
    keep(store, [won, *map(passed_in, seatings)] * 12, ("Ada", "Ben", "Cem", "Dua"))
    page = open_page()
    board = page.board

    assert board.tiles[0].accessibleName() == "Games: 36"
    assert plain(board.tiles[3].accessibleName()) == "Points per 36 games: +1,032"
    assert plain(board.cards["form"].headline) == "Now +1,032 in 36 games, +1,032 on average"
    assert "36 games" in PeopleDialog(page._look, page.words, store.statistics, page).player.currentText()
    board.form.show_games(of(store, "Ada"), is_rolling=False)
    assert len(board.form.stops()) == 36
    hit = board.form.hit(board.form.stops()[3])
    assert hit is not None
    assert hit.games is not None
    assert hit.games.ref(0) == GameRef(5, list_id=1)  # the 2nd deal, which Ada dealt, is no game of hers
