"""Which card to play: every legal card is weighed by the maxims of the game and the place in the trick."""

from skatdesk.players import ramschplay
from skatdesk.players.choice import Choice
from skatdesk.players.grandweights import GRAND_WEIGHTS
from skatdesk.players.inference import Table
from skatdesk.players.nullmaxims import NullChoice
from skatdesk.players.nullweights import NULL_WEIGHTS, OPEN_HAND_WEIGHTS
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.sayings import NULL_SAYINGS, SAYINGS, evident, evident_in_null
from skatdesk.players.suitweights import SUIT_WEIGHTS
from skatdesk.players.weighing import MOST_PROMISING, best_of
from skatdesk.skat.actions import Action, Play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.view import SeatView


def play(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """The card of the next trick."""
    plays = {option.card: option for option in options if isinstance(option, Play)}
    card, reason = choose_card(view, tuple(plays))
    return Decision(plays[card], Evaluation(reason))


def choose_card(view: SeatView, playable: Cards) -> tuple[Card, str]:
    """The card to play, and the maxim that speaks most for it and says something true of it."""
    if len(playable) == 1:
        return playable[0], "only_card"
    table = Table(view)
    if table.game is Game.RAMSCH:
        return ramschplay.choose_card(table, playable)
    place = place_in_trick(table)
    if table.game is Game.NULL:
        open_hand = OPEN_HAND_WEIGHTS.get(place) if view.open_hand else None
        null_choices = [NullChoice(table, card) for card in playable]
        null_choice, reason = best_of(table, null_choices, open_hand or NULL_WEIGHTS[place], NULL_SAYINGS)
        if reason == MOST_PROMISING:
            reason = evident_in_null(table, null_choice, null_choices) or reason
        return null_choice.card, reason
    weights = (GRAND_WEIGHTS if table.game is Game.GRAND else SUIT_WEIGHTS)[place]
    choices = [Choice(table, card) for card in playable]
    choice, reason = best_of(table, choices, weights, SAYINGS)
    if reason == MOST_PROMISING:
        reason = evident(table, choice, choices) or reason
    return choice.card, reason


def place_in_trick(table: Table) -> str:
    """Who plays when: the key under which the weights stand."""
    turn = 2 - len(table.waiting)
    if table.partner is None:
        return ("declarer leads", "declarer second", "declarer third")[turn]
    if turn == 2:
        return "defender third, trick is ours" if table.ours(table.holder) else "defender third, trick is his"
    after = "partner next" if table.waiting[0] is table.partner else "declarer next"
    return f"defender {('leads', 'second')[turn]}, {after}"
