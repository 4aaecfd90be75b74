"""Why an action was worse than the best one: the reason code, with what a sentence about it speaks of."""

from skatdesk.coach.reasons.avoiding_tricks import in_null, in_ramsch
from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.reasons.scene import Scene
from skatdesk.coach.reasons.winning_tricks import why_followed, why_led
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.states import GameState, TrickPlay

STRONG_FROM = 0.5
"""Below this chance a hand is not strong enough without the skat, though it may promise more as it is."""


def reason_for(
    state: GameState, action: Action, better: Action, contract: Contract | None = None, chance: float | None = None
) -> Reason:
    """Why ``better`` was better than ``action`` in this state.

    ``contract`` is the game that its figures count on, ``chance`` that of winning it.

    For cards the reason is read off the position with all hands open, as it is shown
    afterwards. Other actions than calls, skat, discards, announcements and cards have no
    reasons and must not be asked about.
    """
    match action, better:
        case Play(card=card), Play(card=best):
            assert isinstance(state, TrickPlay)
            return _of_card(Scene(state), card, best)
        case Pass(), Bid(value=value):
            return Reason(Why.UNDERBID, contract=contract, value=value)
        case Pass(), Hold():
            return Reason(Why.UNDERBID, contract=contract, value=_bid(state))
        case Bid(value=value), _:
            return Reason(Why.OVERBID, contract=contract, value=value)
        case Hold(), _:
            return Reason(Why.OVERBID, contract=contract, value=_bid(state))
        case PickUp(), _:
            weak = chance is not None and chance < STRONG_FROM
            return Reason(Why.ANOTHER_GAME if weak else Why.HAND_GAME_MISSED, contract=contract)
        case PlayHand(), _:
            return Reason(Why.SKAT_NEEDED, contract=contract)
        case Discard(), Discard(cards=cards):
            return Reason(Why.WRONG_DISCARD, cards=cards, contract=contract)
        case Announce(), Announce(contract=announced):
            return Reason(Why.ANOTHER_GAME, contract=announced)
    raise ValueError(f"no reasons are known for {action!r}")


def _bid(state: GameState) -> int:
    return 0 if isinstance(state, TrickPlay) else state.auction.bid


def _of_card(scene: Scene, card: Card, better: Card) -> Reason:
    if scene.game is Game.NULL:
        return in_null(scene, card, better)
    if scene.game is Game.RAMSCH:
        return in_ramsch(scene, card, better)
    return why_led(scene, card, better) if scene.leads else why_followed(scene, card, better)
