"""Every situation: painted without a warning, readable, and the same as what the view says."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.look.tokens import CARD_RATIO
from skatdesk.ui.table.hand_row import FOCUS_LIFT, LIFT, TAB_LIFT
from skatdesk.ui.table.table_widget import OTHERS
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import SITUATIONS, TYPICAL

LOOKS = [
    (853, 416, 0.6, Scheme.LIGHT, Language.FRENCH),
    (853, 416, 0.6, Scheme.DARK, Language.URDU),
    (984, 700, 0.78, Scheme.LIGHT, Language.URDU),
    (1152, 900, 1.0, Scheme.DARK, Language.GERMAN),
    (2128, 1440, 1.5, Scheme.CONTRAST, Language.GERMAN),
]
"""Table area and text size for windows of 1280 × 720 where everything is shown half as large again, of 1024 × 700,
1440 × 900 and 2560 × 1440."""


def plate_of(t: AtTable, widget: QWidget) -> QRect:
    """The visible plate of a panel, without its shadow, on the table."""
    inner = widget.rect().adjusted(SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN)
    return QRect(widget.mapTo(t.table, inner.topLeft()), inner.size())


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_situation_paints_in_every_theme_size_and_direction(t: AtTable, name: str) -> None:
    """Qt warnings fail the test; panels have the room they need and hide neither the hand nor a seat."""
    SITUATIONS[name](t)
    for width, height, scale, scheme, language in LOOKS:
        t.table.resize(width, height)
        t.show_in(language, scheme, scale)
        assert not t.table.grab().isNull()
        if t.table.panel is not None:
            check_panel(t, t.table.panel)


def check_panel(t: AtTable, panel: QWidget) -> None:
    """Nothing is cut off, nothing important is covered."""
    needed = panel.heightForWidth(panel.width()) if panel.hasHeightForWidth() else panel.minimumSizeHint().height()
    assert panel.height() >= needed
    assert panel.width() >= panel.minimumSizeHint().width()
    if panel is t.asker.result:
        assert all(not plate.isVisible() for plate in t.table.plates.values())
        return
    rect = plate_of(t, panel)
    for side in OTHERS:
        plate = t.table.plates[side]
        assert not (plate.isVisible() and rect.intersects(plate_of(t, plate)))
    count = max(len(t.table.scene.row.cards), 1)
    spot = t.table.scene.table.hand(0, count, LIFT)
    assert rect.bottom() <= t.table.scene.table.hand(count // 2, count, LIFT).y - spot.width * 0.7


@pytest.mark.parametrize(("name", "lift"), [("discard", TAB_LIFT), ("bidding_speak", LIFT), ("lead", FOCUS_LIFT)])
def test_a_card_in_focus_stays_below_a_panel(t: AtTable, name: str, lift: float) -> None:
    """Its head and its tab would lie under it."""
    SITUATIONS[name](t)
    row = t.table.scene.row
    for at, item in enumerate(row.items):
        row.set_focus(item.card)
        t.settle()
        assert item.y() == pytest.approx(row.table.hand(at, row.count, lift).y)


@pytest.mark.parametrize("name", ["discard", "pass_on"])
@pytest.mark.parametrize("size", [(984, 700), (1036, 720), (1152, 900)])
def test_a_tab_stays_below_a_panel(t: AtTable, size: tuple[int, int], name: str) -> None:
    """Also that of a card in focus, of one that a hint points out, and of one of few that may be passed on."""
    t.table.resize(*size)
    SITUATIONS[name](t)
    row, panel = t.table.scene.row, t.table.panel
    assert panel is not None
    for item in row.items:
        assert item.card is not None
        row.set_advised((item.card,), "Hint")
        for focus in (None, item.card):
            row.set_focus(focus)
            t.settle()
            assert item.y() - item._width / 2 * CARD_RATIO + item.tab().top() > plate_of(t, panel).bottom()


def test_no_card_sinks_that_comes_into_focus(t: AtTable) -> None:
    """Cards from the skat, too, stand up while some others may not be passed on."""
    SITUATIONS["pass_on"](t)
    row = t.table.scene.row
    assert any(item.worn.label for item in row.items)
    for item in row.items:
        row.set_focus(None)
        t.settle()
        before = item.y()
        row.set_focus(item.card)
        t.settle()
        assert item.y() <= before


@pytest.mark.parametrize("name", TYPICAL)
def test_a_message_is_never_hidden(t: AtTable, name: str) -> None:
    """It lies over panels and pages, inside the table, however long it is."""
    SITUATIONS[name](t)
    t.table.strip.say("Diamonds were led: you hold the king of diamonds and the nine of diamonds. " * 2)
    t.settle()
    rect = t.table.strip.geometry()
    assert t.table.strip.isVisible()
    assert t.table.rect().contains(rect)
    for corner in (rect.center(), rect.topLeft() + QPoint(30, 8), rect.bottomRight() - QPoint(30, 8)):
        stack = [child for child in t.table.children() if isinstance(child, QWidget) and child.isVisible()]
        covering = [child for child in stack if child.geometry().contains(corner)]
        assert covering[-1] is t.table.strip
