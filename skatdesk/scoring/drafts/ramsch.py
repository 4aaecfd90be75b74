"""A Ramsch as it is written down: the card points of each, and who took no trick or all (rules.md §12.3)."""

from dataclasses import dataclass, replace
from typing import Self

from skatdesk.scoring.drafts.refusals import DraftError, Reason, check
from skatdesk.scoring.drafts.terms import DealTerms
from skatdesk.scoring.entries import Entry, RamschGame, entry_of
from skatdesk.skat.cards import DECK_POINTS, SKAT_AT_MOST
from skatdesk.skat.ramsch import score_ramsch
from skatdesk.skat.results import RamschPlayed
from skatdesk.skat.seats import FOREHAND, SEATS, BySeat, Seat

_NO_POINTS = (None, None, None)


@dataclass(frozen=True, slots=True)
class RamschDraft:
    """What is known so far of a Ramsch.

    ``given`` are the card points of each seat as far as they were told, with the skat
    where the rules give it to the last trick; the last of three follows from the others.
    ``skat`` are the card points of a skat that goes to the loser. ``virgin``, ``march``
    and ``last_trick`` are places: who took no trick, all tricks, the last trick.
    """

    terms: DealTerms
    given: BySeat[int | None] = BySeat(*_NO_POINTS)
    skat: int = 0
    pushes: int = 0
    bock_factor: int = 1
    virgin: int | None = None
    march: int | None = None
    last_trick: int | None = None

    @staticmethod
    def begin(terms: DealTerms) -> "RamschDraft":
        """Nothing known but the deal it was."""
        return RamschDraft(terms, bock_factor=terms.bock_factor)

    @staticmethod
    def of(terms: DealTerms, game: RamschGame) -> "RamschDraft":
        """The draft that gives this Ramsch again.

        A skat that went to the one loser stays with his points; one that went to several, or to nobody
        because nobody lost, is told apart again. Where the last trick decides a tie, one loser took it, or
        the third player where two lost.
        """
        losers = [place for place, score in enumerate(game.scores) if score < 0]
        over, others = sum(game.points) - DECK_POINTS, len(losers) - 1
        skat = over // others if over * others > 0 else 0
        places = terms.seating.places
        points: BySeat[int | None] = BySeat.of(
            lambda seat: game.points[places[seat]] - (skat if places[seat] in losers else 0)
        )
        took = losers if len(losers) == 1 else [place for place in places if place not in losers]
        last = took[0] if terms.rules.ramsch_tie == "last" and len(took) == 1 else None
        return RamschDraft(terms, points, skat, game.pushes, game.bock_factor, game.virgin, game.march, last)

    # -------------------------------------------------------------- what the rules know

    @property
    def knows_virgin(self) -> bool:
        """Whether a player without a trick doubles the loss."""
        return self.terms.rules.ramsch_jungfrau and self.terms.rules.ramsch_score == "loser"

    @property
    def knows_march(self) -> bool:
        """Whether taking all tricks pays."""
        return self.terms.rules.all_ten_pay

    @property
    def knows_skat(self) -> bool:
        """Whether the skat goes to the loser, so that its card points are told apart."""
        return self.terms.rules.skat_to_loser

    @property
    def most_pushes(self) -> int:
        """How many players may have pushed the skat on unseen."""
        return 3 if self.terms.rules.schieberamsch else 0

    @property
    def asks_last_trick(self) -> bool:
        """Whether two have most points and the one with the last trick loses."""
        points = self.points
        tie = self.terms.rules.ramsch_tie == "last" and self.terms.rules.ramsch_score == "loser"
        return tie and self.march is None and points is not None and points.count(max(points)) == 2

    # -------------------------------------------------------------- changes

    def with_points(self, place: int, points: int | None) -> Self:
        """Card points of a place; None for not told."""
        seat = self._seat(place)
        if points is not None and not 0 <= points <= DECK_POINTS:
            raise DraftError(Reason.NOT_CARD_POINTS)
        draft = replace(self, given=self.given.replace(seat, points), march=None)
        return replace(draft, virgin=None) if draft.virgin == place and points else draft

    def with_skat(self, points: int) -> Self:
        """Card points of the skat, where it goes to the loser."""
        if not self.knows_skat:
            raise DraftError(Reason.NOT_WITH_THIS_GAME)
        if not 0 <= points <= SKAT_AT_MOST:
            raise DraftError(Reason.NOT_SKAT_POINTS)
        return replace(self, skat=points)

    def with_pushes(self, pushes: int) -> Self:
        """So many players pushed the skat on unseen."""
        if not 0 <= pushes <= self.most_pushes:
            raise DraftError(Reason.NOT_WITH_THIS_GAME)
        return replace(self, pushes=pushes)

    def with_bock(self, bock_factor: int) -> Self:
        """2 for a game of a Bock round, else 1."""
        return replace(self, bock_factor=bock_factor)

    def against_virgin(self, place: int) -> Reason | None:
        """Why this place cannot be the only one without a trick."""
        if not self.knows_virgin:
            return Reason.NOT_WITH_THIS_GAME
        without_cards = self.terms.against_playing(place)
        if without_cards is not None:
            return without_cards
        if self.march is not None:
            return Reason.ALL_TRICKS
        return Reason.VIRGIN_HAS_POINTS if self.points_of(place) else None

    def with_virgin(self, place: int | None) -> Self:
        """The one player without a trick; None for nobody. The player has no points then, nor the last trick."""
        if place is None:
            return replace(self, virgin=None)
        check(self.against_virgin(place))
        draft = self.with_last_trick(None) if self.last_trick == place else self
        return replace(draft, virgin=place, given=self.given.replace(self._seat(place), 0))

    def with_march(self, place: int | None) -> Self:
        """The player who took all tricks, and with them all points; None for nobody."""
        if place is None:
            return replace(self, march=None, given=BySeat(*_NO_POINTS))
        if not self.knows_march:
            raise DraftError(Reason.NOT_WITH_THIS_GAME)
        nothing: BySeat[int | None] = BySeat(0, 0, 0)
        points = nothing.replace(self._seat(place), DECK_POINTS)
        return replace(self, march=place, virgin=None, skat=0, given=points)

    def with_last_trick(self, place: int | None) -> Self:
        """Who took the last trick, and so was not without one."""
        if place is not None:
            self._seat(place)
        draft = replace(self, last_trick=place)
        return replace(draft, virgin=None) if place is not None and draft.virgin == place else draft

    def _seat(self, place: int) -> Seat:
        check(self.terms.against_playing(place))
        return SEATS[self.terms.seating.places.index(place)]

    # -------------------------------------------------------------- what follows

    @property
    def left(self) -> int:
        """The card points nobody has been given yet; negative if there are too many."""
        return DECK_POINTS - self.skat - sum(points or 0 for points in self.given)

    @property
    def points(self) -> BySeat[int] | None:
        """The card points of each seat; None as long as two are unknown or they do not come to 120."""
        unknown = self.given.count(None)
        if unknown > 1 or self.left < 0 or (unknown == 0 and self.left):
            return None
        return self.given.map(lambda points: self.left if points is None else points)

    def points_of(self, place: int) -> int | None:
        """The card points of a place as far as they are known."""
        seat = self._seat(place)
        return self.given[seat] if self.points is None else self.points[seat]

    @property
    def refusal(self) -> Reason | None:
        """Why it cannot be entered yet."""
        if self.points is None:
            too_many = self.left < 0 or None not in self.given
            return Reason.NOT_120 if too_many else Reason.INCOMPLETE
        if self.virgin is not None and self.points_of(self.virgin):
            return Reason.VIRGIN_HAS_POINTS
        return Reason.LAST_TRICK if self.asks_last_trick and self.last_trick is None else None

    def entry(self) -> Entry:
        """The entry of the list; raises ``DraftError`` where something is missing."""
        check(self.refusal)
        points = self.points
        assert points is not None
        last = FOREHAND if self.last_trick is None else self._seat(self.last_trick)
        score = score_ramsch(self.terms.rules, points, self._tricks, self.skat, last, self.pushes, self.bock_factor)
        return entry_of(RamschPlayed(self.pushes, self.bock_factor, score), self.terms.seating)

    @property
    def _tricks(self) -> BySeat[int]:
        """Tricks that tell no more than who had none and who had all."""
        if self.march is not None:
            return BySeat(0, 0, 0).replace(self._seat(self.march), 10)
        if self.virgin is not None:
            return BySeat(5, 5, 5).replace(self._seat(self.virgin), 0)
        return BySeat(3, 3, 4)
