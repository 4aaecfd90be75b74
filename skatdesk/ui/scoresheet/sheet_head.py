"""The heads of the sheet: words over the official columns, players over theirs."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.ui.look.figures import FIGURES, figure_font
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import faded, painter_on, plate, write
from skatdesk.ui.look.quiet import QuietHeads
from skatdesk.ui.look.reading import inset, piece, sign
from skatdesk.ui.look.short_words import short_name, shortened
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip_of_lines
from skatdesk.ui.look.tokens import BODY, DENSE, SMALL
from skatdesk.ui.scoresheet.columns import MARKS, Column
from skatdesk.ui.scoresheet.list_words import tally_text
from skatdesk.ui.scoresheet.players import disc_side, draw_disc
from skatdesk.ui.scoresheet.sheet_cells import before_gap
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.widths import BARE_NAME, BESIDE_FIGURES, BESIDE_NAME, DISC_GAP, Widths

_HEIGHT = 46
_DEALER = 15
"""The dealer's mark over a column; a total that needs its room goes before: the open line tells the dealer too."""
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class SheetHead(QuietHeads):
    """Words over the official columns; over a player's his name, running total, tally, and whether he deals.

    Signals:
        chosen(int): the player at this place, by a click on his head.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, model: SheetModel, parent: QWidget) -> None:
        super().__init__(look, _HEIGHT, parent)
        self._sheet = model
        self.widths = Widths({})
        self.offers_menu = True
        self._pointed_at: int | None = None
        self.viewport().setMouseTracking(True)

    # -------------------------------------------------------------- the mouse

    def _player_at(self, x: float) -> int | None:
        """The place whose head is here, where a click does something."""
        section = self.logicalIndexAt(round(x))
        return self._sheet.place_at(section) if self.offers_menu and section >= len(self._sheet.columns) else None

    def _point_at(self, place: int | None) -> None:
        self._pointed_at = place
        if place is None:
            self.viewport().unsetCursor()
        else:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._player_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = self._player_at(event.position().x())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        place = self._player_at(event.pos().x())
        if place is not None:
            self.chosen.emit(place)

    def viewportEvent(self, event: QEvent) -> bool:
        """The tip of a player's head says what a click does."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._player_at(event.pos().x())
            if place is not None:
                #: tool tip of a player's name over his column
                does = self.tr("Click: there or away, other names")
                QToolTip.showText(event.globalPos(), tip_of_lines((isolate(self._sheet.players[place]), does)), self)
                return True
        return super().viewportEvent(event)

    # -------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, model, heads = self._look.theme, self._sheet, self._sheet.heads
        with painter_on(self.viewport()) as painter:
            for section in range(model.columnCount()):
                left, width = self.sectionViewportPosition(section), self.sectionSize(section)
                rect = QRectF(left, 0, width, self.height() - 1)
                column = model.column_at(section)
                if column is None:
                    self._paint_player(painter, rect, model.place_at(section))
                else:
                    room = before_gap(rect, self.widths.gap, painter) if column is Column.MINUS else rect
                    self._paint_word(painter, room, column, heads[column])
            painter.fillRect(QRect(0, self.height() - 1, self.viewport().width(), 1), QColor(theme.line_strong))

    def _paint_word(self, painter: QPainter, rect: QRectF, column: Column, word: str) -> None:
        look = self._look
        line = QRectF(rect.left(), rect.bottom() - look.px(24), rect.width(), look.px(20))
        font, colour = look.font(SMALL, bold=True), look.theme.text2
        if column is Column.DECLARER:
            write(painter, line, word, colour, font)
            return
        room = line.adjusted(look.px(1), 0, -look.px(8 if column is Column.NUMBER else 2), 0)  # words never touch
        align = _MIDDLE if column in MARKS or column is Column.GAME else FIGURES
        write(painter, room, shortened(word, font, room.width()), colour, font, align)

    def _paint_player(self, painter: QPainter, rect: QRectF, place: int) -> None:
        """Name, total, games won and lost on two lines as ``widths.head`` says, and what he does in the next game."""
        look, theme, score_list = self._look, self._look.theme, self._sheet.score_list
        if place == self._pointed_at:
            plate(painter, rect.adjusted(2, 2, -2, -2), faded(theme.accent, 0.10), radius=look.px(6))
        next_seats = self._sheet.next_seats
        deals = next_seats is not None and next_seats.dealer == place
        away = next_seats is not None and next_seats.away == place
        tally = score_list.tallies[place]
        total = number(tally.written(score_list.system))
        upper = QRectF(rect.left(), look.px(5), rect.width(), look.px(20))
        lower = QRectF(rect.left(), look.px(24), rect.width(), look.px(18))
        self._paint_name(painter, upper, place, total, theme.text2 if away else theme.text)
        if self.widths.head == "full":
            lower = inset(lower, look.px(BESIDE_NAME), look.px(BESIDE_FIGURES), mirrored=self.isRightToLeft())
            font = look.font(SMALL)
            write(painter, lower, tally_text(tally), theme.text2, font, Qt.AlignmentFlag.AlignTrailing)
            self._paint_state(painter, lower, deals=deals, away=away)
        else:
            # alone in its line, the total ends over the running numbers: figures stand at the right in every language
            lower = lower.adjusted(look.px(BESIDE_NAME), 0, -look.px(BESIDE_FIGURES), 0)
            free = lower.width() - self._paint_total(painter, lower, total)
            if deals and free >= look.px(_DEALER):
                draw_icon(painter, "cards", sign(lower, 0, look.px(_DEALER), mirrored=False), theme.text2)

    def _paint_name(self, painter: QPainter, line: QRectF, place: int, total: str, ink: str) -> None:
        """The upper line: a name without a disc, which would say no more than it, or disc and name, or these and the
        total.
        """
        look, name, mirrored = self._look, self._sheet.players[place], self.isRightToLeft()
        if self.widths.head == "names":
            bare, small = line.adjusted(look.px(BARE_NAME), 0, -look.px(BARE_NAME), 0), look.font(SMALL, bold=True)
            write(painter, bare, isolate(short_name(name, self._sheet.players, small, bare.width())), ink, small)
            return
        line = inset(line, look.px(BESIDE_NAME), look.px(BESIDE_FIGURES), mirrored=mirrored)
        bold, disc, end = look.font(BODY, bold=True), disc_side(look), 0.0
        if self.widths.head == "full":
            end = QFontMetricsF(bold).horizontalAdvance(total)
            write(painter, line, total, look.theme.text, bold, Qt.AlignmentFlag.AlignTrailing)
        draw_disc(painter, look, piece(line, 0, disc, mirrored=mirrored).center(), place, name)
        write(painter, inset(line, disc + look.px(DISC_GAP), end, mirrored=mirrored), isolate(name), ink, bold)

    def _paint_total(self, painter: QPainter, line: QRectF, total: str) -> float:
        """The total in a line of its own, never cut; and how wide it is."""
        line = line.adjusted(-self._look.px(8), 0, 0, 0)
        font = figure_font(self._look, total, line.width(), min(self.widths.figures, DENSE), bold=True)
        width = QFontMetricsF(font).horizontalAdvance(total)
        line.setLeft(min(line.left(), line.right() - width))
        write(painter, line, total, self._look.theme.text, font, FIGURES)
        return width

    def _paint_state(self, painter: QPainter, line: QRectF, *, deals: bool, away: bool) -> None:
        """Under the name, what the player does in the next game; the word where there is room for it."""
        look, font, mirrored = self._look, self._look.font(SMALL), self.isRightToLeft()
        indent, word = disc_side(look) + look.px(DISC_GAP), ""
        if deals:
            draw_icon(painter, "cards", sign(line, indent, look.px(_DEALER), mirrored=mirrored), look.theme.text2)
            indent += look.px(_DEALER) + look.px(4)
            #: Under the name of the player who deals the next game
            word = self.tr("deals")
        elif away:
            #: Under the name of a player who is not there
            word = self.tr("away")
        room = inset(line, indent, look.px(44), mirrored=mirrored)
        if QFontMetricsF(font).horizontalAdvance(word) <= room.width():
            write(painter, room, word, look.theme.text2, font)
