"""The filters over the statistics: whose games, and which of them."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.store.statistics.people import Person
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.statistics.statistics import Choices, Known
from skatdesk.ui.charts.kept_filters import Days, KeptFilters, Period
from skatdesk.ui.charts.period_dialog import PeriodDialog
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.paint import plate
from skatdesk.ui.look.screens import room_on_screen
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import RADIUS, S1

_NARROWEST, _WIDEST = 76, 216
_SECOND_ROW = 4
"""The first filter of a second row."""
MOST_SITTINGS = 200
"""Lists and series offered one by one; earlier ones are found by their period."""


def _key(person: Person) -> tuple[str, str]:
    """What a person is called in every start of the program, also in another language or after a new name."""
    return person.written, person.computer


_OTHER_DAYS = object()
"""Stands in the list of periods for days that are to be asked for."""


class FilterChoice(Choice):
    """A drop-down list as wide as what is chosen; it stands out while it leaves games out, unless it is ``plain``."""

    def __init__(self, look: Look, *, plain: bool = False) -> None:
        super().__init__(look)
        self.values: tuple[object, ...] = ()
        self._plain = plain
        self.wanted: object = None
        """What somebody chose last; it is chosen again as soon as it is offered."""
        self.currentIndexChanged.connect(self._on_chosen)

    def offer(self, words: Sequence[tuple[object, str]]) -> None:
        """The values with their words, the first one for all; the one chosen stays, or comes back with its value."""
        if [*words] == [(value, self.itemText(at)) for at, value in enumerate(self.values)]:
            return  # who has the list open just now goes on choosing
        chosen = self.value
        with QSignalBlocker(self):  # nobody chooses
            self.clear()
            self.values = tuple(value for value, _ in words)
            self.addItems([word for _, word in words])
            kept = self.wanted if self.wanted in self.values else chosen
            self.setCurrentIndex(self.values.index(kept) if kept in self.values else 0)
        metrics = QFontMetricsF(self.font())
        longest = max((metrics.horizontalAdvance(word) for _, word in words), default=0.0)
        widest = room_on_screen(self).width()  # a list of another program may have any title
        self.view().setMinimumWidth(min(round(longest) + self._look.px(40), widest))
        self._on_index()

    @property
    def value(self) -> object:
        """What is chosen; None for all."""
        return self.values[self.currentIndex()] if 0 <= self.currentIndex() < len(self.values) else None

    def choose(self, value: object) -> None:
        """Chooses a value that is offered."""
        self.setCurrentIndex(self.values.index(value))

    def sizeHint(self) -> QSize:
        text = QFontMetricsF(self.font()).horizontalAdvance(self.currentText())
        width = round(text) + self._lead() + self._trail() + 2
        return QSize(min(width, self._look.px(_WIDEST)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._look.px(_NARROWEST), self.sizeHint().width()), super().sizeHint().height())

    def _on_chosen(self) -> None:
        self.wanted = self.value
        self._on_index()

    def _on_index(self) -> None:
        self.setToolTip(tip(self.currentText()))
        self.updateGeometry()
        self.update()

    def _paint_ground(self, painter: QPainter) -> tuple[str, str]:
        if self._plain or self.currentIndex() <= 0:
            return super()._paint_ground(painter)
        theme = self._look.theme
        weight = 2 if self.hasFocus() else 1
        radius = self._look.px(RADIUS)
        plate(painter, self.rect().toRectF(), theme.accent_soft, QColor(theme.accent), radius=radius, weight=weight)
        return theme.accent_text, theme.accent_text


class FilterBar(QWidget):
    """Whose games, period, list or series, played or entered, opponent, rule set, game.

    Signals:
        changed(): ask ``chosen`` again.
        playerChanged(): the games are another player's, so other lists and opponents are to be offered.
    """

    changed = Signal()
    playerChanged = Signal()

    def __init__(self, look: Look, words: ChartWords) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self._today = date.min
        self._days: Days | None = None
        self._period: object = None
        self._persons: dict[int, Person] = {}
        self._kept_player: tuple[str, ...] = ()
        self.player = FilterChoice(look, plain=True)
        filters = [FilterChoice(look) for _ in range(6)]
        self.period, self.sitting, self.source, self.opponent, self.rules, self.game = filters
        self.all = (self.player, *filters)
        """Every choice, that of the player first."""
        self._broken = False
        self._row, self._below = QHBoxLayout(), QHBoxLayout()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        for row in (self._row, self._below):
            self._rows.addLayout(row)
        for choice in self.all:
            self._row.addWidget(choice)
        self._below.addStretch(1)
        self.period.currentIndexChanged.connect(self._remember_period)
        self.period.activated.connect(self._on_period)
        for choice in self.all[2:]:
            choice.activated.connect(self.changed)
        self.player.activated.connect(self._on_player)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def row_width(self) -> int:
        """How wide it is in one row, px."""
        return sum(choice.sizeHint().width() for choice in self.all) + self._row.spacing() * (len(self.all) - 1)

    def fit(self, room: int) -> None:
        """In so much room, px: in large text the last ones may need a second row."""
        broken = self._look.enlarged and self.row_width > room
        if broken is self._broken:
            return
        self._broken = broken
        old, new = (self._row, self._below) if broken else (self._below, self._row)
        for at, choice in enumerate(self.all[_SECOND_ROW:]):
            old.removeWidget(choice)
            new.insertWidget(at if broken else _SECOND_ROW + at, choice)

    def offer_players(self, people: Sequence[Known]) -> None:
        """Whose games there are."""
        self._persons = {known.person.id: known.person for known in people}
        for person in self._persons.values():
            if self._kept_player == _key(person):
                self.player.wanted = person.id
                self._kept_player = ()
                break
        self.player.offer(list(self._words.names(known.person for known in people).items()))

    def offer(self, choices: Choices | None, today: date) -> None:
        """What the games of the player can be filtered by, in the language of the moment."""
        words = self._words
        self._today = today
        self.period.offer(self._periods())
        found = () if choices is None else choices.sittings[:MOST_SITTINGS]
        self.sitting.offer([(None, self.tr("All lists")), *((one.id, words.sitting(one)) for one in found)])
        self.source.offer(
            [
                #: filter: games played in this program as well as games written down
                (None, self.tr("Played and entered")),
                #: filter: only games played in this program
                (True, self.tr("Played here")),
                #: filter: only games with real cards, entered in a list
                (False, self.tr("Entered")),
            ]
        )
        opponents = () if choices is None else choices.opponents
        #: filter: whoever sat at the table
        anybody = self.tr("Any opponents")
        self.opponent.offer([(None, anybody), *self._words.names(known.person for known in opponents).items()])
        rules = () if choices is None else choices.rules
        self.rules.offer([(None, self.tr("All rule sets")), *((name, words.rules(name)) for name in rules)])
        games = [(game, words.label(game)) for game in (*DECLARABLE, Game.RAMSCH)]
        #: filter: whatever was played, clubs, Grand, Null …
        self.game.offer([(None, self.tr("All games")), *games])
        #: accessible name of a filter
        self.player.setAccessibleName(self.tr("Player"))
        #: accessible name of a filter
        self.period.setAccessibleName(self.tr("Period"))
        #: accessible name of a filter
        self.sitting.setAccessibleName(self.tr("List or series"))
        #: accessible name of a filter
        self.source.setAccessibleName(self.tr("Played or entered"))
        #: accessible name of a filter
        self.opponent.setAccessibleName(self.tr("Opponent"))
        #: accessible name of a filter
        self.rules.setAccessibleName(self.tr("Rule set"))
        #: accessible name of a filter
        self.game.setAccessibleName(self.tr("Type of game"))

    def _on_player(self) -> None:
        self._kept_player = ()
        self.playerChanged.emit()

    # -------------------------------------------------------------- from one start of the program to the next

    def bring_back(self, kept: KeptFilters) -> None:
        """Chooses what was chosen before, as far as it is still offered; to be called before anything is."""
        self._kept_player = kept.player
        self._period = kept.period
        self._days = kept.period if isinstance(kept.period, Days) else None
        self.period.wanted = kept.period
        self.source.wanted = kept.played
        self.rules.wanted = kept.rules

    @property
    def kept(self) -> KeptFilters:
        """What is to be brought back at the next start."""
        person = self._persons.get(self.player.value) if isinstance(self.player.value, int) else None
        period, played, rules = self.period.wanted, self.source.wanted, self.rules.wanted
        return KeptFilters(
            self._kept_player or (() if person is None else _key(person)),
            period if isinstance(period, Period | Days) else None,
            played if isinstance(played, bool) else None,
            rules if isinstance(rules, str) else None,
        )

    def _remember_period(self) -> None:
        if self.period.value is not _OTHER_DAYS:
            self._period = self.period.value

    def _on_period(self) -> None:
        if self.period.value is _OTHER_DAYS:
            self._ask_for_days()
        else:
            self.changed.emit()

    def _ask_for_days(self) -> None:
        """Until somebody has answered, the period stays what it was."""
        self.period.choose(self._period)
        since, until = self._since_and_until
        first_of_year = self._today.replace(month=1, day=1)
        dialog = PeriodDialog(self._look, since or first_of_year, until or self._today, self.window())
        dialog.chosen.connect(self.choose_days)
        dialog.open()

    def choose_days(self, since: date, until: date) -> None:
        """Only games from the one day to the other; this period is offered from then on."""
        self._days = Days(since, until)
        self.period.offer(self._periods())
        self.period.choose(self._days)
        self.changed.emit()

    def _periods(self) -> list[tuple[object, str]]:
        chosen = self._days
        days: list[tuple[object, str]] = []
        if chosen is not None:
            days.append((chosen, self._words.days(chosen.since, chosen.until)))
        return [
            #: filter: games of any time
            (None, self.tr("All time")),
            (Period.YEAR, self.tr("This year")),
            (Period.YEAR_BEFORE, self.tr("Last year")),
            (Period.DAYS_90, self.tr("Last 90 days")),
            (Period.DAYS_30, self.tr("Last 30 days")),
            *days,
            #: filter: opens a dialog for the first and the last day
            (_OTHER_DAYS, self.tr("Other days…")),
        ]

    @property
    def _since_and_until(self) -> tuple[date | None, date | None]:
        match self.period.value:
            case Period() as period:
                return period.days(self._today)
            case Days(since, until):
                return since, until
        return None, None

    @property
    def chosen(self) -> Filter | None:
        """The filter as it stands; None while there are no players."""
        player = self.player.value
        if not isinstance(player, int):
            return None
        since, until = self._since_and_until
        sitting, played, opponent = self.sitting.value, self.source.value, self.opponent.value
        rules, game = self.rules.value, self.game.value
        return Filter(
            player,
            since,
            until,
            sitting if isinstance(sitting, int) else None,
            played if isinstance(played, bool) else None,
            opponent if isinstance(opponent, int) else None,
            rules if isinstance(rules, str) else None,
            game if isinstance(game, Game) else None,
        )

    def reset(self) -> None:
        """All games of the player, also of what is not offered just now."""
        for choice in self.all[1:]:
            choice.wanted = None
            choice.setCurrentIndex(0)
        self.changed.emit()

    def _refresh(self) -> None:
        for layout in (self._row, self._below, self._rows):
            layout.setSpacing(self._look.px(S1))
