"""A list is kept at the page, by keys and by mouse, through the real panel and on the real disk."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO, ListSystem
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.ui.scoresheet.game_menu import GameMenu
from skatdesk.ui.scoresheet.page import SheetPage
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_view import SheetView
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper

CONTROL = Qt.KeyboardModifier.ControlModifier


def count(keeper: Keeper) -> int:
    return len(keeper.page.shown.score_list.entries)


def test_a_game_takes_four_keys(keeper: Keeper) -> None:
    """Ben plays Spades with 2 and wins: it is in the list, on the disk, and the next game is asked for."""
    keeper.type("2s2⏎")

    assert count(keeper) == 25
    assert keeper.kept() == keeper.page.shown.score_list
    assert keeper.cells(24)[:5] == ["25", "Ben", "Spades", "11", "2"]
    assert keeper.page.model.open_row == 25
    assert keeper.page.head.headline.chips[-1] == "game 26 of 36"


def test_a_game_is_written_into_the_sheet_once(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not shown, measured and asked what can be undone once more for what stands there already."""
    keeper.type("2s2")
    done: Counter[str] = Counter()
    for kind, name in (
        (SheetModel, "show_list"),
        (SheetView, "_arrange"),
        (SheetView, "_arrangement"),
        (SheetPage, "_allow_steps"),
    ):

        def counted(*args: object, name: str = name, real: Callable[..., object] = getattr(kind, name)) -> object:
            done[name] += 1
            return real(*args)

        monkeypatch.setattr(kind, name, counted)
    keeper.type("⏎")

    assert count(keeper) == 25
    # columns are measured when the lines are there, and when the heads are
    assert done == {"show_list": 1, "_arrange": 1, "_arrangement": 2, "_allow_steps": 1}


def test_what_is_typed_shows_in_the_sheet_at_once(keeper: Keeper) -> None:
    keeper.type("2s2")

    model = keeper.page.model
    assert plain(str(model.index(24, 13).data())) == "+33"
    assert count(keeper) == 24


@pytest.mark.parametrize(
    ("system", "totals"),
    [("classic", (90, 0, 46)), ("seeger", (90, 40, 136)), ("bierlachs", (-100, -190, -144))],
)
def test_the_sample_list_by_keyboard(keeper: Keeper, system: ListSystem, totals: tuple[int, ...]) -> None:
    """rules.md §11.8: Grand with 4 Schneider won, Diamonds without 2 lost, Null ouvert won."""
    page = keeper.page
    page.shown.agree(page.shown.head, replace(ScoreList(("Ada", "Ben", "Cem"), ISKO, system), games=36))
    page.entry.refocus()
    keeper.type("1g4s⏎")
    keeper.type("1d2-l")
    keeper.type("3nu⏎")

    assert page.shown.score_list.totals == totals
    assert keeper.kept() == page.shown.score_list


def test_f2_changes_a_game_and_everything_is_reckoned_anew(keeper: Keeper) -> None:
    """Game 1 was Ada's Spades won; it was lost."""
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    assert keeper.page.model.open_row == 0
    keeper.type("l")

    assert keeper.cells(0)[13:15] == ["", "−44"]
    assert keeper.page.shown.score_list.tallies[0].points == 168 - 66
    assert keeper.kept() == keeper.page.shown.score_list
    assert keeper.page.model.open_row == 24


def test_a_double_click_changes_a_game(keeper: Keeper) -> None:
    at = keeper.row_at(9)
    viewport = keeper.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)

    assert keeper.page.model.open_row == 9
    keeper.click(keeper.page.change_line.cancel)
    assert keeper.page.model.open_row == 24


def test_escape_leaves_a_change(keeper: Keeper) -> None:
    before = keeper.page.shown.score_list
    keeper.point_at(3)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("⎋")

    assert keeper.page.model.open_row == 24
    assert keeper.page.shown.score_list == before


def test_a_line_of_the_quick_entry_is_followed_by_the_next(keeper: Keeper) -> None:
    """Else its letters would be keys of the panel, and a wrong game in the list."""
    keeper.type("/")
    line = keeper.page.entry.quick.edit
    for typed in ("2 s w2 +", "3 h o1 l", "0"):
        QTest.keyClicks(line, typed)
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert line.hasFocus()

    assert count(keeper) == 27
    assert keeper.cells(25)[:4] == ["26", "Cem", "Hearts", "10"]


def test_ins_writes_a_forgotten_game(keeper: Keeper) -> None:
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_Insert)
    assert "before game 3" in plain(keeper.page.change_line.what.text())
    keeper.type("1c1⏎")

    assert count(keeper) == 25
    assert keeper.cells(2)[:3] == ["3", "Ada", "Clubs"]
    assert keeper.kept() == keeper.page.shown.score_list


