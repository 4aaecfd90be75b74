"""Who else sits at the table: a name and a level for each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.joins import named
from skatdesk.i18n.numbers import number
from skatdesk.scoring.names import LONGEST_NAME, name_of, told_apart
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.sentences.series_words import OPPONENTS, SeriesWords

MOST = 3
_USUAL = "club"


class Opponents(QWidget):
    """Up to three, clockwise from the user's left.

    Signals:
        changed(): another name or level.
    """

    changed = Signal()

    def __init__(self, look: Look, words: SeriesWords) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self._given = [""] * MOST
        self.names = [TextField() for _ in range(MOST)]
        self.levels = [Choice(look, ["" for _ in OPPONENTS]) for _ in range(MOST)]
        self._seats = [QWidget() for _ in range(MOST)]
        self._columns: list[QVBoxLayout] = []
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for seat, name, level in zip(self._seats, self.names, self.levels, strict=True):
            name.setMaxLength(LONGEST_NAME)
            level.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            level.setCurrentIndex(OPPONENTS.index(_USUAL))
            column = QVBoxLayout(seat)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(name)
            column.addWidget(level)
            self._columns.append(column)
            row.addWidget(seat, 1)
            name.textChanged.connect(self.changed)
            level.activated.connect(self.changed)
        look.changed.connect(self._space)
        self._space()

    def show_size(self, size: int) -> None:
        """How many sit at the table, the user included."""
        for index, seat in enumerate(self._seats, 1):
            seat.setVisible(index < size)

    def suggest(self, players: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Who played last."""
        for level, player in zip(self.levels, players, strict=False):
            if player in OPPONENTS:
                level.setCurrentIndex(OPPONENTS.index(player))
        for field, name in zip(self.names, names, strict=False):
            field.setText(name)

    def players(self, size: int) -> tuple[str, ...]:
        """Names of the roster."""
        return tuple(OPPONENTS[level.currentIndex()] for level in self.levels[: size - 1])

    def called(self, size: int) -> tuple[str, ...]:
        """What they are called; where nothing is typed, the name shown in grey."""
        return tuple(name_of(field.text()) or field.placeholderText() for field in self.names[: size - 1])

    def typed(self, size: int) -> bool:
        """Whether the user has given a name to one of them."""
        return self.called(size) != tuple(self._given[: size - 1])

    def give_names(self, own: str) -> None:
        """Names for those who have none: their own, or from the language's list, but not the user's."""
        before, self._given = self._given, [self._words.own_name(player) for player in self.players(MOST + 1)]
        taken = {told_apart(name) for name in (own, *self._given)}
        free = [name for name in self._words.given_names() if told_apart(name) not in taken]
        for index, name in enumerate(self._given):
            if not name or name in self._given[:index] or told_apart(name) == told_apart(own):
                self._given[index] = free.pop(0)
        for field, old, name in zip(self.names, before, self._given, strict=True):
            field.setPlaceholderText(name)
            if field.text() == old != name:
                field.setText(name)

    def write_words(self, caption: str) -> None:
        """``caption`` says what is asked."""
        for index, (name, level) in enumerate(zip(self.names, self.levels, strict=True), 1):
            name.setAccessibleName(named(caption, number(index)))
            level.setAccessibleName(self.tr("Level of opponent {k}").format(k=number(index)))
            for item, player in enumerate(OPPONENTS):
                level.setItemText(item, self._words.player(player))

    def _space(self) -> None:
        self._row.setSpacing(self._look.px(S1))
        for column in self._columns:
            column.setSpacing(self._look.px(4))
