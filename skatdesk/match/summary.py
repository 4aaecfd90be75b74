"""What came of a match: each player's figures, and the differences between players.

Independent are only boards, not the games of one board; so every interval is one over boards.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, median

from skatdesk.match.intervals import Estimate, estimate
from skatdesk.match.plan import Plan
from skatdesk.match.records import Board, MatchGame
from skatdesk.notation.actions import parse_contract
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import SEATS

CONTRACT_KINDS = (
    "suit",
    "suit hand",
    "suit ouvert",
    "grand",
    "grand hand",
    "grand ouvert",
    "null",
    "null hand",
    "null ouvert",
    "null ouvert hand",
    "revolution",
)
"""The classes in which contracts are counted."""


@dataclass(frozen=True, slots=True)
class Declared:
    """Games of one class: how many, how many won, and their signed value on average (0 without games)."""

    games: int
    won: int
    mean_value: float


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """One player's match.

    ``games`` are those he sat in. ``seeger`` is the Seeger-Fabian list score per game,
    ``milliseconds`` mean, median and longest question, ``faults`` the substituted answers
    by kind, ``examples`` the first of each kind.
    """

    name: str
    games: int
    declared: Declared
    seeger: Estimate
    contracts: dict[str, Declared]
    overbid: int
    milliseconds: tuple[float, float, float]
    faults: dict[str, int]
    examples: dict[str, str]


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better ``player`` did than ``other`` on the same boards, Seeger-Fabian per game."""

    player: str
    other: str
    seeger: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    """The whole match; ``passed_in`` are games in which nobody bid."""

    boards: int
    games: int
    passed_in: int
    players: tuple[PlayerSummary, ...]
    differences: tuple[Difference, ...]


def summary(plan: Plan, names: Sequence[str], boards: Sequence[Board]) -> Summary:
    """The figures of these boards, of which there is at least one; ``names`` are the players'."""
    games = [game for board in boards for game in board.games]
    per_board = [[_mean_score(board, player) for board in boards] for player in range(len(plan.players))]
    differences = tuple(
        Difference(
            names[one], names[two], estimate([a - b for a, b in zip(per_board[one], per_board[two], strict=True)])
        )
        for one, two in combinations(range(len(names)), 2)
    )
    return Summary(
        len(boards),
        len(games),
        sum(not game.contract for game in games),
        tuple(_player(number, name, boards, estimate(per_board[number])) for number, name in enumerate(names)),
        differences,
    )


def _mean_score(board: Board, player: int) -> float:
    """The player's list score per game on this board."""
    return fmean(
        score for game in board.games for seat, score in zip(game.seats, game.scores, strict=True) if seat == player
    )


def _player(number: int, name: str, boards: Sequence[Board], seeger: Estimate) -> PlayerSummary:
    chairs = [(game, seat) for board in boards for game in board.games for seat in SEATS if game.seats[seat] == number]
    own = [game for game, seat in chairs if game.declarer == seat]
    times = [time for game, seat in chairs for time in game.milliseconds[seat]]
    kinds = [(contract_kind(parse_contract(game.contract)), game) for game in own]
    by_kind = {kind: declared(game for found, game in kinds if found == kind) for kind in CONTRACT_KINDS}
    faults = [
        (fault, board.number)
        for board in boards
        for game in board.games
        for fault in game.faults
        if game.seats[fault.seat] == number
    ]
    return PlayerSummary(
        name=name,
        games=len(chairs),
        declared=declared(own),
        seeger=seeger,
        contracts={kind: counted for kind, counted in by_kind.items() if counted.games},
        overbid=sum(game.overbid for game in own),
        milliseconds=(fmean(times), median(times), max(times)) if times else (0.0, 0.0, 0.0),
        faults=dict(Counter(fault.kind for fault, _ in faults)),
        examples={fault.kind: f"board {board}: {fault.detail}" for fault, board in reversed(faults)},
    )


def declared(games: Iterable[MatchGame]) -> Declared:
    """The count of these games."""
    found = list(games)
    return Declared(len(found), sum(game.won for game in found), fmean(game.value for game in found) if found else 0.0)


def contract_kind(contract: Contract) -> str:
    """The class of the contract, of ``CONTRACT_KINDS``."""
    if contract.revolution:
        return "revolution"
    if contract.game is Game.NULL:
        return "null" + " ouvert" * contract.ouvert + " hand" * contract.hand
    kind = "grand" if contract.game is Game.GRAND else "suit"
    return kind + (" ouvert" if contract.ouvert else " hand" * contract.hand)
