"""The games behind a bar, a cell or a spot of a chart: which is to be opened?"""

from enum import IntEnum, auto

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number, signed
from skatdesk.store.statistics.figures import success
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.words import NOTHING, ChartWords
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.figure_table import FigureTable
from skatdesk.ui.look.items import ROOT, Index
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.quiet import choose_row
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look

_WIDTH, _LIST = 720, 240
_SIDE, _INK = Qt.ItemDataRole.TextAlignmentRole, Qt.ItemDataRole.ForegroundRole


class _Column(IntEnum):
    """What is told of a game, in this order."""

    DAY = 0
    LIST = auto()
    NUMBER = auto()
    GAME = auto()
    BID = auto()
    RESULT = auto()
    SCORE = auto()


_WORDS = (_Column.DAY, _Column.LIST, _Column.GAME, _Column.RESULT)


class GamesBehindDialog(Page):
    """A row for each game, the latest first; Enter or a double click opens the one that is chosen.

    Args:
        look: how it looks.
        words: what the statistics say about games.
        name: what the games have in common.
        games: they themselves, all declared by the player; one at least.
        parent: the window it belongs to.

    Signals:
        gameRequested(object): a ``GameRef``: show this game.
    """

    gameRequested = Signal(object)

    def __init__(
        self, look: Look, words: ChartWords, name: str, games: Selection, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._words = words
        self._name = name
        self._games = games
        self.about = RichLine(look, ink="text2", wrap=True, even=True)
        self.model = _Games(look, words, games, self)
        self.table = FigureTable(look, self.model, _WORDS, wide=_Column.LIST, most=_LIST)
        self.table.cells.bold = (_Column.SCORE,)
        self.close_button = Button(look)
        self.show_button = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self.about)
        self.body.addWidget(self.table)
        self.add_button(self.close_button)
        self.add_button(self.show_button, default=True)
        self.table.doubleClicked.connect(self._on_show)
        self.show_button.clicked.connect(self._on_show)
        self.close_button.clicked.connect(self.reject)
        look.changed.connect(self.table.arrange)
        self._write_words()
        choose_row(self.table, 0)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_show(self) -> None:
        self.accept()
        self.gameRequested.emit(self._games.ref(self.model.game(self.table.currentIndex().row())))

    def _write_words(self) -> None:
        """What the games have in common stays in the language it was told in."""
        #: Title of a list of games; {what} is what they have in common: Clubs, "bid 24 → +36"
        self.show_title(self.tr("Games: {what}").format(what=isolate(self._name)))
        found, words = success(self._games, self._games.declared), self._words
        won = words.won_and_lost(found.won.part, found.won.whole - found.won.part)
        self.about.show_text(f"{won} · {words.mean_score(found.mean_score)}")
        self.model.name_columns(
            {
                _Column.DAY: QCoreApplication.translate("ListDialog", "Date"),
                _Column.LIST: QCoreApplication.translate("Dock", "List"),
                _Column.NUMBER: QCoreApplication.translate("GamesDialog", "#"),
                _Column.GAME: QCoreApplication.translate("GamesDialog", "Game"),
                _Column.BID: QCoreApplication.translate("Figures", "Bid"),
                #: head of a column: whether the game was won or lost
                _Column.RESULT: self.tr("Result"),
                _Column.SCORE: QCoreApplication.translate("GamesDialog", "Score"),
            },
            {column: self.table.side(column) for column in _Column},
        )
        self.table.setAccessibleName(self.windowTitle())
        self.show_button.setText(QCoreApplication.translate("GamesDialog", "Show the game"))
        self.close_button.setText(QCoreApplication.translate("GamesDialog", "Close"))
        self.table.arrange()


class _Games(QAbstractTableModel):
    """The games, the latest first; there may be very many, so each is read when it is seen."""

    def __init__(self, look: Look, words: ChartWords, games: Selection, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._games = games
        self._heads: dict[_Column, str] = {}
        self._sides: dict[_Column, Qt.AlignmentFlag] = {}

    def game(self, row: int) -> int:
        """The index of the game in a row."""
        return len(self._games) - 1 - row

    def name_columns(self, heads: dict[_Column, str], sides: dict[_Column, Qt.AlignmentFlag]) -> None:
        """Everything is told anew, below these heads."""
        self._heads, self._sides = heads, sides
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(_Column) - 1)
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._games) - 1, len(_Column) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(_Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _SIDE:
            return self._sides.get(_Column(section))
        return self._heads.get(_Column(section)) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game, column = self.game(index.row()), _Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(game, column)
        if role == _INK and column is _Column.SCORE:
            theme = self._look.theme
            return theme.plus if self._games.won[game] else theme.minus
        return None

    def _text(self, game: int, column: _Column) -> str:
        seen, sitting = self._games.glimpse(game), self._games.sitting(game)
        match column:
            case _Column.DAY:
                return self._words.day(seen.day)
            case _Column.LIST:
                return isolate(sitting.title) if sitting.title else self._words.sitting(sitting)
            case _Column.NUMBER:
                return number(seen.ref.number)
            case _Column.GAME:
                assert seen.game is not None
                return self._words.label(seen.game)
            case _Column.BID:
                return number(seen.bid) if seen.bid else NOTHING
            case _Column.RESULT:
                won = bool(self._games.won[game])
                return (
                    QCoreApplication.translate("Outcome", "won")
                    if won
                    else QCoreApplication.translate("Outcome", "lost")
                )
            case _Column.SCORE:
                return signed(seen.score)
