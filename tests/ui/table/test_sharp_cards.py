"""Cards on their way are never painted larger than their pictures were drawn."""

import pytest
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from skatdesk.skat.cards import CARDS
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.layout import Spot
from tests.ui.conftest import House

TRICK, PILE = Spot(500, 300, 104), Spot(700, 200, 31)


@pytest.mark.parametrize(("here", "there"), [(TRICK, PILE), (PILE, TRICK)])
def test_a_card_that_shrinks_or_grows_is_sharp_all_the_way(
    house: House, monkeypatch: pytest.MonkeyPatch, here: Spot, there: Spot
) -> None:
    """A trick that is swept, and the last one that is laid out again; where it lands it has its own picture."""
    widths: list[int] = []
    lying = CardFaces.lying

    def noted(faces: CardFaces, card: object, width: int, ratio: float) -> QPixmap:
        widths.append(width)
        return lying(faces, None, width, ratio)

    monkeypatch.setattr(CardFaces, "lying", noted)
    item = CardItem(house.faces, house.look)
    item.show_card(CARDS[0])
    item.place(here, 1, face_up=True)
    animations = item.glide(there, 1, face_up=True, ms=200)
    canvas = QPixmap(10, 10)

    def drawn_for() -> int:
        with QPainter(canvas) as painter:
            item.paint(painter, QStyleOptionGraphicsItem())
        return widths[-1]

    for at in (0, 20, 100, 199):
        for animation in animations:
            animation.start()
            animation.setCurrentTime(at)
        assert drawn_for() >= item.scale() * 100 - 1
    for animation in animations:
        animation.setCurrentTime(200)
    assert drawn_for() == there.width
