"""What the deal changed in the list: old total, new total, place, for every player."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart, named
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.reading import box_in, piece, sign
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.look.tokens import BODY, S2, SMALL, TITLE
from skatdesk.ui.sentences.list_systems import system_name
from skatdesk.ui.table.chairs import places_in_columns

_ARROW, _GAP = 18, 8
_THEN = "›"
"""Stands between the old total and the new one; it is drawn as an icon."""

_Piece = tuple[str, QFont, str]
"""A text with its font and colour."""


class ListChange(QLabel):
    """One block a player on a quiet plate."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._list: ScoreList | None = None
        self._order: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self.updateGeometry)

    def show_list(self, score_list: ScoreList, own: int | None) -> None:
        """Shows what the last entry changed; ``own`` is the reader's place."""
        self._list = score_list
        self._order = places_in_columns(len(score_list.players), own)
        self.setAccessibleName(self.tr("Score list"))
        self.setAccessibleDescription(self._spoken(score_list))
        self.update()

    def _spoken(self, score_list: ScoreList) -> str:
        """For screen readers: every player's total, and what the deal changed of it."""
        if not score_list.entries:
            return ""
        before = score_list.removed(len(score_list.entries) - 1).totals
        parts = []
        for place in self._order:
            change = score_list.totals[place] - before[place]
            total = number(score_list.totals[place])
            parts.append(named(isolate(score_list.players[place]), f"{total} ({signed(change)})" if change else total))
        return apart(parts)

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        return QSize(px(880), px(84))

    def paintEvent(self, _event: QPaintEvent) -> None:
        score_list = self._list
        if score_list is None or not score_list.entries:
            return
        with painter_on(self) as painter:
            look, theme = self._desk.look, self._desk.look.theme
            px = look.px
            plate(painter, QRectF(self.rect()), theme.panel2, radius=px(8))
            columns = len(score_list.players) + 1
            width = (self.width() - px(32)) / columns
            mirrored = self.isRightToLeft()

            def cell(column: int, row: int, height: int) -> QRectF:
                return box_in(self, px(16) + column * width, px(row), width - px(S2), px(height))

            write(painter, cell(0, 10, 22), self.tr("Score list"), theme.text2, look.font(SMALL, bold=True))
            system = system_name(score_list.system, score_list.bierlachs_limit)
            write(painter, cell(0, 34, 36), system, theme.text2, look.font(BODY))
            before = score_list.removed(len(score_list.entries) - 1).totals
            ranks = score_list.ranks
            told = {place: self._pieces(before[place], score_list.totals[place]) for place in self._order}
            # the old totals, which the others tell too, where all of them have room
            whole = all(self._width(pieces) <= width - px(S2) for pieces in told.values())
            for column, (place, pieces) in enumerate(told.items(), 1):
                bold, head = look.font(BODY, bold=len(pieces) > 1), cell(column, 8, 26)
                self._head(painter, head, score_list.players[place], bold, ranks[place], mirrored)
                self._totals(painter, cell(column, 36, 36), pieces if whole else pieces[-2:], mirrored)

    def _head(self, painter: QPainter, head: QRectF, name: str, font: QFont, rank: int, mirrored: bool) -> None:
        """The name, and behind it the place, which a long name leaves its room."""
        assert self._list is not None
        look = self._desk.look
        side = look.px(22)
        gap = look.px(10)
        most = head.width() - gap - side
        name = isolate(short_name(name, self._list.players, font, most))
        width = min(ceil(QFontMetricsF(font).horizontalAdvance(name)), most)
        room = piece(head, 0, width, mirrored=mirrored)
        write(painter, room, name, look.theme.text, font)
        disc = sign(head, width + gap, side, mirrored=mirrored)
        plate(painter, disc, look.theme.chip, radius=side / 2)
        write(painter, disc, number(rank), look.theme.text, look.font(SMALL, bold=True), Qt.AlignmentFlag.AlignHCenter)

    def _pieces(self, old: int, new: int) -> list[_Piece]:
        """Old total, new total and change."""
        look, theme = self._desk.look, self._desk.look.theme
        title, bold = look.font(TITLE), look.font(TITLE, bold=True)
        if old == new:
            return [(number(old), title, theme.text)]
        ink = theme.plus if new > old else theme.minus
        return [
            (number(old), title, theme.text2),
            (_THEN, title, theme.text2),
            (number(new), bold, theme.text),
            (signed(new - old), look.font(BODY, bold=True), ink),
        ]

    def _wide(self, text: str, font: QFont) -> float:
        return self._desk.look.px(_ARROW) if text == _THEN else QFontMetricsF(font).horizontalAdvance(text)

    def _width(self, pieces: list[_Piece]) -> float:
        """How wide these are with the gaps between them."""
        return sum(self._wide(text, font) for text, font, _ in pieces) + self._desk.look.px(_GAP) * (len(pieces) - 1)

    def _totals(self, painter: QPainter, box: QRectF, pieces: list[_Piece], mirrored: bool) -> None:
        at = 0.0
        for text, font, ink in pieces:
            width = self._wide(text, font)
            if text == _THEN:
                draw_icon(painter, "right", sign(box, at, width, mirrored=mirrored), ink, mirrored=mirrored)
            else:
                write(painter, piece(box, at, width, mirrored=mirrored), text, ink, font)
            at += width + self._desk.look.px(_GAP)
