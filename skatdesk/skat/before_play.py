"""From the first bid to the first lead: auction, skat, announcement, and what may stand in their place."""

from dataclasses import replace

from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, PlayHand, Push, Rearrange
from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import Cards, format_cards, without
from skatdesk.skat.contracts import Contract, Game, contracts
from skatdesk.skat.errors import IllegalAction, wrong_phase
from skatdesk.skat.events import (
    AuctionWon,
    ContractAnnounced,
    DealFinished,
    Discarded,
    Event,
    HandChosen,
    HandExposed,
    HandsRearranged,
    Passed,
    SkatPushed,
    SkatTaken,
    heard,
)
from skatdesk.skat.kontra import asked_before_lead
from skatdesk.skat.legal import announceable, grand_hands, pushable
from skatdesk.skat.results import PassedIn
from skatdesk.skat.seats import FOREHAND, REARHAND, BySeat, Seat
from skatdesk.skat.states import (
    NOTHING,
    Bidding,
    Finished,
    GameStart,
    GrandHandCall,
    Pushing,
    Rearranging,
    SkatExchange,
    Step,
    TrickPlay,
)
from skatdesk.skat.tricks import Trick


def step_bidding(state: Bidding, action: Action) -> Step:
    """One call of the auction, and what follows when it is closed."""
    if not isinstance(action, Bid | Hold | Pass):
        raise wrong_phase("the bidding is on")
    auction = state.auction.after(action)
    event = heard(auction.calls)[-1]
    if not auction.closed:
        return Bidding(state.start, auction), (event,)
    deal = state.start.deal
    if auction.declarer is not None:
        exchange = SkatExchange(state.start, auction, deal.hands, deal.skat, auction.declarer)
        return exchange, (event, AuctionWon(auction.declarer, auction.bid))
    if state.start.rules.all_pass == "passed_in":
        passed_in = Finished(state.start, auction, PassedIn())
        return passed_in, (event, DealFinished(passed_in.result))
    ramsch, events = begin_ramsch(state.start, auction)
    return ramsch, (event, *events)


# ------------------------------------------------------------------ Ramsch


def begin_ramsch(start: GameStart, auction: Auction) -> Step:
    """The first state of a Ramsch, after pushing where the rule set has it."""
    if start.rules.schieberamsch:
        return Pushing(start, auction, start.deal.hands, start.deal.skat, FOREHAND), ()
    return _play_ramsch(start, auction, start.deal.hands, start.deal.skat)


def _play_ramsch(
    start: GameStart, auction: Auction, hands: BySeat[Cards], skat: Cards, passed_on: BySeat[Cards] = NOTHING
) -> Step:
    contract = Contract(Game.RAMSCH)
    play = TrickPlay(start, auction, hands, skat, None, contract, Trick(FOREHAND), passed_on=passed_on)
    return play, (ContractAnnounced(None, contract),)


def step_grand_hand_call(state: GrandHandCall, action: Action) -> Step:
    """A player takes a Grand Hand, or leaves the choice to the next."""
    match action:
        case Announce(contract=contract) if contract in grand_hands(state):
            deal = state.start.deal
            return _begin_play(state.start, state.auction, deal.hands, deal.skat, action.seat, contract)
        case Announce():
            raise IllegalAction("grand_hand_only", "only a Grand Hand may take the place of a Ramsch")
        case Pass():
            passed = Passed(action.seat)
        case _:
            raise wrong_phase("say Grand Hand or pass")
    if state.turn is not REARHAND:
        return GrandHandCall(state.start, state.turn.next), (passed,)
    ramsch, events = begin_ramsch(state.start, state.auction)
    return ramsch, (passed, *events)


def step_pushing(state: Pushing, action: Action) -> Step:
    """A player of a Schieberamsch pushes the skat on, takes it, or passes two cards on."""
    seat = state.turn
    match action:
        case Push() if not state.picked_up:
            return _pass_on(state, SkatPushed(seat))
        case PickUp() if not state.picked_up:
            taken = replace(state, hands=_with_skat(state.hands, state.skat, seat), skat=(), picked_up=True)
            return taken, (SkatTaken(seat, state.skat),)
        case Discard(cards=cards) if state.picked_up:
            hand = _after_discard(state.hands[seat], cards)
            if not set(cards) <= set(pushable(state)):
                raise IllegalAction("no_jacks_on", "jacks may not be passed on")
            hands, passed_on = state.hands.replace(seat, hand), state.passed_on.replace(seat, cards)
            passed = replace(state, hands=hands, skat=cards, picked_up=False, passed_on=passed_on)
            return _pass_on(passed, Discarded(seat, cards, passed_on=seat is not REARHAND))
    raise wrong_phase("pass two cards on" if state.picked_up else "take the skat or push it on")


