"""One deal from the first bid to its result: a pure fold of actions.

``step(state, action)`` gives the next state and what happened, or raises
``IllegalAction`` and changes nothing; ``legal_actions(state)`` lists what the player
whose turn it is may do; ``replay`` folds a whole deal.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Claim,
    Concede,
    Discard,
    Hold,
    Kontra,
    Leave,
    Pass,
    PickUp,
    Play,
    PlayHand,
    Push,
    Rearrange,
    ThrowIn,
)
from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import CARDS, JACKS, Cards, Rank, format_cards, without
from skatdesk.skat.claims import loses_the_rest, takes_the_rest
from skatdesk.skat.contracts import Contract, Game, contracts, contracts_at
from skatdesk.skat.endings import (
    claimed,
    conceded,
    concession_needs,
    is_missed,
    left,
    lowest_trump,
    played_out,
    thrown_in,
)
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import (
    AuctionWon,
    BidHeld,
    BidNamed,
    CardPlayed,
    Claimed,
    Conceded,
    ContractAnnounced,
    DealFinished,
    DefenceAnnounced,
    Discarded,
    Event,
    HandChosen,
    HandExposed,
    HandsRearranged,
    KontraSaid,
    Passed,
    PlayerLeft,
    SkatPushed,
    SkatTaken,
    ThrownIn,
    TrickWon,
)
from skatdesk.skat.kontra import may_go_on, may_say_kontra
from skatdesk.skat.ordering import EFFECTIVE_SUIT, TRUMP
from skatdesk.skat.results import Aborted, PassedIn
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import FOREHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import (
    Bidding,
    Finished,
    GameStart,
    GameState,
    GrandHandCall,
    Pushing,
    Rearranging,
    SkatExchange,
    TrickPlay,
)
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.valuation import Defence

Step = tuple[GameState, tuple[Event, ...]]

_PLAYS = BySeat.of(lambda seat: tuple(Play(seat, card) for card in CARDS))


def begin(start: GameStart) -> GameState:
    """The state before the first action."""
    if not start.ramsch_round:
        return Bidding(start)
    if start.rules.grand_hand_before_ramsch_round:
        return GrandHandCall(start, FOREHAND)
    return _begin_ramsch(start, Auction())[0]


def replay(start: GameStart, actions: Iterable[Action]) -> GameState:
    """The state after these actions; raises ``IllegalAction`` at the first that is not allowed."""
    state = begin(start)
    for action in actions:
        state, _ = step(state, action)
    return state


# ------------------------------------------------------------------ what may be done


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
            calls = (Announce(state.turn, contract) for contract in contracts(state.start.rules, True))
            return (*(call for call in calls if call.contract.game is Game.GRAND and not call.contract.spitze), Pass(state.turn))
        case Pushing():
            if not state.picked_up:
                return (Push(state.turn), PickUp(state.turn))
            keepable = _pushable(state)
            return tuple(Discard(state.turn, pair) for pair in combinations(keepable, 2))
        case Rearranging():
            return (Rearrange(state.turn, state.hands[state.turn]),)
        case Finished():
            return ()


def free_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """What this player may do at any moment of the play, whoever's turn it is.

    A ``Concede`` is listed with the consents that would make it legal; asking for the
    consent is the referee's part.
    """
    if not isinstance(state, TrickPlay) or state.asked or state.declarer is None:
        return ()
    actions: list[Action] = []
    try:
        needs = concession_needs(state, seat)
        actions += [Concede(seat, other) for other in needs] or [Concede(seat)]
    except IllegalAction:
        pass
    if seat is state.declarer and is_missed(state):
        actions.append(ThrowIn(seat))
    if _claim_refusal(state, seat) is None:
        actions.append(Claim(seat))
    return tuple(actions)


def _exchange_actions(state: SkatExchange) -> tuple[Action, ...]:
    seat = state.declarer
    match state.stage:
        case "skat":
            return (PickUp(seat), PlayHand(seat))
        case "discard":
            return tuple(Discard(seat, pair) for pair in combinations(state.hands[seat], 2))
        case "announce":
            return tuple(Announce(seat, contract) for contract in _announceable(state))


def _announceable(state: SkatExchange) -> tuple[Contract, ...]:
    rules, hand = state.start.rules, state.hands[state.declarer]
    found = contracts_at(rules, state.hand, state.auction.bid)
    if rules.spitze:
        found = tuple(contract for contract in found if not contract.spitze or _may_spitze(contract, hand))
    return found


def _may_spitze(contract: Contract, hand: Cards) -> bool:
    """Spitze needs the lowest trump, and is not for a Grand with four jacks."""
    four_jacks = contract.game is Game.GRAND and set(JACKS) <= set(hand)
    return lowest_trump(contract.game) in hand and not four_jacks


def _pushable(state: Pushing) -> Cards:
    jacks = state.start.rules.schieberamsch_jacks
    return tuple(card for card in state.hands[state.turn] if jacks or card.rank is not Rank.JACK)


def _play_actions(state: TrickPlay) -> tuple[Action, ...]:
    if state.asked:
        return (Kontra(state.asked[0]), Pass(state.asked[0]))
    seat = state.trick.turn
    hand = state.hands[seat]
    plays = _PLAYS[seat]
    actions: tuple[Action, ...] = tuple(
        [plays[card] for card in playable(hand, state.trick.cards[0] if state.trick.cards else None, state.contract.game)]
    )
    if len(hand) == 10 and state.declarer is not None and seat is not state.declarer:
        actions += _defender_announcements(state, seat)
    return actions


def _defender_announcements(state: TrickPlay, seat: Seat) -> tuple[Action, ...]:
    """What a defender may still say before his own first card."""
    rules = state.start.rules
    actions: tuple[Action, ...] = ()
    if _kontra_refusal(state, seat) is None:
        actions = (Kontra(seat),)
    if rules.defender_announcements and state.game is not Game.NULL and not state.defence.schwarz:
        if not state.defence.schneider:
            actions += (AnnounceDefence(seat),)
        actions += (AnnounceDefence(seat, schwarz=True),)
    return actions


# ------------------------------------------------------------------ what an action does


def step(state: GameState, action: Action) -> Step:
    """The state after the action and what happened; raises ``IllegalAction`` naming the rule."""
    match state:
        case Finished():
            raise IllegalAction("deal_over", "the deal is over")
        case TrickPlay():
            return _step_play(state, action)
        case _ if isinstance(action, Leave):
            return _finish(
                Finished(state.start, state.auction, Aborted(action.seat)), PlayerLeft(action.seat, action.timed_out)
            )
        case _ if action.seat is not state.turn and not isinstance(state, Bidding):
            raise IllegalAction("not_your_turn", "it is not your turn")
        case Bidding():
            return _step_bidding(state, action)
        case SkatExchange():
            return _step_exchange(state, action)
        case GrandHandCall():
            return _step_grand_hand_call(state, action)
        case Pushing():
            return _step_pushing(state, action)
        case Rearranging():
            return _step_rearranging(state, action)


def _wrong_phase(what: str) -> IllegalAction:
    return IllegalAction("wrong_phase", f"that is not possible now: {what}")


def _finish(state: Finished, *events: Event) -> Step:
    return state, (*events, DealFinished(state.result))


def _step_bidding(state: Bidding, action: Action) -> Step:
    if not isinstance(action, Bid | Hold | Pass):
        raise _wrong_phase("the bidding is on")
    auction = state.auction.after(action)
    event: Event
    match action:
        case Bid():
            event = BidNamed(action.seat, action.value)
        case Hold():
            event = BidHeld(action.seat, auction.bid)
        case Pass():
            event = Passed(action.seat)
    if not auction.closed:
        return Bidding(state.start, auction), (event,)
    deal = state.start.deal
    if auction.declarer is not None:
        exchange = SkatExchange(state.start, auction, deal.hands, deal.skat, auction.declarer)
        return exchange, (event, AuctionWon(auction.declarer, auction.bid))
    if state.start.rules.all_pass == "passed_in":
        return _finish(Finished(state.start, auction, PassedIn()), event)
    ramsch, events = _begin_ramsch(state.start, auction)
    return ramsch, (event, *events)


def _begin_ramsch(start: GameStart, auction: Auction) -> Step:
    if start.rules.schieberamsch:
        return Pushing(start, auction, start.deal.hands, start.deal.skat, FOREHAND), ()
    return _ramsch_play(start, auction, start.deal.hands, start.deal.skat, 0)


def _ramsch_play(start: GameStart, auction: Auction, hands: BySeat[Cards], skat: Cards, pushes: int) -> Step:
    contract = Contract(Game.RAMSCH)
    play = TrickPlay(start, auction, hands, skat, None, contract, Trick(FOREHAND), pushes=pushes)
    return play, (ContractAnnounced(None, contract),)


def _step_grand_hand_call(state: GrandHandCall, action: Action) -> Step:
    if action not in legal_actions(state):
        raise _wrong_phase("say Grand Hand or pass")
    if isinstance(action, Announce):
        deal = state.start.deal
        return _begin_play(state.start, state.auction, deal.hands, deal.skat, action.seat, action.contract)
    if state.turn is not REARHAND:
        return GrandHandCall(state.start, state.turn.next), (Passed(action.seat),)
    ramsch, events = _begin_ramsch(state.start, state.auction)
    return ramsch, (Passed(action.seat), *events)


def _step_pushing(state: Pushing, action: Action) -> Step:
    seat = state.turn
    match action:
        case Push() if not state.picked_up:
            return _pass_on(replace(state, pushes=state.pushes + 1), SkatPushed(seat))
        case PickUp() if not state.picked_up:
            hand = tuple(sorted(state.hands[seat] + state.skat))
            taken = replace(state, hands=state.hands.replace(seat, hand), skat=(), picked_up=True)
            return taken, (SkatTaken(seat, state.skat),)
        case Discard() if state.picked_up:
            hand = _after_discard(state.hands[seat], action)
            if not set(action.cards) <= set(_pushable(state)):
                raise IllegalAction("no_jacks_on", "jacks may not be passed on")
            passed = replace(state, hands=state.hands.replace(seat, hand), skat=action.cards, picked_up=False)
            return _pass_on(passed, Discarded(seat, action.cards))
    raise _wrong_phase("pass two cards on" if state.picked_up else "take the skat or push it on")


def _pass_on(state: Pushing, event: Event) -> Step:
    if state.turn is not REARHAND:
        return replace(state, turn=state.turn.next), (event,)
    play, events = _ramsch_play(state.start, state.auction, state.hands, state.skat, state.pushes)
    return play, (event, *events)


def _after_discard(hand: Cards, action: Discard) -> Cards:
    if len(set(action.cards)) != 2:
        raise IllegalAction("two_cards", "exactly two cards are put away")
    missing = [card for card in action.cards if card not in hand]
    if missing:
        raise IllegalAction("not_held", f"you do not hold {format_cards(missing)}", tuple(missing))
    return without(hand, *action.cards)


def _step_exchange(state: SkatExchange, action: Action) -> Step:
    seat = state.declarer
    match action, state.stage:
        case PickUp(), "skat":
            hand = tuple(sorted(state.hands[seat] + state.skat))
            taken = replace(state, hands=state.hands.replace(seat, hand), skat=(), stage="discard")
            return taken, (SkatTaken(seat, state.skat),)
        case PlayHand(), "skat":
            return replace(state, stage="announce", hand=True), (HandChosen(seat),)
        case Discard(), "discard":
            hand = _after_discard(state.hands[seat], action)
            put = replace(state, hands=state.hands.replace(seat, hand), skat=action.cards, stage="announce")
            return put, (Discarded(seat, action.cards),)
        case Announce(contract=contract), "announce":
            _check_contract(state, contract)
            return _begin_play(state.start, state.auction, state.hands, state.skat, seat, contract)
    wanted = {"skat": "take the skat or play Hand", "discard": "put two cards away", "announce": "announce a game"}
    raise _wrong_phase(wanted[state.stage])


def _check_contract(state: SkatExchange, contract: Contract) -> None:
    if contract in _announceable(state):
        return
    rules = state.start.rules
    if contract.hand is not state.hand:
        raise IllegalAction("hand", "Hand can be announced only without taking the skat, and must then be announced")
    if contract.spitze:
        raise IllegalAction("spitze", "Spitze needs the lowest trump in the hand")
    if contract in contracts(rules, state.hand):
        raise IllegalAction("null_below_bid", f"this Null game is worth less than your bid of {state.auction.bid}")
    if contract.normalised(rules).hand and not contract.hand:
        raise IllegalAction("needs_hand", "Schneider, Schwarz and ouvert can be announced only in a Hand game")
    raise IllegalAction("announcement", "this announcement is not allowed or leaves out one it contains")


def _begin_play(
    start: GameStart, auction: Auction, hands: BySeat[Cards], skat: Cards, declarer: Seat, contract: Contract
) -> Step:
    event = ContractAnnounced(declarer, contract)
    if contract.revolution:
        return Rearranging(start, auction, hands, skat, declarer, contract), (event, HandExposed(declarer, hands[declarer]))
    play = TrickPlay(start, auction, hands, skat, declarer, contract, Trick(FOREHAND))
    if start.rules.kontra_window == "before_lead" or contract.ouvert:
        asked = tuple(seat for seat in SEATS if seat is not declarer and may_say_kontra(start.rules, auction, seat))
        play = replace(play, asked=asked)
    return play, (event, *_exposing(play))


def _exposing(play: TrickPlay) -> tuple[Event, ...]:
    if not play.exposed or play.declarer is None:
        return ()
    return (HandExposed(play.declarer, play.hands[play.declarer]),)


def _step_rearranging(state: Rearranging, action: Action) -> Step:
    if not isinstance(action, Rearrange):
        raise _wrong_phase("the defenders sort their cards")
    first, second = state.declarer.others
    both = state.hands[first] + state.hands[second]
    if len(set(action.hand)) != 10 or not set(action.hand) <= set(both):
        raise IllegalAction("ten_of_both", "take ten of the defenders' twenty cards")
    hands = state.hands.replace(first, action.hand).replace(second, tuple(sorted(without(both, *action.hand))))
    play = TrickPlay(state.start, state.auction, hands, state.skat, state.declarer, state.contract, Trick(FOREHAND))
    return play, (HandsRearranged(hands, state.declarer),)


# ------------------------------------------------------------------ trick play


def _step_play(state: TrickPlay, action: Action) -> Step:
    if isinstance(action, Play):
        return _step_card(state, action)
    seat = action.seat
    match action:
        case Kontra():
            refusal = _kontra_refusal(state, seat)
            if refusal is not None:
                raise refusal
            return _say_kontra(state, seat)
        case Pass() if state.asked and state.asked[0] is seat:
            passed = replace(state, asked=state.asked[1:])
            return passed, _newly_exposed(state, passed)
        case AnnounceDefence():
            if action not in legal_actions(state):
                raise IllegalAction("no_announcement", "a defender can announce this only before his own first card")
            defence = Defence(True, action.schwarz or state.defence.schwarz)
            return replace(state, defence=defence), (DefenceAnnounced(seat, action.schwarz),)
        case Concede():
            _check_concession(state, action)
            return _finish(conceded(state, seat), Conceded(seat, action.agreed_by))
        case Claim():
            claim_refusal = _claim_refusal(state, seat)
            if claim_refusal is not None:
                raise claim_refusal
            return _finish(claimed(state, seat), Claimed(seat))
        case ThrowIn():
            if seat is not state.declarer or not is_missed(state):
                raise IllegalAction("not_missed", "only a declarer who can no longer win may throw his cards in")
            return _finish(thrown_in(state), ThrownIn(seat))
        case Leave():
            return _finish(left(state, seat), PlayerLeft(seat, action.timed_out))
    raise _wrong_phase("the tricks are being played")


def _newly_exposed(before: TrickPlay, after: TrickPlay) -> tuple[Event, ...]:
    return () if before.exposed else _exposing(after)


def _kontra_refusal(state: TrickPlay, seat: Seat) -> IllegalAction | None:
    """Why this player may not double now; None if he may."""
    rules = state.start.rules
    if state.asked:
        return None if state.asked[0] is seat else IllegalAction("not_your_turn", "it is not your turn to answer")
    if state.declarer is None or seat is state.declarer or not may_say_kontra(rules, state.auction, seat):
        return IllegalAction("no_kontra", "you have no right to Kontra in this deal")
    if state.kontra:
        return IllegalAction("kontra_said", "Kontra has been said already")
    if rules.kontra_window == "before_lead" or state.contract.ouvert:
        return IllegalAction("kontra_too_late", "Kontra had to be said before the first card")
    if len(state.hands[seat]) < 10 or state.trick.turn is not seat:
        return IllegalAction("kontra_own_first_card", "Kontra is said in turn, before your own first card")
    return None


def _say_kontra(state: TrickPlay, seat: Seat) -> Step:
    level = state.kontra + 1
    defender = seat if seat is not state.declarer else state.kontra_by
    assert state.declarer is not None and defender is not None
    answerer = state.declarer if seat is not state.declarer else defender
    asked = (answerer,) if may_go_on(state.start.rules, state.contract, level) else ()
    said = replace(state, kontra=level, kontra_by=defender, asked=asked)
    return said, (KontraSaid(seat, level), *_newly_exposed(state, said))


def _check_concession(state: TrickPlay, action: Concede) -> None:
    needs = concession_needs(state, action.seat)
    if action.agreed_by is not None and action.agreed_by not in action.seat.others:
        raise IllegalAction("consent", "another player has to agree")
    if needs and action.agreed_by not in needs:
        who = "a defender" if action.seat is state.declarer else "your partner"
        raise IllegalAction("consent", f"the deal can be conceded now only if {who} agrees")


def _claim_refusal(state: TrickPlay, seat: Seat) -> IllegalAction | None:
    """Why this claim does not stand; None if it is proven."""
    if state.declarer is None or state.asked or state.contract.spitze:
        return IllegalAction("no_claim", "there is nothing to claim in this game now")
    if state.game is Game.NULL:
        proven = seat is state.declarer and loses_the_rest(state, seat)
    else:
        proven = takes_the_rest(state, seat)
    return None if proven else IllegalAction("claim_unproven", "the claim cannot be proved against every play: play on")


def _step_card(state: TrickPlay, action: Play) -> Step:
    seat, card = action.seat, action.card
    _check_card(state, action)
    game, hand = state.contract.game, state.hands[seat]
    hands = state.hands.replace(seat, tuple([held for held in hand if held is not card]))
    trick = Trick(state.trick.leader, (*state.trick.cards, card))
    if len(trick.cards) < 3:
        return _with_cards(state, hands, trick), (CardPlayed(seat, card),)
    winner = trick.winner(game)
    points = trick.points
    after = replace(
        _with_cards(state, hands, Trick(winner)),
        tricks=(*state.tricks, trick),
        points=state.points.replace(winner, state.points[winner] + points),
        won=state.won.replace(winner, state.won[winner] + 1),
    )
    events = (CardPlayed(seat, card), TrickWon(winner, trick, points))
    if len(after.tricks) == 10 or (game is Game.NULL and winner is state.declarer):
        return _finish(played_out(after), *events)
    return after, events


def _with_cards(state: TrickPlay, hands: BySeat[Cards], trick: Trick) -> TrickPlay:
    """The play with other cards in hands and trick; what ``replace`` does, only faster."""
    return TrickPlay(
        state.start,
        state.auction,
        hands,
        state.skat,
        state.declarer,
        state.contract,
        trick,
        state.tricks,
        state.points,
        state.won,
        state.kontra,
        state.kontra_by,
        state.asked,
        state.defence,
        state.pushes,
    )


_SUIT_WORDS = ("clubs", "spades", "hearts", "diamonds", "trumps")


def _check_card(state: TrickPlay, action: Play) -> None:
    seat, card = action.seat, action.card
    if state.asked:
        raise IllegalAction("answer_kontra", "the question about Kontra has to be answered first")
    if state.trick.turn is not seat:
        raise IllegalAction("not_your_turn", "it is not your turn to play")
    hand = state.hands[seat]
    if card not in hand:
        raise IllegalAction("not_held", f"you do not hold {card}", (card,))
    if not state.trick.cards:
        return
    suits = EFFECTIVE_SUIT[state.contract.game]
    led = suits[state.trick.cards[0]]
    if suits[card] == led:
        return
    following = tuple(held for held in hand if suits[held] == led)
    if following:
        rule = "follow_trump" if led == TRUMP else "follow_suit"
        raise IllegalAction(rule, f"you must follow {_SUIT_WORDS[led]}: {format_cards(following)}", following)
