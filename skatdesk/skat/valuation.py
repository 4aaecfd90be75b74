"""What a deal is worth: matadors, levels, value, overbid, score (rules.md §6-§8).

The order of computation is fixed: matadors → multiplier → value → overbid? → won? →
doubled if lost → Kontra → Bock. Kontra and Bock multiply the score, never the value
that is compared with the bid.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from skatdesk.skat.cards import DECK_POINTS, JACKS, Card
from skatdesk.skat.contracts import Contract, Game, null_value
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import RuleSet

SCHNEIDER_POINTS = 90
"""Card points with which a side makes the other Schneider."""

SCHNEIDER_AT_MOST = DECK_POINTS - SCHNEIDER_POINTS
"""Card points with which a side is Schneider itself."""

WIN_POINTS = 61
"""Card points the declarer needs."""

DEFENDERS_WIN_POINTS = DECK_POINTS - WIN_POINTS + 1
"""Card points the defenders need."""

SOME_TRICKS = 5
"""Stands for the declarer's tricks where nobody has counted them: neither none, as a Null wants, nor all."""


def is_schneider(points: int) -> bool:
    """Whether one side is Schneider when the declarer has so many card points."""
    return points >= SCHNEIDER_POINTS or points <= SCHNEIDER_AT_MOST


class Level(Enum):
    """One step of the multiplier each; matadors count one for every matador."""

    MATADORS = "matadors"
    GAME = "game"
    HAND = "hand"
    SCHNEIDER = "schneider"
    SCHNEIDER_ANNOUNCED = "schneider_announced"
    SCHWARZ = "schwarz"
    SCHWARZ_ANNOUNCED = "schwarz_announced"
    OUVERT = "ouvert"
    SPITZE = "spitze"
    DEFENCE_SCHNEIDER = "defence_schneider"
    DEFENCE_SCHWARZ = "defence_schwarz"


@dataclass(frozen=True, slots=True)
class Defence:
    """What the defenders announced (rules.md §12.2); Schwarz contains Schneider."""

    schneider: bool = False
    schwarz: bool = False


@dataclass(frozen=True, slots=True)
class Valuation:
    """The worth of a played deal, step by step.

    ``levels`` pairs each counted level with its steps; their sum is ``multiplier``.
    ``worth`` is base × multiplier (or the fixed Null value), ``value`` what is charged
    after the overbid test, both in game value before any doubling. ``matadors`` is
    positive for *with*, negative for *without*, 0 in Null. ``score`` is the declarer's
    change in the classic list, ``factor`` the product of Kontra and Bock.
    """

    contract: Contract
    won: bool
    overbid: bool
    base: int
    matadors: int
    levels: tuple[tuple[Level, int], ...]
    worth: int
    value: int
    bid: int
    factor: int
    loss_factor: int
    score: int

    @property
    def multiplier(self) -> int:
        """Sum of all levels; 0 in Null, whose value is fixed."""
        return sum(steps for _, steps in self.levels)


def matadors(game: Game, cards: Iterable[Card]) -> int:
    """Matadors in the declarer's twelve cards, skat included: with n > 0, without n < 0 (ISkO 2.4)."""
    line = trumps(game)
    if not line:
        return 0
    held = set(cards)
    holds_top = line[0] in held
    run = 0
    for card in line:
        if (card in held) is not holds_top:
            break
        run += 1
    return run if holds_top else -run


def smallest_value(contract: Contract, run: int, rules: RuleSet) -> int:
    """Game value of the contract with ``run`` matadors if just made, announced levels included.

    This is what a player may count on when bidding: no unannounced Schneider.
    """
    if contract.game is Game.NULL:
        return null_value(contract)
    levels = _levels(contract, _counted(run, contract.game, rules), rules, False, False, Defence())
    return _base(contract, rules) * sum(steps for _, steps in levels)


