"""Every worked value case a physical game can have, entered through the panel."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import profile
from skatdesk.skat.seats import Seating
from skatdesk.ui.scoresheet.entry.game_inputs import BOCK, EXTRAS, LEVELS
from tests.scoring.builders import NAMES, cases, declared
from tests.ui.scoresheet.entry.conftest import Keeper

Case = dict[str, str]

GAMES = "CSHDGN"
MARKS = {
    "hand": "hand",
    "schneider_announced": "schneider_announced",
    "schwarz_announced": "schwarz_announced",
    "ouvert": "ouvert",
    "defenders_schneider_announced": "defence_schneider",
    "defenders_schwarz_announced": "defence_schwarz",
}


def sheet_of(case: Case) -> ScoreList:
    """A list by the rules of the case, in a Bock round where the case is."""
    rules = profile(case["profile"])
    if int(case["kontra_factor"]) > 2**rules.kontra_levels:
        rules = replace(rules, name="custom", kontra_levels=4)
    sheet = ScoreList.begin(NAMES[:3], rules)
    if case["bock_factor"] == "2":
        sheet = sheet.with_entry(declared(Seating(3, 0), 2, "C", bid=0, points=60, rules=rules))
    return sheet


def levels_of(case: Case) -> list[str]:
    """Announced levels, and Schneider or Schwarz where the play came to them."""
    marks = [mark for column, mark in MARKS.items() if case[column] == "1"]
    points, tricks = int(case["declarer_points"]), int(case["declarer_tricks"])
    if case["game"] != "N":
        if tricks in (0, 10):
            marks.append("schwarz")
        elif not 30 < points < 90:
            marks.append("schneider")
    return marks


def by_mouse(keeper: Keeper, case: Case) -> None:
    inputs, outcome = keeper.panel.game_inputs, keeper.panel.outcome
    keeper.click(inputs.declarer, 1)
    keeper.click(inputs.game, GAMES.index(case["game"]))
    matadors = int(case["matadors"])
    if matadors:
        keeper.click(inputs.direction, int(matadors < 0))
        if abs(matadors) > 4:
            inputs.more_matadors.edit.setFocus()
            keeper.type(str(abs(matadors)))
        elif abs(matadors) > 1:
            keeper.click(inputs.count, abs(matadors) - 1)
    if "1" in (case["defenders_schneider_announced"], case["defenders_schwarz_announced"]):
        keeper.press(outcome.more)
    for mark in levels_of(case):
        group, marks = (inputs.levels, LEVELS) if mark in LEVELS else (inputs.extras, EXTRAS)
        segment = [item.value for item in marks].index(mark)
        if not group.segments[segment].isChecked():
            keeper.click(group, segment)
    inputs.bid.edit.setFocus()
    keeper.type(case["bid"])
    doublings = int(case["kontra_factor"]).bit_length() - 1
    if doublings:
        keeper.click(inputs.kontra, doublings - 1)
    keeper.press(outcome.won if case["won"] == "1" else outcome.lost)


LETTERS = {"hand": "h", "schneider": "s", "schwarz": "z", "ouvert": "u"}


def additions(case: Case) -> str:
    """The letters after the matadors; what is announced contains Hand where the rules say so."""
    marks = levels_of(case)
    letters = [LETTERS[mark] for mark in ("hand", "ouvert") if mark in marks]
    if "ouvert" not in marks or case["profile"] != "isko":
        letters += ["a"] if "schneider_announced" in marks else []
        letters += ["za"] if "schwarz_announced" in marks else []
    for mark in ("schneider", "schwarz"):
        announced = f"{mark}_announced" in marks or "schwarz_announced" in marks
        letters += [LETTERS[mark]] if mark in marks and not announced else []
    return "".join(letters) + "k" * (int(case["kontra_factor"]).bit_length() - 1)


def by_keys(keeper: Keeper, case: Case) -> None:
    matadors = int(case["matadors"])
    run = f"{'-' if matadors < 0 else '+'}{abs(matadors)}" if matadors else ""
    keeper.type(f"2{case['game'].lower()}{run}{additions(case)}b{case['bid']}")
    keeper.type("w" if case["won"] == "1" else "l")


def by_line(keeper: Keeper, case: Case) -> None:
    matadors = int(case["matadors"])
    run = f"{'o' if matadors < 0 else 'w'}{abs(matadors)}" if matadors else ""
    end = "+" if case["won"] == "1" else "-"
    keeper.panel.quick.edit.insert(f"B{case['game']} {run}{additions(case)}b{case['bid']}{end}")  # as if pasted
    keeper.panel.quick.edit.setFocus()
    keeper.type("⏎")


@pytest.mark.parametrize("enter", [by_mouse, by_keys, by_line])
def test_every_value_case(keeper: Keeper, enter: Callable[[Keeper, Case], None]) -> None:
    """What the defenders announce has no letter: those cases are entered by mouse."""
    wrong = {}
    counted = 0
    for case in cases():
        if enter is not by_mouse and "1" in (
            case["defenders_schneider_announced"],
            case["defenders_schwarz_announced"],
        ):
            continue
        keeper.sit_down(sheet_of(case))
        keeper.entered.clear()
        enter(keeper, case)
        counted += 1
        game = keeper.last.declared if keeper.entered else None
        found = None if game is None else (game.valuation.value, game.score, game.valuation.overbid)
        stated = (int(case["value"]), int(case["score"]), case["overbid"] == "1")
        if found != stated:
            wrong[case["id"]] = (found, stated, keeper.said)

    assert wrong == {}
    assert counted == (105 if enter is by_mouse else 102)


def test_a_bock_round_can_be_entered_where_the_list_expects_none(keeper: Keeper) -> None:
    keeper.sit_down(ScoreList.begin(NAMES[:3], profile("home")))

    keeper.type("1g2.")
    keeper.click(keeper.panel.game_inputs.remarks, BOCK)
    keeper.type("⏎")

    assert keeper.score == 144
