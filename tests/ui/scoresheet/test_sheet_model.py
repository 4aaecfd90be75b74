"""What stands in the sheet: the official columns, the running totals, the line being written."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import DeclaredGame, Entry, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import HOME
from skatdesk.ui.scoresheet.columns import Column, columns_of
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_rows import OpenLine
from skatdesk.ui.sentences import Sentences
from tests.helpers.plain import plain
from tests.helpers.sample_lists import bierlachs, game, pub, thursday
from tests.scoring.builders import begin, declared, due, passed_in, ramsch
from tests.ui.conftest import House


@pytest.fixture
def model(house: House) -> SheetModel:
    """Every change of it is checked against Qt's rules; a breach is a warning, and warnings fail tests."""
    model = SheetModel(house.namer, Sentences(house.namer, house.look), begin(), house.look)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    return model


def written(model: SheetModel, row: int) -> list[str]:
    """A line as it is written."""
    return [plain(str(model.index(row, column).data())) for column in range(model.columnCount())]


def heads(model: SheetModel) -> list[str]:
    return [plain(str(model.headerData(section, Qt.Orientation.Horizontal))) for section in range(model.columnCount())]


def test_columns_are_those_of_the_official_list(model: SheetModel) -> None:
    """rules.md §11.5."""
    model.show_list(begin(), None)

    assert heads(model) == [
        *("No.", "Player", "Game", "Base", "with", "w/o"),
        *("Hand", "Schneider", "ann.", "Schwarz", "ann.", "Ouvert"),
        *("Bid", "+", "−", "Ada", "Ben", "Cem"),
    ]


def test_kontra_and_bock_have_columns_where_the_rules_have_them() -> None:
    assert {Column.KONTRA, Column.BOCK} <= set(columns_of(begin(HOME)))
    assert not {Column.KONTRA, Column.BOCK} & set(columns_of(begin()))


def test_a_line_tells_the_whole_game(model: SheetModel) -> None:
    """Game 10: Ada wins Grand with 1, Schneider, bid 48."""
    model.show_list(thursday()[1], None)

    assert written(model, 9) == [
        *("10", "Ada", "Grand", "24", "1", "", "", "✓", "", "", "", "", "48", "+72", ""),
        *("147", "", ""),
    ]


def test_a_lost_game_stands_in_the_column_of_losses(model: SheetModel) -> None:
    model.show_list(thursday()[1], None)

    assert written(model, 10)[12:15] == ["22", "", "−44"]


def test_null_has_its_whole_value_as_base(model: SheetModel) -> None:
    """23, 35, 46 or 59 (rules.md §11.5)."""
    model.show_list(thursday()[1], None)

    assert [written(model, row)[3] for row in (5, 14, 20)] == ["23", "46", "35"]
    assert written(model, 14)[4:6] == ["", ""]


def test_a_game_passed_in_changes_nothing(model: SheetModel) -> None:
    model.show_list(thursday()[1], None)

    assert written(model, 4)[:3] == ["5", "passed in", ""]
    assert not any(written(model, 4)[3:])


def test_a_ramsch_names_the_points_of_all(model: SheetModel) -> None:
    model.show_list(pub()[1], None)

    assert written(model, 4)[1].startswith("Ramsch · Annemarie 64 · Ben 36 · Cem 20")
    assert written(model, 4)[-4:] == ["−490", "", "", ""]


def test_two_who_lose_a_ramsch_lose_the_same(model: SheetModel) -> None:
    """Who wrote different scores of his own is told by the running points only."""
    sheet = begin(HOME)
    sheet = sheet.with_entry(ramsch(due(sheet), -50, -50, 0))
    model.show_list(sheet.with_entry(ramsch(due(sheet), -50, -40, -30)), None)
    column = model.columns.index(Column.MINUS)

    assert [written(model, row)[column] for row in range(2)] == ["−50", ""]


