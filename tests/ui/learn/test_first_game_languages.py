"""The first game in every language: as many pages as its words need, and always the one that is read."""

from itertools import cycle, islice

from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import TEXT_SIZE
from tests.helpers.whole_program import Hand
from tests.ui.learn.conftest import do_as_advised, speak


def test_what_may_be_bid_stands_beside_what_the_hand_is_worth(application: Application, qtbot: QtBot) -> None:
    """It says "so far", of the value above it, in every language; and nowhere are more than seven pages to read."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    while "22" not in application.learn.first_game.card.page[1]:
        hand.click(application.learn.first_game.card.following)
    for language in Language:
        speak(application, language)
        worth, *others = application.learn.first_game.card.page[1].split("\n")
        assert "22" in worth
        assert others
        assert len(application.learn.first_game.card._pages) <= 7


def test_another_language_goes_on_where_was_read(application: Application, qtbot: QtBot) -> None:
    """Its words take more pages or fewer; the page with the same line is open, and back in the first the same page."""
    hand, card = Hand(application, qtbot), application.learn.first_game.card
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    line = 0
    while True:
        page = card.page
        for language in Language:
            speak(application, language)
            lines = [(headline, one) for headline, text in card._pages for one in text.split("\n")]
            assert lines[line][0] == card.page[0]
            assert lines[line][1] in card.page[1].split("\n")
        speak(application, Language.ENGLISH)
        assert card.page == page
        if not card.following.isEnabled():
            break
        line += len(page[1].split("\n"))
        card.turn()


def test_languages_change_at_every_question(application: Application, qtbot: QtBot) -> None:
    """A page stays open, with its advice, in the other language."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    languages = cycle(Language)
    while hand.wait_for_question():
        card = application.learn.first_game.card
        card.turn()
        for language in islice(languages, 2):
            speak(application, language)
            assert card.isVisible()
            assert all(card.page)
            assert card.advice.text()
        do_as_advised(application, hand)
    note = application.learn.first_game.note
    for language in (*Language, Language.ENGLISH):
        speak(application, language)
        assert note.text.text()


def test_in_the_largest_text_a_headline_stands_whole_beside_the_pages_in_every_language(
    application: Application, qtbot: QtBot
) -> None:
    hand, card = Hand(application, qtbot), application.learn.first_game.card
    application.window.resize(1024, 700)
    application.settings.set(TEXT_SIZE, "largest")
    application.learn.begin_first_game()
    for _ in range(5):
        assert hand.wait_for_question()
        for language in Language:
            speak(application, language)
            line = card.headline
            assert line.height() >= line.heightForWidth(line.width()), card.page[0]
            assert line.evened(line.width()) >= line._document.idealWidth(), card.page[0]
        do_as_advised(application, hand)
