"""Learning as pictures: the doors, an exercise of each kind with its verdict, the first game."""

from collections.abc import Callable, Iterator

from PySide6.QtGui import QPixmap

from skatdesk.app import Application
from skatdesk.coach.exercises.drawing import draw
from skatdesk.coach.exercises.exercise import Following, Kind
from skatdesk.coach.exercises.sitting import Sitting, listed
from tests.helpers.sheet_screens import Picture

_SEED, _STEP = 4, 2
_SHOWN = (1, 3, 4, 6, 9)
"""At which of the learner's answers the first game is shown."""
_LAST = 40


def learn_screens(
    application: Application, picture: Picture, turn: Callable[[], None], answer: Callable[[], None]
) -> Iterator[tuple[str, QPixmap]]:
    """Each screen with its name; ``answer`` does what a computer player would. The home page is in front afterwards."""
    learn, window = application.learn, application.window
    learn.show()
    yield "learn", picture(None)
    learn.show_exercises()
    page = learn.exercises
    for kind in Kind:
        exercise = draw(kind, _STEP, _SEED)
        page.take_up(Sitting(listed((exercise,))))
        yield f"exercise_{kind}", picture(None)
        page.answer(exercise.hand[:1] if isinstance(exercise, Following) else exercise.choices[0])
        yield f"exercise_{kind}_answered", picture(None)
    learn.begin_first_game()
    for place in range(1, _LAST):
        for _ in range(3):
            turn()
        if application.controller.request is None:
            break
        if place in _SHOWN:
            yield f"first_game_{place}", picture(None)
        answer()
    turn()
    yield "first_game_end", picture(None)
    application.asker.result.next.click()
    turn()
    window.show_home()
