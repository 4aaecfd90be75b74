"""What is announced with a game: Hand, Schneider, Schwarz, ouvert, and what house rules add to them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.i18n.card_names import CardNamer, Term
from skatdesk.i18n.joins import listed
from skatdesk.skat.contracts import DECLARABLE, Contract
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip

_FIELDS = {
    "hand": Term.HAND,
    "schneider": Term.SCHNEIDER_ANNOUNCED,
    "schwarz": Term.SCHWARZ_ANNOUNCED,
    "ouvert": Term.OUVERT,
    "spitze": Term.SPITZE,
    "revolution": Term.REVOLUTION,
}
"""Fields of ``Contract`` in the order their buttons stand."""
ADDITION_ROW = 34


class Additions(QWidget):
    """A button for each; turning one on turns on what it contains, turning one off what needs it.

    Signals:
        chosen(object): the ``Contract`` with the addition that was turned on, or without it.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, make: Callable[[], Button]) -> None:
        super().__init__()
        self._look = look
        self._offered: Sequence[Contract] = ()
        self._contract: Contract | None = None
        self.buttons = {field: make() for field in _FIELDS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in self.buttons.values():
            button.setCheckable(True)
            button.clicked.connect(self._on_clicked)
            row.addWidget(button)
        row.addStretch(1)
        look.changed.connect(self._keep_room)
        self._keep_room()

    def _keep_room(self) -> None:
        """As high without any as with all."""
        self.setFixedHeight(self._look.px(ADDITION_ROW))

    def offer(self, offered: Sequence[Contract], contract: Contract | None, namer: CardNamer) -> None:
        """Shows what can be said with any of these contracts, and what is said with the one chosen."""
        self._offered, self._contract = offered, contract
        for field, term in _FIELDS.items():
            button = self.buttons[field]
            button.setText(namer.term(term))
            button.setVisible(any(getattr(known, field) for known in offered))
            button.setChecked(contract is not None and getattr(contract, field))
            button.setEnabled(self._with(field, not button.isChecked()) is not None)
            why = "" if button.isEnabled() or button.isChecked() else self._why_not(field, namer)
            button.setToolTip(tip(why))
            button.setAccessibleDescription(why)

    def _why_not(self, field: str, namer: CardNamer) -> str:
        """What has to be chosen before this addition can be."""
        if self._contract is None:
            return self.tr("First choose a game")
        games = [game for game in DECLARABLE if any(getattr(c, field) for c in self._offered if c.game is game)]
        #: tool tip of an addition such as ouvert, which the game chosen does not have; {games} are those that have it
        return self.tr("Only with {games}").format(games=listed(namer.game(game.code) for game in games))

    def _with(self, field: str, on: bool) -> Contract | None:
        """The nearest contract on offer in which this addition is on or off."""
        now = self._contract
        if now is None:
            return None
        offered = [c for c in self._offered if c.game is now.game and bool(getattr(c, field)) is on]
        return min(offered, key=lambda contract: additions_apart(contract, now), default=None)

    def _on_clicked(self) -> None:
        pressed = self.sender()
        field = next(field for field, button in self.buttons.items() if button is pressed)
        contract = self._with(field, self.buttons[field].isChecked())
        if contract is not None:
            self.chosen.emit(contract)


def additions_apart(contract: Contract, other: Contract) -> int:
    """How many additions only one of the two has."""
    return sum(getattr(contract, field) is not getattr(other, field) for field in _FIELDS)


def plainest(contracts: Sequence[Contract]) -> Contract:
    """The one with the fewest additions; there is one."""
    return min(contracts, key=lambda contract: additions_apart(contract, Contract(contract.game)))
