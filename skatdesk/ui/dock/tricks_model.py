"""The tricks of a deal that may be seen again, as a Qt model."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.tricks import Trick
from skatdesk.skat.view import SeatView
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.look.tips import tip
from skatdesk.ui.sentences import Company, Sentences

TRICK_ROLE = Qt.ItemDataRole.UserRole
"""The whole ``TrickRow``, for whoever paints it."""


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A trick; ``number`` counts from 1, ``points`` are its card points, None where nobody may count."""

    number: int
    trick: Trick
    winner: Seat
    points: int | None


def counts_points(view: SeatView) -> bool:
    """Whether card points are shown: where the rule set counts them, and after the deal; not in Null."""
    return (view.rules.point_counter or view.result is not None) and view.game is not Game.NULL


def visible_tricks(view: SeatView) -> tuple[TrickRow, ...]:
    """The tricks this seat may see again.

    In tournaments the last one, as long as the player has not played to the next (ISkO 4.4.3); where the rule set is
    generous, and after the deal, all of them.
    """
    if view.game is None or not view.may_view_last_trick:
        return ()
    game, counted = view.game, counts_points(view)
    first = 0 if view.result is not None or view.rules.last_trick_view == "always" else len(view.tricks) - 1
    return tuple(
        TrickRow(index + 1, trick, trick.winner(game), trick.points if counted else None)
        for index, trick in enumerate(view.tricks[first:], first)
    )


class TricksModel(QAbstractListModel):
    """One trick to a row; its text is a whole sentence."""

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._company: Company | None = None
        self._rows: tuple[TrickRow, ...] = ()

    @property
    def rows(self) -> tuple[TrickRow, ...]:
        """All rows."""
        return self._rows

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the order of their columns: clockwise from the left of the reader, who comes last."""
        you = self._company.you if self._company is not None else None
        return SEATS if you is None else (*you.others, you)

    def name(self, seat: Seat) -> str:
        """The player's name."""
        return self._company.names[seat] if self._company is not None else ""

    def show_view(self, view: SeatView, company: Company) -> None:
        """Shows what may be seen of this deal."""
        rows = visible_tricks(view)
        if company != self._company or rows[: len(self._rows)] != self._rows:
            self.beginResetModel()
            self._company, self._rows = company, rows
            self.endResetModel()
        elif len(rows) > len(self._rows):
            self.beginInsertRows(ROOT, len(self._rows), len(rows) - 1)
            self._rows = rows
            self.endInsertRows()

    def renew(self) -> None:
        """Language or card names have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._company is None:
            return None
        row = self._rows[index.row()]
        if role == TRICK_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            counted = row.points is not None
            told = self._sentences.events.trick(row.number, row.trick, row.winner, self._company, counted=counted)
            return tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None
