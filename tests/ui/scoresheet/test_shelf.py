"""Lists on the shelf: what stands on their lines."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.store.records import ListId, ListSummary
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.scoresheet.list_menu import ListMenu
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.sample_lists import pub
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, opened, speak

LONG = "Annemarie", "Christoph", "Friederike", "Maximilian"
SHORT = "Ada", "Ben", "Cem", "Dua"


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
@pytest.mark.parametrize("scale", [0.78, 1.0])
def test_four_long_names_are_whole(
    qtbot: QtBot,
    house: House,
    desk: Desk,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
    scale: float,
) -> None:
    """On two lines, whether the list is the open one or not; other lists stay as low as they were."""
    head, sheet = pub()
    nameless = replace(head, title="")
    lists = [store.lists.begin(nameless, replace(sheet, players=names)) for names in (LONG, SHORT)]
    house.look.use(scale=scale)
    speak(house, language)
    painted, found = PaintedTexts(monkeypatch), set()
    with opened(qtbot, desk, store) as room:
        for opened_list in lists:
            room.open(opened_list)
            QApplication.processEvents()
            painted.listening = True
            room.shelf.view.grab()
            painted.listening = False
            rows = (room.shelf.model.index(row) for row in range(len(lists)))
            found.add(tuple(sorted(room.shelf.view.visualRect(row).height() for row in rows)))

    assert painted.shortened == painted.overflowing == []
    ((low, high),) = found
    assert house.look.px(60) == low < high < 1.5 * low


@pytest.mark.parametrize("language", Language)
def test_day_and_games_of_a_list_without_end_are_whole_on_small_screens_too(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Also where the month is one of the longest."""
    house.look.use(scale=0.78)
    speak(house, language)
    shelf, painted = keeper.room.shelf, PaintedTexts(monkeypatch)
    summary = shelf.model.summaries[0]
    lists = tuple(
        replace(summary, head=replace(summary.head, date=f"2026-{month:02}-28"), written=games, games=None)
        for month in range(1, 13)
        for games in (288, 1008)
    )
    keeper.room.resize(1440, 1600)
    shelf.show_lists(lists, None, all_archived=False)
    QApplication.processEvents()
    painted.listening = True
    shelf.view.grab()

    assert len(painted.drawn) == 2 * len(lists)
    assert painted.shortened == painted.overflowing == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("scale", [0.78, 0.92, 1.0])
def test_what_the_empty_search_is_for_is_whole(
    qtbot: QtBot, house: House, desk: Desk, store: Store, language: Language, scale: float
) -> None:
    """In a field with more room it looks the same where reading begins."""
    store.lists.begin(*pub())
    house.look.use(scale=scale)
    speak(house, language)
    with opened(qtbot, desk, store) as room:
        field = room.shelf.field
        QApplication.processEvents()
        shown = QRect(0, 0, field.width() - house.look.px(24), field.height())
        if field.isRightToLeft():
            shown.moveRight(field.width() - 1)
        narrow = field.grab(shown).toImage()
        field.setFixedWidth(2 * field.width())
        QApplication.processEvents()
        if field.isRightToLeft():
            shown.moveRight(field.width() - 1)
        wide = field.grab(shown).toImage()

    assert narrow == wide


@pytest.mark.parametrize("language", Language)
def test_ranking_and_archive_are_whole_on_small_screens_too(
    qtbot: QtBot, house: House, desk: Desk, store: Store, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    speak(house, language)
    painted = PaintedTexts(monkeypatch)
    with opened(qtbot, desk, store) as room:
        for scale in (0.6, 0.69, 0.78, 1.0):
            house.look.use(scale=scale)
            QApplication.processEvents()
            painted.listening = True
            for button in (room.shelf.ranking, room.shelf.archive):
                button.grab()
            painted.listening = False

    assert len(painted.drawn) == 8
    assert painted.shortened == painted.overflowing == []


def test_who_comes_back_to_an_open_list_has_the_shelf_read_once(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, store: Store
) -> None:
    read = list[bool]()
    summaries = store.lists.summaries

    def count(*, archived: bool = False) -> tuple[ListSummary, ...]:
        read.append(archived)
        return summaries(archived=archived)

    monkeypatch.setattr(store.lists, "summaries", count)
    keeper.room.enter()

    assert read == [False]


@pytest.mark.parametrize("archived", [False, True])
def test_the_menu_of_the_list_in_front_opens_without_reading_it(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, store: Store, archived: bool
) -> None:
    """A thousand games would be read for one word: whether it goes into the archive or comes back."""
    monkeypatch.setattr(ListMenu, "popup", lambda *_: None)
    keeper.room.archive(keeper.page.shown.id, archived)
    read = list[ListId]()
    monkeypatch.setattr(store.lists, "open", read.append)
    keeper.click(keeper.page.head.more)

    assert keeper.room.menu.archive.text() == ("Back on the shelf" if archived else "Put into the archive")
    assert read == []


def test_what_is_told_of_a_list_names_its_place_if_it_has_one(keeper: Keeper) -> None:
    model = keeper.room.shelf.model
    role = Qt.ItemDataRole.AccessibleTextRole
    told = {plain(str(model.index(row).data(role))) for row in range(model.rowCount())}

    assert any(one.endswith(" · 24 of 36 · Golden Lion · Ada · Ben · Cem") for one in told)
    assert any(one.endswith(" · 15 games · Annemarie · Ben · Cem · Dua") for one in told)


def test_a_shelf_folded_by_hand_is_so_still_after_the_window_was_narrow(keeper: Keeper) -> None:
    shelf = keeper.room.shelf
    keeper.room.resize(1440, 900)
    keeper.click(shelf.folding.fold)
    keeper.room.resize(1024, 700)
    keeper.room.resize(1440, 900)
    assert shelf.folding.unfold.isVisible()


def test_a_step_of_one_list_leaves_the_lines_of_the_others_alone(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With each game the shelf of a club is read again; its view would measure hundreds of lists for nothing."""
    lines: list[int] = []
    searched: list[str] = []

    def note(search: str, *_texts: str) -> bool:
        searched.append(search)
        return True

    monkeypatch.setattr("skatdesk.ui.scoresheet.list_words.found", note)
    model = keeper.room.shelf.model
    model.dataChanged.connect(lambda first, last: lines.extend(range(first.row(), last.row() + 1)))
    keeper.room.refresh()
    assert lines == []
    keeper.type("2s2⏎")
    assert [model.summaries[row].id for row in lines] == [keeper.page.shown.id]
    assert searched == []
    keeper.room.shelf.field.setText("Ada")
    assert searched == ["Ada"] * 3


def test_who_folds_and_opens_the_shelf_by_key_goes_on_at_the_other_button(keeper: Keeper, qtbot: QtBot) -> None:
    """Not at whatever comes next: another press of the key would open the settlement."""
    folding = keeper.room.shelf.folding
    keeper.room.resize(1440, 900)
    keeper.room.activateWindow()
    folding.fold.setFocus()
    qtbot.waitUntil(folding.fold.hasFocus)

    QTest.keyClick(folding.fold, Qt.Key.Key_Space)
    folded = folding.unfold.hasFocus()
    QTest.keyClick(folding.unfold, Qt.Key.Key_Space)

    assert folded
    assert folding.fold.hasFocus()
