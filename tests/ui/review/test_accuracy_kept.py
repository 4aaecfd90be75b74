"""The review of a deal that was played here tells the statistics how accurately people played it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.settings.options import LANGUAGE
from skatdesk.skat.ruleset import ISKO
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import SavedSeries
from skatdesk.store.statistics.selection import Filter, GameRef
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.games.records import records_of
from skatdesk.ui.look.button import Button
from tests.helpers.whole_program import Hand, open_application, series
from tests.store.samples import finished_deal
from tests.store.samples import series as kept_series
from tests.ui.review.conftest import invent_reviews

LEFT = Qt.MouseButton.LeftButton

Open = Callable[[], Application]


@pytest.fixture
def open_program(qapp: QApplication, qtbot: QtBot, store: Store) -> Iterator[Open]:
    """Opens the program, whose reviews are invented; nobody else keeps it, so that it is gone after the test."""
    opened: list[Application] = []

    def open_program() -> Application:
        program = open_application(qapp, qtbot, store)
        invent_reviews(program)
        opened.append(program)
        return program

    yield open_program
    opened.pop().stop()


def _two_deals(store: Store) -> SavedSeries:
    """A series that is over, of two deals."""
    kept = store.begin_series(kept_series())
    for number in (1, 2):
        finished_deal(store, kept, number)
    store.finish_series(kept)
    saved = store.series(kept)
    assert saved is not None
    return saved


def _accuracies(store: Store, name: str = "Ada") -> tuple[float, ...]:
    statistics = store.statistics
    statistics.take_over(statistics.refresh())
    statistics.refresh()
    people = {known.person.name: known.person.id for known in statistics.people()}
    return statistics.accuracy(statistics.select(Filter(people[name]))).accuracy


def test_a_deal_is_reviewed_from_its_dot_and_counts_once(open_program: Open, qtbot: QtBot, store: Store) -> None:
    """And back leads to the statistics, which know of it."""
    program = open_program()
    saved = _two_deals(store)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None
    for _ in range(2):
        with qtbot.waitSignal(program.review.reviewing.ended):
            page.reviewRequested.emit(GameRef(2, series=int(saved.id)))
        assert program.review.page.isVisible()
        program.review.reviewing.stop()
        program.review.page.course.review = None  # so that it is reviewed anew

    (accuracy,) = _accuracies(store)
    assert 0 < accuracy <= 100
    assert _accuracies(store, "Ben") == ()  # a computer player
    QTest.mouseClick(program.review.page.top.back, LEFT)
    assert page.isVisible()
    assert len(page.board.accuracy.stops()) == 1


def test_a_review_that_ends_after_it_was_left_is_seen_in_the_statistics(
    open_program: Open, qtbot: QtBot, store: Store
) -> None:
    program = open_program()
    saved = _two_deals(store)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None
    with qtbot.waitSignal(program.review.reviewing.ended):
        page.reviewRequested.emit(GameRef(2, series=int(saved.id)))
        QTest.mouseClick(program.review.page.top.back, LEFT)
        assert page.isVisible()
        assert not page.board.accuracy.stops()

    assert len(page.board.accuracy.stops()) == 1


def test_a_game_of_a_file_does_not_count(open_program: Open, qtbot: QtBot, store: Store) -> None:
    """Even if it was played here; reviewed from the statistics it counts, without being worked out again."""
    program = open_program()
    saved = _two_deals(store)
    with qtbot.waitSignal(program.review.reviewing.ended):
        program.games.reviewRequested.emit(records_of(saved)[0])
    assert _accuracies(store) == ()
    review = program.review.page.course.review
    program.statistics.show()
    page = program.statistics.page
    assert page is not None
    page.reviewRequested.emit(GameRef(1, series=int(saved.id)))

    assert program.review.page.course.review is review
    assert len(_accuracies(store)) == 1


def test_the_deal_on_the_table_counts(open_program: Open, qtbot: QtBot, store: Store) -> None:
    program = open_program()
    program.begin(series(ISKO))
    Hand(program, qtbot).play_deal()
    with qtbot.waitSignal(program.review.reviewing.ended):
        QTest.mouseClick(program.asker.result.review, LEFT)

    assert len(_accuracies(store)) == 1


def test_the_same_cards_again_do_not_count(open_program: Open, qtbot: QtBot, store: Store) -> None:
    program = open_program()
    program.begin(series(ISKO))
    hand = Hand(program, qtbot)
    hand.play_deal()
    QTest.mouseClick(program.asker.result.again, LEFT)
    hand.play_deal()
    with qtbot.waitSignal(program.review.reviewing.ended):
        QTest.mouseClick(program.asker.result.review, LEFT)

    assert _accuracies(store) == ()


def test_a_store_that_refuses_is_told(
    open_program: Open, qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The review stands all the same."""
    program = open_program()
    saved = _two_deals(store)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.UNAVAILABLE, Path("x"), "test")

    monkeypatch.setattr(store.accuracies, "note", refuse)
    with qtbot.waitSignal(program.review.reviewing.ended):
        page.reviewRequested.emit(GameRef(2, series=int(saved.id)))

    (note,) = program.window.findChildren(NoteDialog)
    assert note.isVisible()
    note.accept()
    assert program.review.page.course.review is not None


