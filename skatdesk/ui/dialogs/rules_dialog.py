"""Every switch of a rule set."""

from dataclasses import fields, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.rule_controls import ChoiceControl, EventsControl, RuleControl, control_for
from skatdesk.ui.dialogs.rule_words import ASKED_ELSEWHERE, GROUPS, RuleWords, meaningless
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.tabs import Tabs
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.sentences.series_words import OFFERED, SeriesWords

_WIDTH, _CONTROLS = 800, 440
OWN = "custom"
"""The name of a rule set that is no profile."""


class RulesDialog(Page):
    """Starts from a rule set; those of the profiles can be taken over with one click.

    Signals:
        chosen(object): the ``RuleSet``; a profile where nothing differs from it.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._words = RuleWords(self)
        self._series_words = SeriesWords(self)
        self._rules = rules
        self.profiles = OneOf(look, len(OFFERED))
        self.tabs = Tabs(look)
        self._ground = QWidget()
        self._stack = QStackedLayout(self._ground)
        self.controls: dict[str, RuleControl] = {}
        self._columns: list[QVBoxLayout] = []
        self._caption = RichLine(look, size=SMALL, ink="text2", bold=True)
        self._about = QStackedLayout()  # as high as the longest of its lines, so that none makes the dialog jump
        self._lines = [RichLine(look, size=SMALL, ink="text2", wrap=True, even=True) for _ in (*OFFERED, OWN)]
        self._obstacle = RichLine(look, ink="minus", wrap=True, even=True)
        self.cancel = Button(look)
        self.take = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self._build()
        self._show(rules)
        look.changed.connect(self._space)
        self._space()
        self._write_words()

    def _build(self) -> None:
        for group in GROUPS.values():
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            for switch in group:
                control = self.controls[switch] = control_for(self._look, switch)
                column.addWidget(control)
                control.changed.connect(self._check)
            column.addStretch(1)
            self._columns.append(column)
            self._stack.addWidget(page)
            self.tabs.addTab("")
        about = QWidget()
        about.setLayout(self._about)
        for line in self._lines:
            self._about.addWidget(line)
        for part in (self._caption, self.profiles, about, self.tabs, self._ground):
            self.body.addWidget(part)
        self.add_note(self._obstacle)
        self.profiles.changed.connect(self._on_profile)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self.add_button(self.cancel)
        self.add_button(self.take, default=True)
        self.take.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)

    # -------------------------------------------------------------- answers

    @property
    def rules(self) -> RuleSet:
        """The rule set as chosen so far; under the name of the profile it is equal to, if there is one."""
        values = {switch: control.value for switch, control in self.controls.items() if control.value is not None}
        if values["kontra"] == "off":
            values["kontra_levels"] = 0
        elif values["kontra_levels"] == 0:
            values["kontra_levels"] = 1
        own = replace(self._rules, **values)  # type: ignore[arg-type]  # the controls have the kinds of the switches
        profile = next((profile for profile in OFFERED if not differing(own, profile)), None)
        return replace(own, name=OWN if profile is None else profile.name)

    def _show(self, rules: RuleSet) -> None:
        for switch, control in self.controls.items():
            control.show_value(getattr(rules, switch))

    def _on_profile(self) -> None:
        profile = OFFERED[self.profiles.index]
        kept = {switch: getattr(self._rules, switch) for switch in ASKED_ELSEWHERE if switch != "tables"}
        self._rules = replace(profile, **kept)
        self._show(profile)
        self._check()

    def _accept(self) -> None:
        rules = self.rules
        self.accept()
        self.chosen.emit(rules)

    # -------------------------------------------------------------- what follows from what

    def _check(self) -> None:
        rules, controls = self.rules, self.controls
        doubling, idle = rules.kontra != "off", meaningless(rules)
        for switch, control in controls.items():
            control.setEnabled(switch not in idle)
        events = controls["bock_events"]
        assert isinstance(events, EventsControl)
        re = doubling and rules.kontra_levels > 1
        events.offer({"passed_in": rules.all_pass != "ramsch", "lost_kontra": doubling, "kontra_re": re})
        levels = controls["kontra_levels"]
        assert isinstance(levels, ChoiceControl)
        levels.offer(0, possible=not doubling)
        if doubling:
            levels.show_value(rules.kontra_levels)
        self._mark_profile(rules)
        wrong = controls["money_stake"].value is None
        self._obstacle.show_text(self.tr("The stake is an amount of money for one point") if wrong else "")
        self._obstacle.setVisible(wrong)
        self.take.setEnabled(not wrong)

    def _mark_profile(self, rules: RuleSet) -> None:
        """Which profile this is, or how far it is from the nearest."""
        nearest, changes = nearest_profile(rules)
        self.profiles.choose(nearest)
        #: Under the choice of a rule set: how many switches are set differently from it
        self._lines[-1].show_text(self.tr("%n switch(es) differ from these rules", "", changes))
        self._about.setCurrentWidget(self._lines[-1 if changes else nearest])

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        self.show_title(self.tr("Rules"))
        #: before a choice of rule sets to begin with
        self._caption.show_text(self.tr("Start from"))
        self.profiles.show_words([self._series_words.rules(rules)[0] for rules in OFFERED], self._caption.text())
        for rules, line in zip(OFFERED, self._lines, strict=False):
            line.show_text(self._series_words.rules(rules)[1])
        for index, title in enumerate(self._words.groups()):
            self.tabs.setTabText(index, title)
        for control in self.controls.values():
            control.write_words(self._words)
        self.cancel.setText(self.tr("Cancel"))
        #: button: plays by these rules
        self.take.setText(self.tr("Use these rules"))
        self._check()

    def _space(self) -> None:
        for column in self._columns:
            column.setSpacing(self._look.px(S1))
        for control in self.controls.values():
            control.align(self._look.px(_CONTROLS))


def nearest_profile(rules: RuleSet) -> tuple[int, int]:
    """The place among those ``OFFERED`` of the profile nearest to these rules, and in how many switches they differ."""
    changes = [len(differing(rules, profile)) for profile in OFFERED]
    least = min(changes)
    return changes.index(least), least


def differing(rules: RuleSet, other: RuleSet) -> list[str]:
    """The switches of the dialog in which two rule sets differ."""
    names = (field.name for field in fields(RuleSet) if field.name not in ASKED_ELSEWHERE)
    return [name for name in names if getattr(rules, name) != getattr(other, name)]
