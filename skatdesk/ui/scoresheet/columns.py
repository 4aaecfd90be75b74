"""The columns of the official Spielliste, and how wide each is (rules.md §11.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import ceil

from PySide6.QtGui import QFontMetricsF

from skatdesk.scoring.entries import DeclaredGame, Entry, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE


class Column(Enum):
    """A column of the sheet; the players' columns follow the last of these."""

    NUMBER = auto()
    DECLARER = auto()
    GAME = auto()
    BASE = auto()
    WITH = auto()
    WITHOUT = auto()
    HAND = auto()
    SCHNEIDER = auto()
    SCHNEIDER_ANNOUNCED = auto()
    SCHWARZ = auto()
    SCHWARZ_ANNOUNCED = auto()
    OUVERT = auto()
    BID = auto()
    KONTRA = auto()
    BOCK = auto()
    PLUS = auto()
    MINUS = auto()


MARKS = (
    Column.HAND,
    Column.SCHNEIDER,
    Column.SCHNEIDER_ANNOUNCED,
    Column.SCHWARZ,
    Column.SCHWARZ_ANNOUNCED,
    Column.OUVERT,
)
"""Columns that hold a tick or nothing."""
_HOUSE = (Column.KONTRA, Column.BOCK)


def columns_of(score_list: ScoreList) -> tuple[Column, ...]:
    """The official columns, and those for Kontra and Bock where the rules or a game have them."""
    entries, rules = score_list.entries, score_list.rules
    shown = {
        Column.KONTRA: rules.kontra != "off" or any(_kontra(entry) for entry in entries),
        Column.BOCK: bool(rules.bock_events) or any(_bock(entry) for entry in entries),
    }
    return tuple(column for column in Column if shown.get(column, True))


def _kontra(entry: Entry) -> bool:
    return entry.declared is not None and entry.declared.kontra > 0


def _bock(entry: Entry) -> bool:
    match entry.outcome:
        case DeclaredGame() | RamschGame():
            return entry.outcome.bock_factor > 1
    return False


_WIDTHS = {
    Column.NUMBER: 45,
    Column.GAME: 50,
    Column.BASE: 50,
    Column.WITH: 40,
    Column.WITHOUT: 44,
    Column.SCHNEIDER: 50,
    Column.SCHNEIDER_ANNOUNCED: 42,
    Column.SCHWARZ: 50,
    Column.SCHWARZ_ANNOUNCED: 42,
    Column.BID: 50,
    Column.KONTRA: 50,
    Column.BOCK: 44,
    Column.PLUS: 51,
    Column.MINUS: 45,
}
"""Room at scale 1; the columns of ticks that are not named here share one width."""
_MARK = 48
_GAP, _END = 10, 10
"""Before the players' columns, and after them."""
_LEAST_PLAYER, _ROOMY_PLAYER = 81, 150
TALLY_PLAYER = 122
"""From this width on, at scale 1, a player's column has room for games won and lost beside the running total."""
_LEAST_NAME, _LONGEST_NAME = 64, 92
_WIDEST_MARK, _NARROWER = 66, 8
"""How wide a column of ticks becomes at most, and by how much narrower at most."""


@dataclass(frozen=True, slots=True)
class Widths:
    """Widths in px of the columns shown, and of one player's."""

    columns: dict[Column, int]
    player: int
    gap: int

    @staticmethod
    def fit(look: Look, columns: tuple[Column, ...], players: Sequence[str], room: int) -> "Widths":
        """Columns for this room: the players get what the official columns leave, and these give way if they must."""
        px, count = look.px, max(len(players), 1)
        wanted = {column: px(_WIDTHS.get(column, _MARK)) for column in columns}
        metrics = QFontMetricsF(look.font(DENSE, bold=True))
        longest = max((ceil(metrics.horizontalAdvance(name)) for name in players), default=0) + px(8)
        wanted[Column.DECLARER] = min(max(longest, px(_LEAST_NAME)), px(_LONGEST_NAME))
        gap = px(_GAP)
        left = room - px(_END) - gap - sum(wanted.values())
        marks = [column for column in columns if column in MARKS]
        # long words such as "Schneider" are written out where there is room
        widest = len(marks) * px(_WIDEST_MARK - _MARK)
        change = min(max(left - count * px(_ROOMY_PLAYER), 0), widest)
        missing = count * px(_LEAST_PLAYER) - left
        if missing > 0:  # heads run together before names and totals do not fit
            change = -min(missing, len(marks) * px(_NARROWER))
        for column in marks:
            wanted[column] += change // len(marks)
        left -= change // len(marks) * len(marks)
        return Widths(wanted, max(left // count, px(40)), gap)
