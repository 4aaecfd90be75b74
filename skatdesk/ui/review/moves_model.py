"""The list of bids, discard, announcement and cards, grouped by trick."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.i18n.joins import listed, named
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Suit
from skatdesk.skat.seats import Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.items import Index
from skatdesk.ui.review.board_view import game_of
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.marks import Judged, mark_by
from skatdesk.ui.review.words import ReviewWords

ROW_ROLE = Qt.ItemDataRole.UserRole


class Filter(Enum):
    """Which moves are listed."""

    ALL = auto()
    OWN = auto()
    """Those of the seat at the bottom."""
    MISTAKES = auto()


@dataclass(frozen=True, slots=True)
class Row:
    """A heading (``index`` None), a move, or the end of the deal (the last position, without a seat)."""

    text: str
    index: int | None = None
    seat: Seat | None = None
    suit: Suit | None = None
    mark: Mark | None = None
    note: str = ""
    turning_point: bool = False
    spoken: str = ""


class MovesModel(QAbstractListModel):
    """Follows the course as it becomes known."""

    def __init__(self, desk: Desk, course: Course, words: ReviewWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._course = course
        self._words = words
        self._filter = Filter.ALL
        self._judged = Judged.FAIR
        self.rows: tuple[Row, ...] = ()
        course.loaded.connect(self.renew)
        course.completed.connect(self.renew)
        course.turned.connect(self._on_turned)
        course.learned.connect(self._on_learned)

    def show_moves(self, kept: Filter, judged: Judged) -> None:
        """Another choice of moves, or the marks of the other judgement."""
        self._filter, self._judged = kept, judged
        self.renew()

    def renew(self) -> None:
        """Writes all rows anew."""
        self.beginResetModel()
        self.rows = self._all() if self._course.record is not None else ()
        self.endResetModel()

    def row_of(self, position: int) -> int:
        """The row of this position, or of the last listed move before it; -1 if there is none."""
        listed = [at for at, row in enumerate(self.rows) if row.index is not None and row.index <= position]
        return listed[-1] if listed else -1

    def lists(self, position: int) -> bool:
        """Whether this position has a row of its own."""
        return any(row.index == position for row in self.rows)

    def told(self, position: int) -> str:
        """For screen readers: what comes next here and how good it was, whether it is listed or not."""
        return (self._end() if position >= self._course.end else self._row(position)).spoken

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.rows[index.row()] if index.isValid() else None
        if row is None or row.index is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    # -------------------------------------------------------------- rows

    def _on_turned(self) -> None:
        if self._filter is Filter.OWN:
            self.renew()

    def _on_learned(self, index: int) -> None:
        if self._filter is Filter.MISTAKES:
            self.renew()
            return
        for at, row in enumerate(self.rows):
            if row.index == index:
                self.rows = (*self.rows[:at], self._row(index), *self.rows[at + 1 :])
                self.dataChanged.emit(self.index(at), self.index(at))

    def _all(self) -> tuple[Row, ...]:
        rows: list[Row] = []
        stage = ""
        for index in range(self._course.end):
            if not self._is_kept(index):
                continue
            heading = self._words.stage(self._course, index)
            if heading != stage:
                stage = heading
                rows.append(Row(heading, spoken=heading))
            rows.append(self._row(index))
        if self._filter is Filter.ALL:
            rows.append(self._end())
        return tuple(rows)

    def _end(self) -> Row:
        #: last row of the list of moves
        over = self.tr("End of the deal")
        return Row(over, self._course.end, spoken=over)

    def _is_kept(self, index: int) -> bool:
        course = self._course
        assert course.record is not None
        match self._filter:
            case Filter.OWN:
                return course.record.actions[index].seat is course.seat
            case Filter.MISTAKES:
                mark = mark_by(self._judged, course.moments[index])
                return mark is not None and mark >= Mark.INACCURACY
        return True

    def _row(self, index: int) -> Row:
        course, words = self._course, self._words
        assert course.record is not None
        action, moment, state = course.record.actions[index], course.moments[index], course.states[index]
        game = game_of(state)
        note = ""
        if moment is not None and self._judged is Judged.FAIR:
            note = words.lost_briefly(moment)
        elif moment is not None and game is not None:
            note = words.lost_open_briefly(moment, game)
        text, name = words.done(moment, action, state, self._judged), self._desk.company.name(action.seat)
        mark, standing = mark_by(self._judged, moment), words.standing(moment, self._judged)
        turning = moment is not None and moment.turning_point
        spoken = listed((named(name, text), standing, note))
        if turning:
            #: read aloud behind a move after which the other side wins
            spoken = self.tr("{move}, turning point").format(move=spoken)
        suit = action.card.suit if isinstance(action, Play) else None
        return Row(text, index, action.seat, suit, mark, note, turning, spoken)
