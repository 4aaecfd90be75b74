"""What lies side by side on the page: edges on one line, words and figures whole."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.review.top import DEAL, LEARN
from tests.helpers.painted_texts import PaintedTexts
from tests.ui.conftest import House
from tests.ui.review.conftest import Open


@pytest.mark.parametrize("scale", [0.78, 1.0, 1.3])
def test_what_lies_beside_the_board_begins_and_ends_with_it(open_review: Open, house: House, scale: float) -> None:
    """The plate of the list, and that of a lesson: not their shadows."""
    house.look.use(scale=scale)
    page = open_review().page
    for tab, panel in ((DEAL, page._list), (LEARN, page.learn)):
        page.show_tab(tab)
        QCoreApplication.sendPostedEvents()
        at = panel.mapTo(page, QPoint())
        assert at.y() + SHADOW_MARGIN == page.board.mapTo(page, QPoint()).y()
        assert at.y() + panel.height() - SHADOW_MARGIN == page.graph.mapTo(page, QPoint(0, page.graph.height())).y()
        assert page.width() - (at.x() + panel.width() - SHADOW_MARGIN) == page.board.mapTo(page, QPoint()).x()


@pytest.mark.parametrize("language", Language)
def test_no_figure_beside_the_graph_is_cut(
    open_review: Open, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """In a low window, too, where letters have stopped shrinking."""
    painted = PaintedTexts(monkeypatch)
    house.speak(language)
    page = open_review().page
    for scale in (0.6, 0.73, 1.0):
        house.look.use(scale=scale)
        QCoreApplication.sendPostedEvents()
        painted.listening = True
        page.graph.grab()
        painted.listening = False

    assert len(painted.drawn) > 10
    assert painted.shortened == []
