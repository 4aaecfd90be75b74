"""A Ramsch entered through the panel, by the rules of the list."""

import csv
import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import HOME, TCHIBO, RuleSet
from skatdesk.skat.seats import Seating
from tests.scoring.builders import CASES, NAMES, begin, declared, listed
from tests.ui.scoresheet.entry.conftest import Keeper, barred

RAMSCH = 6
PUSHING = replace(HOME, name="custom", schieberamsch=True)
OWN_POINTS = replace(HOME, name="custom", ramsch_score="own", ramsch_jungfrau=False, ramsch_durchmarsch=0)

SEATS = "FMR"


def rows() -> list[dict[str, str]]:
    with CASES.with_name("ramsch.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def sheet_of(row: dict[str, str]) -> ScoreList:
    """Cem deals first: forehand is Ada, so that places and seats have one order."""
    rules = RuleSet.from_dict({"base": "home", **json.loads(row["rules"])})
    if int(row["pushes"]):
        rules = replace(rules, name="custom", schieberamsch=True)
    if row["bock_factor"] == "2":
        first = declared(Seating(3, 1), 2, "C", bid=0, points=60, rules=rules)
        return listed(begin(rules, 3, 1), [first])
    return begin(rules, 3, 2)


def enter(keeper: Keeper, row: dict[str, str]) -> None:
    """Tells the card points as they lie at the end, and what the rules ask besides."""
    inputs = keeper.panel.ramsch_inputs
    points, tricks = ([int(text) for text in row[column].split()] for column in ("points", "tricks"))
    keeper.click(keeper.panel.game_inputs.game, RAMSCH)
    rules = keeper.list.rules
    if inputs.skat.isVisible():
        inputs.skat.edit.setFocus()
        keeper.type(row["skat"])
    elif rules.ramsch_skat_to == "last" or rules.ramsch_score == "own":
        points[SEATS.index(row["last_trick"])] += int(row["skat"])
    if 10 in tricks and inputs.march.isVisible():
        keeper.click(inputs.march, tricks.index(10))
    else:
        for field, own in zip(inputs.points, points, strict=False):
            field.edit.setFocus()
            keeper.type(str(own))
    if tricks.count(0) == 1 and inputs.virgin.isVisible():
        keeper.click(inputs.virgin, tricks.index(0))
    if inputs.last_trick.isVisible():
        keeper.click(inputs.last_trick, SEATS.index(row["last_trick"]))
    if int(row["pushes"]):
        keeper.click(inputs.pushes, int(row["pushes"]) - 1)
    keeper.type("⏎")


def test_every_ramsch_case(keeper: Keeper) -> None:
    wrong = {}
    for row in rows():
        keeper.sit_down(sheet_of(row))
        keeper.entered.clear()
        enter(keeper, row)
        found = keeper.last.scores if keeper.entered else None
        if found != tuple(map(int, row["scores"].split())):
            wrong[row["id"]] = (found, row["scores"], keeper.said)

    assert wrong == {}


def test_two_numbers_are_enough_for_three_players(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))

    keeper.type("r50⇥40")

    assert keeper.panel.ramsch_inputs.points[2].edit.placeholderText() == "30"
    assert keeper.said == "Ramsch · 50 points · Ada then −50"
    keeper.type("⏎")
    assert keeper.last.scores == (-50, 0, 0)


def test_in_the_quick_entry_too(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))

    keeper.type("/r 70 50 v3⏎")

    assert keeper.last.scores == (-140, 0, 0)


