"""What lies side by side on the page has its edges on one line."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint

from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.review.top import DEAL, LEARN
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
