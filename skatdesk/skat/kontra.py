"""Who may say Kontra (rules.md §12.1)."""

from skatdesk.skat.auction import Auction
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import REARHAND, Seat

KONTRA_NAMES = ("kontra", "re", "bock", "hirsch")
"""The doublings in their order; factors 2, 4, 8, 16."""


def kontra_factor(level: int) -> int:
    """What a doubling level multiplies the score by: 1, 2, 4, 8, 16."""
    return int(2**level)


def may_say_kontra(rules: RuleSet, auction: Auction, defender: Seat) -> bool:
    """Whether the rule set gives this defender the right to Kontra after this auction."""
    if rules.kontra == "off" or rules.kontra_levels == 0:
        return False
    if rules.kontra == "any" or auction.took_part(defender):
        return True
    # rearhand whose first bid would already have had to be above 18
    return rules.kontra == "tchibo" and defender is REARHAND and auction.opening > 0


def may_go_on(rules: RuleSet, contract: Contract, level: int) -> bool:
    """Whether the other side may double again after this level."""
    if level >= rules.kontra_levels:
        return False
    return contract.game is not Game.NULL or rules.re_in_null
