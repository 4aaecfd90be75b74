"""A player whose game nobody waits for any more can be told so."""

from threading import Event

from skatdesk.players.player import Budget, Decision, Player
from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.view import SeatView


class StoppedError(Exception):
    """Nobody waits for this game any more."""


class Stoppable:
    """Plays as the player it is given; raises ``StoppedError`` at the next decision after ``stopped`` was set."""

    def __init__(self, player: Player, stopped: Event) -> None:
        self._player = player
        self._stopped = stopped

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """See ``Player``."""
        if self._stopped.is_set():
            raise StoppedError
        return self._player.decide(view, options, budget, seed)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """See ``Player``."""
        return self._player.consents(view, concession)
