"""Where the table leads when no other deal follows on it."""

from collections.abc import Callable

from skatdesk.engine.dealing import Origin
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.ui.deals.room import DealsRoom
from skatdesk.ui.duplicate.room import DuplicateRoom
from skatdesk.ui.learn.room import LearnRoom
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.review.room import ReviewRoom
from skatdesk.ui.sheet_in_window import SheetInWindow


class Ways:
    """The pages that come after the deal on the table, by what has laid its cards there.

    Args:
        window: shows the table and the home page.
        series: deals.
        sheet: shows the whole list of a series.
        deals: where one chooses the cards oneself.
        review: where a deal is played on from one of its positions.
        duplicate: whose sets are played at the table, too.
        learn: where the first game begins.
    """

    def __init__(
        self,
        window: MainWindow,
        series: SeriesEngine,
        sheet: SheetInWindow,
        deals: DealsRoom,
        review: ReviewRoom,
        duplicate: DuplicateRoom,
        learn: LearnRoom,
    ) -> None:
        self._window = window
        self._series = series
        self._sheet = sheet
        self._deals = deals
        self._review = review
        self._duplicate = duplicate
        self._learn = learn

    def on(self) -> Callable[[], None]:
        """What shows the page that follows the deal on the table, the last one of a series for example."""
        match self._series.origin:
            case Origin.REVIEW:
                return self._review.way_back()
            case Origin.EDITOR:
                return self._deals.come_back
            case Origin.FIRST_GAME:
                return self._learn.show
        if self._series.beside:
            return self._window.show_home
        return self._duplicate.show if self._duplicate.at_table else self._show_whole_list

    def to_table(self) -> Callable[[], None]:
        """What shows the table; if nothing will lie there once the deal on it has given way to another, as ``on``."""
        if self._series.origin is not Origin.REVIEW and self._series.under_way:
            return self._window.show_table
        return self.on()

    def _show_whole_list(self) -> None:
        if not self._sheet.show_last_series():
            self._window.show_home()
