"""The graph under the board: one person's knowledge in its line, everybody's marks on it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.skat.results import Played
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Finished
from skatdesk.ui.review import graph as painting
from tests.helpers.plain import plain
from tests.ui.review.conftest import Open, Reviewed
from tests.ui.review.test_page import SUIT_GAME

Drawn = list[tuple[object, QRectF]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, Drawn]:
    """What the graph writes and marks, and where."""
    found: dict[str, Drawn] = {"write": [], "paint_mark": []}

    def noted(name: str, what: int, box: int) -> Callable[..., None]:
        draw = getattr(painting, name)

        def note(*arguments: object) -> None:
            place = arguments[box]
            assert isinstance(place, QRectF)
            found[name].append((arguments[what], QRectF(place)))
            draw(*arguments)

        return note

    monkeypatch.setattr(painting, "write", noted("write", 2, 1))
    monkeypatch.setattr(painting, "paint_mark", noted("paint_mark", 2, 3))
    return found


def _declarer(reviewed: Reviewed) -> Seat:
    declarer = reviewed.course.declarer
    assert declarer is not None
    return declarer


def test_the_chance_is_what_the_declarer_could_know(open_review: Open) -> None:
    """Figures of three who know different cards would jump up and down between them."""
    reviewed = open_review(SUIT_GAME)
    course, declarer = reviewed.course, _declarer(reviewed)
    judged = [moment for moment in course.moments if moment is not None and moment.fair is not None]

    assert {moment.seat for moment in judged if moment.trick} > {declarer}
    for moment in judged:
        assert (course.chance(moment.index) is None) is (moment.seat is not declarer)


def test_marks_of_the_others_lie_on_the_line_too(open_review: Open, drawn: dict[str, Drawn]) -> None:
    reviewed = open_review(SUIT_GAME)
    course, graph = reviewed.course, reviewed.page.graph
    others = [one for one in course.moments if one and one.trick and one.seat is not _declarer(reviewed) and one.fair]
    marked = replace(others[len(others) // 2], mark=Mark.MISTAKE)
    course.moments[:] = [marked if one and one.index == marked.index else one for one in course.moments]
    drawn["paint_mark"].clear()
    graph.grab()
    (box,) = [box for _, box in drawn["paint_mark"] if abs(box.center().x() - graph.x_of(marked.index)) < 0.5]
    before = next(at for at in range(marked.index, 0, -1) if course.chance(at) is not None)
    behind = next(at for at in range(marked.index, course.end) if course.chance(at) is not None)
    bottom, top = (_height_of(text, drawn) for text in ("0%", "100%"))
    low, high = sorted(bottom + (top - bottom) * (course.chance(at) or 0.0) for at in (before, behind))

    assert low - 0.5 <= box.center().y() <= high + 0.5


def test_the_line_runs_to_the_end_where_the_game_is_won_or_lost(open_review: Open) -> None:
    """Nobody has a choice in the last trick: what is not judged is known all the same, once all is."""
    reviewed = open_review(SUIT_GAME)
    course, graph = reviewed.course, reviewed.page.graph
    state = course.states[-1]
    assert isinstance(state, Finished)
    assert isinstance(state.result, Played)
    at, point = graph._fair_points()[-1]

    assert at == course.end
    assert abs(point.y() - graph._room().bottom()) < 0.5 or state.result.valuation.won
    assert abs(point.y() - graph._room().top()) < 0.5 or not state.result.valuation.won

    course.review = None
    assert graph._fair_points()[-1][0] < course.end


def _height_of(text: str, drawn: dict[str, Drawn]) -> float:
    return next(box.center().y() for told, box in drawn["write"] if plain(str(told)) == text)


def test_turning_points_close_together_are_written_side_by_side(open_review: Open, drawn: dict[str, Drawn]) -> None:
    """What belongs to one goes before its line where the next one leaves no room behind it."""
    reviewed = open_review(SUIT_GAME)
    course = reviewed.course
    played = [one for one in course.moments if one is not None and one.trick == 3]
    turns = {one.index for one in played[:3]}
    course.moments[:] = [one and replace(one, turning_point=one.index in turns) for one in course.moments]
    drawn["write"].clear()
    reviewed.page.graph.grab()
    told = [box for text, box in drawn["write"] if ": " in str(text)]

    assert len(told) >= 2
    for at, box in enumerate(told):
        assert not any(box.intersects(other) for other in told[at + 1 :])


@pytest.mark.parametrize("chance", [0.0, 0.02, 0.97, 1.0])
def test_no_line_goes_through_the_words_at_a_turning_point(
    open_review: Open, drawn: dict[str, Drawn], chance: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the chance runs along the bottom they stand at the top."""
    reviewed = open_review(SUIT_GAME)
    course, graph = reviewed.course, reviewed.page.graph
    turn = next(one.index for one in course.moments if one is not None and one.trick == 5)
    course.moments[:] = [one and replace(one, turning_point=one.index == turn) for one in course.moments]
    room = graph._room()
    line = [(at, QPointF(graph.x_of(at), room.bottom() - chance * room.height())) for at in range(course.end + 1)]
    monkeypatch.setattr(graph, "_fair_points", lambda: line)
    monkeypatch.setattr(graph, "_open_points", list)
    drawn["write"].clear()
    graph.grab()
    (box,) = [box for text, box in drawn["write"] if ": " in str(text)]

    assert not box.top() <= line[0][1].y() <= box.bottom()
    assert room.top() <= box.top()
    assert box.bottom() <= room.bottom()


def test_a_mark_at_the_start_leaves_the_percentages_alone(open_review: Open, drawn: dict[str, Drawn]) -> None:
    reviewed = open_review(SUIT_GAME)
    course, graph = reviewed.course, reviewed.page.graph
    first = course.moments[0]
    assert first is not None
    course.moments[0] = replace(first, mark=Mark.MISTAKE)
    for kind in drawn.values():
        kind.clear()
    graph.grab()
    mark = next(box for _, box in drawn["paint_mark"] if abs(box.center().x() - graph.x_of(0)) < 0.5)
    figures = [box for text, box in drawn["write"] if "%" in str(text)]

    assert len(figures) == 3
    assert not any(box.right() > mark.left() for box in figures)