def least_multiple(base: int, bid: int) -> int:
    """The least multiple of a base value that reaches the bid: what an overbid game is charged at."""
    return -(-bid // base) * base


def needed(contract: Contract, rules: RuleSet) -> tuple[int, int]:
    """Card points and tricks the declarer needs for what he announced (Null: 0 tricks)."""
    if contract.game is Game.NULL:
        return 0, 0
    if contract.schwarz or (contract.ouvert and rules.ouvert_requires_schwarz_announced):
        return 0, 10
    return (SCHNEIDER_POINTS if contract.schneider else WIN_POINTS), 0


def evaluate(
    rules: RuleSet,
    contract: Contract,
    *,
    matadors: int,
    bid: int,
    points: int,
    tricks: int,
    kontra_factor: int = 1,
    bock_factor: int = 1,
    defence: Defence = Defence(),
    spitze_made: bool = True,
) -> Valuation:
    """Values a deal.

    ``matadors`` is signed as in ``Valuation`` and not yet capped; ``bid`` is 0 where
    nobody bid (Grand Hand of a Ramsch round); ``points`` are the declarer's card
    points with the skat (0 to 120), ``tricks`` his tricks (0 to 10).
    """
    factor = kontra_factor * bock_factor
    if contract.game is Game.NULL:
        return _evaluate_null(rules, contract, bid, tricks, factor)
    run = _counted(matadors, contract.game, rules)
    schwarz = tricks in (0, 10)
    kept = Defence(
        schneider=(defence.schneider or defence.schwarz) and points <= SCHNEIDER_AT_MOST,
        schwarz=defence.schwarz and tricks == 0,
    )
    levels = _levels(contract, run, rules, is_schneider(points), schwarz, kept)
    base = _base(contract, rules)
    worth = base * sum(steps for _, steps in levels)
    overbid = worth < bid
    need_points, need_tricks = needed(contract, rules)
    made = points >= need_points and tricks >= need_tricks and (spitze_made or not contract.spitze)
    won = made and not overbid
    loss_factor = rules.lost_hand_factor if contract.hand else 2
    value = worth
    if overbid:
        if rules.overbid_rule == "jacks_plus_3_single":
            value, loss_factor = (min(abs(run), len(JACKS)) + 3) * base, 1
        else:
            value = least_multiple(base, bid)
    score = (value if won else -loss_factor * value) * factor
    return Valuation(contract, won, overbid, base, run, levels, worth, value, bid, factor, loss_factor, score)


def _evaluate_null(rules: RuleSet, contract: Contract, bid: int, tricks: int, factor: int) -> Valuation:
    worth = null_value(contract)
    overbid = worth < bid and rules.null_below_bid != "ignore"
    won = tricks == 0 and not overbid
    value = least_multiple(23, bid) if overbid else worth
    loss_factor = rules.lost_hand_factor if contract.hand and not contract.revolution else 2
    score = (value if won else -loss_factor * value) * factor
    return Valuation(contract, won, overbid, 0, 0, (), worth, value, bid, factor, loss_factor, score)


def _counted(run: int, game: Game, rules: RuleSet) -> int:
    """The matadors that count: capped in suit games where the rule set counts jacks only."""
    limit = len(JACKS) if game is Game.GRAND else rules.max_matadors_suit
    return max(-limit, min(limit, run))


def _base(contract: Contract, rules: RuleSet) -> int:
    if contract.game is Game.GRAND and contract.ouvert:
        return rules.grand_ouvert_base
    return contract.game.base


def _levels(
    contract: Contract, run: int, rules: RuleSet, schneider: bool, schwarz: bool, defence: Defence
) -> tuple[tuple[Level, int], ...]:
    """The counted levels; a level that was announced counts whether reached or not (ISkO 5.2.5).

    ``defence`` holds what the defenders announced and made.
    """
    schwarz = schwarz or contract.schwarz
    schneider = schneider or contract.schneider or schwarz
    steps = (
        (Level.MATADORS, abs(run)),
        (Level.GAME, 1),
        (Level.HAND, int(contract.hand)),
        (Level.SCHNEIDER, int(schneider)),
        (Level.SCHNEIDER_ANNOUNCED, int(contract.schneider)),
        (Level.SCHWARZ, int(schwarz)),
        (Level.SCHWARZ_ANNOUNCED, int(contract.schwarz)),
        (Level.OUVERT, int(contract.ouvert)),
        (Level.SPITZE, rules.spitze if contract.spitze else 0),
        (Level.DEFENCE_SCHNEIDER, int(defence.schneider)),
        (Level.DEFENCE_SCHWARZ, int(defence.schwarz)),
    )
    return tuple(step for step in steps if step[1])
