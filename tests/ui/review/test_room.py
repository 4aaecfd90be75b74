"""The ways into the review and back, in the whole window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import Header, format_record
from skatdesk.settings import options
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import SkatExchange, TrickPlay
from skatdesk.skat.view import Phase
from skatdesk.ui.dialogs.games import GamesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.review.top import TABLE
from tests.helpers.invented_review import played
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application
from tests.ui.review.conftest import invent_reviews


@pytest.fixture
def application(qapp: QApplication, qtbot: QtBot, plain_players: None) -> Iterator[Application]:
    """The program; its reviews are invented, and computer players play all seats."""
    application = open_application(qapp, qtbot, None)
    application.settings.set(options.PLAYER_NAME, "Ben")
    invent_reviews(application)
    yield application
    application.stop()


def _to_the_result(application: Application, qtbot: QtBot) -> None:
    """The first deal of this series is played to its end by computer players."""
    application.begin(SeriesSetup(("Ada", "Ben", "Cem"), ("rules", "rules", "rules"), ISKO, 11))

    def over() -> bool:
        view = application.controller.view
        shown = application.asker.result.isVisible()
        return view is not None and view.phase is Phase.FINISHED and shown

    qtbot.waitUntil(over)


def _in_front(application: Application) -> bool:
    return application.review.page.isVisible()


def test_a_deal_is_reviewed_from_its_result_and_left_for_the_table(application: Application, qtbot: QtBot) -> None:
    _to_the_result(application, qtbot)
    with qtbot.waitSignal(application.review.reviewing.ended):
        QTest.mouseClick(application.asker.result.review, Qt.MouseButton.LeftButton)
    page = application.review.page
    assert _in_front(application)
    assert page.moves.hasFocus()  # so that the arrow keys step at once
    assert page.course.review is not None
    assert page.course.record is not None
    assert page.course.record.start == application.series.dealing.start  # type: ignore[union-attr]  # a deal lies there
    QTest.mouseClick(page.top.back, Qt.MouseButton.LeftButton)

    assert application.window.table_shown
    review = page.course.review
    application.review.show_table_deal()
    assert _in_front(application)
    assert page.course.review is review  # not worked out again


def test_who_comes_back_to_a_review_under_way_finds_it_going_on(application: Application, qtbot: QtBot) -> None:
    record, review = played(2), application.review
    review.show(record, FOREHAND)
    qtbot.waitUntil(lambda: any(one is not None for one in review.page.course.moments))
    known = list(review.page.course.moments)
    QTest.mouseClick(review.page.top.back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(review.reviewing.ended):
        review.show(record, FOREHAND)
        assert [now for now, before in zip(review.page.course.moments, known, strict=True) if before] == list(
            filter(None, known)
        )

    assert review.page.course.review is not None


def test_a_deal_that_runs_cannot_be_reviewed(application: Application) -> None:
    application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), ISKO, 11))
    application.review.action.trigger()

    assert application.window.table_shown
    assert application.table.strip.text


def test_a_game_of_a_file_is_reviewed(application: Application, qtbot: QtBot, tmp_path: Path) -> None:
    record = played(2)
    path = tmp_path / "games.sgf"
    path.write_text(format_record(record), encoding="utf-8")
    application.games.take(str(path))
    dialog = next(one for one in application.window.findChildren(GamesDialog))
    with qtbot.waitSignal(application.review.reviewing.ended):
        QTest.mouseClick(dialog.review, Qt.MouseButton.LeftButton)
    course = application.review.page.course

    assert _in_front(application)
    assert course.record == record
    assert course.you is MIDDLEHAND  # found by the user's name
    QTest.mouseClick(application.review.page.top.back, Qt.MouseButton.LeftButton)
    assert application.window.home.isVisible()


def test_who_gave_no_name_is_spoken_to_in_the_review_of_a_file(application: Application, qtbot: QtBot) -> None:
    """The record has the word for such a user where others have a name."""
    record = played(2)
    names = BySeat("Ada", "Cem", "You")
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.show(replace(record, header=replace(record.header, names=names)))

    assert application.review.page.course.you is REARHAND


def test_the_names_of_a_record_do_not_come_to_the_table(application: Application, qtbot: QtBot) -> None:
    _to_the_result(application, qtbot)
    names = application.desk.company.names
    record = played(0)
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.show(record, FOREHAND)

    assert application.desk.company.names == names
    assert "Ada" in application.review.page.top.seats[0].text()


def test_players_without_names_are_numbered_and_their_seats_are_told_once(
    application: Application, qtbot: QtBot
) -> None:
    """In Urdu the word for forehand bends before "of" and "by": it is no name."""
    record = replace(played(0), header=Header())
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.show(record)
    page = application.review.page

    assert page.course.review is not None
    head = page.contracts.model.headerData(FOREHAND, Qt.Orientation.Vertical)
    assert plain(head) == "Player 1\nForehand"
    assert all(f"Player {place}" in plain(button.text()) for place, button in enumerate(page.top.seats, 1))


def test_another_deal_ends_the_review_of_the_one_before(application: Application, qtbot: QtBot) -> None:
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.show(played(0))
        application.review.show(played(2))
    qtbot.waitUntil(lambda: application.review.page.course.review is not None)

    assert application.review.page.course.record == played(2)


@pytest.mark.parametrize("language", Language)
def test_a_deal_that_breaks_the_rules_is_told_in_the_language(application: Application, language: Language) -> None:
    """As one whose actions were damaged in the store."""
    application.settings.set(options.LANGUAGE, language.value)
    record = played(0)
    *first, one, other = record.actions

    application.review.show(replace(record, actions=(*first, other, one)))

    (note,) = application.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert ("breaks the rules" in note.line.text()) is (language is Language.ENGLISH)
    assert "it is not your turn" not in note.line.text()
    note.close()
    application.review.show(record)
    assert _in_front(application)


def test_a_deal_that_breaks_the_rules_leaves_the_review_before_as_it_was(
    application: Application, qtbot: QtBot
) -> None:
    """Its players' names stood at the hands of the deal that was reviewed before."""
    record = replace(played(0), header=Header(names=BySeat("Ada", "Ben", "Cem")))
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.show(record)
    page, (*first, one, other) = application.review.page, record.actions

    names = Header(names=BySeat("Xaver", "Yeter", "Zoë"))
    application.review.show(replace(record, header=names, actions=(*first, other, one)))
    application.window.findChildren(NoteDialog)[0].close()
    application.review.show(record)

    assert _in_front(application)
    assert page.course.review is not None
    assert application.review._desk.company.names == ("Ada", "Ben", "Cem")


