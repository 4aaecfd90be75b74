"""A row of the Spielliste as an entry."""

from collections.abc import Sequence

from skatdesk.notation.lists import columns, remarks
from skatdesk.notation.lists.checks import GRAND_OUVERT_BASES, first_conflict
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.remarks import Remarks, read_remarks, without_note
from skatdesk.scoring.entries import LONGEST_REMARK, DeclaredGame, Entry, Outcome, PassedInGame, RamschGame
from skatdesk.scoring.names import one_line
from skatdesk.skat.contracts import NULL_VALUES, REVOLUTION_VALUE, SUIT_GAMES, Contract, Game, null_value
from skatdesk.skat.errors import SkatError
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level, Valuation

_GAMES = {game.base: game for game in SUIT_GAMES} | dict.fromkeys(GRAND_OUVERT_BASES, Game.GRAND)
"""Games by base value, without Null, whose value stands in this column."""

_REMARKED = ("bid", "overbid", "points", "tricks", "ramsch", "scores", "pushes", "virgin", "march")
_COLUMN_OF = {"base": columns.BASE, "matadors": columns.WITH} | dict.fromkeys(_REMARKED, columns.REMARK)
"""Where a fault of the arithmetic is to be mended; elsewhere it is the score."""
_WORDS_OF = {
    ("overbid", "true"): remarks.OVERBID,
    ("overbid", "false"): f"≠ {remarks.OVERBID}",
    ("won", "false"): columns.LOST,
}
"""What should stand there, in the words of a row."""


def entry_of_row(row: Sequence[str], players: Sequence[str], previous: Entry | None, line: int) -> Entry:
    """The entry of these players that stands in this row; ``previous`` stands in the row above, if any.

    Raises ``ListFileError`` where the row contradicts itself; running numbers are not
    looked at, except for whose they are.
    """
    reader = _Row(row, players, line)
    remark, written = without_note(reader.cells[columns.REMARK])
    note = one_line(written)  # as it would have been typed here: in a file blanks may be doubled, and letters in pieces
    try:
        said = read_remarks(remark, players)
    except SkatError as error:
        raise reader.fault(columns.REMARK, Fault.UNKNOWN, str(error)) from error
    seating = reader.seating(previous, said)
    outcome: Outcome
    if remarks.RAMSCH in said:
        outcome = reader.ramsch(said)
    elif reader.marked(columns.PASSED_IN):
        outcome = PassedInGame()
    else:
        outcome = reader.game(said)
    if isinstance(outcome, DeclaredGame) and outcome.declarer == seating.without_cards:
        raise reader.fault("", Fault.SITS_OUT, "")
    if len(note) > LONGEST_REMARK:
        raise reader.fault(columns.REMARK, Fault.LONG_TEXT, str(LONGEST_REMARK))
    entry = Entry(seating, outcome, note)
    conflict = first_conflict(entry)
    if conflict is not None:
        key, expected, fault = conflict
        score = columns.LOST if reader.cells[columns.LOST] else columns.WON
        if key == "score":
            expected = expected.removeprefix("-")  # the column says that it was lost
        raise reader.fault(_COLUMN_OF.get(key, score), fault, _WORDS_OF.get((key, expected), expected))
    return entry


