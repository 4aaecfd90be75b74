"""What a computer player is: a view and the offered actions in, a decision out."""

from dataclasses import dataclass
from typing import Protocol

from skatdesk.skat.actions import Action, Concede
from skatdesk.skat.contracts import Contract
from skatdesk.skat.view import SeatView


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take, in seconds; a player may always answer earlier."""

    seconds: float


def decision_seed(deal_seed: int, number: int) -> int:
    """The seed of one decision: ``number`` counts the deal's actions before it."""
    return deal_seed * 1000 + number


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Why a player decided so.

    ``reason`` is the stable key of the maxim that spoke ("draw_trumps"), by which a hint
    finds its sentence. ``chance`` is the estimated probability, 0 to 1, of winning the
    game in question; None where the maxim does not estimate one. ``contract`` is the game in
    mind before one is announced, if there is one.
    """

    reason: str
    chance: float | None = None
    contract: Contract | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The action chosen, and the player's judgement if it has one.

    ``by_stand_in`` tells that another one decided, because the player who was asked is not ready yet.
    """

    action: Action
    evaluation: Evaluation | None = None
    by_stand_in: bool = False


class Player(Protocol):
    """Somebody who decides. Everything it may know is in the view: it keeps nothing between questions."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """The decision of the seat whose turn it is.

        ``options`` are the legal actions (of the many ways to rearrange two hands in
        Revolution only one is listed; any legal one may be chosen). The same view, options
        and seed give the same decision, unless the budget cuts a search short.
        """
        ...

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """Whether this player, whose view it is, agrees that another one gives the deal up."""
        ...
