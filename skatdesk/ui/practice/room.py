"""Hint, demo and single deals: their commands, and the buttons on the line below the table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.dealing import Dealing, Origin
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.scoring.names import told_apart
from skatdesk.settings.options import LAST_NAMES, LAST_OPPONENTS, LAST_RULES
from skatdesk.settings.settings import Settings
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import GameStart
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from skatdesk.ui.games.records import to_play
from skatdesk.ui.look.tips import tip
from skatdesk.ui.main_window import MainWindow, MenuPart
from skatdesk.ui.panels.way_back import way_back
from skatdesk.ui.practice.action_button import ActionButton
from skatdesk.ui.practice.helper import Helper
from skatdesk.ui.sentences.series_words import SeriesWords
from skatdesk.ui.user import two_others, user_name


class PracticeRoom(QObject):
    """Everything that helps at the table, as far as it has a command.

    Args:
        window: has the menu and the table.
        desk: how things look and are called.
        settings: knows the user's name and how he played last.
        series: deals.
        helper: gives hints and plays the demo.
        parent: who owns it.

    Signals:
        editorRequested(): the user wants to choose the cards himself.
    """

    editorRequested = Signal()

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        series: SeriesEngine,
        helper: Helper,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._series = series
        self._words = SeriesWords(self)
        self._wanted, self._resting = True, False
        self.helper = helper
        self.hint, self.demo, self.leave = map(window.command, ("H", "D", "Esc"))
        self.demo.setCheckable(True)
        self.deal = window.command("Ctrl+D")
        self.hint.triggered.connect(helper.hint)
        self.demo.triggered.connect(helper.set_demo)
        self.deal.triggered.connect(self.ask_for_deal)
        helper.demoChanged.connect(self._on_demo)
        helper.wanted.connect(self._on_wanted)
        window.offer(MenuPart.ADVICE, (self.hint, self.demo, self.leave), at_table=True)
        window.offer(MenuPart.DEALS, (self.deal,))
        look, line = desk.look, window.table.status
        self.buttons = (
            ActionButton(look, self.demo, "play"),
            ActionButton(look, self.leave, "left", shy=True),
            ActionButton(look, self.hint, "hint"),
            ActionButton(look, window.undo, "undo", shy=True),
            ActionButton(look, window.last_trick, "last"),
            ActionButton(look, window.to_result, "end", shy=True),
        )
        for button in self.buttons:
            line.add_button(button)
        self.buttons[0].hide()
        series.dealStarted.connect(self._on_deal)
        series.practiceBegun.connect(self._price_help)
        window.retranslated.connect(self._write_words)
        self._write_words()

    @Slot()
    def ask_for_deal(self) -> None:
        """Asks which deal shall be played."""
        rules = self._settings.get(LAST_RULES)
        dialog = PlayDealDialog(self._desk.look, self._desk.namer, rules, parent=self._window)
        dialog.chosen.connect(self.play_deal)
        dialog.editorRequested.connect(self.editorRequested)
        dialog.open()

    @Slot(object, object, object)
    def play_deal(self, deal: Deal, seat: Seat, rules: RuleSet, origin: Origin = Origin.TABLE) -> None:
        """Deals these cards for practice; the others are those who played last."""
        own = user_name(self._settings)
        known = self._settings.get(LAST_NAMES) or self._words.given_names()
        left, right = two_others(own, (*known, *self._words.given_names()))
        names = BySeat("", "", "").replace(seat, own).replace(seat.next, left).replace(seat.previous, right)
        self.play(names, GameStart(deal, rules), seat, origin=origin)

    def play(
        self,
        names: BySeat[str],
        start: GameStart,
        seat: Seat,
        actions: Sequence[Action] = (),
        origin: Origin = Origin.TABLE,
    ) -> None:
        """Deals these cards for practice, after ``actions``; the user sits at ``seat``, the others keep their names.

        Whose chair the user has taken sits where he sat before.
        """
        opponents = self._settings.get(LAST_OPPONENTS)
        own = user_name(self._settings)
        called = told_apart(own)
        left = next((other for other in seat.others if told_apart(names[other]) == called), None)
        if left is not None:
            names = names.replace(left, names[seat])
        names = names.replace(seat, own)
        for other in seat.others:
            if told_apart(names[other]) in ("", called):
                names = names.replace(other, self._free_name(names))
        self._series.play_beside(to_play(names, start.rules, seat, own, opponents), start, actions, origin)
        self._window.show_table()

    def _free_name(self, names: BySeat[str]) -> str:
        taken = set(map(told_apart, names))
        return next(name for name in self._words.given_names() if told_apart(name) not in taken)

    # -------------------------------------------------------------- what is shown

    @Slot(bool)
    def let_hints_rest(self, resting: bool) -> None:
        """The first game has a hint of its own for every question, or is over."""
        self._resting = resting
        self._offer_help()

    @Slot(bool)
    def _on_wanted(self, wanted: bool) -> None:
        self._wanted = wanted
        self._offer_help()

    def _offer_help(self) -> None:
        self.hint.setEnabled(self._wanted and not self._resting)
        self.demo.setEnabled(self._wanted)

    @Slot(bool)
    def _on_demo(self, on: bool) -> None:
        self.demo.setChecked(on)
        if not on and self.buttons[0].hasFocus():  # it goes, and would hand the keys on to the hint beside it
            self._window.table.take_keyboard()
        self.buttons[0].setVisible(on)

    @Slot(object)
    def _on_deal(self, dealing: Dealing) -> None:
        self.leave.setEnabled(not dealing.counts)
        self.leave.setVisible(not dealing.counts)
        self._name_leaving()
        self._price_help()

    @Slot()
    def _price_help(self) -> None:
        """Says what help costs, unless the deal is practice already."""
        dealing = self._series.dealing
        free = dealing is not None and dealing.practice
        price = self.tr("With help this game becomes practice: it stays in the list, but not in the statistics")
        for command in (self.hint, self.demo):
            command.setToolTip("" if free else tip(price))

    def _name_leaving(self) -> None:
        #: command: ends a deal for practice before it is over, where nothing waits behind it
        self.leave.setText(way_back(self._series) or self.tr("Leave this deal"))

    @Slot()
    def _write_words(self) -> None:
        #: command and button: what a strong player would do
        self.hint.setText(self.tr("Hint"))
        #: command and button: the computer plays on for the user
        self.demo.setText(self.tr("Demo"))
        self._price_help()
        self.deal.setText(self.tr("Play a deal by its number…"))
        self._name_leaving()
