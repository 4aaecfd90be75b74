"""The list as a Qt model, and its totals."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from skatdesk.i18n.bidi import isolate
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, ListSystem
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.columns import Columns
from skatdesk.ui.dock.footer_model import FooterModel
from skatdesk.ui.dock.list_model import FIRST_PLAYER, GAME, NUMBER, ListModel, Running
from skatdesk.ui.dock.list_view import ListView
from skatdesk.ui.look.figures import least_room
from skatdesk.ui.look.tokens import SMALL
from tests.helpers.plain import plain
from tests.scoring.builders import begin, declared, due, passed_in
from tests.ui.dock.conftest import games, watch


@pytest.fixture
def model(desk: Desk) -> ListModel:
    return ListModel(desk.sentences, desk.look)


def texts(model: ListModel, row: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    found = [model.data(model.index(row, column), role) for column in range(model.columnCount())]
    return [plain(text) if isinstance(text, str) else text for text in found]


@pytest.mark.parametrize("size", [3, 4])
def test_model_keeps_the_rules_of_qt(size: int, model: ListModel) -> None:
    """Through everything that can happen to a list."""
    sheet = games(HOME, size)
    watch(model)
    growing = begin(HOME, size)
    model.show_list(growing, 0)
    model.show_running(Running())
    for entry in sheet.entries:
        growing = growing.with_entry(entry)
        model.show_list(growing, 0)
        model.show_running(Running(Contract(Game.CLUBS), 2))
        model.show_running(None)
    model.show_list(sheet.removed(2), 0)
    model.show_list(sheet, 1)


def test_players_stand_clockwise_and_the_reader_last(model: ListModel) -> None:
    model.show_list(games(), 0)
    heads = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(model.columnCount())]

    assert heads == ["#", "", isolate("Ben"), isolate("Cem"), isolate("Ada")]
    model.show_list(games(), 1)
    assert model.order == (2, 0, 1)
    model.show_list(games(), None)
    assert model.order == (0, 1, 2)


def test_row_tells_game_and_changes(model: ListModel) -> None:
    model.show_list(games(), 0)

    assert texts(model, 0) == ["1", "Spades", "+66", "", ""]
    assert texts(model, 2) == ["3", "Diamonds", "", "−108", ""]
    assert texts(model, 4) == ["5", "passed in", "", "", ""]
    assert texts(model, 6) == ["7", "Clubs Hand", "+96", "", ""]
    assert texts(model, 7)[:2] == ["8", "Ramsch"]


def test_tool_tip_derives_the_score(model: ListModel) -> None:
    model.show_list(games(), 0)

    [tip] = {tip for tip in texts(model, 2, Qt.ItemDataRole.ToolTipRole) if isinstance(tip, str)}
    description = texts(model, 2, Qt.ItemDataRole.AccessibleDescriptionRole)[0]

    lines = tip.removeprefix('<div dir="ltr">').removesuffix("</div>").split("<br>")
    assert lines == [
        "Cem: Diamonds",
        "with 2, game 3, × 9 = 27",
        "lost, 2 × 27 = 54",
        "Kontra, 2 × 54 = 108",
        "score −108",
    ]
    assert description == "; ".join(lines)


def test_names_are_text_and_not_markup(model: ListModel) -> None:
    sheet = games()
    model.show_list(replace(sheet, players=("Ada", "Ben", "<b>Cem</b>")), 0)

    assert "&lt;b&gt;Cem" in str(texts(model, 2, Qt.ItemDataRole.ToolTipRole)[0])
    last, across = FIRST_PLAYER + model.names.index("<b>Cem</b>"), Qt.Orientation.Horizontal
    assert "&lt;b&gt;Cem" in str(model.headerData(last, across, Qt.ItemDataRole.ToolTipRole))
    assert plain(str(model.headerData(last, across))) == "<b>Cem</b>"


@pytest.mark.parametrize(
    ("system", "changes"),
    [("classic", ["+66", "", ""]), ("seeger", ["+66", "", ""]), ("bierlachs", ["", "−66", "−66"])],
)
def test_changes_are_those_written_on_paper(system: ListSystem, changes: list[str], model: ListModel) -> None:
    """Seeger-Fabian's bonuses are added below the list, not game by game."""
    model.show_list(replace(games(), system=system), 0)

    assert texts(model, 0)[FIRST_PLAYER:] == changes


def test_running_game_is_the_last_row(model: ListModel) -> None:
    model.show_list(games(), 0)

    model.show_running(Running())
    waiting = texts(model, 8)
    model.show_running(Running(Contract(Game.CLUBS, hand=True), 2))
    announced = texts(model, 8)
    model.show_running(None)

    assert waiting == ["9", "…", "", "", ""]
    assert announced == ["9", "Clubs Hand", "", "", ""]
    assert model.rowCount() == 8


def test_views_hear_only_of_what_is_new(model: ListModel, qtbot: QtBot) -> None:
    sheet = games()
    model.show_list(sheet, 0)
    model.show_running(Running())
    longer = sheet.with_entry(passed_in(due(sheet)))

    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged) as changed:
        model.show_list(longer, 0)
    with qtbot.assertNotEmitted(model.dataChanged):
        model.show_list(longer, 0)
        model.show_running(Running())

    top_left: QModelIndex = changed.args[0]
    assert top_left.row() == 8


