"""A card in a picture goes by its name: in what is found and told of it, in a copy and in a tip."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QToolTip

from skatdesk.i18n.card_names import CardNaming, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import parse_cards
from skatdesk.ui.guide.window import GuideWindow
from tests.helpers.plain import plain
from tests.ui.conftest import House

PICTURE = "\ufffc"
[JACK] = parse_cards("CJ")


def lines(window: GuideWindow) -> list[str]:
    """What a screen reader has of each place found."""
    items = (window.found.item(row) for row in range(window.found.count()))
    return [plain(item.data(Qt.ItemDataRole.AccessibleTextRole)) for item in items]


def test_a_sentence_with_a_card_in_it_is_told_whole(window: GuideWindow) -> None:
    window.search.setText("you have to play a trump")

    told = "If jack of diamonds is led, you have to play a trump."
    assert lines(window) == [f"The cards and their values: {told}"]


def test_words_are_found_as_they_stand_around_a_sign(window: GuideWindow) -> None:
    """The sign of a suit stands before its word and is not told once more."""
    window.search.setText("three cards of clubs with ace")

    told = "Two jacks, three cards of Clubs with ace and ten, and ace and ten of Spades …"
    assert lines(window) == [f"Seats and dealing: {told}"]
    window.browser.selectAll()
    assert "three cards of Clubs with ace" in window.browser.createMimeDataFromSelection().text()


@pytest.mark.parametrize("words", SuitWords)
@pytest.mark.parametrize("language", Language)
def test_a_card_is_found_where_its_picture_stands(
    window: GuideWindow, house: House, qapp: QApplication, language: Language, words: SuitWords
) -> None:
    """In sentences and in rows of cards, and what is marked shows it."""
    house.speak(language)
    house.namer.use(CardNaming(language, words))
    qapp.processEvents()
    name = house.namer.card(JACK)
    window.search.setText(name)

    assert all(name in line and PICTURE not in line for line in lines(window))
    pictures = set()
    for row in range(window.found.count()):
        window.found.setCurrentRow(row)
        [*_, chosen] = window.browser.extraSelections()
        window.browser.setTextCursor(chosen.cursor)
        assert name in window.browser.createMimeDataFromSelection().text()
        if chosen.cursor.selectedText() == PICTURE:
            pictures.add(window.chapter)
    assert {"cards", "bidding", "ramsch", "glossary"} <= pictures


def test_pictures_are_copied_as_the_names_of_their_cards(window: GuideWindow) -> None:
    cursor = window.browser.document().find("always in this order:")
    cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
    window.browser.setTextCursor(cursor)

    text = window.browser.createMimeDataFromSelection().text()

    assert "jack of clubs, jack of spades, jack of hearts and jack of diamonds\n" in text
    assert "\ufffc" not in text


def test_a_tool_tip_names_the_cards_of_a_picture(
    window: GuideWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _widget: shown.append(text))
    window.show_chapter("ramsch")
    cursor = window.browser.document().find("\ufffc")
    window.browser.setTextCursor(cursor)
    middle = window.browser.cursorRect(cursor).center() - QPoint(6, 0)

    event = QHelpEvent(QEvent.Type.ToolTip, middle, window.browser.viewport().mapToGlobal(middle))
    qapp.sendEvent(window.browser.viewport(), event)

    assert [plain(text) for text in shown] == ["jack of clubs"]
