"""The deal editor on a touch screen."""

from skatdesk.coach.wishes.wish import Place
from skatdesk.skat.cards import CARDS
from skatdesk.ui.deals.page import DealsPage
from tests.helpers.finger import Finger


def test_cards_tapped_one_after_the_other_are_all_dealt(page: DealsPage, finger: Finger) -> None:
    """Qt takes every second of quick taps for a double click, however far apart they are."""
    tray = page.board.tray
    for card in CARDS[:6]:
        finger.tap(tray, tray.rect_of(tray.cells.index(card)).center().toPoint())

    assert set(page.draft.now.at(Place.FOREHAND)) == set(CARDS[:6])


def test_two_taps_on_a_card_take_it_back(page: DealsPage, finger: Finger) -> None:
    tray, hand = page.board.tray, page.board.cells[Place.FOREHAND]
    finger.tap(tray, tray.rect_of(0).center().toPoint())
    for _ in range(2):
        finger.tap(hand, hand.rect_of(0).center().toPoint())

    assert not page.draft.now.at(Place.FOREHAND)
    assert page.board.target is Place.FOREHAND, "the finger that is lifted has chosen no empty cell"