def _pass_on(state: Pushing, event: Event) -> Step:
    if state.turn is not REARHAND:
        return replace(state, turn=state.turn.next), (event,)
    play, events = _play_ramsch(state.start, state.auction, state.hands, state.skat, state.passed_on)
    return play, (event, *events)


# ------------------------------------------------------------------ skat and announcement


def step_exchange(state: SkatExchange, action: Action) -> Step:
    """The declarer takes the skat or leaves it, discards, announces."""
    seat = state.declarer
    match action, state.stage:
        case PickUp(), "skat":
            taken = replace(state, hands=_with_skat(state.hands, state.skat, seat), skat=(), stage="discard")
            return taken, (SkatTaken(seat, state.skat),)
        case PlayHand(), "skat":
            return replace(state, stage="announce", hand=True), (HandChosen(seat),)
        case Discard(cards=cards), "discard":
            hands = state.hands.replace(seat, _after_discard(state.hands[seat], cards))
            return replace(state, hands=hands, skat=cards, stage="announce"), (Discarded(seat, cards),)
        case Announce(contract=contract), "announce":
            _check_contract(state, contract)
            return _begin_play(state.start, state.auction, state.hands, state.skat, seat, contract)
    wanted = {"skat": "take the skat or play Hand", "discard": "put two cards away", "announce": "announce a game"}
    raise wrong_phase(wanted[state.stage])


def _with_skat(hands: BySeat[Cards], skat: Cards, seat: Seat) -> BySeat[Cards]:
    return hands.replace(seat, tuple(sorted(hands[seat] + skat)))


def _after_discard(hand: Cards, cards: Cards) -> Cards:
    if len(cards) != 2 or cards[0] is cards[1]:
        raise IllegalAction("two_cards", "exactly two cards are put away")
    missing = [card for card in cards if card not in hand]
    if missing:
        raise IllegalAction("not_held", f"you do not hold {format_cards(missing)}", tuple(missing))
    return without(hand, *cards)


def _check_contract(state: SkatExchange, contract: Contract) -> None:
    if contract in announceable(state):
        return
    rules = state.start.rules
    if contract.hand is not state.hand:
        if contract.hand:
            raise IllegalAction("hand_after_skat", "you have taken the skat: this is no Hand game any more")
        raise IllegalAction("hand_not_said", "you have left the skat unseen: announce a Hand game")
    if contract in contracts(rules, state.hand):
        if contract.spitze:
            raise IllegalAction("spitze", "Spitze needs the lowest trump, and is not for a Grand with four jacks")
        raise IllegalAction("null_below_bid", f"this Null game is worth less than your bid of {state.auction.bid}")
    if contract.normalised(rules).hand and not contract.hand:
        raise IllegalAction("needs_hand", "Schneider, Schwarz and ouvert can be announced only in a Hand game")
    raise IllegalAction("announcement", "this announcement is not allowed or leaves out one it contains")


def _begin_play(
    start: GameStart, auction: Auction, hands: BySeat[Cards], skat: Cards, declarer: Seat, contract: Contract
) -> Step:
    asked = asked_before_lead(start.rules, auction, declarer, contract)
    play = TrickPlay(start, auction, hands, skat, declarer, contract, Trick(FOREHAND), asked=asked)
    state, events = lay_open(play)
    return state, (ContractAnnounced(declarer, contract), *events)


def lay_open(play: TrickPlay) -> Step:
    """What follows the announcement, or the last answer about Kontra before the lead.

    An ouvert hand is laid open now; in a Revolution the defenders then sort their cards.
    """
    if not play.exposed or play.declarer is None:
        return play, ()
    exposed = HandExposed(play.declarer, play.hands[play.declarer])
    if not play.contract.revolution:
        return play, (exposed,)
    rearranging = Rearranging(
        play.start,
        play.auction,
        play.hands,
        play.skat,
        play.declarer,
        play.contract,
        play.kontra,
        play.kontra_by,
    )
    return rearranging, (exposed,)


def step_rearranging(state: Rearranging, action: Action) -> Step:
    """Revolution: the defenders' cards are sorted anew, and the play begins."""
    if not isinstance(action, Rearrange):
        raise wrong_phase("the defenders sort their cards")
    first, second = state.declarer.others
    both = state.hands[first] + state.hands[second]
    if len(action.hand) != 10 or len(set(action.hand)) != 10 or not set(action.hand) <= set(both):
        raise IllegalAction("ten_of_both", "take ten of the defenders' twenty cards")
    hands = state.hands.replace(first, action.hand).replace(second, tuple(sorted(without(both, *action.hand))))
    return play_of(state, hands), (HandsRearranged(hands, state.declarer),)


def play_of(state: Rearranging, hands: BySeat[Cards]) -> TrickPlay:
    """The play of a Revolution with these hands."""
    return TrickPlay(
        state.start,
        state.auction,
        hands,
        state.skat,
        state.declarer,
        state.contract,
        Trick(FOREHAND),
        kontra=state.kontra,
        kontra_by=state.kontra_by,
    )
