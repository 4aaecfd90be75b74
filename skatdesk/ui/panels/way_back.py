"""Where a deal that does not count leads back to, in words: for the button after it, and for leaving it before."""

from PySide6.QtCore import QCoreApplication

from skatdesk.engine.dealing import Origin
from skatdesk.engine.series_engine import SeriesEngine


def way_back(series: SeriesEngine) -> str:
    """Back to what waits while such a deal is on the table; empty where nothing does."""
    if series.origin is Origin.REVIEW:
        #: Button of a deal that was played on from the middle of another one
        return QCoreApplication.translate("WayBack", "Back to the review")
    if series.left or (series.dealing is not None and not series.dealing.counts and not series.beside):
        #: Button of a deal that is played beside a series
        return QCoreApplication.translate("WayBack", "Back to the series")
    if series.origin is Origin.FIRST_GAME:
        #: Button of the game that is explained to beginners
        return QCoreApplication.translate("WayBack", "Back to learning")
    return ""
