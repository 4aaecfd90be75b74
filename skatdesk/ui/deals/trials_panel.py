"""Plays the deal: the user from one of the seats, or computer players a hundred times."""

import logging
from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy

from skatdesk.coach.spread import spread_of
from skatdesk.engine.trials import Trials
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.players.levels import LEVELS
from skatdesk.players.solver.warming import is_warm
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import REARHAND, SEATS, Seat
from skatdesk.skat.states import Finished, GameStart
from skatdesk.ui.chance import new_seed
from skatdesk.ui.deals.draft import Draft
from skatdesk.ui.deals.spread_view import SpreadView
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.sentences.series_words import SeriesWords

GAMES = 100
OFFERED: tuple[str, ...] = tuple(reversed(LEVELS))
"""Who may play the deal, the best first."""


class TrialsPanel(Translated, Panel):
    """What can be done with a deal that is complete.

    Args:
        desk: how things look and are called.
        draft: the deal.
        trials: plays it again and again.
        rules: the rules in use.
        seed: gives a new number for each hundred games.

    Signals:
        playRequested(object, object): the ``Deal`` and the user's ``Seat``.
    """

    playRequested = Signal(object, object)

    def __init__(
        self,
        desk: Desk,
        draft: Draft,
        trials: Trials,
        rules: Callable[[], RuleSet],
        seed: Callable[[], int] = new_seed,
    ) -> None:
        super().__init__(desk.look, soft=True)
        self._desk = desk
        self._draft = draft
        self._trials = trials
        self._rules = rules
        self._seed = seed
        self._series_words = SeriesWords(self)
        self._ends: list[Finished] = []
        self._of: Deal | None = None
        self._failed = False
        self.seat = OneOf(desk.look, len(SEATS))
        self.play = Button(desk.look, kind=Kind.PRIMARY, icon="play")
        self.player = Choice(desk.look, [""] * len(OFFERED))
        self.player.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.run = Button(desk.look)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, GAMES)
        self.told = RichLine(desk.look, size=SMALL, ink="text2", wrap=True)
        self.view = SpreadView(desk)
        self._seats, self._players = QHBoxLayout(), QHBoxLayout()
        self._seats.addWidget(self.seat, 1)
        self._seats.addWidget(self.play)
        self._players.addWidget(self.player, 1)
        self._players.addWidget(self.run)
        self.body.addLayout(self._seats)
        self.body.addLayout(self._players)
        self.body.addWidget(self.progress)
        self.body.addWidget(self.told)
        self.body.addWidget(self.view)
        self.progress.hide()
        self.seat.choose(0)
        self.play.clicked.connect(self._on_play)
        self.run.clicked.connect(self.toggle_trials)
        trials.stepped.connect(self._on_played)
        trials.ended.connect(self._show_state)
        trials.failed.connect(self._on_failed)
        draft.changed.connect(self._on_draft)
        desk.namer.changed.connect(self._write_words)
        desk.look.changed.connect(self._respace)
        self._write_words()
        self._on_draft()
        self._respace()

    # -------------------------------------------------------------- playing

    @Slot()
    def _on_play(self) -> None:
        deal = self._draft.deal
        seat: Seat = SEATS[self.seat.index]
        if deal is not None:
            self.playRequested.emit(deal, seat)

    @Slot()
    def toggle_trials(self) -> None:
        """Lets computer players play the deal, or stops them; what they have played stays."""
        deal = self._draft.deal
        if self._trials.running:
            self._trials.stop()
        elif deal is not None:
            self._ends, self._failed = [], False
            self._of = deal
            self.view.show_spread(None)
            player = OFFERED[self.player.currentIndex()]
            self._trials.begin(GameStart(deal, self._rules()), player, GAMES, self._seed())
            self._show_state()

    @Slot(object)
    def _on_played(self, end: Finished) -> None:
        self._ends.append(end)
        self.view.show_spread(spread_of(self._ends))
        self._show_state()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        logging.getLogger(__name__).error("a trial game broke off", exc_info=error)
        self._failed = True

    @Slot()
    def _on_draft(self) -> None:
        deal = self._draft.deal
        if self._of is not None and deal != self._of:
            self._trials.stop()
            self._of, self._ends, self._failed = None, [], False
            self.view.show_spread(None)
        for button in (self.play, self.run):
            button.setEnabled(deal is not None)
        self._show_state()

    # -------------------------------------------------------------- what is shown

    def showEvent(self, event: QShowEvent) -> None:
        """Other rules may have been played meanwhile."""
        super().showEvent(event)
        self._show_state()

    def _show_state(self) -> None:
        running = self._trials.running
        #: button: ends the games the computer plays in the background
        stop = self.tr("Stop")
        #: button: the computer plays the deal so often; never 1
        begin = self.tr("Play it %n times", "button", GAMES)
        self.run.setText(stop if running else begin)
        self.player.setEnabled(not running)
        self.progress.setVisible(running)
        self.progress.setValue(len(self._ends))
        self.told.show_text(self._state())

    def _state(self) -> str:
        if self._draft.deal is None:
            return self.tr("When all cards are dealt, the deal can be played")
        played = number(len(self._ends))
        if self._trials.running and not is_warm():
            return self.tr(
                "{k} of {n} games. The strong players are still being prepared; meanwhile one who plays by the book "
                "sits in for them, and plays the same every time"
            ).format(k=played, n=number(GAMES))
        if self._failed:
            broken = self.tr(
                "A player could not decide in game {k}, and the games ended. Begin again, or let others play"
            )
            return broken.format(k=number(len(self._ends) + 1))
        if self._trials.running or self._ends:
            return self.tr("{k} of {n} games").format(k=played, n=number(GAMES))
        #: {rules} is a rule set, such as "Official rules"; the seat deals the cards
        pattern = self.tr("{rules}. {dealer} deals. For practice: it goes into no list")
        rules, _ = self._series_words.rules(self._rules())
        return pattern.format(rules=isolate(rules), dealer=self._desk.sentences.words.seat(REARHAND))

    @Slot()
    def _write_words(self) -> None:
        #: headline: what to do with the deal, and with which seat
        self.show_title(self.tr("Play it"))
        question = self.tr("Your seat")
        self.seat.show_words([self._desk.namer.seat(seat) for seat in SEATS], question)
        #: button: deals these cards
        self.play.setText(self.tr("Play"))
        for index, player in enumerate(OFFERED):
            self.player.setItemText(index, self._series_words.player(player))
        self.player.setAccessibleName(self.tr("Who plays it again and again"))
        self.progress.setAccessibleName(self.tr("Games played"))
        self.view.write_words()
        self._show_state()

    def _respace(self) -> None:
        for row in (self._seats, self._players):
            row.setSpacing(self._desk.look.px(S1))
        self.body.setSpacing(self._desk.look.px(S1))
