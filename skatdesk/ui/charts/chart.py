"""What every chart can do: be shown, tell the games under the pointer, open them, be written as a table."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.store.statistics.figures import Success
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.tip import Tip
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.richline import Piece
from skatdesk.ui.look.theme import Look

_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}

Table = list[list[str | int | float | None]]
"""Rows of a CSV file, the first one the headings."""


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under the pointer: its point in the chart, what the tip says, and the games behind it.

    ``mark`` are the values of a point to be marked, where the chart has axes. ``name`` is what several games have in
    common. ``beside`` is what everybody sees there without a pointer: only screen readers are told it.
    """

    at: QPoint
    line: tuple[Piece, ...]
    below: str = ""
    games: Selection | None = None
    mark: tuple[float, float] | None = None
    name: str = ""
    beside: str = ""


class Chart(QWidget):
    """A chart in a card. It stays left to right in every language.

    With the keyboard the arrows go from one stop to the next, as if the pointer did, and Enter is the click. Screen
    readers hear each stop.

    Signals:
        gameChosen(object): a click asks for this game, a ``GameRef``.
        gamesChosen(str, object): a click asks for several games: what they have in common, and a ``Selection``.
    """

    gameChosen = Signal(object)
    gamesChosen = Signal(str, object)

    def __init__(self, look: Look, words: ChartWords) -> None:
        super().__init__()
        self.look = look
        self.words = words
        self.tip = Tip(look, self)
        self.empty = False
        """Whether there is nothing to see but words that say so."""
        self._hit: Hit | None = None
        self._stop = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.dress)

    def table(self) -> Table:
        """What is drawn, as rows of figures."""
        raise NotImplementedError

    def hit(self, at: QPoint) -> Hit | None:
        """What lies at this point of the widget."""
        raise NotImplementedError

    def stops(self) -> list[QPoint]:
        """The points at which there is something to tell, in the order of the arrow keys."""
        raise NotImplementedError

    def hit_of_stop(self, stop: int) -> Hit | None:
        """What is told at one of them; a chart whose stops may share a pixel knows it without the point."""
        return self.hit(self.stops()[stop])

    def offer_stops(self) -> None:
        """Tab comes here only where there is something to tell."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.stops() else Qt.FocusPolicy.NoFocus)

    def dress(self) -> None:
        """Takes over the colours and fonts of the look; the tip was as large as its words before."""
        self.point_away()
        self.update()

    def draw_for(self, dots: float | None) -> None:
        """Draws as in a picture with so many dots for each pixel of the screen; None: for the screen again."""

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(420), self.look.px(230))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(180))

    def hit_of(self, at: QPoint, name: str, found: Success, games: Selection) -> Hit | None:
        """Tells of games that have this in common: how many were won, how many lost."""
        if not found.which:
            return None
        lost = found.won.whole - found.won.part
        line = (Piece(f"{name}  "), Piece(self.words.won_and_lost(found.won.part, lost), bold=True))
        below = f"{self.words.mean_score(found.mean_score)} · {self.words.latest(games.glimpse(found.which[-1]))}"
        return Hit(at, line, below, games.those(found.which), name=name)

    # -------------------------------------------------------------- the pointer

    def point_at(self, at: QPoint) -> None:
        """The pointer is here: the tip tells what this is. Drawn off the chart with a button held, it means nothing."""
        self._show_hit(self.hit(at) if self.rect().contains(at) else None)

    def _show_hit(self, hit: Hit | None) -> None:
        self._hit = hit
        self.show_mark(None if self._hit is None else self._hit.mark)
        if self._hit is None:
            self.tip.hide()
            self.unsetCursor()
        else:
            self.tip.tell(self._hit.at, self._hit.line, self._hit.below)
            self.setCursor(Qt.CursorShape.ArrowCursor if self._hit.games is None else Qt.CursorShape.PointingHandCursor)

    def point_away(self) -> None:
        """The pointer has left."""
        self._hit = None
        self.show_mark(None)
        self.tip.hide()

    def _open(self, hit: Hit) -> None:
        """One game is opened at once; of several, somebody is to choose."""
        if hit.games is not None and len(hit.games) == 1:
            self.gameChosen.emit(hit.games.ref(0))
        elif hit.games is not None:
            self.gamesChosen.emit(hit.name, hit.games)

    def show_mark(self, at: tuple[float, float] | None) -> None:
        """Marks the point the tip speaks of; None takes the mark away."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.point_at(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and self._hit is not None:
            self._open(self._hit)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A finger that rests asks what this is; lifted, it opens nothing then."""
        self.point_at(event.pos())
        event.setAccepted(self._hit is not None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.point_away()  # the page rolls on below a pointer at rest, which nobody reports
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stops, key = self.stops(), Qt.Key(event.key())
        if key in _STEPS and stops:
            at = self._stop + _STEPS[key] if self._hit is not None else self._stop
            self._go_to(at, len(stops))
        elif key in ENTER_KEYS and self._hit is not None and self._hit.games is not None:
            self._open(self._hit)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        stops = self.stops()
        if stops:
            self._go_to(self._stop, len(stops))

    def _go_to(self, stop: int, count: int) -> None:
        """To this stop of so many, or the nearest there is."""
        self._stop = max(0, min(stop, count - 1))
        self._show_hit(self.hit_of_stop(self._stop))
        beside = "" if self._hit is None else self._hit.beside
        announce(self, f"{self.tip.text}\n{beside}".strip())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_away()

    def leaveEvent(self, event: QEvent) -> None:
        self.point_away()
        super().leaveEvent(event)
