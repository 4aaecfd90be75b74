"""Every game stands on some page, once, and nothing runs over the edge."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.ui.scoresheet.paper.pages import HIGH, LOW, pages_of

A4, LETTER = 2230.0, 2050.0
"""Room below the heads of the columns, tenths of a millimetre."""
CLOSING = 600.0


@given(st.integers(1, 400), st.floats(1000, 4000), st.floats(200, 900))
def test_every_row_stands_on_one_page_and_fits(rows: int, room: float, closing: float) -> None:
    pages = pages_of(rows, room, closing)

    assert [row for page in pages for row in range(page.first, page.last)] == list(range(rows))
    assert [page.closes for page in pages] == [False] * (len(pages) - 1) + [True]
    assert [page.carries for page in pages] == [False] + [True] * (len(pages) - 1)
    for page in pages:
        used = (page.last - page.first + page.carries) * page.line
        assert used + (closing if page.closes else 0) <= room + 0.001
        assert LOW <= page.line <= HIGH


@pytest.mark.parametrize("room", [A4, LETTER])
@pytest.mark.parametrize("games", [36, 48])
def test_official_series_stands_on_one_page(games: int, room: float) -> None:
    assert len(pages_of(games, room, CLOSING)) == 1


def test_totals_without_room_have_a_page_of_their_own() -> None:
    pages = pages_of(60, 1000, 990)

    assert pages[-1].first == pages[-1].last == 60
    assert pages[-1].closes
