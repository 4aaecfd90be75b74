"""Drop-down lists as a hand uses them."""

from PySide6.QtWidgets import QComboBox

from skatdesk.coach.wishes.wish import Place
from skatdesk.ui.deals.deal_words import KINDS, Kind
from skatdesk.ui.deals.wish_row import WishRow


def choose_from(box: QComboBox, index: int) -> None:
    """Chooses a line of the list."""
    box.setCurrentIndex(index)
    box.activated.emit(index)


def wish_for(row: WishRow, place: Place, kind: Kind, amount: tuple[int, int] = (0, 0)) -> None:
    """Chooses a wish in all its lists; ``amount`` is one of the kind's, if it has any."""
    choose_from(row.where, place)
    choose_from(row.what, KINDS.index(kind))
    if kind.amounts:
        choose_from(row.how_many, kind.amounts.index(amount))
