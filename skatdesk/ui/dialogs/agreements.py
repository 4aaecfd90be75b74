"""How a list is kept and how long it gets: answers with a field beside them where a number belongs."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.scoring.systems import ListSystem
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.series_words import SeriesWords
from skatdesk.ui.dialogs.typed import align_field, typed_number
from skatdesk.ui.dock.footer_model import system_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1

SYSTEMS: tuple[ListSystem, ...] = ("seeger", "classic", "bierlachs")
LENGTHS = (36, 48)
OTHER, NO_END = 2, 3
"""Answers after those lengths."""
USUAL_LIMIT, _SHORT = 301, 12


class _Answers(QWidget):
    """Answers in a row, and a field at their end that is there when it is needed.

    Signals:
        changed(): another answer, or something else typed.
    """

    changed = Signal()

    def __init__(self, look: Look, count: int, typed: int) -> None:
        super().__init__()
        self._look = look
        self.answers = OneOf(look, count)
        self.field = QLineEdit(str(typed))
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.answers, 1)
        row.addWidget(self.field)
        self.answers.changed.connect(self._on_chosen)
        self.field.textChanged.connect(self.changed)
        look.changed.connect(self._space)
        self._space()

    @property
    def typed(self) -> int | None:
        """The number in the field, None where it is none or nought."""
        return typed_number(self.field.text()) or None

    def _needs_field(self) -> bool:
        raise NotImplementedError

    def _choose(self, index: int) -> None:
        self.answers.choose(index)
        self.field.setVisible(self._needs_field())

    def _on_chosen(self) -> None:
        self.field.setVisible(self._needs_field())
        if self._needs_field():
            self.field.setFocus()
            self.field.selectAll()
        self.changed.emit()

    def _space(self) -> None:
        self._row.setSpacing(self._look.px(S1))
        self.field.setFixedWidth(self._look.px(88))


class Scoring(_Answers):
    """The system of the list, and for Bierlachs the agreed minus."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, len(SYSTEMS), USUAL_LIMIT)

    @property
    def system(self) -> ListSystem:
        """How the list is kept."""
        return SYSTEMS[self.answers.index]

    @property
    def limit(self) -> int | None:
        """The agreed minus of a Bierlachs, None for other lists."""
        return self.typed if self.system == "bierlachs" else None

    @property
    def obstacle(self) -> str:
        """What is wrong; empty if nothing is."""
        if self.system == "bierlachs" and self.limit is None:
            return self.tr("The agreed minus is a whole number, such as {k}").format(k=number(USUAL_LIMIT))
        return ""

    def choose(self, system: ListSystem, limit: int | None) -> None:
        """Shows an answer without a signal."""
        self._choose(SYSTEMS.index(system))
        if limit is not None:
            self.field.setText(str(limit))

    def write_words(self, caption: str) -> None:
        """``caption`` says what is asked."""
        align_field(self.field)
        self.answers.show_words([system_name(system) for system in SYSTEMS], caption)
        self.field.setAccessibleName(self.tr("Agreed minus"))

    def _needs_field(self) -> bool:
        return self.system == "bierlachs"


class Length(_Answers):
    """How many games, always whole rounds in which everybody deals once."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, len(LENGTHS) + 2, _SHORT)

    def rounds(self, table: int) -> int | None:
        """The rounds of a series at a table of 3 or 4; None without end, or where the number is no good."""
        games = LENGTHS[self.answers.index] if self.answers.index < OTHER else self.typed
        return None if self.answers.index == NO_END or games is None else games // table

    def obstacle(self, table: int) -> str:
        """What is wrong; empty if nothing is."""
        if self.answers.index != OTHER or (self.typed is not None and self.typed % table == 0):
            return ""
        near = max((self.typed or _SHORT) // table, 1) * table
        return self.tr("Everybody deals equally often: at this table {k} or {n} games").format(
            k=number(near), n=number(near + table)
        )

    def choose(self, rounds: int | None, table: int) -> None:
        """Shows an answer without a signal."""
        games = None if rounds is None else rounds * table
        if games is None:
            self._choose(NO_END)
        elif games in LENGTHS:
            self._choose(LENGTHS.index(games))
        else:
            self._choose(OTHER)
            self.field.setText(str(games))

    def write_words(self, words: SeriesWords, caption: str) -> None:
        """``caption`` says what is asked."""
        align_field(self.field)
        lengths = [words.length(games) for games in LENGTHS]
        #: length of a series: a number to be typed
        other = self.tr("Other")
        self.answers.show_words([*lengths, other, words.length(None)], caption)
        self.field.setAccessibleName(self.tr("Number of games"))

    def _needs_field(self) -> bool:
        return self.answers.index == OTHER
