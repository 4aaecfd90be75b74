"""What stands below the last game: remarks, totals, money, signatures."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from skatdesk.i18n.amounts import money_text, signed_money_text
from skatdesk.i18n.bidi import isolate
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.settlement import balances, box_payments, transfers
from skatdesk.ui.scoresheet.paper import ink
from skatdesk.ui.scoresheet.paper.grid import Grid
from skatdesk.ui.scoresheet.paper.words import PaperWords

_LINE = 50
_GAP = 22
_SIGNATURES = 190
_NOTES = 46


class Closing:
    """The end of a list; ``height`` is the room it needs, in tenths of a millimetre, of ``room`` that a page has.

    Remarks for which there is no room there are ``further`` pages.
    """

    def __init__(self, words: PaperWords, grid: Grid, head: ListHead, score_list: ScoreList, room: float) -> None:
        self._words = words
        self._grid = grid
        self._players = score_list.players
        self._totals = [*words.footer(score_list)]
        self._counts = len(self._totals) - 2  # the line that counts in the end stands before the places
        self._payments = ""
        totals, stake = score_list.totals, score_list.stake
        if stake and head.settlement == "box":
            paid = box_payments(totals, stake)
            self._totals.append((words.into_box(), tuple(money_text(amount, head.currency) for amount in paid)))
        elif stake:
            nets = balances(totals, stake)
            self._totals.append((words.gets_or_pays(), tuple(signed_money_text(net, head.currency) for net in nets)))
            self._payments = " · ".join(
                words.payment(
                    self._players[each.payer], self._players[each.receiver], money_text(each.amount, head.currency)
                )
                for each in transfers(nets)
            )
        if not score_list.entries:  # a form to be filled in by hand
            self._totals = [(label, ("",) * len(self._players)) for label, _ in self._totals]
        dealer = [words.sits_out()] if len(self._players) == 4 else []
        remarks = words.remarks(score_list)
        payments = ink.wrapped_height(self._payments, grid.width)
        self._payments_height = payments + 10 if payments else 0
        self._take([*dealer, remarks] if remarks else dealer)
        self.further: list[str] = []
        if self.height > room:
            self._take(dealer)
            self.further = ink.cut(remarks, grid.width, room)

    def _take(self, notes: list[str]) -> None:
        """These are the notes below the totals."""
        self._notes = notes
        self._note_heights = [ink.wrapped_height(note, self._grid.width) for note in notes]
        self.height: float = (
            _LINE * len(self._totals) + sum(self._note_heights) + self._payments_height + _SIGNATURES + 3 * _GAP
        )

    def paint(self, painter: QPainter, top: float) -> None:
        """Paints it from here on; signatures stand at the bottom of the page."""
        grid = self._grid
        for index, (label, figures) in enumerate(self._totals):
            self._paint_total(painter, label, figures, top + index * _LINE, bold=index == self._counts)
        height = len(self._totals) * _LINE
        for place in range(grid.players):
            ink.frame(painter, grid.player(place, top, height), ink.GREY, 3)
        top += height + _GAP
        for note, room in zip(self._notes, self._note_heights, strict=True):
            ink.wrapped(painter, grid.line(top, room), note)
            top += room
        top += _GAP / 2
        if self._payments:
            ink.wrapped(painter, grid.line(top, self._payments_height), self._payments)
        self._paint_signatures(painter, grid.height - _NOTES - _SIGNATURES)

    def _paint_total(self, painter: QPainter, label: str, figures: tuple[str, ...], top: float, *, bold: bool) -> None:
        grid = self._grid
        trailing = Qt.AlignmentFlag.AlignTrailing
        ink.line_of_text(painter, grid.before_players(top, _LINE), label, ink.TEXT, trailing, bold=bold)
        for place, figure in enumerate(figures):
            cell = grid.player(place, top, _LINE)
            painter.fillRect(cell, QColor(ink.PATCH))
            ink.line_of_text(painter, cell, figure, ink.TEXT, ink.MIDDLE, bold=bold)
            ink.frame(painter, cell)

    def _paint_signatures(self, painter: QPainter, top: float) -> None:
        """A line for everybody, with the name below it."""
        grid = self._grid
        ink.line_of_text(painter, grid.line(top, 40), self._words.signatures(), ink.SMALL, colour=ink.GREY)
        count, gap = len(self._players), 50
        width = (grid.width - gap * (count - 1)) / count
        for place, name in enumerate(self._players):
            at = place * (width + gap)
            left = grid.width - at - width if grid.direction is Qt.LayoutDirection.RightToLeft else at
            y = top + 130
            ink.rule(painter, QPointF(left, y), QPointF(left + width, y), ink.BLACK, 2)
            ink.line_of_text(painter, QRectF(left, y + 4, width, 40), isolate(name), ink.SMALL, ink.MIDDLE)
