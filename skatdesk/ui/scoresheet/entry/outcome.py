"""The foot of the panel: what the game comes to in words, and the buttons that enter it."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from skatdesk.i18n.numbers import signed
from skatdesk.scoring.entries import Entry
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.paint import ENTER, mixed, plate
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import RADIUS, ROW, S1
from skatdesk.ui.scoresheet.entry.keys import MORE_KEY, NOBODY_KEY
from skatdesk.ui.scoresheet.entry.letters import Letters

_BESIDE = 1120
"""Width from which sentence and buttons stand side by side."""
_LINE = 24


@dataclass(frozen=True, slots=True)
class Answer:
    """One way to end the entry: what would be entered, or why it cannot be."""

    entry: Entry | None
    reason: str = ""


class ResultButton(Button):
    """A button in plus or minus; the one that would be entered now is filled."""

    def __init__(self, look: Look, *, plus: bool) -> None:
        super().__init__(look)
        self._plus = plus
        self._filled = False

    def set_filled(self, filled: bool) -> None:
        """Whether this is what Enter does."""
        self._filled = filled
        self.update()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        theme, radius = self._look.theme, self._look.px(RADIUS)
        if not self.isEnabled():
            plate(painter, rect, theme.panel, theme.line, radius=radius)
            return theme.off
        touch, colour = self._touch(), theme.plus if self._plus else theme.minus
        if self._filled:
            plate(painter, rect, mixed(colour, theme.text, touch * 1.5), radius=radius)
            return theme.on_plus
        plate(painter, rect, mixed(theme.field, colour, touch), colour, radius=radius, weight=1.5)
        return colour


class Outcome(QWidget):
    """The sentence ``line`` and the buttons ``more``, ``passed_in``, ``lost`` and ``won``."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.line = RichLine(look, wrap=True, even=True)
        self.more = Button(look, icon="more", key=MORE_KEY)
        self.passed_in = Button(look, key=NOBODY_KEY)
        self.lost = ResultButton(look, plus=False)
        self.won = ResultButton(look, plus=True)
        self.more.setCheckable(True)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout()
        self._parts.addWidget(self.line, 1)
        self._parts.addLayout(self._row)
        self._row.addStretch(1)
        for button in (self.more, self.passed_in, self.lost, self.won):
            button.setAutoDefault(False)
            # A click leaves the keyboard where it was: the keys of the panel go on working.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(button)
        look.changed.connect(self._refresh)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow panel the sentence has a row of its own."""
        beside = event.size().width() >= self._look.px(_BESIDE)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction is not self._parts.direction():
            self._parts.setDirection(direction)
            self.line.setMinimumHeight(self._look.px(ROW if beside else _LINE))
            self.updateGeometry()
        super().resizeEvent(event)

    def show_words(self) -> None:
        """Writes the buttons that always say the same."""
        #: Button: shows the rarer particulars of a game
        self.more.setText(self.tr("more"))
        #: Button: nobody bid, the deal was passed in
        self.passed_in.setText(self.tr("passed in"))

    def show_passing(self, reason: str) -> None:
        """Whether the deal can have been passed in, or why not."""
        self.passed_in.setEnabled(not reason)
        self._tell(self.passed_in, reason)

    def show_results(self, won: Answer, lost: Answer, letters: Letters, *, expects_won: bool) -> None:
        """The two ends of a game; Enter is for the one that is expected."""
        for button, answer, expected, letter in (
            (self.won, won, expects_won, letters.won),
            (self.lost, lost, not expects_won, letters.lost),
        ):
            self._show(button, answer, filled=expected)
            button.set_key(ENTER if expected else letter)
            button.show()
        #: Button: the declarer won the game; it enters the game into the list
        self._write(self.won, self.tr("won"), won)
        #: Button: the declarer lost the game; it enters the game into the list
        self._write(self.lost, self.tr("lost"), lost)
        self.more.show()

    def show_single(self, answer: Answer) -> None:
        """A Ramsch, or a deal passed in: it is neither won nor lost."""
        self._show(self.won, answer, filled=True)
        self.won.set_key(ENTER)
        #: Button: writes the Ramsch, or the deal that was passed in, into the list
        self.won.setText(self.tr("Enter"))
        self.lost.hide()
        self.more.hide()

    def _show(self, button: ResultButton, answer: Answer, *, filled: bool) -> None:
        button.setEnabled(answer.entry is not None)
        button.set_filled(filled)
        self._tell(button, answer.reason)

    def _write(self, button: ResultButton, word: str, answer: Answer) -> None:
        game = None if answer.entry is None else answer.entry.declared
        if game is None:
            button.setText(word)
        else:
            #: Button: won or lost, and the score: "won +44", "lost −88"
            button.setText(self.tr("{result} {score}").format(result=word, score=signed(game.score)))

    def _tell(self, button: Button, reason: str) -> None:
        button.setToolTip(tip(reason))
        button.setAccessibleDescription(reason)

    def _refresh(self) -> None:
        px = self._look.px
        self._row.setSpacing(px(S1))
        self._parts.setSpacing(px(4))
        beside = self._parts.direction() is QBoxLayout.Direction.LeftToRight
        self.line.setMinimumHeight(px(ROW if beside else _LINE))
