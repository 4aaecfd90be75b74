"""Which game to announce, and what with it."""

from dataclasses import replace

from skatdesk.players import ramschplay
from skatdesk.players.bidding import expected_score
from skatdesk.players.cardsets import ALL, SUITS, CardSet, cards_of, set_of
from skatdesk.players.claiming import takes_the_rest
from skatdesk.players.handvalue import chance_of, log_odds, null_log_odds, schneider_log_odds
from skatdesk.players.nullmaxims import exposures, from_low
from skatdesk.players.player import Decision, Evaluation
from skatdesk.skat.actions import Action, Announce
from skatdesk.skat.cards import Card, Cards, Rank
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.endings import lowest_trump
from skatdesk.skat.ordering import TRUMP, trumps
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.valuation import least_multiple, matadors, smallest_value
from skatdesk.skat.view import Phase, SeatView

_NEAR_CERTAIN = 0.9
"""Below this chance Schneider is not announced by rule."""

GRAND_SHYNESS = 8.0
"""By how much a Grand must promise more than a suit game to be preferred (list score): it costs most if lost."""

SURE = 20.0
"""Log-odds of what cannot go wrong."""

FORBIDDEN_NULL = 100
"""Game value added to the loss of a Null below the bid: where rules allow it, it is still foolish."""

_TRUMPS_FOR_SPITZE = 7
"""With so many trumps of a suit game, the lowest among them, Spitze is promised (0018)."""


