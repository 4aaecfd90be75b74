"""What is kept of a match: one ``GameRecord`` for each game, one ``Board`` for each deal; and both as JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from operator import index
from typing import Any

from skatdesk.match.faults import FaultKind
from skatdesk.notation.actions import parse_contract
from skatdesk.skat.seats import SEATS

FAULTS = frozenset(kind.value for kind in FaultKind)
"""The kinds of faults, as they stand in a result file."""


@dataclass(frozen=True, slots=True)
class Fault:
    """An answer that had to be replaced: whose, why, and what was asked and answered."""

    seat: int
    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game.

    ``seats`` are the players by seat, ``scores`` the Seeger-Fabian list scores by seat.
    ``contract`` is empty if nobody bid, "R" in Ramsch; ``points`` are the declarer's card
    points, ``value`` the signed game value, doubled when lost. ``milliseconds`` are those
    of each question, by seat. ``actions`` replays the game.
    """

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    declarer: int | None
    contract: str
    bid: int
    points: int
    won: bool
    value: int
    overbid: bool
    milliseconds: tuple[tuple[float, ...], ...]
    faults: tuple[Fault, ...]
    actions: str


@dataclass(frozen=True, slots=True)
class Board:
    """A deal, counted from 1, in all its seatings."""

    number: int
    games: tuple[GameRecord, ...]


def board_to_json(board: Board) -> dict[str, object]:
    """As it stands in a result file."""
    return {"board": board.number, "games": [asdict(game) for game in board.games]}


def board_from_json(line: Mapping[str, Any]) -> Board:
    """What ``board_to_json`` wrote; raises ``KeyError``, ``TypeError`` or ``ValueError`` for anything else."""
    number = index(line["board"])
    if number < 1:
        raise ValueError("boards are counted from 1")
    return Board(number, tuple(_game(game) for game in line["games"]))


def _game(row: dict[str, Any]) -> GameRecord:
    changed = {
        "seats": tuple(map(index, row["seats"])),
        "scores": tuple(map(index, row["scores"])),
        "points": index(row["points"]),
        "value": index(row["value"]),
        "milliseconds": tuple(tuple(map(float, times)) for times in row["milliseconds"]),
        "faults": tuple(Fault(**fault) for fault in row["faults"]),
    }
    game = GameRecord(**{**row, **changed})
    if not len(game.seats) == len(game.scores) == len(game.milliseconds) == len(SEATS):
        raise ValueError("three sit at the table")
    if game.declarer not in (*SEATS, None):
        raise ValueError("there is no such seat")
    if any(fault.seat not in SEATS or fault.kind not in FAULTS for fault in game.faults):
        raise ValueError("there is no such fault")
    if game.declarer is not None:
        parse_contract(game.contract)
    return game
