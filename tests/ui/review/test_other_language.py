"""A review while another language comes into use, with its page in front or another one."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat
from skatdesk.ui.review.top import LEARN
from tests.helpers.invented_review import played
from tests.helpers.plain import plain
from tests.ui.review.conftest import invent_reviews


@pytest.fixture
def application(program: Application) -> Application:
    """Its reviews are invented, and the user has a name."""
    invent_reviews(program)
    program.settings.set(options.PLAYER_NAME, "Ben")
    return program


def test_players_without_names_are_called_in_the_language_of_the_moment(application: Application) -> None:
    record = played(0)
    application.review.show(replace(record, header=replace(record.header, names=BySeat("", "", "Cem"))))
    seats = application.review.page.top.seats
    assert "Player 1" in plain(seats[0].text())
    application.settings.set(options.LANGUAGE, Language.GERMAN.value)
    QApplication.processEvents()

    said = [plain(button.text()) for button in seats]
    assert all(words in told for words, told in zip(("Spieler 1", "Spieler 2", "Cem"), said, strict=True))


def test_a_user_without_a_name_is_called_in_the_language_of_the_moment(application: Application) -> None:
    """The record has the word that stood for the user when the review was opened."""
    record = played(0)
    record = replace(record, header=replace(record.header, names=BySeat("Ada", "You", "Cem")))
    application.settings.set(options.PLAYER_NAME, "")
    application.review.show(record, MIDDLEHAND)
    seats = application.review.page.top.seats
    for language, word in ((Language.GERMAN, "Du"), (Language.FRENCH, "Vous"), (Language.ENGLISH, "You")):
        application.settings.set(options.LANGUAGE, language.value)
        QApplication.processEvents()

        assert word in plain(seats[MIDDLEHAND].text())
    assert application.review.page.course.record == record


def test_a_user_without_a_name_is_called_so_too_in_a_review_one_comes_back_to(application: Application) -> None:
    """Another deal was reviewed in between, and the language changed after that."""
    record = played(0)
    record = replace(record, header=replace(record.header, names=BySeat("Ada", "You", "Cem")))
    application.settings.set(options.PLAYER_NAME, "")
    application.review.show(record, MIDDLEHAND)
    page = application.review.page
    page.play.click()
    application.review.show(played(2))
    application.settings.set(options.LANGUAGE, Language.GERMAN.value)
    QApplication.processEvents()
    application.next_deal()

    assert page.course.record is not None
    assert page.course.record.actions == record.actions
    assert "Du" in plain(page.top.seats[MIDDLEHAND].text())


def test_another_player_is_not_renamed_with_the_user(application: Application) -> None:
    record = played(0)
    application.review.show(replace(record, header=replace(record.header, names=BySeat("Ada", "You", "Ben"))), REARHAND)
    application.settings.set(options.LANGUAGE, Language.GERMAN.value)
    QApplication.processEvents()

    assert "You" in plain(application.review.page.top.seats[MIDDLEHAND].text())


def test_a_lesson_that_was_left_takes_the_keys_from_no_other_page(application: Application, qtbot: QtBot) -> None:
    """Its words are written anew with the language, and it goes on when the review is complete."""
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.show(played(0), FOREHAND)
    page = application.review.page
    page.show_tab(LEARN)
    application.learn.show_exercises()
    keys = application.learn.exercises.topics
    keys.setFocus()
    application.settings.set(options.LANGUAGE, Language.GERMAN.value)
    page.lesson.begin()

    assert application.window.focusWidget() is keys
