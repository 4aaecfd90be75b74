"""The columns of the paper sheet: where each begins. Lengths are tenths of a millimetre; in Urdu they run leftwards."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from skatdesk.ui.scoresheet.columns import MARKS, Column

MARGIN = 120
"""Of every page, on all sides."""

_WIDTHS = {
    Column.NUMBER: 66,
    Column.GAME: 112,
    Column.BASE: 68,
    Column.WITH: 58,
    Column.WITHOUT: 58,
    **dict.fromkeys(MARKS, 56),
    Column.BID: 72,
    Column.KONTRA: 66,
    Column.BOCK: 66,
    Column.PLUS: 104,
    Column.MINUS: 104,
}
"""With air, for games are written by hand, too."""
_OF_FOUR = {
    **_WIDTHS,
    Column.NUMBER: 60,
    Column.GAME: 106,
    Column.BASE: 60,
    Column.WITH: 56,
    Column.WITHOUT: 56,
    **dict.fromkeys(MARKS, 44),
}
"""No more than each needs: the running points of four, four figures and a minus, get what is left."""
_TALLY, _TALLY_OF_FOUR = 44, 40
"""Games won, and as much for games lost."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The page between its margins, ruled into columns.

    The official columns come first, then for each player his running points, games won
    and games lost.
    """

    width: float
    height: float
    columns: tuple[Column, ...]
    players: int
    direction: Qt.LayoutDirection

    def cell(self, column: Column, top: float, height: float) -> QRectF:
        """A cell of an official column."""
        before = self.columns[: self.columns.index(column)]
        return self._rect(sum(self._width(each) for each in before), self._width(column), top, height)

    @property
    def official(self) -> float:
        """How far the official columns reach."""
        return sum(self._width(column) for column in self.columns)

    def before_players(self, top: float, height: float) -> QRectF:
        """All official columns together."""
        return self._rect(0, self.official, top, height)

    def between(self, first: Column, last: Column, top: float, height: float) -> QRectF:
        """The official columns from one to another, both included."""
        return self.cell(first, top, height).united(self.cell(last, top, height))

    def player(self, place: int, top: float, height: float) -> QRectF:
        """All three columns of a player."""
        return self._rect(self.official + place * self._player, self._player, top, height)

    def running(self, place: int, top: float, height: float) -> QRectF:
        """A player's running points."""
        return self._rect(self.official + place * self._player, self._player - 2 * self._tally, top, height)

    def tally(self, place: int, lost: bool, top: float, height: float) -> QRectF:
        """A player's games won, or lost."""
        left = self.official + (place + 1) * self._player - (1 if lost else 2) * self._tally
        return self._rect(left, self._tally, top, height)

    def line(self, top: float, height: float) -> QRectF:
        """The whole width."""
        return QRectF(0, top, self.width, height)

    @property
    def _player(self) -> float:
        return (self.width - self.official) / self.players

    @property
    def _tally(self) -> float:
        return min(_TALLY_OF_FOUR if self.players > 3 else _TALLY, self._player / 4)

    def _width(self, column: Column) -> float:
        return (_OF_FOUR if self.players > 3 else _WIDTHS)[column]

    def _rect(self, left: float, width: float, top: float, height: float) -> QRectF:
        x = self.width - left - width if self.direction is Qt.LayoutDirection.RightToLeft else left
        return QRectF(x, top, width, height)
