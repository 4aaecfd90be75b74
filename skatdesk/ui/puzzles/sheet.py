"""Beside the board: what is asked, the answers that are no cards, and afterwards what is right and why."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from skatdesk.coach.puzzles.puzzle import Answer, BidPuzzle, CardPuzzle, DiscardPuzzle, HoldingPuzzle, Puzzle
from skatdesk.coach.puzzles.sitting import PuzzleSitting, Stand
from skatdesk.i18n.joins import as_sentences
from skatdesk.i18n.numbers import grouped, number
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.guide_mark import GuideMark
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.tokens import S1, SMALL, TITLE
from skatdesk.ui.puzzles.words import PuzzleWords
from skatdesk.ui.sentences.lines import as_line

_ANSWERS, _COLUMNS = 4, 2


class PuzzleSheet(Panel):
    """Shows the puzzle in hand of a sitting; ``show_sitting`` writes everything anew.

    Signals:
        chosen(int): the place of the answer that was pressed, from 0.
    """

    chosen = Signal(int)

    def __init__(self, desk: Desk, words: PuzzleWords) -> None:
        super().__init__(desk.look, soft=True)
        look = desk.look
        self._words = words
        self.about = RichLine(look, size=SMALL, ink="text2", wrap=True)
        self.facts = RichLine(look, wrap=True, even=True)
        self.how = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self.answers = [Button(look, key=str(place + 1)) for place in range(_ANSWERS)]
        self.confirm = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.verdict = RichLine(look, size=TITLE, bold=True, wrap=True, even=True)
        self.reason = RichLine(look, wrap=True, even=True)
        self.proof = RichLine(look, ink="text2", wrap=True, even=True)
        self.again = Button(look, key="R")
        self.show_answer = Button(look, key="S")
        self.next = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.guide = GuideMark(look, self)
        self.tally = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self._grid = QGridLayout()
        for place, button in enumerate(self.answers):
            button.clicked.connect(partial(self.chosen.emit, place))
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        self._told = QVBoxLayout()
        for line in (self.verdict, self.reason, self.proof):
            self._told.addWidget(line)
        self._row = QHBoxLayout()
        for button in (self.again, self.show_answer, self.next):
            self._row.addWidget(button)
        self._row.addStretch(1)
        for line in (self.about, self.facts, self.how):
            self.body.addWidget(line)
        self.body.addLayout(self._grid)
        self.body.addWidget(self.confirm, 0, Qt.AlignmentFlag.AlignLeading)
        self.body.addLayout(self._told)
        self.body.addStretch(1)
        self.body.addLayout(self._row)
        self.body.addWidget(self.tally)
        look.changed.connect(self._space)
        self._space()

    def show_sitting(self, sitting: PuzzleSitting, picked: int) -> None:
        """Shows the puzzle in hand; ``picked`` cards are chosen of a discard so far."""
        puzzle = sitting.current
        self.show_tally(sitting)
        if puzzle is None:
            self._show_nothing()
            return
        self.show_title(self._words.question(puzzle))
        self.about.show_text(self._about(sitting, puzzle))
        self.about.show()
        facts = self._words.facts(puzzle)
        self.facts.show_text("\n".join(facts))
        self.facts.setVisible(bool(facts))
        self._write_answers(sitting, puzzle)
        self._write_verdict(sitting, puzzle)
        asks_discard = isinstance(puzzle, DiscardPuzzle) and sitting.stand is Stand.OPEN
        self.confirm.setVisible(asks_discard)
        self.confirm.setEnabled(picked == 2)
        #: button: these two cards go into the skat
        self.confirm.setText(self.tr("Put these away"))
        self.again.setText(self.tr("Try again"))
        #: button: tells the answer of a puzzle
        self.show_answer.setText(self.tr("Show"))
        #: button: the next puzzle
        self.next.setText(self.tr("Next"))
        self.again.setVisible(sitting.stand is Stand.WRONG)
        self.show_answer.setVisible(not sitting.answered)
        self.next.setVisible(sitting.answered)

    def show_tally(self, sitting: PuzzleSitting) -> None:
        """What is due, and for how many days in a row puzzles were tried."""
        parts = []
        if sitting.due:
            #: puzzles that were tried before and come again today
            parts.append(grouped(self.tr("%n due today", "", sitting.due), sitting.due))
        if sitting.new:
            #: puzzles that were never tried
            parts.append(grouped(self.tr("%n new", "puzzles", sitting.new), sitting.new))
        if sitting.streak > 1:
            #: on so many days in a row puzzles were tried; at least 2
            parts.append(self.tr("%n days in a row", "", sitting.streak))
        if sitting.tried:
            pattern = self.tr("{right} of {all} solved first time")
            parts.append(pattern.format(right=number(sitting.solved), all=number(sitting.tried)))
        # a line breaks nowhere but behind a dot
        self.tally.show_text(" · ".join(part.replace(" ", "\u00a0") for part in parts))

    @property
    def spoken(self) -> str:
        """What a screen reader says of the verdict."""
        return as_sentences((self.verdict.text(), *self.reason.text().split("\n"), self.proof.text()))

    def _show_nothing(self) -> None:
        #: there are no puzzles of the kind and grade that were chosen
        self.show_title(self.tr("No such puzzles"))
        self.facts.show_text(self.tr("Choose another kind, or look for puzzles in your own games"))
        self.facts.show()
        for part in (self.about, self.how, self.verdict, self.reason, self.proof):
            part.show_text("")
        for line in (self.about, self.how):
            line.hide()
        for button in (*self.answers, self.confirm, self.again, self.show_answer, self.next):
            button.hide()

    def _about(self, sitting: PuzzleSitting, puzzle: Puzzle) -> str:
        kind, grade = self._words.kind(puzzle.kind), self._words.grade(puzzle.grade)
        if sitting.comes_again and sitting.stand is Stand.OPEN:
            #: above a puzzle: its kind and how hard it is; it was tried before
            return self.tr("{kind} · {grade} · once more").format(kind=kind, grade=grade)
        #: above a puzzle: its kind and how hard it is
        return self.tr("{kind} · {grade}").format(kind=kind, grade=grade)

    def _write_answers(self, sitting: PuzzleSitting, puzzle: Puzzle) -> None:
        choices = puzzle.choices if isinstance(puzzle, BidPuzzle | HoldingPuzzle) else ()
        for place, button in enumerate(self.answers):
            button.setVisible(place < len(choices))
            if place >= len(choices):
                continue
            button.setText(self._words.choice(puzzle, choices[place]))
            right = sitting.answered and choices[place] == puzzle.answer
            given = choices[place] == sitting.given
            button.set_kind(Kind.ON if right else Kind.WRONG if given else Kind.PLAIN)
            button.setEnabled(sitting.stand is Stand.OPEN or right or given)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sitting.stand is Stand.OPEN else Qt.FocusPolicy.NoFocus)
        if isinstance(puzzle, CardPuzzle):
            how = self.tr("Choose a card with the mouse, the number keys or the arrows")
        elif isinstance(puzzle, DiscardPuzzle):
            how = self.tr("Choose two cards with the mouse, the number keys or the arrows")
        else:
            how = ""
        self.how.show_text(how)
        self.how.setVisible(bool(how) and sitting.stand is Stand.OPEN)

    def _write_verdict(self, sitting: PuzzleSitting, puzzle: Puzzle) -> None:
        words, stand = self._words, sitting.stand
        reasons: list[str] = []
        match stand:
            case Stand.OPEN:
                self.verdict.show_text("")
            case Stand.SOLVED:
                #: a puzzle is solved
                self.verdict.show_pieces((Piece(self.tr("Right"), ink="ok"),))
            case Stand.WRONG:
                #: the answer to a puzzle is wrong
                self.verdict.show_pieces((Piece(self.tr("Not right"), ink="minus"),))
            case Stand.SHOWN:
                #: {answer} is a card, two cards, a player, a number, or what to say in the bidding
                right = words.given(puzzle, puzzle.answer)
                self.verdict.show_text(self.tr("Right answer: {answer}").format(answer=right))
        if sitting.answered:
            reasons.append(words.why_right(puzzle))
        wrong = next((given for given in reversed(sitting.tries) if given != puzzle.answer), None)
        if wrong is not None and stand is not Stand.OPEN:
            reasons.append(self._why_wrong(puzzle, wrong, stand))
        self.reason.show_text("\n".join(map(as_line, filter(None, reasons))))
        self.proof.show_text("" if stand is Stand.OPEN else words.proof(puzzle))
        for line in (self.verdict, self.reason, self.proof):
            line.setVisible(bool(line.text()))

    def _why_wrong(self, puzzle: Puzzle, wrong: Answer, stand: Stand) -> str:
        """Once the puzzle is solved only what was held back before."""
        told = stand is not Stand.WRONG
        reason = self._words.why_wrong(puzzle, wrong, told=told)
        if not reason or not told:
            return reason
        known = self._words.why_wrong(puzzle, wrong, told=False)
        if isinstance(puzzle, DiscardPuzzle) or (stand is Stand.SOLVED and known):
            return ""  # of a discard it tells the right two cards only, which are in sight now
        #: under the right answer to a puzzle: {answer} was tried before and is worse, {reason} tells why
        pattern = self.tr("Tried before ({answer}): {reason}")
        return pattern.format(answer=self._words.given(puzzle, wrong), reason=reason)

    def _space(self) -> None:
        px = self._look.px
        self.body.setSpacing(px(S1))
        self._grid.setSpacing(px(S1))
        self._told.setSpacing(px(S1))
        self._row.setSpacing(px(S1))
