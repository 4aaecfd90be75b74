"""What may be said besides playing a card: Kontra, and a defender's announcements."""

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.joins import listed
from skatdesk.skat.actions import Action, AnnounceDefence, Kontra, Play
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.table.table_widget import TableWidget


class SayButtons(QObject):
    """Buttons on the bottom line, there as long as the words may be said.

    Signals:
        actionChosen(object): the ``Action`` said, one of those offered.
    """

    actionChosen = Signal(object)

    def __init__(self, desk: Desk, table: TableWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._offered: dict[Button, Action] = {}
        self.kontra, self.schneider, self.schwarz = (Button(desk.look, kind=Kind.ON) for _ in range(3))
        self.kontra.set_key("K")
        for button in (self.kontra, self.schneider, self.schwarz):
            table.status.add_button(button)
            button.hide()
            button.clicked.connect(self._on_clicked)
        table.retranslated.connect(self._write_words)
        desk.namer.changed.connect(self._write_words)

    def offer(self, options: tuple[Action, ...]) -> None:
        """Shows the buttons of what is among the options beside playing a card."""
        self._offered.clear()
        if any(isinstance(option, Play) for option in options):
            for option in options:
                if isinstance(option, Kontra):
                    self._offered[self.kontra] = option
                elif isinstance(option, AnnounceDefence):
                    self._offered[self.schwarz if option.schwarz else self.schneider] = option
        for button in (self.kontra, self.schneider, self.schwarz):
            button.setVisible(button in self._offered)
        self._write_words()

    @property
    def spoken(self) -> str:
        """What a screen reader says of the buttons, which take no focus by themselves; empty where there are none."""
        terms = {self.kontra: Term.KONTRA, self.schneider: Term.SCHNEIDER, self.schwarz: Term.SCHWARZ}
        words = listed(self._desk.namer.term(term) for button, term in terms.items() if button in self._offered)
        #: {words} are Kontra, Schneider, Schwarz or some of them, which may be said beside playing a card
        return self.tr("You can also say: {words}").format(words=words) if words else ""

    def button_for(self, action: Action) -> Button | None:
        """The button that says this, if it is on offer."""
        return next((button for button, offered in self._offered.items() if offered == action), None)

    @Slot()
    def _write_words(self) -> None:
        term = self._desk.namer.term
        self.kontra.setText(term(Term.KONTRA))
        #: Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)
        pattern = self.tr("Announce {level}")
        self.schneider.setText(pattern.format(level=isolate(term(Term.SCHNEIDER))))
        self.schwarz.setText(pattern.format(level=isolate(term(Term.SCHWARZ))))

    @Slot()
    def _on_clicked(self) -> None:
        action = next((action for button, action in self._offered.items() if button is self.sender()), None)
        if action is not None:
            self._offered.clear()
            self.actionChosen.emit(action)
