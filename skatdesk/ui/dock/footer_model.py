"""The totals below the list as a Qt model: how the list's system counts, line by line."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.systems import OWN_GAME_BONUS, others_lost_bonus
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.sentences.list_systems import system_name

LINE_ROLE = Qt.ItemDataRole.UserRole
"""The whole ``FooterLine``."""

_MINUS = "\u2009−\u2009"
"""Between thin spaces: the figures of two players stand further apart than those of one."""


@dataclass(frozen=True, slots=True)
class FooterLine:
    """A label and one value for each player; ``total`` for the line that counts in the end."""

    label: str
    values: tuple[str, ...]
    total: bool = False


class FooterModel(QAbstractTableModel):
    """Column 0 is the label, the players follow in the order of the list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list: ScoreList | None = None
        self._order: tuple[int, ...] = ()
        self._lines: tuple[FooterLine, ...] = ()

    @property
    def lines(self) -> tuple[FooterLine, ...]:
        """All lines."""
        return self._lines

    def show_list(self, score_list: ScoreList, order: tuple[int, ...]) -> None:
        """Shows the totals of this list, the places in this order."""
        self._list, self._order = score_list, order
        self.renew()

    def renew(self) -> None:
        """List or language have changed."""
        self.beginResetModel()
        self._lines = self._lines_of(self._list) if self._list is not None else ()
        self.endResetModel()

    def title(self) -> str:
        """The system of the list."""
        return system_name(self._list.system, self._list.bierlachs_limit) if self._list is not None else ""

    # -------------------------------------------------------------- Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 1 + len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.values[index.column() - 1] if index.column() else line.label
        if role == Qt.ItemDataRole.ToolTipRole and not index.column():
            return line.label
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole or self._list is None:
            return None
        return self._list.players[self._order[section - 1]] if section else self.title()

    def _lines_of(self, score_list: ScoreList) -> tuple[FooterLine, ...]:
        tallies = [score_list.tallies[place] for place in self._order]
        #: Last line below a list: what counts in the end
        totals = FooterLine(self.tr("Total"), tuple(number(tally.total) for tally in tallies), total=True)
        if score_list.system != "seeger":
            return (totals,)
        #: Line below a list: games won and games lost as declarer, "3 − 1"
        games = self.tr("Won − lost")
        #: Line below a list: what Seeger-Fabian pays for the games the other players lost; {bonus} is 40 or 30
        others = self.tr("Others lost × {bonus}").format(bonus=number(others_lost_bonus(len(tallies))))
        return (
            #: Line below a list: sum of the games, without the bonuses of Seeger-Fabian
            FooterLine(self.tr("Points"), tuple(number(tally.points) for tally in tallies)),
            FooterLine(games, tuple(left_to_right(f"{tally.won}{_MINUS}{tally.lost}") for tally in tallies)),
            FooterLine(
                left_to_right(f"× {number(OWN_GAME_BONUS)}"), tuple(signed(tally.own_bonus) for tally in tallies)
            ),
            FooterLine(others, tuple(signed(tally.others_bonus) for tally in tallies)),
            totals,
        )
