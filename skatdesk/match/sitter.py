"""Somebody at the table of a match, as the referee sees him."""

from typing import Protocol

from skatdesk.match.faults import FaultError, FaultKind
from skatdesk.match.plan import answer_seed
from skatdesk.players.player import Budget, Player
from skatdesk.skat.actions import Action
from skatdesk.skat.errors import SkatError
from skatdesk.skat.events import Event
from skatdesk.skat.game import legal_actions, step
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import GameStart, GameState, SkatExchange
from skatdesk.skat.view import view_of


class Sitter(Protocol):
    """One who is told what happens and answers when it is his turn.

    He may look only at what his seat knows of the states he is shown.
    """

    def begin(self, start: GameStart, seat: Seat, game: str, seed: int) -> None:
        """A new game begins; ``game`` is its name."""

    def told(self, event: Event, after: GameState) -> None:
        """Something happened, and led to this state."""

    def ask(self, state: GameState) -> tuple[Action, ...]:
        """What he does now: one action, or discard and announcement together.

        Raises ``FaultError`` if no answer can be had.
        """
        ...

    def close(self) -> None:
        """The match is over."""


class ComputerSitter:
    """A player of ours, in this process. It sees the view of its seat."""

    def __init__(self, player: Player, seconds: float) -> None:
        self._player = player
        self._budget = Budget(seconds)
        self._seed = 0
        self._decisions = 0

    def begin(self, start: GameStart, seat: Seat, game: str, seed: int) -> None:
        """See ``Sitter``."""
        self._seed, self._decisions = seed, 0

    def told(self, event: Event, after: GameState) -> None:
        """It needs no telling: the view holds everything."""

    def ask(self, state: GameState) -> tuple[Action, ...]:
        """See ``Sitter``."""
        first = self._decide(state)
        if not (isinstance(state, SkatExchange) and state.stage == "discard"):
            return (first,)
        try:
            after, _ = step(state, first)
        except SkatError as error:
            raise FaultError(FaultKind.ILLEGAL, f"{first}: {error}") from error
        return first, self._decide(after)

    def _decide(self, state: GameState) -> Action:
        self._decisions += 1
        seat = state.turn
        try:
            return self._player.decide(
                view_of(state, seat), legal_actions(state), self._budget, answer_seed(self._seed, self._decisions)
            ).action
        except Exception as error:  # a player's defect is a fault of his, and never stops the match
            raise FaultError(FaultKind.CRASH, f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        """Nothing to do."""
