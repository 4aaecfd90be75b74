"""Everybody of several lists in one table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.ranking import ListResult, Sitter, ranking
from skatdesk.scoring.standings import Tally
from skatdesk.store.records import ListId, ListSummary
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.ranking_dialog import RankingDialog
from skatdesk.ui.scoresheet.room import ScoreSheetRoom
from skatdesk.ui.sentences import Sentences
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.sample_lists import thursday
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak


def opened_dialog(keeper: Keeper) -> RankingDialog:
    keeper.click(keeper.room.shelf.ranking)
    return keeper.room.findChildren(RankingDialog)[-1]


def lines(dialog: RankingDialog) -> list[list[str]]:
    model = dialog.model
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[plain(model.item(row, column).text()) for column in columns] for row in rows]


def test_a_folded_shelf_leads_to_it_too(keeper: Keeper) -> None:
    keeper.room.shelf.folding.set_folded(True)
    assert not keeper.room.shelf.ranking.isVisible()
    keeper.click(keeper.room.shelf.ranking_folded)

    assert keeper.room.findChildren(RankingDialog)
    keeper.room.shelf.folding.set_folded(False)
    assert not keeper.room.shelf.ranking_folded.isVisible()


@pytest.mark.parametrize(
    ("search", "days"), [("", " · 28 Oct 2026 to 19 Nov 2026"), ("thursday", " · 19 Nov 2026"), ("damaged", "")]
)
def test_a_day_that_cannot_be_understood_is_none_of_the_days(keeper: Keeper, search: str, days: str) -> None:
    """Of the list whose day it is the games are known."""
    head, sheet = thursday()
    damaged = keeper.store.lists.begin(replace(head, title="Damaged"), sheet)
    with keeper.store.lists._database.writing() as sql:
        sql.execute("UPDATE lists SET date = 'today' WHERE id = ?", (damaged,))
    keeper.room.refresh()
    keeper.room.shelf.field.setText(search)
    about = plain(opened_dialog(keeper).about.text())

    assert about[about.index("list") :].removeprefix("lists").removeprefix("list") == days


def test_two_evenings_of_three_are_one_table(keeper: Keeper) -> None:
    """588, 532 and 429 on Thursday, twice; the search chooses what is put together."""
    head, sheet = thursday()
    keeper.store.lists.begin(replace(head, date="2026-11-26"), sheet)
    keeper.room.refresh()
    keeper.room.shelf.field.setText("thursday")

    dialog = opened_dialog(keeper)

    assert plain(dialog.about.text()) == "2 lists · 19 Nov 2026 to 26 Nov 2026"
    assert lines(dialog) == [
        ["1.", "Ada", "2", "14 / 2", "336", "1,176", "588.0", "588"],
        ["2.", "Ben", "2", "12 / 2", "324", "1,064", "532.0", "532"],
        ["3.", "Cem", "2", "10 / 4", "398", "858", "429.0", "429"],
    ]
    dialog.close()


def test_the_classic_list_ranks_otherwise_and_is_copied_with_one_number_in_each_column(keeper: Keeper) -> None:
    """A spreadsheet takes 5 / 2 for a day."""
    keeper.room.shelf.field.setText("thursday")
    dialog = opened_dialog(keeper)
    keeper.click(dialog.system.answers[1])
    keeper.click(dialog.copy)

    assert [line[:2] for line in lines(dialog)] == [["1.", "Cem"], ["2.", "Ada"], ["3.", "Ben"]]
    assert dialog.copy.text() == "Copied"
    assert QGuiApplication.clipboard().text().splitlines()[:2] == [
        "Place\tPlayer\tLists\tWon\tLost\tGame points\tTotal\tAverage\tBest list",
        "1.\tCem\t1\t5\t2\t199\t199\t199.0\t199",
    ]
    keeper.key(Qt.Key.Key_Escape)


def test_who_was_there_once_may_be_first_by_average(keeper: Keeper) -> None:
    head, sheet = thursday()
    keeper.store.lists.begin(replace(head, date="2026-11-26"), replace(sheet, players=("Dua", "Ben", "Cem")))
    keeper.room.refresh()
    keeper.room.shelf.field.setText("thursday")
    dialog = opened_dialog(keeper)
    assert [line[1] for line in lines(dialog)] == ["Ben", "Cem", "Ada", "Dua"]

    keeper.click(dialog.order.answers[1])

    assert [line[:2] for line in lines(dialog)] == [["1.", "Ada"], ["1.", "Dua"], ["3.", "Ben"], ["4.", "Cem"]]
    dialog.close()


def test_without_games_there_is_nothing_to_rank(empty_room: ScoreSheetRoom) -> None:
    assert not empty_room.shelf.ranking.isEnabled()


@pytest.mark.parametrize("scale", [0.78, 1.0])
@pytest.mark.parametrize("language", list(Language))
def test_everything_is_whole_in_every_language(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, scale: float
) -> None:
    house.look.use(scale=scale)
    head, sheet = thursday()
    keeper.store.lists.begin(head, replace(sheet, players=("Annemarie Schmidt-Wagner", "Ben", "Cem")))
    keeper.room.refresh()
    speak(house, language)
    dialog, painted = opened_dialog(keeper), PaintedTexts(monkeypatch)
    QApplication.processEvents()
    painted.listening = True
    dialog.grab()
    keeper.room.shelf.grab()
    painted.listening = False

    assert painted.shortened == painted.overflowing == []
    dialog.close()


def test_a_computer_player_is_told_by_its_level_where_somebody_else_is_called_so(house: House) -> None:
    tallies = (Tally(total=30), Tally(total=20), Tally(total=10))
    both = ranking([ListResult((Sitter("Ben"), Sitter("Ben", "expert"), Sitter("Cem", "club")), tallies)])
    words = ListWords(Sentences(house.namer, house.look), house.look)
    head = ListHead("", "", "2026-11-19")
    summary = ListSummary(ListId(1), head, ("Ben", "Ben", "Cem"), "seeger", 3, 36, archived=False, is_over=False)
    dialog = RankingDialog(house.look, words, [summary], (both, both), seeger=True)

    assert [line[1] for line in lines(dialog)] == ["Ben", "Ben, Expert", "Cem"]
    dialog.deleteLater()
