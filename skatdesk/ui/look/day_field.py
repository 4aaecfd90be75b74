"""A field for a day."""

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QColor, QKeyEvent, QTextCharFormat
from PySide6.QtWidgets import QDateEdit

from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.wheel import RollsPage

_FIRST_DAY = QDate(100, 1, 1)
"""Qt knows no day before; of itself a field begins in 1752."""
_MARK = "\u200e"
"""Left-to-right mark: around a month in Arabic letters, which else draws the figure behind it to its other side."""


class DayField(RollsPage, QDateEdit):
    """A day, written in the manner of a language."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumDate(_FIRST_DAY)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel brings no keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures may be those of any language; Qt takes the ones in which the day is written."""
        figures = event.text()
        if figures.isdecimal() and not figures.isascii():
            plain = "".join(str(int(figure)) for figure in figures)
            event = QKeyEvent(event.type(), event.key(), event.modifiers(), plain, event.isAutoRepeat())
        super().keyPressEvent(event)

    def offer_calendar(self, look: Look) -> None:
        """Opens a month to choose from, in which red, which Qt gives to weekends, is left to hearts and diamonds."""
        self.setCalendarPopup(True)
        look.changed.connect(self._quieten)
        self._look = look
        self._quieten()

    def _quieten(self) -> None:
        quiet = QTextCharFormat()
        quiet.setForeground(QColor(self._look.theme.text))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.calendarWidget().setWeekdayTextFormat(day, quiet)

    @property
    def iso(self) -> str:
        """The day as an ISO date."""
        return self.date().toString(Qt.DateFormat.ISODate)

    def choose(self, iso: str) -> None:
        """Shows an ISO date."""
        self.setDate(QDate.fromString(iso, Qt.DateFormat.ISODate))

    def show_pattern(self, pattern: str, *, mirrored: bool) -> None:
        """Writes the day by a pattern such as "d MMMM yyyy"; ``mirrored`` where the language runs from the right."""
        # Qt turns the order round by itself, for a line that runs from left to right
        self.setDisplayFormat(pattern.replace("MMMM", f"{_MARK}MMMM{_MARK}") if mirrored else pattern)
        self.lineEdit().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
