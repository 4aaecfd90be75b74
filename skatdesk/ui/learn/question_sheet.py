"""The sheet of one exercise: the question, its cards, the answers, and afterwards what is right."""

from itertools import pairwise

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.coach.exercises.exercise import (
    Answer,
    Counting,
    Exercise,
    Following,
    HandWorth,
    TrickTaking,
)
from skatdesk.coach.exercises.guides import Guide
from skatdesk.i18n.joins import as_sentences
from skatdesk.skat.cards import Card, Cards
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.answers import Answers
from skatdesk.ui.learn.card_row import CardRow
from skatdesk.ui.learn.exercise_words import ExerciseWords
from skatdesk.ui.learn.explanations import Explanations
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.guide_mark import GuideMark
from skatdesk.ui.look.hand_order import ordered
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.tokens import S1, S2, SMALL, TITLE
from skatdesk.ui.sentences.lines import as_line

_LED = 150
"""Room for the card that was led, beside the hand."""
_REASONS, _HEIGHT = 166, 600
"""Room kept for verdict and reasons, so that nothing jumps, and for the whole sheet in the smallest window."""


class QuestionSheet(Panel):
    """Shows one exercise; the page that owns it takes the answers and tells the verdict."""

    def __init__(self, desk: Desk, words: ExerciseWords) -> None:
        super().__init__(desk.look, soft=True)
        look = desk.look
        self._words = words
        self._cards = desk.sentences.words
        self._explanations = Explanations(desk.sentences, self)
        self._exercise: Exercise | None = None
        self._origin: tuple[Guide, ...] = ()
        self._once_more = False
        self._right: bool | None = None
        self.about = RichLine(look, size=SMALL, ink="text2")
        self.facts = RichLine(look, wrap=True, even=True)
        self.led = CardRow(look, desk.faces, desk.sentences.words)
        self.row = CardRow(look, desk.faces, desk.sentences.words)
        self.row.drawn.connect(self.led.draw_no_wider)
        self.answers = Answers(look)
        self.verdict = RichLine(look, size=TITLE, bold=True, wrap=True, even=True)
        self.reasons = RichLine(look, wrap=True, even=True)
        self.next = Button(look, kind=Kind.PRIMARY, key=ENTER, row=48)
        self.guide = GuideMark(look, self)
        self._table = QWidget()
        self._table.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as cards lie in every language
        self._lying = QHBoxLayout(self._table)
        self._lying.setContentsMargins(0, 0, 0, 0)
        self._lying.addWidget(self.led)
        self._lying.addWidget(self.row, 1)
        self._told = QWidget()
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        told.addWidget(self.verdict)
        told.addWidget(self.reasons)
        told.addStretch(1)
        self._below = QHBoxLayout()
        self._below.addWidget(self._told, 1)
        self._below.addWidget(self.next, 0, Qt.AlignmentFlag.AlignBottom)
        self.body.addWidget(self.facts)
        self.body.addWidget(self.about)
        self.body.addWidget(self._table)
        self.body.addWidget(self.answers)
        self.body.addLayout(self._below, 1)
        look.changed.connect(self._space)
        self._space()

    @Slot()
    def _allow_check(self) -> None:
        """There is nothing to check before a card is chosen."""
        self.answers.check.setEnabled(bool(self.row.checked))

    def show_exercise(self, exercise: Exercise, origin: tuple[Guide, ...], *, once_more: bool) -> None:
        """Asks; ``origin`` are the guides an example comes from, ``once_more`` tells that it was wrong before."""
        self._exercise, self._origin, self._once_more = exercise, origin, once_more
        self._right = None
        several = isinstance(exercise, Following)
        cards = self._lying_cards(exercise)
        self._table.setVisible(bool(cards))
        self.row.show_cards(cards, offered=isinstance(exercise, Following | TrickTaking), several=several)
        if several:
            keys = (*self.row.buttons, self.answers.check)
            for before, after in pairwise(keys):
                QWidget.setTabOrder(before, after)  # cards come and go, and would stand last
            for button in self.row.buttons:
                button.toggled.connect(self._allow_check)
            self._allow_check()
        self.led.setVisible(several)
        self.led.show_cards((exercise.led,) if isinstance(exercise, Following) else ())
        if several:
            self.answers.offer_check()
        else:
            self.answers.offer(len(self._choices(exercise)), typed=bool(self._words.typed(exercise)))
        self.answers.setVisible(not isinstance(exercise, TrickTaking))
        self.write_words()
        self.about.setVisible(bool(self.about.text()))  # it keeps its line once the answer is known: nothing jumps

    def show_verdict(self, given: Answer, *, right: bool) -> None:
        """Tells whether the answer is right, and why what is right is so."""
        exercise = self._exercise
        if exercise is None:
            return
        self._right = right
        if isinstance(exercise, Following):
            chosen = given if isinstance(given, tuple) else ()
            self.row.mark(exercise.answer, [card for card in chosen if card not in exercise.answer])
            self.answers.close_question(None, None)
        elif isinstance(exercise, TrickTaking):
            self.row.mark((exercise.answer,), (given,) if isinstance(given, Card) else ())
        else:
            numbers = exercise.choices
            place = numbers.index(given) if isinstance(given, int) and given in numbers else None
            self.answers.close_question(numbers.index(exercise.answer), place)
        self.write_words()

    def write_words(self) -> None:
        """Writes everything in the language and the naming in use."""
        exercise = self._exercise
        if exercise is None:
            return
        words = self._words
        self.show_title(words.question(exercise))
        facts = words.facts(exercise)
        self.facts.show_text("\n".join(map(as_line, facts)))
        self.facts.setVisible(bool(facts))
        #: checks the cards that were chosen as the answer
        check = self.tr("Check")
        self.answers.rename(self._choices(exercise), words.typed(exercise), check)
        for row in (self.led, self.row):
            row.name_cards()
        #: goes on to the next exercise
        self.next.setText(self.tr("Next"))
        self.next.setVisible(self._right is not None)
        #: above an exercise that was answered wrongly before
        again = self.tr("Once more: this one was not right before")
        about = again if self._once_more else words.origin(self._origin) if self._origin else self._how(exercise)
        self.about.show_text(about)
        self._write_verdict(exercise)

    @property
    def asked(self) -> str:
        """What a screen reader says of the question: with the cards to look at."""
        parts = (self.accessibleName(), *self.facts.text().split("\n"), self.row.accessibleName(), self.about.text())
        return as_sentences(parts)

    @property
    def spoken(self) -> str:
        """What a screen reader says of the verdict: with its reasons."""
        return as_sentences((self.verdict.text(), *self.reasons.text().split("\n")))

    def _how(self, exercise: Exercise) -> str:
        """How to answer with the keys; empty where the buttons show it, and once that is done."""
        if self._right is not None:
            return ""
        if isinstance(exercise, Following):
            return self.tr("Choose every card that is allowed, with the mouse or the number keys, then check")
        if isinstance(exercise, TrickTaking):
            return self.tr("Choose the card, with the mouse or the number keys")
        return ""

    def _write_verdict(self, exercise: Exercise) -> None:
        if self._right is None:
            self.verdict.show_text("")
            self.reasons.show_text("")
            return
        if self._right:
            #: the answer to an exercise is right
            self.verdict.show_pieces((Piece(self.tr("Right"), ink="ok"),))
        else:
            #: the answer to an exercise is wrong; {answer} is a number, a card or several cards
            pattern = self.tr("Not right. The answer is {answer}")
            answer = self._words.choice(exercise, exercise.answer)
            if isinstance(exercise, TrickTaking):
                answer = self._cards.card(exercise.answer)
            self.verdict.show_pieces((Piece(pattern.format(answer=answer), ink="minus"),))
        self.reasons.show_text("\n".join(map(as_line, self._explanations.lines(exercise))))

    def _choices(self, exercise: Exercise) -> list[str]:
        if isinstance(exercise, Following | TrickTaking):
            return []
        return [self._words.choice(exercise, choice) for choice in exercise.choices]

    @staticmethod
    def _lying_cards(exercise: Exercise) -> Cards:
        match exercise:
            case HandWorth(cards=cards):
                return ordered(cards, None)
            case Following(hand=hand, game=game):
                return ordered(hand, game)
            case TrickTaking(cards=cards) | Counting(cards=cards):
                return cards
        return ()

    def _space(self) -> None:
        px = self._look.px
        self.body.setSpacing(px(S2))
        self._lying.setSpacing(px(S2))
        self._below.setSpacing(px(S1))
        self.led.setFixedWidth(px(_LED))
        self._told.setMinimumHeight(px(_REASONS))
        self.setMinimumHeight(px(_HEIGHT))
