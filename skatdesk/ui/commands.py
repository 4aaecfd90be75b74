"""The commands of the table: what they do, and which of them can be given now."""

from PySide6.QtCore import QObject, Slot

from skatdesk.skat.actions import Action, Claim, Concede, ThrowIn
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.dialogs.give_up import GiveUpDialog
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.table.controller import TableController


class Commands(QObject):
    """Connects the window's commands with the table, and follows what the rules allow the user.

    Args:
        window: has the commands.
        controller: shows the deal, and has the open question.
        parent: who owns it.
    """

    def __init__(self, window: MainWindow, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = controller.desk
        self._engine = controller.engine
        self._series = series = controller.series
        self._controller = controller
        self._choreographer = controller.table.choreographer
        bidding = controller.asker.bidding
        window.undo.triggered.connect(self._undo)
        window.redo.triggered.connect(self._redo)
        window.give_up.triggered.connect(self._ask_to_give_up)
        window.claim.triggered.connect(self._claim)
        window.throw_in.triggered.connect(self._throw_in)
        window.to_result.triggered.connect(self._skip_to_result)
        window.say.triggered.connect(bidding.say)
        window.pass_.triggered.connect(bidding.pass_)
        window.kontra.triggered.connect(controller.say_kontra)
        controller.engine.actionAccepted.connect(self._on_action)
        controller.viewShown.connect(self._follow)
        series.dealStarted.connect(self._rest)
        series.practiceBegun.connect(self._follow_again)
        self._rest()

    @Slot()
    def _rest(self) -> None:
        """While cards are dealt there is nothing yet to take back, to see again or to give up."""
        window = self._window
        for action in (window.undo, window.redo, window.give_up, window.throw_in, window.claim, window.last_trick):
            action.setEnabled(False)
        window.to_result.setEnabled(False)

    @Slot(object)
    def _follow(self, view: SeatView) -> None:
        dealing = self._series.dealing
        own, window, engine = self._engine.audience, self._window, self._engine
        may_take_back = dealing is not None and dealing.manners.undo and self._may_go_back
        window.undo.setEnabled(may_take_back and own is not None and engine.can_undo(own))
        window.redo.setEnabled(may_take_back and own is not None and engine.can_redo())
        offered = engine.options_at_any_time(own) if own is not None and engine.running else ()
        window.give_up.setEnabled(any(isinstance(option, Concede) for option in offered))
        window.throw_in.setEnabled(any(isinstance(option, ThrowIn) for option in offered))
        window.claim.setEnabled(any(isinstance(option, Claim) for option in offered))
        window.last_trick.setEnabled(view.may_view_last_trick)
        watches = view.seat is None and view.phase is not Phase.FINISHED
        window.to_result.setEnabled(watches and not self._choreographer.skipping)

    @Slot()
    def _follow_again(self) -> None:
        """In a deal that has become practice moves may be taken back."""
        if self._controller.view is not None:
            self._follow(self._controller.view)

    @Slot()
    def _ask_to_give_up(self) -> None:
        own = self._engine.audience
        asked = () if own is None else self._engine.consent_for_concession(own)
        dialog = GiveUpDialog(self._desk.look, tuple(map(self._desk.company.name, asked)), self._window)
        dialog.accepted.connect(self._give_up)
        dialog.open()

    @Slot()
    def _give_up(self) -> None:
        """Concedes the deal, asking for consent where the rules want it."""
        if self._engine.audience is not None and self._engine.running:
            self._engine.offer_concession(self._engine.audience)

    @Slot()
    def _claim(self) -> None:
        """Claims the remaining tricks; the referee accepts only what is proven."""
        if self._engine.audience is not None and self._engine.running:
            self._engine.submit(Claim(self._engine.audience))

    @Slot()
    def _throw_in(self) -> None:
        """Ends a deal whose announcement can no longer be made, with what has been taken so far."""
        if self._engine.audience is not None and self._engine.running:
            self._engine.submit(ThrowIn(self._engine.audience))

    @Slot(object)
    def _on_action(self, action: Action) -> None:
        """Who ends the deal while a trick lies until it is clicked away has seen that trick."""
        if isinstance(action, Claim | Concede | ThrowIn):
            self._choreographer.hurry()

    @Slot()
    def _skip_to_result(self) -> None:
        """Who only watches need not see how the others play; the deal takes no time until its end."""
        self._window.to_result.setEnabled(False)
        self._choreographer.skip(True)

    @Slot()
    def _undo(self) -> None:
        """Goes back to the own last decision."""
        if self._engine.audience is not None and self._may_go_back:
            self._engine.undo(self._engine.audience)

    @Slot()
    def _redo(self) -> None:
        """Goes forward to the own next decision."""
        if self._engine.audience is not None and self._may_go_back:
            self._engine.redo(self._engine.audience)

    @property
    def _may_go_back(self) -> bool:
        """As long as the deal is on, or where it does not count: what counts stands in the list."""
        dealing = self._series.dealing
        return self._engine.running or (dealing is not None and not dealing.counts)
