"""Puzzles in the program: the way there and back, what is remembered, puzzles from one's own games."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.coach.puzzles.puzzle import key_of
from skatdesk.coach.puzzles.text import format_puzzle, shipped
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.puzzles import PuzzleStanding
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.puzzles.top import Search
from tests.engine.test_puzzle_mining import One
from tests.helpers.later import Later
from tests.helpers.plain import plain
from tests.store.samples import filled

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def store(tmp_path: Path) -> Store:
    path = tmp_path / "skatdesk.sqlite"
    filled(path, deals=2)
    store = Store.open(path)
    store.leave_open_series()
    return store


def test_the_page_of_learning_has_a_door(program: Application) -> None:
    program.learn.show()
    QTest.mouseClick(program.puzzles.door, LEFT)
    assert program.puzzles.page.isVisible()

    QTest.mouseClick(program.puzzles.page.top.back, LEFT)

    assert program.learn.page.isVisible()


def test_the_first_page_leads_to_the_next_puzzle(program: Application, store: Store, qtbot: QtBot) -> None:
    """It is not the one that has just been answered; and no note is shown before somebody goes there."""
    home = program.home
    program.settings.set(options.PLAYER_NAME, "Ada")
    program.window.show_home()
    qtbot.waitUntil(home.puzzle.isVisible)
    QTest.mouseClick(home.puzzle, LEFT)
    page = program.puzzles.page
    assert page.isVisible()
    before = page.sitting.current
    page.show_answer()

    QTest.mouseClick(page.top.back, LEFT)
    assert home.isVisible()

    qtbot.waitUntil(lambda: page.sitting.current is not before)
    puzzle = page.sitting.current
    assert puzzle is not None
    assert home.puzzle.accessibleDescription().startswith(page.words.kind(puzzle.kind))


def test_what_was_answered_is_remembered(program: Application, store: Store) -> None:
    program.puzzles.show()
    program.puzzles.page.show_answer()

    (standing,) = store.puzzles.standings().values()
    assert standing.box == 0
    assert len(store.puzzles.days()) == 1


def test_ones_own_games_are_searched(program: Application, store: Store, qtbot: QtBot) -> None:
    room = program.puzzles
    assert room.mining._door is not None
    room.mining._make, room.mining._door._ready = One, lambda: True
    room.show()
    with qtbot.waitSignal(room.mining.ended):
        QTest.mouseClick(room.page.top.mine, LEFT)

    assert len(store.puzzles.own()) == 1
    assert room.page.top.mine.text() == "1 new puzzle · Search again"

    with qtbot.waitSignal(room.mining.ended):
        QTest.mouseClick(room.page.top.mine, LEFT)

    assert room.page.top.mine.text() == "0 new puzzles · Search again"


def test_how_far_the_search_is_stands_there_in_another_language_at_once(program: Application) -> None:
    room = program.puzzles
    assert room.mining._door is not None
    room.mining._make, room.mining._door._ready, room.mining._executor = One, lambda: True, Later()
    room.show()
    QTest.mouseClick(room.page.top.mine, LEFT)
    assert room.page.top.mine.text() == "0 of 2 games, 0 new · Cancel"

    program.settings.set(options.LANGUAGE, Language.GERMAN.value)
    QApplication.processEvents()

    assert room.page.top.mine.text() == "0 von 2 Spielen, 0 neu · Abbrechen"
    QTest.mouseClick(room.page.top.mine, LEFT)


def test_a_damaged_game_is_passed_over_and_told_at_the_end(program: Application, store: Store, qtbot: QtBot) -> None:
    room = program.puzzles
    assert room.mining._door is not None
    room.mining._make, room.mining._door._ready = One, lambda: True
    with store._database.writing() as sql:
        sql.execute("UPDATE actions SET action = 'nonsense' WHERE deal = 2 AND number = 0")
    room.show()
    with qtbot.waitSignal(room.mining.ended):
        QTest.mouseClick(room.page.top.mine, LEFT)

    assert len(store.puzzles.own()) == 1
    (note,) = program.window.findChildren(NoteDialog)
    assert note.line.text() == "1 of your games cannot be read and was passed over"
    note.close()


def test_puzzles_by_the_thousand_are_told_with_the_sign_of_thousands(program: Application, store: Store) -> None:
    store.puzzles.add_own([(f"damaged {number}", "{") for number in range(1200)])
    room = program.puzzles
    room.show()
    room.page.top.show_search(Search(new=1234, done=5000, total=5000, running=False))

    (note,) = program.window.findChildren(NoteDialog)
    assert note.line.text().startswith("1,200 puzzles")
    note.close()
    assert room.page.top.mine.text() == "1,234 new puzzles · Search again"


@pytest.mark.parametrize("language", Language)
def test_puzzles_that_cannot_be_read_are_told_in_the_language_and_the_others_stay(
    program: Application, store: Store, language: Language
) -> None:
    """What is remembered of the others stays too, and a new search finds the damaged one again."""
    program.settings.set(options.LANGUAGE, language.value)
    good, bad = shipped()[:2]
    store.puzzles.add_own([(key_of(good), format_puzzle(good)), (key_of(bad), "{")])
    store.puzzles.note(key_of(good), PuzzleStanding(2, date(2026, 11, 20)), date(2026, 11, 20), solved=True)
    room = program.puzzles
    room.show()

    (note,) = program.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert "1" in note.line.text()
    assert ("cannot be read" in note.line.text()) is (language is Language.ENGLISH)
    note.close()
    assert list(room.page.sitting._own.values()) == [good]
    assert room.page.sitting._standings[key_of(good)].box == 2
    assert "{" in store.puzzles.own()

    room._on_found(bad)

    assert set(store.puzzles.own()) == {format_puzzle(good), format_puzzle(bad)}


@pytest.mark.parametrize("away", [False, True])
def test_another_name_of_the_user_stands_at_the_table(program: Application, away: bool) -> None:
    """At once where the settings lie over the puzzle, and when one comes back to it."""
    room = program.puzzles
    room.show()
    if away:
        program.window.show_home()
    program.settings.set(options.PLAYER_NAME, "Zoe")
    if away:
        room.show()

    you = room.page._desk.company.you
    assert you is not None
    assert room.page._desk.company.name(you) == isolate("Zoe")


def test_without_games_there_is_nothing_to_search(program: Application) -> None:
    program.puzzles._store = None
    program.puzzles.search_games()

    (note,) = program.window.findChildren(NoteDialog)
    assert note.isVisible()
    note.close()


def test_that_answers_cannot_be_kept_is_told_once(
    program: Application, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after each of them; and no game is said to go on."""

    def refuse(*_: object, **__: object) -> None:
        raise StoreError(Trouble.UNAVAILABLE, Path("x"), "full")

    room = program.puzzles
    room.show()
    monkeypatch.setattr(store.puzzles, "note", refuse)
    for _ in range(3):
        room.page.show_answer()
        room.page.go_on()

    (note,) = program.window.findChildren(NoteDialog)
    assert plain(note.line.text()) == "x cannot be written. Is the disk full or protected, or is its folder gone?"
    note.close()
