"""Kontra and what follows it, the defenders' announcements, and giving up.

A defender judges the declarer's chance from his own ten cards; the declarer judges it
from his, and thinks less of it once somebody has doubled. Who searches asks play-outs instead.
"""

from collections.abc import Callable
from math import log

from skatdesk.players.announcing import cannot_be_caught, is_safe_lead
from skatdesk.players.cardsets import SUITS, CardSet, set_of
from skatdesk.players.handvalue import chance_of, log_odds, schneider_log_odds
from skatdesk.players.player import Decision, Evaluation
from skatdesk.skat.actions import Action, AnnounceDefence, Concede, Kontra, Pass
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.valuation import needed
from skatdesk.skat.view import SeatView

DOUBLE_FROM = 0.4
"""From this chance of beating the declarer on a defender says Kontra: a lost game costs twice its value."""

REDOUBLE_FROM = 0.8
"""What the answers to a doubling need, on either side."""

RESPECT = 1.5
"""Log-odds the declarer takes off his hand for each Kontra said against him."""

HOPE = 1.0
"""Log-odds to be taken off what a defender's play-outs say of beating the declarer (0018)."""

NULL_HOLDS = -1.2
"""Log-odds of beating a Null game, whatever a defender holds."""

ANNOUNCE_FROM = 0.6
"""From this chance of beating the declarer on, Schneider is announced: missing it costs nothing."""


def answer(view: SeatView, options: tuple[Action, ...], chance: float) -> Decision:
    """Double, or let it be, with this chance to make or beat the contract."""
    enough = REDOUBLE_FROM if view.kontra else DOUBLE_FROM
    wanted, reason = (Kontra, "strong_enough_to_double") if chance >= enough else (Pass, "not_worth_doubling")
    return Decision(next(option for option in options if isinstance(option, wanted)), Evaluation(reason, chance))


def announcement(options: tuple[Action, ...], chance_to_win: Callable[[], float]) -> Decision | None:
    """What a defender says before his own first card, if anything; the chance is asked for where he may speak."""
    if not isinstance(options[-1], Kontra | AnnounceDefence):
        return None
    chance = chance_to_win()
    for option in options:
        if isinstance(option, Kontra) and chance >= DOUBLE_FROM:
            return Decision(option, Evaluation("strong_enough_to_double", chance))
        if isinstance(option, AnnounceDefence) and not option.schwarz and chance >= ANNOUNCE_FROM:
            return Decision(option, Evaluation("strong_enough_to_announce", chance))
    return None


def cannot_lose(view: SeatView) -> bool:
    """Whether this seat wins a Null against every lie of the cards: no Kontra tells it anything, and none is a risk."""
    contract, trick = view.contract, view.trick
    if view.seat is None or contract is None or contract.game is not Game.NULL:
        return False
    if view.seat is not view.declarer:
        return _may_leave_it(view)
    cards, led = set_of(view.hand), None if trick is None else trick.card_of(view.seat)
    if led is None:
        return cannot_be_caught(cards, view.seat is FOREHAND)
    cards |= 1 << led
    return view.seat is FOREHAND and is_safe_lead(led, cards) and cannot_be_caught(cards, forehand=False)


def _may_leave_it(view: SeatView) -> bool:
    """Whether this defender, the last of a trick of a Null, may play a card with which the declarer takes it."""
    trick, game = view.trick, Game.NULL
    if trick is None or len(trick.cards) < 2 or trick.turn is not view.seat:
        return False
    ends = (Trick(trick.leader, (*trick.cards, card)) for card in playable(view.hand, trick.cards[0], game))
    return any(end.winner(game) is view.declarer for end in ends)


def own_chance(view: SeatView) -> float:
    """The chance of this seat's side to make or beat the contract, before the first trick is over."""
    if cannot_lose(view):
        return 1.0
    contract = view.contract
    assert contract is not None
    cards = set_of(view.hand)
    if view.trick is not None and view.seat is not None and (played := view.trick.card_of(view.seat)) is not None:
        cards |= 1 << played
    game = contract.game
    if view.seat is not view.declarer:
        return chance_of(_defence(view, game, cards))
    put_away = card_points(view.put_away) if view.put_away else None
    worth = log_odds(game, cards, put_away, view.seat is FOREHAND, ouvert=contract.ouvert)
    if contract.schneider:
        worth = schneider_log_odds(game, worth)
    return chance_of(worth - _respect(view))


def chance_by_play_outs(view: SeatView, won: int, played: int) -> float:
    """The same for who has played the deal out in ``played`` worlds, ``won`` of which his side wins."""
    worth = log((won + 1.0) / (played - won + 1.0))
    return chance_of(worth - (_respect(view) if view.seat is view.declarer else HOPE))


def _respect(view: SeatView) -> float:
    """Log-odds the declarer takes off for what he has heard."""
    return RESPECT * ((view.kontra + 1) // 2)


def _defence(view: SeatView, game: Game, cards: CardSet) -> float:
    """Log-odds that the declarer loses, for a defender with these ten cards.

    Fitted to games the players played among themselves: with two tricks in the hand the
    declarer loses one game in eight, with four every second one.
    """
    if game is Game.NULL:
        return NULL_HOLDS
    tricks = defensive_tricks(game, cards)
    base, contested = (-3.55, 1.35) if game is Game.GRAND else (-2.75, 0.4)
    worth = base + 0.35 * tricks + 0.95 * max(0.0, tricks - 3)
    return worth + contested if view.bid > BIDS[0] else worth


def defensive_tricks(game: Game, cards: CardSet) -> float:
    """How many tricks a defender's ten cards are good for: jacks, long trumps, short aces, voids to trump in."""
    trumps = (cards & SUITS[game][TRUMP]).bit_count()
    grand = game is Game.GRAND
    tricks = 0.5 * max(0, trumps - 1) if grand else 0.7 * max(0, trumps - 3)
    for suit in range(4):
        held = cards >> 8 * suit & 0xFF
        ace, ten = held >> Rank.ACE & 1, held >> Rank.TEN & 1
        if held >> Rank.JACK & 1:
            tricks += (1.0, 0.7, 0.5, 0.3)[suit]
        if suit == game:
            tricks += 0.4 * (ace + ten)
            continue
        length = (held & ~(1 << Rank.JACK)).bit_count()
        if ace:
            tricks += 0.9 if length <= 2 else 0.7 if length == 3 else 0.4
            tricks += 0.4 if ten and length <= 4 else 0.0
        if trumps and length == 0:
            tricks += 0.5 if grand else 1.2
        elif trumps and length == 1 and not ace:
            tricks += 0.1 if grand else 0.4
    return tricks


# ------------------------------------------------------------------ giving up


def consents(view: SeatView, concession: Concede) -> bool:
    """Whether another player may give the deal up: the declarer always, the partner once nothing can be won."""
    if concession.seat is view.declarer:
        return True
    contract, declarer = view.contract, view.declarer
    if declarer is None or contract is None or contract.game is Game.NULL or contract.spitze:
        return False
    points, tricks = needed(contract, view.rules)
    return view.points[declarer] >= points and view.won[declarer] >= tricks
