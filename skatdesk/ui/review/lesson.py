"""Learning from mistakes: puts the player back before each of them, takes other answers, and counts."""

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.coach.judging.marks import mark_of_option
from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.engine.reviewing import Reviewing
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Kontra, Pass, Play, cards_to_play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.game import legal_actions
from skatdesk.skat.states import GameState
from skatdesk.ui.review.course import Course


class Answer(Enum):
    """What is said about the last try."""

    NONE = auto()
    THINKING = auto()
    RIGHT = auto()
    BETTER = auto()
    """Better than what was done, but there is better still."""
    SAME = auto()
    """What was done in the deal."""
    WRONG = auto()
    SHOWN = auto()
    """The answer was asked for."""


class Lesson(QObject):
    """The mistakes of one seat, one after the other.

    Signals:
        changed(): another question, or another answer.
    """

    changed = Signal()

    def __init__(self, course: Course, reviewing: Reviewing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._course = course
        self._reviewing = reviewing
        self.questions: tuple[Moment, ...] = ()
        self.at = 0
        self.answer = Answer.NONE
        self.picked: Cards = ()
        """Cards of a discard that are chosen already."""
        self.solved: set[int] = set()
        """Questions answered rightly without being shown the answer."""
        self.tried: Action | None = None
        reviewing.tried.connect(self._on_tried)
        reviewing.failed.connect(self._on_failed)
        course.loaded.connect(self.begin)
        course.completed.connect(self.begin)
        course.turned.connect(self.begin)

    @Slot()
    def begin(self) -> None:
        """The mistakes of the seat at the bottom, from the first one."""
        review = self._course.review
        self.questions = () if review is None else review.mistakes(self._course.seat)
        self.at = 0
        self.solved = set()
        self._ask()

    @property
    def question(self) -> Moment | None:
        """The mistake that is asked about."""
        return self.questions[self.at] if self.at < len(self.questions) else None

    @property
    def state(self) -> GameState | None:
        """The deal as it stood then."""
        return None if self.question is None else self._course.states[self.question.index]

    @property
    def answered(self) -> bool:
        """Whether the reason may be shown; never where nothing is asked."""
        return self.answer in (Answer.RIGHT, Answer.SHOWN)

    @property
    def as_good(self) -> bool:
        """Whether another answer than the best one was right: beside it the best is not called better."""
        fair = None if self.question is None else self.question.fair
        return self.answer is Answer.RIGHT and fair is not None and self.tried != fair.best.action

    @property
    def asks_for_doubling(self) -> bool:
        """Whether the mistake is Kontra or the like, said or left unsaid."""
        return self.question is not None and self.question.fair is not None and self.question.fair.of_doubling

    @property
    def done(self) -> Action | None:
        """What was done in the deal, as the answers name it: where Kontra was left unsaid a pass, not the card."""
        return None if self.question is None else self.question.unsaid or self.question.action

    @property
    def cards(self) -> Cards:
        """The cards that can be clicked."""
        state, question = self.state, self.question
        if state is None or question is None or self.answered or self.answer is Answer.THINKING:
            return ()
        if self.asks_for_doubling:
            return ()
        if isinstance(question.action, Discard):
            return state.hands[question.seat]
        return cards_to_play(legal_actions(state))

    @property
    def choices(self) -> tuple[Action, ...]:
        """The answers that are buttons: bids, a pass, Hand, games, Kontra. Of games those that were compared."""
        state, question = self.state, self.question
        if state is None or question is None:
            return ()
        if self.asks_for_doubling:
            return (Kontra(question.seat), Pass(question.seat))
        if isinstance(question.action, Play | Discard):
            return ()
        if isinstance(question.action, Announce) and question.fair is not None:
            compared = [option.action for option in question.fair.options]
            return tuple(sorted((one for one in compared if isinstance(one, Announce)), key=_order))
        options = legal_actions(state)
        lowest = min((option.value for option in options if isinstance(option, Bid)), default=0)
        own = question.action.value if isinstance(question.action, Bid) else lowest
        return tuple(option for option in options if not isinstance(option, Bid) or option.value in (lowest, own))

    # -------------------------------------------------------------- trying

    @Slot(object)
    def pick(self, card: Card) -> None:
        """A card of the hand: played, or the first or second of two to be put away."""
        question = self.question
        if question is None or card not in self.cards:
            return
        if not isinstance(question.action, Discard):
            self.try_out(Play(question.seat, card))
            return
        left = tuple(one for one in self.picked if one is not card)
        self.picked = left if card in self.picked else (*left, card)
        if len(self.picked) == 2:
            self.try_out(Discard(question.seat, self.picked))
        else:
            self.changed.emit()

    def try_out(self, action: Action) -> None:
        """An answer: marked as in the list of options that is shown afterwards; what is not in it is judged anew."""
        question, state = self.question, self.state
        if question is None or question.fair is None or state is None or self.answered:
            return
        self.tried = action
        option = next((one for one in question.fair.options if one.action == action), None)
        if action == self.done:
            self._say(Answer.SAME)
        elif option is not None:
            self._say_marked(mark_of_option(question.fair, option))
        else:
            self._say(Answer.THINKING)
            self._reviewing.try_again(state, action, question.index)

    @Slot()
    def show_answer(self) -> None:
        """Gives up: what would have been best."""
        if self.question is not None and not self.answered:
            self._say(Answer.SHOWN)

    @Slot()
    def go_on(self) -> None:
        """The next mistake; after the last one there is no question any more."""
        if self.at < len(self.questions):
            self.at += 1
            self._ask()

    def _ask(self) -> None:
        self.tried = None
        self._say(Answer.NONE)

    def _say(self, answer: Answer) -> None:
        self.answer = answer
        self.picked = ()
        if answer is Answer.RIGHT:
            self.solved.add(self.at)
        self.changed.emit()

    def _say_marked(self, mark: Mark) -> None:
        """What is said of a try with this mark."""
        question = self.question
        if mark <= Mark.FINE:
            self._say(Answer.RIGHT)
        elif question is not None and question.mark is not None and mark < question.mark:
            self._say(Answer.BETTER)
        else:
            self._say(Answer.WRONG)

    @Slot(object)
    def _on_tried(self, moment: Moment) -> None:
        if self.answer is Answer.THINKING and moment.action == self.tried:
            self._say_marked(Mark.BLUNDER if moment.mark is None else moment.mark)

    @Slot(object)
    def _on_failed(self, _error: Exception) -> None:
        if self.answer is Answer.THINKING:
            self._say(Answer.SHOWN)


def _order(action: Announce) -> tuple[int, bool, bool, bool]:
    contract = action.contract
    return int(contract.game), contract.hand, contract.schneider, contract.ouvert
