"""The whole program in one window, driven by mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.settings import options
from skatdesk.skat.actions import Concede, Play
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.statistics.selection import GameRef
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.give_up import GiveUpDialog
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.look.theme import Look
from skatdesk.ui.table.table_widget import TableWidget
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.sample_lists import thursday
from tests.helpers.whole_program import Hand, open_application, series, settings_for_tests


def test_a_whole_series_is_clicked_through_the_window(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """36 deals from the first bid to the list, by mouse; then the whole list is shown, and kept."""
    application = open_application(qapp, qtbot, store)
    hand = Hand(application, qtbot)
    application.begin(series(ISKO))
    for number in range(1, 37):
        hand.play_deal()
        score_list = application.series.score_list
        assert score_list is not None
        assert len(score_list.entries) == number
        hand.click(application.asker.result.next)
    assert application.series.score_list is not None
    assert application.series.score_list.is_over
    assert not application.window.table_shown
    assert store.open_series() is None
    page = application.sheet.room.page
    assert page is not None
    assert page.isVisible()
    assert page.shown.score_list == application.series.score_list
    assert [summary.players for summary in store.lists.summaries()] == [("Ada", "Ben", "Cem")]
    application.stop()


def test_everything_is_built_as_it_is_shown(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In its language, colours and size: to dress and word everything a second time is a tenth of a start."""
    settings = settings_for_tests()
    settings.set(options.LANGUAGE, "ur")
    settings.set(options.THEME, "dark")
    small = QMainWindow()
    qtbot.addWidget(small)
    small.resize(1024, 700)
    settings.set(options.WINDOW_GEOMETRY, bytes(small.saveGeometry().data()))
    dressed: list[float] = []

    class Table(TableWidget):
        def __init__(self, look: Look, faces: CardFaces, order: HandOrder) -> None:
            assert (look.theme.dark, QLocale().language()) == (True, QLocale.Language.Urdu)
            super().__init__(look, faces, order)

    monkeypatch.setattr("skatdesk.app.TableWidget", Table)
    application = Application(qapp, settings, None, InlineExecutor())
    qtbot.addWidget(application.window)
    application.look.changed.connect(lambda: dressed.append(application.look.scale))
    application.open()
    application.stop()

    assert application.look.scale < 1
    assert dressed == []


@pytest.mark.parametrize("rules", [HOME, TCHIBO], ids=["home", "tchibo"])
def test_house_rules_are_clicked_through_too(qapp: QApplication, qtbot: QtBot, rules: RuleSet) -> None:
    """Ramsch, Kontra and defenders' announcements come up and go by."""
    application = open_application(qapp, qtbot, None)
    hand = Hand(application, qtbot)
    application.begin(series(rules))
    for _ in range(8):
        hand.play_deal()
        hand.click(application.asker.result.next)
    application.stop()


def test_at_a_table_of_four_the_human_deals_and_watches(qapp: QApplication, qtbot: QtBot) -> None:
    """Every fourth deal goes by without a question."""
    application = open_application(qapp, qtbot, None)
    hand = Hand(application, qtbot)
    application.begin(series(ISKO, ("Ada", "Ben", "Cem", "Dua")))
    for _ in range(5):
        hand.play_deal()
        hand.click(application.asker.result.next)
    application.stop()


def test_a_click_on_the_menu_leaves_the_keyboard_with_the_cards(qapp: QApplication, qtbot: QtBot) -> None:
    """Nor does a click on another button round the table take it away."""
    application = open_application(qapp, qtbot, None)
    hand = Hand(application, qtbot)
    application.begin(series(ISKO))
    while hand.wait_for_question() and not application.table.view.digits_choose:
        hand.answer()
    table, dock = application.table, application.window.dock
    hand.click(table.bar.menu_button)
    menu = qapp.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert table.view.hasFocus()
    dock.folding.set_folded(True)
    for button in (table.bar.copy_button, application.practice.buttons[2], dock.folding.unfold):
        hand.click(button)
        assert table.view.hasFocus()
    QTest.mouseClick(dock.tabs, Qt.MouseButton.LeftButton, pos=dock.tabs.tabRect(1).center())
    assert dock.tabs.currentIndex() == 1
    hand.click(dock.folding.fold)
    assert table.view.hasFocus()
    application.stop()


