"""Where things lie: inside the felt, in order, never one over the other, in every window size."""

from itertools import pairwise

import pytest

from skatdesk.ui.look.tokens import CARD_RATIO
from skatdesk.ui.table.layout import Box, Side, Spot, TableLayout

SIZES = [(984, 700), (1152, 900), (1400, 760), (2272, 1440), (1000, 1300), (829, 433), (799, 700)]


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


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_the_own_hand_stays_inside_and_runs_from_left_to_right(
    width: int, height: int, enlarged: bool, count: int
) -> None:
    """Every number of cards fits, each card's corner free of the next."""
    table = TableLayout(width, height, enlarged)
    spots = [table.hand(index, count) for index in range(count)]
    assert all(box_of(spot).x >= 0 and box_of(spot).x + spot.width <= width for spot in spots)
    steps = [b.x - a.x for a, b in pairwise(spots)]
    assert all(step > 0.55 * spots[0].width for step in steps)


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_panel_plates_and_hand_do_not_cover_each_other(width: int, height: int, enlarged: bool) -> None:
    """The panel lies under the plates and above the raised hand."""
    table = TableLayout(width, height, enlarged)
    for side in (Side.LEFT, Side.RIGHT):
        assert not overlap(table.panel, table.plate(side))
    raised = box_of(table.hand(5, 10, lift=16))
    assert table.panel.y + table.panel.height <= raised.y + 4
    assert table.panel.height > (180 if table.cramped else 200)


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), [*SIZES, *((1152, height) for height in range(910, 1400, 20))])
def test_a_panel_covers_the_whole_skat_or_nothing_of_it(width: int, height: int, enlarged: bool) -> None:
    """In a high window a panel leaves felt in sight above it; no card looks out from under its edge."""
    table = TableLayout(width, height, enlarged)
    room, panel = table.panel, table.panel_height
    top = room.y + room.height - panel
    skat = box_of(table.skat(0))
    assert panel <= room.height
    assert skat.y + skat.height < top or skat.y > top - 2 * table.scale


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_trick_lies_clear_of_plates_and_hand(width: int, height: int, enlarged: bool) -> None:
    """Three cards in the middle, nobody's plate or hand under them."""
    table = TableLayout(width, height, enlarged)
    for side in Side:
        card = box_of(table.trick(side))
        assert not overlap(card, table.plate(Side.LEFT))
        assert not overlap(card, table.plate(Side.RIGHT))
        assert not overlap(card, box_of(table.hand(4, 10, lift=16)))


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_left_and_right_mirror_each_other(width: int, height: int, enlarged: bool) -> None:
    """The table is symmetric about its axis."""
    table = TableLayout(width, height, enlarged)
    left, right = table.plate(Side.LEFT), table.plate(Side.RIGHT)
    assert left.x == pytest.approx(width - right.x - right.width)
    assert left.y == right.y


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("side", [Side.LEFT, Side.TOP, Side.RIGHT])
@pytest.mark.parametrize("count", [1, 5, 10, 12])
def test_the_hands_of_the_others_stay_inside_and_clear_of_the_lines(
    width: int, height: int, enlarged: bool, side: Side, count: int
) -> None:
    """Held or lying open, at every side; an open hand shows the corner of every card."""
    table = TableLayout(width, height, enlarged)
    for index in range(count):
        for spot in (table.fan(side, index, count), table.open_hand(side, index, min(count, 10))):
            assert 0 < spot.x < width
            assert spot.y - spot.width * CARD_RATIO * 0.45 > table.bar.height
    spots = [table.open_hand(side, index, 10) for index in range(10)]
    boxes = [box_of(spot) for spot in spots]
    assert boxes[0].x >= 0
    assert boxes[-1].x + boxes[-1].width <= width
    assert all(b.x - a.x > 0.28 * a.width for a, b in pairwise(boxes))
    assert boxes[0].width >= 50 * table.scale


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize("opposite", [False, True], ids=["three", "four"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_a_player_says_has_room_beside_his_plate(width: int, height: int, opposite: bool, enlarged: bool) -> None:
    """Up to the middle or to the next cards; each player holds ten of them askew."""
    table = TableLayout(width, height, enlarged)
    for side in (Side.LEFT, Side.TOP, Side.RIGHT):
        room = table.said(side, opposite=opposite)
        assert room.width >= 110 * table.scale
        assert not any(overlap(room, table.plate(other)) for other in (Side.LEFT, Side.TOP, Side.RIGHT))
        for holder in (Side.RIGHT, *([Side.TOP] if opposite else [])):
            assert not any(overlap(room, box_of(table.fan(holder, index, 10))) for index in range(10))
    assert not overlap(table.said(Side.LEFT, opposite=opposite), table.said(Side.RIGHT, opposite=opposite))


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_card_of_the_player_opposite_lies_clear_of_his_hand(width: int, height: int, enlarged: bool) -> None:
    """At a table of four, held or open."""
    table = TableLayout(width, height, enlarged)
    card = box_of(table.trick(Side.TOP))
    assert not any(overlap(card, box_of(table.open_hand(Side.TOP, index, 9))) for index in range(9))
    assert not any(overlap(card, box_of(table.fan(Side.TOP, index, 9))) for index in (3, 4, 5))


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_small_heaps_lie_inside_and_clear_of_a_full_hand(width: int, height: int, enlarged: bool) -> None:
    """Discards and won tricks of all sides; ten cards in hand beside the discards, nine beside the tricks."""
    table = TableLayout(width, height, enlarged)
    for side in Side:
        for spot in (table.put_away(side, 1), table.won(side, 9)):
            box = box_of(spot)
            assert box.x >= 0
            assert box.x + box.width <= width
    assert not overlap(box_of(table.put_away(Side.SELF, 1)), box_of(table.hand(0, 10)))
    assert not overlap(box_of(table.won(Side.SELF, 0)), box_of(table.hand(8, 9)))


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_skat_of_a_ramsch_is_in_nobodys_way(width: int, height: int, enlarged: bool) -> None:
    table = TableLayout(width, height, enlarged)
    for index in (0, 1):
        skat = box_of(table.skat_aside(index))
        assert not any(overlap(skat, box_of(table.trick(side))) for side in Side)
        assert not overlap(skat, box_of(table.hand(5, 10, lift=30)))


def _middle(box: Box) -> float:
    return box.y + box.height / 2


@pytest.mark.parametrize("enlarged", [False, True], ids=["drawn", "enlarged"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_message_lies_between_trick_and_hand_or_clear_of_the_panel(width: int, height: int, enlarged: bool) -> None:
    table = TableLayout(width, height, enlarged)
    half = 18 * table.scale
    assert table.message_y + half <= box_of(table.hand(5, 10, lift=16)).y + 2
    beside = _middle(table.message_beside_panel(opposite=False))
    assert table.bar.height < beside - half < beside + half < table.plate(Side.LEFT).y
    beside = _middle(table.message_beside_panel(opposite=True))
    assert beside + half < table.plate(Side.LEFT).y
    top = table.plate(Side.TOP)
    assert beside + half < top.y if table.cramped else beside - half > top.y + top.height
    assert table.status.y < table.message_below_page_y < height
