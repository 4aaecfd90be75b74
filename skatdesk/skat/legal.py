"""What may be done in each state: the lists that buttons and players choose from."""

from itertools import combinations

from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Claim,
    Concede,
    Discard,
    Kontra,
    Pass,
    PickUp,
    Play,
    PlayHand,
    Push,
    Rearrange,
    ThrowIn,
)
from skatdesk.skat.cards import CARDS, JACKS, Cards, Rank
from skatdesk.skat.claims import may_claim
from skatdesk.skat.contracts import Contract, Game, contracts, contracts_at
from skatdesk.skat.endings import concession_needs, is_missed, lowest_trump
from skatdesk.skat.kontra import kontra_refusal
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import (
    Bidding,
    Finished,
    GameState,
    GrandHandCall,
    Pushing,
    Rearranging,
    SkatExchange,
    TrickPlay,
)
from skatdesk.skat.tricks import playable

_PLAYS = BySeat.of(lambda seat: tuple(Play(seat, card) for card in CARDS))


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """What the player whose turn it is may do; empty when the deal is over.

    Conceding, claiming, throwing in and leaving do not wait for a turn and are not
    listed; see ``free_actions``. Of the 184 756 ways to rearrange two hands
    (Revolution) only "leave them as they are" is listed.
    """
    match state:
        case TrickPlay():
            return _play_actions(state)
        case Bidding():
            return state.auction.legal_calls()
        case SkatExchange():
            return _exchange_actions(state)
        case GrandHandCall():
            calls = (Announce(state.turn, contract) for contract in grand_hands(state))
            return (*calls, Pass(state.turn))
        case Pushing():
            if not state.picked_up:
                return (Push(state.turn), PickUp(state.turn))
            return tuple(Discard(state.turn, pair) for pair in combinations(pushable(state), 2))
        case Rearranging():
            return (Rearrange(state.turn, state.hands[state.turn]),)
        case Finished():
            return ()


def free_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """What this player may ask for at any moment of the play, whoever's turn it is.

    The list tells no more than the player may know. A ``Concede`` is listed with each
    consent that would make it legal; asking for the consent is the referee's part. A
    ``Claim`` is listed where one may be made, and refused by ``step`` unless it is proven.
    """
    if not isinstance(state, TrickPlay) or state.asked or state.declarer is None:
        return ()
    actions: tuple[Action, ...] = tuple(Concede(seat, other) for other in concession_needs(state, seat))
    actions = actions or (Concede(seat),)
    if seat is state.declarer and is_missed(state):
        actions += (ThrowIn(seat),)
    if may_claim(state.contract, state.declarer, seat):
        actions += (Claim(seat),)
    return actions


def _exchange_actions(state: SkatExchange) -> tuple[Action, ...]:
    seat = state.declarer
    match state.stage:
        case "skat":
            return (PickUp(seat), PlayHand(seat))
        case "discard":
            return tuple(Discard(seat, pair) for pair in combinations(state.hands[seat], 2))
        case "announce":
            return tuple(Announce(seat, contract) for contract in announceable(state))


def announceable(state: SkatExchange) -> tuple[Contract, ...]:
    """The contracts the declarer may announce with what he holds and has bid."""
    found = contracts_at(state.start.rules, state.hand, state.auction.bid)
    return tuple(contract for contract in found if not contract.spitze or _may_spitze(state, contract.game))


def _may_spitze(state: SkatExchange, game: Game) -> bool:
    """Spitze needs the lowest trump, and is not for a Grand with four jacks, of which one may have been put away."""
    hand = state.hands[state.declarer]
    known = hand if state.hand else (*hand, *state.skat)
    return lowest_trump(game) in hand and not (game is Game.GRAND and set(JACKS) <= set(known))


def grand_hands(state: GrandHandCall) -> tuple[Contract, ...]:
    """The Grand Hands that may take the place of a Ramsch."""
    return tuple(
        contract
        for contract in contracts(state.start.rules, True)
        if contract.game is Game.GRAND and not contract.spitze
    )


def pushable(state: Pushing) -> Cards:
    """The cards that may be passed on in Schieberamsch: no jacks, unless the rule set lets them go."""
    jacks = state.start.rules.schieberamsch_jacks
    return tuple(card for card in state.hands[state.turn] if jacks or card.rank is not Rank.JACK)


def _play_actions(state: TrickPlay) -> tuple[Action, ...]:
    if state.asked:
        return (Kontra(state.asked[0]), Pass(state.asked[0]))
    trick = state.trick
    seat = trick.turn
    hand = state.hands[seat]
    plays = _PLAYS[seat]
    led = trick.cards[0] if trick.cards else None
    actions: tuple[Action, ...] = tuple([plays[card] for card in playable(hand, led, state.contract.game)])
    if len(hand) == 10 and state.declarer is not None and seat is not state.declarer:
        actions += _defender_announcements(state, seat)
    return actions


def _defender_announcements(state: TrickPlay, seat: Seat) -> tuple[Action, ...]:
    """What a defender may still say before his own first card."""
    actions: tuple[Action, ...] = ()
    if kontra_refusal(state, seat) is None:
        actions = (Kontra(seat),)
    if state.start.rules.defender_announcements and state.game is not Game.NULL and not state.defence.schwarz:
        if not state.defence.schneider:
            actions += (AnnounceDefence(seat),)
        actions += (AnnounceDefence(seat, schwarz=True),)
    return actions
