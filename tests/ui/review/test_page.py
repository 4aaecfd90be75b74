"""The review as it is used: with mouse, wheel and keys, in any language, while it is worked out and after."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox
from pytestqt.qtbot import QtBot

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, Header
from skatdesk.skat.actions import Play
from skatdesk.skat.ruleset import HOME, TCHIBO, RuleSet
from skatdesk.skat.seats import SEATS
from skatdesk.skat.states import TrickPlay
from skatdesk.ui.look.hand_order import Sorting
from skatdesk.ui.look.theme import Deck, Scheme
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.review.marks import Judged
from skatdesk.ui.review.moves_model import Filter
from skatdesk.ui.review.top import DEAL, LEARN, TABLE
from tests.helpers.invented_review import NAMES, review_of
from tests.helpers.plain import plain
from tests.helpers.wheel import turn_wheel
from tests.notation.sheets import EVERYTHING, random_game
from tests.ui.conftest import House, Press
from tests.ui.review.conftest import Open, Reviewed

SUIT_GAME = 2
"""A deal of this number is neither Null nor Ramsch."""


def _bad(reviewed: Reviewed) -> int:
    """The index of a card that was a mistake."""
    return next(
        moment.index
        for moment in reviewed.course.moments
        if moment is not None and moment.open is not None and moment.mark is not None and moment.mark.is_mistake
    )


# -------------------------------------------------------------- stepping


def test_keys_go_by_card_by_trick_and_to_the_ends(open_review: Open, press: Press) -> None:
    reviewed = open_review()
    page, course = reviewed.page, reviewed.course
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    assert course.at == 2
    press(page, Qt.Key.Key_Left)
    assert course.at == 1
    press(page, Qt.Key.Key_PageDown)
    first = course.at
    assert isinstance(course.state, TrickPlay)
    assert course.state.tricks == ()
    press(page, Qt.Key.Key_PageDown)
    assert course.at == first + 3
    press(page, Qt.Key.Key_PageUp)
    assert course.at == first
    press(page, Qt.Key.Key_End)
    assert course.at == course.end == len(reviewed.record.actions)
    press(page, Qt.Key.Key_Right)
    assert course.at == course.end
    press(page, Qt.Key.Key_Home)
    assert course.at == 0


def test_buttons_and_wheel_step_too(open_review: Open, qtbot: QtBot) -> None:
    reviewed = open_review()
    page, course = reviewed.page, reviewed.course
    first, rewind, back, on, forward, end = page.steps.buttons
    assert not back.isEnabled()
    for button in (on, on, back):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert course.at == 1
    for button in (forward, rewind, end, first):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert course.at == 0
    turn_wheel(page.board, -120)
    turn_wheel(page.board, -180)
    turn_wheel(page.board, -60)
    assert course.at == 3
    turn_wheel(page.board, 240)
    assert course.at == 1


def test_a_click_in_the_list_or_the_graph_goes_there(open_review: Open, qtbot: QtBot) -> None:
    reviewed = open_review()
    page, course = reviewed.page, reviewed.course
    row = next(at for at, row in enumerate(page.model.rows) if row.index == 2)
    box = page.moves.visualRect(page.model.index(row))
    QTest.mouseClick(page.moves.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert course.at == 2
    QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=QPoint(round(page.graph.x_of(20)), 60))
    assert course.at == 20
    assert page.moves.currentIndex().row() == page.model.row_of(20)
    QTest.mouseMove(page.graph, QPoint(round(page.graph.x_of(21)), 60))
    qtbot.waitUntil(lambda: bool(page.graph.tip.text))


def test_the_keyboard_goes_down_the_list(open_review: Open, press: Press) -> None:
    page = open_review().page
    page.moves.setFocus()
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Down)

    assert page.course.at == 2


# -------------------------------------------------------------- what is shown


def test_every_playable_card_tells_what_it_is_worth(open_review: Open) -> None:
    reviewed = open_review(SUIT_GAME)
    page, course = reviewed.page, reviewed.course
    course.go(_bad(reviewed))
    moment, view = course.moment, page.board.view
    assert moment is not None
    assert moment.fair is not None
    assert moment.open is not None
    assert view is not None
    assert set(view.values) == {option.action.card for option in moment.fair.options if isinstance(option.action, Play)}
    assert isinstance(moment.action, Play)
    assert view.values[moment.action.card].mark is moment.mark
    assert all("%" in value.text for value in view.values.values())

    page.judged.answers[1].click()
    opened = page.board.view
    assert opened is not None
    assert [opened.values[one.card].text for one in moment.open.cards] == [
        str(one.result.points) for one in moment.open.cards
    ]


def test_the_two_judgements_are_kept_apart(open_review: Open) -> None:
    reviewed = open_review()
    page = reviewed.page
    reviewed.course.go(_bad(reviewed))
    assert all("%" in one.figures[0] for one in page.verdict.options.options)
    assert page.verdict.better.isVisible()
    assert "80" in page.verdict.below.text()
    page.judged.answers[1].click()

    judgement = page.judgement
    assert judgement is Judged.OPEN
    assert not page.verdict.better.isVisible()
    assert all("%" not in "".join(one.figures) for one in page.verdict.options.options)


def test_hands_are_open_closed_or_only_one(open_review: Open) -> None:
    page = open_review().page
    for index, expected in enumerate(((True, True, True), (True, False, False), (False, False, False))):
        page.hands.setCurrentIndex(index)
        view = page.board.view
        assert view is not None
        assert tuple(view.visible) == expected
        assert view.skat_visible is (index == 0)


@pytest.mark.parametrize("tab", [DEAL, LEARN])
def test_hands_lie_as_the_user_likes_them(open_review: Open, tab: int) -> None:
    """At once, when he changes his mind while he looks at them."""
    page = open_review(SUIT_GAME).page
    page.show_tab(tab)
    before = page.board.view
    page._desk.order.use(Sorting(trumps_right=True, rising=True))
    after = page.board.view

    assert before is not None
    assert after is not None
    seat = before.bottom
    assert after.hands[seat] == before.hands[seat][::-1] != before.hands[seat]


def test_the_deal_can_be_seen_from_another_seat(open_review: Open, qtbot: QtBot) -> None:
    page = open_review().page
    QTest.mouseClick(page.top.seats[2], Qt.MouseButton.LeftButton)
    view = page.board.view

    assert view is not None
    assert view.bottom is SEATS[2]
    assert [button.isChecked() for button in page.top.seats] == [False, False, True]


@pytest.mark.parametrize("kept", [Filter.OWN, Filter.MISTAKES])
def test_the_list_can_be_cut_down(open_review: Open, kept: Filter) -> None:
    reviewed = open_review()
    page = reviewed.page
    page.filter.setCurrentIndex(list(Filter).index(kept))
    rows = [row for row in page.model.rows if row.index is not None]

    assert rows
    assert len(rows) < reviewed.course.end
    if kept is Filter.OWN:
        assert {row.seat for row in rows} == {reviewed.course.seat}
    else:
        assert all(row.mark is not None and row.mark >= Mark.INACCURACY for row in rows)


def test_marks_are_told_in_words_too(open_review: Open) -> None:
    reviewed = open_review()
    row = next(row for row in reviewed.page.model.rows if row.index == _bad(reviewed))

    assert row.mark is not None
    assert reviewed.page.words.mark(row.mark) in row.spoken


def test_the_end_names_the_turning_points(open_review: Open, press: Press) -> None:
    page = open_review().page
    press(page, Qt.Key.Key_End)
    turns = [one for one in page.course.moments if one is not None and one.turning_point]

    assert page.verdict.reason.text().count(";") == max(0, len(turns) - 1)
    assert page.verdict.title.text() == page.model.rows[-1].text


def test_accuracy_and_number_stand_over_the_deal(open_review: Open, qtbot: QtBot) -> None:
    reviewed = open_review()
    top, review = reviewed.page.top, reviewed.course.review
    assert review is not None
    for button, share in zip(top.seats, review.accuracy, strict=True):
        assert share is not None
        assert f"{round(share)}%" in button.text()
    QTest.mouseClick(top.number, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == str(reviewed.record.start.deal.number)


# -------------------------------------------------------------- switches


def test_thirty_switches_leave_everything_in_place(open_review: Open, house: House) -> None:
    """Languages, card words, decks, themes, tabs, positions, sizes, in any order."""
    page, chance = open_review().page, random.Random(7)
    for _ in range(30):
        match chance.randrange(6):
            case 0:
                house.speak(chance.choice(list(Language)))
            case 1:
                house.look.use(deck=chance.choice(list(Deck)))
            case 2:
                house.look.use(scheme=chance.choice([Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST]))
            case 3:
                page.show_tab(chance.choice([DEAL, TABLE, LEARN]))
            case 4:
                page.course.go(chance.randrange(page.course.end + 1))
            case 5:
                house.look.use(scale=chance.choice([0.78, 1.0, 1.35]))
        page.grab()
    page.show_tab(DEAL)
    house.speak(Language.GERMAN)
    german = page.model.rows[1].spoken
    house.speak(Language.ENGLISH)

    assert page.model.rows[1].spoken != german


def test_the_steps_name_their_keys_as_the_keyboard_does(open_review: Open, house: House) -> None:
    steps = open_review().page.steps
    for language, names in (
        (Language.ENGLISH, ("Home", "←", "PgDown")),
        (Language.GERMAN, ("Pos1", "←", "Bild abwärts")),
    ):
        house.speak(language)
        QCoreApplication.sendPostedEvents()
        tips = [plain(steps.buttons[place].toolTip()) for place in (0, 2, 4)]
        assert all(tip.endswith(f"({name})") for tip, name in zip(tips, names, strict=True)), tips


@pytest.mark.parametrize("way", [3, 4, 5])
def test_at_the_end_the_keys_go_to_the_way_back(open_review: Open, way: int) -> None:
    reviewed = open_review()
    buttons, course = reviewed.page.steps.buttons, reviewed.course
    course.go(course.end - 1)
    buttons[way].setFocus()
    QTest.keyClick(buttons[way], Qt.Key.Key_Space)

    assert course.at == course.end
    assert QApplication.focusWidget() is buttons[5 - way]


@pytest.mark.parametrize("language", list(Language))
def test_the_page_fits_a_small_window(open_review: Open, house: House, language: Language) -> None:
    house.look.use(scale=0.78)
    house.speak(language)
    page = open_review(size=(1024, 700)).page
    page.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if language is Language.URDU else Qt.LayoutDirection.LeftToRight
    )
    for tab in (DEAL, TABLE, LEARN):
        page.show_tab(tab)
        assert page.minimumSizeHint().width() <= 1024
        assert page.minimumSizeHint().height() <= 700


def test_board_and_graph_stay_left_to_right(open_review: Open) -> None:
    page = open_review().page
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    for part in (page.board, page.graph, page.steps):
        assert part.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize(("scale", "enlarged"), [(0.6, False), (1.0, False), (0.93, True)])
def test_where_one_stands_keeps_clear_of_the_buttons(
    open_review: Open, house: House, scale: float, enlarged: bool
) -> None:
    """Also in large text, where the buttons stand close to each other."""
    house.look.use(scale=scale, enlarged=enlarged)
    steps = open_review(size=(1024, 700)).page.steps
    QCoreApplication.sendPostedEvents()
    assert steps._where.x() - steps.buttons[-1].geometry().right() > house.look.px(S1 // 2)


def test_everything_that_can_be_pressed_has_a_name(open_review: Open) -> None:
    page = open_review().page
    for tab in (DEAL, TABLE, LEARN):
        page.show_tab(tab)
        for kind in (QAbstractButton, QComboBox):
            for control in page.findChildren(kind):
                if control.isVisible() and control.metaObject().className() != "QTableCornerButton":
                    assert control.accessibleName() or getattr(control, "text", str)(), control


def test_a_screen_reader_hears_each_step_and_why_a_move_was_worse(
    open_review: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of moves speaks for itself: there only the reasons are added."""
    said = list[str]()
    monkeypatch.setattr("skatdesk.ui.review.page.announce", lambda _, words: said.append(plain(words)))
    reviewed = open_review(SUIT_GAME)
    page, bad = reviewed.page, _bad(reviewed)
    page.steps.buttons[-1].setFocus()
    reviewed.course.go(bad)
    row = page.model.rows[page.model.row_of(bad)]

    assert page.verdict.reasons
    assert said[-1] == plain(f"{row.spoken}. {page.verdict.reasons}")

    page.moves.setFocus()
    reviewed.course.go(bad + 1)
    reviewed.course.go(bad)

    assert said[-1] == plain(page.verdict.reasons)


