"""Why an action is good, in the maxims of the table: what the hint says, and the review of the better action.

The sentences of these reasons stand in ``ui/sentences/hints.py``.
"""

from dataclasses import replace

from skatdesk.coach.reasons.ramsch_standing import by_standing, by_what_is_left, is_untrue
from skatdesk.coach.reasons.why import STRONG_FROM
from skatdesk.players import announcing, discarding
from skatdesk.players.bidding import reason_of_call
from skatdesk.players.cardplay import reason_for
from skatdesk.players.choice import Choice
from skatdesk.players.inference import Table
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.sayings import LIKELY, SURE, brings_points, stays, told
from skatdesk.players.weighing import ALL_THE_SAME, BEST_DISCARD, MOST_PROMISING
from skatdesk.skat.actions import (
    Action,
    Announce,
    Bid,
    Discard,
    Hold,
    Kontra,
    Pass,
    PickUp,
    Play,
    PlayHand,
    cards_to_play,
)
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.view import SeatView

BEST_IN_WORLDS = "best_in_most_worlds"
"""What a player who searches says of any card."""

_BRINGS_POINTS, _TAKES_POINTS = "bring_home", "take_what_lies"

_STRONG_HAND = "good_enough_without_skat"

_LOW_ONES_STAY = ("avoid_throw_lowest", "avoid_throw_blank")
"""What is said of a card that is not the lowest; where its points go to one's own side, these speak for it."""


def explained(view: SeatView, options: tuple[Action, ...], decision: Decision) -> Decision:
    """The same decision with what speaks most for it, where it was found by search or is a card of a Ramsch.

    The maxims of a Ramsch look at the trick; how the deal stands and what stays in the hand is looked at here.
    """
    action, evaluation = decision.action, decision.evaluation
    if evaluation is None:
        return decision
    if evaluation.reason == BEST_IN_WORLDS:
        return replace(decision, evaluation=advice(view, options, action, evaluation.chance))
    if evaluation.reason == _STRONG_HAND:
        return replace(decision, evaluation=replace(evaluation, reason=_of_hand(evaluation.chance)))
    if evaluation.reason == BEST_DISCARD and isinstance(action, Discard):
        reason = _of_discard(view, action, evaluation.contract)
        return replace(decision, evaluation=replace(evaluation, reason=reason))
    if isinstance(action, Play) and view.game is Game.RAMSCH and evaluation.reason != ALL_THE_SAME:
        reason = _of_card(view, cards_to_play(options), action.card) or MOST_PROMISING
        return replace(decision, evaluation=replace(evaluation, reason=reason))
    return decision


def advice(
    view: SeatView,
    options: tuple[Action, ...],
    action: Action,
    chance: float | None,
    contract: Contract | None = None,
    done: Action | None = None,
) -> Evaluation:
    """Why this action is good in the seat's own view.

    ``chance`` is that of winning the deal, ``contract`` the game that cards were put away for. ``done`` is what was
    played or put away instead; what holds of both speaks for neither. In a Ramsch there is a loser and no winner:
    no chance of winning is told.
    """
    match action:
        case Play(card=card):
            reason = _of_better_card(view, cards_to_play(options), card, done) or BEST_IN_WORLDS
            return Evaluation(reason, None if view.game is Game.RAMSCH else chance)
        case Bid() | Hold():
            return Evaluation(reason_of_call(view, action), chance)
        case Kontra():
            return Evaluation("strong_enough_to_double", chance)
        case Pass() if view.contract is not None:
            return Evaluation("not_worth_doubling", chance)
        case Pass():
            return Evaluation(reason_of_call(view, action))
        case PlayHand():
            return Evaluation(_of_hand(chance), chance)
        case PickUp():
            return Evaluation("skat_helps", chance)
        case Discard():
            return Evaluation(_of_discard(view, action, contract, done), chance)
        case Announce(contract=announced):
            return Evaluation(announcing.why(view, announced), chance)
    return Evaluation(BEST_IN_WORLDS, chance)


def _of_hand(chance: float | None) -> str:
    return MOST_PROMISING if chance is not None and chance < STRONG_FROM else _STRONG_HAND


def _of_discard(view: SeatView, action: Discard, contract: Contract | None, done: Action | None = None) -> str:
    if contract is None:
        return BEST_DISCARD
    reason = discarding.why(contract.game, view.hand, action.cards)
    shared = isinstance(done, Discard) and discarding.why(contract.game, view.hand, done.cards) == reason
    return BEST_DISCARD if shared else reason


def _of_better_card(view: SeatView, playable: Cards, card: Card, done: Action | None) -> str | None:
    reason = _of_card(view, playable, card)
    shared = isinstance(done, Play) and _of_card(view, playable, done.card) == reason
    return None if shared else reason


def _of_card(view: SeatView, playable: Cards, card: Card) -> str | None:
    """What speaks for the card; None where nothing says something true of it."""
    maxim = reason_for(view, playable, card)
    said = None if maxim == MOST_PROMISING else maxim
    table = Table(view)
    if said in _LOW_ONES_STAY:
        said = _of_points(table, Choice(table, card)) or said
    if said in (_BRINGS_POINTS, LIKELY + _BRINGS_POINTS):
        return _by_whose_trick(table, Choice(table, card), said)
    if view.game is not Game.RAMSCH or len(playable) == 1:
        return said
    if said is not None and is_untrue(table, card, said):
        said = None
    return by_standing(table, playable, card) or said or by_what_is_left(table, playable, card)


def _of_points(table: Table, choice: Choice) -> str | None:
    """Whether the card's points come home, or may where the partner has the trick so far."""
    known = told(_BRINGS_POINTS, brings_points(table, choice, ()))
    may = choice.points and choice.win and not choice.takes and table.ours(table.holder)
    return known or ("partner_may_take" if may else None)


def _by_whose_trick(table: Table, choice: Choice, said: str) -> str:
    """The reason for a card whose points count for its own side, with what makes sure of it; or those that lie there.

    A trump on the partner's ten is played for the ten.
    """
    takes = choice.takes and stays(table, choice) >= SURE
    if choice.takes and table.lying > choice.points:
        return _TAKES_POINTS if takes else LIKELY + _TAKES_POINTS
    if said != _BRINGS_POINTS:
        return said
    if takes:
        return "win_with_points"
    if not choice.takes and table.partner is not None and table.holder is table.partner:
        return "points_to_partner"
    return _BRINGS_POINTS
