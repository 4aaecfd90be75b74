"""Brings the referee and the table together.

What the referee says becomes movement and words; what the player clicks becomes an
action. The referee is asked to go on when the table has settled, never before.
"""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal, Slot

from skatdesk.engine.dealing import Dealing
from skatdesk.engine.game_engine import ConsentRequest, GameEngine, Request
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.skat.actions import Action, Concede, Kontra, Play, cards_to_play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import (
    BidHeld,
    BidNamed,
    Event,
    HandExposed,
    Passed,
    TrickWon,
)
from skatdesk.skat.seats import BySeat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.panels.asker import Asker
from skatdesk.ui.table import speeds
from skatdesk.ui.table.aloud import Aloud
from skatdesk.ui.table.captions import COLOUR, Captions
from skatdesk.ui.table.chairs import chair_of, sides_of
from skatdesk.ui.table.lying import Lying
from skatdesk.ui.table.pacing import pause_after, pause_before
from skatdesk.ui.table.say_buttons import SayButtons
from skatdesk.ui.table.spoken_cards import SpokenCards
from skatdesk.ui.table.table_widget import TableWidget


class TableController(QObject):
    """One human at one table; through it the referee, the series, the table, the desk and the panels are reached.

    Signals:
        viewShown(object): the ``SeatView`` the table shows now.
        resultShown(): the result lies on the table.
        dealt(): cards are being dealt.
        eventShown(object): an event has been shown to its end.
        asked(): the human is asked for an action.
    """

    viewShown = Signal(object)
    resultShown = Signal()
    dealt = Signal()
    eventShown = Signal(object)
    asked = Signal()

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
        self.engine = engine
        self.series = series
        self.table = table
        self.desk = desk
        self.asker = asker
        self.captions = Captions(table, desk, series, self)
        self.aloud = Aloud(engine, table, desk, self)
        self.lying = Lying(engine, table, desk, self.captions, self.aloud, self)
        self.spoken_cards = SpokenCards(table, desk, self)
        self.say_buttons = SayButtons(desk, table, self)
        self._view: SeatView | None = None
        self._request: Request | None = None
        self._consent: ConsentRequest | None = None
        self._new_deal: Dealing | None = None
        self._rewound: tuple[Event, ...] | None = None  # what happened again, where the deal went back or forward
        self._result_due = False
        self._pause = 0
        series.dealStarted.connect(self._on_deal)
        engine.eventHappened.connect(self._on_event)
        engine.rewound.connect(self._on_rewound)
        engine.stateChanged.connect(self._on_view)
        engine.actionRequested.connect(self._on_request)
        engine.consentRequested.connect(self._on_consent)
        engine.consentAnswered.connect(self._on_consent_answered)
        engine.actionRejected.connect(self._on_rejected)
        table.choreographer.settled.connect(self._on_settled)
        table.view.cardChosen.connect(self.choose_card)
        table.view.cardDropped.connect(self._on_dropped)
        table.view.entered.connect(self._on_entered)
        table.shown.connect(self._on_seen)
        asker.actionChosen.connect(self.submit)
        asker.lit.connect(table.scene.row.set_bright)
        asker.discard.slotsChanged.connect(self._lay_out)
        asker.choice.consentGiven.connect(self._answer_consent)
        asker.announce.takeBackRequested.connect(self._take_discards_back)
        asker.result.otherSeatRequested.connect(self._change_seats)
        self.say_buttons.actionChosen.connect(self.submit)

    @property
    def request(self) -> Request | None:
        """The open question to the human."""
        return self._request

    @property
    def question(self) -> Request | ConsentRequest | None:
        """What the human is asked now: an action, or whether to agree to a concession."""
        return self._consent or self._request

    @property
    def view(self) -> SeatView | None:
        """What the human may know now."""
        return self._view

    # -------------------------------------------------------------- the referee speaks

    @Slot(object)
    def _on_deal(self, dealing: Dealing) -> None:
        self.table.choreographer.skip(False)
        human = self.series.setup.human if self.series.setup is not None else None
        sides = sides_of(dealing.seating, human)
        self.captions.introduce(dealing)
        self.desk.colours = BySeat.of(lambda seat: COLOUR[sides[seat]])
        self.table.scene.seat_players(sides, self.desk.company.you)
        self._new_deal = dealing

    @Slot(object)
    def _on_rewound(self, again: tuple[Event, ...]) -> None:
        self._rewound = again

    @Slot(object)
    def _on_event(self, event: Event) -> None:
        choreographer, own = self.table.choreographer, self.engine.audience
        phase = self._view.phase if self._view is not None else None
        # who does not double, or plays no Grand Hand, says nothing
        silent = phase in (Phase.KONTRA, Phase.GRAND_HAND_CALL) and isinstance(event, Passed)
        if not (silent or self.lying.tells(event)):
            self.aloud.tell(event)
        told = phase is Phase.BIDDING and isinstance(event, BidNamed | BidHeld | Passed)  # stands in the view
        choreographer.pause(pause_before(event, own))
        if not (silent or told):
            hear = self.captions.forget if isinstance(event, TrickWon) else partial(self.captions.hear, event)
            choreographer.then_do(hear)
        self.table.scene.follow(event)
        choreographer.then_do(partial(self.eventShown.emit, event))
        self._pause = max(self._pause, pause_after(event, own))

    @Slot(object)
    def _on_view(self, view: SeatView) -> None:
        choreographer, before = self.table.choreographer, self._view
        self._view = view
        self._result_due = view.phase is Phase.FINISHED
        self._close_question()
        self.table.strip.give_way()
        dealing, self._new_deal = self._new_deal, None
        again, self._rewound = self._rewound, None
        pause, self._pause = self._pause, 0
        if again and before is not None:
            self.aloud.tell_again(before, again)
        elif again is not None and before is not None:
            self.aloud.tell_back(before, view)
        if dealing is not None or again is not None:
            self.captions.hear_again(self.engine.events)
            self._lay_anew(view, dealing)
        if view.phase is Phase.REARRANGE and view.partner is not None:
            self.table.scene.follow(HandExposed(view.partner, view.partner_hand))
        choreographer.then_do(partial(self._show, view))
        if pause and self.lying.claimed:
            self.lying.look_at_claim(pause)
        else:
            choreographer.pause(pause)
        if view.phase is Phase.FINISHED:
            self.table.scene.lay_open(view.held, view.aside)
            choreographer.pause(speeds.LOOK_AT_END if any(view.cards_left) else speeds.LOOK_AT_SKAT)

    def _lay_anew(self, view: SeatView, dealing: Dealing | None) -> None:
        """A new deal is dealt; one that was taken up, or taken back, lies as it stands."""
        scene, setup = self.table.scene, self.series.setup
        if dealing is not None:
            self.captions.show(view)
            self.aloud.tell_standing(view)
        if dealing is None or setup is None or self.engine.actions:
            scene.show_view(view)
            return
        scene.deal(view, chair_of(dealing.seating.dealer, dealing.seating.size, setup.human))
        self.dealt.emit()

    def _show(self, view: SeatView) -> None:
        """The words for a view whose movements have been shown."""
        self.captions.show(view)
        if self.table.panel is self.asker.bidding and self._request is None:
            self.table.show_panel(self.asker.watching(view))
        self.viewShown.emit(view)

    @Slot()
    def _on_settled(self) -> None:
        view = self._view
        if view is None or self.series.dealing is None:  # it was left
            return
        if view.phase is not Phase.FINISHED:
            self.engine.resume()
        elif self._result_due:
            self._result_due = False  # what moves afterwards, as when hands are sorted anew, ends no deal
            self.table.show_panel(self.asker.show_result(view, self.series, self.engine.ending), page=True)
            self.table.focus_on(self.asker.result.next)
            self._tell_result()
            self.resultShown.emit()

    def _tell_result(self) -> None:
        self.aloud.say(self.asker.result.accessibleName(), self.asker.result.accessibleDescription())

    @Slot(object)
    def _on_request(self, request: Request) -> None:
        if request.seat is not self.engine.audience:
            self.table.show_panel(self.asker.watching(self._view) if self._view is not None else None)
            return
        self._request = request
        self.asked.emit()
        panel = self.asker.ask(request.view, request.options)
        self.table.show_panel(panel)
        if panel is self.asker.rearrange:
            self.table.scene.hold_up()
        self.say_buttons.offer(request.options)
        cards = self.asker.discard.choosable if self.asker.takes_cards else cards_to_play(request.options)
        if cards:
            self.table.scene.row.set_playable(cards)
        self.table.view.digits_choose = bool(cards)
        heard = panel is not None and not panel.hasFocus()  # a reader reads it as it gets the focus, and once only
        self.table.focus_on(self.table.view if panel is None or cards else panel)
        if panel is not None and cards:  # the focus is with them: nobody would read the question
            self.aloud.say(panel.accessibleName())
        elif not heard:
            self._tell_turn(request.view)

    def _tell_turn(self, view: SeatView) -> None:
        self.aloud.say(self.desk.sentences.seats.own_line(view, self.desk.company), self.say_buttons.spoken)

    @Slot()
    def _on_seen(self) -> None:
        """The table is in sight again: what was not told meanwhile is told by how it stands now."""
        if not self.aloud.catches_up() or self._view is None or self.series.dealing is None:
            return
        panel, request = self.table.panel, self._request
        if panel is self.asker.result:
            self._tell_result()
            return
        self.aloud.tell_standing(self._view)
        self.table.choreographer.remind()
        if request is not None and panel is None:
            self._tell_turn(request.view)
        elif request is not None and panel is not None and self.asker.takes_cards:
            self.aloud.say(panel.accessibleName())
        if self.question is not None:
            self.aloud.say(self.table.strip.text)  # a hint that came meanwhile

    @Slot(object)
    def _on_rejected(self, error: IllegalAction) -> None:
        if self._view is not None:
            self.say(self.desk.sentences.refusals.sentence(error, self._view, self.desk.company))

    # -------------------------------------------------------------- the human acts

    @Slot(object)
    def submit(self, action: Action) -> None:
        """Answers the open question, or does something out of turn."""
        number = self._request.number if self._request is not None else None
        self.engine.submit(action, number)

    @Slot(object)
    def choose_card(self, card: Card) -> None:
        """A card of the hand was chosen: played, or put away, as the moment asks; or told why it is not."""
        request = self._request
        if request is None or self._consent is not None:
            return
        if self.asker.takes_cards:
            refusal = self.asker.put(card)
            if refusal is not None:
                self._on_rejected(refusal)
                self.table.scene.row.shake(card)
            return
        action = Play(request.seat, card)
        self.submit(action)
        if action not in request.options:
            self.table.scene.row.shake(card)

    @Slot(object)
    def _on_entered(self, card: Card | None) -> None:
        """Enter chooses a card where one is asked for, first brings the keys to one, and confirms what a panel asks."""
        if self.table.panel is not None and not self.asker.wants_card:
            self.asker.confirm()
        elif card is not None:
            self.choose_card(card)
        elif self._request is not None:
            self.table.scene.row.step_focus(1)

    @Slot(object, QPointF)
    def _on_dropped(self, card: Card, where: QPointF) -> None:
        # whoever lets go beside the table, over the dock or outside the window, has thought better of it
        if where.y() < self.table.scene.table.hand_top and self.table.view.rect().contains(where.toPoint()):
            self.choose_card(card)

    @Slot(object)
    def _lay_out(self, cards: Cards) -> None:
        """The cards in the discard panel come from its slots when they move again."""
        slots = {card: self.table.place_of(slot) for card, slot in self.asker.slots().items()}
        self.table.scene.lay_out(cards, slots.get)

    @Slot()
    def _take_discards_back(self) -> None:
        """Until the game is announced the declarer may put other cards away, under every rule set."""
        view = self._view
        if view is not None and view.phase is Phase.ANNOUNCE and view.put_away and view.seat is not None:
            self.engine.undo(view.seat)

    @Slot()
    def _change_seats(self) -> None:
        """The same cards for practice, from the same position, the hands one seat further."""
        setup, dealing = self.series.setup, self.series.dealing
        if setup is None or dealing is None:
            return
        seating = dealing.seating.next
        if seating.sitting_out is not None and seating.sitting_out == setup.human:
            seating = seating.next
        setup = replace(setup, first_dealer=seating.dealer)
        self.series.play_beside(setup, dealing.start, dealing.position, dealing.origin)

    @Slot()
    def say_kontra(self) -> None:
        """Says Kontra, or Re and so on, where that is on offer."""
        options = self._request.options if self._request is not None and self._consent is None else ()
        kontra = next((option for option in options if isinstance(option, Kontra)), None)
        if kontra is not None:
            self.submit(kontra)

    # -------------------------------------------------------------- consent

    @Slot(object)
    def _on_consent(self, request: ConsentRequest) -> None:
        if request.seat is self.engine.audience:
            self._consent = request
            self.table.show_panel(self.asker.ask_consent(request.view, request.concession))
            self.table.focus_on(self.asker.choice)

    @Slot(bool)
    def _answer_consent(self, agrees: bool) -> None:
        consent, self._consent = self._consent, None
        if consent is not None:
            self.table.show_panel(None)
            self.engine.answer_consent(consent.number, agrees)

    @Slot(object, bool)
    def _on_consent_answered(self, concession: Concede, agreed: bool) -> None:
        if agreed:
            return
        if concession.seat is self.engine.audience:
            asked = self.engine.consent_for_concession(concession.seat)
            if len(asked) == 1:
                pattern = self.tr("{name} does not agree: play goes on")
                self.say(pattern.format(name=self.desk.company.name(asked[0])), outlasts=True)
            else:
                self.say(self.tr("The others do not agree: play goes on"), outlasts=True)
        if not self.table.choreographer.busy:  # else when it has settled
            self.engine.resume()

    # -------------------------------------------------------------- small things

    def say(self, sentence: str, *, stays: bool = False, outlasts: bool = False) -> None:
        """One sentence over the table, see ``MessageStrip.say``, and for screen readers."""
        self.table.strip.say(sentence, stays=stays, outlasts=outlasts)
        self.aloud.say(sentence)

    def _close_question(self) -> None:
        self._request = self._consent = None
        self.table.view.digits_choose = False
        self.table.scene.row.set_playable(None)
        self.table.scene.row.set_bright(None)
        self.say_buttons.offer(())
        if self.table.panel is not None and self.table.panel is not self.asker.bidding:
            self.table.show_panel(None)
