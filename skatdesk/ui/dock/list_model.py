"""The list of games as a Qt model, over the frozen ``ScoreList``; the game being played is its last row."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.look.tips import tip, tip_of_lines
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.table.chairs import places_in_columns

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The whole ``ListRow``, for whoever paints it."""

NUMBER, GAME, FIRST_PLAYER = 0, 1, 2
"""Columns; the players follow."""

_WAITING = "…"


@dataclass(frozen=True, slots=True)
class Running:
    """The game on the table; ``contract`` is None until announced, ``factor`` multiplies it (Kontra, Bock, pushing)."""

    contract: Contract | None = None
    factor: int = 1


@dataclass(frozen=True, slots=True)
class ListRow:
    """A game of the list, or the one being played (``entry`` is None).

    ``scores`` are the changes on paper in the order of the columns; ``ends_round`` where everybody has dealt once more.
    """

    number: int
    entry: Entry | None
    contract: Contract | None
    factor: int = 1
    scores: tuple[int, ...] = ()
    ends_round: bool = False

    @property
    def game(self) -> Game | None:
        """What was played: None when passed in, or not yet known."""
        if self.contract is not None:
            return self.contract.game
        ramsch = self.entry is not None and not isinstance(self.entry.outcome, PassedInGame)
        return Game.RAMSCH if ramsch else None


def _factor(entry: Entry) -> int:
    """What multiplies the score: Kontra, a Bock round; in a Ramsch pushing on unseen, and a player without a trick."""
    match entry.outcome:
        case DeclaredGame(valuation=valuation):
            return valuation.factor
        case RamschGame(bock_factor=bock) as ramsch:
            return ramsch.doublings * bock
        case PassedInGame():
            return 1


class ListModel(QAbstractTableModel):
    """Rows are games; columns are running number, game, and the players with what the game brought them.

    Players stand as they sit, clockwise from the left of the reader, who comes last.
    """

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._list: ScoreList | None = None
        self._running: Running | None = None
        self._rows: tuple[ListRow, ...] = ()
        self._order: tuple[int, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The places in the order of their columns."""
        return self._order

    @property
    def rows(self) -> tuple[ListRow, ...]:
        """All rows."""
        return self._rows

    def show_list(self, score_list: ScoreList, own: int | None) -> None:
        """Shows this list; ``own`` is the reader's place. A game that is new in it is no longer being played."""
        if self._list is not None and len(score_list.entries) > len(self._list.entries):
            self._running = None
        order = places_in_columns(len(score_list.players), own)
        if self._list is None or self._list.players != score_list.players or self._order != order:
            self.beginResetModel()
            self._list, self._order = score_list, order
            self._rows = self._rows_of(score_list)
            self.endResetModel()
        else:
            self._list = score_list
            self._change(self._rows_of(score_list))

    def show_running(self, running: Running | None) -> None:
        """Shows the game being played as the last row, None takes it away."""
        if running != self._running:
            self._running = running
            if self._list is not None:
                self._change(self._rows_of(self._list))

    def renew(self) -> None:
        """Language or card names have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in the order of their columns."""
        return () if self._list is None else tuple(self._list.players[place] for place in self._order)

    # -------------------------------------------------------------- Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else FIRST_PLAYER + len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_of_lines(self.account(index.row()))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return apart(self.account(index.row()))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical or self._list is None:
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole and section < FIRST_PLAYER:
            return self.tr("Number") if section == NUMBER else self.tr("Game")
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if section >= FIRST_PLAYER:
                name = isolate(self.names[section - FIRST_PLAYER])
                return tip(name) if role == Qt.ItemDataRole.ToolTipRole else name
            #: Head of the narrow column with the running number of a game
            return self.tr("#") if section == NUMBER else ""
        return None

    def account(self, row: int) -> tuple[str, ...]:
        """How the score of this game came about, line by line; empty for the game being played."""
        entry = self._rows[row].entry
        if entry is None or self._list is None:
            return ()
        return self._sentences.entries.lines(entry, self._list.rules, self._list.players)

    # -------------------------------------------------------------- rows

    def _rows_of(self, score_list: ScoreList) -> tuple[ListRow, ...]:
        size = len(score_list.players)
        numbers = [score_list.deal_due(index).number for index in range(len(score_list.entries))]
        rows = []
        for index, entry in enumerate(score_list.entries):
            scores = [now - was for was, now in score_list.numbers(index)]
            due, after = numbers[index], numbers[index + 1] if index + 1 < len(numbers) else 0
            game = entry.declared
            rows.append(
                ListRow(
                    due,
                    entry,
                    game.contract if game is not None else None,
                    _factor(entry),
                    tuple(scores[place] for place in self._order),
                    due % size == 0 and after != due,
                )
            )
        if self._running is not None:
            due = score_list.next_deal.number if score_list.next_deal is not None else len(rows) + 1
            rows.append(ListRow(due, None, self._running.contract, self._running.factor))
        return tuple(rows)

    def _change(self, rows: tuple[ListRow, ...]) -> None:
        """Tells the views only of what is new."""
        before = self._rows
        if len(rows) > len(before):
            self.beginInsertRows(ROOT, len(before), len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        elif len(rows) < len(before):
            self.beginRemoveRows(ROOT, len(rows), len(before) - 1)
            self._rows = rows
            self.endRemoveRows()
        else:
            self._rows = rows
        last = self.columnCount() - 1
        for row, (old, new) in enumerate(zip(before, rows, strict=False)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, last))

    def _text(self, row: ListRow, column: int) -> str:
        if column == NUMBER:
            return number(row.number)
        if column == GAME:
            if row.entry is not None:
                return self._sentences.entries.game(row.entry)
            return self._sentences.words.contract(row.contract) if row.contract is not None else _WAITING
        score = self._score(row, column)
        return signed(score) if score else ""

    def _score(self, row: ListRow, column: int) -> int:
        return row.scores[column - FIRST_PLAYER] if row.scores else 0
