"""Somebody plays for a player who is not ready yet."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.view import SeatView


class Understudy:
    """Plays by rule until the player it stands in for can be made; from then on that player decides.

    Players who search need their kernel compiled, which takes about a minute once after an
    installation; nobody at the table has to wait for it. ``ready`` is asked before each
    decision until then, ``make_player`` is called in the thread that wants the decision.

    It may be asked from several threads at once: a move that is taken back leaves a search
    behind that nobody waits for. A player's memory is for one search at a time, so each
    question open at the same time gets a player of its own; they decide alike.
    """

    def __init__(self, make_player: Callable[[], Player], ready: Callable[[], bool]) -> None:
        self._make_player = make_player
        self._ready = ready
        self._free: list[Player] = []
        self._stand_in: Player = RulesPlayer()

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """See ``Player``; what the stand-in decides is told to be its decision."""
        with self._somebody() as player:
            decision = player.decide(view, options, budget, seed)
            return replace(decision, by_stand_in=True) if player is self._stand_in else decision

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """See ``Player``."""
        with self._somebody() as player:
            return player.consents(view, concession)

    @contextmanager
    def _somebody(self) -> Iterator[Player]:
        """A player whom nobody else asks meanwhile, or the stand-in, who remembers nothing."""
        try:
            player = self._free.pop()
        except IndexError:
            if not self._ready():
                yield self._stand_in
                return
            player = self._make_player()
        try:
            yield player
        finally:
            self._free.append(player)
