"""The live footer of a list as a Qt model: how every player's total comes about, and who leads (rules.md §11.2)."""

from dataclasses import dataclass
from enum import Enum, auto
from operator import attrgetter

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.joins import named
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.standings import Standing
from skatdesk.scoring.systems import OWN_GAME_BONUS
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.scoresheet.list_words import rank_text, tally_text

STANDING_ROLE = Qt.ItemDataRole.UserRole
"""The player's ``Standing``."""


class Figure(Enum):
    """A column of the footer."""

    PLAYER = auto()
    POINTS = auto()
    GAMES = auto()
    OWN_BONUS = auto()
    OTHERS_LOST = auto()
    OTHERS_BONUS = auto()
    TOTAL = auto()
    RANK = auto()
    BAR = auto()


_SEEGER = tuple(Figure)
_PLAIN = (Figure.PLAYER, Figure.GAMES, Figure.TOTAL, Figure.RANK, Figure.BAR)
BONUSES = (Figure.OWN_BONUS, Figure.OTHERS_BONUS)


@dataclass(frozen=True, slots=True)
class Scale:
    """What the bars measure: from the lowest total, or 0, to the highest, or 0."""

    low: int
    high: int

    @property
    def span(self) -> int:
        """List score from end to end; never 0."""
        return max(1, self.high - self.low)


class TotalsModel(QAbstractTableModel):
    """A row for each player in the order of the places; the columns depend on the list's system."""

    def __init__(self, score_list: ScoreList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list = score_list
        self._standings = _by_place(score_list)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The columns."""
        return _SEEGER if self._list.system == "seeger" else _PLAIN

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by place."""
        return self._list.players

    @property
    def scale(self) -> Scale:
        """What the bars measure; in a Bierlachs they show how near the agreed minus is."""
        score_list = self._list
        limit = score_list.bierlachs_limit if score_list.system == "bierlachs" else None
        return Scale(min(0, -(limit or 0), *score_list.totals), max(0, *score_list.totals))

    @property
    def losers(self) -> tuple[int, ...]:
        """Who has reached the agreed minus of a Bierlachs."""
        return self._list.losers

    def show_list(self, score_list: ScoreList) -> None:
        """Shows the totals of this list."""
        same = (self._list.system, self.players) == (score_list.system, score_list.players)
        if not same:
            self.beginResetModel()
        self._list, self._standings = score_list, _by_place(score_list)
        if not same:
            self.endResetModel()
        else:
            self.renew()

    def renew(self) -> None:
        """Language or figures have changed."""
        last = self.columnCount() - 1
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._standings) - 1, last))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    # -------------------------------------------------------------- Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._standings)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.figures)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        standing, figure = self._standings[index.row()], self.figures[index.column()]
        if role == STANDING_ROLE:
            return standing
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(standing, figure)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = str(self.headerData(index.column(), Qt.Orientation.Horizontal))
            return named(head, self._text(standing, figure))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self.figures):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._head(self.figures[section])
        return None

    def _head(self, figure: Figure) -> str:
        match figure:
            case Figure.POINTS:
                #: Head in the footer of the score sheet: sum of the games, without bonuses
                return self.tr("Game points")
            case Figure.GAMES:
                #: Head in the footer of the score sheet: own games won and lost, "7 / 1"
                return self.tr("Won / lost")
            case Figure.OWN_BONUS:
                return left_to_right(f"× {number(OWN_GAME_BONUS)}")
            case Figure.OTHERS_LOST:
                #: Head in the footer of the score sheet: how many games the other players lost
                return self.tr("Lost by others")
            case Figure.OTHERS_BONUS:
                return left_to_right(f"× {' / '.join(map(number, self._list.others_lost_bonuses))}")
            case Figure.TOTAL:
                #: Head in the footer of the score sheet: what counts in the end
                return self.tr("Total")
            case Figure.RANK:
                #: Head in the footer of the score sheet: first, second, third
                return self.tr("Place")
        return ""

    def _text(self, standing: Standing, figure: Figure) -> str:
        tally = standing.tally
        match figure:
            case Figure.PLAYER:
                return isolate(self.players[standing.place])
            case Figure.POINTS:
                return number(tally.points)
            case Figure.GAMES:
                return tally_text(tally)
            case Figure.OWN_BONUS:
                return signed(tally.own_bonus)
            case Figure.OTHERS_LOST:
                return number(tally.others_lost)
            case Figure.OTHERS_BONUS:
                return signed(tally.others_bonus)
            case Figure.TOTAL:
                return number(tally.total)
            case Figure.RANK:
                return rank_text(standing.rank)
        return ""


def _by_place(score_list: ScoreList) -> tuple[Standing, ...]:
    return tuple(sorted(score_list.standings, key=attrgetter("place")))
