"""A complete trick, and the cards of who claims, lie for a while or until they are clicked away: what is said of it."""

from functools import partial

from PySide6.QtCore import QObject, Qt, Slot

from skatdesk.engine.game_engine import GameEngine
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import Claimed, Event, TrickWon
from skatdesk.skat.view import Phase
from skatdesk.ui.desk import Desk
from skatdesk.ui.table.aloud import Aloud
from skatdesk.ui.table.captions import Captions
from skatdesk.ui.table.table_widget import TableWidget


class Lying(QObject):
    """Tells whose trick or claim it is when it lies there, and how to go on."""

    def __init__(
        self,
        engine: GameEngine,
        table: TableWidget,
        desk: Desk,
        captions: Captions,
        aloud: Aloud,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._table = table
        self._desk = desk
        self._captions = captions
        self._aloud = aloud
        # later, for at once a new view may come, which takes away what is said
        table.choreographer.held.connect(self._on_held, Qt.ConnectionType.QueuedConnection)
        table.retranslated.connect(table.choreographer.remind)

    def tells(self, event: Event) -> bool:
        """Whether this event, which has just happened, is told here, when it has been seen.

        The own claim needs no look.
        """
        claimed = isinstance(event, Claimed) and event.seat is not self._engine.audience
        return claimed or (self._table.scene.holds_tricks and isinstance(event, TrickWon))

    @property
    def claimed(self) -> bool:
        """Whether the deal has ended by a claim."""
        return isinstance(self._engine.ending, Claimed)

    def look_at_claim(self, pause: int) -> None:
        """The claimer's cards lie open as long as a trick would: for ``pause`` ms, or until they are clicked away."""
        choreographer = self._table.choreographer
        if self._table.scene.holds_tricks:
            choreographer.hold()
        else:
            choreographer.then_do(self._tell_claim)
            choreographer.pause(pause)
        choreographer.then_do(self._table.strip.give_way)

    def _tell_claim(self) -> None:
        """Who claims, and how to go on where anything waits."""
        ending, choreographer = self._engine.ending, self._table.choreographer
        if ending is None:
            return
        if choreographer.waits_for_nothing:
            self._aloud.tell(ending)
        else:
            claimed = self._desk.sentences.events.what_happened(ending, self._desk.company)
            #: {claimed} is "Ben claims the remaining tricks"; Ben's cards lie open until then
            words = self.tr("{claimed}: no play can change that · click or press Enter to go on").format(
                claimed=claimed
            )
            self._table.strip.say(words, stays=True)
            self._aloud.say(words)

    @Slot(bool)
    def _on_held(self, held: bool) -> None:
        """Cards lie until they are clicked away: says whose trick or claim they are, and how to go on."""
        view = self._engine.view
        if not held:
            self._table.strip.give_way()
        elif self.claimed:
            self._tell_claim()
        elif view.contract is not None and view.tricks:
            if view.phase is not Phase.FINISHED:  # how it has ended is told when the last trick has been seen
                self._captions.show(view)
            trick, game = view.tricks[-1], view.contract.game
            taken = partial(self._desk.sentences.events.taken, trick.winner(game), company=self._desk.company)
            #: {taken} is "Ben takes the trick"; the trick lies until then
            words = self.tr("{taken} · click or press Enter to go on")
            self._table.strip.say(words.format(taken=taken(None)), stays=True)
            self._aloud.say(words.format(taken=taken(None if game is Game.NULL else trick.points)))
