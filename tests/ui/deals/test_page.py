"""The deal editor by mouse, keys and drag, in every way a card can be put somewhere."""

import random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.coach.wishes.wish import Place, fulfilled
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import CARDS, JACKS, Card, Rank
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.ui.deals.card_cells import CardCells
from skatdesk.ui.deals.deal_words import JACKS_WISHED, KINDS
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.one_of import Answer
from tests.helpers.drop_down import wish_for
from tests.helpers.later import Later
from tests.ui.conftest import House, Press

F, M, R, SKAT = Place
LEFT = Qt.MouseButton.LeftButton
DEAL = Deal.shuffled(random.Random(11))
CJ, SA, H7 = Card.parse("CJ"), Card.parse("SA"), Card.parse("H7")


def _centre(cells: CardCells, card: Card) -> QPoint:
    return cells.rect_of(cells.cells.index(card)).center().toPoint()


def _cells_of(page: DealsPage, card: Card) -> CardCells:
    place = page.draft.now.places[card]
    return page.board.tray if place is None else page.board.cells[place]


def _click(page: DealsPage, card: Card) -> None:
    cells = _cells_of(page, card)
    QTest.mouseClick(cells, LEFT, pos=_centre(cells, card))


def _click_empty(page: DealsPage, place: Place) -> None:
    cells = page.board.cells[place]
    index = cells.cells.index(None)
    QTest.mouseClick(cells, LEFT, pos=cells.rect_of(index).center().toPoint())


def _drag(page: DealsPage, card: Card, target: QWidget, at: QPoint) -> None:
    cells = _cells_of(page, card)
    start = _centre(cells, card)
    goal = cells.mapFromGlobal(target.mapToGlobal(at))
    QTest.mousePress(cells, LEFT, pos=start)
    QTest.mouseMove(cells, start + QPoint(12, 0))
    QTest.mouseMove(cells, goal)
    QTest.mouseRelease(cells, LEFT, pos=goal)


# ------------------------------------------------------------------ mouse


def test_choosing_a_hand_and_clicking_cards_fills_it(page: DealsPage) -> None:
    QTest.mouseClick(page.board.heads[M], LEFT)
    _click(page, CJ)
    _click(page, SA)

    assert set(page.draft.now.at(M)) == {CJ, SA}


def test_a_card_and_then_a_hand(page: DealsPage) -> None:
    QTest.mouseClick(page.board.heads[F], LEFT)  # forehand is no longer filled
    assert page.board.target is None
    _click(page, CJ)
    assert page.board.chosen is CJ
    _click_empty(page, R)
    assert page.draft.now.places[CJ] is R
    _click(page, CJ)
    QTest.mouseClick(page.board.heads[SKAT], LEFT)

    assert page.draft.now.places[CJ] is SKAT


def test_a_full_hand_hands_the_filling_on(page: DealsPage) -> None:
    for card in CARDS[:12]:
        _click(page, card)

    assert len(page.draft.now.at(F)) == 10
    assert len(page.draft.now.at(M)) == 2
    assert page.board.target is M


def test_where_a_whole_deal_is_taken_back_the_first_hand_is_filled_again(page: DealsPage) -> None:
    heads = page.board.heads
    page.draft.lay(Deal.from_number(1))
    assert not any(head.isChecked() for head in heads.values())

    page.draft.undo()
    assert heads[F].isChecked()

    page.draft.lay(Deal.from_number(1))
    page.draft.clear()
    assert heads[F].isChecked()


def test_all_cards_by_clicks_are_a_deal_with_a_number(page: DealsPage) -> None:
    for card in CARDS:
        _click(page, card)

    assert page.draft.deal is not None
    assert page.draft.deal.number == 1
    assert page.number.field.text() == "1"
    assert page.board.target is None


def test_a_chosen_card_on_one_of_a_full_hand_exchanges_them(page: DealsPage) -> None:
    page.draft.lay(DEAL)
    mine, other = DEAL.hands[0][0], DEAL.skat[0]
    _click(page, mine)
    _click(page, other)

    assert page.draft.now.places[mine] is SKAT
    assert page.draft.now.places[other] is F


def test_cards_are_dragged_to_a_hand_and_back(page: DealsPage) -> None:
    skat = page.board.cells[SKAT]
    _drag(page, SA, skat, skat.rect().center())
    assert page.draft.now.places[SA] is SKAT
    _drag(page, SA, page.board.tray, QPoint(20, 20))
    assert page.draft.now.places[SA] is None


def test_a_card_let_go_anywhere_else_stays(page: DealsPage) -> None:
    _drag(page, SA, page.wishes, QPoint(20, 20))

    assert page.draft.now.places[SA] is None
    assert not page.draft.can_undo


def test_a_card_dragged_onto_a_full_hand_is_exchanged(page: DealsPage) -> None:
    page.draft.lay(DEAL)
    mine, other = DEAL.hands[1][0], DEAL.hands[2][0]
    cells = page.board.cells[R]
    _drag(page, mine, cells, _centre(cells, other))

    assert page.draft.now.places[mine] is R
    assert page.draft.now.places[other] is M


