"""Where the cards of a deal in the making lie."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skatdesk.coach.wishes.wish import Place
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import CARDS
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.desk import Desk
from skatdesk.ui.text_size import TextSize
from tests.helpers.inline_executor import InlineExecutor
from tests.ui.conftest import House, ShowPage


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_hands_and_skat_begin_beside_their_names(page: DealsPage, house: House, language: Language) -> None:
    """However wide the board is, and on whichever side the names stand."""
    house.speak(language)
    board = page.board
    board.setMinimumWidth(900)
    QApplication.processEvents()
    names, rows = board.heads.values(), board.cells.values()
    if language is Language.URDU:
        gaps = {name.x() - row.geometry().right() for name, row in zip(names, rows, strict=True)}
    else:
        gaps = {row.x() - name.geometry().right() for name, row in zip(names, rows, strict=True)}

    assert len(gaps) == 1
    assert 0 < gaps.pop() < house.look.px(24)


@pytest.mark.parametrize("language", Language)
def test_in_low_windows_too_names_of_hands_are_whole(page: DealsPage, house: House, language: Language) -> None:
    """Letters do not shrink as far as everything around them."""
    house.speak(language)
    TextSize(house.look, house.look).follow(QSize(1093, 574), by_hand=False)
    page.resize(1093, 522)
    QApplication.processEvents()

    for head in page.board.heads.values():
        assert head.width() >= head.sizeHint().width(), head.text()


def test_tab_goes_as_the_eye_does(page: DealsPage) -> None:
    """The number stands beside the skat, what is typed beside the cards below it."""
    page.draft.lay(Deal.from_number(1))
    page.board.cells[Place.SKAT].setFocus()
    stops: list[QWidget | None] = []
    while page.typed not in stops and len(stops) < 10:
        QTest.keyClick(page.window(), Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())

    assert stops == [page.number.field, page.number.copy, page.board.tray, page.typed]


def test_who_chooses_the_hand_that_is_to_be_filled_next_fills_it(page: DealsPage) -> None:
    """The filling was handed on to it already; chosen once more no hand is filled, as ever."""
    board = page.board
    page.draft.put(CARDS[:10], Place.FOREHAND)
    assert board.target is Place.MIDDLEHAND
    QTest.mouseClick(board.heads[Place.MIDDLEHAND], Qt.MouseButton.LeftButton)
    assert board.target is Place.MIDDLEHAND

    page.draft.put(CARDS[10:11], Place.MIDDLEHAND)
    QTest.mouseClick(board.heads[Place.MIDDLEHAND], Qt.MouseButton.LeftButton)
    assert board.target is None


def test_a_double_click_takes_a_card_back_and_chooses_nothing(page: DealsPage) -> None:
    """All that a mouse tells of it, to the button that is let go at last."""
    tray, hand = page.board.tray, page.board.cells[Place.FOREHAND]
    QTest.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.rect_of(0).center().toPoint())
    kinds, left, at = QEvent.Type, Qt.MouseButton.LeftButton, QPointF(hand.rect_of(0).center())
    for kind in (kinds.MouseButtonPress, kinds.MouseButtonRelease, kinds.MouseButtonDblClick, kinds.MouseButtonRelease):
        held = Qt.MouseButton.NoButton if kind is kinds.MouseButtonRelease else left
        event = QMouseEvent(kind, at, hand.mapToGlobal(at), left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(hand, event)

    assert not page.draft.now.at(Place.FOREHAND)
    assert page.board.target is Place.FOREHAND, "what was let go at last was no click on an empty place"


def test_a_card_is_seen_wherever_it_is_dragged(page: DealsPage) -> None:
    """Below the hands and over the wishes, too; where it is let go nothing stays of it."""
    tray, left = page.board.tray, Qt.MouseButton.LeftButton
    start, below, beside = tray.rect_of(0).center().toPoint(), QPoint(300, 880), QPoint(1000, 500)

    def seen(spot: QPoint) -> QImage:
        return page.grab().toImage().copy(QRect(spot - QPoint(10, 10), QSize(20, 20)))

    clear = [seen(spot) for spot in (below, beside)]
    QTest.mousePress(tray, left, pos=start)
    QTest.mouseMove(tray, start + QPoint(12, 0))
    for spot, bare in zip((below, beside), clear, strict=True):
        QTest.mouseMove(tray, tray.mapFromGlobal(page.mapToGlobal(spot)))
        assert seen(spot) != bare
    QTest.mouseRelease(tray, left, pos=tray.mapFromGlobal(page.mapToGlobal(beside)))
    assert seen(beside) == clear[1]


def test_every_card_has_its_room_in_whatever_language_the_page_was_made(
    show_page: ShowPage, desk: Desk, house: House
) -> None:
    TextSize(house.look, house.look).follow(QSize(1024, 700), by_hand=False)
    house.speak(Language.URDU)
    page = show_page(DealsPage(desk, InlineExecutor(), lambda: ISKO))
    rows = page.board.cells.values()
    for language in Language:
        house.speak(language)
        for _ in range(8):  # one layout after the other
            QApplication.processEvents()
        assert all(row.width() >= row.sizeHint().width() for row in rows), language