@pytest.mark.parametrize(
    ("pushes", "virgin", "bock", "told"),
    [(0, None, 2, "Ramsch ·"), (1, None, 1, "Ramsch × 2 ·"), (2, 1, 2, "Ramsch × 8 ·")],
)
def test_a_ramsch_tells_what_doubled_it(
    model: SheetModel, pushes: int, virgin: int | None, bock: int, told: str
) -> None:
    """But for the Bock round, which has a column: 53 points and −212 are no riddle."""
    sheet = begin(HOME)
    factor = 2**pushes * (1 if virgin is None else 2) * bock
    outcome = RamschGame((67, 0, 53), (-67 * factor, 0, 0), pushes, bock, virgin)
    model.show_list(sheet.with_entry(Entry(due(sheet), outcome)), None)

    assert written(model, 0)[1].startswith(told)


def test_the_column_of_bock_rounds_has_the_word_of_the_round(model: SheetModel, house: House) -> None:
    """Not that of the third doubling, which Turkish keeps in German: there the round is called otherwise."""
    model.show_list(pub()[1], None)
    section, across = model.columns.index(Column.BOCK), Qt.Orientation.Horizontal
    heads = {}
    for language in Language:
        house.speak(language)
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        heads[language] = tuple(model.headerData(section, across, role) for role in roles)

    assert heads[Language.ENGLISH] == ("Bock", "Bock round")
    assert heads[Language.GERMAN] == ("Bock", "Bockrunde")
    assert heads[Language.TURKISH] == ("Çift", "Çift puan turu")


def test_a_name_is_text_and_not_markup(model: SheetModel) -> None:
    model.show_list(replace(begin(), players=("Ada", "Ben", "<b>Cem</b>")), None)
    last, across = model.columnCount() - 1, Qt.Orientation.Horizontal

    assert "&lt;b&gt;Cem" in str(model.headerData(last, across, Qt.ItemDataRole.ToolTipRole))
    assert "<b>Cem</b>" in model.as_text()


def test_kontra_and_bock_are_factors(model: SheetModel) -> None:
    model.show_list(pub()[1], None)
    columns = model.columns

    assert written(model, 6)[columns.index(Column.KONTRA)] == "× 4"
    assert written(model, 6)[columns.index(Column.BOCK)] == "× 2"


def test_bierlachs_writes_a_minus_for_everybody_it_concerns(model: SheetModel) -> None:
    """A won game is a minus for all others (rules.md §11.3)."""
    model.show_list(bierlachs()[1], None)

    assert written(model, 0)[-3:] == ["0", "−22", "−22"]
    assert written(model, 2)[-3:] == ["", "", "−88"]


def test_the_tool_tip_derives_the_value(model: SheetModel) -> None:
    model.show_list(thursday()[1], None)

    told = plain(str(model.index(9, 3).data(Qt.ItemDataRole.ToolTipRole)))
    assert "with 1, game 2, Schneider 3, × 24 = 72" in told
    assert "Ada" in told


def test_agreed_values_are_told_as_agreed(model: SheetModel) -> None:
    sheet = begin()
    entry = declared(due(sheet), 0, "S")
    assert isinstance(entry.outcome, DeclaredGame)
    model.show_list(sheet.with_entry(Entry(entry.seating, replace(entry.outcome, agreed=-60))), None)

    assert written(model, 0)[13:15] == ["", "−60"]
    assert "agreed at the table" in model.told(0)


def test_an_empty_line_waits_for_the_next_game(model: SheetModel) -> None:
    model.show_list(thursday()[1], OpenLine())

    assert model.rowCount() == 25
    assert model.open_row == 24
    assert written(model, 24)[:2] == ["25", ""]
    assert model.entry_index(24) is None


def test_what_is_typed_shows_in_the_line_and_nowhere_else(model: SheetModel) -> None:
    """The totals of the list stay what is written."""
    sheet = thursday()[1]
    model.show_list(sheet, OpenLine(entry=game(sheet, (1, "S", 2, "S", 33, 1))))

    assert written(model, 24)[12:] == ["33", "+44", "", "", "206", ""]
    assert model.score_list == sheet


