"""How a list is kept and how long it gets: answers with a field beside them where a number belongs."""

from collections.abc import Sequence
from typing import get_args

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.skat.ruleset import SERIES_ROUNDS, ListSystem
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.typed import Count
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import ROW, S1
from skatdesk.ui.sentences.list_systems import system_name
from skatdesk.ui.sentences.series_words import SeriesWords

SYSTEMS: tuple[ListSystem, ...] = get_args(ListSystem)
LENGTHS = (3 * SERIES_ROUNDS, 4 * SERIES_ROUNDS)
"""The lists of tournaments at tables of three and four (rules.md §11.4)."""
OTHER, NO_END = 2, 3
"""Answers after those lengths."""
TABLES = (3, 4)
"""So many can play."""
_USUAL_LIMIT, _LIMIT_STEP = 301, 50
_SHORT = 12
"""Whole rounds at either table."""


class Table(OneOf):
    """How many play. Rules that are not for as many change it only as long as they are chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, len(TABLES))
        self.seat(TABLES[0])
        self.changed.connect(self._wish)

    @property
    def seats(self) -> int:
        """How many."""
        return TABLES[self.index]

    def seat(self, size: int) -> None:
        """So many are wished, without a signal."""
        self.choose(TABLES.index(size))
        self._wish()

    def fit(self, sizes: Sequence[int]) -> None:
        """The rules are for these only."""
        for size, answer in zip(TABLES, self.answers, strict=True):
            answer.setEnabled(size in sizes)
        self.choose(TABLES.index(self._wished if self._wished in sizes else sizes[0]))

    def _wish(self) -> None:
        self._wished = self.seats


class _Answers(QWidget):
    """Answers in a row, and a number at their end that is there when it is needed.

    Signals:
        changed(): another answer, or another number.
    """

    changed = Signal()

    def __init__(self, look: Look, answers: int, count: Count) -> None:
        super().__init__()
        self._look = look
        self.answers = OneOf(look, answers)
        self.count = count
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.answers, 1)
        row.addWidget(self.count)
        self.answers.changed.connect(self._on_chosen)
        self.count.valueChanged.connect(self.changed)
        look.changed.connect(self._space)
        self._space()

    def _needs_count(self) -> bool:
        raise NotImplementedError

    def _choose(self, index: int, count: int | None) -> None:
        self.answers.choose(index)
        self.count.setVisible(self._needs_count())
        if count is not None:
            with QSignalBlocker(self.count):
                self.count.setValue(count)

    def _on_chosen(self) -> None:
        self.count.setVisible(self._needs_count())
        if self._needs_count():
            self.count.setFocus()
            self.count.selectAll()
        self.changed.emit()

    def _space(self) -> None:
        self._row.setSpacing(self._look.px(S1))
        self.count.setFixedSize(self._look.px(104), self._look.px(ROW))  # as high as the answers


class Scoring(_Answers):
    """The system of the list, and for Bierlachs the agreed minus.

    Signals:
        turned(bool): it is a Bierlachs now, which ends at that minus, or no longer one.
    """

    turned = Signal(bool)

    def __init__(self, look: Look) -> None:
        super().__init__(look, len(SYSTEMS), Count(_USUAL_LIMIT, _LIMIT_STEP))

    @property
    def system(self) -> ListSystem:
        """How the list is kept."""
        return SYSTEMS[self.answers.index]

    @property
    def limit(self) -> int | None:
        """The agreed minus of a Bierlachs, None for other lists."""
        return self.count.value() if self.system == "bierlachs" else None

    def choose(self, system: ListSystem, limit: int | None) -> None:
        """Shows an answer without a signal."""
        self._choose(SYSTEMS.index(system), limit)

    def write_words(self, caption: str) -> None:
        """``caption`` says what is asked."""
        self.answers.show_words([system_name(system) for system in SYSTEMS], caption)
        self.count.setAccessibleName(self.tr("Agreed minus"))

    def _needs_count(self) -> bool:
        return self.system == "bierlachs"

    def _on_chosen(self) -> None:
        before = not self.count.isHidden()
        super()._on_chosen()
        if before is not self._needs_count():
            self.turned.emit(not before)


class Length(_Answers):
    """How many games; steps are whole rounds in which everybody deals once."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, len(LENGTHS) + 2, Count(_SHORT, 3))

    @property
    def games(self) -> int | None:
        """How many games there are; None without end."""
        if self.answers.index == NO_END:
            return None
        return LENGTHS[self.answers.index] if self.answers.index < OTHER else self.count.value()

    def rounds(self, table: int) -> int | None:
        """The rounds at a table of 3 or 4; None without end."""
        return None if self.games is None else self.games // table

    def obstacle(self, table: int) -> str:
        """What is wrong with a series of this length; empty if nothing is."""
        games = self.count.value()
        if self.answers.index != OTHER or games % table == 0:
            return ""
        near = max(games // table, 1) * table
        return self.tr("Everybody deals equally often: at this table {k} or {n} games").format(
            k=number(near), n=number(near + table)
        )

    def fit(self, table: int) -> None:
        """The table has so many players."""
        self.count.setSingleStep(table)

    def choose(self, games: int | None) -> None:
        """Shows an answer without a signal."""
        if games is None:
            self._choose(NO_END, None)
        elif games in LENGTHS:
            self._choose(LENGTHS.index(games), None)
        else:
            self._choose(OTHER, games)

    def suit_bierlachs(self, on: bool, usual: int | None) -> None:
        """A Bierlachs has no other end than its minus, unless somebody wants one; other lists have ``usual`` games."""
        if on or self.games is None:
            self.choose(None if on else usual)

    def change_table(self, table: int, *, goes_round: bool = False) -> None:
        """A full list stays full; another number stays as it was chosen.

        ``goes_round``: everybody has to deal equally often. Then a number that did so before and no longer does
        has as many rounds as before.
        """
        before, games = self.count.singleStep(), self.count.value()
        self.fit(table)
        if self.answers.index < OTHER:
            self.choose(SERIES_ROUNDS * table)
        elif goes_round and self.answers.index == OTHER and games % table and games % before == 0:
            self.choose(games // before * table)

    def write_words(self, words: SeriesWords, caption: str) -> None:
        """``caption`` says what is asked."""
        lengths = [words.length(games) for games in LENGTHS]
        #: length of a series: a number to be typed
        other = self.tr("Other")
        self.answers.show_words([*lengths, other, words.length(None)], caption)
        self.count.setAccessibleName(self.tr("Number of games"))

    def _needs_count(self) -> bool:
        return self.answers.index == OTHER
