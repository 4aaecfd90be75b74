"""Below two of the large figures stands what they are measured by."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import Entry
from skatdesk.store.store import Store
from skatdesk.ui.charts.kept_filters import Period
from skatdesk.ui.charts.page import StatisticsPage
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def _games(won: int, lost: int) -> Sequence[Entry]:
    """Clubs of Ada, who is forehand: each brings 74 or costs 98."""
    return [declared(SEATINGS[0], 0, "C", points=points) for points in (70,) * won + (40,) * lost]


def _said(page: StatisticsPage) -> list[str]:
    _, _, won, points, _ = page.board.tiles
    return [plain(tile.accessibleDescription()).split("\n")[0] for tile in (won, points)]


def _choose(page: StatisticsPage, period: Period | None) -> None:
    page.filters.period.choose(period)
    page.filters.changed.emit()
    QCoreApplication.processEvents()


def test_all_games_are_measured_by_the_others(open_page: Open, store: Store) -> None:
    """Of Ben's 6 games none was won, of Cem's 3 all.

    In twelve games Ben gets 80 − 90 − 80 − 98, Cem 40 + 80 + 72 + 40: 44 for 24 hands.
    """
    keep(store, twelve() * 3)
    page = open_page()

    assert _said(page) == ["the others: 33%", "the others: +66"]
    assert plain(page.board.tiles[2].toolTip()) == "All others at the same tables, in the games shown here"


def test_a_period_is_measured_by_the_time_before(open_page: Open, store: Store, house: House) -> None:
    """The 30 days up to 20 November 2026 and the same number before; 55 of 60 is more than chance after 40 of 60."""
    keep(store, _games(55, 5), date="2026-11-01")
    keep(store, _games(40, 20), date="2026-10-01", title="October")
    page = open_page()
    _choose(page, Period.DAYS_30)

    assert _said(page) == ["up from 67% before", "up from +600 before"]
    assert plain(page.board.tiles[2].toolTip()) == "From 22 Sep 2026 to 21 Oct 2026: 60 games"
    tile = page.board.tiles[2]
    picture = tile.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(tile.width()) for y in range(70, 110)}
    assert QColor(house.look.theme.plus).name() in colours


def test_what_chance_explains_is_no_change(open_page: Open, store: Store) -> None:
    keep(store, _games(44, 16), date="2026-11-01")
    keep(store, _games(40, 20), date="2026-10-01", title="October")
    page = open_page()
    _choose(page, Period.DAYS_30)

    assert _said(page) == ["before: 67%", "before: +600"]


def test_a_list_is_measured_by_all_games_until_then(open_page: Open, store: Store) -> None:
    keep(store, _games(5, 35), date="2026-11-01")
    keep(store, _games(40, 20), date="2026-10-01", title="October")
    page = open_page()
    page.filters.sitting.setCurrentIndex(1)
    page.filters.changed.emit()

    assert _said(page)[0] == "down from 67% before"
    assert plain(page.board.tiles[2].toolTip()) == "All lists and series before this one: 60 games"


def test_too_few_games_are_not_measured(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    page = open_page()

    assert _said(page)[0] == "in defence 67%"
    assert page.board.tiles[2].toolTip() == ""


@pytest.mark.parametrize("scale", [0.78, 1.0])
@pytest.mark.parametrize("language", list(Language))
def test_it_is_whole_in_every_language(
    open_page: Open, store: Store, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, scale: float
) -> None:
    house.look.use(scale=scale)
    keep(store, _games(55, 5), date="2026-11-01")
    keep(store, _games(40, 20), date="2026-10-01", title="October")
    house.speak(language)
    page, painted = open_page(1024, 700), PaintedTexts(monkeypatch)
    _choose(page, Period.DAYS_30)
    QApplication.processEvents()
    painted.listening = True
    for tile in page.board.tiles[2:4]:
        tile.grab()
    painted.listening = False

    assert painted.shortened == painted.overflowing == []
    house.speak(Language.ENGLISH)
