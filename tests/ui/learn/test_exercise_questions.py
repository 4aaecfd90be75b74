"""What stands around a question on the page of exercises: what can be typed, and how a list is named."""

from dataclasses import replace
from itertools import count, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from skatdesk.coach.exercises.drawing import draw
from skatdesk.coach.exercises.exercise import Counting, HandAsk, HandWorth, Kind, Ladder, Score, TrickTaking
from skatdesk.coach.exercises.sitting import Sitting, listed
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.learn.exercise_page import ExercisePage
from skatdesk.ui.look.theme import Scheme
from tests.helpers.plain import plain
from tests.ui.conftest import House, Press
from tests.ui.learn.conftest import choose_kind


def test_the_question_lies_in_the_middle_of_the_page(exercises: ExercisePage) -> None:
    sheet = exercises.sheet.geometry()

    assert abs(sheet.left() - (exercises.width() - 1 - sheet.right())) <= 1


def test_of_some_values_one_is_chosen_by_its_key_and_no_other_can_be_typed(
    exercises: ExercisePage, press: Press
) -> None:
    exercises.take_up(Sitting(listed([Ladder((18, 20, 21, 22))])))

    assert exercises.answers.field.isHidden()

    press(exercises, Qt.Key.Key_3)

    assert exercises.sitting.given == 21
    assert plain(exercises.sheet.verdict.text()) == "Right"


def _ground(field: QLineEdit) -> QColor:
    """The colour inside the field, beside its text."""
    return field.grab().toImage().pixelColor(8, field.height() // 2)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_a_wrong_number_is_marked_where_it_was_typed(exercises: ExercisePage, house: House, scheme: Scheme) -> None:
    """As a wrong button is; the field of the next exercise is like any other."""
    house.look.use(scheme=scheme)
    choose_kind(exercises, Kind.COUNTING)
    field = exercises.answers.field
    unmarked = _ground(field)
    field.setText("999")
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert plain(exercises.sheet.verdict.text()).startswith("Not right")
    assert _ground(field) == QColor(house.look.theme.minus_soft)

    exercises.go_on()

    assert _ground(field) == unmarked


def test_what_was_only_begun_to_be_typed_is_no_answer(exercises: ExercisePage, house: House) -> None:
    """A wrong button is pressed after all: only that is marked."""
    choose_kind(exercises, Kind.COUNTING)
    exercise, field = exercises.sitting.current, exercises.answers.field
    field.setText("1")
    wrong = next(place for place, choice in enumerate(exercise.choices) if choice != exercise.answer)
    exercises.answers.buttons[wrong].click()

    assert plain(exercises.sheet.verdict.text()).startswith("Not right")
    assert _ground(field) != QColor(house.look.theme.minus_soft)


def test_a_list_is_named_without_saying_list_twice(exercises: ExercisePage) -> None:
    score = Score(Contract(Game.HEARTS), 1, 20, 61, 5)
    exercises.take_up(Sitting(listed([score])))

    assert exercises.sheet.facts.text().splitlines()[-1] == "Classic list"

    exercises.take_up(Sitting(listed([replace(score, system="seeger")])))

    assert exercises.sheet.facts.text().splitlines()[-1].endswith("Seeger-Fabian")


def test_who_is_asked_about_matadors_is_told_what_they_are(exercises: ExercisePage) -> None:
    hands = (draw(Kind.HAND, 1, seed) for seed in count())
    exercise = next(hand for hand in hands if isinstance(hand, HandWorth) and hand.ask is HandAsk.MATADORS)
    exercises.take_up(Sitting(listed([exercise])))
    exercises.answer(exercise.answer)

    assert "highest trumps in one unbroken line" in plain(exercises.sheet.reasons.text())


def test_mixed_exercises_begin_with_the_cards(exercises: ExercisePage) -> None:
    """Who takes a trick is asked before what a hand is worth."""
    assert isinstance(exercises.sitting.current, TrickTaking)


def test_no_lone_word_stands_under_a_reason(exercises: ExercisePage, house: House) -> None:
    """In French "avec 3" was left for a line of its own."""
    house.look.use(scale=0.78)
    house.speak(Language.FRENCH)
    exercise = draw(Kind.HAND, 2, 4)
    exercises.take_up(Sitting(listed([exercise])))
    exercises.answer(exercise.answer)
    reasons = exercises.sheet.reasons
    reasons.grab()
    layout = reasons._document.firstBlock().layout()
    widths = [layout.lineAt(index).naturalTextWidth() for index in range(layout.lineCount())]
    house.speak(Language.ENGLISH)

    assert len(widths) > 1
    assert min(widths) > max(widths) / 3


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("CT HJ S7", "10 + 2 = 12"),
        ("CA", "Card points: Ace 11, Ten 10, King 4, Queen 3, Jack 2; the others count none"),
        ("S7 S8", "Card points: Ace 11, Ten 10, King 4, Queen 3, Jack 2; the others count none"),
    ],
)
def test_what_one_card_counts_is_explained_by_what_each_rank_counts(
    exercises: ExercisePage, cards: str, reason: str
) -> None:
    """The figure alone would say the answer twice."""
    exercises.take_up(Sitting(listed([Counting(parse_cards(cards))])))
    exercises.answer(99)

    assert plain(exercises.sheet.reasons.text()) == reason


