"""The forms in which a simulated series is printed: table, JSON, ISS records."""

import json
from collections.abc import Iterator
from typing import Protocol

from skatdesk.cli.series import SimulatedDeal
from skatdesk.notation.actions import format_contract
from skatdesk.notation.iss import GameRecord, Header, format_record
from skatdesk.scoring.entries import DeclaredGame, PassedInGame, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.kontra import kontra_factor

Row = dict[str, object]


class Report(Protocol):
    """Turns a series into lines, deal by deal."""

    def head(self) -> Iterator[str]:
        """Lines before the first deal."""
        ...

    def deal(self, played: SimulatedDeal) -> Iterator[str]:
        """Lines for one deal."""
        ...

    def foot(self) -> Iterator[str]:
        """Lines after the last deal, of which there has been at least one."""
        ...


class Records:
    """One ISS record for each deal; the series is named by its seed."""

    def __init__(self, seed: int) -> None:
        self._series = str(seed)

    def head(self) -> Iterator[str]:
        """Nothing."""
        yield from ()

    def deal(self, played: SimulatedDeal) -> Iterator[str]:
        """The record."""
        names = played.due.seating.places.map(lambda place: played.scores.players[place])
        header = Header(series=self._series, id=str(played.number), names=names)
        yield format_record(GameRecord(header, played.start, played.actions))

    def foot(self) -> Iterator[str]:
        """Nothing."""
        yield from ()


class Json:
    """One JSON object: what was played, every game, the standings. Each game is on a line of its own."""

    def __init__(self, empty: ScoreList, seed: int) -> None:
        self._about: Row = {
            "rules": empty.rules.name,
            "table": len(empty.players),
            "seed": seed,
            "system": empty.system,
            "players": empty.players,
        }
        self._game = ""
        self._scores = empty

    def head(self) -> Iterator[str]:
        """All but games and standings."""
        yield json.dumps(self._about)[:-1] + ', "games": ['

    def deal(self, played: SimulatedDeal) -> Iterator[str]:
        """The game before this one: after the last there is no comma."""
        if self._game:
            yield self._game + ","
        self._game = json.dumps(game_row(played))
        self._scores = played.scores

    def foot(self) -> Iterator[str]:
        """The last game and the standings."""
        yield self._game
        yield '], "standings": ' + json.dumps(standing_rows(self._scores)) + "}"


def game_row(played: SimulatedDeal) -> Row:
    """One game as plain data: ``scores`` and ``totals`` by place, places counted from 0."""
    outcome, seating, scores = played.entry.outcome, played.entry.seating, played.scores
    row: Row = {
        "game": played.due.number,
        "deal": played.start.deal.number,
        "dealer": seating.dealer,
        "places": seating.places,
        "round": played.due.round,
    }
    match outcome:
        case DeclaredGame(declarer=declarer, valuation=valuation):
            row |= {
                "outcome": "won" if outcome.won else "lost",
                "declarer": declarer,
                "contract": format_contract(outcome.contract),
                "bid": outcome.bid,
                "matadors": outcome.matadors,
                "kontra_factor": kontra_factor(outcome.kontra),
                "bock_factor": outcome.bock_factor,
                "overbid": valuation.overbid,
                "value": valuation.value,
            }
        case RamschGame():
            row |= {"outcome": "ramsch", "pushes": outcome.pushes, "bock_factor": outcome.bock_factor}
        case PassedInGame():
            row |= {"outcome": "passed_in"}
    return row | {"card_points": card_points(played), "scores": played.entry.scores, "totals": scores.totals}


def card_points(played: SimulatedDeal) -> Row | None:
    """Where the card points were at the end; None if nothing was played."""
    play = played.end.play
    if play is None:
        return None
    skat = sum(card.points for card in play.skat)
    return {"tricks": play.points, "skat": skat, "unplayed": DECK_POINTS - skat - sum(play.points)}


def standing_rows(scores: ScoreList) -> list[Row]:
    """The standings as plain data, the best first."""
    return [
        {
            "rank": standing.rank,
            "player": scores.players[standing.place],
            "total": standing.tally.total,
            "points": standing.tally.points,
            "won": standing.tally.won,
            "lost": standing.tally.lost,
            "others_lost": standing.tally.others_lost,
        }
        for standing in scores.standings
    ]


class Table:
    """The list as on paper: a line for each game with the running game points, then the footer."""

    _COLUMNS = (("No", 5), ("Declarer", 12), ("Game", 8), ("Bid", 4), ("Matadors", 9), ("Value", 6), ("Score", 6))
    _END = sum(width for _, width in _COLUMNS) + len(_COLUMNS) - 1

    def __init__(self, empty: ScoreList, seed: int) -> None:
        self._players = empty.players
        self._scores = empty
        games = f"{empty.games} game{'s' * (empty.games != 1)}"
        self._title = f"{games}, rules {empty.rules.name}, list {empty.system}, seed {seed}"
        self._widths = [max(8, len(name) + 2) for name in self._players]

    def head(self) -> Iterator[str]:
        """What is played, and the names of the columns."""
        yield self._title
        yield self._line([name for name, _ in self._COLUMNS], list(self._players))

    def deal(self, played: SimulatedDeal) -> Iterator[str]:
        """One line of the list; only those whose points changed have theirs written down."""
        entry = played.entry
        self._scores = played.scores
        tallies = played.scores.tallies
        points = [str(tally.points) if score else "" for tally, score in zip(tallies, entry.scores, strict=True)]
        yield self._line([str(played.due.number), *self._cells(played)], points)

    def _cells(self, played: SimulatedDeal) -> list[str]:
        match played.entry.outcome:
            case DeclaredGame() as game:
                name = self._players[game.declarer]
                run = "" if not game.matadors else f"{'with' if game.matadors > 0 else 'without'} {abs(game.matadors)}"
                value = f"{game.valuation.value}{'!' if game.valuation.overbid else ''}"
                return [name, format_contract(game.contract), str(game.bid or "-"), run, value, f"{game.score:+}"]
            case RamschGame(scores=scores):
                return ["-", "Ramsch", " ".join(f"{score:+}" for score in scores if score)]
            case PassedInGame():
                return ["-", "passed", ""]

    def foot(self) -> Iterator[str]:
        """Won, lost, bonuses, totals and ranks."""
        tallies = self._scores.tallies
        yield ""
        yield self._footer("game points", [tally.points for tally in tallies])
        yield self._footer("games won", [tally.won for tally in tallies])
        yield self._footer("games lost", [tally.lost for tally in tallies])
        if self._scores.system == "seeger":
            yield self._footer("(won - lost) x 50", [tally.own_bonus for tally in tallies])
            yield self._footer("others' lost games", [tally.others_bonus for tally in tallies])
        yield self._footer("total", [tally.total for tally in tallies])
        yield self._footer("rank", list(self._scores.ranks))

    def _footer(self, label: str, numbers: list[int]) -> str:
        return self._line([label], [str(number) for number in numbers])

    def _line(self, cells: list[str], by_place: list[str]) -> str:
        """The last cell ends where the columns end, over those that are left out."""
        *first, last = cells
        left = "".join(f"{cell:>{width}} " for cell, (_, width) in zip(first, self._COLUMNS, strict=False))
        right = "".join(f" {cell:>{width}}" for cell, width in zip(by_place, self._widths, strict=True))
        return f"{left}{last:>{self._END - len(left)}}{right}".rstrip()