def test_keys_stay_with_the_page_in_front(qapp: QApplication, qtbot: QtBot) -> None:
    """The table plays on behind it; once it is in front again, keys answer what was asked meanwhile."""
    application = open_application(qapp, qtbot, None)
    window, hand = application.window, Hand(application, qtbot)
    application.begin(series(ISKO))
    assert hand.wait_for_question()
    while True:
        question = application.controller.request
        hand.answer()
        window.show_home()
        window.home.learn.setFocus()
        asked = hand.wait_for_question()
        assert application.controller.request is not question
        assert qapp.focusWidget() is window.home.learn
        window.show_table()
        if not asked:
            break
        focus = qapp.focusWidget()
        assert focus is not None
        assert application.table.isAncestorOf(focus)
    assert qapp.focusWidget() is application.asker.result.next
    application.stop()


def test_a_deal_is_given_up_only_when_that_is_meant(qapp: QApplication, qtbot: QtBot) -> None:
    """The key asks; Enter and Esc play on, the button gives up."""
    application = open_application(qapp, qtbot, None)
    hand = Hand(application, qtbot)
    application.begin(series(ISKO))
    while hand.wait_for_question() and not application.window.give_up.isEnabled():
        hand.answer()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, None):
        application.window.activateWindow()
        qtbot.waitUntil(application.window.isActiveWindow)
        QTest.keyClick(application.window.windowHandle(), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
        (dialog,) = application.window.findChildren(GiveUpDialog)
        qtbot.waitUntil(dialog.isVisible)
        assert application.controller.request is not None
        own = application.engine.audience
        assert own is not None
        assert dialog._consent.isVisible() is bool(application.engine.consent_for_concession(own))
        if key is None:
            hand.click(dialog.give_up)
        else:
            QTest.keyClick(dialog, key)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert application.window.findChildren(GiveUpDialog) == []
        given_up = any(isinstance(action, Concede) for action in application.engine.actions)
        assert given_up is (key is None)
    application.stop()


def test_a_series_stands_as_it_stood_when_the_program_is_opened_again(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """Closed in the middle of a trick, opened again: the same cards, the same question."""
    path = tmp_path / "again.sqlite"
    application = open_application(qapp, qtbot, Store.open(path))
    hand = Hand(application, qtbot)
    application.begin(series(ISKO))
    while not (application.controller.request and isinstance(application.controller.request.options[0], Play)):
        assert hand.wait_for_question()
        if not isinstance(application.controller.request and application.controller.request.options[0], Play):
            hand.answer()
    hand.answer()
    assert hand.wait_for_question()
    before = application.engine.state
    application.window.close()
    again = open_application(qapp, qtbot, Store.open(path))
    assert again.window.table_shown
    assert again.engine.state == before
    assert Hand(again, qtbot).wait_for_question()
    again.stop()


def test_a_new_series_says_that_it_ends_the_one_under_way(qapp: QApplication, qtbot: QtBot) -> None:
    """Only where there is one, be it left for a deal beside it."""
    application = open_application(qapp, qtbot, None)

    def says_so() -> bool:
        application.ask_for_series()
        dialog = application.window.findChildren(NewSeriesDialog)[-1]
        said = dialog.ending.isVisible()
        dialog.reject()
        return said

    assert not says_so()
    application.begin(series(ISKO))
    assert says_so()
    assert application.series.dealing is not None
    application.series.play_beside(series(ISKO), application.series.dealing.start)
    assert says_so()
    application.stop()


def test_the_program_ends_also_where_what_waits_cannot_be_written(
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The disk is still full: that was told when it happened."""
    store = Store.open(tmp_path / "skat.sqlite")
    application = open_application(qapp, qtbot, store)
    close = store.close

    def refuse() -> None:
        close()
        raise StoreError(Trouble.UNAVAILABLE, Path("skat.sqlite"), "full")

    monkeypatch.setattr(store, "close", refuse)
    application.stop()
    application.stop()

    assert caplog.text.count("the last actions are not kept") == 1


def test_what_was_on_its_way_when_the_window_closed_is_no_defect(
    qapp: QApplication, qtbot: QtBot, store: Store
) -> None:
    """The demo's next card: by then the store has been let go."""
    application = open_application(qapp, qtbot, store)
    application.begin(series(ISKO))
    assert Hand(application, qtbot).wait_for_question()
    for _ in range(2):  # the first time the window only says what help makes of the game
        application.practice.demo.trigger()
    done = application.engine.actions
    application.window.close()
    for _ in range(20):
        qapp.processEvents()

    assert application.engine.actions == done


def test_same_cards_again_do_not_change_the_list(qapp: QApplication, qtbot: QtBot) -> None:
    """Practice after the result; then the series goes on."""
    application = open_application(qapp, qtbot, None)
    hand = Hand(application, qtbot)
    application.begin(series(ISKO))
    hand.play_deal()
    before = application.series.score_list
    hand.click(application.asker.result.again)
    hand.play_deal()
    assert application.series.score_list == before
    hand.click(application.asker.result.next)
    assert hand.wait_for_question()
    application.stop()


def test_from_home_to_the_score_sheet_and_back(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """By mouse; the sheet opens at the list written last, and writes to the store."""
    list_id = store.lists.begin(*thursday())
    application = open_application(qapp, qtbot, store)
    hand = Hand(application, qtbot)
    hand.click(application.home.sheet)
    room = application.sheet.room
    assert room.isVisible()
    assert room.page is not None
    hand.click(room.shelf.back)
    assert application.home.isVisible()
    application.window.sheet.trigger()
    QTest.keyClicks(room.page.entry, "1c1")
    QTest.keyClick(room.page.entry, Qt.Key.Key_Return)
    assert len(store.lists.open(list_id).score_list.entries) == 25
    application.stop()


def test_a_defect_is_told_where_the_user_is(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """Over the score sheet as well as over the table, wherever something went wrong."""
    application = open_application(qapp, qtbot, store)
    window = application.window
    for go, strip in (
        (window.sheet.trigger, window.strip),
        (window.show_table, application.table.strip),
        (window.show_home, window.strip),
    ):
        go()
        application.on_defect(ZeroDivisionError("a defect"))
        assert strip.isVisible()
        assert "skatdesk.log" in strip.text
        assert window.rect().contains(strip.rect().translated(strip.mapTo(window, QPoint())))
        seen = strip.rect().center()
        assert window.childAt(strip.mapTo(window, seen)) is not strip  # clicks reach the page
        strip.clear()
        assert not window.strip.isVisible()
    window.close()


def test_keys_of_the_table_are_left_to_the_score_sheet(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """B, P, L and Z mean something at the table; here they are letters of the entry."""
    store.lists.begin(*thursday())
    application = open_application(qapp, qtbot, store)
    hand = Hand(application, qtbot)
    application.begin(series(ISKO))
    assert hand.wait_for_question()
    asked = application.controller.request
    application.window.sheet.trigger()
    for action in (application.window.say, application.window.pass_, application.window.last_trick):
        assert not action.isEnabled()
    for key in (Qt.Key.Key_B, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_Z):
        QTest.keyClick(application.window.windowHandle(), key)
    assert application.controller.request is asked
    application.window.show_table()
    assert application.window.say.isEnabled()
    application.stop()


def test_statistics_open_and_lead_to_the_game(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    list_id = store.lists.begin(*thursday())
    application = open_application(qapp, qtbot, store)
    Hand(application, qtbot).click(application.home.statistics)
    page = application.statistics.page
    assert page is not None
    assert page.isVisible()
    page.gameRequested.emit(GameRef(7, list_id=int(list_id)))
    room = application.sheet.room
    assert room.isVisible()
    assert room.page is not None
    assert room.page.view.chosen == 6
    application.stop()


def test_without_a_store_there_are_no_statistics(qapp: QApplication, qtbot: QtBot) -> None:
    """The score sheet says why it keeps nothing."""
    application = open_application(qapp, qtbot, None)
    assert not application.home.statistics.isEnabled()
    Hand(application, qtbot).click(application.home.sheet)
    assert application.sheet.room.page is None
    application.statistics.show()
    assert application.statistics.page is None
    application.stop()
