"""One deal played again and again by computer players, in a worker thread."""

import random
from collections.abc import Callable, Iterator
from threading import Event

from PySide6.QtCore import QObject

from skatdesk.engine.executor import Executor
from skatdesk.engine.long_work import LongWork
from skatdesk.engine.questions import AT_THE_TABLE
from skatdesk.players.player import Player
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import seated
from skatdesk.players.stoppable import Stoppable
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart


class Trials(LongWork):
    """Plays one game after the other, each with a seed of its own; a player who fails ends it.

    Signals:
        stepped(object): a ``Finished``: one more game is over.
    """

    def __init__(
        self, executor: Executor, make_player: Callable[[str], Player] = seated, parent: QObject | None = None
    ) -> None:
        super().__init__(executor, parent=parent)
        self._make_player = make_player

    def begin(self, start: GameStart, player: str, games: int, seed: int) -> None:
        """Plays the deal so often; all seats are played by this player of the roster.

        The same seed gives the same games, unless a player runs out of time.
        """

        def work(stopped: Event) -> Iterator[Finished]:
            seeds = random.Random(seed)
            everybody: Player = Stoppable(self._make_player(player), stopped)
            for _ in range(games):
                players = BySeat(everybody, everybody, everybody)
                yield play_deal(start, players, seeds.getrandbits(48), AT_THE_TABLE)[1]

        self.start(work)
