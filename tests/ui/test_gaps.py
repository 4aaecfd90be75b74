"""Gaps grow with the letters when the text is set larger while a page is open."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLayout, QWidget

from skatdesk.ui.charts.figure_list import FigureList
from skatdesk.ui.charts.tip import Tip
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.scoresheet.entry import EntryPanel
from tests.scoring.builders import begin
from tests.ui.conftest import ShowPage

Make = Callable[[Desk], QWidget]


def _figure_list(desk: Desk) -> QWidget:
    return FigureList(desk.look, ChartWords(desk.namer, desk.sentences))


def _chart_with_tip(desk: Desk) -> QWidget:
    chart = QWidget()
    Tip(desk.look, chart)
    return chart


def _gaps(page: QWidget) -> list[tuple[int, int, int, int, int]]:
    for tip in page.findChildren(Tip):
        tip.tell(QPoint(), ())
    layouts = page.findChildren(QLayout)
    edges = [layout.contentsMargins() for layout in layouts]
    return [
        (layout.spacing(), edge.left(), edge.top(), edge.right(), edge.bottom())
        for layout, edge in zip(layouts, edges, strict=True)
    ]


@pytest.mark.parametrize("make", [Dock, _figure_list, _chart_with_tip])
def test_gaps_are_as_in_a_page_that_is_opened_with_that_text(make: Make, desk: Desk, show_page: ShowPage) -> None:
    before = show_page(make(desk))
    desk.look.use(scale=1.5)

    assert _gaps(before) == _gaps(show_page(make(desk)))


def test_the_fields_for_matadors_stand_as_far_apart_as_the_answers_beside_them(desk: Desk, show_page: ShowPage) -> None:
    panel = show_page(EntryPanel(desk, begin()))
    inputs = panel.game_inputs
    desk.look.use(scale=1.5)
    matadors, levels = inputs.matadors.layout(), inputs.levels.layout()

    assert matadors is not None
    assert levels is not None
    assert matadors.spacing() == levels.spacing()
