"""Finds the panel for a question; the one place that knows which panel belongs to which phase."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.skat.actions import Action, Concede, Discard, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import Event
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.panels.announce import AnnouncePanel
from skatdesk.ui.panels.bidding import BiddingPanel
from skatdesk.ui.panels.choice import ChoicePanel
from skatdesk.ui.panels.discard import DiscardPanel
from skatdesk.ui.panels.question import Question
from skatdesk.ui.panels.rearrange import RearrangePanel
from skatdesk.ui.panels.result import ResultPanel


class Asker(QObject):
    """Owns the panels.

    Signals:
        actionChosen(object): the ``Action`` the player chose.
        lit(object): cards of the hand to light up, None for all.
    """

    actionChosen = Signal(object)
    lit = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.bidding = BiddingPanel(desk, parent)
        self.choice = ChoicePanel(desk, parent)
        self.discard = DiscardPanel(desk, parent)
        self.announce = AnnouncePanel(desk, parent)
        self.rearrange = RearrangePanel(desk, parent)
        self.result = ResultPanel(desk, parent)
        for panel in (self.bidding, self.choice, self.discard, self.announce, self.rearrange):
            panel.hide()
            panel.actionChosen.connect(self.actionChosen)
            panel.lit.connect(self.lit)
        self.result.hide()

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> Panel | None:
        """The panel that asks this, filled; None where a card of the hand is the answer."""
        panel = self._panel_for(view, options)
        if panel is not None:
            panel.ask(view, options)
        return panel

    def watching(self, view: SeatView) -> Panel | None:
        """The panel to look at while another player is asked: the bidding, as long as one is in it."""
        if view.phase is not Phase.BIDDING or view.seat is None or view.auction.passed[view.seat]:
            return None
        self.bidding.ask(view, ())
        return self.bidding

    def ask_consent(self, view: SeatView, concession: Concede) -> Panel:
        """The question whether a concession is agreed to."""
        self.choice.ask_consent(view, concession)
        return self.choice

    def show_result(self, view: SeatView, series: SeriesEngine, ending: Event | None) -> Panel:
        """The result of the deal the view shows; ``ending`` tells who gave up, claimed or left."""
        self.result.show_result(view, series, ending)
        return self.result

    @property
    def takes_cards(self) -> bool:
        """Whether a click on a card of the hand puts it into the discard panel."""
        return not self.discard.isHidden()

    @property
    def wants_card(self) -> bool:
        """Whether a slot of the discard panel is still empty."""
        return self.takes_cards and not self.discard.full

    def confirm(self) -> None:
        """Enter on the table: does what the main button of the open panel does."""
        for panel in (self.choice, self.discard, self.announce, self.rearrange):
            if not panel.isHidden():
                panel.confirm_choice()

    def slots(self) -> dict[Card, QWidget]:
        """Where the cards lie that are in the discard panel."""
        return {slot.card: slot for slot in self.discard.slots if slot.card is not None}

    def put(self, card: Card) -> IllegalAction | None:
        """Puts a card of the hand into the discard panel, or tells why it may not go there."""
        return self.discard.put(card)

    def _panel_for(self, view: SeatView, options: tuple[Action, ...]) -> Question | None:
        if any(isinstance(option, Play) for option in options):
            return None
        if any(isinstance(option, Discard) for option in options):
            return self.discard
        match view.phase:
            case Phase.BIDDING:
                return self.bidding
            case Phase.ANNOUNCE:
                return self.announce
            case Phase.REARRANGE:
                return self.rearrange
        return self.choice
