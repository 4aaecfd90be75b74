"""What a match plays: who against whom, which deals, in which seatings, with which seeds.

Everything that can change a result stands here, and nothing else does: how many
processes play, and in which order, changes nothing.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product

from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import profile
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import GameStart

Seats = BySeat[int]
"""Which player sits where; players are counted from 0."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match.

    ``players`` are names of the roster or commands of engines, all different.
    ``seatings`` are played with every deal. ``seconds`` is what a player of ours may take
    for a decision, ``limit`` the seconds of silence after which an engine is at fault.
    """

    players: tuple[str, ...]
    seatings: tuple[Seats, ...]
    seed: int
    rules: str
    seconds: float
    limit: float

    def start(self, board: int) -> GameStart:
        """The deal of this board, counted from 1."""
        return GameStart(Deal.of_series(self.seed, board), profile(self.rules))

    def game_seed(self, board: int, seating: int, seat: Seat) -> int:
        """The seed of whoever sits here in this game; engines are told it, so it has 31 bits."""
        return random.Random(f"{self.seed}:{board}:{seating}:{seat:d}").getrandbits(31)


def answer_seed(game_seed: object, number: int) -> int:
    """The seed of a player's decision ``number`` (from 1) in a game: of his own, for an engine counts no other's.

    At a table of the program alone it is ``players.player.decision_seed``, by the actions of all.
    """
    return random.Random(f"{game_seed}:{number}").getrandbits(48)


def plan_of(
    names: Sequence[str], seed: int = 1, rules: str = "isko", seconds: float = 2.0, limit: float = 60.0
) -> Plan:
    """The match of these one, two or three players.

    Three sit in all distinct seatings of a deal, two in the six tables where both sit. So
    everybody holds every hand equally often, and the luck of the cards cancels.
    """
    players = tuple(dict.fromkeys(names))
    if len(names) == 2 and len(players) == 2:
        found = [BySeat(*seats) for seats in product((0, 1), repeat=3) if len(set(seats)) == 2]
    else:
        sitting = [players.index(name) for name in names] * (1 if len(names) == 3 else 3)
        found = [BySeat(*seats) for seats in dict.fromkeys(permutations(sitting[:3]))]
    return Plan(players, tuple(found), seed, rules, seconds, limit)
