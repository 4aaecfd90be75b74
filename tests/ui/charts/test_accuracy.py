"""The chart of accuracy: a dot for each reviewed deal, and how to come to some."""

import csv
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.skat.seats import BySeat
from skatdesk.store.records import PlayedDeal, SeriesId
from skatdesk.store.statistics.selection import GameRef
from skatdesk.store.store import Store
from skatdesk.ui.charts.export import FileKind
from skatdesk.ui.look.theme import Scheme
from tests.store.samples import finished_deal, series
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House

VALUES = (90.0, 40.0, 80.0)


def _reviewed(store: Store, accuracies: Sequence[float] = VALUES, unreviewed: int = 2) -> SeriesId:
    """A series that begins with deals that were never reviewed; Ada is forehand in all of them."""
    kept = store.begin_series(series())
    for game in range(1, unreviewed + len(accuracies) + 1):
        finished_deal(store, kept, game)
    for game, accuracy in enumerate(accuracies, unreviewed + 1):
        store.accuracies.note(PlayedDeal(kept, game), game, BySeat(accuracy, None, None))
    return kept


def test_headline_tells_the_mean_of_the_latest(open_page: Open, store: Store) -> None:
    _reviewed(store)
    page = open_page()

    assert "70%" in page.board.cards["accuracy"].headline
    assert "3" in page.board.cards["accuracy"].headline
    assert not page.board.accuracy.hint.isVisible()
    assert len(page.board.accuracy.stops()) == 3


def test_without_reviews_it_says_what_to_do(open_page: Open, store: Store) -> None:
    _reviewed(store, ())
    page = open_page()
    chart = page.board.accuracy

    assert page.board.cards["accuracy"].headline == "None of these deals has been reviewed yet"
    assert chart.hint.isVisible()
    assert chart.hint.text().startswith("Review a deal after playing it")
    assert chart.stops() == []
    assert chart.hit(QPoint(100, 50)) is None
    assert chart.hint.width() <= chart.width()
    assert page.board.cards["accuracy"].height() < page.board.cards["form"].height() * 0.6  # no empty field


def test_reviews_made_since_show_when_the_page_is_opened_again(open_page: Open, store: Store) -> None:
    kept = _reviewed(store, ())
    page = open_page()
    store.accuracies.note(PlayedDeal(kept, 1), 1, BySeat(88.0, None, None))

    page.refresh()

    assert "88%" in page.board.cards["accuracy"].headline
    assert not page.board.accuracy.hint.isVisible()


def test_filters_leave_reviewed_deals_out(open_page: Open, store: Store) -> None:
    _reviewed(store)
    page = open_page()
    page.filters.period.setCurrentIndex(2)
    page.filters.changed.emit()
    assert page.games is not None
    assert not len(page.games)  # last year
    page.filters.reset()

    assert len(page.board.accuracy.stops()) == 3


def test_the_pointer_tells_the_deal_and_a_click_opens_its_review(open_page: Open, store: Store, qtbot: QtBot) -> None:
    kept = _reviewed(store)
    page = open_page()
    chart = page.board.accuracy
    point = chart.stops()[1]
    asked_for_game: list[GameRef] = []
    page.gameRequested.connect(asked_for_game.append)

    QTest.mouseMove(chart, point)
    chart.point_at(point)
    assert "40%" in chart.tip.text
    assert chart.cursor().shape() is Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(page.reviewRequested) as asked:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=point)

    assert asked.args == [GameRef(4, series=kept)]
    assert asked_for_game == []


def test_arrow_keys_go_from_deal_to_deal(open_page: Open, store: Store, qtbot: QtBot) -> None:
    kept = _reviewed(store)
    page = open_page()
    chart = page.board.accuracy
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.reviewRequested) as asked:
        QTest.keyClick(chart, Qt.Key.Key_Return)

    assert asked.args == [GameRef(5, series=kept)]


def test_beside_the_deals_there_is_nothing_to_tell(open_page: Open, store: Store) -> None:
    """Where so few are, the right of the chart is empty."""
    _reviewed(store)
    chart = open_page().board.accuracy

    chart.point_at(QPoint(chart.width() - 4, 40))
    assert chart.tip.text == ""


def test_the_chart_has_a_row_of_its_own(open_page: Open, store: Store) -> None:
    _reviewed(store)
    cards = open_page().board.cards

    assert cards["accuracy"].width() > 1.9 * cards["form"].width()
    assert cards["players"].y() == cards["figures"].y() > cards["accuracy"].y() > cards["form"].y()


def test_the_figures_behind_it(open_page: Open, store: Store, tmp_path: Path) -> None:
    _reviewed(store)
    page = open_page()
    page.board.cards["accuracy"].save(tmp_path / "accuracy.csv", FileKind.CSV)
    with (tmp_path / "accuracy.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))

    assert rows[0] == ["deal", "date", "accuracy", "mean"]
    assert rows[2] == ["2", "2026-11-20", "40.0", "65.0"]


@pytest.mark.parametrize("count", [1, 20, 60])
def test_few_and_many_deals_are_drawn(open_page: Open, store: Store, house: House, count: int) -> None:
    """All dots are inside the chart, in every theme."""
    _reviewed(store, [100.0 * (game % 7) / 6 for game in range(count)], 0)
    chart = open_page().board.accuracy
    for scheme in (Scheme.DARK, Scheme.CONTRAST, Scheme.LIGHT):
        house.look.use(scheme=scheme)

    assert all(chart.rect().contains(stop) for stop in chart.stops())


def test_words_follow_the_language(open_page: Open, store: Store, house: House) -> None:
    _reviewed(store, ())
    page = open_page()
    house.speak(Language.URDU)
    QTest.qWait(1)

    assert page.board.accuracy.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert page.board.accuracy.hint.layoutDirection() is Qt.LayoutDirection.RightToLeft
    house.speak(Language.ENGLISH)
