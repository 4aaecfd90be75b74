"""Several lists together: who leads in all of those on the shelf."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import decimal, number
from skatdesk.scoring.heads import NO_DAY
from skatdesk.scoring.ranking import Ranked, Ranking, Sitter
from skatdesk.store.records import ListSummary
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.figure_table import FigureTable
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S3
from skatdesk.ui.scoresheet.list_words import ListWords, rank_text, tally_text
from skatdesk.ui.scoresheet.tabbed import tabbed
from skatdesk.ui.sentences.list_systems import system_name
from skatdesk.ui.sentences.series_words import SeriesWords

_WIDTH = 760
_NAME, _GAMES, _TOTAL, _AVERAGE = 1, 3, 5, 6
"""Columns: whose line it is; games won and lost; what ranks it, the total or the average."""


class RankingDialog(Page):
    """Everybody in one table, counted by Seeger-Fabian or in the classic list, ranked by total or average.

    Args:
        look: how it looks.
        words: the words about lists.
        summaries: the lists that were put together.
        rankings: what comes of it, by Seeger-Fabian and in the classic list.
        seeger: which of the two is shown first.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        look: Look,
        words: ListWords,
        summaries: Sequence[ListSummary],
        rankings: tuple[Ranking, Ranking],
        *,
        seeger: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._words = words
        self._series = SeriesWords(self)
        self._days = sorted({summary.head.date for summary in summaries if summary.written} - {NO_DAY})
        self._rankings = rankings
        self.about = RichLine(look, ink="text2", wrap=True, even=True)
        self.system = OneOf(look, len(rankings))
        self.system.choose(0 if seeger else 1)
        self.order = OneOf(look, 2)
        self.order.choose(0)
        self._ways = QHBoxLayout()
        for way in (self.system, self.order):
            self._ways.addWidget(way)
        self._ways.addStretch(1)
        self.model = QStandardItemModel(self)
        self.table = FigureTable(look, self.model, (_NAME,), wide=_NAME)
        self.copy = Button(look, icon="copy")
        self.shut = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self.about)
        self.body.addLayout(self._ways)
        self.body.addWidget(self.table)
        self.add_button(self.copy, leading=True)
        self.add_button(self.shut, default=True)
        for way in (self.system, self.order):
            way.changed.connect(self._fill)
        self.copy.clicked.connect(self._on_copy)
        self.shut.clicked.connect(self.accept)
        look.changed.connect(self._fill)
        self._write_words()

    @property
    def _ranking(self) -> Ranking:
        """The one that is shown."""
        ranking = self._rankings[self.system.index]
        return ranking.by_average() if self.order.index else ranking

    def _fill(self) -> None:
        ranking, heads = self._ranking, self._heads()
        self.table.cells.bold = (_NAME, _AVERAGE if self.order.index else _TOTAL)
        self._ways.setSpacing(self._look.px(S3))
        self.model.clear()
        self.model.setHorizontalHeaderLabels(heads)
        for column in range(len(heads)):
            self.model.horizontalHeaderItem(column).setTextAlignment(self.table.side(column))
        for ranked in ranking.players:
            self.model.appendRow([QStandardItem(text) for text in self._row(ranked)])
        self.table.arrange()
        self.copy.setText(QCoreApplication.translate("DealDialog", "Copy"))

    def _heads(self) -> list[str]:
        #: Head of a column of the ranking: in how many lists somebody played
        lists = self.tr("Lists")
        #: Head of a column of the ranking: the total that one list brought on average
        average = self.tr("Average")
        #: Head of a column of the ranking: the highest total in one list
        best = self.tr("Best list")
        place = QCoreApplication.translate("TotalsModel", "Place")
        player = QCoreApplication.translate("SettlementPage", "Player")
        games = QCoreApplication.translate("TotalsModel", "Won / lost")
        points = QCoreApplication.translate("TotalsModel", "Game points")
        total = QCoreApplication.translate("TotalsModel", "Total")
        return [place, player, lists, games, points, total, average, best]

    def _row(self, ranked: Ranked) -> tuple[str, ...]:
        return (
            rank_text(ranked.rank),
            self._called(ranked.player),
            number(ranked.lists),
            tally_text(ranked.tally),
            number(ranked.tally.points),
            number(ranked.tally.total),
            decimal(ranked.average, 1),
            number(ranked.best),
        )

    def _called(self, player: Sitter) -> str:
        """The name; with the level of a computer player where somebody else is called so."""
        alike = sum(ranked.player.name == player.name for ranked in self._ranking.players)
        parts = (player.name, self._series.player(player.computer)) if player.computer and alike > 1 else (player.name,)
        return listed(map(isolate, parts))

    def _on_copy(self) -> None:
        """The table as it stands there, but games won and lost apart: a spreadsheet takes "7 / 1" for a day."""
        won, lost = QCoreApplication.translate("SheetModel", "Won"), QCoreApplication.translate("SheetModel", "Lost")
        rows = (
            _apart(self._row(ranked), number(ranked.tally.won), number(ranked.tally.lost))
            for ranked in self._ranking.players
        )
        QGuiApplication.clipboard().setText(tabbed((_apart(self._heads(), won, lost), *rows)))
        self.copy.setText(QCoreApplication.translate("SettlementPage", "Copied"))

    def _write_words(self) -> None:
        #: Title of a dialog: the players of several score lists, the best first
        self.show_title(self.tr("Ranking"))
        lists = self.tr("%n lists", "put together", self._rankings[0].lists)
        days = [isolate(self._words.date(day)) for day in self._days]
        if days[1:]:
            #: The days of the first and of the last of several lists
            days = [self.tr("{first} to {last}").format(first=days[0], last=days[-1])]
        self.about.show_text(" · ".join((lists, *days)))
        scoring = QCoreApplication.translate("ListDialog", "Scoring")
        self.system.show_words((system_name("seeger"), system_name("classic")), scoring)
        heads = self._heads()
        self.order.show_words((heads[_TOTAL], heads[_AVERAGE]), self.tr("Ranking"))
        self.table.setAccessibleName(self.tr("Ranking"))
        self.shut.setText(QCoreApplication.translate("DealDialog", "Close"))
        self._fill()


def _apart(cells: Sequence[str], won: str, lost: str) -> list[str]:
    return [*cells[:_GAMES], won, lost, *cells[_GAMES + 1 :]]
