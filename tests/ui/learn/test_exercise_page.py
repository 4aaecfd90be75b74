"""Exercises on the page: asked, answered by mouse and keys, explained, and in another language at once."""

from collections.abc import Iterator
from itertools import count, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from skatdesk.coach.exercises.drawing import draw
from skatdesk.coach.exercises.exercise import (
    Exercise,
    Following,
    HandAsk,
    HandWorth,
    Kind,
    Ladder,
    LadderAsk,
    Score,
    TrickTaking,
)
from skatdesk.coach.exercises.guides import WORKED_EXAMPLES
from skatdesk.coach.exercises.sitting import Sitting, listed
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import CARDS
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.exercise_page import ExercisePage
from skatdesk.ui.learn.exercise_words import ExerciseWords
from skatdesk.ui.learn.explanations import Explanations
from skatdesk.ui.look.theme import Deck
from tests.helpers.drop_down import choose_from
from tests.helpers.plain import plain
from tests.ui.conftest import House, Press
from tests.ui.learn.conftest import choose_kind

LEFT = Qt.MouseButton.LeftButton
NUMBERS = (Kind.HAND, Kind.BIDS, Kind.COUNTING, Kind.SCORE)
DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_7)


def _now(page: ExercisePage) -> Exercise:
    return page.sitting.current


def _place(page: ExercisePage) -> int:
    """Where the right answer stands."""
    exercise = _now(page)
    return next(place for place, choice in enumerate(exercise.choices) if choice == exercise.answer)


def _hands() -> Iterator[HandWorth]:
    """Questions about hands."""
    drawn_ones = (draw(Kind.HAND, 1, seed) for seed in count())
    return (one for one in drawn_ones if isinstance(one, HandWorth))


def _verdict(page: ExercisePage) -> str:
    return plain(page.sheet.verdict.text())


@pytest.mark.parametrize("kind", NUMBERS)
def test_a_number_is_answered_by_its_button(exercises: ExercisePage, kind: Kind) -> None:
    choose_kind(exercises, kind)
    QTest.mouseClick(exercises.answers.buttons[_place(exercises)], LEFT)

    assert _verdict(exercises) == "Right"
    assert exercises.sheet.reasons.text()
    assert exercises.tally.text() == "1 of 1 right"


@pytest.mark.parametrize("kind", NUMBERS)
def test_a_wrong_button_looks_wrong(exercises: ExercisePage, house: House, kind: Kind) -> None:
    choose_kind(exercises, kind)
    right = exercises.answers.buttons[_place(exercises)]
    wrong = next(one for one in exercises.answers.buttons if one is not right and not one.isHidden())
    QTest.mouseClick(wrong, LEFT)

    right_ground, wrong_ground = (one.grab().toImage().pixelColor(8, 20).name() for one in (right, wrong))
    assert wrong_ground == house.look.theme.minus_soft.lower() != right_ground


def test_with_or_without_is_answered_by_its_key(exercises: ExercisePage, press: Press) -> None:
    exercises.take_up(Sitting(listed([next(one for one in _hands() if one.ask is HandAsk.MATADORS)])))
    wrong = next(place for place in range(4) if place != _place(exercises))
    press(exercises, DIGITS[wrong])

    assert _verdict(exercises).startswith("Not right. ")
    assert exercises.tally.text() == "0 of 1 right"

    press(exercises, DIGITS[_place(exercises)])

    assert exercises.sitting.answered == 1


def test_a_number_can_be_typed(exercises: ExercisePage, press: Press) -> None:
    choose_kind(exercises, Kind.COUNTING)
    exercises.answers.field.setFocus()
    QTest.keyClicks(exercises.answers.field, str(exercises.sitting.current.answer))
    press(exercises, Qt.Key.Key_Return)

    assert _verdict(exercises) == "Right"


