"""The expected result over the deal: the declarer's chance, points with open cards, marks, turning points.

In a Ramsch there is no declarer: there are the points of the player from whose seat it is looked at.
"""

from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.i18n.joins import named
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import Game
from skatdesk.ui.charts.tip import Tip
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import faded, mixed, painter_on, plate, square, write
from skatdesk.ui.look.richline import Piece
from skatdesk.ui.look.tokens import RADIUS, SMALL
from skatdesk.ui.review.board_view import game_of
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.marks import Judged, mark_by, paint_mark
from skatdesk.ui.review.words import ReviewWords

_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 48, 29, 20
_DOT, _SMALL_DOT, _FLAG = 17, 5, 14
_LEAST = 56
_BESIDE = _DOT // 2 + 3
"""What a mark at the very start needs of the room of the percentages."""


class Graph(QWidget):
    """Time runs from left to right in every language. A click goes to that moment.

    Signals:
        chosen(int): the position that was clicked.
    """

    chosen = Signal(int)

    def __init__(self, desk: Desk, course: Course, words: ReviewWords) -> None:
        super().__init__()
        self._desk = desk
        self._course = course
        self._words = words
        self._judged = Judged.FAIR
        self.tip = Tip(desk.look, self)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self._refresh)
        for signal in (course.loaded, course.moved, course.turned, course.completed, course.learned):
            signal.connect(self.update)

    def show_judgement(self, judged: Judged) -> None:
        """Which line is the strong one."""
        self._judged = judged
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._desk.look.px(600), self._desk.look.px(150))

    # -------------------------------------------------------------- pointer

    def position_at(self, x: float) -> int:
        """The position nearest to this place."""
        room, end = self._room(), self._course.end
        return max(0, min(end, round((x - room.left()) / max(1.0, room.width()) * end)))

    def x_of(self, position: int) -> float:
        """Where this position lies."""
        room = self._room()
        return room.left() + room.width() * position / max(1, self._course.end)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._course.record is None:
            return
        at = self.position_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(at)
        self._tell(at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._course.record is not None:
            self.chosen.emit(self.position_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self.tip.hide()
        super().leaveEvent(event)

    def _tell(self, at: int) -> None:
        course, words = self._course, self._words
        if at >= course.end:
            self.tip.hide()
            return
        action = course.record.actions[at] if course.record is not None else None
        moment = course.moments[at]
        assert action is not None
        name = self._desk.company.name(action.seat)
        move = words.done(moment, action, course.states[at], self._judged)
        line = [Piece(named(name, move).removesuffix(move), bold=True), Piece(move)]
        mark = mark_by(self._judged, moment)
        if mark is not None:
            line.append(Piece(f" · {words.mark(mark)}"))
        if moment is not None and moment.turning_point:
            #: of a move: after it the other side wins
            line.append(Piece(" · " + self.tr("turning point"), ink="minus"))
        below = []
        chance = course.chance(at)
        if chance is not None:
            below.append(words.declarer_wins(chance))
        outlook = course.outlook(at + 1)
        game = game_of(course.states[at])
        if outlook is not None and game is not None:
            below.append(words.with_open_cards(outlook, game))
        self.tip.tell(QPointF(self.x_of(at), self.height() / 2).toPoint(), line, " · ".join(below))

    # -------------------------------------------------------------- painting

    def _room(self) -> QRectF:
        px, letters = self._desk.look.px, QFontMetricsF(self._desk.look.font(SMALL))
        longest = ceil(letters.horizontalAdvance(self._words.percent(1.0)))  # letters do not shrink with the rest
        left = max(px(_LEFT), longest + 1 + px(_BESIDE) + px(4))
        return QRectF(self.rect()).adjusted(left, px(_TOP), -px(_RIGHT), -px(_BOTTOM))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme, course = self._desk.look, self._desk.look.theme, self._course
        with painter_on(self) as painter:
            plate(painter, QRectF(self.rect()), theme.panel, theme.line, radius=look.px(RADIUS))
            if course.record is None:
                return
            self._paint_axes(painter)
            fair, opened = self._fair_points(), self._open_points()
            strong = self._judged is Judged.FAIR and self._shows_chance()
            self._paint_line(painter, opened, theme.text2, strong=not strong, stepped=True)
            self._paint_line(painter, fair, theme.accent, strong=strong, stepped=False)
            self._paint_turning_points(painter)
            self._paint_marks(painter, fair if strong else opened)
            x = self.x_of(course.at)
            painter.setPen(QPen(QColor(theme.text), 1.5))
            painter.drawLine(QPointF(x, self._room().top()), QPointF(x, self._room().bottom()))

    def _paint_axes(self, painter: QPainter) -> None:
        look, theme, room = self._desk.look, self._desk.look.theme, self._room()
        px, small = look.px, look.font(SMALL)
        for share in (0.0, 0.5, 1.0):
            y = room.bottom() - share * room.height()
            painter.setPen(QPen(QColor(theme.line_strong if share == 0.5 else theme.line), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            if self._shows_chance():
                left = QRectF(px(4), y - px(9), room.left() - px(_BESIDE) - px(4), px(18))
                write(painter, left, self._words.percent(share), theme.accent_text, small, Qt.AlignmentFlag.AlignRight)
            if self._shows_points():
                right = QRectF(room.right() + px(6), y - px(9), px(_RIGHT - 8), px(18))
                write(painter, right, number(share * DECK_POINTS), theme.text2, small, Qt.AlignmentFlag.AlignLeft)
        head = QRectF(room.left(), px(3), room.width(), px(18))
        if self._shows_chance():
            write(painter, head, self.tr("Declarer's chance"), theme.accent_text, small, Qt.AlignmentFlag.AlignLeft)
        if self._shows_points():
            text = self.tr("Card points with open cards")
            if self._game() is Game.RAMSCH:
                text = named(self._desk.company.name(self._course.seat), text)
            write(painter, head, text, theme.text2, small, Qt.AlignmentFlag.AlignRight)
        trick = 0
        for at, moment in enumerate(self._course.moments):
            if moment is None or moment.trick <= trick:
                continue
            trick = moment.trick
            x = self.x_of(at)
            painter.setPen(QPen(faded(theme.line_strong, 0.5), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
            box = QRectF(x, room.bottom() + 1, self.x_of(min(at + 3, self._course.end)) - x, px(_BOTTOM - 3))
            write(painter, box, number(trick), theme.text2, small, Qt.AlignmentFlag.AlignHCenter)

    def _paint_line(
        self, painter: QPainter, points: list[tuple[int, QPointF]], colour: str, *, strong: bool, stepped: bool
    ) -> None:
        if not points:
            return
        path = QPainterPath(points[0][1])
        for (_, before), (_, point) in pairwise(points):
            if stepped:
                path.lineTo(point.x(), before.y())
            path.lineTo(point)
        if strong:
            room = self._room()
            level = room.bottom() if self._game() is Game.RAMSCH else room.center().y()
            area = QPainterPath(path)
            area.lineTo(points[-1][1].x(), level)
            area.lineTo(points[0][1].x(), level)
            painter.fillPath(area, faded(colour, 0.14))
        ink = QColor(colour) if strong else mixed(self._desk.look.theme.panel, colour, 0.6)
        pen = QPen(ink, 2.5 if strong else 1.5, Qt.PenStyle.SolidLine if strong else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_marks(self, painter: QPainter, line: list[tuple[int, QPointF]]) -> None:
        look, own = self._desk.look, {at for at, _ in line}
        for at, moment in enumerate(self._course.moments):
            mark = mark_by(self._judged, moment)
            if mark is None or (mark <= Mark.FINE and at not in own):
                continue
            side = look.px(_DOT if mark > Mark.FINE else _SMALL_DOT)
            box = square(QPointF(self.x_of(at), self._height_at(at, line)), side)
            if mark > Mark.FINE:
                paint_mark(painter, look, mark, box)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(look.theme.plus))
                painter.drawEllipse(box)

    def _height_at(self, at: int, line: list[tuple[int, QPointF]]) -> float:
        """Where the line is at this position: between its points, beside its ends, below where there is none."""
        before = [point for place, point in line if place <= at][-1:]
        behind = [point for place, point in line if place >= at][:1]
        if not before or not behind:
            return (before or behind or [self._room().bottomLeft()])[0].y()
        (left,), (right,) = before, behind
        share = (self.x_of(at) - left.x()) / max(1.0, right.x() - left.x())
        return left.y() + share * (right.y() - left.y())

    def _paint_turning_points(self, painter: QPainter) -> None:
        look, room = self._desk.look, self._room()
        side = look.px(_FLAG)
        moments = (moment for moment in self._course.moments if moment is not None and moment.turning_point)
        turned = [(self.x_of(moment.index), moment) for moment in moments]
        taken = room.left()
        for place, (x, moment) in enumerate(turned):
            painter.setPen(QPen(QColor(look.theme.minus), 1.2))
            painter.drawLine(QPointF(x, room.top() - side * 0.2), QPointF(x, room.bottom()))
            draw_icon(painter, "flag", QRectF(x - side * 0.2, room.top() - side, side, side), look.theme.minus)
            name = self._desk.company.name(moment.seat)
            told = named(name, self._words.move(moment.action, self._course.states[moment.index]))
            end = turned[place + 1][0] if place + 1 < len(turned) else room.right()
            taken = max(x, self._paint_told(painter, x, told, taken, end))

    def _paint_told(self, painter: QPainter, x: float, told: str, start: float, end: float) -> float:
        """Beside the line at ``x``, in the free room from ``start`` to ``end``; returns where the text ends.

        Behind the line where there is room for all of it or more than before the line; nowhere where no word fits.
        """
        look, room = self._desk.look, self._room()
        font, gap = look.font(SMALL), look.px(4)
        wanted = QFontMetricsF(font).horizontalAdvance(told)
        before, behind = x - gap - start, end - x - gap
        after = behind >= min(wanted, before)
        width = min(wanted, behind if after else before)
        if width < min(wanted, look.px(_LEAST)):
            return x
        place = QRectF(x + gap if after else x - gap - width, room.bottom() - look.px(20), width, look.px(18))
        place.moveTop(max((place.top(), room.top() + look.px(2)), key=lambda top: self._clearance(place, top)))
        write(painter, place, told, look.theme.minus, font, Qt.AlignmentFlag.AlignLeft)
        return place.right()

    def _clearance(self, place: QRectF, top: float) -> float:
        """How far from both lines a text at this place would stand if it began at ``top``."""
        middle = top + place.height() / 2
        positions = range(self.position_at(place.left()), self.position_at(place.right()) + 1)
        lines = [line for line in (self._fair_points(), self._open_points()) if line]
        return min((abs(self._height_at(at, line) - middle) for line in lines for at in positions), default=0.0)

    # -------------------------------------------------------------- figures

    def _shows_chance(self) -> bool:
        return self._course.declarer is not None

    def _shows_points(self) -> bool:
        return self._game() not in (Game.NULL, None)

    def _game(self) -> Game | None:
        return game_of(self._course.states[-1])

    def _fair_points(self) -> list[tuple[int, QPointF]]:
        course, room = self._course, self._room()
        chances = [*map(course.chance, range(course.end)), course.last_chance]
        return [
            (at, QPointF(self.x_of(at), room.bottom() - chance * room.height()))
            for at, chance in enumerate(chances)
            if chance is not None
        ]

    def _open_points(self) -> list[tuple[int, QPointF]]:
        course, room, game = self._course, self._room(), self._game()
        found = []
        for at in range(course.end + 1):
            result = course.outlook(at)
            if result is None or game is None:
                continue
            points = result.points if result.by_seat is None else result.by_seat[course.seat]
            share = float(result.won) if game is Game.NULL else points / DECK_POINTS
            found.append((at, QPointF(self.x_of(at), room.bottom() - share * room.height())))
        return found

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
