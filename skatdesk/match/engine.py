"""A player of ours behind the line protocol: lines of a referee in, answers out (docs/protocol.md)."""

import traceback
from collections.abc import Callable, Sequence

from skatdesk.match.known_deal import KnownDeal, Turn
from skatdesk.match.plan import answer_seed
from skatdesk.notation.protocol import format_answer, parse_seat
from skatdesk.players.player import Budget, Player
from skatdesk.skat.actions import Action, Discard
from skatdesk.skat.errors import NotationError, SkatError


class Engine:
    """One seat at a referee's table, game after game.

    ``log`` is told what the engine could not make sense of; it is not for the referee.
    """

    def __init__(self, name: str, player: Player, budget: Budget, log: Callable[[str], None]) -> None:
        self._name = name
        self._player = player
        self._budget = budget
        self._log = log
        self._deal: KnownDeal | None = None
        self._seed = ""
        self._decisions = 0

    def hear(self, line: str) -> str | None:
        """The answer to this line, None for one that wants none."""
        words = line.split()
        if not words:
            return None
        if words[0] == "hello":
            return f"id {self._name}"
        if words[0].endswith("?"):
            return self._answer(words)
        try:
            self._listen(words)
        except SkatError as error:
            self._log(f"not understood: {line.strip()} ({error})")
        return None

    def _listen(self, words: Sequence[str]) -> None:
        match words:
            case ["game", _, seat, *seed]:
                self._deal = KnownDeal(parse_seat(seat))
                self._seed, self._decisions = " ".join(seed), 0
            case ["game", *_]:
                raise NotationError("a game has a name, a seat and a seed")
            case _ if self._deal is not None:
                self._deal.hear(words)

    def _answer(self, words: Sequence[str]) -> str:
        try:
            if self._deal is None:
                raise NotationError("no game has begun")
            actions = self._decide(self._deal, words)
            self._deal.answered(actions)
            return format_answer(actions)
        except SkatError as error:
            return _error(str(error))
        except Exception as error:  # noqa: BLE001  # a player's defect costs this answer, not the games to come
            self._log(traceback.format_exc())
            return _error(f"defect: {type(error).__name__}: {error}")

    def _decide(self, deal: KnownDeal, words: Sequence[str]) -> tuple[Action, ...]:
        first = self._choice(deal.asked(words))
        if isinstance(first, Discard):
            return first, self._choice(deal.announcing(first))
        return (first,)

    def _choice(self, turn: Turn) -> Action:
        self._decisions += 1
        view, options = turn
        return self._player.decide(view, options, self._budget, answer_seed(self._seed, self._decisions)).action


def _error(text: str) -> str:
    """The answer that there is none: one line, ASCII."""
    return "error " + " ".join(text.encode("ascii", "backslashreplace").decode().split())
