"""Somebody plays for a player who is not ready yet."""

from collections.abc import Callable

from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.view import SeatView


class Understudy:
    """Plays by rule until the player it stands in for can be made; from then on that player decides.

    Players who search need their kernel compiled, which takes about a minute once after an
    installation; nobody at the table has to wait for it. ``ready`` is asked before each
    decision, ``make_player`` is called once, in the thread that wants the decision.
    """

    def __init__(self, make_player: Callable[[], Player], ready: Callable[[], bool]) -> None:
        self._make_player = make_player
        self._ready = ready
        self._player: Player | None = None
        self._stand_in: Player = RulesPlayer()

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """See ``Player``."""
        return self._who().decide(view, options, budget, seed)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """See ``Player``."""
        return self._who().consents(view, concession)

    def _who(self) -> Player:
        if self._player is None and self._ready():
            self._player = self._make_player()
        return self._player or self._stand_in
