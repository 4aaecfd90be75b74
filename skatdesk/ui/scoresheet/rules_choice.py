"""By which rules a list is kept: those of a profile, or the players' own, asked for in a dialog of their own."""

from PySide6.QtCore import Signal

from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.theme import Look
from skatdesk.ui.sentences.series_words import OFFERED, SeriesWords

_OWN = len(OFFERED)  # the answer after the profiles


class RulesChoice(Choice):
    """The profiles, and the answer that opens the dialog with every switch.

    Signals:
        taken(): other rules hold, or the same were chosen anew.
    """

    taken = Signal()

    def __init__(self, look: Look, words: SeriesWords) -> None:
        super().__init__(look, ["" for _ in range(_OWN + 1)])
        self._words = words
        self._own: RuleSet | None = None
        self._answer = 0
        self.activated.connect(self._on_activated)

    @property
    def rules(self) -> RuleSet:
        """The rules that hold; while the dialog is open, those from which it starts."""
        return self._own if self._answer == _OWN and self._own is not None else OFFERED[self._answer]

    def show_rules(self, rules: RuleSet) -> None:
        """These rules hold."""
        names = [profile.name for profile in OFFERED]
        self._answer = names.index(rules.name) if rules.name in names else _OWN
        self._own = rules if self._answer == _OWN else self._own
        self.setCurrentIndex(self._answer)

    def write_words(self) -> None:
        """Writes all answers."""
        for index, rules in enumerate(OFFERED):
            self.setItemText(index, self._words.rules(rules)[0])
        #: choice of rules: opens a dialog with every switch
        self.setItemText(_OWN, self.tr("Own rules…"))

    def _on_activated(self, answer: int) -> None:
        if answer != _OWN:
            self._take(OFFERED[answer])
            return
        dialog = RulesDialog(self._look, self._own or self.rules, self.window())
        dialog.chosen.connect(self._take)
        dialog.rejected.connect(self._keep)
        dialog.open()

    def _take(self, rules: RuleSet) -> None:
        self.show_rules(rules)
        self.taken.emit()

    def _keep(self) -> None:
        self.setCurrentIndex(self._answer)
