"""From which day to which: any period, for the statistics."""

from datetime import date

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.day_field import DayField
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2

_WIDTH = 480


class PeriodDialog(Page):
    """Two days with a calendar each; which of them is the earlier one does not matter.

    Args:
        look: how it looks.
        since: the first day, as it is shown at first.
        until: the last one.
        parent: the window it belongs to.

    Signals:
        chosen(object, object): the first and the last day, as dates.
    """

    chosen = Signal(object, object)

    def __init__(self, look: Look, since: date, until: date, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self.since, self.until = DayField(), DayField()
        self._since, self._until = Captioned(look, self.since), Captioned(look, self.until)
        self.cancel = Button(look)
        self.show_games = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self._days = QHBoxLayout()
        for captioned, field, day in ((self._since, self.since, since), (self._until, self.until, until)):
            field.offer_calendar(look)
            field.choose(day.isoformat())
            self._days.addWidget(captioned, 1)
        self.body.addLayout(self._days)
        self.add_button(self.cancel)
        self.add_button(self.show_games, default=True)
        self.cancel.clicked.connect(self.reject)
        self.show_games.clicked.connect(self._on_show)
        look.changed.connect(self._space)
        self._space()
        self._write_words()

    def _on_show(self) -> None:
        since, until = sorted(date.fromisoformat(field.iso) for field in (self.since, self.until))
        self.accept()
        self.chosen.emit(since, until)

    def _write_words(self) -> None:
        self.show_title(QCoreApplication.translate("FilterBar", "Period"))
        #: over a field: the first day of a period
        since = self.tr("From")
        #: over a field: the last day of a period
        until = self.tr("To")
        day = QCoreApplication.translate("ListDialog", "d MMMM yyyy")
        for captioned, field, caption in ((self._since, self.since, since), (self._until, self.until, until)):
            captioned.show_caption(caption)
            field.setAccessibleName(caption)
            field.show_pattern(day, mirrored=self.isRightToLeft())
        self.cancel.setText(QCoreApplication.translate("ListDialog", "Cancel"))
        #: button: show the games of this period
        self.show_games.setText(self.tr("Show these games"))

    def _space(self) -> None:
        self._days.setSpacing(self._look.px(S2))