def test_how_to_answer_is_told_as_long_as_there_is_something_to_answer(exercises: ExercisePage) -> None:
    """Over the cards that are chosen, which stay where they are."""
    sheet = exercises.sheet
    for kind in (Kind.FOLLOWING, Kind.TRICK):
        choose_kind(exercises, kind)
        QCoreApplication.processEvents()
        assert sheet.about.text().startswith("Choose ")
        cards = sheet.row.mapTo(sheet, QPoint(0, 0)).y()
        assert sheet.about.y() < cards
        exercises.answer(exercises.sitting.current.answer)
        QCoreApplication.processEvents()
        assert sheet.about.text() == ""
        assert sheet.row.mapTo(sheet, QPoint(0, 0)).y() == cards
    choose_kind(exercises, Kind.HAND)
    assert not sheet.about.isVisible()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("scale", "enlarged"), [(0.78, False), (0.93, True)])
def test_the_sheet_lies_at_one_place_whatever_is_asked(
    exercises: ExercisePage, house: House, language: Language, scale: float, enlarged: bool
) -> None:
    """Where kinds are mixed it would jump from question to question."""
    house.look.use(scale=scale, enlarged=enlarged)
    house.speak(language)
    places = set()
    for kind in Kind:
        exercises.take_up(Sitting(listed([draw(kind, 2, 4)])))
        for _ in range(4):  # from the innermost widget to the page
            QCoreApplication.processEvents()
        places.add(exercises.sheet.geometry().getRect())

    assert len(places) == 1


def test_the_card_that_was_led_lies_left_of_the_hand_in_every_language(exercises: ExercisePage) -> None:
    """As on the pages of the guide: cards lie as they do at the table."""
    choose_kind(exercises, Kind.FOLLOWING)
    exercises.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QCoreApplication.sendPostedEvents()
    led, row = (part.mapTo(exercises, QPoint(0, 0)) for part in (exercises.sheet.led, exercises.sheet.row))

    assert led.x() < row.x()


@pytest.mark.parametrize("scale", [0.78, 1.4])
def test_the_card_that_was_led_is_as_large_as_those_of_the_hand(
    exercises: ExercisePage, house: House, scale: float
) -> None:
    """Those of a hand get smaller where there is no room for them side by side."""
    exercises.take_up(Sitting(listed([draw(Kind.FOLLOWING, 3, 4)])))
    house.look.use(scale=scale)
    for _ in range(4):  # from the innermost widget to the page
        QCoreApplication.processEvents()
    sheet = exercises.sheet

    assert len({card.size().toTuple() for card in (*sheet.led.buttons, *sheet.row.buttons)}) == 1


def test_a_screen_reader_hears_how_it_is_answered_until_it_is(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    how = plain(exercises.sheet.about.text())
    assert how
    assert how in plain(exercises.accessibleName())

    exercises.answer(exercises.sitting.current.answer)

    assert how not in plain(exercises.accessibleName())


def test_a_screen_reader_hears_the_question_with_its_cards_and_the_verdict_with_its_reasons(
    exercises: ExercisePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr("skatdesk.ui.learn.exercise_page.announce", lambda _, words: said.append(plain(words)))
    choose_kind(exercises, Kind.HAND)
    sheet = exercises.sheet

    assert plain(exercises.accessibleName()).startswith(plain(sheet.accessibleName()))
    assert sheet.row.accessibleName() in exercises.accessibleName()

    exercises.answer(exercises.sitting.current.answer)

    assert said == [plain(sheet.spoken)]
    assert said[0].startswith("Right. ")
    assert plain(sheet.reasons.text()).split("\n")[0] in said[0]


def test_tab_leads_from_the_cards_to_the_button_that_checks_them(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    for _ in range(2):
        buttons = exercises.sheet.row.buttons
        assert all(one.nextInFocusChain() is other for one, other in pairwise(buttons))
        assert buttons[-1].nextInFocusChain() is exercises.answers.check
        exercises.answer(exercises.sitting.current.answer)
        exercises.go_on()


def test_once_the_answer_is_known_clicked_cards_lie_as_they_were_chosen(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    row = exercises.sheet.row
    for button in row.buttons[:2]:
        button.click()
    chosen = row.checked
    exercises.answers.check.click()
    for button in row.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, button.height() // 2))

    assert exercises.sitting.given == tuple(sorted(chosen))
    assert row.checked == chosen