# -------------------------------------------------------------- how else it could have gone


def _first_card(application: Application) -> int:
    """The position before the first card."""
    course = application.review.page.course
    return next(at for at, state in enumerate(course.states) if isinstance(state, TrickPlay))


def _play_from_here(application: Application, qtbot: QtBot, seat: Seat) -> None:
    """Under review the deal of the table is played on from its first card, at this seat."""
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.action.trigger()
    page = application.review.page
    page.course.turn(seat)
    page.course.go(_first_card(application))
    QTest.mouseClick(page.play, Qt.MouseButton.LeftButton)


def _over(application: Application) -> bool:
    view = application.controller.view
    return view is not None and view.phase is Phase.FINISHED and application.asker.result.isVisible()


def test_a_position_is_played_on_at_the_table_and_the_review_comes_back(application: Application, qtbot: QtBot) -> None:
    _to_the_result(application, qtbot)
    before = application.engine.actions
    _play_from_here(application, qtbot, MIDDLEHAND)
    course, at = application.review.page.course, _first_card(application)
    dealing = application.series.dealing

    assert application.window.table_shown
    assert application.engine.actions[:at] == before[:at]
    assert application.engine.audience is MIDDLEHAND
    assert dealing is not None
    assert (dealing.practice, dealing.counts) == (True, False)
    application.practice.helper.set_demo(True)
    qtbot.waitUntil(lambda: _over(application))
    assert application.asker.result.next.text() == "Back to the review"
    QTest.mouseClick(application.asker.result.next, Qt.MouseButton.LeftButton)

    assert _in_front(application)
    assert course.record is not None
    assert course.record.actions == before
    assert (course.at, course.seat) == (at, MIDDLEHAND)
    assert course.review is not None  # not worked out again


