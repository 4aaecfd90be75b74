"""Who sits where on the screen: everybody keeps the chair for the whole series, as at a real table."""

from skatdesk.skat.seats import BySeat, Seating
from skatdesk.ui.table.layout import Side

_AROUND = {3: (Side.SELF, Side.LEFT, Side.RIGHT), 4: (Side.SELF, Side.LEFT, Side.TOP, Side.RIGHT)}
_WITHOUT_HUMAN = (Side.LEFT, Side.TOP, Side.RIGHT, Side.SELF)


def chair_of(place: int, size: int, human: int | None) -> Side:
    """The side of the table at which this place sits, clockwise from the human."""
    return _WITHOUT_HUMAN[place] if human is None else _AROUND[size][(place - human) % size]


def sides_of(seating: Seating, human: int | None) -> BySeat[Side]:
    """The sides of the three players of a deal."""
    return seating.places.map(lambda place: chair_of(place, seating.size, human))


def places_in_columns(size: int, own: int | None) -> tuple[int, ...]:
    """The places of a list as its columns stand beside the table: clockwise from the left neighbour, one's own last."""
    last = size - 1 if own is None else own
    return tuple((last + 1 + step) % size for step in range(size))
