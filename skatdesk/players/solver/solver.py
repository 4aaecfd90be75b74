"""The solver: exact answers about open cards."""

from typing import TYPE_CHECKING

from skatdesk.players.solver.layout import BITS, TRUMPS, word_of
from skatdesk.players.solver.position import Position, PositionError
from skatdesk.players.solver.warming import SOLVER, note_ready
from skatdesk.skat.cards import Card, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import SkatError
from skatdesk.skat.seats import SEATS, BySeat

if TYPE_CHECKING:
    from skatdesk.players.solver.kernel import Words

TABLE_SIZE = 16
"""Binary logarithm of the positions a solver remembers, 16 bytes each: one megabyte."""

RAMSCH_TABLE_SIZE = 20
"""The same for Ramsch, which has to look at far more positions: sixteen megabytes, taken when first needed."""


class Stopped(SkatError):
    """A question was given up: its time was over, or another thread said ``stop``."""


class Solver:
    """Answers questions about positions, every card known to everybody and every card played best.

    Making the first one of a process loads the kernel (half a second; longer once after an
    installation, see ``warming``). One thread uses a solver at a time, but any thread may
    call ``stop``; threads with a solver each run side by side, because the kernel does
    without the interpreter's lock.

    Points are card points. Those of the skat belong to the declarer, in Ramsch to who wins
    the last trick; those of tricks played earlier belong to no position. What was found out
    for one question serves later ones, whatever the deal.

    ``seconds`` is how long a question may take; then it raises ``Stopped``. Without it, it
    takes as long as it takes: milliseconds, but for Ramsch with more than eight cards.
    A question that does not belong to the game raises ``PositionError``.
    """

    def __init__(self, table_size: int = TABLE_SIZE) -> None:
        from skatdesk.players.solver import kernel

        note_ready(SOLVER)
        self._kernel = kernel
        self._memory = kernel.new_workspace(table_size)
        self._ramsch_memory: Words | None = None
        self._stop = False
        self.cards_played = 0
        """How many cards the last question tried: a measure of work that no other program disturbs."""

    def points(self, position: Position, seconds: float | None = None) -> int:
        """The card points the declarer has in the end, in suit games and Grand."""
        ask = _Question(position, _POINT_GAMES)
        self._begin(self._memory, seconds)
        found = self._kernel.value(self._memory, ask.trumps, *ask.hands, ask.place, ask.table, position.points // 2)
        self._end(self._memory)
        return found + points(position.skat)

    def reaches(self, position: Position, wanted: int, seconds: float | None = None) -> bool:
        """Whether the declarer has at least ``wanted`` card points in the end, in suit games and Grand.

        Several times as fast as ``points``.
        """
        ask = _Question(position, _POINT_GAMES)
        need = wanted - points(position.skat)
        self._begin(self._memory, seconds)
        found = self._kernel.bound(self._memory, ask.trumps, *ask.hands, ask.place, ask.table, need, position.points)
        self._end(self._memory)
        return found >= need

    def cards(self, position: Position, seconds: float | None = None) -> dict[Card, int]:
        """The card points the declarer has in the end after each legal card, in suit games and Grand."""
        ask = _Question(position, _POINT_GAMES)
        found, guess, skat = {}, position.points // 2, points(position.skat)
        self._begin(self._memory, seconds)
        for card in position.legal:
            hands, table = ask.after(card)
            guess = self._kernel.value(self._memory, ask.trumps, *hands, ask.place, table, guess)
            found[card] = guess + skat
        self._end(self._memory)
        return found

    def null_is_lost(self, position: Position, seconds: float | None = None) -> bool:
        """Whether the declarer of a Null game is made to take a trick."""
        ask = _Question(position, _NULL)
        self._begin(self._memory, seconds)
        lost = self._kernel.null_lost(self._memory, *ask.hands, ask.place, ask.table)
        self._end(self._memory)
        return lost != 0

    def null_cards(self, position: Position, seconds: float | None = None) -> dict[Card, bool]:
        """For each legal card of a Null game, whether the declarer is made to take a trick after it."""
        ask = _Question(position, _NULL)
        found = {}
        self._begin(self._memory, seconds)
        for card in position.legal:
            hands, table = ask.after(card)
            found[card] = self._kernel.null_lost(self._memory, *hands, ask.place, table) != 0
        self._end(self._memory)
        return found

    def ramsch(self, position: Position, seconds: float | None = None) -> BySeat[int]:
        """The card points each player of a Ramsch still gets.

        Each takes as few as it can; of cards that cost it the same, the player on turn chooses
        one after which the player to its left gets fewest. The search compares every line
        of play: a tenth of a second with eight cards each, up to a minute with ten.
        """
        ask = _Question(position, _RAMSCH)
        memory = self._memory_for_ramsch()
        self._begin(memory, seconds)
        found = self._kernel.ramsch_value(memory, *ask.hands, ask.table, position.points, points(position.skat))
        self._end(memory)
        return self._by_seat(position, found)

    def ramsch_cards(self, position: Position, seconds: float | None = None) -> dict[Card, BySeat[int]]:
        """The card points each player of a Ramsch still gets after each legal card."""
        ask = _Question(position, _RAMSCH)
        found, memory, skat = {}, self._memory_for_ramsch(), points(position.skat)
        self._begin(memory, seconds)
        for card in position.legal:
            hands, table = ask.after(card)
            value = self._kernel.ramsch_value(memory, *hands, table, position.points, skat)
            found[card] = self._by_seat(position, value)
        self._end(memory)
        return found

    def stop(self) -> None:
        """Ends the question being answered, and every later one until ``resume``. From any thread."""
        self._stop = True
        for memory in (self._memory, self._ramsch_memory):
            if memory is not None:
                memory[self._kernel.STOP] = 1

    def resume(self) -> None:
        """Allows questions again after ``stop``."""
        self._stop = False
        for memory in (self._memory, self._ramsch_memory):
            if memory is not None:
                memory[self._kernel.STOP] = 0

    def forget(self) -> None:
        """Empties the memory of positions; answers stay the same, the next ones take longer.

        What only Ramsch needs, 16 MB, is given back.
        """
        self._memory[self._kernel.TABLE :] = 0
        self._ramsch_memory = None

    def _memory_for_ramsch(self) -> "Words":
        if self._ramsch_memory is None:
            self._ramsch_memory = self._kernel.new_workspace(RAMSCH_TABLE_SIZE)
            if self._stop:  # said while the memory was being made
                self._ramsch_memory[self._kernel.STOP] = 1
        return self._ramsch_memory

    def _by_seat(self, position: Position, value: int) -> BySeat[int]:
        return BySeat.of(lambda seat: self._kernel.points_at(value, (seat - position.leader) % 3))

    def _begin(self, memory: "Words", seconds: float | None) -> None:
        if self._stop:
            raise Stopped("the solver was told to stop")
        self._kernel.begin(memory, -1.0 if seconds is None else max(seconds, 0.0))

    def _end(self, memory: "Words") -> None:
        self.cards_played = int(memory[self._kernel.NODES])
        if memory[self._kernel.STOPPED] != 0:
            raise Stopped("the solver was told to stop" if self._stop else "the time for this question is over")


_POINT_GAMES = (*(game for game in Game if game.trump_suit is not None), Game.GRAND)
_NULL = (Game.NULL,)
_RAMSCH = (Game.RAMSCH,)


class _Question:
    """A position in the kernel's words: hands in the order of the trick, the declarer's place in it, the table."""

    def __init__(self, position: Position, games: tuple[Game, ...]) -> None:
        game = position.game
        if game not in games:
            known = " ".join(other.code for other in games)
            raise PositionError(f"this is asked of the games {known}, not of {game.code}")
        leader = position.leader
        self._bits = BITS[game]
        self.trumps = TRUMPS[game]
        h0, h1, h2 = (word_of(position.hands[SEATS[(leader + place) % 3]], game) for place in range(3))
        self.hands = h0, h1, h2
        self.place = 0 if position.declarer is None else (position.declarer - leader) % 3
        self.table = 0
        for card in position.trick:
            self.table = self._with(card)

    def after(self, card: Card) -> tuple[tuple[int, int, int], int]:
        """Hands and table after one more card."""
        gone = ~(1 << self._bits[card])
        h0, h1, h2 = self.hands
        return (h0 & gone, h1 & gone, h2 & gone), self._with(card)

    def _with(self, card: Card) -> int:
        shift = 0 if self.table == 0 else 6 if self.table < 64 else 12
        return self.table | (self._bits[card] + 1) << shift
