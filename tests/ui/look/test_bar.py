"""The bar of 120 card points names both sides where their parts have room for it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skatdesk.ui.look import bar as module
from skatdesk.ui.look.bar import Bar
from skatdesk.ui.look.theme import Look
from tests.helpers.written import Written


@pytest.mark.parametrize("points", [0, 8, 20, 30, 90, 100, 114, 120])
@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_no_name_runs_over_the_edge_between_the_parts_of_the_bar(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch, points: int, direction: Qt.LayoutDirection
) -> None:
    """Where it does not fit into its part, only the points stand there, or nothing; the headline has the names."""
    side, other = f"Hans-Joachim {points}", f"Anne-Marie and Käthe-Ottilie {120 - points}"
    bar = Bar(look)
    qtbot.addWidget(bar)
    bar.setLayoutDirection(direction)
    bar.show_points(points, side, other)
    bar.show_marks({})
    bar.resize(480, bar.sizeHint().height())
    written = Written(monkeypatch, module)
    bar.grab()
    edge = 4 * points if direction is Qt.LayoutDirection.LeftToRight else 480 - 4 * points

    assert len(written.spans) == 2
    assert all(end <= edge or start >= edge for _, start, end in written.spans)
    assert any(end - start > 100 for _, start, end in written.spans)  # the larger part is named in any case
    assert bar.accessibleName() == f"{side} · {other}"


@pytest.mark.parametrize("points", [20, 60, 61, 75, 100])
@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_the_stroke_at_61_crosses_no_name(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch, points: int, direction: Qt.LayoutDirection
) -> None:
    """However long it is."""
    bar = Bar(look)
    qtbot.addWidget(bar)
    bar.setLayoutDirection(direction)
    bar.show_points(points, f"Hans-Joachim Freiherr von Strauch {points}", f"Anne-Marie and Ottilie {120 - points}")
    bar.show_marks({61: ""})
    bar.resize(480, bar.sizeHint().height())
    written = Written(monkeypatch, module)
    bar.grab()
    stroke = 4 * 61 if direction is Qt.LayoutDirection.LeftToRight else 480 - 4 * 61
    words = [(start, end) for _, start, end in written.spans if end > start]

    assert len(words) == 2
    assert not any(start < stroke < end for start, end in words)
