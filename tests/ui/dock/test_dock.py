"""The dock as a widget: in every theme and direction, with keys, and folded."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.card_names import CardNaming
from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Concede
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, REARHAND
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.view import view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.dock.list_model import FIRST_PLAYER, ListRow, Running
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.sentences import Company
from tests.scoring.builders import due, passed_in
from tests.ui.dock.conftest import games
from tests.ui.dock.test_tricks import NAMES, after

COMPANY = Company(NAMES, FOREHAND)


def fill(dock: Dock, rules: RuleSet = HOME, size: int = 3, cards: int = 9) -> None:
    dock.set_list(games(rules, size), 0)
    dock.set_view(view_of(after(cards, rules), FOREHAND), COMPANY)


def colours(image: QImage, y: int) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width())}


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize(("size", "scale"), [(3, 1.0), (4, 1.0), (3, 1.5)])
def test_both_pages_paint_in_every_theme_and_direction(
    scheme: Scheme, direction: Qt.LayoutDirection, size: int, scale: float, dock: Dock, desk: Desk
) -> None:
    """Without a warning from Qt, and with something on every row."""
    fill(dock, size=size)
    dock.setLayoutDirection(direction)
    dock.show()
    desk.look.use(scheme=scheme, scale=scale)

    for page in range(dock.tabs.count()):
        dock.tabs.setCurrentIndex(page)
        image = dock.grab().toImage()
        rows = dock.list_page.view if page == 0 else dock.tricks_page.view
        area = rows.viewport()
        top = area.mapTo(dock, QPoint(0, 0)).y()
        assert image.width() == desk.look.px(288)
        assert len(colours(image, top + desk.look.px(16))) > 3


def test_dock_follows_a_change_of_the_theme(dock: Dock, desk: Desk) -> None:
    fill(dock)
    dock.show()
    light = dock.grab().toImage()
    desk.look.use(scheme=Scheme.DARK)
    dark = dock.grab().toImage()

    assert light.pixelColor(5, 400).lightness() > 200
    assert dark.pixelColor(5, 400).lightness() < 60


def test_right_to_left_mirrors_columns_tabs_and_fold_button(dock: Dock) -> None:
    fill(dock)
    dock.show()

    def places() -> list[bool]:
        """Whether each stands in the left half."""
        header = dock.list_page.view.horizontalHeader()
        middle = dock.width() // 2
        number = header.sectionViewportPosition(0) < middle
        last = header.sectionViewportPosition(FIRST_PLAYER + 2) < middle
        tab = dock.tabs.mapTo(dock, dock.tabs.tabRect(0).center()).x() < middle
        fold = dock.folding.fold.x() < middle
        return [number, last, tab, fold]

    before = places()
    dock.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()

    assert before == [True, False, True, False]
    assert places() == [False, True, False, True]


def test_totals_stand_under_the_columns_of_the_list(dock: Dock) -> None:
    for size in (3, 4):
        fill(dock, size=size)
        dock.show()
        above, below = dock.list_page.view.horizontalHeader(), dock.list_page.footer.horizontalHeader()
        for player in range(size):
            assert above.sectionSize(FIRST_PLAYER + player) == below.sectionSize(1 + player)
            assert above.sectionPosition(FIRST_PLAYER + player) == below.sectionPosition(1 + player)


def test_labels_of_the_totals_stand_whole_beside_three_players(dock: Dock, desk: Desk) -> None:
    fill(dock)
    dock.show()
    for scale in (1.0, 1.5):
        desk.look.use(scale=scale)
        footer = dock.list_page.footer
        assert footer.label_room() - desk.look.px(4) <= footer.horizontalHeader().sectionSize(0)


def test_game_on_the_table_is_the_last_row_until_the_list_has_it(dock: Dock) -> None:
    """Between its end and the result it does not leave the list, to come back a moment later."""

    def last() -> ListRow:
        return dock.list_page.model.rows[-1]

    fill(dock)
    playing = last()
    dock.set_view(view_of(after(30, HOME), FOREHAND), COMPANY)
    finished = last()
    longer = games(HOME).with_entry(passed_in(due(games(HOME))))
    dock.set_list(longer, 0)
    entered = last()
    dock.set_view(view_of(after(30, HOME), FOREHAND), COMPANY)
    rows = len(dock.list_page.model.rows)
    dock.set_view(view_of(after(3, HOME), FOREHAND), COMPANY)
    dock.set_view(view_of(after(3, HOME), FOREHAND), COMPANY, counts=False)
    practice = last()

    assert playing.entry is None
    assert playing.contract == Contract(Game.GRAND, hand=True)
    assert finished == playing
    assert entered.entry == practice.entry == longer.entries[-1]
    assert rows == len(longer.entries)


def test_beside_a_deal_for_practice_stand_its_tricks_alone(dock: Dock) -> None:
    """The list of a series that was left has nothing to do with it; it comes back with the series."""
    fill(dock)
    before = dock.sizeHint()
    dock.set_view(view_of(after(3, HOME), FOREHAND), COMPANY, counts=False)
    dock.grab()

    assert not dock.list_page.isVisibleTo(dock)
    assert dock.tricks_page.isVisibleTo(dock)
    assert not dock.tabs.isTabVisible(0)
    assert dock.sizeHint() == before

    fill(dock)
    assert dock.list_page.isVisibleTo(dock)
    dock.grab()
    assert dock.tabs.width() >= dock.tabs.sizeHint().width()

    dock.tabs.setCurrentIndex(1)
    dock.set_view(view_of(after(3, HOME), FOREHAND), COMPANY, counts=False)
    fill(dock)
    assert dock.tricks_page.isVisibleTo(dock)


@pytest.mark.parametrize(
    ("running", "words"),
    [
        (Running(), ""),
        (Running(Contract(Game.CLUBS)), ""),
        (Running(Contract(Game.CLUBS, hand=True)), "Hand"),
        (Running(Contract(Game.CLUBS, hand=True, schneider=True), 2), "Hand · Schneider announced · × 2"),
        (Running(Contract(Game.CLUBS, True, True, True)), "Hand · Schwarz announced"),
        (Running(Contract(Game.GRAND, True, True, True, True), 4), "Ouvert · × 4"),
        (Running(Contract(Game.CLUBS, hand=True, schneider=True, spitze=True)), "Hand · Schneider announced · Spitze"),
        (Running(Contract(Game.GRAND, spitze=True)), "Spitze"),
        (Running(Contract(Game.NULL, hand=True, ouvert=True, revolution=True)), "Ouvert · Revolution"),
    ],
)
def test_words_beside_the_sign_tell_announcements_and_doublings(running: Running, words: str, dock: Dock) -> None:
    dock.set_list(games(), 0)
    dock.list_page.show_running(running)
    cells = dock.list_page.view._painter_of_cells

    shown = cells._ways(dock.list_page.model.rows[-1])[0]

    assert shown.replace("\u2066", "").replace("\u2069", "") == words
    assert cells._ways(dock.list_page.model.rows[0])[0].endswith("× 2\u2069")


def test_a_ramsch_that_was_pushed_on_counts_double_while_it_is_played(dock: Dock) -> None:
    """As on the line above the table, and in its row when it is over."""
    dock.set_list(games(), 0)
    view = view_of(after(3, HOME), FOREHAND)
    dock.set_view(replace(view, contract=Contract(Game.RAMSCH), pushed=(FOREHAND, REARHAND)), COMPANY)

    assert dock.list_page.model.rows[-1].factor == 4


def test_list_follows_its_end(dock: Dock) -> None:
    dock.resize(288, 400)
    dock.show()
    fill(dock)
    bar = dock.list_page.view.verticalScrollBar()

    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_who_reads_further_up_is_left_there_while_cards_are_played(dock: Dock) -> None:
    """Only another game brings the end into sight again."""
    dock.resize(288, 400)
    dock.show()
    fill(dock)
    bar = dock.list_page.view.verticalScrollBar()
    bar.setValue(0)
    dock.set_view(view_of(after(6, HOME), FOREHAND), COMPANY)
    assert bar.value() == 0

    dock.set_list(games(HOME).with_entry(passed_in(due(games(HOME)))), 0)
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    dock.set_view(view_of(after(3, HOME), FOREHAND), COMPANY)
    assert bar.value() == bar.maximum()


def test_keys_begin_at_the_end_which_is_in_sight(dock: Dock) -> None:
    """Of the list and of the tricks; who comes back finds them where they were."""
    dock.resize(288, 400)
    dock.show()
    dock.activateWindow()
    QTest.qWaitForWindowActive(dock)
    fill(dock, HOME, cards=30)
    for page, view in enumerate((dock.list_page.view, dock.tricks_page.view)):
        dock.tabs.setCurrentIndex(page)
        view.setFocus(Qt.FocusReason.TabFocusReason)
        last = view.model().rowCount() - 1
        assert last > 0
        assert view.currentIndex().row() == last
        assert view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
        QTest.keyClick(view, Qt.Key.Key_Home)
        view.clearFocus()
        view.setFocus(Qt.FocusReason.TabFocusReason)
        assert view.currentIndex().row() == 0


def test_a_deal_that_ended_before_its_first_trick_was_over_promises_none(dock: Dock) -> None:
    """Everything was given up when only one card lay: all tricks went to the others, and none was played out."""
    state = after(1, HOME)
    assert isinstance(state, TrickPlay)
    assert state.declarer is not None
    over = step(state, Concede(state.declarer))[0]

    dock.set_view(view_of(over, FOREHAND), COMPANY)

    assert dock.tricks_page.hint.text() == "No trick was played out in this deal"


def test_tricks_say_why_there_are_none(dock: Dock) -> None:
    page = dock.tricks_page
    played_on = next(cards for cards in range(3, 30) if not view_of(after(cards, ISKO), FOREHAND).may_view_last_trick)

    fill(dock, ISKO, cards=0)
    none_yet = page.hint.text()
    fill(dock, ISKO, cards=3)
    seen = page.hint.isHidden() and not page.view.isHidden()
    fill(dock, ISKO, cards=played_on)

    assert none_yet == "The tricks appear here as they are played"
    assert seen
    assert page.hint.text() == "The last trick may be seen again until you have played to the next one"
    assert page.view.isHidden()


# ------------------------------------------------------------------ folding


def test_folded_dock_is_a_strip_with_a_button_to_open_it(dock: Dock) -> None:
    fill(dock)
    dock.show()

    dock.folding.fold.click()
    assert (dock.folding.folded, dock.width()) == (True, 40)
    dock.folding.unfold.click()

    assert (dock.folding.folded, dock.width()) == (False, 288)


def test_focus_goes_on_to_the_other_button(dock: Dock, qtbot: QtBot) -> None:
    fill(dock)
    dock.show()
    dock.activateWindow()
    dock.folding.fold.setFocus()
    qtbot.waitUntil(dock.folding.fold.hasFocus)

    dock.folding.set_folded(True)
    closed = dock.folding.unfold.hasFocus()
    dock.folding.set_folded(False)

    assert closed
    assert dock.folding.fold.hasFocus()


# ------------------------------------------------------------------ keys, words, screen readers


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_keys_walk_the_list_and_ask_for_the_derivation(dock: Dock, qtbot: QtBot) -> None:
    fill(dock)
    dock.show()
    dock.activateWindow()
    view = dock.list_page.view
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.setCurrentIndex(view.model().index(0, 0))

    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    shown = QToolTip.text()
    QToolTip.hideText()

    assert view.currentIndex().row() == 2
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == view.model().rowCount() - 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0
    assert "Kontra" in shown
    assert shown == view.model().index(2, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_keys_change_the_tab(dock: Dock, qtbot: QtBot) -> None:
    fill(dock)
    dock.show()
    dock.activateWindow()
    dock.tabs.setFocus()
    qtbot.waitUntil(dock.tabs.hasFocus)

    QTest.keyClick(dock.tabs, Qt.Key.Key_Right)

    assert dock.tabs.currentIndex() == 1
    assert dock.tricks_page.isVisible()


def _focusable(widget: QWidget) -> Iterator[QWidget]:
    for child in widget.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible():
            yield child


def test_everything_that_takes_the_focus_has_a_name(dock: Dock) -> None:
    fill(dock)
    dock.show()
    nameless = []
    for folded in (False, True):
        dock.folding.set_folded(folded)
        for page in range(2):
            dock.tabs.setCurrentIndex(page)
            nameless += [type(widget).__name__ for widget in _focusable(dock) if not widget.accessibleName()]

    assert nameless == []


def test_screen_readers_hear_game_and_derivation(dock: Dock) -> None:
    fill(dock)
    dock.show()
    view = dock.list_page.view
    interface = QAccessible.queryAccessibleInterface(view)
    cells = [interface.child(index) for index in range(interface.childCount())]
    told = {cell.text(QAccessible.Text.Name): cell.text(QAccessible.Text.Description) for cell in cells}

    assert "score −108" in told["\u2068Diamonds\u2069"]


def test_words_follow_the_card_naming(dock: Dock, desk: Desk) -> None:
    fill(dock)
    dock.show()
    index = dock.list_page.model.index(0, 1)

    desk.namer.use(CardNaming(Language.GERMAN))

    assert "Pik" in index.data()
    assert "Pik" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_change_of_the_language_writes_everything_anew(dock: Dock, qtbot: QtBot) -> None:
    fill(dock)
    dock.tabs.setTabText(0, "?")
    dock.folding.fold.setToolTip("?")

    with qtbot.waitSignals([dock.list_page.model.headerDataChanged, dock.list_page.totals.modelReset]):
        for widget in (dock, *dock.findChildren(QWidget)):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))

    assert dock.tabs.tabText(0) == "List"
    assert dock.folding.fold.toolTip() == "Fold list and tricks away"
