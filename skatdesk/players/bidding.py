"""How far to bid, and whether to take the skat.

A player has a plan for every game: what it is surely worth, and the chance of winning
it. He bids as long as some plan reaches the bid and promises more than it risks.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from skatdesk.players import ramschplay
from skatdesk.players.cardsets import CardSet, set_of
from skatdesk.players.handvalue import chance_of, log_odds, log_odds_before_skat, log_odds_of
from skatdesk.players.inference import chance_of_none
from skatdesk.players.player import Decision, Evaluation
from skatdesk.scoring.systems import OWN_GAME_BONUS, others_lost_bonus
from skatdesk.skat.actions import Action, Bid, Hold, Pass, PickUp, PlayHand
from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.valuation import Valuation, matadors, smallest_value
from skatdesk.skat.view import SeatView

SEEGER_WON = OWN_GAME_BONUS
"""What the Seeger-Fabian list adds for a game won."""

SEEGER_LOST = OWN_GAME_BONUS + others_lost_bonus(3)
"""What it takes for a game lost: 50 off the declarer, and 40 for each of the others to be ahead by."""

CAUTION = 15.0
"""What a game must promise before it is bid for (Seeger-Fabian list score)."""

WITHOUT_BONUSES = 1 / 3
"""The share of what is at stake in a Seeger-Fabian list, where the list adds and takes nothing: a game of 24 that is
lost and not won costs 72 instead of 212."""

BETTER_HAND = 4.0
"""By how much the expected score must be higher to leave the skat (list score)."""

BEST_PLAN = 0.83
"""The share of the best plan's log-odds that tells in the end: good hands and bad ones meet different skats."""

FROM_HAND = 0.8
"""The share of a Hand game's log-odds that tells: who plays Hand has looked for the best, and hopes too much."""

SECOND_PLAN = 0.94
"""Log-odds a second plan adds with its chance: the skat may open it."""

CONTESTED, UNDISPUTED, UNKNOWN = 0.12, 0.55, 0.3
"""Log-odds by what the others say: strong hands sit against a declarer who was bid against."""


def bonuses(rules: RuleSet) -> tuple[int, int]:
    """What the rule set's list adds for a game won, and what it takes for a game lost."""
    return (SEEGER_WON, SEEGER_LOST) if rules.list_system == "seeger" else (0, 0)


def expected_score(rules: RuleSet, value: int, chance: float, at_stake: int | None = None) -> float:
    """What a game is expected to bring in the rule set's list, against not playing it.

    ``at_stake`` is the game value charged if it is lost, where it is not ``value``.
    """
    added, taken = bonuses(rules)
    lost = 2 * (value if at_stake is None else at_stake) + taken
    return chance * (value + added) - (1.0 - chance) * lost


def list_score(valuation: Valuation, rules: RuleSet) -> int:
    """What a game that is valued changes for its declarer against the others, in the rule set's list."""
    added, taken = bonuses(rules)
    return valuation.score + (added if valuation.won else -taken)


def in_list(score: float, rules: RuleSet) -> float:
    """As much in the rule set's list as this Seeger-Fabian list score is in that one."""
    return score if rules.list_system == "seeger" else score * WITHOUT_BONUSES


