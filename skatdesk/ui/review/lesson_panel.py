"""The panel beside the board while one learns from mistakes."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from skatdesk.coach.judging.verdicts import Moment
from skatdesk.i18n.joins import as_sentences
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Announce, Bid, Discard, Hold, Pass, Play
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.tokens import SMALL, Ink
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.lesson import Answer, Lesson
from skatdesk.ui.review.marks import Judged
from skatdesk.ui.review.play_on import PlayOnButton
from skatdesk.ui.review.verdict import Verdict
from skatdesk.ui.review.words import ReviewWords
from skatdesk.ui.sentences.lines import as_line


class LessonPanel(Translated, Panel):
    """The question, the buttons that answer it, what is said about the answer, and the reason.

    Signals:
        doneRequested(): back to the deal.
    """

    doneRequested = Signal()

    def __init__(self, desk: Desk, course: Course, lesson: Lesson, words: ReviewWords) -> None:
        super().__init__(desk.look, soft=True)
        look = desk.look
        self._desk, self._course, self._words = desk, course, words
        self.lesson = lesson
        self.count = RichLine(look, size=SMALL, ink="text2", wrap=True)
        self.asked = RichLine(look, wrap=True, even=True)
        self._choices = QVBoxLayout()
        self.choices: list[Button] = []
        self.said = RichLine(look, bold=True, wrap=True)
        self.verdict = Verdict(desk, words)
        self.show_ = Button(look, icon="eye")
        self.play = PlayOnButton(look)
        self.next = Button(look, kind=Kind.PRIMARY, icon="right")
        for part in (self.count, self.asked):
            self.body.addWidget(part)
        self.body.addLayout(self._choices)
        self.body.addWidget(self.said)
        self.body.addWidget(self.verdict, 1)
        self.body.addWidget(self.play, 0, Qt.AlignmentFlag.AlignLeading)
        self.body.addStretch(0)
        self.add_button(self.show_, leading=True)
        self.add_button(self.next)
        self.show_.clicked.connect(lesson.show_answer)
        self.next.clicked.connect(self._on_next)
        lesson.changed.connect(self._write_words)
        desk.namer.changed.connect(self._write_words)
        self._write_words()

    @property
    def spoken(self) -> str:
        """What a screen reader says of the answer, with the reasons once they are told; empty before one is given."""
        reasons = "" if self.verdict.isHidden() else self.verdict.reasons
        return as_sentences((self.said.text(), reasons))

    def _write_words(self) -> None:
        lesson, question = self.lesson, self.lesson.question
        self.show_title(self.tr("Learn from mistakes"))
        total = len(lesson.questions)
        self.count.setVisible(question is not None)  # behind the last one the account tells it
        #: {k} of {n} mistakes; {solved} of them were answered rightly
        pattern = self.tr("Mistake {k} of {n} · {solved} answered correctly")
        at = number(min(lesson.at + 1, total))
        self.count.show_text(pattern.format(k=at, n=number(total), solved=number(len(lesson.solved))))
        self.asked.show_text(self._question(question) if question is not None else self._nothing())
        self.asked.setVisible(not lesson.answered)  # then there is nothing to click any more
        self._show_choices()
        words, ink = self._answer()
        self.said.show_pieces((Piece(as_line(words), ink=ink),) if words else ())
        self.said.setVisible(bool(words))
        self.verdict.setVisible(lesson.answered)
        state = lesson.state
        if question is not None and lesson.done is not None and state is not None and lesson.answered:
            #: what was done in the deal: "You played: ten of hearts"
            did = self.tr("In the deal: {move}").format(move=self._words.move(lesson.done, state))
            self.verdict.show_moment(question, state, Judged.FAIR, did, advised=not lesson.as_good)
        self.show_.setText(self.tr("Show the answer"))
        self.show_.setVisible(question is not None and not lesson.answered)
        self.play.setVisible(lesson.answered)
        if question is None:
            #: button: back to the deal under review
            self.next.setText(self.tr("Back to the deal"))
        else:
            #: button: go to the next mistake without an answer
            self.next.setText(self.tr("Next") if lesson.answered else self.tr("Skip"))
        self.next.set_icon("left" if question is None else "right")
        self.next.set_kind(Kind.PRIMARY if lesson.answered or question is None else Kind.PLAIN)

    def _question(self, question: Moment) -> str:
        match None if self.lesson.asks_for_doubling else question.action:
            case Play():
                return self.tr("It is your turn. Which card do you play? Click it, or use the arrow keys and Enter")
            case Discard():
                return self.tr("Which two cards do you put away? Click both, or use the arrow keys and Enter")
            case Announce():
                return self.tr("Which game do you announce?")
            case Bid() | Hold() | Pass():
                return self.tr("What do you say in the bidding?")
        return self.tr("What do you do?")

    def _nothing(self) -> str:
        if self._course.review is None:
            return self.tr("The review is not complete yet")
        if not self.lesson.questions:
            return self._desk.company.say(
                self._course.seat,
                #: there is nothing to learn; the seat of another player can be chosen at the top of the page
                self.tr("No mistakes: you did well. Above you can choose another player"),
                self.tr("No mistakes: {name} did well. Above you can choose another player"),
            )
        right, total = number(len(self.lesson.solved)), number(len(self.lesson.questions))
        return self.tr("That was all: {right} of {total} answered correctly").format(right=right, total=total)

    def _answer(self) -> tuple[str, Ink]:
        tried, state = self.lesson.tried, self.lesson.state
        move = self._words.move(tried, state) if tried is not None and state is not None else ""
        match self.lesson.answer:
            case Answer.THINKING:
                return self.tr("{move}: one moment…").format(move=move), "text2"
            case Answer.RIGHT:
                return self.tr("{move}: right").format(move=move), "ok"
            case Answer.BETTER:
                return self.tr("{move}: better, but not the best. Try again").format(move=move), "text"
            case Answer.SAME:
                return self.tr("{move}: this is what happened in the deal. Look for something better").format(
                    move=move
                ), "text2"
            case Answer.WRONG:
                return self.tr("{move}: no. Try again").format(move=move), "minus"
            case Answer.SHOWN:
                #: {move} would have been best
                return self.tr("Best: {move}").format(move=self._best()), "text"
        return "", "text"

    def _best(self) -> str:
        question, state = self.lesson.question, self.lesson.state
        if question is None or question.fair is None or state is None:
            return ""
        return self._words.move(question.fair.best.action, state)

    def _show_choices(self) -> None:
        lesson, state = self.lesson, self.lesson.state
        actions = lesson.choices
        if [button.property("action") for button in self.choices] != list(map(str, actions)):
            for button in self.choices:
                button.hide()
                button.deleteLater()
            self.choices = []
            for action in actions:
                button = Button(self._desk.look)
                button.setProperty("action", str(action))
                button.clicked.connect(partial(lesson.try_out, action))
                self._choices.addWidget(button)
                self.choices.append(button)
            for before, after in pairwise((*self.choices, self.play, self.show_, self.next)):
                self.setTabOrder(before, after)  # answers come and go, and would stand last on the page
        for button, action in zip(self.choices, actions, strict=True):
            button.setText("" if state is None else self._words.move(action, state))
            button.setEnabled(not lesson.answered and lesson.answer is not Answer.THINKING)

    def _on_next(self) -> None:
        """The next question; behind the last one the account, and behind that the deal again."""
        if self.lesson.question is None:
            self.doneRequested.emit()
        else:
            self.lesson.go_on()
