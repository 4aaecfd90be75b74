"""Days as people write them."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale


def written(day: date) -> str:
    """The day with the short name of its month, which no two countries read differently: "20 Nov 2026"."""
    #: Pattern of a date: d is the day, MMM the short name of the month, yyyy the year; German "d. MMM yyyy"
    pattern = QCoreApplication.translate("Dates", "d MMM yyyy")
    if day.day == 1:
        #: Pattern of a date that is the first of a month; other letters stand for themselves: French "1er déc. 2026"
        pattern = QCoreApplication.translate("Dates", "d MMM yyyy", "first of a month")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)
