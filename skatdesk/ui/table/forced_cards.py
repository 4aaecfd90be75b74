"""Cards that are played without a click, because the rules allow no other."""

from PySide6.QtCore import QMetaObject, QObject, Qt, Slot

from skatdesk.engine.game_engine import Request
from skatdesk.skat.actions import Play
from skatdesk.ui.table import speeds
from skatdesk.ui.table.controller import TableController


class ForcedCards(QObject):
    """Plays the only card there is, after the pause that another player would make.

    Nothing is played for who has taken something back: he goes on to where he has something to decide.
    """

    def __init__(self, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = controller.engine
        self._controller = controller
        self._choreographer = controller.table.choreographer
        self._request: Request | None = None
        self._resting = False
        self.wanted = False
        """Whether the user likes it so."""
        controller.asked.connect(self._on_asked)

    @Slot(bool)
    def rest(self, resting: bool) -> None:
        """In a first game every step is the user's own."""
        self._resting = resting

    @Slot()
    def _on_asked(self) -> None:
        request = self._controller.request
        if request is None or not self.wanted or self._resting or self._engine.can_redo():
            return
        if len(request.options) == 1 and isinstance(request.options[0], Play):
            self._request = request
            self._choreographer.pause(speeds.BEFORE_CARD)
            self._choreographer.then_do(self._play_later)

    def _play_later(self) -> None:
        QMetaObject.invokeMethod(self, "_play", Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _play(self) -> None:
        request, self._request = self._request, None
        if request is not None and self._controller.question is request:
            self._controller.submit(request.options[0])