@pytest.mark.parametrize("leave", ["key", "button", "demo"])
def test_a_position_is_left_in_the_middle_and_the_review_comes_back(
    application: Application, qtbot: QtBot, leave: str
) -> None:
    """By the key, by the button below the table, and while the demo plays."""
    _to_the_result(application, qtbot)
    _play_from_here(application, qtbot, MIDDLEHAND)
    assert application.practice.leave.text() == "Back to the review"
    if leave == "demo":
        application.practice.helper.set_demo(True)
    if leave == "button":
        QTest.mouseClick(application.practice.buttons[1], Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(application.window, Qt.Key.Key_Escape)
    assert _in_front(application)
    qtbot.wait(50)  # whoever was thinking has come to an end
    assert _in_front(application)


def test_the_series_goes_on_after_the_review(application: Application, qtbot: QtBot) -> None:
    """From the result of the deal that was reviewed."""
    application.begin(SeriesSetup(("Ada", "Ben", "Cem"), ("rules", "rules", "rules"), ISKO, 11))
    qtbot.waitUntil(lambda: _over(application))
    _play_from_here(application, qtbot, FOREHAND)
    application.practice.helper.set_demo(True)
    qtbot.waitUntil(lambda: _over(application))
    application.next_deal()
    assert _in_front(application)
    QTest.mouseClick(application.review.page.top.back, Qt.MouseButton.LeftButton)

    assert application.window.table_shown
    dealing = application.series.dealing
    assert dealing is not None
    assert (dealing.counts, dealing.index) == (True, 0)
    qtbot.waitUntil(application.asker.result.isVisible)

    application.next_deal()

    dealing = application.series.dealing
    assert dealing is not None
    assert (dealing.counts, dealing.index) == (True, 1)


def test_after_a_review_of_the_other_course_the_first_one_comes_back(application: Application, qtbot: QtBot) -> None:
    _to_the_result(application, qtbot)
    before = application.engine.actions
    _play_from_here(application, qtbot, FOREHAND)
    qtbot.waitUntil(lambda: application.engine.request is not None)
    request, led = application.engine.request, before[_first_card(application)]
    assert request is not None
    application.controller.submit(next(card for card in request.options if card != led))
    application.practice.helper.set_demo(True)
    qtbot.waitUntil(lambda: _over(application))
    with qtbot.waitSignal(application.review.reviewing.ended):
        QTest.mouseClick(application.asker.result.review, Qt.MouseButton.LeftButton)
    QTest.mouseClick(application.review.page.top.back, Qt.MouseButton.LeftButton)
    assert application.window.table_shown
    QTest.mouseClick(application.asker.result.next, Qt.MouseButton.LeftButton)

    assert _in_front(application)
    record = application.review.page.course.record
    assert record is not None
    assert record.actions == before


def test_the_position_can_be_tried_again(application: Application, qtbot: QtBot) -> None:
    _to_the_result(application, qtbot)
    _play_from_here(application, qtbot, MIDDLEHAND)
    at = _first_card(application)
    application.practice.helper.set_demo(True)
    qtbot.waitUntil(lambda: _over(application))
    QTest.mouseClick(application.asker.result.again, Qt.MouseButton.LeftButton)

    assert application.engine.running
    assert len(application.engine.actions) < at + 3
    assert application.engine.actions[:at] == application.review.page.course.record.actions[:at]  # type: ignore[union-attr]  # a deal lies there


def test_a_deal_that_is_over_cannot_be_played_on(application: Application, qtbot: QtBot) -> None:
    _to_the_result(application, qtbot)
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.action.trigger()
    page = application.review.page
    page.course.go(page.course.end)

    assert not page.play.isEnabled()
    page.course.go(0)
    assert page.play.isEnabled()


@pytest.mark.parametrize("seat", SEATS)
def test_a_hand_of_the_contract_table_is_played_alone(application: Application, qtbot: QtBot, seat: Seat) -> None:
    _to_the_result(application, qtbot)
    with qtbot.waitSignal(application.review.reviewing.ended):
        application.review.action.trigger()
    page = application.review.page
    page.show_tab(TABLE)
    page.contracts.table.setCurrentIndex(page.contracts.model.index(seat, 4))
    QTest.mouseClick(page.contracts.play, Qt.MouseButton.LeftButton)

    assert application.window.table_shown
    state = application.engine.state
    assert isinstance(state, SkatExchange)
    assert (state.declarer, state.auction.bid, application.engine.audience) == (seat, 18, seat)
    assert application.series.names()[seat] == "Ben"
    assert set(application.series.names()) == {"Ada", "Ben", "Cem"}  # whose chair it was sits on Ben's
    application.next_deal()
    assert page.contracts.isVisible()
