"""The columns of the official Spielliste (rules.md §11.5)."""

from enum import Enum, auto

from skatdesk.scoring.scorelist import ScoreList


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


def columns_of(score_list: ScoreList) -> tuple[Column, ...]:
    """The official columns, and those for Kontra and Bock where the rules or a game have them."""
    entries, rules = score_list.entries, score_list.rules
    shown = {
        Column.KONTRA: rules.kontra != "off" or any(entry.declared and entry.declared.kontra for entry in entries),
        Column.BOCK: bool(rules.bock_events) or any((entry.bock_factor or 1) > 1 for entry in entries),
    }
    return tuple(column for column in Column if shown.get(column, True))
