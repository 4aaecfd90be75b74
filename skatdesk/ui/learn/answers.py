"""The answers to an exercise: four buttons, a field for a number, or one button that checks chosen cards."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.coach.exercises.mistakes import CHOICES
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2

_FIELD, _ROW, _LONGEST = 120, 48, 5


class Answers(QWidget):
    """Takes the answer.

    Signals:
        chosen(int): the place of the button that was pressed, from 0.
        typed(int): the number that was typed and confirmed.
    """

    chosen = Signal(int)
    typed = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._was_typed = False
        self.buttons = [Button(look, row=_ROW) for _ in range(CHOICES)]
        self.check = Button(look, kind=Kind.PRIMARY, key=ENTER, row=_ROW)
        self._typing = RichLine(look, ink="text2")
        self.field = TextField(centred=True)
        self.field.setMaxLength(_LONGEST)
        self._row = QHBoxLayout()
        for place, button in enumerate(self.buttons):
            self._row.addWidget(button, 1)
            button.clicked.connect(partial(self.chosen.emit, place))
        self._row.addWidget(self.check)
        self._row.addStretch(0)
        self._below = QHBoxLayout()
        self._below.addWidget(self._typing)
        self._below.addWidget(self.field)
        self._below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row)
        column.addLayout(self._below)
        self._column = column
        self.field.returnPressed.connect(self._on_typed)
        look.changed.connect(self._refresh)
        self._refresh()

    def offer(self, count: int, *, typed: bool) -> None:
        """Offers so many buttons, and a field where the answer can be ``typed``; all open. ``rename`` has their words.

        Where a number can be typed the digits are its own; else they are the keys of the buttons.
        """
        for place, button in enumerate(self.buttons):
            button.set_key("" if typed else str(place + 1))
            button.setVisible(place < count)
            button.setEnabled(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.set_kind(Kind.PLAIN)
        self._keep_check(False)
        for widget in (self._typing, self.field):
            widget.setVisible(typed)
        self.field.setEnabled(True)
        self.field.clear()
        self._was_typed = False
        self._mark_field(wrong=False)

    def offer_check(self) -> None:
        """Offers to check the cards that are chosen."""
        self.offer(0, typed=False)
        self._keep_check(True)
        self.check.show()

    def rename(self, words: Sequence[str], typing: str, check: str) -> None:
        """The words of the answers: on the buttons, before the field, on the button that checks."""
        for button, text in zip(self.buttons, words, strict=False):
            button.setText(text)
            button.setAccessibleName(text)
        self._typing.show_text(typing)
        self.field.setAccessibleName(typing)
        self.check.setText(check)

    def type(self, text: str) -> bool:
        """Types this where the answer can be typed; False where it cannot."""
        if self.field.isHidden() or not self.field.isEnabled():
            return False
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.insert(text)
        return True

    def move_focus(self, step: int) -> None:
        """Goes from elsewhere to the nearer end of the buttons; along them they go by themselves."""
        open_ones = [button for button in self.buttons if not button.isHidden()]
        if open_ones:
            open_ones[0 if step > 0 else -1].setFocus(Qt.FocusReason.OtherFocusReason)

    def close_question(self, right: int | None, given: int | None) -> None:
        """Marks what is right and what was given wrongly; nothing can be answered any more.

        Places of buttons, from 0; None: none of them.
        """
        for place, button in enumerate(self.buttons):
            button.set_kind(Kind.ON if place == right else Kind.WRONG if place == given else Kind.PLAIN)
            button.setEnabled(place in (right, given))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field.setEnabled(False)
        self._mark_field(wrong=self._was_typed and given != right)
        self.check.hide()

    def _mark_field(self, *, wrong: bool) -> None:
        """The style sheet colours what carries this property, once it looks again."""
        self.field.setProperty("wrong", wrong)
        self.field.style().polish(self.field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the field has given the answer: the page must not take it for going on."""
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)

    def _keep_check(self, kept: bool) -> None:
        """Whether the button that checks keeps its room when it is gone: what is around it must not jump."""
        policy = self.check.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        self.check.setSizePolicy(policy)
        self.check.hide()

    def _on_typed(self) -> None:
        text = self.field.text().strip().replace("\u2212", "-").replace("+", "")
        try:
            figure = int(text)
        except ValueError:
            self.field.selectAll()
            return
        self._was_typed = True
        self.typed.emit(figure)

    def _refresh(self) -> None:
        px = self._look.px
        self._row.setSpacing(px(S2))
        self._below.setSpacing(px(S2))
        self._column.setSpacing(px(S2))
        self.field.setFixedWidth(px(_FIELD))
