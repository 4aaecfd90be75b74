"""A sitting: what was wrong comes again, and it gets harder when it goes well."""

from skatdesk.coach.exercises.exercise import Counting, Exercise, Kind
from skatdesk.coach.exercises.sitting import AGAIN_AFTER, HARDER_AFTER, Sitting, drawn, listed
from skatdesk.skat.cards import CARDS
from tests.coach.exercises.test_exercise import EXERCISES

ONES = tuple(Counting((card,)) for card in CARDS)
NO_ANSWER = -1


def _wrong_then_right(sitting: Sitting, count: int) -> list[Exercise]:
    """The exercises after a first one that was answered wrongly; all others are answered rightly."""
    sitting.answer(NO_ANSWER)
    shown = []
    for _ in range(count):
        sitting.go_on()
        shown.append(sitting.current)
        sitting.answer(sitting.current.answer)
    return shown


def test_a_wrong_one_comes_again_after_a_few_others() -> None:
    sitting = Sitting(listed(ONES))
    first = sitting.current
    shown = _wrong_then_right(sitting, AGAIN_AFTER + 3)

    assert [one for one in shown if one == first] == [first]
    assert shown[AGAIN_AFTER] == first


def test_that_it_comes_again_is_known() -> None:
    sitting = Sitting(listed(ONES))
    sitting.answer(NO_ANSWER)
    known = []
    for _ in range(AGAIN_AFTER + 2):
        sitting.go_on()
        known.append(sitting.comes_again)
        sitting.answer(sitting.current.answer)

    assert known == [False] * AGAIN_AFTER + [True, False]


def test_answered_wrongly_again_it_comes_once_more() -> None:
    sitting = Sitting(listed(ONES))
    first = sitting.current
    times = 0
    for _ in range(20):
        if sitting.current == first:
            times += 1
            sitting.answer(NO_ANSWER)
        else:
            sitting.answer(sitting.current.answer)
        sitting.go_on()

    assert times >= 4


def test_the_first_answer_counts() -> None:
    sitting = Sitting(listed(ONES))

    sitting.answer(NO_ANSWER)
    sitting.answer(sitting.current.answer)

    assert (sitting.right, sitting.answered, sitting.given) == (0, 1, NO_ANSWER)


def test_only_right_answers_in_a_row_lead_to_the_next_step() -> None:
    sitting = Sitting(drawn((Kind.COUNTING,), 1))
    steps = []
    for right in (True, False, *[True] * HARDER_AFTER):
        sitting.answer(sitting.current.answer if right else NO_ANSWER)
        steps.append(sitting.step)
        sitting.go_on()

    assert steps == [*[1] * (HARDER_AFTER + 1), 2]


def test_right_answers_lead_to_the_next_step_and_a_wrong_one_back() -> None:
    sitting = Sitting(drawn((Kind.COUNTING,), 1))
    steps = []
    for _ in range(2 * HARDER_AFTER + 1):
        steps.append(sitting.step)
        sitting.answer(sitting.current.answer)
        sitting.go_on()
    sitting.answer(NO_ANSWER)

    assert steps == [1] * HARDER_AFTER + [2] * HARDER_AFTER + [3]
    assert sitting.step == 2


def test_mixed_exercises_take_turns_and_a_seed_repeats_them() -> None:
    def kinds(seed: int) -> list[Exercise]:
        sitting = Sitting(drawn(tuple(Kind), seed))
        shown = [sitting.current]
        for _ in range(11):
            sitting.answer(sitting.current.answer)
            sitting.go_on()
            shown.append(sitting.current)
        return shown

    assert [type(one) for one in kinds(4)] == [*EXERCISES.values(), *EXERCISES.values()]
    assert kinds(4) == kinds(4)
    assert kinds(4) != kinds(5)