class _Row:
    """A row of cells that is asked for facts; what is wrong is a ``ListFileError``."""

    def __init__(self, row: Sequence[str], names: Sequence[str], line: int) -> None:
        self._line, self._names, self._size = line, names, len(names)
        first, last = len(columns.BEFORE_PLAYERS), len(columns.BEFORE_PLAYERS) + 3 * len(names)
        if len(row) != last + len(columns.AFTER_PLAYERS):
            raise self.fault("", Fault.COLUMNS, str(last + len(columns.AFTER_PLAYERS)))
        self.cells = dict(zip(columns.BEFORE_PLAYERS, row, strict=False))
        self.cells |= dict(zip(columns.AFTER_PLAYERS, row[last:], strict=True))
        self._players = [row[start : start + 3] for start in range(first, last, 3)]

    def fault(self, column: str, fault: Fault, detail: str) -> ListFileError:
        """The error for this row."""
        return ListFileError(self._line, column, fault, detail)

    def marked(self, column: str) -> bool:
        """Whether the column is ticked."""
        cell = self.cells[column]
        if cell not in ("", columns.MARK):
            raise self.fault(column, Fault.KIND, columns.MARK)
        return cell == columns.MARK

    def seating(self, previous: Entry | None, said: Remarks) -> Seating:
        """Who dealt, and who was away."""
        dealer = self._dealer(previous, said)
        if remarks.AWAY not in said:
            return Seating(self._size, dealer)
        away = self._place(said[remarks.AWAY])
        if self._size == 3 or away == dealer:
            raise self.fault(columns.REMARK, Fault.CONFLICT, f"≠ {remarks.AWAY} {self._names[away]}")
        return Seating(self._size, dealer, away)

    def _dealer(self, previous: Entry | None, said: Remarks) -> int:
        """The place that dealt: remarked, or marked at a table of four, of three the next in turn."""
        if remarks.DEALER in said:
            return self._place(said[remarks.DEALER])
        if self._size == 4:
            dealers = [place for place, (running, *_) in enumerate(self._players) if running == columns.DEALS]
            if len(dealers) != 1:
                raise self.fault("", Fault.MISSING, columns.DEALS)
            return dealers[0]
        return previous.seating.next.dealer if previous is not None else 0

    def ramsch(self, said: Remarks) -> RamschGame:
        """A Ramsch."""
        points = said.get(remarks.POINTS, ())
        if len(points) != self._size or len(said[remarks.RAMSCH]) != self._size:
            raise self.fault(columns.REMARK, Fault.MISSING, f"{remarks.RAMSCH}, {remarks.POINTS}")
        return RamschGame(
            points,
            said[remarks.RAMSCH],
            _one(said, remarks.PUSHES, 0),
            _one(said, remarks.BOCK, 1),
            self._place(said[remarks.VIRGIN]) if remarks.VIRGIN in said else None,
            self._place(said[remarks.MARCH]) if remarks.MARCH in said else None,
        )

    def game(self, said: Remarks) -> DeclaredGame:
        """A game with a declarer: the one whose games are counted on."""
        declarers = [place for place, (_, *counts) in enumerate(self._players) if any(counts)]
        if len(declarers) != 1:
            raise self.fault("", Fault.MISSING, columns.of_player("…")[1])
        points = said.get(remarks.POINTS, (None,))
        if len(points) != 1:
            raise self.fault(columns.REMARK, Fault.KIND, f"{remarks.POINTS} 61")
        return DeclaredGame(
            declarers[0],
            self._valuation(said),
            points[0],
            said[remarks.TRICKS][0] if remarks.TRICKS in said else None,
            _kontra(said),
            remarks.OFFENCE in said,
            self._score() if remarks.AGREED in said else None,
        )

    def _valuation(self, said: Remarks) -> Valuation:
        contract, worth_of_null = self._contract(said)
        base = 0 if worth_of_null else self._whole(columns.BASE)
        run = 0 if worth_of_null else self._matadors()
        levels = {} if worth_of_null else self._levels(run, said)
        worth = worth_of_null or base * sum(levels.values())
        score = _one(said, remarks.AGREED, 0) or self._score()
        return Valuation(
            contract,
            score > 0,
            remarks.OVERBID in said,
            base,
            run,
            tuple((level, levels[level]) for level in Level if levels.get(level)),
            worth,
            _one(said, remarks.VALUE, worth),
            _one(said, remarks.BID, 0),
            kontra_factor(_kontra(said)) * _one(said, remarks.BOCK, 1),
            1 if remarks.SINGLE in said else 2,
            score,
        )

    def _contract(self, said: Remarks) -> tuple[Contract, int]:
        """The contract, and what it is worth if it is Null, else 0."""
        base = self._whole(columns.BASE)
        contract = Contract(
            _GAMES.get(base, Game.NULL),
            self.marked(columns.HAND),
            self.marked(columns.SCHNEIDER_ANNOUNCED),
            self.marked(columns.SCHWARZ_ANNOUNCED),
            self.marked(columns.OUVERT),
            remarks.SPITZE in said,
            base == REVOLUTION_VALUE,
        )
        if contract.game is not Game.NULL:
            return contract, 0
        if null_value(contract) != base:
            bases = ", ".join(map(str, (*_GAMES, *NULL_VALUES.values())))
            raise self.fault(columns.BASE, Fault.RANGE, bases)
        return contract, base

    def _matadors(self) -> int:
        held, lacking = self.cells[columns.WITH], self.cells[columns.WITHOUT]
        if bool(held) is bool(lacking):
            raise self.fault(columns.WITH, Fault.CONFLICT, f"{columns.WITH} / {columns.WITHOUT}")
        return self._whole(columns.WITH) if held else -self._whole(columns.WITHOUT)

    def _levels(self, run: int, said: Remarks) -> dict[Level, int]:
        return {
            Level.MATADORS: abs(run),
            Level.GAME: 1,
            **{level: int(self.marked(column)) for column, level in columns.LEVELS.items()},
            Level.SPITZE: _one(said, remarks.SPITZE, 0),
            **{level: int(word in said) for word, level in remarks.LEVELS.items()},
        }

    def _score(self) -> int:
        """What was won, or lost as a negative number."""
        won, lost = self.cells[columns.WON], self.cells[columns.LOST]
        if bool(won) is bool(lost):
            raise self.fault(columns.WON, Fault.CONFLICT, f"{columns.WON} / {columns.LOST}")
        score = self._whole(columns.WON) if won else -self._whole(columns.LOST)
        if not score:
            raise self.fault(columns.WON if won else columns.LOST, Fault.CONFLICT, "≠ 0")
        return score

    def _whole(self, column: str) -> int:
        cell = self.cells[column]
        if not (cell.isascii() and cell.isdigit() and len(cell) < 10):
            raise self.fault(column, Fault.KIND, "36")
        return int(cell)

    def _place(self, number: tuple[int, ...]) -> int:
        if not 1 <= number[0] <= self._size:
            raise self.fault(columns.REMARK, Fault.RANGE, f"1 … {self._size}")
        return number[0] - 1


def _one(said: Remarks, word: str, otherwise: int) -> int:
    """The number that goes with the word."""
    return said[word][0] if word in said else otherwise


def _kontra(said: Remarks) -> int:
    """How many doublings were said: the last one names them."""
    return max((level for level, word in enumerate(remarks.KONTRA, 1) if word in said), default=0)
