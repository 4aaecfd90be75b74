"""Any period can be chosen by its first and its last day."""

from datetime import date

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDateEdit

from skatdesk.i18n.languages import Language
from skatdesk.store.store import Store
from skatdesk.ui.charts.kept_filters import Period
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.charts.period_dialog import PeriodDialog
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


@pytest.fixture
def months(store: Store) -> None:
    """Three games in September, twelve in October, five in November."""
    keep(store, twelve()[:3], date="2026-09-30", title="September")
    keep(store, twelve(), date="2026-10-01", title="October")
    keep(store, twelve()[:5], date="2026-11-01", title="November")


pytestmark = pytest.mark.usefixtures("months")


def _asked(page: StatisticsPage) -> PeriodDialog:
    """Below the five times that are always offered."""
    for _ in range(5):
        QTest.keyClick(page.filters.period, Qt.Key.Key_Down)
    return page.findChildren(PeriodDialog)[-1]


def _answer(dialog: PeriodDialog, since: date, until: date) -> None:
    dialog.since.setDate(QDate(since.year, since.month, since.day))
    dialog.until.setDate(QDate(until.year, until.month, until.day))
    QTest.keyClick(dialog.until, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_games_of_any_days_are_shown_both_included(open_page: Open) -> None:
    """The dialog begins with the days that are shown: the last 30."""
    page = open_page()
    dialog = _asked(page)
    assert (dialog.since.iso, dialog.until.iso) == ("2026-10-22", "2026-11-20")
    _answer(dialog, date(2026, 9, 30), date(2026, 10, 1))

    assert len(page.games or ()) == 15
    assert plain(page.filters.period.currentText()) == "30 Sep 2026 – 1 Oct 2026"


def test_days_the_wrong_way_round_are_the_same_period(open_page: Open) -> None:
    page = open_page()
    _answer(_asked(page), date(2026, 10, 1), date(2026, 9, 30))

    assert len(page.games or ()) == 15


@pytest.mark.parametrize(("period", "days"), [(Period.DAYS_30, 30), (Period.DAYS_90, 90)])
def test_a_period_has_as_many_days_as_it_says(period: Period, days: int) -> None:
    """With today."""
    since, until = period.days(date(2026, 10, 31))

    assert until is None
    assert (date(2026, 10, 31) - since).days + 1 == days


def test_without_an_answer_the_period_stays(open_page: Open) -> None:
    page = open_page()
    dialog = _asked(page)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert page.filters.period.value is Period.DAYS_30


def test_the_days_chosen_are_offered_from_then_on(open_page: Open, house: House) -> None:
    """After all games were shown, after the page was read anew, in another language; other days take their place."""
    page = open_page()
    _answer(_asked(page), date(2026, 9, 1), date(2026, 9, 30))
    page.filters.reset()
    assert len(page.games or ()) == 20

    QTest.keyClick(page.filters.period, Qt.Key.Key_End)
    dialog = page.findChildren(PeriodDialog)[-1]
    assert page.filters.period.currentIndex() == 0
    _answer(dialog, date(2026, 11, 1), date(2026, 11, 2))
    page.refresh()
    house.speak(Language.GERMAN)
    QApplication.processEvents()

    assert len(page.games or ()) == 5
    assert plain(page.filters.period.currentText()) == "1. Nov. 2026 – 2. Nov. 2026"
    assert page.filters.period.count() == 7
    house.speak(Language.ENGLISH)


def test_a_calendar_opens_below_a_day(open_page: Open, house: House) -> None:
    """Red is left to hearts and diamonds."""
    page = open_page()
    dialog = _asked(page)
    field = dialog.since
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(field.width() - 12, field.height() // 2))
    calendar = field.calendarWidget()

    assert calendar.isVisible()
    for day in (Qt.DayOfWeek.Monday, Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
        ink = calendar.weekdayTextFormat(day).foreground()
        assert ink.style() is Qt.BrushStyle.NoBrush or ink.color() == QColor(house.look.theme.text)
    calendar.window().close()
    dialog.reject()


def test_days_read_from_the_right_in_urdu(open_page: Open, house: House) -> None:
    """Day first, at the right, and typed there; in the calendar the week begins at the right."""
    house.speak(Language.URDU)
    page = open_page()
    dialog = _asked(page)
    dialog.since.setSelectedSection(QDateEdit.Section.DaySection)
    QTest.keyClicks(dialog.since, "15")

    assert dialog.since.iso == "2026-10-15"
    assert dialog.since.lineEdit().text() == "2026\u200e اکتوبر \u200e15"
    assert dialog._since.x() > dialog._until.x()
    assert dialog.since.calendarWidget().isRightToLeft()
    dialog.reject()
    house.speak(Language.ENGLISH)


@pytest.mark.parametrize("scale", [0.78, 1.0])
@pytest.mark.parametrize("language", list(Language))
def test_everything_is_whole_in_every_language(
    open_page: Open, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, scale: float
) -> None:
    house.look.use(scale=scale)
    house.speak(language)
    page = open_page()
    dialog, painted = _asked(page), PaintedTexts(monkeypatch)
    QApplication.processEvents()
    painted.listening = True
    dialog.grab()
    painted.listening = False

    assert painted.shortened == painted.overflowing == []
    dialog.reject()
    house.speak(Language.ENGLISH)
