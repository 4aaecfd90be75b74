"""The referee of one deal.

The engine is the only writer of game state. It lives in the GUI thread and is cheap: the
rules are ``skat.step``. It never runs ahead: after an action it waits for ``resume()``,
which the table calls when its animations have settled, so that the speed of animations
cannot change a game and no timer lives here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.endings import concession_needs
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import Claimed, Conceded, Event, PlayerLeft, ThrownIn, seen_by
from skatdesk.skat.game import begin, free_actions, legal_actions, replay, step
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import SeatView, view_of


@dataclass(frozen=True, slots=True)
class Request:
    """A question to one seat: which of ``options``? An answer carries ``number`` back."""

    number: int
    seat: Seat
    view: SeatView
    options: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class ConsentRequest:
    """A question to one seat: do you agree to this concession?"""

    number: int
    seat: Seat
    view: SeatView
    concession: Concede


class GameEngine(QObject):
    """Referee of one deal.

    Signals:
        eventHappened(object): an ``Event`` as the audience may know it, in order.
        stateChanged(object): the audience's ``SeatView``, once after every accepted action, undo or load.
        actionAccepted(object): the ``Action`` itself, before the events (for the journal).
        actionRequested(object): a ``Request``, after ``resume()``.
        consentRequested(object): a ``ConsentRequest``, answered by ``answer_consent``.
        consentAnswered(object, bool): the ``Concede`` offered, and whether it was agreed to.
        actionRejected(object): an ``IllegalAction``; nothing has changed.
        rewound(object): the deal went back, or forward again; ``actions`` are those that hold now, and these
            events happened again, as the audience may know them: none where it went back.
        finished(object): the ``Finished`` state, after its events.
    """

    eventHappened = Signal(object)
    stateChanged = Signal(object)
    actionAccepted = Signal(object)
    actionRequested = Signal(object)
    consentRequested = Signal(object)
    consentAnswered = Signal(object, bool)
    actionRejected = Signal(object)
    rewound = Signal(object)
    finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: GameState | None = None
        self._actions: list[Action] = []
        self._undone: list[Action] = []
        self._audience: Seat | None = None
        self._number = 0
        self._request: Request | None = None
        self._consent: ConsentRequest | None = None
        self._others_to_ask: tuple[Seat, ...] = ()

    @property
    def state(self) -> GameState:
        """The true state; for the referee, the journal and tests, never for players or the table."""
        if self._state is None:
            raise RuntimeError("no deal has been started")
        return self._state

    @property
    def running(self) -> bool:
        """Whether a deal is on and not yet over."""
        return self._state is not None and not isinstance(self._state, Finished)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions of the deal so far."""
        return tuple(self._actions)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened in the deal so far, as the audience may know it."""
        state, told = begin(self.state.start), list[Event]()
        for action in self._actions:
            state, events = step(state, action)
            told += (seen_by(event, self._audience) for event in events)
        return tuple(told)

    @property
    def ending(self) -> Event | None:
        """How the deal has ended before its last card: who gave up, claimed, threw in or left."""
        if not isinstance(self._state, Finished):
            return None
        *before, last = self._actions
        _, events = step(replay(self._state.start, before), last)
        return next((event for event in events if isinstance(event, Conceded | Claimed | ThrownIn | PlayerLeft)), None)

    @property
    def audience(self) -> Seat | None:
        """The seat whose view and events are published; None is an onlooker."""
        return self._audience

    @property
    def view(self) -> SeatView:
        """What the audience may know."""
        return view_of(self.state, self._audience)

    @property
    def request(self) -> Request | None:
        """The question that is open, if any."""
        return self._request

    @property
    def consent(self) -> ConsentRequest | None:
        """The question about a concession that is open, if any."""
        return self._consent

    def start(self, start: GameStart, audience: Seat | None, actions: Sequence[Action] = ()) -> None:
        """Begins a deal, or takes one up again after ``actions``; waits for ``resume()``.

        Raises ``IllegalAction`` if the actions do not fit; then nothing has changed.
        """
        self._set(replay(start, actions), list(actions))
        self._undone.clear()
        self._audience = audience
        self.stateChanged.emit(self.view)

    @Slot()
    def resume(self) -> None:
        """Asks the next player; does nothing if a question is open or the deal is over."""
        state = self._state
        if state is None or self._request is not None or self._consent is not None or state.turn is None:
            return
        self._number += 1
        self._request = Request(self._number, state.turn, view_of(state, state.turn), legal_actions(state))
        self.actionRequested.emit(self._request)

    def submit(self, action: Action, number: int | None = None) -> bool:
        """Takes an action; ``number`` is that of the request it answers, None for actions out of turn.

        Returns whether it was accepted. A late answer is dropped silently, an illegal one
        is answered by ``actionRejected``.
        """
        if self._state is None or (number is not None and (self._request is None or self._request.number != number)):
            return False
        try:
            state, events = step(self._state, action)
        except IllegalAction as error:
            self.actionRejected.emit(error)
            return False
        self._set(state, [*self._actions, action])
        self._undone.clear()
        self.actionAccepted.emit(action)
        for event in events:
            self.eventHappened.emit(seen_by(event, self._audience))
        self.stateChanged.emit(self.view)
        if isinstance(state, Finished):
            self.finished.emit(state)
        return True

    def accepts(self, action: Action) -> bool:
        """Whether the action would be legal now."""
        try:
            step(self.state, action)
        except IllegalAction:
            return False
        return True

    def options_at_any_time(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do whoever's turn it is: concede, claim, throw in."""
        return free_actions(self.state, seat)

    def consent_for_concession(self, seat: Seat) -> tuple[Seat, ...]:
        """Of whom one has to agree before this seat may concede now; nobody where that is free or impossible."""
        try:
            return concession_needs(self.state, seat) if isinstance(self.state, TrickPlay) else ()
        except IllegalAction:
            return ()

    def offer_concession(self, seat: Seat) -> None:
        """Concedes for this seat, after asking another player where the rules need consent (ISkO 4.3)."""
        state = self.state
        if not isinstance(state, TrickPlay) or self._consent is not None:
            self.actionRejected.emit(IllegalAction("no_concession", "the deal cannot be conceded now"))
            return
        try:
            needs = concession_needs(state, seat)
        except IllegalAction as error:
            self.actionRejected.emit(error)
            return
        if needs:
            self._ask_consent(seat, needs)
        else:
            self.submit(Concede(seat))

    def _ask_consent(self, seat: Seat, candidates: tuple[Seat, ...]) -> None:
        """Asks the first of the candidates; the others follow if he refuses."""
        self._number += 1
        asked, self._others_to_ask = candidates[0], candidates[1:]
        self._consent = ConsentRequest(self._number, asked, view_of(self.state, asked), Concede(seat, asked))
        self.consentRequested.emit(self._consent)

    def answer_consent(self, number: int, agrees: bool) -> None:
        """The answer to a ``ConsentRequest``; a refusal leaves the deal as it was."""
        consent = self._consent
        if consent is None or consent.number != number:
            return
        concession, self._consent = consent.concession, None
        if agrees:
            self.consentAnswered.emit(concession, True)
            self.submit(concession)
        elif self._others_to_ask:
            self._ask_consent(concession.seat, self._others_to_ask)
        else:
            self.consentAnswered.emit(concession, False)

    # -------------------------------------------------------------- undo

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat has done anything in the deal."""
        return any(action.seat is seat for action in self._actions)

    def can_redo(self) -> bool:
        """Whether actions have been taken back and nothing else was done since."""
        return bool(self._undone)

    def undo(self, seat: Seat) -> None:
        """Goes back to this seat's last decision; waits for ``resume()``."""
        keep = max((index for index, action in enumerate(self._actions) if action.seat is seat), default=None)
        if keep is not None:
            self._rewind(self._actions[:keep], self._actions[keep:] + self._undone)

    def redo(self, seat: Seat) -> None:
        """Goes forward again to this seat's next decision, or to the end of what was undone."""
        if not self._undone:
            return
        own = (index for index, action in enumerate(self._undone) if index > 0 and action.seat is seat)
        upto = next(own, len(self._undone))
        self._rewind(self._actions + self._undone[:upto], self._undone[upto:])

    def _rewind(self, actions: list[Action], undone: list[Action]) -> None:
        before, start = len(self.events), self.state.start
        self._set(replay(start, actions), list(actions))
        self._undone = list(undone)
        self.rewound.emit(self.events[before:])
        self.stateChanged.emit(self.view)

    def _set(self, state: GameState, actions: list[Action]) -> None:
        """The new truth; whatever was asked before is void."""
        self._request = self._consent = None
        self._state, self._actions = state, actions
