"""What is kept of a match: one ``GameRecord`` for each game, one ``Board`` for each deal; and both as JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from operator import index
from typing import Any


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
    return Board(index(line["board"]), tuple(_game(game) for game in line["games"]))


def _game(row: dict[str, Any]) -> GameRecord:
    changed = {
        "seats": tuple(row["seats"]),
        "scores": tuple(row["scores"]),
        "milliseconds": tuple(map(tuple, row["milliseconds"])),
        "faults": tuple(Fault(**fault) for fault in row["faults"]),
    }
    return GameRecord(**{**row, **changed})
