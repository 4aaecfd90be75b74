"""The one dialog for a new list, and for what was agreed about one that is open."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from skatdesk.i18n.amounts import amount_text, typed_amount
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.notation.lists.players import wrong_name
from skatdesk.scoring.heads import ListHead, called_after
from skatdesk.scoring.names import double_name, one_line, told_apart
from skatdesk.scoring.rotation import agreed_anew, dealt_from, goes_round
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.dialogs.agreements import TABLES, Length, Scoring, Table
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.day_field import DayField
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import S1, S2
from skatdesk.ui.look.value_field import ValueField
from skatdesk.ui.scoresheet.name_field import NameField, room_for
from skatdesk.ui.scoresheet.rules_choice import RulesChoice
from skatdesk.ui.sentences.series_words import SeriesWords

_WIDTH = 760
_CURRENCIES = ("€", "$", "£", "CHF", "₺", "Rs")
_LONGEST_TITLE = 60


class ListDialog(Page):
    """Names and agreements of a list.

    Args:
        look: how it looks.
        head: the heading to start with.
        last: whose agreements are suggested: the list opened last, or the one to be changed; None: there is none.
        names: people known from other lists, the most frequent first.
        existing: whether that list itself is to be changed: then its table and its games stay.
        parent: the window it belongs to.

    Signals:
        answered(object, object): the ``ListHead`` and the ``ScoreList``.
    """

    answered = Signal(object, object)

    def __init__(
        self,
        look: Look,
        head: ListHead,
        last: ScoreList | None,
        names: Sequence[str],
        *,
        existing: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._heading = head
        self._existing = last if existing else None
        self._words = SeriesWords(self)
        self._touched = False
        called = (*(last.players if last is not None else ()), *[""] * max(TABLES))
        self.title, self.place, self.stake = TextField(head.title), TextField(head.place), ValueField()
        for field in (self.title, self.place):
            field.setMaxLength(room_for(field.text(), _LONGEST_TITLE))
        self.date = DayField()
        self.table = Table(look)
        self.players = [NameField(names, name) for name in called[: max(TABLES)]]
        self.dealer, self.rules, self.away = Choice(look), RulesChoice(look, self._words), Choice(look)
        self.scoring, self.length = Scoring(look), Length(look)
        self.currency = Choice(look, _CURRENCIES)
        self.cancel = Button(look)
        self.start = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self._build()
        self._suggest(last)
        self._connect()
        self._refresh_rows()
        self._write_words()
        first = next((field for field in self.players if field.isVisibleTo(self) and not field.text()), self.start)
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _build(self) -> None:
        self._rows = [QHBoxLayout() for _ in range(2)]
        players, stake = self._rows
        for field in self.players:
            players.addWidget(field, 1)
        stake.addWidget(self.stake, 1)
        stake.addWidget(self.currency)
        look = self._look
        self._title, self._place = Captioned(look, self.title), Captioned(look, self.place)
        self._date, self._table = Captioned(look, self.date), Captioned(look, self.table)
        self._players, self._dealer = Captioned(look, players), Captioned(look, self.dealer)
        self._rules, self._scoring = Captioned(look, self.rules), Captioned(look, self.scoring)
        self._length, self._stake = Captioned(look, self.length), Captioned(look, stake)
        self._away = Captioned(look, self.away)
        self._grid = QGridLayout()
        for column in range(2):
            self._grid.setColumnStretch(column, 1)
        for row, parts in enumerate(
            (
                (self._title, self._place),
                (self._date, self._table),
                (self._players,),
                (self._dealer, self._rules),
                (self._scoring,),
                (self._length,),
                (self._stake,),
            )
        ):
            for column, part in enumerate(parts):
                self._grid.addWidget(part, row, column, 1, 2 // len(parts) if part is not self._stake else 1)
        self._grid.addWidget(self._away, 1, 1)  # in place of the table, once four sit there
        self.body.addLayout(self._grid)
        self.add_button(self.cancel)
        self.add_button(self.start)
        self.start.setDefault(True)

    def _connect(self) -> None:
        self._look.changed.connect(self._refresh_rows)
        self.table.changed.connect(self._on_table)
        self.rules.taken.connect(self._on_rules)
        self.scoring.turned.connect(self._on_bierlachs)
        self.start.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        for field in (*self.players, self.stake):
            field.textChanged.connect(self._check)
        self.dealer.activated.connect(self._check)

    def _suggest(self, last: ScoreList | None) -> None:
        self.date.choose(self._heading.date)
        currency = self._heading.currency or QLocale().currencySymbol()
        if currency not in _CURRENCIES:
            self.currency.addItem(currency)
        self.currency.setCurrentText(currency)
        if last is None:
            self._follow_rules()
        else:
            self.table.seat(len(last.players))
            self.rules.show_rules(last.rules)
            self.scoring.choose(last.system, last.bierlachs_limit)
            self.length.choose(last.games)
            self.stake.setText(amount_text(last.stake))
        self._fit_table()
        self._name_dealers()
        existing = self._existing
        self.dealer.setCurrentIndex(0 if existing is None else existing.first_dealer)
        self._away.setVisible(existing is not None and len(existing.players) == max(TABLES))
        if existing is not None:
            self._table.setVisible(len(existing.players) < max(existing.rules.tables))
            self.dealer.setEnabled(goes_round(existing))
            self.rules.setEnabled(not existing.entries)
            self.away.setCurrentIndex(0 if existing.away is None else 1 + existing.away)

    # -------------------------------------------------------------- answers

    @property
    def obstacles(self) -> tuple[str, ...]:
        """Everything that is wrong, as it is said in its place."""
        return tuple(part.error for part in (self._players, self._dealer, self._stake) if part.error)

    @property
    def _ruleset(self) -> RuleSet:
        """The rules of a list that has begun are those it was begun with, whatever their profile became since."""
        existing = self._existing
        return existing.rules if existing is not None and existing.entries else self.rules.rules

    def _names(self) -> tuple[str, ...]:
        return tuple(one_line(field.text()) for field in self.players[: self.table.seats])

    def _score_list(self) -> ScoreList:
        agreed = ScoreList(
            self._names(),
            self._ruleset,
            self.scoring.system,
            self.dealer.currentIndex(),
            self.length.games,
            self.scoring.limit,
            typed_amount(self.stake.text()) or Decimal(0),
            away=self._who_is_away(),
        )
        return agreed if self._existing is None else agreed_anew(self._existing, agreed)

    def _at_this_table(self) -> ScoreList | None:
        """The existing list, with a place for the fourth who joins it now."""
        existing = self._existing
        joins = existing is not None and len(existing.players) < self.table.seats
        return existing.joined("") if existing is not None and joins else existing

    def _who_is_away(self) -> int | None:
        """The place that is not there from the next game on; asked in a list of four."""
        return self.away.currentIndex() - 1 if self.away.currentIndex() > 0 else None

    def _head(self) -> ListHead:
        """The heading; without money the currency is left as it was."""
        head, day = self._heading, self.date.iso
        currency = self.currency.currentText() if typed_amount(self.stake.text()) else head.currency
        title, place = one_line(self.title.text()), one_line(self.place.text())
        told = replace(head, title=title, place=place, date=day, currency=currency)
        return told if self._existing is None else called_after(told, self._existing.players, self._names())

    def _accept(self) -> None:
        self._touched = True
        self._check(asked=True)
        if not self.obstacles:
            head, score_list = self._head(), self._score_list()
            self.accept()
            self.answered.emit(head, score_list)
            return
        self._first_wrong().setFocus()

    def _first_wrong(self) -> QWidget:
        """The first field with something wrong in it."""
        if self._players.error:
            found = wrong_name(self._names())
            return self.players[0 if found is None else found[0]]
        return self.dealer if self._dealer.error else self.stake

    # -------------------------------------------------------------- what follows from what

    def _follow_rules(self) -> None:
        """The system, length and stake that these rules usually have; a stake that was typed stays."""
        rules = self._ruleset
        self.scoring.choose(rules.list_system, rules.bierlachs_limit)
        self.length.choose(rules.series_games(self.table.seats))
        if not self.stake.isModified():
            self.stake.setText(amount_text(Decimal(rules.money_stake)))

    def _on_table(self) -> None:
        self.length.change_table(self.table.seats)
        self._fit_table()
        self._check()
        if [bool(name) for name in self._names()] == [True, True, True, False]:
            self.players[-1].setFocus(Qt.FocusReason.OtherFocusReason)  # only he is missing

    def _on_bierlachs(self, on: bool) -> None:
        self.length.suit_bierlachs(on, self._ruleset.series_games(self.table.seats))

    def _on_rules(self) -> None:
        self._fit_table()
        self._follow_rules()
        self._check()

    def _fit_table(self) -> None:
        self.table.fit(self._ruleset.tables)
        self.length.fit(self.table.seats)
        for place, field in enumerate(self.players):
            field.setVisible(place < self.table.seats)

    def _name_dealers(self) -> None:
        """Who deals first and who is away is one of the players, by the names typed so far."""
        fields = self.players[: self.table.seats]
        names = [field.text().strip() or field.placeholderText() for field in fields]
        #: In a list of the players: all are there, nobody is away
        self.away.offer_words([self.tr("Nobody"), *names])
        before = self._at_this_table()
        came_later = before is not None and before.entries and before.entries[0].seating.away == len(names) - 1
        self.dealer.offer_words(names[:-1] if came_later else names)

    def _can_deal(self) -> bool:
        """Whether the games of the list can have been dealt from this player on."""
        before = self._at_this_table()
        return before is None or dealt_from(before, max(0, self.dealer.currentIndex())) is not None

    def _check(self, *, asked: bool = False) -> None:
        """Says what is wrong right below it; names that are missing once somebody wanted to go on (``asked``)."""
        self._name_dealers()
        names = self._names()
        double, error = double_name(names), ""
        if double is not None:
            error = self.tr("Two players are called {name}").format(name=isolate(double))
        elif self._touched and not all(map(told_apart, names)):
            error = self.tr("Every player needs a name")
        self._players.show_error(error, asked=asked)
        dealt = "" if self._can_deal() else self.tr("Somebody would have played while sitting out")
        self._dealer.show_error(dealt, asked=asked)
        example = isolate(amount_text(Decimal("0.01")))
        told = self.tr("The stake is an amount of money for one point, such as {example}").format(example=example)
        self._stake.show_error(told if typed_amount(self.stake.text()) is None else "", asked=asked)

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        #: Title of a dialog
        new, details = self.tr("New score list"), self.tr("Details of the list")
        self.show_title(new if self._existing is None else details)
        captions = (
            #: what a score list is called
            (self._title, self.tr("Title"), self.title),
            #: where people play
            (self._place, self.tr("Where"), self.place),
            (self._date, self.tr("Date"), self.date),
            #: how many play at the table
            (self._table, self.tr("Table"), self.table),
            (self._players, self.tr("Players, clockwise"), self.players[0]),
            (self._dealer, self.tr("Deals first"), self.dealer),
            (self._rules, self.tr("Rules"), self.rules),
            #: how a list counts: classic, Seeger-Fabian, Bierlachs
            (self._scoring, self.tr("Scoring"), self.scoring),
            #: how many games a list has
            (self._length, self.tr("Length"), self.length),
            #: money for one point
            (self._stake, self.tr("Stake for one point"), self.stake),
            #: at a table of four: the player who is not there from the next game on, or nobody
            (self._away, self.tr("Away from the next game on"), self.away),
        )
        for part, caption, field in captions:
            part.show_caption(caption)
            field.setAccessibleName(caption)
        #: shown in the empty field for a title
        self.title.setPlaceholderText(self.tr("Thursday round"))
        #: shown in the empty field for the place where people play; may stay empty
        self.place.setPlaceholderText(self.tr("may stay empty"))
        self.stake.setPlaceholderText(self.tr("no money"))
        #: pattern of a date in a field: d is the day, MMMM the month, yyyy the year; German "d. MMMM yyyy"
        day = self.tr("d MMMM yyyy")
        self.date.show_pattern(day, mirrored=self.isRightToLeft())
        for index, player in enumerate(self.players, 1):
            player.setPlaceholderText(self.tr("Player {k}").format(k=number(index)))
            player.setAccessibleName(player.placeholderText())
        self.table.show_words((self.tr("Three"), self.tr("Four")), self.tr("Table"))
        self.rules.write_words()
        dealers = self.tr("A game was dealt out of turn: every game keeps its dealer")
        kept = self.tr("The rules stay as they were at the first game")
        for choice, reason in ((self.dealer, dealers), (self.rules, kept)):
            told = "" if choice.isEnabled() else reason
            choice.setToolTip(tip(told))
            choice.setAccessibleDescription(told)
        self.scoring.write_words(self.tr("Scoring"))
        self.length.write_words(self._words, self.tr("Length"))
        #: for screen readers: the sign of the money people play for
        self.currency.setAccessibleName(self.tr("Currency"))
        self.cancel.setText(self.tr("Cancel"))
        #: button: begins a new score list
        begin = self.tr("Begin")
        #: button: keeps the changed details of a list
        keep = self.tr("Save")
        self.start.setText(begin if self._existing is None else keep)
        self._check()

    def _refresh_rows(self) -> None:
        px = self._look.px
        self._grid.setHorizontalSpacing(px(S2))
        self._grid.setVerticalSpacing(px(12))
        for row in self._rows:
            row.setSpacing(px(S1))
