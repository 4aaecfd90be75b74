"""The look in use, with everything larger: for a window whose letters are read from across the table."""

from PySide6.QtCore import QObject

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import Signs
from skatdesk.ui.look.theme import Deck, Look
from skatdesk.ui.look.tokens import Theme


class LargeLook(Look):
    """Follows another look, ``larger`` times its size. It dresses nothing itself, and cannot be changed but in size."""

    def __init__(self, look: Look, parent: QObject) -> None:
        QObject.__init__(self, parent)  # that of Look would dress the whole application
        self._followed = look
        self._larger = 1.0
        look.changed.connect(self.changed)

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._followed.theme

    @property
    def deck(self) -> Deck:
        """The card faces in use."""
        return self._followed.deck

    @property
    def signs(self) -> Signs:
        """The suit signs in use."""
        return self._followed.signs

    @property
    def scale(self) -> float:
        """How much larger than designed everything is."""
        return self._larger

    @property
    def enlarged(self) -> bool:
        """Never: here everything is as large as the window has room for anyway."""
        return False

    def enlarge(self, larger: float) -> None:
        """Another size; 1 is as designed, whatever the size of the main window."""
        if larger != self._larger:
            self._larger = larger
            self.changed.emit()

    def px(self, length: float) -> int:
        """A designed length in pixels."""
        return round(length * self._larger)

    def suit_colour(self, suit: Suit, *, on_felt: bool = False) -> str:
        """As in the look that is followed."""
        return self._followed.suit_colour(suit, on_felt=on_felt)