def test_a_full_place_says_what_to_do(page: DealsPage) -> None:
    page.board.put_all(CARDS[:2], SKAT)
    page.board.put(CARDS[5], SKAT)

    assert "full" in page.said.text()
    assert page.draft.now.places[CARDS[5]] is None


# ------------------------------------------------------------------ keys


def test_cards_are_dealt_by_keys_only(page: DealsPage, press: Press) -> None:
    page.board.tray.setFocus()
    press(page, Qt.Key.Key_3)  # the ace of clubs to rearhand
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Return)  # the ten to forehand, which is being filled
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_4)
    assert [card.code for place in (R, F, SKAT) for card in page.draft.now.at(place)] == ["CA", "CT", "ST"]
    page.board.cells[R].setFocus()
    press(page, Qt.Key.Key_Delete)
    assert page.draft.now.at(R) == ()
    QTest.keyClick(page.board.cells[R], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [card.code for card in page.draft.now.at(R)] == ["CA"]


def test_r_deals_the_rest_again_and_again_around_fixed_cards(page: DealsPage, press: Press) -> None:
    page.board.put_all(JACKS, F)
    page.board.tray.setFocus()
    press(page, Qt.Key.Key_R)
    first = page.draft.deal
    press(page, Qt.Key.Key_R)
    second = page.draft.deal

    assert first is not None
    assert second is not None
    assert first != second
    assert set(JACKS) <= set(first.hands[0]) & set(second.hands[0])
    page.draft.undo()
    assert page.draft.deal == first


def test_escape_lets_the_chosen_card_go(page: DealsPage, press: Press) -> None:
    page.board.choose_place(F)
    _click(page, CJ)
    page.board.tray.setFocus()
    press(page, Qt.Key.Key_Escape)

    assert page.board.chosen is None


def test_every_control_is_reached_by_tab_and_has_a_name(page: DealsPage) -> None:
    page.wishes.add_wish()
    kinds = (QAbstractButton, QComboBox, QLineEdit, CardCells)
    controls = [widget for kind in kinds for widget in page.findChildren(kind) if widget.isVisible()]

    assert len(controls) > 20
    for widget in controls:
        assert widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()), widget
        if not isinstance(widget, Answer) or widget.isChecked():  # arrow keys lead to the other answers
            assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget


# ------------------------------------------------------------------ wishes


def test_names_and_amounts_of_a_wish_stand_whole(page: DealsPage) -> None:
    """And where there is nothing to count, what is wished gets the room."""
    page.resize(1024, 700)
    page.wishes.add_wish()
    QApplication.processEvents()
    row = page.wishes.rows[0]
    counted = row.what.width()
    assert row.where.width() >= row.where.sizeHint().width()
    assert row.how_many.width() >= row.how_many.sizeHint().width()

    wish_for(row, M, next(kind for kind in KINDS if not kind.amounts))
    QApplication.processEvents()
    assert row.what.width() > counted


def test_where_nothing_is_wished_for_the_panel_says_what_could_be(page: DealsPage) -> None:
    hint = page.wishes._none
    assert hint.isVisible()
    assert "Nothing is wished for" in hint.text()

    QTest.mouseClick(page.wishes.add, LEFT)
    assert not hint.isVisible()

    QTest.mouseClick(page.wishes.rows[0].remove, LEFT)
    assert hint.isVisible()


def test_wishes_are_dealt(page: DealsPage) -> None:
    QTest.mouseClick(page.wishes.add, LEFT)
    QTest.mouseClick(page.wishes.add, LEFT)
    wish_for(page.wishes.rows[0], M, JACKS_WISHED, (3, 3))
    null = next(kind for kind in KINDS if page.wishes.rows[0].kind is not kind and kind.what == "games")
    wish_for(page.wishes.rows[1], R, null)
    QTest.mouseClick(page.wishes.deal, LEFT)
    deal = page.draft.deal

    assert deal is not None
    for row in page.wishes.rows:
        assert fulfilled(row.wish, row.place.cards_of(deal), ISKO)


def test_impossible_wishes_are_marked_and_told(page: DealsPage) -> None:
    for place in (F, M):
        page.wishes.add_wish()
        wish_for(page.wishes.rows[-1], place, JACKS_WISHED, (3, 4))
    QTest.mouseClick(page.wishes.deal, LEFT)

    assert page.draft.deal is None
    assert "together" in page.wishes.said.text()
    assert all(row.accessibleDescription() for row in page.wishes.rows)
    QTest.mouseClick(page.wishes.rows[0].remove, LEFT)
    assert page.wishes.said.text() == ""
    QTest.mouseClick(page.wishes.deal, LEFT)
    assert page.draft.deal is not None


