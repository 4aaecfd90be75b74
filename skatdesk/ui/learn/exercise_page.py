"""The page of exercises: a question with its cards, the answer, at once what is right and why."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.coach.exercises.exercise import Answer, Following, Kind, TrickTaking, is_right
from skatdesk.coach.exercises.guides import WORKED_EXAMPLES
from skatdesk.coach.exercises.sitting import Sitting, drawn, listed
from skatdesk.i18n.numbers import number
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.answers import Answers
from skatdesk.ui.learn.card_row import CardButton
from skatdesk.ui.learn.exercise_chapters import chapter_of_exercise
from skatdesk.ui.learn.exercise_words import ExerciseWords
from skatdesk.ui.learn.question_sheet import QuestionSheet
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.keys import ENTER_KEYS, figure, figure_place
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.room_page import RoomBar, RoomPage
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S3

_KINDS = tuple(Kind)
_SIGNS = ("+", "-", "\u2212")
_WIDTH, _HEIGHT = 960, 680
"""Of the sheet, whatever is asked, as far as the window has room."""


class _Strut(QWidget):
    """Keeps the height of the sheet, which would jump from one exercise to another without cards."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def sizeHint(self) -> QSize:
        return QSize(0, self._look.px(_HEIGHT))


class ExercisePage(RoomPage):
    """One exercise after the other.

    ``new_seed`` gives a number from which a sitting is drawn.

    Signals:
        backRequested(): back to the page of learning.
        guideRequested(): the guide, at the chapter about this exercise.
    """

    guideRequested = Signal()

    def __init__(self, desk: Desk, new_seed: Callable[[], int]) -> None:
        super().__init__(desk.look, takes_keys=True)
        look = desk.look
        self._new_seed = new_seed
        self._words = ExerciseWords(desk.sentences, self)
        self._origins = {example.exercise: example.guides for example in WORKED_EXAMPLES}
        self.sitting = Sitting(drawn(_KINDS, new_seed()))
        self._bar = RoomBar(look)
        self.back = self._bar.back
        self.topics = Choice(look)
        self.tally = RichLine(look, ink="text2")
        self.sheet = QuestionSheet(desk, self._words)
        self.answers: Answers = self.sheet.answers
        self._bar.row.addWidget(self.topics)
        self._bar.row.addStretch(1)
        self._bar.row.addWidget(self.tally)
        self._middle = QHBoxLayout()
        self._middle.addStretch(1)
        self._middle.addWidget(self.sheet)
        self._middle.addWidget(_Strut(look))
        self._middle.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._bar)
        self._column.addStretch(1)
        self._column.addLayout(self._middle)
        self._column.addStretch(2)
        self.back.clicked.connect(self.backRequested)
        self.topics.activated.connect(self._begin)
        self.answers.chosen.connect(self._on_choice)
        self.answers.typed.connect(self.answer)
        self.answers.check.clicked.connect(self._check)
        self.sheet.row.chosen.connect(self.answer)
        self.sheet.next.clicked.connect(self.go_on)
        self.sheet.guide.clicked.connect(self.guideRequested)
        look.changed.connect(self._refresh)
        desk.namer.changed.connect(self._write_words)
        self._refresh()
        self._write_words()
        self._show()

    # -------------------------------------------------------------- the sitting

    def _begin(self) -> None:
        """A new sitting of the topic chosen: a kind, all of them, or the examples of the guides."""
        place = self.topics.currentIndex()
        if place > len(_KINDS):
            self.take_up(Sitting(listed([example.exercise for example in WORKED_EXAMPLES])))
        else:
            kinds = _KINDS if place == 0 else (_KINDS[place - 1],)
            self.take_up(Sitting(drawn(kinds, self._new_seed())))

    @property
    def guide_chapter(self) -> str:
        """The chapter of the guide about this exercise."""
        return chapter_of_exercise(self.sitting.current)

    def take_up(self, sitting: Sitting) -> None:
        """Goes on with this sitting."""
        self.sitting = sitting
        self._show()

    def answer(self, answer: Answer) -> None:
        """Takes the answer to the open exercise; tells what is right, and why."""
        if self.sitting.given is not None:
            return
        self.sitting.answer(answer)
        self._tell()
        announce(self, self.sheet.spoken)
        self.sheet.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """The next exercise."""
        if self.sitting.given is not None:
            self.sitting.go_on()
            self._show()

    def _on_choice(self, place: int) -> None:
        choices = self.sitting.current.choices
        if place < len(choices):
            self.answer(choices[place])

    def _check(self) -> None:
        """The chosen cards are the answer, as soon as there is one."""
        checked = self.sheet.row.checked
        if isinstance(self.sitting.current, Following) and checked:
            self.answer(tuple(sorted(checked)))

    # -------------------------------------------------------------- what is shown

    def _show(self) -> None:
        exercise = self.sitting.current
        origin = self._origins.get(exercise, ()) if self.topics.currentIndex() > len(_KINDS) else ()
        self.sheet.show_exercise(exercise, origin, once_more=self.sitting.comes_again)
        self._write_tally()
        self.setAccessibleName(self.sheet.asked)
        if self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self) -> None:
        given = self.sitting.given
        if given is not None:
            self.sheet.show_verdict(given, right=is_right(self.sitting.current, given))
            self.setAccessibleName(self.sheet.asked)  # no longer with how it is answered
            self._write_tally()

    def _write_tally(self) -> None:
        sitting = self.sitting
        #: exercises answered so far: "7 of 9 right"
        pattern = self.tr("{right} of {all} right")
        line = pattern.format(right=number(sitting.right), all=number(sitting.answered))
        self.tally.show_text(line if sitting.answered else "")

    def _write_words(self) -> None:
        #: page with questions about the game
        self._bar.title.show_text(self.tr("Exercises"))
        self.topics.setAccessibleName(self.tr("Kind of exercise"))
        self.topics.offer_words([self._words.mixed(), *map(self._words.kind, _KINDS), self._words.guides()])
        self._write_tally()
        self.sheet.write_words()
        self.setAccessibleName(self.sheet.asked)

    # -------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer, or write the answer; arrows go along the cards, Enter checks and goes on."""
        key = Qt.Key(event.key())
        typed = event.text() if event.text() in _SIGNS else figure(event)
        if typed and self.answers.type(typed):
            return
        if (place := figure_place(event)) is not None and not event.isAutoRepeat():
            self._on_digit(place)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._on_arrow(1 if key is Qt.Key.Key_Right else -1)
        elif key in ENTER_KEYS:
            if not event.isAutoRepeat():  # held down it would go past what is told of the answer
                self._on_enter()
        else:
            super().keyPressEvent(event)

    def _on_digit(self, place: int) -> None:
        if self.sitting.given is None and not self.sheet.row.press(place):
            self._on_choice(place)

    def _on_arrow(self, step: int) -> None:
        if self.sitting.given is None:
            self.sheet.row.move_focus(step)
            self.answers.move_focus(step if self.isLeftToRight() else -step)

    def _on_enter(self) -> None:
        focused = self.focusWidget()
        if self.sitting.given is not None:
            self.go_on()
        elif isinstance(self.sitting.current, TrickTaking) and isinstance(focused, CardButton):
            focused.click()
        else:
            self._check()

    def _refresh(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, 0, 0, px(S3))
        self._middle.setContentsMargins(px(S3), 0, px(S3), 0)
        self._middle.setSpacing(0)  # the strut takes none
        self.sheet.setFixedWidth(px(_WIDTH))
        self.update()
