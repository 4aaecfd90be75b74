"""A referee whose signals are written down, and a deal brought to its first lead."""

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.game_engine import GameEngine
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import GameStart

DEAL = Deal.of_series(5, 0)


class Recorder(QObject):
    """Writes down every signal of an engine, in order."""

    def __init__(self, engine: GameEngine) -> None:
        super().__init__()
        self.heard: list[tuple[str, object]] = []
        engine.eventHappened.connect(self.happened)
        engine.stateChanged.connect(self.state)
        engine.actionAccepted.connect(self.accepted)
        engine.actionRequested.connect(self.requested)
        engine.actionRejected.connect(self.rejected)
        engine.consentRequested.connect(self.consent)
        engine.consentAnswered.connect(self.consented)
        engine.finished.connect(self.finished)

    @Slot(object)
    def happened(self, value: object) -> None:
        self.heard.append(("event", value))

    @Slot(object)
    def state(self, value: object) -> None:
        self.heard.append(("state", value))

    @Slot(object)
    def accepted(self, value: object) -> None:
        self.heard.append(("accepted", value))

    @Slot(object)
    def requested(self, value: object) -> None:
        self.heard.append(("requested", value))

    @Slot(object)
    def rejected(self, value: object) -> None:
        self.heard.append(("rejected", value))

    @Slot(object)
    def consent(self, value: object) -> None:
        self.heard.append(("consent", value))

    @Slot(object, bool)
    def consented(self, _value: object, agreed: bool) -> None:
        self.heard.append(("consented", agreed))

    @Slot(object)
    def finished(self, value: object) -> None:
        self.heard.append(("finished", value))

    def kinds(self) -> list[str]:
        """The names of the signals heard since the last look."""
        kinds = [kind for kind, _ in self.heard]
        self.heard.clear()
        return kinds


def played_on(engine: GameEngine, *until: Action) -> None:
    """Plays the first card allowed until one of these actions is possible, or to the end of the deal."""
    while engine.running and not any(map(engine.accepts, until)):
        engine.submit(legal_actions(engine.state)[0])


def to_play(engine: GameEngine, rules: RuleSet = ISKO, audience: Seat | None = FOREHAND) -> None:
    """Brings a deal to forehand's first lead: forehand plays clubs at 18."""
    engine.start(GameStart(DEAL, rules), audience)
    skat = DEAL.skat
    for action in (
        Bid(MIDDLEHAND, 18),
        Hold(FOREHAND),
        Pass(MIDDLEHAND),
        Pass(REARHAND),
        PickUp(FOREHAND),
        Discard(FOREHAND, skat),
        Announce(FOREHAND, Contract(Game.CLUBS)),
    ):
        assert engine.submit(action)
