"""The deal under review, what is known about it so far, and where one stands in it."""

from PySide6.QtCore import QObject, Signal

from skatdesk.coach.judging.verdicts import Moment, OpenResult
from skatdesk.coach.review.contract_table import ContractTable
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import Found
from skatdesk.notation.iss import GameRecord
from skatdesk.skat.actions import Action
from skatdesk.skat.game import begin, step
from skatdesk.skat.results import Played
from skatdesk.skat.seats import FOREHAND, Seat
from skatdesk.skat.states import Finished, GameState, TrickPlay
from skatdesk.skat.view import view_of


class Course(QObject):
    """One deal after the other; pages and panels show the one that is loaded.

    A position is the number of actions done: at position ``p`` the deal stands before action ``p``,
    at the last one it is over.

    Signals:
        loaded(): another deal, or none.
        moved(): another position.
        learned(int): something new is known about the action of this index.
        completed(): the review is complete.
        turned(): seen from another seat.
    """

    loaded = Signal()
    moved = Signal()
    learned = Signal(int)
    completed = Signal()
    turned = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: GameRecord | None = None
        self.you: Seat | None = None
        """The reader's seat in this deal."""
        self.seat: Seat = FOREHAND
        """From where the deal is seen: this seat is at the bottom of the board."""
        self.states: tuple[GameState, ...] = ()
        self.moments: list[Moment | None] = []
        self.table: ContractTable | None = None
        self.review: Review | None = None
        self.at = 0

    def load(self, record: GameRecord, you: Seat | None) -> None:
        """Takes a deal, from its beginning; raises ``IllegalAction`` if it cannot be played so."""
        states = [begin(record.start)]
        for action in record.actions:
            states.append(step(states[-1], action)[0])
        self.record, self.you, self.states = record, you, tuple(states)
        self.moments = [None] * len(record.actions)
        self.table = self.review = None
        self.at = 0
        self.seat = you if you is not None else self.declarer or FOREHAND
        self.loaded.emit()

    def take(self, found: Found) -> None:
        """Something the reviewer has found out about this deal."""
        match found:
            case Moment():
                self.moments[found.index] = found
                self.learned.emit(found.index)
            case ContractTable():
                self.table = found
            case Review():
                self.moments = list(found.moments)
                self.review, self.table = found, found.table
                self.completed.emit()

    # -------------------------------------------------------------- where one stands

    @property
    def end(self) -> int:
        """The last position."""
        return max(0, len(self.states) - 1)

    @property
    def state(self) -> GameState:
        """The deal as it stands here."""
        return self.states[self.at]

    @property
    def action(self) -> Action | None:
        """What is done next; None at the end."""
        assert self.record is not None
        return self.record.actions[self.at] if self.at < self.end else None

    @property
    def moment(self) -> Moment | None:
        """What is known about that action; None at the end, and before anything is known."""
        return self.moments[self.at] if self.at < self.end else None

    def go(self, position: int) -> None:
        """To this position, or as near to it as the deal allows."""
        position = max(0, min(position, self.end))
        if position != self.at:
            self.at = position
            self.moved.emit()

    def go_on(self, steps: int) -> None:
        """So many actions on, or back where negative."""
        self.go(self.at + steps)

    def go_to_end(self) -> None:
        """To the last position."""
        self.go(self.end)

    def go_tricks(self, step: int) -> None:
        """To the next (1) or the previous (-1) beginning of a trick; before and after the play to the ends."""
        stops = [at for at, state in enumerate(self.states) if at in (0, self.end) or _begins_trick(state)]
        ahead = [at for at in stops if (at > self.at if step > 0 else at < self.at)]
        if ahead:
            self.go(ahead[0] if step > 0 else ahead[-1])

    def turn(self, seat: Seat) -> None:
        """Looks from another seat."""
        if seat is not self.seat:
            self.seat = seat
            self.turned.emit()

    # -------------------------------------------------------------- the whole deal

    @property
    def declarer(self) -> Seat | None:
        """Who played alone; None if nobody did."""
        return declarer_of(self.states[-1]) if self.states else None

    def chance(self, index: int) -> float | None:
        """The declarer's chance (0 to 1) after this action, by what the declarer could know.

        None where nothing is known of it: in Ramsch, before it is judged, and for what the others do. Each of them
        knows other cards: their figures between the declarer's would look like changes of fortune that never were.
        So would that before a Re, which is more careful than those of cards.
        """
        moment, declarer = self.moments[index], self.declarer
        if moment is None or moment.fair is None or declarer is None or moment.seat is not declarer:
            return None
        if moment.fair.of_doubling:
            return None
        return moment.fair.chosen.chance

    @property
    def last_chance(self) -> float | None:
        """The declarer's chance once the deal was over: 1 or 0; None in Ramsch, and before all is judged.

        There is nothing to judge about the last cards, for nobody has a choice.
        """
        state = self.states[-1] if self.states else None
        if self.review is None or not isinstance(state, Finished) or not isinstance(state.result, Played):
            return None
        return float(state.result.valuation.won)

    def outlook(self, position: int) -> OpenResult | None:
        """How the deal ends with open cards from this position on."""
        if position >= self.end:
            return None if self.review is None else self.review.ending
        moment = self.moments[position]
        return None if moment is None else moment.outlook


def _begins_trick(state: GameState) -> bool:
    return isinstance(state, TrickPlay) and not state.trick.cards and not state.asked


def declarer_of(state: GameState) -> Seat | None:
    """Who plays alone, once that is known."""
    return view_of(state, None).declarer
