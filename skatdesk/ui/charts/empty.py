"""What stands on the page while there is nothing to show: why, and what to do."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.i18n.joins import as_sentences
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S2, TITLE
from skatdesk.ui.look.translated import Translated


class EmptyPage(Translated, QWidget):
    """No games yet, or none that pass the filters.

    ``all`` is to take the filters away; ``series`` and ``sheet`` lead where games come from.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._any_games = False
        self.title = RichLine(look, size=TITLE, bold=True)
        self.line = RichLine(look, ink="text2")
        self.all = Button(look, kind=Kind.ON, icon="filter")
        self.series = Button(look, kind=Kind.PRIMARY)
        self.sheet = Button(look)
        self._ways = QWidget()
        self._row = QHBoxLayout(self._ways)
        self._row.setContentsMargins(0, 0, 0, 0)
        for way in (self.series, self.sheet):
            self._row.addWidget(way)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._column = QVBoxLayout(self)
        self._column.addStretch(3)
        self._column.addWidget(_Icon(look), 0, centre)
        for part in (self.title, self.line, self.all, self._ways):
            self._column.addWidget(part, 0, centre)
        self._column.addStretch(4)
        look.changed.connect(self._refresh)
        self._refresh()
        self.show_reason(any_games=False)

    @property
    def spoken(self) -> str:
        """All that is written here, for screen readers."""
        return as_sentences((self.title.text(), self.line.text()))

    def show_reason(self, *, any_games: bool) -> None:
        """``any_games``: there are games, but none passes the filters."""
        self._any_games = any_games
        self._write_words()

    def _write_words(self) -> None:
        any_games = self._any_games
        self.all.setVisible(any_games)
        self._ways.setVisible(not any_games)
        #: Button: asks for a new series against computer players
        self.series.setText(self.tr("New series"))
        #: Button: to the lists of games played with real cards
        self.sheet.setText(self.tr("Score sheet"))
        self.all.setText(self.tr("Show all games"))
        if any_games:
            self.title.show_text(self.tr("No game passes these filters"))
            self.line.show_text(self.tr("Change the filters above"))
        else:
            self.title.show_text(self.tr("No games yet"))
            self.line.show_text(
                self.tr("Play a series or enter games in the score sheet: every finished game but practice counts here")
            )

    def _refresh(self) -> None:
        self._column.setSpacing(self._look.px(S2))
        self._row.setSpacing(self._look.px(S1))


class _Icon(QWidget):
    """The sign of the page, large and pale."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(72), self._look.px(72))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            draw_icon(painter, "chart", QRectF(self.rect()), self._look.theme.line_strong)
