"""The words of the review: marks, moves, figures."""

from PySide6.QtCore import QObject

from skatdesk.coach.judging.marks import lost_level, lost_level_of_open
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment, OpenResult
from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number, percent, signed
from skatdesk.scoring.rounding import nearest
from skatdesk.skat.actions import Action, Bid, Claim, Concede, Hold, Kontra, Leave, Pass, PickUp, Rearrange, ThrowIn
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.states import GameState, Rearranging, TrickPlay
from skatdesk.skat.valuation import Level
from skatdesk.skat.view import view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.marks import Judged, mark_by

_MINUS = "\u2212"


class ReviewWords(QObject):
    """Speaks of a deal under review. Nothing is kept: ask again when language or naming change."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def mark(self, mark: Mark) -> str:
        """How good a move was, in a word."""
        return {
            #: mark of a move: none was better
            Mark.BEST: self.tr("Best"),
            #: mark of a move: good enough
            Mark.FINE: self.tr("Fine"),
            #: mark of a move: a little worse than the best
            Mark.INACCURACY: self.tr("Inaccuracy"),
            Mark.MISTAKE: self.tr("Mistake"),
            #: mark of a move: the worst one
            Mark.BLUNDER: self.tr("Blunder"),
        }[mark]

    def standing(self, moment: Moment | None, judged: Judged) -> str:
        """The mark of a moment by this judgement, or why it has none."""
        if moment is None:
            return self.tr("not judged yet")
        mark = mark_by(judged, moment)
        if mark is not None:
            return self.mark(mark)
        if moment.fair is not None and judged is Judged.FAIR:
            #: of a bid that only goes on with what was a mistake before
            return self.tr("the bidding had gone too far already")
        #: of a move: the rules allowed nothing else
        return self.tr("forced") if moment.forced else ""

    def move(self, action: Action, state: GameState) -> str:
        """What was done, in few words."""
        match action:
            case Concede():
                return self.tr("Gives up")
            case Claim() if isinstance(state, TrickPlay) and state.game is Game.NULL:
                return self.tr("Claims to take no more tricks")
            case Claim():
                return self.tr("Claims the remaining tricks")
            case ThrowIn():
                return self.tr("Throws the cards in")
            case Leave(timed_out=late):
                return self.tr("Runs out of time") if late else self.tr("Leaves the table")
            case Rearrange(seat=seat, hand=hand) if isinstance(state, Rearranging):
                kept = set(hand) == set(state.hands[seat])
                #: of a defender in a Revolution: he might have sorted the cards of both defenders, and did not, or did
                return self.tr("Leaves the cards as they are") if kept else self.tr("Sorts the cards anew")
        view = view_of(state, action.seat)
        if isinstance(action, Pass) and view.contract is not None:
            #: a player might have said it, and did not; {doubling} is Kontra, Re, Bock or Hirsch
            return self.tr("No {doubling}").format(doubling=self._desk.sentences.words.doubling(view.kontra + 1))
        return self._desk.sentences.hints.move(action, view)

    def done(self, moment: Moment | None, action: Action, state: GameState, judged: Judged) -> str:
        """What a row or a title says was done: "No Kontra, ten of hearts" where the silence is judged."""
        unsaid = None if moment is None or judged is not Judged.FAIR else moment.unsaid
        return listed(self.move(one, state) for one in (unsaid, action) if one is not None)

    def stage(self, course: Course, index: int) -> str:
        """The part of the deal an action belongs to: a heading in the list of moves."""
        state = course.states[index]
        if isinstance(state, TrickPlay) and not _doubled_before_lead(course, index, state):
            leader = self._desk.company.name(state.trick.leader)
            #: heading over the three cards of a trick; {name} leads
            return self.tr("Trick {k} · {name}").format(k=number(len(state.tricks) + 1), name=leader)
        if not state.auction.closed and not state.start.ramsch_round:
            return self.tr("Bidding")
        #: heading over discard, announcement, Kontra
        return self.tr("Skat and game")

    # -------------------------------------------------------------- figures

    def percent(self, share: float, error: float = 0.0) -> str:
        """A chance, with its standard error where it has one: "62% ± 3"."""
        figure = percent(100 * share)
        if nearest(100 * error) == 0:
            return left_to_right(figure)
        return left_to_right(f"{figure} ± {number(100 * error)}")

    def score(self, value: float, error: float = 0.0) -> str:
        """A list score with its standard error: "+34 ± 6"."""
        figure = signed(value)
        return left_to_right(figure if nearest(error) == 0 else f"{figure} ± {number(error)}")

    def accuracy(self, share: float | None) -> str:
        """How well a seat did: "92%"; a dash where it had nothing to decide."""
        return "–" if share is None else self.percent(share / 100)

    def ends(self, result: OpenResult, game: Game) -> str:
        """How the deal ends with open cards: "78 points", "Null is made"."""
        if game is Game.NULL:
            return self.tr("made without a trick") if result.won else self.tr("lost with a trick")
        if result.by_seat is not None:
            return left_to_right(" : ".join(number(points) for points in result.by_seat))
        return self._points(result.points)

    def made(self, won: bool) -> str:
        """What becomes of a Null, in one short word."""
        #: under a card or in a table, very short: the Null is made
        return self.tr("made") if won else self.tr("lost")

    def bid(self, value: int) -> str:
        """The bid on the felt."""
        return self.tr("Bid {value}").format(value=number(value))

    def sides(self, points: BySeat[int], declarer: Seat | None) -> tuple[str, ...]:
        """The card points so far: the declarer's and the defenders', in Ramsch those of each player, named."""
        if declarer is None:
            return tuple(f"{self._desk.company.name(seat)} · {self._points(points[seat])}" for seat in SEATS)
        own, other = points[declarer], sum(points) - points[declarer]
        #: card points so far, the declarer's first: "Points 34 : 20"
        return (self.tr("Points {both}").format(both=left_to_right(f"{number(own)} : {number(other)}")),)

    def declarer_wins(self, chance: float) -> str:
        """The chance of the declarer, by what could be known."""
        #: {chance} is "62%"
        return self.tr("the declarer wins: {chance}").format(chance=self.percent(chance))

    def with_open_cards(self, result: OpenResult, game: Game) -> str:
        """How the deal ends with open cards, named."""
        #: {result} is "78 points" or "made without a trick"
        return self.tr("open cards: {result}").format(result=self.ends(result, game))

    def short_end(self, result: OpenResult, game: Game) -> str:
        """The end of the deal in a column: the declarer's card points, made or lost, all three of a Ramsch."""
        if game is Game.NULL:
            return self.made(result.won)
        if result.by_seat is not None:
            return left_to_right("·".join(number(points) for points in result.by_seat))
        return number(result.points)

    def lost(self, moment: Moment, state: GameState) -> str:
        """What the action cost by what could be known: "−12% · −31"; empty if nothing, or nothing more than before.

        Where the game is won or lost either way it is said what the list score was for: "−11 in the list (Schneider)".
        """
        fair = moment.fair
        if fair is None or moment.mark is None or (fair.lost_chance < 0.005 and fair.lost_score < 0.5):
            return ""
        chance, score = nearest(100 * fair.lost_chance), nearest(fair.lost_score)
        parts = [left_to_right(f"{_MINUS}{percent(chance)}")] if chance else []
        if score:
            level = lost_level(fair, state) if isinstance(state, TrickPlay) else None
            parts.append(self._in_list(score, level))
        return " · ".join(parts)

    def _in_list(self, lost: int, level: Level | None) -> str:
        """What was lost in the list, and for which level of the game value if it was for one."""
        #: what a move cost in the list: "−31 in the list"
        told = self.tr("{score} in the list").format(score=signed(-lost))
        return told if level is None else f"{told} ({self._desk.sentences.words.term(Term(level.value))})"

    def lost_briefly(self, moment: Moment) -> str:
        """The same where there is little room: "−12%", or the list score if no chance was lost."""
        fair = moment.fair
        if fair is None or moment.mark is None:
            return ""
        chance, score = nearest(100 * fair.lost_chance), nearest(fair.lost_score)
        if chance:
            return left_to_right(f"{_MINUS}{percent(chance)}")
        return signed(-score) if score else ""

    def lost_open(self, moment: Moment, game: Game) -> str:
        """What the card cost with open cards: "−7 card points · −24 in the list (Schneider)"; empty if nothing."""
        opened, briefly = moment.open, self.lost_open_briefly(moment, game)
        if opened is None or game is Game.NULL or not (opened.lost_points and opened.lost_score):
            return briefly
        return " · ".join((briefly, self._in_list(opened.lost_score, lost_level_of_open(opened))))

    def lost_open_briefly(self, moment: Moment, game: Game) -> str:
        """The card points alone, if some were lost: "−7 card points", in a Ramsch "+7 card points"."""
        opened = moment.open
        if opened is None or not (opened.lost_points or opened.lost_score):
            return ""
        if game is not Game.NULL and opened.lost_points:
            #: {points} has a sign: "−7 card points"
            more = opened.lost_points if game is Game.RAMSCH else -opened.lost_points
            return self.tr("{points} card points", "", abs(more)).format(points=signed(more))
        return self._in_list(opened.lost_score, None)

    def why(self, moment: Moment) -> tuple[str, str]:
        """Why the move was worse, and why the best one is good; each empty where nothing was lost."""
        reason = "" if moment.reason is None else self._desk.sentences.reasons.sentence(moment.reason)
        return reason, "" if moment.advice is None else self._desk.sentences.hints.reason(moment.advice)

    def game_of(self, option: FairOption) -> str:
        """The game that the figures of a discard or a Hand game count on; empty where it is plain, or may change."""
        if option.contract is None or _may_change(option):
            return ""
        return self._desk.sentences.words.contract(option.contract)

    def likely_game(self, fair: FairJudgement) -> str:
        """What the hand becomes most likely once the skat is taken, where one of the options is to bid or to take it.

        The figures of such an option are those of the best game with every skat, not of this game alone.
        """
        contracts = (option.contract for option in fair.options if _may_change(option))
        likely = next((contract for contract in contracts if contract is not None), None)
        return "" if likely is None else self._desk.sentences.words.likely(likely)

    def ground(self, fair: FairJudgement, *, lost: bool) -> str:
        """What the figures rest on; where something was ``lost``, what counts as that, too.

        Else nobody understands why a move costs less than the figures beside it differ by.
        """
        count = fair.worlds
        if not count and fair.chosen.chance == 1.0:
            return self.tr("certain, however the hidden cards lie")
        if not count and lost:
            return self.tr("from the experience of many hands; what may be chance does not count as lost")
        if not count:
            return self.tr("from the experience of many hands")
        if lost:
            return self.tr(
                "tried in %n lie(s) of the hidden cards; what may be chance does not count as lost", "", count
            )
        return self.tr("tried in %n lie(s) of the hidden cards", "", count)

    def _points(self, count: int) -> str:
        return self.tr("%n points", "card points", count)


def _doubled_before_lead(course: Course, index: int, state: TrickPlay) -> bool:
    """Whether Kontra or Re is said, or not, before the first card lies; once one does, that belongs to its trick."""
    assert course.record is not None
    doubling = bool(state.asked) or isinstance(course.record.actions[index], Kontra)
    return doubling and not state.trick.cards


def _may_change(option: FairOption) -> bool:
    """Whether the skat may still be taken, which makes another game of the hand with other cards."""
    from_hand = option.contract is not None and option.contract.hand
    return isinstance(option.action, Bid | Hold | PickUp) and not from_hand