@pytest.mark.parametrize(("size", "ends"), [(3, [2, 5]), (4, [3, 7])])
def test_round_ends_when_everybody_has_dealt(size: int, ends: list[int], model: ListModel) -> None:
    model.show_list(games(HOME, size), 0)

    assert [row for row, shown in enumerate(model.rows) if shown.ends_round] == ends


def test_grand_hand_in_a_ramsch_round_does_not_end_the_round(model: ListModel) -> None:
    """The same dealer deals again, so two entries have the same number (rules.md §12.3)."""
    rules = replace(HOME, bock_ramsch_round=True)
    sheet = begin(rules)
    sheet = sheet.with_entry(declared(due(sheet), due(sheet).places[0], "C", points=60, tricks=5, rules=rules))
    for _ in range(3):
        sheet = sheet.with_entry(passed_in(due(sheet)))
    deal = sheet.next_deal
    assert deal is not None
    assert deal.ramsch_round
    grand = declared(due(sheet), due(sheet).places[0], "G", hand=True, rules=rules)
    model.show_list(sheet.with_entry(grand).with_entry(passed_in(due(sheet))), 0)

    numbers = [row.number for row in model.rows]

    assert numbers == [1, 2, 3, 4, 5, 5]
    assert [row.ends_round for row in model.rows] == [False, False, True, False, False, False]


# ------------------------------------------------------------------ totals


def lines(sheet: ScoreList, model: FooterModel) -> dict[str, list[str]]:
    model.show_list(sheet, (1, 2, 0))
    return {plain(line.label): [plain(value) for value in line.values] for line in model.lines}


def figure(text: str) -> int:
    return int(text.replace("−", "-").replace(",", "").replace("+", ""))


@pytest.mark.parametrize("size", [3, 4])
def test_totals_of_seeger_fabian_add_up(size: int, desk: Desk) -> None:
    model = FooterModel(desk.look)
    sheet = replace(games(HOME, size), system="seeger")
    model.show_list(sheet, tuple(range(size)))

    points, won_lost, own, others, total = (line.values for line in model.lines)

    for place in range(size):
        won, lost = map(int, re.findall(r"\d+", plain(won_lost[place])))
        assert figure(own[place]) == 50 * (won - lost)
        assert figure(points[place]) + figure(own[place]) + figure(others[place]) == figure(total[place])
        assert figure(total[place]) == sheet.totals[place]
    assert model.title() == "Seeger-Fabian"
    assert model.lines[3].label == f"Others lost × {40 if size == 3 else 30}"


@pytest.mark.parametrize(
    ("system", "limit", "title"),
    [("classic", None, "Classic list"), ("bierlachs", None, "Bierlachs"), ("bierlachs", 301, "Bierlachs to −301")],
)
def test_other_systems_have_running_totals_only(system: ListSystem, limit: int | None, title: str, desk: Desk) -> None:
    model = FooterModel(desk.look)
    sheet = replace(games(HOME), system=system, bierlachs_limit=limit)

    found = lines(sheet, model)

    assert list(found) == ["Total"]
    assert [figure(text) for text in found["Total"]] == [sheet.totals[place] for place in (1, 2, 0)]
    assert model.title() == title


def test_totals_keep_the_rules_of_qt(desk: Desk) -> None:
    model = FooterModel(desk.look)
    watch(model)
    for rules in (ISKO, HOME):
        model.show_list(games(rules), (1, 2, 0))


# ------------------------------------------------------------------ columns


@pytest.mark.parametrize("scale", [0.6, 0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("words", [0, 40, 400])
def test_columns_stay_inside_the_dock(scale: float, players: int, words: float, desk: Desk) -> None:
    desk.look.use(scale=scale)
    columns = Columns.fit(desk.look, players, words)

    assert columns.label + players * columns.player <= desk.look.dock_width - desk.look.px(16)
    assert columns.player >= desk.look.px(42)
    assert columns.game >= desk.look.px(40)


@pytest.mark.parametrize("scale", [0.6, 0.69, 1.0, 1.5])
@pytest.mark.parametrize("label", [0, 400])
def test_players_have_room_for_the_figures_of_the_totals(scale: float, label: int, desk: Desk) -> None:
    """A long label gives way; small type does not shrink with its column."""
    desk.look.use(scale=scale)
    figure = least_room(desk.look, "9\u2009−\u20099")
    columns = Columns.fit(desk.look, 3, 0, label, figure)

    assert columns.player >= figure
    assert columns.label + 3 * columns.player <= desk.look.dock_width - desk.look.px(16)


def test_columns_are_numbered_as_they_are_painted(model: ListModel) -> None:
    model.show_list(games(), 0)

    assert (NUMBER, GAME, FIRST_PLAYER) == (0, 1, 2)
    assert model.columnCount() == FIRST_PLAYER + 3


@pytest.mark.parametrize("scale", [0.78, 1.0])
def test_common_names_are_whole(scale: float, desk: Desk, model: ListModel, qtbot: QtBot) -> None:
    """Small type does not shrink with its column; the label of the totals gives way."""
    desk.look.use(scale=scale)
    view = ListView(desk.look, desk.namer, model)
    qtbot.addWidget(view)
    view.reserve(400, 0)
    model.show_list(replace(games(), players=("Ada", "Ben", "Clara")), 0)
    letters = QFontMetricsF(desk.look.font(SMALL, bold=True)).horizontalAdvance("Clara")

    assert view.columns.player >= letters + desk.look.px(4)
