"""In Urdu: names keep their own order wherever they are painted alone, and what was said reads from the right."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.skat.seats import FOREHAND
from skatdesk.ui.table.layout import Side
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.skat.positions import calls
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import SITUATIONS, put

PEOPLE = ("Tom B.", "Ben Jr.", "Cem (C.)", "Dua!")


@pytest.mark.parametrize("name", ["four_bidding", "four_result", "won", "rearrange"])
def test_a_painted_name_keeps_its_full_stop(t: AtTable, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("tests.ui.table.at_table.NAMES", PEOPLE)
    t.show_in(Language.URDU)
    t.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    SITUATIONS[name](t)
    painted = PaintedTexts(monkeypatch)
    painted.listening = True
    t.table.grab()
    names = {shown for shown in painted.drawn if plain(shown.text) in PEOPLE}

    assert names
    assert [shown for shown in names if shown.text != isolate(plain(shown.text))] == []


@pytest.mark.parametrize("side", [Side.SELF, Side.LEFT])
def test_what_a_seat_has_said_begins_at_the_right(t: AtTable, monkeypatch: pytest.MonkeyPatch, side: Side) -> None:
    put(t, *calls("M18 F+ M20 F+ M22 F+"), me=FOREHAND)
    t.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    t.settle()
    lefts: dict[str, float] = {}
    monkeypatch.setattr("skatdesk.ui.table.seat_plate.write", _places(lefts))
    bubbles = t.table.bubbles[side]
    bubbles.grab()

    assert [lefts[word] for word in bubbles.words] == sorted(lefts.values(), reverse=True)
    assert min(lefts.values()) == 0


def _places(lefts: dict[str, float]) -> Callable[..., None]:
    def note(_painter: object, room: QRectF, word: str, *_: object) -> None:
        lefts[word] = room.left()

    return note
