"""What is settled before anybody says a word: the table, the rules, and the round the deal falls into."""

from dataclasses import dataclass, replace

from skatdesk.scoring.drafts.refusals import Reason
from skatdesk.scoring.entries import Entry, PassedInGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import Seating


@dataclass(frozen=True, slots=True)
class DealTerms:
    """A deal of a list. ``bock_factor`` is 2 in a Bock round; in a ``ramsch_round`` Ramsch is compulsory."""

    seating: Seating
    rules: RuleSet
    bock_factor: int = 1
    ramsch_round: bool = False

    @staticmethod
    def of(score_list: ScoreList, index: int | None = None) -> "DealTerms":
        """The terms of the deal that is due, or of the entry at this index as it was dealt.

        Raises ``SkatError`` where the series is over and no deal is due.
        """
        if index is None:
            due = score_list.next_deal
            if due is None:
                raise SkatError("the series is over: no deal is due")
            return DealTerms(due.seating, score_list.rules, due.bock_factor, due.ramsch_round)
        due = score_list.deal_due(index)
        entry = score_list.entries[index]
        return DealTerms(entry.seating, score_list.rules, entry.bock_factor or due.bock_factor, due.ramsch_round)

    def without(self, away: int | None) -> "DealTerms":
        """The same deal with somebody else away, or nobody; for a dealer who is away the next one deals."""
        return replace(self, seating=self.seating.again_without(away))

    def dealt_by(self, dealer: int) -> "DealTerms":
        """The same deal, out of turn; who is away cannot deal."""
        return replace(self, seating=replace(self.seating, dealer=dealer))

    @property
    def active(self) -> tuple[int, ...]:
        """The places that play this deal, by number."""
        return tuple(sorted(self.seating.places))

    def against_playing(self, place: int) -> Reason | None:
        """Why this place has no cards, and so cannot play alone either."""
        if place in self.seating.places:
            return None
        return Reason.AWAY if place == self.seating.away else Reason.SITS_OUT

    def against_game(self, game: Game) -> Reason | None:
        """Why this game cannot have been played."""
        if game is Game.RAMSCH:
            return None if self.knows_ramsch else Reason.RULES_PASS_IN
        if not self.ramsch_round:
            return None
        if not self.rules.grand_hand_before_ramsch_round:
            return Reason.ONLY_RAMSCH
        return None if game is Game.GRAND else Reason.RAMSCH_ROUND

    @property
    def knows_ramsch(self) -> bool:
        """Whether the rules ever play a Ramsch."""
        return self.rules.all_pass == "ramsch" or self.rules.bock_ramsch_round or self.ramsch_round

    @property
    def against_passing_in(self) -> Reason | None:
        """Why the deal cannot have been passed in."""
        return Reason.RULES_PLAY_RAMSCH if self.rules.all_pass == "ramsch" or self.ramsch_round else None

    def passed_in(self) -> Entry:
        """The entry of a deal that nobody bid on."""
        return Entry(self.seating, PassedInGame())
