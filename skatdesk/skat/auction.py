"""The bid ladder and the bidding (ISkO 3.3, rules.md §3).

Middlehand speaks to forehand; rearhand speaks to the one who is left; if nobody has
named a number, forehand may take 18. The junior player has to go higher, the senior
only to hold. Who passes is out for the deal.
"""

from dataclasses import dataclass
from functools import cache

from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.contracts import NULL_VALUES, SUIT_GAMES, Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat

Call = Bid | Hold | Pass

BIDS: tuple[int, ...] = tuple(
    sorted(
        {game.base * multiplier for game in SUIT_GAMES for multiplier in range(2, 19)}
        | {Game.GRAND.base * multiplier for multiplier in range(2, 12)}
        | set(NULL_VALUES.values())
    )
)
"""The 63 values that may be named, 18 to 264."""

_BID_VALUES = frozenset(BIDS)


def next_bid(bid: int) -> int | None:
    """The next value of the ladder above this one, None after 264."""
    return next((value for value in BIDS if value > bid), None)


@dataclass(frozen=True, slots=True)
class Auction:
    """The bidding so far.

    ``speaker`` names values to ``hearer``; ``answering`` tells that the hearer has to
    answer ``bid``. ``stage`` counts 1 (middlehand to forehand), 2 (rearhand to the one
    left), 3 (forehand alone) and 4 (closed). ``opening`` is the value that stood when
    rearhand first spoke.
    """

    calls: tuple[Call, ...] = ()
    bid: int = 0
    stage: int = 1
    speaker: Seat = MIDDLEHAND
    hearer: Seat = FOREHAND
    answering: bool = False
    declarer: Seat | None = None
    opening: int = 0

    @property
    def closed(self) -> bool:
        """Whether the bidding is over."""
        return self.stage == 4

    @property
    def forehand_alone(self) -> bool:
        """Whether both others have passed without a bid: forehand takes 18, or nobody plays."""
        return self.stage == 3

    @property
    def turn(self) -> Seat:
        """Who has to speak or to answer."""
        return self.hearer if self.answering else self.speaker

    @property
    def passed(self) -> BySeat[bool]:
        """Who has passed."""
        out = {call.seat for call in self.calls if isinstance(call, Pass)}
        return BySeat.of(lambda seat: seat in out)

    def took_part(self, seat: Seat) -> bool:
        """Whether the seat bid or held at least 18."""
        return any(call.seat is seat and not isinstance(call, Pass) for call in self.calls)

    def legal_calls(self) -> tuple[Call, ...]:
        """What the player whose turn it is may say, cheapest first, pass last."""
        if self.closed:
            return ()
        if self.answering:
            return (_HOLDS[self.hearer], _PASSES[self.hearer])
        return _speeches(self.speaker, self.bid, self.stage)

    def after(self, call: Call) -> "Auction":
        """The auction with one more call; raises ``IllegalAction``."""
        self._check(call)
        calls = (*self.calls, call)
        if isinstance(call, Bid):
            if self.forehand_alone:
                return Auction(calls, call.value, 4, FOREHAND, FOREHAND, False, FOREHAND, 0)
            return Auction(calls, call.value, self.stage, self.speaker, self.hearer, True, None, self.opening)
        if isinstance(call, Hold):
            return Auction(calls, self.bid, self.stage, self.speaker, self.hearer, False, None, self.opening)
        survivor = self.hearer if call.seat is self.speaker else self.speaker
        if self.stage == 1:
            return Auction(calls, self.bid, 2, REARHAND, survivor, False, None, self.bid)
        if self.stage == 2 and self.bid == 0:
            return Auction(calls, 0, 3, FOREHAND, FOREHAND, False, None, 0)
        declarer = survivor if self.bid else None
        return Auction(calls, self.bid, 4, self.speaker, self.hearer, False, declarer, self.opening)

    def _check(self, call: Call) -> None:
        if self.closed:
            raise IllegalAction("auction_closed", "the bidding is over")
        if call.seat is not self.turn:
            out = self.passed[call.seat]
            raise IllegalAction(
                "passed" if out else "not_your_turn",
                "you have passed and are out of the bidding" if out else "it is not your turn to bid",
            )
        if isinstance(call, Hold) and not self.answering:
            raise IllegalAction("nothing_to_hold", "there is no value to hold: name one or pass")
        if isinstance(call, Bid):
            self._check_value(call.value)

    def _check_value(self, value: int) -> None:
        if self.answering:
            raise IllegalAction("answer", f"answer {self.bid} with yes or pass")
        if value not in _BID_VALUES:
            raise IllegalAction("no_such_bid", f"no game is worth {value}, so it cannot be bid")
        if value <= self.bid:
            raise IllegalAction("bid_higher", f"name a value above {self.bid} or pass")
        if self.forehand_alone and value != BIDS[0]:
            raise IllegalAction("opening_18", "when both others have passed, forehand plays at 18 or passes")


def calls_alone(seat: Seat) -> tuple[Call, ...]:
    """The shortest bidding after which this seat plays, at 18: it bids, the others pass."""
    auction = Auction()
    while not auction.closed:
        cheapest, *_, passes = auction.legal_calls()
        auction = auction.after(cheapest if auction.turn is seat else passes)
    return auction.calls


_HOLDS = BySeat.of(Hold)
_PASSES = BySeat.of(Pass)


@cache
def _speeches(seat: Seat, above: int, stage: int) -> tuple[Call, ...]:
    values = BIDS[:1] if stage == 3 else tuple(value for value in BIDS if value > above)
    return (*(Bid(seat, value) for value in values), _PASSES[seat])
