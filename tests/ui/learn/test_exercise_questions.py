"""What stands around a question on the page of exercises: what can be typed, and how a list is named."""

from dataclasses import replace

from PySide6.QtCore import Qt

from skatdesk.coach.exercises import Ladder, Score
from skatdesk.coach.exercises_sitting import Sitting, listed
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.learn.exercise_page import ExercisePage
from tests.ui.conftest import Press
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
