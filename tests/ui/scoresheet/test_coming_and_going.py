"""Players who join a list that has begun, and who go before it ends; kept by keys, on the real disk."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.scoring.builders import due
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak


def _details(keeper: Keeper) -> ListDialog:
    keeper.room.ask_for_details(keeper.page.shown.id)
    dialogs = [dialog for dialog in keeper.room.findChildren(ListDialog) if dialog.isVisible()]
    return dialogs[-1]


def _join(keeper: Keeper, name: str = "Dua") -> None:
    dialog = _details(keeper)
    QTest.mouseClick(dialog.table.answers[1], Qt.MouseButton.LeftButton)
    dialog.players[3].setText(name)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)


def _away(keeper: Keeper, answer: int) -> None:
    dialog = _details(keeper)
    dialog.away.setCurrentIndex(answer)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)


def test_a_list_of_three_asks_who_joins(keeper: Keeper) -> None:
    """Every game stays as it was; whoever comes later cannot have dealt the first one."""
    shown = keeper.page.shown
    before = shown.score_list
    dialog = _details(keeper)
    assert dialog.table.isVisible()
    assert not dialog.away.isVisible()
    QTest.mouseClick(dialog.table.answers[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.obstacles == ("Every player needs a name",)
    dialog.players[3].setText("Dua")
    assert dialog.dealer.count() == 3
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    assert shown.score_list == replace(before.joined("Dua"), games=48)
    assert shown.score_list.totals == (*before.totals, 0)


def test_a_list_called_after_its_players_is_called_after_the_fourth_as_well(keeper: Keeper) -> None:
    """Also where a number tells it from the list before; and a name that is put right is right in its title."""
    shown = keeper.page.shown
    for title in ("", "Ada, Ben, Cem (2)"):
        shown.agree(replace(shown.head, title=title), shown.score_list)
        _join(keeper)
        assert shown.head.title == title.replace("Cem", "Cem, Dua")
        shown.undo()

    dialog = _details(keeper)
    dialog.players[1].setText("Bea")
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert plain(keeper.page.head.headline.title) == "Ada, Bea, Cem (2)"


@pytest.mark.parametrize("games", [24, 25, 30])
def test_a_length_that_was_agreed_stays_when_a_fourth_joins(keeper: Keeper, games: int) -> None:
    """Also one by which not everybody deals equally often: whoever comes later does not anyway."""
    shown = keeper.page.shown
    shown.agree(shown.head, replace(shown.score_list, games=games))
    _join(keeper)

    assert (len(shown.score_list.players), shown.score_list.games) == (4, games)


def test_whoever_makes_it_four_types_the_name_at_once(keeper: Keeper) -> None:
    """Not where others are still nameless: they come first."""
    dialog = _details(keeper)
    three, four = dialog.table.answers
    dialog.players[0].setText("")
    QTest.mouseClick(four, Qt.MouseButton.LeftButton)
    assert dialog.focusWidget() is not dialog.players[3]

    QTest.mouseClick(three, Qt.MouseButton.LeftButton)
    dialog.players[0].setText("Ada")
    QTest.mouseClick(four, Qt.MouseButton.LeftButton)
    assert dialog.focusWidget() is dialog.players[3]
    dialog.reject()


def test_who_goes_home_is_away_from_the_next_game_on(keeper: Keeper) -> None:
    """Without Ben it is Cem's turn to deal, and he plays."""
    _join(keeper)
    joined = keeper.page.shown.score_list
    _away(keeper, 2)

    assert keeper.page.shown.score_list == replace(joined, away=1) == keeper.kept()
    assert due(keeper.page.shown.score_list).places == (3, 0, 2)
    again = _details(keeper)
    assert not again.table.isVisible()
    assert [again.away.itemText(at) for at in range(again.away.count())] == ["Nobody", "Ada", "Ben", "Cem", "Dua"]
    assert again.away.currentText() == "Ben"


