"""What was chosen in the filters stays chosen, and nothing else is saved."""

from datetime import date

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.sentences import Sentences
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


def test_a_list_that_was_deleted_and_brought_back_is_the_filter_again(open_page: Open, store: Store) -> None:
    """While it is away all lists show; what is chosen meanwhile stays chosen."""
    keep(store, twelve())
    keep(store, twelve()[:3], date="2026-11-20")
    page = open_page()
    sitting, (latest, earlier) = page.filters.sitting, store.lists.summaries()
    QTest.keyClick(sitting, Qt.Key.Key_Down)
    assert len(page.games or ()) == 3

    store.lists.remove(latest.id)
    page.refresh()
    assert (sitting.currentIndex(), len(page.games or ())) == (0, 12)
    store.lists.restore(latest.id)
    page.refresh()
    assert len(page.games or ()) == 3

    store.lists.remove(latest.id)
    page.refresh()
    QTest.keyClick(sitting, Qt.Key.Key_Down)
    store.lists.restore(latest.id)
    page.refresh()
    assert len(page.games or ()) == 12
    assert store.lists.open(earlier.id).head.title in sitting.currentText()


def test_an_opponent_who_was_merged_is_the_opponent_still(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:3], ("Ada", "Bennie", "Cem"), date="2026-11-20")
    page = open_page()
    ids = {known.person.name: known.person.id for known in store.statistics.people()}
    page.filters.opponent.choose(ids["Bennie"])
    page.filters.changed.emit()
    assert len(page.games or ()) == 3

    store.statistics.merge(ids["Bennie"], ids["Ben"])
    page.refresh()
    assert page.filters.opponent.currentText() == "Ben"
    assert len(page.games or ()) == 15


def test_a_list_of_choices_that_is_open_stays_open_when_the_page_is_read_anew(open_page: Open, store: Store) -> None:
    """A game that ends meanwhile changes none of the choices."""
    keep(store, twelve())
    page = open_page()
    page.filters.game.showPopup()
    view = page.filters.game.view()
    view.setCurrentIndex(view.model().index(3, 0))

    page.refresh()
    assert view.isVisible()
    assert view.currentIndex().row() == 3
    page.filters.game.hidePopup()


def test_a_period_stays_chosen_when_the_day_changes(qtbot: QtBot, store: Store, house: House) -> None:
    """A program that is left running overnight: the last 30 days are other days then, and are still asked for."""
    days = [date(2026, 11, 20)]
    keep(store, twelve(), date="2026-11-19")
    keep(store, twelve()[:5], date="2026-10-22", title="A month ago")
    page = StatisticsPage(
        house.look, house.namer, Sentences(house.namer, house.look), store.statistics, today=lambda: days[0]
    )
    qtbot.addWidget(page)
    page.refresh()
    for _ in range(4):
        QTest.keyClick(page.filters.period, Qt.Key.Key_Down)
    assert page.filters.period.currentText() == "Last 30 days"
    assert page.games is not None
    assert len(page.games) == 17

    days[0] = date(2026, 11, 21)
    page.refresh()

    assert page.filters.period.currentText() == "Last 30 days"
    assert len(page.games) == 12


def test_what_no_game_passes_cannot_be_exported(open_page: Open, store: Store) -> None:
    """The charts are still those of the games chosen before."""
    keep(store, twelve())
    page = open_page()
    assert page.top.export.isEnabled()

    for _ in range(2):
        QTest.keyClick(page.filters.period, Qt.Key.Key_Down)
    assert page.empty.isVisible()
    assert not page.top.export.isEnabled()

    page.empty.all.click()
    assert page.top.export.isEnabled()


def test_all_games_are_shown_also_of_what_is_not_offered_just_now(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:3], ("Ada", "Dora", "Eva"), date="2026-11-20")
    page = open_page()
    ids = {known.person.name: known.person.id for known in store.statistics.people()}
    page.filters.opponent.choose(ids["Dora"])
    page.filters.player.choose(ids["Ben"])
    page.filters.playerChanged.emit()
    assert len(page.games or ()) == 12
    page.filters.reset()

    page.filters.player.choose(ids["Ada"])
    page.filters.playerChanged.emit()
    assert len(page.games or ()) == 15


def test_what_was_pointed_at_is_not_told_of_other_games(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:3], ("Ada", "Dora", "Eva"), date="2026-11-20")
    page = open_page()
    for chart in (page.board.by_game, page.board.heat, page.board.comparison):
        chart.point_at(chart.stops()[0])
        assert chart.tip.text
        QTest.keyClick(page.filters.sitting, Qt.Key.Key_Down)
        assert chart.tip.isHidden()
        QTest.keyClick(page.filters.sitting, Qt.Key.Key_Home)


def test_a_title_longer_than_the_screen_leaves_the_open_list_on_it(open_page: Open, store: Store) -> None:
    """Lists of other programs may be called anything; a list opened from the right would begin off the screen."""
    keep(store, twelve(), title="Thursday round " * 30)
    sitting = open_page().filters.sitting

    assert sitting.view().minimumWidth() < QGuiApplication.primaryScreen().geometry().width()