@pytest.mark.parametrize("kind", [Kind.BIDS, Kind.COUNTING, Kind.SCORE])
def test_a_number_is_typed_without_a_click(exercises: ExercisePage, press: Press, kind: Kind) -> None:
    """Its first digit is no answer by itself."""
    drawn_ones = (draw(kind, 1, seed) for seed in count())
    asked = next(one for one in drawn_ones if not isinstance(one, Ladder) or one.ask is LadderAsk.NEXT)
    exercises.take_up(Sitting(listed([asked])))
    answer = _now(exercises).answer
    for letter in str(answer):
        press(exercises, Qt.Key.Key_Minus if letter == "-" else Qt.Key(ord(letter)))
    assert not _verdict(exercises)

    press(exercises, Qt.Key.Key_Return)

    assert exercises.sitting.given == answer
    assert _verdict(exercises) == "Right"


def test_enter_held_down_does_not_go_past_what_is_told(exercises: ExercisePage, press: Press) -> None:
    choose_kind(exercises, Kind.COUNTING)
    asked = _now(exercises)
    for letter in str(asked.answer):
        press(exercises, Qt.Key(ord(letter)))
    press(exercises, Qt.Key.Key_Return)
    QTest.simulateEvent(exercises, True, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)

    assert _now(exercises) is asked
    assert _verdict(exercises) == "Right"


def test_the_buttons_are_reached_with_the_arrows(exercises: ExercisePage, press: Press) -> None:
    choose_kind(exercises, Kind.COUNTING)
    for _ in range(_place(exercises) + 1):
        press(exercises, Qt.Key.Key_Right)
    press(exercises, Qt.Key.Key_Return)

    assert _verdict(exercises) == "Right"


@pytest.mark.parametrize("kind", Kind)
def test_nothing_jumps_when_an_answer_is_judged(exercises: ExercisePage, kind: Kind) -> None:
    exercises.resize(1440, 900)
    choose_kind(exercises, kind)
    places = []
    for _ in range(2):
        for _ in range(4):  # from the innermost widget to the page
            QCoreApplication.processEvents()
        places.append((exercises.sheet.geometry(), exercises.answers.geometry()))
        exercises.answer(_now(exercises).answer)

    assert places[0] == places[1]


def test_what_is_no_number_is_no_answer(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.COUNTING)
    exercises.answers.field.setFocus()
    QTest.keyClicks(exercises.answers.field, "ab")
    QTest.keyClick(exercises.answers.field, Qt.Key.Key_Return)

    assert exercises.sitting.given is None
    assert not _verdict(exercises)


@pytest.mark.parametrize("typed", ["-36", "\u221236", "+18", "18"])
def test_signs_are_understood_however_they_are_typed(exercises: ExercisePage, typed: str) -> None:
    choose_kind(exercises, Kind.SCORE)
    spy = QSignalSpy(exercises.answers.typed)
    exercises.answers.field.setText(typed)
    QTest.keyClick(exercises.answers.field, Qt.Key.Key_Return)

    assert spy.at(0) == [int(typed.replace("\u2212", "-"))]


