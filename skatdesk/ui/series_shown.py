"""What the home page and the dock show of the series, and of the deal on the table."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.dealing import Dealing
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import grouped, number
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.view import SeatView
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.table.controller import TableController


class SeriesShown(QObject):
    """Keeps what the window shows of the series up to date.

    Args:
        window: has the home page, the table and the dock.
        controller: deals, and shows what is seen of a deal at the table.
        parent: who owns it.
    """

    def __init__(self, window: MainWindow, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = controller.desk
        self._series = series = controller.series
        self._controller = controller
        series.dealStarted.connect(self._on_deal)
        series.renamed.connect(self._on_renamed)
        series.practiceBegun.connect(self._show_again)
        controller.dealt.connect(self._show_again)  # while cards fly the deal before them stands nowhere any more
        controller.viewShown.connect(self._show_view)
        controller.resultShown.connect(self._on_result)

    @Slot()
    def offer_nothing(self) -> None:
        """Nothing of the series is left to be played: the home page leads to a new one."""
        self._window.home.show_running("", "")

    @Slot()
    def tell_anew(self) -> None:
        """As things stand now, in the language of the moment; to the last result, too, the home page leads on."""
        if self._window.home.offers_to_continue:
            self._offer_to_continue()

    def _offer_to_continue(self) -> None:
        """The home page leads to the deal on the table, also to one for practice after the last of a series."""
        score_list, dealing = self._series.score_list, self._series.dealing
        if score_list is not None and dealing is not None:
            self._tell_of(score_list, dealing)

    def _tell_of(self, score_list: ScoreList, dealing: Dealing) -> None:
        game = number(dealing.due.number)
        if not dealing.counts:
            title = self.tr("Continue practice")
        elif score_list.games is None:
            title = self.tr("Continue game {k}").format(k=game)
        else:
            title = self.tr("Continue game {k} of {n}").format(k=game, n=number(score_list.games))
        players = self._desk.sentences.words.both([isolate(name) for name in score_list.players])
        if dealing.counts:
            waits = self._standing(score_list)
        elif self._series.under_way:
            waits = self.tr("A deal for practice is on the table; your series goes on after it")
        else:
            waits = self.tr("A deal for practice is on the table")
        self._window.home.show_running(title, players, waits)

    def _standing(self, score_list: ScoreList) -> str:
        """How the user stands against who leads, or comes next."""
        own = None if self._series.setup is None else self._series.setup.human
        if own is None or not score_list.entries:
            return self.tr("Your series goes on where you left off")
        best = next(standing for standing in score_list.standings if standing.place != own)
        name, ahead = isolate(score_list.players[best.place]), score_list.totals[own] - best.tally.total
        if ahead > 0:
            #: home page: points of the list; {name} is the best of the others
            words = self.tr("You are %n points ahead of {name}", "list points", ahead)
            return grouped(words, ahead).format(name=name)
        if ahead < 0:
            #: home page: points of the list; {name} is the best of the others
            words = self.tr("You are %n points behind {name}", "list points", -ahead)
            return grouped(words, -ahead).format(name=name)
        #: home page: both have the same points in the list; {name} is the best of the others
        return self.tr("You and {name} are level").format(name=name)

    @Slot(object)
    def _on_deal(self, _dealing: object) -> None:
        self._window.table.show_panel(None)
        self._show_list()
        self._offer_to_continue()

    @Slot()
    def _on_result(self) -> None:
        self._show_list()
        self.tell_anew()

    @Slot()
    def _on_renamed(self) -> None:
        self._show_list()
        self._show_again()

    @Slot()
    def _show_list(self) -> None:
        """The list beside the table, once the eye has seen what changed it."""
        score_list, setup = self._series.score_list, self._series.setup
        if score_list is not None and setup is not None and not self._series.left:
            self._window.dock.set_list(score_list, setup.human)

    @Slot(object)
    def _show_view(self, view: SeatView) -> None:
        dealing = self._series.dealing
        if dealing is not None:
            view = replace(view, rules=dealing.manners)
            self._window.dock.set_view(view, self._desk.company, counts=dealing.counts)

    @Slot()
    def _show_again(self) -> None:
        if self._controller.view is not None:
            self._show_view(self._controller.view)
