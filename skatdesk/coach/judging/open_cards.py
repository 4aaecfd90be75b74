"""Judging cards with open cards: exact, by the solver."""

from skatdesk.coach.judging.verdicts import OpenCard, OpenJudgement, OpenResult
from skatdesk.coach.judging.worth import (
    is_tied,
    result_of_null,
    result_of_ramsch,
    result_with_points,
)
from skatdesk.players.solver import Position, Solver
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Game
from skatdesk.skat.game import step
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import Finished, TrickPlay

RAMSCH_CARDS = 7
"""With more cards in a hand a Ramsch takes too long to solve."""


class OpenCards:
    """Asks the solver about the play as it stands. Raises ``Stopped`` if the solver is told to stop."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def outlook(self, play: TrickPlay) -> OpenResult | None:
        """How the deal ends from here with open cards.

        None in a Ramsch with too many cards left, or ``may_march``, and in a game with Spitze: the solver knows of no
        card that has to win the last trick.
        """
        if play.contract.spitze:
            return None
        if play.game is Game.RAMSCH:
            return None if _is_unsolved(play) else self._ranked(play)[0].result
        position = _position_of(play)
        if play.game is Game.NULL:
            return result_of_null(play, lost=self._solver.null_is_lost(position))
        assert play.declarer is not None
        return result_with_points(play, play.points[play.declarer] + self._solver.points(position))

    def judgement(self, play: TrickPlay, card: Card) -> OpenJudgement | None:
        """All legal cards of the player on turn, and what the one that was played cost; None as for ``outlook``."""
        if play.contract.spitze or (play.game is Game.RAMSCH and _is_unsolved(play)):
            return None
        cards = self._ranked(play)
        chosen = next(one for one in cards if one.card is card)
        best, side = cards[0].result, _side(play)
        points = -1 if play.declarer is None else side
        lost_points = max(0, points * (best.points - chosen.result.points))
        lost_score = max(0, side * (best.score - chosen.result.score))
        return OpenJudgement(tuple(cards), chosen, lost_points, lost_score)

    def _ranked(self, play: TrickPlay) -> list[OpenCard]:
        """All legal cards, the best first: in a Ramsch not to lose comes before few points.

        Of equal cards of a Ramsch the solver plays the one that leaves the next player less.
        """
        side = _side(play)

        def worth(one: OpenCard) -> tuple[int, ...]:
            result, by_seat = one.result, one.result.by_seat
            if by_seat is None:
                return side * result.points, side * result.score
            return result.won, -result.points, result.score, -by_seat[play.trick.turn.next]

        return sorted(self._cards(play), key=worth, reverse=True)

    def _cards(self, play: TrickPlay) -> list[OpenCard]:
        position, solver = _position_of(play), self._solver
        match play.game:
            case Game.NULL:
                lost = solver.null_cards(position)
                return [OpenCard(card, result_of_null(play, lost=lost[card])) for card in lost]
            case Game.RAMSCH:
                return [self._in_ramsch(play, card, after) for card, after in solver.ramsch_cards(position).items()]
        assert play.declarer is not None
        taken, found = play.points[play.declarer], solver.cards(position)
        return [OpenCard(card, result_with_points(play, taken + found[card])) for card in found]

    def _in_ramsch(self, play: TrickPlay, card: Card, coming: BySeat[int]) -> OpenCard:
        """A card of a Ramsch after which each player still gets so many points."""
        seat, points = play.trick.turn, BySeat.of(lambda one: play.points[one] + coming[one])
        last = self._last_trick(play, card) if is_tied(play, points) else seat
        return OpenCard(card, result_of_ramsch(play, points, seat, last))

    def _last_trick(self, play: TrickPlay, card: Card) -> Seat:
        """Who wins the last trick of a Ramsch after this card if all go on as the solver counts on."""
        state, _ = step(play, Play(play.trick.turn, card))
        while isinstance(state, TrickPlay):
            seat, coming = state.trick.turn, self._solver.ramsch_cards(_position_of(state))
            least = min(coming, key=lambda one: (coming[one][seat], coming[one][seat.next]))
            state, _ = step(state, Play(seat, least))
        assert isinstance(state, Finished)
        assert state.play is not None
        return state.play.tricks[-1].winner(Game.RAMSCH)


def may_march(play: TrickPlay) -> bool:
    """Whether all ten tricks of a Ramsch may still be one player's, and pay (rules.md §12.3).

    The solver knows of no player who wants them.
    """
    return play.start.rules.all_ten_pay and len(play.tricks) in play.won


def _is_unsolved(play: TrickPlay) -> bool:
    """Whether a Ramsch takes too long to solve, or is about more than few points."""
    return max(map(len, play.hands)) > RAMSCH_CARDS or may_march(play)


def _side(play: TrickPlay) -> int:
    """The sign with which results, told for the declarer, count for the player on turn."""
    return 1 if play.declarer in (None, play.trick.turn) else -1


def _position_of(play: TrickPlay) -> Position:
    """The play as the solver takes it: without the tricks that are over, and without a skat that is the loser's."""
    ramsch = play.game is Game.RAMSCH
    skat = () if ramsch and play.start.rules.skat_to_loser else play.skat
    return Position(play.hands, play.game, play.trick.leader, play.declarer, skat, play.trick.cards)
