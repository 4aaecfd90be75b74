"""Where one gets to from a review whose positions were played on at the table."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.engine.dealing import Origin, SeriesSetup
from skatdesk.notation.iss import GameRecord
from skatdesk.players.roster import make
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import SkatExchange
from skatdesk.skat.view import Phase
from skatdesk.ui.review.top import DEAL, LEARN, TABLE
from tests.helpers.invented_review import played
from tests.ui.review.conftest import invent_reviews

LEFT = Qt.MouseButton.LeftButton
AT, SEED = 12, 11
NUMBER = 2_326_282_220_388_551


@pytest.fixture
def program(plain_players: None, program: Application, monkeypatch: pytest.MonkeyPatch) -> Application:
    """Its reviews are invented."""
    monkeypatch.setattr("skatdesk.engine.series_engine.seated", lambda _name: make("rules"))
    invent_reviews(program)
    program.duplicate.again._make_player = lambda _name: make("rules")
    program.duplicate.again._door._ready = lambda: True
    return program


def _click(button: QWidget) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)


def _to_the_end(program: Application, qtbot: QtBot) -> None:
    """The deal on the table is over; a demo plays for the user."""

    helper = program.practice.helper

    def over() -> bool:
        users = program.series.setup is not None and program.series.setup.human is not None
        if users and program.engine.running and not helper.demo:
            helper._told = True
            helper.set_demo(True)
        view = program.controller.view
        return view is not None and view.phase is Phase.FINISHED and program.asker.result.isVisible()

    qtbot.waitUntil(over)


def _review(program: Application, qtbot: QtBot) -> None:
    """Opens the review from the result, to its end."""
    _click(program.asker.result.review)
    qtbot.waitUntil(lambda: program.review.page.course.review is not None)


def _try_and_come_back(program: Application, qtbot: QtBot, seat: Seat = FOREHAND) -> None:
    """A position of the deal under review is played to its end, and the button there leads to the review."""
    page = program.review.page
    page.course.turn(seat)
    page.course.go(AT)
    _click(page.play)
    _to_the_end(program, qtbot)
    _click(program.asker.result.next)
    assert page.isVisible()


def _series(program: Application, qtbot: QtBot) -> None:
    rules = replace(ISKO, series_rounds=1)
    program.begin(SeriesSetup(("Ada", "Ben", "Cem"), ("rules", "rules", "rules"), rules, SEED))
    for more in (True, True, False):
        _to_the_end(program, qtbot)
        if more:
            program.next_deal()


def _set(program: Application, qtbot: QtBot) -> None:
    program.duplicate._new_seed = lambda: SEED  # of others the last deal may be passed in, and has no position 12
    program.duplicate.begin(3, "rules", 5)
    for more in (True, True, False):
        _to_the_end(program, qtbot)
        if more:
            program.next_deal()


def _editor(program: Application, qtbot: QtBot) -> None:
    program.practice.play_deal(Deal.from_number(NUMBER), FOREHAND, ISKO, Origin.EDITOR)
    _to_the_end(program, qtbot)


def _practice(program: Application, qtbot: QtBot) -> None:
    program.practice.play_deal(Deal.from_number(NUMBER), FOREHAND, ISKO)
    _to_the_end(program, qtbot)


@pytest.mark.parametrize(
    ("lay", "page"),
    [
        (_series, lambda program: program.sheet.room),
        (_set, lambda program: program.duplicate.page),
        (_editor, lambda program: program.deals.page),
        (_practice, lambda program: program.window.home),
    ],
    ids=["a series that is over", "a set that is over", "the editor", "a single deal"],
)
def test_where_no_deal_follows_the_review_leads_where_the_deal_would_have_led(
    program: Application,
    qtbot: QtBot,
    lay: Callable[[Application, QtBot], None],
    page: Callable[[Application], QWidget],
) -> None:
    """Never to a table on which nothing lies any more."""
    lay(program, qtbot)
    _review(program, qtbot)
    _try_and_come_back(program, qtbot)
    _try_and_come_back(program, qtbot, MIDDLEHAND)
    _click(program.review.page.top.back)

    assert page(program).isVisible()


def test_after_positions_were_tried_the_review_leads_to_the_result_it_came_from(
    program: Application, qtbot: QtBot
) -> None:
    """Within a series the finished deal lies on the table again, and the next one follows it."""
    rules = replace(ISKO, series_rounds=1)
    program.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), rules, SEED))
    _to_the_end(program, qtbot)
    panel, actions = program.asker.result, program.engine.actions
    headline = panel.accessibleName()
    _review(program, qtbot)
    _try_and_come_back(program, qtbot)
    _try_and_come_back(program, qtbot, MIDDLEHAND)
    _click(program.review.page.top.back)

    qtbot.waitUntil(panel.isVisible)
    assert program.engine.actions == actions
    assert panel.accessibleName() == headline
    assert program.series.score_list is not None
    assert len(program.series.score_list.entries) == 1
    _click(panel.next)
    assert program.series.dealing is not None
    assert program.series.dealing.due.number == 2


def test_the_review_of_a_tried_position_leads_back_to_the_first_review(program: Application, qtbot: QtBot) -> None:
    _series(program, qtbot)
    _review(program, qtbot)
    page = program.review.page
    first = page.course.record
    assert first is not None
    page.course.turn(REARHAND)
    page.course.go(AT)
    _click(page.play)
    _to_the_end(program, qtbot)
    _review(program, qtbot)
    page.course.go(AT + 3)
    _click(page.play)
    _to_the_end(program, qtbot)
    _click(program.asker.result.next)
    assert (page.course.at, page.course.seat) == (AT + 3, REARHAND)
    _click(page.top.back)

    assert page.isVisible()
    assert page.course.record is not None
    assert page.course.record.actions == first.actions
    assert (page.course.at, page.course.seat) == (AT, REARHAND)
    _click(page.top.back)
    assert program.sheet.room.isVisible()


@pytest.mark.parametrize("tab", [DEAL, TABLE, LEARN])
def test_after_another_review_the_seat_and_the_tab_come_back_too(program: Application, qtbot: QtBot, tab: int) -> None:
    """Lessons that have to be worked out anew begin with the deal."""
    record: GameRecord = played(0)
    program.review.show(record, FOREHAND)
    page = program.review.page
    qtbot.waitUntil(lambda: page.course.review is not None)
    page.course.turn(next(seat for seat in SEATS if seat is not FOREHAND and page.course.review.mistakes(seat)))  # type: ignore[union-attr]  # it is known
    seat = page.course.seat
    page.course.go(AT)
    page.show_tab(tab)
    page.lesson.show_answer()
    at = page.course.at
    _click((page.play, page.contracts.play, page.learn.play)[tab])
    _to_the_end(program, qtbot)
    with qtbot.waitSignal(program.review.reviewing.ended):
        program.review.show(played(2))
    program.window.show_table()
    _click(program.asker.result.next)

    assert page.isVisible()
    assert page.course.record == record
    assert (page.course.seat, page.course.at) == (seat, at)
    assert page.tab == (TABLE if tab == TABLE else DEAL)


def test_from_another_seat_the_same_position_is_played(program: Application, qtbot: QtBot) -> None:
    """As with the same cards again; after the bidding of a hand played alone somebody else plays it."""
    program.review.show(played(0), FOREHAND)
    page = program.review.page
    qtbot.waitUntil(lambda: page.course.review is not None)
    page.course.go(AT)
    _click(page.play)
    _to_the_end(program, qtbot)
    _click(program.asker.result.other_seat)

    assert page.course.record is not None
    assert program.engine.actions[:AT] == page.course.record.actions[:AT]
    assert program.engine.audience is not FOREHAND
    program.window.show_room(page)
    page.show_tab(TABLE)
    _click(page.contracts.play)
    declarer = program.engine.audience
    _to_the_end(program, qtbot)
    _click(program.asker.result.other_seat)
    state = program.engine.state
    assert isinstance(state, SkatExchange)
    assert (state.declarer, state.auction.bid) == (declarer, 18)
    assert program.engine.audience is not declarer


def test_who_is_called_otherwise_by_now_changes_places_all_the_same(program: Application, qtbot: QtBot) -> None:
    """Nobody at the table is called as the user was, and nobody has gone."""
    program.settings.set(PLAYER_NAME, "Dora")
    program.review.show(played(0), FOREHAND)
    page = program.review.page
    qtbot.waitUntil(lambda: page.course.review is not None)
    page.course.turn(MIDDLEHAND)
    _click(page.play)

    assert program.series.names() == BySeat("Ben", "Dora", "Cem")