def announce(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """The contract with the highest expected score; before a Ramsch round a Grand Hand if it promises more, or pass."""
    twelve = view.hand + view.put_away
    best: tuple[float, float, Announce] | None = None
    for option in options:
        if not isinstance(option, Announce) or option.contract.spitze:
            continue
        worth = _worth(view, option.contract)
        if worth is None:
            continue
        score, chance = promise(view, option.contract, worth, twelve)
        if best is None or score > best[0]:
            best = score, chance, option
    assert best is not None
    score, chance, action = best
    if view.phase is Phase.GRAND_HAND_CALL and score < ramschplay.outlook(view.hand, others_passed=False):
        return Decision(options[-1], Evaluation("ramsch_is_better", chance, action.contract))
    action = with_spitze(view, options, action)
    return Decision(action, Evaluation(why(view, action.contract), chance))


def with_spitze(view: SeatView, options: tuple[Action, ...], action: Announce) -> Announce:
    """The same game with Spitze, where that may be promised and there are trumps enough to draw all others."""
    game = action.contract.game
    if (
        game not in SUIT_GAMES
        or lowest_trump(game) not in view.hand
        or sum(card in trumps(game) for card in view.hand) < _TRUMPS_FOR_SPITZE
    ):
        return action
    promised = replace(action.contract, spitze=True)
    return next((one for one in options if isinstance(one, Announce) and one.contract == promised), action)


def promise(view: SeatView, contract: Contract, worth: float, twelve: Cards) -> tuple[float, float]:
    """Expected score and chance of a contract that is made with these log-odds.

    ``twelve`` are the declarer's cards as far as he knows them. A game below the bid can
    still be saved by making the defenders Schneider, or not at all.
    """
    rules, game, bid = view.rules, contract.game, view.bid
    value = smallest_value(contract, matadors(game, twelve), rules)
    chance = chance_of(worth)
    if game is Game.NULL:
        if value < bid:
            return expected_score(rules, value, 0.0, value + FORBIDDEN_NULL), 0.0
        return expected_score(rules, value, chance), chance
    schneider = 0.0 if contract.schneider else chance_of(schneider_log_odds(game, worth))
    if value >= bid:
        shyness = GRAND_SHYNESS if game is Game.GRAND and not contract.schneider else 0.0
        return expected_score(rules, value, chance) + schneider * game.base - shyness, chance
    if value + game.base < bid:
        schneider = 0.0
    return expected_score(rules, least_multiple(game.base, bid), schneider), schneider


def schneider_pays(view: SeatView, contract: Contract, chance: float, chance_90: float) -> bool:
    """Whether to announce Schneider with this Hand game, from the chances of reaching 61 and 90 card points.

    It brings a level more if it is made, and loses games that would have been won: it has to promise half a level
    more than silence, for what looks near certain is on average less so. That is from some 98 % on, and sooner where
    the game needs Schneider for the bid in any case.
    """
    rules, base = view.rules, contract.game.base
    run = matadors(contract.game, view.hand)
    plain, announced = (smallest_value(replace(contract, schneider=so), run, rules) for so in (False, True))
    if announced < view.bid:
        return False
    if plain >= view.bid:
        quiet = expected_score(rules, plain, chance) + chance_90 * base
    else:
        least = least_multiple(base, view.bid)
        quiet = expected_score(rules, least, chance_90 if plain + base >= view.bid else 0.0)
    return expected_score(rules, announced, chance_90) > quiet + base / 2


def _worth(view: SeatView, contract: Contract) -> float | None:
    """Log-odds of making the contract with the ten cards in the hand; None if it is out of the question."""
    game, cards = contract.game, set_of(view.hand)
    if game is Game.NULL:
        if contract.revolution:
            return SURE if cannot_be_caught(cards, view.seat is FOREHAND) else None
        return null_log_odds(cards, ouvert=contract.ouvert)
    if contract.schwarz or contract.ouvert:
        return SURE if takes_everything(game, cards, set_of(view.put_away), view.seat is FOREHAND) else None
    worth = log_odds(game, cards, card_points(view.put_away) if view.put_away else None, view.seat is FOREHAND)
    if not contract.schneider:
        return worth
    worth = schneider_log_odds(game, worth)
    return worth if chance_of(worth) >= _NEAR_CERTAIN else None


def takes_everything(game: Game, cards: CardSet, put_away: CardSet, forehand: bool) -> bool:
    """Whether the hand wins all ten tricks against every lie of the cards.

    Safe rather than complete: without the first lead no trump may be out at all, so that one takes
    any suit the hand has none of.
    """
    unseen = ALL & ~cards & ~put_away
    if not forehand and unseen & SUITS[game][TRUMP]:
        return False
    return takes_the_rest(game, tuple(cards_of(cards)), unseen)


def cannot_be_caught(cards: CardSet, forehand: bool) -> bool:
    """Null: whether no lie of the cards can force a trick on the hand; forehand needs a safe lead."""
    if any(any(exposures(from_low(cards & line), ~cards & line)) for line in SUITS[Game.NULL][:TRUMP]):
        return False
    return not forehand or any(is_safe_lead(card, cards) for card in cards_of(cards))


def is_safe_lead(card: Card, cards: CardSet) -> bool:
    """Null: a seven that an opponent has to follow, whatever lies in the skat, and that is not needed below the other
    cards of its suit.
    """
    line = SUITS[Game.NULL][card.suit]
    kept, out = from_low(cards & line)[1:], ~cards & line
    return card.rank is Rank.SEVEN and out.bit_count() > 2 and not any(exposures(kept, out))


def why(view: SeatView, contract: Contract) -> str:
    """The maxim behind the announcement."""
    if contract.revolution:
        return "cannot_be_caught"
    if contract.spitze:
        return "trumps_enough_for_spitze"
    if contract.schwarz or (contract.ouvert and contract.game is not Game.NULL):
        return "takes_everything"
    if contract.game is not Game.NULL:
        run = matadors(contract.game, view.hand + view.put_away)
        plain = smallest_value(replace(contract, schneider=False), run, view.rules)
        if plain < view.bid <= plain + contract.game.base * (2 if contract.schneider else 1):
            return "schneider_reaches_the_bid"
    if contract.schneider:
        return "schneider_is_near_certain"
    return "better_than_a_ramsch" if view.phase is Phase.GRAND_HAND_CALL else "best_game_for_the_bid"
