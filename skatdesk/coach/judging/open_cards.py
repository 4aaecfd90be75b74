"""Judging cards with open cards: exact, by the solver."""

from skatdesk.coach.judging.verdicts import OpenCard, OpenJudgement, OpenResult
from skatdesk.coach.judging.worth import result_of_null, result_of_ramsch, result_with_points
from skatdesk.players.solver import Position, Solver
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import TrickPlay

RAMSCH_CARDS = 7
"""With more cards in a hand a Ramsch takes too long to solve."""


class OpenCards:
    """Asks the solver about the play as it stands. Raises ``Stopped`` if the solver is told to stop."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def outlook(self, play: TrickPlay) -> OpenResult | None:
        """How the deal ends from here with open cards; None in a Ramsch with too many cards left."""
        position = position_of(play)
        match play.game:
            case Game.NULL:
                return result_of_null(play, lost=self._solver.null_is_lost(position))
            case Game.RAMSCH:
                if _too_long(play):
                    return None
                return result_of_ramsch(_added(play.points, self._solver.ramsch(position)), play.trick.turn)
        assert play.declarer is not None
        return result_with_points(play, play.points[play.declarer] + self._solver.points(position))

    def judgement(self, play: TrickPlay, card: Card) -> OpenJudgement | None:
        """All legal cards of the player on turn, and what the one that was played cost; None as for ``outlook``."""
        if play.game is Game.RAMSCH and _too_long(play):
            return None
        cards = self._cards(play)
        declares = play.trick.turn is play.declarer
        side = 1 if declares or play.declarer is None else -1
        points = -1 if play.declarer is None else side

        def worth(one: OpenCard) -> tuple[int, int]:
            return points * one.result.points, side * one.result.score

        def after(one: OpenCard) -> tuple[tuple[int, int], int]:
            """Of equal cards of a Ramsch the solver plays the one that leaves the next player less."""
            by_seat = one.result.by_seat
            return worth(one), 0 if by_seat is None else -by_seat[play.trick.turn.next]

        cards.sort(key=after, reverse=True)
        chosen = next(one for one in cards if one.card is card)
        best = cards[0]
        lost_points = worth(best)[0] - worth(chosen)[0]
        lost_score = max(0, worth(best)[1] - worth(chosen)[1])
        return OpenJudgement(tuple(cards), chosen, lost_points, lost_score)

    def _cards(self, play: TrickPlay) -> list[OpenCard]:
        position, solver = position_of(play), self._solver
        match play.game:
            case Game.NULL:
                lost = solver.null_cards(position)
                return [OpenCard(card, result_of_null(play, lost=lost[card])) for card in lost]
            case Game.RAMSCH:
                after = solver.ramsch_cards(position)
                seat = play.trick.turn
                return [OpenCard(card, result_of_ramsch(_added(play.points, after[card]), seat)) for card in after]
        assert play.declarer is not None
        taken, found = play.points[play.declarer], solver.cards(position)
        return [OpenCard(card, result_with_points(play, taken + found[card])) for card in found]


def position_of(play: TrickPlay) -> Position:
    """The play as the solver takes it: without the tricks that are over."""
    return Position(play.hands, play.game, play.trick.leader, play.declarer, play.skat, play.trick.cards)


def _too_long(play: TrickPlay) -> bool:
    return max(map(len, play.hands)) > RAMSCH_CARDS


def _added(taken: BySeat[int], coming: BySeat[int]) -> BySeat[int]:
    return BySeat.of(lambda seat: taken[seat] + coming[seat])
