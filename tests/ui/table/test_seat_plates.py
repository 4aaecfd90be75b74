"""The plates of the other players: what has room on them."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF

from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Pass, PickUp
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.ui.look.tokens import SMALL
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.seat_plate import _LEAST_CHIP, SeatPlate
from tests.helpers.painted_texts import PaintedTexts
from tests.skat.positions import won_by
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import BEFORE_LEAD, HEARTS, SITUATIONS, declared, my_deal, play, put, tricks

DEALER: dict[str, Callable[[AtTable], None]] = {
    "sits out": SITUATIONS["four_bidding"],
    "Ramsch": SITUATIONS["ramsch"],
    "Kontra": lambda t: put(
        t, *declared(HEARTS, MIDDLEHAND, deal=my_deal(FOREHAND)), Pass(FOREHAND), rules=BEFORE_LEAD
    ),
    "discards": lambda t: put(t, *won_by(REARHAND, 18), PickUp(REARHAND), me=MIDDLEHAND),
    "has the skat": lambda t: put(t, *won_by(REARHAND, 18), me=MIDDLEHAND),
}
"""What the dealer may be about."""


@pytest.mark.parametrize("language", Language)
def test_small_plates_have_room_for_letters_of_any_language(t: AtTable, language: Language) -> None:
    """The role in its chip with air around it, and the tricks won beside the plate."""
    t.look.use(scale=0.6)
    t.table.resize(829, 433)
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    t.show_in(language)
    letters = QFontMetricsF(t.look.font(SMALL, bold=True))

    for side in (Side.LEFT, Side.RIGHT):
        plate, heap = t.table.plates[side], t.table._heaps[side]
        edge = SeatPlate.MARGIN
        inner = plate.geometry().adjusted(edge, edge, -edge, -edge)
        assert letters.horizontalAdvance(plate.face.role) <= _LEAST_CHIP - 4
        assert not (heap.isVisible() and heap.geometry().adjusted(-2, 0, 2, 0).intersects(inner))


def test_the_level_has_room_beside_the_name_where_the_table_is_wide(
    t: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    t.look.use(scale=0.79)
    t.table.resize(1128, 715)
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    plate = t.table.plates[Side.RIGHT]
    plate.show_face(replace(plate.face, name="Clara", level="Club player", line="has passed"))
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    plate.grab()

    assert "Club player" in {shown.text for shown in texts.drawn}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("bring", DEALER.values(), ids=DEALER)
def test_what_the_dealer_does_is_said_in_whole_words(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, language: Language, bring: Callable[[AtTable], None]
) -> None:
    """In the smallest window with the list beside the table: the button stands at the foot of the avatar."""
    t.look.use(scale=0.78)
    t.table.resize(799, 700)
    bring(t)
    t.show_in(language)
    dealers = [plate for plate in t.table.plates.values() if plate.isVisible() and plate.face.dealer]
    assert len(dealers) == 1
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    dealers[0].grab()

    assert dealers[0].face.line in {shown.text for shown in texts.drawn}


@pytest.mark.parametrize(("width", "height", "scale"), [(1152, 900, 1.0), (984, 700, 0.78), (1120, 768, 0.85)])
def test_the_level_stands_clear_of_the_role(t: AtTable, width: int, height: int, scale: float) -> None:
    """However much of the room between name and role it takes."""
    t.look.use(scale=scale)
    t.table.resize(width, height)
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    plate = t.table.plates[Side.RIGHT]
    bare = replace(plate.face, name="Ben", level="", line="", dealer=False)
    plate.show_face(bare)
    role = min(x for x in inked(plate) if x > plate.width() / 2)
    gaps = []
    for letters in range(8, 40):
        plate.show_face(replace(bare, level="l" * letters))
        gaps.append(role - max(x for x in inked(plate) if x < role) - 1)

    assert 4 * scale <= min(gaps) < 12


@pytest.mark.parametrize(("width", "height", "scale"), [(1152, 900, 1.0), (757, 700, 0.78), (1120, 768, 0.85)])
def test_the_level_stands_clear_of_the_edge(t: AtTable, width: int, height: int, scale: float) -> None:
    """Below the name, where there is no role beside it."""
    t.look.use(scale=scale)
    t.table.resize(width, height)
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    plate = t.table.plates[Side.RIGHT]
    bare = replace(plate.face, name="W" * 30, line="defends", dealer=False)
    ends = []
    for letters in range(8, 40):
        plate.show_face(replace(bare, level="l" * letters))
        ends.append(max(inked(plate, 33, 53)))
    edge = plate.width() - SeatPlate.MARGIN
    assert max(ends) > plate.width() / 2
    assert edge - max(ends) > 10 * (plate.height() - 2 * SeatPlate.MARGIN) / 64 - 1


def inked(plate: SeatPlate, top: int = 13, bottom: int = 31) -> list[int]:
    """The columns of the plate in which something is written between these heights: in the first line."""
    image, unit = plate.grab().toImage(), (plate.height() - 2 * SeatPlate.MARGIN) / 64
    ground = image.pixel(plate.width() // 2, round(SeatPlate.MARGIN + 5 * unit))
    rows = range(round(SeatPlate.MARGIN + top * unit), round(SeatPlate.MARGIN + bottom * unit))
    return [x for x in range(plate.width()) if any(image.pixel(x, y) != ground for y in rows) and inside(plate, x)]


def inside(plate: SeatPlate, x: int) -> bool:
    """Whether a column lies within the frame of the plate."""
    return SeatPlate.MARGIN + 3 < x < plate.width() - SeatPlate.MARGIN - 3
