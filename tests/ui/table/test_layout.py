"""Where things lie: inside the felt, in order, never one over the other, in every window size."""

from itertools import pairwise

import pytest

from skatdesk.ui.look.tokens import CARD_RATIO
from skatdesk.ui.table.layout import Box, Side, Spot, TableLayout

SIZES = [(984, 700), (1152, 900), (1400, 760), (2272, 1440), (1000, 1300)]


def box_of(spot: Spot) -> Box:
    """The card's rectangle, its turn left out."""
    height = spot.width * CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - height / 2, spot.width, height)


def overlap(one: Box, other: Box) -> bool:
    """Whether two rectangles share a point."""
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_the_own_hand_stays_inside_and_runs_from_left_to_right(width: int, height: int, count: int) -> None:
    """Every number of cards fits, each card's corner free of the next."""
    table = TableLayout(width, height)
    spots = [table.hand(index, count) for index in range(count)]
    assert all(box_of(spot).x >= 0 and box_of(spot).x + spot.width <= width for spot in spots)
    steps = [b.x - a.x for a, b in pairwise(spots)]
    assert all(step > 0.55 * spots[0].width for step in steps)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_panel_plates_and_hand_do_not_cover_each_other(width: int, height: int) -> None:
    """The panel lies under the plates and above the raised hand."""
    table = TableLayout(width, height)
    for side in (Side.LEFT, Side.RIGHT):
        assert not overlap(table.panel, table.plate(side))
    raised = box_of(table.hand(5, 10, lift=16))
    assert table.panel.y + table.panel.height <= raised.y + 4
    assert table.panel.height > 200


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_trick_lies_clear_of_plates_and_hand(width: int, height: int) -> None:
    """Three cards in the middle, nobody's plate or hand under them."""
    table = TableLayout(width, height)
    for side in Side:
        card = box_of(table.trick(side))
        assert not overlap(card, table.plate(Side.LEFT))
        assert not overlap(card, table.plate(Side.RIGHT))
        assert not overlap(card, box_of(table.hand(4, 10, lift=16)))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_left_and_right_mirror_each_other(width: int, height: int) -> None:
    """The table is symmetric about its axis."""
    table = TableLayout(width, height)
    left, right = table.plate(Side.LEFT), table.plate(Side.RIGHT)
    assert left.x == pytest.approx(width - right.x - right.width)
    assert left.y == right.y