def test_ctrl_and_arrows_move_a_game(keeper: Keeper) -> None:
    entries = keeper.page.shown.score_list.entries
    keeper.point_at(5)
    keeper.key(Qt.Key.Key_Up, CONTROL)
    keeper.key(Qt.Key.Key_Up, CONTROL)
    assert keeper.page.shown.score_list.entries[3].outcome == entries[5].outcome
    keeper.key(Qt.Key.Key_Down, CONTROL)
    assert keeper.page.shown.score_list.entries[4].outcome == entries[5].outcome
    assert keeper.page.view.chosen == 4


def test_the_first_game_cannot_move_up(keeper: Keeper) -> None:
    before = keeper.page.shown.score_list
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_Up, CONTROL)

    assert keeper.page.shown.score_list == before


def test_a_click_moves_nothing(keeper: Keeper) -> None:
    before = keeper.page.shown.score_list
    keeper.point_at(7)

    assert keeper.page.shown.score_list == before


def test_the_menu_of_a_game_does_what_it_says(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameMenu, "popup", lambda *_: None)  # the offscreen platform has none
    page, before = keeper.page, keeper.page.shown.score_list
    keeper.point_at(5)
    page.view.menuRequested.emit(5, QPoint(100, 100))
    menu = page._menu
    assert [action.isEnabled() for action in (menu.up, menu.down)] == [True, True]
    menu.down.trigger()
    assert page.shown.score_list.entries[6].outcome == before.entries[5].outcome
    menu.change.trigger()
    assert page.model.open_row == 5
    menu.insert.trigger()
    assert page.model._line is not None
    assert page.model._line.kind == "insert"
    menu.remove.trigger()
    assert count(keeper) == 23


def test_enter_in_the_open_line_leads_back_to_the_panel(keeper: Keeper) -> None:
    keeper.key(Qt.Key.Key_L, CONTROL)
    assert keeper.page.view.hasFocus()
    keeper.page.view.setCurrentIndex(keeper.page.model.index(24, 0))
    keeper.type("⏎")
    focused = QApplication.focusWidget()
    assert focused is not None
    assert keeper.page.entry is focused or keeper.page.entry.isAncestorOf(focused)


def test_the_last_game_closes_the_list(keeper: Keeper) -> None:
    """Then nothing is asked any more, and the winner is named; changes are still possible."""
    for _ in range(12):
        keeper.type("1c1⏎")
    page = keeper.page
    assert count(keeper) == 36
    assert not page.entry.isVisible()
    assert plain(page.over.ending.text()) == "First with 1,476: Ada"
    assert page.head.headline.chips[-1] == "finished"
    keeper.point_at(35)
    keeper.key(Qt.Key.Key_F2)
    assert page.entry.isVisible()
    keeper.type("l")
    assert not page.entry.isVisible()
    assert plain(page.over.ending.text()) != "First with 1,476: Ada"


def test_a_full_disk_loses_nothing(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is told to be unwritten, and stays in the panel to be entered again."""

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.UNAVAILABLE, keeper.store.lists._database.path, "disk full")

    with monkeypatch.context() as full:
        full.setattr(keeper.store.lists, "write", refuse)
        keeper.type("2s2⏎")
    assert count(keeper) == 24
    assert "cannot be written" in keeper.room.notice.text
    keeper.type("⏎")
    assert count(keeper) == 25
    assert keeper.room.notice.text == ""


def test_the_footer_is_live(keeper: Keeper) -> None:
    """Totals, ranks and heads follow every game."""
    totals = keeper.page.totals

    def footer(row: int) -> list[str]:
        return [plain(str(totals.index(row, column).data())) for column in range(8)]

    assert footer(0) == ["Ada", "168", "7 / 1", "+300", "3", "+120", "588", "1."]
    keeper.type("3d1l")
    assert footer(0)[4:] == ["4", "+160", "628", "1."]
    assert footer(2)[1:4] == ["163", "5 / 3", "+100"]


@pytest.mark.parametrize("width", [1440, 1024])
def test_a_long_name_has_the_room_that_is_free(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """In the totals; the figures keep what they need, and the bars can still be told apart."""
    house.look.use(scale=1.0 if width == 1440 else 0.78)
    keeper.room.resize(width, 900)
    page = keeper.page
    shown, footer = page.shown, page.footer
    players = ("Maximiliane Sommer", *shown.score_list.players[1:])
    shown.agree(shown.head, replace(shown.score_list, players=players))
    QApplication.processEvents()
    painted = PaintedTexts(monkeypatch)
    painted.listening = True
    footer.grab()
    assert "Maximiliane Sommer" in [plain(one.text) for one in painted.drawn]
    assert painted.shortened == []
    assert painted.overflowing == []
    assert footer.columnWidth(page.totals.columnCount() - 1) >= house.look.px(60)
    painted.listening = False
    house.look.use(scale=1.0)


def test_fonts_with_high_lines_make_no_row_of_the_totals_higher(keeper: Keeper, house: House) -> None:
    """Those for Urdu do; the last row would not be whole."""
    footer = keeper.page.footer
    header = footer.verticalHeader()
    header.setStyleSheet("font-size: 40px")
    house.look.use(scale=0.9)
    QApplication.processEvents()

    assert header.length() <= footer.viewport().height()
    house.look.use(scale=1.0)