# ---------------------------------------------------------------- the door of the page of learning


def test_the_door_leads_to_the_deal_finished_last_and_back(open_program: Open, qtbot: QtBot, store: Store) -> None:
    program = open_program()
    saved = _two_deals(store)
    program.learn.show()
    with qtbot.waitSignal(program.review.reviewing.ended):
        QTest.mouseClick(program.review.door, LEFT)
    course = program.review.page.course
    assert course.record is not None
    assert course.record.start == saved.deals[1].start
    assert course.you is course.seat is saved.deals[1].seating.seat_of(0)  # no name is set: it was kept who played
    QTest.mouseClick(program.review.page.top.back, LEFT)

    assert program.learn.page.isVisible()
    assert len(_accuracies(store)) == 1


def test_a_deal_beside_the_series_is_the_last_one_though_it_was_left(
    open_program: Open, qtbot: QtBot, store: Store
) -> None:
    """As somebody who has just played his first game would say; in another language he is still himself."""
    program = open_program()
    _two_deals(store)
    program.learn.show()
    QTest.mouseClick(program.learn.page.first_game, LEFT)
    Hand(program, qtbot).play_deal()
    start = program.engine.state.start
    QTest.mouseClick(program.asker.result.next, LEFT)
    assert program.learn.page.isVisible()
    program.settings.set(LANGUAGE, "tr")
    with qtbot.waitSignal(program.review.reviewing.ended):
        QTest.mouseClick(program.review.door, LEFT)
    course = program.review.page.course
    assert course.record is not None
    assert course.record.start == start
    assert course.you is not None
    assert course.record.header.names[course.you] == "Sen"
    assert _accuracies(store) == ()


def test_without_a_deal_the_door_says_so_and_offers_games_of_files(open_program: Open) -> None:
    """No dialog of files falls out of the sky."""
    program = open_program()
    program.learn.show()
    QTest.mouseClick(program.review.door, LEFT)
    (note,) = program.window.findChildren(NoteDialog)
    assert "no deal here to review" in note.line.text()
    dialogs = [program.games.files.asker.dialog]
    assert dialogs == [None]

    files = next(button for button in note.findChildren(Button) if button is not note.close_button)
    QTest.mouseClick(files, LEFT)
    assert not note.isVisible()
    assert program.games.files.asker.dialog is not None
    program.games.files.asker.dialog.close()


def test_a_deal_that_is_gone_opens_nothing(open_program: Open, store: Store) -> None:
    program = open_program()
    _two_deals(store)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None
    for nowhere in (GameRef(1, series=99), GameRef(9, series=1), GameRef(1, list_id=1)):
        page.reviewRequested.emit(nowhere)

    assert page.isVisible()


def test_a_last_deal_that_cannot_be_read_is_told_once(
    open_program: Open, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone; from then on the door leads to the games of a file, as where there is no last deal."""
    program = open_program()

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.DAMAGED, Path("x"), "test")

    asked: list[None] = []
    monkeypatch.setattr(store, "last_deal", refuse)
    monkeypatch.setattr(program.games.files, "ask_to_open", lambda: asked.append(None))
    program.learn.show()
    QTest.mouseClick(program.review.door, LEFT)
    (note,) = program.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert not asked

    note.accept()
    QTest.mouseClick(program.review.door, LEFT)
    assert not [other for other in program.window.findChildren(NoteDialog) if other.isVisible()]
    assert asked