def test_nobody_is_away_when_a_list_begins(keeper: Keeper, house: House, qtbot: QtBot) -> None:
    last = replace(keeper.page.shown.score_list.joined("Dua"), away=1)
    dialog = ListDialog(house.look, keeper.page.shown.head, last, ())
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.away.isVisible()
    with qtbot.waitSignal(dialog.answered) as told:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    assert told.args[1].away is None


def test_a_fourth_joins_and_plays(keeper: Keeper, qtbot: QtBot) -> None:
    """After 24 games of three: Dua plays the first, deals the second, and every step can be taken back."""
    shown = keeper.page.shown
    before = shown.score_list
    _join(keeper)
    assert len(keeper.page.model.players) == 4
    assert keeper.kept() == shown.score_list
    keeper.room.activateWindow()
    qtbot.waitUntil(keeper.room.isActiveWindow)
    keeper.page.entry.refocus()
    keeper.type("4c1⏎")
    keeper.type("1s2⏎")

    joined = shown.score_list
    assert [entry.seating.sitting_out for entry in joined.entries[-3:]] == [None, 2, 3]
    assert [tally.won for tally in joined.tallies] == [
        before.tallies[0].won + 1,
        *(t.won for t in before.tallies[1:]),
        1,
    ]
    assert keeper.kept() == joined
    while shown.undo():
        pass
    assert shown.score_list == before == keeper.kept()
    assert [line.what for line in shown.history()[-6:]] == ["head", "added", "added", "undone", "undone", "undone"]


@pytest.mark.parametrize(("key", "told"), [(Qt.Key.Key_F2, "h"), (Qt.Key.Key_F2, "h3"), (Qt.Key.Key_Insert, "2s2")])
def test_a_correction_that_was_begun_goes_on_when_a_fourth_joins(
    keeper: Keeper, qtbot: QtBot, key: Qt.Key, told: str
) -> None:
    """He was away in that game as in all of them."""
    shown = keeper.page.shown
    keeper.point_at(2)
    keeper.key(key)
    keeper.type(told)
    steps, kind = len(keeper.page.entry.begun), keeper.page.writing.line.kind
    _join(keeper)
    joined = shown.score_list
    assert (keeper.page.writing.line.kind, len(keeper.page.entry.begun)) == (kind, steps)
    assert keeper.store.lists.open(shown.id).correction == shown.correction is not None

    keeper.room.activateWindow()
    qtbot.waitUntil(keeper.room.isActiveWindow)
    keeper.page.entry.refocus()
    keeper.type("⏎")
    entry = shown.score_list.entries[2]
    assert entry.seating == joined.entries[2].seating
    assert entry != joined.entries[2]
    assert keeper.kept() == shown.score_list


def test_who_is_away_cannot_be_entered(keeper: Keeper) -> None:
    _join(keeper)
    _away(keeper, 2)
    keeper.page.entry.refocus()
    keeper.type("2")

    assert keeper.page.shown.score_list.away == 1
    assert not keeper.page.entry.begun
    barred = keeper.page.entry.game_inputs.declarer.segments[1]
    assert not barred.isEnabled()
    assert barred.toolTip() == "Whoever is away does not play this game"


@pytest.mark.parametrize("language", list(Language))
def test_the_sheet_tells_who_is_away(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    speak(house, language)
    keeper.room.resize(1920, 1080)
    _join(keeper)
    _away(keeper, 1)
    painted = PaintedTexts(monkeypatch)
    painted.listening = True
    keeper.page.view.horizontalHeader().grab()
    painted.listening = False
    with_ada_away = {shown.text for shown in painted.drawn}
    _away(keeper, 0)
    painted.drawn.clear()
    painted.listening = True
    keeper.page.view.horizontalHeader().grab()
    painted.listening = False

    assert len(with_ada_away - {shown.text for shown in painted.drawn}) == 1
    assert not painted.overflowing
