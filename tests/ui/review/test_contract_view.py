"""The contract table of a review: what each seat could have played, and how that ends."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS
from skatdesk.ui.look.hand_order import Sorting
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.review.top import TABLE
from tests.helpers.invented_review import played
from tests.ui.conftest import House, Press
from tests.ui.review.conftest import Open


def test_the_scores_of_the_contract_table_are_those_against_the_others(open_review: Open) -> None:
    """What the others get for a lost game is in them (``coach.judging.worth``)."""
    page = open_review(3).page
    page.show_tab(TABLE)

    assert "against each of the others" in page.contracts.note.text()


def test_no_line_stands_below_a_player_alone(open_review: Open) -> None:
    """The rows have none, and the names begin where the lines above the table do."""
    page = open_review().page
    page.show_tab(TABLE)
    heads = page.contracts.table.verticalHeader().viewport()
    picture = heads.grab().toImage()
    row = page.contracts.table.rowHeight(0)
    colours = {picture.pixelColor(2, y).name() for y in range(row - 6, row + 6)}

    assert len(colours) == 1


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_nothing_lies_around_the_ring_of_the_chosen_game(open_review: Open, house: House, scheme: Scheme) -> None:
    house.look.use(scheme=scheme)
    page = open_review().page
    page.show_tab(TABLE)
    table = page.contracts.table
    picture, chosen = table.viewport().grab().toImage(), table.visualRect(table.currentIndex())
    corners = (chosen.topLeft(), chosen.topRight(), chosen.bottomLeft(), chosen.bottomRight())

    assert chosen.isValid()
    assert {picture.pixelColor(corner).name() for corner in corners} == {house.look.theme.panel.lower()}


def test_the_contract_table_tells_each_game(open_review: Open, press: Press) -> None:
    page = open_review().page
    page.top.tabs[TABLE].click()
    assert page.tab == TABLE
    assert page.contracts.chosen is not None
    seat, row = page.contracts.chosen
    assert (seat, row.contract.game.code) == (SEATS[0], "G")
    press(page, Qt.Key.Key_Left)
    assert page.contracts.chosen[1].contract.game.code == "D"
    press(page, Qt.Key.Key_Down)
    seat, row = page.contracts.chosen
    assert seat is SEATS[1]
    assert not row.won
    assert page.course.at == 0  # the arrows belong to the table here


def test_the_hand_of_a_game_lies_as_the_user_likes_it(open_review: Open) -> None:
    page = open_review().page
    page.show_tab(TABLE)
    hand, away = page.contracts.hand._cards
    page._desk.order.use(Sorting(trumps_right=True, rising=True))

    assert page.contracts.hand._cards == (hand[::-1], away[::-1])
    assert len(hand) == 10


def test_the_end_of_a_null_is_told_once(open_review: Open) -> None:
    """That it was lost with a trick says that it was lost; a game for card points needs the word."""
    reviewed = open_review()
    contracts, table = reviewed.page.contracts, reviewed.course.table
    assert table is not None
    lost = {False: 0, True: 0}
    for column, row in enumerate(table.rows[SEATS[1]]):
        cell = contracts.model.index(1, column)
        contracts.table.setCurrentIndex(cell)
        if not row.won:
            lost[row.contract.game is Game.NULL] += 1
            assert contracts.told.text().count("lost") == 1
            assert cell.data().count("lost") == 1

    assert all(lost.values())


def test_the_pointer_tells_the_game_it_is_at(open_review: Open, qtbot: QtBot) -> None:
    page = open_review().page
    page.show_tab(TABLE)
    table = page.contracts.table
    box = table.visualRect(page.contracts.model.index(2, 1))
    QTest.mouseMove(table.viewport(), box.center() - QPoint(9, 3))
    QTest.mouseMove(table.viewport(), box.center())
    qtbot.waitUntil(lambda: page.contracts.chosen is not None and page.contracts.chosen[0] is SEATS[2])


def test_nothing_of_the_deal_before_is_told_while_the_next_one_has_no_table_yet(open_review: Open) -> None:
    """Not when the user likes his hands to lie otherwise, either."""
    page = open_review().page
    page.top.tabs[TABLE].click()
    assert page.contracts.hand.isVisible()
    page.course.load(played(1), None)
    page.show_tab(TABLE)
    page._desk.order.use(Sorting(trumps_right=True, rising=True))

    assert page.contracts.chosen is None
    for part in (page.contracts.title, page.contracts.told, page.contracts.hand, page.contracts.play):
        assert not part.isVisible()


def test_a_seat_that_wins_no_game_is_said_to_pass_and_not_to_bid_nought(open_review: Open) -> None:
    reviewed = open_review()
    page, table = reviewed.page, reviewed.course.table
    page.show_tab(TABLE)
    assert table is not None
    model, column = page.contracts.model, page.contracts.model.columnCount() - 1
    told = [str(model.index(seat, column).data()) for seat in SEATS]

    assert told == [str(bid) if bid else "Pass" for bid in table.best_bid]
    assert "Pass" in told
