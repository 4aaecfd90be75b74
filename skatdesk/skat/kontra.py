"""Who may say Kontra, and when (rules.md §12.1); ``valuation.evaluate`` multiplies by the factor."""

from skatdesk.skat.auction import Auction
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import REARHAND, SEATS, Seat
from skatdesk.skat.states import TrickPlay

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
    """Whether the other side may double again after this level; ``re_in_null`` off bars Re in closed Null games."""
    closed_null = contract.game is Game.NULL and not contract.ouvert
    return level < rules.kontra_levels and (rules.re_in_null or not closed_null)


def asked_before_lead(rules: RuleSet, auction: Auction, declarer: Seat, contract: Contract) -> tuple[Seat, ...]:
    """The defenders to be asked before the first lead; in ouvert games always before the cards lie open."""
    if rules.kontra_window != "before_lead" and not contract.ouvert:
        return ()
    return tuple(seat for seat in SEATS if seat is not declarer and may_say_kontra(rules, auction, seat))


def kontra_refusal(play: TrickPlay, seat: Seat) -> IllegalAction | None:
    """Why this player may not double now; None if he may."""
    rules = play.start.rules
    if play.asked:
        return None if play.asked[0] is seat else IllegalAction("not_your_turn", "it is not your turn to answer")
    if play.declarer is None or seat is play.declarer or not may_say_kontra(rules, play.auction, seat):
        return IllegalAction("no_kontra", "you have no right to Kontra in this deal")
    if play.kontra:
        return IllegalAction("kontra_said", "Kontra has been said already")
    if rules.kontra_window == "before_lead" or play.contract.ouvert:
        return IllegalAction("kontra_too_late", "Kontra had to be said before the first card")
    if len(play.hands[seat]) < 10 or play.trick.turn is not seat:
        return IllegalAction("kontra_own_first_card", "Kontra is said in turn, before your own first card")
    return None
