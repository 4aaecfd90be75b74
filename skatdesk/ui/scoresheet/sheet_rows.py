"""The rows of the sheet: every game with what it changed, and the line that is being written."""

from dataclasses import dataclass, replace
from typing import Literal

from skatdesk.scoring.entries import DeclaredGame, Entry
from skatdesk.scoring.rounds import NextDeal
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.standings import Tally
from skatdesk.skat.contracts import Contract, Game, null_value
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level


@dataclass(frozen=True, slots=True)
class OpenLine:
    """The line being written: a new game at the end, one before ``index``, or a change of the one at ``index``.

    ``entry`` is what is known of it already, None as long as that is not a game. ``seating`` is who is away and who
    deals, where it was told; None for as it is due.
    """

    kind: Literal["new", "insert", "change"] = "new"
    index: int = 0
    entry: Entry | None = None
    seating: Seating | None = None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line of the sheet; ``entry`` is None for an open line of which nothing is known.

    ``tallies`` are those after the game, ``written`` the running numbers in its line, None where a place has none.
    ``ends_round``: everybody has dealt once more. ``other_factor``: by the rounds of the list the game would be
    counted otherwise.
    """

    number: int
    entry: Entry | None
    due: NextDeal
    tallies: tuple[Tally, ...]
    written: tuple[int | None, ...]
    is_open: bool = False
    ends_round: bool = False
    other_factor: bool = False

    @property
    def game(self) -> DeclaredGame | None:
        """The game, if it had a declarer."""
        return None if self.entry is None else self.entry.declared

    @property
    def contract(self) -> Contract | None:
        """What was declared."""
        return None if self.game is None else self.game.contract

    @property
    def base(self) -> int:
        """The number in the column of base values: 9 to 24, the whole value of a Null; 0 without a declarer."""
        game = self.game
        if game is None:
            return 0
        return null_value(game.contract) if game.contract.game is Game.NULL else game.valuation.base

    @property
    def levels(self) -> frozenset[Level]:
        """The levels that count."""
        return frozenset() if self.game is None else frozenset(level for level, _ in self.game.valuation.levels)

    @property
    def kontra_factor(self) -> int:
        """2, 4 … where Kontra, Re … were said."""
        return 1 if self.game is None else kontra_factor(self.game.kontra)

    @property
    def bock_factor(self) -> int:
        """2 where a Bock round was played."""
        return (self.entry and self.entry.bock_factor) or self.due.bock_factor

    @property
    def other_dealer(self) -> bool:
        """Whether another player was to deal."""
        return self.entry is not None and self.entry.seating.dealer != self.due.seating.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """What the game brought each place in the classic list."""
        return () if self.entry is None else self.entry.scores


def rows_of(score_list: ScoreList, line: OpenLine | None) -> tuple[SheetRow, ...]:
    """All rows of a list; the open line stands where its game will stand."""
    if line is None:
        return _rows(score_list, None)
    if line.kind == "change":
        return _rows(score_list.replaced(line.index, line.entry) if line.entry else score_list, line.index)
    at = len(score_list.entries) if line.kind == "new" else line.index
    if line.entry is not None:
        return _rows(score_list.inserted(at, line.entry), at)
    rows = _rows(score_list, None)
    before = rows[at - 1].tallies if at else (Tally(),) * len(score_list.players)
    due = score_list.next_deal if line.kind == "new" else score_list.deal_due(at)
    assert due is not None  # nobody opens a line at the end of a list that is over
    if line.seating is not None:
        due = replace(due, seating=line.seating)
    empty = SheetRow(due.number, None, due, before, (None,) * len(score_list.players), is_open=True)
    return (*rows[:at], empty, *rows[at:])


def left_behind(before: ScoreList, after: ScoreList) -> tuple[bool, bool]:
    """Whether a step moved Bock rounds, and the turn to deal, away from games that it left as they were."""
    rows, was = rows_of(after, None), {id(entry.outcome): index for index, entry in enumerate(before.entries)}
    earlier = rows_of(before, None)
    stayed = [
        (earlier[was[id(entry.outcome)]], row)
        for entry, row in zip(after.entries, rows, strict=True)
        if id(entry.outcome) in was
    ]
    return (
        any(row.other_factor and not old.other_factor for old, row in stayed),
        any(row.other_dealer and not old.other_dealer for old, row in stayed),
    )


def _rows(score_list: ScoreList, open_at: int | None) -> tuple[SheetRow, ...]:
    count = len(score_list.entries)
    dues = [score_list.deal_due(index) for index in range(count)]
    rows: list[SheetRow] = []
    in_round = 0
    for index, (entry, tallies) in enumerate(zip(score_list.entries, score_list.running, strict=True)):
        due, follows = dues[index], dues[index + 1].number if index + 1 < count else 0
        in_round += follows != due.number
        ends_round = in_round >= entry.seating.present and follows != due.number
        in_round = 0 if ends_round else in_round
        rows.append(
            SheetRow(
                due.number,
                entry,
                due,
                tallies,
                score_list.written(index),
                index == open_at,
                ends_round,
                bool(score_list.rules.bock_events) and entry.bock_factor not in (None, due.bock_factor),
            )
        )
    return tuple(rows)
