"""The one dialog before a series: who sits at the table, by which rules, how long, which deals."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.bidi import isolate
from skatdesk.scoring.names import LONGEST_NAME, double_name, name_of
from skatdesk.settings.options import (
    LAST_NAMES,
    LAST_OPPONENTS,
    LAST_PRACTICE,
    LAST_RULES,
    LAST_SEED,
    LAST_TABLE_SIZE,
    OWN_RULES,
    PLAYER_NAME,
)
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS
from skatdesk.ui.dialogs.agreements import Length, Scoring, Table
from skatdesk.ui.dialogs.deal_source import DealSource
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.opponents import Opponents
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.rules_dialog import OWN, RulesDialog, nearest_profile
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2, SMALL
from skatdesk.ui.sentences.list_systems import system_name
from skatdesk.ui.sentences.series_words import OFFERED, SeriesWords
from skatdesk.ui.user import nameless, own_name

_WIDTH = 800
_OWN = len(OFFERED)
"""The answer after the profiles: rules with switches of one's own."""


class NewSeriesDialog(Page):
    """Everything has a sensible answer already, the last one given: Enter starts.

    Args:
        look: how it looks.
        settings: knows the last answers and is told the new ones.
        new_seed: draws a series number.
        parent: the window it belongs to.
        under_way: a series is being played, which this one ends.

    Signals:
        setupChosen(object): the ``SeriesSetup`` to start with.
        oneDealRequested(): no series, but one deal by its number.
    """

    setupChosen = Signal(object)
    oneDealRequested = Signal()

    def __init__(
        self,
        look: Look,
        settings: Settings,
        new_seed: Callable[[], int],
        parent: QWidget | None = None,
        *,
        under_way: bool = False,
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._settings = settings
        self._words = SeriesWords(self)
        self._own_rules: RuleSet | None = None
        self._profile = 0
        last = settings.get(LAST_SEED)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.table = Table(look)
        self.others = Opponents(look, self._words)
        self.rules = OneOf(look, _OWN + 1)
        self.scoring = Scoring(look)
        self.length = Length(look)
        self.deals = DealSource(look, new_seed, last if last >= 0 else None)
        self.practice = QCheckBox()
        self.one_deal = Button(look, kind=Kind.GHOST, icon="cards")
        self.start = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.cancel = Button(look)
        self._rules_line = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self._deals_line = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        self.ending = RichLine(look, ink="text2", wrap=True, even=True)
        self.ending.setVisible(under_way)
        self._obstacle = RichLine(look, ink="minus", wrap=True, even=True)
        self._build()
        self._take_last_answers()
        self._connect()
        self._refresh_rows()
        self._write_words()
        (self.start if self.name.text() else self.name).setFocus(Qt.FocusReason.TabFocusReason)

    def _build(self) -> None:
        look = self._look
        grid = self._grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self._parts = (
            Captioned(look, self.name),
            Captioned(look, self.table),
            Captioned(look, self.others),
            Captioned(look, self.rules, about=self._rules_line),
            Captioned(look, self.length),
            Captioned(look, self.scoring),
            Captioned(look, self.deals, about=self._deals_line),
        )
        name, table, *others = self._parts
        grid.addWidget(name, 0, 0)
        grid.addWidget(table, 0, 1)
        for row, part in enumerate(others, 1):
            grid.addWidget(part, row, 0, 1, 2)
        self.body.addLayout(grid)
        self.body.addStretch(1)  # what wrapped lines might need besides parts no rows
        self.add_note(self.practice)
        self.add_note(self.ending)
        self.add_note(self._obstacle)
        self.add_button(self.one_deal, leading=True)
        self.add_button(self.cancel)
        self.add_button(self.start, default=True)

    def _connect(self) -> None:
        self._look.changed.connect(self._refresh_rows)
        self.table.changed.connect(self._on_table)
        self.rules.changed.connect(self._on_rules)
        self.scoring.turned.connect(self._on_bierlachs)
        for part in (self.others, self.length, self.scoring, self.deals):
            part.changed.connect(self._check)
        self.name.textChanged.connect(self._check)
        self.deals.changed.connect(self._tell_about_deals)
        self.deals.copy.clicked.connect(self._copy_invitation)
        self.start.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        self.one_deal.clicked.connect(self._on_one_deal)

    def _take_last_answers(self) -> None:
        settings, last, own = self._settings, self._settings.get(LAST_RULES), self._settings.get(OWN_RULES)
        self.name.setText(own_name(settings))
        known = [rules.name for rules in OFFERED]
        self._own_rules = own if own.name == OWN else None
        if last.name in known:
            self._profile = known.index(last.name)
        elif last.name == OWN:
            self._own_rules, self._profile = last, _OWN
        else:
            last = OFFERED[0]
        self.rules.choose(self._profile)
        self.table.seat(settings.get(LAST_TABLE_SIZE))
        self._fit_table()
        self.others.suggest(settings.get(LAST_OPPONENTS), settings.get(LAST_NAMES))
        self.length.choose(last.series_games(self.table.seats))
        self.scoring.choose(last.list_system, last.bierlachs_limit)
        self.practice.setChecked(settings.get(LAST_PRACTICE))

    # -------------------------------------------------------------- answers

    @property
    def _rules(self) -> RuleSet:
        if self.rules.index == _OWN and self._own_rules is not None:
            return self._own_rules
        return OFFERED[min(self.rules.index, _OWN - 1)]

    def _names(self) -> tuple[str, ...]:
        """Everybody at the table, clockwise; where nothing is typed, the name shown in grey."""
        return name_of(self.name.text()) or self.name.placeholderText(), *self.others.called(self.table.seats)

    @property
    def setup(self) -> SeriesSetup:
        """The series as answered so far."""
        rules = replace(
            self._rules,
            series_rounds=self.length.rounds(self.table.seats) or None,
            list_system=self.scoring.system,
            bierlachs_limit=self.scoring.limit,
        )
        size = self.table.seats
        players = (None, *self.others.players(size))
        dealer = 0 if size == len(SEATS) else size - 1  # at four he has no cards: not the user at once
        seed = self.deals.seed or 0
        return SeriesSetup(self._names(), players, rules, seed, dealer, practice=self.practice.isChecked())

    @property
    def obstacle(self) -> str:
        """What is in the way of starting, if anything."""
        return self._obstacle.text()

    def _on_table(self) -> None:
        self.length.change_table(self.table.seats, goes_round=True)
        self._fit_table()
        self._write_words()

    def _on_bierlachs(self, on: bool) -> None:
        self.length.suit_bierlachs(on, self._rules.series_games(self.table.seats))

    def _on_rules(self) -> None:
        """Every rule set has a length and a list of its own; the table may have to change."""
        if self.rules.index == _OWN:
            self._ask_for_rules()
            return
        self._profile = self.rules.index
        self._follow_rules()

    def _follow_rules(self) -> None:
        rules = self._rules
        self._fit_table()
        self.length.choose(rules.series_games(self.table.seats))
        self.scoring.choose(rules.list_system, rules.bierlachs_limit)
        self._write_words()

    def _ask_for_rules(self) -> None:
        rules = self._own_rules or OFFERED[min(self._profile, _OWN - 1)]
        dialog = RulesDialog(self._look, rules, self)
        dialog.chosen.connect(self._take_rules)
        dialog.rejected.connect(self._keep_rules)
        dialog.open()

    def _take_rules(self, rules: RuleSet) -> None:
        known = [profile.name for profile in OFFERED]
        self._own_rules = None if rules.name in known else rules
        self._profile = known.index(rules.name) if rules.name in known else _OWN
        self.rules.choose(self._profile)
        self._fit_table()
        self._write_words()

    def _keep_rules(self) -> None:
        self.rules.choose(self._profile)

    def _fit_table(self) -> None:
        self.table.fit(self._rules.tables)
        self.others.show_size(self.table.seats)
        self.length.fit(self.table.seats)

    def _accept(self) -> None:
        setup, settings = self.setup, self._settings
        self.accept()
        self.setupChosen.emit(setup)
        settings.set_all(
            (
                (PLAYER_NAME, name_of(self.name.text())),
                (LAST_TABLE_SIZE, self.table.seats),
                (LAST_OPPONENTS, self.others.players(self.table.seats)),
                (LAST_NAMES, setup.names[1:] if self.others.typed(self.table.seats) else ()),
                (LAST_RULES, setup.rules),
                (OWN_RULES, self._own_rules or settings.get(OWN_RULES)),
                (LAST_SEED, setup.seed),
                (LAST_PRACTICE, setup.practice),
            )
        )

    def _on_one_deal(self) -> None:
        self.reject()
        self.oneDealRequested.emit()

    def _copy_invitation(self) -> None:
        """Everything a friend needs to play the same series."""
        setup = self.setup
        #: an invitation to be sent to friends: {rules} "Official rules", {length} "36 games",
        #: {scoring} "Seeger-Fabian"; {number} fixes the deals
        text = self.tr("Skatdesk, series number {number}: {rules}, {length}, {scoring}, {players} players")
        QGuiApplication.clipboard().setText(
            text.format(
                number=setup.seed,
                rules=self._rules_name(),
                length=self._words.length(setup.rules.series_games(self.table.seats)),
                scoring=system_name(setup.rules.list_system, setup.rules.bierlachs_limit),
                players=self.table.seats,
            )
        )
        self._deals_line.show_text(self.tr("Copied: whoever begins with this number gets the same deals"))

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        self.show_title(self.tr("New series"))
        captions = (
            self.tr("Your name"),
            #: how many play at the table
            self.tr("Table"),
            self.tr("Opponents, clockwise from your left"),
            self.tr("Rules"),
            #: how many games a series has
            self.tr("Length"),
            #: how a list counts: classic, Seeger-Fabian, Bierlachs
            self.tr("Scoring"),
            #: where the deals of a series come from
            self.tr("Deals"),
        )
        for part, caption in zip(self._parts, captions, strict=True):
            part.show_caption(caption)
        _, table, opponents, rules, length, scoring, deals = captions
        self.name.setPlaceholderText(nameless())
        self.name.setAccessibleName(captions[0])
        self.table.show_words((self.tr("Three"), self.tr("Four")), table)
        self.others.write_words(opponents)
        #: choice of rules: opens a dialog with every switch
        own = self.tr("Own rules…")
        self.rules.show_words([*(self._words.rules(one)[0] for one in OFFERED), own], rules)
        self._rules_line.show_text(self._about_rules())
        self.length.write_words(self._words, length)
        self.scoring.write_words(scoring)
        self.deals.write_words(deals)
        self._tell_about_deals()
        self.deals.number.setAccessibleDescription(self._deals_line.text())
        #: switch: a series with help
        self.practice.setText(self.tr("For practice: with hints and taking back, outside the statistics"))
        self.ending.show_text(self.tr("Starting ends the series you are playing"))
        self.one_deal.setText(self.tr("One deal by its number…"))
        self.cancel.setText(self.tr("Cancel"))
        #: button: begins the series
        self.start.setText(self.tr("Start"))
        self._check()

    def _tell_about_deals(self) -> None:
        self._deals_line.show_text(self.tr("The same number deals the same cards: share it and compare your lists"))

    def _rules_name(self) -> str:
        if self.rules.index == _OWN:
            return self.tr("Own rules")
        return self._words.rules(self._rules)[0]

    def _about_rules(self) -> str:
        """What is special about the rules chosen."""
        if self.rules.index != _OWN or self._own_rules is None:
            return self._words.rules(self._rules)[1]
        nearest, changes = nearest_profile(self._own_rules)
        name = isolate(self._words.rules(OFFERED[nearest])[0])
        #: {rules} is the name of a rule set: "Pub rules"
        return self.tr("{rules}, but for %n switch(es)", "", changes).format(rules=name)

    def _check(self) -> None:
        """Says what is in the way of starting, if anything."""
        self.others.give_names(name_of(self.name.text()))
        double = double_name(self._names())
        if double is not None:
            obstacle = self.tr("Two players are called {name}").format(name=isolate(double))
        elif self.deals.seed is None:
            obstacle = self.tr("Type a series number, or draw one")
        else:
            obstacle = self.length.obstacle(self.table.seats)
        self._obstacle.show_text(obstacle)
        self._obstacle.setVisible(bool(obstacle))
        self.start.setEnabled(not obstacle)

    def _refresh_rows(self) -> None:
        px = self._look.px
        self._grid.setHorizontalSpacing(px(S2))
        self._grid.setVerticalSpacing(px(10))
