"""Another program at the table of a match, spoken to by the line protocol."""

from collections.abc import Iterable

from skatdesk.files import refusal
from skatdesk.match.engine_process import EngineProcess
from skatdesk.match.faults import FaultError, FaultKind
from skatdesk.notation.protocol import VERSION, parse_answer
from skatdesk.notation.protocol_telling import event_lines, opening_lines, question
from skatdesk.skat.actions import Action
from skatdesk.skat.errors import NotationError
from skatdesk.skat.events import Event
from skatdesk.skat.seats import FOREHAND, Seat
from skatdesk.skat.states import GameStart, GameState

_SILENCES = 2
"""How often in a row an engine may be silent in a game before it is taken to hang."""

_NAME = 40
"""Characters of an engine's name that the report has room for."""


class EngineSitter:
    """Starts the command when it is first needed, and again for the next game when it has gone.

    ``limit`` is how many seconds it may be silent. One that hangs is ended; in what is
    left of the game every question to it counts as unanswered, without waiting again.
    """

    def __init__(self, command: str, limit: float) -> None:
        self._command = command
        self._limit = limit
        self._process: EngineProcess | None = None
        self._gone: FaultError | None = None
        self._silences = 0
        self._seat = FOREHAND
        self.name = ""
        self.fulldeal = False

    def begin(self, start: GameStart, seat: Seat, game: str, seed: int) -> None:
        """See ``Sitter``."""
        self._seat, self._gone, self._silences = seat, None, 0
        if self._process is None:
            try:
                self.greet()
            except FaultError as fault:
                self._end(fault)
        self._tell(opening_lines(start, seat, game, seed, fulldeal=self.fulldeal))

    def greet(self) -> None:
        """Starts the process and learns its name; raises ``FaultError``."""
        try:
            self._process = EngineProcess(self._command)
        except (OSError, ValueError) as error:
            reason = refusal(error) if isinstance(error, OSError) else error
            raise FaultError(FaultKind.CRASH, f"the command cannot be started: {reason}") from error
        answer = self._process.ask(f"hello {VERSION}", self._limit)
        words = answer.split()
        if len(words) < 2 or words[0] != "id":
            raise FaultError(FaultKind.CRASH, f"{answer!r} is no answer to hello")
        self.name, self.fulldeal = words[1][:_NAME], "fulldeal" in words[2:]

    def told(self, event: Event, after: GameState) -> None:
        """See ``Sitter``."""
        self._tell(event_lines(event, after, self._seat, fulldeal=self.fulldeal))

    def ask(self, state: GameState) -> tuple[Action, ...]:
        """See ``Sitter``."""
        if self._process is None:
            assert self._gone is not None
            raise self._gone
        asked = question(state)
        try:
            answer = self._process.ask(asked, self._limit)
        except FaultError as fault:
            self._silences += fault.kind is FaultKind.SILENCE
            if fault.kind is FaultKind.CRASH or self._silences == _SILENCES:
                self._end(fault)
            raise
        self._silences = 0
        if answer.split()[:1] == ["error"]:
            raise FaultError(FaultKind.ERROR, f"{asked!r}: {answer!r}")
        try:
            return parse_answer(state, answer)
        except NotationError as error:
            raise FaultError(FaultKind.ILLEGAL, f"{asked!r}: {answer!r}: {error}") from error

    def close(self) -> None:
        """See ``Sitter``."""
        if self._process is not None:
            self._process.close(politely=True)
            self._process = None

    def _tell(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                if self._process is not None:
                    self._process.tell(line)
        except FaultError as fault:
            self._end(fault)

    def _end(self, fault: FaultError) -> None:
        """The engine is of no more use in this game."""
        self._gone = fault
        if self._process is not None:
            self._process.close(politely=False)
            self._process = None