def caution(rules: RuleSet) -> float:
    """What a game must promise before it is bid for."""
    return in_list(CAUTION, rules)


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to bid for.

    ``value`` is its game value with the matadors of the ten cards; ``spoiled`` are the
    values it would have with each of those cards in the skat that would shorten the
    matadors; ``chance`` is the probability of winning it.
    """

    contract: Contract
    value: int
    spoiled: tuple[int, ...]
    chance: float

    def chance_at(self, bid: int) -> float:
        """The chance of winning it and not being overbid."""
        if self.value < bid:
            return 0.0
        spoilers = sum(value < bid for value in self.spoiled)
        return self.chance * chance_of_none(spoilers, 22, 2) if spoilers else self.chance


@cache
def contracts_in_mind(game: Game) -> tuple[Contract, ...]:
    """What a hand could be bid on in this game: with the skat and without it, a Null closed and open."""
    open_too = (False, True) if game is Game.NULL else (False,)
    return tuple(Contract(game, hand, ouvert=ouvert) for hand, ouvert in product((False, True), open_too))


def chance_in(contract: Contract, cards: CardSet, forehand: bool) -> float:
    """The chance of winning one of these contracts with ten cards, before anybody knows what lies in the skat."""
    game, ouvert = contract.game, contract.ouvert
    if contract.hand:
        return chance_of(FROM_HAND * log_odds(game, cards, None, forehand, ouvert=ouvert))
    return chance_of(log_odds_before_skat(game, cards, forehand=forehand, ouvert=ouvert))


@lru_cache(maxsize=256)
def plans(hand: Cards, rules: RuleSet, forehand: bool) -> tuple[Plan, ...]:
    """Every game a hand could be bid on, with the skat and without it."""
    cards = set_of(hand)
    contracts = (contract for game in DECLARABLE for contract in contracts_in_mind(game))
    return tuple(
        Plan(contract, *_values(contract, hand, rules), chance_in(contract, cards, forehand)) for contract in contracts
    )


def _values(contract: Contract, hand: Cards, rules: RuleSet) -> tuple[int, tuple[int, ...]]:
    """The game value with these ten cards, and with each single skat card that would lower it."""
    run = matadors(contract.game, hand)
    value = smallest_value(contract, run, rules)
    missing = trumps(contract.game)[:-run] if run < 0 else ()
    with_it = (smallest_value(contract, matadors(contract.game, (*hand, card)), rules) for card in missing)
    return value, tuple(lower for lower in with_it if lower < value)


def best_plan(options: tuple[Plan, ...], bid: int, rules: RuleSet, *, hand: bool | None = None) -> tuple[float, Plan]:
    """The plan with the highest expected score at this bid, and that score; ``hand`` picks Hand games or others."""
    return max(
        (
            (expected_score(rules, plan.value, plan.chance_at(bid)), plan)
            for plan in options
            if hand is None or plan.contract.hand is hand
        ),
        key=lambda found: found[0],
    )


def chance_to_play(view: SeatView, options: tuple[Plan, ...], bid: int) -> float:
    """The chance of winning some game at this bid, after what the others have said."""
    first, second = sorted(_best_by_game(options, bid), reverse=True)[:2]
    if first == 0.0:
        return 0.0
    return chance_of(_others(view) + BEST_PLAN * log_odds_of(first) + SECOND_PLAN * second)


def _others(view: SeatView) -> float:
    calls = [call for call in view.auction.calls if call.seat is not view.seat]
    if any(not isinstance(call, Pass) for call in calls):
        return CONTESTED
    return UNDISPUTED if len(calls) == 2 else UNKNOWN


def _best_by_game(options: tuple[Plan, ...], bid: int) -> list[float]:
    best: dict[Game, float] = {}
    for plan in options:
        game = plan.contract.game
        best[game] = max(best.get(game, 0.0), plan.chance_at(bid))
    return list(best.values())


# ------------------------------------------------------------------ decisions


def call(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """Bid the next value, hold, or pass."""
    offer = options[0]
    if isinstance(offer, Bid | Hold):
        bid = view.value_of(offer)
        found = plans(view.hand, view.rules, view.seat is FOREHAND)
        chance = chance_to_play(view, found, bid)
        _, plan = best_plan(found, bid, view.rules)
        gain = expected_score(view.rules, plan.value, chance) - worth_of_passing(view)
        action = offer if gain > caution(view.rules) else options[-1]
        told = plan.chance_at(bid) if plan.contract.hand else chance  # with the skat it may become another game
        return Decision(action, Evaluation(reason_of_call(view, action), told, plan.contract))
    return Decision(offer, Evaluation("nothing_left_to_bid"))


def worth_of_passing(view: SeatView) -> float:
    """What passing brings (list score): nothing, unless it leads to a Ramsch."""
    return ramschplay.outlook(view.hand, others_passed=True) if _ramsch_follows(view) else 0.0


def reason_of_call(view: SeatView, action: Action) -> str:
    """Why the better one of bidding and passing is better."""
    if _ramsch_follows(view):
        return "ramsch_is_better" if isinstance(action, Pass) else "better_than_a_ramsch"
    return "hand_is_not_worth_the_bid" if isinstance(action, Pass) else "hand_is_worth_the_bid"


def _ramsch_follows(view: SeatView) -> bool:
    """Whether forehand, whom both others have left alone, would have a Ramsch for passing."""
    return view.auction.forehand_alone and view.rules.all_pass == "ramsch"


def skat_or_hand(view: SeatView, options: tuple[Action, ...]) -> Decision:
    """Take the skat, or play from the hand."""
    found = plans(view.hand, view.rules, view.seat is FOREHAND)
    with_skat, likely = best_plan(found, view.bid, view.rules, hand=False)
    from_hand, plan = best_plan(found, view.bid, view.rules, hand=True)
    hand = from_hand > with_skat + BETTER_HAND
    action = next(option for option in options if isinstance(option, PlayHand if hand else PickUp))
    if hand:
        return Decision(action, Evaluation("good_enough_without_skat", plan.chance_at(view.bid), plan.contract))
    return Decision(action, Evaluation("skat_helps", chance_to_play(view, found, view.bid), likely.contract))
