"""What is on the felt is what the window shows."""

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QRegion

from tests.helpers.paintings import PaintedRegion
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import SITUATIONS


def test_a_card_that_goes_as_the_window_is_about_to_be_painted_leaves_no_picture_behind(t: AtTable) -> None:
    """Without pauses the own card stayed in the middle, with a piece cut out of it, when a trick had been swept."""
    SITUATIONS["follow"](t)
    t.settle()
    view, scene = t.table.view, t.table.scene
    area = view.viewport()
    item = scene.piles.trick[0][1]
    lay = item.sceneBoundingRect().toAlignedRect()
    painted = PaintedRegion()
    area.installEventFilter(painted)

    area.update(QRegion(QRect(0, 0, 1, 1)) + QRect(area.width() - 1, area.height() - 1, 1, 1))  # what else has changed
    item.moveBy(-2 * lay.width(), 0)
    QCoreApplication.sendPostedEvents(view.window(), QEvent.Type.UpdateRequest.value)
    t.settle()

    assert painted.region.contains(lay.center())
    area.removeEventFilter(painted)
