"""The sheet as a Qt model, over the frozen ``ScoreList``: the columns of the official Spielliste, then the players."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import CardNamer, Term
from skatdesk.i18n.joins import apart
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.look.tips import tip, tip_of_lines
from skatdesk.ui.scoresheet.columns import Column, columns_of
from skatdesk.ui.scoresheet.sheet_rows import OpenLine, SheetRow, rows_of
from skatdesk.ui.scoresheet.tabbed import tabbed
from skatdesk.ui.sentences import Sentences

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The whole ``SheetRow``, for whoever paints it."""

_TICK = "✓"


class SheetModel(QAbstractTableModel):
    """Rows are games and the open line, columns the ``columns`` and then a player each, in the order of the places."""

    def __init__(
        self, namer: CardNamer, sentences: Sentences, score_list: ScoreList, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._namer = namer
        self._sentences = sentences
        self._list = score_list
        self._line: OpenLine | None = None
        self._rows = rows_of(score_list, None)
        self.columns = columns_of(score_list)

    @property
    def rows(self) -> tuple[SheetRow, ...]:
        """All rows."""
        return self._rows

    @property
    def score_list(self) -> ScoreList:
        """The list shown, without the open line."""
        return self._list

    @property
    def next_seats(self) -> Seating | None:
        """Who is away in the next game and who deals it, as far as that is told; None in a list that is over."""
        if self._list.next_deal is None:
            return None
        told = self._line.seating if self._line is not None and self._line.kind == "new" else None
        return told or self._list.next_deal.seating

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by place."""
        return self._list.players

    @property
    def open_row(self) -> int | None:
        """Where the line being written stands."""
        return next((index for index, row in enumerate(self._rows) if row.is_open), None)

    def show_list(self, score_list: ScoreList, line: OpenLine | None) -> None:
        """Shows this list with its open line."""
        columns = columns_of(score_list)
        rows = rows_of(score_list, line)
        same = len(self.players) == len(score_list.players) and self.columns == columns
        before, next_seats = self._list, self.next_seats
        self._list, self._line = score_list, line
        if not same:
            self.beginResetModel()
            self.columns, self._rows = columns, rows
            self.endResetModel()
            return
        self._change(rows)
        if before.players != score_list.players:
            self.renew()  # names stand everywhere, but the games are where they were
        elif before is not score_list or next_seats != self.next_seats:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def renew(self) -> None:
        """Language or card names have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def column_at(self, section: int) -> Column | None:
        """The official column at this section; None for a player's."""
        return self.columns[section] if section < len(self.columns) else None

    def place_at(self, section: int) -> int:
        """The player's place at a section after the official columns."""
        return section - len(self.columns)

    @property
    def longest_numbers(self) -> tuple[tuple[str, ...], ...]:
        """The running numbers of each player that may need most room: his highest and his lowest."""
        places = range(len(self.players))
        written = ([running for row in self._rows if (running := row.written[place]) is not None] for place in places)
        return tuple((number(max(column, default=0)), number(min(column, default=0))) for column in written)

    @property
    def longest_scores(self) -> dict[Column, str]:
        """The highest and the lowest score of a game: what may need most room in its column."""
        scores = [0, *map(self._score, self._rows)]
        return {Column.PLUS: signed(max(scores)), Column.MINUS: signed(min(scores))}

    def entry_index(self, row: int) -> int | None:
        """Which entry of the list stands in this row; None for an open line that is new."""
        open_row = self.open_row
        if self._line is None or self._line.kind == "change" or open_row is None or row < open_row:
            return row if 0 <= row < len(self._rows) else None
        return None if row == open_row else row - 1

    # -------------------------------------------------------------- Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns) + len(self.players)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self.column_at(index.column())
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._running(row, index.column()) if column is None else self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_of_lines(self.told(index.row()))
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return apart((number(row.number), *self.told(index.row())))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < self.columnCount():
            return None
        column = self.column_at(section)
        if column is None:
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                name = isolate(self.players[self.place_at(section)])
                return tip(name) if role == Qt.ItemDataRole.ToolTipRole else name
        elif role == Qt.ItemDataRole.DisplayRole:
            return self.heads[column]
        elif role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.whole_heads[column]
        return None

    def as_text(self) -> str:
        """The games written down, a line for each, in columns apart by tabs: spreadsheets and letters take it so."""
        sections, whole = range(self.columnCount()), Qt.ItemDataRole.AccessibleTextRole
        lines = [[str(self.headerData(section, Qt.Orientation.Horizontal, whole)) for section in sections]]
        for row in rows_of(self._list, None):
            lines.append([self._text(row, column) for column in self.columns])
            lines[-1] += [self._running(row, section) for section in sections[len(self.columns) :]]
        return tabbed(lines)

    def told(self, row: int) -> tuple[str, ...]:
        """Everything that can be told of this game, line by line."""
        return tuple(self._told(self._rows[row]))

    def _told(self, row: SheetRow) -> Iterator[str]:
        """The score, a remark, who was away, and what is otherwise than the games before it would have it."""
        if (entry := row.entry) is not None:
            yield from self._sentences.entries.lines(entry, self._list.rules, self.players)
            if entry.remark:
                #: Of a game in the score sheet: what somebody wrote beside it
                yield self.tr("Remark: {remark}").format(remark=isolate(entry.remark))
            if entry.seating.away is not None:
                #: Of a game of four; right also where somebody is called "You"
                yield self.tr("Away: {name}").format(name=isolate(self.players[entry.seating.away]))
        if row.other_dealer:
            name = isolate(self.players[row.due.seating.dealer])
            #: Of a game in the score sheet; right also where somebody is called "You"
            yield self.tr("Dealt out of turn; the turn was with: {name}").format(name=name)
        if row.other_factor:
            #: Of a game in the score sheet; {factor} is "× 1" or "× 2"
            yield self.tr("By the games before it, this one would count {factor}").format(
                factor=_times(row.due.bock_factor)
            )

    # -------------------------------------------------------------- words

    @property
    def heads(self) -> dict[Column, str]:
        """The word over each official column."""
        #: Head of a narrow column, beside Schneider and Schwarz: this level was announced; 5 letters at most
        announced = self.tr("ann.")
        narrow = {
            #: Head of a narrow column of the score sheet: the running number of a game
            Column.NUMBER: self.tr("No."),
            #: Head of a narrow column of the score sheet: the base value of the game, 9 to 24; 6 letters at most
            Column.BASE: self.tr("Base"),
            Column.SCHNEIDER_ANNOUNCED: announced,
            Column.SCHWARZ_ANNOUNCED: announced,
            #: Head of a narrow column of the score sheet: the game counts double; 6 letters at most
            Column.BOCK: self.tr("Bock"),
            Column.PLUS: "+",
            Column.MINUS: "−",
        }
        heads = self.whole_heads | narrow
        return {column: heads[column] for column in self.columns}

    @property
    def whole_heads(self) -> dict[Column, str]:
        """The same in whole words, for all columns there are."""
        return {column: self._namer.term(term) for column, term in _TERMS.items()} | {
            Column.NUMBER: self.tr("Number of the game"),
            #: Head of a column of the score sheet: who declared; 8 letters at most
            Column.DECLARER: self.tr("Player"),
            #: Head of a column of the score sheet: what was played
            Column.GAME: self.tr("Game"),
            #: Whole head of a column of the score sheet, on paper and in a tip: 9 to 24, of a Null what it is worth
            Column.BASE: self.tr("Base value"),
            #: Head of a narrow column of the score sheet: with so many matadors; 6 letters at most
            Column.WITH: self.tr("with"),
            #: Head of a narrow column of the score sheet: without so many matadors; 6 letters at most
            Column.WITHOUT: self.tr("w/o"),
            #: Head of a narrow column of the score sheet: what the declarer had bid; 6 letters at most
            Column.BID: self.tr("Bid"),
            #: Whole head of a column of the score sheet, on paper and in a tip: the game counts double
            Column.BOCK: self.tr("Bock round"),
            Column.PLUS: self.tr("Won"),
            Column.MINUS: self.tr("Lost"),
        }

    def _text(self, row: SheetRow, column: Column) -> str:
        game = row.game
        match column:
            case Column.NUMBER:
                return number(row.number)
            case Column.DECLARER:
                return self.undeclared(row, self.players) if game is None else isolate(self.players[game.declarer])
            case Column.PLUS | Column.MINUS:
                score = self._score(row)
                return signed(score) if score and (score > 0) == (column is Column.PLUS) else ""
            case Column.BOCK:
                return _times(row.bock_factor) if row.bock_factor > 1 or row.other_factor else ""
            case _ if game is None:
                return ""
            case Column.GAME:
                return self._namer.game(game.contract.game.code)
            case Column.BASE:
                return number(row.base)
            case Column.WITH:
                return number(game.matadors) if game.matadors > 0 else ""
            case Column.WITHOUT:
                return number(-game.matadors) if game.matadors < 0 else ""
            case Column.BID:
                return number(game.bid) if game.bid else ""
            case Column.KONTRA:
                return _times(row.kontra_factor) if row.kontra_factor > 1 else ""
        return _TICK if ticked(row, column) else ""

    def undeclared(self, row: SheetRow, names: Sequence[str]) -> str:
        """What stands in the line of a game without declarer, with the players called so: "Ramsch · Ada 64 · …"."""
        if row.entry is None:
            return ""
        words = self._sentences.entries.undeclared(row.entry)
        if not isinstance(row.entry.outcome, RamschGame):
            return words
        points = (
            f"{isolate(names[place])} {number(value)}"
            for place, value in enumerate(row.entry.outcome.points)
            if place != row.entry.seating.without_cards
        )
        return " · ".join((words, *points))

    def _running(self, row: SheetRow, section: int) -> str:
        written = row.written[self.place_at(section)]
        return "" if written is None else number(written)

    def _score(self, row: SheetRow) -> int:
        """What the game brought whom it is about; 0 for a Ramsch that brought several players different scores."""
        if row.game is not None:
            return row.game.score
        changed = {score for score in row.scores if score}
        return changed.pop() if len(changed) == 1 else 0

    # -------------------------------------------------------------- rows

    def _change(self, rows: tuple[SheetRow, ...]) -> None:
        """Tells the views only of what is new, so that they keep their place."""
        before = self._rows
        shared = min(len(before), len(rows))
        first = next((index for index in range(shared) if before[index] != rows[index]), shared)
        # first as many rows as there will be, the others untouched; then what stands in them
        if len(rows) > len(before):
            added = len(rows) - len(before)
            self.beginInsertRows(ROOT, first, first + added - 1)
            self._rows = (*before[:first], *rows[first : first + added], *before[first:])
            self.endInsertRows()
        elif len(rows) < len(before):
            gone = len(before) - len(rows)
            self.beginRemoveRows(ROOT, first, first + gone - 1)
            self._rows = (*before[:first], *before[first + gone :])
            self.endRemoveRows()
        self._rows = rows
        if first < len(rows):
            self.dataChanged.emit(self.index(first, 0), self.index(len(rows) - 1, self.columnCount() - 1))


_TERMS = {
    Column.HAND: Term.HAND,
    Column.SCHNEIDER: Term.SCHNEIDER,
    Column.SCHNEIDER_ANNOUNCED: Term.SCHNEIDER_ANNOUNCED,
    Column.SCHWARZ: Term.SCHWARZ,
    Column.SCHWARZ_ANNOUNCED: Term.SCHWARZ_ANNOUNCED,
    Column.OUVERT: Term.OUVERT,
    Column.KONTRA: Term.KONTRA,
}


def _times(factor: int) -> str:
    return left_to_right(f"× {number(factor)}")


def ticked(row: SheetRow, column: Column) -> bool:
    """Whether the game has a tick in this column."""
    contract, levels = row.contract, row.levels
    return contract is not None and {
        Column.HAND: contract.hand,
        Column.SCHNEIDER: Level.SCHNEIDER in levels,
        Column.SCHNEIDER_ANNOUNCED: contract.schneider,
        Column.SCHWARZ: Level.SCHWARZ in levels,
        Column.SCHWARZ_ANNOUNCED: contract.schwarz,
        Column.OUVERT: contract.ouvert,
    }.get(column, False)
