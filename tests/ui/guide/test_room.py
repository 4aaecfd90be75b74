"""F1 opens the guide everywhere, at the chapter of the place."""

import importlib
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.coach.exercises.exercise import Kind
from skatdesk.coach.puzzles.puzzle import Kind as PuzzleKind
from skatdesk.coach.puzzles.sitting import Wish
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Announce, Discard
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import REARHAND, BySeat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import Phase
from skatdesk.ui.games.records import to_play
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.places import PLACES
from skatdesk.ui.look.guide_mark import GuideMark
from skatdesk.ui.statistics_room import StatisticsRoom
from tests.helpers.chapter_runs import calls_of
from tests.helpers.screens import SEED, SHOWN_GAME, Walk
from tests.ui.learn.conftest import choose_kind


@pytest.fixture
def walk(qapp: QApplication) -> Iterator[Walk]:
    """The real window, at its first page."""
    walk = Walk(qapp, Language.ENGLISH, "light", (1024, 700))
    yield walk
    walk.close()


def opened(walk: Walk, qtbot: QtBot) -> str:
    """Presses F1 in the window in front and shuts the guide again; the chapter it opened at."""
    front = QApplication.activeWindow() or walk.window
    if front.windowHandle() is None or not front.isActiveWindow():
        front.activateWindow()
        qtbot.waitUntil(front.isActiveWindow)
    QTest.keyClick(front.windowHandle(), Qt.Key.Key_F1)
    guide = walk.application.guide.window
    assert guide is not None
    chapter = guide.chapter
    walk.application.guide.close()
    front.activateWindow()
    qtbot.waitUntil(front.isActiveWindow)
    return chapter


def test_f1_on_the_way_through_a_deal(walk: Walk, qtbot: QtBot) -> None:
    application, asker = walk.application, walk.application.asker
    assert opened(walk, qtbot) == chapters.order()[0]
    setup = to_play(BySeat("Ben", "Cem", "Ada"), ISKO, REARHAND, "Ada", ("rules", "rules"))
    application.series.play_beside(setup, GameStart(Deal.of_series(SEED, SHOWN_GAME), ISKO))
    walk.window.show_table()
    walk._play_on(Phase.BIDDING)
    assert opened(walk, qtbot) == "bidding"
    while walk._view.phase is Phase.BIDDING:
        asker.bidding.say()
        walk._turn()
    assert opened(walk, qtbot) == "hand"
    asker.choice.buttons[0].click()
    walk._play_on(Phase.DISCARD)
    assert opened(walk, qtbot) == "hand"
    for card in walk._decided(Discard).cards:
        application.controller.choose_card(card)
    asker.discard.confirm.click()
    walk._play_on(Phase.ANNOUNCE)
    assert opened(walk, qtbot) == "announcements"
    asker.announce.point_at(walk._decided(Announce).contract.game)
    asker.announce.confirm.click()
    walk._play_on(Phase.PLAY)
    assert opened(walk, qtbot) == "play"
    walk._play_on(Phase.FINISHED)
    assert opened(walk, qtbot) == "scoring"
    application.dock.folding.set_folded(False)
    application.dock.tabs.setFocus()
    assert opened(walk, qtbot) == "lists"


def test_f1_in_the_other_rooms(walk: Walk, qtbot: QtBot) -> None:
    walk.application.sheet.show()
    assert opened(walk, qtbot) == "lists"
    walk.window.show_room(StatisticsRoom(walk.application.look))
    assert opened(walk, qtbot) == "using"


def test_f1_in_the_exercises_opens_the_chapter_of_the_question(walk: Walk, qtbot: QtBot) -> None:
    walk.application.learn.show_exercises()
    exercises = walk.application.learn.exercises
    for kind, chapter in ((Kind.BIDS, "bidding"), (Kind.COUNTING, "counting")):
        choose_kind(exercises, kind)
        assert opened(walk, qtbot) == chapter


@pytest.mark.parametrize(
    ("command", "chapter"), [("new_series", "house-rules"), ("settings", "using"), ("shortcuts", "using")]
)
def test_f1_in_dialogs_that_block_the_window(walk: Walk, qtbot: QtBot, command: str, chapter: str) -> None:
    getattr(walk.window, command).trigger()
    walk._turn()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)

    assert opened(walk, qtbot) == chapter

    dialog.close()


