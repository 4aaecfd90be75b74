"""The first game by keys: its pages, what it advises, and the way back."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.joins import as_sentences
from skatdesk.ui.learn.first_game_card import FirstGameCard
from skatdesk.ui.look.button import Kind
from skatdesk.ui.look.tokens import S1
from tests.helpers.plain import plain
from tests.helpers.whole_program import Hand
from tests.ui.learn.conftest import do_as_advised


def _card(application: Application) -> FirstGameCard:
    return application.learn.first_game.card


def test_enter_leads_back_to_learning_from_the_result(application: Application, qtbot: QtBot) -> None:
    """Where a series waits the way leads there, as from every deal beside it."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert application.practice.leave.text() == "Back to learning"
    while hand.wait_for_question():
        qtbot.waitUntil(lambda: bool(_card(application).advice.text()))
        do_as_advised(application, hand)
    assert application.asker.result.next.text() == "Back to learning"
    QTest.keyClick(application.asker.result, Qt.Key.Key_Return)
    assert application.window.page is application.learn.page


def test_leafing_never_hands_the_keys_to_the_button_that_leaves(application: Application, qtbot: QtBot) -> None:
    """A click leaves them with the panel; with Tab they go to the other leaf at the first and the last page."""
    hand, card = Hand(application, qtbot), _card(application)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    before = QApplication.focusWidget()
    while card.following.isEnabled():
        assert card.following._kind is Kind.ON  # as long as there is more to read
        hand.click(card.following)
    assert card.following._kind is Kind.GHOST
    assert QApplication.focusWidget() is before

    while card.previous.isEnabled():
        hand.click(card.previous)
    card.following.setFocus(Qt.FocusReason.TabFocusReason)
    while card.following.isEnabled():
        QTest.keyClick(card.following, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is card.previous

    while card.previous.isEnabled():
        QTest.keyClick(card.previous, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is card.following


def test_the_number_of_the_page_keeps_off_the_button_in_its_frame(application: Application, qtbot: QtBot) -> None:
    hand, card = Hand(application, qtbot), _card(application)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    application.look.use(scale=1.0)
    count, following = card.count.geometry(), card.following.geometry()

    assert following.left() - count.right() > card._look.px(S1) * 3 // 4


def test_keys_turn_the_pages(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    first = _card(application).page
    window = application.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    second = _card(application).page
    QTest.keyClick(window, Qt.Key.Key_PageUp)

    assert second != first
    assert _card(application).page == first
    card, learn = _card(application), application.learn
    for button, action in ((card.previous, learn.previous), (card.following, learn.following)):
        assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in button.toolTip()


def test_enter_reads_on_before_it_answers(application: Application, qtbot: QtBot) -> None:
    """Who only presses Enter misses no page; afterwards it is the key of what is advised again."""
    hand, card = Hand(application, qtbot), _card(application)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    qtbot.waitUntil(lambda: bool(card.advice.text()))
    window = application.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before, pages = len(application.engine.actions), [card.page]
    while card.following.isEnabled():
        QTest.keyClick(window, Qt.Key.Key_Return)
        pages.append(card.page)

    assert len(pages) > 3
    assert len(set(pages)) == len(pages)
    assert len(application.engine.actions) == before
    button = QApplication.focusWidget()
    assert button is application.practice.helper.marks.button
    assert button is not None
    QTest.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(application.engine.actions) > before)


def test_enter_is_free_again_once_the_card_is_gone(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    assert application.learn.following.isEnabled()
    hand.click(_card(application).end)
    assert not application.learn.following.isEnabled()


def test_who_was_on_another_page_hears_the_explanation_back_at_the_table(
    application: Application, qtbot: QtBot, heard: list[str]
) -> None:
    """Once, and not on the other page."""
    hand, card = Hand(application, qtbot), _card(application)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    read = card.page
    qtbot.waitUntil(lambda: bool(card.advice.text()))
    do_as_advised(application, hand)
    hand.click(card.leave)
    heard.clear()
    qtbot.waitUntil(lambda: card.page != read)
    assert heard == []

    application.window.show_table()
    page = plain(as_sentences(card.page))
    assert heard.count(page) == 1
    application.window.show_home()
    application.window.show_table()
    assert heard.count(page) == 1
