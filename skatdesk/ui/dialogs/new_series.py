"""The one dialog before a series: who sits at the table, by which rules, how long, which deals."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from skatdesk.engine.series_engine import SeriesSetup
from skatdesk.i18n.bidi import isolate
from skatdesk.settings.options import LAST_NAMES, LAST_OPPONENTS, LAST_RULES, LAST_TABLE_SIZE, PLAYER_NAME
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.series_words import OFFERED, SeriesWords
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S2, SMALL

_WIDTH = 720
_TABLES = (3, 4)
_SHORT_GAMES, _FULL_ROUNDS = 12, 12
_OPPONENT = "rules"
"""The one player of the roster that plays well enough to be offered."""
_DIGITS = 18
"""A series number has at most so many, that it fits where games are kept."""


class NewSeriesDialog(Page):
    """Everything has a sensible answer already, the last one given: Enter starts.

    Args:
        look: how it looks.
        settings: knows the last answers and is told the new ones.
        new_seed: draws a series number.
        parent: the window it belongs to.

    Signals:
        accepted_setup(object): the ``SeriesSetup`` to start with.
    """

    accepted_setup = Signal(object)

    def __init__(
        self, look: Look, settings: Settings, new_seed: Callable[[], int], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._settings = settings
        self._new_seed = new_seed
        self._words = SeriesWords(self)
        self._given: list[str] = [""] * (max(_TABLES) - 1)
        self._captions: list[RichLine] = []
        self._rows: list[QBoxLayout] = []
        self.name = QLineEdit()
        self.table = OneOf(look, len(_TABLES))
        self.opponents = [QLineEdit() for _ in range(max(_TABLES) - 1)]
        self.rules = OneOf(look, len(OFFERED), stacked=True)
        self.length = OneOf(look, 3)
        self.number = QLineEdit()
        self.draw = Button(look, icon="again")
        self.start = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.cancel = Button(look)
        self._number_line = RichLine(look, size=SMALL, ink="text2", wrap=True)
        self._opponents_line = RichLine(look, size=SMALL, ink="text2", wrap=True)
        self._obstacle = RichLine(look, ink="minus", wrap=True)
        self._build()
        self._take_last_answers()
        self._connect()
        self._refresh_rows()
        self.write_words()
        (self.start if self.name.text() else self.name).setFocus(Qt.FocusReason.TabFocusReason)

    def _build(self) -> None:
        for field in (self.name, *self.opponents):
            field.setMaxLength(PLAYER_NAME.longest)
        digits = QRegularExpression(rf"(\s*\d){{0,{_DIGITS}}}\s*", _UNICODE)
        self.number.setValidator(QRegularExpressionValidator(digits, self))
        self.draw.setAutoDefault(False)
        opponents, number = QHBoxLayout(), QHBoxLayout()
        for field in self.opponents:
            opponents.addWidget(field, 1)
        number.addWidget(self.number, 1)
        number.addWidget(self.draw)
        self._rows += [opponents, number]
        grid = QGridLayout()
        self._grid = grid
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.addLayout(self._captioned(self.name), 0, 0)
        grid.addLayout(self._captioned(self.table), 0, 1)
        grid.addLayout(self._captioned(opponents, self._opponents_line), 1, 0, 1, 2)
        grid.addLayout(self._captioned(self.rules), 2, 0, 1, 2)
        grid.addLayout(self._captioned(self.length), 3, 0)
        grid.addLayout(self._captioned(number, self._number_line), 3, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self._obstacle)
        self.add_button(self.cancel)
        self.add_button(self.start)
        self.start.setDefault(True)

    def _captioned(self, what: QWidget | QHBoxLayout, line: RichLine | None = None) -> QVBoxLayout:
        """A part of the dialog under its caption, with a line of explanation below."""
        caption = RichLine(self._look, size=SMALL, ink="text2", bold=True)
        self._captions.append(caption)
        column = QVBoxLayout()
        column.addWidget(caption)
        if isinstance(what, QWidget):
            caption.setBuddy(what)
            column.addWidget(what)
        else:
            column.addLayout(what)
        if line is not None:
            column.addWidget(line)
        column.addStretch(1)
        self._rows.append(column)
        return column

    def _connect(self) -> None:
        self._look.changed.connect(self._refresh_rows)
        self.table.changed.connect(self._on_table)
        self.rules.changed.connect(self._on_rules)
        self.draw.clicked.connect(self._draw)
        self.start.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        for field in (self.name, self.number, *self.opponents):
            field.textChanged.connect(self._check)

    def _take_last_answers(self) -> None:
        settings, last = self._settings, self._settings.get(LAST_RULES)
        self.name.setText(settings.get(PLAYER_NAME).strip())
        known = [rules.name for rules in OFFERED]
        self.rules.choose(known.index(last.name) if last.name in known else 0)
        self.table.choose(_TABLES.index(settings.get(LAST_TABLE_SIZE)))
        self._fit_table()
        names = settings.get(LAST_NAMES)
        for field, name in zip(self.opponents, names, strict=False):
            field.setText(name)
        lengths = self._lengths()
        rounds = last.series_rounds if last.series_rounds in lengths else self._rules.series_rounds
        self.length.choose(lengths.index(rounds))
        self._draw()

    # -------------------------------------------------------------- answers

    @property
    def _rules(self) -> RuleSet:
        return OFFERED[self.rules.index]

    @property
    def _size(self) -> int:
        return _TABLES[self.table.index]

    def _lengths(self) -> tuple[int | None, ...]:
        """Rounds of a short series, of a full one, and of one without end."""
        return _SHORT_GAMES // self._size, _FULL_ROUNDS, None

    def _names(self) -> tuple[str, ...]:
        """Everybody at the table, clockwise; where nothing is typed, the name shown in grey."""
        fields = (self.name, *self.opponents[: self._size - 1])
        return tuple(field.text().strip() or field.placeholderText() for field in fields)

    @property
    def setup(self) -> SeriesSetup:
        """The series as answered so far."""
        rules = replace(self._rules, series_rounds=self._lengths()[self.length.index])
        players = (None, *(_OPPONENT for _ in range(self._size - 1)))
        return SeriesSetup(self._names(), players, rules, self._seed() or 0)

    @property
    def obstacle(self) -> str:
        """What is in the way of starting, if anything."""
        return self._obstacle.text()

    def _seed(self) -> int | None:
        figures = "".join(self.number.text().split())
        return int(figures) if figures else None

    def _draw(self) -> None:
        self.number.setText(str(self._new_seed()))

    def _on_table(self) -> None:
        self._fit_table()
        self.write_words()

    def _on_rules(self) -> None:
        """Every rule set has a length of its own; the table may have to change."""
        self._fit_table()
        self.length.choose(self._lengths().index(self._rules.series_rounds))
        self.write_words()

    def _fit_table(self) -> None:
        for size, answer in zip(_TABLES, self.table.answers, strict=True):
            answer.setEnabled(size in self._rules.tables)
        if self._size not in self._rules.tables:
            self.table.choose(_TABLES.index(self._rules.tables[0]))
        for place, field in enumerate(self.opponents, 1):
            field.setVisible(place < self._size)

    def _accept(self) -> None:
        setup = self.setup
        self.accept()
        self.accepted_setup.emit(setup)
        self._settings.set(PLAYER_NAME, self.name.text().strip())
        self._settings.set(LAST_TABLE_SIZE, self._size)
        self._settings.set(LAST_OPPONENTS, tuple(name for name in setup.players if name is not None))
        typed = setup.names[1:] != tuple(self._given[: self._size - 1])
        self._settings.set(LAST_NAMES, setup.names[1:] if typed else ())
        self._settings.set(LAST_RULES, setup.rules)

    # -------------------------------------------------------------- words

    def write_words(self) -> None:
        """See ``Page``."""
        self.show_title(self.tr("New series"))
        captions = (
            self.tr("Your name"),
            #: how many play at the table
            self.tr("Table"),
            self.tr("Opponents, clockwise from your left"),
            self.tr("Rules"),
            #: how many games a series has
            self.tr("Length"),
            #: a number that fixes all deals of a series
            self.tr("Series number"),
        )
        for caption, text in zip(self._captions, captions, strict=True):
            caption.show_text(text)
        _, table, opponents, _, length, number = captions
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        for field in (self.name, self.number, *self.opponents):
            # left to itself, a field follows the language of the keyboard
            field.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
        #: name of the user at the table and on the list, when no other is typed
        self.name.setPlaceholderText(self.tr("You"))
        self.name.setAccessibleName(captions[0])
        self.table.show_words((self.tr("Three"), self.tr("Four")), table)
        self._opponents_line.show_text(self.tr("Computer players who bid and play by the usual maxims"))
        for index, field in enumerate(self.opponents, 1):
            field.setAccessibleName(f"{opponents}: {index}")
        for rules, answer in zip(OFFERED, self.rules.answers, strict=True):
            answer.show_words(*self._words.rules(rules))
        games = [None if rounds is None else rounds * self._size for rounds in self._lengths()]
        self.length.show_words([self._words.length(count) for count in games], length)
        self.number.setAccessibleName(number)
        self._number_line.show_text(self.tr("The same number deals the same cards: share it and compare your lists"))
        self.number.setAccessibleDescription(self._number_line.text())
        self.draw.setToolTip(self.tr("Draw another number"))
        self.draw.setAccessibleName(self.draw.toolTip())
        self.cancel.setText(self.tr("Cancel"))
        #: button: begins the series
        self.start.setText(self.tr("Start"))
        self._check()

    def _name_opponents(self) -> None:
        """Names from the language's list, but for the user's own and where another was typed."""
        own = self.name.text().strip().casefold()
        names = [name for name in self._words.given_names() if name.casefold() != own]
        before, self._given = self._given, names[: len(self.opponents)]
        for field, old, name in zip(self.opponents, before, self._given, strict=True):
            field.setPlaceholderText(name)
            if field.text() == old != name:
                field.setText(name)

    def _check(self) -> None:
        """Says what is in the way of starting, if anything."""
        self._name_opponents()
        names = self._names()
        folded = [name.casefold() for name in names]
        double = [name for name in names if folded.count(name.casefold()) > 1]
        if double:
            obstacle = self.tr("Two players are called {name}").format(name=isolate(double[0]))
        elif self._seed() is None:
            obstacle = self.tr("Type a series number, or draw one")
        else:
            obstacle = ""
        self._obstacle.show_text(obstacle)
        self._obstacle.setVisible(bool(obstacle))
        self.start.setEnabled(not obstacle)

    def _refresh_rows(self) -> None:
        px = self._look.px
        self._grid.setHorizontalSpacing(px(S2))
        self._grid.setVerticalSpacing(px(12))
        for row in self._rows:
            row.setSpacing(px(S1) if isinstance(row, QHBoxLayout) else px(4))


_UNICODE = QRegularExpression.PatternOption.UseUnicodePropertiesOption
