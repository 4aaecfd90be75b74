"""What a screen reader says of the table, as long as it is in sight."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from skatdesk.engine.game_engine import GameEngine
from skatdesk.skat.events import (
    AuctionWon,
    BidHeld,
    BidNamed,
    CardPlayed,
    DealFinished,
    DefenceAnnounced,
    Event,
    HandExposed,
    KontraSaid,
    Passed,
)
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.table.table_widget import TableWidget


class Aloud(QObject):
    """Tells what happens at the table; what happens out of sight is not told, but how it stands then."""

    def __init__(self, engine: GameEngine, table: TableWidget, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._table = table
        self._desk = desk
        self._missed = False

    def say(self, *sentences: str) -> None:
        """Sentences about the table."""
        for sentence in sentences:
            if self._table.isVisible():
                announce(self._table, sentence)
            else:
                self._missed = True

    def catches_up(self) -> bool:
        """Whether something was not told while the table was out of sight; it need be asked about once."""
        missed, self._missed = self._missed, False
        return missed

    def tell(self, event: Event) -> None:
        """What has just happened. Who goes on to the result hears the result alone."""
        if not self._table.choreographer.skipping:
            self._tell_now(event)

    def tell_back(self, before: SeatView, view: SeatView) -> None:
        """The deal went back to ``view``: which own cards are there again."""
        if before.contract is not None or before.put_away:
            back = tuple(card for card in view.hand if card not in before.hand)
            self.say(self._desk.sentences.events.taken_back(back) if back else "")
        self._tell_trick(view)

    def tell_again(self, before: SeatView, events: Iterable[Event]) -> None:
        """The deal went forward again: all that happened once more."""
        bidding = before.phase is Phase.BIDDING
        for event in events:
            if bidding or not isinstance(event, Passed):
                self._tell_now(event)
            bidding = bidding and not isinstance(event, AuctionWon)

    def tell_standing(self, view: SeatView) -> None:
        """For who comes to the deal: which game it is, what was bid or said to it, what lies open and in the trick."""
        sentences, company, events = self._desk.sentences, self._desk.company, self._engine.events
        announced = sentences.events.announced(view, company) if self._engine.actions else ""
        self.say(self._table.bar.game)
        bid = [event for event in events if isinstance(event, BidNamed | BidHeld | AuctionWon)]
        if bid and not announced:
            self._tell_now(bid[-1])
        self.say(announced or sentences.seats.own_line(view, company))
        for event in events:
            now = HandExposed(event.seat, view.open_hand) if isinstance(event, HandExposed) else event
            if isinstance(now, KontraSaid | DefenceAnnounced | HandExposed):
                self._tell_now(now)
        self._tell_trick(view)

    def _tell_trick(self, view: SeatView) -> None:
        for seat, card in view.trick.plays() if view.trick is not None else ():
            self.say(self._desk.sentences.events.what_happened(CardPlayed(seat, card), self._desk.company))

    def _tell_now(self, event: Event) -> None:
        if not self._is_read_later(event):
            self.say(self._desk.sentences.events.what_happened(event, self._desk.company))

    def _is_read_later(self, event: Event) -> bool:
        """Whether a page that is read as it is shown begins with this: what is asked next, or the result."""
        if isinstance(event, DealFinished):
            return True
        if isinstance(event, AuctionWon):
            return event.seat is self._engine.audience and self._engine.view.phase is Phase.SKAT
        return self._desk.sentences.results.tells(event, self._engine.view.result, self._desk.company)