def test_a_game_can_be_written_between_others(model: SheetModel) -> None:
    """Those behind it move on while it is being written."""
    sheet = thursday()[1]
    model.show_list(sheet, OpenLine())
    model.show_list(sheet, OpenLine("insert", 3))

    assert model.open_row == 3
    assert [model.entry_index(row) for row in (2, 3, 4)] == [2, None, 3]
    model.show_list(sheet, OpenLine("insert", 3, game(begin(), (0, "C", 1, "", 18, 1))))
    assert written(model, 3)[:3] == ["4", "Ada", "Clubs"]
    assert written(model, 4)[0] == "5"


def test_a_change_is_previewed_through_all_totals(model: SheetModel) -> None:
    sheet = thursday()[1]
    first = sheet.entries[0]
    lost = declared(first.seating, 0, "S", 1, points=50)
    model.show_list(sheet, OpenLine("change", 0, lost))

    assert written(model, 0)[-3] == "−44"
    assert written(model, 5)[-3] == "−21"
    assert model.rowCount() == 24


def test_lines_close_a_round_when_everybody_has_dealt(model: SheetModel) -> None:
    model.show_list(thursday()[1], None)
    assert [row.number for row in model.rows if row.ends_round] == [3, 6, 9, 12, 15, 18, 21, 24]
    model.show_list(pub()[1], None)
    assert [row.number for row in model.rows if row.ends_round] == [4, 8, 12]


def test_a_list_that_grows_and_shrinks_keeps_its_views(model: SheetModel) -> None:
    """Rows come and go one by one, without a reset."""
    resets: list[object] = []
    sheet = begin()
    model.show_list(sheet, OpenLine())
    model.modelReset.connect(lambda: resets.append(1))
    for entry in (passed_in(due(sheet)), declared(due(sheet), 0, "C"), ramsch(due(sheet), -70, 0, 0)):
        sheet = sheet.with_entry(entry)
        model.show_list(sheet, OpenLine())
    model.show_list(sheet.removed(1), OpenLine())
    model.show_list(sheet.removed(1), None)

    assert resets == []
    assert model.rowCount() == 2


def test_words_follow_language_and_card_names(model: SheetModel, house: House) -> None:
    model.show_list(thursday()[1], None)
    house.speak(Language.GERMAN)
    model.renew()

    assert written(model, 0)[2] == "Pik"


def test_a_game_more_changes_no_line_above_its_own(model: SheetModel) -> None:
    """So the views have no more to do for it in an endless list than in a short one."""
    sheet: ScoreList = replace(begin(), games=None)
    for turn in range(20):
        sheet = sheet.with_entry(declared(due(sheet), turn % 3, "C", 1 + turn % 3))
    model.show_list(sheet, OpenLine())
    changed: list[int] = []
    model.dataChanged.connect(lambda first, last: changed.extend(range(first.row(), last.row() + 1)))

    model.show_list(sheet.with_entry(declared(due(sheet), 0, "C", 1)), OpenLine())

    assert model.rowCount() == 22
    assert set(changed) == {20, 21}


def test_the_games_go_to_other_programs_as_lines_and_columns(model: SheetModel) -> None:
    """With a minus they calculate with, and without the line that is being written."""
    _, sheet = thursday()
    model.show_list(sheet, OpenLine())
    lines = [line.split("\t") for line in model.as_text().splitlines()]

    assert len(lines) == 1 + len(sheet.entries)
    assert lines[0][:4] == ["Number of the game", "Player", "Game", "Base value"]
    assert lines[0][-3:] == ["Ada", "Ben", "Cem"]
    assert lines[3] == [*("3", "Cem", "Diamonds", "9", "", "1", *[""] * 6, "18", "", "-36"), "", "", "-36"]