def test_every_kind_and_amount_can_be_chosen(page: DealsPage) -> None:
    page.wishes.add_wish()
    row = page.wishes.rows[0]
    for kind in KINDS:
        for amount in kind.amounts or ((0, 0),):
            wish_for(row, R, kind, amount)
            assert row.wish == kind.wish(R, amount)
            assert row.line


def test_what_is_found_too_late_is_not_laid_out(desk: Desk, qtbot: QtBot) -> None:
    """Whoever goes on while a deal is looked for keeps what he has."""
    executor = Later()
    page = DealsPage(desk, executor, lambda: ISKO)
    qtbot.addWidget(page)
    page.wishes.deal_rest()
    page.board.put(CJ, M)
    executor.finish_one()
    assert page.draft.now.at(M) == (CJ,)
    assert page.draft.deal is None
    page.wishes.deal_rest()
    page.wishes.add_wish()
    executor.finish_one()
    assert page.draft.deal is None
    page.wishes.deal_rest()
    executor.finish_one()
    assert page.draft.deal is not None


def test_a_search_that_lasts_can_be_stopped(desk: Desk, qtbot: QtBot) -> None:
    """Not by the second press of a double click; what it finds afterwards is not laid out."""
    executor = Later()
    page = DealsPage(desk, executor, lambda: ISKO)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    wishes = page.wishes
    wishes.deal.setFocus()
    for _ in range(2):
        wishes.deal.click()
    assert wishes.deal.text() == "Deal the rest"
    wishes._lasting.stop()
    wishes._lasting.timeout.emit()
    assert wishes.deal.text() == "Stop searching"
    wishes.deal.click()
    assert wishes.deal.text() == "Deal the rest"
    assert wishes.deal.hasFocus()
    executor.finish_one()
    assert page.draft.deal is None
    assert not executor.tasks
    wishes.deal.click()
    executor.finish_one()
    assert page.draft.deal is not None


def test_a_fixed_deal_has_no_rest_to_be_dealt(page: DealsPage) -> None:
    page.draft.lay(DEAL)

    assert not page.wishes.deal.isEnabled()
    page.wishes.deal_rest()
    assert page.draft.deal == DEAL


# ------------------------------------------------------------------ the whole page


def test_enter_where_nothing_is_typed_is_no_mistake(page: DealsPage) -> None:
    before = page.said.text()
    QTest.keyClick(page.typed, Qt.Key.Key_Return)

    assert page.said.text() == before


def test_clearing_and_taking_back(page: DealsPage) -> None:
    page.draft.lay(DEAL)
    page.typed.setText("CJ S")
    QTest.mouseClick(page.top.clear, LEFT)
    assert page.draft.now.at(None) == CARDS
    assert page.typed.text() == ""
    QTest.mouseClick(page.top.undo, LEFT)
    assert page.draft.deal == DEAL
    QTest.mouseClick(page.top.redo, LEFT)
    assert page.draft.now.at(None) == CARDS


def test_urdu_mirrors_the_page_but_not_the_cards(page: DealsPage, house: House) -> None:
    """Names stand on the right; the cards of a hand still run from the left."""
    page.board.put_all((CJ, SA, H7), F)
    house.speak(Language.URDU)
    QApplication.processEvents()
    cells, head = page.board.cells[F], page.board.heads[F]

    assert head.geometry().left() > cells.geometry().left()
    assert cells.rect_of(0).left() < cells.rect_of(1).left()
    assert page.wishes.mapTo(page, QPoint()).x() < page.board.mapTo(page, QPoint()).x()
    _click(page, CJ)
    assert page.board.chosen is CJ
    assert page.board.heads[F].text() == house.namer.seat(FOREHAND)
    page.grab()


def test_a_page_of_random_clicks_stands(page: DealsPage, qtbot: QtBot) -> None:
    """Three hundred clicks and keys on anything that shows, seeded."""
    chance = random.Random(20)
    keys = [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_Delete, Qt.Key.Key_R]
    keys += [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape]
    never = {page.top.open_, page.play.run, page.top.back}
    for _ in range(300):
        cells = [*page.board.cells.values(), page.board.tray]
        buttons = [one for one in page.findChildren(QAbstractButton) if one.isVisible() and one not in never]
        widget: QWidget = chance.choice([*cells, *cells, *cells, *buttons])
        at = QPoint(chance.randrange(widget.width()), chance.randrange(widget.height()))
        if isinstance(widget, CardCells) and chance.random() < 0.3:
            QTest.keyClick(widget, chance.choice(keys))
        elif isinstance(widget, CardCells) and chance.random() < 0.1:
            QTest.mouseDClick(widget, LEFT, pos=at)
        else:
            QTest.mouseClick(widget, LEFT, pos=at)
        assert all(page.draft.now.room(place) >= 0 for place in Place)
    page.grab()


def test_ranks_stand_in_the_trays_columns(page: DealsPage) -> None:
    cells = page.board.tray.cells
    assert [card.rank for card in cells[::8] if card is not None] == [Rank.ACE] * 4
