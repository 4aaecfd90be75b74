"""Everything in the list beside the table is read whole in windows of usual sizes, beside figures of any length."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.ui.dock.columns import SIGN, START
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.look.figures import least_room
from skatdesk.ui.look.tokens import BODY, SMALL
from skatdesk.ui.text_size import TextSize
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.translators import Pseudo
from tests.scoring.builders import begin, declared, due
from tests.ui.conftest import House
from tests.ui.dock.conftest import games

WINDOWS = (1024, 700), (1280, 720), (1350, 720), (1440, 900), (1536, 800), (1920, 1040)
WORD = re.compile(r"[^\W\d_]{2,}")
"""Figures and signs get longer in no language."""
ROUNDS = 1, 6
"""So many times eight games: the last are all that three or four players play in a list."""


@contextmanager
def spoken(house: House, language: Language | None) -> Iterator[None]:
    """A language, or None for the one with long words that nobody speaks."""
    invented = Pseudo()
    house.speak(language or Language.ENGLISH)
    if language is None:
        QCoreApplication.installTranslator(invented)
    QApplication.processEvents()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(invented)


@pytest.mark.parametrize("language", [*Language, None])
def test_nothing_is_cut(dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch, language: Language | None) -> None:
    painted, size = PaintedTexts(monkeypatch), TextSize(house.look, house.look)
    cut = set()
    dock.show()
    with spoken(house, language):
        for window in WINDOWS:
            size.follow(QSize(*window), by_hand=False)
            for players in (3, 4):
                for rounds in ROUNDS:
                    sheet = games(ISKO, players)
                    dock.set_list(replace(sheet, entries=sheet.entries * rounds, games=None), 0)
                    painted.listening = True
                    dock.grab()
                    painted.listening = False
                    for one in (*painted.shortened, *painted.overflowing):
                        if language is not None or WORD.search(one.text):
                            cut.add((window, players, rounds, one.text))
                    painted.shortened.clear()
                    painted.overflowing.clear()

    assert len(painted.drawn) > 100
    assert cut == set()


@pytest.mark.parametrize("players", [3, 4])
def test_the_numbers_of_more_than_ninety_nine_games_are_whole(
    dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    """A series may have no end; a word that begins where the number ends stands apart from it."""
    painted, size = PaintedTexts(monkeypatch), TextSize(house.look, house.look)
    dock.show()
    sheet = games(ISKO, players)
    dock.set_list(replace(sheet, entries=sheet.entries * 13, games=None), 0)
    cut = set()
    for window in WINDOWS:
        size.follow(QSize(*window), by_hand=False)
        painted.listening = True
        dock.grab()
        painted.listening = False
        cut |= {(window, one.text) for one in painted.shortened}
        painted.shortened.clear()
        columns, bold = dock.list_page.view.columns, QFontMetricsF(house.look.font(SMALL, bold=True))
        assert columns.number - house.look.px(START) - bold.horizontalAdvance("104") >= house.look.px(4)
        assert columns.label + players * columns.player <= dock.width() - house.look.px(16)

    assert cut == set()


@pytest.mark.parametrize("players", [3, 4])
def test_figures_end_before_the_scroll_bar(dock: Dock, house: House, players: int) -> None:
    size, view = TextSize(house.look, house.look), dock.list_page.view
    sheet = games(ISKO, players)
    dock.set_list(replace(sheet, entries=sheet.entries * 6, games=None), 0)
    dock.show()
    for window in WINDOWS:
        size.follow(QSize(*window), by_hand=False)
        dock.resize(house.look.dock_width, 600)
        QApplication.processEvents()
        assert view.verticalScrollBar().isVisible()
        assert view.columns.label + players * view.columns.player <= view.viewport().width()


def test_figures_that_stand_together_are_of_one_size(dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one of them has no room in large letters, none has large ones."""
    sizes: dict[str, int] = {}
    draw, size = QPainter.drawText, TextSize(house.look, house.look)

    def note(painter: QPainter, *arguments: Any) -> Any:
        sizes.update({plain(text): painter.font().pixelSize() for text in arguments if isinstance(text, str)})
        return draw(painter, *arguments)

    size.follow(QSize(1440, 900), by_hand=False)
    dock.show()
    sheet = begin(HOME, 4)
    for code, kontra in (("S", 0), ("G", 3)):
        seating = due(sheet)
        sheet = sheet.with_entry(declared(seating, seating.places[1], code, 4, kontra=kontra, rules=HOME))
    dock.set_list(replace(sheet, entries=sheet.entries * 2, games=None), 0)
    QApplication.processEvents()
    monkeypatch.setattr(QPainter, "drawText", note)
    dock.grab()

    assert sizes["+55"] == sizes["+960"] < house.look.font(BODY).pixelSize()
    assert sizes["110"] == sizes["1,920"] < house.look.font(BODY).pixelSize()


