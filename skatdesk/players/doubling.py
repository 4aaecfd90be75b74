"""Kontra and what follows it, the defenders' announcements, and giving up.

A defender judges the declarer's chance from his own ten cards; the declarer judges it
from his, and thinks less of it once somebody has doubled.
"""

from skatdesk.players.cardsets import SUITS, set_of
from skatdesk.players.handvalue import chance_of, log_odds, null_log_odds
from skatdesk.players.player import Decision, Evaluation
from skatdesk.skat.actions import Action, AnnounceDefence, Concede, Kontra, Pass
from skatdesk.skat.cards import Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.view import SeatView

DOUBLE_FROM = 0.55
"""A defender says Kontra if he gives the declarer at most the rest of this chance."""

REDOUBLE_FROM = 0.8
"""What the answers to a doubling need, on either side."""

RESPECT = 1.0
"""Log-odds the declarer takes off his hand for each Kontra said against him."""

DEFENDERS_NEED = 60
"""Card points with which the defenders win."""

ANNOUNCE_FROM = 0.75
"""From this chance of beating the declarer on, Schneider is announced: missing it costs nothing."""


def answer(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """Double, or let it be."""
    chance = own_chance(view)
    enough = REDOUBLE_FROM if view.kontra else DOUBLE_FROM
    wanted, reason = (Kontra, "strong_enough_to_double") if chance >= enough else (Pass, "not_worth_doubling")
    return Decision(next(option for option in options if isinstance(option, wanted)), Evaluation(reason, chance))


def announcement(view: SeatView, options: tuple[Action, ...]) -> Decision | None:
    """What a defender says before his own first card, if anything."""
    last = options[-1]
    if not isinstance(last, Kontra | AnnounceDefence):
        return None
    chance = own_chance(view)
    for option in options:
        if isinstance(option, Kontra) and chance >= DOUBLE_FROM:
            return Decision(option, Evaluation("strong_enough_to_double", chance))
        if isinstance(option, AnnounceDefence) and not option.schwarz and chance >= ANNOUNCE_FROM:
            return Decision(option, Evaluation("strong_enough_to_announce", chance))
    return None


def own_chance(view: SeatView) -> float:
    """The chance of this seat's side to win the game, before the first trick."""
    assert view.contract is not None
    cards = set_of(view.hand)
    game = view.contract.game
    if view.seat is not view.declarer:
        return chance_of(_defence(game, cards))
    if game is Game.NULL:
        worth = null_log_odds(cards, ouvert=view.contract.ouvert)
    else:
        worth = log_odds(game, cards, card_points(view.put_away) if view.put_away else None, view.seat is FOREHAND)
    return chance_of(worth - RESPECT * ((view.kontra + 1) // 2))


def _defence(game: Game, cards: int) -> float:
    """Log-odds that the declarer loses, for a defender with these ten cards."""
    if game is Game.NULL:
        return -1.0
    trumps = (cards & SUITS[game][TRUMP]).bit_count()
    worth = -3.5 + 0.55 * trumps
    for suit in range(4):
        held = cards >> 8 * suit
        worth += 0.3 * (held >> Rank.JACK & 1)
        if suit != game:
            worth += 0.5 * (held >> Rank.ACE & 1)
    return worth


# ------------------------------------------------------------------ giving up


def consents(view: SeatView, concession: Concede) -> bool:
    """Whether another player may give the deal up: the declarer always, the partner once nothing can be won."""
    if concession.seat is view.declarer:
        return True
    if view.declarer is None or view.contract is None or view.contract.game is Game.NULL:
        return False
    with_declarer = view.points[view.declarer]
    return with_declarer > 120 - DEFENDERS_NEED
