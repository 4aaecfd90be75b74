"""Going through puzzles: only the first answer counts, what was wrong comes again, wishes choose."""

from datetime import date, timedelta

from skatdesk.coach.puzzles.puzzle import Answer, Kind, Puzzle, key_of
from skatdesk.coach.puzzles.sitting import PuzzleSitting, Stand, Wish, mixed
from skatdesk.coach.puzzles.text import shipped
from skatdesk.store.puzzles import PuzzleStanding

TODAY = date(2026, 11, 20)


def sitting(*own: Puzzle, standings: dict[str, PuzzleStanding] | None = None) -> PuzzleSitting:
    """With all puzzles that come with the program, nothing tried yet."""
    return PuzzleSitting(shipped(), own, standings or {}, (TODAY - timedelta(1),), lambda: TODAY)


def _wrong(puzzle: Puzzle | None) -> Answer:
    assert puzzle is not None
    choices: tuple[Answer, ...] = puzzle.choices
    return next(choice for choice in choices if choice != puzzle.answer)


def test_only_the_first_answer_counts() -> None:
    asked = sitting()
    asked.choose(Wish(Kind.CLOSED))
    noted = asked.answer(_wrong(asked.current))

    assert noted is not None
    assert (noted.solved, noted.standing) == (False, PuzzleStanding(0, TODAY))
    assert asked.stand.name == Stand.WRONG.name

    asked.try_again()
    assert asked.current is not None

    assert asked.answer(asked.current.answer) is None
    assert asked.stand is Stand.SOLVED
    assert (asked.tried, asked.solved) == (1, 0)


def test_once_the_answer_is_told_no_other_is_taken() -> None:
    asked = sitting()
    asked.show()

    assert asked.answer(_wrong(asked.current)) is None
    asked.try_again()
    assert (asked.stand, asked.given, asked.tried) == (Stand.SHOWN, None, 1)


def test_puzzles_from_own_games_that_are_there_already_are_not_new() -> None:
    first, second, third = shipped()[:3]
    asked = sitting(first)

    assert asked.add_own((first, second)) == 1
    assert asked.add_own((second, third)) == 1


def test_showing_the_answer_counts_as_wrong_unless_it_was_tried() -> None:
    asked = sitting()
    noted = asked.show()

    assert noted is not None
    assert not noted.solved
    assert asked.show() is None


def test_what_was_wrong_comes_again_in_the_same_sitting() -> None:
    asked = sitting()
    first = asked.current
    asked.show()
    following = []
    for _ in range(6):
        asked.go_on()
        following.append(asked.current)
        assert asked.current is not None
        asked.answer(asked.current.answer)

    assert following[0] is not first
    assert first in following


def test_a_solved_puzzle_lengthens_the_days_in_a_row() -> None:
    asked = sitting()
    assert asked.streak == 1
    assert asked.current is not None
    asked.answer(asked.current.answer)

    assert asked.streak == 2
    assert asked.new == len(shipped()) - 1


def test_wishes_choose_kind_and_grade() -> None:
    asked = sitting()
    asked.choose(Wish(Kind.DISCARD, 2))

    assert asked.current is not None
    assert (asked.current.kind, asked.current.grade) == (Kind.DISCARD, 2)


def test_there_may_be_no_puzzles_from_ones_own_games_until_some_are_found() -> None:
    asked = sitting()
    asked.choose(Wish(own=True))
    assert asked.current is None

    asked.add_own(shipped()[:1])

    assert asked.current is shipped()[0]


def test_due_puzzles_come_first() -> None:
    waiting = shipped()[-1]
    asked = sitting(standings={key_of(waiting): PuzzleStanding(2, TODAY)})

    assert asked.due == 1
    assert asked.comes_again
    assert asked.current is not None
    assert key_of(asked.current) == key_of(waiting)


def test_kinds_come_in_turn_and_easy_ones_first() -> None:
    order = mixed(shipped())

    assert len({puzzle.kind for puzzle in order[: len(Kind)]}) == len(Kind)
    assert sorted(map(key_of, order)) == sorted(map(key_of, shipped()))
    for kind in Kind:
        grades = [puzzle.grade for puzzle in order if puzzle.kind is kind]
        assert grades == sorted(grades)
