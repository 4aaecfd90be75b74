"""Which deals a series has: drawn at random, fixed by a number, those of last time or of the day."""

import re
from collections.abc import Callable

from PySide6.QtCore import QObject, QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.typed import typed_number
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1

RANDOM, BY_NUMBER, LAST, TODAY = range(4)
_DIGITS = 18
"""A series number has at most so many, that it fits where games are kept."""
_FIGURES = QRegularExpression(
    rf"(\s*\d){{0,{_DIGITS}}}\s*", QRegularExpression.PatternOption.UseUnicodePropertiesOption
)
_INVITATION = re.compile(r"Skatdesk\D*(\d+)")
"""In every language the program names itself first, then the number."""


class SeriesNumber(QRegularExpressionValidator):
    """Figures, with spaces between them; of an invitation that is pasted its number remains."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_FIGURES, parent)

    def validate(self, text: str, at: int) -> object:
        """See above; what stood in the field before the invitation goes."""
        invited = _INVITATION.search(text)
        return super().validate(invited[1], len(invited[1])) if invited is not None else super().validate(text, at)


class DealSource(QWidget):
    """The number is always there: whoever begins with it gets the same deals.

    Args:
        look: how it looks.
        new_seed: draws a number.
        last: the number begun with before, None if none was.
        todays_seed: the number of the day, which is the same for everybody; None does not offer it.

    Signals:
        changed(): another source or number.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look,
        new_seed: Callable[[], int],
        last: int | None = None,
        todays_seed: Callable[[], int] | None = None,
    ) -> None:
        super().__init__()
        self._look = look
        self._new_seed = new_seed
        self._todays_seed = todays_seed
        self._last = last
        self.source = OneOf(look, 3 if todays_seed is None else 4)
        self.number = TextField()
        self.draw = Button(look, icon="again")
        self.copy = Button(look, icon="copy")
        self.number.setValidator(SeriesNumber(self))
        for button in (self.draw, self.copy):
            button.setAutoDefault(False)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.source, 1)
        row.addWidget(self.number)
        row.addWidget(self.draw)
        row.addWidget(self.copy)
        self.source.changed.connect(self._on_source)
        self.source.changed.connect(self.changed)
        self.number.textEdited.connect(self._on_edited)
        self.number.textChanged.connect(self._on_number)
        self.draw.clicked.connect(self.draw_number)
        look.changed.connect(self._space)
        self._space()
        self.offer_last(last)
        self.draw_number()

    def offer_last(self, last: int | None) -> None:
        """Which number was begun with before, None if none was."""
        self._last = last
        self.follow_day()
        answer = self.source.answers[LAST]
        answer.setEnabled(last is not None)
        #: why "As last time" cannot be chosen
        answer.setToolTip("" if last is not None else self.tr("No series was played here yet"))

    def follow_day(self) -> None:
        """If the deals of the day are chosen, they are those of the day it is by now."""
        if self.source.index == TODAY:
            self._on_source()

    @property
    def seed(self) -> int | None:
        """The number of the series, None where none is typed."""
        return typed_number(self.number.text())

    def draw_number(self) -> None:
        """Another number at random."""
        self.source.choose(RANDOM)
        self.number.setText(str(self._new_seed()))

    def _on_source(self) -> None:
        if self.source.index == RANDOM:
            self.draw_number()
        elif self.source.index == LAST and self._last is not None:
            self.number.setText(str(self._last))
        elif self.source.index == TODAY and self._todays_seed is not None:
            self.number.setText(str(self._todays_seed()))
        else:
            self.number.setFocus()
            self.number.selectAll()

    def _on_edited(self) -> None:
        self.source.choose(BY_NUMBER)

    def _on_number(self) -> None:
        self.copy.setEnabled(self.seed is not None)
        self.changed.emit()

    def write_words(self, caption: str) -> None:
        """``caption`` says what is asked."""
        #: where the deals of a series come from
        random = self.tr("At random")
        #: where the deals of a series come from: a number that is typed
        by_number = self.tr("By number")
        #: where the deals of a series come from: the deals of the series before, once more
        last = self.tr("As last time")
        words = [random, by_number, last]
        if self._todays_seed is not None:
            #: where the deals of a set come from: those of the day, which are the same for everybody
            words.append(self.tr("Today's"))
        self.source.show_words(words, caption)
        self.offer_last(self._last)
        self.number.setAccessibleName(self.tr("Series number"))
        self.draw.explain(self.tr("Draw another number"))
        self.copy.explain(self.tr("Copy an invitation with this number"))

    def _space(self) -> None:
        self._row.setSpacing(self._look.px(S1))
        self.number.setFixedWidth(self._look.px(184))