def test_the_guide_stays_where_it_is_when_no_chapter_belongs_to_the_place(walk: Walk, qtbot: QtBot) -> None:
    walk.application.guide.open_at("kontra")
    window = walk.application.guide.window
    assert window is not None
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F1)

    assert window.chapter == "kontra"
    walk.application.guide.close()


def test_f1_shows_a_guide_that_was_made_small(walk: Walk, qtbot: QtBot) -> None:
    """Else the key would do nothing that anybody sees."""
    guide = walk.application.guide
    guide.open_at("kontra")
    window = guide.window
    assert window is not None
    window.showMinimized()
    guide.open_at("bidding")

    assert not window.isMinimized()
    qtbot.waitUntil(window.isActiveWindow)
    guide.close()


def test_a_menu_gets_no_line_for_the_guide(walk: Walk, qtbot: QtBot) -> None:
    """Though it has the keyboard while it is open."""
    menu = QMenu(walk.window)
    line = menu.addAction("Delete")
    menu.popup(walk.window.pos())
    qtbot.waitUntil(lambda: QApplication.focusWidget() is menu or menu.isVisible())
    walk.application.guide._on_focus(None, menu)
    shown = menu.actions()
    menu.close()
    menu.deleteLater()

    assert shown == [line]


def test_the_guide_goes_with_the_window(walk: Walk) -> None:
    walk.application.guide.open_at("kontra")

    walk.window.close()

    assert walk.application.guide.window is None


def test_the_mark_of_a_panel_opens_its_chapter(walk: Walk, qtbot: QtBot) -> None:
    walk.application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), ISKO, SEED))
    walk._play_on(Phase.BIDDING)
    [mark] = walk.application.asker.bidding.findChildren(GuideMark)
    assert mark.accessibleName()
    assert mark.geometry().right() < walk.application.asker.bidding.width()

    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)

    window = walk.application.guide.window
    assert window is not None
    assert window.chapter == "bidding"
    walk.application.guide.close()


def test_the_mark_beside_an_exercise_opens_its_chapter(walk: Walk) -> None:
    walk.application.learn.show_exercises()
    exercises = walk.application.learn.exercises
    for kind, chapter in ((Kind.BIDS, "bidding"), (Kind.COUNTING, "counting")):
        choose_kind(exercises, kind)
        assert _chapter_of_mark(walk, exercises) == chapter


def test_the_mark_beside_a_puzzle_opens_its_chapter(walk: Walk) -> None:
    walk.application.puzzles.show()
    page = walk.application.puzzles.page
    for wish, chapter in ((Wish(PuzzleKind.BID), "bidding-well"), (Wish(PuzzleKind.DISCARD), "hand")):
        page.choose(wish)
        assert _chapter_of_mark(walk, page) == chapter


def _chapter_of_mark(walk: Walk, page: QWidget) -> str:
    """Presses the mark on this page and shuts the guide again; the chapter it opened at."""
    [mark] = page.findChildren(GuideMark)
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    guide = walk.application.guide.window
    assert guide is not None
    chapter = guide.chapter
    walk.application.guide.close()
    walk.window.activateWindow()
    return chapter


def test_places_are_classes_of_the_program_and_lead_to_chapters() -> None:
    lazy = (
        "scoresheet.room",
        "scoresheet.large_window",
        "charts.page",
        "charts.deal_dialog",
        "duplicate.page",
        "deals.page",
        "review.page",
    )
    for module in lazy:
        importlib.import_module(f"skatdesk.ui.{module}")
    names = {kind.__name__ for kind in _subclasses(QWidget)}

    assert set(PLACES) <= names
    assert set(PLACES.values()) <= set(chapters.order())


def _subclasses(kind: type[object]) -> Iterator[type[object]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)


def test_the_keys_told_in_the_guide_are_those_of_the_program(walk: Walk) -> None:
    known = {keys.toString() for action in walk.window.actions() for keys in action.shortcuts()}
    own = {"Ctrl+F", "Alt+Left", "Ctrl++", "Ctrl+-", "Esc", "Return", "Left", "Right", "1", "0", "/"}
    told = {
        QKeySequence(call.words[0]).toString()
        for key in chapters.order()
        for call in calls_of(chapters.part(key, "en").chapter)
        if call.name == "key"
    }

    assert told - own <= known


def test_f1_belongs_to_no_window_that_is_gone(walk: Walk, qtbot: QtBot) -> None:
    """A focus that changes after the main window was closed reaches nobody."""
    walk.window.close()
    walk.window.close()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.setFocus()
    qtbot.waitUntil(other.isActiveWindow)

    assert other.actions() == []
