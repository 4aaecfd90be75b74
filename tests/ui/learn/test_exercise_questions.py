"""What stands around a question on the page of exercises: what can be typed, and how a list is named."""

from dataclasses import replace

from PySide6.QtCore import Qt

from skatdesk.coach.exercises import Kind, Ladder, Score
from skatdesk.coach.exercises_drawing import draw
from skatdesk.coach.exercises_sitting import Sitting, listed
from skatdesk.i18n.languages import Language
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.learn.exercise_page import ExercisePage
from tests.ui.conftest import House, Press
from tests.ui.table.at_table import plain


def test_of_some_values_one_is_chosen_by_its_key_and_no_other_can_be_typed(
    exercises: ExercisePage, press: Press
) -> None:
    exercises.take_up(Sitting(listed([Ladder((18, 20, 21, 22))])))

    assert exercises.answers.field.isHidden()

    press(exercises, Qt.Key.Key_3)

    assert exercises.sitting.given == 21
    assert plain(exercises.sheet.verdict.text()) == "Right"


def test_a_list_is_named_without_saying_list_twice(exercises: ExercisePage) -> None:
    score = Score(Contract(Game.HEARTS), 1, 20, 61, 5)
    exercises.take_up(Sitting(listed([score])))

    assert exercises.sheet.facts.text().splitlines()[-1] == "Classic list"

    exercises.take_up(Sitting(listed([replace(score, system="seeger")])))

    assert exercises.sheet.facts.text().splitlines()[-1].endswith("Seeger-Fabian")


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


def test_how_to_answer_is_told_as_long_as_there_is_something_to_answer(exercises: ExercisePage) -> None:
    for kind in (Kind.FOLLOWING, Kind.TRICK):
        exercises.begin(kind)
        assert exercises.sheet.about.text().startswith("Choose ")
        exercises.answer(exercises.sitting.current.answer)
        assert exercises.sheet.about.text() == ""
