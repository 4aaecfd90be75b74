"""A sitting: one exercise after the other, harder when it goes well; what was wrong comes again."""

from collections.abc import Callable, Sequence

from skatdesk.coach.exercises.drawing import STEPS, draw
from skatdesk.coach.exercises.exercise import Answer, Exercise, Kind, is_right

AGAIN_AFTER = 3
"""How many other exercises come before one that was answered wrongly."""

HARDER_AFTER = 3
"""How many right answers in a row lead to the next step."""

Source = Callable[[int, int], Exercise]
"""Gives the exercise at this place (from 0) of the sitting, at this step."""


class Sitting:
    """Somebody exercises.

    ``current`` is the exercise that is shown; ``right`` and ``answered`` count first answers only, exercises that come
    again included.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._drawn = 0
        self._shown = 0
        self._row = 0
        self._again: list[tuple[int, Exercise]] = []
        self.given: Answer | None = None
        """What was answered to the current exercise, None as long as it is open."""
        self.step = STEPS[0]
        self.right = 0
        self.answered = 0
        self.comes_again = False
        self.current = self._next()

    def answer(self, answer: Answer) -> None:
        """Takes the answer, the first time it is given."""
        if self.given is not None:
            return
        right = is_right(self.current, answer)
        self.given = answer
        self.answered += 1
        self.right += right
        self._row = self._row + 1 if right else 0
        if not right:
            self._again.append((self._shown + AGAIN_AFTER, self.current))
            self.step = max(STEPS[0], self.step - 1)
        elif self._row % HARDER_AFTER == 0:
            self.step = min(STEPS[-1], self.step + 1)

    def go_on(self) -> None:
        """The next exercise."""
        self.given = None
        self.current = self._next()

    def _next(self) -> Exercise:
        self._shown += 1
        due = next((one for one in self._again if one[0] < self._shown), None)
        self.comes_again = due is not None
        if due is not None:
            self._again.remove(due)
            return due[1]
        self._drawn += 1
        return self._source(self._drawn - 1, self.step)


def drawn(kinds: Sequence[Kind], seed: int) -> Source:
    """Exercises of these kinds in turn, from this seed."""

    def source(place: int, step: int) -> Exercise:
        return draw(kinds[place % len(kinds)], step, seed * 1_000_003 + place)

    return source


def listed(exercises: Sequence[Exercise]) -> Source:
    """These exercises in their order, and over again."""
    return lambda place, _step: exercises[place % len(exercises)]
