"""The games of a match: deal by deal, seating by seating."""

import time
from collections.abc import Iterator
from contextlib import closing

from skatdesk.match.engine_sitter import EngineSitter
from skatdesk.match.faults import FaultError
from skatdesk.match.plan import Plan
from skatdesk.match.records import MatchGame
from skatdesk.match.referee import Referee
from skatdesk.match.sitter import ComputerSitter, Sitter
from skatdesk.players import roster
from skatdesk.players.player import Player
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import SEATS, BySeat, Seat


class MatchTable:
    """Where the games of a plan are played; it keeps its sitters from game to game."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._players: dict[str, Player] = {}
        self._sitters: dict[tuple[int, int], Sitter] = {}

    def board(self, number: int) -> Iterator[MatchGame]:
        """The games of one deal, in the order of the plan's seatings."""
        plan = self._plan
        start = plan.start(number)
        for index, seats in enumerate(plan.seatings):
            seeds = BySeat(*(plan.game_seed(number, index, seat) for seat in SEATS))
            sitters = BySeat(*(self._sitter(seats, seat) for seat in SEATS))
            yield Referee(start, sitters, time.perf_counter).play(f"{number}.{index + 1}", seeds, seats)

    def close(self) -> None:
        """Sends everybody home."""
        for sitter in self._sitters.values():
            sitter.close()

    def _sitter(self, seats: BySeat[int], seat: Seat) -> Sitter:
        """Who sits here; a player who sits twice at the table is there twice."""
        key = seats[seat], seats[:seat].count(seats[seat])
        if key not in self._sitters:
            self._sitters[key] = self._new_sitter(self._plan.players[key[0]])
        return self._sitters[key]

    def _new_sitter(self, name: str) -> Sitter:
        if name not in roster.PLAYERS:
            return EngineSitter(name, self._plan.limit)
        if name not in self._players:  # it keeps nothing between questions: one of it can sit on many chairs
            self._players[name] = roster.make(name)
        return ComputerSitter(self._players[name], self._plan.seconds)


def called_in(plan: Plan) -> tuple[str, ...]:
    """Everybody comes to the table once before the match begins; the names for the report.

    What a player of ours has to prepare, such as compiling, is done here and not in every
    process. Raises ``SkatError`` for an engine that cannot be started or greets wrongly,
    and for engines with rules their protocol does not know.
    """
    names: list[str] = []
    for player in plan.players:
        name = player
        if player in roster.PLAYERS:
            roster.make(player)
        else:
            name = _engine_name(plan, player)
        names.append(name if name not in names else f"{name}:{len(names) + 1}")
    return tuple(names)


def _engine_name(plan: Plan, command: str) -> str:
    if plan.rules != ISKO.name:
        raise SkatError(f"engines play by the rules {ISKO.name}, not {plan.rules}")
    sitter = EngineSitter(command, plan.limit)
    with closing(sitter):
        try:
            sitter.greet()
        except FaultError as fault:
            raise SkatError(f"{command!r}: {fault} (players of ours are {', '.join(roster.PLAYERS)})") from fault
    return f"{sitter.name} (sees all cards)" if sitter.fulldeal else sitter.name
