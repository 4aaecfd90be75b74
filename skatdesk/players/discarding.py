"""What to put away."""

from itertools import combinations

from skatdesk.players.announcing import promise
from skatdesk.players.cardsets import SUITS, CardSet, cards_of, set_of
from skatdesk.players.handvalue import log_odds, null_log_odds
from skatdesk.players.nullmaxims import exposures, from_low
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.weighing import BEST_DISCARD
from skatdesk.skat.actions import Action, Discard
from skatdesk.skat.cards import Card, Cards, Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import POWER, TRUMP
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.view import SeatView

FEWEST_TRUMPS = 4
"""Nobody thinks of a suit game with fewer trumps."""

POINTS_WORTH_HIDING = 6
"""From so many card points on a discard is made for its points."""


def discard(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """The two cards to put away for the most promising game."""
    forehand = view.seat is FOREHAND
    best: tuple[float, float, Contract, Cards] | None = None
    for game in _worth_a_look(view.hand):
        worth, pair = best_discard(game, view.hand, forehand)
        contract = Contract(game)
        found = promise(view, contract, worth, view.hand)
        if game is Game.NULL:
            left = set_of(card for card in view.hand if card not in pair)
            open_null = Contract(game, ouvert=True)
            ouvert = promise(view, open_null, null_log_odds(left, ouvert=True), view.hand)
            if ouvert > found:
                found, contract = ouvert, open_null
        if best is None or found[0] > best[0]:
            best = *found, contract, pair
    assert best is not None
    _, chance, contract, pair = best
    action = next(option for option in options if isinstance(option, Discard) and option.cards == pair)
    return Decision(action, Evaluation(why(contract.game, view.hand, pair), chance, contract))


def _worth_a_look(cards: Cards) -> tuple[Game, ...]:
    held = set_of(cards)
    suits = tuple(game for game in SUIT_GAMES if (held & SUITS[game][TRUMP]).bit_count() >= FEWEST_TRUMPS)
    return (*suits, Game.GRAND, Game.NULL)


def best_discard(game: Game, cards: Cards, forehand: bool) -> tuple[float, Cards]:
    """Log-odds of winning the game, and the two of twelve cards to put away for it.

    Trumps stay in the hand as long as there are two other cards.
    """
    held = set_of(cards)
    spare = [card for card in cards if not SUITS[game][TRUMP] >> card & 1]
    best: tuple[float, Card, Card] | None = None
    for first, second in combinations(sorted(spare if len(spare) >= 2 else cards), 2):
        left = held & ~(1 << first) & ~(1 << second)
        worth = log_odds(game, left, first.points + second.points, forehand)
        if best is None or worth > best[0]:
            best = worth, first, second
    assert best is not None
    return best[0], best[1:]


def why(game: Game, cards: Cards, pair: Cards) -> str:
    """The maxim that putting this pair of twelve cards away follows most clearly."""
    held, trumps = set_of(cards), SUITS[game][TRUMP]
    if game is Game.NULL:
        return "put_away_what_gets_caught" if all(_gets_caught(card, held) for card in pair) else BEST_DISCARD
    if set_of(pair) & trumps:
        return BEST_DISCARD
    left = {card.suit for card in cards if card not in pair and card.rank is not Rank.JACK}
    if held & trumps and not {card.suit for card in pair} <= left:
        return "make_a_suit_void"
    if any(card.rank is Rank.TEN for card in pair):
        return "put_the_ten_in_safety"
    if card_points(pair) >= POINTS_WORTH_HIDING:
        return "put_points_in_safety"
    return "put_losers_away" if all(_is_beaten(game, card, held) for card in pair) else BEST_DISCARD


def _is_beaten(game: Game, card: Card, held: CardSet) -> bool:
    """Whether the others have a higher card of the suit."""
    line, power = SUITS[game][card.suit], POWER[game]
    return any(power[other] > power[card] for other in cards_of(line & ~held))


def _gets_caught(card: Card, held: CardSet) -> bool:
    """Whether in Null the others have more lower cards of the suit than those held below this one let pass."""
    line = SUITS[Game.NULL][card.suit]
    own = from_low(held & line)
    return exposures(own, line & ~held)[own.index(card)] > 0
