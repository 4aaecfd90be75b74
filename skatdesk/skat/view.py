"""What one seat may know. Computer players and the table see a ``SeatView``, nothing else."""

from dataclasses import dataclass, replace
from enum import Enum

from skatdesk.skat.actions import Action, Bid
from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.results import Result
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS, BySeat, Seat, other_defender
from skatdesk.skat.states import (
    NOTHING,
    Bidding,
    Finished,
    GameState,
    GrandHandCall,
    Pushing,
    Rearranging,
    SkatExchange,
    TrickPlay,
)
from skatdesk.skat.tricks import Trick
from skatdesk.skat.valuation import Defence


class Phase(Enum):
    """Where the deal stands."""

    BIDDING = "bidding"
    GRAND_HAND_CALL = "grand_hand_call"
    PUSHING = "pushing"
    SKAT = "skat"
    DISCARD = "discard"
    ANNOUNCE = "announce"
    REARRANGE = "rearrange"
    KONTRA = "kontra"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class SeatView:
    """Everything one seat may know, and nothing else.

    ``seat`` is None for somebody who only watches (the dealer of four). ``hand`` are the
    seat's own cards now; ``taken`` the two skat cards this seat has picked up, ``put_away``
    the two it discarded or passed on; ``open_hand`` the declarer's cards while they lie open;
    ``partner_hand`` the other defender's cards (Revolution only). ``cards_left`` counts the
    cards in each hand, ``points`` and ``won`` are card points and tricks taken so far
    without the skat. ``pushed`` are the players of a Schieberamsch who passed the skat on
    unseen. Once it is over ``result`` is its end, ``revealed`` the deal as it was dealt, ``held``
    the cards still in the hands and ``aside`` the two beside them, whoever put them there.
    """

    seat: Seat | None
    rules: RuleSet
    bock_factor: int
    ramsch_round: bool
    phase: Phase
    turn: Seat | None
    hand: Cards
    auction: Auction
    declarer: Seat | None = None
    contract: Contract | None = None
    hand_game: bool = False
    taken: Cards = ()
    put_away: Cards = ()
    open_hand: Cards = ()
    partner_hand: Cards = ()
    cards_left: BySeat[int] = BySeat(10, 10, 10)
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    points: BySeat[int] = BySeat(0, 0, 0)
    won: BySeat[int] = BySeat(0, 0, 0)
    kontra: int = 0
    kontra_by: Seat | None = None
    asked: tuple[Seat, ...] = ()
    defence: Defence = Defence()
    pushed: tuple[Seat, ...] = ()
    result: Result | None = None
    revealed: Deal | None = None
    held: BySeat[Cards] = NOTHING
    aside: Cards = ()

    @property
    def bid(self) -> int:
        """The highest value named so far, 0 if none."""
        return self.auction.bid

    @property
    def game(self) -> Game | None:
        """The game that is played, None until it is announced."""
        return None if self.contract is None else self.contract.game

    def value_of(self, call: Action) -> int:
        """What is bid by this call: the value it names, or the one it holds."""
        return call.value if isinstance(call, Bid) else self.bid

    @property
    def partner(self) -> Seat | None:
        """The other defender, None for declarer and onlookers."""
        return other_defender(self.seat, self.declarer)

    @property
    def may_view_last_trick(self) -> bool:
        """Whether this seat may be shown the last trick again.

        In tournaments only to a player who has not yet played to the current trick (ISkO 4.4.3).
        """
        if not self.tricks:
            return False
        if self.result is not None or self.rules.last_trick_view == "always":
            return True
        return self.seat is not None and self.trick is not None and self.trick.card_of(self.seat) is None

    @property
    def may_view_put_away(self) -> bool:
        """Whether this seat, as declarer, may be shown again what it has put away; not in tournaments (ISkO 3.4.8)."""
        return self.rules.review_discards and self.seat is self.declarer and bool(self.put_away)


