"""The list as it is painted: what stands in a row is whole."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import RamschGame
from skatdesk.skat.ruleset import HOME
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.dock.list_model import Running
from tests.helpers.plain import plain
from tests.scoring.builders import begin, due, ramsch
from tests.ui.conftest import House


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
def test_the_word_for_a_ramsch_is_whole_beside_a_figure_in_the_first_column(
    dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """At a table of four, whose columns leave least room."""
    house.speak(language)
    sheet = begin(HOME, 4)
    seating = due(sheet)
    sheet = sheet.with_entry(ramsch(seating, *(-59 if place == 1 else 0 for place in range(4))))
    dock.set_list(sheet, 0)
    dock.show()
    rooms: dict[str, float] = {}

    def watch(_painter: QPainter, rect: QRectF, text: str, _ink: str, font: QFont, *_side: object) -> None:
        rooms[text] = rect.width() - QFontMetricsF(font).horizontalAdvance(text)

    monkeypatch.setattr("skatdesk.ui.dock.list_view.write", watch)
    dock.grab()

    word = dock.list_page.view.model().index(0, 1).data()
    assert rooms[word] >= 0


def test_what_multiplies_a_ramsch_stands_beside_it_where_there_is_room(
    dock: Dock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it does beside a game: in a Bock round, with a player who takes no trick."""
    sheet = begin(HOME, 3)
    for losing in (0, 1):
        entry = ramsch(due(sheet), *(-320 if place == losing else 0 for place in range(3)))
        assert isinstance(entry.outcome, RamschGame)
        sheet = sheet.with_entry(replace(entry, outcome=replace(entry.outcome, bock_factor=2, virgin=2)))
    dock.set_list(sheet, 0)
    dock.list_page.show_running(Running(None, 2))
    dock.show()
    written: list[str] = []

    def watch(_painter: QPainter, _rect: QRectF, text: str, *_more: object) -> None:
        written.append(plain(text))

    monkeypatch.setattr("skatdesk.ui.dock.list_view.write", watch)
    dock.grab()

    assert "Ramsch × 4" in written
    assert "…" in written, "nothing is multiplied before the game is known"
