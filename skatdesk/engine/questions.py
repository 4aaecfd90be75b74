"""A question to a computer player, and what its answer is worth: no player is trusted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from skatdesk.engine.game_engine import ConsentRequest, Request
from skatdesk.players.player import Budget, Decision, Player
from skatdesk.skat.actions import Action
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.seats import Seat

AT_THE_TABLE = Budget(1.0)
"""The most a decision may take while somebody waits for it."""

Question = Request | ConsentRequest
"""What a computer player can be asked."""

Answer = Decision | bool
"""A decision; to a ``ConsentRequest`` whether the player agrees."""


@dataclass(frozen=True, slots=True)
class PlayerFault:
    """What a player did wrong: its seat, the kind of fault and the error, if there was one."""

    seat: Seat
    kind: Literal["exception", "illegal", "silence"]
    error: Exception | None = None


def answer_of(player: Player, question: Question, seed: int) -> Answer:
    """Asks the player; for a worker thread, as a good one thinks for up to a second."""
    if isinstance(question, ConsentRequest):
        return player.consents(question.view, question.concession)
    return player.decide(question.view, question.options, AT_THE_TABLE, seed)


def checked(outcome: object, question: Question, accepts: Callable[[Action], bool]) -> Answer | PlayerFault:
    """What a player has come to, if that is an answer to the question; else what is wrong with it.

    ``outcome`` may be anything, an exception that the player raised too. ``accepts`` is the referee's word on whether
    an action would be legal now.
    """
    if isinstance(outcome, Exception):
        return PlayerFault(question.seat, "exception", outcome)
    if isinstance(question, ConsentRequest):
        if isinstance(outcome, bool):
            return outcome
    elif isinstance(outcome, Decision) and outcome.action.seat is question.seat and accepts(outcome.action):
        return outcome
    error = IllegalAction("not_an_option", f"{question.seat.name.lower()} answered {outcome!r}")
    return PlayerFault(question.seat, "illegal", error)
