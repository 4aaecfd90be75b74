"""The review of a whole deal."""

from dataclasses import dataclass

from skatdesk.coach.judging.verdicts import Moment, OpenResult
from skatdesk.coach.review.contract_table import ContractTable
from skatdesk.skat.actions import Action
from skatdesk.skat.game import replay
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import GameStart, GameState
from skatdesk.skat.view import Phase

HALVES = 60.0
"""Every so much list score given away halves the accuracy of a deal."""


@dataclass(frozen=True, slots=True)
class Review:
    """All that is said about a deal, finished or broken off.

    ``moments`` has one for each of the ``actions``. ``ending`` is how the deal would have
    ended from its last position on with open cards: of a deal played to its last card, how it
    did end; None if nothing was done in the play. ``table`` is None where there are no games to
    compare (Ramsch rounds).
    """

    start: GameStart
    actions: tuple[Action, ...]
    moments: tuple[Moment, ...]
    ending: OpenResult | None = None
    table: ContractTable | None = None

    @property
    def final(self) -> GameState:
        """The state after the last action."""
        return replay(self.start, self.actions)

    @property
    def accuracy(self) -> BySeat[float | None]:
        """How well each seat did with what it could know, 0 to 100; None for a seat that had nothing to decide.

        100 halved for every 60 of list score it has given away in all its fair judgements. The bidding counts once,
        by its worst call: who holds too often has one game too many, not one for each call.
        """
        return BySeat.of(self._accuracy)

    @property
    def turning_points(self) -> tuple[Moment, ...]:
        """Where the deal changed side."""
        return tuple(moment for moment in self.moments if moment.turning_point)

    def mistakes(self, seat: Seat) -> tuple[Moment, ...]:
        """What this seat can learn from: its mistakes and blunders, in the order of the deal.

        Of the bidding only the first one: from there on it has been the same mistake.
        """
        found = [
            moment
            for moment in self.moments
            if moment.seat is seat and moment.mark is not None and moment.mark.is_mistake
        ]
        calls = [moment for moment in found if moment.phase is Phase.BIDDING]
        return tuple(moment for moment in found if moment not in calls[1:])

    def _accuracy(self, seat: Seat) -> float | None:
        calls: list[float] = []
        other: list[float] = []
        for moment in self.moments:
            if moment.seat is seat and moment.fair is not None:
                (calls if moment.phase is Phase.BIDDING else other).append(moment.fair.lost_score / moment.fair.unit)
        lost = sum(other) + max(calls, default=0.0)
        return 100.0 * 0.5 ** (lost / HALVES) if calls or other else None
