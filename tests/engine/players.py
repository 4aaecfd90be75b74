"""Computer players for tests: plain, rude and silent ones."""

from skatdesk.players.player import Budget, Decision
from skatdesk.players.random_player import RandomPlayer
from skatdesk.skat.actions import Action, Bid, Concede, Leave, Play
from skatdesk.skat.cards import CARDS
from skatdesk.skat.view import Phase, SeatView


class Unyielding(RandomPlayer):
    """Plays every deal to its end."""

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return False


class Undecided(RandomPlayer):
    """Breaks down when asked for consent."""

    def consents(self, view: SeatView, concession: Concede) -> bool:
        raise ZeroDivisionError("a defect")


class Raising(RandomPlayer):
    """Has a defect."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        raise ZeroDivisionError("a defect")


class Speechless(RandomPlayer):
    """Answers nothing at all."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        return None  # type: ignore[return-value]  # which is the defect

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return None  # type: ignore[return-value]  # which is the defect


class Cheating(RandomPlayer):
    """Bids numbers that do not exist and plays cards it does not hold."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        seat = options[0].seat
        if isinstance(options[0], Play):
            return Decision(Play(seat, next(card for card in CARDS if card not in view.hand)))
        return Decision(Bid(seat, 19))


class Impostor(RandomPlayer):
    """Leaves the table in the name of the next player."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        return Decision(Leave(options[0].seat.next))


class Stumbling(RandomPlayer):
    """Breaks down as soon as he is the declarer, until cards are played."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        if view.phase in (Phase.SKAT, Phase.DISCARD, Phase.ANNOUNCE):
            raise ZeroDivisionError("a defect")
        return super().decide(view, options, budget, seed)
