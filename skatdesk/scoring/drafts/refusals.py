"""Why something cannot be written down, told apart so that the interface finds a sentence for it."""

from enum import StrEnum

from skatdesk.skat.auction import BIDS
from skatdesk.skat.errors import SkatError

MOST_AGREED = 9_999
"""Points; no table agrees on more for one game."""


class Reason(StrEnum):
    """What stands against a change of a draft, or against entering it."""

    SITS_OUT = "the dealer of four sits out and has no cards"
    AWAY = "who is away has no cards"
    RAMSCH_ROUND = "in a Ramsch round only Ramsch or Grand Hand is played"
    ONLY_RAMSCH = "in this Ramsch round only Ramsch is played"
    GRAND_HAND = "instead of a Ramsch only a Grand Hand is played"
    NULL_HAS_NO_MATADORS = "Null has no matadors: its value is fixed"
    NULL_HAS_NO_LEVELS = "Null knows no Schneider and no Schwarz: its value is fixed"
    FOUR_JACKS = "a Grand has only four matadors, the jacks"
    ELEVEN_TRUMPS = "there are between one and eleven matadors"
    COUNTS_ANYWAY = "what was announced counts in any case"
    NOT_WITH_THIS_GAME = "the rules of this list do not allow that with this game"
    OFFENCE_IS_SIMPLE = "a game ended by an offence counts at the simple level"
    NOT_A_BID = "no game is worth that, so it cannot be bid"
    BID_BEGUN = "that is only the beginning of what can be bid"
    NOBODY_BIDS = "in a Ramsch round nobody bids"
    NO_KONTRA = "the rules of this list have no such doubling"
    NOT_IN_NULL = "the rules of this list allow only Kontra in a closed Null"
    NULL_COUNTS_TRICKS = "in Null only tricks count, not card points"
    NOT_CARD_POINTS = "card points are between 0 and 120"
    NOT_WITH_POINTS = "the card points contradict Schneider or Schwarz"
    NOT_SKAT_POINTS = "the skat has at most 22 card points"
    NOT_A_SCORE = f"an agreed score is between 1 and {MOST_AGREED} points"
    OVERBID = "the value is below the bid: the game is lost"
    POINTS_TOO_FEW = "with these card points the game is lost"
    POINTS_ENOUGH = "with these card points the game is won"
    WHOSE_SCHNEIDER = "only the card points tell whether the defenders made what they announced"
    INCOMPLETE = "something is still missing"
    RULES_PASS_IN = "the rules of this list have no Ramsch"
    RULES_PLAY_RAMSCH = "when all pass, the rules of this list play a Ramsch"
    NOT_120 = "the card points do not come to 120"
    VIRGIN_HAS_POINTS = "whoever has card points has a trick"
    LAST_TRICK = "of two with most points the one with the last trick loses: who took it?"
    ALL_TRICKS = "one player has all the tricks"


class Missing(StrEnum):
    """What a game cannot do without."""

    DECLARER = "declarer"
    GAME = "game"
    MATADORS = "matadors"


class DraftError(SkatError):
    """The draft cannot be changed so, or not be entered yet; it stays as it is."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def check(reason: Reason | None) -> None:
    """Raises ``DraftError`` if there is a reason against something."""
    if reason is not None:
        raise DraftError(reason)


def against_bidding(value: int) -> Reason | None:
    """Why nobody can have bid this value."""
    if value in BIDS:
        return None
    # what is less than 18 begins a bid, each; who says 19 does not mean 192
    return Reason.BID_BEGUN if 0 < value < BIDS[0] else Reason.NOT_A_BID