@pytest.mark.parametrize("window", WINDOWS)
def test_totals_of_four_players_do_not_run_into_each_other(dock: Dock, house: House, window: tuple[int, int]) -> None:
    """The dock is wider where they would; else it is as wide as ever."""
    size, page = TextSize(house.look, house.look), dock.list_page
    size.follow(QSize(*window), by_hand=False)
    dock.show()
    sheet = games(HOME, 4)
    dock.set_list(sheet, 0)
    assert dock.width() == house.look.dock_width

    seating = due(sheet)
    lost = declared(seating, seating.places[0], "G", 4, points=50, kontra=3, rules=HOME)
    dock.set_list(replace(sheet, entries=(*sheet.entries, lost), games=None), 0)
    QApplication.processEvents()
    assert "−1,962" in page.totals.lines[-1].values
    assert page.view.columns.player >= least_room(house.look, "−1,962", bold=True)
    assert page.view.columns.label + 4 * page.view.columns.player < page.view.viewport().width()
    assert page.view.viewport().width() <= dock.width()

    dock.set_list(sheet, 0)
    assert dock.width() == house.look.dock_width


@pytest.mark.parametrize(("language", "letters"), [(Language.GERMAN, "H ×2"), (Language.URDU, "ہ ×2")])
def test_letters_for_hand_and_kontra_are_whole_beside_any_score(
    dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, letters: str
) -> None:
    """Of any of four players, in a list of more than a thousand games; and the score is not right beside them."""
    painted, size, sheet = PaintedTexts(monkeypatch), TextSize(house.look, house.look), begin(HOME, 4)
    house.speak(language)
    dock.show()
    for _ in range(4):
        seating = due(sheet)
        sheet = sheet.with_entry(declared(seating, seating.places[1], "G", 4, hand=True, kontra=1, rules=HOME))
    dock.set_list(replace(sheet, entries=sheet.entries * 251, games=None), 0)
    for window in WINDOWS:
        size.follow(QSize(*window), by_hand=False)
        painted.listening = True
        dock.grab()
        painted.listening = False
        least = QFontMetricsF(house.look.font(SMALL)).horizontalAdvance(letters) + house.look.px(SIGN)
        # where reading begins at the left, the score leaves free what is before it in its column
        assert dock.list_page.view.columns.game > least + 2 or not dock.isRightToLeft()

    assert painted.shortened == []


def test_names_of_six_letters_are_whole_beside_four_players(
    dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, size = PaintedTexts(monkeypatch), TextSize(house.look, house.look)
    dock.show()
    size.follow(QSize(1440, 900), by_hand=False)
    dock.set_list(replace(games(ISKO, 4), players=("Marion", "Jürgen", "Rainer", "Helene")), 0)
    painted.listening = True
    dock.grab()

    assert painted.shortened == []


def test_long_names_are_said_as_people_say_them(dock: Dock, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    names = "Anne-Marie Kowalczyk", "Friedrich Wilhelm Meyer", "Hans-Joachim von Strauch"
    painted, size = PaintedTexts(monkeypatch), TextSize(house.look, house.look)
    dock.show()
    size.follow(QSize(1440, 900), by_hand=False)
    dock.set_list(replace(games(), players=names), 0)
    painted.listening = True
    dock.grab()

    assert painted.shortened == []
    heads = [dock.list_page.view.model().headerData(at, Qt.Orientation.Horizontal) for at in range(2, 5)]
    assert {plain(head) for head in heads} == set(names)


def test_a_label_without_room_stands_above_its_figures(dock: Dock, house: House) -> None:
    """In the smallest window, whose list is narrow; in others all stand beside them."""
    size, footer = TextSize(house.look, house.look), dock.list_page.footer
    house.speak(Language.GERMAN)
    dock.set_list(games(ISKO, 4), 0)
    dock.show()
    heights = {}
    for window in ((1024, 700), (1350, 720)):
        size.follow(QSize(*window), by_hand=False)
        heights[window] = {footer.rowHeight(row) for row in range(footer.model().rowCount())}

    assert len(heights[1024, 700]) == 2
    assert len(heights[1350, 720]) == 1
    dock.grab()
    assert footer.viewport().height() == sum(footer.rowHeight(row) for row in range(footer.model().rowCount()))
