"""Which card to play: every legal card is weighed by the maxims of the game and the place in the trick."""

from skatdesk.players import ramschplay
from skatdesk.players.choice import Choice
from skatdesk.players.evident import evident, evident_in_null
from skatdesk.players.grandweights import GRAND_WEIGHTS
from skatdesk.players.inference import Table
from skatdesk.players.nullmaxims import NullChoice
from skatdesk.players.nullsayings import NULL_SAYINGS
from skatdesk.players.nullweights import NULL_WEIGHTS, OPEN_HAND_WEIGHTS
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.sayings import SAYINGS
from skatdesk.players.suitweights import SUIT_WEIGHTS
from skatdesk.players.weighing import MOST_PROMISING, Weighing
from skatdesk.skat.actions import Action, Play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.endings import lowest_trump
from skatdesk.skat.view import SeatView


def play(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """The card of the next trick."""
    plays = {option.card: option for option in options if isinstance(option, Play)}
    kept = keeping_spitze(view, tuple(plays))
    if len(kept) == 1 < len(plays):
        return Decision(plays[kept[0]], Evaluation(MOST_PROMISING))
    card, reason = choose_card(view, kept)
    return Decision(plays[card], Evaluation(reason))


def keeping_spitze(view: SeatView, playable: Cards) -> Cards:
    """The cards by which a declarer keeps the lowest trump for the last trick, if he promised that (rules.md §12.5).

    All cards where nobody did, or the rules allow no other.
    """
    if view.contract is None or not view.contract.spitze or view.seat is not view.declarer:
        return playable
    lowest = lowest_trump(view.contract.game)
    return tuple(card for card in playable if card is not lowest) or playable


def choose_card(view: SeatView, playable: Cards) -> tuple[Card, str]:
    """The card to play, and the maxim that speaks most for it and says something true of it."""
    if len(playable) == 1:
        return playable[0], "only_card"
    table = Table(view)
    if table.game is Game.RAMSCH:
        return ramschplay.choose_card(table, playable)
    weighing = _weighing(table, playable)
    return playable[weighing.best], weighing.reason(weighing.best)


def reason_for(view: SeatView, playable: Cards, card: Card) -> str:
    """What the maxims say for a card that somebody else has chosen; ``MOST_PROMISING`` if that is nothing true."""
    if len(playable) == 1:
        return "only_card"
    table = Table(view)
    if table.game is Game.RAMSCH:
        return ramschplay.reason_for(table, playable, card)
    return _weighing(table, playable).reason(playable.index(card))


def _weighing(table: Table, playable: Cards) -> Weighing[Choice] | Weighing[NullChoice]:
    """The cards on the scales, each in its place."""
    place = place_in_trick(table)
    if table.game is Game.NULL:
        open_hand = OPEN_HAND_WEIGHTS.get(place) if table.view.open_hand else None
        null_choices = [NullChoice(table, card) for card in playable]
        return Weighing(table, null_choices, open_hand or NULL_WEIGHTS[place], NULL_SAYINGS, evident_in_null)
    weights = (GRAND_WEIGHTS if table.game is Game.GRAND else SUIT_WEIGHTS)[place]
    return Weighing(table, [Choice(table, card) for card in playable], weights, SAYINGS, evident)


def place_in_trick(table: Table) -> str:
    """Who plays when: the key under which the weights stand."""
    turn = 2 - len(table.waiting)
    if table.partner is None:
        return ("declarer leads", "declarer second", "declarer third")[turn]
    if turn == 2:
        return "defender third, trick is ours" if table.ours(table.holder) else "defender third, trick is his"
    after = "partner next" if table.waiting[0] is table.partner else "declarer next"
    return f"defender {('leads', 'second')[turn]}, {after}"
