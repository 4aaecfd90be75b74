"""The states of a deal: one frozen class for each phase, nothing that can be derived."""

from dataclasses import dataclass
from typing import Literal

from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import Event
from skatdesk.skat.results import Result
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.tricks import Trick
from skatdesk.skat.valuation import Defence, matadors

NOTHING: BySeat[Cards] = BySeat((), (), ())
"""No cards for any seat."""


@dataclass(frozen=True, slots=True)
class GameStart:
    """What is fixed before the first action: the cards, the rules, and the round.

    ``bock_factor`` is 2 in a Bock round, else 1; in a ``ramsch_round`` nobody bids.
    """

    deal: Deal
    rules: RuleSet
    bock_factor: int = 1
    ramsch_round: bool = False


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction is on."""

    start: GameStart
    auction: Auction = Auction()

    @property
    def hands(self) -> BySeat[Cards]:
        """The hands as dealt."""
        return self.start.deal.hands

    @property
    def turn(self) -> Seat:
        """Who has to speak."""
        return self.auction.turn


@dataclass(frozen=True, slots=True)
class GrandHandCall:
    """Before a Ramsch of a Ramsch round each player may take a Grand Hand (rules.md §12.3)."""

    start: GameStart
    turn: Seat
    auction: Auction = Auction()

    @property
    def hands(self) -> BySeat[Cards]:
        """The hands as dealt."""
        return self.start.deal.hands


@dataclass(frozen=True, slots=True)
class Pushing:
    """Schieberamsch: each in turn takes the skat and passes two cards on, or pushes it unseen.

    ``passed_on`` are the two cards each seat has put away for the next, none for a seat
    that pushed the skat on unseen or has not been asked.
    """

    start: GameStart
    auction: Auction
    hands: BySeat[Cards]
    skat: Cards
    turn: Seat
    picked_up: bool = False
    passed_on: BySeat[Cards] = NOTHING

    @property
    def pushed(self) -> tuple[Seat, ...]:
        """Who has pushed the skat on unseen; each doubles the result."""
        return tuple(seat for seat in SEATS[: self.turn] if not self.passed_on[seat])


@dataclass(frozen=True, slots=True)
class SkatExchange:
    """The declarer takes the skat or plays Hand, discards, announces.

    ``stage`` is what he has to do next; ``hand`` tells that he left the skat unseen.
    """

    start: GameStart
    auction: Auction
    hands: BySeat[Cards]
    skat: Cards
    declarer: Seat
    stage: Literal["skat", "discard", "announce"] = "skat"
    hand: bool = False

    @property
    def turn(self) -> Seat:
        """The declarer."""
        return self.declarer


@dataclass(frozen=True, slots=True)
class Rearranging:
    """Revolution: a defender sorts the defenders' twenty cards anew (rules.md §12.5).

    ``kontra`` and ``kontra_by`` are as in ``TrickPlay``: doubling comes before the cards lie open.
    """

    start: GameStart
    auction: Auction
    hands: BySeat[Cards]
    skat: Cards
    declarer: Seat
    contract: Contract
    kontra: int = 0
    kontra_by: Seat | None = None

    @property
    def turn(self) -> Seat:
        """The defender to the declarer's left."""
        return self.declarer.next


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """Ten tricks are being played.

    ``declarer`` is None in Ramsch. ``points`` and ``won`` are card points and tricks
    taken so far, without the skat. ``kontra`` counts doublings said, ``asked`` are the
    seats that have to answer a question about doubling before anything else.
    ``passed_on`` is as in ``Pushing``.
    """

    start: GameStart
    auction: Auction
    hands: BySeat[Cards]
    skat: Cards
    declarer: Seat | None
    contract: Contract
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    points: BySeat[int] = BySeat(0, 0, 0)
    won: BySeat[int] = BySeat(0, 0, 0)
    kontra: int = 0
    kontra_by: Seat | None = None
    asked: tuple[Seat, ...] = ()
    defence: Defence = Defence()
    passed_on: BySeat[Cards] = NOTHING

    @property
    def game(self) -> Game:
        """What is played."""
        return self.contract.game

    @property
    def turn(self) -> Seat:
        """Who has to answer or to play."""
        return self.asked[0] if self.asked else self.trick.turn

    @property
    def pushed(self) -> tuple[Seat, ...]:
        """Schieberamsch: who pushed the skat on unseen; each doubles the result."""
        if self.declarer is not None or not self.start.rules.schieberamsch:
            return ()
        return tuple(seat for seat in SEATS if not self.passed_on[seat])

    @property
    def matadors(self) -> int:
        """Signed matadors of the declarer's twelve cards, whatever he discarded; 0 without declarer."""
        if self.declarer is None:
            return 0
        deal = self.start.deal
        return matadors(self.game, deal.hands[self.declarer] + deal.skat)

    @property
    def exposed(self) -> bool:
        """Whether the declarer's cards lie open: ouvert, once nobody is asked about Kontra any more."""
        return self.contract.ouvert and not self.asked


@dataclass(frozen=True, slots=True)
class Finished:
    """The deal is over; ``play`` is how it stood at the end, None if there was no play."""

    start: GameStart
    auction: Auction
    result: Result
    play: TrickPlay | None = None

    @property
    def hands(self) -> BySeat[Cards]:
        """The cards left in the hands."""
        return self.start.deal.hands if self.play is None else self.play.hands

    @property
    def skat(self) -> Cards:
        """The two cards that lie beside them: as they were dealt, put away or passed on last."""
        return self.start.deal.skat if self.play is None else self.play.skat

    @property
    def turn(self) -> None:
        """Nobody."""
        return None


GameState = Bidding | GrandHandCall | Pushing | SkatExchange | Rearranging | TrickPlay | Finished

Step = tuple[GameState, tuple[Event, ...]]
"""What ``step`` gives: the next state, and what happened."""