def test_random_keys_and_clicks_do_no_harm(open_review: Open, press: Press) -> None:
    page, chance = open_review(3).page, random.Random(3)
    keys = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End]
    keys += [Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_3, Qt.Key.Key_Return]
    for _ in range(150):
        if chance.random() < 0.6:
            press(page, chance.choice(keys))
        else:
            at = QPoint(chance.randrange(60, page.width()), chance.randrange(60, page.height()))
            target = page.childAt(at)
            if target is not None and not isinstance(target, QComboBox):
                QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(page, at))
        for choice in (page.hands, page.filter):
            choice.hidePopup()
    assert 0 <= page.course.at <= page.course.end


@pytest.mark.parametrize("rules", [EVERYTHING, HOME, TCHIBO], ids=lambda rules: rules.name)
def test_every_kind_of_deal_can_be_gone_through(open_review: Open, rules: RuleSet) -> None:
    """Ramsch, Revolution, passed in, thrown in, left: whatever ends as it may, judged or not."""
    page = open_review(complete=False).page
    for seed in range(4):
        start, actions = random_game(rules, random.Random(f"page:{rules.name}:{seed}"))
        record = GameRecord(Header(names=NAMES), start, actions)
        page.course.load(record, None)
        for judged in (False, True):
            if judged:
                page.course.take(review_of(record))
            for position in range(0, page.course.end + 1, 3):
                page.course.go(position)
                page.hands.setCurrentIndex(position % 3)
                page.judged.answers[position % 2].click()
            page.course.go(page.course.end)
            page.grab()
        page.show_tab(TABLE)
        page.show_tab(LEARN)
        page.grab()
