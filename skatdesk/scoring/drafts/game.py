"""A game with a declarer as it is written down: declarer, game, matadors, won or lost, and all that may be added.

Every value comes from ``valuation.evaluate``. A list does not know card points and tricks,
only levels; so the draft asks for the value of a play that came to just these levels (``play.py``).
"""

from dataclasses import dataclass, replace
from typing import Self

from skatdesk.scoring.drafts.marks import (
    ANNOUNCED,
    CONTAINED,
    DEFENCE,
    REACHED,
    Mark,
    Marks,
    agree_with_points,
    contract_of,
    counts_anyway,
    marks_of,
    may_be_schwarz,
    nearest,
    without_idle_spitze,
)
from skatdesk.scoring.drafts.play import defence_made, taken
from skatdesk.scoring.drafts.refusals import MOST_AGREED, DraftError, Missing, Reason, against_bidding, check
from skatdesk.scoring.drafts.terms import DealTerms
from skatdesk.scoring.entries import DeclaredGame, Entry
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.kontra import kontra_factor, may_go_on
from skatdesk.skat.ordering import MOST_TRUMPS, trumps
from skatdesk.skat.valuation import Level, Valuation, evaluate, is_schneider, needed


@dataclass(frozen=True, slots=True)
class GameDraft:
    """What is known so far of a game with a declarer.

    ``matadors`` are with n > 0, without n < 0, unknown 0; ``bid`` is 0 where it is not
    known; ``points`` are the declarer's card points if they were counted. ``tricks`` is
    known only of a game played in this program. ``agreed`` is a list score the table
    agreed on, without sign. ``won`` is how the game is taken to have ended until it is
    entered, None for as its value allows. ``given_up``: the card points lay there when
    somebody gave up, and do not tell how the game ended.
    """

    terms: DealTerms
    declarer: int | None = None
    game: Game | None = None
    matadors: int = 0
    marks: Marks = frozenset()
    bid: int = 0
    kontra: int = 0
    bock_factor: int = 1
    points: int | None = None
    tricks: int | None = None
    by_offence: bool = False
    agreed: int | None = None
    won: bool | None = None
    given_up: bool = False

    @staticmethod
    def begin(terms: DealTerms) -> "GameDraft":
        """Nothing known but the deal it was."""
        return GameDraft(terms, bock_factor=terms.bock_factor)

    @staticmethod
    def of(terms: DealTerms, game: DeclaredGame) -> "GameDraft":
        """The draft that gives this game again. It was given up if its card points do not go with how it ended."""
        counted = {level for level, _ in game.valuation.levels}
        announced = marks_of(game.contract)
        reached = {mark for mark in REACHED if Level(mark) in counted and not counts_anyway(mark, announced)}
        defence = {mark for mark in DEFENCE if Level(mark) in counted}
        draft = GameDraft(
            terms,
            game.declarer,
            game.contract.game,
            game.matadors,
            announced | reached | defence,
            game.bid,
            game.kontra,
            game.bock_factor,
            game.points,
            game.tricks,
            game.by_offence,
            None if game.agreed is None else abs(game.agreed),
            game.won,
        )
        told = draft.against_result(game.won) is None and draft.points_agree
        return replace(draft, given_up=not told)

    # -------------------------------------------------------------- what stands against a change

    def against_matadors(self, matadors: int) -> Reason | None:
        """Why it cannot have been played with or without so many."""
        if self.game is Game.NULL:
            return Reason.NULL_HAS_NO_MATADORS
        if not 1 <= abs(matadors) <= MOST_TRUMPS:
            return Reason.ELEVEN_TRUMPS
        if self.game is not None and abs(matadors) > len(trumps(self.game)):
            return Reason.FOUR_JACKS
        return None

    def against_mark(self, mark: Mark) -> Reason | None:
        """Why this mark cannot be changed: not made, or not taken off."""
        if counts_anyway(mark, self.marks):
            return Reason.COUNTS_ANYWAY
        if mark is Mark.HAND and self.terms.ramsch_round:
            return Reason.GRAND_HAND
        if mark is Mark.SPITZE and self.terms.ramsch_round and mark not in self.marks:
            return Reason.NOT_WITH_THIS_GAME
        if mark in DEFENCE and not self.terms.rules.defender_announcements:
            return Reason.NOT_WITH_THIS_GAME
        if self.game is Game.NULL and mark not in (Mark.HAND, Mark.OUVERT, Mark.REVOLUTION):
            return Reason.NULL_HAS_NO_LEVELS
        if mark in REACHED and mark not in self.marks and self.by_offence and not self._needs_a_level():
            return Reason.OFFENCE_IS_SIMPLE
        if mark not in without_idle_spitze(self.marks | {mark}, self.game, self.matadors):
            return Reason.NOT_WITH_THIS_GAME
        if mark in ANNOUNCED and self._announcing(mark) is None:
            return Reason.NOT_WITH_THIS_GAME
        return None

    def against_bid(self, bid: int) -> Reason | None:
        """Why this cannot have been bid; 0 stands for an unknown bid."""
        if bid and self.terms.ramsch_round:
            return Reason.NOBODY_BIDS
        return against_bidding(bid) if bid else None

    def against_kontra(self, kontra: int) -> Reason | None:
        """Why there cannot have been so many doublings: 1 Kontra, 2 Re …"""
        rules = self.terms.rules
        nobody = rules.kontra == "off" or (rules.kontra != "any" and self.terms.ramsch_round)  # there nobody has bid
        if not 0 <= kontra <= (0 if nobody else rules.kontra_levels):
            return Reason.NO_KONTRA
        if kontra > 1 and self.game is not None and not may_go_on(rules, self.contract, 1):
            return Reason.NOT_IN_NULL
        return None

    @property
    def doublings_left(self) -> int:
        """How many doublings stay of those told: only Kontra where the rules bar Re in what is a closed Null now."""
        return 1 if self.against_kontra(self.kontra) is Reason.NOT_IN_NULL else self.kontra

    def against_points(self, points: int) -> Reason | None:
        """Why the declarer cannot have had so many card points."""
        if self.game is Game.NULL:
            return Reason.NULL_COUNTS_TRICKS
        return None if 0 <= points <= DECK_POINTS else Reason.NOT_CARD_POINTS

    def against_result(self, won: bool) -> Reason | None:
        """Why the game cannot be entered as won, or as lost."""
        if self.missing:
            return Reason.INCOMPLETE
        if self.agreed is not None:
            return None
        overbid = self.valuation(won=True).overbid
        if won and overbid:
            return Reason.OVERBID
        if self.points is None:
            return None if won or self._is_plain_who_was_schneider else Reason.WHOSE_SCHNEIDER
        if not self.points_tell:
            return None
        need_points, need_tricks = needed(self.contract, self.terms.rules)
        if won:
            return Reason.POINTS_TOO_FEW if self.points < (DECK_POINTS if need_tricks else need_points) else None
        certain = self.points >= need_points and not need_tricks and Mark.SPITZE not in self.marks
        return Reason.POINTS_ENOUGH if certain and not overbid else None

    @property
    def _is_plain_who_was_schneider(self) -> bool:
        """Whether the marks of a lost game tell it, or nothing depends on it.

        Overbid, or by a missed Spitze, a game with 90 card points is lost, too, and the defenders have not made what
        they announced (rules.md §8.1, §12.2, §12.5).
        """
        if Mark.SCHNEIDER not in self.marks or not self.marks & DEFENCE:
            return True
        return Mark.SPITZE not in self.marks and not self.valuation(won=True).overbid

    def _needs_a_level(self) -> bool:
        """Whether only Schneider or Schwarz brings the game up to its bid."""
        return not self.missing and replace(self, marks=self.marks - REACHED).valuation(won=True).overbid

    # -------------------------------------------------------------- changes

    def with_declarer(self, place: int | None) -> Self:
        """Another declarer; None for not yet known."""
        if place is not None:
            check(self.terms.against_playing(place))
        return replace(self, declarer=place)

    def with_game(self, game: Game) -> Self:
        """Another game; what does not go with it is dropped."""
        check(self.terms.against_game(game))
        keep = Mark.HAND if self.terms.ramsch_round else None
        announced = nearest(self.terms.rules, game, self.marks, on=keep) or frozenset()
        draft = replace(self, game=game, marks=announced | (self.marks & (REACHED | DEFENCE)))
        if game is Game.NULL:
            draft = replace(draft.with_points(None), matadors=0, marks=announced)
        elif abs(self.matadors) > len(trumps(game)):
            draft = replace(draft, matadors=0)
        marks = without_idle_spitze(draft.marks, game, draft.matadors)
        return replace(draft, kontra=draft.doublings_left, marks=marks)

    def with_matadors(self, matadors: int) -> Self:
        """With n > 0, without n < 0."""
        check(self.against_matadors(matadors))
        return replace(self, matadors=matadors, marks=without_idle_spitze(self.marks, self.game, matadors))

    def with_mark(self, mark: Mark, on: bool) -> Self:
        """A mark made or taken off; what it contains comes with it, what needed it goes."""
        if on is (mark in self.marks):
            return self
        check(self.against_mark(mark))
        others = self.marks - ANNOUNCED
        announced = self.marks & ANNOUNCED
        if mark in ANNOUNCED:
            announced = without_idle_spitze(self._announcing(mark) or frozenset(), self.game, self.matadors)
        elif on:
            others |= {mark, CONTAINED.get(mark, mark)}
        else:
            others -= {mark, *(outer for outer, inner in CONTAINED.items() if inner is mark)}
        draft = replace(self, marks=announced | others, tricks=None)
        draft = replace(draft, kontra=draft.doublings_left)
        if draft.points_agree:
            return draft
        return draft.with_points(None if mark in REACHED else self.points)

    def announcing(self) -> Self:
        """Schwarz announced where it came to Schwarz or Schneider is announced already, else Schneider announced."""
        return self.with_mark(Mark.SCHWARZ_ANNOUNCED if self.announces_schwarz else Mark.SCHNEIDER_ANNOUNCED, True)

    @property
    def announces_schwarz(self) -> bool:
        """Whether what is announced next is Schwarz."""
        return bool(self.marks & {Mark.SCHWARZ, Mark.SCHNEIDER_ANNOUNCED})

    def _announcing(self, mark: Mark) -> Marks | None:
        """The announcements after this one is made or taken off; None if the rules do not know that."""
        game = self.game if self.game is not None else Game.CLUBS
        if mark in self.marks:
            return nearest(self.terms.rules, game, self.marks, off=mark)
        return nearest(self.terms.rules, game, self.marks, on=mark)

    def with_bid(self, bid: int) -> Self:
        """Another bid; 0 for unknown."""
        check(self.against_bid(bid))
        return replace(self, bid=bid)

    def with_kontra(self, kontra: int) -> Self:
        """So many doublings."""
        check(self.against_kontra(kontra))
        return replace(self, kontra=kontra)

    def with_bock(self, bock_factor: int) -> Self:
        """2 for a game of a Bock round, else 1."""
        return replace(self, bock_factor=bock_factor)

    def with_points(self, points: int | None) -> Self:
        """The declarer's card points, which say whether it is Schneider; None for not counted."""
        draft = replace(self, points=points, tricks=None, given_up=False)
        if points is None:
            return draft
        check(self.against_points(points))
        if self.by_offence:
            return draft
        schneider = is_schneider(points) and not counts_anyway(Mark.SCHNEIDER, self.marks)
        marks = self.marks - {Mark.SCHNEIDER} | ({Mark.SCHNEIDER} if schneider else set())
        return replace(draft, marks=marks if may_be_schwarz(points) else marks - {Mark.SCHWARZ})

    def with_offence(self, by_offence: bool) -> Self:
        """Whether an offence ended the game, which then counts at the simple level."""
        marks = self.marks - REACHED if by_offence else self.marks
        draft = replace(self, by_offence=by_offence, marks=marks, tricks=None)
        return draft.with_points(self.points) if draft.points_tell else draft

    def with_agreed(self, agreed: int | None) -> Self:
        """The list score the table agreed on, without sign; None for the valued one."""
        if agreed is not None and not 1 <= agreed <= MOST_AGREED:
            raise DraftError(Reason.NOT_A_SCORE)
        return replace(self, agreed=agreed)

    def with_result(self, won: bool | None) -> Self:
        """How the game is taken to have ended; one that was given up was played, if it ended otherwise."""
        draft = self.with_points(None) if self.given_up and won is not self.won else self
        return replace(draft, won=won)

    # -------------------------------------------------------------- what follows

    @property
    def points_tell(self) -> bool:
        """Whether card points, if there are any, tell who has won, and how high."""
        return not (self.by_offence or self.given_up or self.game is Game.NULL)

    @property
    def points_agree(self) -> bool:
        """Whether nothing of the card points contradicts Schneider and Schwarz as marked."""
        return self.points is None or not self.points_tell or agree_with_points(self.marks, self.points)

    @property
    def contract(self) -> Contract:
        """The game with its announcements; the game must be known."""
        assert self.game is not None
        return contract_of(self.game, self.marks)

    @property
    def missing(self) -> tuple[Missing, ...]:
        """What the game cannot be entered without."""
        without = {
            Missing.DECLARER: self.declarer is None,
            Missing.GAME: self.game is None,
            Missing.MATADORS: self.game is not Game.NULL and not self.matadors,
        }
        return tuple(what for what, lacks in without.items() if lacks)

    def counts(self, mark: Mark) -> bool:
        """Whether the mark counts: made, or contained in what was announced."""
        return mark in self.marks or counts_anyway(mark, self.marks)

    @property
    def is_worth_something(self) -> bool:
        """Whether game and matadors are known, so that there is a value."""
        return self.game is not None and (self.game is Game.NULL or self.matadors != 0)

    def valuation(self, won: bool) -> Valuation:
        """What the game is worth; the declarer need not be known (rules.md §6-§8)."""
        rules = self.terms.rules
        points, tricks = taken(rules, self.contract, self.marks, won=won, by_offence=self.by_offence)
        return evaluate(
            rules,
            self.contract,
            matadors=self.matadors,
            bid=self.bid,
            points=points,
            tricks=tricks,
            kontra_factor=kontra_factor(self.kontra),
            bock_factor=self.bock_factor,
            defence=defence_made(self.marks, self.points if self.points_tell else None),
        )

    @property
    def result(self) -> bool:
        """Won or lost as it would be entered now: as taken, else won unless that is impossible."""
        if self.missing:
            return self.won is not False and not (self.is_worth_something and self.valuation(won=True).overbid)
        if self.won is not None and self.against_result(self.won) is None:
            return self.won
        return self.against_result(True) is None

    def entry(self, won: bool) -> Entry:
        """The entry of the list; raises ``DraftError`` where something is missing or stands against it."""
        check(self.against_result(won))
        assert self.declarer is not None
        agreed = None if self.agreed is None else self.agreed if won else -self.agreed
        as_played = won is self.won
        points = self.points if as_played or not self.given_up else None
        tricks = self.tricks if as_played else None
        game = DeclaredGame(self.declarer, self.valuation(won), points, tricks, self.kontra, self.by_offence, agreed)
        return Entry(self.terms.seating, game)
