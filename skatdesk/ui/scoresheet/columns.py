"""The columns of the official Spielliste, and how wide each is (rules.md §11.5)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import ceil

from PySide6.QtGui import QFont, QFontMetricsF

from skatdesk.scoring.entries import DeclaredGame, Entry, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, SMALL
from skatdesk.ui.scoresheet.head_words import can_be_cut


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
_LEAST_PLAYER, _ROOMY_PLAYER = 81, 160
TALLY_PLAYER = 122
"""From this width on, at scale 1, a player's column has room for games won and lost beside the running total."""
_LEAST_NAME, _LONGEST_NAME = 64, 92
_WIDEST_MARK, _NARROWER = 66, 8
"""How wide a column of ticks becomes at most, and by how much narrower at most."""
_BETWEEN, _AROUND_NAME, _AROUND_NUMBER = 8, 12, 28
"""Between two heads, beside a name, and for the mark before a number and the gap after it; letters do not shrink as far
as the rest, so words are measured."""


@dataclass(frozen=True, slots=True)
class Widths:
    """Widths in px of the columns shown, and of one player's."""

    columns: dict[Column, int]
    player: int
    gap: int

    @staticmethod
    def fit(look: Look, heads: Mapping[Column, str], players: Sequence[str], room: int, highest: str = "") -> "Widths":
        """Columns with these words over them; ``highest`` is the longest number of a game.

        First come figures, names and short words; then games won and lost, then long words, then air around ticks.
        """
        px, count = look.px, max(len(players), 1)
        small, gap = look.font(SMALL, bold=True), px(_GAP)
        marks = [column for column in heads if column in MARKS]
        whole = {column: _longest(small, (word,)) + px(_BETWEEN) for column, word in heads.items()}
        widths = {column: px(_WIDTHS.get(column, _MARK)) for column in heads}
        name = _longest(look.font(DENSE, bold=True), players) + px(8)
        widths[Column.DECLARER] = min(max(name, px(_LEAST_NAME)), px(_LONGEST_NAME))
        widths[Column.NUMBER] = max(widths[Column.NUMBER], _longest(small, (highest,)) + px(_AROUND_NUMBER))
        for column, word in heads.items():
            if not can_be_cut(word):
                widths[column] = max(widths[column], whole[column])
        named = min(max(_longest(small, players) + px(_AROUND_NAME), px(_LEAST_PLAYER)), px(TALLY_PLAYER))
        left = room - px(_END) - gap - sum(widths.values())
        missing = count * px(_LEAST_PLAYER) - left
        if missing > 0:  # heads run together before totals do not fit
            narrower = min(missing // len(marks), px(_NARROWER))
            widths |= {column: widths[column] - narrower for column in marks}
        else:
            tallied = left >= count * px(TALLY_PLAYER)
            left -= _widen(widths, whole, left - count * (px(TALLY_PLAYER) if tallied else named))
            air = max(left - count * px(_ROOMY_PLAYER), 0) // len(marks)
            _widen(widths, {column: min(widths[column] + air, px(_WIDEST_MARK)) for column in marks}, left)
        player = (room - px(_END) - gap - sum(widths.values())) // count
        return Widths(widths, max(player, px(40)), gap)


def _longest(font: QFont, words: Sequence[str]) -> int:
    metrics = QFontMetricsF(font)
    return max((ceil(metrics.horizontalAdvance(word)) for word in words), default=0)


def _widen(widths: dict[Column, int], wanted: Mapping[Column, int], room: int) -> int:
    """Widens columns as far as the room goes, those that want least first, and tells how much of it they took."""
    missing = {column: width - widths[column] for column, width in wanted.items() if width > widths[column]}
    taken = 0
    for column in sorted(missing, key=lambda column: missing[column]):
        if taken + missing[column] <= room:
            widths[column] += missing[column]
            taken += missing[column]
    return taken
