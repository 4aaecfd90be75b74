"""What was chosen in the filters stays chosen."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from skatdesk.i18n.languages import Language
from skatdesk.store.store import Store
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def test_filters_stay_when_the_page_is_read_anew(open_page: Open, store: Store, house: House) -> None:
    """After a look at a game, after renaming somebody, in another language."""
    keep(store, twelve())
    keep(store, twelve()[:3], ("Ada", "Dua", "Eva"), date="2026-11-20")
    page = open_page()
    for choice in (page.filters.sitting, page.filters.opponent, page.filters.rules, page.filters.period):
        QTest.keyClick(choice, Qt.Key.Key_Down)
    chosen = page.filters.chosen

    page.refresh()
    assert page.filters.chosen == chosen

    house.speak(Language.GERMAN)
    QCoreApplication.sendPostedEvents()
    assert page.filters.chosen == chosen
