"""Where things lie on the board of the review."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize

from skatdesk.skat.cards import CARDS
from skatdesk.skat.seats import FOREHAND, SEATS
from skatdesk.ui.review.board_layout import BoardLayout

SIZES = [(680, 420), (690, 640), (1000, 500), (1036, 665), (1385, 690), (1420, 980), (2000, 1200)]
"""Boards of review and puzzles in windows from 1024 to 2560 pixels."""


def px(length: float) -> int:
    """Designed lengths in a window of 1366 × 768."""
    return round(length * 0.74)


def layout_of(width: int, height: int, cards: int = 10) -> BoardLayout:
    return BoardLayout(QSize(width, height), px, FOREHAND, cards)


def test_cards_grow_with_the_board() -> None:
    small, large = layout_of(560, 330), layout_of(1036, 665)

    assert small.hand == px(84)
    assert large.hand >= 1.5 * small.hand
    assert large.trick >= 1.5 * small.trick
    assert large.mini > small.mini


def test_cards_shrink_only_where_letters_are_larger() -> None:
    """Then trick, name and hand stay clear of each other on a board lower than is drawn."""
    drawn = layout_of(800, 340)
    enlarged = BoardLayout(QSize(800, 340), px, FOREHAND, 10, enlarged=True)

    assert drawn.hand == px(84)
    assert enlarged.hand < px(84)
    own = enlarged.trick_box(FOREHAND)
    assert own.bottom() <= enlarged.own_head_box(100).top() + 1
    for seat in SEATS:
        assert enlarged.trick_box(seat).top() >= enlarged.mini_boxes(10, right=False)[0].bottom()


@pytest.mark.parametrize("count", [1, 5, 10, 12])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_on_the_board_touches(width: int, height: int, count: int) -> None:
    layout, board = layout_of(width, height, count), QRectF(0, 0, width, height)
    own = list(layout.hand_boxes(CARDS[:count], chosen=CARDS[:1]).values())
    others = [_around(layout.mini_boxes(min(count, 10), right=right)) for right in (False, True)]
    heads = [layout.head_box(right=right) for right in (False, True)]
    trick = _around([layout.trick_box(seat) for seat in SEATS])
    skat = _around(layout.skat_boxes(2))
    words = QRectF(layout.words_left, layout.line_of_others - px(40), width - layout.words_left - px(16), px(80))
    pieces = [_around(own), layout.own_head_box(px(150)), *others, *heads, trick, skat, words]

    assert all(board.contains(piece) for piece in pieces)
    assert not any(one.intersects(other) for one, other in combinations(pieces, 2))
    assert words.width() >= px(110)


@pytest.mark.parametrize("count", [10, 12])
@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_of_every_card_at_the_bottom_most_is_seen(width: int, height: int, count: int) -> None:
    layout = layout_of(width, height, count)
    boxes = list(layout.hand_boxes(CARDS[:count], chosen=()).values())

    assert boxes[1].left() - boxes[0].left() >= 0.7 * layout.hand


def test_few_new_faces_are_needed_while_an_edge_is_dragged() -> None:
    """Faces are drawn for each width of a card."""
    assert len({layout_of(1036, height).hand for height in range(330, 700)}) <= 8


def _around(boxes: list[QRectF]) -> QRectF:
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole
