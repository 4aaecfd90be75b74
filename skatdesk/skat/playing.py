"""The ten tricks: cards, doubling, and all that can be said or end the play before the last card."""

from dataclasses import replace

from skatdesk.skat.actions import Action, AnnounceDefence, Claim, Concede, Kontra, Leave, Pass, Play, ThrowIn
from skatdesk.skat.before_play import lay_open
from skatdesk.skat.cards import Cards, format_cards
from skatdesk.skat.claims import claim_refusal
from skatdesk.skat.contracts import Game
from skatdesk.skat.endings import check_concession, claimed, conceded, is_missed, left, played_out, thrown_in
from skatdesk.skat.errors import IllegalAction, wrong_phase
from skatdesk.skat.events import (
    CardPlayed,
    Claimed,
    Conceded,
    DealFinished,
    DefenceAnnounced,
    Event,
    KontraSaid,
    Passed,
    PlayerLeft,
    ThrownIn,
    TrickWon,
)
from skatdesk.skat.kontra import kontra_refusal, may_go_on
from skatdesk.skat.legal import legal_actions
from skatdesk.skat.ordering import EFFECTIVE_SUIT, TRUMP
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import Finished, Step, TrickPlay
from skatdesk.skat.tricks import Trick
from skatdesk.skat.valuation import Defence


def step_play(state: TrickPlay, action: Action) -> Step:
    """What an action does between the announcement and the end."""
    if state.asked and not isinstance(action, Kontra | Pass | Leave):
        raise IllegalAction("answer_kontra", "the question about Kontra has to be answered first")
    match action:
        case Play():
            return _step_card(state, action)
        case Kontra():
            return _say_kontra(state, action.seat)
        case Pass() if state.asked and state.asked[0] is action.seat:
            after, events = lay_open(replace(state, asked=state.asked[1:]))
            return after, (Passed(action.seat), *events)
        case AnnounceDefence():
            return _announce_defence(state, action)
        case _:
            return _step_to_the_end(state, action)


def _step_to_the_end(state: TrickPlay, action: Action) -> Step:
    seat = action.seat
    match action:
        case Concede():
            check_concession(state, action)
            return finish(conceded(state, seat), Conceded(seat, action.agreed_by))
        case Claim():
            refusal = claim_refusal(state, seat)
            if refusal is not None:
                raise refusal
            return finish(claimed(state, seat), Claimed(seat, state.hands[seat], state.game is Game.NULL))
        case ThrowIn():
            if seat is not state.declarer or not is_missed(state):
                raise IllegalAction("not_missed", "the announced game can still be made: it cannot be thrown in")
            return finish(thrown_in(state), ThrownIn(seat))
        case Leave():
            return finish(left(state, seat), PlayerLeft(seat, action.timed_out))
        case _:
            raise wrong_phase("the tricks are being played")


def finish(state: Finished, *events: Event) -> Step:
    """The end of the deal, told last."""
    return state, (*events, DealFinished(state.result))


# ------------------------------------------------------------------ announcements


def _say_kontra(state: TrickPlay, seat: Seat) -> Step:
    refusal = kontra_refusal(state, seat)
    if refusal is not None:
        raise refusal
    level = state.kontra + 1
    declarer, defender = state.declarer, state.kontra_by if seat is state.declarer else seat
    assert declarer is not None
    assert defender is not None
    answerer = defender if seat is declarer else declarer
    asked = (answerer,) if may_go_on(state.start.rules, state.contract, level) else ()
    said = replace(state, kontra=level, kontra_by=defender, asked=asked)
    after, events = lay_open(said)
    return after, (KontraSaid(seat, level), *events)


def _announce_defence(state: TrickPlay, action: AnnounceDefence) -> Step:
    if action not in legal_actions(state):
        raise IllegalAction("no_announcement", "a defender can announce this only before his own first card")
    defence = Defence(True, action.schwarz)
    return replace(state, defence=defence), (DefenceAnnounced(action.seat, action.schwarz),)


# ------------------------------------------------------------------ cards


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
    events = (CardPlayed(seat, card), TrickWon(winner, trick, None if game is Game.NULL else points))
    if len(after.tricks) == 10 or (game is Game.NULL and winner is state.declarer):
        return finish(played_out(after), *events)
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
        state.passed_on,
    )


_SUIT_WORDS = ("clubs", "spades", "hearts", "diamonds", "trumps")


def _check_card(state: TrickPlay, action: Play) -> None:
    seat, card = action.seat, action.card
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
