"""Cards and whole deals as text: typed, loaded by number, pasted."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skatdesk.coach.wishes.wish import Place
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, Header, format_record
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.states import GameStart
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.games.files import MOST
from tests.helpers.plain import plain
from tests.ui.conftest import House

F, M, R, SKAT = Place
LEFT = Qt.MouseButton.LeftButton
DEAL = Deal.shuffled(random.Random(11))


def test_typed_cards_go_to_the_hand_being_filled(page: DealsPage) -> None:
    QTest.mouseClick(page.board.heads[R], LEFT)
    QTest.keyClicks(page.typed, "CJ SA H10")
    QTest.keyClick(page.typed, Qt.Key.Key_Return)

    assert [card.code for card in page.draft.now.at(R)] == ["CJ", "SA", "HT"]
    assert page.typed.text() == ""


@pytest.mark.parametrize(
    ("typed", "told"),
    [("CJ QQ", "QQ"), ("CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", "full")],
)
def test_what_cannot_be_dealt_is_told_and_left_in_the_field(page: DealsPage, typed: str, told: str) -> None:
    QTest.keyClicks(page.typed, typed)
    QTest.keyClick(page.typed, Qt.Key.Key_Return)

    assert told in page.said.text()
    assert page.typed.text() == typed
    assert not page.draft.can_undo


def test_without_a_hand_to_fill_typed_cards_wait(page: DealsPage) -> None:
    page.board.choose_place(F)
    page.typed.setText("CJ")
    page.deal_typed()

    assert "First choose the hand" in page.said.text()


def test_a_deal_is_loaded_by_its_number(page: DealsPage) -> None:
    page.number.field.clear()
    QTest.keyClicks(page.number.field, str(DEAL.number))
    QTest.mouseClick(page.number.load, LEFT)

    assert page.draft.deal == DEAL
    QTest.mouseClick(page.number.copy, LEFT)
    assert QGuiApplication.clipboard().text() == str(DEAL.number)
    assert "Copied" in page.said.text()


def test_another_language_leaves_the_number_that_is_being_typed(
    page: DealsPage, house: House, qapp: QApplication
) -> None:
    QTest.keyClicks(page.number.field, "4711")
    house.speak(Language.GERMAN)
    qapp.processEvents()
    assert page.number.field.text() == "4711"
    QTest.mouseClick(page.number.load, LEFT)

    assert page.draft.deal == Deal.from_number(4711)


@pytest.mark.parametrize("typed", ["", "12x", "0", str(DEALS + 1)])
def test_a_number_that_is_none_is_told(page: DealsPage, typed: str) -> None:
    page.number.field.setText(typed)
    QTest.keyClick(page.number.field, Qt.Key.Key_Return)

    assert page.number.captioned.error
    assert page.draft.deal is None


def test_that_there_is_nothing_to_paste_is_told(page: DealsPage) -> None:
    QGuiApplication.clipboard().setText(" ")
    page.paste()

    assert "Nothing" in page.said.text()
    assert not page.draft.can_undo


def test_a_damaged_record_is_not_told_to_be_an_unknown_card(page: DealsPage) -> None:
    record = format_record(GameRecord(Header(), GameStart(DEAL, ISKO), ()))
    QGuiApplication.clipboard().setText(record[: len(record) // 3])
    page.paste()

    assert page.said.text() == "No game of this record can be read"
    assert not page.draft.can_undo


def test_a_card_that_is_dealt_twice_is_told_in_words(page: DealsPage, house: House, qapp: QApplication) -> None:
    house.speak(Language.GERMAN)
    qapp.processEvents()
    forehand, middlehand, *others = str(DEAL).split(" | ")
    QGuiApplication.clipboard().setText(" | ".join((forehand, forehand[:2] + middlehand[2:], *others)))
    page.paste()

    assert "zweimal" in page.said.text()
    assert page._desk.namer.card(DEAL.hands[0][0]) in page.said.text()
    assert not page.draft.can_undo


def test_a_deal_that_lacks_a_card_is_not_told_to_be_too_many_for_a_hand(page: DealsPage) -> None:
    QGuiApplication.clipboard().setText(str(DEAL).rpartition(" ")[0])
    page.paste()

    assert plain(page.said.text()) == "A deal has three hands of ten cards and two in the skat, not 10 | 10 | 10 | 1"
    assert not page.draft.can_undo


def test_of_a_number_that_no_deal_has_it_is_told_which_there_are(page: DealsPage) -> None:
    """As beside the field for the number, and not that no card is called so."""
    QGuiApplication.clipboard().setText(f"{DEALS + 1:,}")
    page.paste()

    assert "There are deals from 1 to" in page.said.text()
    assert not page.draft.can_undo


def test_records_are_pasted_and_stepped_through(page: DealsPage) -> None:
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(3)]
    text = "\n".join(format_record(GameRecord(Header(), GameStart(deal, ISKO), ())) for deal in deals)
    QGuiApplication.clipboard().setText(text)
    QTest.mouseClick(page.top.paste, LEFT)
    assert page.draft.deal == deals[0]
    assert page.said.text() == "Game 1 of 3"
    QTest.mouseClick(page.after, LEFT)
    QTest.mouseClick(page.after, LEFT)
    assert page.draft.deal == deals[2]
    assert not page.after.isEnabled()
    QTest.mouseClick(page.before, LEFT)
    assert page.draft.deal == deals[1]
    page.draft.clear()
    assert page.before.isHidden()


def test_of_a_file_with_more_games_than_are_read_it_is_told(page: DealsPage, tmp_path: Path) -> None:
    record, path = GameRecord(Header(), GameStart(DEAL, ISKO), ()), tmp_path / "games.sgf"
    for games, told in ((MOST, "Game 1 of 1,000"), (MOST + 1, "Game 1 of the first 1,000 in the file")):
        path.write_text((format_record(record) + "\n") * games)
        page.files.read(str(path))

        assert page.said.text() == told


def test_undo_comes_back_to_a_game_that_was_read(page: DealsPage) -> None:
    """And one can step on from there, after a card was tried elsewhere, too."""
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(3)]
    text = "\n".join(format_record(GameRecord(Header(), GameStart(deal, ISKO), ())) for deal in deals)
    QGuiApplication.clipboard().setText(text)
    page.paste()
    QTest.mouseClick(page.after, LEFT)
    page.draft.put((deals[1].skat[0],), None)
    assert page.before.isHidden()
    assert "Game" not in page.said.text()
    QTest.mouseClick(page.top.undo, LEFT)
    assert page.said.text() == "Game 2 of 3"
    QTest.mouseClick(page.top.undo, LEFT)
    assert page.said.text() == "Game 1 of 3"
    assert not page.before.isEnabled()
    QTest.mouseClick(page.after, LEFT)

    assert page.draft.deal == deals[1]


def test_which_game_lies_there_is_said_in_another_language_too(
    page: DealsPage, house: House, qapp: QApplication
) -> None:
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(3)]
    text = "\n".join(format_record(GameRecord(Header(), GameStart(deal, ISKO), ())) for deal in deals)
    QGuiApplication.clipboard().setText(text)
    page.paste()
    house.speak(Language.GERMAN)
    qapp.processEvents()

    assert page.said.text() == "Spiel 1 von 3"


def test_games_are_stepped_through_by_key(page: DealsPage) -> None:
    """The keys went on to another button with every game, at last to the one for a wish."""
    deals = [Deal.shuffled(random.Random(seed)) for seed in range(3)]
    text = "\n".join(format_record(GameRecord(Header(), GameStart(deal, ISKO), ())) for deal in deals)
    QGuiApplication.clipboard().setText(text)
    page.paste()
    page.after.setFocus()
    for shown in (1, 2, 1, 0, 1):
        focused = QApplication.focusWidget()
        assert focused in (page.before, page.after)
        QTest.keyClick(focused, Qt.Key.Key_Space)
        assert page.draft.deal == deals[shown]