def test_points_must_come_to_120(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("r50⇥40⇥31⏎")

    assert keeper.entered == []
    assert keeper.said == "Ramsch · −1 left of 120 · The card points of all must come to 120"
    assert keeper.panel.outcome.won.toolTip() == "The card points of all must come to 120"
    keeper.type("⌫0⏎")
    assert keeper.last.scores == (-50, 0, 0)


def test_who_has_points_is_no_virgin(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("r70⇥50")

    virgin = keeper.panel.ramsch_inputs.virgin
    assert set(barred(virgin)) == {"Virgin: Ada", "Virgin: Ben"}
    assert set(barred(virgin).values()) == {"Whoever has card points has a trick"}
    keeper.click(virgin, 2)
    assert "Virgin for Cem, 2 × 70 = 140" in keeper.said


def test_the_dealer_of_four_takes_no_part(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME, 4))
    keeper.type("r")
    inputs = keeper.panel.ramsch_inputs

    assert [field.isVisible() for field in inputs.points] == [False, True, True, True]
    assert inputs.points[1].edit.hasFocus()
    keeper.type("60⇥60⏎")
    assert keeper.last.scores == (0, -60, -60, 0)


def test_where_everybody_writes_own_points_nothing_else_is_asked(keeper: Keeper) -> None:
    keeper.sit_down(ScoreList.begin(NAMES[:3], TCHIBO))
    keeper.type("r50⇥40")
    inputs = keeper.panel.ramsch_inputs

    assert not any(group.isVisible() for group in (inputs.virgin, inputs.march, inputs.pushes, inputs.skat))
    keeper.type("⏎")
    assert keeper.last.scores == (-50, -40, -30)


@pytest.mark.parametrize(
    ("rules", "text", "said"),
    [
        (HOME, "r h", "h means nothing here. Type v Virgin, m March"),
        (HOME, "r 40 40 40 5", "5 means nothing here. Type v Virgin, m March"),
        (PUSHING, "r h", "h means nothing here. Type v Virgin, m March, x Pushed on"),
        (OWN_POINTS, "r h", "h means nothing here. Type Card points"),
        (HOME, "r v", "A player must follow v: 1 Ada, 2 Ben, 4 Dua"),
        (HOME, "r v 9", "A player must follow v: 1 Ada, 2 Ben, 4 Dua"),
        (HOME, "r m Zoe", "A player must follow m: 1 Ada, 2 Ben, 4 Dua"),
        (HOME, "r v 3", "The dealer sits out this game. If somebody else dealt, click that name above"),
        (HOME, "q", "q is not a player. Begin with 1 Ada, 2 Ben, 4 Dua"),
    ],
)
def test_quick_entry_offers_what_a_ramsch_has_and_who_plays_it(
    keeper: Keeper, rules: RuleSet, text: str, said: str
) -> None:
    """Cem deals and sits out."""
    keeper.sit_down(begin(rules, 4, 2))
    keeper.type("/" + text)

    assert keeper.said == said


def test_another_game_may_be_chosen_after_all(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("r50")
    keeper.click(keeper.panel.game_inputs.game, 0)
    keeper.type("12⏎")

    assert keeper.last.scores == (36, 0, 0)


@pytest.mark.parametrize("key", ["c", "l", "."])
def test_letters_do_nothing_in_a_ramsch(keeper: Keeper, key: str) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("r50⇥40" + key + "⏎")

    assert keeper.last.scores == (-50, 0, 0)


@pytest.mark.parametrize("rules", [HOME, TCHIBO])
@pytest.mark.parametrize("width", [960, 1160, 1800])
def test_nothing_jumps_when_a_ramsch_is_chosen(keeper: Keeper, rules: RuleSet, width: int) -> None:
    """The choice of the game keeps its place under the mouse, and the panel its height, there and back."""
    keeper.window.resize(width, 420)
    keeper.sit_down(ScoreList.begin(NAMES[:3], rules))
    for _ in range(4):  # the narrower inputs are laid out anew
        QCoreApplication.processEvents()
    games, panel = keeper.panel.game_inputs.game, keeper.panel
    before = games.geometry(), panel.height()

    for game in (RAMSCH, 0):
        keeper.click(games, game)
        QCoreApplication.processEvents()
        assert (games.geometry(), panel.height()) == before
        assert games.segments[game].isChecked()
