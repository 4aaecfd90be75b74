"""A referee whose signals are written down, and a deal brought to its first lead."""

from functools import partial

from skatdesk.engine.game_engine import GameEngine
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import GameStart

DEAL = Deal.of_series(5, 0)


class Recorder:
    """Writes down every signal of an engine, in order, with the last thing it says."""

    def __init__(self, engine: GameEngine) -> None:
        self.heard: list[tuple[str, object]] = []
        signals = {
            "event": engine.eventHappened,
            "state": engine.stateChanged,
            "accepted": engine.actionAccepted,
            "requested": engine.actionRequested,
            "rejected": engine.actionRejected,
            "consent": engine.consentRequested,
            "consented": engine.consentAnswered,
            "finished": engine.finished,
        }
        for kind, signal in signals.items():
            signal.connect(partial(self._hear, kind))

    def _hear(self, kind: str, *values: object) -> None:
        self.heard.append((kind, values[-1]))

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
