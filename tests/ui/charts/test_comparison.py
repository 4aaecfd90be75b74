"""The players side by side: who is first, and who is asked about."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtTest import QTest

from skatdesk.skat.seats import Seating
from skatdesk.store.store import Store
from skatdesk.ui.charts import comparison
from skatdesk.ui.look.paint import write
from tests.helpers.plain import plain
from tests.scoring.builders import declared
from tests.store.statistics.sittings import id_of, keep, twelve
from tests.ui.charts.conftest import Open


def test_the_best_form_stands_first_and_the_player_asked_about_stands_out(
    open_page: Open, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """295, 232 and −188 in the twelve games."""
    bold: list[str] = []

    def told(
        painter: QPainter, rect: QRectF, text: str, colour: QColor | str, font: QFont, align: Qt.AlignmentFlag
    ) -> None:
        if font.bold():
            bold.append(plain(text))
        write(painter, rect, text, colour, font, align)

    keep(store, twelve())
    page = open_page()
    page.filters.player.choose(id_of(store, "Cem"))
    page.filters.playerChanged.emit()
    monkeypatch.setattr(comparison, "write", told)
    page.board.comparison.grab()

    assert [one.person.name for one in page.board.comparison.rows] == ["Ada", "Cem", "Ben"]
    assert plain(page.board.cards["players"].headline) == "Cem: number 2 of 3"
    assert bold[0] == "Cem"
    assert "Ada" not in bold


def test_the_arrows_pass_by_who_has_had_no_cards_yet(open_page: Open, store: Store) -> None:
    """Dua has dealt the only game. Of her, too, something is told, and the keys come back from her."""
    keep(store, [declared(Seating(4, 3), 0, "C", 2, bid=24, points=75)], ("Ada", "Ben", "Cem", "Dua"))
    chart = open_page().board.comparison
    assert chart.rows[-1].person.name == "Dua"

    told = []
    for key in (Qt.Key.Key_Down,) * 4 + (Qt.Key.Key_Up,):
        QTest.keyClick(chart, key)
        told.append(plain(chart.tip.text))

    assert [text.split()[0] for text in told] == ["Ada", "Ben", "Cem", "Dua", "Cem"]
    assert "0 games" in told[3]


def test_a_screen_reader_hears_the_shares_that_stand_in_columns(
    open_page: Open, store: Store, heard: list[str]
) -> None:
    """The tip tells what stands in no column."""
    keep(store, twelve())
    chart = open_page().board.comparison
    heard.clear()
    QTest.keyClick(chart, Qt.Key.Key_Down)

    assert plain(heard[-1]).split("\n") == [
        *plain(chart.tip.text).split("\n"),
        "Declared: 58%; Won: 71%; Defended: 67%",
    ]
