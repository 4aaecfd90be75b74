"""What is kept of a match: one ``MatchGame`` for each game, one ``Board`` for each deal; and both as JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from skatdesk.match.faults import FaultKind
from skatdesk.notation.actions import parse_contract
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.seats import SEATS

_LAST = len(SEATS) - 1

_MOST_BOARDS, _HIGHEST, _LONGEST_MS = 10**9, 10**6, 10**12
"""More than any match has of boards, list scores and milliseconds: beyond them a number is damage."""


@dataclass(frozen=True, slots=True)
class Fault:
    """An answer that had to be replaced: whose, why, and what was asked and answered."""

    seat: int
    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class MatchGame:
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
    games: tuple[MatchGame, ...]


def board_to_json(board: Board) -> dict[str, object]:
    """As it stands in a result file."""
    return {"board": board.number, "games": [asdict(game) for game in board.games]}


def board_from_json(line: Mapping[str, Any]) -> Board:
    """What ``board_to_json`` wrote; raises ``KeyError``, ``TypeError`` or ``ValueError`` for anything else."""
    return Board(_whole(line["board"], 1, _MOST_BOARDS), tuple(_game(game) for game in line["games"]))


def _game(row: dict[str, Any]) -> MatchGame:
    changed = {
        "seats": tuple(_whole(player, 0, _LAST) for player in row["seats"]),
        "scores": tuple(_whole(score, -_HIGHEST, _HIGHEST) for score in row["scores"]),
        "points": _whole(row["points"], 0, DECK_POINTS),
        "won": _flag(row["won"]),
        "value": _whole(row["value"], -_HIGHEST, _HIGHEST),
        "overbid": _flag(row["overbid"]),
        "milliseconds": tuple(tuple(map(_time, times)) for times in row["milliseconds"]),
        "faults": tuple(Fault(**fault) for fault in row["faults"]),
    }
    game = MatchGame(**{**row, **changed})
    if not len(game.seats) == len(game.scores) == len(game.milliseconds) == len(SEATS):
        raise ValueError("three sit at the table")
    if _whole(game.bid, 0, BIDS[-1]) not in (0, *BIDS):
        raise ValueError("nobody can bid that")
    for fault in game.faults:
        _whole(fault.seat, 0, _LAST)
        FaultKind(fault.kind)  # a ValueError where there is no such fault
    if not all(isinstance(text, str) for text in (game.actions, *(fault.detail for fault in game.faults))):
        raise TypeError("this is no text")
    if game.declarer is not None:
        _whole(game.declarer, 0, _LAST)
        parse_contract(game.contract)
    elif game.contract not in ("", "R"):
        raise ValueError("nobody has announced this")
    return game


def _whole(value: object, least: int, most: int) -> int:
    if type(value) is not int:
        raise TypeError("this is no whole number")
    if not least <= value <= most:
        raise ValueError(f"possible are {least} to {most}")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("this is neither true nor false")
    return value


def _time(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= _LONGEST_MS:
        raise ValueError("this is no time")
    return float(value)
