"""Brings the referee and the table together.

What the referee says becomes movement and words; what the player clicks becomes an
action. The referee is asked to go on when the table has settled, never before.
"""

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Signal, Slot

from skatdesk.engine.game_engine import ConsentRequest, GameEngine, Request
from skatdesk.engine.series_engine import Dealing, SeriesEngine
from skatdesk.skat.actions import Action, AnnounceDefence, Claim, Kontra, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import BidHeld, BidNamed, CardPlayed, Event, Passed
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.panels.asker import Asker
from skatdesk.ui.panels.question import Desk
from skatdesk.ui.sentences import Company
from skatdesk.ui.table import speeds
from skatdesk.ui.table.captions import Captions
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.table_widget import TableWidget


def sides_of(own: Seat | None) -> BySeat[Side]:
    """Where the three players of a deal sit as seen by the player in this seat, or by an onlooker."""
    if own is None:
        return BySeat(Side.LEFT, Side.TOP, Side.RIGHT)
    around = (Side.SELF, Side.LEFT, Side.RIGHT)
    return BySeat.of(lambda seat: around[(seat - own) % 3])


class TableController(QObject):
    """One human at one table.

    Signals:
        said(str): a sentence for screen readers: what just happened.
        viewShown(object): the ``SeatView`` the table shows now.
        resultShown(): the result lies on the table.
    """

    said = Signal(str)
    viewShown = Signal(object)
    resultShown = Signal()

    def __init__(
        self,
        engine: GameEngine,
        series: SeriesEngine,
        table: TableWidget,
        desk: Desk,
        asker: Asker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._series = series
        self._table = table
        self._desk = desk
        self._asker = asker
        self._captions = Captions(table, desk, series, self)
        self._view: SeatView | None = None
        self._request: Request | None = None
        self._consent: ConsentRequest | None = None
        self._fresh = False
        series.dealStarted.connect(self._on_deal)
        engine.eventHappened.connect(self._on_event)
        engine.stateChanged.connect(self._on_view)
        engine.actionRequested.connect(self._on_request)
        engine.consentRequested.connect(self._on_consent)
        engine.consentAnswered.connect(self._on_consent_answered)
        engine.actionRejected.connect(self._on_rejected)
        table.choreographer.settled.connect(self._on_settled)
        table.view.cardChosen.connect(self.choose_card)
        table.view.cardDropped.connect(self._on_dropped)
        table.view.confirmed.connect(asker.confirm)
        asker.actionChosen.connect(self.submit)
        asker.lit.connect(table.scene.set_bright)
        asker.slotsChanged.connect(table.scene.lift_out)
        asker.consentGiven.connect(self._answer_consent)

    @property
    def request(self) -> Request | None:
        """The open question to the human."""
        return self._request

    @property
    def view(self) -> SeatView | None:
        """What the human may know now."""
        return self._view

    # -------------------------------------------------------------- the referee speaks

    @Slot(object)
    def _on_deal(self, dealing: Dealing) -> None:
        human = self._series.setup.human if self._series.setup is not None else None
        own = None if human is None else dealing.seating.seat_of(human)
        self._desk.company = Company(self._series.names(), own)
        self._table.scene.seat_players(sides_of(own), own)
        self._fresh = True

    @Slot(object)
    def _on_event(self, event: Event) -> None:
        self._table.scene.follow(event)
        self.said.emit(self._desk.sentences.events.what_happened(event, self._desk.company))
        if isinstance(event, BidNamed | BidHeld | Passed) and event.seat is not self._engine.audience:
            self._table.choreographer.pause(speeds.SAY)
        elif isinstance(event, CardPlayed) and event.seat is not self._engine.audience:
            self._table.choreographer.pause(speeds.OPPONENT_PAUSE)

    @Slot(object)
    def _on_view(self, view: SeatView) -> None:
        self._view = view
        self._close_question()
        dealing = self._series.dealing
        if self._fresh and dealing is not None:
            self._fresh = False
            dealer = self._captions.side_of_place(dealing.seating.dealer)
            if self._engine.actions:
                self._table.scene.show_view(view)
            else:
                self._table.scene.deal(view, dealer)
        elif not self._table.choreographer.busy:
            self._table.scene.show_view(view)
        self._captions.show(view)
        self._table.strip.clear()
        self.viewShown.emit(view)
        self._table.choreographer.then(list)

    @Slot()
    def _on_settled(self) -> None:
        view = self._view
        if view is None:
            return
        if view.phase is Phase.FINISHED:
            if self._table.panel is not self._asker.result:
                self._table.show_panel(self._asker.show_result(view, self._series), page=True)
                self._asker.result.next.setFocus()
                self.resultShown.emit()
            return
        self._engine.resume()

    @Slot(object)
    def _on_request(self, request: Request) -> None:
        if request.seat is not self._engine.audience:
            panel = self._asker.watching(self._view) if self._view is not None else None
            self._table.show_panel(panel)
            return
        self._request = request
        cards = [option.card for option in request.options if isinstance(option, Play)]
        if cards:
            self._table.scene.set_playable(cards)
        self._captions.show_extra(request.options)
        self._table.show_panel(self._asker.ask(request.view, request.options))
        focus = self._table.view if self._table.panel is None or self._asker.takes_cards else self._table.panel
        focus.setFocus()

    @Slot(object)
    def _on_rejected(self, error: IllegalAction) -> None:
        if self._view is not None:
            self._say(self._desk.sentences.refusals.sentence(error, self._view, self._desk.company))

    # -------------------------------------------------------------- the human acts

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Answers the open question, or does something out of turn."""
        number = self._request.number if self._request is not None else None
        self._engine.submit(action, number)

    @Slot(object)
    def choose_card(self, card: Card) -> None:
        """A card of the hand was chosen: played, or put away, as the moment asks."""
        view, request = self._view, self._request
        if view is None or request is None:
            return
        if self._asker.takes_cards:
            self._asker.toggle(card)
            return
        if view.phase is not Phase.PLAY or view.seat is None:
            return
        action = Play(view.seat, card)
        if action in request.options:
            self.submit(action)
        else:
            self._table.scene.shake(card)
            self._engine.submit(action, request.number)

    @Slot(object, QPointF)
    def _on_dropped(self, card: Card, where: QPointF) -> None:
        if where.y() < self._table.scene.table.hand_top:
            self.choose_card(card)

    def say_kontra(self) -> None:
        """Kontra, where it is on offer."""
        self._choose_extra(Kontra)

    def announce_defence(self, schwarz: bool) -> None:
        """A defender's announcement, where it is on offer."""
        for option in self._request.options if self._request is not None else ():
            if isinstance(option, AnnounceDefence) and option.schwarz is schwarz:
                self.submit(option)
                return

    def _choose_extra(self, kind: type[Action]) -> None:
        for option in self._request.options if self._request is not None else ():
            if isinstance(option, kind):
                self.submit(option)
                return

    @Slot()
    def give_up(self) -> None:
        """Concedes the deal, asking for consent where the rules want it."""
        if self._engine.audience is not None and self._engine.running:
            self._engine.offer_concession(self._engine.audience)

    @Slot()
    def claim(self) -> None:
        """Claims the remaining tricks; the referee accepts only what is proven."""
        if self._engine.audience is not None and self._engine.running:
            self._engine.submit(Claim(self._engine.audience))

    def hurry(self) -> None:
        """Brings everything that moves to its end."""
        self._table.choreographer.finish_now()

    def undo(self) -> None:
        """Goes back to the own last decision."""
        if self._engine.audience is not None:
            self._engine.undo(self._engine.audience)

    def redo(self) -> None:
        """Goes forward to the own next decision."""
        if self._engine.audience is not None:
            self._engine.redo(self._engine.audience)

    # -------------------------------------------------------------- consent

    @Slot(object)
    def _on_consent(self, request: ConsentRequest) -> None:
        if request.seat is self._engine.audience:
            self._consent = request
            self._table.show_panel(self._asker.ask_consent(request.view, request.concession))

    @Slot(bool)
    def _answer_consent(self, agrees: bool) -> None:
        consent, self._consent = self._consent, None
        if consent is not None:
            self._table.show_panel(None)
            self._engine.answer_consent(consent.number, agrees)

    @Slot(object, bool)
    def _on_consent_answered(self, _concession: Action, agreed: bool) -> None:
        if not agreed:
            self._say(QCoreApplication.translate("TableController", "The others do not agree: play goes on"))
            self._engine.resume()

    # -------------------------------------------------------------- small things

    def _say(self, sentence: str) -> None:
        self._table.strip.say(sentence)
        self._table.arrange()
        self.said.emit(sentence)

    def _close_question(self) -> None:
        self._request = None
        self._table.scene.set_playable(None)
        self._captions.show_extra(())
        if self._table.panel is not None and self._table.panel is not self._asker.bidding:
            self._table.show_panel(None)