def view_of(state: GameState, seat: Seat | None) -> SeatView:
    """What this seat (None: an onlooker) may know of the state."""
    match state:
        case TrickPlay():
            return _view_of_play(state, seat, Phase.KONTRA if state.asked else Phase.PLAY)
        case Bidding() | GrandHandCall():
            phase = Phase.BIDDING if isinstance(state, Bidding) else Phase.GRAND_HAND_CALL
            return _view(state, seat, phase)
        case SkatExchange():
            return _view_of_exchange(state, seat)
        case Pushing():
            took = state.picked_up and seat is state.turn
            return _view(
                state,
                seat,
                Phase.PUSHING,
                taken=_taken(state, seat, took=took),
                put_away=_hand(state.passed_on, seat),
                pushed=state.pushed,
            )
        case Rearranging():
            partner = other_defender(seat, state.declarer)
            return _view(
                state,
                seat,
                Phase.REARRANGE,
                declarer=state.declarer,
                contract=state.contract,
                hand_game=True,
                kontra=state.kontra,
                kontra_by=state.kontra_by,
                open_hand=() if seat is state.declarer else state.hands[state.declarer],
                partner_hand=state.hands[partner] if partner is not None else (),
            )
        case Finished(play=None):
            return _view(state, seat, Phase.FINISHED, **_end(state))
        case Finished(play=play):
            assert play is not None
            end = _view_of_play(play, seat, Phase.FINISHED)
            return replace(end, turn=None, **_end(state))  # type: ignore[arg-type]  # names and types are those of SeatView


def _hand(hands: BySeat[Cards], seat: Seat | None) -> Cards:
    return hands[seat] if seat is not None else ()


def _view(state: GameState, seat: Seat | None, phase: Phase, **known: object) -> SeatView:
    start = state.start
    return SeatView(
        seat,
        start.rules,
        start.bock_factor,
        start.ramsch_round,
        phase,
        state.turn,
        _hand(state.hands, seat),
        state.auction,
        cards_left=state.hands.map(len),
        **known,  # type: ignore[arg-type]  # names and types are those of SeatView
    )


def _taken(state: Pushing | TrickPlay, seat: Seat | None, *, took: bool = False) -> Cards:
    """The two cards this seat picked up in Schieberamsch: what the last one before it passed on, or the skat."""
    if seat is None or not (took or state.passed_on[seat]):
        return ()
    before = (state.passed_on[other] for other in SEATS[:seat][::-1])
    return next(filter(None, before), state.start.deal.skat)


def _view_of_exchange(state: SkatExchange, seat: Seat | None) -> SeatView:
    declares = seat is state.declarer
    phase = {"skat": Phase.SKAT, "discard": Phase.DISCARD, "announce": Phase.ANNOUNCE}[state.stage]
    took = declares and not state.hand and state.stage != "skat"
    return _view(
        state,
        seat,
        phase,
        declarer=state.declarer,
        hand_game=state.hand,
        taken=state.start.deal.skat if took else (),
        put_away=state.skat if took else (),
    )


def _end(state: Finished) -> dict[str, object]:
    """What everybody knows once the deal is over."""
    return {"result": state.result, "revealed": state.start.deal, "held": state.hands, "aside": state.skat}


def _view_of_play(state: TrickPlay, seat: Seat | None, phase: Phase) -> SeatView:
    start, declarer, contract = state.start, state.declarer, state.contract
    hands = state.hands
    if declarer is None:
        taken, put_away = _taken(state, seat), _hand(state.passed_on, seat)
    elif seat is declarer and not contract.hand:
        taken, put_away = start.deal.skat, state.skat
    else:
        taken = put_away = ()
    open_hand = hands[declarer] if declarer is not None and seat is not declarer and state.exposed else ()
    partner = other_defender(seat, declarer) if contract.revolution and state.exposed else None
    return SeatView(
        seat,
        start.rules,
        start.bock_factor,
        start.ramsch_round,
        phase,
        state.turn,
        _hand(hands, seat),
        state.auction,
        declarer,
        contract,
        contract.hand,
        taken,
        put_away,
        open_hand,
        hands[partner] if partner is not None else (),
        hands.map(len),
        state.trick,
        state.tricks,
        state.points,
        state.won,
        state.kontra,
        state.kontra_by,
        state.asked,
        state.defence,
        state.pushed,
    )