def test_the_card_that_takes_the_trick_is_clicked(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.TRICK)
    button = exercises.sheet.row.buttons[_place(exercises)]
    QTest.mouseClick(button, LEFT, pos=QPoint(20, button.height() // 2))

    assert _verdict(exercises) == "Right"
    assert [one.ring for one in exercises.sheet.row.buttons].count("ok") == 1


def test_the_card_that_takes_the_trick_is_reached_with_the_keys(exercises: ExercisePage, press: Press) -> None:
    choose_kind(exercises, Kind.TRICK)
    for _ in range(_place(exercises) + 1):
        press(exercises, Qt.Key.Key_Right)
    press(exercises, Qt.Key.Key_Return)

    assert _verdict(exercises) == "Right"


def test_all_cards_that_may_be_played_are_chosen_and_checked(exercises: ExercisePage, press: Press) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    exercise = _now(exercises)
    assert isinstance(exercise, Following)
    for place, button in enumerate(exercises.sheet.row.buttons):
        if button.card in exercise.answer:
            press(exercises, DIGITS[place])
    press(exercises, Qt.Key.Key_Return)

    assert _verdict(exercises) == "Right"


def test_cards_are_chosen_by_mouse_and_given_back(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    button = exercises.sheet.row.buttons[0]
    spot = QPoint(20, button.height() // 2)
    for chosen in ([button.card], []):
        QTest.mouseClick(button, LEFT, pos=spot)
        assert list(exercises.sheet.row.checked) == chosen
        assert exercises.answers.check.isEnabled() is bool(chosen)

    QTest.mouseClick(exercises.answers.check, LEFT)

    assert exercises.sitting.given is None


def test_wrong_cards_are_ringed_apart_from_right_ones(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    exercise = _now(exercises)
    assert isinstance(exercise, Following)
    wrong = next(card for card in exercise.hand if card not in exercise.answer)
    exercises.answer((wrong,))
    rings = {button.card: button.ring for button in exercises.sheet.row.buttons}

    assert rings[wrong] == "minus"
    assert all(rings[card] == "ok" for card in exercise.answer)


@pytest.mark.parametrize("cards", [1, 5, 8, 10])
def test_no_card_cuts_the_ring_of_another(exercises: ExercisePage, house: House, cards: int) -> None:
    """Cards to choose from stand apart with their rings, before and after the answer, however many there are."""
    row = exercises.sheet.row
    for scale in (0.78, 1.5):
        house.look.use(scale=scale)
        row.show_cards(CARDS[:cards], offered=True, several=True)
        for answered in (False, True):
            if answered:
                row.mark(CARDS[:1], CARDS[1:3])
            boxes = [button.geometry() for button in row.buttons]
            assert all(row.rect().contains(box) for box in boxes)
            assert not any(one.intersects(other) for one, other in pairwise(boxes))


def test_enter_goes_on_to_the_next(exercises: ExercisePage, press: Press) -> None:
    choose_kind(exercises)
    first = _now(exercises)
    press(exercises, Qt.Key.Key_Return)
    assert _now(exercises) is first

    exercises.answer(first.answer)
    press(exercises, Qt.Key.Key_Return)

    assert _now(exercises) is not first
    assert not exercises.sheet.next.isVisible()


def test_what_was_wrong_comes_again_and_says_so(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.COUNTING)
    first = _now(exercises)
    exercises.answer(-1)
    for _ in range(4):
        exercises.go_on()
        if _now(exercises) == first:
            break
        exercises.answer(_now(exercises).answer)

    assert _now(exercises) == first
    assert any("Once more" in label.text() for label in exercises.sheet.findChildren(type(exercises.tally)))


def test_examples_say_which_guides_have_them(exercises: ExercisePage) -> None:
    choose_from(exercises.topics, exercises.topics.count() - 1)

    assert exercises.sitting.current == WORKED_EXAMPLES[0].exercise
    assert any("Français" in plain(label.text()) for label in exercises.sheet.findChildren(type(exercises.tally)))


def test_a_kind_is_chosen_from_the_list(exercises: ExercisePage) -> None:
    choose_from(exercises.topics, exercises.topics.findText("Who takes the trick?"))
    for _ in range(5):
        assert isinstance(_now(exercises), TrickTaking)
        exercises.answer(_now(exercises).answer)
        exercises.go_on()


def test_escape_and_back_lead_away(exercises: ExercisePage, press: Press) -> None:
    back = QSignalSpy(exercises.backRequested)
    press(exercises, Qt.Key.Key_Escape)
    QTest.mouseClick(exercises.back, LEFT)

    assert back.count() == 2


def test_cards_and_fields_have_names(exercises: ExercisePage) -> None:
    choose_kind(exercises, Kind.FOLLOWING)
    row = exercises.sheet.row
    assert all(button.accessibleName() for button in row.buttons)
    assert all(plain(button.accessibleName()) in plain(row.accessibleName()) for button in row.buttons)

    choose_kind(exercises, Kind.COUNTING)
    assert exercises.answers.field.accessibleName()
    assert exercises.topics.accessibleName()
    assert exercises.sheet.accessibleName()


def test_a_deck_of_another_look_is_drawn_at_once(qtbot: QtBot, exercises: ExercisePage, house: House) -> None:
    choose_kind(exercises, Kind.COUNTING)
    before = exercises.sheet.row.grab().toImage()
    house.look.use(deck=Deck.GERMAN)
    qtbot.wait(0)

    assert exercises.sheet.row.grab().toImage() != before
    house.look.use(deck=Deck.FRENCH)


@pytest.mark.parametrize("kind", Kind)
def test_the_language_changes_while_an_exercise_is_open_and_when_it_is_answered(
    exercises: ExercisePage, house: House, kind: Kind
) -> None:
    """The exercise, the choice of kinds and the verdict stay, and the page turns with the language."""
    choose_kind(exercises, kind)
    exercise, topic = _now(exercises), exercises.topics.currentIndex()
    for answered in (False, True):
        if answered:
            exercises.answer(exercise.answer)
        for language in (*Language, Language.ENGLISH):
            house.speak(language)
            assert exercises.sitting.current is exercise
            assert exercises.topics.currentIndex() == topic
            assert exercises.sheet.accessibleName()
            assert bool(exercises.sheet.verdict.text()) is answered
            assert exercises.layoutDirection() is language.direction
            assert exercises.sheet.row.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert _verdict(exercises) == "Right"


def test_many_changes_leave_nothing_behind(exercises: ExercisePage, house: House) -> None:
    for step in range(40):
        if step % 2:
            house.speak(tuple(Language)[step % 5])
        exercises.answer(_now(exercises).answer)
        exercises.go_on()
    house.speak(Language.ENGLISH)

    assert exercises.sitting.answered == 40
    assert len(exercises.sheet.row.buttons) <= 10


def test_every_example_is_asked_and_explained_in_words(desk: Desk) -> None:
    words, explanations = ExerciseWords(desk.sentences), Explanations(desk.sentences)
    for example in WORKED_EXAMPLES:
        question, lines = words.question(example.exercise), explanations.lines(example.exercise)
        assert question
        assert lines
        assert not any("{" in line for line in (question, *lines, *words.facts(example.exercise)))
        if isinstance(example.exercise, Score):
            assert words.facts(example.exercise)


@pytest.mark.parametrize(
    ("figure", "told"),
    [
        (30, "Hearts: with 2, game 3, × 10 = 30"),
        (25, "No game is worth 25: after 24 comes 27"),
        (
            7,
            "You hold jack of clubs, jack of spades, jack of hearts, jack of diamonds, ace of clubs, ten",
        ),
        (-66, "overbid, smallest multiple of 11 that reaches 33 = 33"),
    ],
)
def test_explanations_count_out_the_examples(desk: Desk, figure: int, told: str) -> None:
    explanations = Explanations(desk.sentences)
    lines = [
        plain(line)
        for example in WORKED_EXAMPLES
        if example.figure == figure
        for line in explanations.lines(example.exercise)
    ]

    assert any(line.startswith(told) for line in lines), lines


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (22, "After 22 comes 23: Null"),
        (33, "After 33 comes 35: Null Hand"),
        (45, "After 45 comes 46: Null ouvert"),
        (55, "After 55 comes 59: Null ouvert Hand"),
    ],
)
def test_a_step_of_the_ladder_names_the_null_that_makes_it(desk: Desk, said: int, told: str) -> None:
    (line,) = Explanations(desk.sentences).lines(Ladder((said,), LadderAsk.NEXT))

    assert plain(line) == told
