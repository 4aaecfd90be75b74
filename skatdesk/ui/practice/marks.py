"""Where a hint shows: on the cards of the hand, or on the button that does what is advised."""

from PySide6.QtCore import QCoreApplication

from skatdesk.players.player import Decision, Evaluation
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, Play, Rearrange
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract
from skatdesk.ui.look.button import Button
from skatdesk.ui.panels.asker import Asker
from skatdesk.ui.panels.question import Question
from skatdesk.ui.table.say_buttons import SayButtons
from skatdesk.ui.table.table_widget import TableWidget


class Marks:
    """Shows one piece of advice at a time."""

    def __init__(self, table: TableWidget, asker: Asker, say_buttons: SayButtons) -> None:
        self._table = table
        self._row = table.scene.row
        self._asker = asker
        self._say_buttons = say_buttons
        self.button: Button | None = None
        """The button a hint points at."""

    def choose(self, decision: Decision) -> None:
        """Chooses the contract or hand that is advised, or points at the game in mind; nothing is said by that."""
        match decision:
            case Decision(action=Announce(contract=contract)):
                for panel in (self._asker.announce, self._asker.choice):
                    panel.show_contract(contract)
            case Decision(action=Rearrange(hand=hand)):
                self._asker.rearrange.show_hand(hand)
            case Decision(action=Bid() | Hold() | Pass(), evaluation=Evaluation(contract=Contract() as contract)):
                self._asker.bidding.show_contract(contract)

    def show(self, action: Action) -> None:
        """Points out what gives this answer, unless something else has been chosen since."""
        self.clear()
        match action:
            case Play(card=card):
                self._point_at_cards(card)
            case Discard(cards=cards):
                self._point_at_cards(*cards)
            case Rearrange():
                self._point_at(self._asker.rearrange.confirm)
            case _:
                self._point_at(self._say_buttons.button_for(action) or self._panel_button(action))

    def follow_choice(self, action: Action) -> None:
        """Another game was chosen, or the advised one again: the button that announces says yes to that one only."""
        if isinstance(action, Announce):
            self.clear()
            self.button = self._panel_button(action)
            if self.button is not None:
                self.button.set_advised(True)

    def bring_keys(self, action: Action) -> None:
        """Brings the keys of the hand to a card that is advised, unless they have found another one by now."""
        advised = (action.card,) if isinstance(action, Play) else action.cards if isinstance(action, Discard) else ()
        card = next((card for card in self._row.cards if card in advised), None)
        if card is not None and self._row.focus is None and self._table.view.hasFocus():
            self._row.bring_focus(card)

    def show_consent(self, agrees: bool) -> None:
        """Points out one of the two answers to a question of consent."""
        self.clear()
        self._point_at(self._asker.choice.button_for_consent(agrees))

    def clear(self) -> None:
        """Nothing is pointed out any more."""
        if self._row.advised:
            self._row.set_advised(())
        if self.button is not None:
            self.button.set_advised(False)
            self.button = None

    def _point_at_cards(self, *cards: Card) -> None:
        #: On a tab at a card of the hand, at most about eight letters
        word = QCoreApplication.translate("Marks", "Hint")
        self._row.set_advised(cards, word)

    def _panel_button(self, action: Action) -> Button | None:
        panels: tuple[Question, ...] = (self._asker.bidding, self._asker.choice, self._asker.announce)
        open_panels = (panel for panel in panels if not panel.isHidden())
        return next((button for panel in open_panels if (button := panel.button_for(action)) is not None), None)

    def _point_at(self, button: Button | None) -> None:
        self.button = button
        if button is not None:
            button.set_advised(True)
            self._table.focus_on(button)
