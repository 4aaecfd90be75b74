"""The dialog that says who is who: other names, and players who are the same person."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import listed
from skatdesk.i18n.sorting import by_name
from skatdesk.scoring.names import LONGEST_NAME, one_line, told_apart
from skatdesk.store.errors import StoreError
from skatdesk.store.statistics.people import MergeError, Person
from skatdesk.store.statistics.statistics import Statistics
from skatdesk.ui.charts.filter_bar import FilterChoice
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.troubles import Troubles

_WIDTH = 520


class PeopleDialog(Page):
    """Chooses a player; gives another name, merges the player into another one, or takes that back.

    Signals:
        changed(): the statistics are to be read again.
    """

    changed = Signal()

    def __init__(self, look: Look, words: ChartWords, statistics: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._words = words
        self._statistics = statistics
        self._troubles = Troubles(self)
        self._people: dict[int, Person] = {}
        self._names: dict[int, str] = {}
        self._ask = RichLine(look, ink="text2", wrap=True, even=True)
        self.player = FilterChoice(look, plain=True)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.rename = Button(look)
        self.into = FilterChoice(look, plain=True)
        self.merge = Button(look)
        self.merged = RichLine(look, ink="text2", wrap=True, even=True)
        self.part = Button(look)
        self.refusal = RichLine(look, ink="minus", wrap=True, even=True)
        self.close_ = Button(look, kind=Kind.PRIMARY)
        self.body.addWidget(self._ask)
        self.body.addWidget(self.player)
        rows = QGridLayout()
        rows.setColumnStretch(0, 1)
        for row, (field, button) in enumerate(
            ((self.name, self.rename), (self.into, self.merge), (self.merged, self.part))
        ):
            rows.addWidget(field, row, 0)
            rows.addWidget(button, row, 1)
            button.setAutoDefault(False)
        self.body.addLayout(rows)
        self.body.addWidget(self.refusal)
        self.add_button(self.close_)
        self.player.activated.connect(self._show_player)
        self.name.returnPressed.connect(self._rename)
        self.rename.clicked.connect(self._rename)
        self.merge.clicked.connect(self._merge)
        self.part.clicked.connect(self._part)
        self.close_.clicked.connect(self.close)
        self._read()
        self._write_words()

    # -------------------------------------------------------------- what is shown

    def _read(self) -> None:
        known = by_name(self._statistics.people(), lambda one: one.person.name)
        self._people = {one.person.id: one.person for one in known}
        self._names = self._words.names(self._people.values())
        games = {one.person.id: self._words.games(one.games) for one in known}
        self.player.offer([(player, f"{name} ({games[player]})") for player, name in self._names.items()])
        self._show_player()

    def _show_player(self) -> None:
        chosen = self.player.value
        person = self._people.get(chosen) if isinstance(chosen, int) else None
        self.refusal.hide()
        if person is None:
            return
        with QSignalBlocker(self.name):
            self.name.setText(person.name)
        others = by_name((other for other in self._people.values() if other.id != person.id), lambda one: one.name)
        self.into.offer([(other.id, self._names[other.id]) for other in others])
        self.merge.setEnabled(bool(self.into.values))
        try:
            names = self._statistics.merged(person.id)
        except StoreError as error:
            self._refuse(self._troubles.beside_games(error))
            return
        #: Names that were joined into one player; {names} is a list of them
        self.merged.show_text(self.tr("Also played as {names}").format(names=listed(map(isolate, names))))
        self.merged.setVisible(bool(names))
        self.part.setVisible(bool(names))

    # -------------------------------------------------------------- what is done

    def _rename(self) -> None:
        chosen, name = self.player.value, one_line(self.name.text())
        if not isinstance(chosen, int):
            return
        bare = told_apart(name)
        if not bare:
            self._show_player()  # nobody is called nothing: the name comes back
            return
        if any(told_apart(other.name) == bare and other.id != chosen for other in self._people.values()):
            self._refuse(self.tr("There is a player of this name. Merge the two if they are the same person"))
            return
        self._do(lambda: self._statistics.rename(chosen, name))

    def _merge(self) -> None:
        chosen, into = self.player.value, self.into.value
        if not isinstance(chosen, int) or not isinstance(into, int):
            return
        try:
            merged = self._do(lambda: self._statistics.merge(chosen, into))
        except MergeError:
            self._refuse(self.tr("These two sat at one table: they cannot be the same person"))
            return
        if merged:
            self.player.choose(into)  # of whom the other is a part now
            self._show_player()

    def _part(self) -> None:
        chosen = self.player.value
        if isinstance(chosen, int):
            self._do(lambda: self._statistics.part(chosen))

    def _do(self, change: Callable[[], None]) -> bool:
        """Whether it is done."""
        try:
            change()
        except StoreError as error:
            self._refuse(self._troubles.beside_games(error))
            return False
        self.changed.emit()
        self._read()
        return True

    def _refuse(self, sentence: str) -> None:
        self.refusal.show_text(sentence)
        self.refusal.show()

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        """Everything in the language of the moment."""
        self.show_title(self.tr("Players"))
        self._ask.show_text(self.tr("Names in the statistics; lists and series keep the names they were written with"))
        #: button: give the player this name
        self.rename.setText(self.tr("Rename"))
        #: button: this player is the same person as the other one
        self.merge.setText(self.tr("Merge"))
        #: button: the players are different persons again
        self.part.setText(self.tr("Separate"))
        #: button: close the dialog
        self.close_.setText(self.tr("Done"))
        self.player.setAccessibleName(self.tr("Player"))
        self.name.setAccessibleName(self.tr("New name"))
        self.into.setAccessibleName(self.tr("Merge into"))
