"""Which deal comes next: dealer, Bock rounds, Ramsch rounds (rules.md §12.3, §12.4).

The whole course is a fold over the entries; nothing else is remembered, so a list that
is corrected has the right next deal at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from skatdesk.scoring.entries import Entry, PassedInGame
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import BockEvent, RuleSet
from skatdesk.skat.seats import Seating


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The deal that is due.

    ``number`` counts the deals of the series from 1. ``left`` tells how many deals the
    Bock or Ramsch round still has, this one included (0 outside a round), ``waiting``
    how many further Bock rounds will follow.
    """

    seating: Seating
    number: int = 1
    round: Literal["plain", "bock", "ramsch"] = "plain"
    left: int = 0
    waiting: int = 0

    @property
    def bock_factor(self) -> int:
        """What multiplies the score: 2 in a Bock round, else 1; never stacked."""
        return 2 if self.round == "bock" else 1

    @property
    def ramsch_round(self) -> bool:
        """Whether Ramsch is compulsory."""
        return self.round == "ramsch"

    def bock_rounds_ahead(self, rules: RuleSet, games: int) -> int:
        """How many Bock rounds may begin after this deal, or after its round, in a series of so many games."""
        first, apart = self.number + max(self.left, 1), self.seating.present
        if rules.bock_ramsch_round:
            first += apart if self.round == "bock" else 0
            apart *= 2
        return max(0, -(-(games + 1 - first) // apart))

    def after(self, entry: Entry, rules: RuleSet, written: Sequence[int], away: int | None = None) -> "NextDeal":
        """The deal due once this one has become ``entry``.

        ``written`` are the running totals the entry changed, as the list shows them; ``away`` is the place
        that is not there then.
        """
        waiting = self.waiting + len(bock_events(rules, entry, written))
        if self.ramsch_round and _is_grand_hand(entry):
            # played instead of the Ramsch: the same dealer deals the Ramsch that is still owed
            return replace(self, seating=entry.seating.again_without(away), waiting=waiting)
        seating = entry.seating.next_without(away)
        following = NextDeal(seating, self.number + 1, self.round, self.left - 1, waiting)
        if self.left > 1:
            return following
        if self.round == "bock" and rules.bock_ramsch_round:
            return replace(following, round="ramsch", left=seating.present)
        if waiting:
            return replace(following, round="bock", left=seating.present, waiting=waiting - 1)
        return replace(following, round="plain", left=0)


def bock_events(rules: RuleSet, entry: Entry, written: Sequence[int]) -> tuple[BockEvent, ...]:
    """What in this game makes a Bock round, one for each event; see ``NextDeal.after``."""
    return tuple(event for event in rules.bock_events if _happened(event, entry, written))


def _happened(event: BockEvent, entry: Entry, written: Sequence[int]) -> bool:
    match event:
        case "passed_in":
            return isinstance(entry.outcome, PassedInGame)
        case "score_hundred":
            return any(total % 100 == 0 for total in written)
        case "equal_digits":
            return any(abs(total) >= 100 and len(set(str(total)[-3:])) == 1 for total in written)
    game = entry.declared
    if game is None:
        return False
    lost, grand = not game.won, game.contract.game is Game.GRAND
    return {
        "lost_60": lost and game.points == 60 and game.contract.game is not Game.NULL,
        "lost_kontra": lost and game.kontra > 0,
        "kontra_re": game.kontra > 1,
        "won_grand_hand": game.won and grand and game.contract.hand,
        "lost_grand": lost and grand,
        "value_72": game.valuation.value >= 72,
        "value_96": game.valuation.value >= 96,
    }[event]


def _is_grand_hand(entry: Entry) -> bool:
    game = entry.declared
    return game is not None and game.contract.game is Game.GRAND and game.contract.hand
